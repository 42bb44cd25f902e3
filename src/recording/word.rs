//! The words that lines of a recording begin with.

use crate::puzzle::named;

named! {
    /// The word after the `@` of a line. Those about the board come before the first event.
    pub enum Word {
        /// `@select CELL [OPTIONS]`: the program turns to a cell.
        Select = "select",
        /// `@conflict CELL VALUE [CELL]`: a value was tested and refused; who forbids it may be said.
        Conflict = "conflict",
        /// `@place CELL VALUE`: a guess is written.
        Place = "place",
        /// `@backtrack CELL [VALUE]`: what was written last in the cell is taken back.
        Backtrack = "backtrack",
        /// `@deduce CELL VALUE`: a value is written because nothing else is possible.
        Deduce = "deduce",
        /// `@deadend CELL`: nothing is left for a cell.
        DeadEnd = "deadend",
        /// `@sweep`: a new pass over the board begins.
        Sweep = "sweep",
        /// `@solution`: the board is a solution.
        Solution = "solution",
        /// `@gaveup`: nothing more can be filled in.
        GaveUp = "gaveup",
        /// `@done`: the search is over.
        Done = "done",
        /// `@puzzle BOARD`: the givens.
        Puzzle = "puzzle",
        /// `@problem FAMILY`: what problem it is, as after `--problem`.
        Problem = "problem",
        /// `@regions BOARD`: the regions of a jigsaw.
        Regions = "regions",
        /// `@board ROWS COLUMNS` or `@board CELLS`: a board of which only the program knows the rules.
        Board = "board",
        /// `@label CELL NAME`: the name of a cell of such a board.
        Label = "label",
        /// `@given CELL VALUE`: what never changes on such a board.
        Given = "given",
        /// `@path`: the written cells of such a board form a way.
        Path = "path",
        /// `@goal first|all|N`: how many solutions are looked for.
        Goal = "goal",
    }
}

impl Word {
    /// The word that a line begins with, in any case, after blanks and `@`; with the rest of the line.
    pub(super) fn of(line: &str) -> Option<(Self, &str)> {
        let line = line.trim_start().strip_prefix('@')?;
        let (name, rest) = line.split_at(line.find(char::is_whitespace).unwrap_or(line.len()));
        let is_named = |word: &Self| word.id().eq_ignore_ascii_case(name);
        Self::ALL
            .into_iter()
            .find(is_named)
            .map(|word| (word, rest))
    }

    /// Whether it is about the board or the goal, and so comes before the first event.
    pub const fn is_of_header(self) -> bool {
        match self {
            Self::Select
            | Self::Conflict
            | Self::Place
            | Self::Backtrack
            | Self::Deduce
            | Self::DeadEnd
            | Self::Sweep
            | Self::Solution
            | Self::GaveUp
            | Self::Done => false,
            Self::Puzzle
            | Self::Problem
            | Self::Regions
            | Self::Board
            | Self::Label
            | Self::Given
            | Self::Path
            | Self::Goal => true,
        }
    }
}
