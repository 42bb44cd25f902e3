use super::arguments::{ExportArguments, Format};
use super::runs::Runs;
use crate::cli::progress::Progress;
use crate::cli::trace::skip;
use crate::cli::{Refusal, interrupt, output};
use crate::export::trace::{COLUMNS, Record};
use crate::files::Draft;
use crate::solver::Solver;
use crate::timeline::Measure;

/// Steps between two looks at the clock.
const SLICE: u64 = 1 << 12;

/// Writes the events of a run.
pub fn write(
    arguments: &ExportArguments,
    runs: &Runs,
    draft: &mut Draft,
    progress: &mut Progress,
) -> Result<(), Refusal> {
    let [timeline] = runs.timelines.as_slice() else {
        let count = runs.timelines.len();
        let message = format!("a trace is of one board: choose it with --board 1 to {count}");
        return Err(Refusal::BadUsage(message));
    };
    let (first, last) = match arguments.steps {
        Some(range) => (range.first.unwrap_or(1).max(1), range.last),
        None => (1, None),
    };
    let last = last.unwrap_or(u64::MAX);
    let (problem, topology) = (timeline.problem(), timeline.problem().topology());
    let mut solver = Solver::new(problem, timeline.strategy(), timeline.goal());
    let mut step = skip(&mut solver, problem, first - 1);
    if solver.has_ended() && first > step.max(1) {
        return Err(Refusal::past_the_end(first, step));
    }
    let is_csv = arguments.output.format == Format::Csv;
    if is_csv {
        draft.write_with(|mut file| output::csv_row(&mut file, COLUMNS))?;
    }
    let moves = |solver: &Solver| Measure::Moves.of(&solver.counters());
    let every = arguments.every.map_or(1, u64::from);
    while step < last && !interrupt::is_pending() {
        let before = moves(&solver);
        let Some(event) = solver.step(problem) else {
            break;
        };
        step += 1;
        if step.is_multiple_of(SLICE) {
            progress.show(step, solver.counters().depth());
        }
        if !(step - first).is_multiple_of(every) || arguments.moves && moves(&solver) == before {
            continue;
        }
        let record = Record::new(step, event, topology, solver.counters().solutions);
        draft.write_with(|mut file| match is_csv {
            true => output::csv_row(&mut file, record.fields()),
            false => writeln!(file, "{}", record.json()),
        })?;
    }
    Ok(())
}
