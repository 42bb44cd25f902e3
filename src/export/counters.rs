//! Counters of runs at one or more of their steps, as a table for spreadsheets and programs.

use super::report::Report;
use super::table::csv_row;
use crate::timeline::Timeline;
use serde::Serialize;
use std::io::{self, Write};

/// How counters are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A header, and a row a board and step.
    Csv,
    /// An array with an object a board and step.
    Json,
}

/// A table that is made a step a call.
pub struct CounterTable<W: Write> {
    out: W,
    form: Form,
    name: String,
    is_empty: bool,
}

/// What the run of a board has come to at a step.
#[derive(Serialize)]
struct Row {
    /// Counted from 1.
    board: usize,
    /// The step asked for, of the leading board: the run's own are among its counters.
    step: u64,
    #[serde(flatten)]
    report: Report,
}

impl<W: Write> CounterTable<W> {
    /// A table about the puzzle of this name, as yet without rows.
    pub fn new(out: W, name: &str, form: Form) -> Self {
        Self {
            out,
            form,
            name: name.to_owned(),
            is_empty: true,
        }
    }

    /// Adds every board at a step, each at its own step of those beside it, as far as it is explored.
    /// Runs that have ended before stay at their end; those that go on have the outcome
    /// [`LIMIT`](super::report::LIMIT).
    pub fn add(&mut self, runs: &mut [Timeline], step: u64, beside: &[u64]) -> io::Result<()> {
        for (index, (run, own)) in runs.iter_mut().zip(beside).enumerate() {
            let report = Report::of(&self.name, run, *own);
            let is_first = std::mem::take(&mut self.is_empty);
            let row = Row {
                board: index + 1,
                step,
                report,
            };
            match self.form {
                Form::Csv => {
                    if is_first {
                        let columns = ["board", "step"].into_iter().chain(row.report.columns());
                        csv_row(&mut self.out, columns)?;
                    }
                    let place = [row.board.to_string(), row.step.to_string()];
                    let fields = place.into_iter().chain(row.report.fields());
                    csv_row(&mut self.out, fields)?;
                }
                Form::Json => {
                    self.out.write_all(if is_first { b"[\n" } else { b",\n" })?;
                    serde_json::to_writer(&mut self.out, &row)?;
                }
            }
        }
        Ok(())
    }

    /// Ends the table, and gives back what it was written to.
    pub fn finish(mut self) -> io::Result<W> {
        match (self.form, self.is_empty) {
            (Form::Csv, _) => {}
            (Form::Json, false) => self.out.write_all(b"\n]\n")?,
            (Form::Json, true) => self.out.write_all(b"[]\n")?,
        }
        Ok(self.out)
    }
}
