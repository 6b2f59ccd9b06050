//! The check of an opening book: by the rules alone, and with its certificate.

use std::fs;
use std::io::Write;

use anyhow::Context;
use indicatif::HumanCount;
use oanquan_solver::book::{Walked, walk};
use oanquan_solver::certificate::{Checksum, Leaves, Subject, check_book};
use oanquan_tables::{Book, Entry};

use super::{Args, open, relied_on, told, watched};
use crate::failure::bad_use;

/// What a book begins with.
pub(super) const MAGIC: &[u8; 12] = b"oanquan-book";

/// Checks a book.
pub(super) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let name = || args.file.display().to_string();
    let bytes = fs::read(&args.file).with_context(name)?;
    let book = Book::from_bytes(&bytes).with_context(name)?;
    let needed = book.table().map(Checksum);
    let table = relied_on(&args.file, needed, args.table.as_deref(), book.rules())?;
    let leaves = table.as_ref().map(|table| table as &dyn Leaves);
    let walked = walk(&book, leaves, &mut |_| ()).with_context(name)?;
    writeln!(out, "book {}", Checksum(book.identity()))?;
    writeln!(out, "rules {}", book.rules())?;
    shown(&book, &walked, out)?;
    let Some(path) = &args.certificate else {
        writeln!(
            out,
            "All moves are legal and the values agree; whether they are true a certificate shows."
        )?;
        return Ok(());
    };
    let name = || path.display().to_string();
    let reader = open(path)?;
    let header = reader.header().clone();
    let plies = match header.subject {
        Subject::Book { identity, plies, .. } if identity == Checksum(book.identity()) => plies,
        Subject::Book { identity, .. } => {
            return Err(bad_use(format!("{} is about the book {identity}, expected this one", name())));
        }
        Subject::Position(_) => {
            return Err(bad_use(format!("{} is about a position, expected this book", name())));
        }
    };
    if header.table != needed {
        return Err(bad_use(format!("{} relies on another table than the book", name())));
    }
    let entries: Vec<_> = walked
        .entries
        .iter()
        .filter(|(_, ply)| plies.is_none_or(|plies| *ply <= plies))
        .map(|(stones, _)| (*stones, entry(&book, stones)))
        .collect();
    let checked =
        watched(header.claims, |tell| check_book(reader, &entries, leaves, tell)).with_context(name)?;
    let (proved, all) = (HumanCount(entries.len() as u64), HumanCount(book.len() as u64));
    writeln!(out, "proved: {proved} of {all} entries")?;
    told(&checked, header.table, out)
}

fn entry(book: &Book, stones: &oanquan::Stones) -> Entry {
    book.probe(stones).expect("the walk went through it")
}

/// What is in the book, by plies and seats, and where its lines lead.
fn shown(book: &Book, walked: &Walked, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "ply  seat     entries       exact")?;
    for layer in walked.entries.chunk_by(|one, other| one.1 == other.1) {
        let ply = layer[0].1;
        let exact = layer.iter().filter(|(stones, _)| entry(book, stones).bounds.value().is_some()).count();
        let (all, exact) = (HumanCount(layer.len() as u64).to_string(), HumanCount(exact as u64).to_string());
        writeln!(out, "{ply:3}  {:4} {all:>11} {exact:>11}", ply % 2)?;
    }
    writeln!(
        out,
        "all up to ply {}; after its moves {} replies are answered, {} moves and replies end the game, {} replies \
         are left to the table, {} of them without a known value, {} lie beyond",
        book.plies(),
        HumanCount(walked.answered),
        HumanCount(walked.ends),
        HumanCount(walked.tabled + walked.narrowed),
        HumanCount(walked.narrowed),
        HumanCount(walked.beyond),
    )?;
    if walked.crowded > 0 {
        writeln!(out, "{} replies put more than 31 citizens in a square", HumanCount(walked.crowded))?;
    }
    Ok(())
}
