//! Boards side by side: alignment and differences, checked against their definitions on whole
//! traces.

use crate::common::*;
use proptest::prelude::*;
use recuo::analysis::alignment::Alignment;
use recuo::analysis::difference::{Decision, DifferenceSearch, decision};
use recuo::puzzle::Problem;
use recuo::solver::{Event, EventKind, Goal, Solver, Strategy as Attack};
use recuo::timeline::{Found, Moment, Timeline};
use std::sync::Arc;

/// The most steps followed of a run.
const STEPS: u64 = 1_500;

/// A run according to plain stepping: the event of each step, and the state after it.
struct Plain {
    events: Vec<Event>,
    states: Vec<Solver>,
    has_ended: bool,
}

impl Plain {
    fn of(problem: &Problem, strategy: Attack, goal: Goal, steps: u64) -> Self {
        let mut solver = Solver::new(problem, strategy, goal);
        let mut plain = Self {
            events: Vec::new(),
            states: vec![solver.clone()],
            has_ended: false,
        };
        for _ in 0..steps {
            let Some(event) = solver.step(problem) else {
                break;
            };
            plain.events.push(event);
            plain.states.push(solver.clone());
        }
        plain.has_ended = solver.has_ended();
        plain
    }

    fn last(&self) -> u64 {
        self.events.len() as u64
    }

    /// The first step with this much of a measure.
    fn reaching(&self, amount: u64, of: impl Fn(&Solver) -> u64) -> Option<u64> {
        let step = self.states.iter().position(|state| of(state) >= amount);
        step.map(|step| step as u64)
            .or(self.has_ended.then_some(self.last()))
    }

    /// The decisions with their steps.
    fn decisions(&self) -> Vec<(u64, Decision)> {
        let steps = (1..).zip(&self.events);
        steps
            .filter_map(|(step, event)| Some((step, decision(*event)?)))
            .collect()
    }
}

fn timeline(problem: &Problem, strategy: Attack, goal: Goal, explored: u64) -> Timeline {
    let mut timeline = Timeline::new(Arc::new(problem.clone()), strategy, goal);
    timeline.explore(explored);
    timeline
}

