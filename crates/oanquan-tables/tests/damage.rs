//! A table that is not as it was written is noticed: refused when it is opened, or where the damage is met.
#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use std::borrow::Cow;

use oanquan::{Bare, Rules};
use oanquan_tables::{Bounds, Damage, Index, Packed, Sheet, Table, TableError, stored, write};

/// A table of made-up bounds, in bytes.
fn table(rules: &str, citizens: u32, seed: u64) -> (Vec<u8>, Vec<Packed>) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let index = Index::new(Bare::new(rules.parse().unwrap()).unwrap(), citizens).unwrap();
    let bounds: Vec<Packed> = (0..index.len())
        .map(|_| {
            let lower = rng.u8(..);
            [[lower, 255 - lower], [rng.u8(..), rng.u8(..)], [0, 0], [131, 124]][rng.usize(..4)]
        })
        .collect();
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table");
    let sheet =
        Sheet { index: &index, bounds: &bounds, built: citizens, plies: 7, finished: true, level: Some(3) };
    write(&path, &sheet, &mut |_| true).unwrap();
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1, "nothing half-written is left");
    let opened = Table::open(&path).unwrap();
    for (place, packed) in bounds.iter().enumerate() {
        assert_eq!(opened.at(place as u64), Ok(Bounds::unpack(*packed)));
    }
    (std::fs::read(&path).unwrap(), bounds)
}

/// Reads everything there is, as a program would.
fn read(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Vec<Bounds>, TableError> {
    let table = Table::from_bytes(bytes)?;
    let bounds: Vec<Bounds> =
        (0..table.index().len()).map(|place| table.at(place)).collect::<Result<_, _>>()?;
    table.check_blocks()?;
    let unpacked = table.unpacked(&|_| ())?;
    assert!(unpacked.bounds().iter().map(|packed| Bounds::unpack(*packed)).eq(bounds.iter().copied()));
    Ok(bounds)
}

#[test]
fn what_is_written_is_read_from_a_file_and_from_bytes() {
    for (rules, citizens) in [("seed", 5), ("seed+row=2", 8), ("tonkin", 4), ("seed+direction=clockwise", 3)]
    {
        let (bytes, bounds) = table(rules, citizens, 61);
        let table = Table::from_bytes(bytes.clone()).unwrap();
        assert_eq!(*table.rules(), rules.parse::<Rules>().unwrap());
        assert_eq!((table.citizens(), table.built(), table.plies()), (citizens, citizens, 7));
        assert!(table.is_finished());
        assert_eq!(table.size(), bytes.len() as u64);
        assert!(read(bytes).unwrap().into_iter().eq(bounds.into_iter().map(Bounds::unpack)));
        for stones in table.index().walk(0..u64::MAX) {
            let place = table.index().of(&stones).unwrap();
            assert_eq!(table.probe(&stones).unwrap(), Some(table.at(place).unwrap()));
        }
    }
}

#[test]
fn every_flipped_bit_is_noticed() {
    // Two blocks, the second of them not full.
    let (bytes, bounds) = table("seed+row=2", 8, 62);
    assert!((4096..8192).contains(&bounds.len()));
    let mut rng = fastrand::Rng::with_seed(63);
    for at in 0..bytes.len() {
        // Every bit of what is read when a table is opened; of the blocks one bit a byte.
        let bits = if at < 256 { (0..8).collect() } else { vec![rng.u32(..8)] };
        for bit in bits {
            let mut flipped = bytes.clone();
            flipped[at] ^= 1 << bit;
            assert!(read(flipped).is_err(), "bit {bit} of byte {at}");
        }
    }
}

#[test]
fn damage_says_where_it_is() {
    let (bytes, bounds) = table("seed+row=2", 12, 64);
    let mut flipped = bytes.clone();
    let last = flipped.len() - 1;
    flipped[last] ^= 1;
    let damaged = Table::from_bytes(flipped).unwrap();
    assert_eq!(damaged.at(0), Ok(Bounds::unpack(bounds[0])), "other blocks are whole");
    let place = damaged.index().len() - 1;
    for _ in 0..2 {
        let Err(Damage::Block { block, at }) = damaged.at(place) else {
            panic!("asked again it is no better")
        };
        assert_eq!(block, place / 4096);
        assert!(at < last as u64);
    }
    assert_eq!(damaged.check_blocks(), Err(Damage::Blocks));
}

#[test]
fn cut_and_foreign_files_are_refused() {
    let (bytes, _) = table("seed+row=2", 8, 65);
    for len in 0..bytes.len() {
        let error = Table::from_bytes(bytes[..len].to_vec()).unwrap_err();
        let fits = match len {
            ..8 => matches!(error, TableError::Foreign),
            _ => matches!(error, TableError::Damage(Damage::Length { .. } | Damage::Header)),
        };
        assert!(fits, "{len} bytes: {error}");
    }
    let longer = [&bytes[..], &[0]].concat();
    assert!(matches!(Table::from_bytes(longer), Err(TableError::Damage(Damage::Length { .. }))));
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("nothing");
    std::fs::write(&path, "").unwrap();
    assert!(matches!(Table::open(&path), Err(TableError::Foreign)));
    assert!(matches!(Table::open(&dir.path().join("none")), Err(TableError::Io(_))));
    let mut newer = bytes;
    newer[8] = 2;
    assert!(matches!(Table::from_bytes(newer), Err(TableError::Version(2))));
}

#[test]
fn bytes_made_up_at_random_are_refused() {
    let (bytes, _) = table("seed+row=2", 6, 66);
    let mut rng = fastrand::Rng::with_seed(67);
    for _ in 0..3_000 {
        let mut made_up = bytes.clone();
        for _ in 0..rng.usize(1..40) {
            let at = rng.usize(..made_up.len());
            made_up[at] = rng.u8(..);
        }
        if made_up != bytes {
            assert!(read(made_up).is_err());
        }
    }
}

#[test]
fn an_interrupted_write_leaves_the_old_file() {
    let index = Index::new(Bare::new(Rules::SEED).unwrap(), 3).unwrap();
    let bounds = vec![[0; 2]; index.len() as usize];
    let sheet = Sheet { index: &index, bounds: &bounds, built: 3, plies: 1, finished: false, level: Some(1) };
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table");
    std::fs::write(&path, "before").unwrap();
    let error = write(&path, &sheet, &mut |_| false).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::Interrupted);
    assert_eq!(std::fs::read(&path).unwrap(), b"before");
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1);
}

#[test]
fn a_stored_table_says_the_same_and_notices_damage_as_well() {
    let (bytes, bounds) = table("seed+row=2", 6, 5);
    let packed = Table::from_bytes(bytes).unwrap();
    let mut bytes = stored(&packed).unwrap();
    assert!(bytes.len() > 2 * bounds.len(), "every bound has its two bytes");
    let expected: Vec<Bounds> = bounds.iter().map(|packed| Bounds::unpack(*packed)).collect();
    assert_eq!(read(bytes.clone()).unwrap(), expected);
    *bytes.last_mut().unwrap() ^= 1;
    let damaged = Table::from_bytes(bytes).unwrap();
    let last = damaged.index().len() - 1;
    assert!(matches!(damaged.at(last), Err(Damage::Block { .. })));
}
