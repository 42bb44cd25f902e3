//! The structure of lesson files: one struct for each form, whose comments are the reference.

mod course;
mod form;
mod lesson;
mod plain;
mod problem;
mod stop;
mod text;

pub use course::{
    Chapter, Course, Curriculum, Glossary, Guide, LessonId, Plan, WordForm, WordForms,
};
pub use form::{Described, Field, Form, List, Takes, Word, joined};
pub use lesson::{Board, Claim, Constant, Lesson, MOST_CLAIMS, MOST_STOPS};
pub use plain::{
    CellName, Goal, Id, LONGEST_NAME, MOST_BOARDS, MisconceptionId, Named, Nth, Speed,
};
pub use problem::{Family, MapForm, Rows};
pub use stop::{Ask, At, Counted, Kind, MOST_OPTIONS, MOST_POINTS, Options, Point, Stop, Until};
pub use text::{LONGEST_TEXT, LONGEST_TITLE, Tagged, Text};
