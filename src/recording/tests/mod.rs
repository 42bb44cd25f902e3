//! Whole recordings: read, replayed, and compared with the runs that they are of.

mod reading;
mod replaying;

use super::*;
use crate::puzzle::text::{Options, read_one};
use crate::puzzle::{Cell, Family, Problem};
use crate::solver::{Event, EventKind, Goal, Machine};
use std::sync::Arc;

const SMALL: &str = "1..2.2.4......2.";

fn read_slices(text: &[u8], slice: usize) -> Recording {
    let mut reader = Reader::new(ReadOptions::default());
    text.chunks(slice).for_each(|bytes| reader.push(bytes));
    reader.finish();
    reader.recording().clone()
}

fn read(text: &str) -> Recording {
    read_slices(text.as_bytes(), 1 << 16)
}

/// Events after a header, without their signs: `place R1C1 1, solution`.
fn lines(header: &str, events: &str) -> String {
    format!("{header}\n@{}\n", events.replace(", ", "\n@"))
}

fn replayed(recording: &Recording) -> (Arc<Problem>, Replay, Vec<Event>) {
    let problem = Arc::clone(recording.problem().unwrap());
    let mut replay = Replay::new(&problem);
    let events = std::iter::from_fn(|| replay.step(recording)).collect();
    (problem, replay, events)
}

/// What is wrong with lines: their numbers, and what they say.
fn wrong(recording: &Recording) -> Vec<(u64, &str)> {
    let faults = recording.faults().iter();
    faults.map(|fault| (fault.line, &*fault.said)).collect()
}

/// How programs name a cell.
fn address(problem: &Problem, cell: Cell) -> String {
    match problem.topology().family() {
        Family::Queens(_) => format!("R{}", cell.index() + 1),
        _ => problem.topology().address(cell),
    }
}
