//! A book that is being made: which positions belong to it, and what is known of each by now.
//!
//! To the book of a seat belong the positions where it is to move that the other side can lead it to when it
//! plays the book's moves itself; those of both seats lie in one list, by the plies from the start. Positions
//! that are over, or of which the endgame table knows something, are left out.

use std::collections::hash_map::Entry as Place;
use std::collections::{BTreeSet, HashMap};

use oanquan::{Bare, Stones};
use oanquan_tables::{Bounds, Entry};

use super::make::Effort;
use crate::moves::moves;
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
    /// The start is the first.
    pages: Vec<Page>,
    /// Which page each position has, of mirror images one.
    places: HashMap<Stones, usize>,
    /// The pages that are neither done nor taken, by their plies.
    open: BTreeSet<(u32, usize)>,
    /// Pages that are taken, and the plies of the last one.
    taken: usize,
    layer: u32,
    /// Positions searched for all pages.
    nodes: u64,
}

/// The pages that lines of a draft lead to.
#[derive(Clone, Debug, Default)]
pub struct Reached<'a> {
    /// Those that are done, with the fewest plies that lead there, which come first.
    pub done: Vec<(u32, &'a Page)>,
    /// The others.
    pub open: Vec<(u32, &'a Page)>,
}

impl Reached<'_> {
    /// Plies up to which every line is in the book: whatever the other side plays, a page is done.
    pub fn plies(&self) -> u32 {
        match self.open.first() {
            Some((open, _)) => open.saturating_sub(1),
            None => self.done.last().map_or(0, |(last, _)| *last),
        }
    }

    /// What the book says, `behind` being the plies within which the bounds of the endgame table are forced.
    pub fn entries(&self, behind: u32) -> Vec<(Stones, Entry)> {
        let entry = |page: &Page| {
            let Interval { lower, upper } = page.solve.interval;
            let bounds =
                Bounds { lower: lower.map(|found| found.bound), upper: upper.map(|found| found.bound) };
            let plies = [lower, upper].into_iter().flatten().map(|found| u32::from(found.plies)).max();
            let plies = plies.unwrap_or(0) + behind;
            let plies = u8::try_from(plies).expect("a proof has fewer than a hundred plies");
            (page.solve.stones, Entry { bounds, plies, mv: page.mv })
        };
        self.done.iter().map(|(_, page)| entry(page)).collect()
    }
}

impl Draft {
    /// Begins with the start, and what the other side may make of it.
    pub fn new(prover: &Prover<'_>, start: &Stones, guess: i32) -> Draft {
        let mut draft = Draft::of(prover.bare(), Vec::new());
        draft.add(prover, start, 0, guess);
        let moves: Vec<_> = prover.moves(start).collect();
        for (_, after, gain) in moves {
            draft.add(prover, &after, 1, gain - guess);
        }
        draft
    }

