//! Strategies over sets of puzzles.

mod arguments;
mod table;
mod tables;

pub use arguments::CompareArguments;

use super::input::Input;
use super::progress::Progress;
use super::refusal::Refusal;
use super::{interrupt, output};
use crate::analysis::set::{Results, Set, run_on_threads};
use crate::export::set::{SetReport, Times};
use arguments::CompareFormat;
use std::io::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Instant;
use table::Style;

/// Runs every strategy on every puzzle and prints what that came to.
pub fn run(arguments: &CompareArguments) -> Result<ExitCode, Refusal> {
    let mut faults = Vec::new();
    let (mut names, mut puzzles) = (Vec::new(), Vec::new());
    for input in Input::all(&arguments.inputs) {
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
    let report = SetReport {
        names: &names,
        set: &set,
        results: &results,
        times: &times,
        repeats: wants_times.then_some(arguments.repeat),
        faults: &faults,
    };
    print(arguments, &report)?;
    if interrupt::is_pending() {
        let (done, all) = (results.done(), set.runs());
        eprintln!("recuo: interrupted: {done} of {all} runs are done");
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
    let mut out = output::stdout();
    match arguments.format {
        // The words of the command line are its own.
        CompareFormat::Text => report.write_tables(&mut out, Style::Text)?,
        CompareFormat::Markdown => report.write_tables(&mut out, Style::Markdown)?,
        CompareFormat::Csv => out.write_all(report.csv().as_bytes())?,
        CompareFormat::Json => out.write_all(report.json().as_bytes())?,
        CompareFormat::Svg => {
            out.write_all(report.svg(arguments.lang, arguments.theme).as_bytes())?
        }
    }
    out.flush()?;
    Ok(())
}
