//! How often each cell was written and erased so far, and which guesses cost the most.

use crate::puzzle::{Cell, MAX_CELLS, Value};
use crate::solver::{Counters, Event, Machine};
use crate::timeline::{Source, State};

/// How many of the most expensive guesses are kept.
pub const WORST: usize = 5;
/// How many tallies are kept along a run. Each takes some 16 kB, so they take at most 1 MiB.
const KEPT: usize = 64;
/// Steps between the first tallies.
const FIRST_SPACING: u64 = 1 << 12;

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
    fn new(source: &Source) -> Self {
        Self {
            state: source.start(),
            step: 0,
            writes: [0; MAX_CELLS],
            guessed: Vec::new(),
            worst: Vec::new(),
        }
    }

    /// How many steps have been counted.
    pub const fn step(&self) -> u64 {
        self.step
    }

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

    /// Counts one more step. Returns whether there was one.
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

/// Counts a run, in slices, up to any step.
///
/// Tallies are kept along the way, so that going back does not start over; when there are too many,
/// every other one is dropped. Memory is at most 1 MiB, however long the run.
#[derive(Clone)]
pub struct Heat {
    source: Source,
    kept: Vec<HeatTally>,
    spacing: u64,
    now: HeatTally,
}

impl Heat {
    /// An empty count for this run.
    pub fn new(source: Source) -> Self {
        let now = HeatTally::new(&source);
        Self {
            source,
            kept: vec![now.clone()],
            spacing: FIRST_SPACING,
            now,
        }
    }

    /// Goes on with a longer version of the run.
    pub fn follow(&mut self, source: Source) {
        self.source = source;
    }

    /// The counts.
    pub const fn tally(&self) -> &HeatTally {
        &self.now
    }

    /// Counts towards a step by at most `budget` steps. Returns whether it has been reached, or the
    /// end of a shorter run.
    pub fn seek(&mut self, step: u64, budget: u64) -> bool {
        let nearest = self.kept.partition_point(|tally| tally.step <= step) - 1;
        if self.now.step > step || self.kept[nearest].step > self.now.step {
            self.now = self.kept[nearest].clone();
        }
        for _ in 0..budget.min(step - self.now.step) {
            if !self.now.step_on(&self.source) {
                return true;
            }
            let is_later = (self.kept.last()).is_some_and(|last| last.step < self.now.step);
            if self.now.step.is_multiple_of(self.spacing) && is_later {
                self.keep_now();
            }
        }
        self.now.step == step
    }

    fn keep_now(&mut self) {
        self.kept.push(self.now.clone());
        if self.kept.len() == KEPT {
            self.spacing *= 2;
            let spacing = self.spacing;
            self.kept.retain(|tally| tally.step.is_multiple_of(spacing));
        }
    }
}

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
            assert!(heat.kept.len() <= KEPT);
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
            assert!(heat.kept.len() <= KEPT);
        }
        assert_eq!(heat.tally().step(), 613_461);
    }
}
