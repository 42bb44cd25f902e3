//! Lesson files: each form that can be written is a struct, whose comments are the reference, and a function that
//! makes a part of the lesson of it. The first mistake ends the reading.

mod ask;
mod board;
mod claim;
mod course;
mod form;
mod lesson;
mod plain;
mod problem;
mod stop;
mod text;
mod whole;

pub use ask::MOST_OPTIONS;
pub use course::{
    Area, Chapter, Course, CourseForm, Curriculum, Glossary, Guide, GuideForm, Misconception, Plan,
    PlanPart,
};
pub use form::{Declared, Field, Form, Takes, Word, joined};
pub use lesson::{Lesson, MOST_CLAIMS, MOST_STOPS};
pub use plain::LONGEST_NAME;
pub use stop::MOST_POINTS;
pub use whole::LONGEST;

/// A valid lesson, for tests that break it.
#[cfg(test)]
pub const GOOD: &str = r#"(
    id: "x",
    title: (pt: "a", es: "b", en: "c"),
    goal: (pt: "a", es: "b", en: "c"),
    text: (pt: "a", es: "b", en: "c"),
    puzzle: "1...............",
    boards: [(strategy: "naive")],
    speed: 2,
)"#;

#[cfg(test)]
mod tests;
