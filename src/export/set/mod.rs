//! What strategies came to on a set of puzzles, as data, tables and charts.

mod data;
mod picture;
mod times;

pub use data::outcome;
pub use picture::chart_name;
pub use times::{Time, Times};

use super::table::markdown_row;
use crate::analysis::comparison::{Amount, Run};
use crate::analysis::set::{Results, Set, Summary, quantiles};
use crate::explain::{Language, args};
use crate::solver::Counter;
use std::num::NonZeroUsize;

/// What was run and what came of it.
pub struct SetReport<'a> {
    /// What each puzzle is called.
    pub names: &'a [String],
    /// What was to be run.
    pub set: &'a Set,
    /// What is done of it.
    pub results: &'a Results,
    /// How long the runs took.
    pub times: &'a Times,
    /// How often each run was timed; `None` if times are not told.
    pub repeats: Option<NonZeroUsize>,
    /// What is wrong with puzzles that could not be read.
    pub faults: &'a [String],
}

impl SetReport<'_> {
    /// Tables with words in a language, for reading.
    pub fn markdown(&self, language: Language) -> String {
        let number = |count: usize| language.number(count as u64);
        let amount = |amount: Amount| written(amount, language);
        let mut out = format!("# {}\n", self.title(language));
        if !self.results.is_whole() {
            let values = [
                ("done", number(self.results.done()).into()),
                ("all", number(self.set.runs()).into()),
            ];
            out += &format!("\n{}\n", language.text("set-progress", &args(values)));
        }
        for fault in self.faults {
            out += &format!("\n✖ {fault}\n");
        }
        let mut table = |title: &str, header: Vec<String>, rows: Vec<Vec<String>>| {
            out += &format!("\n## {}\n\n", language.word(title));
            let numbers = vec!["--:".to_owned(); header.len() - 1];
            out += &markdown_row(header);
            out += &markdown_row(std::iter::once("---".to_owned()).chain(numbers));
            rows.into_iter().for_each(|row| out += &markdown_row(row));
        };
        let names = self.names_in_words(language);
        let rows = names.iter().enumerate().map(|(strategy, name)| {
            let runs = self.results.strategy(strategy).flatten();
            let spread = quantiles(runs.map(|run| run.amount(Counter::Work)));
            let spread = spread.map_or(vec!["–".to_owned(); 6], |s| s.map(amount).to_vec());
            let summary = Summary::of(self.set, self.results, strategy);
            let counts = [summary.limited, summary.gave_up, summary.wins].map(number);
            let name = std::iter::once(name.clone());
            name.chain(spread).chain(counts).collect()
        });
        let header = SUMMARY.map(|id| language.word(id)).to_vec();
        table("set-summary", header, rows.collect());
        let rows = self.names.iter().enumerate().map(|(puzzle, name)| {
            let runs = self.results.puzzle(puzzle).iter();
            let work = |run: Run| amount(run.amount(Counter::Work));
            let fields = runs.map(|run| run.map_or("–".to_owned(), work));
            std::iter::once(name.clone()).chain(fields).collect()
        });
        let puzzle = std::iter::once(language.word("set-puzzle"));
        table(
            "set-each",
            puzzle.chain(names.clone()).collect(),
            rows.collect(),
        );
        out
    }

    /// How long a run took, in nanoseconds.
    pub fn time(&self, run: Run, number: usize) -> Amount {
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

/// A number, or the least that it is.
pub fn written(amount: Amount, language: Language) -> String {
    let number = language.number(amount.value);
    match amount.is_least {
        true => format!("≥ {number}"),
        false => number,
    }
}

/// What a summary of strategies tells, by the names in the catalogues.
pub const SUMMARY: [&str; 10] = [
    "set-strategy",
    "set-least",
    "set-quarter",
    "set-median",
    "set-three-quarters",
    "set-nine-tenths",
    "set-most",
    "set-limited",
    "set-gave-up",
    "set-wins",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::set::SetRun;
    use crate::puzzle::notation;
    use crate::scene::Theme;
    use crate::solver::Goal;
    use std::sync::Arc;

    #[test]
    fn every_form_tells_of_every_run_and_of_what_could_not_be_read() {
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
            // One run at least has been stopped.
            assert!(markdown.contains("≥ "), "{markdown}");
            assert!(svg.contains(&language.word("set-distribution")));
        }
    }
}
