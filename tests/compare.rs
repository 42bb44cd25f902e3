//! `recuo compare`, driven as from a shell.

mod common;

use common::*;
use recuo::solver::{Goal, Solver, Strategy};
use serde_json::Value as Json;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

fn recuo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_recuo"));
    command.arg("compare").args(arguments).stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    recuo(arguments).output().expect("recuo starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes text")
}

fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {complaint}");
    assert_eq!(complaint, "", "{arguments:?}");
    text(&output.stdout)
}

/// A file of puzzles for one test.
struct File(PathBuf);

impl File {
    fn new(name: &str, lines: &[&str]) -> Self {
        let path =
            std::env::temp_dir().join(format!("recuo-compare-{}-{name}", std::process::id()));
        std::fs::write(&path, lines.join("\n")).expect("a file");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        // If it stays, nobody minds.
        let _ = std::fs::remove_file(&self.0);
    }
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
    let file = File::new("jobs.txt", &LINES);
    let arguments = |format: &'static str, jobs: &'static str| {
        vec![file.path().to_owned()]
            .into_iter()
            .chain(
                [
                    "--strategies",
                    "naive,singles,propagation",
                    "--goal",
                    "all",
                    "--max-steps",
                    "200000",
                    "--format",
                    format,
                    "--jobs",
                    jobs,
                ]
                .map(str::to_owned),
            )
            .collect::<Vec<_>>()
    };
    let out = |format, jobs| {
        let arguments = arguments(format, jobs);
        printed(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
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
fn tables_tell_of_limits_and_of_times() {
    let file = File::new("tables.txt", &LINES);
    let arguments = [
        file.path(),
        "--strategies",
        "naive,propagation",
        "--max-steps",
        "200000",
    ];
    let told = printed(&arguments);
    for words in [
        "5 puzzles",
        "goal first",
        "at most 200,000 steps",
        "≥ 200,000",
        "on this machine",
        "≥: stopped after",
    ] {
        assert!(told.contains(words), "{words:?} in {told}");
    }
    let one = printed(&[
        FIRST_PROGRAM,
        "--strategies",
        "naive,propagation",
        "--repeat",
        "3",
    ]);
    for words in [
        "search",
        "inference",
        "backtracks",
        "seconds on this machine",
        "solved",
    ] {
        assert!(one.contains(words), "{words:?} in {one}");
    }
    let spread = one
        .lines()
        .find(|line| line.starts_with("seconds"))
        .unwrap();
    assert_eq!(spread.matches('(').count(), 2, "{spread}");

    let with_times = printed(&[
        file.path(),
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
    let markdown = printed(&[
        file.path(),
        "--strategies",
        "propagation",
        "--format",
        "markdown",
    ]);
    assert!(markdown.contains("| strategy | done |") && markdown.contains("|---|---:|"));
}

#[test]
fn charts_are_pictures_in_every_language() {
    let file = File::new("charts.txt", &LINES);
    let mut pictures = Vec::new();
    for (language, words) in [
        ("en", "Distribution"),
        ("pt", "Distribuição"),
        ("es", "Distribución"),
    ] {
        let picture = printed(&[
            file.path(),
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
    let timed = printed(&[
        file.path(),
        "--max-steps",
        "50000",
        "--format",
        "svg",
        "--times",
    ]);
    assert!(
        timed.contains("time on this machine") && !pictures[0].contains("time on this machine")
    );
    // A run that gave up stands as low as its work; its strategy's name says so.
    let empty = File::new("empty.txt", &[&".".repeat(16)]);
    let strategies = ["--strategies", "singles,naive", "--format", "svg"];
    let picture = printed(&[&[empty.path()], &strategies[..]].concat());
    assert!(picture.contains("(gave up: 1)"), "{picture}");
    assert!(!picture.contains("naive (gave up"), "{picture}");
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_compared() {
    let bad = format!("11{}", ".".repeat(79));
    let file = File::new("faults.txt", &[FIRST_PROGRAM, &bad, EASY_SWEEP]);
    let output = run(&[
        file.path(),
        "--strategies",
        "propagation",
        "--format",
        "json",
    ]);
    assert_eq!(output.status.code(), Some(1));
    let complaint = text(&output.stderr);
    assert!(
        complaint.contains(file.path()) && complaint.contains("line 2"),
        "{complaint}"
    );
    let json: Json = serde_json::from_str(&text(&output.stdout)).unwrap();
    assert_eq!(json["runs"].as_array().unwrap().len(), 2);
    assert_eq!(json["unreadable"].as_array().unwrap().len(), 1);

    for (code, arguments) in [
        (1, &["no-such-file.txt"][..]),
        (2, &[FIRST_PROGRAM, "--jobs", "0"]),
        (2, &[FIRST_PROGRAM, "--repeat", "0"]),
        (2, &[FIRST_PROGRAM, "--strategies", "clever"]),
        (2, &[FIRST_PROGRAM, "--max-steps", "-1"]),
        (2, &[]),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert_eq!(text(&output.stdout), "");
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn puzzles_of_many_sizes_and_of_standard_input() {
    let mut child = recuo(&["-", "--strategies", "naive,propagation", "--format", "csv"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("recuo starts");
    let input = format!("1..2.2.4......2.\n\n{FIRST_PROGRAM}\n");
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(text(&output.stdout).lines().count(), 5);
}

/// Ctrl-C tells what is done by then.
#[cfg(unix)]
#[test]
fn an_interrupted_set_keeps_what_is_done() {
    let endless = ".".repeat(81);
    let file = File::new("endless.txt", &[FIRST_PROGRAM, &endless]);
    let child = recuo(&[
        file.path(),
        "--strategies",
        "propagation",
        "--goal",
        "all",
        "--jobs",
        "2",
        "--max-steps",
        "1000000000000000",
        "--format",
        "json",
    ])
    .stdout(Stdio::piped())
    .stderr(Stdio::piped())
    .spawn()
    .expect("recuo starts");
    std::thread::sleep(Duration::from_secs(3));
    let sent = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(
        text(&output.stderr).contains("1 of 2 runs are done"),
        "{}",
        text(&output.stderr)
    );
    let json: Json = serde_json::from_str(&text(&output.stdout)).unwrap();
    assert_eq!(json["is_whole"], false);
    assert_eq!(json["runs"].as_array().unwrap().len(), 1);
}
