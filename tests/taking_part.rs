//! A student who answers and moves is held to the run: on random puzzles, strategies and goals.

mod common;

use common::*;
use proptest::prelude::*;
use recuo::analysis::exercise::{Exercise, Hint, MOST_POINTS, Move, MoveKind, Played};
use recuo::analysis::question::{self, Answer, Happening, Kind, Until};
use recuo::puzzle::{Cell, Value};
use recuo::solver::{Event, EventKind, Spot};
use recuo::timeline::Timeline;
use std::sync::Arc;

/// Steps of a run that are looked at.
const STEPS: u64 = 400;

/// A move, whatever it is, from numbers thrown.
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
        Some(house) => Spot::Places(topology.houses_of(cell)[house % 3], value),
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
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// A move is taken exactly when it is the run's next one; nothing else moves the board, and what
    /// it is worth follows from what went before.
    #[test]
    fn moves_are_graded_by_the_run(
        problem in problems(), strategy in strategies(), goal in goals(),
        tries in prop::collection::vec(
            (0..6usize, 0..256usize, 0..16usize, prop::option::of(0..3usize), 0..8u8), 1..120),
    ) {
        let size = problem.shape().size();
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
                if next.is_some() && student.tally().hints() > hints {
                    hints += 1;
                    lost += 1;
                }
            }
            match student.play(&mut run, made) {
                Played::Right(steps) => {
                    prop_assert_eq!(next.and_then(Move::of), Some(made));
                    prop_assert_eq!(*steps.start(), at + 1);
                    prop_assert_eq!(*steps.end(), student.step());
                    // What came by itself is nothing that a student does.
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
                (tally.points(), tally.right(), tally.wrong(), tally.hints()),
                (points, right, wrong, hints)
            );
        }
    }

    /// Of the answers to each question exactly the one marked right is what the run does.
    #[test]
    fn questions_are_answered_by_the_run(
        problem in problems(), strategy in strategies(), goal in goals(), at in 0..STEPS,
    ) {
        let mut run = Timeline::new(Arc::new(problem), strategy, goal);
        run.explore(STEPS);
        let events: Vec<Event> = run.walk(0).collect();
        let step = at % (run.explored() + 1);
        for asked in question::all(&mut run, step) {
            let next = events[step as usize];
            let until = |kind: EventKind| {
                let later = events[step as usize..].iter();
                later.map(|event| event.kind()).position(|k| k == kind).map(|at| at as u64 + 1)
            };
            let holds = |answer: &Answer| match (asked.kind, *answer) {
                (Kind::NextCell, Answer::Cell(cell)) => next.cell() == Some(cell),
                (Kind::NextValue, Answer::Value(value)) => matches!(
                    next,
                    Event::Place { value: v, .. } | Event::Conflict { value: v, .. } | Event::Deduce { value: v, .. }
                        if v == value
                ),
                (Kind::WhatHappens, Answer::Happens(what)) => next.kind() == match what {
                    Happening::Placed => EventKind::Place,
                    Happening::Refused => EventKind::Conflict,
                    Happening::TakenBack => EventKind::Backtrack,
                    Happening::DeadEnd => EventKind::DeadEnd,
                    Happening::Deduced => EventKind::Deduce,
                },
                (Kind::WhichPeer, Answer::Cell(peer)) => {
                    run.walk(step).state().value(peer) == asked.value
                }
                (Kind::StepsUntil(Until::Backtrack), Answer::Steps(n)) => until(EventKind::Backtrack) == Some(n),
                (Kind::StepsUntil(Until::Solution), Answer::Steps(n)) => until(EventKind::Solution) == Some(n),
                (Kind::StepsUntil(Until::End), Answer::Steps(n)) => run.length() == Some(step + n),
                _ => false,
            };
            for (number, answer) in asked.options.iter().enumerate() {
                prop_assert_eq!(holds(answer), number == asked.right, "{:?} {:?}", asked, answer);
            }
        }
    }
}
