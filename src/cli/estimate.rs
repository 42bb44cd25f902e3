//! What `solve --estimate` prints: how many guesses a search tree is estimated to have.

use super::input::NamedPuzzle;
use super::interrupt;
use super::language::say;
use super::options::SolveFormat;
use crate::analysis::comparison::Totals;
use crate::analysis::estimate::{Estimate, Estimator};
use crate::explain::{capitalized, estimate_in_words, no_estimate};
use crate::export::report::Report;
use crate::export::table::csv_row;
use crate::solver::{Goal, Solver, Strategy};
use serde::Serialize;
use std::io::{self, Write};
use std::sync::Arc;

/// Probes between two looks at Ctrl-C: some milliseconds.
const SLICE: usize = 20;

/// The columns of an [`EstimateRow`], in its order.
const COLUMNS: [&str; 14] = [
    "name", "size", "box_rows", "box_cols", "givens", "strategy", "select", "order", "check",
    "goal", "family", "guesses", "low", "high",
];

/// The estimate of a search as data. The first fields are those of a [`Report`].
#[derive(Serialize)]
pub struct EstimateRow {
    name: String,
    size: Option<usize>,
    box_rows: Option<usize>,
    box_cols: Option<usize>,
    givens: String,
    strategy: Option<&'static str>,
    select: Option<&'static str>,
    order: Option<String>,
    check: Option<&'static str>,
    goal: String,
    family: &'static str,
    /// The estimated number of guesses in the whole tree; none for strategies without an estimate.
    guesses: Option<f64>,
    /// The least and the most that it may be.
    low: Option<f64>,
    high: Option<f64>,
    #[serde(skip)]
    words: String,
}

impl EstimateRow {
    /// The estimate of a search; `None` if Ctrl-C came first.
    pub fn of(puzzle: &NamedPuzzle, kind: (Strategy, Goal)) -> Option<Self> {
        let (problem, (strategy, goal)) = (&puzzle.problem, kind);
        let mut estimate = None;
        if let Some(mut estimator) = Estimator::new(Arc::new(problem.clone()), strategy) {
            while estimate.is_none() {
                if interrupt::is_pending() {
                    return None;
                }
                estimate = estimator.advance(SLICE);
            }
        }
        let words = match estimate {
            None => no_estimate(strategy),
            Some(Estimate { guesses, low, high }) => {
                estimate_in_words([guesses, low, high], kind, problem.size())
            }
        };
        let totals = Totals::of(&Solver::new(problem, strategy, goal));
        let report = Report::new(&puzzle.name, problem, kind, totals, &[], None, None);
        Some(Self {
            name: report.name,
            size: report.size,
            box_rows: report.box_rows,
            box_cols: report.box_cols,
            givens: report.givens,
            strategy: report.strategy,
            select: report.select,
            order: report.order,
            check: report.check,
            goal: report.goal,
            family: report.family,
            guesses: estimate.map(|estimate| estimate.guesses),
            low: estimate.map(|estimate| estimate.low),
            high: estimate.map(|estimate| estimate.high),
            words: capitalized(say(&words)),
        })
    }

    /// Prints it, in CSV after a header if there has been none yet.
    pub fn print(
        &self,
        out: &mut impl Write,
        format: SolveFormat,
        has_header: &mut bool,
    ) -> io::Result<()> {
        match format {
            SolveFormat::Text | SolveFormat::Grid => writeln!(out, "{}\n", self.words)?,
            SolveFormat::Json => writeln!(out, "{}", serde_json::to_string(self)?)?,
            SolveFormat::Csv => {
                if !std::mem::replace(has_header, true) {
                    out.write_all(csv_row(COLUMNS).as_bytes())?;
                }
                let data = serde_json::to_value(self)?;
                let fields = COLUMNS.map(|column| match &data[column] {
                    serde_json::Value::String(text) => text.clone(),
                    serde_json::Value::Null => String::new(),
                    number => number.to_string(),
                });
                out.write_all(csv_row(fields).as_bytes())?;
            }
        }
        out.flush()
    }
}
