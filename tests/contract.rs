//! Properties of every run, whatever the puzzle and the strategy.

use crate::common::*;
use proptest::prelude::*;
use recuo::puzzle::{Cell, House, Problem, Value};
use recuo::solver::{
    Counters, Event, EventKind, Goal, Order, Solver, Spot, Strategy as Attack, Why,
};
use recuo::timeline::{Found, Measure, Timeline};
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

type Guess = (Cell, Value);

/// The most steps followed of a run.
const STEPS: u64 = 3_000;

/// Replays events on a bare grid and checks each of them.
struct Checker<'a> {
    problem: &'a Problem,
    board: Vec<Option<Value>>,
    /// The guesses on the board, each with its deductions; the first entry has no guess.
    levels: Vec<(Option<Guess>, Vec<Cell>)>,
    counters: Counters,
    solutions: Vec<Vec<Option<Value>>>,
}

impl<'a> Checker<'a> {
    fn new(problem: &'a Problem) -> Self {
        Self {
            problem,
            board: problem.givens().collect(),
            levels: vec![(None, Vec::new())],
            counters: Counters::default(),
            solutions: Vec::new(),
        }
    }

    /// Whether two cells cannot hold these values together: in a house of both, value and shift have
    /// the same sum.
    fn clash(&self, house: House, (a, va): Guess, (b, vb): Guess) -> bool {
        let topology = self.problem.topology();
        let sum = |cell, value: Value| u32::from(value.number()) + topology.shift(cell, house);
        a != b && topology.cells_of(house).contains(&b) && sum(a, va) == sum(b, vb)
    }

    /// The first cell, in the order of houses, that forbids this value.
    fn culprit(&self, option: Guess) -> Option<Cell> {
        let topology = self.problem.topology();
        topology.all_houses().find_map(|house| {
            let cells = topology.cells_of(house);
            let mut holders = cells
                .iter()
                .filter_map(|c| Some((*c, self.board[c.index()]?)));
            let is_in = cells.contains(&option.0);
            holders
                .find(|held| is_in && self.clash(house, option, *held))
                .map(|(cell, _)| cell)
        })
    }

    fn candidates(&self, cell: Cell) -> Vec<Value> {
        (1..=self.problem.size() as u8)
            .filter_map(Value::new)
            .filter(|value| self.culprit((cell, *value)).is_none())
            .collect()
    }

    /// The number of candidates of all empty cells but this one.
    fn candidates_beside(&self, cell: Cell) -> usize {
        let others = self.problem.topology().all_cells();
        let others = others.filter(|c| *c != cell && self.board[c.index()].is_none());
        others.map(|c| self.candidates(c).len()).sum()
    }

    fn places(&self, house: House, value: Value) -> Vec<Cell> {
        let fits = |cell: &Cell| {
            self.board[cell.index()].is_none() && self.candidates(*cell).contains(&value)
        };
        self.problem
            .topology()
            .cells_of(house)
            .iter()
            .copied()
            .filter(fits)
            .collect()
    }

    fn write(&mut self, cell: Cell, value: Value, counts: bool) {
        assert_eq!(self.board[cell.index()], None, "a filled cell was written");
        assert!(self.candidates(cell).contains(&value), "a rule was broken");
        let before = if counts {
            self.candidates_beside(cell)
        } else {
            0
        };
        self.board[cell.index()] = Some(value);
        if counts {
            let struck = before - self.candidates_beside(cell);
            self.counters.eliminations += struck as u64;
        }
    }

