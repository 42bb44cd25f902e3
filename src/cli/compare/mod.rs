//! The command `compare`: strategies on sets of puzzles, also shard by shard.

mod arguments;

pub use arguments::CompareArguments;

use super::faults::Faults;
use super::input::{NamedPuzzle, PuzzleInput};
use super::language::{complain, say, spoken};
use super::progress::ProgressLine;
use super::refusal::Refusal;
use super::{interrupt, output};
use crate::analysis::set::{FinishedRun, SetPlan, SetResults, run_on_threads};
use crate::explain::Message;
use crate::export::set::{ListedPuzzle, SetData, SetReport};
use crate::files::Draft;
use crate::puzzle::Problem;
use arguments::CompareFormat;
use std::cell::Cell;
use std::io::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The puzzles that are read and run at a time: enough to keep every core busy.
const BATCH: usize = 1 << 10;

/// Runs every strategy on every puzzle and prints the results. Data are written batch by batch, and
/// nothing is kept of them; a report is made of all results.
pub fn run(arguments: &CompareArguments) -> Result<ExitCode, Refusal> {
    let plan = plan(arguments);
    let data = |format| SetData {
        format,
        plan: &plan,
        has_times: arguments.times,
    };
    interrupt::watch();
    let faults = Faults::default();
    let inputs = PuzzleInput::all(&arguments.inputs, &arguments.read);
    // Puzzles that could be read, also those of other shards.
    let count = Cell::new(0);
    let mut puzzles = inputs
        .iter()
        .flat_map(|input| input.puzzles(&arguments.read, &faults))
        .enumerate()
        .filter_map(|(place, puzzle)| {
            let puzzle = puzzle?;
            count.update(|count| count + 1);
            let is_taken = arguments.shard.is_none_or(|shard| shard.takes(place));
            is_taken.then(|| (count.get(), puzzle))
        })
        .peekable();
    if puzzles.peek().is_none() && count.get() == 0 {
        faults.refusal()?;
    }
    let mut out = output::stdout();
    let printed = arguments.format.data().map(data);
    if let Some(data) = &printed {
        out.write_all(data.head().as_bytes())?;
    }
    let mut rows = match &arguments.rows {
        Some((path, format)) => Some((Draft::create(path, false)?, data(*format))),
        None => None,
    };
    if let Some((draft, data)) = &mut rows {
        draft.write_with(|out| out.write_all(data.head().as_bytes()))?;
    }
    let mut progress = ProgressLine::start();
    let mut done = 0;
    let mut all = SetResults::new(&plan, 0);
    let mut kept: Vec<(String, Problem)> = Vec::new();
    while !interrupt::is_pending() && puzzles.peek().is_some() {
        let batch: Vec<(usize, NamedPuzzle)> = puzzles.by_ref().take(BATCH).collect();
        let results = carry_out(arguments, &plan, &batch, &mut progress, done);
        done += results.done();
        progress.clear();
        for (index, (number, puzzle)) in batch.iter().enumerate() {
            let listed = ListedPuzzle {
                index,
                number: *number,
                name: &puzzle.name,
                problem: &puzzle.problem,
            };
            if let Some(data) = &printed {
                out.write_all(data.puzzle(listed, &results).as_bytes())?;
            }
            if let Some((draft, data)) = &mut rows {
                let rows = data.puzzle(listed, &results);
                draft.write_with(|out| out.write_all(rows.as_bytes()))?;
            }
        }
        out.flush()?;
        if printed.is_none() {
            all.append(results);
            let room = SetReport::KEPT - kept.len();
            let first = batch.into_iter().take(room);
            kept.extend(first.map(|(_, puzzle)| (puzzle.label, puzzle.problem)));
        }
    }
    let is_whole = !interrupt::is_pending();
    if let Some((draft, _)) = rows.filter(|_| is_whole) {
        draft.finish()?;
    }
    if printed.is_none() {
        let (names, problems): (Vec<_>, Vec<_>) = kept.into_iter().unzip();
        let messages: Vec<String> = faults.messages().iter().map(say).collect();
        let report = SetReport {
            names: &names,
            puzzles: &problems,
            plan: &plan,
            shard: arguments.shard,
            results: &all,
            by: arguments.by,
            is_whole,
            has_times: arguments.times || arguments.format == CompareFormat::Text,
            unreadable: faults.count(),
            faults: &messages,
        };
        let language = arguments.lang.unwrap_or_else(spoken);
        let text = match arguments.format {
            CompareFormat::Markdown => report.markdown(language),
            CompareFormat::Svg => report.svg(language, arguments.theme),
            CompareFormat::Text | CompareFormat::Csv | CompareFormat::Jsonl => {
                report.text(language)
            }
        };
        out.write_all(text.as_bytes())?;
    }
    out.flush()?;
    if !is_whole {
        complain(&Message::new("command-interrupted-runs").number("done", done as u64));
        return Ok(match &arguments.rows {
            Some((path, _)) => output::interrupted_before(path),
            None => ExitCode::from(130),
        });
    }
    faults.refusal()?;
    Ok(ExitCode::SUCCESS)
}

/// The strategies to run, each once, and how.
fn plan(arguments: &CompareArguments) -> SetPlan {
    let mut strategies = Vec::new();
    for strategy in &arguments.strategies {
        if strategies.contains(strategy) {
            let twice = Message::new("command-twice");
            complain(&twice.with("strategy", strategy.to_string()));
        } else {
            strategies.push(*strategy);
        }
    }
    SetPlan {
        strategies,
        goal: arguments.goal,
        max_steps: arguments.max_steps,
    }
}

/// Runs the plan on a batch of puzzles, after `done` other runs.
fn carry_out(
    arguments: &CompareArguments,
    plan: &SetPlan,
    batch: &[(usize, NamedPuzzle)],
    progress: &mut ProgressLine,
    done: usize,
) -> SetResults {
    let problems: Vec<&Problem> = batch.iter().map(|(_, puzzle)| &puzzle.problem).collect();
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let start = Instant::now();
    let state = Mutex::new((SetResults::new(plan, batch.len()), progress));
    let note = |run: FinishedRun| {
        let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
        let (results, progress) = &mut *state;
        results.note(run);
        let done = (done + results.done()) as u64;
        progress.update(|_| Message::new("progress-runs").number("done", done));
    };
    run_on_threads(
        plan,
        &problems,
        arguments.jobs.unwrap_or_else(cores),
        || start.elapsed(),
        interrupt::is_pending,
        note,
    );
    let (results, _) = state.into_inner().unwrap_or_else(PoisonError::into_inner);
    results
}
