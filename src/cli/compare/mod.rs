//! Strategies over sets of puzzles.

mod arguments;
mod data;
mod picture;
mod table;
mod tables;
mod times;

pub use arguments::CompareArguments;

use super::input::Input;
use super::progress::Progress;
use super::{Refusal, interrupt, output};
use crate::analysis::set::{Results, Set, run_on_threads};
use arguments::CompareFormat;
use std::io::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Instant;
use times::Times;

/// What was run and what came of it.
struct Comparison<'a> {
    arguments: &'a CompareArguments,
    /// What each puzzle is called.
    names: Vec<String>,
    set: Set,
    results: Results,
    times: Times,
    /// What is wrong with puzzles that could not be read.
    faults: Vec<String>,
}

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
    let comparison = Comparison {
        arguments,
        names,
        set,
        results,
        times,
        faults,
    };
    comparison.print()?;
    if interrupt::is_pending() {
        let (done, all) = (comparison.results.done(), comparison.set.runs());
        eprintln!("recuo: interrupted: {done} of {all} runs are done");
        return Ok(ExitCode::from(130));
    }
    if !comparison.faults.is_empty() {
        return Err(Refusal::BadInput(comparison.faults));
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

impl Comparison<'_> {
    fn print(&self) -> Result<(), Refusal> {
        let mut out = output::stdout();
        match self.arguments.format {
            CompareFormat::Text => self.write_tables(&mut out, table::Style::Text)?,
            CompareFormat::Markdown => self.write_tables(&mut out, table::Style::Markdown)?,
            CompareFormat::Csv => self.write_csv(&mut out)?,
            CompareFormat::Json => self.write_json(&mut out)?,
            CompareFormat::Svg => self.write_svg(&mut out)?,
        }
        out.flush()?;
        Ok(())
    }

    /// The names of the strategies.
    fn strategies(&self) -> Vec<String> {
        self.set
            .strategies
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    /// Whether times are given.
    fn shows_times(&self) -> bool {
        self.arguments.wants_times() || self.arguments.format == CompareFormat::Text
    }
}
