//! How lines are read, and what is said of those that are wrong.

use super::*;
use crate::puzzle::text::Reason;

#[test]
fn events_say_what_was_done() {
    let recording = read(
        "@puzzle 1...............\n@select R1C2\n@SELECT r1c2 3 :7\n  @conflict R1C2 1 R1C1 :70000\n\
         @conflict R1C2 4\n@place R1C2 2 :12\n@deduce R1C3 3\n@backtrack R1C2 1\n@backtrack R1C2\n\
         @backtrack R1C1\n@sweep\n@sweep\n@gaveup\n@done\n",
    );
    let (_, replay, events) = replayed(&recording);
    let shown: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
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
    assert_eq!((counters.steps, counters.fills, counters.tests), (13, 1, 3));
    let [exhausted, gave_up] = [EventKind::Exhausted, EventKind::GaveUp];
    assert_eq!((counters.of(exhausted), counters.of(gave_up)), (1, 1));
    assert!(replay.has_ended(&recording) && recording.says_done());
}

/// A program may have emptied the cell before it says so.
#[test]
fn the_value_that_is_taken_back_may_be_any() {
    let lines = "@place R1C1 2\n@backtrack R1C1 0\n@place R1C1 3\n@backtrack R1C1 empty\n";
    let objects = "{\"recuo\":1}\n{\"event\":\"place\",\"cell\":\"R1C1\",\"value\":2}\n\
                   {\"event\":\"backtrack\",\"cell\":\"R1C1\",\"value\":0}\n";
    // Of a queen's square only the row matters.
    let queens = "@problem queens:4\n@place R1 2\n@backtrack R1C0\n@place R1 3\n@backtrack R1C9\n";
    let queen = "{\"recuo\":1,\"problem\":\"queens:4\"}\n\
                 {\"event\":\"place\",\"cell\":\"R1\",\"value\":2}\n\
                 {\"event\":\"backtrack\",\"cell\":\"R1C0\"}\n";
    for (text, steps) in [(lines, 4), (objects, 2), (queens, 4), (queen, 2)] {
        let recording = read(text);
        assert_eq!(
            (wrong(&recording), recording.events().len()),
            (vec![], steps)
        );
    }
    for wrong_row in [
        "@backtrack R0C1 2\n",
        "@problem queens:4\n@backtrack R5C1\n",
    ] {
        assert_eq!(wrong(&read(wrong_row)).len(), 1, "{wrong_row}");
    }
}

/// What the board that was taken instead does not have is not worth a word, and is counted.
#[test]
fn a_board_that_is_refused_is_the_only_fault() {
    for (header, expected) in [
        ("problem chess:8", &[(2, "chess:8")][..]),
        ("problem chess:8, puzzle 12345", &[(2, "chess:8")]),
        ("problem jigsaw, puzzle 1...............", &[(2, "jigsaw")]),
        (
            "problem jigsaw, regions AAB, puzzle 1...............",
            &[(3, "AAB")],
        ),
        ("board 20 20", &[(2, "20 20")]),
    ] {
        let recording = read(&lines("", &format!("{header}, place R2 1, place R1C20 1")));
        assert_eq!(wrong(&recording), expected);
        assert_eq!(recording.fault_count(), 3, "{header}");
        let jigsaw = matches!(
            recording.faults()[0].expected,
            Expected::Puzzle(Reason::NoRegions)
        );
        assert_eq!(jigsaw, expected[0].1 == "jigsaw");
    }
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
    assert!(matches!(topology.family(), Family::Free(board) if board.is_way()));
    let text = |(cell, value)| format!("{}={}", topology.address(cell), topology.value_text(value));
    let writes: Vec<_> = replay.writes().map(text).collect();
    assert_eq!(writes, ["start=go", "R2C1=Go"]);
    let wall = replay.value(Cell::new(4)).unwrap();
    assert_eq!(topology.value_text(wall), "#");
    assert!(matches!(events[2], Event::Backtrack { .. }), "a given");
    let list = read("@board 12\n@place 3 x\n@place 0 x\n@place 13 x\n@board 4 4\n@place 1 x\n");
    assert_eq!(wrong(&list), [(3, "0"), (4, "13"), (5, "board")]);
    assert_eq!(list.second_board(), Some((5, 1)));
    for bad in ["17 16", "0", "", "4 x", "1 2 3"] {
        assert_eq!(wrong(&read(&format!("@board {bad}"))), [(1, bad)]);
    }
    let many: String = (0..300).map(|n| format!("@place 1 {n}\n")).collect();
    assert_eq!(read(&format!("@board 2\n{many}")).fault_count(), 45);
}

