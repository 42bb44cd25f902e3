//! Words for how large a search tree is estimated to be.

use super::message::{Message, MessageValue};
use crate::solver::{Goal, Strategy};

/// From here on amounts are written as a digit times a power of ten.
const LARGE: f64 = 1e9;
const SECONDS_OF_A_YEAR: f64 = 365.25 * 86_400.0;

/// The units of time, with the seconds of each and the least number of it that is named.
const UNITS: [(&str, f64, f64); 6] = [
    ("millions", 1e6 * SECONDS_OF_A_YEAR, 1.0),
    ("years", SECONDS_OF_A_YEAR, 2.0),
    ("days", 86_400.0, 2.0),
    ("hours", 3_600.0, 2.0),
    ("minutes", 60.0, 2.0),
    ("seconds", 1.0, 0.0),
];

/// The estimated number of guesses in the whole tree, the least and the most that it may be, and how
/// long it takes to watch them all. `size` is the number of values of a cell.
pub fn estimate_in_words(
    [guesses, low, high]: [f64; 3],
    (strategy, goal): (Strategy, Goal),
    size: usize,
) -> Message {
    if high < 0.5 {
        return Message::new("estimate-no-guess");
    }
    // Each guess leads to a choice point where every value is tested, and is taken back. How many
    // steps a guess takes where candidates are kept is not known.
    let (unit, seconds) = match strategy.keeps_domains() {
        true => ("guess", guesses),
        false => ("step", guesses * (size + 2) as f64),
    };
    let is_sure = rough(low) == rough(high);
    Message::new("estimate-words")
        .with("goal", if goal == Goal::All { "all" } else { "first" })
        .with("guesses", rough(guesses))
        .with("count", guesses.round() as u64)
        .with("band", if is_sure { "none" } else { "wide" })
        .with("low", rough(low))
        .with("high", rough(high))
        .with("unit", unit)
        .with("time", duration(seconds))
}

/// The estimated number of guesses in as few characters as possible.
pub fn estimate_in_short(guesses: f64) -> Message {
    Message::new("estimate-short").with("guesses", rough(guesses))
}

/// Why there is no estimate for a strategy that blames, or for a sweep.
pub fn no_estimate(strategy: Strategy) -> Message {
    Message::new(match strategy {
        Strategy::Sweep => "estimate-not-of-sweeps",
        Strategy::Search(_) => "estimate-not-of-jumps",
    })
}

/// A time in the largest unit of which it has some.
fn duration(seconds: f64) -> Message {
    let fits = |(_, unit, least): &(&str, f64, f64)| {
        seconds >= unit * least && (*unit < 1e6 * SECONDS_OF_A_YEAR || seconds / unit < LARGE)
    };
    let (name, unit, _) = UNITS.into_iter().find(fits).unwrap_or(UNITS[1]);
    Message::new("estimate-time")
        .with("unit", name)
        .with("count", (seconds / unit).round() as u64)
        .with("amount", rough(seconds / unit))
}

/// An amount of which little more than the size is known: two digits and zeros, or a digit and a
/// power of ten.
fn rough(amount: f64) -> MessageValue {
    let exponent = amount.max(1.0).log10().floor() as i32;
    let digits = if amount < LARGE { 2 } else { 1 };
    let unit = 10_f64.powi((exponent + 1 - digits).max(0));
    let rounded = (amount / unit).round();
    match rounded as u64 {
        _ if amount < LARGE => MessageValue::Number((rounded * unit) as u64),
        10 => MessageValue::Power(1, exponent as u32 + 1),
        digit => MessageValue::Power(digit, exponent as u32),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;

    fn words(amounts: [f64; 3], strategy: &str, goal: Goal) -> Message {
        estimate_in_words(amounts, (strategy.parse().unwrap(), goal), 9)
    }

    #[test]
    fn sizes_and_times_are_in_words() {
        for (amounts, strategy, goal, expected) in [
            (
                [3.14e14, 1.4e13, 9.7e14],
                "naive",
                Goal::All,
                "About 3 · 10^14 guesses in the whole tree, perhaps from 10^13 to 10^15: at one step a \
                 second, 110 million years.",
            ),
            (
                [2_095.368, 1_927.36, 2_297.6],
                "masks",
                Goal::First,
                "At most about 2,100 guesses in the whole tree, perhaps from 1,900 to 2,300: at one \
                 guess a second, 35 minutes.",
            ),
            (
                [1.0; 3],
                "masks",
                Goal::All,
                "About 1 guess in the whole tree: at one guess a second, 1 second.",
            ),
            (
                [4e30, 1e29, 1e31],
                "masks",
                Goal::All,
                "About 4 · 10^30 guesses in the whole tree, perhaps from 10^29 to 10^31: at one guess a \
                 second, 10^23 years.",
            ),
        ] {
            let said = words(amounts, strategy, goal);
            assert_eq!(said.say(Language::En), expected);
        }
        let large = words([3.14e14, 1e13, 1e15], "naive", Goal::All);
        let said = large.say_on_command_line(Language::Es);
        assert!(
            said.contains("3 · 10¹⁴") && said.contains("110 millones de años"),
            "{said}"
        );
        let none = words([0.0; 3], "propagation", Goal::All);
        assert_eq!(none.kind(), "estimate-no-guess");
    }
}
