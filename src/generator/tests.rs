//! Properties of every generated puzzle.

use super::*;
use crate::puzzle::text;
use crate::solver::Strategy;
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use std::num::NonZeroU64;

/// The result of a wish generated in slices of this size, and the number of boards tried.
fn make(wish: Wish, slice: u64) -> (Making, u32) {
    let mut generator = Generator::new(wish);
    loop {
        match generator.advance(slice) {
            Making::Working => {}
            ended => return (ended, generator.tries()),
        }
    }
}

/// The number of solutions found by another strategy, at most two.
fn solutions(problem: &Problem) -> u64 {
    let two = Goal::Count(NonZeroU64::MIN.saturating_add(1));
    let strategy = "fewest-candidates".parse().unwrap();
    let mut solver = Solver::new(problem, strategy, two);
    solver.advance(problem, u64::MAX);
    solver.counters().solutions
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn puzzles_are_what_was_wished(
        size in 4usize..=10,
        shape in 0usize..4,
        strategy in 0usize..7,
        difficulty in 0usize..3,
        seed: u64,
        slice in 200u64..9_000,
    ) {
        let shapes = Shape::of_size(size);
        let wish = Wish {
            family: Family::Sudoku(shapes[shape % shapes.len()]),
            strategy: Strategy::NAMED[strategy].1,
            difficulty: Difficulty::ALL[difficulty],
            seed,
        };
        let (making, tries) = make(wish.clone(), 1 << 20);
        // The same again, in other slices.
        prop_assert_eq!(&make(wish.clone(), slice), &(making.clone(), tries));
        let Making::Made(made) = making else {
            prop_assert_eq!(tries, MOST_TRIES);
            return Ok(());
        };
        prop_assert_eq!(made.problem.topology().family(), &wish.family);
        prop_assert_eq!(solutions(&made.problem), 1);
        let mut run = Solver::new(&made.problem, wish.strategy, Goal::First);
        run.advance(&made.problem, u64::MAX);
        let amount = match wish.strategy {
            Strategy::Sweep => run.empty_count() as u64,
            Strategy::Search(_) => run.counters().backtracks,
        };
        prop_assert_eq!(amount, made.amount);
        prop_assert!(wish.band().contains(&amount));
    }

    #[test]
    fn cages_signs_and_mazes_have_one_solution(
        kind in 0usize..3, size in 3usize..=9, wide in 3usize..=16,
        difficulty in 0usize..2, bounds: bool, seed: u64,
    ) {
        let kind = match kind {
            0 => format!("killer:{size}"),
            1 => format!("futoshiki:{size}"),
            _ => format!("maze:{size}x{wide}"),
        };
        let family = self::kind(&kind, 9).expect("boards of this size are made");
        let strategy = match bounds {
            true => Strategy::fastest_on(&Topology::new(family.clone())),
            false => Strategy::NAIVE,
        };
        let difficulty = Difficulty::ALL[difficulty];
        let wish = Wish { family, strategy, difficulty, seed };
        let (Making::Made(made), _) = make(wish.clone(), 1 << 20) else {
            return Ok(());
        };
        prop_assert!(wish.band().contains(&made.amount));
        // Another search than the one that it was thinned with, where that ends in time.
        let mut all = Solver::new(&made.problem, Strategy::NAIVE, Goal::All);
        all.advance(&made.problem, 20_000_000);
        prop_assert!(!all.has_ended() || all.counters().solutions == 1, "{:?}", made.problem);
        let read = text::posed(&text::written(&made.problem)).expect("it is known");
        prop_assert_eq!(read.problem, Ok(made.problem));
    }

    #[test]
    fn the_census_counts_as_a_plain_search_does(
        (size, seed) in (2usize..=6, 0u64..1_000), taken in 0usize..12, slice in 1u64..100,
    ) {
        // A full board with holes, and sometimes a given that its solution does not have.
        let shape = Shape::usual(size).unwrap();
        let mut random = Random::new(seed);
        let Stage::Filling { start, mut solver } = filling(&Topology::of(shape), &mut random) else {
            unreachable!("it begins so");
        };
        solver.advance(&start, u64::MAX);
        let mut givens: Givens = solver.values(&start).collect();
        for _ in 0..taken {
            givens[random.below(shape.cells())] = None;
        }
        let wrong = random.below(shape.cells());
        givens[wrong] = givens[wrong].and_then(|value| Value::new(value.number() % size as u8 + 1));
        if let Ok(problem) = Problem::new(shape, &givens) {
            let mut census = Census::new(problem.clone());
            let found = loop {
                if let Some(found) = census.advance(slice) {
                    break found;
                }
            };
            let counted = solutions(&problem);
            prop_assert_eq!(found as u64, counted);
        }
    }
}

