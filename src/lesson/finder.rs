//! Where in the boards' runs a stop is.

use super::StopAt;
use crate::analysis::difference::DifferenceSearch;
use crate::analysis::doom::Overview;
use crate::puzzle::Cell;
use crate::solver::{EventKind, Solver};
use crate::timeline::{Found, Measure, Timeline};

/// The most steps that are given to comparing boards and to judging positions. What has not been found
/// then is not looked for any more.
const MOST_LOOKED: u64 = 1 << 30;

/// Looks for the step of a place, in slices, while the runs are explored.
///
/// Most places are found by the counters of keyframes. What happens to a cell, and where boards differ,
/// is found by taking the steps of the run again, so that takes as long as the run is; a doom by
/// searches besides.
pub struct Finder {
    at: StopAt,
    board: Option<usize>,
    state: State,
    /// How many steps have been given to comparing and judging.
    spent: u64,
    /// Whether that has nothing to do until more is explored.
    waits: bool,
}

enum State {
    /// Nothing needs to be kept.
    Asking,
    /// A search that goes along the run, with how many events on the cell there have been.
    Walking(Box<Solver>, u64),
    /// Two searches that are held against each other.
    Comparing(Box<DifferenceSearch>),
    /// Positions that are looked at.
    Judging(Box<Overview>),
    /// It is known for good.
    Known(Found),
}

impl Finder {
    /// Looks for a place in the run of a board, from 0; without one, of the first, and for the end, of
    /// all.
    pub const fn new(at: StopAt, board: Option<usize>) -> Self {
        Self {
            at,
            board,
            state: State::Asking,
            spent: 0,
            waits: false,
        }
    }

    /// Goes on looking for at most so many steps of a run; says what is known then. The timelines
    /// must always be those of the same boards, explored further or not.
    pub fn advance(&mut self, timelines: &[&Timeline], budget: u64) -> Found {
        let found = match &self.state {
            State::Known(found) => *found,
            State::Asking | State::Walking(..) | State::Comparing(_) | State::Judging(_) => {
                self.look(timelines, budget)
            }
        };
        if found != Found::NotYet {
            self.state = State::Known(found);
        }
        found
    }

    /// Whether there are explored steps that it has not looked at.
    pub fn is_behind(&self, timelines: &[&Timeline]) -> bool {
        let timeline = timelines.get(self.board.unwrap_or(0));
        match (&self.state, timeline) {
            (State::Walking(solver, _), Some(timeline)) => {
                solver.counters().steps < timeline.explored()
            }
            (State::Comparing(_) | State::Judging(_), Some(_)) => {
                !self.waits && self.spent < MOST_LOOKED
            }
            (State::Asking | State::Known(_), _) | (_, None) => false,
        }
    }

    fn look(&mut self, timelines: &[&Timeline], budget: u64) -> Found {
        let Some(timeline) = timelines.get(self.board.unwrap_or(0)) else {
            return Found::Never;
        };
        match self.at {
            StopAt::Step(step) if step <= timeline.explored() => Found::At(step),
            StopAt::Step(_) => timeline.length().map_or(Found::NotYet, |_| Found::Never),
            StopAt::Event(kind, nth) => timeline.first_reaching(Measure::Events(kind), nth),
            StopAt::Depth(depth) => timeline.first_reaching(Measure::MaxDepth, depth),
            StopAt::End => {
                let boards = match self.board {
                    Some(_) => std::slice::from_ref(timeline),
                    None => timelines,
                };
                let lengths: Option<Vec<u64>> = boards.iter().map(|run| run.length()).collect();
                let last = lengths.and_then(|lengths| lengths.into_iter().max());
                last.map_or(Found::NotYet, Found::At)
            }
            StopAt::Difference(other) => match timelines.get(other) {
                Some(other) => self.compare([timeline, other], budget),
                None => Found::Never,
            },
            StopAt::Doom => self.judge(timeline, budget),
            StopAt::Cell { cell, event, nth } => self.walk(timeline, budget, (cell, event, nth)),
        }
    }

    fn compare(&mut self, timelines: [&Timeline; 2], budget: u64) -> Found {
        if matches!(self.state, State::Asking) {
            let [one, other] = timelines.map(Timeline::start);
            self.state = State::Comparing(Box::new(DifferenceSearch::forwards([&one, &other])));
        }
        let budget = self.spend(budget);
        let State::Comparing(search) = &mut self.state else {
            return Found::NotYet;
        };
        let answer = search.advance(timelines, budget);
        self.waits = answer != Found::NotYet;
        match answer {
            Found::At(found) if found.steps[0] <= timelines[0].explored() => {
                Found::At(found.steps[0])
            }
            Found::At(_) | Found::NotYet => Found::NotYet,
            Found::Never => Found::Never,
        }
    }

