//! Doom, checked against a complete search that shares nothing with the solver, and against whole
//! traces.

use crate::common::*;
use proptest::prelude::*;
use recuo::analysis::doom::{Doom, DoomVerdict, Guess, Overview, Span};
use recuo::puzzle::{Problem, Topology, Value};
use recuo::solver::{Event, Goal, Solver, Strategy as Attack};
use recuo::timeline::Timeline;
use std::collections::HashMap;
use std::sync::Arc;

/// Only the beginning of longer runs is examined.
const STEPS: u64 = 4_000;

/// Whether a board has a solution: fills the cell with the fewest values in every way. `None` if
/// that takes too long.
fn is_alive(topology: &Topology, board: &mut [Option<Value>], patience: &mut u32) -> Option<bool> {
    let size = topology.size() as u8;
    let mut best: Option<(usize, Vec<Value>)> = None;
    for cell in topology.all_cells().filter(|c| board[c.index()].is_none()) {
        let fits = |value: &Value| {
            let peers = topology.peers_of(cell).iter();
            peers
                .copied()
                .all(|peer| board[peer.index()] != Some(*value))
        };
        let values: Vec<_> = (1..=size).filter_map(Value::new).filter(fits).collect();
        if best
            .as_ref()
            .is_none_or(|(_, few)| values.len() < few.len())
        {
            best = Some((cell.index(), values));
        }
    }
    let Some((index, values)) = best else {
        return Some(true);
    };
    *patience = patience.checked_sub(1)?;
    for value in values {
        board[index] = Some(value);
        let answer = is_alive(topology, board, patience);
        board[index] = None;
        if answer != Some(false) {
            return answer;
        }
    }
    Some(false)
}

/// The truth about every step of a run, from plain stepping and the complete search.
struct Plain {
    /// The guesses that stand after each step.
    stacks: Vec<Vec<Guess>>,
    /// The number of guesses up to the one that doomed the position, if it is doomed.
    doomed: Vec<Option<usize>>,
    has_ended: bool,
}

impl Plain {
    fn of(problem: &Problem, strategy: Attack, goal: Goal) -> Option<Self> {
        let mut solver = Solver::new(problem, strategy, goal);
        let mut stack = Vec::new();
        let mut known: HashMap<Vec<Guess>, bool> = HashMap::new();
        let mut plain = Self {
            stacks: Vec::new(),
            doomed: Vec::new(),
            has_ended: false,
        };
        let mut patience = 60_000;
        loop {
            let mut by = None;
            for count in 0..=stack.len() {
                let alive = match known.get(&stack[..count]) {
                    Some(alive) => *alive,
                    None => {
                        let mut board: Vec<_> = problem.givens().collect();
                        for (cell, value) in &stack[..count] {
                            let (cell, value): (recuo::puzzle::Cell, Value) = (*cell, *value);
                            board[cell.index()] = Some(value);
                        }
                        let alive = is_alive(problem.topology(), &mut board, &mut patience)?;
                        known.insert(stack[..count].to_vec(), alive);
                        alive
                    }
                };
                if !alive {
                    by = Some(count);
                    break;
                }
            }
            // Deductions must not make a difference.
            if plain.doomed.len().is_multiple_of(16) {
                let mut board: Vec<_> = solver.values(problem).collect();
                let alive = is_alive(problem.topology(), &mut board, &mut patience)?;
                assert_eq!(alive, by.is_none());
            }
            plain.stacks.push(stack.clone());
            plain.doomed.push(by);
            if plain.doomed.len() as u64 > STEPS {
                break;
            }
            match solver.step(problem) {
                Some(Event::Place { cell, value }) => stack.push((cell, value)),
                Some(Event::Backtrack { .. }) => drop(stack.pop()),
                Some(_) => {}
                None => break,
            }
        }
        plain.has_ended = solver.has_ended();
        Some(plain)
    }

    fn last(&self) -> u64 {
        self.doomed.len() as u64 - 1
    }

    /// The spans, each from the first step of a stretch doomed by one guess to the step after its
    /// last.
    fn spans(&self) -> Vec<Span> {
        let mut spans: Vec<Span> = Vec::new();
        let mut open: Option<Span> = None;
        for (step, (by, stack)) in (0..).zip(self.doomed.iter().zip(&self.stacks)) {
            let same = open.is_some_and(|span| *by == Some(span.depth));
            if !same {
                if let Some(span) = open.take() {
                    let until = Some(step);
                    spans.push(Span { until, ..span });
                }
                open = by.map(|depth| Span {
                    depth,
                    guess: depth.checked_sub(1).map(|number| stack[number]),
                    from: step,
                    until: None,
                });
            }
        }
        if let Some(span) = open {
            let until = (span.depth == 0 && self.has_ended).then(|| self.last());
            spans.push(Span { until, ..span });
        }
        spans
    }
}

fn timeline(problem: &Problem, strategy: Attack, goal: Goal, explored: u64) -> Timeline {
    let mut timeline = Timeline::new(Arc::new(problem.clone()), strategy, goal);
    timeline.explore(explored);
    timeline
}

