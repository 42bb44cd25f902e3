//! The command `at`.

use super::language::{say, spoken, word};
use super::options::{RunArguments, whole};
use super::progress::ProgressLine;
use super::refusal::{Refusal, about};
use super::{input, interrupt, output};
use crate::explain::{Language, Message, Sentence, board_in_text, cell_name, house_name};
use crate::export::report::counters_as_data;
use crate::export::table::DataRow;
use crate::export::trace::{NOGOOD, record, value_as_data};
use crate::lesson::{Seeker, StopAt, When};
use crate::puzzle::{Cell, Problem, Topology, Value, text};
use crate::solver::{Choice, Counters, Spot, Strategy};
use crate::timeline::{Found, Moment, Timeline};
use clap::{Args, ValueEnum};
use serde::Serialize;
use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

/// Steps between two checks of the clock and for Ctrl-C.
const SLICE: u64 = 1 << 20;

const EXAMPLES: &str = "\
Examples:
  recuo at puzzle.sdk --step 1000
  recuo at puzzle.sdk --strategy propagation --step 14 --format json
  recuo at puzzle.sdk --when 'R3C4 = 5'

--when takes a cell (R3C4: whatever happens to it), a value written into it (R3C4 = 5), depth >= 20, a
kind of step or a counter with a number (conflict 1000, eliminations 50), what is learned (nogood 3,
and nogood 3 refuses), or a place as lessons name it (Doom, Depth(3), Cell(cell: \"R3C4\",
event: \"backtrack\", nth: 2)).

In JSON, \"state\" is a fingerprint of the search's state in 16 hexadecimal digits. The window and the
page show the same one.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct AtArguments {
    #[command(flatten)]
    pub run: RunArguments,
    /// The step to show; 0 is before the first
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole,
          required_unless_present = "when", conflicts_with = "when")]
    step: Option<u64>,
    /// Show the first step where this holds: 'R3C4 = 5', 'depth >= 20', 'conflict 1000' …
    #[arg(long, value_name = "WHAT")]
    when: Option<String>,
    /// How to print
    #[arg(long, value_enum, default_value_t = AtFormat::Text)]
    pub format: AtFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum AtFormat {
    /// The board, words and tables
    Text,
    /// One object
    Json,
}

/// Shows one step of a run.
pub fn run(arguments: &AtArguments) -> Result<ExitCode, Refusal> {
    let strategy = arguments.run.strategy()?;
    let puzzle = input::of_run(&arguments.run, strategy)?;
    let problem = Arc::new(puzzle.problem);
    let when = match (&arguments.when, arguments.step) {
        (Some(text), _) => {
            let boards = vec![(strategy, arguments.run.goal)];
            When::read(text, problem.topology(), boards, 0)
        }
        (None, step) => Ok(When::Place(StopAt::Step(step.unwrap_or_default()))),
    };
    let when = when.map_err(|fault| about("--when", fault))?;
    let moment = match reach(&arguments.run, strategy, problem, when)? {
        Ok(moment) => moment,
        Err(interrupted) => return Ok(interrupted),
    };
    let mut out = output::stdout();
    match arguments.format {
        AtFormat::Json => {
            let json = serde_json::to_string(&MomentState::of(&moment, &puzzle.name));
            writeln!(out, "{}", json.expect("a state is plain data"))?;
        }
        AtFormat::Text => {
            print(&mut out, &moment, &puzzle.label, spoken())?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Runs a strategy up to a place. Returns the moment, or the exit code after Ctrl-C.
pub fn reach(
    run: &RunArguments,
    strategy: Strategy,
    problem: Arc<Problem>,
    when: When,
) -> Result<Result<Moment, ExitCode>, Refusal> {
    interrupt::watch();
    let mut timeline = Timeline::new(problem, strategy, run.goal);
    let mut seeker = Seeker::first(when, 0);
    let mut progress = ProgressLine::start();
    let step = loop {
        match seeker.advance(&[&timeline], SLICE) {
            Found::At(step) => break step,
            Found::Never => {
                progress.clear();
                let end = timeline.explored();
                return Err(match when {
                    When::Place(StopAt::Step(step)) => Refusal::past_the_end(step, end),
                    _ => Message::new("at-never").counted(end).into(),
                });
            }
            Found::NotYet if seeker.is_behind() => {}
            Found::NotYet => {
                timeline.explore(SLICE);
            }
        }
        let counters = timeline.frontier().counters();
        progress.show(counters.steps, counters.depth());
        if interrupt::is_pending() {
            progress.clear();
            return Ok(Err(output::interrupted(counters)));
        }
    };
    progress.clear();
    Ok(Ok(timeline.at(step).expect("it is explored")))
}

/// A moment as data.
#[derive(Serialize)]
struct MomentState<'a> {
    name: &'a str,
    strategy: String,
    step: u64,
    /// The last event; null before the first step.
    event: Option<DataRow>,
    board: String,
    /// A fingerprint of the search's state.
    state: String,
    depth: u64,
    solutions: u64,
    #[serde(serialize_with = "counters_as_data")]
    counters: Counters,
    stack: Vec<ChoiceState>,
    /// The candidates of each empty cell.
    domains: BTreeMap<String, Vec<Json>>,
}

/// A choice point as data.
#[derive(Serialize, Default)]
struct ChoiceState {
    /// The cell chosen, or, where a digit's place is chosen, the cell tried now.
    cell: Option<String>,
    /// The value on the board; null where nothing stands yet.
    value: Option<Json>,
    /// Values already tried, in order.
    tried: Vec<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    /// Cells already tried for the digit, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tried_cells: Vec<String>,
    /// The cells of the guesses it blames, earliest first; under `backjumping` and `learning` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    blames: Option<Vec<String>>,
}

impl ChoiceState {
    fn of(choice: &Choice, strategy: Strategy, topology: &Topology) -> Self {
        let address = |cell: &Cell| topology.address(*cell);
        let data = |value| value_as_data(value, topology);
        let failed = choice.failed.iter();
        let blames = strategy.blames().then_some(&choice.blames);
        let of_any = Self {
            value: choice.guess.map(|(_, value)| data(value)),
            blames: blames.map(|cells| cells.iter().map(address).collect()),
            ..Self::default()
        };
        match choice.at {
            Spot::Cell(cell) => Self {
                cell: Some(address(&cell)),
                tried: failed.map(|(_, value)| data(*value)).collect(),
                ..of_any
            },
            Spot::Places(house, digit) => Self {
                cell: choice.guess.map(|(cell, _)| address(&cell)),
                house: Some(topology.house_address(house)),
                digit: Some(digit.number()),
                tried_cells: failed.map(|(cell, _)| address(cell)).collect(),
                ..of_any
            },
        }
    }
}

impl<'a> MomentState<'a> {
    fn of(moment: &Moment, name: &'a str) -> Self {
        let topology = moment.problem().topology();
        let counters = moment.counters();
        let record = |event| {
            let mut row = record(moment.step(), event, topology, counters.solutions);
            let nogood = moment.nogood();
            row.0
                .extend(nogood.map(|(number, _)| (NOGOOD, number.into())));
            row
        };
        let choices = moment.choices();
        let choices = choices.iter();
        let domains = empty_cells(moment).map(|cell| {
            let candidates = moment.domain(cell).iter();
            let candidates = candidates
                .map(|value| value_as_data(value, topology))
                .collect();
            (topology.address(cell), candidates)
        });
        Self {
            name,
            strategy: moment.strategy().to_string(),
            step: moment.step(),
            event: moment.event().map(record),
            board: text::line(topology, moment.values()),
            state: moment.fingerprint(),
            depth: counters.depth(),
            solutions: counters.solutions,
            counters,
            stack: choices
                .map(|choice| ChoiceState::of(choice, moment.strategy(), topology))
                .collect(),
            domains: domains.collect(),
        }
    }
}

fn empty_cells(moment: &Moment) -> impl Iterator<Item = Cell> {
    let cells = moment.problem().topology().all_cells();
    cells.filter(|cell| moment.value(*cell).is_none())
}

/// Prints a moment: the board, the last event, the counters, the stack and the candidates.
fn print(out: &mut impl Write, moment: &Moment, name: &str, language: Language) -> io::Result<()> {
    let topology = moment.problem().topology();
    let strategy = moment.strategy();
    let heading = Message::new("at-heading")
        .with("name", name)
        .with("strategy", strategy.to_string())
        .with("step", moment.step());
    writeln!(out, "{}", say(&heading))?;
    writeln!(out, "{}", board_in_text(topology, moment.values()))?;
    writeln!(out, "{}", Sentence::of(moment, language))?;
    output::counters(out, &moment.counters(), None)?;
    let name = |cell| cell_name(cell, topology, language);
    let names = topology.all_cells().map(name);
    let width = names.map(|name| name.chars().count()).max();
    let width = width.unwrap_or(0).max(7);
    let choices = moment.choices();
    if !choices.is_empty() {
        writeln!(out, "{}", word("at-stack"))?;
    }
    for (depth, choice) in (1..).zip(choices.iter()) {
        let option = |(cell, value): &(Cell, Value)| match choice.at {
            Spot::Cell(_) if topology.way().is_some() => name(*cell),
            Spot::Cell(_) => topology.value_text(*value),
            Spot::Places(..) => name(*cell),
        };
        let at = match choice.at {
            Spot::Cell(cell) => name(cell),
            Spot::Places(house, value) => {
                let house = house_name(house, topology, language);
                let place = Message::new("at-place").with("value", value.to_string());
                say(&place.with("house", house))
            }
        };
        let now = choice.guess.as_ref().map_or_else(|| "-".to_owned(), option);
        write!(out, "  {depth:>3}  {at:<0$} {now}", width.max(14))?;
        let tried: Vec<String> = choice.failed.iter().map(option).collect();
        let blamed: Vec<String> = choice.blames.iter().map(|cell| name(*cell)).collect();
        for (id, value, list) in [
            ("at-tried", "options", tried),
            ("at-blames", "cells", blamed),
        ] {
            if !list.is_empty() {
                let list = Message::new(id).with(value, list.join(" "));
                write!(out, "  {}", say(&list))?;
            }
        }
        writeln!(out)?;
    }
    // The moves of a way are on its stack.
    let cells = empty_cells(moment).filter(|_| topology.way().is_none());
    for (index, cell) in cells.enumerate() {
        if index == 0 {
            let id = match strategy.keeps_domains() {
                true => "at-candidates",
                false => "at-candidates-unseen",
            };
            writeln!(out, "{}", word(id))?;
        }
        let candidates = moment.domain(cell).iter();
        let candidates: Vec<_> = candidates.map(|v| topology.value_text(v)).collect();
        writeln!(out, "  {:<width$} {}", name(cell), candidates.join(" "))?;
    }
    Ok(())
}
