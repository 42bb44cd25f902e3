//! Where boards stand side by side: the steps of followers for a step of the leading board.

use crate::solver::EventKind;
use crate::timeline::{Found, Measure, Moment, Timeline};

/// By what boards are held side by side.
///
/// The leading board stands where it stands, whatever the alignment: only followers are told a step.
/// Every alignment is monotone: where the leader goes on, no follower goes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Alignment {
    /// The same step; after a follower's end, its last one.
    #[default]
    Step,
    /// The first step at which the follower has made as many guesses as the leader: the nth
    /// placement of the one stands beside the nth of the other. Step 0 before any, and the last step
    /// of a follower that never makes so many.
    Guess,
    /// The first step at which the follower has done at least as much [`Measure::Work`] as the
    /// leader; step 0 before any, and the last step of a follower that never does so much.
    ///
    /// One step of inference may strike many candidates, so the follower can be ahead by what its
    /// last step took, and never by more.
    Work,
    /// The same share of the whole run, to the nearest step, half a step rounded up: both stand at
    /// their start and at their end together. Needs both lengths.
    Share,
    /// Each on its own: a follower stays where it is.
    Own,
}

impl Alignment {
    /// Every alignment, in the order of the documentation.
    pub const ALL: [Self; 5] = [Self::Step, Self::Guess, Self::Work, Self::Share, Self::Own];

    /// The name it has in files and in the catalogues.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Guess => "guess",
            Self::Work => "work",
            Self::Share => "share",
            Self::Own => "own",
        }
    }

    /// The alignment with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|alignment| alignment.id() == id)
    }

    /// The step of a follower when the leader stands at a moment `at` of its run. `own` is the step
    /// at which the follower stands now.
    ///
    /// `None` while that cannot be told: the follower's run (for [`Share`](Self::Share) also the
    /// leader's) is not explored far enough. Explore more and ask again; once told, it stays the same.
    /// What is told is always explored.
    ///
    /// Coming back is exact where it can be. `Step` and `Share`: followed there and back, the leader
    /// is where it was, as long as the follower's run is not the shorter one. `Guess`: so is the
    /// follower, as long as it makes that many guesses.
    ///
    /// Costs no more than [`Timeline::first_reaching`], which is little for moves on from the step
    /// that the follower was asked for last.
    pub fn follow(
        self,
        leader: &Timeline,
        at: &Moment,
        follower: &Timeline,
        own: u64,
    ) -> Option<u64> {
        match self {
            Self::Own => Some(own),
            Self::Step if at.step() <= follower.explored() => Some(at.step()),
            Self::Step => follower.length(),
            Self::Share => {
                let (length, whole) = (follower.length()?, leader.length()?);
                Some(share(at.step(), whole, length))
            }
            Self::Guess => reaching(follower, Measure::Events(EventKind::Place), at),
            Self::Work => reaching(follower, Measure::Work, at),
        }
    }
}

/// The first step of a run with as much of a measure as there is at a moment of another.
fn reaching(follower: &Timeline, measure: Measure, at: &Moment) -> Option<u64> {
    match follower.first_reaching(measure, measure.of(&at.counters())) {
        Found::At(step) => Some(step),
        Found::NotYet => None,
        Found::Never => follower.length(),
    }
}

/// The step that is to `length` what `step` is to `whole`.
fn share(step: u64, whole: u64, length: u64) -> u64 {
    // A run without steps is at its end.
    if whole == 0 {
        return length;
    }
    let (step, whole, length) = (u128::from(step), u128::from(whole), u128::from(length));
    ((2 * step * length + whole) / (2 * whole)) as u64
}
