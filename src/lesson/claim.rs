use super::{Quantity, StopAt};
use crate::puzzle::Problem;
use std::sync::Arc;

/// A number that is proved by the runs of a lesson and can be used in its texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// Its name in texts.
    pub name: String,
    /// The board it is about, from 0.
    pub board: usize,
    /// The puzzle that the board's strategy solves instead of the lesson's.
    pub problem: Option<Arc<Problem>>,
    /// The quantity it is about.
    pub quantity: Quantity,
    /// The board it is compared with, from 0: the claim is then about a ratio.
    pub over: Option<usize>,
    /// The claimed number.
    pub bound: Bound,
    /// When it is counted.
    pub at: ClaimAt,
}

/// What is claimed about a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is this; a ratio is rounded down.
    Exactly(u64),
    /// It is this or more.
    AtLeast(u64),
    /// It is this or less.
    AtMost(u64),
}

/// When a claim is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimAt {
    /// At a place in its board's run.
    Place(StopAt),
    /// At a stop of the lesson, from 0.
    Stop(usize),
}

impl Bound {
    /// The claimed number.
    pub const fn number(self) -> u64 {
        match self {
            Self::Exactly(number) | Self::AtLeast(number) | Self::AtMost(number) => number,
        }
    }

    /// Whether a count, or its ratio to another, satisfies the claim.
    pub fn holds(self, count: u64, over: Option<u64>) -> bool {
        let Some(over) = over else {
            return match self {
                Self::Exactly(number) => count == number,
                Self::AtLeast(number) => count >= number,
                Self::AtMost(number) => count <= number,
            };
        };
        let (count, over) = (u128::from(count), u128::from(over));
        let times = |number: u64| u128::from(number) * over;
        match self {
            // Zero has no multiples.
            _ if over == 0 => false,
            Self::Exactly(number) => count / over == u128::from(number),
            Self::AtLeast(number) => count >= times(number),
            Self::AtMost(number) => count <= times(number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_held_to() {
        assert!(Bound::Exactly(3).holds(3, None) && !Bound::Exactly(3).holds(4, None));
        assert!(Bound::AtLeast(3).holds(4, None) && !Bound::AtLeast(3).holds(2, None));
        assert!(Bound::AtMost(3).holds(2, None) && !Bound::AtMost(3).holds(4, None));
        // 26 is between two and three times 10.
        assert!(Bound::Exactly(2).holds(26, Some(10)) && !Bound::Exactly(3).holds(26, Some(10)));
        assert!(Bound::AtLeast(2).holds(26, Some(10)) && !Bound::AtLeast(3).holds(26, Some(10)));
        assert!(Bound::AtMost(3).holds(26, Some(10)) && !Bound::AtMost(2).holds(26, Some(10)));
        assert!(Bound::AtLeast(2).holds(20, Some(10)) && Bound::AtMost(2).holds(20, Some(10)));
        assert!(!Bound::AtMost(3).holds(26, Some(0)) && !Bound::Exactly(0).holds(0, Some(0)));
        assert!(Bound::AtMost(u64::MAX).holds(u64::MAX, Some(u64::MAX)));
    }
}
