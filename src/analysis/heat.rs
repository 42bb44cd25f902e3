//! How often each cell was written and erased so far, and which guesses cost the most.

use super::tally::{Count, Tally};
use crate::puzzle::{Cell, MAX_CELLS, Value};
use crate::solver::{Counters, Event, Machine};
use crate::timeline::{Source, State};

/// How many of the most expensive guesses are kept.
pub const WORST: usize = 5;

/// A guess that was taken back without a solution below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waste {
    /// Its cell.
    pub cell: Cell,
    /// Its value.
    pub value: Value,
    /// The step that wrote it.
    pub from: u64,
    /// The step that took it back.
    pub to: u64,
    /// The number of guesses below it.
    pub below: u64,
}

impl Waste {
    /// The number of steps from the one after it was written to the one that took it back.
    pub const fn steps(&self) -> u64 {
        self.to - self.from
    }
}

/// The counts up to some step.
#[derive(Clone)]
pub struct HeatTally {
    state: State,
    step: u64,
    writes: [u64; MAX_CELLS],
    /// The current guesses, with the counters just after each was written.
    guessed: Vec<(Cell, Value, Counters)>,
    /// The guesses that cost the most steps, most expensive first.
    pub worst: Vec<Waste>,
}

impl HeatTally {
    /// How often a value was written into a cell, by a guess or a deduction.
    pub fn writes(&self, cell: Cell) -> u64 {
        self.writes[cell.index()]
    }

    /// The number of writes of the cell written most often.
    pub fn most(&self) -> u64 {
        self.writes.iter().copied().max().unwrap_or(0)
    }

    /// How often the cell was erased.
    pub fn erasures(&self, cell: Cell) -> u64 {
        // Whatever was written and is gone now was erased. Givens are never written.
        let writes = self.writes(cell);
        writes.saturating_sub(u64::from(self.state.value(cell).is_some()))
    }

    /// Takes back all guesses but the first of this number.
    fn take_back(&mut self, depth: usize, now: &Counters) {
        while self.guessed.len() > depth
            && let Some((cell, value, since)) = self.guessed.pop()
        {
            if now.solutions == since.solutions {
                self.keep(Waste {
                    cell,
                    value,
                    from: since.steps,
                    to: now.steps,
                    below: now.placements - since.placements,
                });
            }
        }
    }

    fn keep(&mut self, waste: Waste) {
        let is_longer = |kept: &Waste| kept.steps() >= waste.steps();
        self.worst
            .insert(self.worst.partition_point(is_longer), waste);
        self.worst.truncate(WORST);
    }
}

impl Tally for HeatTally {
    /// Each takes some 16 kB, so they take at most 1 MiB.
    const KEPT: usize = 64;

    fn new(source: &Source) -> Self {
        Self {
            state: source.start(),
            step: 0,
            writes: [0; MAX_CELLS],
            guessed: Vec::new(),
            worst: Vec::new(),
        }
    }

    fn step(&self) -> u64 {
        self.step
    }

    fn step_on(&mut self, source: &Source) -> bool {
        let Some(event) = self.state.step(source) else {
            return false;
        };
        self.step += 1;
        let now = self.state.counters();
        match event {
            Event::Place { cell, value } => {
                self.writes[cell.index()] += 1;
                // A program may write over a guess, which is then taken back.
                self.take_back((now.depth() as usize).saturating_sub(1), &now);
                self.guessed.push((cell, value, now));
            }
            Event::Deduce { cell, .. } | Event::Fill { cell, .. } => self.writes[cell.index()] += 1,
            Event::Backtrack { .. } => self.take_back(now.depth() as usize, &now),
            _ => {}
        }
        true
    }
}

/// Counts of a run, up to any step.
pub type Heat = Count<HeatTally>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::solver::{Goal, Plan};
    use crate::timeline::Timeline;
    use std::sync::Arc;

    const FIRST_PROGRAM: &str =
        "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";

    fn both(line: &str, strategy: &str) -> (Heat, Timeline) {
        let problem = Arc::new(text::read_one(line, &text::Options::default()).unwrap());
        let strategy = strategy.parse().unwrap();
        let mut timeline = Timeline::new(problem, strategy, Goal::All);
        while timeline.explore(1 << 20) > 0 {}
        (Heat::new(timeline.source().clone()), timeline)
    }

    #[test]
    fn sums_are_those_of_the_counters() {
        for strategy in ["naive", "masks", "propagation", "algorithm-x", "singles"] {
            let (mut heat, mut timeline) = both(FIRST_PROGRAM, strategy);
            let length = timeline.explored();
            // Forwards and backwards, in slices.
            for step in [
                0,
                length / 3,
                length,
                length / 2,
                length / 2 - 1,
                7.min(length),
            ] {
                while !heat.seek(step, 1 << 16) {}
                let (tally, moment) = (heat.tally(), timeline.at(step).unwrap());
                let counters = moment.counters();
                let cells = || moment.problem().topology().all_cells();
                assert_eq!(tally.step(), step);
                let writes: u64 = cells().map(|cell| tally.writes(cell)).sum();
                assert_eq!(writes, counters.placements + counters.deductions());
                let standing = cells()
                    .filter(|c| moment.problem().given(*c).is_none() && moment.value(*c).is_some());
                let erasures: u64 = cells().map(|cell| tally.erasures(cell)).sum();
                assert_eq!(erasures, writes - standing.count() as u64);
            }
            assert!(heat.kept() <= HeatTally::KEPT);
        }
    }

    #[test]
    fn the_costliest_guess_is_found() {
        let (mut heat, mut timeline) = both(FIRST_PROGRAM, "naive");
        let length = timeline.explored();
        while !heat.seek(length, 1 << 16) {}
        // From the whole trace: every guess, from its step to the one that took it back.
        let (mut open, mut found) = (Vec::new(), Vec::new());
        for step in 1..=length {
            let moment = timeline.at(step).unwrap();
            let solutions = moment.counters().solutions;
            match moment.event().unwrap() {
                Event::Place { .. } => open.push((step, solutions)),
                Event::Backtrack { .. } => {
                    let (from, before) = open.pop().unwrap();
                    if before == solutions {
                        found.push(step - from);
                    }
                }
                _ => {}
            }
        }
        found.sort_unstable_by(|a, b| b.cmp(a));
        let worst: Vec<u64> = heat.tally().worst.iter().map(Waste::steps).collect();
        assert_eq!(worst, found[..WORST]);
    }

    #[test]
    fn a_long_run_keeps_few_tallies() {
        let problem = text::read_one(FIRST_PROGRAM, &text::Options::default()).unwrap();
        let plan = Plan::new("naive".parse().unwrap(), Goal::All);
        let mut heat = Heat::new(Source::Search(Arc::new(problem), plan));
        while !heat.seek(u64::MAX, 1 << 20) {
            assert!(heat.kept() <= HeatTally::KEPT);
        }
        assert_eq!(heat.tally().step(), 613_461);
    }
}
