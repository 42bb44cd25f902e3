//! Choosing the steps to export.

use super::error::ExportError;
use crate::timeline::{Measure, Timeline};
use std::num::NonZeroU64;

/// The most steps of one choice: nobody would look at more pictures.
pub const MOST: u64 = 10_000;
/// Steps explored in any case, so that pictures of short runs show their length.
pub const UNASKED: u64 = 1 << 22;

/// A choice of steps; all of them by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StepChoice {
    /// The first step; 0 is the start.
    pub first: u64,
    /// The last step; `None` for the end of the run.
    pub last: Option<u64>,
    /// Which steps of this range.
    pub rhythm: Rhythm,
}

/// Which steps of a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rhythm {
    /// All.
    #[default]
    All,
    /// The first, and every nth after it.
    Every(NonZeroU64),
    /// The [moves](Measure::Moves) of the first board.
    Moves,
}

impl Rhythm {
    /// The interval between steps, if it is constant.
    pub(super) const fn every(self) -> Option<u64> {
        match self {
            Self::All => Some(1),
            Self::Every(every) => Some(every.get()),
            Self::Moves => None,
        }
    }
}

impl StepChoice {
    /// The chosen steps up to `end`, the last explored one: at most [`MOST`], in ascending order.
    /// The moves of `leading` count.
    ///
    /// # Errors
    ///
    /// If there are no such steps, or too many.
    pub fn steps(&self, end: u64, leading: &mut Timeline) -> Result<Vec<u64>, ExportError> {
        let (step, last) = (self.first, self.last.map_or(end, |last| last.min(end)));
        if step > end {
            return Err(ExportError::PastTheEnd { step, end });
        }
        let Some(every) = self.rhythm.every() else {
            return moves(leading, step, last);
        };
        check_count((last - step) / every + 1)?;
        let every = usize::try_from(every).unwrap_or(usize::MAX);
        Ok((step..=last).step_by(every).collect())
    }

    /// The number of steps, if it does not depend on the run.
    pub fn count(&self) -> Option<u64> {
        Some(self.last?.saturating_sub(self.first) / self.rhythm.every()? + 1)
    }

    /// Whether a step of the range, which may be a move, is chosen.
    pub(super) fn takes(&self, step: u64, is_move: bool) -> bool {
        match self.rhythm {
            Rhythm::All => true,
            Rhythm::Every(every) => (step - self.first.max(1)).is_multiple_of(every.get()),
            Rhythm::Moves => is_move,
        }
    }
}

/// The moves of a run from one step to another.
fn moves(run: &mut Timeline, first: u64, last: u64) -> Result<Vec<u64>, ExportError> {
    let last = last.min(run.explored());
    let mut until = |step: u64| {
        let moment = run.at(step).expect("it is explored");
        Measure::Moves.of(&moment.counters())
    };
    let before = first.saturating_sub(1).min(last);
    let (mut count, all) = (until(before), until(last));
    if count == all {
        return Err(ExportError::NoMove);
    }
    check_count(all - count)?;
    let mut walk = run.walk(before);
    let mut steps = Vec::with_capacity((all - count) as usize);
    while count < all && walk.next().is_some() {
        if Measure::Moves.of(&walk.counters()) > count {
            count += 1;
            steps.push(walk.step());
        }
    }
    Ok(steps)
}

const fn check_count(count: u64) -> Result<(), ExportError> {
    if count <= MOST {
        Ok(())
    } else {
        let most = MOST;
        Err(ExportError::TooMany { count, most })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::solver::Goal;
    use crate::timeline::Found;
    use std::sync::Arc;

    fn explored(puzzle: &str, strategy: &str, steps: u64) -> Timeline {
        let problem = text::read_one(puzzle, &text::Options::default());
        let problem = Arc::new(problem.expect("a puzzle"));
        let mut run = Timeline::new(problem, strategy.parse().expect("a strategy"), Goal::All);
        run.explore(steps);
        run
    }

    #[test]
    fn ranges_end_with_the_runs() {
        let mut run = explored("1...............", "naive", 50);
        let mut steps = |first, last, rhythm| {
            let choice = StepChoice {
                first,
                last,
                rhythm,
            };
            choice.steps(50, &mut run)
        };
        let every = Rhythm::Every(NonZeroU64::new(20).unwrap());
        assert_eq!(steps(3, None, every), Ok(vec![3, 23, 43]));
        assert_eq!(steps(0, Some(2), Rhythm::All), Ok(vec![0, 1, 2]));
        assert_eq!(
            steps(51, None, Rhythm::All),
            Err(ExportError::PastTheEnd { step: 51, end: 50 })
        );
    }

    #[test]
    fn moves_are_those_that_the_timeline_finds() {
        let mut run = explored(&".".repeat(81), "naive", 30_000);
        for (first, last) in [(0, 400), (1, 1), (77, 5000), (29_000, 30_000)] {
            let choice = StepChoice {
                first,
                last: Some(last),
                rhythm: Rhythm::Moves,
            };
            let steps = choice.steps(run.explored(), &mut run);
            let found: Vec<_> = (1..)
                .map_while(|count| match run.first_reaching(Measure::Moves, count) {
                    Found::At(step) => Some(step),
                    Found::NotYet | Found::Never => None,
                })
                .skip_while(|step| *step < first)
                .take_while(|step| *step <= last)
                .collect();
            match found.as_slice() {
                [] => assert_eq!(steps, Err(ExportError::NoMove)),
                found => assert_eq!(steps.as_deref(), Ok(found)),
            }
        }
        let all = StepChoice::default().steps(30_000, &mut run);
        assert_eq!(
            all,
            Err(ExportError::TooMany {
                count: 30_001,
                most: MOST
            })
        );
    }
}
