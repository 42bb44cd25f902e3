//! Whole recordings: read, replayed, and compared with the runs that they are of.

use super::*;
use crate::export::steps::StepChoice;
use crate::export::table::DataFormat;
use crate::export::trace::{Trace, TraceForm};
use crate::export::writer::SliceWriter;
use crate::puzzle::text::{Options, Reason, read_one};
use crate::puzzle::{Cell, Family, Problem, Wanted};
use crate::solver::{Counters, Event, EventKind, Goal, Strategy as Attack};
use crate::timeline::Timeline;
use proptest::prelude::*;
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

fn replayed(recording: &Recording) -> (Arc<Problem>, Replay, Vec<Event>) {
    let problem = Arc::clone(recording.problem().unwrap());
    let mut replay = Replay::new(&problem);
    let events = std::iter::from_fn(|| replay.step(&problem, recording.events())).collect();
    (problem, replay, events)
}

/// What is wrong with lines: their numbers, and what they say.
fn wrong(recording: &Recording) -> Vec<(u64, &str)> {
    let faults = recording.faults().iter();
    faults.map(|fault| (fault.line, &*fault.said)).collect()
}

/// What is written after some events on a board, in the order of writing, with the guesses and those
/// taken back.
fn written(header: &str, events: &str) -> (String, u64, u64) {
    let lines: String = events
        .split(", ")
        .map(|event| format!("@{event}\n"))
        .collect();
    let recording = read(&format!("{header}\n{lines}"));
    assert_eq!(wrong(&recording), [], "{events}");
    let (problem, replay, _) = replayed(&recording);
    let address = |cell: Cell| match problem.topology().family() {
        Family::Queens(_) => format!("R{}", cell.index() + 1),
        _ => problem.topology().address(cell),
    };
    let writes = replay.writes();
    let writes = writes.map(|(cell, value)| format!("{}={value}", address(cell)));
    let counters = replay.counters();
    let guesses = replay.writes().count() - replay.deduced_cells().count();
    assert_eq!(counters.depth(), guesses as u64, "{events}");
    for cell in problem.topology().all_cells() {
        let written = replay
            .writes()
            .find(|(at, _)| *at == cell)
            .map(|(_, value)| value);
        assert_eq!(
            replay.value(cell),
            problem.given(cell).or(written),
            "{events}"
        );
    }
    let writes = writes.collect::<Vec<_>>().join(" ");
    (writes, counters.placements, counters.backtracks)
}

#[test]
fn the_state_is_a_list_of_writes() {
    let latin = "@puzzle ...............1\n@problem latin";
    let queens = "@problem queens:6";
    for (header, events, expected) in [
        // Taking back a guess, with what was deduced from it; a deduction alone.
        (
            latin,
            "place R1C1 1, deduce R1C2 2, place R1C3 3, deduce R1C4 4, backtrack R1C3",
            ("R1C1=1 R1C2=2", 2, 1),
        ),
        (
            latin,
            "place R1C1 1, deduce R1C2 2, deduce R1C3 3, backtrack R1C2",
            ("R1C1=1 R1C3=3", 1, 0),
        ),
        (
            latin,
            "deduce R1C1 1, place R1C2 2, backtrack R1C2 2",
            ("R1C1=1", 1, 1),
        ),
        // A later guess stands.
        (
            latin,
            "place R1C1 1, deduce R1C2 2, place R1C3 3, backtrack R1C1",
            ("R1C2=2 R1C3=3", 2, 1),
        ),
        // An empty cell, and one that never was filled.
        (
            latin,
            "place R1C1 1, backtrack R1C1, backtrack R1C1, backtrack R3C3",
            ("", 1, 1),
        ),
        // The latest guess written over.
        (
            latin,
            "place R1C1 1, place R1C2 2, deduce R1C3 3, place R1C2 4",
            ("R1C1=1 R1C2=4", 3, 1),
        ),
        // Other cells written over.
        (
            latin,
            "place R1C1 1, place R1C2 2, place R1C1 3",
            ("R1C1=3 R1C2=2", 3, 1),
        ),
        (
            latin,
            "place R1C1 1, deduce R1C2 2, place R1C2 3",
            ("R1C1=1 R1C2=3", 2, 0),
        ),
        (
            latin,
            "place R1C1 1, place R1C2 2, deduce R1C2 3, backtrack R1C1",
            ("", 2, 2),
        ),
        (latin, "deduce R1C1 1, deduce R1C1 2", ("R1C1=2", 0, 0)),
        // A given stays.
        (
            latin,
            "place R4C4 2, place R1C1 2, deduce R4C4 3, backtrack R4C4, place R4C4 1",
            ("R1C1=2", 1, 0),
        ),
        // A queen on an earlier row takes those of later rows with her.
        (
            queens,
            "place R1 1, place R2C3, place R3 5, place R2 4",
            ("R1=1 R2=4", 4, 2),
        ),
        (
            queens,
            "place R1 1, deduce R2 3, place R3 5, place R2 4",
            ("R1=1 R2=4 R3=5", 3, 0),
        ),
        // What says nothing of the board.
        (
            latin,
            "place R1C1 1, select R1C2, conflict R1C2 1, deadend R1C2, sweep, solution, gaveup",
            ("R1C1=1", 1, 0),
        ),
    ] {
        let (writes, placed, taken_back) = expected;
        assert_eq!(
            written(header, events),
            (writes.to_owned(), placed, taken_back),
            "{events}"
        );
    }
}

