//! Files: RON takes a text apart (`written`), macros declare what is read of it and what the
//! reference says of it (`form`), and the first mistake ends the reading.

pub mod error;
pub mod form;
pub mod plain;
pub mod problem;
pub mod program;
pub mod reference;
pub mod template;
pub mod text;
pub mod written;

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
