//! The structure of lesson files: one struct for each form, whose comments are the reference.

mod course;
mod form;
mod problem;
mod stop;

pub use course::{
    Chapter, Course, Curriculum, Glossary, Guide, Misconception, MisconceptionId, Plan, WordForm,
    WordForms,
};
pub use form::{Described, Field, Form, Takes, Word, joined};
pub use problem::{Family, MapForm, Puzzle, Regions, Rows};
pub use stop::{
    Ask, AskOption, CellName, ClaimPlace, Kind, Mistake, Place, Point, Stop, StopOfClaim, Until,
};

use super::source::{List, Part, Plain, Tagged};
use super::{Alignment, Quantity, View};
use crate::explain::Site;
use crate::solver::{EventKind, Strategy};
use form::{form, plain};
use serde::Deserialize;
use std::marker::PhantomData;

/// The longest text, in characters.
pub const LONGEST_TEXT: usize = 4_000;
/// The longest title of a stop, in characters.
pub const LONGEST_TITLE: usize = 60;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;
/// The most stops of a lesson.
pub const MOST_STOPS: usize = 100;
/// The most claims of a lesson.
pub const MOST_CLAIMS: usize = 100;
/// The most marks of a stop.
pub const MOST_POINTS: usize = 8;
/// The most options of a question, one per key.
pub const MOST_OPTIONS: usize = 4;
/// The most boards of a lesson.
pub const MOST_BOARDS: usize = 4;

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

plain! {
    /// letters without accents, digits, `-` and `_`, between quotes
    Id: String = "\"my-lesson\"",
    /// rows and columns of a box
    Boxes: (usize, usize) = "(2, 3)",
    /// a number above 0
    Speed: f64 = "4",
    /// `"first"`, `"all"` or a number of solutions
    Goal: String = "\"all\"",
    /// a whole number from 1
    Nth: u64 = "3",
    /// a whole number
    Count: u64 = "26839",
    /// whole numbers with `+`, `*` and `^` between them, between quotes
    Sum: String = "\"2 * 81\"",
    /// true or false
    Flag: bool = "true",
    /// a text between quotes
    Words: String = "\"A guess\"",
}

/// A text, or one for each language.
pub type Text = Tagged<Words>;

/// The text in the reference: its tags are free.
pub static TEXT: Form = Form {
    name: "Text",
    about: &[
        " A text between quotes, for every language, or a text for each language tag:",
        "",
        " - `pt`: in Portuguese, as in Brazil;",
        " - `pt_PT`: in Portuguese, as in Portugal, where it differs;",
        " - `es`: in Spanish;",
        " - `en`: in English;",
        " - any other tag, such as `fr`.",
        "",
        " A language without a text shows that of its base (`pt` for `pt_PT`), else the English one, else the",
        " first: `(pt: \"Um palpite\", es: \"Una conjetura\", en: \"A guess\")`.",
    ],
    fields: &[],
};

impl Described for Text {
    const TAKES: Takes = Takes::Form(&TEXT);
}

/// The name of a strategy, or its three choices.
pub enum StrategyName {}

impl Plain for StrategyName {
    type Value = String;
}

impl Described for StrategyName {
    const TAKES: Takes = Takes::Names(|| Strategy::ids().to_vec());
}

/// One of several things by its name.
pub struct Named<T>(PhantomData<T>);

/// Things that have names.
pub trait HasName: Copy + 'static {
    /// All of them.
    const EACH: &'static [Self];

    /// The name of one.
    fn name(self) -> &'static str;
}

impl<T: HasName> Described for Named<T> {
    const TAKES: Takes = Takes::Names(|| T::EACH.iter().map(|thing| thing.name()).collect());
}

macro_rules! have_names {
    ($($thing:ident: $all:expr,)*) => {$(
        impl HasName for $thing {
            const EACH: &'static [Self] = $all;

            fn name(self) -> &'static str {
                self.id()
            }
        }
    )*};
}

have_names! {
    Alignment: &Self::ALL,
    EventKind: &Self::ALL,
    Quantity: Self::ALL,
    Site: &Self::ALL,
    View: &Self::ALL,
}
