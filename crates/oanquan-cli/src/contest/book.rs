//! The openings of a match: one for each pair, read from a file or drawn by lot. Those drawn depend on the
//! seed and the number of the pair, and on the openings of the pairs before, which they must not repeat.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use anyhow::{anyhow, bail};
use fastrand::Rng;
use oanquan::{Game, Points, Position, Rules};

use super::bout::lot;
use super::plain;
use crate::failure::bad_use;
use crate::input::without_mark;

/// The depths of the two plain searches whose mean says whether an opening is balanced.
///
/// One depth alone favours whoever has the last ply before the horizon. Held against 200,000 nodes of the
/// engine, openings of 4 plies within 3 points were off by -1.7 ± 4.5 points (mean and standard deviation) with
/// depth 5, +2.3 ± 3.7 with depth 6 and +0.3 ± 2.9 with both; 10,000 nodes of the engine gave +1.2 ± 3.7 in three
/// times the time. And openings stay what they are when the engine changes.
pub(super) const BALANCE_DEPTHS: [u32; 2] = [5, 6];

/// Openings drawn for one pair before one more ply is played: those of few plies run out.
const DRAWS: usize = 300;

/// The most plies that are played beyond those asked for.
const MORE_PLIES: usize = 12;

/// How openings are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draw {
    /// The position they begin from.
    pub(super) start: Position,
    /// Random plies, and more where these openings run out.
    pub(super) plies: usize,
    /// How far from even they may be for the mover, in points; `None` is any.
    pub(super) balance: Option<Points>,
    /// What they are drawn with.
    pub(super) seed: u64,
}

/// Openings by pair.
pub(super) struct Book {
    /// How more are drawn; `None` where they were read.
    draw: Option<Draw>,
    /// The openings of the first pairs.
    openings: Vec<Position>,
    /// Those, and their mirror images: with seats swapped these are the same game once more.
    taken: HashSet<Position>,
    /// Openings of later pairs that were drawn in an earlier run.
    known: BTreeMap<usize, Position>,
    /// Whether positions seen before are balanced: where openings run out they are drawn again and again.
    judged: HashMap<Position, bool>,
}

impl Book {
    /// A book of drawn openings. What an earlier run drew need not be drawn again.
    pub(super) fn drawn(draw: Draw, known: BTreeMap<usize, Position>) -> Book {
        Book { draw: Some(draw), known, ..Book::read(Vec::new()) }
    }

    /// A book of these openings, in this order.
    pub(super) fn read(openings: Vec<Position>) -> Book {
        Book { draw: None, openings, taken: HashSet::new(), known: BTreeMap::new(), judged: HashMap::new() }
    }

    /// The opening of a pair, numbered from 0.
    pub(super) fn opening(&mut self, pair: usize) -> anyhow::Result<Position> {
        if let Some(draw) = self.draw {
            while self.openings.len() <= pair {
                let next = self.openings.len();
                let opening = match self.known.remove(&next) {
                    Some(opening) => opening,
                    None => self.new_opening(&draw, next)?,
                };
                self.openings.push(opening);
                self.taken.insert(opening);
                self.taken.extend(mirror_image(&opening));
            }
        }
        self.openings
            .get(pair)
            .copied()
            .ok_or_else(|| anyhow!("the book has {} openings, expected {}", self.openings.len(), pair + 1))
    }

    /// The first good opening of those drawn for a pair.
    fn new_opening(&mut self, draw: &Draw, pair: usize) -> anyhow::Result<Position> {
        // With no ply there is one opening only, and it is played again and again.
        if draw.plies == 0 {
            return Ok(draw.start);
        }
        let mut rng = Rng::with_seed(lot(&[draw.seed, pair as u64]));
        for number in 0..DRAWS * (MORE_PLIES + 1) {
            let plies = draw.plies + number / DRAWS;
            let Some(game) = random_plies(draw.start, plies, &mut rng) else { continue };
            let position = game.position();
            if self.taken.contains(position) {
                continue;
            }
            if *self.judged.entry(*position).or_insert_with(|| draw.is_balanced(&game)) {
                return Ok(*position);
            }
        }
        let balance = draw.balance.map_or(String::new(), |points| format!(" within {points} points of even"));
        bail!(
            "no new opening of {} to {} random plies{balance}, expected one for pair {}; fewer games, \
             --plies or --balance make do with those there are",
            draw.plies,
            draw.plies + MORE_PLIES,
            pair + 1
        );
    }
}

/// Random plies, unless the game ends with them.
pub(crate) fn random_plies(start: Position, plies: usize, rng: &mut Rng) -> Option<Game> {
    let mut game = Game::new(start);
    for _ in 0..plies {
        let mv = rng.choice(game.legal_moves())?;
        game.play(mv).expect("the move comes from the list of legal moves");
    }
    game.end_reason().is_none().then_some(game)
}