#[test]
fn events_say_what_was_done() {
    let recording = read(
        "@puzzle 1...............\n@select R1C2\n@SELECT r1c2 3 :7\n  @conflict R1C2 1 R1C1 :70000\n\
         @conflict R1C2 4\n@place R1C2 2 :12\n@deduce R1C3 3\n@backtrack R1C2 1\n@backtrack R1C2\n\
         @backtrack R1C1\n@sweep\n@sweep\n@gaveup\n@done\n",
    );
    let (problem, replay, events) = replayed(&recording);
    let shown: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
    let [select, ..] = events[..] else {
        panic!("{shown:?}")
    };
    assert_eq!(select.kind(), EventKind::Select);
    let expected = [
        "Select { at: Cell(cell 1), options: 0 }",
        "Select { at: Cell(cell 1), options: 3 }",
        "Conflict { cell: cell 1, value: 1, with: cell 0 }",
        "Conflict { cell: cell 1, value: 4, with: cell 1 }",
        "Place { cell: cell 1, value: 2 }",
        "Fill { cell: cell 2, value: 3 }",
        "Backtrack { cell: cell 1, value: 2 }",
        "Clear { cell: cell 1 }",
        "Backtrack { cell: cell 0, value: 1 }",
        "Sweep { number: 1 }",
        "Sweep { number: 2 }",
        "GaveUp { empty: 15 }",
        "Exhausted",
    ];
    assert_eq!(shown, expected);
    let lines: Vec<_> = (0..=6).map(|step| recording.events().line(step)).collect();
    assert_eq!(lines, [None, None, Some(7), None, None, Some(12), None]);
    let counters = replay.counters();
    assert_eq!(
        (counters.steps, counters.fills, counters.deductions()),
        (13, 1, 1)
    );
    assert_eq!(
        (
            counters.of(EventKind::Exhausted),
            counters.of(EventKind::GaveUp)
        ),
        (1, 1)
    );
    assert!(replay.has_ended(recording.events()) && recording.says_done());
    assert_eq!(replay.empty_count(&problem), 15);
}

#[test]
fn a_choice_point_knows_what_failed_since_it_was_opened() {
    let failed = |events: &str| {
        let lines: String = events
            .split(", ")
            .map(|event| format!("@{event}\n"))
            .collect();
        let (problem, replay, _) = replayed(&read(&format!("@puzzle {SMALL}\n{lines}")));
        let choices = replay.choices(&problem).into_iter();
        let shown = choices.map(|choice| {
            let failed: String = choice
                .failed
                .iter()
                .map(|(_, value)| value.to_char())
                .collect();
            format!(
                "{failed}>{}",
                choice.guess.map_or('-', |(_, value)| value.to_char())
            )
        });
        shown.collect::<Vec<_>>().join(" ")
    };
    let place = "select R1C2, conflict R1C2 1, place R1C2 3, select R1C3, conflict R1C3 2";
    assert_eq!(failed(place), "1>3 2>-");
    assert_eq!(failed(&format!("{place}, backtrack R1C2")), "13>-");
    assert_eq!(
        failed(&format!(
            "{place}, backtrack R1C2, place R1C2 4, place R1C2 1"
        )),
        "34>1"
    );
    assert_eq!(
        failed("conflict R1C2 1, place R1C2 3, conflict R1C2 4, place R1C3 1"),
        "14>3 >1"
    );
    assert_eq!(failed("conflict R1C2 1, select R1C3"), ">-");
    assert_eq!(failed(&format!("{place}, done")), "1>3");
}

