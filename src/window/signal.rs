//! What happens to a window besides input.

use super::platform::Wishes;

/// What happens to the window besides input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Signal {
    /// A newer version of the program is ready, to be loaded in its place.
    NewVersion,
    /// The window may be closed without another word.
    Leaving,
    /// It no longer fills the screen.
    Windowed,
    /// The reader has changed what all programs are asked for.
    Wishes(Wishes),
    /// What was to be copied was not.
    NotCopied,
}
