//! The end of a game: why, the count (R18) in a table, and who won.

use oanquan::Seat;
use oanquan_session::{Count, Ending, Table, tell};
use oanquan_view::prelude::*;
use oanquan_words::Words;

use super::Play;
use super::repetition::Repetition;
use crate::place::Place;

/// The panel of the end, once the last stone lies still.
#[component]
pub(super) fn EndPanel(
    /// The game.
    play: Play,
) -> impl IntoView {
    let ended = Memo::new(move || play.is_ended());
    move || {
        ended.get().then(|| {
            let words = play.tools.words.get();
            play.table.with(|table| table.ending().map(|ending| panel(play, words, table, &ending)))
        })
    }
}

fn panel(play: Play, words: Words, table: &Table, ending: &Ending) -> impl IntoView + use<> {
    let (reason, rest) = paragraphs(words, table);
    let rows = table.seats().map(|seat| row(words, table, ending, seat)).collect_view();
    let repetition = ending.repetition.map(|places| view! { <Repetition play places/> });
    view! {
        <section class="ending" aria-labelledby="ending-heading" data-testid="ending">
            <h2 id="ending-heading">{words.game_end()}</h2>
            <p>{reason}</p>
            {repetition}
            // Wide tables scroll by themselves, also by keyboard.
            <div class="table-room" tabindex="0" role="region" aria-labelledby="count-caption">
                <table class="count" data-testid="count">
                    <caption id="count-caption">{words.game_count()}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{words.game_count_player()}</th>
                            <th scope="col">{words.game_count_row()}</th>
                            <th scope="col">{words.game_count_reserve()}</th>
                            <th scope="col">{words.game_count_mandarins()}</th>
                            <th scope="col">{words.game_count_debts()}</th>
                            <th scope="col">{words.game_count_total()}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            <button type="button" data-testid="analyse"
                on:click=move |_| Place::analyse(&play.id.get_untracked())>
                {words.game_analyse()}
            </button>
            {rest.into_iter().map(|text| view! { <p class="verdict">{text}</p> }).collect_view()}
        </section>
    }
}

/// Why the game is over, and what is said after the count: who ranks last whatever the count, who won.
fn paragraphs(words: Words, table: &Table) -> (String, Vec<String>) {
    let mut paragraphs = tell::ending(words, table).into_iter();
    let reason = paragraphs.next().unwrap_or_default();
    // The count of each seat is the table.
    (reason, paragraphs.skip(table.seats().count()).collect())
}

/// The count of a seat.
fn row(words: Words, table: &Table, ending: &Ending, seat: Seat) -> impl IntoView + use<> {
    let count = ending.counts[seat];
    let number = |number: u32| words.number(i64::from(number));
    let value = i64::from(ending.rules().mandarin_value);
    let wins = ending.winners().contains(&seat);
    let mandarins = match count.mandarins {
        0 => number(0),
        some => words.game_count_worth(i64::from(some), value, i64::from(some) * value),
    };
    view! {
        <tr class:winner=wins>
            <th scope="row">{tell::name(words, table, seat)}</th>
            <td>{number(count.row)}</td>
            <td>{number(count.reserve)}</td>
            <td>{mandarins}</td>
            <td>{debts(words, &count)}</td>
            <td class="total">{words.number(count.total)}</td>
        </tr>
    }
}

/// What borrowing and lending come to.
fn debts(words: Words, count: &Count) -> String {
    let mut terms = Vec::new();
    if count.owed > 0 {
        terms.push(words.told_count_owed(i64::from(count.owed)));
    }
    if count.lent > 0 {
        terms.push(words.told_count_lent(i64::from(count.lent)));
    }
    if terms.is_empty() { words.number(0) } else { terms.join(" ") }
}

#[cfg(test)]
mod tests {
    use oanquan_session::Arrangement;
    use oanquan_words::Language;

    use super::*;

    #[test]
    fn the_count_is_told_once() {
        let words = Words::of(Language::En);
        let mut table = Table::new(Arrangement::default()).unwrap();
        table.resign(Seat::FIRST);
        let (reason, rest) = paragraphs(words, &table);
        assert_eq!(reason, "The game is over: Player 1 has resigned.");
        assert_eq!(rest, tell::verdict(words, &table));
    }

    #[test]
    fn debts_are_written_both_ways() {
        let words = Words::of(Language::En);
        assert_eq!(debts(words, &Count::default()), "0");
        assert_eq!(debts(words, &Count { owed: 2, lent: 3, ..Count::default() }), "− 2 owed + 3 lent");
    }
}
