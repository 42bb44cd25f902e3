//! The bugs that programs can have, for questions.

use crate::puzzle::named;
use crate::solver::Strategy;

named! {
    /// A bug that a program can have. The programs say which lines it changes or removes.
    pub enum Bug {
        /// The loop ends before the last value.
        ShortLoop = "short-loop",
        /// A sweep looks at what it has just filled, and not at what is empty: it gives up on a full board.
        GivesUp = "gives-up",
        /// The success of the recursive call is not returned.
        NoReturn = "no-return",
        /// A guess that has failed is not erased.
        NoUndo = "no-undo",
    }
}

impl Bug {
    /// The strategy whose program can have it.
    pub const fn strategy(self) -> Strategy {
        match self {
            Self::ShortLoop | Self::NoReturn | Self::NoUndo => Strategy::NAIVE,
            Self::GivesUp => Strategy::Sweep,
        }
    }
}
