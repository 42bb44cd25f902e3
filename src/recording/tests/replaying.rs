//! What a replay holds after each event, and how it is packed.

use super::*;
use crate::export::steps::StepChoice;
use crate::export::table::DataFormat;
use crate::export::trace::{Trace, TraceForm};
use crate::export::writer::SliceWriter;
use crate::puzzle::Wanted;
use crate::solver::{Choice, Counters, Strategy as Attack};
use crate::timeline::Timeline;
use proptest::prelude::*;

/// Boards, events, what is written in the end in the order of writing, and how many guesses were
/// placed and taken back.
const WRITES: &str = "
    A guess is taken back with what was deduced from it; a deduction alone.
    latin | place R1C1 1, deduce R1C2 2, place R1C3 3, deduce R1C4 4, backtrack R1C3 | R1C1=1 R1C2=2 | 2-1
    latin | place R1C1 1, deduce R1C2 2, deduce R1C3 3, backtrack R1C2 | R1C1=1 R1C3=3 | 1-0
    latin | deduce R1C1 1, place R1C2 2, backtrack R1C2 2 | R1C1=1 | 1-1
    A later guess stands.
    latin | place R1C1 1, deduce R1C2 2, place R1C3 3, backtrack R1C1 | R1C2=2 R1C3=3 | 2-1
    An empty cell, and one that never was filled.
    latin | place R1C1 1, backtrack R1C1, backtrack R1C1, backtrack R3C3 | | 1-1
    The latest guess is written over.
    latin | place R1C1 1, place R1C2 2, deduce R1C3 3, place R1C2 4 | R1C1=1 R1C2=4 | 3-1
    Other cells are written over.
    latin | place R1C1 1, place R1C2 2, place R1C1 3 | R1C1=3 R1C2=2 | 3-1
    latin | place R1C1 1, deduce R1C2 2, place R1C2 3 | R1C1=1 R1C2=3 | 2-0
    latin | place R1C1 1, place R1C2 2, deduce R1C2 3, backtrack R1C1 | | 2-2
    latin | deduce R1C1 1, deduce R1C1 2 | R1C1=2 | 0-0
    A given stays.
    latin | place R4C4 2, place R1C1 2, deduce R4C4 3, backtrack R4C4, place R4C4 1 | R1C1=2 | 1-0
    A queen on an earlier row takes those of later rows with her.
    queens | place R1 1, place R2C3, place R3 5, place R2 4 | R1=1 R2=4 | 4-2
    queens | place R1 1, deduce R2 3, place R3 5, place R2 4 | R1=1 R2=4 R3=5 | 3-0
    The one that is attacked is left behind, and so is the last of a solution; another is not.
    queens | place R1 1, place R2 2, backtrack R1 | | 2-2
    queens | place R1 1, place R2 3, backtrack R1 | R2=3 | 2-1
    queens | place R1 1, place R2 3, place R3 5, solution, backtrack R2 | R1=1 | 3-2
    latin | place R1C1 1, place R1C2 2, solution, backtrack R1C1 | R1C2=2 | 2-1
    So is what was refused where it stands, and the last value that is left to try if it breaks a rule.
    latin | place R1C1 1, place R1C2 2, conflict R1C2 2, deduce R1C3 3, backtrack R1C1 | | 2-2
    latin | place R1C1 1, place R1C2 2, deadend R1C2, place R1C1 3 | R1C1=3 | 3-2
    latin | place R1C1 1, place R1C2 2, conflict R1C2 3, backtrack R1C1 | R1C2=2 | 2-1
    latin | place R1C1 1, place R1C2 2, conflict R1C2 2, place R1C2 2, backtrack R1C1 | R1C2=2 | 3-2
    latin | place R1C1 1, place R1C2 2, place R1C2 3, place R1C2 4, place R1C2 1, backtrack R1C1 | | 5-5
    latin | place R1C1 1, place R1C2 2, place R1C2 3, place R1C2 1, backtrack R1C1 | R1C2=1 | 4-3
    What was taken back too early does not rest on what stood then.
    queens | place R1 1, place R2 3, backtrack R1, place R1 2, place R2 4 | R1=2 R2=4 | 4-2
    latin | place R1C1 1, place R1C2 2, backtrack R1C1, place R1C1 3, place R1C2 4 | R1C1=3 R1C2=4 | 4-2
    What says nothing of the board.
    latin | place R1C1 1, select R1C2, conflict R1C2 1, deadend R1C2, sweep, solution, gaveup | R1C1=1 | 1-0";

