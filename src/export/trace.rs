//! Traces: events as text, JSON lines and CSV rows.

use super::error::ExportError;
use super::steps::StepChoice;
use super::table::{csv_row, data_field};
use super::writer::{ExportProgress, SliceWriter};
use crate::explain::{Language, Sentence};
use crate::lesson::most_steps;
use crate::puzzle::{Problem, Topology};
use crate::solver::{Event, EventKind, Solver, Spot, Why};
use crate::timeline::{Measure, Moment, Timeline};
use serde::{Serialize, Serializer};
use serde_json::Value as Json;
use std::sync::Arc;

/// The fields of events, which are also the CSV columns of a trace.
pub const COLUMNS: [&str; 10] = [
    "step", "event", "cell", "value", "with", "house", "options", "why", "number", "empty",
];

/// An event as data: a field per column. Fields that the event does not have are omitted from JSON
/// and empty in CSV.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record([Json; COLUMNS.len()]);

impl Record {
    /// The record of an event. `solutions` is the number of solutions so far, including this one.
    pub fn new(step: u64, event: Event, topology: &Topology, solutions: u64) -> Self {
        let mut record = Self::default();
        record.set("step", step);
        record.set("event", event.kind().id());
        if let Some(cell) = event.cell() {
            record.set("cell", topology.address(cell));
        }
        match event {
            Event::Place { value, .. } | Event::Backtrack { value, .. } => {
                record.set("value", value.number());
            }
            Event::Conflict { value, with, .. } => {
                record.set("value", value.number());
                record.set("with", topology.address(with));
            }
            Event::Deduce { value, why, .. } => {
                record.set("value", value.number());
                record.set(
                    "why",
                    match why {
                        Why::NakedSingle => "naked-single",
                        Why::HiddenSingle(_) => "hidden-single",
                    },
                );
                if let Why::HiddenSingle(house) = why {
                    record.set("house", topology.house_address(house));
                }
            }
            Event::Select { options, .. } => record.set("options", options),
            Event::Sweep { number } => record.set("number", number),
            Event::Solution => record.set("number", solutions),
            Event::GaveUp { empty } => record.set("empty", empty),
            Event::DeadEnd { .. } | Event::Exhausted => {}
        }
        if let Event::Select { at, .. } | Event::DeadEnd { at } = event
            && let Spot::Places(house, value) = at
        {
            record.set("value", value.number());
            record.set("house", topology.house_address(house));
        }
        record
    }

    fn set(&mut self, column: &str, field: impl Into<Json>) {
        let index = COLUMNS.iter().position(|known| *known == column);
        self.0[index.expect("it is a column")] = field.into();
    }

    /// The record as one line of JSON, without the line break.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }

    /// The record as the fields of a CSV row.
    pub fn fields(&self) -> [String; COLUMNS.len()] {
        self.0.each_ref().map(data_field)
    }
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = COLUMNS.iter().zip(&self.0);
        serializer.collect_map(fields.filter(|(_, field)| !field.is_null()))
    }
}

/// The format of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraceForm {
    /// One object per line.
    Jsonl,
    /// A header, and a row per step.
    Csv,
}

/// The chosen events of a run. The run is repeated from its start, so it need not be explored.
pub struct Trace {
    problem: Arc<Problem>,
    solver: Solver,
    choice: StepChoice,
    form: TraceForm,
}

impl Trace {
    /// A trace of this run.
    pub fn new(run: &Timeline, choice: StepChoice, form: TraceForm) -> Self {
        let problem = Arc::clone(run.problem());
        Self {
            solver: Solver::of(&problem, *run.plan()),
            problem,
            choice,
            form,
        }
    }
}

impl SliceWriter for Trace {
    fn advance(&mut self, steps: u64, file: &mut Vec<u8>) -> Result<bool, ExportError> {
        let (problem, solver) = (&self.problem, &mut self.solver);
        let StepChoice { first, last, .. } = self.choice;
        let before = solver.counters().steps;
        if before == 0 && self.form == TraceForm::Csv {
            file.extend(csv_row(COLUMNS).into_bytes());
        }
        let until = before.saturating_add(steps).min(last.unwrap_or(u64::MAX));
        let skipped = until.min(first.saturating_sub(1)).saturating_sub(before);
        solver.advance(problem, skipped);
        while solver.counters().steps < until {
            let moves = Measure::Moves.of(&solver.counters());
            let Some(event) = solver.step(problem) else {
                break;
            };
            let counters = solver.counters();
            if !(self.choice).takes(counters.steps, Measure::Moves.of(&counters) > moves) {
                continue;
            }
            let record = Record::new(
                counters.steps,
                event,
                problem.topology(),
                counters.solutions,
            );
            file.extend(match self.form {
                TraceForm::Jsonl => (record.json() + "\n").into_bytes(),
                TraceForm::Csv => csv_row(record.fields()).into_bytes(),
            });
        }
        let end = solver.counters().steps;
        match solver.has_ended() {
            true if first > end.max(1) => Err(ExportError::PastTheEnd { step: first, end }),
            true => Ok(true),
            false if last.is_none() && end >= most_steps(solver.strategy()) => {
                Err(ExportError::TooLong { steps: end })
            }
            false => Ok(last.is_some_and(|last| end >= last)),
        }
    }

    fn progress(&self) -> ExportProgress {
        let counters = self.solver.counters();
        let (steps, depth) = (counters.steps, counters.depth());
        match self.choice.last {
            Some(all) => ExportProgress::Writing { done: steps, all },
            None => ExportProgress::Exploring { steps, depth },
        }
    }
}

/// A step as a line of text: its number, the kind of event and the sentence.
pub fn text(moment: &Moment, language: Language) -> String {
    let kind = moment.event().map_or("start", |event| event.kind().id());
    format!(
        "{:>9}  {kind:<9}  {}",
        moment.step(),
        Sentence::of(moment, language)
    )
}

/// The kind of event with this name.
pub fn kind_from_id(id: &str) -> Option<EventKind> {
    EventKind::ALL.into_iter().find(|kind| kind.id() == id)
}
