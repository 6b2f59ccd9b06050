//! Random games played by the fast rules and by [`Slow`] side by side; the first difference is an error.
//!
//! Compared after every move: what happened step by step, the position line, the legal moves, the end,
//! the count. The fast steps are also replayed on a plain board, and the fast position is read back from
//! its text. What both sides have wrong in the same way is not seen here: the vectors are for that.

use std::collections::BTreeMap;
use std::fmt;

use fastrand::Rng;
use oanquan::{Game, Lender, Move, Position, Rules, Seat, Square, Step};

use crate::placement::Placement;
use crate::{Slow, random};

/// Moves after which a game is left unfinished. R15 alone can take many thousands of plies: captures reset
/// the quiet count and refills bring the captured stones back, so random play goes on wherever no side
/// comes to empty the Mandarin squares (seen with `bank`, with a Mandarin protected for ever, and now and
/// then with three and four seats).
const LONGEST_GAME: usize = 1000;

/// What a run has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Moves played and compared.
    pub moves: u64,
    /// Games begun.
    pub games: u64,
    /// Games ended, by the word of the reason; the others are those left unfinished.
    pub ends: BTreeMap<&'static str, u64>,
    /// Steps of all moves, by the first word of their text.
    pub steps: BTreeMap<String, u64>,
    /// The most laps of any move.
    pub longest: usize,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} moves in {} games, no difference; ended:", self.moves, self.games)?;
        for (reason, count) in &self.ends {
            write!(f, " {reason} {count}")?;
        }
        write!(f, " none {}; steps:", self.games - self.ends.values().sum::<u64>())?;
        for (kind, count) in &self.steps {
            write!(f, " {kind} {count}")?;
        }
        write!(f, "; longest move {} laps", self.longest)
    }
}

/// Plays games until `moves` moves are made, under random rule sets, from the start or from random
/// positions. `report` is told the number of moves made so far, after each game. The same seed plays the
/// same games.
///
/// # Errors
///
/// At the first difference: a text with the seed, the number of the game, the rules, the first position,
/// the moves, and what both sides say.
pub fn run(seed: u64, moves: u64, report: &mut dyn FnMut(u64)) -> Result<Summary, String> {
    let mut rng = Rng::with_seed(seed);
    let mut summary = Summary::default();
    while summary.moves < moves {
        summary.games += 1;
        let rules = random::rules(&mut rng);
        // A third from the start: the others reach what games seldom reach.
        let first = if rng.u8(..3) == 0 {
            Placement::start(rules).line()
        } else {
            random::position_line(&mut rng, &rules)
        };
        let mut played = Vec::new();
        play_game(&mut rng, rules, &first, moves, &mut summary, &mut played).map_err(|difference| {
            format!(
                "seed {seed}, game {}, rules {rules}\nfirst position {first}\nmoves {}\n{difference}",
                summary.games,
                played.join(" ")
            )
        })?;
        report(summary.moves);
    }
    Ok(summary)
}

/// Plays given moves from a position in both; for positions that chance does not find, and to look at a
/// difference again. What happened, step by step, in the texts of [`Slow::play`].
///
/// # Errors
///
/// At the first difference, or when a move cannot be played.
pub fn play_moves(first: &str, moves: &[&str]) -> Result<Vec<String>, String> {
    let mut pair = Pair::new(first)?;
    let mut happened = Vec::new();
    for mv in moves {
        let mv = mv.parse().map_err(|error| format!("{mv}: {error}"))?;
        happened.extend(pair.play(mv)?);
    }
    Ok(happened)
}

/// Plays one game to its end, or until `moves` moves are made in all. `played` is left holding the moves,
/// the one that made a difference included.
fn play_game(
    rng: &mut Rng,
    rules: Rules,
    first: &str,
    moves: u64,
    summary: &mut Summary,
    played: &mut Vec<String>,
) -> Result<(), String> {
    let mut pair = Pair::new(first)?;
    let start = Position::start(rules).map_err(|error| format!("fast cannot start: {error}"))?;
    if *pair.fast.position() == start {
        same("start", first, &Slow::start(rules).to_line())?;
    }
    while summary.moves < moves && played.len() < LONGEST_GAME {
        let legal = pair.fast.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal.get(rng.usize(..legal.len())).ok_or("a set of moves is shorter than it says")?;
        played.push(mv.to_string());
        let steps = pair.play(mv)?;
        summary.moves += 1;
        let mut laps = 0;
        for step in steps {
            let kind = step.split(' ').next().unwrap_or_default();
            laps += usize::from(kind == "lift");
            *summary.steps.entry(kind.to_owned()).or_insert(0) += 1;
        }
        summary.longest = summary.longest.max(laps);
    }
    if let Some(reason) = pair.slow.over() {
        *summary.ends.entry(reason).or_insert(0) += 1;
    }
    Ok(())
}

/// One game in both implementations, found equal so far.
struct Pair {
    fast: Game,
    slow: Slow,
    /// The present position as its line says it.
    at: Placement,
}

impl Pair {
    fn new(first: &str) -> Result<Pair, String> {
        let position: Position = first.parse().map_err(|error| format!("fast cannot read it: {error}"))?;
        let fast = Game::new(position);
        let slow = Slow::from_line(first).map_err(|error| format!("slow cannot read it: {error}"))?;
        let at = compare(&fast, &slow)?;
        Ok(Pair { fast, slow, at })
    }

