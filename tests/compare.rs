//! `recuo compare`, driven as from a shell.

use crate::common::program::*;
use crate::common::*;
use recuo::solver::{Goal, Solver, Strategy};
use serde_json::Value as Json;
use std::process::Command;

fn compare(arguments: &[&str]) -> Command {
    recuo(&[&["compare"], arguments].concat())
}

/// The output of a successful comparison.
fn compared(arguments: &[&str]) -> String {
    printed(&[&["compare"], arguments].concat())
}

/// A file of puzzles for one test.
fn puzzles(name: &str, lines: &[&str]) -> String {
    file(
        &folder(&format!("compare-{name}")),
        "puzzles.txt",
        lines.join("\n"),
    )
}

const LINES: [&str; 5] = [
    FIRST_PROGRAM,
    READERS_VARIANT,
    THREE_LANGUAGES,
    EASY_SWEEP,
    AGAINST_BRUTE_FORCE,
];

#[test]
fn figures_are_those_of_the_runs_whatever_the_jobs() {
    let file = puzzles("jobs", &LINES);
    let out = |format, jobs| {
        let strategies = ["--strategies", "naive,singles,propagation", "--goal", "all"];
        let rest = ["--max-steps", "200000", "--format", format, "--jobs", jobs];
        compared(&[&[&*file], &strategies[..], &rest].concat())
    };
    for format in ["csv", "json", "markdown", "svg"] {
        let one = out(format, "1");
        assert_eq!(out(format, "4"), one, "{format}");
        assert!(
            !one.contains("second"),
            "{format}: no times unless asked for"
        );
    }
    let csv = out("csv", "2");
    let mut rows = csv.lines();
    let header: Vec<&str> = rows.next().unwrap().split(',').collect();
    let at = |name: &str| header.iter().position(|column| *column == name).unwrap();
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split(',').collect()).collect();
    assert_eq!(rows.len(), 15);
    let json: Json = serde_json::from_str(&out("json", "2")).unwrap();
    for (number, row) in rows.iter().enumerate() {
        let problem = problem(LINES[number / 3]);
        let strategy: Strategy = ["naive", "singles", "propagation"][number % 3]
            .parse()
            .unwrap();
        let mut solver = Solver::new(&problem, strategy, Goal::All);
        solver.advance(&problem, 200_000);
        let counters = solver.counters();
        assert_eq!(row[at("puzzle")], (number / 3 + 1).to_string());
        assert_eq!(row[at("strategy")], strategy.to_string());
        let outcome = solver.outcome().map_or("limit", |outcome| outcome.id());
        assert_eq!(row[at("outcome")], outcome);
        let run = &json["runs"][number];
        assert_eq!(run["outcome"], outcome);
        for (name, count) in [
            ("steps", counters.steps),
            ("work", counters.tests + counters.eliminations),
            ("placements", counters.placements),
            ("backtracks", counters.backtracks),
            ("hidden_singles", counters.hidden_singles),
            ("max_depth", counters.max_depth),
        ] {
            assert_eq!(row[at(name)], count.to_string(), "{name} of {number}");
            assert_eq!(run["counters"][name], count, "{name} of {number}");
        }
    }
    let naive = &json["strategies"][0];
    let counts = ["done", "succeeded", "limited"].map(|name| naive[name].as_u64());
    assert_eq!(counts, [Some(5), Some(2), Some(3)]);
    let steps = &naive["quantiles"]["steps"];
    let is_least = serde_json::json!([false, false, true, true, true, true]);
    assert_eq!(steps["is_least"], is_least);
    assert_eq!(steps["values"][5], 200_000);
}

#[test]
fn puzzles_are_won_by_the_counter_asked_for() {
    let file = puzzles("by", &LINES[..2]);
    let judged = |by: &str| -> [(u64, u64); 2] {
        let strategies = ["--strategies", "naive,masks", "--by", by];
        let out = compared(&[&[&*file], &strategies[..], &["--format", "json"]].concat());
        let json: Json = serde_json::from_str(&out).unwrap();
        assert_eq!(json["judged_by"], by);
        [0, 1].map(|number| {
            let count = |name: &str| json["strategies"][number][name].as_u64().unwrap();
            (count("wins"), count("ties"))
        })
    };
    // Both guess the same, and masks test nothing.
    assert_eq!(judged("placements"), [(0, 2), (0, 2)]);
    assert_eq!(judged("tests"), [(0, 0), (2, 0)]);
    let told = compared(&[&file, "--strategies", "naive,masks", "--by", "placements"]);
    assert!(
        told.contains("For each puzzle: guesses. The strategy that needs the least wins"),
        "{told}"
    );
}