    fn judge(&mut self, timeline: &Timeline, budget: u64) -> Found {
        if matches!(self.state, State::Asking) {
            self.state = State::Judging(Box::new(Overview::new(&timeline.start())));
        }
        let budget = self.spend(budget);
        let State::Judging(overview) = &mut self.state else {
            return Found::NotYet;
        };
        self.waits = overview.advance(timeline, budget);
        let ended = overview.stretches().first().map(|stretch| stretch.from);
        match ended.or(overview.open().map(|span| span.from)) {
            Some(step) => Found::At(step),
            None if overview.is_done() => Found::Never,
            None => Found::NotYet,
        }
    }

    /// As much of a budget as is left.
    fn spend(&mut self, budget: u64) -> u64 {
        let budget = budget.min(MOST_LOOKED - self.spent);
        self.spent += budget;
        budget
    }

    fn walk(
        &mut self,
        timeline: &Timeline,
        budget: u64,
        (cell, event, nth): (Cell, Option<EventKind>, u64),
    ) -> Found {
        if matches!(self.state, State::Asking) {
            let problem = timeline.problem();
            let start = Solver::of(problem, *timeline.plan());
            self.state = State::Walking(Box::new(start), 0);
        }
        let State::Walking(solver, seen) = &mut self.state else {
            return Found::NotYet;
        };
        let step = solver.counters().steps;
        for step in step + 1..=timeline.explored().min(step.saturating_add(budget)) {
            let Some(found) = solver.step(timeline.problem()) else {
                break;
            };
            if found.cell() == Some(cell) && event.is_none_or(|kind| found.kind() == kind) {
                *seen += 1;
                if *seen == nth {
                    return Found::At(step);
                }
            }
        }
        if timeline.length() == Some(solver.counters().steps) {
            Found::Never
        } else {
            Found::NotYet
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::notation;
    use crate::solver::{Event, Goal};
    use std::sync::Arc;

    fn run(line: &str, strategy: &str) -> Timeline {
        let problem = Arc::new(notation::read_one(line, &notation::Options::default()).unwrap());
        Timeline::new(problem, strategy.parse().unwrap(), Goal::All)
    }

    fn all(timeline: &mut Timeline) -> &mut Timeline {
        timeline.explore(u64::MAX);
        timeline
    }

    /// Every place is the one that a look at every step finds.
    #[test]
    fn places_are_where_the_run_has_them() {
        for strategy in ["naive", "masks", "propagation", "algorithm-x"] {
            let mut timeline = run("12..34........4.", strategy);
            all(&mut timeline);
            let moments: Vec<_> = (0..=timeline.explored())
                .map(|step| timeline.at(step).unwrap())
                .collect();
            let find = |at| Finder::new(at, None).advance(&[&timeline], u64::MAX);
            let first = |holds: &dyn Fn(usize) -> bool| {
                let step = (0..moments.len()).find(|step| holds(*step));
                step.map_or(Found::Never, |step| Found::At(step as u64))
            };
            for depth in 1..=12 {
                let expected = first(&|step| moments[step].counters().depth() >= depth);
                assert_eq!(find(StopAt::Depth(depth)), expected, "{strategy} {depth}");
            }
            for cell in timeline.problem().topology().all_cells() {
                for event in [None, Some(EventKind::Place), Some(EventKind::Backtrack)] {
                    for nth in 1..4 {
                        let is_it = |step: usize| {
                            moments[step].event().is_some_and(|e| {
                                e.cell() == Some(cell) && event.is_none_or(|k| e.kind() == k)
                            })
                        };
                        let expected = first(&|step| {
                            is_it(step) && (0..=step).filter(|s| is_it(*s)).count() == nth
                        });
                        let nth = nth as u64;
                        assert_eq!(find(StopAt::Cell { cell, event, nth }), expected);
                    }
                }
            }
            let last = moments.len() as u64 - 1;
            assert_eq!(find(StopAt::End), Found::At(last));
            assert_eq!(find(StopAt::Step(last)), Found::At(last));
            assert_eq!(find(StopAt::Step(last + 1)), Found::Never);
        }
    }

    #[test]
    fn what_is_not_explored_is_not_known_yet() {
        let mut timeline = run("1...............", "naive");
        let cell = timeline.problem().topology().cell_at(3, 3);
        let at = StopAt::Cell {
            cell,
            event: Some(EventKind::Place),
            nth: 1,
        };
        let mut finder = Finder::new(at, Some(0));
        let mut explored = 0;
        let step = loop {
            match finder.advance(&[&timeline], 7) {
                Found::At(step) => break step,
                Found::NotYet => explored += timeline.explore(5),
                Found::Never => panic!("the last cell is filled"),
            }
        };
        assert!(step <= explored);
        let moment = timeline.at(step).unwrap();
        assert_eq!(moment.event().unwrap().cell(), Some(cell));
        // It stays known, and nothing of an ended run is looked for for ever.
        assert_eq!(finder.advance(&[&timeline], 0), Found::At(step));
        let nth = u64::MAX;
        let at = StopAt::Cell {
            cell,
            event: None,
            nth,
        };
        assert_eq!(
            Finder::new(at, None).advance(&[&timeline], 7),
            Found::NotYet
        );
        all(&mut timeline);
        assert_eq!(
            Finder::new(at, None).advance(&[&timeline], u64::MAX),
            Found::Never
        );
    }

    /// The first difference is that of the decisions one by one, and the first doom the first guess
    /// from which no solution is reached.
    #[test]
    fn differences_and_dooms_are_where_the_runs_have_them() {
        let line =
            "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";
        let mut naive = run(line, "naive");
        naive.explore(300_000);
        let solved = match naive.first_reaching(Measure::Events(EventKind::Solution), 1) {
            Found::At(step) => naive.at(step).unwrap(),
            other => panic!("{other:?}"),
        };
        let mut doomed = naive
            .walk(0)
            .zip(1..)
            .filter_map(|(event, step)| match event {
                Event::Place { cell, value } => (solved.value(cell) != Some(value)).then_some(step),
                _ => None,
            });
        let mut judge = Finder::new(StopAt::Doom, None);
        let mut found = judge.advance(&[&naive], 3);
        while found == Found::NotYet {
            found = judge.advance(&[&naive], 1 << 12);
        }
        assert_eq!(found, Found::At(doomed.next().unwrap()));

        let mut other = run(line, "fewest-candidates");
        other.explore(100_000);
        let decide = |timeline: &Timeline| -> Vec<(u64, Event)> {
            let is_decision =
                |event: &Event| matches!(event.kind(), EventKind::Place | EventKind::Backtrack);
            (1..)
                .zip(timeline.walk(0))
                .filter(|(_, e)| is_decision(e))
                .collect()
        };
        let (one, two) = (decide(&naive), decide(&other));
        let first = one.iter().zip(&two).position(|(a, b)| a.1 != b.1).unwrap();
        let find = |board, other, timelines: &[&Timeline]| {
            let mut finder = Finder::new(StopAt::Difference(other), Some(board));
            finder.advance(timelines, 1 << 20)
        };
        assert_eq!(find(0, 1, &[&naive, &other]), Found::At(one[first].0));
        assert_eq!(find(1, 0, &[&naive, &other]), Found::At(two[first].0));
        assert_eq!(find(0, 1, &[&run(line, "naive"), &other]), Found::NotYet);
        let mut short = run("1...............", "naive");
        all(&mut short);
        assert_eq!(find(0, 1, &[&short, &short]), Found::Never);
        // What is looked for in vain is not looked for for ever.
        let endless = run(&".".repeat(256), "naive");
        let mut finder = Finder::new(StopAt::Difference(1), None);
        finder.spent = MOST_LOOKED;
        assert_eq!(
            finder.advance(&[&endless, &endless], 1 << 20),
            Found::NotYet
        );
        assert!(!finder.is_behind(&[&endless, &endless]));
    }

    #[test]
    fn the_end_of_a_lesson_is_that_of_its_longest_run() {
        let (mut short, mut long) = (
            run("1...............", "propagation"),
            run("1...............", "naive"),
        );
        all(&mut short);
        let of =
            |board, long: &Timeline| Finder::new(StopAt::End, board).advance(&[&short, long], 1);
        assert_eq!(of(Some(0), &long), Found::At(short.explored()));
        assert_eq!(of(None, &long), Found::NotYet);
        all(&mut long);
        assert_eq!(of(None, &long), Found::At(long.explored()));
        assert!(long.explored() > short.explored());
    }
}
