//! Counters of runs at one or more steps, as a table for spreadsheets and programs.

use super::report::Report;
use super::table::csv_row;
use super::writer::{Made, SideBySide, StepWriter};
use serde::Serialize;

/// The format of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A header, and a row per board and step.
    Csv,
    /// An array with an object per board and step.
    Json,
}

/// A table with a row per board and step.
pub struct CounterTable {
    form: Form,
    name: String,
    is_empty: bool,
}

/// A board's counters at a step.
#[derive(Serialize)]
struct Row {
    /// Counted from 1.
    board: usize,
    /// The step asked for, of the leading board. The board's own step is among its counters.
    step: u64,
    #[serde(flatten)]
    report: Report,
}

impl CounterTable {
    /// An empty table about the puzzle with this name.
    pub fn new(name: &str, form: Form) -> Self {
        Self {
            form,
            name: name.to_owned(),
            is_empty: true,
        }
    }
}

impl StepWriter for CounterTable {
    /// Runs that ended earlier stay at their end; those still running have the outcome
    /// [`LIMIT`](super::report::LIMIT).
    fn add(&mut self, boards: &mut SideBySide<'_>, made: &mut Made) {
        for (index, (run, own)) in boards.runs.iter_mut().zip(boards.own).enumerate() {
            let row = Row {
                board: index + 1,
                step: boards.step,
                report: Report::of(&self.name, run, *own),
            };
            let is_first = std::mem::take(&mut self.is_empty);
            let text = match self.form {
                Form::Csv => {
                    let columns = ["board", "step"].into_iter().chain(row.report.columns());
                    let head = if is_first {
                        csv_row(columns)
                    } else {
                        String::new()
                    };
                    let place = [row.board.to_string(), row.step.to_string()];
                    head + &csv_row(place.into_iter().chain(row.report.fields()))
                }
                Form::Json => {
                    let json = serde_json::to_string(&row).expect("a row is plain data");
                    format!("{}{json}", if is_first { "[\n" } else { ",\n" })
                }
            };
            made.bytes.extend(text.into_bytes());
        }
    }

    fn finish(self: Box<Self>, made: &mut Made) {
        if self.form == Form::Json {
            made.bytes.extend(b"\n]\n");
        }
    }
}
