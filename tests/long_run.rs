//! A run of 10⁹ steps: the timeline compared with plain stepping.

use crate::common::billion::{BILLION, billion};
use crate::common::*;
use recuo::solver::{Counter, Event, EventKind, Goal, Solver};
use recuo::timeline::{Found, Measure, Moment, Timeline};
use std::ops::Range;
use std::sync::Arc;

/// The first steps of the run, which are all stepped plainly.
const PLAIN: u64 = 50_000_000;
/// Consecutive steps that are all compared.
const WINDOW: u64 = 48;
/// How far plain stepping looks for an event.
const REACH: u64 = 100_000;

/// A stretch of the run according to plain stepping.
struct Window {
    /// The state after each step, and the event of that step.
    steps: Vec<(u64, Solver, Event)>,
}

impl Window {
    fn of(plain: &mut Solver, timeline: &Timeline) -> Self {
        let mut step = plain.counters().steps;
        let steps = std::iter::from_fn(|| {
            let event = plain.step(timeline.problem())?;
            step += 1;
            Some((step, plain.clone(), event))
        });
        Self {
            steps: steps.take(WINDOW as usize).collect(),
        }
    }

    fn is(event: Event, measure: Measure) -> bool {
        match measure {
            Measure::Events(kind) => event.kind() == kind,
            Measure::Moves => matches!(
                event.kind(),
                EventKind::Place | EventKind::Backtrack | EventKind::Solution
            ),
            Measure::Changes => {
                matches!(event.kind(), EventKind::Place | EventKind::Backtrack)
            }
            Measure::Counter(Counter::Work) => {
                matches!(event.kind(), EventKind::Place | EventKind::Conflict)
            }
            Measure::Counter(_) => panic!("one event does not tell"),
        }
    }
}

/// First steps of windows between two steps, in order and apart: random ones, some around a
/// keyframe, both ends.
fn window_starts(range: Range<u64>, spacing: u64, random: &mut Random) -> Vec<u64> {
    let mut starts = vec![range.start, range.end - WINDOW];
    for _ in 0..6 {
        let length = range.end - range.start - 2 * REACH;
        let step = range.start + random.below(length as usize) as u64;
        starts.push(step);
        starts.push(step.next_multiple_of(spacing) - WINDOW / 2);
    }
    starts.sort_unstable();
    starts.dedup_by(|later, earlier| *later - *earlier < WINDOW);
    starts
}

/// The first part of the run is stepped plainly from its start. Windows after it are stepped
/// plainly from their beginnings, and a long stretch from a step that was sought to the end of the
/// explored part.
#[test]
#[ignore = "follows 10⁹ steps; the whole check runs it"]
fn a_billion_steps_are_those_of_plain_stepping() {
    let mut timeline = billion();
    let (spacing, problem) = (timeline.spacing(), timeline.problem().clone());
    let mut random = Random(1_000_000_007);
    let mut plain = Solver::new(&problem, timeline.plan().strategy, timeline.goal());
    let mut at = 0;
    let mut windows = Vec::new();
    for start in window_starts(0..PLAIN, spacing, &mut random) {
        while at < start {
            plain.step(&problem);
            at += 1;
        }
        windows.push(Window::of(&mut plain, &timeline));
        at += WINDOW;
    }
    let sought = timeline.at(PLAIN).expect("it is explored");
    assert_eq!(
        sought.state().solver(),
        Some(&plain),
        "the last window ends there"
    );
    for start in window_starts(PLAIN..BILLION, spacing, &mut random) {
        let mut plain = timeline
            .at(start)
            .expect("it is explored")
            .state()
            .solver()
            .unwrap()
            .clone();
        windows.push(Window::of(&mut plain, &timeline));
    }
    let late = timeline.at(BILLION - 10 * spacing).expect("it is explored");
    let mut plain = late.state().solver().unwrap().clone();
    for _ in 0..10 * spacing {
        plain.step(&problem);
    }
    assert_eq!(Some(&plain), timeline.frontier().solver());

    for index in random.shuffled(windows.len()) {
        // Back and forth, step by step.
        let steps = &windows[index].steps;
        for (step, solver, event) in steps.iter().rev().chain(steps) {
            let moment = timeline.at(*step).expect("it is explored");
            let found = (moment.state().solver(), moment.event());
            assert_eq!(found, (Some(solver), Some(*event)));
        }
    }
    for index in random.shuffled(windows.len()) {
        let steps = &windows[index].steps;
        let middle = random.below(steps.len());
        let from = timeline.at(steps[middle].0).expect("it is explored");
        check_previous(&mut timeline, steps, middle, &from);
        check_next(&timeline, &from);
    }
}

