//! The command `why`.

use super::at::{AtFormat, reach};
use super::language::{say, spoken};
use super::options::{AskedArguments, RunArguments, whole};
use super::refusal::Refusal;
use super::{input, interrupt, output};
use crate::analysis::doom::Guess;
use crate::analysis::reason::{Reason, ReasonSearch, ReasonVerdict};
use crate::explain::{Message, board_in_text};
use crate::export::trace::value_as_data;
use crate::lesson::{StopAt, When};
use crate::puzzle::Value;
use crate::scene::{reason_in_words, values_in_words};
use crate::timeline::Moment;
use clap::Args;
use serde::Serialize;
use serde_json::Value as Json;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

/// Steps of tests between two checks for Ctrl-C.
const SLICE: u64 = 1 << 18;

const EXAMPLES: &str = "\
Examples:
  recuo why puzzle.sdk --cell R1C1 --value 2
  recuo why puzzle.sdk --strategy naive --step 1000
  recuo why queens.txt --problem queens:8 --step 300 --format json

Guesses are left out one after another, the latest first, then givens, as long as there is still no
solution. What stays is printed: of guesses, the latest is the one to take back. Each test may take
20,000 steps of propagation; what is not decided then stays, and is said to suffice.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct WhyArguments {
    #[command(flatten)]
    pub run: RunArguments,
    /// The step from whose guesses to start; 0 is before the first
    #[arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true, value_parser = whole)]
    pub step: u64,
    #[command(flatten)]
    pub asked: AskedArguments,
    /// How to print
    #[arg(long, value_enum, default_value_t = AtFormat::Text)]
    pub format: AtFormat,
}

/// Shows why no solution has a value, or agrees with a position.
pub fn run(arguments: &WhyArguments) -> Result<ExitCode, Refusal> {
    let strategy = arguments.run.strategy()?;
    let puzzle = input::of_run(&arguments.run, strategy)?;
    if puzzle.problem.topology().way().is_some() {
        return Err(Message::new("why-way").into());
    }
    let asked = arguments.asked.value(puzzle.problem.topology())?;
    let problem = Arc::new(puzzle.problem);
    let place = When::Place(StopAt::Step(arguments.step));
    let moment = match reach(&arguments.run, strategy, problem, place)? {
        Ok(moment) => moment,
        Err(interrupted) => return Ok(interrupted),
    };
    let mut search = ReasonSearch::at(&moment, asked);
    let verdict = loop {
        if interrupt::is_pending() {
            return Ok(output::interrupted(moment.counters()));
        }
        search.advance(SLICE);
        if let Some(verdict) = search.verdict() {
            break verdict;
        }
    };
    let mut out = output::stdout();
    match arguments.format {
        AtFormat::Json => {
            let json = ReasonData::of(&moment, &search, verdict, &puzzle.name);
            let json = serde_json::to_string(&json);
            writeln!(out, "{}", json.expect("a reason is plain data"))?;
        }
        AtFormat::Text => print(&mut out, &moment, &search, verdict, &puzzle.label)?,
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// A reason as data.
#[derive(Serialize)]
struct ReasonData<'a> {
    name: &'a str,
    strategy: String,
    step: u64,
    /// The value asked about; null for the position.
    asked: Option<ValueData>,
    /// `reason`, `refused`, `possible` or `undecided`.
    verdict: &'static str,
    /// The givens and guesses that refuse the value by a rule.
    refused_by: Vec<ValueData>,
    /// What stays.
    guesses: Vec<ValueData>,
    givens: Vec<ValueData>,
    /// Whether each of these is needed; null without a reason.
    minimal: Option<bool>,
    /// The guess to take back.
    take_back: Option<ValueData>,
    /// How many guesses and givens there were.
    all_guesses: usize,
    all_givens: usize,
    /// The steps of all tests.
    steps: u64,
}

/// A value in a cell as data.
#[derive(Serialize)]
struct ValueData {
    cell: String,
    value: Json,
}

impl<'a> ReasonData<'a> {
    fn of(moment: &Moment, search: &ReasonSearch, verdict: &ReasonVerdict, name: &'a str) -> Self {
        let topology = moment.problem().topology();
        let value = |(cell, value): &Guess| ValueData {
            cell: topology.address(*cell),
            value: value_as_data(*value, topology),
        };
        let values = |values: &[Guess]| values.iter().map(value).collect::<Vec<_>>();
        let (all_guesses, all_givens) = search.counts();
        let mut data = Self {
            name,
            strategy: moment.strategy().to_string(),
            step: moment.step(),
            asked: search.asked().as_ref().map(value),
            verdict: "reason",
            refused_by: Vec::new(),
            guesses: Vec::new(),
            givens: Vec::new(),
            minimal: None,
            take_back: None,
            all_guesses,
            all_givens,
            steps: search.steps(),
        };
        match verdict {
            ReasonVerdict::Refused(by) => {
                (data.verdict, data.refused_by) = ("refused", values(by));
            }
            ReasonVerdict::Possible => data.verdict = "possible",
            ReasonVerdict::Undecided => data.verdict = "undecided",
            ReasonVerdict::Reason(reason) => {
                data.minimal = Some(reason.is_minimal);
                data.take_back = reason
                    .culprit()
                    .as_ref()
                    .map(value)
                    .filter(|_| search.asked().is_none());
                (data.guesses, data.givens) = (values(&reason.guesses), values(&reason.givens));
            }
        }
        data
    }
}

/// Prints the board with what matters only, and the reason in words.
fn print(
    out: &mut impl Write,
    moment: &Moment,
    search: &ReasonSearch,
    verdict: &ReasonVerdict,
    name: &str,
) -> io::Result<()> {
    let topology = moment.problem().topology();
    let heading = Message::new("at-heading")
        .with("name", name)
        .with("strategy", moment.strategy().to_string())
        .with("step", moment.step());
    writeln!(out, "{}", say(&heading))?;
    let mut board: Vec<Option<Value>> = vec![None; topology.cells()];
    for (cell, value) in search.kept() {
        board[cell.index()] = Some(value);
    }
    writeln!(out, "{}", board_in_text(topology, board.into_iter()))?;
    for sentence in reason_in_words(search, topology, spoken()) {
        writeln!(out, "{sentence}")?;
    }
    if let ReasonVerdict::Reason(Reason { givens, .. }) = verdict
        && !givens.is_empty()
    {
        let givens = values_in_words(givens, topology);
        writeln!(
            out,
            "{}",
            say(&Message::new("why-givens").with("list", givens))
        )?;
    }
    if matches!(verdict, ReasonVerdict::Refused(_)) {
        return Ok(());
    }
    let steps = Message::new("why-steps").counted(search.steps());
    writeln!(out, "{}", say(&steps))
}
