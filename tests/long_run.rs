//! A run of more than 10⁹ steps: what the timeline says of it is held to plain stepping.

use crate::common::*;
use recuo::solver::{Event, EventKind, Goal, Solver};
use recuo::timeline::{Found, KEYFRAME_BYTES, Measure, Moment, Timeline};
use std::sync::Arc;

/// `AGAINST_BRUTE_FORCE` without one of its givens: a solution every 20,000 steps or so.
const PUZZLE: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2..........4...9";
const STEPS: u64 = 1_000_000_000;
/// Steps that follow each other and are all looked at.
const WINDOW: u64 = 48;
/// How far plain stepping looks for an event.
const REACH: u64 = 100_000;

/// A stretch of the run as plain stepping gives it.
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
            Measure::Work => matches!(event.kind(), EventKind::Place | EventKind::Conflict),
            Measure::MaxDepth => panic!("one event does not tell"),
        }
    }
}

fn explored() -> Timeline {
    let problem = Arc::new(problem(PUZZLE));
    let mut timeline = Timeline::new(problem, "naive".parse().unwrap(), Goal::All);
    while timeline.explored() < STEPS {
        let slice = 50_000_000.min(STEPS - timeline.explored());
        assert_eq!(timeline.explore(slice), slice, "the run is long enough");
        assert!(timeline.keyframe_bytes() <= KEYFRAME_BYTES);
    }
    assert_eq!((timeline.explored(), timeline.length()), (STEPS, None));
    timeline
}

/// First steps of windows, in order and apart: random ones, some about a keyframe, both ends.
fn window_starts(timeline: &Timeline, random: &mut Random) -> Vec<u64> {
    let mut starts = vec![0, STEPS - WINDOW];
    for _ in 0..12 {
        let step = random.below((STEPS - 2 * REACH) as usize) as u64;
        starts.push(step);
        starts.push(step.next_multiple_of(timeline.spacing()) - WINDOW / 2);
    }
    starts.sort_unstable();
    starts.dedup_by(|later, earlier| *later - *earlier < WINDOW);
    starts
}

#[test]
fn a_billion_steps_are_those_of_plain_stepping() {
    let mut timeline = explored();
    let mut random = Random(1_000_000_007);
    let mut plain = Solver::new(
        timeline.problem(),
        timeline.plan().strategy,
        timeline.goal(),
    );
    let mut at = 0;
    let mut windows = Vec::new();
    for start in window_starts(&timeline, &mut random) {
        while at < start {
            plain.step(timeline.problem());
            at += 1;
        }
        windows.push(Window::of(&mut plain, &timeline));
        at += WINDOW;
    }
    assert_eq!(&plain, timeline.frontier(), "the last window ends the run");

    for index in random.shuffled(windows.len()) {
        // Back and on again, step by step.
        let steps = &windows[index].steps;
        for (step, solver, event) in steps.iter().rev().chain(steps) {
            let moment = timeline.at(*step).expect("it is explored");
            assert_eq!((moment.solver(), moment.event()), (solver, Some(*event)));
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

/// Looks for the next events, and for the way out of the latest guess, by plain stepping.
fn check_next(timeline: &Timeline, from: &Moment) {
    let end = timeline.explored().min(from.step() + REACH);
    let mut plain = from.solver().clone();
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
        Measure::Work,
    ]
}

/// Where a guess is taken back millions of steps later, the way out leads over many keyframes.
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
