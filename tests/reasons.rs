//! `recuo why`: the fewest givens and guesses that leave no solution.

use crate::common::program::*;
use crate::common::*;
use serde_json::Value as Json;

fn why(arguments: &[&str]) -> Json {
    let printed = printed(&[&["why", "--format", "json"], arguments].concat());
    serde_json::from_str(&printed).expect("an object")
}

/// The cells of a list of values.
fn cells(values: &Json) -> String {
    let values = values.as_array().expect("a list").iter();
    let cells = values.map(|value| value["cell"].as_str().expect("a cell"));
    cells.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_givens_that_forbid_a_value() {
    let asked = [AGAINST_BRUTE_FORCE, "--cell", "R1C1", "--value", "2"];
    let reason = why(&asked);
    assert_eq!(
        cells(&reason["givens"]),
        "R2C8 R2C9 R3C5 R5C7 R7C8 R7C9 R8C3 R8C5 R9C9"
    );
    assert_eq!(reason["verdict"], "reason");
    assert_eq!(
        (&reason["steps"], &reason["all_givens"]),
        (&1_062.into(), &17.into())
    );
    assert_eq!(
        (&reason["minimal"], &reason["take_back"]),
        (&true.into(), &Json::Null)
    );
    let told = printed(&[&["why"], &asked[..]].concat());
    for words in [
        "No solution has R1C1 = 2: 9 of the 17 givens forbid it.\nEach of these is needed.",
        "givens: R2C8 = 8, R2C9 = 5, R3C5 = 2,",
        "checked in 1,062 steps",
        "| 2 . . | . . . | . . . |\n| . . . | . . . | . 8 5 |\n| . . . | . 2 . | . . . |",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
}

/// A puzzle in which a search guesses wrong for a while.
const GUESSED: &str = "12..34........4.";

#[test]
fn the_guess_to_take_back() {
    let mut doomed = 0;
    for step in 0..45 {
        let step = step.to_string();
        let at = why(&[GUESSED, "--step", &step, "--goal", "all"]);
        if at["verdict"] == "reason" {
            doomed += 1;
            let guesses = at["guesses"].as_array().expect("a list");
            assert_eq!(guesses.last(), Some(&at["take_back"]), "{step}");
            assert!(guesses.len() as u64 <= at["all_guesses"].as_u64().expect("a number"));
            let told = printed(&["why", GUESSED, "--step", &step, "--goal", "all"]);
            assert!(told.contains("to take back"), "{step}: {told}");
        }
    }
    assert!(doomed > 5, "{doomed}");
}

#[test]
fn a_problem_without_solution_needs_no_guess() {
    let at = why(&[NO_SOLUTION, "--step", "3"]);
    assert_eq!(
        (&at["verdict"], cells(&at["guesses"])),
        (&"reason".into(), String::new())
    );
    let told = printed(&["why", NO_SOLUTION]);
    assert!(told.contains("The problem has no solution: "), "{told}");
    let told = printed(&["why", "--problem", "queens:3"]);
    assert!(told.contains("the rules alone forbid it"), "{told}");
}

#[test]
fn what_the_rules_refuse_is_named() {
    let refused = why(&[AGAINST_BRUTE_FORCE, "--cell", "R2C5", "--value", "2"]);
    assert_eq!(refused["verdict"], "refused");
    assert_eq!(
        (cells(&refused["refused_by"]), &refused["steps"]),
        ("R3C5".to_owned(), &0.into())
    );
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let ask = |cell, value| ["why", TWO_SOLUTIONS, "--cell", cell, "--value", value];
    let said = refused(1, &ask("R5C1", "2"));
    assert!(said.contains("no cell `R5C1`"), "{said}");
    let said = refused(1, &ask("R1C1", "5"));
    assert!(said.contains("from 1 to 4"), "{said}");
    let said = refused(2, &["why", TWO_SOLUTIONS, "--cell", "R1C1"]);
    assert!(said.contains("--value"), "{said}");
    let said = refused(1, &["why", TWO_SOLUTIONS, "--step", "46"]);
    assert!(said.contains("the search ends at step 45"), "{said}");
}
