//! Beside the board: whose turn it is and what comes first, and in words what happened last. All of it is
//! announced when it arises, so nothing here is a live region.

use oanquan_session::{Table, tell};
use oanquan_view::prelude::*;

use super::Play;

/// The line of status, and under it the last turn told.
#[component]
pub(super) fn Status(
    /// The game.
    play: Play,
) -> impl IntoView {
    view! {
        <div class="game-status">
            <p class="game-turn" data-testid="status">{move || status(play)}</p>
            {move || before_move(play).map(|text| view! { <p class="game-before" data-testid="before-move">{text}</p> })}
            {move || match notice(play) {
                Some(text) => view! { <p class="game-notice" data-testid="notice">{text}</p> },
                None => view! { <p class="game-latest" data-testid="latest">{latest(play)}</p> },
            }}
        </div>
    }
}

/// What is true now.
fn status(play: Play) -> String {
    let words = play.tools.words.get();
    if let Some(place) = play.looking.get() {
        return words.game_looking(play.ply_at(place));
    }
    if play.failed.get() {
        return words.game_engine_failed();
    }
    if play.is_ended() {
        let verdict = play.table.with(|table| tell::verdict(words, table));
        return verdict.into_iter().next().unwrap_or_else(|| words.told_refused_over());
    }
    if play.paused.get() {
        return words.game_paused();
    }
    if !play.rests.get() {
        // Whose turn comes next is told when the stones lie still.
        return play.table.with(|table| match table.last_turn() {
            Some(turn) => {
                words.game_moves(&tell::name(words, table, turn.before.turn()), &turn.mv.to_string())
            }
            None => String::new(),
        });
    }
    play.table.with(|table| tell::to_move(words, table)).unwrap_or_default()
}

/// What has to be known before the next move: the refill, a position that comes again.
fn before_move(play: Play) -> Option<String> {
    let words = play.tools.words.get();
    if !play.rests.get() || play.looking.get().is_some() {
        return None;
    }
    let texts = play.table.with(|table| [tell::must_refill(words, table), tell::stood_before(words, table)]);
    texts.into_iter().flatten().reduce(|before, next| format!("{before} {next}"))
}

/// What a move that is considered would do, or what else there is to say.
fn notice(play: Play) -> Option<String> {
    let words = play.tools.words.get();
    let text = play.table.with(|table| match play.considered.get() {
        Some(preview) => tell::preview(words, table, &preview),
        None => play.notice.get().map(|what| what(words, table)).unwrap_or_default(),
    });
    (!text.is_empty()).then_some(text)
}

/// What happened last.
fn latest(play: Play) -> String {
    let words = play.tools.words.get();
    play.table.with(|table| {
        let turn = match play.looking.get() {
            Some(place) => place.checked_sub(1).and_then(|place| table.turn(place)),
            None => Table::last_turn(table),
        };
        turn.map_or_else(|| words.game_how_to(), |turn| tell::turn(words, table, &turn))
    })
}
