use super::{Quantity, StopAt};

/// A number that the runs of a lesson prove, and its texts tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// What texts call it.
    pub name: String,
    /// The board that counts it, from 0.
    pub board: usize,
    /// What is counted.
    pub quantity: Quantity,
    /// The board that the count is compared with, from 0: how many times as much is it?
    pub over: Option<usize>,
    /// The number.
    pub bound: Bound,
    /// When it is counted.
    pub at: ClaimAt,
}

/// What a claim says of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is this one; of a comparison, rounded down.
    Exactly(u64),
    /// It is this one or more.
    AtLeast(u64),
    /// It is this one or less.
    AtMost(u64),
}

/// When a claim's number is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimAt {
    /// At a place of its board's run.
    Place(StopAt),
    /// At a stop of the lesson, from 0.
    Stop(usize),
}

impl Bound {
    /// The number that is claimed.
    pub const fn number(self) -> u64 {
        match self {
            Self::Exactly(number) | Self::AtLeast(number) | Self::AtMost(number) => number,
        }
    }

    /// Whether a count fits, or how many times as much as another it is.
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
            // Nothing is a multiple of nothing.
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