/// The events of a run, as a program prints them.
fn printed(run: &Timeline, header: &str) -> String {
    let topology = run.problem().topology();
    let address = |cell: Cell| match topology.family() {
        Family::Queens(_) => format!("R{}", cell.index() + 1),
        _ => topology.address(cell),
    };
    let mut text = format!("{header}@goal {}\n", run.goal());
    for event in run.walk(0) {
        let cell = event.cell().map_or_else(String::new, address);
        let value = event
            .value()
            .map_or_else(String::new, |value| value.number().to_string());
        let line = match event {
            Event::Select { options, .. } => format!("select {cell} {options}"),
            Event::Place { .. } => format!("place {cell} {value}"),
            Event::Conflict { with, .. } => format!("conflict {cell} {value} {}", address(with)),
            Event::Backtrack { .. } => format!("backtrack {cell}"),
            Event::Solution => "solution".to_owned(),
            Event::Exhausted => "done".to_owned(),
            other => panic!("naive has no {other:?}"),
        };
        text += &format!("@{line}\n");
    }
    text
}

/// The run as `recuo trace --format jsonl` writes it.
fn traced(run: &Timeline) -> String {
    let choice = StepChoice {
        first: 1,
        ..StepChoice::default()
    };
    let mut trace = Trace::new(run, choice, TraceForm::Data(DataFormat::Jsonl));
    let mut text = Vec::new();
    while !trace.advance(1_000, &mut text).unwrap() {}
    String::from_utf8(text).unwrap()
}

fn finished(problem: &Problem, strategy: &str, goal: Goal) -> Timeline {
    let problem = Arc::new(problem.clone());
    let mut run = Timeline::new(problem, strategy.parse().unwrap(), goal);
    run.explore(u64::MAX);
    run
}

/// A recording of a run of our own is that run: its events, boards, counters and choice points.
fn assert_is(recording: &Recording, run: &mut Timeline) {
    let strategy = run.plan().strategy;
    assert_eq!(wrong(recording), [], "{strategy}");
    assert_eq!(recording.problem().unwrap(), run.problem());
    assert_eq!(
        (recording.goal(), recording.end()),
        (run.goal(), RunEnd::Finished)
    );
    assert_eq!(recording.events().len() as u64, run.explored());
    let problem = Arc::clone(run.problem());
    let mut replay = Replay::new(&problem);
    for step in 1..=run.explored() {
        let event = replay.step(&problem, recording.events());
        let moment = run.at(step).unwrap();
        assert_eq!(event, moment.event(), "{strategy} {step}");
        let cells = problem.topology().all_cells();
        assert!(
            cells
                .into_iter()
                .all(|cell| replay.value(cell) == moment.value(cell))
        );
        let seen = moment.counters();
        let tests = seen.conflicts + seen.placements;
        let expected = Counters {
            eliminations: 0,
            jumps: 0,
            skipped: 0,
            tests,
            ..seen
        };
        assert_eq!(replay.counters(), expected, "{strategy} {step}");
        if !strategy.blames() {
            let parts = |choice: crate::solver::Choice| (choice.at, choice.guess, choice.failed);
            let choices = replay.choices(&problem).into_iter().map(parts);
            let expected = moment.choices().into_iter().map(parts);
            assert!(choices.eq(expected), "{strategy} {step}");
        }
        assert_eq!(
            replay.lowest_depth().min(seen.depth()),
            replay.lowest_depth()
        );
        let mut packed = vec![0; Replay::packed_size(&problem)];
        replay.pack(&mut packed);
        assert_eq!(Replay::packed_counters(&packed), replay.counters());
        let again = Replay::unpack(&problem, &packed);
        assert_eq!(again.choices(&problem), replay.choices(&problem));
        replay = again;
    }
    assert!(replay.has_ended(recording.events()));
}

