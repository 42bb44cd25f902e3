//! One way down the tree: every choice point tries a single option, and nothing is taken back.

use super::at_once;
use super::event::Event;
use super::run::{Algorithm, Solver};
use super::way::Way;
use crate::puzzle::Problem;

impl Solver {
    /// Goes on past the next guess. `pick` is told how many options the search would place there, at
    /// least one, and answers which of them is placed, from 0 in ascending order; the others are
    /// dropped. Returns how many there were; `None` where the branch ends without another guess.
    ///
    /// The search must be at its start or have just made a guess. One that blames, or a sweep, has no
    /// such options.
    pub(crate) fn descend(
        &mut self,
        problem: &Problem,
        pick: impl FnOnce(usize) -> usize,
    ) -> Option<usize> {
        loop {
            match self.step(problem)? {
                Event::Select { .. } => break,
                Event::Deduce { .. } => {}
                _ => return None,
            }
        }
        at_once::forget(&mut self.state);
        let frame = self.state.stack.top_mut();
        let mut options = match &self.algorithm {
            Algorithm::Tested(tested) => frame.untried() & !(tested.rules.forbidden() as u16),
            Algorithm::Related(related) => related.allowed(problem.topology(), frame.untried()),
            Algorithm::Domains(_) => frame.untried(),
            Algorithm::Way(_) => match problem.topology().way() {
                Some(board) => Way::free(*frame, board, &self.state.grid),
                None => 0,
            },
            Algorithm::Blaming(_) | Algorithm::Learning(_) | Algorithm::Sweep(_) => 0,
        };
        let count = options.count_ones() as usize;
        if count == 0 {
            return None;
        }
        for _ in 0..pick(count) {
            options &= options - 1;
        }
        frame.set_untried(options & options.wrapping_neg());
        self.step(problem);
        Some(count)
    }
}
