//! All moves of the game, each told in words, the latest first.

use oanquan_session::tell;
use oanquan_view::prelude::*;

use super::Play;

/// How many turns are shown at first: a long game would be thousands of elements.
const FIRST: usize = 30;
/// How many more are shown each time somebody asks.
const MORE: usize = 300;

/// The story of the game.
#[component]
pub(super) fn Story(
    /// The game.
    play: Play,
) -> impl IntoView {
    let words = play.tools.words;
    let shown = RwSignal::new(FIRST);
    Effect::new(move |_| {
        play.sitting.track();
        shown.set(FIRST);
    });
    let plies = Memo::new(move || play.table.with(|table| table.game().moves().len()));
    let turns = move || {
        let (plies, sitting) = (plies.get(), play.sitting.get());
        let first = plies.saturating_sub(shown.get());
        // The same move in the same place of the same game is told the same way.
        play.table.with(|table| {
            let moves = table.game().moves();
            let moves = moves.get(first..plies).unwrap_or_default().iter().enumerate();
            moves.rev().map(|(place, mv)| (sitting, first + place, *mv)).collect::<Vec<_>>()
        })
    };
    view! {
        <section class="game-story" aria-labelledby="story-heading" data-testid="story">
            <h2 id="story-heading">{move || words.get().game_story()}</h2>
            <Show when=move || plies.get() == 0>
                <p class="quiet">{move || words.get().game_story_empty()}</p>
            </Show>
            <ol class="story-turns" role="list">
                <For each=turns key=|turn| *turn let((_, place, mv))>
                    <li>
                        <button type="button" class="story-move" data-testid=format!("story-{}", place + 1)
                            title=move || words.get().game_look(play.ply_at(place + 1))
                            aria-current=move || (play.looking.get() == Some(place + 1)).then_some("true")
                            on:click=move |_| play.look(place + 1)>
                            <span class="story-ply">{move || words.get().number(play.ply_at(place + 1))}</span>" "{mv.to_string()}
                        </button>
                        <span class="story-text">{move || told(play, place)}</span>
                    </li>
                </For>
            </ol>
            <Show when=move || { shown.get() < plies.get() }>
                <button type="button" class="plain" data-testid="story-earlier"
                    on:click=move |_| shown.update(|shown| *shown += MORE)>
                    {move || words.get().game_story_earlier()}
                </button>
            </Show>
        </section>
    }
}

/// A turn in words. A turn that was played stays what it was: only the language changes its text.
fn told(play: Play, place: usize) -> String {
    let words = play.tools.words.get();
    play.table.with_untracked(|table| {
        table.turn(place).map(|turn| tell::turn(words, table, &turn)).unwrap_or_default()
    })
}
