//! The command `trace`.

use super::language::spoken;
use super::options::{RunArguments, amount, expected, language, steps};
use super::refusal::Refusal;
use super::{input, interrupt, output};
use crate::explain::{Language, Message};
use crate::export::table::csv_row;
use crate::export::trace::{COLUMNS, Record, kind_from_id, text};
use crate::solver::{EventKind, Solver};
use crate::timeline::Moment;
use clap::{Args, ValueEnum};
use std::io::Write;
use std::num::NonZeroU64;
use std::process::ExitCode;
use std::sync::Arc;

/// Steps between two checks for Ctrl-C.
const SLICE: u64 = 1 << 20;

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
          value_parser = steps)]
    pub from: u64,
    /// The last step to print
    #[arg(long, value_name = "M", allow_negative_numbers = true,
          value_parser = |text: &str| amount(text, NonZeroU64::MAX))]
    pub to: Option<NonZeroU64>,
    /// Print only these events: select, place, conflict, deduce, dead-end, backtrack, sweep,
    /// solution, exhausted, gave-up
    #[arg(long, value_name = "EVENT[,EVENT…]", value_delimiter = ',', value_parser = kind)]
    pub only: Vec<EventKind>,
    /// How to print
    #[arg(long, value_enum, default_value_t = TraceFormat::Text)]
    pub format: TraceFormat,
    /// Language of the sentences: pt, pt-PT, es or en (default: the system's)
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
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

fn kind(id: &str) -> Result<EventKind, String> {
    kind_from_id(id).ok_or_else(|| expected(EventKind::ALL.iter().map(|k| k.id())))
}

/// Prints the selected events as they happen.
pub fn run(arguments: &TraceArguments) -> Result<ExitCode, Refusal> {
    let (from, last) = (
        arguments.from,
        arguments.to.map_or(u64::MAX, NonZeroU64::get),
    );
    if from > last {
        let message = Message::new("usage-trace")
            .with("first", from.to_string())
            .with("last", last.to_string());
        return Err(Refusal::BadUsage(message));
    }
    let strategy = arguments.run.strategy()?;
    let puzzle = input::read_one(&arguments.run.input, &arguments.run.read)?;
    interrupt::watch();
    let problem = Arc::new(puzzle.problem);
    let mut solver = Solver::new(&problem, strategy, arguments.run.goal);
    let mut step = skip(&mut solver, &problem, from.saturating_sub(1));
    if solver.has_ended() && from > step.max(1) {
        return Err(Refusal::past_the_end(from, step));
    }
    let language = arguments.lang.unwrap_or_else(spoken);
    let mut out = output::stdout();
    if arguments.format == TraceFormat::Csv {
        out.write_all(csv_row(COLUMNS).as_bytes())?;
    }
    while step < last && !interrupt::is_pending() {
        let Some(event) = solver.step(&problem) else {
            break;
        };
        step += 1;
        if !arguments.only.is_empty() && !arguments.only.contains(&event.kind()) {
            continue;
        }
        let record = || Record::new(step, event, problem.topology(), solver.counters().solutions);
        match arguments.format {
            TraceFormat::Jsonl => writeln!(out, "{}", record().json())?,
            TraceFormat::Csv => out.write_all(csv_row(record().fields()).as_bytes())?,
            TraceFormat::Text => {
                let moment = Moment::of(Arc::clone(&problem), solver.clone(), event);
                writeln!(out, "{}", text(&moment, language))?;
            }
        }
    }
    out.flush()?;
    Ok(if interrupt::is_pending() {
        output::interrupted(solver.counters())
    } else {
        ExitCode::SUCCESS
    })
}

/// Takes this many steps, or all there are. Returns their number.
fn skip(solver: &mut Solver, problem: &crate::puzzle::Problem, steps: u64) -> u64 {
    let mut taken = 0;
    while taken < steps && !solver.has_ended() && !interrupt::is_pending() {
        taken += solver.advance(problem, SLICE.min(steps - taken));
    }
    taken
}