impl Draw {
    fn is_balanced(&self, game: &Game) -> bool {
        self.balance.is_none_or(|most| twice_worth(game).abs() <= 2 * most)
    }
}

/// Twice what a game is worth to its mover, what is captured already included.
fn twice_worth(game: &Game) -> Points {
    BALANCE_DEPTHS.iter().map(|&depth| plain::worth(game, depth)).sum()
}

/// The mirror image under the same rules, where there is one.
pub(crate) fn mirror_image(position: &Position) -> Option<Position> {
    position.mirrored().filter(|mirrored| mirrored.rules() == position.rules())
}

/// Reads a book: a position line each, under these rules; blank lines and those that begin with # are
/// skipped.
pub(super) fn read(file: &Path, rules: &Rules) -> anyhow::Result<Vec<Position>> {
    let name = file.display();
    let bytes = std::fs::read(file).map_err(|error| bad_use(format!("{name} cannot be read: {error}")))?;
    let text = std::str::from_utf8(without_mark(&bytes))
        .map_err(|error| anyhow!("{name}: {error}, expected UTF-8"))?;
    let mut openings = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let position: Position = line.parse().map_err(|error| anyhow!("{name}: line {number}: {error}"))?;
        if position.rules() != rules {
            bail!(
                "{name}: line {number}: rules is {}, expected {rules}, those of the match",
                position.rules()
            );
        }
        if let Some(reason) = position.end_reason() {
            bail!("{name}: line {number}: the game is over ({reason}), expected a position to play from");
        }
        openings.push(position);
    }
    Ok(openings)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn draw(seed: u64) -> Draw {
        Draw { start: Position::start(Rules::SEED).unwrap(), plies: 4, balance: Some(3), seed }
    }

    fn openings(book: &mut Book, pairs: impl IntoIterator<Item = usize>) -> Vec<Position> {
        pairs.into_iter().map(|pair| book.opening(pair).unwrap()).collect()
    }

    #[test]
    fn openings_follow_from_the_seed_whatever_is_asked_first() {
        let mut book = Book::drawn(draw(1), BTreeMap::new());
        let found = openings(&mut book, 0..5);
        let mut backwards = openings(&mut Book::drawn(draw(1), BTreeMap::new()), (0..5).rev());
        backwards.reverse();
        assert_eq!(backwards, found);
        assert_ne!(openings(&mut Book::drawn(draw(2), BTreeMap::new()), 0..5), found);
        // What is known of an earlier run leads to the same.
        let known = [1, 2, 4].map(|pair| (pair, found[pair])).into_iter().collect();
        assert_eq!(openings(&mut Book::drawn(draw(1), known), 0..5), found);
    }

    #[test]
    fn openings_are_distinct_and_balanced() {
        let found = openings(&mut Book::drawn(draw(3), BTreeMap::new()), 0..12);
        let start = Position::start(Rules::SEED).unwrap();
        assert!(twice_worth(&Game::new(start)) > 6, "the start favours the first player");
        for (place, opening) in found.iter().enumerate() {
            assert_eq!((opening.ply(), opening.end_reason()), (4, None));
            let twice = twice_worth(&Game::new(*opening));
            assert!(twice.abs() <= 6, "{opening}: {twice}");
            for other in &found[place + 1..] {
                assert!(other != opening && Some(*other) != opening.mirrored(), "{opening}");
            }
        }
    }

    #[test]
    fn where_openings_run_out_more_plies_are_played_and_in_the_end_it_is_said() {
        let start = Position::start("seed+row=2+citizens=1".parse().unwrap()).unwrap();
        let mut book = Book::drawn(Draw { start, plies: 1, balance: None, seed: 0 }, BTreeMap::new());
        let mut plies = Vec::new();
        let error = loop {
            match book.opening(plies.len()) {
                Ok(opening) => plies.push(opening.ply()),
                Err(error) => break error.to_string(),
            }
        };
        assert_eq!(plies[..3], [1, 1, 2], "two moves of the start are mirror images of the other two");
        assert!(plies.last() > Some(&4), "{plies:?}");
        assert!(error.contains("no new opening of 1 to 13 random plies, expected one"), "{error}");
    }

    #[test]
    fn files_are_read_line_by_line() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("book.txt");
        let start = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed";
        fs::write(&file, format!("# two\n{start}\n\n{start}\n")).unwrap();
        assert_eq!(read(&file, &Rules::SEED).unwrap().len(), 2);
        for (line, expected) in [
            ("oaq1", "line 2: "),
            (
                "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 vietnam",
                "line 2: rules is vietnam, expected seed",
            ),
            ("oaq1 5,5,5,5,5,0/5,5,5,5,5,0 0 0,0 1,1 - 0 9 seed", "line 2: the game is over (mandarins)"),
        ] {
            fs::write(&file, format!("{start}\n{line}\n")).unwrap();
            let error = read(&file, &Rules::SEED).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }
}
