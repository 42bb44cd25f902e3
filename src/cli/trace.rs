//! The command `trace`.

use super::language::spoken;
use super::options::{RunArguments, amount, named, whole};
use super::refusal::Refusal;
use super::{input, interrupt, output, recorded};
use crate::explain::Message;
use crate::export::steps::{Rhythm, StepChoice};
use crate::export::table::DataFormat;
use crate::export::trace::{Trace, TraceForm};
use crate::export::writer::SliceWriter;
use crate::solver::{EventKind, Strategy};
use crate::timeline::Timeline;
use clap::{Args, ValueEnum};
use std::io::Write;
use std::num::NonZeroU64;
use std::process::ExitCode;
use std::sync::Arc;

/// Steps between two checks for Ctrl-C.
const SLICE: u64 = 1 << 12;

const EXAMPLES: &str = "\
Examples:
  recuo trace puzzle.sdk --only place,backtrack --to 1000
  recuo trace puzzle.sdk --strategy propagation --format jsonl
  recuo trace puzzle.sdk --from 100 --to 120 --lang pt";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct TraceArguments {
    #[command(flatten)]
    pub run: RunArguments,
    /// The first step to print
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true,
          value_parser = whole)]
    pub from: u64,
    /// The last step to print
    #[arg(long, value_name = "M", allow_negative_numbers = true,
          value_parser = |text: &str| amount(text, NonZeroU64::MAX))]
    pub to: Option<NonZeroU64>,
    /// Print only these events: select, place, conflict, deduce, dead-end, backtrack, sweep,
    /// solution, exhausted, gave-up
    #[arg(long, value_name = "EVENT[,EVENT…]", value_delimiter = ',', value_parser = named::<EventKind>)]
    pub only: Vec<EventKind>,
    /// How to print
    #[arg(long, value_enum, default_value_t = TraceFormat::Text)]
    pub format: TraceFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum TraceFormat {
    /// One sentence per step
    Text,
    /// One object per line
    Jsonl,
    /// A header, and a row per step
    Csv,
}

/// Prints the selected events as they happen.
pub fn run(arguments: &TraceArguments) -> Result<ExitCode, Refusal> {
    let (first, last) = (
        arguments.from,
        arguments.to.map_or(u64::MAX, NonZeroU64::get),
    );
    if first > last {
        let message = Message::new("usage-trace")
            .with("first", first.to_string())
            .with("last", last.to_string());
        return Err(Refusal::BadUsage(message));
    }
    let strategy = arguments.run.chosen_strategy()?;
    let run = if recorded::is_run(&arguments.run.input) {
        if strategy.is_some() {
            return Err(Refusal::BadUsage(Message::new("usage-recording")));
        }
        let lesson = recorded::lesson(&arguments.run.input)?;
        lesson.run(&lesson.boards[0])
    } else {
        let strategy = strategy.unwrap_or(Strategy::NAIVE);
        let puzzle = input::of_run(&arguments.run, strategy)?;
        Timeline::new(Arc::new(puzzle.problem), strategy, arguments.run.goal)
    };
    interrupt::watch();
    let choice = StepChoice {
        first,
        last: Some(last),
        rhythm: Rhythm::All,
    };
    let form = match arguments.format {
        TraceFormat::Text => TraceForm::Text(spoken()),
        TraceFormat::Jsonl => TraceForm::Data(DataFormat::Jsonl),
        TraceFormat::Csv => TraceForm::Data(DataFormat::Csv),
    };
    let mut trace = Trace::new(&run, choice, form);
    trace.only.clone_from(&arguments.only);
    let mut out = output::stdout();
    let mut has_ended = false;
    while !has_ended && !interrupt::is_pending() {
        let mut lines = Vec::new();
        has_ended = trace.advance(SLICE, &mut lines)?;
        out.write_all(&lines)?;
    }
    out.flush()?;
    Ok(match interrupt::is_pending() {
        true => output::interrupted(trace.counters()),
        false => ExitCode::SUCCESS,
    })
}
