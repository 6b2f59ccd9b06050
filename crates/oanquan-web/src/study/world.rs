//! The game in the world: what is known of it, and where that is written.

use oanquan_study::world::{RHYME, SECTIONS, SOURCES, Source, WITH_RHYME};
use oanquan_view::prelude::*;
use oanquan_words::{Language, Study};

use super::{Desk, Topic};

/// The page.
pub(super) fn page(desk: Desk) -> View {
    let study = desk.study;
    view! {
        <div class="world" data-testid="world">
            {SECTIONS.iter().map(|section| part(study, section)).collect_view()}
            <p><a href=Topic::Rules.hash() data-testid="world-rules">{move || study.get().world_rules()}</a></p>
            <section>
                <h3>{move || study.get().world_sources()}</h3>
                <ul class="world-sources">{SOURCES.iter().map(|source| written(study, source)).collect_view()}</ul>
            </section>
        </div>
    }
    .into_view()
}

fn part(study: Signal<Study>, section: &'static str) -> View {
    let rhyme = (section == WITH_RHYME).then(|| rhyme(study));
    view! {
        <section data-testid=format!("world-{section}")>
            <h3>{move || study.get().world_title(section)}</h3>
            <p>{move || study.get().world_text(section)}</p>
            {rhyme}
        </section>
    }
    .into_view()
}

/// The rhyme in Vietnamese, and what it means for those who read another language.
fn rhyme(study: Signal<Study>) -> View {
    let lines = RHYME.map(|line| view! { <span>{line}</span> });
    let meaning = move || {
        let study = study.get();
        (study.language() != Language::Vi).then(|| view! { <p>{study.world_rhyme_meaning()}</p> })
    };
    view! {
        <blockquote class="world-rhyme" lang=Language::Vi.code()>{lines}</blockquote>
        {meaning}
    }
    .into_view()
}

fn written(study: Signal<Study>, source: &'static Source) -> View {
    view! {
        <li><a href=source.address rel="external noreferrer">{move || study.get().world_source(source.id)}</a></li>
    }
    .into_view()
}