/// There are puzzles in every band of every strategy, except where a strategy looks too far ahead
/// for anything to be hard on such a small board.
#[test]
fn there_are_puzzles_in_every_band() {
    for size in [4, 6, 9, 12] {
        for (id, strategy) in Strategy::NAMED {
            for difficulty in Difficulty::ALL {
                let shape = Shape::usual(size).unwrap();
                let wish = Wish {
                    family: Family::Sudoku(shape),
                    strategy,
                    difficulty,
                    seed: 1,
                };
                let is_trifle = size == 4
                    && difficulty != Difficulty::Easy
                    && ![
                        "naive",
                        "bounds",
                        "warnsdorff",
                        "masks",
                        "forward-checking",
                        "backjumping",
                        "learning",
                    ]
                    .contains(&id);
                let (making, _) = make(wish, 1 << 20);
                assert_eq!(
                    making == Making::NotFound,
                    is_trifle,
                    "{size} {id} {difficulty:?}"
                );
            }
        }
    }
}

/// A seed printed on a worksheet gives the same puzzle in every later version.
#[test]
fn a_seed_keeps_its_puzzle() {
    let wish = |strategy: &str, difficulty| Wish {
        family: Family::Sudoku(Shape::usual(9).unwrap()),
        strategy: strategy.parse().unwrap(),
        difficulty,
        seed: 2026,
    };
    for (wish, expected) in [
        (
            wish("naive", Difficulty::Easy),
            "..9..7.3...15.3462...86.1...17.4.953.6317.24..5.32...1.96.8......24..71.1.49..5.6",
        ),
        (
            wish("propagation", Difficulty::Hard),
            "5.48.....7..9...81.9.7...6..1...5......23..4.3.......7...5.13......6...8..63..79.",
        ),
    ] {
        let (Making::Made(made), _) = make(wish, 1 << 20) else {
            panic!("there is one");
        };
        let line = crate::puzzle::text::line(made.problem.topology(), made.problem.givens());
        assert_eq!(line, expected);
    }
}

/// Variants and Latin squares too: one solution, and boards that differ.
#[test]
fn variants_can_be_wished() {
    for family in [
        "jigsaw:AAABCABBCCDBCDDD",
        "diagonal:2x3",
        "windows",
        "latin:5",
    ] {
        let mut first_rows = std::collections::BTreeSet::new();
        for seed in 0..4 {
            let wish = Wish {
                family: family.parse().unwrap(),
                strategy: "fewest-candidates".parse().unwrap(),
                difficulty: Difficulty::Easy,
                seed,
            };
            let (Making::Made(made), _) = make(wish.clone(), 1 << 20) else {
                panic!("{family} {seed}");
            };
            assert_eq!(made.problem.topology().family(), &wish.family);
            assert_eq!(solutions(&made.problem), 1, "{family}");
            assert!(wish.band().contains(&made.amount));
            let mut solver = Solver::new(&made.problem, Strategy::FASTEST, Goal::First);
            solver.advance(&made.problem, u64::MAX);
            let size = made.problem.size();
            first_rows.insert(format!(
                "{:?}",
                &solver.values(&made.problem).take(size).collect::<Vec<_>>()
            ));
        }
        assert!(first_rows.len() > 1, "{family}: {first_rows:?}");
    }
    let queens = "queens:8".parse().unwrap();
    assert!(!Wish::can_be_of(&queens));
}
