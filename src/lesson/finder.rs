//! Finding the stops in the boards' runs.

use super::StopAt;
use crate::analysis::difference::DifferenceSearch;
use crate::analysis::doom::Overview;
use crate::timeline::{Found, Measure, Timeline};

/// The most steps of a run that are searched for events on cells, differences and dooms.
pub const MOST_LOOKED: u64 = 1 << 28;

/// Searches for the step of a place, in slices, while the runs are explored.
///
/// Most places are found by the counters of keyframes. Differences between boards are found by repeating
/// the run's steps, which takes time in proportion to its length; doom also takes searches. Events on
/// cells are found by [`Finders`](super::Finders).
pub struct Finder {
    at: StopAt,
    board: Option<usize>,
    state: State,
    /// The steps spent on comparing and judging.
    spent: u64,
    /// Whether it has to wait for more to be explored.
    waits: bool,
}

enum State {
    /// Nothing has to be kept.
    Asking,
    /// Two searches that are held against each other.
    Comparing(Box<DifferenceSearch>),
    /// Judges positions.
    Judging(Box<Overview>),
    /// The final result.
    Known(Found),
}

impl Finder {
    /// Searches for a place in the run of a board, from 0. Without a board it is the first or, for
    /// the end, all.
    pub const fn new(at: StopAt, board: Option<usize>) -> Self {
        Self {
            at,
            board,
            state: State::Asking,
            spent: 0,
            waits: false,
        }
    }

    /// Searches for at most `budget` steps. Returns what is known then. The timelines must always
    /// be those of the same boards, explored further or not.
    pub fn advance(&mut self, timelines: &[&Timeline], budget: u64) -> Found {
        let found = match &self.state {
            State::Known(found) => *found,
            State::Asking | State::Comparing(_) | State::Judging(_) => self.look(timelines, budget),
        };
        if found != Found::NotYet {
            self.state = State::Known(found);
        }
        found
    }

    /// Whether there are explored steps that it has not examined.
    pub fn is_behind(&self, timelines: &[&Timeline]) -> bool {
        let timeline = timelines.get(self.board.unwrap_or(0));
        match (&self.state, timeline) {
            (State::Comparing(_) | State::Judging(_), Some(_)) => {
                !self.waits && self.spent < MOST_LOOKED
            }
            (State::Asking | State::Known(_), _) | (_, None) => false,
        }
    }

    /// Whether it has reached its limit without an answer, so that exploring further cannot find it.
    pub const fn has_given_up(&self) -> bool {
        !matches!(self.state, State::Known(_)) && self.spent >= MOST_LOOKED && !self.waits
    }

    /// The step up to which the run has been searched.
    pub fn looked(&self, timelines: &[&Timeline]) -> u64 {
        match &self.state {
            State::Comparing(search) => search.efforts()[0],
            State::Judging(overview) => overview.known_until().unwrap_or(0),
            State::Asking | State::Known(_) => {
                let boards = match (self.at, self.board) {
                    (StopAt::End, None) => timelines,
                    (_, board) => {
                        let board = board.unwrap_or(0);
                        timelines.get(board..=board).unwrap_or_default()
                    }
                };
                let explored = boards.iter().map(|run| run.explored());
                explored.max().unwrap_or(0)
            }
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
            // `Finders` never asks a finder for this.
            StopAt::Cell { .. } => Found::Never,
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

    /// Takes steps from the budget, as far as the limit allows.
    fn spend(&mut self, budget: u64) -> u64 {
        let budget = budget.min(MOST_LOOKED - self.spent);
        self.spent += budget;
        budget
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::notation;
    use crate::solver::{Goal, Strategy};
    use std::sync::Arc;

    #[test]
    fn the_search_gives_up_at_its_limit() {
        let problem = notation::read_one(&".".repeat(256), &notation::Options::default()).unwrap();
        let endless = Timeline::new(Arc::new(problem), Strategy::NAMED[0].1, Goal::All);
        let mut finder = Finder::new(StopAt::Difference(1), None);
        finder.spent = MOST_LOOKED;
        let found = finder.advance(&[&endless, &endless], 1 << 20);
        assert_eq!(found, Found::NotYet);
        assert!(!finder.is_behind(&[&endless, &endless]));
        assert!(finder.has_given_up());
    }
}