fn check_previous(
    timeline: &mut Timeline,
    steps: &[(u64, Solver, Event)],
    middle: usize,
    from: &Moment,
) {
    for measure in measures() {
        let found = timeline.previous(measure, from);
        let known = steps[..middle].iter().rev();
        let mut known = known.filter(|(_, _, event)| Window::is(*event, measure));
        match (known.next(), found) {
            (Some((step, ..)), found) => assert_eq!(found, Found::At(*step), "{measure:?}"),
            (None, Found::At(step)) => assert!(step < steps[0].0, "{measure:?}"),
            (None, found) => assert_eq!(found, Found::Never, "{measure:?}"),
        }
    }
}

/// Looks for the next events, and for the backtrack of the latest guess, by plain stepping.
fn check_next(timeline: &Timeline, from: &Moment) {
    let end = timeline.explored().min(from.step() + REACH);
    let mut plain = from.state().solver().unwrap().clone();
    let mut wanted = measures().map(|measure| (measure, None)).to_vec();
    let mut out = None;
    for step in from.step() + 1..=end {
        let event = plain.step(timeline.problem()).expect("the run goes on");
        for (measure, first) in &mut wanted {
            if first.is_none() && Window::is(event, *measure) {
                *first = Some(step);
            }
        }
        let is_out = event == Event::Solution || plain.counters().depth() < from.counters().depth();
        if is_out && out.is_none() {
            out = Some(step);
        }
    }
    let check = |found: Found, expected: Option<u64>| match (expected, found) {
        (Some(step), found) => assert_eq!(found, Found::At(step)),
        (None, Found::At(step)) => assert!(step > end),
        (None, found) => assert_eq!(found, Found::NotYet),
    };
    for (measure, first) in wanted {
        check(timeline.next(measure, from), first);
    }
    check(timeline.out(from), out);
}

fn measures() -> [Measure; 8] {
    [
        Measure::Events(EventKind::Select),
        Measure::Events(EventKind::Place),
        Measure::Events(EventKind::Conflict),
        Measure::Events(EventKind::Backtrack),
        Measure::Events(EventKind::Solution),
        Measure::Moves,
        Measure::Changes,
        Measure::Counter(Counter::Work),
    ]
}

/// Where a guess is taken back millions of steps later, the search passes many keyframes.
#[test]
fn the_way_out_of_early_guesses() {
    const STEPS: u64 = 20_000_000;
    let problem = Arc::new(problem(AGAINST_BRUTE_FORCE));
    let mut timeline = Timeline::new(problem, "naive".parse().unwrap(), Goal::First);
    timeline.explore(STEPS);
    let mut plain = Solver::new(
        timeline.problem(),
        timeline.plan().strategy,
        timeline.goal(),
    );
    let mut standing = Vec::new();
    let mut longest = Vec::new();
    for step in 1..=STEPS {
        match plain.step(timeline.problem()) {
            Some(Event::Place { .. }) => standing.push(step),
            Some(Event::Backtrack { .. }) => {
                let placed = standing.pop().expect("a guess");
                if step - placed > 100 * timeline.spacing() {
                    longest.push((placed, step));
                }
            }
            _ => {}
        }
    }
    assert!(longest.len() > 20, "{}", longest.len());
    for (placed, taken_back) in longest {
        let from = timeline.at(placed).expect("it is explored");
        assert_eq!(timeline.out(&from), Found::At(taken_back));
    }
    for placed in standing {
        let from = timeline.at(placed).expect("it is explored");
        assert_eq!(timeline.out(&from), Found::NotYet);
    }
}
