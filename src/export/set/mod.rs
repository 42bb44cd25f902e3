//! The results of strategies on a set of puzzles, as data, tables and charts.

mod data;
mod picture;
mod tables;
mod times;

pub use picture::chart_name;
pub use tables::SUMMARY;
pub use times::{Time, Times};

use crate::analysis::comparison::{Amount, Totals};
use crate::analysis::set::{Results, Set};
use crate::explain::Language;
use std::num::NonZeroUsize;

/// The results of a set.
pub struct SetReport<'a> {
    /// The names of the puzzles.
    pub names: &'a [String],
    /// The set.
    pub set: &'a Set,
    /// The results so far.
    pub results: &'a Results,
    /// The time each run took.
    pub times: &'a Times,
    /// How often each run was timed; `None` if times are left out.
    pub repeats: Option<NonZeroUsize>,
    /// The errors of puzzles that could not be read.
    pub faults: &'a [String],
}

impl SetReport<'_> {
    /// The time of a run, in nanoseconds.
    pub fn time(&self, run: Totals, number: usize) -> Amount {
        Amount {
            value: self.times.of(number).median.as_nanos() as u64,
            is_least: run.outcome.is_none(),
        }
    }

    /// The number of a run.
    pub fn number(&self, puzzle: usize, strategy: usize) -> usize {
        puzzle * self.set.strategies.len() + strategy
    }
}

/// A number in words, marked with ≥ if it may be more.
pub fn written(amount: Amount, language: Language) -> String {
    let number = language.number(amount.value);
    match amount.is_least {
        true => format!("≥ {number}"),
        false => number,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::set::SetRun;
    use crate::puzzle::notation;
    use crate::scene::Theme;
    use crate::solver::Goal;
    use std::sync::Arc;

    #[test]
    fn every_format_contains_every_run_and_every_error() {
        let puzzle = |line| notation::read_one(line, &notation::Options::default()).unwrap();
        let set = Arc::new(Set {
            puzzles: vec![puzzle("1..............."), puzzle("1..2.2.4......23")],
            strategies: ["naive", "propagation"]
                .map(|id| id.parse().unwrap())
                .to_vec(),
            goal: Goal::First,
            max_steps: 30,
        });
        let mut run = SetRun::new(Arc::clone(&set));
        while !run.advance(1000) {}
        let names = ["first|one".to_owned(), "second".to_owned()];
        let report = SetReport {
            names: &names,
            set: &set,
            results: run.results(),
            times: &Times::new(set.runs()),
            repeats: None,
            faults: &["line 3: no".to_owned()],
        };
        for language in Language::ALL {
            let (csv, json) = (report.csv(), report.json());
            let markdown = report.markdown(language);
            let svg = report.svg(language, Theme::Light);
            assert_eq!(csv.lines().count(), 1 + set.runs());
            assert!(!csv.contains("seconds"));
            let json: serde_json::Value = serde_json::from_str(&json).unwrap();
            assert_eq!(json["runs"].as_array().unwrap().len(), set.runs());
            assert_eq!(json["unreadable"][0], "line 3: no");
            assert!(markdown.contains("line 3: no") && markdown.contains("first\\|one"));
            assert!(markdown.contains(&language.word("set-wins")));
            // At least one run has been stopped.
            assert!(markdown.contains("≥ "), "{markdown}");
            assert!(svg.contains(&language.word("set-distribution")));
        }
    }
}
