//! `recuo judge`: programs that are right, wrong, and that end badly.

use crate::common::program::*;
use crate::common::{EASY_SWEEP, THREE_LANGUAGES};
use crate::listings::has;
use serde_json::Value as Json;

const TALL_BOXES: &str = "...6.51.5.4..6.....5.16.4..532.2435.";
const FOUR: &str = "1...............";

fn judged(arguments: &[&str]) -> (Json, i32) {
    let output = run(&[&["judge", "--format", "json"], arguments].concat());
    let report = objects(&text(&output.stdout)).remove(0);
    (report, output.status.code().expect("it ends by itself"))
}

/// Runs lines of a shell as the program.
fn shell(options: &[&str], script: &str) -> (Json, i32) {
    judged(&[options, &["--", "sh", "-c", script]].concat())
}

/// The programs that are written for others are right, and do what `naive` does.
#[test]
fn a_written_program_is_right() {
    let folder = folder("judged");
    let file = folder.join("solver.py");
    let path = file.to_str().expect("a path");
    for (problem, goal) in [
        (&[THREE_LANGUAGES][..], "all"),
        (&[TALL_BOXES, "--boxes", "3x2"], "all"),
        (&["--problem", "queens:6"], "all"),
        (&["--problem", "map:australia:3"], "first"),
    ] {
        let program = [
            &["program", "python", "--goal", goal, "--force", "-o", path],
            problem,
        ];
        printed(&program.concat());
        let (report, code) = judged(&["--as", "naive", "--", "python3", path]);
        assert_eq!((code, &report["verdict"]), (0, &"right".into()), "{report}");
        assert_eq!(report["difference"], Json::Null);
        assert!(report["solutions"].as_u64() > Some(0));
        // What it prints is judged alike when it is read from a file.
        let printed = std::process::Command::new("python3").arg(path).output();
        let events = folder.join("events.txt");
        std::fs::write(&events, printed.expect("it runs").stdout).expect("a file");
        let (read, code) = judged(&[events.to_str().expect("a path")]);
        assert_eq!((code, &read["faults"]), (0, &report["faults"]));
    }
}

/// A small program with these habits, which looks for this goal.
fn with_habits(options: &[&str], puzzle: &str, goal: &str, habits: &str) -> (Json, i32) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/programs/solver.py");
    let program = ["--", "python3", path, puzzle, goal];
    let habits: Vec<&str> = habits.split_whitespace().collect();
    judged(&[options, &program, &habits].concat())
}

#[test]
fn right_programs_are_never_blamed() {
    if !has("python3") {
        return;
    }
    for habits in [
        "",
        "houses-backwards",
        "no-select",
        "no-conflict",
        "no-select no-conflict no-done",
        "descending unwinds",
        "fewest-candidates",
        "backjumping",
        "backjumping write-first",
        "forward-checking",
        "fewest-candidates forward-checking overwrites",
        "write-first",
        "overwrites",
        "clears",
    ] {
        for (goal, solutions) in [("first", 1), ("all", 6), ("unstated", 1)] {
            let (report, code) = with_habits(&[], THREE_LANGUAGES, goal, habits);
            let found = (code, &report["verdict"], &report["solutions"]);
            let expected = (0, &"right".into(), &solutions.into());
            assert_eq!(found, expected, "{goal} {habits}: {report}");
        }
    }
    for (puzzle, goal, habits) in [
        (EASY_SWEEP, "all", "sweep"),
        (EASY_SWEEP, "first", "sweep no-done"),
        // It stops at its first full board, without a word.
        (THREE_LANGUAGES, "first", "no-solution no-done"),
        (THREE_LANGUAGES, "unstated", "no-solution no-done"),
    ] {
        let (report, code) = with_habits(&[], puzzle, goal, habits);
        assert_eq!((code, &report["solutions"]), (0, &1.into()), "{report}");
    }
}

