//! The proofs of a book's entries, for its certificate.

use std::collections::HashMap;
use std::io;

use indicatif::ProgressBar;
use oanquan::Stones;
use oanquan_solver::book::{Page, Reached};
use oanquan_solver::certificate::{Checksum, Claim, Header, Leaves, Reader, Subject, extract, lines, write};
use oanquan_solver::prove::Prover;
use oanquan_tables::{Book, Entry, Unpacked};

/// The claims that prove entries of at most so many plies.
pub(super) struct Proofs {
    plies: Option<u32>,
    claims: Vec<Claim>,
    entries: usize,
}

impl Proofs {
    /// Takes the proofs out of the prover's memory. Where claims prove an entry by longer lines than were searched
    /// for, the entry says so from now on.
    pub(super) fn of(
        reached: &Reached<'_>,
        plies: Option<u32>,
        mut prover: Prover<'_>,
        table: Option<&Unpacked>,
        entries: &mut [(Stones, Entry)],
    ) -> anyhow::Result<Proofs> {
        let is_wanted = |(ply, _): &&(u32, &Page)| plies.is_none_or(|plies| *ply <= plies);
        let pages = reached.done.iter().filter(is_wanted);
        let roots: Vec<_> = pages.map(|(_, page)| (page.solve.stones, page.solve.interval)).collect();
        // Hidden by itself where standard error is no terminal.
        let bar = ProgressBar::new_spinner().with_message("claims collected");
        let claims = extract(&mut prover, &roots, &mut |claims| bar.set_position(claims as u64))?;
        bar.finish_and_clear();

        let places: HashMap<Stones, usize> =
            entries.iter().enumerate().map(|(place, (stones, _))| (*stones, place)).collect();
        let proved: Vec<_> = roots.iter().map(|(stones, _)| entries[places[stones]]).collect();
        // Whose book it is, is not known before its plies are; the check of the claims does not ask.
        let table_name = table.map(|table| Checksum(table.identity()));
        let rules = *prover.bare().rules();
        let subject = Subject::Book { identity: Checksum([0; 32]), rules, plies };
        let claimed = claims.len() as u64;
        let header = Header { subject, lower: None, upper: None, table: table_name, claims: claimed };
        let mut bytes = Vec::new();
        write(&header, &claims, &mut bytes)?;
        let leaves = table.map(|table| table as &dyn Leaves);
        let (_, found) = lines(Reader::new(&bytes[..])?, &proved, leaves, &mut |_| true)?;
        for ((stones, _), quiet) in proved.iter().zip(found) {
            let entry = &mut entries[places[stones]].1;
            let quiet = u8::try_from(quiet).expect("the check found fewer than a hundred plies");
            entry.plies = entry.plies.max(quiet);
        }
        Ok(Proofs { plies, claims, entries: proved.len() })
    }

    /// How many claims there are.
    pub(super) fn claims(&self) -> usize {
        self.claims.len()
    }

    /// How many entries they prove.
    pub(super) fn entries(&self) -> usize {
        self.entries
    }

    /// The certificate of the book that was written.
    pub(super) fn certificate(&self, book: &Book) -> io::Result<Vec<u8>> {
        let (identity, rules) = (Checksum(book.identity()), *book.rules());
        let header = Header {
            subject: Subject::Book { identity, rules, plies: self.plies },
            lower: None,
            upper: None,
            table: book.table().map(Checksum),
            claims: self.claims.len() as u64,
        };
        let mut bytes = Vec::new();
        write(&header, &self.claims, &mut bytes)?;
        Ok(bytes)
    }
}
