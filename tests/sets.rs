//! Runs on sets of puzzles have the same results however they are divided.

use crate::common::*;
use recuo::analysis::comparison::Totals;
use recuo::analysis::set::{Plan, Results, Set, SetRun, Summary, run_on_threads};
use recuo::solver::{Counter, Goal, Outcome, Solver};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

fn set() -> Set {
    let lines = [
        FIRST_PROGRAM,
        READERS_VARIANT,
        "1..2.2.4......2.",
        EASY_SWEEP,
        AGAINST_BRUTE_FORCE,
        ".34..42.....2...",
        "1234341221434321",
    ];
    let strategies = [
        "naive",
        "singles",
        "propagation",
        "row-major + descending + rules",
    ];
    Set {
        puzzles: lines.map(problem).to_vec(),
        plan: Plan {
            strategies: strategies.map(|id| id.parse().unwrap()).to_vec(),
            goal: Goal::All,
            max_steps: 300_000,
        },
    }
}

/// One run after another, by plain stepping.
fn plain(set: &Set) -> Vec<Totals> {
    let runs = (0..set.runs()).map(|number| {
        let (puzzle, strategy) = set.plan.place(number);
        let problem = &set.puzzles[puzzle];
        let mut solver = Solver::new(problem, set.plan.strategies[strategy], set.plan.goal);
        for _ in 0..set.plan.max_steps {
            solver.step(problem);
        }
        Totals::of(&solver)
    });
    runs.collect()
}

fn all(results: &Results) -> Vec<Option<Totals>> {
    let puzzles = 0..results.puzzles();
    puzzles.flat_map(|puzzle| results.puzzle(puzzle)).collect()
}

#[test]
fn slices_and_threads_make_no_difference() {
    let set = Arc::new(set());
    let expected: Vec<_> = plain(&set).into_iter().map(Some).collect();
    for budget in [1, 977, 100_000, u64::MAX] {
        let mut run = SetRun::new(Arc::clone(&set));
        let budget = if budget == 1 { 1_000 } else { budget };
        let mut slices = 0;
        while !run.advance(budget) {
            slices += 1;
            assert!(slices < 10_000_000);
            assert!(!run.results().is_whole());
        }
        assert_eq!(all(run.results()), expected);
        assert!(run.advance(budget) && run.results().done() == set.runs());
    }
    for threads in [1, 3, 100] {
        let threads = NonZeroUsize::new(threads).unwrap();
        let repeats = NonZeroUsize::new(2).unwrap();
        let mut results = Results::new(&set.plan, set.puzzles.len(), Some(repeats));
        let clock = AtomicUsize::new(0);
        let tick = || Duration::from_millis(clock.fetch_add(1, Ordering::Relaxed) as u64);
        run_on_threads(
            &set.plan,
            set.puzzles.iter(),
            threads,
            repeats,
            tick,
            || false,
            |done| {
                for timed in done {
                    assert_eq!(timed.times.len(), 2);
                    assert!(timed.times[0] <= timed.times[1] && !timed.times[0].is_zero());
                    results.note(&timed);
                    let (puzzle, strategy) = set.plan.place(timed.number);
                    let time = results.time(puzzle, strategy);
                    assert_eq!([time.least, time.most], *timed.times);
                }
            },
        );
        assert_eq!(all(&results), expected);
    }
}

#[test]
fn stopped_runs_are_left_out() {
    let set = set();
    let mut told = Vec::new();
    let looks = AtomicUsize::new(0);
    let is_stopped = || looks.fetch_add(1, Ordering::Relaxed) >= 9;
    run_on_threads(
        &set.plan,
        set.puzzles.iter(),
        NonZeroUsize::MIN,
        NonZeroUsize::MIN,
        Duration::default,
        is_stopped,
        |done| told.extend(done),
    );
    let expected = plain(&set);
    assert!(!told.is_empty() && told.len() < set.runs());
    for timed in told {
        assert_eq!(timed.run, expected[timed.number]);
    }
}

