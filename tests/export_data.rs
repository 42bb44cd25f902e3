//! Data written by the built program, parsed independently.

use crate::common::exports::{SHORT, exported_text, refused};
use crate::common::program::{self, folder, printed};
use serde_json::Value as Json;

#[test]
fn a_trace_is_that_of_the_range() {
    let folder = folder("data");
    let trace = |arguments: &[&str]| printed(&[&["trace", SHORT], arguments].concat());
    let csv = exported_text(&folder, "all.csv", SHORT);
    assert_eq!(csv, trace(&["--format", "csv"]));
    let lines = exported_text(&folder, "part.jsonl", &format!("{SHORT} --steps 7..12"));
    assert_eq!(
        lines,
        trace(&["--format", "jsonl", "--from", "7", "--to", "12"])
    );
    let moves = exported_text(&folder, "moves.jsonl", &format!("{SHORT} --moves"));
    let only = "place,backtrack,dead-end,deduce,solution";
    assert_eq!(moves, trace(&["--format", "jsonl", "--only", only]));
    let tenths = exported_text(
        &folder,
        "tenths.csv",
        &format!("{SHORT} --steps 5.. --every 10"),
    );
    let steps: Vec<_> = tenths
        .lines()
        .skip(1)
        .map(|row| row.split(',').next().unwrap())
        .collect();
    assert_eq!(steps, ["5", "15", "25", "35", "45", "55"]);
    // A trace is of one board.
    let said = refused(2, &folder, "naive-or-propagation -o x.csv");
    assert!(said.contains("--board 1 to 2"), "{said}");
    let one = exported_text(&folder, "board.csv", "naive-or-propagation --board 2");
    assert_eq!(one.lines().count(), 66);
}

/// The rows of a CSV file as pairs of column name and field.
fn table(csv: &str) -> Vec<Vec<(String, String)>> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let columns = reader.headers().expect("a header").clone();
    let row = |row: csv::Result<csv::StringRecord>| {
        let row = row.expect("a row");
        let named = columns.iter().zip(row.iter());
        named.map(|(c, f)| (c.to_owned(), f.to_owned())).collect()
    };
    reader.records().map(row).collect()
}

fn field(row: &[(String, String)], column: &str) -> String {
    let found = row.iter().find(|(name, _)| name == column);
    found.expect("a column").1.clone()
}

fn solved(strategy: &str) -> Json {
    program::solved(&[SHORT, "--strategy", strategy]).remove(0)
}

#[test]
fn counters_are_those_of_solving() {
    let folder = folder("counters");
    let source = format!("{SHORT} --strategy naive,masks --what counters");
    let table = table(&exported_text(&folder, "end.csv", &source));
    assert_eq!(table.len(), 2);
    for ((row, strategy), board) in table.iter().zip(["naive", "masks"]).zip(["1", "2"]) {
        let expected = solved(strategy);
        assert_eq!([field(row, "board"), field(row, "step")], [board, "55"]);
        assert_eq!(field(row, "strategy"), strategy);
        assert_eq!(Json::from(field(row, "final")), expected["final"]);
        let counters = expected["counters"].as_object().expect("counters");
        for (name, count) in counters {
            assert_eq!(field(row, name), count.to_string(), "{name}");
        }
    }
}

#[test]
fn counters_can_be_followed_step_by_step() {
    let folder = folder("growth");
    let source = format!("{SHORT} --strategy naive,masks --what counters");
    let growth = exported_text(
        &folder,
        "growth.csv",
        &format!("{source} --steps 5.. --every 20"),
    );
    let rows: Vec<[String; 5]> = table(&growth)
        .iter()
        .map(|row| ["board", "step", "steps", "outcome", "final"].map(|c| field(row, c)))
        .collect();
    let short = |row: &[String; 5]| row[..4].join(" ");
    let masks = solved("masks")["counters"]["steps"].to_string();
    assert_eq!(
        rows.iter().map(short).collect::<Vec<_>>(),
        [
            "1 5 5 limit".to_owned(),
            "2 5 5 limit".to_owned(),
            "1 25 25 limit".to_owned(),
            "2 25 25 limit".to_owned(),
            "1 45 45 limit".to_owned(),
            // It has already ended.
            format!("2 45 {masks} solved"),
        ]
    );
    // The board is the one at that step.
    let at = printed(&["at", SHORT, "--step", "25", "--format", "json"]);
    let at: Json = serde_json::from_str(&at).expect("an object");
    assert_eq!(rows[2][4], at["board"].as_str().expect("a line"));
    let one = exported_text(&folder, "one.csv", &format!("{source} --step 25 --board 1"));
    assert_eq!(table(&one), [table(&growth)[2].clone()]);
    let said = refused(1, &folder, &format!("{source} --step 56 -o x.csv"));
    assert!(said.contains("the search ends at step 55"), "{said}");
}

