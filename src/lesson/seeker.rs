//! Looks for what the viewer waits for, from a step on or back.

use super::finders::Finder;
use super::stop::StopAt;
use super::when::When;
use crate::playhead::Direction;
use crate::solver::{Event, Machine, Select, Strategy};
use crate::timeline::{Found, Measure, Source, Timeline};

/// The search for the next or previous step where something holds, in slices, while runs are
/// explored.
///
/// What is counted is found by the counters of keyframes; of what happens to cells every step has
/// to be looked at.
pub struct Seeker {
    when: When,
    /// The board whose run is searched, from 0.
    board: usize,
    direction: Direction,
    /// The step that it is looked for from, without that step; `None` for all of the run.
    from: Option<u64>,
    /// The step up to which, or back to which, has been searched.
    at: u64,
    /// What finds a place, if that is looked for.
    finder: Option<Finder>,
    is_behind: bool,
}

impl Seeker {
    /// The search for the first such step in the run of a board.
    pub fn first(when: When, board: usize) -> Self {
        Self::new(when, board, Direction::Forward, None)
    }

    /// The search for the next such step after this one, or the last before it.
    pub fn from(step: u64, when: When, board: usize, direction: Direction) -> Self {
        Self::new(when, board, direction, Some(step))
    }

    fn new(when: When, board: usize, direction: Direction, from: Option<u64>) -> Self {
        let at = match (from, direction) {
            (None, _) => 0,
            (Some(step), Direction::Forward) => step,
            (Some(step), Direction::Back) => step.saturating_sub(1),
        };
        let finder = match when {
            When::Place(at) => Some(Finder::new(at, Some(board))),
            When::Cell(_)
            | When::Written(..)
            | When::Depth(_)
            | When::Count(..)
            | When::Refused(_) => None,
        };
        Self {
            when,
            board,
            direction,
            from,
            at,
            finder,
            is_behind: false,
        }
    }

    /// The board whose run is searched, from 0.
    pub const fn board(&self) -> usize {
        self.board
    }

    /// Searches for at most this many steps of a run, and returns what is known then. The timelines
    /// must always belong to the same boards, explored further or not.
    pub fn advance(&mut self, timelines: &[&Timeline], budget: u64) -> Found {
        let Some(timeline) = timelines.get(self.board) else {
            return Found::Never;
        };
        let found = match (self.when, &mut self.finder) {
            (When::Count(counter, amount), _) => {
                timeline.first_reaching(Measure::Counter(counter), amount)
            }
            (_, Some(finder)) => {
                let found = finder.advance(timelines, budget);
                self.is_behind = finder.is_behind();
                if finder.has_given_up() {
                    Found::Never
                } else {
                    found
                }
            }
            (_, None) => return self.walk(timeline, budget),
        };
        let is_there = |step| match self.direction {
            Direction::Forward => self.from.is_none_or(|from| step > from),
            Direction::Back => self.from.is_some_and(|from| step < from),
        };
        match found {
            Found::At(step) if !is_there(step) => Found::Never,
            // What is not explored yet does not come before.
            Found::NotYet if self.direction == Direction::Back && !self.is_behind => Found::Never,
            found => found,
        }
    }

    /// Whether explored steps are still to be searched.
    pub const fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// The share of the search that is done, from 0 to 1, if it is known how far it goes.
    pub fn share(&self, timeline: &Timeline) -> Option<f64> {
        let (from, at) = (self.from.unwrap_or(0), self.at);
        let (done, whole) = match (self.when, self.direction) {
            (When::Count(counter, amount), _) => {
                (counter.of(&timeline.frontier().counters()), amount)
            }
            (When::Place(StopAt::Step(step)), _) => (timeline.explored(), step),
            (When::Place(StopAt::Event(kind, nth)), _) => {
                (timeline.frontier().counters().of(kind), nth)
            }
            (When::Place(_), _) => return None,
            (_, Direction::Forward) => (at - from, timeline.length()? - from),
            (_, Direction::Back) => (from - at, from),
        };
        (whole > 0).then(|| (done as f64 / whole as f64).min(1.0))
    }

    fn walk(&mut self, timeline: &Timeline, budget: u64) -> Found {
        let (start, end) = match self.direction {
            Direction::Forward => {
                let end = self.at.saturating_add(budget).min(timeline.explored());
                (self.at, end)
            }
            Direction::Back => (self.at.saturating_sub(budget), self.at),
        };
        if let Some(step) = self.look(timeline, start, end) {
            return Found::At(step);
        }
        let is_over = match self.direction {
            Direction::Forward => {
                self.at = end;
                timeline.length() == Some(end)
            }
            Direction::Back => {
                self.at = start;
                start == 0
            }
        };
        self.is_behind = !is_over && end < timeline.explored();
        if is_over { Found::Never } else { Found::NotYet }
    }

