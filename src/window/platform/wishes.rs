//! What the reader has asked of all programs.

/// What the reader has asked of all programs, as far as that is known.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// Nothing is to move.
    pub is_calm: bool,
    /// Light on dark.
    pub is_dark: bool,
    /// Strong colours.
    pub has_contrast: bool,
    /// What is clicked is touched with a finger.
    pub has_fingers: bool,
}