#[test]
fn the_state_is_a_list_of_writes() {
    for row in WRITES.lines() {
        let [board, events, expected, counts] = *row.split('|').map(str::trim).collect::<Vec<_>>()
        else {
            continue;
        };
        let header = match board {
            "queens" => "@problem queens:6",
            _ => "@puzzle ...............1\n@problem latin",
        };
        let recording = read(&lines(header, events));
        assert_eq!(wrong(&recording), [], "{events}");
        let (problem, replay, _) = replayed(&recording);
        let writes = replay.writes();
        let writes = writes.map(|(cell, value)| format!("{}={value}", address(&problem, cell)));
        assert_eq!(writes.collect::<Vec<_>>().join(" "), expected, "{events}");
        let counters = replay.counters();
        let counted = format!("{}-{}", counters.placements, counters.backtracks);
        assert_eq!(counted, counts, "{events}");
        let guesses = replay.writes().count() - replay.deduced_cells().len();
        assert_eq!(counters.depth(), guesses as u64, "{events}");
        for cell in problem.topology().all_cells() {
            let written = replay.writes().find(|(at, _)| *at == cell);
            let held = problem.given(cell).or(written.map(|(_, value)| value));
            assert_eq!(replay.value(cell), held, "{events}");
        }
    }
}

#[test]
fn a_choice_point_knows_what_failed_since_it_was_opened() {
    let place = "select R1C2, conflict R1C2 1, place R1C2 3, select R1C3, conflict R1C3 2";
    let over = format!("{place}, backtrack R1C2, place R1C2 4, place R1C2 1");
    let late = "conflict R1C2 1, place R1C2 3, conflict R1C2 4, place R1C3 1";
    for (events, expected) in [
        (place, "1>3 2>-"),
        (&format!("{place}, backtrack R1C2"), "13>-"),
        (&over, "34>1"),
        (late, "14>3 >1"),
        ("conflict R1C2 1, select R1C3", ">-"),
        (&format!("{place}, done"), "1>3"),
    ] {
        let recording = read(&lines(&format!("@puzzle {SMALL}"), events));
        let shown = |choice: Choice| {
            let failed = choice.failed.iter().map(|(_, value)| value.to_char());
            let guess = choice.guess.map_or('-', |(_, value)| value.to_char());
            format!("{}>{guess}", failed.collect::<String>())
        };
        let choices = replayed(&recording).1.choices(&recording).into_iter();
        assert_eq!(choices.map(shown).collect::<Vec<_>>().join(" "), expected);
    }
}

