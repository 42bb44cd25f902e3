//! Rows of events and what is said of them. Whole programs are judged in `tests/judge.rs`.

use super::*;
use crate::recording::{OverlookedPlaces, ReadOptions, Reader};

const FOUR: &str = "1...............";

fn judged(events: &str, end: RunEnd) -> Judge {
    judged_on(FOUR, events, end)
}

fn judged_on(puzzle: &str, events: &str, end: RunEnd) -> Judge {
    let mut reader = Reader::new(ReadOptions::default());
    let lines = events.replace(", ", "\n@");
    reader.push(format!("@puzzle {puzzle}\n@{lines}\n").as_bytes());
    reader.finish();
    if end != RunEnd::Finished {
        reader.set_end(end);
    }
    let recording = reader.recording();
    assert_eq!(recording.faults(), [], "{events}");
    let mut judge = Judge::new(Arc::new(recording.clone())).expect("it can be judged");
    while !judge.advance(1_000) {}
    judge
}

fn first(events: &str, end: RunEnd) -> Option<FaultKind> {
    judged(events, end).faults().first().map(|fault| fault.kind)
}

#[test]
fn a_run_without_end_is_told_from_a_long_one() {
    let round = ", place R1C2 2, backtrack R1C2";
    let endless = format!("place R2C1 3{}", round.repeat(5));
    let long = format!("place R2C1 3{}", round.repeat(2));
    for (events, end, expected) in [
        (&*endless, RunEnd::Stopped, Some(FaultKind::NoEnd)),
        (&endless, RunEnd::Crashed, Some(FaultKind::NoEnd)),
        // The limit of events.
        (&endless, RunEnd::Cut, Some(FaultKind::NoEnd)),
        (&long, RunEnd::Stopped, None),
        ("place R1C2 2, place R1C3 3", RunEnd::Stopped, None),
    ] {
        assert_eq!(first(events, end), expected, "{events}");
    }
}

/// The step is the first of all that repeat themselves, and not of the last few.
#[test]
fn a_repetition_is_told_from_its_start() {
    for (before, rounds) in [(1, 5), (3, 4_000)] {
        let start = ["place R2C1 3", "place R2C2 4", "place R2C3 1"];
        let round = ", place R1C2 2, backtrack R1C2".repeat(rounds);
        let events = format!("{}{round}", start[..before].join(", "));
        let judge = judged(&events, RunEnd::Stopped);
        let [fault] = judge.faults() else {
            panic!("one fault: {:?}", judge.faults());
        };
        let late = fault.step - (before as u64 + 1);
        assert!(late <= rounds as u64 / 500, "{} of {rounds}", fault.step);
    }
}

#[test]
fn what_a_check_looked_at_is_not_said_to_be_overlooked() {
    let clash = "place R2C2 1, select R3C3";
    for (before, expected) in [
        // It may well look without a word.
        ("select R2C2", None),
        // Only the box forbids it.
        ("conflict R2C2 1", Some(OverlookedPlaces::Some)),
        // It may have looked into the box, or given the value up for another reason.
        ("place R2C2 1, backtrack R2C2", None),
        ("conflict R1C3 1", Some(OverlookedPlaces::All)),
        ("place R1C3 1, place R1C3 2", Some(OverlookedPlaces::All)),
    ] {
        let judge = judged(&format!("{before}, {clash}"), RunEnd::Cut);
        let overlooked = judge.overlooked();
        let places = overlooked.map(|overlooked| overlooked.places);
        assert_eq!(places, expected, "{before}");
    }
}

/// There is no solution: the last try is left on the board, guessed or deduced.
#[test]
fn a_search_may_end_on_a_clash_that_it_refuses() {
    let clash = Some(FaultKind::Clash);
    for (after, expected) in [
        (", conflict R1C4 4 R2C4", None),
        (", conflict R1C4 4, done", None),
        (", conflict R1C4 4, gaveup", None),
        (", conflict R1C4 4, deadend R1C4, done", None),
        (", deadend R1C4, done", None),
        (", done", clash),
        (", conflict R1C4 1, done", clash),
        (", conflict R1C4 4, place R2C1 3", clash),
    ] {
        for write in ["place R1C4 4", "deduce R1C4 4"] {
            let events = format!("{write}{after}");
            let judge = judged_on("123....4........", &events, RunEnd::Finished);
            let kind = judge.faults().first().map(|fault| fault.kind);
            assert_eq!(kind, expected, "{events}");
        }
    }
}

#[test]
fn claims_and_deductions() {
    for (events, expected) in [
        ("solution", Some(FaultKind::FalseSolution)),
        ("conflict R1C2 2", Some(FaultKind::Refusal)),
        ("conflict R1C2 1", None),
        ("deduce R1C2 2", Some(FaultKind::WrongDeduction)),
        ("place R1C1 2", Some(FaultKind::GivenChanged)),
        ("place R1C1 1, backtrack R1C1", None),
        ("backtrack R1C1", Some(FaultKind::GivenChanged)),
        ("place R1C2 1, conflict R1C2 1, backtrack R1C2", None),
        ("place R1C2 1, place R2C3 3", Some(FaultKind::Clash)),
        (
            "place R1C2 2, place R1C3 3, deduce R1C4 4, backtrack R1C4, backtrack R1C3",
            None,
        ),
        // The guess that is written over is taken back with its deductions.
        ("place R1C3 3, deduce R1C4 3, place R1C3 4", None),
        (
            "place R1C3 3, deduce R1C4 3, place R1C4 4",
            Some(FaultKind::Clash),
        ),
    ] {
        // Nothing is claimed: the end of a part decides nothing.
        assert_eq!(first(events, RunEnd::Cut), expected, "{events}");
    }
}
