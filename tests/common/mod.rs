//! Shared by several tests: puzzles, strategies, and helpers to run the program.
#![allow(dead_code, reason = "each test uses a part of it")]

pub mod billion;
pub mod brief;
pub mod effort;
pub mod exports;
pub mod film;
pub mod program;
#[cfg(unix)]
pub mod terminal;

use proptest::prelude::*;
use recuo::analysis::question::{self, Asked, Question, QuestionKind};
use recuo::puzzle::{BoardSize, Cell, Family, Problem, Shape, Topology, Value};
use recuo::solver::{Check, Goal, Order, Select, Strategy as Attack};
use recuo::timeline::Timeline;
use std::num::NonZeroU64;

pub const FIRST_PROGRAM: &str =
    "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";
pub const READERS_VARIANT: &str =
    ".3...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";
pub const THREE_LANGUAGES: &str =
    "65.873.9...325...898.1.43571.5......4.......2......5.35783.1.262...489...9.625.81";
pub const EASY_SWEEP: &str =
    ".72..18.5.51.37.9.4..2.81.7.4752.3...267..5.15..1.6.2929.37..1.7...62.533.8.1.27.";
pub const AGAINST_BRUTE_FORCE: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

pub fn problem(line: &str) -> Problem {
    let cells: Vec<_> = line.chars().map(Value::from_char).collect();
    let shape = Shape::usual(cells.len().isqrt()).expect("a board size");
    Problem::new(shape, &cells).expect("a problem")
}

/// An empty board of a family, such as `queens:8`.
pub fn empty(family: &str) -> Problem {
    let topology = Topology::new(family.parse().expect("a family"));
    Problem::on(&topology, &vec![None; topology.cells()]).expect("a board")
}

/// Every strategy: each meaningful combination, and the sweep.
pub fn all_strategies() -> Vec<Attack> {
    let mut all = vec![Attack::Sweep];
    for select in Select::ALL {
        for order in Order::KINDS {
            for check in Check::ALL {
                all.extend(Attack::search(select, order, check));
            }
        }
    }
    all
}

/// Strategies in place of all of them where each takes long: the named ones, all without domains, and as
/// many others as it takes for every two choices of different axes to meet. Seeds differ.
pub fn covering_strategies() -> Vec<Attack> {
    let mut all = Attack::NAMED.map(|(_, strategy)| strategy).to_vec();
    let (with, without): (Vec<Check>, Vec<Check>) =
        Check::ALL.into_iter().partition(|c| c.keeps_domains());
    for (row, select) in Select::ALL.into_iter().enumerate() {
        for (column, order) in Order::KINDS.into_iter().enumerate() {
            let order = match order {
                Order::Random(_) => Order::Random(u32::MAX >> row),
                order => order,
            };
            let own = with[(row + column) % with.len()];
            for check in without.iter().copied().chain([own]) {
                let strategy = Attack::search(select, order, check);
                all.extend(strategy.ok().filter(|strategy| !all.contains(strategy)));
            }
        }
    }
    all
}

/// The families, each on a small board of its own.
pub fn families() -> [Family; 7] {
    [
        "2x2",
        "jigsaw:AABBACCBACCBDDDD",
        "diagonal:2x2",
        "windows",
        "latin:4",
        "queens:5",
        "map:australia:3",
    ]
    .map(|family| family.parse().expect("a family"))
}

/// Sudoku of the usual size.
pub fn sudoku() -> Family {
    Family::Sudoku(Shape::usual(9).expect("the usual size"))
}

pub fn strategies() -> impl Strategy<Value = Attack> {
    prop::sample::select(all_strategies())
}

pub fn goals() -> impl Strategy<Value = Goal> {
    prop_oneof![
        Just(Goal::First),
        Just(Goal::All),
        (1u64..5).prop_map(|n| Goal::Count(NonZeroU64::new(n).unwrap())),
    ]
}

/// Problems of several sizes: a full board with cells removed, and sometimes a changed value, so
/// that there may be no solution.
pub fn problems() -> impl Strategy<Value = Problem> {
    let shapes = prop::sample::select(vec![
        (1, 2),
        (2, 2),
        (2, 2),
        (1, 5),
        (2, 3),
        (3, 2),
        (2, 4),
        (3, 3),
        (3, 3),
        (3, 4),
    ]);
    (shapes, any::<u64>(), 0.2..1.0f64, prop::bool::weighted(0.3)).prop_map(
        |((h, w), seed, keep, spoil)| make_problem(Shape::new(h, w).unwrap(), seed, keep, spoil),
    )
}

