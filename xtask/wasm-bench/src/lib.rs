//! The fixed searches that are measured. The same on every machine: one thread, no clock, a limit of depth.

use std::sync::atomic::AtomicBool;

use oanquan::{Game, Rules};
use oanquan_engine::{Limits, Resources, Search, Table};

/// The size of the transposition table, in mebibytes.
const TABLE: usize = 16;

/// A search of what some moves lead to.
struct Fixed {
    /// A rule set, by the name of its preset.
    rules: &'static str,
    /// The moves from the start, separated by spaces.
    moves: &'static str,
    /// Plies.
    depth: u8,
}

/// The starts and games that good play leads to.
const SEARCHES: [Fixed; 6] = [
    Fixed { rules: "seed", moves: "", depth: 14 },
    Fixed { rules: "vietnam", moves: "", depth: 14 },
    Fixed { rules: "seed", moves: "6l 0l 7l 3l", depth: 14 },
    Fixed { rules: "vietnam", moves: "6l 0l", depth: 14 },
    Fixed { rules: "seed", moves: "6l 0l 7l 3l 8l 0l", depth: 14 },
    Fixed { rules: "vietnam", moves: "6l 0l 9r 4r 5r 0r", depth: 14 },
];

impl Fixed {
    fn nodes(&self, table: &mut Table) -> u64 {
        let rules: Rules = self.rules.parse().expect("a preset is a rule set");
        let mut game = Game::start(rules).expect("a preset has a start");
        for mv in self.moves.split_whitespace() {
            game.play(mv.parse().expect("the text of a move")).expect("the moves are legal");
        }
        table.clear();
        let stop = AtomicBool::new(false);
        let resources = Resources { table, stop: &stop, clock: None, probe: None };
        let limits = Limits { depth: self.depth, ..Limits::default() };
        Search::new(&game, limits, resources).run(&mut |_| ()).nodes
    }
}

/// Makes every search and returns the nodes of each.
pub fn searched() -> Vec<u64> {
    let mut table = Table::new(TABLE);
    SEARCHES.iter().map(|fixed| fixed.nodes(&mut table)).collect()
}
