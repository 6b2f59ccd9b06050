//! Opening books: what is written is read, and what is changed is refused.
#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use std::collections::HashMap;

use fastrand::Rng;
use oanquan::{Bare, Direction, Position, Stones};
use oanquan_tables::{Book, BookError, Bounds, Entry, write_book};

/// Positions of random play, of mirror images one.
fn positions(bare: &Bare, rng: &mut Rng, count: usize) -> Vec<Stones> {
    let start = bare.stones(&Position::start(*bare.rules()).unwrap()).unwrap();
    let mut seen = HashMap::new();
    while seen.len() < count {
        let mut stones = start;
        while bare.end(&stones).is_none() {
            let same = if bare.folds_mirror() { bare.mirrored(&stones).min(stones) } else { stones };
            if (0..bare.squares()).all(|square| stones.get(square) < 32) {
                seen.insert(same, stones);
            }
            let squares: Vec<usize> =
                (0..bare.squares()).filter(|square| bare.liftable(&stones) >> square & 1 == 1).collect();
            let way = *rng.choice(bare.directions()).unwrap();
            stones = bare.play(&stones, squares[rng.usize(..squares.len())], way).0;
        }
    }
    seen.into_values().take(count).collect()
}

fn entry(bare: &Bare, rng: &mut Rng) -> Entry {
    let lower = (rng.u8(..5) > 0).then(|| rng.i32(-127..=127));
    let exact = rng.bool().then(|| Bounds::exact(rng.i32(-127..=126)));
    let upper = (rng.u8(..5) > 0).then(|| rng.i32(-128..=126));
    let code = 2 * rng.u8(..bare.rules().row);
    let code = match bare.directions() {
        [Direction::Right] => code,
        [Direction::Left] => code + 1,
        _ => code + rng.u8(..2),
    };
    let mv = (rng.u8(..9) > 0).then_some(code);
    Entry { bounds: exact.unwrap_or(Bounds { lower, upper }), plies: rng.u8(..100), mv }
}

#[test]
fn what_is_written_is_read_and_so_is_its_mirror_image() {
    let mut rng = Rng::with_seed(5);
    for rules in ["seed", "vietnam+row=3", "tonkin", "seed+row=2+citizens=7"] {
        let bare = Bare::new(rules.parse().unwrap()).unwrap();
        let count = if bare.rules().row == 2 { 300 } else { 2000 };
        let mut entries: Vec<_> = positions(&bare, &mut rng, count)
            .into_iter()
            .map(|stones| (stones, entry(&bare, &mut rng)))
            .collect();
        let absent = entries.split_off(count / 2);
        let table = rng.bool().then(|| std::array::from_fn(|_| rng.u8(..)));
        let bytes = write_book(&bare, 7, table, entries.iter().copied());
        let book = Book::from_bytes(&bytes).unwrap();
        assert_eq!((book.rules(), book.plies(), book.table()), (bare.rules(), 7, table), "{rules}");
        assert_eq!(book.len(), entries.len());
        let exact = entries.iter().filter(|(_, entry)| entry.bounds.value().is_some()).count();
        assert_eq!(book.exact(), exact);
        assert_eq!(book.identity()[..], bytes[bytes.len() - 32..]);
        for (stones, entry) in entries {
            assert_eq!(book.probe(&stones), Some(entry), "{rules} {stones:?}");
            let mirrored = bare.mirrored(&stones);
            if bare.folds_mirror() && mirrored != stones {
                // The squares of a row and the two ways are exchanged.
                let mv = entry.mv.map(|mv| 2 * bare.rules().row - 1 - mv);
                assert_eq!(book.probe(&mirrored), Some(Entry { mv, ..entry }), "{rules} {stones:?}");
            }
        }
        assert!(absent.iter().all(|(stones, _)| book.probe(stones).is_none()));
    }
}

#[test]
fn a_flipped_bit_a_cut_and_another_file_are_refused() {
    let mut rng = Rng::with_seed(6);
    let bare = Bare::new("seed".parse().unwrap()).unwrap();
    let entries: Vec<_> =
        positions(&bare, &mut rng, 40).into_iter().map(|stones| (stones, entry(&bare, &mut rng))).collect();
    let mut bytes = write_book(&bare, 3, None, entries);
    Book::from_bytes(&bytes).unwrap();
    for place in 0..bytes.len() {
        for bit in 0..8 {
            bytes[place] ^= 1 << bit;
            assert!(Book::from_bytes(&bytes).is_err(), "byte {place}, bit {bit}");
            bytes[place] ^= 1 << bit;
        }
        assert!(Book::from_bytes(&bytes[..place]).is_err(), "{place} bytes");
    }
    assert!(matches!(Book::from_bytes(b"oaqtable").unwrap_err(), BookError::Foreign));
    bytes.push(0);
    assert!(matches!(Book::from_bytes(&bytes).unwrap_err(), BookError::Checksum));
}

#[test]
fn nonsense_with_a_right_checksum_is_refused() {
    use sha2::{Digest, Sha256};
    let header = "oanquan-book 1\nrules seed\nplies 3\ntable -\nentries 1\n";
    let read = |header: &str, entries: &[u8]| {
        let mut bytes = [header.as_bytes(), entries].concat();
        let sum = Sha256::digest(&bytes);
        bytes.extend(sum);
        Book::from_bytes(&bytes).map(|book| book.len()).map_err(|error| error.to_string())
    };
    // A byte of difference, the move 2; no plies, exact; worth 1.
    assert_eq!(read(header, &[0x12, 9, 128, 129]), Ok(1));
    let malformed = Err("entry 0 is malformed".to_string());
    assert_eq!(read(header, &[0x1b, 9, 128, 129]), malformed, "a move there is not");
    assert_eq!(read(header, &[0x02, 128, 129]), malformed, "a key of nothing");
    assert_eq!(read(header, &[0x12, 9, 128]), malformed, "cut");
    assert_eq!(read(header, &[0x12, 9, 128, 129, 0]), Err("entry 1 is malformed".to_string()), "too much");
    for (from, to, error) in [
        ("rules seed", "rules chess", "a book of unknown rules: "),
        ("rules seed", "rules ludii", "a book of rules that have none: "),
        ("plies 3", "plies x", "line 3 is none of an opening book's, expected plies"),
        ("table -", "table 00", "line 4 is none of an opening book's, expected table"),
        ("entries 1", "pages 1", "line 5 is none of an opening book's, expected entries"),
    ] {
        let found = read(&header.replace(from, to), &[0x12, 9, 128, 129]).unwrap_err();
        assert!(found.starts_with(error), "{found}");
    }
}