    /// All pages, the start first.
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// Positions searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The pages that lines lead to by the moves as they are now: when a page that had an interval is gone on with,
    /// another move may turn out to be better, and what followed the old one is left behind.
    pub fn reached(&self) -> Reached<'_> {
        let mut reached = Reached::default();
        let Some(start) = self.pages.first() else { return reached };
        let mut seen = vec![false; self.pages.len()];
        // The positions of this ply and of the next.
        let mut layers = [vec![start.solve.stones], Vec::new()];
        layers[1].extend(moves(&self.bare, &start.solve.stones).map(|(_, after, _)| after));
        for ply in 0.. {
            let [layer, following] = layers;
            let mut after_next = Vec::new();
            for stones in layer {
                let Some(&place) = self.places.get(&self.bare.canonical(&stones)) else { continue };
                if std::mem::replace(&mut seen[place], true) {
                    continue;
                }
                let page = &self.pages[place];
                if page.is_done {
                    reached.done.push((ply, page));
                    after_next.extend(self.replies(page).into_iter().map(|(stones, _)| stones));
                } else {
                    reached.open.push((ply, page));
                }
            }
            layers = [following, after_next];
            if layers.iter().all(Vec::is_empty) {
                break;
            }
        }
        reached
    }

    /// The positions that the other side can lead to after a page's move, with what they gain for the side to move
    /// of the page.
    fn replies(&self, page: &Page) -> Vec<(Stones, i32)> {
        let bare = self.bare;
        let played = moves(&bare, &page.solve.stones).find(|&(code, ..)| Some(code) == page.mv);
        let played = played.filter(|(_, after, _)| bare.end(after).is_none());
        played
            .iter()
            .flat_map(|(_, after, gain)| {
                moves(&bare, after).map(move |(_, then, theirs)| (then, gain - theirs))
            })
            .collect()
    }

    /// Takes the first page of at most so many plies that nobody has taken. Before pages of more plies are taken,
    /// all of fewer have to be done, so that a budget that ends leaves whole plies.
    pub(super) fn take(&mut self, plies: u32) -> Option<(usize, Page)> {
        let &(ply, place) = self.open.first()?;
        if ply > plies || (self.taken > 0 && ply > self.layer) {
            return None;
        }
        self.open.remove(&(ply, place));
        self.layer = ply;
        self.taken += 1;
        Some((place, self.pages[place]))
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
        self.open.insert((self.pages[place].ply, place));
    }

    /// A page is done: what the other side may play after its move follows.
    pub(super) fn finish(&mut self, prover: &Prover<'_>, place: usize) {
        self.taken -= 1;
        let page = self.pages[place];
        let Some(worth) = page.solve.interval.lower else { return };
        for (stones, gain) in self.replies(&page) {
            self.add(prover, &stones, page.ply + 2, worth.bound - gain);
        }
    }

    fn add(&mut self, prover: &Prover<'_>, stones: &Stones, ply: u32, guess: i32) {
        if self.bare.end(stones).is_some() || prover.is_tabled(stones) || !prover.has_key(stones) {
            return;
        }
        let (stones, place) = (self.bare.canonical(stones), self.pages.len());
        if let Place::Vacant(vacant) = self.places.entry(stones) {
            vacant.insert(place);
            let solve = Solve::new(stones, guess);
            self.pages.push(Page { ply, solve, nodes: 0, is_done: false, mv: None });
            self.open.insert((ply, place));
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

    /// What [`to_lines`](Draft::to_lines) wrote. Pages that have an interval are gone on with where more than what
    /// was searched is to be spent on each, and a deeper horizon is left.
    ///
    /// # Errors
    /// The number of a line, from 0, that is no page.
    pub fn from_lines(bare: &Bare, lines: &[String], effort: &Effort) -> Result<Draft, usize> {
        let read = |line: &str| {
            let mut fields = line.splitn(5, ' ');
            let mut field = || fields.next();
            let (ply, nodes) = (field()?.parse().ok()?, field()?.parse().ok()?);
            let was_done = field()? == "1";
            let mv = match field()? {
                "-" => None,
                mv => Some(mv.parse().ok()?),
            };
            let solve = Solve::from_line(field()?)?;
            let is_exact = solve.interval.exact().is_some();
            let is_final = is_exact || nodes >= effort.each || solve.depth > effort.deepest;
            Some(Page { ply, solve, nodes, is_done: was_done && is_final, mv })
        };
        let pages = lines.iter().enumerate().map(|(number, line)| read(line).ok_or(number));
        Ok(Draft::of(bare, pages.collect::<Result<_, _>>()?))
    }

    fn of(bare: &Bare, pages: Vec<Page>) -> Draft {
        let all = || pages.iter().enumerate();
        Draft {
            bare: *bare,
            places: all().map(|(place, page)| (page.solve.stones, place)).collect(),
            open: all().filter(|(_, page)| !page.is_done).map(|(place, page)| (page.ply, place)).collect(),
            taken: 0,
            layer: 0,
            nodes: pages.iter().map(|page| page.nodes).sum(),
            pages,
        }
    }
}
