//! `recuo judge`: programs that are right, wrong, and that end badly.

use crate::common::THREE_LANGUAGES;
use crate::common::program::*;
use serde_json::Value as Json;

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
    let said = text(
        &run(&[
            "judge",
            "--",
            "sh",
            "-c",
            "printf '@board 2 2\\n@place R1C1 x\\n'",
        ])
        .stderr,
    );
    assert!(said.contains("free board"), "{said}");
}

#[test]
fn every_end_is_told_and_nothing_is_waited_for() {
    let header = "printf '@puzzle 1...............\\n@place R1C2 2\\n';";
    for (script, verdict, code) in [
        ("exit 0", "not-judged", 3),
        ("echo hello", "not-judged", 3),
        ("printf '@board 2 2\\n@place R1C1 x\\n'", "not-judged", 3),
        (&format!("{header} exit 7"), "crashed", 4),
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
    assert!(refused(3, &["judge", "--", "no such program"]).contains("no such program"));
    assert!(refused(2, &["judge"]).contains("FILE"));
}

/// The puzzle can come on the standard input.
#[test]
fn a_program_gets_its_puzzle() {
    let script = "read puzzle; test \"$puzzle\" = 1............... && printf '@place R1C2 2\\n@backtrack R1C2\\n'; exit 9";
    let (report, code) = shell(&["--puzzle", "1..............."], script);
    assert_eq!((code, &report["events"]), (4, &2.into()), "{report}");
}
