//! A match of rounds in words (R21): how it stands, and what a round has come to.

use oanquan::{Match, MatchOutcome, Seat};
use oanquan_words::Words;

use super::name::{Named, named};
use crate::table::Table;

/// How the match stands of which this game is a round, as sentences; nothing where it is none.
pub fn rounds(words: Words, table: &Table) -> Vec<String> {
    let Some(rounds) = &table.arrangement().rounds else { return Vec::new() };
    let now = words.rounds_now(i64::from(rounds.rounds()) + 1, i64::from(rounds.fields_to_win()));
    let mut told = vec![now];
    told.extend(sold(words, table, rounds));
    told
}

/// What each seat has sold.
fn sold(words: Words, table: &Table, rounds: &Match) -> Vec<String> {
    let sold = table.seats().filter_map(|seat| {
        let Named { who, name } = named(words, table, seat);
        let halves = rounds.half_fields_sold(seat);
        (halves > 0).then(|| words.rounds_has_sold(who, &fields(words, halves), &name))
    });
    let told: Vec<String> = sold.collect();
    if told.is_empty() { vec![words.rounds_nothing_sold()] } else { told }
}

/// What a finished round has come to, as sentences: who won it, what was bought and sold, and who begins the next
/// or has won the match. Nothing while it goes on, and where the game is no round.
pub fn round(words: Words, table: &Table) -> Vec<String> {
    let Some((result, after)) = table.round() else { return Vec::new() };
    let [first, second] = [Seat::FIRST, Seat::FIRST.next(2)];
    let mut told = Vec::new();
    match result.winner {
        None => told.push(words.rounds_drawn(result.scores[first], result.scores[second])),
        Some(winner) => {
            let loser = winner.next(2);
            let (best, other) = (named(words, table, winner), named(words, table, loser));
            told.push(words.rounds_won(best.who, result.scores[winner], result.scores[loser], &best.name));
            if result.bought_back > 0 {
                told.push(words.rounds_buys(best.who, &fields(words, result.bought_back), &best.name));
            }
            if result.sold > 0 {
                told.push(words.rounds_sells(other.who, &fields(words, result.sold), &other.name));
            }
        }
    }
    told.extend(sold(words, table, &after));
    told.push(match after.outcome() {
        None => {
            let starter = Seat::all(2).find(|seat| seat.number() == after.round_rules().first);
            let Named { who, name } = named(words, table, starter.unwrap_or(first));
            words.rounds_begins(who, &name)
        }
        Some(MatchOutcome::Won(winner)) => {
            let Named { who, name } = named(words, table, winner);
            words.rounds_match_won(who, &name)
        }
        Some(MatchOutcome::Draw) => words.rounds_match_drawn(),
    });
    told
}

/// Half fields as fields.
fn fields(words: Words, halves: u8) -> String {
    let kind = match (halves / 2, halves % 2) {
        (0, _) => "half",
        (_, 0) => "whole",
        _ => "more",
    };
    words.rounds_fields(kind, i64::from(halves / 2))
}