#[test]
fn headers_say_what_the_board_is() {
    for (header, expected, faults) in [
        ("", "3x3", 0),
        ("puzzle 1...............", "2x2", 0),
        ("problem 3x2", "3x2", 0),
        (
            "problem 2x3, puzzle 12..................................",
            "2x3",
            0,
        ),
        (
            "problem 3x2, puzzle 12..................................",
            "3x2",
            0,
        ),
        ("problem sudoku", "3x3", 0),
        ("problem diagonal", "diagonal:3x3", 0),
        (
            "problem diagonal, puzzle 1...............",
            "diagonal:2x2",
            0,
        ),
        ("puzzle 1..............., problem latin", "latin:4", 0),
        ("regions AABBACCBACCBDDDD", "jigsaw:AABBACCBACCBDDDD", 0),
        (
            "problem jigsaw, regions AABB ACCB ACCB DDDD, puzzle 1...............",
            "jigsaw:AABBACCBACCBDDDD",
            0,
        ),
        ("problem map:brazil:4", "map:brazil:4", 0),
        ("problem jigsaw", "3x3", 1),
        // The board is taken without what is wrong.
        ("problem chess", "3x3", 1),
        ("problem map:mine.ron:3", "3x3", 1),
        ("problem latin:4, puzzle 11..............", "latin:4", 1),
        ("regions AAB", "3x3", 1),
    ] {
        let events = format!("{header}, done");
        let recording = read(&lines("", events.trim_start_matches(", ")));
        let family = recording.problem().unwrap().topology().family().to_string();
        let found = (&*family, recording.fault_count());
        assert_eq!(found, (expected, faults), "{header}");
    }
    let large = read(&format!("@problem 4x3\n@puzzle C{}\n", ".".repeat(143)));
    let family = large.problem().map(|problem| problem.topology().family());
    assert_eq!(family.map(ToString::to_string).as_deref(), Some("4x3"));
    assert_eq!(wrong(&large), []);
    let clash = read("@puzzle 11..............");
    let expected = &clash.faults()[0].expected;
    assert!(matches!(expected, Expected::Puzzle(Reason::Problem(_))));
}

/// Cells and values of each family that are not there.
#[test]
fn cells_and_values_are_those_of_the_board() {
    for (header, events, expected) in [
        (
            "@problem latin:16",
            "place R1C1 10, place R1C2 a, place R1C3 17, place R1C3 0",
            &[(4, "17"), (5, "0")][..],
        ),
        (
            "@problem map:brazil:4",
            "place AC 1, place ac 2, place AC A, place XX 1",
            &[(4, "A"), (5, "XX")],
        ),
        (
            "@problem queens:8",
            "place R2C5, place R3C5 5, place R3 5, place R9 1, place R1C0, conflict R4C5 R2C5",
            &[(5, "R9"), (6, "R1C0")],
        ),
    ] {
        let recording = read(&lines(header, events));
        assert_eq!(wrong(&recording), expected);
        let events = replayed(&recording).2;
        if let Some(Event::Conflict { cell, value, with }) = events.last() {
            assert_eq!((cell.index(), value.number(), with.index()), (3, 5, 1));
        }
    }
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
        ("place R1C1 1, solution", "first", 2),
        ("place R1C1 1, solution, done", "first", 2),
        ("place R1C1 1, solution, backtrack R1C1, done", "first", 4),
        ("place R1C1 1, solution, place R1C2 1, done", "all", 4),
        ("solution, backtrack R1C1, solution, done", "all", 4),
        ("place R1C1 1, done", "all", 2),
        ("goal 2, solution, done", "2", 2),
        ("goal 2, solution, solution, done", "2", 2),
        ("goal all, solution, done", "all", 2),
    ] {
        let recording = read(&lines("", events));
        let found = (recording.goal().to_string(), recording.events().len());
        assert_eq!(found, (goal.to_owned(), steps), "{events}");
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
    assert_eq!(wrong(&recording), [(5, "  @foo bar"), (7, &long[..80])]);
    let lines = recording.output().lines_from(0);
    let texts: Vec<(u64, &str)> = lines.map(|line| (line.step, line.text)).collect();
    let expected = [
        (0, "Starting"),
        (1, ""),
        (1, "  @foo bar"),
        (1, "me@example.org"),
        (1, &long[..LONGEST_LINE]),
        (2, "half a line \u{FFFD}\u{FFFD}"),
    ];
    assert_eq!(texts, expected);
    let until = [0, 1, 2].map(|step| recording.output().lines_until(step));
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
    assert_eq!(output.len() as u64 + gap.lines, 300_000);
    assert_eq!(gap.after, (8 << 20) / 100);
    assert!((8 << 20..17 << 19).contains(&((output.len() - gap.after) * 100 + (64 << 10))));
    let numbers = output.lines_from(gap.after - 1).map(|kept| {
        let number: u64 = kept.text.trim().parse().unwrap();
        assert_eq!(kept.step, number / 3);
        number
    });
    let numbers: Vec<u64> = numbers.collect();
    let first = gap.after as u64;
    assert_eq!(numbers[..2], [first - 1, first + gap.lines]);
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
    let faulty = read(&"@x\n".repeat(2_000));
    assert_eq!(faulty.faults().len(), MOST_FAULTS);
    assert_eq!(faulty.fault_count(), 2_000);
}

