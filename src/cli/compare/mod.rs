//! The command `compare`: strategies on sets of puzzles.

mod arguments;
mod live;

pub use arguments::CompareArguments;

use super::faults::Faults;
use super::input::{Input, Reader};
use super::language::{complain, say, spoken};
use super::progress::Progress;
use super::refusal::Refusal;
use super::{interrupt, output};
use crate::analysis::set::{Plan, run_on_threads};
use crate::explain::Message;
use crate::export::set::{DataFormat, DataWriter, SetReport};
use arguments::CompareFormat;
use live::{Live, Waiting};
use std::io::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Runs every strategy on every puzzle and prints the results.
pub fn run(arguments: &CompareArguments) -> Result<ExitCode, Refusal> {
    let reader = match arguments.format {
        CompareFormat::Text | CompareFormat::Markdown | CompareFormat::Svg => Reader::Person,
        CompareFormat::Csv | CompareFormat::Jsonl | CompareFormat::Json => Reader::Program,
    };
    let mut strategies = Vec::new();
    for strategy in &arguments.strategies {
        if strategies.contains(strategy) {
            let twice = Message::new("command-twice");
            complain(&twice.with("strategy", strategy.to_string()));
        } else {
            strategies.push(*strategy);
        }
    }
    let plan = Plan {
        strategies,
        goal: arguments.goal,
        max_steps: arguments.max_steps,
    };
    let has_times = arguments.wants_times() || arguments.format == CompareFormat::Text;
    let repeats = has_times.then_some(arguments.repeat);
    let data = match arguments.format {
        CompareFormat::Csv => Some(DataFormat::Csv),
        CompareFormat::Jsonl => Some(DataFormat::Jsonl),
        CompareFormat::Json => Some(DataFormat::Json),
        CompareFormat::Text | CompareFormat::Markdown | CompareFormat::Svg => None,
    };
    let writer = data.map(|format| DataWriter {
        format,
        plan: &plan,
        has_times,
    });
    interrupt::watch();
    let faults = Faults::default();
    let waiting = Waiting::default();
    let mut live = Live::new(&plan, repeats, writer.as_ref(), &waiting, output::stdout());
    let progress = Mutex::new(Progress::start());
    let progress = || progress.lock().unwrap_or_else(PoisonError::into_inner);
    let refused = || progress().show_refused(|| faults.count());
    let inputs = Input::all(&arguments.inputs, reader);
    let puzzles = inputs
        .iter()
        .flat_map(|input| input.puzzles(&arguments.read, &faults, &refused));
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let start = Instant::now();
    run_on_threads(
        &plan,
        waiting.noting(puzzles),
        arguments.jobs.unwrap_or_else(cores),
        arguments.repeat,
        || start.elapsed(),
        || interrupt::is_pending() || waiting.is_given_up(),
        |timed| {
            live.note(&timed);
            progress().show_runs(live.results().done());
        },
    );
    progress().clear();
    let end = live.end()?;
    let is_whole = end.is_whole && !interrupt::is_pending();
    if end.results.puzzles() == 0 {
        faults.refusal()?;
    }
    let told: Vec<String> = faults.messages().iter().map(say).collect();
    let report = SetReport {
        names: &end.names,
        puzzles: &end.puzzles,
        plan: &plan,
        results: &end.results,
        by: arguments.by,
        is_whole,
        repeats,
        unreadable: faults.count(),
        faults: &told,
    };
    let mut out = end.out;
    let language = arguments.lang.unwrap_or_else(spoken);
    match arguments.format {
        CompareFormat::Text => out.write_all(report.text(language).as_bytes())?,
        CompareFormat::Markdown => out.write_all(report.markdown(language).as_bytes())?,
        CompareFormat::Svg => {
            out.write_all(report.svg(language, arguments.theme).as_bytes())?;
        }
        CompareFormat::Csv | CompareFormat::Jsonl | CompareFormat::Json => {
            if let Some(writer) = &writer {
                writer.foot(&mut out, &report)?;
            }
        }
    }
    out.flush()?;
    if !is_whole {
        let done = end.results.done() as u64;
        complain(&Message::new("command-interrupted-runs").number("done", done));
        return Ok(ExitCode::from(130));
    }
    faults.refusal()?;
    Ok(ExitCode::SUCCESS)
}
