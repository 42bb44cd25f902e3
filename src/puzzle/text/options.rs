//! What is known of a text before it is read.

use crate::puzzle::{Shape, Wanted, named};

/// What the user says about a text before it is read. The default leaves everything to be found out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    /// The family of the puzzles; `None` for Sudokus.
    pub wanted: Option<Wanted>,
    /// The measures of the boxes, which also fix the size of every board.
    pub boxes: Option<Shape>,
    /// How digits are counted.
    pub digits: Digits,
    /// The kind of file.
    pub format: Format,
}

impl Options {
    /// For puzzles of this family.
    pub fn of(wanted: Wanted) -> Self {
        Self {
            wanted: Some(wanted),
            ..Self::default()
        }
    }
}

named! {
    /// How the values of a board are written.
    #[derive(Default)]
    pub enum Digits {
        /// From 1, unless a board of ten values or more shows that 0 is one of its digits: it has a
        /// 0, another mark for empty cells and not its highest value; or it is full but for one 0
        /// in every row.
        #[default]
        Auto = "auto",
        /// `1`–`9` then `A`–`G`; 0 is an empty cell.
        OneBased = "1-G",
        /// `0`–`9` then `A`–`F`, the hexadecimal way: 0 stands for the first value, F for the
        /// sixteenth.
        ZeroBased = "0-F",
    }
}

/// The kinds of file whose extension settles what would be doubtful otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// Find out.
    #[default]
    Auto,
    /// `.sdm`: every line is a puzzle.
    Sdm,
    /// `.sdx`: a grid of candidate lists, where the user's own digits start with `u`.
    Sdx,
}

impl Format {
    /// The format of files with this extension (without the dot, in any case).
    pub fn of_extension(extension: &str) -> Self {
        match &*extension.to_ascii_lowercase() {
            "sdm" => Self::Sdm,
            "sdx" => Self::Sdx,
            _ => Self::Auto,
        }
    }
}
