//! A book that is being made: which positions belong to it, and what is known of each by now.
//!
//! To the book of a seat belong the positions where it is to move that the other side can lead it to when it
//! plays the book's moves itself; those of both seats lie in one list, by the plies from the start. Positions
//! that are over, or of which the endgame table knows something, are left out.

use std::collections::HashSet;

use oanquan::{Bare, Stones};
use oanquan_tables::{Bounds, Entry};

use crate::prove::{Interval, Prover, Solve};

/// A position of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The fewest plies from the start; even ones belong to the seat that begins.
    pub ply: u32,
    /// The position, its proof as far as it has come, and what is proved.
    pub solve: Solve,
    /// Positions that were searched for it.
    pub nodes: u64,
    /// Whether nothing more will be searched.
    pub is_done: bool,
    /// The move by which the lower bound is reached, where it is done and has one.
    pub mv: Option<u8>,
}

/// A book that is being made.
#[derive(Clone, Debug)]
pub struct Draft {
    bare: Bare,
    /// In the order of their plies.
    pages: Vec<Page>,
    /// The positions of all pages.
    seen: HashSet<Stones>,
    /// Pages before this one are done or taken.
    next: usize,
    /// Pages that are taken, and their plies.
    taken: usize,
    layer: u32,
    /// Positions searched for all pages.
    nodes: u64,
}

impl Draft {
    /// Begins with the start, and what the other side may make of it.
    pub fn new(prover: &Prover<'_>, start: &Stones, guess: i32) -> Draft {
        let mut draft = Draft {
            bare: *prover.bare(),
            pages: Vec::new(),
            seen: HashSet::new(),
            next: 0,
            taken: 0,
            layer: 0,
            nodes: 0,
        };
        draft.add(prover, start, 0, guess);
        let moves: Vec<_> = prover.moves(start).collect();
        for (_, after, gain) in moves {
            draft.add(prover, &after, 1, gain - guess);
        }
        draft
    }

    /// The bare game.
    pub fn bare(&self) -> &Bare {
        &self.bare
    }

    /// All pages, those with the fewest plies first.
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// Positions searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The plies of the first page that is not done.
    pub fn open(&self) -> Option<u32> {
        self.pages.iter().find(|page| !page.is_done).map(|page| page.ply)
    }

    /// Plies up to which every line is in it: whatever the other side plays, a page is done.
    pub fn plies(&self) -> u32 {
        let last = self.pages.last().map_or(0, |page| page.ply);
        self.open().map_or(last, |open| open.saturating_sub(1))
    }

    /// What the book says, `behind` being the plies within which the bounds of the endgame table are forced.
    pub fn entries(&self, behind: u32) -> impl Iterator<Item = (Stones, Entry)> {
        self.pages.iter().filter(|page| page.is_done).map(move |page| {
            let Interval { lower, upper } = page.solve.interval;
            let bounds =
                Bounds { lower: lower.map(|found| found.bound), upper: upper.map(|found| found.bound) };
            let plies = [lower, upper].into_iter().flatten().map(|found| u32::from(found.plies)).max();
            let plies = plies.unwrap_or(0) + behind;
            let plies = u8::try_from(plies).expect("a proof has fewer than a hundred plies");
            (page.solve.stones, Entry { bounds, plies, mv: page.mv })
        })
    }

    /// Takes the first page of at most so many plies that nobody has taken. Before pages of more plies are taken,
    /// all of fewer have to be done, so that no position gets more plies than the fewest.
    pub(super) fn take(&mut self, plies: u32) -> Option<(usize, Page)> {
        while self.pages.get(self.next)?.is_done {
            self.next += 1;
        }
        let page = self.pages[self.next];
        if page.ply > plies || (self.taken > 0 && page.ply > self.layer) {
            return None;
        }
        self.layer = page.ply;
        self.next += 1;
        self.taken += 1;
        Some((self.next - 1, page))
    }

    /// Whether a page is taken, from which more may follow.
    pub(super) fn is_busy(&self) -> bool {
        self.taken > 0
    }

    /// Writes down how far a page has come that is taken.
    pub(super) fn note(&mut self, place: usize, page: Page) {
        self.nodes += page.nodes - self.pages[place].nodes;
        self.pages[place] = page;
    }

    /// Gives a page back that is not done.
    pub(super) fn give_back(&mut self, place: usize) {
        self.taken -= 1;
        self.next = self.next.min(place);
    }

    /// A page is done: what the other side may play after its move follows.
    pub(super) fn finish(&mut self, prover: &Prover<'_>, place: usize) {
        self.taken -= 1;
        let Page { ply, solve, mv, .. } = self.pages[place];
        let (Some(mv), Some(worth)) = (mv, solve.interval.lower) else { return };
        let played = prover.moves(&solve.stones).find(|&(code, ..)| code == mv);
        let (_, after, gain) = played.expect("the move was found among these");
        if self.bare.end(&after).is_some() {
            return;
        }
        let replies: Vec<_> = prover.moves(&after).collect();
        for (_, then, theirs) in replies {
            self.add(prover, &then, ply + 2, worth.bound - gain + theirs);
        }
    }

    fn add(&mut self, prover: &Prover<'_>, stones: &Stones, ply: u32, guess: i32) {
        if self.bare.end(stones).is_some() || prover.is_tabled(stones) || !prover.has_key(stones) {
            return;
        }
        let stones = prover.canonical(stones);
        if self.seen.insert(stones) {
            let solve = Solve::new(stones, guess);
            self.pages.push(Page { ply, solve, nodes: 0, is_done: false, mv: None });
        }
    }

    /// All pages in lines, for a checkpoint.
    pub fn to_lines(&self) -> Vec<String> {
        let line = |page: &Page| {
            let Page { ply, solve, nodes, is_done, mv } = page;
            let mv = mv.map_or("-".to_string(), |mv| mv.to_string());
            format!("{ply} {nodes} {} {mv} {}", u8::from(*is_done), solve.to_line())
        };
        self.pages.iter().map(line).collect()
    }

    /// What [`to_lines`](Draft::to_lines) wrote; the error is the number of a line that is none.
    ///
    /// # Errors
    /// The number of the line, from 0.
    pub fn from_lines(bare: &Bare, lines: &[String]) -> Result<Draft, usize> {
        let read = |line: &str| {
            let mut fields = line.splitn(5, ' ');
            let mut field = || fields.next();
            let (ply, nodes) = (field()?.parse().ok()?, field()?.parse().ok()?);
            let is_done = field()? == "1";
            let mv = match field()? {
                "-" => None,
                mv => Some(mv.parse().ok()?),
            };
            Some(Page { ply, solve: Solve::from_line(field()?)?, nodes, is_done, mv })
        };
        let pages: Vec<Page> = lines
            .iter()
            .enumerate()
            .map(|(number, line)| read(line).ok_or(number))
            .collect::<Result<_, _>>()?;
        Ok(Draft {
            bare: *bare,
            seen: pages.iter().map(|page| page.solve.stones).collect(),
            nodes: pages.iter().map(|page| page.nodes).sum(),
            pages,
            next: 0,
            taken: 0,
            layer: 0,
        })
    }
}
