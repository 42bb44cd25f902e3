//! Conflict-directed backjumping, and learning from it: exact counters, and events compared with a plain implementation that
//! shares no code with the solver.

use crate::common::*;
use proptest::prelude::*;
use recuo::puzzle::{BoardSize, Cell, Family, Map, Problem, Shape, Topology, Value};
use recuo::solver::{
    Alternative, Counters, Event, ForkError, Goal, Solver, Spot, Strategy as Attack,
};
use recuo::timeline::Timeline;
use std::collections::BTreeSet;
use std::iter::from_fn;
use std::sync::Arc;

/// The most steps followed of a run.
const STEPS: usize = 5_000;

/// Prosser's algorithm on lists and sets: guesses are known by their place among the open cells.
struct Plain<'a> {
    problem: &'a Problem,
    open: Vec<Cell>,
    /// The value of each decided cell, and the decisions that it blames.
    guesses: Vec<Value>,
    blames: Vec<BTreeSet<usize>>,
    events: Vec<Event>,
    jumps: u64,
    skipped: u64,
    /// What was learned, as places among the open cells with their values; `None` does not learn.
    nogoods: Option<Vec<Vec<(usize, Value)>>>,
}

impl<'a> Plain<'a> {
    fn new(problem: &'a Problem, learns: bool) -> Self {
        Self {
            nogoods: learns.then(Vec::new),
            problem,
            open: problem.open_cells().collect(),
            guesses: Vec::new(),
            blames: Vec::new(),
            events: Vec::new(),
            jumps: 0,
            skipped: 0,
        }
    }

    fn value(&self, cell: Cell) -> Option<Value> {
        let decided = self.open.iter().zip(&self.guesses);
        let mut guess = decided
            .filter(|(open, _)| **open == cell)
            .map(|(_, value)| *value);
        self.problem.given(cell).or(guess.next_back())
    }

    /// The cells that forbid a value, in the order of the houses.
    fn holders(&self, cell: Cell, value: Value) -> Vec<Cell> {
        let topology = self.problem.topology();
        let houses = topology.all_houses();
        let mut found = Vec::new();
        for house in houses.filter(|house| topology.cells_of(*house).contains(&cell)) {
            let sum = |cell, value: Value| u32::from(value.number()) + topology.shift(cell, house);
            let peers = topology
                .cells_of(house)
                .iter()
                .filter(|peer| **peer != cell);
            let holds = |peer: &Cell| {
                self.value(*peer)
                    .is_some_and(|held| sum(*peer, held) == sum(cell, value))
            };
            found.extend(peers.copied().filter(holds));
        }
        found
    }

    /// Tests the values of the open choice point from this one on. Returns whether one was written.
    fn test(&mut self, from: u8) -> bool {
        let level = self.guesses.len();
        let cell = self.open[level];
        for number in from..=self.problem.size() as u8 {
            let value = Value::new(number).unwrap();
            let holders = self.holders(cell, value);
            let given = holders
                .iter()
                .find(|holder| self.problem.given(**holder).is_some());
            let guesses = holders
                .iter()
                .map(|holder| self.open.iter().position(|c| c == holder));
            let with = match (given, guesses.min().flatten()) {
                (Some(given), _) => *given,
                (None, Some(earliest)) => {
                    self.blames[level].insert(earliest);
                    self.open[earliest]
                }
                (None, None) => {
                    if let Some(others) = self.refusing((level, value)) {
                        self.blames[level].extend(others);
                        self.events.push(Event::Excluded { cell, value });
                        continue;
                    }
                    self.events.push(Event::Place { cell, value });
                    self.guesses.push(value);
                    return true;
                }
            };
            self.events.push(Event::Conflict { cell, value, with });
        }
        false
    }

    /// The other guesses of the first nogood that this option would complete.
    fn refusing(&self, option: (usize, Value)) -> Option<Vec<usize>> {
        let stands = |guess: &&(usize, Value)| self.guesses.get(guess.0) == Some(&guess.1);
        let nogoods = self.nogoods.iter().flatten();
        let mut refusing = nogoods.filter_map(|nogood| {
            let others: Vec<_> = nogood.iter().filter(|guess| **guess != option).collect();
            let is_one = others.len() < nogood.len() && others.iter().all(stands);
            is_one.then(|| others.iter().map(|guess| guess.0).collect())
        });
        refusing.next()
    }

