//! Aligning boards: which step each follower shows for a step of the leading board.

use crate::puzzle::named;
use crate::solver::{Counter, EventKind};
use crate::timeline::{Found, Measure, Moment, Timeline};
use std::ops::Range;

named! {
    /// How boards are aligned.
    ///
    /// The leading board stays where it is, whatever the alignment; only the followers get a step.
    /// Every alignment is monotone: when the leader goes forward, no follower goes back.
    #[derive(Default)]
    pub enum Alignment {
        /// The same step; after a follower's end, its last step.
        #[default]
        Step = "step",
        /// The first step at which the follower has made as many guesses as the leader: the nth
        /// placement of one stands beside the nth of the other. Step 0 before any guess, and the
        /// last step if the follower never makes that many.
        Guess = "guess",
        /// The first step at which the follower has done at least as much [work](Counter::Work) as the
        /// leader; step 0 before any work, and the last step if the follower never does that much.
        ///
        /// One step of inference may eliminate many candidates, so the follower can be ahead by the
        /// work of its last step, but not by more.
        Work = "work",
        /// The same share of the whole run, to the nearest step, halves rounded up: both are at
        /// their start and at their end together. Needs both lengths.
        Share = "share",
        /// Independent: a follower stays where it is.
        Own = "own",
    }
}

impl Alignment {
    /// The step of a follower when the leader stands at the moment `at` of its run. `own` is the
    /// step at which the follower stands now.
    ///
    /// `None` until it is known: the follower's run (for [`Share`](Self::Share) also the leader's)
    /// is not explored far enough. Explore further and ask again; the answer, once given, stays the
    /// same and is always an explored step.
    ///
    /// Going there and back is exact where possible. With `Step` and `Share` the leader returns to
    /// its step unless the follower's run is shorter; with `Guess` the follower does as long as it
    /// makes that many guesses.
    ///
    /// Costs no more than [`Timeline::first_reaching`], which is little when moving on from the
    /// step that the follower was asked for last.
    pub fn follow(
        self,
        leader: &Timeline,
        at: &Moment,
        follower: &Timeline,
        own: u64,
    ) -> Option<u64> {
        match self {
            Self::Own => Some(own),
            Self::Step => same(at.step(), follower),
            Self::Share => {
                let (length, whole) = (follower.length()?, leader.length()?);
                Some(share(at.step(), whole, length))
            }
            Self::Guess => reaching(follower, Measure::Events(EventKind::Place), at),
            Self::Work => reaching(follower, Measure::Counter(Counter::Work), at),
        }
    }

    /// The step of every run when the playhead is at `position` and the leading run, which may have
    /// ended before, is at the moment `at`. Each run comes with its current step. `None` for runs
    /// whose step is not known yet, as in [`follow`](Self::follow).
    pub fn line_up(
        self,
        position: u64,
        at: &Moment,
        leading: usize,
        runs: &[(&Timeline, u64)],
    ) -> Vec<Option<u64>> {
        let leader = runs[leading].0;
        let step = |(index, (run, own)): (usize, &(&Timeline, u64))| match self {
            _ if index == leading => Some(at.step()),
            Self::Step => same(position, run),
            _ => self.follow(leader, at, run, *own),
        };
        runs.iter().enumerate().map(step).collect()
    }

    /// The range of runs that steps are counted by: all if they are aligned by step, or else the
    /// leading one.
    pub const fn counted(self, runs: usize, leading: usize) -> Range<usize> {
        match self {
            Self::Step => 0..runs,
            _ => leading..leading + 1,
        }
    }
}

/// This step of a run, or its last one if it ends earlier.
fn same(step: u64, run: &Timeline) -> Option<u64> {
    if step <= run.explored() {
        Some(step)
    } else {
        run.length()
    }
}

/// The first step of a run with as much of a measure as a moment of another run has.
fn reaching(follower: &Timeline, measure: Measure, at: &Moment) -> Option<u64> {
    match follower.first_reaching(measure, measure.of(&at.counters())) {
        Found::At(step) => Some(step),
        Found::NotYet => None,
        Found::Never => follower.length(),
    }
}

/// The step that has the same share of `length` as `step` has of `whole`.
fn share(step: u64, whole: u64, length: u64) -> u64 {
    // A run without steps is at its end.
    if whole == 0 {
        return length;
    }
    let (step, whole, length) = (u128::from(step), u128::from(whole), u128::from(length));
    ((2 * step * length + whole) / (2 * whole)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::solver::Goal;
    use std::sync::Arc;

    fn run(strategy: &str, steps: u64) -> Timeline {
        let problem = text::read_one("1..............2", &text::Options::default());
        let problem = Arc::new(problem.expect("a puzzle"));
        let mut run = Timeline::new(problem, strategy.parse().expect("a strategy"), Goal::First);
        run.explore(steps);
        run
    }

    #[test]
    fn the_leader_stays_and_the_others_follow_it() {
        let mut runs = [run("naive", 9), run("masks", 30), run("propagation", 1000)];
        let end = runs[2].length().expect("it has ended");
        assert!(end > 9);
        for alignment in Alignment::ALL {
            for step in [0, 3, 9] {
                let moment = runs[0].at(step).expect("it is explored");
                let stand = [(&runs[0], 1), (&runs[1], 2), (&runs[2], 3)];
                let steps = alignment.line_up(step, &moment, 0, &stand);
                let follow = |index: usize| {
                    let (follower, own) = stand[index];
                    alignment.follow(&runs[0], &moment, follower, own)
                };
                assert_eq!(steps, [Some(step), follow(1), follow(2)], "{alignment:?}");
            }
        }
    }

    #[test]
    fn steps_of_all_may_be_beyond_the_end_of_the_leader() {
        let mut runs = [run("propagation", 1000), run("masks", 30), run("naive", 21)];
        let end = runs[0].length().expect("it has ended");
        let moment = runs[0].at(end).expect("it is explored");
        let stand = [(&runs[0], end), (&runs[1], 0), (&runs[2], 0)];
        let steps = Alignment::Step.line_up(25, &moment, 0, &stand);
        assert_eq!(
            steps,
            [Some(end), Some(25), None],
            "the last one is not explored so far"
        );
        let steps = Alignment::Guess.line_up(25, &moment, 0, &stand);
        assert_eq!(
            steps[1],
            Alignment::Guess.follow(&runs[0], &moment, &runs[1], 0)
        );
    }
}