/// The events of a run, as a program prints them.
fn printed(run: &Timeline, header: &str) -> String {
    let address = |cell| address(run.problem(), cell);
    let mut text = format!("{header}\n@goal {}\n", run.goal());
    for event in run.walk(0) {
        let cell = event.cell().map_or_else(String::new, address);
        let value = event.value().map_or(0, |value| value.number());
        text += &match event {
            Event::Select { options, .. } => format!("@select {cell} {options}\n"),
            Event::Place { .. } => format!("@place {cell} {value}\n"),
            Event::Conflict { with, .. } => {
                format!("@conflict {cell} {value} {}\n", address(with))
            }
            Event::Backtrack { .. } => format!("@backtrack {cell}\n"),
            Event::Solution => "@solution\n".to_owned(),
            Event::Exhausted => "@done\n".to_owned(),
            other => panic!("naive has no {other:?}"),
        };
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

/// Packs a replay, and unpacks it.
fn repacked(replay: &Replay, recording: &Recording) -> Replay {
    let problem = recording.problem().unwrap();
    let mut packed = vec![0; Replay::packed_size(problem)];
    replay.pack(&mut packed);
    assert_eq!(Replay::packed_counters(&packed), replay.counters());
    let again = Replay::unpack(problem, &packed);
    assert_eq!(again.choices(recording), replay.choices(recording));
    assert!(again.writes().eq(replay.writes()));
    again
}

/// A recording of a run of our own is that run: its events, boards, counters and choice points.
fn assert_is(recording: &Recording, run: &mut Timeline) {
    let strategy = run.plan().strategy;
    assert_eq!(wrong(recording), [], "{strategy}");
    assert_eq!(recording.problem().unwrap(), run.problem());
    let ended = (recording.goal(), recording.end());
    assert_eq!(ended, (run.goal(), RunEnd::Finished));
    assert_eq!(recording.events().len() as u64, run.explored());
    let problem = Arc::clone(run.problem());
    let mut replay = Replay::new(&problem);
    for step in 1..=run.explored() {
        let event = replay.step(recording);
        let moment = run.at(step).unwrap();
        assert_eq!(event, moment.event(), "{strategy} {step}");
        let mut cells = problem.topology().all_cells();
        assert!(cells.all(|cell| replay.value(cell) == moment.value(cell)));
        let seen = moment.counters();
        let expected = Counters {
            eliminations: 0,
            jumps: 0,
            skipped: 0,
            tests: seen.conflicts + seen.placements,
            ..seen
        };
        assert_eq!(replay.counters(), expected, "{strategy} {step}");
        if !strategy.blames() {
            // A program does not say in which order it tries values.
            let parts = |mut choice: Choice| {
                choice.failed.sort_unstable();
                (choice.at, choice.guess, choice.failed)
            };
            let choices = replay.choices(recording).into_iter().map(parts);
            let expected = moment.choices().into_iter().map(parts);
            assert!(choices.eq(expected), "{strategy} {step}");
        }
        replay = repacked(&replay, recording);
    }
    assert!(replay.has_ended(recording));
}

#[test]
fn our_own_runs_are_read_back() {
    for (line, family, header) in [
        (SMALL, "2x2", "@puzzle 1..2.2.4......2."),
        ("3.....2.....143..6....12.....4..4.3.", "3x2", ""),
        ("1..2..........3.", "jigsaw:AABBACCBACCBDDDD", ""),
        ("12.............3", "diagonal:2x2", ""),
        ("1234341221......", "latin:4", ""),
        (".........", "latin:3", "@problem latin:3"),
        ("....", "queens:4", "@problem queens:4"),
        (".......", "map:australia:3", "@problem map:australia:3"),
    ] {
        let family: Family = family.parse().unwrap();
        let options = match family {
            Family::Sudoku(boxes) => Options {
                boxes: Some(boxes),
                ..Options::default()
            },
            _ => Options::of(Wanted::Known(family)),
        };
        let problem = read_one(line, &options).unwrap();
        for goal in [Goal::First, Goal::All] {
            for strategy in Attack::ids() {
                let mut run = finished(&problem, strategy, goal);
                let recording = read(&traced(&run));
                assert_eq!(recording.strategy(), Some(run.plan().strategy));
                assert!(!recording.has_gaps() && recording.is_goal_stated());
                assert_is(&recording, &mut run);
            }
            if !header.is_empty() {
                let mut run = finished(&problem, "naive", goal);
                assert_is(&read(&printed(&run, header)), &mut run);
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
    let house = r#"{"event":"deduce","cell":"R1C2","value":3,"house":"x"}"#;
    let strange = of(&[lines[0], "Done!", house, r#"{"event":"place"}"#]);
    assert_eq!(
        wrong(&strange),
        [(2, "Done!"), (3, "x"), (4, r#"{"event":"place"}"#)]
    );
}

fn fragments() -> impl Strategy<Value = Vec<u8>> {
    const KNOWN: &str = "@|place |@place |@backtrack |@conflict |@deduce |@select |@deadend |@solution|@done|\
        @sweep|@gaveup|@board 3 3|@board 9|@problem queens:4|@problem latin:3|@puzzle 1...............|@path|\
        @label |@given |@goal 1|R1C1 |R1C2 |R2C1 |R2 |R3C4 |R0C1 |1 |2 |3 |16 |abc |:42|\n|\n|\n|\r\n|\u{FEFF}|\
        hello|{\"recuo\":1,\"problem\":\"latin:3\"}\n|{\"event\":\"place\",\"cell\":\"R1C1\",\"value\":1}\n|\
        {\"event\":\"select\",|\"house\":\"row 1\",\"value\":2}\n|{\"event\":\"backtrack\",\"cell\":\"R1C1\"}\n";
    let known = prop::sample::select(KNOWN.split('|').collect::<Vec<_>>());
    let known = known.prop_map(|text| text.as_bytes().to_vec());
    let any = prop::collection::vec(any::<u8>(), 0..8);
    let words = vec!["place", "deduce", "backtrack", "conflict", "select"];
    let written = (prop::sample::select(words), 1..4u8, 1..4u8, 1..4u8);
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
        prop_assert_eq!(whole.faults(), sliced.faults());
        prop_assert!(whole.output().lines_from(0).eq(sliced.output().lines_from(0)));
        let (problem, mut replay, events) = replayed(&whole);
        prop_assert_eq!(&events, &replayed(&sliced).2);
        prop_assert_eq!(replay.counters().steps, events.len() as u64);
        replay = Replay::new(&problem);
        for _ in &events {
            let before = replay.counters();
            replay.step(&whole);
            let guesses = replay.guesses().count();
            prop_assert_eq!(replay.counters().depth(), guesses as u64);
            let depths = replay.take_depths();
            prop_assert!(u64::from(depths.min) <= before.depth().min(guesses as u64));
            prop_assert!(replay.writes().all(|(cell, _)| problem.given(cell).is_none()));
            replay = repacked(&replay, &whole);
        }
    }
}
