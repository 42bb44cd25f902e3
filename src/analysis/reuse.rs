//! How often each nogood has refused a value so far.

use super::tally::Tally;
use crate::solver::{Event, Machine};
use crate::timeline::{Source, State};

/// How often each nogood of a run has refused a value, up to some step.
#[derive(Clone)]
pub struct ReuseTally {
    state: State,
    step: u64,
    refusals: Vec<u32>,
}

impl ReuseTally {
    /// How often the nogood with this number, from 1, has refused a value.
    pub fn refusals(&self, number: u16) -> u32 {
        let place = usize::from(number).checked_sub(1);
        let refusals = place.and_then(|place| self.refusals.get(place));
        refusals.copied().unwrap_or(0)
    }
}

impl Tally for ReuseTally {
    /// Each takes up to 80 kB, so they take at most 1.3 MB.
    const KEPT: usize = 16;

    fn new(source: &Source) -> Self {
        Self {
            state: source.start(),
            step: 0,
            refusals: Vec::new(),
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
        match event {
            Event::Learn { .. } => self.refusals.push(0),
            Event::Excluded { .. } => {
                let solver = self.state.solver();
                let number = solver.and_then(|solver| solver.nogood_of(event));
                if let Some(number) = number {
                    self.refusals[usize::from(number) - 1] += 1;
                }
            }
            _ => {}
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::super::tally::Count;
    use super::*;
    use crate::puzzle::text;
    use crate::solver::{Goal, Plan};
    use std::sync::Arc;

    #[test]
    fn refusals_add_up_to_the_counter() {
        let line =
            "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";
        let problem = Arc::new(text::read_one(line, &text::Options::default()).unwrap());
        let plan = Plan::new("learning".parse().unwrap(), Goal::First);
        let source = Source::Search(problem, plan);
        let mut count = Count::<ReuseTally>::new(source.clone());
        for step in [35_000, 5_000, 5_001, 0, 20_000] {
            while !count.seek(step, 1 << 10) {}
            let mut state = source.start();
            state.advance(&source, step);
            let counters = state.counters();
            let all = (1..=counters.learned).map(|number| count.tally().refusals(number as u16));
            assert_eq!(all.map(u64::from).sum::<u64>(), counters.reused, "{step}");
        }
    }
}
