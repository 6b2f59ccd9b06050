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
mod rounds;
mod status;
mod story;
mod typed;

use oanquan_view::prelude::*;

pub(crate) use controls::focus_board;
use controls::{MainControls, MoreControls};
use ending::EndPanel;
use field::Field;
use notice::Notices;
pub(crate) use oanquan_session::tell::reason;
pub(crate) use play::{Play, Telling, Tools, begin::open};
pub(crate) use reasons::hint;
use rounds::Rounds;
use status::Status;
use story::Story;
use typed::TypedMove;

use crate::scores::Scores;

/// The page of the game.
#[component]
pub(crate) fn GamePage(
    /// The game.
    play: Play,
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
            <div class="game-rest">{move || play.tools.pages.rest(play)}</div>
        </section>
    }
}

/// What is told and what can be done beside the board, none of which is needed to begin.
pub(crate) fn rest(play: Play) -> View {
    view! {
        <Notices play/>
        <EndPanel play/>
        <Rounds play/>
        <Scores play/>
        <div class="game-tools">
            <TypedMove play/>
            <MoreControls play/>
        </div>
        <Story play/>
    }
    .into_view()
}
