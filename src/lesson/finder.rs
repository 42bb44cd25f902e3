//! Where in the boards' runs a stop is.

use super::StopAt;
use crate::puzzle::Cell;
use crate::solver::{EventKind, Solver};
use crate::timeline::{Found, Measure, Timeline};

/// Looks for the step of a place, in slices, while the runs are explored.
///
/// Most places are found by the counters of keyframes. What happens to a cell is found by taking the
/// steps of the run again, so that takes as long as the run is.
#[derive(Clone)]
pub struct Finder {
    at: StopAt,
    board: Option<usize>,
    state: State,
}

#[derive(Clone)]
enum State {
    /// Nothing needs to be kept.
    Asking,
    /// A search that goes along the run, with how many events on the cell there have been.
    Walking(Box<Solver>, u64),
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
        }
    }

    /// Goes on looking for at most so many steps of a run; says what is known then. The timelines
    /// must always be those of the same boards, explored further or not.
    pub fn advance(&mut self, timelines: &[&Timeline], budget: u64) -> Found {
        let found = match &self.state {
            State::Known(found) => *found,
            State::Asking | State::Walking(..) => self.look(timelines, budget),
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
            StopAt::Cell { cell, event, nth } => self.walk(timeline, budget, (cell, event, nth)),
        }
    }

    fn walk(
        &mut self,
        timeline: &Timeline,
        budget: u64,
        (cell, event, nth): (Cell, Option<EventKind>, u64),
    ) -> Found {
        if matches!(self.state, State::Asking) {
            let problem = timeline.problem();
            let start = Solver::new(problem, timeline.strategy(), timeline.goal());
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
    use crate::solver::Goal;
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