fn expected(
    alignment: Alignment,
    leader: &Plain,
    at: u64,
    follower: &Plain,
    own: u64,
) -> Option<u64> {
    let state = &leader.states[at as usize];
    let work = |state: &Solver| state.counters().tests + state.counters().eliminations;
    match alignment {
        Alignment::Own => Some(own),
        Alignment::Step if at <= follower.last() => Some(at),
        Alignment::Step => follower.has_ended.then_some(follower.last()),
        Alignment::Guess => {
            follower.reaching(state.counters().placements, |s| s.counters().placements)
        }
        Alignment::Work => follower.reaching(work(state), work),
        Alignment::Share => (leader.has_ended && follower.has_ended).then(|| {
            let share = at as f64 / leader.last() as f64 * follower.last() as f64;
            (share + 0.5 + 1e-9).floor() as u64
        }),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn followers_stand_where_the_alignment_says(problem in problems(), strategies in
            [strategies(), strategies()], goals in [goals(), goals()], long in any::<bool>(),
            seed in any::<u64>()) {
        let steps = [STEPS, if long { STEPS } else { STEPS / 3 }];
        let plains = [0, 1].map(|i| Plain::of(&problem, strategies[i], goals[i], steps[i]));
        let mut runs = [0, 1].map(|i| timeline(&problem, strategies[i], goals[i], steps[i]));
        let mut random = Random(seed | 1);
        for alignment in Alignment::ALL {
            let mut before = Some(0);
            for at in 0..=plains[0].last() {
                // The follower has been at some step before.
                let own = random.below(plains[1].events.len() + 1) as u64;
                runs[1].at(own);
                let moment = runs[0].at(at).unwrap();
                let step = alignment.follow(&runs[0], &moment, &runs[1], own);
                prop_assert_eq!(step, expected(alignment, &plains[0], at, &plains[1], own),
                    "{:?} at {}", alignment, at);
                if alignment == Alignment::Own {
                    continue;
                }
                // What is unknown stays unknown further on, and no follower goes back.
                if let Some(step) = step {
                    prop_assert!(before.is_some_and(|before| before <= step));
                }
                before = step;
                let Some(step) = step else { continue };
                let other = runs[1].at(step).expect("what is told is explored");
                let back = alignment.follow(&runs[1], &other, &runs[0], at);
                if matches!(alignment, Alignment::Step | Alignment::Share)
                    && plains[1].last() >= plains[0].last() {
                    prop_assert_eq!(back, Some(at));
                }
                let reaches = moment.counters().placements == other.counters().placements;
                if let (Alignment::Guess, true, Some(back)) = (alignment, reaches, back) {
                    let back = runs[0].clone().at(back).unwrap();
                    let again = alignment.follow(&runs[0], &back, &runs[1], step);
                    prop_assert_eq!(again, Some(step));
                }
            }
        }
    }

    #[test]
    fn differences_are_those_of_the_traces(problem in problems(), strategies in
            [strategies(), strategies()], goals in [goals(), goals()], seed in any::<u64>(),
            budget in 1u64..700) {
        let plains = [0, 1].map(|i| Plain::of(&problem, strategies[i], goals[i], 40_000));
        prop_assume!(plains.iter().all(|plain| plain.has_ended));
        let mut runs = [0, 1].map(|i| timeline(&problem, strategies[i], goals[i], u64::MAX));
        let decisions = [0, 1].map(|i| plains[i].decisions());
        let ends = [0, 1].map(|i| plains[i].last());
        let mut random = Random(seed | 1);
        let starts = (0..6).map(|_| [0, 1].map(|i| random.below(ends[i] as usize + 1) as u64));
        for steps in starts.chain([[0, 0], ends]).collect::<Vec<_>>() {
            let moments = [0, 1].map(|i| runs[i].at(steps[i]).unwrap());
            let [a, b] = &moments;
            let ahead = answer(DifferenceSearch::forwards([a, b]), &runs, budget);
            prop_assert_eq!(ahead, next(&decisions, steps, ends), "after {:?}", steps);
            let behind = answer(DifferenceSearch::backwards([a, b]), &runs, budget);
            prop_assert_eq!(behind, previous(&decisions, steps), "before {:?}", steps);
        }
    }
}

fn answer(mut search: DifferenceSearch, runs: &[Timeline; 2], budget: u64) -> Found<[u64; 2]> {
    for _ in 0..1_000_000 {
        match search.advance([&runs[0], &runs[1]], budget) {
            Found::NotYet => {}
            answer => return answer,
        }
    }
    panic!("it goes on for ever");
}

/// The first pair of different decisions after two steps.
fn next(decisions: &[Vec<(u64, Decision)>; 2], from: [u64; 2], ends: [u64; 2]) -> Found<[u64; 2]> {
    let later = [0, 1].map(|i| {
        let later = decisions[i].iter().filter(|(step, _)| *step > from[i]);
        later.copied().collect::<Vec<_>>()
    });
    for number in 0.. {
        let pair = [0, 1].map(|i| later[i].get(number).copied());
        match pair.map(|made| made.map(|(_, decision)| decision)) {
            [None, None] => return Found::Never,
            [one, other] if one != other => {
                return Found::At([0, 1].map(|i| pair[i].map_or(ends[i], |(step, _)| step)));
            }
            _ => {}
        }
    }
    unreachable!()
}

/// The last pair of different decisions up to two steps, but not at both of them.
fn previous(decisions: &[Vec<(u64, Decision)>; 2], from: [u64; 2]) -> Found<[u64; 2]> {
    let earlier = [0, 1].map(|i| {
        let earlier = decisions[i].iter().filter(|(step, _)| *step <= from[i]);
        earlier.rev().copied().collect::<Vec<_>>()
    });
    for number in 0.. {
        let pair = [0, 1].map(|i| earlier[i].get(number).copied());
        let steps = pair.map(|made| made.map_or(0, |(step, _)| step));
        match pair.map(|made| made.map(|(_, decision)| decision)) {
            [None, None] => return Found::Never,
            [one, other] if one != other && steps != from => return Found::At(steps),
            _ => {}
        }
    }
    unreachable!()
}

#[test]
fn searches_that_guess_alike_and_searches_that_do_not() {
    let first = |strategies: [&str; 2]| {
        let problem = problem(THREE_LANGUAGES);
        let mut runs =
            strategies.map(|s| timeline(&problem, s.parse().unwrap(), Goal::All, u64::MAX));
        let moments = [0, 1].map(|i: usize| runs[i].at(0).unwrap());
        let answer = answer(
            DifferenceSearch::forwards([&moments[0], &moments[1]]),
            &runs,
            1 << 16,
        );
        let mut kinds = |steps: [u64; 2]| {
            [0, 1].map(|i| {
                let moment: Moment = runs[i].at(steps[i]).unwrap();
                moment.event().unwrap().kind()
            })
        };
        match answer {
            Found::At(steps) => Some((steps, kinds(steps))),
            Found::Never => None,
            Found::NotYet => unreachable!(),
        }
    };
    assert_eq!(first(["naive", "masks"]), None);
    let (steps, kinds) = first(["naive", "fewest-candidates"]).unwrap();
    assert_eq!(kinds, [EventKind::Place, EventKind::Place]);
    assert!(steps[0] < 12 && steps[1] == 2, "{steps:?}");
    let descending = "row-major + descending + rules";
    let (_, kinds) = first(["naive", descending]).unwrap();
    assert_eq!(kinds, [EventKind::Place, EventKind::Place]);
    let (_, kinds) = first(["naive", "propagation"]).unwrap();
    assert_eq!(kinds, [EventKind::Place, EventKind::Deduce]);
    let (_, kinds) = first(["masks", "forward-checking"]).unwrap();
    assert_eq!(kinds, [EventKind::Place, EventKind::Backtrack]);
}

/// A follower's step is found quickly in a long run, wherever it was looked for before.
#[test]
fn alignment_in_long_runs() {
    let problem = problem(AGAINST_BRUTE_FORCE);
    let steps = 30_000_000;
    let leader = timeline(&problem, "naive".parse().unwrap(), Goal::First, steps);
    let mut follower = timeline(&problem, "masks".parse().unwrap(), Goal::First, steps);
    let mut random = Random(5);
    for _ in 0..40 {
        let at = random.below(steps as usize / 3) as u64;
        let moment = leader.clone().at(at).unwrap();
        let placements = moment.counters().placements;
        for near in [0, 5, 5_000, 3_000_000] {
            follower.at(at.saturating_sub(near));
            let step = Alignment::Guess.follow(&leader, &moment, &follower, 0);
            let step = step.expect("it is explored");
            let counts = [step.saturating_sub(1), step]
                .map(|step| follower.at(step).unwrap().counters().placements);
            assert_eq!(counts[1], placements);
            assert!(step == 0 || counts[0] < placements);
        }
    }
}

/// The step that placed a guess of the stack, from anywhere in the run.
#[test]
fn where_standing_guesses_were_placed() {
    for (strategy, steps) in [("naive", 2_000_000), ("forward-checking", 300_000)] {
        let problem = problem(AGAINST_BRUTE_FORCE);
        let mut run = timeline(&problem, strategy.parse().unwrap(), Goal::First, steps);
        let mut plain = Solver::new(&problem, run.plan().strategy, run.goal());
        let mut standing = Vec::new();
        let mut random = Random(99);
        let mut at = 0;
        for _ in 0..60 {
            let goal = at + random.below(2 * steps as usize / 60) as u64;
            while at < goal.min(run.explored()) {
                at += 1;
                match plain.step(&problem) {
                    Some(Event::Place { .. }) => standing.push(at),
                    Some(Event::Backtrack { .. }) => drop(standing.pop()),
                    _ => {}
                }
            }
            let moment = run.at(at).unwrap();
            for (depth, step) in (1..).zip(&standing) {
                assert_eq!(
                    run.placed(moment.state(), depth),
                    Some(*step),
                    "{depth} at {at}"
                );
            }
            assert_eq!(run.placed(moment.state(), 0), None);
            assert_eq!(run.placed(moment.state(), standing.len() as u64 + 1), None);
        }
    }
}