    /// Plays a move and compares all that can be seen. The texts of the steps.
    fn play(&mut self, mv: Move) -> Result<Vec<String>, String> {
        let mut steps: Vec<Step> = Vec::new();
        self.fast.play_observed(mv, &mut steps).map_err(|error| format!("fast refuses the move: {error}"))?;
        if self.fast.outcome().is_some() {
            steps.extend(self.fast.position().sweep());
        }
        let slow =
            self.slow.play(&mv.to_string()).map_err(|error| format!("slow refuses the move: {error}"))?;
        let fast: Vec<String> = steps.iter().map(|step| step_text(&self.at, step)).collect();
        same_steps(&fast, &slow)?;

        let after = compare(&self.fast, &self.slow)?;
        replay(&mut self.at, &steps)?;
        if self.at.cells != after.cells {
            return Err(format!("the fast steps {} lead to {}", fast.join("; "), self.at.line()));
        }
        self.at = after;
        Ok(fast)
    }
}

/// Everything that can be asked of a position; the position as read from the text both print.
fn compare(game: &Game, slow: &Slow) -> Result<Placement, String> {
    let position = game.position();
    let line = position.to_string();
    same("position", &line, &slow.to_line())?;
    let legal: Vec<String> = game.legal_moves().iter().map(|mv| mv.to_string()).collect();
    same("legal", &legal.join(" "), &slow.legal().join(" "))?;

    let outcome = game.outcome();
    let over = outcome.map_or("-", |outcome| outcome.reason.word());
    same("over", over, slow.over().unwrap_or("-"))?;
    let loser = outcome.and_then(|outcome| outcome.loser).map(Seat::number);
    same("loser", &format!("{loser:?}"), &format!("{:?}", slow.loser()))?;
    let seats = position.rules().seats;
    let scores = format!("{:?}", slow.scores());
    same("scores", &format!("{:?}", position.scores().seats(seats)), &scores)?;
    if let Some(outcome) = outcome {
        same("final scores", &format!("{:?}", outcome.scores.seats(seats)), &scores)?;
    }

    let read: Position = line.parse().map_err(|error| format!("fast cannot read its own {line}: {error}"))?;
    same("position read back", &read.to_string(), &line)?;
    if read != *position {
        return Err(format!("fast reads its own {line} back as a different position"));
    }
    // A position alone knows every end but repetition, and so does a slow game that begins here.
    let fresh = Slow::from_line(&line)?;
    let over = read.end_reason().map_or("-", |reason| reason.word());
    same("end without history", over, fresh.over().unwrap_or("-"))?;
    Placement::read(&line)
}

fn same(what: &str, fast: &str, slow: &str) -> Result<(), String> {
    if fast == slow { Ok(()) } else { Err(format!("{what} differ\n  fast: {fast}\n  slow: {slow}")) }
}

/// As [`same`], from the first step that differs on, and not all of a long relay.
fn same_steps(fast: &[String], slow: &[String]) -> Result<(), String> {
    let equal = fast.iter().zip(slow).take_while(|(fast, slow)| fast == slow).count();
    let rest = |steps: &[String]| {
        let shown: Vec<&str> = steps.iter().skip(equal).take(6).map(String::as_str).collect();
        format!("{} ({} steps in all)", shown.join("; "), steps.len())
    };
    same(&format!("steps from number {} on", equal + 1), &rest(fast), &rest(slow))
}

/// The text [`Slow::play`] gives to the same step.
fn step_text(board: &Placement, step: &Step) -> String {
    let name = |square: Square| board.name(square.index());
    let names = |squares: &[Square]| squares.iter().map(|&square| name(square)).collect::<Vec<_>>().join(",");
    match step {
        Step::Refill { seat, squares, own } => format!("refill {seat} at {} own {own}", names(squares)),
        Step::Loan { seat, lender: Lender::Seat(lender), citizens } => {
            format!("loan {seat} from {lender} {citizens}")
        }
        Step::Loan { seat, lender: Lender::Bank, citizens } => format!("loan {seat} from b {citizens}"),
        Step::Lift { seat, square, stones } => format!("lift {seat} {} {stones}", name(*square)),
        Step::Sow { seat, squares } => format!("sow {seat} {}", names(squares)),
        Step::Capture { seat, square, citizens, mandarins } => {
            format!("capture {seat} {} {citizens} {mandarins}", name(*square))
        }
        Step::Pass { seat } => format!("pass {seat}"),
        Step::Sweep { seat, citizens } => format!("sweep {seat} {citizens}"),
    }
}

/// Does to the squares what the steps say.
fn replay(board: &mut Placement, steps: &[Step]) -> Result<(), String> {
    let wrong = |step: &Step| format!("a step takes stones that do not lie there: {step:?}");
    for step in steps {
        match step {
            Step::Refill { squares, .. } | Step::Sow { squares, .. } => {
                for square in squares {
                    board.cells[square.index()].citizens += 1;
                }
            }
            Step::Lift { square, stones, .. } => {
                let cell = &mut board.cells[square.index()];
                cell.citizens = cell.citizens.checked_sub(*stones).ok_or_else(|| wrong(step))?;
            }
            Step::Capture { square, citizens, mandarins, .. } => {
                let cell = &mut board.cells[square.index()];
                if (cell.citizens, u32::from(cell.mandarin)) != (*citizens, *mandarins) {
                    return Err(wrong(step));
                }
                cell.citizens = 0;
                cell.mandarin = false;
            }
            Step::Loan { .. } | Step::Pass { .. } | Step::Sweep { .. } => {}
        }
    }
    Ok(())
}
