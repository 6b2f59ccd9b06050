//! Playing games at once: every worker has contestants of its own and takes the next game that nobody has
//! played, until all are played or the match is stopped.

use std::collections::BTreeSet;
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use oanquan::Position;

use super::book::Book;
use super::bout::{self, Bout, Round, Side};
use super::contestant::{Stop, Terms};
use super::entrant::Entrant;

/// What is played.
pub(super) struct Plan {
    /// The two contestants.
    pub(super) entrants: [Entrant; 2],
    /// What is the same for both.
    pub(super) terms: Terms,
    /// What is drawn by lot is drawn with it.
    pub(super) seed: u64,
    /// Plies after which a game is broken off.
    pub(super) max_plies: usize,
    /// Games at once.
    pub(super) concurrency: usize,
}

/// The games that are still to be begun.
struct Queue {
    next: usize,
    games: usize,
    done: BTreeSet<Round>,
    book: Book,
}

impl Queue {
    /// The next game with its opening.
    fn take(&mut self) -> Option<anyhow::Result<(Round, Position)>> {
        while self.next < self.games {
            let round = Round(self.next);
            self.next += 1;
            if !self.done.contains(&round) {
                let opening = self.book.opening(round.pair());
                return Some(opening.map(|opening| (round, opening)));
            }
        }
        None
    }
}

/// Plays the games of a match that are not done, and hands each over as it ends, in this thread. An error
/// ends the match.
pub(super) fn run(
    plan: &Plan,
    (games, done): (usize, BTreeSet<Round>),
    book: Book,
    stop: &Stop,
    mut finished: impl FnMut(Round, Bout) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let workers = plan.concurrency.min(games - done.len().min(games));
    let queue = Mutex::new(Queue { next: 0, games, done, book });
    let (sender, results) = mpsc::channel();
    let mut failure = None;
    thread::scope(|scope| {
        for _ in 0..workers {
            let (queue, sender) = (&queue, sender.clone());
            scope.spawn(move || work(plan, queue, &sender, stop));
        }
        drop(sender);
        // Whether a game could not be taken: what comes after it would not be kept either.
        let mut refused = false;
        for result in results {
            let taken = match result {
                Ok(_) if refused => continue,
                Ok((round, bout)) => finished(round, bout).inspect_err(|_| refused = true),
                Err(error) => Err(error),
            };
            if let Err(error) = taken {
                stop.set();
                failure.get_or_insert(error);
            }
        }
    });
    failure.map_or(Ok(()), Err)
}

type Played = anyhow::Result<(Round, Bout)>;

fn work(plan: &Plan, queue: &Mutex<Queue>, sender: &Sender<Played>, stop: &Stop) {
    let mut contestants = Side::BOTH.map(|side| plan.entrants[side.index()].contestant(&plan.terms));
    while !stop.is_set() {
        let played = match lock(queue).take() {
            None => return,
            Some(Err(error)) => Err(error),
            Some(Ok((round, opening))) => {
                let lots = (plan.seed, plan.max_plies);
                match bout::play(round, &opening, &mut contestants, lots, stop) {
                    None => return,
                    Some(bout) => Ok((round, bout)),
                }
            }
        };
        let failed = played.is_err();
        // Nobody listens only when the match is over.
        if sender.send(played).is_err() || failed {
            return;
        }
    }
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}