    /// Remembers these guesses, unless there are none, more than six, or all up to the latest.
    fn learn(&mut self, blamed: &BTreeSet<usize>) {
        let Some(nogoods) = &mut self.nogoods else {
            return;
        };
        let is_all = blamed.last().is_none_or(|last| last + 1 == blamed.len());
        if !is_all && blamed.len() <= 6 {
            let guess = |level: &usize| (*level, self.guesses[*level]);
            nogoods.push(blamed.iter().map(guess).collect());
            let number = nogoods.len() as u16;
            self.events.push(Event::Learn { number });
        }
    }

    /// Takes guesses back down to the latest of these. Returns its value; `None` if there is none.
    fn jump(&mut self, mut blamed: BTreeSet<usize>) -> Option<Value> {
        let target = blamed.pop_last();
        let taken = self.guesses.len() - target.unwrap_or(0);
        self.jumps += u64::from(taken > 1);
        self.skipped += (taken - usize::from(target.is_some())) as u64;
        let mut last = None;
        for _ in 0..taken {
            let value = self.guesses.pop().unwrap();
            let cell = self.open[self.guesses.len()];
            self.events.push(Event::Backtrack { cell, value });
            last = Some(value);
        }
        self.blames.truncate(target? + 1);
        self.blames[target?].extend(blamed);
        last
    }

