//! `recuo generate`, driven as from a shell.

use crate::common::program::{file, folder, printed, refused, run, solved, text};

/// The comment above each puzzle, and the puzzle.
fn puzzles(arguments: &[&str]) -> Vec<(String, String)> {
    let printed = printed(&[&["generate"], arguments].concat());
    let lines: Vec<&str> = printed.lines().collect();
    let pairs = lines
        .chunks(2)
        .map(|pair| (pair[0].to_owned(), pair[1].to_owned()));
    pairs.collect()
}

#[test]
fn a_puzzle_is_told_with_its_seed_and_its_band() {
    let wish = [
        "--strategy",
        "propagation",
        "--difficulty",
        "hard",
        "--seed",
        "7",
    ];
    let made = puzzles(&wish);
    let (remark, line) = &made[0];
    assert_eq!((made.len(), line.len()), (1, 81));
    let expected = remark
        .strip_prefix("# hard for propagation, seed 7: ")
        .unwrap();
    let (amount, band) = expected.split_once(" backtracks (").unwrap();
    assert_eq!(band, "4 to 1000)");
    let report = &solved(&[line, "--strategy", "propagation"])[0];
    assert_eq!(report["counters"]["backtracks"].to_string(), amount);
    let report = &solved(&[line, "--strategy", "masks", "--goal", "all"])[0];
    assert_eq!(
        (&report["outcome"], &report["solutions"]),
        (&"enumerated".into(), &1.into())
    );
    assert_eq!(puzzles(&wish), made, "the seed says all");
}

#[test]
fn several_puzzles_have_the_next_seeds_and_are_read_as_a_set() {
    let several = puzzles(&[
        "--size", "6", "--boxes", "3x2", "--seed", "40", "--count", "3",
    ]);
    let third = puzzles(&["--size", "6", "--boxes", "3x2", "--seed", "42"]);
    assert_eq!((several.len(), &several[2]), (3, &third[0]));
    let all = printed(&["generate", "--seed", "40", "--count", "3"]);
    let set = file(&folder("generated"), "set.txt", &all);
    let compared = printed(&["compare", &set, "--strategies", "naive", "--format", "csv"]);
    assert_eq!(compared.lines().count(), 4, "{compared}");
    assert!(compared.contains("seed 41"), "{compared}");
}

#[test]
fn the_seed_is_optional() {
    let seed = || puzzles(&["--size", "4"])[0].clone();
    assert!((0..8).any(|_| seed() != seed()));
}

#[test]
fn impossible_wishes_are_reported() {
    for (code, arguments, expected) in [
        (2, &["--size", "3"][..], "a side from 4 to 16"),
        (2, &["--size", "17"], "a side from 4 to 16"),
        (2, &["--boxes", "2x3"], "say --size 6"),
        (2, &["--difficulty", "nasty"], "easy, medium, hard"),
        (
            1,
            &[
                "--size",
                "4",
                "--strategy",
                "propagation",
                "--difficulty",
                "hard",
                "--seed",
                "3",
            ],
            "of 1000 boards from seed 3 none has 2 to 20 backtracks",
        ),
    ] {
        let complaint = refused(code, &[&["generate"], arguments].concat());
        assert!(complaint.contains(expected), "{complaint}");
    }
    let none = run(&["generate", "--count", "0"]);
    assert_eq!(
        (none.status.code(), text(&none.stdout)),
        (Some(0), String::new())
    );
}

#[test]
fn variants_and_latin_squares_are_generated() {
    for problem in [
        &["--problem", "latin:5"][..],
        &["--problem", "diagonal", "--size", "6"],
        &["--problem", "windows"],
        &["--problem", "jigsaw", "--regions", "AAABCABBCCDBCDDD"],
    ] {
        let made = puzzles(&[problem, &["--strategy", "masks", "--seed", "3"]].concat());
        let read: Vec<&str> = problem
            .chunks(2)
            .filter(|pair| pair[0] != "--size")
            .flatten()
            .copied()
            .collect();
        let line = made[0].1.as_str();
        let report =
            &solved(&[&[line, "--strategy", "masks", "--goal", "all"], &read[..]].concat())[0];
        assert_eq!(report["solutions"], 1, "{problem:?} {line}");
    }
    for problem in ["queens:8", "map:brazil:4"] {
        let said = refused(1, &["generate", "--problem", problem]);
        assert!(said.contains("Latin squares"), "{said}");
    }
}
