//! Lessons, and the numbers that they tell.

use super::form::{Described, Field, Form, Takes, form};
use super::plain::{
    Boxes, Count, Flag, Goal, Id, MOST_BOARDS, Named, Nth, Puzzle, Speed, StrategyName, Sum, Text,
};
use super::problem::Family;
use super::stop::{ClaimPlace, Stop};
use crate::lesson::part::{List, Part};
use crate::lesson::{Alignment, Quantity, View};
use serde::Deserialize;

/// The most stops of a lesson.
pub const MOST_STOPS: usize = 100;
/// The most claims of a lesson.
pub const MOST_CLAIMS: usize = 100;

form! {
    /// A lesson file is one lesson.
    pub struct Lesson<'a> {
        /// The lesson's name in links and in the course. A lesson of the course has the name of its file.
        pub id: Part<'a, Id>,
        /// What the lesson is called.
        pub title: Part<'a, Text>,
        /// What is learnt, in one sentence.
        pub goal: Part<'a, Text>,
        /// What the lesson is about: shown before the first stop, and below what a stop says.
        pub text: Part<'a, Text>,
        /// The puzzle that every board starts from. With a `problem`, it is one symbol per cell in their order,
        /// `.` for an empty one.
        /// Without it: the board of `problem` without givens, for queens, maps and Latin squares of known size
        pub puzzle: Option<Part<'a, Puzzle>>,
        /// Another problem than Sudoku.
        /// Without it: a Sudoku
        pub problem: Option<Part<'a, Family<'a>>>,
        /// How a Sudoku, with or without diagonals, is divided, where its size leaves that open.
        /// Without it: the squarest boxes, wider than high
        pub boxes: Option<Part<'a, Boxes>>,
        /// The searches that are shown side by side. The first is board 1.
        pub boards: Part<'a, List<Board<'a>, MOST_BOARDS>>,
        /// Steps a second when the lesson is played.
        /// Without it: 4
        pub speed: Option<Part<'a, Speed>>,
        /// By what the boards keep together: the same step, the same number of guesses, the same work (values
        /// tested and candidates struck), the same share of the whole run, or each on its own.
        /// Without it: `"step"`
        pub alignment: Option<Part<'a, Named<Alignment>>>,
        /// The view beside the boards that is open at first.
        /// Without it: `"lesson"`
        pub view: Option<Part<'a, Named<View>>>,
        /// The numbers that the texts tell. `recuo check` proves each of them by running the boards. A text that
        /// says `{name}` shows the claim's number as its language writes it.
        /// Without it: none
        pub claims: Option<Part<'a, List<Claim<'a>, MOST_CLAIMS>>>,
        /// The numbers of the texts that belong to no run, worked out from what is written here.
        /// Without it: none
        pub constants: Option<Part<'a, List<Constant<'a>, MOST_CLAIMS>>>,
        /// The places of the run where the lesson halts, in the order in which they are reached.
        /// Without it: none
        pub stops: Option<Part<'a, List<Stop<'a>, MOST_STOPS>>>,
    }
}

form! {
    /// A search that the lesson shows.
    pub struct Board<'a> {
        /// How the puzzle is attacked: one of these names, or three choices such as
        /// "fewest-candidates + ascending + forward-checking".
        pub strategy: Part<'a, StrategyName>,
        /// When the search has found enough.
        /// Without it: `"first"`
        pub goal: Option<Part<'a, Goal>>,
    }
}

form! {
    /// A number that the run proves. It has one of `value`, `at_least` and `at_most`.
    pub struct Claim<'a> {
        /// What texts call it: `{naive-backtracks}`.
        pub name: Part<'a, Id>,
        /// What is counted.
        pub counter: Part<'a, Named<Quantity>>,
        /// The number of the board that counts it.
        /// Without it: 1
        pub board: Option<Part<'a, Nth>>,
        /// Another Sudoku, of any size, on which the board's strategy counts until its end; `at` and `over` are
        /// left out then.
        /// Without it: that of the lesson
        pub puzzle: Option<Part<'a, Puzzle>>,
        /// When: at a place of the board's run, as stops have them, or at the nth stop of this lesson.
        /// Without it: `End`
        pub at: Option<Part<'a, ClaimPlace>>,
        /// The number of another board: what is meant then is how many times as much the first has counted,
        /// rounded down for `value`.
        /// Without it: the count itself is meant
        pub over: Option<Part<'a, Nth>>,
        /// The number, exactly.
        /// Without it: one of the three must be there
        pub value: Option<Part<'a, Count>>,
        /// A number that it reaches or passes.
        /// Without it: one of the three must be there
        pub at_least: Option<Part<'a, Count>>,
        /// A number that it does not pass.
        /// Without it: one of the three must be there
        pub at_most: Option<Part<'a, Count>>,
    }
}

form! {
    /// A number that is the same whatever the boards do, such as how many bytes 81 cells of two bytes take.
    pub struct Constant<'a> {
        /// What texts call it: `{bytes}`.
        pub name: Part<'a, Id>,
        /// How it is worked out: powers first, then products, then sums.
        pub value: Part<'a, Sum>,
        /// Whether not the number itself is meant, but how many digits it has. It may then be as large as
        /// `"9^51"`.
        /// Without it: false
        pub digits: Option<Part<'a, Flag>>,
    }
}
