//! The structure of lesson files: one struct for each form, whose comments are the reference.

mod course;
mod form;
mod lesson;
mod plain;
mod problem;
mod stop;

pub use course::{
    Chapter, Course, Curriculum, Glossary, Guide, Misconception, Plan, WordForm, WordForms,
};
pub use form::{Described, Field, Form, Takes, Word, joined};
pub use lesson::{Board, Claim, Constant, Lesson, MOST_CLAIMS, MOST_STOPS};
pub use plain::{
    Boxes, CellName, Goal, HasName, Id, LONGEST_NAME, LONGEST_TEXT, LONGEST_TITLE, MOST_BOARDS,
    MisconceptionId, Named, Nth, Puzzle, Speed, Text, Words,
};
pub use problem::{Family, MapForm, Regions, Rows};
pub use stop::{
    Ask, AskOption, At, ClaimPlace, Kind, MOST_OPTIONS, MOST_POINTS, Mistake, Point, Stop,
    StopOfClaim, Until,
};