#[test]
fn boards_go_as_they_are_aligned() {
    let folder = folder("aligned");
    let placed = |align: &str| {
        let source =
            format!("{SHORT} --strategy masks,naive --what counters --every 7{align} --force");
        let rows = table(&exported_text(&folder, "aligned.csv", &source));
        let number = |row: &[(String, String)], column| -> u64 {
            field(row, column).parse().expect("a number")
        };
        rows.chunks(2)
            .map(|pair| {
                [0, 1].map(|board| {
                    [
                        number(&pair[board], "steps"),
                        number(&pair[board], "placements"),
                    ]
                })
            })
            .collect::<Vec<_>>()
    };
    let by_guess = placed(" --align guess");
    let by_step = placed("");
    assert!(
        by_guess.iter().all(|[masks, naive]| masks[1] == naive[1]),
        "{by_guess:?}"
    );
    assert!(
        by_guess.iter().any(|[masks, naive]| masks[0] != naive[0]),
        "{by_guess:?}"
    );
    assert!(
        by_step.iter().any(|[masks, naive]| masks[1] != naive[1]),
        "{by_step:?}"
    );
    let said = refused(2, &folder, &format!("{SHORT} -o x.png --align own"));
    assert!(said.contains("step, guess, work or share"), "{said}");
    let said = refused(2, &folder, "first-moves -o x.csv --align guess");
    assert!(said.contains("--align is for"), "{said}");
}

#[test]
fn a_comparison_has_every_counter_and_its_ratio() {
    let folder = folder("comparison");
    let source = format!("{SHORT} --strategy naive,masks");
    let csv = exported_text(&folder, "c.csv", &format!("{source} --what comparison"));
    let rows = table(&csv);
    let (naive, masks) = (solved("naive"), solved("masks"));
    let counters = naive["counters"].as_object().expect("counters");
    for (name, count) in counters {
        let row = rows.iter().find(|row| field(row, "counter") == *name);
        let row = row.expect("a row for every counter");
        assert_eq!(field(row, "naive"), count.to_string());
        let other = &masks["counters"][name];
        assert_eq!(field(row, "masks"), other.to_string());
        let ratio = field(row, "masks / naive");
        match count.as_f64().expect("a number") {
            0.0 if other == 0 => assert_eq!(ratio, "1", "{name}"),
            0.0 => assert_eq!(ratio, "∞", "{name}"),
            count => {
                let ratio: f64 = ratio.parse().expect("a number");
                let exact = other.as_f64().expect("a number") / count;
                assert!(
                    (ratio - exact).abs() <= exact * 0.001,
                    "{name}: {ratio} for {exact}"
                );
            }
        }
    }
    let work = |name: &str| {
        let row = rows.iter().find(|row| field(row, "counter") == name);
        field(row.expect("a row"), "work")
    };
    assert_eq!(
        ["steps", "tests", "eliminations"].map(work),
        ["all", "search", "inference"]
    );
    // A stopped run is kept and marked.
    let stopped = exported_text(
        &folder,
        "stopped.csv",
        &format!("{source} --what comparison --max-steps 40"),
    );
    let outcome = table(&stopped)
        .into_iter()
        .find(|row| field(row, "counter") == "outcome");
    let outcome = outcome.expect("a row");
    assert_eq!(
        [field(&outcome, "naive"), field(&outcome, "masks")],
        ["limit", "solved"]
    );
    let steps = table(&stopped)
        .into_iter()
        .find(|row| field(row, "counter") == "steps");
    let steps = steps.expect("a row");
    assert_eq!(field(&steps, "naive"), "40");
    assert!(field(&steps, "masks / naive").starts_with("≤ "));
    let arguments = format!("{source} --lang es --max-steps 40");
    let text = exported_text(&folder, "es.md", &arguments);
    for words in [
        "Trabajo de búsqueda",
        "se detuvo antes del final",
        "conjeturas",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    let lesson = exported_text(&folder, "lesson.md", "naive-or-propagation");
    assert!(
        lesson.contains("| steps |") && lesson.contains(" / naive |"),
        "{lesson}"
    );
}

#[test]
fn unavailable_data_is_refused() {
    let folder = folder("no-data");
    for (arguments, expected) in [
        ("-o x.md", "two boards or more"),
        ("-o x.jsonl --what counters", "counters for csv"),
        ("-o x.png --what trace", "and nothing for png"),
        ("-o x.jsonl --what comparison", "comparison for csv, md"),
        ("-o x.csv --max-steps 3", "--max-steps is for a comparison"),
        ("-o x.jsonl --theme dark", "--theme is for png"),
        ("-o x.csv --what table", "trace, counters, comparison"),
    ] {
        let said = refused(2, &folder, &format!("{SHORT} {arguments}"));
        assert!(said.contains(expected), "{arguments}: {said}");
    }
}
