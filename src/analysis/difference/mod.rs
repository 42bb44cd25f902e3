//! Where two searches of one puzzle decide differently.

mod ahead;
mod behind;
mod decision;

pub use decision::Decision;

use crate::timeline::{Found, Moment, Timeline};
use ahead::Ahead;
use behind::Behind;
use decision::Made;

/// Two different decisions, one of each search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The step of each decision.
    pub steps: [u64; 2],
    /// The decisions. `None` where the run makes no further decision, at its last step, or, looking
    /// back, had made none yet, at step 0; never on both sides.
    pub decisions: [Option<Decision>; 2],
}

/// Searches, in slices, for the nearest difference before or after two moments.
///
/// Forwards, the first decisions after the two moments are compared, then the second ones, and so
/// on. Backwards, the last decisions up to the moments are compared, then the ones before them, and
/// so on; a pair at which both boards stand already does not count, so that asking again goes on.
/// Where one search has no decision left and the other has, they differ.
///
/// From two starts this finds where the runs part. After that nearly everything differs, unless the
/// boards are brought to moments that belong together, by [alignment](super::alignment) or by hand.
///
/// Memory: two searches forwards, some 1 MiB at most backwards, however long the runs.
pub struct DifferenceSearch {
    sides: Sides,
    /// Backwards: the steps at which both boards stand.
    from: [u64; 2],
    found: Found<Difference>,
}

enum Sides {
    Ahead(Box<[Ahead; 2]>),
    Behind([Behind; 2]),
}

impl DifferenceSearch {
    /// Searches for the first difference after these moments, one of each run.
    pub fn forwards(moments: [&Moment; 2]) -> Self {
        let sides = Sides::Ahead(Box::new(moments.map(Ahead::of)));
        Self::new(sides, moments)
    }

    /// Searches for the last difference before these moments, one of each run.
    pub fn backwards(moments: [&Moment; 2]) -> Self {
        Self::new(Sides::Behind(moments.map(Behind::of)), moments)
    }

    fn new(sides: Sides, moments: [&Moment; 2]) -> Self {
        Self {
            sides,
            from: moments.map(Moment::step),
            found: Found::NotYet,
        }
    }

    /// Searches for about `budget` steps of the runs. Returns what is known then; any result other
    /// than [`Found::NotYet`] is final.
    ///
    /// `timelines` are those of the moments, in the same order. Forwards the runs need not be
    /// explored, so the result may lie beyond the explored part. Backwards a slice may take some
    /// three [`spacing`](Timeline::spacing)s more than asked for.
    pub fn advance(&mut self, timelines: [&Timeline; 2], budget: u64) -> Found<Difference> {
        let mut budget = budget;
        while self.found == Found::NotYet {
            let (Some(one), Some(other)) = self.pair(timelines, &mut budget) else {
                break;
            };
            if one.decision.is_none() && other.decision.is_none() {
                self.found = Found::Never;
            } else if one.decision != other.decision && !self.stands_at(one, other) {
                self.found = Found::At(Difference {
                    steps: [one.step, other.step],
                    decisions: [one.decision, other.decision],
                });
            }
            self.pass();
        }
        self.found
    }

    /// How many steps of each run have been looked at.
    pub fn efforts(&self) -> [u64; 2] {
        match &self.sides {
            Sides::Ahead(sides) => [0, 1].map(|side| sides[side].effort()),
            Sides::Behind(sides) => [0, 1].map(|side| sides[side].effort()),
        }
    }

    /// The next decision of each side, if the budget suffices.
    fn pair(
        &mut self,
        timelines: [&Timeline; 2],
        budget: &mut u64,
    ) -> (Option<Made>, Option<Made>) {
        match &mut self.sides {
            Sides::Ahead(sides) => {
                let [one, other] = &mut **sides;
                (one.next(budget), other.next(budget))
            }
            Sides::Behind([one, other]) => (
                one.next(timelines[0], budget),
                other.next(timelines[1], budget),
            ),
        }
    }

    fn pass(&mut self) {
        match &mut self.sides {
            Sides::Ahead(sides) => sides.iter_mut().for_each(Ahead::pass),
            Sides::Behind(sides) => sides.iter_mut().for_each(Behind::pass),
        }
    }

    fn stands_at(&self, one: Made, other: Made) -> bool {
        match self.sides {
            Sides::Ahead(_) => false,
            Sides::Behind(_) => self.from == [one.step, other.step],
        }
    }
}
