//! The words that lines of a recording begin with.

use crate::puzzle::{Named, named};

/// Defines words from a table: a row has the word, what follows it, and what such a line says.
macro_rules! words {
    (
        $(#[$about:meta])*
        pub enum $type:ident { $($variant:ident = $id:literal $takes:literal, $meaning:literal;)+ }
    ) => {
        named! {
            $(#[$about])*
            pub enum $type {
                $(#[doc = concat!("`@", $id, $takes, "`: ", $meaning, ".")] $variant = $id,)+
            }
        }

        impl $type {
            /// A line with this word, with a name for each part. What may be left out is in brackets.
            pub const fn form(self) -> &'static str {
                match self { $(Self::$variant => concat!("@", $id, $takes)),+ }
            }

            /// What such a line says.
            pub const fn meaning(self) -> &'static str {
                match self { $(Self::$variant => $meaning),+ }
            }
        }
    };
}

words! {
    /// The word after the `@` of a line that says what the program does.
    pub enum Word {
        Select = "select" " CELL [OPTIONS]", "the program turns to this cell; the number of its options may follow";
        Conflict = "conflict" " CELL VALUE [CELL]", "this value was tested and refused; the cell that forbids it may follow";
        Learn = "learn" "", "the program remembers why it failed, which changes nothing";
        Place = "place" " CELL VALUE", "this value is written, as a guess";
        Backtrack = "backtrack" " CELL [VALUE]", "what was written last in this cell is taken back; any value may follow";
        Deduce = "deduce" " CELL VALUE", "this value is written because nothing else is possible";
        DeadEnd = "deadend" " CELL", "nothing is left for this cell";
        Sweep = "sweep" "", "a new pass over the board begins";
        Solution = "solution" "", "the board is a solution";
        GaveUp = "gaveup" "", "the program can fill in nothing more, and stops; a solution that could still be reached counts as lost";
        Done = "done" "", "the search is over";
    }
}

words! {
    /// The word of a line about the board or the goal. Such lines come before the first event.
    pub enum HeaderWord {
        Puzzle = "puzzle" " BOARD", "the givens";
        Problem = "problem" " FAMILY", "what problem it is, if it is not a usual Sudoku";
        Regions = "regions" " BOARD", "the regions of a jigsaw: a letter for each cell, row by row";
        Board = "board" " ROWS COLUMNS | CELLS", "a board or a list of cells whose rules only the program knows";
        Label = "label" " CELL NAME", "the name of a cell of such a board";
        Given = "given" " CELL VALUE", "what never changes on such a board, such as a wall";
        Path = "path" "", "the written cells of such a board form a way";
        Goal = "goal" " first|all|N", "how many solutions are looked for";
    }
}

impl HeaderWord {
    /// Whether a line with it says which board it is.
    pub(super) const fn names_board(self) -> bool {
        matches!(self, Self::Puzzle | Self::Problem | Self::Board)
    }
}

/// The word that a line begins with, in any case, after blanks and `@`; with the rest of the line.
pub(super) fn first_word<W: Named>(line: &str) -> Option<(W, &str)> {
    let line = line.trim_start().strip_prefix('@')?;
    let (name, rest) = line.split_at(line.find(char::is_whitespace).unwrap_or(line.len()));
    let id = W::IDS.iter().find(|id| id.eq_ignore_ascii_case(name))?;
    Some((W::named(id)?, rest))
}
