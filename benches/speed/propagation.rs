//! `propagation` on many puzzles with the fewest givens possible.

use crate::common::Random;
use crate::{ROUNDS, time};
use recuo::puzzle::{Problem, Shape, Value, ValueSet, text};
use recuo::solver::{Goal, Solver};
use std::collections::HashSet;

const SOURCES: &str = include_str!("../data/seventeen-givens.txt");
/// Puzzles made from each source.
const IMAGES: usize = 20;
const SIDE: usize = 9;

pub fn report() {
    let problems = problems();
    for problem in &problems {
        verify(problem);
    }
    let solve_all = || {
        problems
            .iter()
            .map(|problem| solved(problem).counters().placements)
            .sum()
    };
    let rounds = (0..ROUNDS).map(|_| time(solve_all));
    let (best, guesses): (_, u64) = rounds.min().expect("a round");
    let count = problems.len();
    println!("propagation, {count} puzzles with 17 givens");
    println!(
        "  {:>39.0} puzzles/s, {:.2} guesses each",
        count as f64 / best.as_secs_f64(),
        guesses as f64 / count as f64
    );
}

fn solved(problem: &Problem) -> Solver {
    let mut solver = Solver::new(
        problem,
        "propagation".parse().expect("a strategy"),
        Goal::First,
    );
    solver.advance(problem, u64::MAX);
    solver
}

/// Checks that the solution is valid and keeps the givens.
fn verify(problem: &Problem) {
    assert_eq!(problem.given_count(), 17);
    let solver = solved(problem);
    let topology = problem.topology();
    for cell in topology.all_cells() {
        let given = problem.given(cell);
        assert!(given.is_none() || given == solver.value(cell));
    }
    for house in topology.all_houses() {
        let held = topology
            .cells_of(house)
            .iter()
            .filter_map(|cell| solver.value(*cell));
        assert_eq!(held.collect::<ValueSet>(), ValueSet::all(SIDE));
    }
}

/// Each source with digits, rows and columns permuted: the same puzzle to a person, another search
/// to a program.
pub fn problems() -> Vec<Problem> {
    let mut random = Random(17);
    let mut seen = HashSet::new();
    let mut problems = Vec::new();
    for entry in text::read(SOURCES, &text::Options::default()) {
        let source: Vec<_> = entry.problem.expect("a puzzle").givens().collect();
        for _ in 0..IMAGES {
            let image = image(&source, &mut random);
            let problem = Problem::new(Shape::usual(SIDE).expect("9×9"), &image).expect("a puzzle");
            assert!(
                seen.insert(text::line(problem.topology(), problem.givens())),
                "every puzzle is another one"
            );
            problems.push(problem);
        }
    }
    problems
}

fn image(source: &[Option<Value>], random: &mut Random) -> Vec<Option<Value>> {
    let (digits, rows, columns) = (random.shuffled(SIDE), lines(random), lines(random));
    let is_turned = random.below(2) == 1;
    (0..SIDE * SIDE)
        .map(|index| {
            let (row, column) = (rows[index / SIDE], columns[index % SIDE]);
            let (row, column) = if is_turned {
                (column, row)
            } else {
                (row, column)
            };
            source[row * SIDE + column]
                .and_then(|value| Value::new(digits[value.index()] as u8 + 1))
        })
        .collect()
}

/// Rows or columns in an order that keeps boxes together.
fn lines(random: &mut Random) -> Vec<usize> {
    let bands = random.shuffled(3);
    let inner = |band: usize, random: &mut Random| {
        random
            .shuffled(3)
            .into_iter()
            .map(move |line| band * 3 + line)
    };
    bands
        .into_iter()
        .flat_map(|band| inner(band, random).collect::<Vec<_>>())
        .collect()
}
