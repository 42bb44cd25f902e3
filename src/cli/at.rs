use super::language::{say, spoken, word};
use super::options::{RunArguments, language, steps};
use super::progress::Progress;
use super::refusal::Refusal;
use super::{input, interrupt, output};
use crate::explain::{Language, Message, Sentence, board_in_text, cell_name, house_name};
use crate::export::report::counters_as_data;
use crate::export::trace::Record;
use crate::puzzle::{Cell, Topology, Value, notation};
use crate::solver::{Choice, Counters, Spot, Strategy};
use crate::timeline::{Moment, Timeline};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

/// Steps between two checks of the clock and for Ctrl-C.
const SLICE: u64 = 1 << 20;

const EXAMPLES: &str = "\
Examples:
  recuo at puzzle.sdk --step 1000
  recuo at puzzle.sdk --strategy propagation --step 14 --format json

In JSON, \"state\" is 16 hexadecimal digits that tell this state of the search from every other. They
are the same in the window, in the page and everywhere.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct AtArguments {
    #[command(flatten)]
    pub run: RunArguments,
    /// The step to show; 0 is before the first
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = steps)]
    pub step: u64,
    /// How to print
    #[arg(long, value_enum, default_value_t = AtFormat::Text)]
    pub format: AtFormat,
    /// Language of the words: pt, pt-PT, es or en (default: the system's)
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
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
    let puzzle = input::read_one(&arguments.run.input, &arguments.run.read)?;
    interrupt::watch();
    let mut timeline = Timeline::new(Arc::new(puzzle.problem), strategy, arguments.run.goal);
    let mut progress = Progress::start();
    while timeline.explored() < arguments.step && timeline.length().is_none() {
        timeline.explore(SLICE.min(arguments.step - timeline.explored()));
        let counters = timeline.frontier().counters();
        progress.show(counters.steps, counters.depth());
        if interrupt::is_pending() {
            progress.clear();
            return Ok(output::interrupted(counters));
        }
    }
    progress.clear();
    let Some(moment) = timeline.at(arguments.step) else {
        return Err(Refusal::past_the_end(arguments.step, timeline.explored()));
    };
    let mut out = output::stdout();
    match arguments.format {
        AtFormat::Json => {
            let json = serde_json::to_string(&State::of(&moment, &puzzle.name));
            writeln!(out, "{}", json.expect("a state is plain data"))?;
        }
        AtFormat::Text => {
            let language = arguments.lang.unwrap_or_else(spoken);
            print(&mut out, &moment, &puzzle.label, language)?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// A moment as data.
#[derive(Serialize)]
struct State {
    name: String,
    strategy: String,
    step: u64,
    /// The last event; null before the first step.
    event: Option<Record>,
    board: String,
    /// A fingerprint of the search's state.
    state: String,
    depth: u64,
    solutions: u64,
    #[serde(serialize_with = "counters_as_data")]
    counters: Counters,
    stack: Vec<Frame>,
    /// The candidates of each empty cell.
    domains: BTreeMap<String, Vec<u8>>,
}

/// A choice point as data.
#[derive(Serialize)]
struct Frame {
    /// The cell chosen, or, where a digit's place is chosen, the cell tried now.
    cell: Option<String>,
    /// The value on the board; null where nothing stands yet.
    value: Option<u8>,
    /// Values already tried, in order.
    tried: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    /// Cells already tried for the digit, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tried_cells: Vec<String>,
    /// The cells of the guesses it blames, earliest first; under `backjumping` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    blames: Option<Vec<String>>,
}

impl Frame {
    fn of(choice: &Choice, strategy: Strategy, topology: &Topology) -> Self {
        let blames = || {
            choice
                .blames
                .iter()
                .map(|cell| topology.address(*cell))
                .collect()
        };
        let blames = strategy.blames().then(blames);
        let address = |cell: Cell| topology.address(cell);
        let value = choice.guess.map(|(_, value)| value.number());
        match choice.at {
            Spot::Cell(cell) => Self {
                cell: Some(address(cell)),
                value,
                tried: choice
                    .failed
                    .iter()
                    .map(|(_, value)| value.number())
                    .collect(),
                house: None,
                digit: None,
                tried_cells: Vec::new(),
                blames,
            },
            Spot::Places(house, digit) => Self {
                cell: choice.guess.map(|(cell, _)| address(cell)),
                value,
                tried: Vec::new(),
                house: Some(topology.house_address(house)),
                digit: Some(digit.number()),
                tried_cells: choice
                    .failed
                    .iter()
                    .map(|(cell, _)| address(*cell))
                    .collect(),
                blames,
            },
        }
    }
}

impl State {
    fn of(moment: &Moment, name: &str) -> Self {
        let topology = moment.problem().topology();
        let counters = moment.counters();
        let record =
            |event| Record::new(moment.step(), event, topology, moment.counters().solutions);
        let domains = topology
            .all_cells()
            .filter(|cell| moment.value(*cell).is_none());
        Self {
            name: name.to_owned(),
            strategy: moment.strategy().to_string(),
            step: moment.step(),
            event: moment.event().map(record),
            board: notation::line(moment.values()),
            state: moment.fingerprint(),
            depth: counters.depth(),
            solutions: counters.solutions,
            counters,
            stack: moment
                .choices()
                .iter()
                .map(|choice| Frame::of(choice, moment.strategy(), topology))
                .collect(),
            domains: domains
                .map(|cell| {
                    let candidates = moment.domain(cell).iter().map(Value::number).collect();
                    (topology.address(cell), candidates)
                })
                .collect(),
        }
    }
}

fn print(
    out: &mut impl Write,
    moment: &Moment,
    name: &str,
    language: Language,
) -> std::io::Result<()> {
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
    let longest = topology
        .all_cells()
        .map(|cell| name(cell).chars().count())
        .max();
    let width = longest.unwrap_or(0).max(7);
    let stack = width.max(14);
    let choices = moment.choices();
    if !choices.is_empty() {
        writeln!(out, "{}", word("at-stack"))?;
    }
    for (depth, choice) in choices.iter().enumerate() {
        let list = |options: &[(Cell, Value)]| {
            let option = |(cell, value): &(Cell, Value)| match choice.at {
                Spot::Cell(_) => value.to_string(),
                Spot::Places(..) => name(*cell),
            };
            options.iter().map(option).collect::<Vec<_>>().join(" ")
        };
        let at = match choice.at {
            Spot::Cell(cell) => name(cell),
            Spot::Places(house, value) => {
                let house = house_name(house, topology, language);
                let place = Message::new("at-place").with("value", value.to_string());
                say(&place.with("house", house))
            }
        };
        let now = choice
            .guess
            .map_or_else(|| "-".to_owned(), |guess| list(&[guess]));
        let tried = list(&choice.failed);
        let tried = if tried.is_empty() {
            tried
        } else {
            format!(
                "  {}",
                say(&Message::new("at-tried").with("options", tried))
            )
        };
        let blamed: Vec<String> = choice.blames.iter().map(|cell| name(*cell)).collect();
        let blamed = if blamed.is_empty() {
            String::new()
        } else {
            let message = Message::new("at-blames").with("cells", blamed.join(" "));
            format!("  {}", say(&message))
        };
        writeln!(out, "  {:>3}  {at:<stack$} {now}{tried}{blamed}", depth + 1)?;
    }
    let empty: Vec<Cell> = topology
        .all_cells()
        .filter(|cell| moment.value(*cell).is_none())
        .collect();
    if !empty.is_empty() {
        let id = if strategy.keeps_domains() {
            "at-candidates"
        } else {
            "at-candidates-unseen"
        };
        writeln!(out, "{}", word(id))?;
    }
    for cell in empty {
        let candidates: Vec<_> = moment.domain(cell).iter().map(|v| v.to_string()).collect();
        writeln!(out, "  {:<width$} {}", name(cell), candidates.join(" "))?;
    }
    Ok(())
}
