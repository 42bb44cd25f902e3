//! The runs of a set as data, one row per run.

use super::SetReport;
use crate::analysis::set::{SetPlan, SetResults};
use crate::export::report::LIMIT;
use crate::export::table::{DataFormat, DataRow};
use crate::puzzle::{Problem, text};
use crate::solver::Counter;
use serde_json::Value as Json;

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
        self.format.head(self.columns())
    }

    /// The rows of a puzzle's finished runs, which are number `index` of the results. `number`
    /// counts all puzzles that could be read, from 1.
    pub fn puzzle(
        &self,
        number: usize,
        (name, problem): (&str, &Problem),
        (results, index): (&SetResults, usize),
    ) -> String {
        let givens = text::line(problem.topology(), problem.givens());
        let boxes = problem.topology().family().to_string();
        let mut rows = String::new();
        for (strategy, run) in results.puzzle(index).enumerate() {
            let Some(run) = run else { continue };
            let mut fields: Vec<Json> = vec![
                number.into(),
                name.into(),
                givens.as_str().into(),
                boxes.as_str().into(),
                self.plan.strategies[strategy].to_string().into(),
                self.plan.goal.to_string().into(),
                self.plan.max_steps.into(),
                run.outcome.map_or(LIMIT, |outcome| outcome.id()).into(),
                run.counters.solutions.into(),
            ];
            fields.extend(Counter::compared().map(|c| Json::from(c.of(&run.counters))));
            let time = results.time(index, strategy).unwrap_or_default();
            fields.extend(self.has_times.then(|| time.as_secs_f64().into()));
            rows += &(self.format).row(&DataRow(self.columns().zip(fields).collect()));
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
            out += &data.puzzle(index + 1, (name, problem), (self.results, index));
        }
        out
    }
}
