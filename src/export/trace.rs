//! Traces: events as sentences, JSON lines and CSV rows.

use super::error::ExportError;
use super::steps::StepChoice;
use super::table::{DataFormat, DataRow};
use super::writer::{ExportProgress, SliceWriter};
use crate::explain::{Language, Sentence, relation_text};
use crate::lesson::most_steps;
use crate::puzzle::{Family, Numbering, Shape, Topology, Value, text};
use crate::solver::{Counters, Event, EventKind, Machine, Spot, Why};
use crate::timeline::{Measure, Moment, Source, State, Timeline};
use serde_json::Value as Json;

/// The fields of events, which are also the CSV columns of a trace.
pub const COLUMNS: [&str; 10] = [
    "step", "event", "cell", "value", "with", "house", "options", "why", "number", "empty",
];
/// The number of a nogood: one more column, in the traces of runs that learn.
pub const NOGOOD: &str = "nogood";

/// A value as data: its number, or the word or sign that it is written with.
pub fn value_as_data(value: Value, topology: &Topology) -> Json {
    match (topology.family(), topology.numbering()) {
        (Family::Free(_), _) => topology.value_text(value).into(),
        (_, Numbering::InOut) => topology.numbering().sign(value).to_string().into(),
        (_, Numbering::FromOne | Numbering::FromZero) => topology.number(value).into(),
    }
}

/// An event as data. `solutions` is the number of solutions so far, including this one.
pub fn record(step: u64, event: Event, topology: &Topology, solutions: u64) -> DataRow {
    let mut row = DataRow(COLUMNS.map(|column| (column, Json::Null)).to_vec());
    let mut set = |column: &str, field: Json| {
        let place = row.0.iter_mut().find(|(known, _)| *known == column);
        place.expect("it is a column").1 = field;
    };
    set("step", step.into());
    set("event", event.kind().id().into());
    let data = |value| value_as_data(value, topology);
    if let Some(cell) = event.cell() {
        set("cell", topology.address(cell).into());
    }
    match event {
        Event::Place { value, .. }
        | Event::Backtrack { value, .. }
        | Event::Excluded { value, .. }
        | Event::Broken { value, .. }
        | Event::Visited { value, .. }
        | Event::Wall { value, .. } => set("value", data(value)),
        Event::Conflict { cell, value, with } => {
            set("value", data(value));
            if with != cell {
                set("with", topology.address(with).into());
            }
        }
        Event::Deduce { value, why, .. } => {
            set("value", data(value));
            let why = match why {
                Why::NakedSingle => "naked-single",
                Why::HiddenSingle(house) => {
                    set("house", topology.house_address(house).into());
                    "hidden-single"
                }
            };
            set("why", why.into());
        }
        Event::Select { options, .. } => set("options", options.into()),
        Event::Fill { value, .. } => set("value", data(value)),
        Event::Sweep { number } => set("number", number.into()),
        Event::Solution => set("number", solutions.into()),
        Event::GaveUp { empty } => set("empty", empty.into()),
        Event::Learn { .. } | Event::DeadEnd { .. } | Event::Clear { .. } | Event::Exhausted => {}
    }
    if let Event::Select { at, .. } | Event::DeadEnd { at } = event
        && let Spot::Places(house, value) = at
    {
        set("value", data(value));
        set("house", topology.house_address(house).into());
    }
    row.0.extend(cause(event, topology));
    row
}

/// The columns that say why a value is refused on this board, beside `with`.
fn causes(topology: &Topology) -> &'static [&'static str] {
    match (topology.way(), topology.relations()) {
        (Some(_), _) => &["visited", "wall"],
        (None, []) => &[],
        (None, _) => &["relation"],
    }
}

/// The fields of these columns.
fn cause(event: Event, topology: &Topology) -> Vec<(&'static str, Json)> {
    let field = |column: &&'static str| {
        let cause = match (*column, event) {
            ("relation", Event::Broken { relation, .. }) => (u64::from(relation) + 1).into(),
            ("visited", Event::Visited { .. }) | ("wall", Event::Wall { .. }) => true.into(),
            _ => Json::Null,
        };
        (*column, cause)
    };
    causes(topology).iter().map(field).collect()
}

