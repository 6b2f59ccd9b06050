//! Numbers worked out elsewhere: interval ends with Python's `statistics`, likelihood ratios by maximising
//! the likelihood with Newton steps inside the five shares, which shares nothing with the bisection here.

use super::*;

#[track_caller]
fn close(found: f64, expected: f64) {
    let off = (found - expected).abs() / expected.abs().max(1.0);
    assert!(off < 1e-6, "found {found}, expected {expected}");
}

#[track_caller]
fn close_estimate(found: Option<Estimate>, expected: [f64; 3]) {
    let found = found.unwrap();
    for (found, expected) in [found.value, found.low, found.high].into_iter().zip(expected) {
        close(found, expected);
    }
}

#[test]
fn elo_and_normalized_elo_come_with_the_errors_of_pairs() {
    let pairs = Pairs::of([10, 40, 100, 60, 20]);
    close(pairs.score().unwrap(), 0.543_478_260_869_565_2);
    close_estimate(pairs.elo(), [30.288_285_575_247_297, 8.559_185_881_211_55, 52.256_645_000_734_316]);
    close_estimate(
        pairs.normalized_elo(),
        [44.297_077_535_560_45, 12.547_096_262_383_28, 76.047_058_808_737_6],
    );
    close(pairs.superiority().unwrap(), 0.996_876_350_662_769);

    let pairs = Pairs::of([50, 10, 5, 2, 1]);
    close_estimate(pairs.elo(), [-362.677_644_504_307_5, -482.439_153_592_202_33, -285.470_692_957_795_05]);
    close_estimate(
        pairs.normalized_elo(),
        [-439.959_517_614_446_67, -498.351_461_747_433_8, -381.567_573_484_581_53],
    );
    close(pairs.superiority().unwrap(), 0.0);
}

#[test]
fn equal_contestants_are_at_zero() {
    let pairs = Pairs::of([7, 11, 13, 11, 7]);
    let elo = pairs.elo().unwrap();
    close(elo.value, 0.0);
    close(elo.low, -elo.high);
    close(pairs.superiority().unwrap(), 0.5);
    let sprt = Sprt { elo0: -5.0, elo1: 5.0, alpha: 0.05, beta: 0.05 };
    close(sprt.llr(&pairs), 0.0);
}

#[test]
fn what_nothing_is_known_of_has_no_estimate() {
    let none = Pairs::default();
    assert_eq!((none.score(), none.elo(), none.superiority()), (None, None, None));
    // Pairs that are all equal do not tell how they vary.
    let swept = Pairs::of([0, 0, 0, 0, 8]);
    assert_eq!((swept.score(), swept.elo(), swept.normalized_elo()), (Some(1.0), None, None));
    let nearly = Pairs::of([0, 0, 0, 1, 20]).elo().unwrap();
    assert!(nearly.low > 300.0 && nearly.high.is_infinite(), "{nearly:?}");
}

#[test]
fn likelihood_ratios_are_those_of_another_method() {
    for (counts, elo0, elo1, expected) in [
        ([10, 40, 100, 60, 20], 0.0, 10.0, 2.016_504_909_474_179),
        ([3, 7, 20, 30, 40], 0.0, 10.0, 2.488_164_445_342_448_5),
        ([50, 10, 5, 2, 1], -5.0, 5.0, -1.884_489_171_515_980_1),
        ([0, 0, 10, 0, 0], 0.0, 10.0, -0.285_795_862_019_036_6),
        ([0, 0, 0, 0, 50], 0.0, 20.0, 2.795_543_414_996_516_5),
        ([25, 60, 130, 60, 25], 0.0, 10.0, -0.465_229_423_674_031_7),
    ] {
        let sprt = Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 };
        close(sprt.llr(&Pairs::of(counts)), expected);
    }
}

#[test]
fn a_test_ends_at_the_bounds_of_wald() {
    let sprt: Sprt = "elo0=0,elo1=10,alpha=0.01,beta=0.1".parse().unwrap();
    let (lower, upper) = sprt.bounds();
    close(lower, -2.292_534_757_140_544_3);
    close(upper, 4.499_809_670_330_265);
    assert_eq!(sprt.accepted(&Pairs::of([10, 40, 100, 60, 20])), None);
    assert_eq!(sprt.accepted(&Pairs::of([30, 120, 300, 180, 60])), Some(Accepted::H1));
    assert_eq!(sprt.accepted(&Pairs::of([60, 180, 300, 120, 30])), Some(Accepted::H0));
    assert_eq!(sprt.accepted(&Pairs::default()), None);
}

#[test]
fn tests_are_read_and_refused() {
    let sprt: Sprt = "elo0=-2.5,elo1=2.5".parse().unwrap();
    assert_eq!(sprt, Sprt { elo0: -2.5, elo1: 2.5, alpha: 0.05, beta: 0.05 });
    for wrong in [
        "",
        "elo0=1",
        "elo0=5,elo1=5",
        "elo0=0,elo1=x",
        "elo0=0,elo1=5,beta=0.5",
        "elo0=0,elo2=5",
        "elo0=0,elo1=inf",
        "elo0=nan,elo1=5",
        "elo0=-1e308,elo1=1e308",
        "elo0=-2001,elo1=0",
        "elo0=0,elo1=2000.5",
        "elo0=0,elo1=5,alpha=0",
        "elo0=0,elo1=5,alpha=-0.1",
    ] {
        let error = wrong.parse::<Sprt>().unwrap_err();
        assert!(error.contains("expected"), "{wrong}: {error}");
    }
    // At the widest there is still a number.
    let widest: Sprt = "elo0=-2000,elo1=2000".parse().unwrap();
    assert!(widest.llr(&Pairs::of([0, 0, 0, 0, 8])).is_finite());
}

#[test]
fn averages_are_exact_and_know_their_error() {
    let mut average = Average::default();
    assert_eq!(average.value(), None);
    average.add(3);
    assert_eq!(average.value(), Some((3.0, None)));
    for number in [-1, 4, 1, -5] {
        average.add(number);
    }
    let (mean, error) = average.value().unwrap();
    close(mean, 0.4);
    close(error.unwrap(), 3.135_942_375_264_085_6);
}