    fn follow(&mut self, event: Event, strategy: Attack) {
        let keeps_domains = strategy.keeps_domains();
        self.counters.steps += 1;
        match event {
            Event::Select { at, options } => {
                self.counters.selects += 1;
                let expected = match at {
                    Spot::Cell(cell) => {
                        assert_eq!(self.board[cell.index()], None);
                        if keeps_domains {
                            self.candidates(cell).len()
                        } else {
                            self.problem.size()
                        }
                    }
                    Spot::Places(house, value) => self.places(house, value).len(),
                };
                assert_eq!(usize::from(options), expected);
            }
            Event::Place { cell, value } => {
                self.counters.placements += 1;
                self.counters.tests += u64::from(!keeps_domains);
                self.write(cell, value, keeps_domains);
                self.levels.push((Some((cell, value)), Vec::new()));
                let depth = self.levels.len() as u64 - 1;
                self.counters.max_depth = self.counters.max_depth.max(depth);
            }
            Event::Conflict { cell, value, with } => {
                self.counters.conflicts += 1;
                self.counters.tests += 1;
                assert!(!keeps_domains);
                assert_eq!(self.board[cell.index()], None);
                match strategy.blames() {
                    // Whom it blames is compared elsewhere.
                    true => assert!(self.culprit((cell, value)).is_some()),
                    false => assert_eq!(self.culprit((cell, value)), Some(with)),
                }
            }
            Event::Excluded { cell, value } => {
                self.counters.conflicts += 1;
                self.counters.tests += 1;
                self.counters.reused += 1;
                assert_eq!(self.board[cell.index()], None);
                assert_eq!(self.culprit((cell, value)), None);
            }
            Event::Broken { .. } | Event::Visited { .. } | Event::Wall { .. } => {
                panic!("these boards have neither relations nor ways")
            }
            Event::Learn { number } => {
                self.counters.learned += 1;
                assert_eq!(u64::from(number), self.counters.learned);
            }
            Event::Deduce { cell, value, why } => {
                match why {
                    Why::NakedSingle => {
                        self.counters.naked_singles += 1;
                        assert_eq!(self.candidates(cell), [value]);
                    }
                    Why::HiddenSingle(house) => {
                        self.counters.hidden_singles += 1;
                        assert_eq!(self.places(house, value), [cell]);
                    }
                }
                self.write(cell, value, true);
                self.levels.last_mut().unwrap().1.push(cell);
            }
            Event::Fill { .. } | Event::Clear { .. } => panic!("it is for recordings"),
            Event::DeadEnd { at } => {
                self.counters.dead_ends += 1;
                match at {
                    Spot::Cell(cell) => {
                        assert_eq!(self.board[cell.index()], None);
                        assert_eq!(self.candidates(cell), []);
                    }
                    Spot::Places(house, value) => {
                        let cells = self.problem.topology().cells_of(house);
                        assert!(self.problem.topology().covers(house));
                        assert!(cells.iter().all(|c| self.board[c.index()] != Some(value)));
                        assert_eq!(self.places(house, value), []);
                    }
                }
            }
            Event::Backtrack { cell, value } => {
                self.counters.backtracks += 1;
                let (guess, deduced) = self.levels.pop().unwrap();
                assert_eq!(guess, Some((cell, value)), "not the latest guess");
                for cell in deduced.into_iter().chain([cell]) {
                    self.board[cell.index()] = None;
                }
            }
            Event::Sweep { number } => {
                self.counters.sweeps += 1;
                assert_eq!(u64::from(number), self.counters.sweeps);
            }
            Event::Solution => {
                self.counters.solutions += 1;
                assert!(self.board.iter().all(Option::is_some));
                self.solutions.push(self.board.clone());
            }
            Event::Exhausted => {
                self.counters.exhausted += 1;
                assert_eq!(self.levels.len(), 1, "guesses are left on the board");
            }
            Event::GaveUp { empty } => {
                self.counters.gave_up += 1;
                assert_eq!(
                    usize::from(empty),
                    self.board.iter().filter(|v| v.is_none()).count()
                );
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_event_is_true(problem in any_problems(), strategy in strategies(), goal in goals()) {
        let mut solver = Solver::new(&problem, strategy, goal);
        let mut checker = Checker::new(&problem);
        for _ in 0..STEPS {
            let Some(event) = solver.step(&problem) else { break };
            checker.follow(event, strategy);
            // So are its jumps.
            let counters = Counters { jumps: 0, skipped: 0, ..solver.counters() };
            prop_assert_eq!(counters, checker.counters);
            prop_assert_eq!(&solver.values(&problem).collect::<Vec<_>>(), &checker.board);
        }
        for cell in problem.topology().all_cells() {
            let expected: Vec<_> = match checker.board[cell.index()] {
                None => checker.candidates(cell),
                Some(_) => Vec::new(),
            };
            prop_assert_eq!(solver.domain(&problem, cell).iter().collect::<Vec<_>>(), expected);
            if let Some(given) = problem.given(cell) {
                prop_assert_eq!(solver.value(cell), Some(given));
            }
        }
        let c = solver.counters();
        prop_assert_eq!(c.depth() as usize, checker.levels.len() - 1);
    }

    #[test]
    fn choices_tell_what_was_tried(problem in any_problems(), strategy in strategies(), steps in 1u64..STEPS) {
        // The failed options, according to the events.
        let mut open: Vec<(Spot, Option<Guess>, Vec<Guess>)> = Vec::new();
        let mut solver = Solver::new(&problem, strategy, Goal::All);
        for _ in 0..steps {
            match solver.step(&problem) {
                None => break,
                Some(Event::Select { at, .. }) => open.push((at, None, Vec::new())),
                Some(Event::Conflict { cell, value, .. } | Event::Excluded { cell, value }) => {
                    open.last_mut().unwrap().2.push((cell, value));
                }
                Some(Event::Place { cell, value }) => open.last_mut().unwrap().1 = Some((cell, value)),
                Some(Event::DeadEnd { .. }) => { open.pop_if(|(_, guess, _)| guess.is_none()); }
                Some(Event::Backtrack { .. }) => {
                    open.pop_if(|(_, guess, _)| guess.is_none());
                    let (_, guess, failed) = open.last_mut().unwrap();
                    failed.extend(guess.take());
                }
                Some(Event::Exhausted) => open.clear(),
                Some(_) => {}
            }
        }
        let mut told: Vec<_> =
            solver.choices(&problem).into_iter().map(|c| (c.at, c.guess, c.failed)).collect();
        if strategy.blames() {
            // The events alone do not tell whether the last guess taken back was skipped.
            for choices in [&mut told, &mut open] {
                choices.pop_if(|(_, guess, _)| guess.is_none());
            }
        }
        prop_assert_eq!(told, open);
    }

    #[test]
    fn going_on_silently_is_stepping(problem in any_problems(), strategy in strategies(), goal in goals(),
                                     slices in prop::collection::vec(1u64..3_000, 1..8)) {
        let mut stepped = Solver::new(&problem, strategy, goal);
        let mut silent = stepped.clone();
        for slice in slices {
            let mut steps = 0;
            while steps < slice && stepped.step(&problem).is_some() {
                steps += 1;
            }
            prop_assert_eq!(silent.advance(&problem, slice), steps);
            prop_assert_eq!(&silent, &stepped);
            let mut packed = vec![0; Solver::packed_size(&problem, silent.plan())];
            silent.pack(&mut packed);
            let unpacked = silent.unpack(&problem, *silent.plan(), &packed);
            prop_assert_eq!(&unpacked, &stepped);
            // Derived state must be right too: both must continue alike.
            let mut a = unpacked;
            let mut b = silent.clone();
            for _ in 0..50 {
                prop_assert_eq!(a.step(&problem), b.step(&problem));
            }
        }
    }

    #[test]
    fn every_search_finds_the_same_solutions(
        problem in any_problems(),
        some in prop::sample::subsequence(all_strategies(), 12),
    ) {
        let mut expected: Option<BTreeSet<String>> = None;
        for strategy in some.into_iter().chain([Attack::NAIVE]) {
            if strategy == Attack::Sweep {
                continue;
            }
            let mut solver = Solver::new(&problem, strategy, Goal::All);
            let mut found = BTreeSet::new();
            let mut budget = 200_000;
            while budget > 0 && !solver.has_ended() {
                budget -= solver.advance_to_solution(&problem, budget);
                if solver.empty_count() == 0 {
                    found.insert(solver.values(&problem).flatten().map(|v| v.to_char()).collect());
                }
            }
            if solver.has_ended() {
                prop_assert_eq!(found.len() as u64, solver.counters().solutions);
                let expected = expected.get_or_insert_with(|| found.clone());
                prop_assert_eq!(&found, &*expected, "{}", strategy);
            }
        }
    }

    #[test]
    fn a_timeline_is_the_run(problem in any_problems(), strategy in strategies(), goal in goals(),
                             picks in prop::collection::vec(0.0..1.0f64, 12)) {
        let problem = Arc::new(problem);
        let mut solver = Solver::new(&problem, strategy, goal);
        let mut states = vec![(solver.clone(), None)];
        while states.len() < STEPS as usize {
            let Some(event) = solver.step(&problem) else { break };
            states.push((solver.clone(), Some(event)));
        }
        let last = states.len() as u64 - 1;
        let mut timeline = Timeline::new(Arc::clone(&problem), strategy, goal);
        while timeline.explored() < last {
            timeline.explore((last - timeline.explored()).min(97));
        }
        prop_assert_eq!(timeline.explored(), last);
        prop_assert!(timeline.at(last + 1).is_none());
        for pick in picks {
            let step = (pick * last as f64) as u64;
            for step in [step, step.saturating_sub(1)] {
                let moment = timeline.at(step).unwrap();
                prop_assert_eq!(moment.state().solver(), Some(&states[step as usize].0));
                prop_assert_eq!(moment.event(), states[step as usize].1);
            }
            let from = timeline.at(step).unwrap();
            let events = |kind: EventKind| move |s: &u64, states: &[(Solver, Option<Event>)]| {
                states[*s as usize].1.is_some_and(|e| e.kind() == kind)
            };
            for kind in EventKind::ALL {
                let is = events(kind);
                let next = (step + 1..=last).find(|s| is(s, &states));
                let expected = match next {
                    Some(s) => Found::At(s),
                    None if timeline.length().is_some() => Found::Never,
                    None => Found::NotYet,
                };
                prop_assert_eq!(timeline.next(Measure::Events(kind), &from), expected, "next {:?}", kind);
                let previous = (1..step).rev().find(|s| is(s, &states)).map_or(Found::Never, Found::At);
                prop_assert_eq!(timeline.previous(Measure::Events(kind), &from), previous, "previous {:?}", kind);
            }
            let depth = from.counters().depth();
            let out = (step + 1..=last).find(|s| {
                let (solver, event) = &states[*s as usize];
                *event == Some(Event::Solution) || solver.counters().depth() < depth
            });
            let expected = match out {
                Some(s) => Found::At(s),
                None if timeline.length().is_some() => Found::Never,
                None => Found::NotYet,
            };
            prop_assert_eq!(timeline.out(&from), expected);
        }
    }
}

/// The generator has to make cases of every kind, or the properties above prove little.
#[test]
fn generated_problems_vary() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;
    let mut runner = TestRunner::deterministic();
    let (mut none, mut one, mut more, mut sizes) = (0, 0, 0, HashSet::new());
    for _ in 0..200 {
        let problem = problems().new_tree(&mut runner).unwrap().current();
        sizes.insert((
            problem.shape().unwrap().box_rows(),
            problem.shape().unwrap().box_cols(),
        ));
        let strategy = Attack::search(
            recuo::solver::Select::FewestCandidates,
            Order::Ascending,
            recuo::solver::Check::HiddenSingles,
        );
        let mut solver = Solver::new(&problem, strategy.unwrap(), "2".parse().unwrap());
        solver.advance(&problem, 100_000);
        match solver.counters().solutions {
            0 => none += 1,
            1 => one += 1,
            _ => more += 1,
        }
    }
    assert!(none > 10 && one > 10 && more > 10, "{none} {one} {more}");
    assert!(sizes.len() >= 7, "{sizes:?}");
}
