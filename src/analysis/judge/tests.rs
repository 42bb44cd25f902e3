//! Rows of events and what is said of them. Whole programs are judged in `tests/judge.rs`.

use super::*;
use crate::recording::{OverlookedPlaces, ReadOptions, Reader};

const FOUR: &str = "1...............";

fn judged(events: &str, end: RunEnd) -> Judge {
    judged_on(FOUR, events, end)
}

fn judged_on(puzzle: &str, events: &str, end: RunEnd) -> Judge {
    judged_after(&format!("puzzle {puzzle}"), events, end)
}

fn judged_after(header: &str, events: &str, end: RunEnd) -> Judge {
    let mut reader = Reader::new(ReadOptions::default());
    let lines = format!("@{header}, {events}\n").replace(", ", "\n@");
    reader.push(lines.as_bytes());
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
    let clash = "place R2C2 1, select R3C3, place R3C3 4";
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

/// The step and kind of each fault.
fn found(judge: &Judge) -> Vec<(u64, FaultKind)> {
    let faults = judge.faults().iter();
    faults.map(|fault| (fault.step, fault.kind)).collect()
}

/// A value that breaks a rule is a test until something is built on it.
#[test]
fn a_clash_is_a_fault_once_it_is_built_on() {
    for (events, built_on) in [
        ("backtrack R1C2", false),
        // The test comes after the next cell was turned to, or after a look ahead.
        ("select R1C3, conflict R1C2 1, backtrack R1C2", false),
        ("conflict R1C3 1, deadend R1C3, backtrack R1C2", false),
        ("select R1C3, place R1C2 2", false),
        ("deduce R1C2 2", false),
        ("select R1C3", false),
        ("place R1C3 3", true),
        ("select R1C3, place R1C3 3", true),
        ("conflict R1C2 1, place R1C3 3", true),
        ("deduce R1C3 3", true),
        ("solution", true),
    ] {
        let judge = judged(&format!("place R1C2 1, {events}"), RunEnd::Cut);
        let is_found = found(&judge).first() == Some(&(1, FaultKind::Clash));
        assert_eq!(is_found, built_on, "{events}: {:?}", judge.faults());
        // A check that has refused the value has not overlooked it.
        let is_overlooked = judge.overlooked().is_some();
        assert!(
            !is_overlooked || !events.starts_with("conflict R1C2"),
            "{events}"
        );
    }
}

/// Queens are not erased: what is left on later rows is taken back with an earlier one.
#[test]
fn queens_are_left_behind() {
    let start = "place R1 1, place R2 3, place R3 2, conflict R3 2, place R3 4";
    let solution = "place R1 2, place R2 4, place R3 1, place R4 3, solution";
    let back = [
        "",
        "conflict R3 4, ",
        "conflict R2 4, ",
        "select R2, ",
        "deadend R3, sweep, deadend R2, select R1, ",
        "select R2, place R2 4, place R3 2, place R4 3, conflict R4 3, select R1, ",
        "place R2 4, place R3 2, place R4 3, deadend R4, deadend R3, sweep, deadend R2, ",
        "place R2 4, place R3 2, place R4 3, select R4, backtrack R3, backtrack R2, backtrack R1, ",
        "backtrack R2, backtrack R1, ",
    ];
    let first = "problem queens:4, goal first";
    for back in back {
        let events = format!("{start}, {back}{solution}");
        let judge = judged_after(first, &events, RunEnd::Finished);
        let refuses_rightly = !back.starts_with("conflict R2");
        assert!(
            !refuses_rightly || judge.faults().is_empty(),
            "{back}: {:?}",
            judge.faults()
        );
        assert!(
            judge
                .faults()
                .iter()
                .all(|fault| fault.kind == FaultKind::Refusal)
        );
        assert_eq!(judge.overlooked(), None, "{back}");
    }
    for (deeper, step) in [
        ("place R4 2", 5),
        ("deadend R3, place R4 2", 5),
        ("solution", 5),
    ] {
        let judge = judged_after(first, &format!("{start}, {deeper}"), RunEnd::Cut);
        assert_eq!(found(&judge)[0], (step, FaultKind::Clash), "{deeper}");
    }
    // The last queen of a solution stays too. One that breaks no rule is forgotten.
    let all = "problem queens:4, goal all";
    let solution =
        "place R1 3, place R2 1, place R3 4, place R4 2, solution, place R4 3, place R4 4";
    let judge = judged_after(all, &format!("{solution}, backtrack R3"), RunEnd::Cut);
    assert_eq!(found(&judge), []);
    let judge = judged_after(
        all,
        &format!("{start}, backtrack R1, select R1"),
        RunEnd::Cut,
    );
    assert_eq!(found(&judge), [(6, FaultKind::WrongUndo)]);
    // What was taken back too early does not count as written later, once it is written anew.
    let events =
        "place R1 1, place R2 3, backtrack R1, place R1 2, place R2 4, conflict R3 3, backtrack R2";
    let judge = judged_after(all, &format!("{events}, select R1"), RunEnd::Cut);
    assert_eq!(found(&judge), [(3, FaultKind::WrongUndo)]);
}

/// A program may leave its last try on the board, in its output or when it goes back.
#[test]
fn a_last_try_is_left_behind() {
    let (clash, lost) = (FaultKind::Clash, FaultKind::LostSolution);
    let queens = "problem queens:2";
    let tries = "place R1 1, place R2 1, place R2 2, place R1 2, place R2 1, place R2 2";
    let cell = "puzzle 123....4........";
    let last = "puzzle 123434122143432., goal first";
    for (header, events, expected) in [
        (queens, tries, vec![]),
        (queens, &*format!("{tries}, done"), vec![]),
        (queens, &format!("{tries}, gaveup"), vec![]),
        // The first guess has another value.
        (
            queens,
            "place R1 1, place R2 1, place R2 2",
            vec![(3, clash)],
        ),
        (queens, "place R1 1, place R2 1, place R2 2, done", vec![]),
        // It claims nothing, for its board is not full, and loses the solutions.
        (
            "problem queens:4",
            "place R1 1, place R2 1",
            vec![(2, lost)],
        ),
        (
            "problem queens:4",
            "place R1 2, place R2 4, place R3 1, place R4 4",
            vec![(4, clash), (4, lost)],
        ),
        // It is emptied without a word: refused, with nothing left to try, or with something left.
        (
            cell,
            "place R4C1 4, place R1C4 4, conflict R1C4 4, place R4C1 2, backtrack R4C1, done",
            vec![],
        ),
        (
            cell,
            "place R4C1 4, place R4C3 1, place R4C3 2, place R4C3 3, backtrack R4C1, done",
            vec![],
        ),
        (
            cell,
            "place R4C1 4, place R4C3 3, backtrack R4C1, done",
            vec![(2, clash), (3, FaultKind::WrongUndo)],
        ),
        (
            last,
            "place R4C4 2, place R4C4 3, place R4C4 4",
            vec![(3, clash), (3, lost)],
        ),
        (
            last,
            "place R4C4 4, place R4C4 3, place R4C4 2, place R4C4 1",
            vec![],
        ),
    ] {
        let judge = judged_after(header, events, RunEnd::Finished);
        assert_eq!(found(&judge), expected, "{header}, {events}");
    }
}

/// What the program is done with does not hide where it gives up a solution.
#[test]
fn a_solution_is_lost_where_it_could_still_be_reached() {
    // Column 4 of row 2 is never tried.
    let events = "place R1 2, place R2 1, place R2 2, place R2 3, place R1 3, done";
    let judge = judged_after("problem queens:4, goal all", events, RunEnd::Finished);
    assert_eq!(found(&judge), [(5, FaultKind::LostSolution)]);
    let fault = judge.faults()[0];
    assert_eq!(fault.cell.map(|cell| cell.index()), Some(1));
    assert_eq!(fault.value.map(|value| value.number()), Some(4));
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
