//! The results of strategies on a set of puzzles, as data, tables and charts.

mod data;
mod picture;
mod tables;

pub use data::SetData;
pub use tables::{SUMMARY, summary};

use crate::analysis::comparison::Amount;
use crate::analysis::set::{SetPlan, SetResults, Shard};
use crate::explain::Language;
use crate::puzzle::Problem;
use crate::solver::Counter;

/// The results of a set.
pub struct SetReport<'a> {
    /// The names of the puzzles: all of them, or the first [`KEPT`](Self::KEPT).
    pub names: &'a [String],
    /// The puzzles with these names.
    pub puzzles: &'a [Problem],
    /// What was run on every puzzle.
    pub plan: &'a SetPlan,
    /// The part of a set that the results are about, unless it is the whole.
    pub shard: Option<Shard>,
    /// The results so far.
    pub results: &'a SetResults,
    /// The counter that decides which strategy does best.
    pub by: Counter,
    /// Whether all runs are finished.
    pub is_whole: bool,
    /// Whether times are given.
    pub has_times: bool,
    /// The number of puzzles that could not be read.
    pub unreadable: usize,
    /// The errors of the first of them.
    pub faults: &'a [String],
}

/// A number as text, marked with ≥ if it may be more.
pub fn written(amount: Amount, language: Language) -> String {
    marked(language.number(amount.value), amount)
}

/// An amount that is written already, marked with ≥ if it may be more.
fn marked(written: String, amount: Amount) -> String {
    match amount.is_least {
        true => format!("≥ {written}"),
        false => written,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::set::run_on_threads;
    use crate::export::table::DataFormat;
    use crate::puzzle::text;
    use crate::scene::Theme;
    use crate::solver::Goal;
    use std::num::NonZeroUsize;
    use std::sync::Mutex;
    use std::time::Duration;

    #[test]
    fn every_format_contains_every_run_and_every_error() {
        let puzzle = |line| text::read_one(line, &text::Options::default()).unwrap();
        let puzzles = ["1...............", "1..2.2.4......23"].map(puzzle);
        let strategies = ["naive", "propagation"].map(|id| id.parse().unwrap());
        let plan = SetPlan {
            strategies: strategies.to_vec(),
            goal: Goal::First,
            max_steps: 30,
        };
        let results = Mutex::new(SetResults::new(&plan, puzzles.len()));
        let note = |run| results.lock().unwrap().note(run);
        let clock = || Duration::ZERO;
        run_on_threads(&plan, &puzzles, NonZeroUsize::MIN, clock, || false, note);
        let report = SetReport {
            names: &["first|one".to_owned(), "second".to_owned()],
            puzzles: &puzzles,
            plan: &plan,
            shard: None,
            results: &results.into_inner().unwrap(),
            by: Counter::Placements,
            is_whole: true,
            has_times: false,
            unreadable: 1,
            faults: &["line 3: no".to_owned()],
        };
        let [csv, jsonl] = [DataFormat::Csv, DataFormat::Jsonl].map(|format| report.data(format));
        assert!(csv.lines().count() == 5 && !csv.contains("seconds"));
        let objects = jsonl
            .lines()
            .map(|line| serde_json::from_str(line).unwrap());
        let objects: Vec<serde_json::Value> = objects.collect();
        assert_eq!(objects.len(), 4);
        let mut rows = csv::Reader::from_reader(csv.as_bytes());
        let header = rows.headers().unwrap().clone();
        for (row, object) in rows.records().zip(objects) {
            for (name, field) in header.iter().zip(&row.unwrap()) {
                let value = object[name].to_string();
                assert_eq!(value.trim_matches('"'), field, "{name}");
            }
        }
        let language = Language::Pt;
        let markdown = report.markdown(language);
        assert!(markdown.contains("line 3: no") && markdown.contains("first\\|one"));
        for id in ["set-wins", "set-ties", Counter::Placements.message()] {
            assert!(markdown.contains(&language.word(id)), "{id}");
        }
        // At least one run has been stopped.
        assert!(markdown.contains("≥ "), "{markdown}");
        let svg = report.svg(language, Theme::Light);
        assert!(svg.contains(&language.word(Counter::Placements.message())));
        assert!(svg.contains(&language.word("set-distribution")));
    }
}