/// The first fault of each is its own, with the goal `first` and with all.
#[test]
fn each_bug_is_found_by_its_own_fault() {
    if !has("python3") {
        return;
    }
    for (puzzle, bug, kind, cell, value) in [
        (
            THREE_LANGUAGES,
            "bug-short-loop",
            "lost-solution",
            "R2C6",
            "9",
        ),
        (FOUR, "bug-short-loop", "lost-solution", "R1C4", "4"),
        (EASY_SWEEP, "sweep bug-gives-up", "lost-solution", "", ""),
        (THREE_LANGUAGES, "bug-no-return", "working-on", "R9C7", "8"),
        (THREE_LANGUAGES, "bug-no-undo", "writing-over", "R2C6", "9"),
        (THREE_LANGUAGES, "bug-no-box", "clash", "R2C2", "1"),
        (THREE_LANGUAGES, "bug-short-row", "clash", "R5C6", "2"),
        (THREE_LANGUAGES, "bug-wrong-undo", "wrong-undo", "R2C6", "6"),
        (
            THREE_LANGUAGES,
            "bug-overwrites-given",
            "given-changed",
            "R1C1",
            "7",
        ),
    ] {
        // A program that is to find all solutions is right not to return.
        let goals = if kind == "working-on" { 1 } else { 2 };
        for goal in &["first", "all"][..goals] {
            let (report, code) = with_habits(&[], puzzle, goal, bug);
            assert_eq!(code, 1, "{goal} {bug}: {report}");
            let fault = &report["faults"][0];
            let part = |name: &str| fault[name].as_str().unwrap_or_default();
            let found = (part("kind"), part("cell"), part("value"));
            assert_eq!(found, (kind, cell, value), "{goal} {bug}: {report}");
        }
    }
    // It ends with its first solution of three.
    let (report, _) = with_habits(&[], THREE_LANGUAGES, "3", "");
    let faults = report["faults"].as_array().expect("a list");
    let kinds: Vec<_> = faults.iter().map(|fault| &fault["kind"]).collect();
    assert_eq!(kinds, ["lost-solution", "too-few"]);
    assert!(faults[0]["cell"].is_string(), "{report}");
    // The search begins again after each guess.
    let (report, code) = with_habits(&["--seconds", "2"], THREE_LANGUAGES, "first", "restart");
    let found = (code, &report["faults"][0]["kind"]);
    assert_eq!(found, (1, &"no-end".into()), "{report}");
}

/// What is never printed, the order of houses and who forbids a value make no difference.
#[test]
fn differences_are_no_faults() {
    if !has("python3") {
        return;
    }
    let as_naive = |goal, habits| with_habits(&["--as", "naive"], THREE_LANGUAGES, goal, habits);
    for goal in ["first", "all"] {
        for habits in ["", "no-select no-conflict", "houses-backwards"] {
            let (report, code) = as_naive(goal, habits);
            let found = (code, &report["difference"]);
            assert_eq!(found, (0, &Json::Null), "{goal} {habits}: {report}");
        }
    }
    let (report, code) = as_naive("all", "descending");
    let found = (code, &report["verdict"], &report["faults_total"]);
    assert_eq!(found, (1, &"different".into(), &0.into()), "{report}");
    let difference = &report["difference"];
    let steps = (&difference["step"], &difference["strategy_step"]);
    assert_eq!(steps, (&2.into(), &2.into()), "{report}");
}