    /// Looks at the steps after `start` up to `end`. Returns the first where it holds or, going back,
    /// the last.
    fn look(&self, timeline: &Timeline, start: u64, end: u64) -> Option<u64> {
        let source = timeline.source();
        let mut state = timeline.walk(start).state().clone();
        if let Some((low, high)) = self.depths(source) {
            // Most stretches do not come there, which silent steps tell faster.
            let mut ahead = state.clone();
            ahead.take_depths();
            ahead.advance(source, end - start);
            let depths = ahead.depths();
            if u64::from(depths.min) > low || u64::from(depths.max) < high {
                return None;
            }
        }
        let mut before = state.counters().depth();
        let mut found = None;
        for step in start + 1..=end {
            let event = state.step(source)?;
            let holds = match self.when {
                When::Cell(cell) => event.cell() == Some(cell),
                When::Written(at, wanted) => match event {
                    Event::Place { cell, value }
                    | Event::Deduce { cell, value, .. }
                    | Event::Fill { cell, value } => (cell, value) == (at, wanted),
                    _ => false,
                },
                When::Refused(number) => {
                    let solver = state.solver();
                    matches!(event, Event::Excluded { .. })
                        && solver.and_then(|solver| solver.nogood_of(event)) == Some(number)
                }
                When::Depth(depth) => {
                    let now = state.counters().depth();
                    std::mem::replace(&mut before, now) < depth && depth <= now
                }
                When::Count(..) | When::Place(_) => false,
            };
            if holds {
                found = Some(step);
                if self.direction == Direction::Forward {
                    break;
                }
            }
        }
        found
    }

    /// A depth that is met, or fallen short of, wherever it holds, and one that is met or passed, if
    /// there are such.
    fn depths(&self, source: &Source) -> Option<(u64, u64)> {
        let cell = match self.when {
            When::Depth(depth) => return Some((depth - 1, depth)),
            When::Cell(cell) | When::Written(cell, _) => cell,
            When::Count(..) | When::Refused(_) | When::Place(_) => return None,
        };
        let Source::Search(problem, plan) = source else {
            return None;
        };
        let is_in_order = match plan.strategy {
            Strategy::Search(search) => {
                search.select() == Select::RowMajor && !search.check().looks_ahead()
            }
            Strategy::Sweep => false,
        };
        // A cell has its turn once all before it are filled.
        let before = problem.topology().all_cells().take(cell.index());
        let depth = before.filter(|cell| problem.given(*cell).is_none()).count() as u64;
        (is_in_order && !plan.is_forked()).then_some((depth, depth))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Cell, Value, text};
    use crate::solver::{Counter, EventKind, Goal};
    use crate::timeline::Moment;
    use std::sync::Arc;

    /// Going on and back finds, from every step, what a look at all moments finds.
    #[test]
    fn steps_are_where_a_look_at_all_moments_finds_them() {
        let problem = text::read_one("12..34........4.", &text::Options::default()).unwrap();
        let problem = Arc::new(problem);
        let (cell, value) = (Cell::new(11), Value::new(2).unwrap());
        for strategy in [
            "naive",
            "masks",
            "forward-checking",
            "propagation",
            "algorithm-x",
            "learning",
        ] {
            let strategy = strategy.parse().unwrap();
            let mut timeline = Timeline::new(Arc::clone(&problem), strategy, Goal::All);
            timeline.explore(u64::MAX);
            let last = timeline.explored();
            let moments: Vec<Moment> = (0..=last).map(|step| timeline.at(step).unwrap()).collect();
            let amount =
                |counter: Counter, step: u64| counter.of(&moments[step as usize].counters());
            let event = |step: u64| moments[step as usize].event().unwrap();
            let is_kind = |kind, step| event(step).kind() == kind;
            let holds = |when, step: u64| match when {
                When::Cell(cell) => event(step).cell() == Some(cell),
                When::Written(cell, value) => {
                    let is_written =
                        is_kind(EventKind::Place, step) || is_kind(EventKind::Deduce, step);
                    is_written
                        && (event(step).cell(), event(step).value()) == (Some(cell), Some(value))
                }
                When::Count(counter, least) => {
                    amount(counter, step) >= least && amount(counter, step - 1) < least
                }
                When::Depth(least) => {
                    let depth = |step| amount(Counter::Depth, step);
                    depth(step) >= least && depth(step - 1) < least
                }
                When::Refused(number) => {
                    let nogood = moments[step as usize].nogood().map(|(number, _)| number);
                    is_kind(EventKind::Conflict, step) && nogood == Some(number)
                }
                When::Place(at) => at == StopAt::Step(step),
            };
            for when in [
                When::Cell(cell),
                When::Written(cell, value),
                When::Depth(2),
                When::Depth(5),
                When::Count(Counter::Placements, 3),
                When::Count(Counter::Backtracks, 1_000_000),
                When::Refused(1),
                When::Place(StopAt::Step(last / 2)),
            ] {
                let all: Vec<u64> = (1..=last).filter(|step| holds(when, *step)).collect();
                for from in 0..=last {
                    let find = |direction| {
                        let mut seeker = Seeker::from(from, when, 0, direction);
                        let mut found = seeker.advance(&[&timeline], 7);
                        while found == Found::NotYet {
                            found = seeker.advance(&[&timeline], 7);
                        }
                        found
                    };
                    let found =
                        |step: Option<&u64>| step.map_or(Found::Never, |step| Found::At(*step));
                    let next = all.iter().find(|step| **step > from);
                    assert_eq!(
                        find(Direction::Forward),
                        found(next),
                        "{when:?} after {from}"
                    );
                    let back = all.iter().rfind(|step| **step < from);
                    assert_eq!(find(Direction::Back), found(back), "{when:?} before {from}");
                }
            }
        }
    }
}