#[test]
fn our_own_runs_are_read_back() {
    let sudoku = read_one(SMALL, &Options::default()).unwrap();
    for (family, header) in [
        ("2x2", format!("@puzzle {SMALL}\n")),
        ("queens:5", "@problem queens:5\n".to_owned()),
        ("map:australia:3", "@problem map:australia:3\n".to_owned()),
        ("latin:3", "@problem latin:3\n".to_owned()),
    ] {
        let family: Family = family.parse().unwrap();
        let problem = Wanted::Known(family)
            .empty()
            .unwrap_or_else(|| sudoku.clone());
        for goal in [Goal::First, Goal::All] {
            let mut run = finished(&problem, "naive", goal);
            assert_is(&read(&printed(&run, &header)), &mut run);
        }
    }
    for (line, family) in [
        (SMALL, "2x2"),
        ("3.....2.....143..6....12.....4..4.3.", "3x2"),
        ("1..2..........3.", "jigsaw:AABBACCBACCBDDDD"),
        ("12.............3", "diagonal:2x2"),
        ("1234341221......", "latin:4"),
        ("....", "queens:4"),
        (".......", "map:australia:3"),
    ] {
        let family: Family = family.parse().unwrap();
        let boxes = family.shape();
        let options = match family {
            Family::Sudoku(_) => Options {
                boxes,
                ..Options::default()
            },
            _ => Options::of(Wanted::Known(family)),
        };
        let problem = read_one(line, &options).unwrap();
        for strategy in Attack::ids() {
            for goal in [Goal::First, Goal::All] {
                let mut run = finished(&problem, strategy, goal);
                let recording = read(&traced(&run));
                assert_eq!(recording.strategy(), Some(run.plan().strategy));
                assert!(!recording.has_gaps() && recording.is_goal_stated());
                assert_is(&recording, &mut run);
            }
        }
    }
}

