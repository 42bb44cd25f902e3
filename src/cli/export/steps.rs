use super::arguments::ExportArguments;
use super::runs::Runs;
use crate::cli::Refusal;
use crate::timeline::{Found, Measure};

/// The most pictures that one file holds.
const MOST: u64 = 10_000;

/// The steps that pictures are made of, as far as the runs are explored.
pub fn chosen(arguments: &ExportArguments, runs: &mut Runs) -> Result<Vec<u64>, Refusal> {
    let range = arguments.steps;
    let first = range.and_then(|range| range.first).unwrap_or(0);
    let end = runs.last();
    let last = range
        .and_then(|range| range.last)
        .map_or(end, |l| l.min(end));
    if first > end {
        return Err(Refusal::past_the_end(first, end));
    }
    if arguments.moves {
        return moves(runs, first, last);
    }
    let every = arguments.every.map_or(1, u64::from);
    check_count((last - first) / every + 1)?;
    let every = usize::try_from(every).unwrap_or(usize::MAX);
    Ok((first..=last).step_by(every).collect())
}

/// The moves of the first board.
fn moves(runs: &mut Runs, first: u64, last: u64) -> Result<Vec<u64>, Refusal> {
    let timeline = &mut runs.timelines[0];
    let mut until = |step: u64| {
        let step = step.min(timeline.explored());
        let moment = timeline.at(step).expect("it is explored");
        Measure::Moves.of(&moment.counters())
    };
    let (before, all) = (first.checked_sub(1).map_or(0, &mut until), until(last));
    if before == all {
        let message = "there is no move in these steps of the first board".to_owned();
        return Err(Refusal::BadInput(vec![message]));
    }
    check_count(all - before)?;
    let step = |count| match timeline.first_reaching(Measure::Moves, count) {
        Found::At(step) => Some(step),
        Found::NotYet | Found::Never => None,
    };
    Ok((before + 1..=all).filter_map(step).collect())
}

fn check_count(count: u64) -> Result<(), Refusal> {
    if count <= MOST {
        return Ok(());
    }
    Err(Refusal::BadInput(vec![format!(
        "these are {count} pictures, and a file holds at most {MOST}: choose fewer with --steps, \
         --every or --moves"
    )]))
}