fn overview_from(timeline: &mut Timeline, step: u64, budget: u64) -> Overview {
    let mut overview = Overview::new(&timeline.at(step).unwrap());
    for _ in 0..10_000_000 {
        if overview.advance(timeline, budget) {
            return overview;
        }
    }
    panic!("it goes on for ever");
}

fn found(overview: &Overview) -> Vec<Span> {
    overview.spans().collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn every_position_of_a_run(problem in problems(), strategy in strategies(), goal in goals(),
            seed in any::<u64>(), budget in 1u64..2_000) {
        let Some(plain) = Plain::of(&problem, strategy, goal) else {
            return Ok(());
        };
        let mut run = timeline(&problem, strategy, goal, plain.last());
        let spans = plain.spans();
        let mut doom = Doom::new(Arc::clone(run.problem()));
        let mut random = Random(seed | 1);
        // Some consecutive steps, and some anywhere.
        let last = plain.last() as usize;
        let start = random.below(last + 1);
        let near = start..(start + 60).min(last + 1);
        for step in near.chain((0..60).map(|_| random.below(last + 1))).collect::<Vec<_>>() {
            let moment = run.at(step as u64).unwrap();
            doom.look(&moment);
            let mut is_settled = doom.advance(0);
            while !is_settled {
                // Intermediate results are never wrong.
                match doom.verdict() {
                    DoomVerdict::Unknown => {}
                    DoomVerdict::Alive => prop_assert_eq!(plain.doomed[step], None),
                    DoomVerdict::Doomed { by } => {
                        prop_assert!(plain.doomed[step].is_some());
                        prop_assert_eq!(by, None);
                    }
                }
                is_settled = doom.advance(budget);
            }
            let expected = match plain.doomed[step] {
                None => DoomVerdict::Alive,
                by => DoomVerdict::Doomed { by },
            };
            prop_assert_eq!(doom.verdict(), expected, "step {}", step);
            let around = spans.iter().find(|span| {
                let ends_later = span.until.is_none_or(|until| (step as u64) < until);
                span.from <= step as u64 && (ends_later || span.depth == 0)
            });
            prop_assert_eq!(doom.span(&run, &moment), around.copied(), "step {}", step);
        }
    }

    #[test]
    fn overviews_find_all_spans(problem in problems(), strategy in strategies(), goal in goals(),
            seed in any::<u64>(), budget in 1u64..2_000) {
        let Some(plain) = Plain::of(&problem, strategy, goal) else {
            return Ok(());
        };
        let mut random = Random(seed | 1);
        let last = plain.last();
        // Explored bit by bit.
        let mut run = timeline(&problem, strategy, goal, 0);
        let mut overview = Overview::new(&run.at(0).unwrap());
        while run.explored() < last {
            run.explore((random.below(900) as u64 + 1).min(last - run.explored()));
            while !overview.advance(&run, budget) {}
            prop_assert_eq!(overview.known_until(), Some(run.explored()));
        }
        while !overview.advance(&run, budget) {}
        let spans = plain.spans();
        prop_assert_eq!(found(&overview), spans.clone());
        prop_assert_eq!(overview.is_done(), plain.has_ended);

        let mut wasted = 0;
        for step in 0..=last {
            prop_assert_eq!(overview.wasted(step), wasted, "step {}", step);
            let worst = spans.iter().map(|span| span.wasted(step)).max().unwrap_or(0);
            let worst_at = overview.worst_at(step).map_or(0, |span| span.wasted(step));
            prop_assert_eq!(worst_at, worst);
            wasted += u64::from(plain.doomed[step as usize].is_some());
        }

        // From any step.
        let from = random.below(last as usize + 1) as u64;
        let later = overview_from(&mut run, from, budget);
        let expected: Vec<Span> = spans.into_iter()
            .filter(|span| span.depth == 0 || span.until.is_none_or(|until| until > from))
            .collect();
        prop_assert_eq!(found(&later), expected);
    }
}

/// A run that is lost for millions of steps takes few questions, even from its middle.
#[test]
fn long_runs_are_leapt_over() {
    let problem = problem(AGAINST_BRUTE_FORCE);
    let mut run = timeline(&problem, "naive".parse().unwrap(), Goal::First, 50_000_000);
    let mut overview = Overview::new(&run.at(0).unwrap());
    let mut slices = 0;
    while !overview.advance(&run, 100_000) {
        slices += 1;
    }
    assert!(slices < 100, "{slices}");
    assert_eq!(found(&overview).last().unwrap().until, None, "astray");
    assert_eq!(overview.known_until(), Some(50_000_000));
    assert!(overview.wasted(50_000_000) > 49_000_000);

    let middle = run.at(25_000_000).unwrap();
    let mut doom = Doom::new(Arc::clone(run.problem()));
    doom.look(&middle);
    while !doom.advance(1_000) {}
    let span = doom.span(&run, &middle).expect("it is doomed");
    let known = found(&overview)
        .into_iter()
        .find(|known| known.from == span.from);
    assert_eq!(known, Some(span));
    assert_eq!(found(&overview_from(&mut run, 25_000_000, 1_000))[0], span);
}
