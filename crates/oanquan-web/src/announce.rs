//! What is told to people who do not see the page: a polite region to which every sentence is added as an
//! element of its own, so that the same one is told twice when it comes twice.

use oanquan_view::prelude::*;

/// How many sentences stay in the region. Taking one away is not told, but a reader that is behind may
/// still want the last ones.
const KEPT: usize = 4;

/// Tells people what happens.
#[derive(Clone, Copy)]
pub(crate) struct Announcer {
    told: RwSignal<Vec<(u32, String)>>,
}

impl Announcer {
    pub(crate) fn new() -> Announcer {
        Announcer { told: RwSignal::new(Vec::new()) }
    }

    /// Tells something; nothing when the text is empty.
    pub(crate) fn say(self, text: String) {
        if text.is_empty() {
            return;
        }
        self.told.update(|told| {
            let number = told.last().map_or(0, |(number, _)| number.wrapping_add(1));
            told.push((number, text));
            let old = told.len().saturating_sub(KEPT);
            told.drain(..old);
        });
    }

    /// Takes back what was told, because it is in another language.
    pub(crate) fn clear(self) {
        self.told.update(Vec::clear);
    }

    /// The region; it has to be there before anything is told.
    pub(crate) fn region(self) -> impl IntoView {
        view! {
            <div class="unseen" role="status" aria-live="polite" aria-atomic="false"
                aria-relevant="additions" data-testid="announcements">
                <For each=move || self.told.get() key=|(number, _)| *number let((_, text))>
                    <p>{text}</p>
                </For>
            </div>
        }
    }
}
