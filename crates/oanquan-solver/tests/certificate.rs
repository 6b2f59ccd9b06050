//! Certificates: what is proved is checked, and what is changed is noticed.
#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use std::sync::atomic::AtomicBool;

use oanquan::{Bare, Position, Stones};
use oanquan_solver::build::Build;
use oanquan_solver::certificate::{
    CheckError, Checked, Checksum, Claim, Header, Leaves, Reader, Subject, check, extract, write,
};
use oanquan_solver::prove::{DEEPEST, Memory, Prover, Side, Solve, Step};
use oanquan_tables::{Table, Unpacked};

/// The certificate of the start: its header and its claims.
fn proof(rules: &str, table: Option<&Unpacked>, steps: usize, mebibytes: usize) -> (Header, Vec<Claim>) {
    let bare = Bare::new(rules.parse().unwrap()).unwrap();
    let position = Position::start(*bare.rules()).unwrap();
    let stones = bare.stones(&position).unwrap();
    let (memory, stop) = (Memory::new(mebibytes), AtomicBool::new(false));
    let mut prover = Prover::new(&bare, &memory, &stop).with_table(table);
    let mut solve = Solve::new(stones, 0);
    // What the table says is forced within so many plies more (R15).
    let deepest = u32::from(DEEPEST) - table.map_or(0, Unpacked::plies);
    for _ in 0..steps {
        if u32::from(solve.depth) > deepest || solve.step(&mut prover, 1) == Step::Solved {
            break;
        }
    }
    let claims = extract(&mut prover, &[(stones, solve.interval)], &mut |_| ()).unwrap();
    let header = Header {
        subject: Subject::Position(Box::new(position)),
        lower: solve.interval.lower.map(|found| found.bound),
        upper: solve.interval.upper.map(|found| found.bound),
        table: table.map(|table| Checksum(table.identity())),
        claims: claims.len() as u64,
    };
    (header, claims)
}

fn bytes(header: &Header, claims: &[Claim]) -> Vec<u8> {
    let mut bytes = Vec::new();
    write(header, claims, &mut bytes).unwrap();
    bytes
}

fn checked(bytes: &[u8], table: Option<&dyn Leaves>) -> Result<Checked, CheckError> {
    check(Reader::new(bytes)?, table, &mut |_| true)
}

#[test]
fn what_is_proved_is_found_to_be_proved() {
    for (rules, mebibytes) in [
        ("seed+row=2+citizens=1", 1),
        ("seed+row=2+citizens=5", 1),
        ("vietnam+row=2+citizens=7", 1),
        ("seed+row=3+citizens=3", 1),
        // Some positions are needed for three bounds here.
        ("seed+row=3+citizens=4", 8),
    ] {
        let (header, claims) = proof(rules, None, 1000, mebibytes);
        assert!(header.lower.is_some() && header.lower == header.upper, "{rules}");
        let bytes = bytes(&header, &claims);
        let reader = Reader::new(&bytes[..]).unwrap();
        assert_eq!(reader.header(), &header);
        let checked = check(reader, None, &mut |_| true).unwrap();
        assert_eq!((checked.claims, checked.leaves), (header.claims, 0), "{rules}");
    }
}

#[test]
fn bounds_that_have_not_met_are_proved_too() {
    let (header, claims) = proof("seed+row=3+citizens=3", None, 26, 4);
    assert!(header.lower != header.upper, "{header:?}");
    checked(&bytes(&header, &claims), None).unwrap();
}

#[test]
fn a_flipped_bit_anywhere_is_noticed() {
    let (header, claims) = proof("seed+row=2+citizens=2", None, 1000, 1);
    let mut bytes = bytes(&header, &claims);
    checked(&bytes, None).unwrap();
    for place in 0..bytes.len() {
        for bit in 0..8 {
            bytes[place] ^= 1 << bit;
            assert!(checked(&bytes, None).is_err(), "byte {place}, bit {bit}");
            bytes[place] ^= 1 << bit;
        }
    }
    for length in 0..bytes.len() {
        assert!(checked(&bytes[..length], None).is_err(), "{length} bytes");
    }
    bytes.push(0);
    assert!(checked(&bytes, None).is_err());
}

#[test]
fn a_claim_that_does_not_follow_is_refused() {
    let (header, claims) = proof("seed+row=3+citizens=3", None, 1000, 4);
    let refused = |header: &Header, claims: &[Claim]| {
        let header = Header { claims: claims.len() as u64, ..header.clone() };
        checked(&bytes(&header, claims), None).unwrap_err().to_string()
    };
    // A claim stronger than what follows: one point is too much for some, a hundred for any.
    for place in (0..claims.len()).step_by(97) {
        let mut claims = claims.clone();
        claims[place].bound += if claims[place].side == Side::AtLeast { 100 } else { -100 };
        assert!(refused(&header, &claims).starts_with(&format!("claim {place},")));
    }
    // A claim before those it rests on, and one whose support is missing.
    let backwards: Vec<Claim> = claims.iter().rev().copied().collect();
    assert!(refused(&header, &backwards).contains("found nothing"));
    assert!(refused(&header, &claims[1..]).contains("found nothing"));
    // A third claim about a position (R15).
    let thrice = [&claims[..1], &claims[..1], &claims[..]].concat();
    assert!(refused(&header, &thrice).contains("no third claim"));
    // More than the claims say.
    let more = Header { lower: header.lower.map(|lower| lower + 1), ..header.clone() };
    assert_eq!(refused(&more, &claims), "no claim about the position says that it is worth ≥ 3");
    let less = Header { upper: header.upper.map(|upper| upper - 1), ..header.clone() };
    assert_eq!(refused(&less, &claims), "no claim about the position says that it is worth ≤ 1");
    // Other rules.
    let position = Position::start("vietnam+citizens=3+row=3".parse().unwrap()).unwrap();
    let subject = Subject::Position(Box::new(position));
    assert!(refused(&Header { subject, ..header.clone() }, &claims).starts_with("claim "));
    // Stones that lie on no board.
    let mut nowhere = claims.clone();
    nowhere[0].stones = Stones::from_packed([1 << 32, 0], 1);
    assert!(refused(&header, &nowhere).contains("stones that can lie on the board"));
}

#[test]
fn a_certificate_can_rely_on_a_table() {
    let rules = "seed+row=3+citizens=3";
    let bare = Bare::new(rules.parse().unwrap()).unwrap();
    let mut build = Build::new(bare, 6).unwrap();
    while !build.is_finished() {
        build.pass(&()).unwrap();
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table");
    oanquan_tables::write(&path, &build.sheet(Some(1)), &mut |_| true).unwrap();
    let table = Table::open(&path).unwrap().unpacked(&|_| ()).unwrap();

    let (header, claims) = proof(rules, Some(&table), 1000, 4);
    // The value is 2; the search does not look behind what the table knows.
    assert!(
        header.lower.is_some_and(|lower| lower <= 2) && header.upper.is_none_or(|upper| upper >= 2),
        "{header:?}"
    );
    assert_eq!(header.table, Some(Checksum(table.identity())));
    let bytes = bytes(&header, &claims);
    let found = checked(&bytes, Some(&table)).unwrap();
    assert!(found.leaves > 0 && found.claims == header.claims);
    let alone = checked(&bytes, None).unwrap_err();
    assert!(alone.to_string().contains("found nothing"), "{alone}");
}
