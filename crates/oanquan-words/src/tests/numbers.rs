//! Plurals and digits against ICU, for every language.

use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_locale_core::Locale as IcuLocale;
use icu_plurals::{PluralCategory, PluralRules};

use crate::Language;
use crate::locale::{Category, LOCALES};

/// Every small number, those around each power of ten, whole millions, and the ends of the range.
fn numbers() -> Vec<i64> {
    let mut numbers: Vec<i64> = (0..=5000).collect();
    for power in (0..19).map(|exponent| 10_i64.pow(exponent)) {
        let around = |factor| (-3..=3).map(move |distance| power.saturating_mul(factor) + distance);
        numbers.extend((1..=3).flat_map(around));
    }
    numbers.extend((1..=200).map(|millions| millions * 1_000_000));
    numbers.push(i64::MAX);
    let negative: Vec<_> = numbers.iter().map(|number| -number).collect();
    numbers.extend(negative);
    numbers.push(i64::MIN);
    numbers
}

#[test]
fn plural_categories_are_those_of_icu() {
    for (code, locale) in &LOCALES {
        let wanted: IcuLocale = code.parse().unwrap();
        let rules = PluralRules::try_new_cardinal((&wanted).into()).unwrap();
        for number in numbers() {
            let ours = match locale.plurals.category(number) {
                Category::One => PluralCategory::One,
                Category::Many => PluralCategory::Many,
                Category::Other => PluralCategory::Other,
            };
            assert_eq!(ours, rules.category_for(number), "{code} {number}");
        }
    }
}

#[test]
fn digits_are_grouped_as_in_icu() {
    for (code, locale) in &LOCALES {
        let wanted: IcuLocale = code.parse().unwrap();
        let formatter = DecimalFormatter::try_new((&wanted).into(), Default::default()).unwrap();
        for number in numbers() {
            assert_eq!(locale.number(number), formatter.format(&Decimal::from(number)).to_string(), "{code}");
        }
    }
}

#[test]
fn decimals_are_written_as_in_icu() {
    for language in Language::ALL {
        let wanted: IcuLocale = language.code().parse().unwrap();
        let formatter = DecimalFormatter::try_new((&wanted).into(), Default::default()).unwrap();
        for number in ["0.0", "13.5", "-2.0"] {
            let decimal: Decimal = number.parse().unwrap();
            assert_eq!(language.decimal(number), formatter.format(&decimal).to_string(), "{language:?}");
        }
    }
}
