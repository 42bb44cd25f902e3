//! The results of strategies on a set of puzzles, as data, tables and charts.

mod data;
mod picture;
mod rows;
mod tables;

pub use data::{DataFormat, DataWriter, Listed};
pub use picture::chart_name;
pub use rows::{PuzzleRows, RowsError, RowsReader};
pub use tables::{LISTED, SUMMARY};

use crate::analysis::comparison::Amount;
use crate::analysis::set::{Plan, Results, Shard};
use crate::explain::Language;
use crate::puzzle::Problem;
use crate::solver::Counter;
use std::num::NonZeroUsize;

/// The results of a set.
pub struct SetReport<'a> {
    /// The names of the puzzles: all of them, or the first [`LISTED`] and more.
    pub names: &'a [String],
    /// The puzzles with these names.
    pub puzzles: &'a [Problem],
    /// What was run on every puzzle.
    pub plan: &'a Plan,
    /// The part of the set that the results are of.
    pub shard: Shard,
    /// The results so far.
    pub results: &'a Results,
    /// The counter that decides which strategy does best.
    pub by: Counter,
    /// Whether the results are those of all runs.
    pub is_whole: bool,
    /// How often each run was timed; `None` if times are left out.
    pub repeats: Option<NonZeroUsize>,
    /// The number of puzzles that could not be read.
    pub unreadable: usize,
    /// The errors of the first of them.
    pub faults: &'a [String],
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
    use crate::analysis::set::{Set, SetRun};
    use crate::puzzle::notation;
    use crate::scene::Theme;
    use crate::solver::Goal;
    use std::sync::Arc;

    #[test]
    fn every_format_contains_every_run_and_every_error() {
        let puzzle = |line| notation::read_one(line, &notation::Options::default()).unwrap();
        let set = Arc::new(Set {
            puzzles: vec![puzzle("1..............."), puzzle("1..2.2.4......23")],
            plan: Plan {
                strategies: ["naive", "propagation"]
                    .map(|id| id.parse().unwrap())
                    .to_vec(),
                goal: Goal::First,
                max_steps: 30,
            },
        });
        let mut run = SetRun::new(Arc::clone(&set));
        while !run.advance(1000) {}
        let names = ["first|one".to_owned(), "second".to_owned()];
        let report = SetReport {
            names: &names,
            puzzles: &set.puzzles,
            plan: &set.plan,
            shard: Shard::WHOLE,
            results: run.results(),
            by: Counter::Placements,
            is_whole: true,
            repeats: None,
            unreadable: 1,
            faults: &["line 3: no".to_owned()],
        };
        for language in Language::ALL {
            let [csv, jsonl, json] = [DataFormat::Csv, DataFormat::Jsonl, DataFormat::Json]
                .map(|format| report.data(format));
            let markdown = report.markdown(language);
            let svg = report.svg(language, Theme::Light);
            assert_eq!(csv.lines().count(), 1 + set.runs());
            assert!(!csv.contains("seconds"));
            // The same in every row.
            let objects: Vec<serde_json::Value> = jsonl
                .lines()
                .map(|line| serde_json::from_str(line).unwrap())
                .collect();
            assert_eq!(objects.len(), set.runs());
            let mut rows = csv::Reader::from_reader(csv.as_bytes());
            let header = rows.headers().unwrap().clone();
            for (row, object) in rows.records().zip(objects) {
                for (name, field) in header.iter().zip(&row.unwrap()) {
                    let value = object[name].to_string();
                    assert_eq!(value.trim_matches('"'), field, "{name}");
                }
            }
            let json: serde_json::Value = serde_json::from_str(&json).unwrap();
            assert_eq!(json["runs"].as_array().unwrap().len(), set.runs());
            assert_eq!(json["unreadable"][0], "line 3: no");
            assert!(markdown.contains("line 3: no") && markdown.contains("first\\|one"));
            for id in ["set-wins", "set-ties", Counter::Placements.message()] {
                assert!(markdown.contains(&language.word(id)), "{id}");
            }
            assert!(svg.contains(&language.word(Counter::Placements.message())));
            // At least one run has been stopped.
            assert!(markdown.contains("≥ "), "{markdown}");
            assert!(svg.contains(&language.word("set-distribution")));
        }
    }
}
