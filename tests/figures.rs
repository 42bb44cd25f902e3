//! Counts that must be exact.

use crate::common::*;
use recuo::puzzle::{Family, Problem, Shape};
use recuo::solver::{Counters, Goal, Outcome, Solver};

fn run(line: &str, strategy: &str, goal: Goal) -> (Counters, Outcome) {
    run_problem(&problem(line), strategy, goal)
}

fn run_problem(problem: &Problem, strategy: &str, goal: Goal) -> (Counters, Outcome) {
    let mut solver = Solver::new(problem, strategy.parse().unwrap(), goal);
    solver.advance(problem, u64::MAX);
    (
        solver.counters(),
        solver.outcome().expect("the run is over"),
    )
}

/// tests, conflicts, placements, backtracks, solutions
fn check_rules(line: &str, goal: Goal, expected: [u64; 5]) {
    let (c, _) = run(line, "naive", goal);
    assert_eq!(
        [
            c.tests,
            c.conflicts,
            c.placements,
            c.backtracks,
            c.solutions
        ],
        expected,
        "{line}"
    );
}

#[test]
fn the_first_program() {
    check_rules(
        FIRST_PROGRAM,
        Goal::First,
        [241_805, 214_913, 26_892, 26_839, 1],
    );
    check_rules(
        FIRST_PROGRAM,
        Goal::All,
        [501_921, 446_152, 55_769, 55_769, 1],
    );
    let (c, outcome) = run(FIRST_PROGRAM, "naive", Goal::First);
    assert_eq!((c.steps, c.selects), (295_537, 26_892));
    assert_eq!(outcome, Outcome::Solved);
}

#[test]
fn the_readers_variant() {
    check_rules(
        READERS_VARIANT,
        Goal::All,
        [1_660_329, 1_475_847, 184_482, 184_482, 2],
    );
    let (c, outcome) = run(READERS_VARIANT, "algorithm-x", Goal::All);
    assert_eq!((c.placements, c.backtracks, c.solutions), (106, 106, 2));
    assert_eq!(outcome, Outcome::Enumerated);
}

#[test]
fn three_languages() {
    check_rules(THREE_LANGUAGES, Goal::First, [485, 413, 72, 31, 1]);
    check_rules(THREE_LANGUAGES, Goal::All, [8_361, 7_427, 934, 934, 6]);
}

#[test]
fn against_brute_force() {
    let expected = [622_577_597, 553_402_281, 69_175_316, 69_175_252, 1];
    check_rules(AGAINST_BRUTE_FORCE, Goal::First, expected);
    let (c, _) = run(AGAINST_BRUTE_FORCE, "propagation", Goal::First);
    assert_eq!(
        (c.placements, c.naked_singles, c.hidden_singles),
        (0, 40, 24)
    );
}

#[test]
fn other_strategies_on_the_first_program() {
    let (c, _) = run(FIRST_PROGRAM, "masks", Goal::First);
    assert_eq!(
        (c.placements, c.backtracks, c.dead_ends, c.tests),
        (26_892, 26_839, 8_578, 0)
    );
    let (c, _) = run(FIRST_PROGRAM, "fewest-candidates", Goal::First);
    assert_eq!((c.placements, c.backtracks, c.dead_ends), (73, 20, 1));
    let (c, _) = run(FIRST_PROGRAM, "propagation", Goal::First);
    assert_eq!(
        (
            c.placements,
            c.naked_singles,
            c.hidden_singles,
            c.backtracks
        ),
        (1, 40, 12, 0)
    );
}

#[test]
fn sweeps() {
    let (c, outcome) = run(EASY_SWEEP, "singles", Goal::First);
    assert_eq!(
        (c.naked_singles, c.sweeps, outcome),
        (36, 3, Outcome::Solved)
    );
    let (c, outcome) = run(THREE_LANGUAGES, "singles", Goal::First);
    assert_eq!(
        (c.naked_singles, c.sweeps, outcome),
        (26, 5, Outcome::GaveUp)
    );
}

/// Every search strategy counts the same boards.
#[test]
fn counts_of_all_boards() {
    // Grids of size 2, 4 and 5 with these boxes; Latin squares if a box is a row.
    for ((h, w), boards) in [((1, 2), 2), ((2, 2), 288), ((1, 4), 576), ((1, 5), 161_280)] {
        let shape = Shape::new(h, w).unwrap();
        let empty = Problem::new(shape, &vec![None; shape.cells()]).unwrap();
        for strategy in [
            "naive",
            "masks",
            "forward-checking",
            "fewest-candidates",
            "propagation",
            "algorithm-x",
        ] {
            let (c, outcome) = run_problem(&empty, strategy, Goal::All);
            assert_eq!(
                (c.solutions, outcome),
                (boards, Outcome::Enumerated),
                "{strategy} {h}x{w}"
            );
        }
    }
}

/// The orders and selects of textbooks. Where domains are kept, nothing is tested.
#[test]
fn orders_and_selects_of_textbooks() {
    let queens = "queens:8";
    // tests, conflicts, placements, backtracks, dead ends, eliminations, solutions
    for (of, strategy, goal, expected) in [
        (
            FIRST_PROGRAM,
            "fewest-candidates-degree + ascending + masks",
            Goal::First,
            [0, 0, 202, 149, 16, 684, 1],
        ),
        (
            FIRST_PROGRAM,
            "least-constraining",
            Goal::First,
            [0, 0, 101, 48, 5, 293, 1],
        ),
        (
            READERS_VARIANT,
            "least-constraining",
            Goal::All,
            [0, 0, 576, 576, 56, 2_132, 2],
        ),
        (
            "map:south-america:4",
            "degree + ascending + rules",
            Goal::All,
            [72_788, 45_376, 27_412, 27_412, 0, 0, 9_216],
        ),
        (
            THREE_LANGUAGES,
            "degree + random:7 + forward-checking",
            Goal::First,
            [0, 0, 811, 770, 414, 2_485, 1],
        ),
        (
            AGAINST_BRUTE_FORCE,
            "least-constraining",
            Goal::First,
            [0, 0, 18_108, 18_044, 2_512, 86_850, 1],
        ),
        (
            queens,
            "row-major + random:7 + rules",
            Goal::First,
            [311, 267, 44, 36, 0, 0, 1],
        ),
        (
            queens,
            "fewest-candidates-degree + least-constraining + hidden-singles",
            Goal::First,
            [0, 0, 20, 16, 10, 155, 1],
        ),
        (
            "map:brazil:3",
            "degree + ascending + rules",
            Goal::First,
            [12_837, 8_559, 4_278, 4_278, 0, 0, 0],
        ),
        (
            "map:brazil:4",
            "degree + random:42 + masks",
            Goal::First,
            [0, 0, 18_711, 18_684, 12_417, 17_330, 1],
        ),
        (
            "map:australia:3",
            "degree + random:7 + rules",
            Goal::All,
            [138, 75, 63, 63, 0, 0, 18],
        ),
    ] {
        let (c, _) = run_problem(&any_problem(of), strategy, goal);
        let found = [
            c.tests,
            c.conflicts,
            c.placements,
            c.backtracks,
            c.dead_ends,
            c.eliminations,
            c.solutions,
        ];
        assert_eq!(found, expected, "{of} {strategy}");
    }
}

/// A puzzle, or an empty board of a family.
fn any_problem(of: &str) -> Problem {
    match of.parse::<Family>() {
        Ok(_) => empty(of),
        Err(_) => problem(of),
    }
}
