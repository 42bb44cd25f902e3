//! The built program, driven as from a shell.

mod common;

use common::*;
use recuo::solver::Strategy;
use serde_json::Value as Json;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const KEYS: [&str; 17] = [
    "name",
    "size",
    "box_rows",
    "box_cols",
    "givens",
    "strategy",
    "select",
    "order",
    "check",
    "goal",
    "outcome",
    "solutions",
    "first_solution",
    "final",
    "empty_left",
    "counters",
    "seconds",
];
const COUNTERS: [&str; 13] = [
    "steps",
    "selects",
    "tests",
    "conflicts",
    "placements",
    "backtracks",
    "dead_ends",
    "naked_singles",
    "hidden_singles",
    "eliminations",
    "sweeps",
    "nodes",
    "max_depth",
];
const TWO_SOLUTIONS: &str = "...2.41.....1...";
const NO_SOLUTION: &str = ".34..42.....2...";
/// Goal all: no end within a day.
const ENDLESS: &str =
    ".................................................................................";

fn recuo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_recuo"));
    command.args(arguments).stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    recuo(arguments).output().expect("recuo starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes text")
}

/// What a run without a fault prints.
fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {complaint}");
    assert_eq!(complaint, "", "{arguments:?}");
    text(&output.stdout)
}

/// What a run that is refused with this exit code says.
fn refused(code: i32, arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
    text(&output.stderr)
}

fn objects(lines: &str) -> Vec<Json> {
    let parse = |line| serde_json::from_str(line).expect("a line of JSON");
    lines.lines().map(parse).collect()
}

fn solved(arguments: &[&str]) -> Vec<Json> {
    objects(&printed(
        &[&["solve", "--format", "json"], arguments].concat(),
    ))
}

/// A file of this name that only this test run uses.
fn file(name: &str, content: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("a file is written");
    path
}

