//! The runs of a set as data, one row per run.

use super::SetReport;
use crate::analysis::comparison::Totals;
use crate::analysis::set::{SetPlan, SetResults};
use crate::export::report::LIMIT;
use crate::export::table::csv_row;
use crate::puzzle::{Problem, text};
use crate::solver::Counter;
use serde_json::{Map, Value};

/// The columns of a row before its counters.
const COLUMNS: [&str; 9] = [
    "puzzle",
    "name",
    "givens",
    "boxes",
    "strategy",
    "goal",
    "max_steps",
    "outcome",
    "solutions",
];

/// The formats of data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DataFormat {
    /// A header, and a row per run.
    Csv,
    /// An object per run, one a line.
    Jsonl,
}

/// A puzzle of a set.
#[derive(Clone, Copy)]
pub struct ListedPuzzle<'a> {
    /// The number of its results, from 0.
    pub index: usize,
    /// Its number among all puzzles that could be read, from 1.
    pub number: usize,
    /// Its name.
    pub name: &'a str,
    /// The puzzle.
    pub problem: &'a Problem,
}

/// How runs are written as data: first the [`head`](Self::head), then the rows of
/// [each puzzle](Self::puzzle).
#[derive(Clone, Copy)]
pub struct SetData<'a> {
    /// The format.
    pub format: DataFormat,
    /// What is run on every puzzle.
    pub plan: &'a SetPlan,
    /// Whether times are given.
    pub has_times: bool,
}

impl SetData<'_> {
    /// What comes before the first row.
    pub fn head(&self) -> String {
        match self.format {
            DataFormat::Csv => csv_row(self.columns()),
            DataFormat::Jsonl => String::new(),
        }
    }

    /// The rows of a puzzle's finished runs.
    pub fn puzzle(&self, puzzle: ListedPuzzle, results: &SetResults) -> String {
        let givens = text::line(puzzle.problem.givens());
        let boxes = puzzle.problem.topology().family().to_string();
        let mut rows = String::new();
        for (strategy, run) in results.puzzle(puzzle.index).enumerate() {
            let Some(run) = run else { continue };
            let mut fields: Vec<Value> = vec![
                puzzle.number.into(),
                puzzle.name.into(),
                givens.as_str().into(),
                boxes.as_str().into(),
                self.plan.strategies[strategy].to_string().into(),
                self.plan.goal.to_string().into(),
                self.plan.max_steps.into(),
                outcome(run).into(),
                run.counters.solutions.into(),
            ];
            fields.extend(Counter::compared().map(|c| Value::from(c.of(&run.counters))));
            let time = results.time(puzzle.index, strategy).unwrap_or_default();
            let seconds = self.has_times.then(|| time.as_secs_f64().into());
            fields.extend(seconds);
            match self.format {
                DataFormat::Csv => rows += &csv_row(fields.iter().map(csv_field)),
                DataFormat::Jsonl => {
                    let columns = self.columns().map(str::to_owned);
                    let object = Map::from_iter(columns.zip(fields));
                    rows += &format!("{}\n", Value::Object(object));
                }
            }
        }
        rows
    }

    fn columns(&self) -> impl Iterator<Item = &'static str> {
        let seconds = self.has_times.then_some("seconds");
        let counters = Counter::compared().map(Counter::column);
        COLUMNS.into_iter().chain(counters).chain(seconds)
    }
}

impl SetReport<'_> {
    /// All runs as data.
    pub fn data(&self, format: DataFormat) -> String {
        let data = SetData {
            format,
            plan: self.plan,
            has_times: self.has_times,
        };
        let mut out = data.head();
        for (index, (name, problem)) in self.names.iter().zip(self.puzzles).enumerate() {
            let puzzle = ListedPuzzle {
                index,
                number: index + 1,
                name,
                problem,
            };
            out += &data.puzzle(puzzle, self.results);
        }
        out
    }
}

/// The name of a run's outcome.
fn outcome(run: Totals) -> &'static str {
    run.outcome.map_or(LIMIT, |outcome| outcome.id())
}

fn csv_field(field: &Value) -> String {
    match field {
        Value::String(text) => text.clone(),
        // Only times are no whole numbers.
        Value::Number(number) => match number.as_f64().filter(|_| number.is_f64()) {
            Some(seconds) => format!("{seconds:.9}"),
            None => number.to_string(),
        },
        other => other.to_string(),
    }
}