/// The last line counts without its end, unless it cannot be read or its program was stopped in it.
#[test]
fn the_last_line_needs_no_end() {
    for (last, end, events, faults) in [
        ("@place R1C2 2", RunEnd::Finished, 1, 0),
        ("@place R1C2 2 :12", RunEnd::Finished, 1, 0),
        ("@place R1C2 2 more", RunEnd::Finished, 1, 1),
        ("Solved!", RunEnd::Finished, 0, 0),
        ("@pla", RunEnd::Cut, 0, 1),
        ("@place R1C2", RunEnd::Cut, 0, 1),
    ] {
        let mut reader = Reader::new(ReadOptions::default());
        reader.push(format!("@puzzle 1...............\n{last}").as_bytes());
        reader.finish();
        let found = |reader: &Reader| {
            let recording = reader.recording();
            (
                recording.end(),
                recording.events().len(),
                recording.fault_count(),
            )
        };
        assert_eq!(found(&reader), (end, events, faults), "{last}");
        assert!(!reader.recording().breaks_off_in_a_line());
        // It is no word of a program that was stopped in it.
        reader.set_end(RunEnd::Stopped);
        let faults = faults.min(events as u64);
        assert_eq!(found(&reader), (RunEnd::Stopped, events, faults), "{last}");
        assert_eq!(reader.recording().breaks_off_in_a_line(), events == 1);
    }
}

/// Then the board is not known.
#[test]
fn a_first_board_may_come_too_late() {
    for (text, is_unread, events) in [
        ("select R1C1, problem queens:4, place R1 1, done", true, 2),
        (
            "place R1C1 1, puzzle 1..............., place R1C2 2",
            true,
            2,
        ),
        ("place R1C1 1, goal first, place R1C2 2", false, 2),
        (
            "puzzle 1..............., place R1C2 2, problem latin:4, place R1C3 3",
            false,
            1,
        ),
    ] {
        let recording = read(&lines("", text));
        let found = (recording.is_board_unread(), recording.events().len());
        assert_eq!(found, (is_unread, events), "{text}");
        assert_eq!(
            recording.second_board().is_some(),
            !is_unread && events == 1
        );
    }
}

#[test]
fn a_puzzle_is_no_recording() {
    let puzzles = "|83...5|1 2 3\n4 5 @ 7|@@@|{\"puzzle\": \"1\"}|{|a@puzzle|@placed R1C1";
    for text in puzzles.split('|') {
        assert!(!is_recording(text.as_bytes()), "{text}");
    }
    let recordings = "Hello\r\n  @Place R1C1 1|@done|\u{FEFF}@puzzle 1|\n{\"recuo\":1}|\
         {\"step\":3,\"event\":\"place\"}";
    for text in recordings.split('|') {
        assert!(is_recording(text.as_bytes()), "{text}");
    }
}