    fn run(&mut self, goal: Goal) {
        let mut solutions = 0;
        while self.events.len() < STEPS {
            let level = self.guesses.len();
            let mut blamed = if level == self.open.len() {
                self.events.push(Event::Solution);
                solutions += 1;
                if goal.is_met(solutions) {
                    return;
                }
                (0..level).collect()
            } else {
                let (at, options) = (Spot::Cell(self.open[level]), self.problem.size() as u8);
                self.events.push(Event::Select { at, options });
                self.blames.push(BTreeSet::new());
                if self.test(1) {
                    continue;
                }
                let blamed = self.blames.pop().unwrap();
                self.learn(&blamed);
                blamed
            };
            loop {
                let Some(value) = self.jump(blamed) else {
                    self.events.push(Event::Exhausted);
                    return;
                };
                if self.test(value.number() + 1) {
                    break;
                }
                blamed = self.blames.pop().unwrap();
                self.learn(&blamed);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn it_does_what_a_plain_implementation_does(
        problem in any_problems(),
        goal in goals(),
        learns in any::<bool>(),
    ) {
        let mut plain = Plain::new(&problem, learns);
        plain.run(goal);
        let mut solver = Solver::new(&problem, jumping(learns), goal);
        let events: Vec<Event> = from_fn(|| solver.step(&problem)).take(plain.events.len()).collect();
        prop_assert_eq!(&events, &plain.events);
        if solver.has_ended() {
            let counters = solver.counters();
            prop_assert_eq!([counters.jumps, counters.skipped], [plain.jumps, plain.skipped]);
            let is_reuse = |event: &&Event| matches!(event, Event::Excluded { .. });
            let reused = events.iter().filter(is_reuse).count() as u64;
            let learned = plain.nogoods.as_ref().map_or(0, |nogoods| nogoods.len() as u64);
            prop_assert_eq!([counters.learned, counters.reused], [learned, reused]);
        }
        let told: Vec<Vec<Cell>> = solver.choices(&problem).into_iter().map(|c| c.blames).collect();
        if plain.events.len() < STEPS && !solver.has_ended() {
            let blamed = |set: &BTreeSet<usize>| set.iter().map(|level| plain.open[*level]).collect();
            let expected: Vec<Vec<Cell>> = plain.blames.iter().map(blamed).collect();
            prop_assert_eq!(told, expected);
        }
    }

    /// What it skips holds no solution: it finds those of the naive search, in the same order.
    #[test]
    fn it_finds_the_solutions_of_the_naive_search(
        problem in any_problems(),
        learns in any::<bool>(),
    ) {
        let mut naive = Solver::new(&problem, "naive".parse().unwrap(), Goal::All);
        let mut jumping = Solver::new(&problem, jumping(learns), Goal::All);
        for _ in 0..50 {
            let found = [&mut naive, &mut jumping].map(|solver| {
                solver.advance_to_solution(&problem, 300_000);
                let is_full = solver.empty_count() == 0 && !solver.has_ended();
                (is_full, solver.has_ended(), solver.values(&problem).collect::<Vec<_>>())
            });
            let [(naive_found, naive_ended, expected), (found, ended, values)] = found;
            if naive_ended || ended || !naive_found || !found {
                // Within the same steps it is never behind.
                prop_assert!(ended || !naive_ended);
                break;
            }
            prop_assert_eq!(values, expected);
            prop_assert!(jumping.counters().tests <= naive.counters().tests);
        }
    }

    /// A nogood is true: no solution contains it.
    #[test]
    fn what_it_learns_is_true(problem in any_problems()) {
        let mut learning = Solver::new(&problem, jumping(true), Goal::All);
        learning.advance(&problem, 20_000);
        let mut solutions = Vec::new();
        let mut solver = Solver::new(&problem, "propagation".parse().unwrap(), Goal::All);
        while solutions.len() < 1_000
            && solver.advance_to_solution(&problem, 10_000) > 0
            && solver.empty_count() == 0
        {
            solutions.push(solver.values(&problem).collect::<Vec<_>>());
        }
        for nogood in (1..).map_while(|number| learning.nogood(number)) {
            for solution in &solutions {
                let has = |(cell, value): (Cell, Value)| solution[cell.index()] == Some(value);
                prop_assert!(!nogood.guesses().all(has));
            }
        }
    }

    /// A moment that is sought again, in any order, knows what it knew.
    #[test]
    fn it_can_be_sought(problem in any_problems(), steps in prop::collection::vec(0..4_000u64, 6)) {
        let mut timeline = Timeline::new(Arc::new(problem.clone()), jumping(true), Goal::All);
        timeline.explore(4_000);
        for step in steps {
            let step = step.min(timeline.explored());
            let mut solver = Solver::new(&problem, jumping(true), Goal::All);
            solver.advance(&problem, step);
            let moment = timeline.at(step).unwrap();
            prop_assert_eq!(moment.state().solver(), Some(&solver));
            let known = |solver: &Solver| (1..).map_while(|number| solver.nogood(number)).collect::<Vec<_>>();
            prop_assert_eq!(moment.state().solver().map(known), Some(known(&solver)));
        }
    }
}

/// The strategy that jumps, or the one that also learns.
fn jumping(learns: bool) -> Attack {
    let id = if learns { "learning" } else { "backjumping" };
    id.parse().unwrap()
}

/// Tests, conflicts, placements, backtracks, jumps, guesses skipped.
fn effort(problem: &Problem, goal: Goal) -> ([u64; 6], u64) {
    let mut solver = Solver::new(problem, "backjumping".parse().unwrap(), goal);
    solver.advance(problem, u64::MAX);
    let c: Counters = solver.counters();
    let effort = [
        c.tests,
        c.conflicts,
        c.placements,
        c.backtracks,
        c.jumps,
        c.skipped,
    ];
    (effort, c.solutions)
}

#[test]
fn its_counters_are_exact() {
    for (line, goal, expected, solutions) in [
        (
            FIRST_PROGRAM,
            Goal::First,
            [114_639, 97_369, 17_270, 17_217, 3_875, 8_619],
            1,
        ),
        (
            FIRST_PROGRAM,
            Goal::All,
            [258_636, 220_600, 38_036, 38_036, 8_504, 18_374],
            1,
        ),
        (THREE_LANGUAGES, Goal::First, [292, 238, 54, 13, 3, 7], 1),
        (
            THREE_LANGUAGES,
            Goal::All,
            [3_799, 3_286, 513, 513, 75, 192],
            6,
        ),
        (
            AGAINST_BRUTE_FORCE,
            Goal::First,
            [
                243_216_517,
                208_703_980,
                34_512_537,
                34_512_473,
                7_350_008,
                17_617_440,
            ],
            1,
        ),
    ] {
        assert_eq!(
            effort(&problem(line), goal),
            (expected, solutions),
            "{line}"
        );
    }
}

/// Tests, conflicts, placements, backtracks, jumps, guesses skipped, learned, reused, solutions.
#[test]
fn what_learning_counts_is_exact() {
    let four = ".....3..24....14";
    let brazil = by_name();
    for (problem, goal, expected) in [
        (
            problem(FIRST_PROGRAM),
            Goal::First,
            [29_348, 24_969, 4_379, 4_326, 886, 2_150, 752, 1_841, 1],
        ),
        (
            problem(READERS_VARIANT),
            Goal::All,
            [
                145_193, 124_694, 20_499, 20_499, 4_203, 9_005, 2_467, 10_399, 2,
            ],
        ),
        (
            problem(THREE_LANGUAGES),
            Goal::All,
            [2_800, 2_445, 355, 355, 37, 98, 58, 56, 6],
        ),
        (
            problem(AGAINST_BRUTE_FORCE),
            Goal::First,
            [
                9_695_769, 8_500_025, 1_195_744, 1_195_680, 169_549, 269_069, 12_128, 731_243, 1,
            ],
        ),
        (
            empty("queens:8"),
            Goal::All,
            [13_616, 11_691, 1_925, 1_925, 225, 262, 136, 23, 92],
        ),
        (
            brazil,
            Goal::First,
            [1_392, 804, 588, 588, 110, 376, 185, 243, 0],
        ),
        (problem(four), Goal::First, [71, 50, 21, 21, 4, 11, 4, 1, 0]),
    ] {
        let mut solver = Solver::new(&problem, jumping(true), goal);
        solver.advance(&problem, u64::MAX);
        let c = solver.counters();
        let found = [
            c.tests,
            c.conflicts,
            c.placements,
            c.backtracks,
            c.jumps,
            c.skipped,
            c.learned,
            c.reused,
            c.solutions,
        ];
        assert_eq!(found, expected);
    }
}

/// Brazil in three colours, with its states in the order of their names.
fn by_name() -> Problem {
    let brazil = empty("map:brazil:3");
    let topology = brazil.topology();
    let Family::Map(map) = topology.family() else {
        unreachable!("it is a map")
    };
    let code = |node: u8| map.nodes()[usize::from(node)].code.clone();
    let edges = map.edges().iter();
    let edges: Vec<_> = edges.map(|(a, b)| (code(*a), code(*b))).collect();
    let mut nodes = map.nodes().to_vec();
    let order = "AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO";
    nodes.sort_by_key(|node| order.find(&node.code));
    let map = Map::new("by-name", nodes, &edges, 3).unwrap();
    let topology = Topology::new(Family::Map(map));
    Problem::on(&topology, &vec![None; topology.cells()]).unwrap()
}

#[test]
fn it_counts_the_solutions_of_queens() {
    for (size, solutions) in (4..).zip([2, 10, 4, 40, 92]) {
        let topology = Topology::new(Family::Queens(BoardSize::new(size).unwrap()));
        let queens = Problem::on(&topology, &vec![None; size]).unwrap();
        assert_eq!(effort(&queens, Goal::All).1, solutions);
    }
}

#[test]
fn it_cannot_be_forked() {
    let problem = problem(FIRST_PROGRAM);
    let [naive, jumping] = ["naive", "backjumping"].map(|id| id.parse().unwrap());
    let run = |strategy| {
        let mut solver = Solver::new(&problem, strategy, Goal::First);
        solver.advance(&problem, 20);
        solver
    };
    let fork = |from, to| {
        run(from)
            .forked_plan(&problem, Alternative::Strategy(to))
            .unwrap_err()
    };
    assert_eq!(fork(naive, jumping), ForkError::CannotTakeOver(jumping));
    assert_eq!(fork(jumping, naive), ForkError::Blames);
}

#[test]
fn keyframes_hold_the_blame_in_bounded_memory() {
    for (size, bytes) in [(9, 702), (16, 4_804)] {
        let empty = Problem::new(Shape::usual(size).unwrap(), &vec![None; size * size]).unwrap();
        let plan = *Solver::new(&empty, "backjumping".parse().unwrap(), Goal::All).plan();
        assert_eq!(Solver::packed_size(&empty, &plan), bytes);
    }
}
