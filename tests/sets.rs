//! The results of a set do not depend on the number of threads.

use crate::common::*;
use recuo::analysis::comparison::Totals;
use recuo::analysis::set::{Set, SetPlan, SetResults, Summary, run_on_threads};
use recuo::solver::{Counter, Goal, Outcome, Solver};
use std::num::NonZeroUsize;
use std::sync::Mutex;
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
        plan: SetPlan {
            strategies: strategies.map(|id| id.parse().unwrap()).to_vec(),
            goal: Goal::All,
            max_steps: 300_000,
        },
    }
}

/// One run after another, by plain stepping.
fn plain(set: &Set) -> Vec<Totals> {
    let runs = (0..set.plan.runs(set.puzzles.len())).map(|number| {
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

/// The results on this many threads, until `is_stopped`.
fn results(set: &Set, threads: usize, is_stopped: impl Fn() -> bool + Sync) -> SetResults {
    let results = Mutex::new(SetResults::new(&set.plan, set.puzzles.len()));
    let clock = AtomicUsize::new(0);
    run_on_threads(
        &set.plan,
        &set.puzzles,
        NonZeroUsize::new(threads).unwrap(),
        || Duration::from_millis(clock.fetch_add(1, Ordering::Relaxed) as u64),
        is_stopped,
        |run| {
            assert!(!run.time.is_zero());
            results.lock().unwrap().note(run);
        },
    );
    results.into_inner().unwrap()
}

fn all(results: &SetResults) -> Vec<Option<Totals>> {
    let puzzles = 0..results.puzzles();
    puzzles.flat_map(|puzzle| results.puzzle(puzzle)).collect()
}

#[test]
fn threads_make_no_difference() {
    let set = set();
    let expected: Vec<_> = plain(&set).into_iter().map(Some).collect();
    for threads in [1, 3, 100] {
        let results = results(&set, threads, || false);
        assert!(results.is_whole());
        assert_eq!(all(&results), expected);
    }
}

#[test]
fn stopped_runs_are_left_out() {
    let set = set();
    let looks = AtomicUsize::new(0);
    let stopped = results(&set, 1, || looks.fetch_add(1, Ordering::Relaxed) >= 9);
    assert!(stopped.done() > 0 && !stopped.is_whole());
    for (run, expected) in all(&stopped).into_iter().zip(plain(&set)) {
        assert!(run.is_none_or(|run| run == expected));
    }
}

#[test]
fn summaries_count_everything() {
    let set = set();
    let results = results(&set, 1, || false);
    let summaries: Vec<_> = (0..4)
        .map(|strategy| Summary::of(&results, strategy, Counter::Work))
        .collect();
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
