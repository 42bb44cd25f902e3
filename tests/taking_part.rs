//! A student's answers and moves, checked against the run, on random puzzles, strategies and goals.

use crate::common::*;
use proptest::prelude::*;
use recuo::analysis::exercise::{Exercise, Hint, MOST_POINTS, Move, MoveKind, Played};
use recuo::analysis::question::{Answer, QuestionKind, Until};
use recuo::puzzle::{Cell, Value};
use recuo::solver::{
    Alternative, Event, EventKind, Goal, Machine as _, Solver, Spot, Strategy as Attack,
};
use recuo::timeline::Timeline;
use std::sync::Arc;

/// Steps examined of a run.
const STEPS: u64 = 400;

/// A random move.
fn thrown(
    size: usize,
    kind: usize,
    cell: usize,
    value: usize,
    house: Option<usize>,
    run: &Timeline,
) -> Move {
    let topology = run.problem().topology();
    let cell = Cell::new(cell % (size * size));
    let value = Value::new((value % size + 1) as u8).unwrap();
    let spot = match house {
        None => Spot::Cell(cell),
        Some(house) => Spot::Places(topology.houses_of(cell).nth(house % 3).unwrap(), value),
    };
    match MoveKind::ALL[kind % MoveKind::ALL.len()] {
        MoveKind::Select => Move::Select(spot),
        MoveKind::Write => Move::Write(cell, value),
        MoveKind::Refuse => Move::Refuse(cell, value),
        MoveKind::Deduce => Move::Deduce(cell, value),
        MoveKind::DeadEnd => Move::DeadEnd(spot),
        MoveKind::TakeBack => Move::TakeBack(cell),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// A move is accepted if and only if it is the run's next one; nothing else moves the board,
    /// and its points follow from what went before.
    #[test]
    fn moves_are_graded_by_the_run(
        problem in problems(), strategy in strategies(), goal in goals(),
        tries in prop::collection::vec(
            (0..6usize, 0..256usize, 0..16usize, prop::option::of(0..3usize), 0..8u8), 1..120),
    ) {
        let size = problem.size();
        let mut run = Timeline::new(Arc::new(problem), strategy, goal);
        run.explore(STEPS);
        let events: Vec<Event> = run.walk(0).collect();
        let mut student = Exercise::new(0);
        student.pass(&mut run);
        let (mut points, mut right, mut wrong, mut hints) = (0, 0, 0, 0);
        let mut lost = 0;
        for (kind, cell, value, house, luck) in tries {
            let at = student.step();
            let next = events.get(at as usize).copied();
            let made = match next.and_then(Move::of) {
                // A good student, now and then.
                Some(own) if luck < 4 => own,
                _ => thrown(size, kind, cell, value, house, &run),
            };
            if luck == 7 {
                match student.hint(&mut run) {
                    None => prop_assert!(next.is_none()),
                    Some(Hint::Whole(whole)) => prop_assert_eq!(Some(whole), next.and_then(Move::of)),
                    Some(Hint::Kind(told) | Hint::Where(told, _)) => {
                        prop_assert_eq!(Some(told), next.and_then(Move::of).map(Move::kind));
                    }
                }
                if next.is_some() && student.tally().hints > hints {
                    hints += 1;
                    lost += 1;
                }
            }
            match student.play(&mut run, made) {
                Played::Right(steps) => {
                    prop_assert_eq!(next.and_then(Move::of), Some(made));
                    prop_assert_eq!(*steps.start(), at + 1);
                    prop_assert_eq!(*steps.end(), student.step());
                    // Automatic steps are never a student's move.
                    for step in at + 1..student.step() {
                        prop_assert!(Move::of(events[step as usize]).is_none());
                    }
                    points += MOST_POINTS.saturating_sub(lost);
                    right += 1;
                    lost = 0;
                }
                Played::Wrong(refusal) => {
                    prop_assert_ne!(next.and_then(Move::of), Some(made));
                    prop_assert_eq!(student.step(), at);
                    let moment = run.at(at).unwrap();
                    if let Some(with) = refusal.with {
                        prop_assert!(moment.value(with).is_some());
                    }
                    wrong += 1;
                    lost += 1;
                }
                Played::Over => prop_assert_eq!(run.length(), Some(at)),
                Played::NotYet => prop_assert!(run.length().is_none() && next.is_none()),
            }
            let tally = student.tally();
            prop_assert_eq!(
                (tally.points, tally.right, tally.wrong(), tally.hints),
                (points, right, wrong, hints)
            );
        }
    }

    /// Exactly one answer to each question, the one marked right, is what the run does.
    #[test]
    fn questions_are_answered_by_the_run(
        problem in problems(), strategy in strategies(), goal in goals(), at in 0..STEPS,
    ) {
        let mut run = Timeline::new(Arc::new(problem), strategy, goal);
        run.explore(STEPS);
        let events: Vec<Event> = run.walk(0).collect();
        let step = at % (run.explored() + 1);
        for asked in all_questions(&mut run, step) {
            let next = events[step as usize];
            let until = |kind: EventKind| {
                let later = events[step as usize..].iter();
                later.map(|event| event.kind()).position(|k| k == kind).map(|at| at as u64 + 1)
            };
            let holds = |answer: &Answer| match (asked.kind, *answer) {
                (QuestionKind::NextCell, Answer::Cell(cell)) => next.cell() == Some(cell),
                (QuestionKind::NextValue, Answer::Value(value)) => matches!(
                    next,
                    Event::Place { value: v, .. } | Event::Conflict { value: v, .. } | Event::Deduce { value: v, .. }
                        if v == value
                ),
                (QuestionKind::WhatHappens, Answer::Happens(what)) => next.kind() == match what {
                    MoveKind::Write => EventKind::Place,
                    MoveKind::Refuse => EventKind::Conflict,
                    MoveKind::TakeBack => EventKind::Backtrack,
                    MoveKind::DeadEnd => EventKind::DeadEnd,
                    MoveKind::Deduce => EventKind::Deduce,
                    MoveKind::Select => return false,
                },
                (QuestionKind::WhichPeer, Answer::Cell(peer)) => {
                    run.walk(step).state().value(peer) == asked.value
                }
                (QuestionKind::StepsUntil(Until::Backtrack), Answer::Steps(n)) => until(EventKind::Backtrack) == Some(n),
                (QuestionKind::StepsUntil(Until::Solution), Answer::Steps(n)) => until(EventKind::Solution) == Some(n),
                (QuestionKind::StepsUntil(Until::End), Answer::Steps(n)) => run.length() == Some(step + n),
                _ => false,
            };
            for (number, answer) in asked.options.iter().enumerate() {
                prop_assert_eq!(holds(answer), number == asked.right, "{:?} {:?}", asked, answer);
            }
        }
    }

    /// A branch is the run up to its fork, changes there, can be sought like any run, and loses no
    /// solution.
    #[test]
    fn branches_are_true_runs(
        problem in problems(), strategy in strategies(), all in any::<bool>(), at in 0..STEPS,
        alternatives in prop::collection::vec((0..3usize, 0..256usize, 0..40usize, 0..200u64), 1..4),
    ) {
        let problem = Arc::new(problem);
        let goal = if all { Goal::All } else { Goal::First };
        let mut run = Timeline::new(problem.clone(), strategy, goal);
        run.explore(200_000);
        let mut step = at % (run.explored() + 1);
        let solutions = run.length().map(|_| run.frontier().counters().solutions);
        for (kind, cell, number, later) in alternatives {
            let moment = run.at(step).unwrap();
            let next = run.at((step + 1).min(run.explored())).unwrap().event();
            let size = problem.size();
            let alternative = match kind {
                0 => Alternative::Select(Spot::Cell(Cell::new(cell % (size * size)))),
                1 => {
                    let untried = moment.choices().pop().map_or(Vec::new(), |choice| choice.untried);
                    let Some((cell, value)) = untried.get(number % untried.len().max(1)) else {
                        continue;
                    };
                    Alternative::Try(*cell, *value)
                }
                _ => Alternative::Strategy(all_strategies()[number % all_strategies().len()]),
            };
            let Ok(mut branch) = run.fork(step, alternative) else {
                continue;
            };
            prop_assert_eq!(branch.explored(), step);
            // At the step of a fork another one takes its place.
            let is_replaced = run.plan().forks().any(|fork| fork.step >= step);
            let leaves = (!is_replaced).then_some(step);
            prop_assert_eq!(branch.plan().leaves(run.plan()), leaves);
            prop_assert_eq!(run.plan().leaves(branch.plan()), None);
            branch.explore(300_000);
            // Step by step, from the start.
            let mut stepped = Solver::of(&problem, branch.plan());
            let mut silent = stepped.clone();
            for at in 1..=branch.explored().min(step + 300) {
                let event = stepped.step(&problem);
                prop_assert_eq!(stepped.counters().steps, at);
                if at <= step {
                    prop_assert_eq!(event, run.at(at).unwrap().event());
                } else if at == step + 1 {
                    match (alternative, event) {
                        (Alternative::Select(spot), Some(Event::Select { at, .. })) => {
                            prop_assert_eq!(spot, at);
                            prop_assert_ne!(event, next);
                        }
                        (
                            Alternative::Try(c, v),
                            Some(Event::Place { cell, value } | Event::Conflict { cell, value, .. }),
                        ) => prop_assert_eq!((c, v), (cell, value)),
                        (Alternative::Strategy(strategy), Some(_)) => prop_assert_eq!(stepped.strategy(), strategy),
                        other => prop_assert!(false, "{other:?}"),
                    }
                }
                if at % 7 == 0 || at == step + 1 {
                    silent.advance(&problem, at - silent.counters().steps);
                    prop_assert_eq!(&silent, &stepped);
                    let mut packed = vec![0; Solver::packed_size(&problem, &branch.plan())];
                    silent.pack(&mut packed);
                    let unpacked = silent.unpack(&problem, branch.plan(), &packed);
                    prop_assert_eq!(&unpacked, &stepped);
                    prop_assert_eq!(unpacked.counters(), stepped.counters());
                    let sought = branch.at(at).unwrap();
                    prop_assert_eq!(sought.state().solver(), Some(&stepped));
                    prop_assert_eq!(sought.event(), event);
                    let (mut a, mut b) = (unpacked, stepped.clone());
                    for _ in 0..60 {
                        prop_assert_eq!(a.step(&problem), b.step(&problem));
                    }
                }
                match event {
                    Some(Event::Conflict { cell, value, with }) => {
                        prop_assert_eq!(stepped.value(with), Some(value));
                        prop_assert!(problem.topology().peers_of(cell).contains(&with));
                    }
                    Some(Event::Place { cell, value } | Event::Deduce { cell, value, .. }) => {
                        let peers = problem.topology().peers_of(cell);
                        prop_assert!(peers.iter().all(|peer| stepped.value(*peer) != Some(value)));
                    }
                    _ => {}
                }
            }
            let at_end = |run: &Timeline| run.length().map(|_| run.frontier().counters());
            if let (Some(counters), Some(found)) = (at_end(&branch), solutions)
                && strategy != Attack::Sweep
            {
                prop_assert_eq!(counters.solutions, found);
                prop_assert_eq!(branch.frontier().counters().steps, branch.explored());
            }
            step = (step + later).min(branch.explored());
            run = branch;
        }
    }
}
