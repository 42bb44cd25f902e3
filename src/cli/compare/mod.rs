//! The command `compare`: strategies on sets of puzzles.

mod arguments;

pub use arguments::CompareArguments;

use super::input::{Input, Reader};
use super::language::{complain, say, spoken};
use super::progress::Progress;
use super::refusal::Refusal;
use super::{interrupt, output};
use crate::analysis::set::{Results, Set, run_on_threads};
use crate::explain::Message;
use crate::export::set::{SetReport, Times};
use arguments::CompareFormat;
use std::io::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Instant;

/// Runs every strategy on every puzzle and prints the results.
pub fn run(arguments: &CompareArguments) -> Result<ExitCode, Refusal> {
    let mut faults = Vec::new();
    let (mut names, mut puzzles) = (Vec::new(), Vec::new());
    let reader = match arguments.format {
        CompareFormat::Text | CompareFormat::Markdown | CompareFormat::Svg => Reader::Person,
        CompareFormat::Csv | CompareFormat::Json => Reader::Program,
    };
    for input in Input::all(&arguments.inputs, reader) {
        for named in input.read_all(&arguments.read, &mut faults) {
            names.push(named.name);
            puzzles.push(named.problem);
        }
    }
    if puzzles.is_empty() {
        return Err(Refusal::BadInput(faults));
    }
    let mut strategies = Vec::new();
    for strategy in &arguments.strategies {
        if !strategies.contains(strategy) {
            strategies.push(*strategy);
        }
    }
    let set = Set {
        puzzles,
        strategies,
        goal: arguments.goal,
        max_steps: arguments.max_steps,
    };
    interrupt::watch();
    let (results, times) = carry_out(arguments, &set);
    let wants_times = arguments.wants_times() || arguments.format == CompareFormat::Text;
    let told: Vec<String> = faults.iter().map(say).collect();
    let report = SetReport {
        names: &names,
        set: &set,
        results: &results,
        times: &times,
        repeats: wants_times.then_some(arguments.repeat),
        faults: &told,
    };
    print(arguments, &report)?;
    if interrupt::is_pending() {
        let (done, all) = (results.done(), set.runs());
        let message = Message::new("command-interrupted-runs");
        complain(
            &message
                .number("done", done as u64)
                .number("all", all as u64),
        );
        return Ok(ExitCode::from(130));
    }
    if !faults.is_empty() {
        return Err(Refusal::BadInput(faults));
    }
    Ok(ExitCode::SUCCESS)
}

fn carry_out(arguments: &CompareArguments, set: &Set) -> (Results, Times) {
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let start = Instant::now();
    let mut progress = Progress::start();
    let mut results = Results::new(set);
    let mut times = Times::new(set.runs());
    run_on_threads(
        set,
        arguments.jobs.unwrap_or_else(cores),
        arguments.repeat,
        || start.elapsed(),
        interrupt::is_pending,
        |timed| {
            results.note(timed.number, timed.run);
            times.note(timed.number, &timed.times);
            progress.show_runs(results.done(), set.runs());
        },
    );
    progress.clear();
    (results, times)
}

fn print(arguments: &CompareArguments, report: &SetReport) -> Result<(), Refusal> {
    let language = arguments.lang.unwrap_or_else(spoken);
    let text = match arguments.format {
        CompareFormat::Text => report.text(language),
        CompareFormat::Markdown => report.markdown(language),
        CompareFormat::Csv => report.csv(),
        CompareFormat::Json => report.json(),
        CompareFormat::Svg => report.svg(language, arguments.theme),
    };
    let mut out = output::stdout();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}
