//! The output of `recuo solve`.

use crate::common::program::*;
use crate::common::*;
use recuo::solver::Strategy;
use serde_json::Value as Json;

const KEYS: &str = "name size box_rows box_cols givens strategy select order check goal outcome \
                    solutions first_solution final empty_left family";
const COUNTERS: &str = "steps selects tests conflicts placements backtracks dead_ends naked_singles \
                        hidden_singles eliminations sweeps nodes max_depth jumps skipped learned reused";

#[test]
fn json_has_these_keys() {
    let report = &solved(&[TWO_SOLUTIONS])[0];
    let keys = |object: &Json| {
        let keys = object.as_object().unwrap().keys().cloned();
        keys.collect::<std::collections::BTreeSet<_>>()
    };
    let expected = |keys: &str| keys.split(' ').map(str::to_owned).collect();
    assert_eq!(keys(report), expected(&format!("{KEYS} counters seconds")));
    assert_eq!(keys(&report["counters"]), expected(COUNTERS));
    assert!(report["seconds"].is_f64());
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
    let counts = |report: &Json| {
        COUNTERS
            .split(' ')
            .map(|name| report["counters"][name].as_u64().unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        counts(naive),
        [
            295_537, 26_892, 241_805, 214_913, 26_892, 26_839, 0, 0, 0, 0, 0, 26_893, 53, 0, 0, 0,
            0
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
    assert_eq!(
        counts(none),
        [12, 2, 8, 7, 1, 1, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0]
    );

    let jumping = &solved(&[THREE_LANGUAGES, "--strategy", "backjumping"])[0];
    assert_eq!(counts(jumping)[13..15], [3, 7]);

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
    // Three choices that have a name are shown by it.
    assert_eq!(
        solved(&[FIRST_PROGRAM, "--check", "masks"])[0]["strategy"],
        "masks"
    );
}

#[test]
fn meaningless_combinations_are_refused_with_a_reason() {
    for (choices, reason) in [
        (
            ["--select", "fewest-candidates", "--check", "rules"],
            "“rules” keeps none",
        ),
        (
            ["--strategy", "naive", "--check", "masks"],
            "cannot be used with",
        ),
    ] {
        let said = refused(2, &[&["solve", TWO_SOLUTIONS], &choices[..]].concat());
        assert!(said.contains(reason), "{said}");
    }
    let said = refused(2, &["solve", TWO_SOLUTIONS, "--strategy", "clever"]);
    assert!(Strategy::ids().iter().all(|id| said.contains(id)), "{said}");
}

#[test]
fn csv_says_what_json_says() {
    let content = format!("{TWO_SOLUTIONS}\n{NO_SOLUTION}\n");
    let path = file(&folder("csv"), "quotes, commas.txt", &content);
    let arguments = [&*path, "--strategy", "naive,singles", "--goal", "all"];
    let rows = printed(&[&["solve", "--format", "csv"], &arguments[..]].concat());
    let header = format!("{KEYS} {COUNTERS} seconds").replace(' ', ",");
    assert_eq!(rows.lines().next(), Some(&*header));
    assert!(rows.contains("\n\"quotes, commas#1\",4,2,2,"), "{rows}");

    let reports = solved(&arguments);
    let mut reader = csv::Reader::from_reader(rows.as_bytes());
    let columns = reader.headers().unwrap().clone();
    let records: Vec<_> = reader.records().map(Result::unwrap).collect();
    assert_eq!(records.len(), reports.len());
    for (record, report) in records.iter().zip(&reports) {
        for (column, field) in columns.iter().zip(record) {
            let shown = report
                .get(column)
                .unwrap_or_else(|| &report["counters"][column]);
            match shown {
                Json::Null => assert_eq!(field, "", "{column}"),
                Json::String(shown) => assert_eq!(field, shown, "{column}"),
                _ if column == "seconds" => assert!(field.parse::<f64>().is_ok()),
                shown => assert_eq!(field, shown.to_string(), "{column}"),
            }
        }
    }
}

#[test]
fn text_shows_the_board_before_and_after() {
    let solution = "+-----+-----+\n| 3 1 | 4 2 |\n| 2 4 | 1 3 |\n+-----+-----+\n| 4 2 | 3 1 |\n| 1 3 | 2 4 |\n+-----+-----+\n";
    let shown = printed(&["solve", TWO_SOLUTIONS]);
    let before = shown.find("| . . | . 2 |\n").expect("the puzzle");
    assert!(shown[before..].contains(solution), "{shown}");
    assert!(shown.contains("\nsolved\n"), "{shown}");
    assert!(
        shown.contains("45 steps, 12 choices, 32 tests, 20 conflicts, 12 guesses"),
        "{shown}"
    );

    let shown = printed(&[
        "solve",
        TWO_SOLUTIONS,
        "--goal",
        "all",
        "--strategy",
        "propagation",
    ]);
    assert!(
        shown.contains(&format!("solution 1\n{solution}solution 2\n")),
        "{shown}"
    );
    assert!(shown.contains("exactly 2 solutions"), "{shown}");
    assert!(shown.contains("inference: "), "{shown}");
    assert!(printed(&["solve", NO_SOLUTION]).contains("\nno solution\n"));
    let gave_up = printed(&["solve", THREE_LANGUAGES, "--strategy", "singles"]);
    assert!(
        gave_up.contains("gave up") && gave_up.contains("15 cells"),
        "{gave_up}"
    );
}

#[test]
fn a_grid_is_printed_as_it_is_read() {
    let shown = printed(&["solve", NO_SOLUTION, "--format", "grid"]);
    let (puzzle, words) = shown.split_once("\n\n").expect("two parts");
    assert!(puzzle.contains("| x 3 | 4 x |") && !puzzle.contains('.'));
    assert_eq!(words, "The Sudoku cannot be solved.\n\n");
    let shown = printed(&["solve", THREE_LANGUAGES, "--format", "grid"]);
    let (puzzle, rest) = shown.split_once("\n\n").expect("two parts");
    let grid = rest.strip_prefix("Sudoku solved:\n").expect("the words");
    assert!(grid.starts_with("+-------+") && !grid.contains('x'));
    // What was printed is the same puzzle.
    assert_eq!(shown, printed(&["solve", puzzle, "--format", "grid"]));
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
fn an_estimate_comes_in_every_format() {
    let arguments = ["--strategy", "naive,singles,backjumping", "--estimate"];
    let arguments = [&[FIRST_PROGRAM][..], &arguments].concat();
    let rows = solved(&arguments);
    let [naive, singles, jumping] = &rows[..] else {
        panic!("{rows:?}");
    };
    assert_eq!(naive["guesses"], 35_740.155);
    assert_eq!([&naive["low"], &naive["high"]], [452.34, 136_859.94]);
    for key in ["name", "givens", "strategy", "goal", "family"] {
        assert!(naive[key].is_string(), "{key}");
    }
    for without in [singles, jumping] {
        assert_eq!([&without["guesses"], &without["low"]], [&Json::Null; 2]);
    }

    let csv = printed(&[&["solve", "--format", "csv"], &arguments[..]].concat());
    let lines: Vec<&str> = csv.lines().collect();
    assert!(lines[0].ends_with(",goal,family,guesses,low,high"));
    assert!(lines[1].ends_with(",first,sudoku,35740.155,452.34,136859.94"));
    assert!(lines[2].ends_with(",first,sudoku,,,"));

    let text = printed(&[&["solve"], &arguments[..]].concat());
    for words in [
        "At most about 36,000 guesses in the whole tree, perhaps from 450 to 140,000: at one step a \
         second, 5 days",
        "No estimate: a sweep",
        "No estimate: a search that jumps back",
    ] {
        assert!(text.contains(words), "{text}");
    }
    let all = ["solve", "--estimate", "--goal", "all", FIRST_PROGRAM];
    assert!(printed(&all).contains("\nAbout 36,000"));
    assert!(refused(2, &[&all[..], &["--format", "grid"]].concat()).contains("--estimate"));
    refused(2, &[&all[..], &["--max-steps", "5"]].concat());
}
