//! Traces: events as text, JSON lines and CSV rows.

use super::error::ExportError;
use super::steps::Choice;
use super::table::csv_row;
use super::writer::{Made, Progress, SliceWriter};
use crate::explain::{Language, Sentence};
use crate::lesson::most_steps;
use crate::puzzle::{Problem, Topology, Value};
use crate::solver::{Counters, Event, EventKind, Solver, Spot, Why};
use crate::timeline::{Measure, Moment, Timeline};
use serde::Serialize;
use std::sync::Arc;

/// An event as data. Fields that the event does not have are omitted from JSON and empty in CSV.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The step number, from 1.
    pub step: u64,
    /// The kind of event.
    pub event: &'static str,
    /// The cell it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<String>,
    /// The value it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// The peer that causes a conflict.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// The house it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<String>,
    /// The number of options of a choice point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<u8>,
    /// Why a value is forced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
    /// The number of the sweep or solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u64>,
    /// The number of empty cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub empty: Option<u16>,
}

/// The CSV columns of a trace.
pub const COLUMNS: [&str; 10] = [
    "step", "event", "cell", "value", "with", "house", "options", "why", "number", "empty",
];

impl Record {
    /// The record of an event. `solutions` is the number of solutions so far, including this one.
    pub fn new(step: u64, event: Event, topology: &Topology, solutions: u64) -> Self {
        let mut record = Self {
            step,
            event: event.kind().id(),
            cell: event.cell().map(|cell| topology.address(cell)),
            value: None,
            with: None,
            house: None,
            options: None,
            why: None,
            number: None,
            empty: None,
        };
        let mut value = |value: Value| record.value = Some(value.number());
        match event {
            Event::Place { value: v, .. } | Event::Backtrack { value: v, .. } => value(v),
            Event::Conflict { value: v, with, .. } => {
                value(v);
                record.with = Some(topology.address(with));
            }
            Event::Deduce { value: v, why, .. } => {
                value(v);
                match why {
                    Why::NakedSingle => record.why = Some("naked-single"),
                    Why::HiddenSingle(house) => {
                        record.why = Some("hidden-single");
                        record.house = Some(topology.house_address(house));
                    }
                }
            }
            Event::Select { at, options } => {
                record.options = Some(options);
                record.describe(at, topology);
            }
            Event::DeadEnd { at } => record.describe(at, topology),
            Event::Sweep { number } => record.number = Some(number.into()),
            Event::Solution => record.number = Some(solutions),
            Event::Exhausted => {}
            Event::GaveUp { empty } => record.empty = Some(empty),
        }
        record
    }

    fn describe(&mut self, at: Spot, topology: &Topology) {
        if let Spot::Places(house, value) = at {
            self.value = Some(value.number());
            self.house = Some(topology.house_address(house));
        }
    }

    /// The record as one line of JSON, without the line break.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }

    /// The record as the fields of a CSV row.
    pub fn fields(&self) -> [String; 10] {
        fn text<T: ToString>(field: Option<&T>) -> String {
            field.map_or_else(String::new, ToString::to_string)
        }
        [
            self.step.to_string(),
            self.event.to_owned(),
            text(self.cell.as_ref()),
            text(self.value.as_ref()),
            text(self.with.as_ref()),
            text(self.house.as_ref()),
            text(self.options.as_ref()),
            text(self.why.as_ref()),
            text(self.number.as_ref()),
            text(self.empty.as_ref()),
        ]
    }
}

/// The format of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One object per line.
    Jsonl,
    /// A header, and a row per step.
    Csv,
}

/// The chosen events of a run. The run is repeated from its start, so it need not be explored.
pub struct Trace {
    problem: Arc<Problem>,
    solver: Solver,
    choice: Choice,
    form: Form,
}

impl Trace {
    /// A trace of this run.
    pub fn new(run: &Timeline, choice: Choice, form: Form) -> Self {
        let problem = Arc::clone(run.problem());
        Self {
            solver: Solver::of(&problem, *run.plan()),
            problem,
            choice,
            form,
        }
    }

    const fn counters(&self) -> Counters {
        self.solver.counters()
    }
}

impl SliceWriter for Trace {
    fn advance(&mut self, steps: u64, made: &mut Made) -> Result<bool, ExportError> {
        let out = &mut made.bytes;
        let Choice { first, last, .. } = self.choice;
        let before = self.solver.counters().steps;
        if before == 0 && self.form == Form::Csv {
            out.extend(csv_row(COLUMNS).into_bytes());
        }
        let until = before.saturating_add(steps).min(last.unwrap_or(u64::MAX));
        let skipped = until.min(first.saturating_sub(1)).saturating_sub(before);
        self.solver.advance(&self.problem, skipped);
        while self.counters().steps < until {
            let moves = Measure::Moves.of(&self.counters());
            let Some(event) = self.solver.step(&self.problem) else {
                break;
            };
            let Counters {
                steps, solutions, ..
            } = self.counters();
            let is_move = Measure::Moves.of(&self.counters()) > moves;
            if !self.choice.takes(steps, is_move) {
                continue;
            }
            let record = Record::new(steps, event, self.problem.topology(), solutions);
            out.extend(match self.form {
                Form::Jsonl => (record.json() + "\n").into_bytes(),
                Form::Csv => csv_row(record.fields()).into_bytes(),
            });
        }
        let end = self.counters().steps;
        match self.solver.has_ended() {
            true if first > end.max(1) => Err(ExportError::PastTheEnd { step: first, end }),
            true => Ok(true),
            false if last.is_none() && end >= most_steps(self.solver.strategy()) => {
                Err(ExportError::TooLong { steps: end })
            }
            false => Ok(last.is_some_and(|last| end >= last)),
        }
    }

    fn progress(&self) -> Progress {
        let counters = self.counters();
        let (steps, depth) = (counters.steps, counters.depth());
        match self.choice.last {
            Some(all) => Progress::Writing { done: steps, all },
            None => Progress::Exploring { steps, depth },
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
