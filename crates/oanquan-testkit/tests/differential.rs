//! The fast rules and the slow ones over many random games.

use oanquan_testkit::differential;

#[test]
fn fast_and_slow_rules_agree() {
    let summary = differential::run(20_260_730, 200_000, &mut |_| {})
        .unwrap_or_else(|difference| panic!("{difference}"));
    assert_eq!(summary.moves, 200_000);
    // A run that never reaches an end or a step would prove nothing about it.
    for reason in oanquan::EndReason::ALL {
        assert!(summary.ends.contains_key(reason.word()), "no game ended by {reason}: {summary}");
    }
    for step in ["refill", "loan", "lift", "sow", "capture", "pass", "sweep"] {
        assert!(summary.steps.contains_key(step), "no {step} happened: {summary}");
    }
}
