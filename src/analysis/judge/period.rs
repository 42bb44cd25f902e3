//! Runs that never end: they repeat the same steps on the same boards.

use crate::puzzle::Problem;
use crate::recording::{Recording, Replay};
use crate::solver::Machine;

/// The longest period, in steps.
const LONGEST_PERIOD: usize = 1_000_000;
/// How often a period must occur at the end of a run.
const LEAST_PERIODS: usize = 3;
/// How often a period must occur in which nothing is written or taken back: a search may well refuse
/// the same value three times.
const LEAST_PERIODS_AT_REST: usize = 100;
/// About how many boards are compared at most.
const MOST_BOARDS: usize = 1_000;

/// Looks for the shortest period of the last steps.
pub(super) struct PeriodSearch {
    /// For each distance, how many of the last steps equal those at this distance before them.
    alike: Vec<u32>,
    /// The stretch with the furthest end that is known to be alike, as in the Z algorithm.
    window: (usize, usize),
    /// The comparison of the boards, once a period is found.
    found: Option<Repetition>,
}

/// The repeated steps on their way to be proved so by their boards.
struct Repetition {
    period: u64,
    /// The steps between two boards that are compared: some periods.
    stride: u64,
    /// The step of the next board.
    next: u64,
    /// The step from which on all boards are the same.
    since: u64,
    replay: Replay,
    before: Option<Replay>,
}

impl PeriodSearch {
    pub fn new(recording: &Recording) -> Self {
        Self {
            alike: vec![recording.events().len() as u32],
            window: (0, 0),
            found: None,
        }
    }

    /// Works for about `budget` steps. Returns, once it is known, the step from which on the run
    /// repeats itself, if it does.
    pub fn advance(
        &mut self,
        problem: &Problem,
        recording: &Recording,
        budget: u64,
    ) -> Option<Option<u64>> {
        let length = recording.events().len();
        let mut budget = budget;
        while self.found.is_none() {
            if budget == 0 {
                return None;
            }
            let distance = self.alike.len();
            if distance > LONGEST_PERIOD || distance * LEAST_PERIODS > length {
                return Some(None);
            }
            let alike = self.alike_at(recording, distance, &mut budget);
            let periods = alike / distance + 1;
            if periods >= LEAST_PERIODS {
                let stride = distance * (periods / MOST_BOARDS).max(1);
                let first = (length - (alike + distance) / stride * stride) as u64;
                self.found = Some(Repetition {
                    period: distance as u64,
                    stride: stride as u64,
                    next: first,
                    since: first,
                    replay: Replay::new(problem),
                    before: None,
                });
            }
        }
        self.found.as_mut()?.advance(problem, recording, budget)
    }

    /// How many of the last steps equal those at this distance before them (the Z algorithm, on the
    /// steps from the last one back).
    fn alike_at(&mut self, recording: &Recording, distance: usize, budget: &mut u64) -> usize {
        let (events, length) = (recording.events(), self.alike[0] as usize);
        let last = events.len();
        let (left, right) = self.window;
        let mut alike = match distance < right {
            true => (self.alike[distance - left] as usize).min(right - distance),
            false => 0,
        };
        while distance + alike < length
            && events.are_alike((last - alike) as u64, (last - alike - distance) as u64)
        {
            alike += 1;
            *budget = budget.saturating_sub(1);
        }
        if distance + alike > right {
            self.window = (distance, distance + alike);
        }
        *budget = budget.saturating_sub(1);
        self.alike.push(alike as u32);
        alike
    }
}

impl Repetition {
    /// Works for about `budget` steps. Returns, once it is known, the step from which on all is the same.
    fn advance(
        &mut self,
        problem: &Problem,
        recording: &Recording,
        budget: u64,
    ) -> Option<Option<u64>> {
        let length = recording.events().len() as u64;
        let mut budget = budget;
        loop {
            let left = self.next - self.replay.counters().steps;
            let taken = self.replay.advance(recording, left.min(budget));
            if taken < left {
                return None;
            }
            budget -= taken;
            let value = |replay: &Replay, cell| replay.value(cell);
            let is_same = |before: &Replay| {
                let mut cells = problem.topology().all_cells();
                cells.all(|cell| value(before, cell) == value(&self.replay, cell))
            };
            if !self.before.as_ref().is_some_and(is_same) {
                self.since = self.next;
            }
            if self.next == length {
                let mut last = (length - self.period + 1)..=length;
                let moves = last.any(|step| recording.events().changes_at(step));
                let least = if moves {
                    LEAST_PERIODS
                } else {
                    LEAST_PERIODS_AT_REST
                };
                let is_enough = length - self.since >= least as u64 * self.period;
                return Some(is_enough.then_some(self.since + 1));
            }
            self.before = Some(self.replay.clone());
            self.next += self.stride;
        }
    }
}