/// What all clashes have in common is said.
#[test]
fn what_a_check_overlooks_is_named() {
    if !has("python3") {
        return;
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/programs/solver.py");
    for (bug, said) in [
        (
            "bug-no-box",
            "clash in a box: the check did not look there.",
        ),
        (
            "bug-short-row",
            "clash in a row: the check did not look there in column 9.",
        ),
    ] {
        let program = [
            "judge",
            "--",
            "python3",
            path,
            THREE_LANGUAGES,
            "first",
            bug,
        ];
        let printed = text(&run(&program).stdout);
        assert!(printed.contains(said), "{printed}");
    }
}

#[test]
fn a_bug_is_named_with_its_step_and_line() {
    let (report, code) = shell(
        &[],
        "printf '@puzzle 1...............\\n@place R1C2 1 :7\\n@done\\n'",
    );
    assert_eq!((code, &report["verdict"]), (1, &"faulty".into()));
    let fault = &report["faults"][0];
    assert_eq!((&fault["step"], &fault["line"]), (&1.into(), &7.into()));
    assert_eq!(
        (&fault["kind"], &fault["with"]),
        (&"clash".into(), &"R1C1".into())
    );
}

#[test]
fn a_board_that_is_not_known_is_not_judged() {
    for (header, reason) in [
        ("@board 2 2", "free board"),
        ("@puzzle 12345", "could not be read"),
        ("@problem chess:8", "could not be read"),
        ("@problem jigsaw", "could not be read"),
        ("@problem jigsaw\\n@regions AAB", "could not be read"),
        ("@select R1C1\\n@problem queens:4", "expected before it"),
    ] {
        let script = format!("printf '{header}\\n@place R1C1 1\\n@done\\n'");
        let output = run(&["judge", "--", "sh", "-c", &script]);
        let said = text(&output.stderr);
        assert!(said.contains(reason), "{said}");
        assert_eq!(output.status.code(), Some(3));
    }
}

/// What a queen placed anew on an earlier row takes back was only a test, and so is a deduction that
/// was taken back before the same value is deduced rightly.
#[test]
fn what_is_taken_back_in_time_is_no_fault() {
    let queens = "@problem queens:4\n@goal first\n@place R1 1\n@place R2 1\n@place R1 2\n\
                  @place R2 4\n@place R3 1\n@place R4 3\n@solution\n@done\n";
    let (report, code) = shell(&[], &format!("printf '{queens}'"));
    assert_eq!((code, &report["faults_total"]), (0, &0.into()), "{report}");
    // The last try of a search that fails is left behind, refused.
    let failing = "@problem queens:2\n@place R1 1\n@place R2 1\n@conflict R2 1 R1\n@place R2 2\n\
                   @conflict R2 2 R1\n@place R1 2\n@place R2 1\n@conflict R2 1 R1\n@place R2 2\n\
                   @conflict R2 2 R1\n@done\n";
    let (report, code) = shell(&[], &format!("printf '{failing}'"));
    assert_eq!((code, &report["faults_total"]), (0, &0.into()), "{report}");
    let given_up = "@puzzle 123....4........\n@goal first\n@place R1C4 4\n@conflict R1C4 4 R2C4\n";
    for end in ["@gaveup", "@deadend R1C4\n@gaveup"] {
        let (report, code) = shell(&[], &format!("printf '{given_up}{end}\n'"));
        assert_eq!((code, &report["faults_total"]), (0, &0.into()), "{report}");
    }
    let latin = "@problem latin:4\n@puzzle ..34.2..........\n@goal first\n@place R1C1 1\n\
                 @deduce R1C2 1\n@deadend R1C2\n@backtrack R1C1\n@deduce R1C1 2\n\
                 @deduce R1C2 1\n@place R2C1 3\n";
    let (report, _) = shell(&[], &format!("printf '{latin}'"));
    let faults = report["faults"].as_array().expect("a list");
    assert!(faults.iter().all(|fault| fault["step"] != 2), "{report}");
}

#[test]
fn every_end_is_told_and_nothing_is_waited_for() {
    let header = "printf '@puzzle 1...............\\n@place R1C2 2\\n';";
    let met = "printf '@goal first\\n@puzzle 123434122143432.\\n@place R4C4 1\\n@solution\\n';";
    let solved = "printf '@puzzle 123434122143432.\\n@place R4C4 1\\n@solution\\n@done\\n';";
    for (script, verdict, code) in [
        ("exit 0", "not-judged", 3),
        // The last line was cut in the middle.
        (
            "printf '@puzzle 1...............\\n@place R1C2 2\\n@pla'",
            "stopped",
            4,
        ),
        // So it may have been where it can be read, if the program did not end by itself.
        (
            "printf '@problem queens:12\\n@place R1 1\\n@place R2 3\\n@place R3 1'; kill -9 $$",
            "crashed",
            4,
        ),
        (
            "printf '@problem queens:12\\n@place R1 1\\n@conflict R2 1'; kill -9 $$",
            "crashed",
            4,
        ),
        (
            "printf '@problem queens:4\\n@goal all\\n@place R1 2\\n@place R2 4\\n@place R3 1\\n@place R4 3\\n@solution\\n@backtr'",
            "stopped",
            4,
        ),
        // The row may have been another one.
        (
            "printf '@problem queens:12\\n@place R1 1\\n@place R2 1\\n@conflict R2 1 R1\\n@backtrack R1'; kill -9 $$",
            "crashed",
            4,
        ),
        // One that did has printed all that it meant to.
        (
            "printf '@problem queens:12\\n@place R1 1\\n@place R2 3\\n@place R3 1'",
            "faulty",
            1,
        ),
        (
            "printf '@puzzle 123434122143432.\\n@goal first\\n@place R4C4 1'",
            "right",
            0,
        ),
        (
            "printf '@puzzle 123434122143432.\\n@goal first\\n@place R4C4 2'",
            "faulty",
            1,
        ),
        // Three refusals of a value that is refused once in each house are no end.
        (
            "printf '@problem queens:6\\n@place R1 2\\n@conflict R2 2\\n@conflict R2 2\\n@conflict R2 2\\n'; kill -9 $$",
            "crashed",
            4,
        ),
        ("echo hello", "not-judged", 3),
        ("printf '@board 2 2\\n@place R1C1 x\\n'", "not-judged", 3),
        (&format!("{header} exit 7"), "crashed", 4),
        // One that has said that it was done was not stopped by its exit code.
        (&format!("{solved} exit 7"), "right", 0),
        (&format!("{header} printf '@done\\n'; exit 7"), "faulty", 1),
        // Nor one that has met the goal that it had stated; but a signal is no way to end.
        (&format!("{met} exit 7"), "right", 0),
        (&format!("{met} kill -9 $$"), "crashed", 4),
        (&format!("{header} kill -9 $$"), "crashed", 4),
        (&format!("{header} sleep 600"), "stopped", 4),
        (&format!("{header} exec >&-; sleep 600"), "stopped", 4),
        (
            &format!("{header} while :; do printf '@backtrack R1C2\\n@place R1C2 2\\n'; done"),
            "faulty",
            1,
        ),
    ] {
        let (report, found) = shell(&["--seconds", "1"], script);
        assert_eq!(
            (&report["verdict"], found),
            (&verdict.into(), code),
            "{script}: {report}"
        );
    }
    let (report, _) = shell(&[], &format!("{header} echo no >&2; exit 7"));
    assert_eq!(
        (&report["exit"], &report["stderr_tail"]),
        (&7.into(), &"no\n".into())
    );
    // One that is done and only lives on, without its output, has ended.
    let (report, code) = shell(&[], &format!("{solved} exec >&-; sleep 600"));
    let found = (code, &report["verdict"], &report["stopped"]);
    assert_eq!(
        found,
        (0, &"right".into(), &"closed-output".into()),
        "{report}"
    );
    // Without an event, its end may say why.
    for (script, said, field, reason) in [
        ("kill -11 $$", "killed (signal 11)", "signal", 11.into()),
        ("sleep 600", "stopped after 1 s", "stopped", "time".into()),
        ("exit 7", "exit code 7", "exit", 7.into()),
    ] {
        let output = run(&[
            "judge",
            "--format",
            "json",
            "--seconds",
            "1",
            "--",
            "sh",
            "-c",
            script,
        ]);
        let report = objects(&text(&output.stdout)).remove(0);
        assert_eq!(
            (output.status.code(), &report[field]),
            (Some(3), &reason),
            "{report}"
        );
        let told = text(&output.stderr);
        assert!(
            told.contains(said) && told.contains("may be missing"),
            "{told}"
        );
    }
    assert!(refused(3, &["judge", "--", "no such program"]).contains("no such program"));
    assert!(refused(2, &["judge"]).contains("FILE"));
}

#[test]
fn what_is_counted_is_counted_well() {
    let given = "@place R1C1 2\\n".repeat(1_200);
    let script = format!("printf '@puzzle {FOUR}\\n@place R9C9 1\\n{given}'");
    let (report, _) = shell(&[], &script);
    assert_eq!(report["unread"], 1, "{report}");
    let told = text(&run(&["judge", "--", "sh", "-c", &script]).stdout);
    assert!(told.contains("\n1,181 more."), "{told}");
}

/// The puzzle can come on the standard input.
#[test]
fn a_program_gets_its_puzzle() {
    let script = "read puzzle; test \"$puzzle\" = 1............... && printf '@place R1C2 2\\n@backtrack R1C2\\n'; exit 9";
    let (report, code) = shell(&["--puzzle", "1..............."], script);
    assert_eq!((code, &report["events"]), (4, &2.into()), "{report}");
}
