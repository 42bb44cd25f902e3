//! The output of `recuo trace` and `recuo at`.

use crate::common::program::*;
use crate::common::*;
use recuo::solver::Strategy;
use serde_json::Value as Json;

#[test]
fn a_trace_by_parts() {
    for format in ["text", "jsonl", "csv"] {
        let run = ["trace", READERS_VARIANT, "--strategy", "propagation"];
        let base = [&run[..], &["--to", "3000", "--format", format]].concat();
        let part = |more: &[&str]| printed(&[&base[..], more].concat());
        let whole = part(&[]);
        let header = usize::from(format != "text");
        let lines: Vec<_> = whole.lines().skip(header).collect();
        let from = lines.len() / 2;
        let rest = part(&["--from", &from.to_string()]);
        assert_eq!(
            rest.lines().skip(header).collect::<Vec<_>>(),
            lines[from - 1..]
        );
        let only = part(&["--only", "place,solution"]);
        let is_asked = |line: &&&str| {
            // The second column of each format.
            let mut words = line.split([' ', ',', '"', ':']).filter(|w| !w.is_empty());
            let kind = words.nth(if format == "jsonl" { 4 } else { 1 });
            ["place", "solution"].contains(&kind.expect("a kind"))
        };
        let expected: Vec<_> = lines.iter().filter(is_asked).copied().collect();
        assert!(!expected.is_empty());
        assert_eq!(only.lines().skip(header).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn a_missing_part_of_a_trace_is_refused() {
    let said = refused(2, &["trace", TWO_SOLUTIONS, "--from", "10", "--to", "5"]);
    assert!(said.contains("--from 10 is after --to 5"), "{said}");
    for arguments in [
        ["trace", TWO_SOLUTIONS, "--from", "46"],
        ["at", TWO_SOLUTIONS, "--step", "46"],
    ] {
        let said = refused(1, &arguments);
        assert!(said.contains("the search ends at step 45"), "{said}");
    }
    printed(&["trace", TWO_SOLUTIONS, "--from", "45"]);
}

#[test]
fn a_trace_as_csv() {
    let shown = printed(&["trace", TWO_SOLUTIONS, "--to", "4", "--format", "csv"]);
    assert_eq!(
        shown,
        "step,event,cell,value,with,house,options,why,number,empty\n\
         1,select,R1C1,,,,4,,,\n\
         2,conflict,R1C1,1,R4C1,,,,,\n\
         3,conflict,R1C1,2,R1C4,,,,,\n\
         4,place,R1C1,3,,,,,,\n"
    );
}

/// The board after a trace.
#[derive(Default)]
struct Folded {
    board: Vec<char>,
    /// Each guess, with its deductions.
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
    // Those that are for Sudoku.
    for strategy in Strategy::ids().into_iter().filter(|id| *id != "warnsdorff") {
        let run = [THREE_LANGUAGES, "--strategy", strategy, "--goal", "all"];
        let trace = objects(&printed(
            &[&["trace", "--format", "jsonl"], &run[..]].concat(),
        ));
        // The first line says which run it is.
        let trace = &trace[1..];
        let steps: Vec<_> = [0, 1, trace.len()]
            .into_iter()
            .chain((0..3).map(|_| random.below(trace.len() + 1)))
            .collect();
        let mut states = std::collections::HashMap::new();
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
            let known = states.insert(state["state"].to_string(), step);
            assert!(known.is_none_or(|known| known == step), "{context}");
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
            let shown: Vec<_> = stack
                .iter()
                .map(|f| f["cell"].as_str().unwrap().to_owned())
                .collect();
            let address = |cell: &usize| format!("R{}C{}", cell / 9 + 1, cell % 9 + 1);
            let expected: Vec<_> = folded
                .guesses
                .iter()
                .map(|(cell, _)| address(cell))
                .collect();
            assert_eq!(shown, expected, "{context}");
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
    let shown = printed(&["at", "1...............", "--step", "3"]);
    for part in [
        "| 1 2 | . . |",
        "R1C2: 2 is written",
        "R1C2           2  tried 1",
        "R2C1    3 4",
    ] {
        assert!(shown.contains(part), "{part}\n{shown}");
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
}

#[test]
fn at_goes_to_when_something_happens() {
    let at = |what: &str| {
        let arguments = ["at", FIRST_PROGRAM, "--format", "json", "--when", what];
        objects(&printed(&arguments)).remove(0)
    };
    let written = at("R1C3 = 2");
    assert_eq!(written["event"]["event"], "place");
    assert_eq!(written["event"]["cell"], "R1C3");
    assert_eq!(written["event"]["value"], 2);
    let step = written["step"].to_string();
    let same = ["at", FIRST_PROGRAM, "--format", "json", "--step", &*step];
    assert_eq!(objects(&printed(&same)).remove(0), written);
    assert_eq!(at("conflict 1000")["counters"]["conflicts"], 1000);
    assert_eq!(at("placements >= 26892")["counters"]["placements"], 26_892);
    assert_eq!(at("depth >= 20")["depth"], 20);
    assert_eq!(at("End")["step"], 295_537);
    assert_eq!(at("Step(0)")["step"], 0);
    assert!(refused(1, &["at", FIRST_PROGRAM, "--when", "R1C3 = 0"]).contains("character 8"));
    assert!(refused(1, &["at", FIRST_PROGRAM, "--when", "solution 2"]).contains("295,537 steps"));
    refused(2, &["at", FIRST_PROGRAM, "--when", "End", "--step", "3"]);
    refused(2, &["at", FIRST_PROGRAM]);
}
