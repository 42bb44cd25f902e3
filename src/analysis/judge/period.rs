//! Runs that never end: they repeat the same steps on the same boards.

use crate::puzzle::Problem;
use crate::recording::{Recording, Replay};
use crate::solver::Machine;

/// The longest period, in steps.
const LONGEST_PERIOD: usize = 1_000_000;
/// How often a period must occur at the end of a run.
const LEAST_PERIODS: usize = 3;

/// Looks for the shortest period of the last steps.
pub(super) struct PeriodSearch {
    /// For each distance, how many of the last steps equal those at this distance before them.
    alike: Vec<u32>,
    /// The stretch with the furthest end that is known to be alike, as in the Z algorithm.
    window: (usize, usize),
    /// The period, and the run on its way to the boards to be compared.
    found: Option<(usize, Replay, Vec<Replay>)>,
}

impl PeriodSearch {
    pub fn new(recording: &Recording) -> Self {
        Self {
            alike: vec![recording.events().len().min(LEAST_PERIODS * LONGEST_PERIOD) as u32],
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
            if alike >= (LEAST_PERIODS - 1) * distance {
                self.found = Some((distance, Replay::new(problem), Vec::new()));
            }
        }
        let (period, replay, boards) = self.found.as_mut()?;
        let first = length - LEAST_PERIODS * *period;
        let next = (first + boards.len() * *period) as u64;
        let left = next - replay.counters().steps;
        let taken = replay.advance(recording, left.min(budget));
        if taken < left {
            return None;
        }
        let topology = problem.topology();
        let is_same = |other: &Replay| {
            let mut cells = topology.all_cells();
            cells.all(|cell| other.value(cell) == replay.value(cell))
        };
        if !boards.iter().all(is_same) {
            return Some(None);
        }
        boards.push(replay.clone());
        (boards.len() > LEAST_PERIODS).then_some(Some(first as u64 + 1))
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