#[test]
fn tables_tell_of_limits_and_of_times() {
    let file = puzzles("tables", &LINES);
    let arguments = [
        &file,
        "--strategies",
        "naive,propagation",
        "--max-steps",
        "200000",
    ];
    let told = compared(&arguments);
    for words in [
        "5 puzzles",
        "goal: first solution",
        "at most 200,000 steps",
        "≥ 163,637",
        "on the machine that did the run",
        "A run that was stopped before its end",
    ] {
        assert!(told.contains(words), "{words:?} in {told}");
    }
    let one = compared(&[
        FIRST_PROGRAM,
        "--strategies",
        "naive,propagation",
        "--repeat",
        "3",
    ]);
    for words in [
        "Search work",
        "Inference work",
        "backtracks",
        "Seconds on the machine that did the run",
        "solved",
    ] {
        assert!(one.contains(words), "{words:?} in {one}");
    }
    let spread = one
        .lines()
        .find(|line| line.starts_with("Seconds"))
        .unwrap();
    assert_eq!(spread.matches('(').count(), 2, "{spread}");

    let with_times = compared(&[
        &file,
        "--strategies",
        "propagation",
        "--format",
        "csv",
        "--times",
    ]);
    let mut rows = with_times.lines();
    assert!(
        rows.next()
            .unwrap()
            .ends_with("seconds_least,seconds_median,seconds_most")
    );
    let last = rows.next().unwrap().rsplit(',').next().unwrap();
    assert!(last.parse::<f64>().unwrap() > 0.0);
    let markdown = compared(&[&file, "--strategies", "propagation", "--format", "markdown"]);
    assert!(markdown.contains("| strategy | least |"), "{markdown}");
    assert!(markdown.contains("| --- | --: |"), "{markdown}");
}

#[test]
fn charts_are_pictures_in_every_language() {
    let file = puzzles("charts", &LINES);
    let mut pictures = Vec::new();
    for (language, words) in [
        ("en", "Distribution"),
        ("pt", "Distribuição"),
        ("es", "Distribución"),
    ] {
        let picture = compared(&[
            &file,
            "--max-steps",
            "50000",
            "--format",
            "svg",
            "--lang",
            language,
        ]);
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
        assert!(picture.contains(words), "{language}");
        pictures.push(picture);
    }
    let timed = compared(&[&file, "--max-steps", "50000", "--format", "svg", "--times"]);
    assert!(
        timed.contains("time on the machine that did the run")
            && !pictures[0].contains("time on the machine that did the run")
    );
    // The point of a run that gave up is at its work; the name of the strategy mentions it.
    let empty = puzzles("empty", &[&".".repeat(16)]);
    let strategies = ["--strategies", "singles,naive", "--format", "svg"];
    let picture = compared(&[&[&*empty], &strategies[..]].concat());
    assert!(picture.contains("(gave up: 1)"), "{picture}");
    assert!(!picture.contains("naive (gave up"), "{picture}");
}

#[test]
fn unreadable_puzzles_are_reported_and_the_rest_is_compared() {
    let bad = format!("11{}", ".".repeat(79));
    let file = puzzles("faults", &[FIRST_PROGRAM, &bad, EASY_SWEEP]);
    let output = compare(&[&file, "--strategies", "propagation", "--format", "json"])
        .output()
        .expect("recuo starts");
    assert_eq!(output.status.code(), Some(1));
    let complaint = text(&output.stderr);
    assert!(
        complaint.contains(&file) && complaint.contains("line 2"),
        "{complaint}"
    );
    let json: Json = serde_json::from_str(&text(&output.stdout)).unwrap();
    assert_eq!(json["runs"].as_array().unwrap().len(), 2);
    assert_eq!(json["unreadable"].as_array().unwrap().len(), 1);

    for (code, arguments) in [
        (1, &["no-such-file.txt"][..]),
        (2, &[FIRST_PROGRAM, "--jobs", "0"]),
        (2, &[FIRST_PROGRAM, "--repeat", "0"]),
        (2, &[FIRST_PROGRAM, "--repeat", "4294967296"]),
        (2, &[FIRST_PROGRAM, "--jobs", "18446744073709551616"]),
        (2, &[FIRST_PROGRAM, "--strategies", "clever"]),
        (2, &[FIRST_PROGRAM, "--max-steps", "-1"]),
        (2, &[]),
    ] {
        refused(code, &[&["compare"], arguments].concat());
    }
}

#[test]
fn puzzles_of_many_sizes_and_of_standard_input() {
    let input = format!("1..2.2.4......2.\n\n{FIRST_PROGRAM}\n");
    let strategies = ["--strategies", "naive,propagation", "--format", "csv"];
    let output = with_input(&[&["compare", "-"], &strategies[..]].concat(), &input);
    assert!(output.status.success());
    assert_eq!(text(&output.stdout).lines().count(), 5);
}

/// After Ctrl-C the finished runs are reported.
#[cfg(unix)]
#[test]
fn an_interrupted_set_keeps_what_is_done() {
    use crate::common::terminal::{Terminal, interrupt};
    use std::process::Stdio;

    let file = puzzles("endless", &[ENDLESS; 20_000]);
    let (mut terminal, end) = Terminal::open();
    let run = [
        "--strategies",
        "propagation",
        "--goal",
        "all",
        "--jobs",
        "2",
    ];
    let rest = ["--max-steps", "20000", "--format", "json"];
    let child = compare(&[&[&*file], &run[..], &rest].concat())
        .stdout(Stdio::piped())
        .stderr(end)
        .spawn()
        .expect("recuo starts");
    terminal.read_until(" runs");
    // A program that runs this one may pass the same key on.
    interrupt(&child);
    std::thread::sleep(std::time::Duration::from_millis(5));
    interrupt(&child);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130));
    let json: Json = serde_json::from_str(&text(&output.stdout)).expect("an object");
    assert_eq!(json["is_whole"], false);
    let done = json["runs"].as_array().expect("the runs").len();
    assert!(0 < done && done < 20_000, "{done}");
    let said = terminal.read_to_end().replace(',', "");
    assert!(
        said.contains(&format!("interrupted: {done} runs are done")),
        "{said}"
    );
}
