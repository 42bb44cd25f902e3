//! Plain values: texts, names and numbers.

use super::form::{Described, Form, Takes, plain};
use crate::explain::Site;
use crate::explain::code::Bug;
use crate::lesson::part::{Plain, Tagged};
use crate::lesson::{Alignment, Quantity, View};
use crate::solver::{EventKind, Strategy};
use std::marker::PhantomData;

/// The longest text, in characters.
pub const LONGEST_TEXT: usize = 4_000;
/// The longest title of a stop, in characters.
pub const LONGEST_TITLE: usize = 60;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;
/// The most boards of a lesson.
pub const MOST_BOARDS: usize = 4;

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
    /// a puzzle in any notation that the program reads, between quotes
    Puzzle: String = "\"1.....2..3.....4\"",
    /// a cell by its row and column, between quotes
    CellName: String = "\"R1C3\"",
    /// letters, digits and hyphens, between quotes
    MisconceptionId: String = "\"undo-by-itself\"",
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
    Bug: &Self::ALL,
    EventKind: &Self::ALL,
    Quantity: Self::ALL,
    Site: &Self::ALL,
    View: &Self::ALL,
}
