//! `recuo compare`, driven as from a shell.

use crate::common::program::*;
use crate::common::*;
use recuo::solver::{Goal, Solver};
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
    for format in ["csv", "jsonl", "markdown", "svg"] {
        let one = out(format, "1");
        assert_eq!(out(format, "4"), one, "{format}");
        assert!(
            !one.contains("second"),
            "{format}: no times unless asked for"
        );
    }
    let runs = objects(&out("jsonl", "2"));
    assert_eq!(runs.len(), 15);
    for (number, run) in runs.iter().enumerate() {
        let problem = problem(LINES[number / 3]);
        let strategy = ["naive", "singles", "propagation"][number % 3];
        let mut solver = Solver::new(&problem, strategy.parse().unwrap(), Goal::All);
        solver.advance(&problem, 200_000);
        let counters = solver.counters();
        assert_eq!(run["puzzle"], number / 3 + 1);
        assert_eq!(run["strategy"], strategy);
        let outcome = solver.outcome().map_or("limit", |outcome| outcome.id());
        assert_eq!(run["outcome"], outcome);
        for (name, count) in [
            ("steps", counters.steps),
            ("work", counters.tests + counters.eliminations),
            ("placements", counters.placements),
            ("hidden_singles", counters.hidden_singles),
            ("max_depth", counters.max_depth),
        ] {
            assert_eq!(run[name], count, "{name} of {number}");
        }
    }
}

#[test]
fn puzzles_are_won_by_the_counter_asked_for() {
    let file = puzzles("by", &LINES[..2]);
    let judged = |by: &str| {
        let strategies = ["--strategies", "naive,masks", "--by", by];
        let shown = compared(&[&[&*file], &strategies[..]].concat());
        // The last two columns of the first table.
        ["naive", "masks"].map(|strategy| {
            let row = shown.lines().find(|line| line.starts_with(strategy));
            let mut fields = row.expect("a row").split_whitespace().rev();
            let ties = fields.next().unwrap().parse::<u64>().unwrap();
            (fields.next().unwrap().parse::<u64>().unwrap(), ties)
        })
    };
    // Both guess the same, and masks test nothing.
    assert_eq!(judged("placements"), [(0, 2), (0, 2)]);
    assert_eq!(judged("tests"), [(0, 0), (2, 0)]);
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
    let shown = compared(&arguments);
    for words in [
        "5 puzzles",
        "goal: first solution",
        "at most 200,000 steps",
        "≥ 163,637",
        "on the machine that did the run",
        "A run that was stopped before its end",
    ] {
        assert!(shown.contains(words), "{words:?} in {shown}");
    }
    let one = compared(&[FIRST_PROGRAM, "--strategies", "naive,propagation"]);
    for words in [
        "Search work",
        "Inference work",
        "backtracks",
        "Seconds on",
        "solved",
    ] {
        assert!(one.contains(words), "{words:?} in {one}");
    }

    let with_times = compared(&[
        &file,
        "--strategies",
        "propagation",
        "--format",
        "csv",
        "--times",
    ]);
    let mut rows = with_times.lines();
    assert!(rows.next().unwrap().ends_with(",seconds"));
    let last = rows.next().unwrap().rsplit(',').next().unwrap();
    assert!(last.parse::<f64>().unwrap() > 0.0);
    let markdown = compared(&[&file, "--strategies", "propagation", "--format", "markdown"]);
    assert!(markdown.contains("| strategy | least |"), "{markdown}");
    assert!(markdown.contains("| --- | --: |"), "{markdown}");
}

#[test]
fn charts_are_pictures() {
    let file = puzzles("charts", &LINES);
    let run = [&*file, "--max-steps", "50000", "--format", "svg"];
    let picture = compared(&[&run[..], &["--lang", "pt"]].concat());
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    assert!(picture.contains("Distribuição"));
    let timed = compared(&[&run[..], &["--times"]].concat());
    assert!(timed.contains("time on the machine that did the run"));
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
    let output = compare(&[&file, "--strategies", "propagation", "--format", "markdown"])
        .output()
        .expect("recuo starts");
    assert_eq!(output.status.code(), Some(1));
    let complaint = text(&output.stderr);
    assert!(
        complaint.contains(&file) && complaint.contains("line 2"),
        "{complaint}"
    );
    let shown = text(&output.stdout);
    assert!(
        shown.contains("# 2 puzzles") && shown.contains("line 2"),
        "{shown}"
    );
    for (code, arguments) in [
        (1, &["no-such-file.txt"][..]),
        (1, &["no-such-file.txt", "--format", "csv"]),
        (2, &[FIRST_PROGRAM, "--jobs", "0"]),
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

/// The rows of a set hold its puzzles, and their names.
#[test]
fn rows_are_read_back() {
    let file = puzzles(
        "read-back",
        &["# a", "4..1....21...4..", "# b", FIRST_PROGRAM],
    );
    let rows = std::path::Path::new(&file).with_file_name("rows.csv");
    let options = ["--strategies", "naive,masks", "--rows"];
    compared(&[&[&*file], &options[..], &[rows.to_str().unwrap()]].concat());
    let read = |path: &std::path::Path| {
        let text = std::fs::read_to_string(path).unwrap();
        let entries = recuo::puzzle::text::read(&text, &Default::default());
        let named = |entry: recuo::puzzle::text::Entry| (entry.name, entry.problem.unwrap());
        entries.into_iter().map(named).collect::<Vec<_>>()
    };
    let (puzzles, rows) = (read(file.as_ref()), read(&rows));
    assert_eq!(puzzles.len(), 2);
    // A row for each strategy.
    assert_eq!(
        rows,
        [&puzzles[0], &puzzles[0], &puzzles[1], &puzzles[1]].map(Clone::clone)
    );
}

/// After Ctrl-C the finished runs are reported, and no file pretends to have all rows.
#[cfg(unix)]
#[test]
fn an_interrupted_set_keeps_what_is_done() {
    use crate::common::terminal::{Terminal, interrupt};
    use std::process::Stdio;

    let file = puzzles("endless", &[ENDLESS; 20_000]);
    let rows = std::path::Path::new(&file).with_file_name("rows.csv");
    let (mut terminal, end) = Terminal::open();
    let run = [
        "--strategies",
        "propagation",
        "--goal",
        "all",
        "--jobs",
        "2",
    ];
    let rest = ["--max-steps", "20000", "--format", "jsonl", "--rows"];
    let child = compare(&[&[&*file], &run[..], &rest, &[rows.to_str().unwrap()]].concat())
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
    let done = objects(&text(&output.stdout)).len();
    assert!(0 < done && done < 20_000, "{done}");
    let said = terminal.read_to_end().replace(',', "");
    let words = format!("interrupted: {done} runs are done");
    assert!(
        said.contains(&words) && said.contains("is not written"),
        "{said}"
    );
    assert!(!rows.exists());
}
