//! Which steps of runs are exported.

use crate::explain::{Message, Tell, errors_in_english};
use crate::timeline::{Measure, Timeline};
use std::num::NonZeroU64;

/// The most steps that one choice gives: pictures of more would be looked at by nobody.
pub const MOST: u64 = 10_000;
/// Steps that are explored in any case, so that pictures of short runs tell how long they are.
pub const UNASKED: u64 = 1 << 22;

/// A choice of steps; by default, all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    /// The first step; 0 is before the run.
    pub first: u64,
    /// The last step; `None` for the end of the run.
    pub last: Option<u64>,
    /// Which of these.
    pub rhythm: Rhythm,
}

/// Which steps of a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rhythm {
    /// All.
    #[default]
    All,
    /// The first, and every so many after it.
    Every(NonZeroU64),
    /// [Moves](Measure::Moves) of the first board.
    Moves,
}

/// Why a choice gives nothing to export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceError {
    /// It begins after the end.
    PastTheEnd {
        /// The first step asked for.
        step: u64,
        /// The last step there is.
        end: u64,
    },
    /// There is no move in the range.
    NoMove,
    /// It gives more than [`MOST`].
    TooMany {
        /// How many it gives.
        count: u64,
    },
}

errors_in_english!(ChoiceError);

impl Tell for ChoiceError {
    fn message(&self) -> Message {
        match *self {
            Self::PastTheEnd { step, end } => Message::new("export-past-the-end")
                .number("step", step)
                .number("end", end),
            Self::NoMove => Message::new("export-no-move"),
            Self::TooMany { count } => too_many(count, MOST),
        }
    }
}

/// So many steps, of which a file holds fewer.
pub fn too_many(count: u64, most: u64) -> Message {
    Message::new("export-too-many")
        .number("count", count)
        .number("most", most)
}

impl Choice {
    /// The steps of these runs, as far as they are explored: explore them up to
    /// [`last`](Self::last) first. At most [`MOST`], in ascending order.
    ///
    /// Moves are counted by walking over them, some steps each.
    pub fn steps(&self, runs: &mut [Timeline]) -> Result<Vec<u64>, ChoiceError> {
        let end = last_explored(runs);
        let (step, last) = (self.first, self.last.map_or(end, |last| last.min(end)));
        if step > end {
            return Err(ChoiceError::PastTheEnd { step, end });
        }
        let every = match (self.rhythm, runs) {
            (Rhythm::Moves, [leading, ..]) => return moves(leading, step, last),
            (Rhythm::Moves, []) => return Err(ChoiceError::NoMove),
            (Rhythm::All, _) => 1,
            (Rhythm::Every(every), _) => every.get(),
        };
        check_count((last - step) / every + 1)?;
        let every = usize::try_from(every).unwrap_or(usize::MAX);
        Ok((step..=last).step_by(every).collect())
    }

    /// Whether a step of the range is one of those chosen, if `is_move` says what it is.
    pub(super) fn takes(&self, step: u64, is_move: bool) -> bool {
        match self.rhythm {
            Rhythm::All => true,
            Rhythm::Every(every) => (step - self.first.max(1)).is_multiple_of(every.get()),
            Rhythm::Moves => is_move,
        }
    }
}

/// The last step of the longest of these runs, as far as it is explored.
pub fn last_explored(runs: &[Timeline]) -> u64 {
    runs.iter().map(Timeline::explored).max().unwrap_or(0)
}

fn moves(run: &mut Timeline, first: u64, last: u64) -> Result<Vec<u64>, ChoiceError> {
    let last = last.min(run.explored());
    let mut until = |step: u64| {
        let moment = run.at(step).expect("it is explored");
        Measure::Moves.of(&moment.counters())
    };
    let before = first.saturating_sub(1).min(last);
    let (mut count, all) = (until(before), until(last));
    if count == all {
        return Err(ChoiceError::NoMove);
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

const fn check_count(count: u64) -> Result<(), ChoiceError> {
    if count <= MOST {
        Ok(())
    } else {
        Err(ChoiceError::TooMany { count })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::notation;
    use crate::solver::Goal;
    use crate::timeline::Found;
    use std::sync::Arc;

    fn explored(puzzle: &str, strategy: &str, steps: u64) -> Timeline {
        let problem = notation::read_one(puzzle, &notation::Options::default());
        let problem = Arc::new(problem.expect("a puzzle"));
        let mut run = Timeline::new(problem, strategy.parse().expect("a strategy"), Goal::All);
        run.explore(steps);
        run
    }

    #[test]
    fn ranges_end_with_the_runs() {
        let short = "1...............";
        let mut runs = [
            explored(short, "singles", 1000),
            explored(short, "naive", 50),
        ];
        let choice = |first, last, rhythm| Choice {
            first,
            last,
            rhythm,
        };
        let every = Rhythm::Every(NonZeroU64::new(20).unwrap());
        assert_eq!(
            choice(3, None, every).steps(&mut runs),
            Ok(vec![3, 23, 43]),
            "as far as the longer run is explored"
        );
        let all = choice(0, Some(2), Rhythm::All);
        assert_eq!(all.steps(&mut runs), Ok(vec![0, 1, 2]));
        assert_eq!(
            choice(51, None, Rhythm::All).steps(&mut runs),
            Err(ChoiceError::PastTheEnd { step: 51, end: 50 })
        );
        assert_eq!(
            choice(0, None, Rhythm::Moves).steps(&mut []),
            Err(ChoiceError::NoMove)
        );
    }

    #[test]
    fn moves_are_those_that_the_timeline_finds() {
        let mut run = explored(&".".repeat(81), "naive", 30_000);
        for (first, last) in [(0, 400), (1, 1), (77, 5000), (29_000, 30_000)] {
            let choice = Choice {
                first,
                last: Some(last),
                rhythm: Rhythm::Moves,
            };
            let steps = choice.steps(std::slice::from_mut(&mut run));
            let found: Vec<_> = (1..)
                .map_while(|count| match run.first_reaching(Measure::Moves, count) {
                    Found::At(step) => Some(step),
                    Found::NotYet | Found::Never => None,
                })
                .skip_while(|step| *step < first)
                .take_while(|step| *step <= last)
                .collect();
            match found.as_slice() {
                [] => assert_eq!(steps, Err(ChoiceError::NoMove)),
                found => assert_eq!(steps.as_deref(), Ok(found)),
            }
        }
        let all = Choice::default().steps(std::slice::from_mut(&mut run));
        assert_eq!(all, Err(ChoiceError::TooMany { count: 30_001 }));
    }
}
