//! Runs side by side, as the window holds them.

use super::steps::{Choice, ChoiceError, last_explored};
use crate::analysis::alignment::Alignment;
use crate::timeline::Timeline;

/// Runs that go along with one of them.
pub struct Abreast {
    /// A run a board.
    pub runs: Vec<Timeline>,
    /// The run that leads: steps are its own, or of all where runs go step by step.
    leading: usize,
    alignment: Alignment,
    /// Where each stands while the leading one goes on alone.
    own: Vec<u64>,
}

impl Abreast {
    /// Holds these runs by an alignment, each now at one of its steps.
    pub fn new(runs: Vec<Timeline>, leading: usize, alignment: Alignment, own: Vec<u64>) -> Self {
        Self {
            runs,
            leading,
            alignment,
            own,
        }
    }

    /// Leaves this run alone.
    pub fn keep(&mut self, index: usize) {
        self.runs = vec![self.runs.swap_remove(index)];
        self.own = vec![self.own[index]];
        self.leading = 0;
    }

    /// The last step there is to go to, as far as runs are explored.
    pub fn last(&self) -> u64 {
        last_explored(self.led())
    }

    /// The runs that steps are counted by.
    fn led(&self) -> &[Timeline] {
        match self.alignment {
            Alignment::Step => &self.runs,
            _ => std::slice::from_ref(&self.runs[self.leading]),
        }
    }

    /// The steps of a choice, as [`Choice::steps`] says; moves are those of the first board, or of
    /// the leading one where runs do not go step by step.
    ///
    /// # Errors
    /// If there are none, or too many.
    pub fn choose(&mut self, choice: &Choice) -> Result<Vec<u64>, ChoiceError> {
        match self.alignment {
            Alignment::Step => choice.steps(&mut self.runs),
            _ => choice.steps(std::slice::from_mut(&mut self.runs[self.leading])),
        }
    }

    /// The step of every run when the leading one is at `step`; runs that have ended before stay at
    /// their end. `None` where that cannot be told yet: some run is then explored so many steps
    /// further, and the same question leads to an answer in the end.
    pub fn at(&mut self, step: u64, slice: u64) -> Option<Vec<u64>> {
        if self.alignment == Alignment::Step {
            let ends = self.runs.iter().map(Timeline::explored);
            return Some(ends.map(|end| step.min(end)).collect());
        }
        let leader = &mut self.runs[self.leading];
        let step = step.min(leader.explored());
        let moment = leader.at(step).expect("it is explored");
        let leader = &self.runs[self.leading];
        let beside = |(index, own): (usize, &u64)| {
            if index == self.leading {
                return Ok(step);
            }
            let follower = &self.runs[index];
            (self.alignment.follow(leader, &moment, follower, *own)).ok_or(index)
        };
        let steps: Result<Vec<u64>, usize> = self.own.iter().enumerate().map(beside).collect();
        match steps {
            Ok(steps) => Some(steps),
            Err(index) => {
                // A share is of runs that are known whole, the leader's too.
                let ended = self.runs[index].length().is_some();
                let index = if ended { self.leading } else { index };
                self.runs[index].explore(slice);
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::notation;
    use crate::solver::Goal;
    use std::sync::Arc;

    const PUZZLE: &str = "1..............2";

    fn run(strategy: &str, steps: u64) -> Timeline {
        let problem = notation::read_one(PUZZLE, &notation::Options::default());
        let problem = Arc::new(problem.expect("a puzzle"));
        let mut run = Timeline::new(problem, strategy.parse().expect("a strategy"), Goal::First);
        run.explore(steps);
        run
    }

    fn abreast(alignment: Alignment) -> Abreast {
        let runs = vec![run("masks", 30), run("naive", 1)];
        Abreast::new(runs, 0, alignment, vec![0, 1])
    }

    fn steps(abreast: &mut Abreast, step: u64) -> Vec<u64> {
        (0..100_000)
            .find_map(|_| abreast.at(step, 7))
            .expect("an answer in the end")
    }

    #[test]
    fn runs_go_as_the_alignment_says_however_far_they_were_explored() {
        for alignment in Alignment::ALL {
            let mut held = abreast(alignment);
            for step in [0, 3, 11, 30] {
                let found = steps(&mut held, step);
                let expected = match alignment {
                    Alignment::Step => step.min(1),
                    _ => {
                        let (mut leader, follower) = (run("masks", 10_000), run("naive", 10_000));
                        let moment = leader.at(step).expect("it is explored");
                        let beside = alignment.follow(&leader, &moment, &follower, 1);
                        beside.expect("both are known whole")
                    }
                };
                assert_eq!(found, [step, expected], "{alignment:?}, step {step}");
            }
        }
    }

    #[test]
    fn steps_are_those_of_the_leading_run() {
        let all = Choice::default();
        assert_eq!(
            abreast(Alignment::Guess).choose(&all).map(|s| s.len()),
            Ok(31)
        );
        let mut held = Abreast::new(
            vec![run("masks", 5), run("naive", 9)],
            0,
            Alignment::Step,
            vec![0, 0],
        );
        assert_eq!(
            (held.choose(&all).map(|s| s.len()), held.last()),
            (Ok(10), 9)
        );
        held.keep(0);
        assert_eq!((held.last(), held.at(9, 1)), (5, Some(vec![5])));
    }
}