/// Problems on boards of every kind: those of [`problems`], and others whose houses overlap at random,
/// with and without shifts.
pub fn any_problems() -> impl Strategy<Value = Problem> {
    prop_oneof![3 => problems(), 2 => free_problems()]
}

/// Problems whose houses are made at random, some of which must hold every value, some of which have
/// shifts.
pub fn free_problems() -> impl Strategy<Value = Problem> {
    (2usize..7, 2usize..18, any::<u64>()).prop_map(|(size, cells, seed)| {
        let mut random = Random(seed | 1);
        let mut count = vec![0; cells];
        let mut houses = Vec::new();
        let covering = if cells >= size { random.below(4) } else { 0 };
        for number in 0..covering + random.below(9) {
            let covers = number < covering;
            let length = if covers {
                size
            } else {
                2 + random.below(cells.min(size + 2) - 1)
            };
            let mut members: Vec<usize> = random.shuffled(cells);
            members.truncate(length);
            members.sort_unstable();
            let has_shifts = !covers && random.below(2) == 0;
            let mut shift = || {
                if has_shifts {
                    random.below(16) as u8
                } else {
                    0
                }
            };
            let members = members.into_iter().map(|cell| (Cell::new(cell), shift()));
            let members: Vec<_> = members.collect();
            members
                .iter()
                .for_each(|(cell, _)| count[cell.index()] += 1);
            houses.push((covers, members));
        }
        assert!(count.iter().all(|houses| *houses <= 16));
        let family = Family::Latin(BoardSize::new(size).unwrap());
        let topology = Topology::with_houses(family, cells, size, houses);
        let mut givens = vec![None; cells];
        for _ in 0..random.below(4) {
            let before = givens.clone();
            givens[random.below(cells)] = Value::new(random.below(size) as u8 + 1);
            if Problem::on(&topology, &givens).is_err() {
                givens = before;
            }
        }
        Problem::on(&topology, &givens).unwrap()
    })
}

fn make_problem(shape: Shape, seed: u64, keep: f64, spoil: bool) -> Problem {
    let mut random = Random(seed | 1);
    let topology = Topology::of(shape);
    let (n, h, w) = (shape.size(), shape.box_rows(), shape.box_cols());
    let digits = random.shuffled(n);
    let rows: Vec<usize> = random
        .shuffled(w)
        .into_iter()
        .flat_map(|b| {
            random
                .shuffled(h)
                .into_iter()
                .map(move |r| b * h + r)
                .collect::<Vec<_>>()
        })
        .collect();
    let columns: Vec<usize> = random
        .shuffled(h)
        .into_iter()
        .flat_map(|s| {
            random
                .shuffled(w)
                .into_iter()
                .map(move |c| s * w + c)
                .collect::<Vec<_>>()
        })
        .collect();
    let mut cells: Vec<Option<Value>> = (0..shape.cells())
        .map(|i| {
            let (r, c) = (rows[i / n], columns[i % n]);
            let pattern = (w * (r % h) + r / h + c) % n;
            Value::new(digits[pattern] as u8 + 1)
        })
        .collect();
    // Large boards keep enough givens for every strategy to get somewhere.
    let keep = if n > 6 { keep.max(0.35) } else { keep };
    for cell in &mut cells {
        if random.below(1000) as f64 >= keep * 1000.0 {
            *cell = None;
        }
    }
    if spoil {
        let at = Cell::new(random.below(shape.cells()));
        let free: Vec<_> = (1..=n as u8)
            .filter_map(Value::new)
            .filter(|v| {
                topology
                    .peers_of(at)
                    .iter()
                    .all(|p| cells[p.index()] != Some(*v))
            })
            .collect();
        if !free.is_empty() {
            cells[at.index()] = Some(free[random.below(free.len())]);
        }
    }
    Problem::new(shape, &cells).expect("givens that break no rule")
}

/// A small random number generator (xorshift64), so that a puzzle depends only on its seed.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    pub fn shuffled(&mut self, len: usize) -> Vec<usize> {
        let mut list: Vec<usize> = (0..len).collect();
        for i in (1..len).rev() {
            list.swap(i, self.below(i + 1));
        }
        list
    }
}

/// Every question that makes sense after a step and can be answered by now.
pub fn all_questions(timeline: &mut Timeline, step: u64) -> Vec<Question> {
    let ask = |kind| match question::ask(timeline, step, kind) {
        Asked::Question(question) => Some(question),
        Asked::NotYet | Asked::Nothing => None,
    };
    QuestionKind::ALL.into_iter().filter_map(ask).collect()
}
