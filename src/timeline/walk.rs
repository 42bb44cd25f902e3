//! Walking forward through the explored part of a run, in steps or leaps.

use super::Timeline;
use super::state::State;
use crate::solver::{Counters, Event, Machine};

/// Up to this many steps, stepping is as fast as leaping.
const FEW_STEPS: u64 = 64;

/// A walk forward along the explored part of a run: event by event, as an iterator, or
/// leaping to where enough guesses have been taken back.
pub struct Walk<'a> {
    timeline: &'a Timeline,
    state: State,
    step: u64,
    effort: u64,
    /// The event of the current step, if the walk has come from the step before.
    event: Option<Event>,
}

impl Timeline {
    /// A walk from just after this step, which must be explored.
    pub fn walk(&self, step: u64) -> Walk<'_> {
        assert!(step <= self.explored, "step {step} is not explored");
        self.walk_with(self.state_at(step), step)
    }

    /// A walk from this step, after which the search is in this state.
    pub(super) fn walk_with(&self, state: State, step: u64) -> Walk<'_> {
        Walk {
            timeline: self,
            state,
            step,
            effort: 0,
            event: None,
        }
    }

    /// Whether at least `depth` guesses stand on the board at every explored step from this one on,
    /// judged by keyframes alone: `false` may be wrong.
    pub fn surely_keeps(&self, depth: u64, since: u64) -> bool {
        let first = self.keyframes.index_before(since) + 1;
        (first..self.keyframes.len())
            .map(|index| self.keyframes.depths[index])
            .chain([self.frontier.depths()])
            .all(|depths| u64::from(depths.min) >= depth)
    }
}

impl Walk<'_> {
    /// The current step.
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// The counters at the current step.
    pub fn counters(&self) -> Counters {
        self.state.counters()
    }

    /// The run at the current step.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The event of the current step, if the walk has come from the step before.
    pub const fn event(&self) -> Option<Event> {
        self.event
    }

    /// The lowest depth from the step before to this one, and in between: a program may write over a
    /// guess, which is taken back first. Only known if the walk has come from the step before.
    pub fn lowest_depth(&self) -> u64 {
        self.state.depths().min.into()
    }

    /// The number of steps taken to get here; leaps count by their length in both directions.
    pub const fn effort(&self) -> u64 {
        self.effort
    }

    /// Walks to the next step in which fewer guesses than `depth` stand on the board. If the
    /// explored part has none, it ends at the last explored step and returns false.
    ///
    /// Takes a search among the keyframes and at most some four [`spacing`](Timeline::spacing)s of
    /// silent steps, fewer if the step is near.
    pub fn go_below(&mut self, depth: u64) -> bool {
        let timeline = self.timeline;
        let (keyframes, explored) = (&timeline.keyframes, timeline.explored);
        let here = keyframes.index_before(self.step);
        let end_of = |index: usize| explored.min(keyframes.step(index) + keyframes.spacing);
        if self.gallop_below(depth, end_of(here), FEW_STEPS) {
            return true;
        }
        // A keyframe stores the depths of the stretch that it ends.
        let dips = |index: &usize| u64::from(keyframes.depths[*index].min) < depth;
        let last = keyframes.len() - 1;
        let index = (here + 2..=last).find(dips).map_or(last, |i| i - 1);
        if keyframes.step(index) > self.step {
            self.state = timeline.unpack(index);
            self.step = keyframes.step(index);
            self.event = None;
        }
        self.gallop_below(depth, end_of(index), keyframes.spacing / 2)
    }

    /// Walks to the first step up to `end` with fewer guesses, or to `end`: in leaps that double,
    /// from `leap` on, until one has gone too far, and then by bisection.
    fn gallop_below(&mut self, depth: u64, end: u64, mut leap: u64) -> bool {
        let mut end = end;
        let mut is_known = false;
        while self.step < end {
            let steps = leap.min(end - self.step);
            if steps <= FEW_STEPS {
                for _ in 0..steps {
                    self.next();
                    if self.lowest_depth() < depth {
                        return true;
                    }
                }
            } else {
                let mut ahead = self.state.clone();
                ahead.take_depths();
                ahead.advance(&self.timeline.source, steps);
                self.effort += steps;
                if u64::from(ahead.depths().min) < depth {
                    end = self.step + steps;
                    is_known = true;
                } else {
                    self.state = ahead;
                    self.step += steps;
                    self.event = None;
                }
            }
            leap = if is_known {
                (end - self.step).div_ceil(2)
            } else {
                leap * 2
            };
        }
        false
    }
}

impl Iterator for Walk<'_> {
    type Item = Event;

    /// The next explored event.
    fn next(&mut self) -> Option<Event> {
        if self.step == self.timeline.explored {
            return None;
        }
        self.step += 1;
        self.effort += 1;
        self.state.take_depths();
        self.event = self.state.step(&self.timeline.source);
        self.event
    }
}
