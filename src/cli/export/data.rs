use super::arguments::{ExportArguments, Format};
use super::runs::Runs;
use crate::cli::progress::Progress;
use crate::cli::{Refusal, interrupt};
use crate::export::trace::{Form, Trace};
use crate::files::Draft;

/// Steps between two looks at the clock and the keyboard.
const SLICE: u64 = 1 << 16;

/// Writes the events of a run.
pub fn write_trace(
    arguments: &ExportArguments,
    runs: &Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    let [run] = runs.timelines.as_slice() else {
        let count = runs.timelines.len();
        let message = format!("a trace is of one board: choose it with --board 1 to {count}");
        return Err(Refusal::BadUsage(message));
    };
    let choice = arguments.choice();
    let form = match arguments.output.format {
        Format::Csv => Form::Csv,
        _ => Form::Jsonl,
    };
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