fn with_input(arguments: &[&str], input: &str) -> Output {
    let mut child = recuo(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("recuo starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("recuo ends")
}

/// The exit code of a program that is expected to end soon.
fn end_of(child: &mut Child) -> Option<i32> {
    let patience = Instant::now() + Duration::from_secs(20);
    while Instant::now() < patience {
        if let Some(status) = child.try_wait().expect("its state can be asked") {
            return status.code();
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.kill().expect("it can be ended");
    panic!("it did not end");
}

#[test]
fn help_has_examples() {
    let help = printed(&["--help"]);
    let (_, examples) = help.split_once("Examples:").expect("examples");
    for command in ["solve", "trace", "at"] {
        assert!(examples.contains(&format!("recuo {command} ")), "{command}");
        assert!(
            printed(&[command, "--help"]).contains("--strategy"),
            "{command}"
        );
    }
    let line = |l: &&str| l.contains("recuo solve 8");
    let example = examples.lines().find(line).expect("one with its puzzle");
    let arguments: Vec<_> = example.split_whitespace().skip(1).collect();
    assert!(printed(&arguments).contains("241,805 tests"));
}

#[test]
fn exit_codes() {
    for puzzle in [FIRST_PROGRAM, NO_SOLUTION] {
        printed(&["solve", puzzle]);
    }
    printed(&["solve", THREE_LANGUAGES, "--strategy", "singles"]);
    for bad_input in [
        &["solve", "12x"][..],
        &["solve", "no-such-file.txt"],
        &["trace", "11.............."],
        &["at", TWO_SOLUTIONS, "--step", "1000"],
    ] {
        refused(1, bad_input);
    }
    for bad_usage in [
        &["solve"][..],
        &["solve", TWO_SOLUTIONS, "--goal", "0"],
        &["solve", TWO_SOLUTIONS, "--boxes", "2"],
        &["solve", TWO_SOLUTIONS, "--format", "xml"],
        &["at", TWO_SOLUTIONS],
        &["trace", TWO_SOLUTIONS, "--only", "guess"],
    ] {
        refused(2, bad_usage);
    }
}

#[test]
fn json_has_these_keys() {
    let sorted = |keys: &[&str]| {
        let mut keys: Vec<_> = keys.iter().map(ToString::to_string).collect();
        keys.sort();
        keys
    };
    for id in Strategy::ids() {
        let report = &solved(&[TWO_SOLUTIONS, "--strategy", id])[0];
        let keys: Vec<_> = report.as_object().unwrap().keys().cloned().collect();
        assert_eq!(sorted(&KEYS), keys);
        let counters: Vec<_> = report["counters"]
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect();
        assert_eq!(sorted(&COUNTERS), counters);
        assert!(report["seconds"].is_f64());
    }
}

#[test]
fn json_tells_of_known_runs() {
    let naive = &solved(&[FIRST_PROGRAM])[0];
    for (key, expected) in [
        ("name", Json::from("puzzle")),
        ("size", 9.into()),
        ("box_rows", 3.into()),
        ("box_cols", 3.into()),
        ("givens", FIRST_PROGRAM.into()),
        ("strategy", "naive".into()),
        ("select", "row-major".into()),
        ("order", "ascending".into()),
        ("check", "rules".into()),
        ("goal", "first".into()),
        ("outcome", "solved".into()),
        ("solutions", 1.into()),
        ("empty_left", 0.into()),
    ] {
        assert_eq!(naive[key], expected, "{key}");
    }
    assert_eq!(naive["first_solution"], naive["final"]);
    let counts = |report: &Json| COUNTERS.map(|name| report["counters"][name].as_u64().unwrap());
    assert_eq!(
        counts(naive),
        [
            295_537, 26_892, 241_805, 214_913, 26_892, 26_839, 0, 0, 0, 0, 0, 26_893, 53
        ]
    );

    let all = &solved(&[READERS_VARIANT, "--goal", "all"])[0];
    assert_eq!(
        (&all["outcome"], &all["solutions"]),
        (&"enumerated".into(), &2.into())
    );
    assert_eq!(all["final"], READERS_VARIANT, "everything is taken back");
    assert_eq!(all["counters"]["tests"], 1_660_329);

    let sweep = &solved(&[THREE_LANGUAGES, "--strategy", "singles"])[0];
    assert_eq!(
        (&sweep["outcome"], &sweep["empty_left"]),
        (&"gave-up".into(), &15.into())
    );
    for absent in ["select", "order", "first_solution"] {
        assert_eq!(sweep[absent], Json::Null);
    }
    assert_eq!(
        (
            &sweep["counters"]["naked_singles"],
            &sweep["counters"]["sweeps"]
        ),
        (&26.into(), &5.into())
    );

    let none = &solved(&[NO_SOLUTION])[0];
    assert_eq!(
        (&none["outcome"], &none["first_solution"]),
        (&"no-solution".into(), &Json::Null)
    );
    assert_eq!(counts(none), [12, 2, 8, 7, 1, 1, 0, 0, 0, 0, 0, 2, 1]);

    let counted = &solved(&[THREE_LANGUAGES, "--goal", "6"])[0];
    assert_eq!(
        (&counted["outcome"], &counted["goal"]),
        (&"solved".into(), &"6".into())
    );
    assert_ne!(counted["first_solution"], counted["final"]);
}

#[test]
fn a_strategy_by_its_three_choices() {
    let choices = [
        "--select",
        "fewest-places",
        "--order",
        "descending",
        "--check",
        "hidden-singles",
    ];
    let report = &solved(&[&[READERS_VARIANT, "--goal", "all"], &choices[..]].concat())[0];
    assert_eq!(report["strategy"], Json::Null);
    assert_eq!(report["select"], "fewest-places");
    assert_eq!(report["order"], "descending");
    assert_eq!(report["check"], "hidden-singles");
    assert_eq!(report["solutions"], 2);
    // Three choices that have a name are told by it.
    assert_eq!(
        solved(&[FIRST_PROGRAM, "--check", "masks"])[0]["strategy"],
        "masks"
    );
}

#[test]
fn meaningless_combinations_are_refused_with_a_reason() {
    for select in ["fewest-candidates", "fewest-places"] {
        let said = refused(
            2,
            &[
                "solve",
                TWO_SOLUTIONS,
                "--select",
                select,
                "--check",
                "rules",
            ],
        );
        assert!(
            said.contains(select) && said.contains("`rules` keeps none"),
            "{said}"
        );
    }
    let said = refused(
        2,
        &[
            "solve",
            TWO_SOLUTIONS,
            "--strategy",
            "naive",
            "--check",
            "masks",
        ],
    );
    assert!(said.contains("cannot be used with"), "{said}");
    let said = refused(2, &["solve", TWO_SOLUTIONS, "--strategy", "clever"]);
    assert!(Strategy::ids().iter().all(|id| said.contains(id)), "{said}");
}

#[test]
fn several_puzzles_and_strategies() {
    let path = file(
        "several.txt",
        &format!("{TWO_SOLUTIONS}\n{NO_SOLUTION}\n{FIRST_PROGRAM}\n"),
    );
    let path = path.to_str().unwrap();
    let reports = solved(&[path, NO_SOLUTION, "--strategy", "masks,propagation"]);
    let told: Vec<_> = reports
        .iter()
        .map(|r| ["name", "strategy", "givens"].map(|key| r[key].as_str().unwrap()))
        .collect();
    let mut expected = Vec::new();
    for (name, givens) in [
        ("several#1", TWO_SOLUTIONS),
        ("several#2", NO_SOLUTION),
        ("several#3", FIRST_PROGRAM),
        ("puzzle", NO_SOLUTION),
    ] {
        expected.extend(["masks", "propagation"].map(|strategy| [name, strategy, givens]));
    }
    assert_eq!(told, expected);
}

#[test]
fn csv_says_what_json_says() {
    let content = format!("{TWO_SOLUTIONS}\n{NO_SOLUTION}\n");
    let path = file("quotes, commas.txt", &content);
    let arguments = [
        path.to_str().unwrap(),
        "--strategy",
        "naive,singles",
        "--goal",
        "all",
    ];
    let rows = printed(&[&["solve", "--format", "csv"], &arguments[..]].concat());
    let header = [&KEYS[..15], &COUNTERS, &KEYS[16..]].concat().join(",");
    assert_eq!(rows.lines().next(), Some(&header[..]));
    assert!(rows.contains("\n\"quotes, commas#1\",4,2,2,"), "{rows}");

    let reports = solved(&arguments);
    let mut reader = csv::Reader::from_reader(rows.as_bytes());
    let columns = reader.headers().unwrap().clone();
    let records: Vec<_> = reader.records().map(Result::unwrap).collect();
    assert_eq!(records.len(), reports.len());
    for (record, report) in records.iter().zip(&reports) {
        for (column, field) in columns.iter().zip(record) {
            let told = report
                .get(column)
                .unwrap_or_else(|| &report["counters"][column]);
            match told {
                Json::Null => assert_eq!(field, "", "{column}"),
                Json::String(told) => assert_eq!(field, told, "{column}"),
                _ if column == "seconds" => assert!(field.parse::<f64>().is_ok()),
                told => assert_eq!(field, told.to_string(), "{column}"),
            }
        }
    }
}

#[test]
fn text_shows_the_board_before_and_after() {
    let solution = "+-----+-----+\n| 3 1 | 4 2 |\n| 2 4 | 1 3 |\n+-----+-----+\n| 4 2 | 3 1 |\n| 1 3 | 2 4 |\n+-----+-----+\n";
    let told = printed(&["solve", TWO_SOLUTIONS]);
    let before = told.find("| . . | . 2 |\n").expect("the puzzle");
    assert!(told[before..].contains(solution), "{told}");
    assert!(told.contains("\nsolved\n"), "{told}");
    assert!(
        told.contains("45 steps, 12 selects, 32 tests, 20 conflicts, 12 placements"),
        "{told}"
    );

    let told = printed(&[
        "solve",
        TWO_SOLUTIONS,
        "--goal",
        "all",
        "--strategy",
        "propagation",
    ]);
    assert!(
        told.contains(&format!("solution 1\n{solution}solution 2\n")),
        "{told}"
    );
    assert!(told.contains("exactly 2 solutions"), "{told}");
    assert!(told.contains("inference: "), "{told}");
    assert!(printed(&["solve", NO_SOLUTION]).contains("\nno solution\n"));
    let gave_up = printed(&["solve", THREE_LANGUAGES, "--strategy", "singles"]);
    assert!(
        gave_up.contains("gave up") && gave_up.contains("15 cells"),
        "{gave_up}"
    );
}

#[test]
fn a_minus_is_standard_input() {
    let grid = "1 . | . 4\n. . | . .\n----+----\n. 3 | . .\n. . | 1 .\n";
    let output = with_input(&["solve", "-", "--format", "json"], grid);
    assert_eq!(output.status.code(), Some(0));
    let report = &objects(&text(&output.stdout))[0];
    assert_eq!(
        (&report["name"], &report["givens"]),
        (&"stdin".into(), &"1..4.....3....1.".into())
    );
    let output = with_input(&["trace", "-", "--format", "jsonl"], grid);
    assert!(text(&output.stdout).starts_with(r#"{"step":1,"event":"select","cell":"R1C2""#));
    let output = with_input(&["at", "-", "--step", "2", "--format", "json"], grid);
    assert_eq!(
        objects(&text(&output.stdout))[0]["event"]["event"],
        "conflict"
    );
    assert_eq!(with_input(&["solve", "-"], "").status.code(), Some(1));
}

#[test]
fn a_trace_by_parts() {
    for strategy in Strategy::ids() {
        for format in ["text", "jsonl", "csv"] {
            let base = [
                "trace",
                READERS_VARIANT,
                "--strategy",
                strategy,
                "--to",
                "3000",
                "--format",
                format,
            ];
            let part = |more: &[&str]| printed(&[&base[..], more].concat());
            let whole = part(&[]);
            let header = usize::from(format == "csv");
            let lines: Vec<_> = whole.lines().skip(header).collect();
            let from = lines.len() / 2;
            let rest = part(&["--from", &from.to_string()]);
            assert_eq!(
                rest.lines().skip(header).collect::<Vec<_>>(),
                lines[from - 1..]
            );
            let only = part(&["--only", "place,solution,gave-up"]);
            let is_asked = |line: &&&str| {
                // The second column of each format.
                let mut words = line.split([' ', ',', '"', ':']).filter(|w| !w.is_empty());
                let kind = words.nth(if format == "jsonl" { 4 } else { 1 });
                ["place", "solution", "gave-up"].contains(&kind.expect("a kind"))
            };
            let expected: Vec<_> = lines.iter().filter(is_asked).copied().collect();
            assert!(!expected.is_empty());
            assert_eq!(only.lines().skip(header).collect::<Vec<_>>(), expected);
        }
    }
    // A part that begins late in a long run is reached at once.
    let late = printed(&[
        "trace",
        AGAINST_BRUTE_FORCE,
        "--from",
        "500000000",
        "--to",
        "500000001",
    ]);
    assert_eq!(late.lines().count(), 2);
}

#[test]
fn a_part_of_a_trace_that_is_not_there_is_refused() {
    let said = refused(2, &["trace", TWO_SOLUTIONS, "--from", "10", "--to", "5"]);
    assert!(said.contains("--from 10 is after --to 5"), "{said}");
    for format in ["text", "jsonl", "csv"] {
        let trace = ["trace", TWO_SOLUTIONS, "--format", format];
        let said = refused(1, &[&trace[..], &["--from", "46"]].concat());
        let at = refused(1, &["at", TWO_SOLUTIONS, "--step", "46"]);
        assert_eq!(said, at);
        assert!(said.contains("the run ends at step 45"), "{said}");
        printed(&[&trace[..], &["--from", "45"]].concat());
    }
}

#[test]
fn a_trace_as_csv() {
    let told = printed(&["trace", TWO_SOLUTIONS, "--to", "4", "--format", "csv"]);
    assert_eq!(
        told,
        "step,event,cell,value,with,house,options,why,number,empty\n\
         1,select,R1C1,,,,4,,,\n\
         2,conflict,R1C1,1,R4C1,,,,,\n\
         3,conflict,R1C1,2,R1C4,,,,,\n\
         4,place,R1C1,3,,,,,,\n"
    );
}

#[test]
fn a_closed_pipe_is_no_error() {
    for command in [
        &["trace", ENDLESS, "--goal", "all"][..],
        &["trace", ENDLESS, "--goal", "all", "--format", "jsonl"],
        &[
            "solve",
            ENDLESS,
            "--goal",
            "all",
            "--strategy",
            "propagation",
        ],
    ] {
        let mut child = recuo(command)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("recuo starts");
        let mut first = String::new();
        let mut reader = BufReader::new(child.stdout.take().expect("a pipe"));
        reader.read_line(&mut first).expect("a line");
        assert_ne!(first, "");
        drop(reader);
        assert_eq!(end_of(&mut child), Some(0), "{command:?}");
        let output = child.wait_with_output().expect("it has ended");
        assert_eq!(text(&output.stderr), "");
    }
}

/// What a trace so far leaves on the board.
#[derive(Default)]
struct Folded {
    board: Vec<char>,
    /// Each guess, with the cells deduced after it.
    guesses: Vec<(usize, Vec<usize>)>,
    deduced: Vec<usize>,
    counts: std::collections::BTreeMap<&'static str, u64>,
    max_depth: usize,
}

impl Folded {
    fn follow(&mut self, event: &Json) {
        let size = self.board.len().isqrt();
        let cell = event["cell"].as_str().map(|address| {
            let (row, column) = address[1..].split_once('C').unwrap();
            let number = |text: &str| text.parse::<usize>().unwrap() - 1;
            number(row) * size + number(column)
        });
        let digit = || event["value"].to_string().chars().next().unwrap();
        let counter = match event["event"].as_str().unwrap() {
            "select" => "selects",
            "conflict" => "conflicts",
            "place" => {
                self.board[cell.unwrap()] = digit();
                self.guesses.push((cell.unwrap(), Vec::new()));
                self.max_depth = self.max_depth.max(self.guesses.len());
                "placements"
            }
            "deduce" => {
                self.board[cell.unwrap()] = digit();
                let latest = self.guesses.last_mut().map(|(_, deduced)| deduced);
                latest.unwrap_or(&mut self.deduced).push(cell.unwrap());
                if event["why"] == "naked-single" {
                    "naked_singles"
                } else {
                    "hidden_singles"
                }
            }
            "backtrack" => {
                let (guess, deduced) = self.guesses.pop().unwrap();
                assert_eq!(Some(guess), cell);
                for cell in deduced.into_iter().chain([guess]) {
                    self.board[cell] = '.';
                }
                "backtracks"
            }
            "dead-end" => "dead_ends",
            "sweep" => "sweeps",
            "solution" => "solutions",
            _ => "others",
        };
        *self.counts.entry(counter).or_default() += 1;
    }

    fn count(&self, name: &str) -> u64 {
        self.counts.get(name).copied().unwrap_or_default()
    }
}

#[test]
fn at_a_step_is_the_trace_folded() {
    let mut random = Random(2_026);
    for strategy in Strategy::ids() {
        let run = [THREE_LANGUAGES, "--strategy", strategy, "--goal", "all"];
        let trace = objects(&printed(
            &[&["trace", "--format", "jsonl"], &run[..]].concat(),
        ));
        let steps: Vec<_> = [0, 1, trace.len()]
            .into_iter()
            .chain((0..6).map(|_| random.below(trace.len() + 1)))
            .collect();
        for step in steps {
            let mut folded = Folded {
                board: THREE_LANGUAGES.chars().collect(),
                ..Folded::default()
            };
            for event in &trace[..step] {
                folded.follow(event);
            }
            let number = step.to_string();
            let at = ["at", "--format", "json", "--step", &number];
            let state = &objects(&printed(&[&at, &run[..]].concat()))[0];
            let context = format!("{strategy} {step}");
            assert_eq!(state["step"], step, "{context}");
            assert_eq!(
                state["board"],
                Json::from(folded.board.iter().collect::<String>()),
                "{context}"
            );
            assert_eq!(state["depth"], folded.guesses.len(), "{context}");
            assert_eq!(state["solutions"], folded.count("solutions"), "{context}");
            let event = step.checked_sub(1).map_or(&Json::Null, |last| &trace[last]);
            assert_eq!(&state["event"], event, "{context}");
            let counters = &state["counters"];
            for name in [
                "selects",
                "conflicts",
                "placements",
                "backtracks",
                "dead_ends",
                "naked_singles",
                "hidden_singles",
                "sweeps",
            ] {
                assert_eq!(counters[name], folded.count(name), "{context} {name}");
            }
            assert_eq!(counters["steps"], step, "{context}");
            assert_eq!(counters["max_depth"], folded.max_depth, "{context}");
            assert_eq!(
                counters["nodes"],
                1 + folded.count("placements"),
                "{context}"
            );
            let guessed = |frame: &&Json| frame["value"].is_number();
            let stack: Vec<_> = state["stack"]
                .as_array()
                .unwrap()
                .iter()
                .filter(guessed)
                .collect();
            let told: Vec<_> = stack
                .iter()
                .map(|f| f["cell"].as_str().unwrap().to_owned())
                .collect();
            let address = |cell: &usize| format!("R{}C{}", cell / 9 + 1, cell % 9 + 1);
            let expected: Vec<_> = folded
                .guesses
                .iter()
                .map(|(cell, _)| address(cell))
                .collect();
            assert_eq!(told, expected, "{context}");
            let empty = folded.board.iter().filter(|c| **c == '.').count();
            assert_eq!(
                state["domains"].as_object().unwrap().len(),
                empty,
                "{context}"
            );
        }
    }
}

#[test]
fn at_a_step_tells_stack_and_domains() {
    let told = printed(&["at", "1...............", "--step", "3"]);
    for part in [
        "| 1 2 | . . |",
        "R1C2: 2 is written",
        "R1C2           2  tried 1",
        "R2C1    3 4",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let stack = |more: &[&str]| {
        let at = [
            "at",
            "1...............",
            "--goal",
            "all",
            "--format",
            "json",
        ];
        objects(&printed(&[&at, more].concat()))[0]["stack"].to_string()
    };
    assert_eq!(
        stack(&["--step", "3"]),
        r#"[{"cell":"R1C2","tried":[1],"value":2}]"#
    );
    assert_eq!(
        stack(&["--step", "810", "--strategy", "algorithm-x"]),
        r#"[{"cell":"R2C4","digit":1,"house":"row 2","tried":[],"tried_cells":["R2C3"],"value":1},{"cell":null,"digit":1,"house":"row 3","tried":[],"value":null}]"#
    );
    let said = refused(1, &["at", "1...............", "--step", "56"]);
    assert!(said.contains("the run ends at step 55"), "{said}");
}

#[test]
fn a_run_can_be_limited() {
    for strategy in ["naive", "propagation"] {
        let run = [ENDLESS, "--strategy", strategy, "--goal", "all"];
        let report = &solved(&[&run[..], &["--max-steps", "1234567"]].concat())[0];
        assert_eq!(report["outcome"], "limit");
        assert_eq!(report["counters"]["steps"], 1_234_567);
        let at = ["at", "--step", "1234567", "--format", "json"];
        let state = &objects(&printed(&[&at, &run[..]].concat()))[0];
        assert_eq!(report["final"], state["board"]);
        assert_eq!(report["counters"], state["counters"]);
    }
    let none = &solved(&[TWO_SOLUTIONS, "--max-steps", "0"])[0];
    assert_eq!(
        (&none["outcome"], &none["final"]),
        (&"limit".into(), &TWO_SOLUTIONS.into())
    );
    // A limit that is not reached changes nothing.
    assert_eq!(
        solved(&[TWO_SOLUTIONS, "--max-steps", "45"])[0]["outcome"],
        "solved"
    );
}

#[test]
fn boxes_can_be_chosen() {
    let six = "1...................................";
    for (boxes, rows, columns) in [("2x3", 2, 3), ("3x2", 3, 2)] {
        let report = &solved(&[six, "--boxes", boxes, "--strategy", "propagation"])[0];
        assert_eq!(
            (&report["box_rows"], &report["box_cols"]),
            (&rows.into(), &columns.into())
        );
        assert_eq!(report["outcome"], "solved");
    }
    // R1C1 and R3C2 share a box only where boxes are three rows high.
    let clash = "1............1......................";
    assert!(refused(1, &["solve", clash, "--boxes", "3x2"]).contains("R1C1 and R3C2 both hold 1"));
    solved(&[clash, "--boxes", "2x3", "--strategy", "propagation"]);
    assert!(refused(1, &["solve", six, "--boxes", "4x4"]).contains("16×16"));
}

#[test]
fn hexadecimal_digits() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/hexadecimal.txt");
    let givens = |digits: &[&str]| {
        let run = [data.to_str().unwrap(), "--strategy", "singles"];
        solved(&[&run, digits].concat())[0]["givens"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let raised = givens(&["--digits", "0-F"]);
    assert!(raised.starts_with("...CF...8.5....."), "{raised}");
    assert_eq!(givens(&[]), raised, "a 0 as a digit is noticed");
    assert!(givens(&["--digits", "1-G"]).starts_with("...BE...7.4....."));
}

#[test]
fn errors_say_where_and_what() {
    let said = refused(1, &["solve", "1.4.\n..2.\n.3..\n..q.\n"]);
    for part in ["puzzle: line 4, column 3: 'q'", "expected 1–4"] {
        assert!(said.contains(part), "{part}\n{said}");
    }
    let said = refused(1, &["solve", "no-such-file.txt"]);
    assert!(said.contains("no-such-file.txt"), "{said}");
}

#[test]
fn inputs_are_told_apart() {
    let folder = |name: &str| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).expect("a folder is made");
    };
    folder("left");
    folder("right");
    let content = format!("{TWO_SOLUTIONS}\n{NO_SOLUTION}\n12q4............\n");
    let paths = ["same.txt", "same.sdk", "left/twin.txt", "right/twin.txt"]
        .map(|name| file(name, &content).to_str().unwrap().to_owned());
    let inputs: Vec<&str> = paths.iter().map(String::as_str).collect();
    let puzzles = [TWO_SOLUTIONS, "1..2q...........", NO_SOLUTION];
    let run = [&["solve", "--format", "json"], &inputs[..], &puzzles].concat();
    let output = recuo(&run).output().expect("recuo starts");
    assert_eq!(output.status.code(), Some(1));
    let names: Vec<String> = objects(&text(&output.stdout))
        .iter()
        .map(|report| report["name"].as_str().unwrap().to_owned())
        .collect();
    let of = |name: &str| [format!("{name}#1"), format!("{name}#2")];
    let mut expected = [of("same.txt"), of("same.sdk"), of(inputs[2]), of(inputs[3])].concat();
    expected.extend(["argument 5".to_owned(), "argument 7".to_owned()]);
    assert_eq!(names, expected);
    let said = text(&output.stderr);
    for path in inputs {
        assert!(
            said.contains(&format!("recuo: {path}#3: line 3, column 3: 'q'")),
            "{said}"
        );
    }
    assert!(
        said.contains("recuo: argument 6: line 1, column 5: 'q'"),
        "{said}"
    );
    // Titles are names where each puzzle has its own.
    let titled = format!("# a\n{TWO_SOLUTIONS}\n# b\n{TWO_SOLUTIONS}\n# a\n{TWO_SOLUTIONS}\n");
    let titled = file("titled.txt", &titled);
    let names = solved(&[titled.to_str().unwrap()]);
    let names: Vec<_> = names.iter().map(|r| r["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["titled#1", "b", "titled#3"]);
}

#[test]
fn what_is_no_text_with_puzzles_is_told_plainly() {
    let tmp = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (input, expected) in [
        (
            "no-such-file.txt",
            "no-such-file.txt: there is no such file; an INPUT is a puzzle",
        ),
        (
            "nowhere",
            "\"nowhere\" is neither a puzzle nor a file: an INPUT is a puzzle",
        ),
        (
            &"nothing ".repeat(9),
            "\"nothing nothing nothing nothing nothing …\" is neither",
        ),
        (
            tmp.to_str().unwrap(),
            "this is a folder, and a file was expected",
        ),
    ] {
        let said = refused(1, &["solve", input]);
        assert!(
            said.contains(expected) && said.lines().count() == 1,
            "{said}"
        );
        assert_eq!(refused(1, &["at", input, "--step", "1"]), said);
    }
    let bytes = |name: &str, bytes: &[u8]| {
        let path = tmp.join(name);
        std::fs::write(&path, bytes).expect("a file is written");
        path.to_str().unwrap().to_owned()
    };
    let binary = [b"\x89PNG\r\n\x1A\n\0\0".as_slice(), &[b'1'; 81], b"\n12\n"].concat();
    let said = refused(1, &["solve", &bytes("picture.txt", &binary)]);
    assert!(
        said.contains("picture.txt: this is not a text file") && said.lines().count() == 1,
        "{said}"
    );
    let units = |text: &str| {
        [0xFEFF]
            .into_iter()
            .chain(text.encode_utf16())
            .collect::<Vec<u16>>()
    };
    let title = format!("Título: é\r\n{TWO_SOLUTIONS}\r\n");
    let little: Vec<u8> = units(&title)
        .into_iter()
        .flat_map(u16::to_le_bytes)
        .collect();
    let big: Vec<u8> = units(&title)
        .into_iter()
        .flat_map(u16::to_be_bytes)
        .collect();
    let latin: Vec<u8> = title.chars().map(|c| c as u8).collect();
    for (name, content) in [("le.txt", little), ("be.txt", big), ("latin.txt", latin)] {
        let report = &solved(&[&bytes(name, &content)])[0];
        assert_eq!(report["givens"], TWO_SOLUTIONS);
        assert_eq!(report["name"], "Título: é");
    }
}

#[test]
fn negative_numbers_are_told_what_was_expected() {
    for (arguments, expected) in [
        (
            &["solve", TWO_SOLUTIONS, "--max-steps", "-1"][..],
            "expected a whole number of steps",
        ),
        (
            &["solve", TWO_SOLUTIONS, "--goal", "-3"],
            "expected first, all, or how many",
        ),
        (
            &["trace", TWO_SOLUTIONS, "--from", "-1"],
            "expected a whole number of steps",
        ),
        (
            &["trace", TWO_SOLUTIONS, "--to", "-1"],
            "expected a whole number of steps",
        ),
        (
            &["at", TWO_SOLUTIONS, "--step", "-1"],
            "expected a whole number of steps",
        ),
    ] {
        let said = refused(2, arguments);
        assert!(said.contains(expected) && !said.contains("-- -"), "{said}");
    }
}

#[test]
fn one_is_singular() {
    let told = printed(&["solve", "12343412214343.1", "--strategy", "masks"]);
    assert!(
        told.contains("search: 3 steps, 1 select, 1 placement, 2 nodes, 1 max depth\n"),
        "{told}"
    );
}

#[test]
fn a_faulty_puzzle_does_not_stop_the_others() {
    let path = file(
        "faulty.txt",
        &format!("{NO_SOLUTION}\n11..............\n{TWO_SOLUTIONS}\n"),
    );
    let output = run(&["solve", path.to_str().unwrap(), "--format", "json"]);
    assert_eq!(output.status.code(), Some(1));
    let names: Vec<_> = objects(&text(&output.stdout))
        .iter()
        .map(|r| r["name"].clone())
        .collect();
    assert_eq!(names, ["faulty#1", "faulty#3"]);
    let said = text(&output.stderr);
    assert!(
        said.contains("faulty.txt#2: line 2:") && said.contains("R1C1 and R1C2"),
        "{said}"
    );
}

#[test]
fn every_clash_is_named() {
    let said = refused(1, &["solve", "11...1........44"]);
    for pair in [
        "R1C1 and R1C2 both hold 1",
        "R1C1 and R2C2 both hold 1",
        "R1C2 and R2C2 both hold 1",
        "R4C3 and R4C4 both hold 4",
    ] {
        assert!(said.contains(pair), "{pair}\n{said}");
    }
    assert_eq!(said.matches("both hold").count(), 4);
}

#[cfg(unix)]
fn interrupt(child: &Child) {
    let kill = format!("kill -INT {}", child.id());
    let sent = Command::new("sh").args(["-c", &kill]).status();
    assert!(sent.expect("a shell").success());
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_tells_how_far_it_came() {
    let mut child = recuo(&["solve", AGAINST_BRUTE_FORCE, "--goal", "all"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("recuo starts");
    let mut reader = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut told = String::new();
    reader
        .read_line(&mut told)
        .expect("what it works on is told first");
    interrupt(&child);
    reader.read_to_string(&mut told).expect("the rest");
    assert_eq!(end_of(&mut child), Some(130));
    assert!(
        told.contains("stopped before the end, 0 solutions so far"),
        "{told}"
    );
    assert!(told.contains(" tests, "), "{told}");
}

#[cfg(unix)]
#[test]
fn an_interruption_ends_every_command() {
    let run = [ENDLESS, "--goal", "all"];
    for (command, expected) in [
        (
            &[
                "solve",
                "--strategy",
                "masks,propagation",
                "--format",
                "json",
            ][..],
            r#"{"name":"puzzle""#,
        ),
        (
            &["trace", "--only", "gave-up"],
            "recuo: interrupted at step",
        ),
        (
            &["at", "--step", "900000000000"],
            "recuo: interrupted at step",
        ),
    ] {
        let mut child = recuo(&[command, &run].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("recuo starts");
        // These commands are silent until they end.
        std::thread::sleep(Duration::from_secs(1));
        interrupt(&child);
        assert_eq!(end_of(&mut child), Some(130), "{command:?}");
        let output = child.wait_with_output().expect("it has ended");
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        let told = if command[0] == "solve" { &out } else { &err };
        assert!(told.starts_with(expected), "{command:?}: {told}");
        assert!(told.contains("placements"), "{command:?}: {told}");
        let lines = out.lines().count() + err.lines().count();
        assert!(lines <= 2, "nothing more is begun: {out}{err}");
    }
}
