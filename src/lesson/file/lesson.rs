//! Lessons, and the numbers that their texts state.

use super::form::{Described, Field, Form, List, Takes, form};
use super::plain::{
    Boxes, Count, Flag, Goal, Id, MOST_BOARDS, Named, Nth, Puzzle, Speed, StrategyName, Sum,
};
use super::problem::Family;
use super::stop::{At, Stop};
use super::text::Text;
use crate::lesson::part::{Part, Read, part};
use crate::lesson::{Alignment, Quantity, View};
use serde::Deserialize;

/// The most stops of a lesson.
pub const MOST_STOPS: usize = 100;
/// The most claims of a lesson.
pub const MOST_CLAIMS: usize = 100;

form! {
    /// A lesson file is one lesson.
    pub struct Lesson {
        /// The lesson's name in links and in the course. A lesson of the course has the name of its file.
        pub id: Id,
        /// The lesson's title.
        pub title: Text,
        /// What is learnt, in one sentence.
        pub goal: Text,
        /// What the lesson is about. Shown before the first stop, and below the text of each stop.
        pub text: Text,
        /// The puzzle that every board starts from. With a `problem`, it has one symbol per cell, in the order of
        /// the cells, with `.` for an empty one.
        /// Without it: the empty board of `problem`: queens, a map, or a Latin square with its number of rows
        pub puzzle: Option<Puzzle>,
        /// A problem other than Sudoku.
        /// Without it: a Sudoku
        pub problem: Option<Family>,
        /// The size of a box. Only for a Sudoku (with or without diagonals) whose size allows several.
        /// Without it: the squarest boxes, wider than high
        pub boxes: Option<Boxes>,
        /// The searches shown side by side. The first is board 1.
        pub boards: List<Board, MOST_BOARDS>,
        /// The speed of playback, in steps per second.
        /// Without it: 4
        pub speed: Option<Speed>,
        /// What keeps the boards together: the same step, the same number of guesses, the same work (values tested
        /// plus candidates struck), or the same share of the whole run. With `"own"`, each board moves on its own.
        /// Without it: `"step"`
        pub alignment: Option<Named<Alignment>>,
        /// The view that is open beside the boards at the start.
        /// Without it: `"lesson"`
        pub view: Option<Named<View>>,
        /// The numbers that the texts state. `recuo check` proves each of them by running the boards. In a text,
        /// `{name}` stands for the claim's number, as the language writes numbers.
        /// Without it: none
        pub claims: Option<List<Claim, MOST_CLAIMS>>,
        /// The numbers in the texts that do not come from a run, computed from what is written here.
        /// Without it: none
        pub constants: Option<List<Constant, MOST_CLAIMS>>,
        /// The places where the lesson pauses, in the order in which they are reached.
        /// Without it: none
        pub stops: Option<List<Stop, MOST_STOPS>>,
    }
}

form! {
    /// A search that the lesson shows.
    pub struct Board {
        /// How the puzzle is solved: one of these names, or the three choices that a strategy consists of, such as
        /// "fewest-candidates + ascending + forward-checking".
        pub strategy: StrategyName,
        /// How many solutions the search looks for.
        /// Without it: `"first"`
        pub goal: Option<Goal>,
    }
}

form! {
    /// A number that a run proves. It has one of `value`, `at_least` and `at_most`.
    pub struct Claim {
        /// Its name in texts, such as `{naive-backtracks}`.
        pub name: Id,
        /// What is counted.
        pub counter: Named<Quantity>,
        /// The number of the board that counts it.
        /// Without it: 1
        pub board: Option<Nth>,
        /// Another Sudoku, of any size, which the board's strategy runs to its end; without `at` and `over`.
        /// Without it: that of the lesson
        pub puzzle: Option<Puzzle>,
        /// When it is counted: at a place in the board's run, as for stops, or at the nth stop of this lesson.
        /// Without it: `End`
        pub at: Option<At>,
        /// The number of another board. The claim is then a ratio: how many times as much the first board has
        /// counted as this one, rounded down for `value`.
        /// Without it: the claim is the count itself
        pub over: Option<Nth>,
        /// The number, exactly.
        /// Without it: one of the three is required
        pub value: Option<Count>,
        /// A number that the count reaches or exceeds.
        /// Without it: one of the three is required
        pub at_least: Option<Count>,
        /// A number that the count does not exceed.
        /// Without it: one of the three is required
        pub at_most: Option<Count>,
    }
}

form! {
    /// A number that depends on no run, such as the size of 81 cells of two bytes each.
    pub struct Constant {
        /// Its name in texts, such as `{bytes}`.
        pub name: Id,
        /// How it is computed: powers first, then products, then sums.
        pub value: Sum,
        /// Whether the constant is the number of digits of `value`, which may then be as large as `"9^51"`.
        /// Without it: false
        pub digits: Option<Flag>,
    }
}