#[test]
fn a_part_of_a_trace_has_gaps_or_is_cut() {
    let problem = read_one(SMALL, &Options::default()).unwrap();
    let whole = traced(&finished(&problem, "naive", Goal::All));
    let lines: Vec<&str> = whole.lines().collect();
    let of = |lines: &[&str]| read(&lines.join("\n"));
    let cut = of(&lines[..lines.len() - 5]);
    assert_eq!((cut.end(), cut.has_gaps()), (RunEnd::Cut, false));
    assert!(of(&[&lines[..1], &lines[9..]].concat()).has_gaps());
    assert!(of(&[&lines[..5], &lines[6..]].concat()).has_gaps());
    // Without its head it is a Sudoku of the usual size.
    let headless = of(&[r#"{"step":1,"event":"place","cell":"R9C9","value":"9"}"#]);
    assert_eq!((headless.events().len(), wrong(&headless)), (1, vec![]));
    let strange = of(&[
        lines[0],
        "Done!",
        r#"{"event":"deduce","cell":"R1C2","value":3,"house":"x"}"#,
    ]);
    assert_eq!(wrong(&strange), [(2, "Done!"), (3, "x")]);
}

#[test]
fn a_free_board_is_described_by_its_program() {
    let recording = read(
        "@board 2 3\n@label R1C1 start\n@given R2C2 #\n@path\n@place start go\n@place R2C1 Go\n\
         @place R2C3 elephant\n@place R1C4 go\n@place R0C1 go\n@label R1C2 x\n@backtrack R2C2\n",
    );
    assert_eq!(
        wrong(&recording),
        [(7, "elephant"), (8, "R1C4"), (9, "R0C1"), (10, "label")]
    );
    assert_eq!(recording.faults()[2].expected, Expected::CountedFromOne);
    let (problem, replay, events) = replayed(&recording);
    let topology = problem.topology();
    let Family::Free(board) = topology.family() else {
        panic!("{topology:?}")
    };
    assert!(board.is_way());
    let writes = replay.writes();
    let text = |(cell, value)| format!("{}={}", topology.address(cell), topology.value_text(value));
    assert_eq!(
        writes.map(text).collect::<Vec<_>>(),
        ["start=go", "R2C1=Go"]
    );
    assert_eq!(
        topology.value_text(replay.value(Cell::new(4)).unwrap()),
        "#"
    );
    assert!(matches!(events[2], Event::Backtrack { .. }), "a given");
    let list = read("@board 12\n@place 3 x\n@place 0 x\n@place 13 x\n@board 4 4\n@place 1 x\n");
    assert_eq!(wrong(&list), [(3, "0"), (4, "13"), (5, "board")]);
    assert_eq!(list.second_board(), Some((5, 1)));
    for bad in ["17 16", "0", "", "4 x", "1 2 3"] {
        assert_eq!(wrong(&read(&format!("@board {bad}"))), [(1, bad)]);
    }
    let many: String = (0..300)
        .map(|number| format!("@place 1 {number}\n"))
        .collect();
    assert_eq!(read(&format!("@board 2\n{many}")).fault_count(), 45);
}

#[test]
fn headers_say_what_the_board_is() {
    let family = |header: &str| {
        let recording = read(&format!("{header}\n@done\n"));
        let family = recording.problem().unwrap().topology().family().to_string();
        (family, recording.fault_count())
    };
    for (header, expected) in [
        ("", "3x3"),
        ("@puzzle 1...............", "2x2"),
        ("@problem 3x2", "3x2"),
        ("@problem sudoku", "3x3"),
        ("@problem diagonal", "diagonal:3x3"),
        (
            "@problem diagonal\n@puzzle 1...............",
            "diagonal:2x2",
        ),
        ("@puzzle 1...............\n@problem latin", "latin:4"),
        ("@regions AABBACCBACCBDDDD", "jigsaw:AABBACCBACCBDDDD"),
        (
            "@problem jigsaw\n@regions AABB ACCB ACCB DDDD\n@puzzle 1...............",
            "jigsaw:AABBACCBACCBDDDD",
        ),
        ("@problem map:brazil:4", "map:brazil:4"),
    ] {
        assert_eq!(family(header), (expected.to_owned(), 0), "{header}");
    }
    // The board is taken without what is wrong.
    for (header, expected) in [
        ("@problem chess", "3x3"),
        ("@problem map:mine.ron:3", "3x3"),
        ("@problem latin:4\n@puzzle 11..............", "latin:4"),
        ("@regions AAB", "3x3"),
        ("@problem jigsaw", "3x3"),
    ] {
        let faults = u64::from(header != "@problem jigsaw");
        assert_eq!(family(header), (expected.to_owned(), faults), "{header}");
    }
    let clash = read("@puzzle 11..............");
    let Expected::Puzzle(Reason::Problem(_)) = &clash.faults()[0].expected else {
        panic!("{:?}", clash.faults());
    };
    let sixteen =
        read("@problem latin:16\n@place R1C1 10\n@place R1C2 a\n@place R1C3 17\n@place R1C3 0");
    assert_eq!(wrong(&sixteen), [(4, "17"), (5, "0")]);
    let map = read("@problem map:brazil:4\n@place AC 1\n@place ac 2\n@place AC A\n@place XX 1");
    assert_eq!(wrong(&map), [(4, "A"), (5, "XX")]);
    let queens = read(
        "@problem queens:8\n@place R2C5\n@place R3C5 5\n@conflict R4C5 R2C5\n@place R9 1\n@place R1C0",
    );
    assert_eq!(wrong(&queens), [(5, "R9"), (6, "R1C0")]);
    let (_, _, events) = replayed(&queens);
    let why = Event::Conflict {
        cell: Cell::new(3),
        value: events[0].value().unwrap(),
        with: Cell::new(1),
    };
    assert_eq!(events[2], why);
}

#[test]
fn what_is_known_besides_prevails() {
    let problem = Arc::new(read_one(SMALL, &Options::default()).unwrap());
    let options = ReadOptions {
        puzzle: Some(Arc::clone(&problem)),
        goal: Some(Goal::First),
        ..ReadOptions::default()
    };
    let mut reader = Reader::new(options);
    reader.push(b"@goal all\n@place R1C2 3\n");
    assert_eq!(reader.recording().problem(), Some(&problem));
    assert_eq!(reader.recording().goal(), Goal::First);
    assert_eq!(reader.recording().end(), RunEnd::Running);
    assert!(!reader.recording().events().is_complete());
    reader.set_end(RunEnd::Crashed);
    reader.finish();
    assert_eq!(reader.recording().end(), RunEnd::Crashed);
}

#[test]
fn a_goal_that_is_not_stated_is_inferred() {
    for (events, goal, steps) in [
        ("place R1C1 1, solution", Goal::First, 2),
        ("place R1C1 1, solution, done", Goal::First, 2),
        (
            "place R1C1 1, solution, backtrack R1C1, done",
            Goal::First,
            4,
        ),
        ("place R1C1 1, solution, place R1C2 1, done", Goal::All, 4),
        (
            "place R1C1 1, solution, backtrack R1C1, solution, done",
            Goal::All,
            5,
        ),
        ("place R1C1 1, done", Goal::All, 2),
        (
            "goal 2, solution, done",
            Goal::Count(2.try_into().unwrap()),
            2,
        ),
        (
            "goal 2, solution, solution, done",
            Goal::Count(2.try_into().unwrap()),
            2,
        ),
        ("goal all, solution, done", Goal::All, 2),
    ] {
        let lines: String = events
            .split(", ")
            .map(|event| format!("@{event}\n"))
            .collect();
        let recording = read(&lines);
        assert_eq!(
            (recording.goal(), recording.events().len()),
            (goal, steps),
            "{events}"
        );
        assert_eq!(recording.is_goal_stated(), events.starts_with("goal"));
        assert_eq!(recording.says_done(), events.ends_with("done"));
    }
}

#[test]
fn all_else_is_output() {
    let long = "x".repeat(5_000);
    let text = format!(
        "\u{FEFF}@puzzle {SMALL}\r\nStarting\r\n@place R1C2 3\r\n\n  @foo bar\nme@example.org\n{long}\n\
         @place R1C3 1\nhalf a line"
    );
    let mut bytes = text.into_bytes();
    bytes.extend(b" \xFF\xC3");
    let recording = read_slices(&bytes, 7);
    assert_eq!(recording.events().len(), 2);
    let faults = wrong(&recording);
    assert_eq!(
        (faults.len(), faults[0], faults[1].0),
        (2, (5, "  @foo bar"), 7)
    );
    let lines: Vec<_> = recording.output().lines_from(0).collect();
    let texts: Vec<(u64, &str)> = lines.iter().map(|line| (line.step, line.text)).collect();
    let cut = &long[..LONGEST_LINE];
    let expected = [
        (0, "Starting"),
        (1, ""),
        (1, "  @foo bar"),
        (1, "me@example.org"),
        (1, cut),
        (2, "half a line \u{FFFD}\u{FFFD}"),
    ];
    assert_eq!(texts, expected);
    let until: Vec<_> = (0..3)
        .map(|step| recording.output().lines_until(step))
        .collect();
    assert_eq!(until, [1, 5, 6]);
}

#[test]
fn of_a_long_output_both_ends_are_kept() {
    let mut output = Output::default();
    let line = |number: usize| format!("{number:<99}");
    let mut count = 0;
    while output.gap().is_none() {
        output.push(&line(count), count as u64 / 3);
        count += 1;
    }
    assert_eq!(count, (16 << 20) / 100 + 1, "all is kept up to 16 MiB");
    for number in count..300_000 {
        output.push(&line(number), number as u64 / 3);
    }
    let gap = output.gap().unwrap();
    assert_eq!(gap.bytes, 100 * gap.lines);
    assert_eq!(
        (output.len() as u64 + gap.lines, gap.after),
        (300_000, (8 << 20) / 100)
    );
    assert!((8 << 20..17 << 19).contains(&((output.len() - gap.after) * 100 + (64 << 10))));
    let numbers = output.lines_from(gap.after - 1).map(|kept| {
        let number: u64 = kept.text.trim().parse().unwrap();
        assert_eq!(kept.step, number / 3);
        number
    });
    let numbers: Vec<u64> = numbers.collect();
    assert_eq!(
        numbers[..2],
        [gap.after as u64 - 1, gap.after as u64 + gap.lines]
    );
    assert_eq!(numbers.last(), Some(&299_999));
    assert_eq!(output.lines_until(2), 9);
}

#[test]
fn what_is_beyond_the_limit_is_counted() {
    let mut reader = Reader::new(ReadOptions::default());
    reader.most = 3;
    reader.push(b"@place R1C1 1\nhello\n@place R1C2 2\n@place R1C3 3\n");
    assert!(!reader.recording().events().is_complete());
    reader.push(b"@place R1C4 4\nbye\n@nothing\n@done\n");
    reader.finish();
    let recording = reader.recording();
    assert_eq!((recording.events().len(), recording.left_out()), (3, 2));
    assert_eq!(
        (recording.end(), recording.output().len()),
        (RunEnd::Cut, 3)
    );
    let faulty: String = (0..2_000).map(|_| "@x\n").collect();
    let faulty = read(&faulty);
    assert_eq!(
        (faulty.faults().len(), faulty.fault_count()),
        (MOST_FAULTS, 2_000)
    );
}

#[test]
fn a_puzzle_is_no_recording() {
    for text in [
        "",
        "83...5",
        "1 2 3\n4 5 @ 7",
        "@@@",
        "{\"puzzle\": \"1\"}",
        "{",
        "a@puzzle",
        "@placed R1C1",
    ] {
        assert!(!is_recording(text.as_bytes()), "{text}");
    }
    for text in [
        "Hello\r\n  @Place R1C1 1",
        "@done",
        "\u{FEFF}@puzzle 1",
        "\n{\"recuo\":1}",
        "{\"step\":3,\"event\":\"place\"}",
    ] {
        assert!(is_recording(text.as_bytes()), "{text}");
    }
}

fn fragments() -> impl Strategy<Value = Vec<u8>> {
    let known = [
        "@",
        "place ",
        "@place ",
        "@backtrack ",
        "@conflict ",
        "@deduce ",
        "@select ",
        "@deadend ",
        "@solution",
        "@done",
        "@sweep",
        "@gaveup",
        "@board 3 3",
        "@board 9",
        "@problem queens:4",
        "@problem latin:3",
        "@puzzle 1...............",
        "@path",
        "@label ",
        "@given ",
        "@goal 1",
        "R1C1 ",
        "R1C2 ",
        "R2C1 ",
        "R2 ",
        "R3C4 ",
        "R0C1 ",
        "1 ",
        "2 ",
        "3 ",
        "16 ",
        "abc ",
        ":42",
        "\n",
        "\n",
        "\n",
        "\r\n",
        "\u{FEFF}",
        "hello",
        "{\"recuo\":1,\"problem\":\"latin:3\"}\n",
        "{\"event\":\"place\",\"cell\":\"R1C1\",\"value\":1}\n",
        "{\"event\":\"select\",",
        "\"house\":\"row 1\",\"value\":2}\n",
        "{\"event\":\"backtrack\",\"cell\":\"R1C1\"}\n",
    ];
    let known = prop::sample::select(known.to_vec()).prop_map(|text| text.as_bytes().to_vec());
    let any = prop::collection::vec(any::<u8>(), 0..8);
    let written = (
        prop::sample::select(vec!["place", "deduce", "backtrack", "conflict", "select"]),
        1..4u8,
        1..4u8,
        1..4u8,
    );
    let written = written.prop_map(|(word, row, column, value)| {
        format!("\n@{word} R{row}C{column} {value}\n").into_bytes()
    });
    let piece = prop_oneof![4 => known, 1 => any, 6 => written];
    prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// Whatever is printed is read, the same in any slices, and can be replayed.
    #[test]
    fn any_bytes_are_read(text in fragments(), slice in 1..50usize) {
        let whole = read_slices(&text, usize::MAX);
        let sliced = read_slices(&text, slice);
        let lines = |recording: &Recording| {
            let lines = recording.output().lines_from(0);
            lines.map(|line| (line.step, line.text.to_owned())).collect::<Vec<_>>()
        };
        prop_assert_eq!(whole.faults(), sliced.faults());
        prop_assert_eq!(lines(&whole), lines(&sliced));
        let (problem, mut replay, events) = replayed(&whole);
        prop_assert_eq!(&events, &replayed(&sliced).2);
        prop_assert_eq!(replay.counters().steps, events.len() as u64);
        replay = Replay::new(&problem);
        for _ in &events {
            let before = replay.counters();
            replay.step(&problem, whole.events());
            let guesses = replay.writes().count() - replay.deduced_cells().count();
            prop_assert_eq!(replay.counters().depth(), guesses as u64);
            let depths = replay.take_depths();
            prop_assert!(u64::from(depths.min) <= before.depth().min(guesses as u64));
            prop_assert!(replay.writes().all(|(cell, _)| problem.given(cell).is_none()));
            let mut packed = vec![0; Replay::packed_size(&problem)];
            replay.pack(&mut packed);
            let again = Replay::unpack(&problem, &packed);
            prop_assert_eq!(again.counters(), replay.counters());
            prop_assert_eq!(again.choices(&problem), replay.choices(&problem));
            prop_assert!(again.writes().eq(replay.writes()));
            replay = again;
        }
    }
}