/// The first line of a trace as JSON lines: which run it is of.
fn head_row(run: &Timeline) -> DataRow {
    let problem = run.problem();
    let (family, mut regions) = (problem.topology().family(), Json::Null);
    let asked = match family {
        Family::Sudoku(shape) if Shape::usual(shape.size()) == Some(*shape) => "sudoku".to_owned(),
        Family::Jigsaw(own) => {
            regions = own.to_string().into();
            "jigsaw".to_owned()
        }
        family => family.to_string(),
    };
    // A program has the strategy that it says, if any.
    let strategy = match run.source().recording() {
        Some(recording) => recording.strategy(),
        None => Some(run.plan().strategy),
    };
    let own = problem.topology().own_relations().len();
    let all = problem.topology().relations().len();
    let own: Vec<String> = (all - own..all)
        .map(|relation| relation_text(relation, problem.topology()))
        .collect();
    let mut row = vec![
        ("recuo", 1.into()),
        ("problem", asked.into()),
        ("regions", regions),
        (
            "puzzle",
            text::line(problem.topology(), problem.givens()).into(),
        ),
        (
            "strategy",
            strategy.map_or(Json::Null, |s| s.to_string().into()),
        ),
        ("goal", run.goal().to_string().into()),
    ];
    if !own.is_empty() {
        row.push(("relations", own.join(", ").into()));
    }
    DataRow(row)
}

/// The format of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraceForm {
    /// An event a row.
    Data(DataFormat),
    /// One sentence on each line.
    Text(Language),
}

/// The chosen events of a run. The run is repeated from its start, so it need not be explored.
pub struct Trace {
    source: Source,
    state: State,
    choice: StepChoice,
    form: TraceForm,
    /// What comes before the first step.
    head: String,
    /// The kinds of events to take; all of them if it is empty.
    pub only: Vec<EventKind>,
}

impl Trace {
    /// A trace of this run.
    pub fn new(run: &Timeline, choice: StepChoice, form: TraceForm) -> Self {
        Self {
            state: run.source().start(),
            source: run.source().clone(),
            head: match form {
                TraceForm::Data(DataFormat::Csv) => {
                    let nogood = run.plan().strategy.learns().then_some(NOGOOD);
                    let causes = causes(run.problem().topology()).iter().copied();
                    DataFormat::Csv.head(COLUMNS.into_iter().chain(causes).chain(nogood))
                }
                TraceForm::Data(DataFormat::Jsonl) => DataFormat::Jsonl.row(&head_row(run)),
                TraceForm::Text(_) => String::new(),
            },
            choice,
            form,
            only: Vec::new(),
        }
    }

    /// The counters of the run so far.
    pub fn counters(&self) -> Counters {
        self.state.counters()
    }

    /// The latest event, with its line break.
    fn line(&self, event: Event) -> String {
        let (problem, counters) = (self.source.problem(), self.state.counters());
        match self.form {
            TraceForm::Data(format) => {
                let (steps, solutions) = (counters.steps, counters.solutions);
                let mut row = record(steps, event, problem.topology(), solutions);
                if self.source.plan().strategy.learns() {
                    let solver = self.state.solver();
                    let number = solver.and_then(|solver| solver.nogood_of(event));
                    row.0.push((NOGOOD, number.into()));
                }
                format.row(&row)
            }
            TraceForm::Text(language) => {
                let moment = Moment::of(self.source.clone(), self.state.clone(), event);
                let (kind, sentence) = (event.kind().id(), Sentence::of(&moment, language));
                format!("{:>9}  {kind:<9}  {sentence}\n", counters.steps)
            }
        }
    }
}

impl SliceWriter for Trace {
    fn advance(&mut self, steps: u64, file: &mut Vec<u8>) -> Result<bool, ExportError> {
        let StepChoice { first, last, .. } = self.choice;
        let before = self.state.counters().steps;
        let until = before.saturating_add(steps).min(last.unwrap_or(u64::MAX));
        if (before..until).contains(&first.saturating_sub(1)) {
            file.extend(std::mem::take(&mut self.head).into_bytes());
        }
        let skipped = until.min(first.saturating_sub(1)).saturating_sub(before);
        self.state.advance(&self.source, skipped);
        while self.state.counters().steps < until {
            let moves = Measure::Moves.of(&self.state.counters());
            let Some(event) = self.state.step(&self.source) else {
                break;
            };
            let counters = self.state.counters();
            let is_move = Measure::Moves.of(&counters) > moves;
            let is_of_kind = self.only.is_empty() || self.only.contains(&event.kind());
            if is_of_kind && self.choice.takes(counters.steps, is_move) {
                file.extend(self.line(event).into_bytes());
            }
        }
        let end = self.state.counters().steps;
        match self.state.has_ended(&self.source) {
            true if first > end.max(1) => Err(ExportError::PastTheEnd { step: first, end }),
            true => Ok(true),
            false if last.is_none() && end >= most_steps(self.source.plan().strategy) => {
                Err(ExportError::TooLong { steps: end })
            }
            false => Ok(last.is_some_and(|last| end >= last)),
        }
    }

    fn progress(&self) -> ExportProgress {
        let counters = self.state.counters();
        let (steps, depth) = (counters.steps, counters.depth());
        match self.choice.last {
            Some(all) => ExportProgress::Writing { done: steps, all },
            None => ExportProgress::Exploring { steps, depth },
        }
    }
}
