//! The page of the game: the board, what is told beside it, and what can be done.

mod controls;
mod ending;
mod field;
mod fish;
mod notice;
mod play;
mod reasons;
mod repetition;
mod resign;
mod status;
mod story;
mod typed;

use oanquan_view::prelude::*;

use controls::{MainControls, MoreControls};
use ending::EndPanel;
use field::Field;
use notice::Notices;
pub(crate) use play::{Play, Tools};
use status::Status;
use story::Story;
use typed::TypedMove;

use crate::pages::Pages;

/// The page of the game.
#[component]
pub(crate) fn GamePage(
    /// The game.
    play: Play,
    /// What is loaded later.
    pages: Pages,
) -> impl IntoView {
    play.arrive();
    on_cleanup(move || play.leave());
    view! {
        <section class="game">
            <Field play/>
            <div class="game-deck">
                <Status play/>
                <MainControls play/>
            </div>
            <div class="game-rest">
                <Notices play/>
                <EndPanel play/>
                {move || pages.scores()}
                <div class="game-tools">
                    <TypedMove play/>
                    <MoreControls play/>
                </div>
                <Story play/>
            </div>
        </section>
    }
}
