//! The end of a game in words: why, the count of R18, and who won.

use oanquan::{End, EndReason, Mandarin, Seat};
use oanquan_words::Words;

use super::name::{Named, named, names};
use super::numbers;
use crate::ending::{Count, Ending, Stop, StopKind, Why, count as counted};
use crate::table::Table;

/// The end as paragraphs: why the game is over, the count of each seat, who ranks last whatever the count,
/// and who won. Nothing while the game goes on.
pub fn ending(words: Words, table: &Table) -> Vec<String> {
    let Some(ending) = table.ending() else { return Vec::new() };
    let mut paragraphs = vec![reason(words, table, &ending)];
    paragraphs.extend(table.seats().map(|seat| count(words, table, seat)));
    // Of two sides the verdict says it.
    let is_stopped_with_two = matches!(ending.why, Why::Stopped(_)) && ending.sides().len() == 2;
    if let Some(loser) = ending.loser.filter(|_| !is_stopped_with_two) {
        paragraphs.push(match ending.members(loser).as_slice() {
            [_] => {
                let Named { who, name } = named(words, table, loser);
                words.told_ranks_last(who, &name)
            }
            team => words.told_team_ranks_last(&names(words, table, team)),
        });
    }
    paragraphs.extend(verdict(words, table));
    paragraphs
}

fn reason(words: Words, table: &Table, ending: &Ending) -> String {
    let position = table.position();
    let rules = ending.rules();
    let Named { who, name } = named(words, table, position.turn());
    match ending.why {
        Why::Rule(EndReason::Mandarins) if rules.end == End::Stones && rules.mandarin == Mandarin::Stone => {
            words.told_over_stones()
        }
        Why::Rule(EndReason::Mandarins) => words.told_over_squares(),
        Why::Rule(EndReason::Repetition) => {
            let positions = table.game().positions();
            let plies = ending.repetition.iter().flatten().map(|&place| i64::from(positions[place].ply()));
            words.told_over_repetition(who, &name, &numbers(words, plies))
        }
        Why::Rule(EndReason::Quiet) => words.told_over_quiet(i64::from(position.quiet())),
        Why::Rule(EndReason::Short) => words.told_over_short(who, &name),
        Why::Stopped(Stop { kind: StopKind::Resigned, loser: Some(loser) }) => {
            let Named { who, name } = named(words, table, loser);
            words.told_over_resigned(who, &name)
        }
        Why::Stopped(Stop { kind: StopKind::Resigned, loser: None }) => {
            words.told_over_resigned_by_somebody()
        }
        Why::Stopped(Stop { kind: StopKind::Timeout, .. }) => words.told_over_timeout(),
        Why::Stopped(Stop { kind: StopKind::Agreed, .. }) => words.told_over_agreed(),
        Why::Stopped(Stop { kind: StopKind::Aborted, .. }) => words.told_over_aborted(),
    }
}

/// The count of a seat (R18), as it would be if the game ended as the board stands.
pub fn count(words: Words, table: &Table, seat: Seat) -> String {
    let Count { row, reserve, mandarins, owed, lent, total } = counted(table.position())[seat];
    let value = i64::from(table.position().rules().mandarin_value);
    let terms = [
        (mandarins > 0).then(|| words.told_count_mandarins(i64::from(mandarins), value)),
        (owed > 0).then(|| words.told_count_owed(i64::from(owed))),
        (lent > 0).then(|| words.told_count_lent(i64::from(lent))),
    ];
    let more: String = terms.into_iter().flatten().map(|term| format!(" {term}")).collect();
    let name = named(words, table, seat).name;
    words.told_count(&name, i64::from(row), i64::from(reserve), &more, total)
}

/// Who won, or who shares the first place: one paragraph where there are two sides, with more a paragraph for
/// each place after it. Nothing while the game goes on, and where nobody can say.
pub fn verdict(words: Words, table: &Table) -> Vec<String> {
    let Some(ending) = table.ending() else { return Vec::new() };
    let Some(places) = ending.places else { return Vec::new() };
    // In a match the count of a round is another: what lies in sold fields is the buyer's (R21).
    if table.round().is_some() {
        return super::round(words, table);
    }
    let mut sides = Vec::new();
    for side in ending.sides() {
        let better = sides.partition_point(|&before| places[before] <= places[side]);
        sides.insert(better, side);
    }
    let winners = ending.winners();
    if let [best, other] = sides[..] {
        let (points, others) = (ending.side_score(best), ending.side_score(other));
        // Who lost whatever the count can have more points.
        let counts = ending.loser.is_none() || points > others;
        let team = names(words, table, &winners);
        let Named { who, name } = named(words, table, best);
        return vec![match (places[other] == 1, ending.members(best).len() > 1) {
            (true, _) => words.told_draw(points, others),
            (false, false) if counts => words.told_wins_by_points(who, &name, points, others),
            (false, false) => words.told_wins(who, &name),
            (false, true) if counts => words.told_team_wins_by_points(&team, points, others),
            (false, true) => words.told_team_wins(&team),
        }];
    }
    let mut paragraphs = vec![match winners.as_slice() {
        [winner] => {
            let Named { who, name } = named(words, table, *winner);
            words.told_wins(who, &name)
        }
        several => words.told_first_place_shared(&names(words, table, several)),
    }];
    paragraphs.extend(sides.iter().map(|&side| {
        let name = named(words, table, side).name;
        words.told_place_of_all(i64::from(places[side]), &name, ending.side_score(side))
    }));
    paragraphs
}
