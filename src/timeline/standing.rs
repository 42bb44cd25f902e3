//! The steps that wrote the guesses on the board.

use super::Timeline;
use crate::puzzle::Problem;
use crate::solver::{Counters, Solver};

/// Up to this many steps, stepping is as fast as bisecting.
const FEW: u64 = 16;

impl Timeline {
    /// The step that wrote the guess at this depth, from 1, in an explored state of the search;
    /// `None` if there are fewer guesses.
    ///
    /// Takes a search among the keyframes and at most some four [`spacing`](Self::spacing)s of
    /// silent steps.
    pub fn placed(&self, state: &Solver, depth: u64) -> Option<u64> {
        let Counters { steps: step, .. } = state.counters();
        if depth == 0 || depth > state.counters().depth() {
            return None;
        }
        // Since then there have been at least this many guesses; just before, one fewer.
        let last = self.keyframes.index_before(step);
        let start = self.keyframes.step(last);
        let mut state = self.unpack(last);
        if dips_below(&self.problem, &state, step - start, depth) {
            return Some(last_below(&self.problem, state, start, step, depth) + 1);
        }
        // The depths stored with a keyframe are those of the stretch that it ends.
        let dips = |index: &usize| u64::from(self.keyframes.depths(*index).min) < depth;
        let index = (1..=last).rev().find(dips)?;
        let start = self.keyframes.step(index - 1);
        state = self.unpack(index - 1);
        let end = self.keyframes.step(index);
        Some(last_below(&self.problem, state, start, end, depth) + 1)
    }
}

/// Whether there are fewer guesses than `depth` now or after any of the next `steps`.
fn dips_below(problem: &Problem, state: &Solver, steps: u64, depth: u64) -> bool {
    let mut ahead = state.clone();
    ahead.take_depths();
    ahead.advance(problem, steps);
    u64::from(ahead.depths().min) < depth
}

/// The last step in `start ..= end` after which there are fewer guesses than `depth`; it must
/// exist. `state` is the search at `start`.
fn last_below(
    problem: &Problem,
    mut state: Solver,
    mut start: u64,
    mut end: u64,
    depth: u64,
) -> u64 {
    while end - start > FEW {
        let half = (end - start) / 2;
        let mut middle = state.clone();
        middle.advance(problem, half);
        if dips_below(problem, &middle, end - start - half, depth) {
            (state, start) = (middle, start + half);
        } else {
            end = start + half - 1;
        }
    }
    let mut last = start;
    for step in start + 1..=end {
        state.step(problem);
        if state.counters().depth() < depth {
            last = step;
        }
    }
    last
}
