//! What a search found, as numbers: whole where it is proved, with a decimal where it is an estimate, so that
//! the one is never taken for the other.

use oanquan_engine::Value;
use serde_json::Number;

/// The number in text: `13`, or `13.0`.
pub(crate) fn number(value: Value) -> String {
    match value {
        Value::Exact(points) | Value::AtLeast(points) | Value::AtMost(points) => points.to_string(),
        Value::Estimate(score) => format!("{}.0", score.points()),
    }
}

/// The number in JSON: `13`, or `13.0`.
pub(crate) fn json(value: Value) -> Number {
    match value {
        Value::Exact(points) | Value::AtLeast(points) | Value::AtMost(points) => points.into(),
        // Only what is not finite has no number.
        Value::Estimate(score) => Number::from_f64(score.points().into()).unwrap_or_else(|| 0.into()),
    }
}

#[cfg(test)]
mod tests {
    use oanquan_engine::Score;

    use super::*;

    #[test]
    fn only_what_is_proved_is_whole() {
        let estimate = |points| Value::Estimate(Score::of_points(points));
        for (value, text) in [
            (Value::Exact(-13), "-13"),
            (Value::AtLeast(2), "2"),
            (Value::AtMost(0), "0"),
            (estimate(13), "13.0"),
            (estimate(-2), "-2.0"),
            (estimate(0), "0.0"),
        ] {
            assert_eq!(number(value), text);
            assert_eq!(json(value).to_string(), text);
        }
    }
}
