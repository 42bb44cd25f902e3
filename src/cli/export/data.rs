use super::arguments::ExportArguments;
use super::runs::Runs;
use crate::cli::interrupt;
use crate::cli::progress::Progress;
use crate::cli::refusal::Refusal;
use crate::export::comparison::{self, Comparison};
use crate::export::counters::{self, CounterTable};
use crate::export::steps::Choice;
use crate::export::trace::{self, Trace};
use crate::files::Draft;
use crate::lesson::{BoardSpec, start_with};
use crate::puzzle::notation;
use crate::timeline::Timeline;
use std::path::Path;

/// Steps between two looks at the clock and the keyboard.
const SLICE: u64 = 1 << 16;

/// Writes the events of a run.
pub fn write_trace(
    arguments: &ExportArguments,
    form: trace::Form,
    runs: &Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    let [run] = runs.abreast.runs.as_slice() else {
        let count = runs.abreast.runs.len();
        let message = format!("a trace is of one board: choose it with --board 1 to {count}");
        return Err(Refusal::BadUsage(message));
    };
    let choice = arguments.choice();
    let mut last = 0;
    draft.write_with(|file| {
        let mut trace = Trace::new(file, run, choice, form)?;
        while !trace.has_ended() && !interrupt::is_pending() {
            trace.advance(SLICE)?;
            let counters = trace.counters();
            progress.show(counters.steps, counters.depth());
            last = counters.steps;
        }
        Ok(())
    })?;
    if choice.first > last.max(1) && !interrupt::is_pending() {
        return Err(Refusal::past_the_end(choice.first, last));
    }
    Ok(())
}

/// Writes the counters of every board, at the last step unless others are asked for.
pub fn write_counters(
    arguments: &ExportArguments,
    form: counters::Form,
    runs: &mut Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    let choice = arguments.choice();
    let steps: Vec<u64> = if choice == Choice::default() {
        let step = runs.explore_for_one(arguments.step, progress)?;
        step.into_iter().collect()
    } else {
        runs.explore_for(&choice, progress)?
    };
    draft.write_with(|file| {
        let mut table = CounterTable::new(file, &runs.name, form);
        for (done, step) in steps.iter().enumerate() {
            if interrupt::is_pending() {
                return Ok(());
            }
            progress.show_written(done, steps.len());
            let Some(beside) = runs.beside(*step, progress) else {
                return Ok(());
            };
            table.add(&mut runs.abreast.runs, *step, &beside)?;
        }
        table.finish()?;
        Ok(())
    })?;
    Ok(())
}

/// Writes all boards side by side, each run to its end or the limit.
pub fn write_comparison(
    arguments: &ExportArguments,
    form: comparison::Form,
    runs: &mut Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    if runs.abreast.runs.len() < 2 {
        let message = "a comparison is of two boards or more: name strategies with --strategy \
                       naive,masks";
        return Err(Refusal::BadUsage(message.to_owned()));
    }
    runs.explore(arguments.max_steps.unwrap_or(u64::MAX), progress);
    if interrupt::is_pending() {
        return Ok(());
    }
    let comparison = Comparison::new(&runs.name, &runs.abreast.runs);
    let text = comparison.text(form, arguments.lang.unwrap_or_default());
    Ok(draft.write_with(|file| file.write_all(text.as_bytes()))?)
}

/// Writes the puzzle alone.
pub fn write_puzzle(runs: &Runs, draft: &mut Draft) -> Result<(), Refusal> {
    let problem = runs.abreast.runs[0].problem();
    let grid = notation::framed(problem.shape(), problem.givens());
    Ok(draft.write_with(|file| writeln!(file, "{grid}"))?)
}

/// Writes the start of a lesson of the puzzle and its boards, called as its file.
pub fn write_lesson(path: &Path, runs: &Runs, draft: &mut Draft) -> Result<(), Refusal> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let spec = |run: &Timeline| BoardSpec {
        strategy: run.plan().last_strategy(),
        goal: run.goal(),
    };
    let specs: Vec<BoardSpec> = runs.abreast.runs.iter().map(spec).collect();
    let lesson = start_with(&name, runs.abreast.runs[0].problem(), &specs);
    Ok(draft.write_with(|file| file.write_all(lesson.as_bytes()))?)
}