#[test]
fn summaries_count_everything() {
    let set = Arc::new(set());
    let mut run = SetRun::new(Arc::clone(&set));
    while !run.advance(u64::MAX) {}
    let results = run.results();
    let summaries: Vec<_> = (0..4)
        .map(|strategy| Summary::of(results, strategy, Counter::Work))
        .collect();
    for summary in &summaries {
        assert_eq!(summary.done, set.puzzles.len());
        assert_eq!(
            summary.succeeded + summary.gave_up + summary.limited,
            summary.done
        );
    }
    assert!(summaries[0].limited > 0 && summaries[1].gave_up > 0);
    // By hand: the least work of all that succeeded, alone or shared.
    let mut shares = [[0; 4]; 2];
    for puzzle in 0..set.puzzles.len() {
        let works: Vec<Option<u64>> = results
            .puzzle(puzzle)
            .map(|run| {
                let run = run.unwrap();
                let ended = !matches!(run.outcome, None | Some(Outcome::GaveUp));
                ended.then(|| run.amount(Counter::Work).value)
            })
            .collect();
        for (strategy, work) in works.iter().enumerate() {
            let beaten = works
                .iter()
                .flatten()
                .any(|other| work.is_some_and(|work| *other < work));
            let is_shared = works.iter().filter(|other| *other == work).count() > 1;
            shares[usize::from(is_shared)][strategy] += usize::from(work.is_some() && !beaten);
        }
    }
    let [wins, ties] = shares;
    assert_eq!(summaries.iter().map(|s| s.wins).collect::<Vec<_>>(), wins);
    assert_eq!(summaries.iter().map(|s| s.ties).collect::<Vec<_>>(), ties);
}

/// The naive search and the one with masks guess the same, but do not do the same work.
#[test]
fn a_tie_is_not_a_win_for_each() {
    let set = Arc::new(Set {
        puzzles: set().puzzles,
        plan: Plan {
            strategies: ["naive", "masks"].map(|id| id.parse().unwrap()).to_vec(),
            goal: Goal::First,
            max_steps: 1_000_000,
        },
    });
    let mut run = SetRun::new(Arc::clone(&set));
    while !run.advance(u64::MAX) {}
    let judged = |by| {
        [0, 1].map(|strategy| {
            let summary = Summary::of(run.results(), strategy, by);
            assert_eq!(summary.wins + summary.ties, summary.succeeded);
            (summary.wins, summary.ties)
        })
    };
    let [naive, masks] = judged(Counter::Placements);
    assert!(
        naive.0 == 0 && naive.1 == masks.1 && naive.1 > 0,
        "{naive:?}"
    );
    let both: usize = [Counter::Work, Counter::Tests]
        .into_iter()
        .map(|by| Summary::of(run.results(), 1, by).wins)
        .sum();
    assert!(both > 0);
}

#[test]
fn sets_without_puzzles_or_strategies_or_steps() {
    for set in [
        Set {
            puzzles: Vec::new(),
            ..set()
        },
        Set {
            plan: Plan {
                strategies: Vec::new(),
                ..set().plan
            },
            ..set()
        },
        Set {
            plan: Plan {
                max_steps: 0,
                ..set().plan
            },
            ..set()
        },
    ] {
        let set = Arc::new(set);
        let mut run = SetRun::new(Arc::clone(&set));
        while !run.advance(10) {}
        assert_eq!(run.results().done(), set.runs());
        let stopped = all(run.results()).into_iter().flatten();
        assert!(stopped.into_iter().all(|run| run.outcome.is_none()));
        let mut told = 0;
        run_on_threads(
            &set.plan,
            set.puzzles.iter(),
            NonZeroUsize::MIN,
            NonZeroUsize::MIN,
            Duration::default,
            || false,
            |done| told += done.len(),
        );
        assert_eq!(told, set.runs());
    }
}
