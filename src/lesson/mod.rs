//! Lessons: text in, [`Lesson`] out. The format is RON; every error says where and what was expected.

use crate::explain::Language;
use crate::puzzle::notation::{self, Options, ReadError};
use crate::puzzle::{Problem, Shape, ShapeError};
use crate::solver::{EventKind, Goal, GoalError, Strategy, StrategyError};
use serde::Deserialize;
use std::sync::Arc;
use thiserror::Error;

/// The longest lesson that is read, in bytes.
pub const LONGEST: usize = 1 << 20;
/// The most boards a lesson can show.
pub const MOST_BOARDS: usize = 4;

/// A prepared example: a puzzle, the searches that are shown on it, and words.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name in links and settings.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// What it is about.
    pub text: Text,
    /// The puzzle.
    pub problem: Arc<Problem>,
    /// One to four searches.
    pub boards: Vec<BoardSpec>,
    /// Steps a second when it is played.
    pub speed: f64,
    /// Where the lesson halts and says something, in the order of the run.
    pub stops: Vec<Stop>,
}

/// A place in the run of the first board at which there is something to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Where.
    pub at: StopAt,
    /// What is said there.
    pub text: Text,
}

/// Where a stop is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopAt {
    /// After so many steps.
    Step(u64),
    /// At the nth event of a kind.
    Event(EventKind, u64),
    /// Where every board has come to its end.
    End,
}

/// A text in every language of the interface.
#[derive(Clone, Deserialize, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pt: String,
    es: String,
    en: String,
}

impl Text {
    /// The text in a language.
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::Pt => &self.pt,
            Language::Es => &self.es,
            Language::En => &self.en,
        }
    }

    /// Whether nothing is written in some language.
    fn has_gap(&self) -> bool {
        Language::ALL
            .iter()
            .any(|language| self.get(*language).trim().is_empty())
    }
}

/// A search that a lesson shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardSpec {
    /// How the puzzle is attacked.
    pub strategy: Strategy,
    /// When enough has been found.
    pub goal: Goal,
}

/// What is wrong with a lesson.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LessonError {
    /// The text is not RON, or not of this form.
    #[error("line {line}, column {column}: {message}")]
    Syntax {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What was found and expected.
        message: String,
    },
    /// It is longer than [`LONGEST`].
    #[error("the lesson is longer than {} bytes", LONGEST)]
    TooLong,
    /// A field's value will not do.
    #[error("line {line}: {field}: {reason}")]
    Field {
        /// Where the field is, from 1.
        line: usize,
        /// Its name.
        field: &'static str,
        /// What is wrong.
        reason: FieldError,
    },
}

/// Why a field's value will not do.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum FieldError {
    /// Nothing is written where words are needed.
    #[error("it is empty")]
    Empty,
    /// The puzzle cannot be read.
    #[error("{0}")]
    Puzzle(ReadError),
    /// The boxes do not exist.
    #[error("{0}")]
    Boxes(ShapeError),
    /// The strategy does not exist.
    #[error("{0}")]
    Strategy(StrategyError),
    /// The goal is none.
    #[error("{0}")]
    Goal(GoalError),
    /// Too few or too many boards.
    #[error("a lesson shows 1 to {MOST_BOARDS} boards, not {found}")]
    Boards {
        /// How many there are.
        found: usize,
    },
    /// A stop is at an event that would have number 0.
    #[error("events are counted from 1")]
    Stop,
    /// The speed is not a number of steps.
    #[error("expected a number of steps a second above 0")]
    Speed,
}

/// The form of a lesson file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Lesson")]
struct LessonFile {
    id: String,
    title: Text,
    text: Text,
    puzzle: String,
    boxes: Option<(usize, usize)>,
    boards: Vec<BoardFile>,
    speed: f64,
    #[serde(default)]
    stops: Vec<StopFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Stop")]
struct StopFile {
    at: StopAtFile,
    text: Text,
}

#[derive(Deserialize)]
#[serde(rename = "StopAt")]
enum StopAtFile {
    Step(u64),
    Select(u64),
    Place(u64),
    Conflict(u64),
    Deduce(u64),
    DeadEnd(u64),
    Backtrack(u64),
    Solution(u64),
    End,
}

impl StopFile {
    fn read(self) -> Result<Stop, FieldError> {
        let at = match self.at {
            StopAtFile::Step(step) => StopAt::Step(step),
            StopAtFile::Select(n) => StopAt::Event(EventKind::Select, n),
            StopAtFile::Place(n) => StopAt::Event(EventKind::Place, n),
            StopAtFile::Conflict(n) => StopAt::Event(EventKind::Conflict, n),
            StopAtFile::Deduce(n) => StopAt::Event(EventKind::Deduce, n),
            StopAtFile::DeadEnd(n) => StopAt::Event(EventKind::DeadEnd, n),
            StopAtFile::Backtrack(n) => StopAt::Event(EventKind::Backtrack, n),
            StopAtFile::Solution(n) => StopAt::Event(EventKind::Solution, n),
            StopAtFile::End => StopAt::End,
        };
        if matches!(at, StopAt::Event(_, 0)) {
            return Err(FieldError::Stop);
        }
        if self.text.has_gap() {
            return Err(FieldError::Empty);
        }
        Ok(Stop {
            at,
            text: self.text,
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Board")]
struct BoardFile {
    strategy: String,
    goal: Option<String>,
}

/// How deep brackets may be nested.
const DEEPEST: usize = 32;

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn read(source: &str) -> Result<Self, LessonError> {
        if source.len() > LONGEST {
            return Err(LessonError::TooLong);
        }
        let options = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .with_recursion_limit(DEEPEST);
        let file: LessonFile = options
            .from_str(source)
            .map_err(|error| LessonError::Syntax {
                line: error.span.start.line,
                column: error.span.start.col,
                message: error.code.to_string(),
            })?;
        let bad = |field: &'static str, reason: FieldError| LessonError::Field {
            line: line_of(source, field),
            field,
            reason,
        };
        if file.id.trim().is_empty() {
            return Err(bad("id", FieldError::Empty));
        }
        for (field, text) in [("title", &file.title), ("text", &file.text)] {
            if text.has_gap() {
                return Err(bad(field, FieldError::Empty));
            }
        }
        let boxes = match file.boxes {
            None => None,
            Some((rows, columns)) => {
                Some(Shape::new(rows, columns).map_err(|e| bad("boxes", FieldError::Boxes(e)))?)
            }
        };
        let options = Options {
            boxes,
            ..Options::default()
        };
        let problem = notation::read_one(&file.puzzle, &options)
            .map_err(|error| bad("puzzle", FieldError::Puzzle(error)))?;
        if !(1..=MOST_BOARDS).contains(&file.boards.len()) {
            return Err(bad(
                "boards",
                FieldError::Boards {
                    found: file.boards.len(),
                },
            ));
        }
        let boards = file
            .boards
            .iter()
            .map(|board| {
                let strategy = board
                    .strategy
                    .parse()
                    .map_err(|error| bad("strategy", FieldError::Strategy(error)))?;
                let goal = board
                    .goal
                    .as_deref()
                    .unwrap_or("first")
                    .parse()
                    .map_err(|error| bad("goal", FieldError::Goal(error)))?;
                Ok(BoardSpec { strategy, goal })
            })
            .collect::<Result<_, LessonError>>()?;
        if !(file.speed.is_finite() && file.speed > 0.0) {
            return Err(bad("speed", FieldError::Speed));
        }
        Ok(Self {
            id: file.id,
            title: file.title,
            text: file.text,
            problem: Arc::new(problem),
            boards,
            speed: file.speed,
            stops: file
                .stops
                .into_iter()
                .map(|stop| stop.read().map_err(|reason| bad("stops", reason)))
                .collect::<Result<_, LessonError>>()?,
        })
    }
}

/// The line on which a field is first written, from 1.
fn line_of(source: &str, field: &str) -> usize {
    let is_field = |line: &str| {
        line.split([' ', '\t', '(', ','])
            .any(|word| word.trim_end_matches(':') == field)
            && line.contains(':')
    };
    source
        .lines()
        .position(is_field)
        .map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::LESSONS;
    use std::collections::HashSet;

    const GOOD: &str = r#"(
    id: "x",
    title: (pt: "a", es: "b", en: "c"),
    text: (pt: "a", es: "b", en: "c"),
    puzzle: "1...............",
    boards: [(strategy: "naive")],
    speed: 2,
)"#;

    fn error(from: &str, to: &str) -> String {
        assert!(GOOD.contains(from));
        Lesson::read(&GOOD.replace(from, to))
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn every_shipped_lesson_is_read() {
        let lessons: Vec<_> = LESSONS
            .iter()
            .map(|(name, source)| {
                Lesson::read(source).unwrap_or_else(|error| panic!("{name}: {error}"))
            })
            .collect();
        assert!(lessons.len() >= 4);
        let ids: HashSet<_> = lessons.iter().map(|lesson| &lesson.id).collect();
        assert_eq!(ids.len(), lessons.len());
        for ((name, _), lesson) in LESSONS.iter().zip(&lessons) {
            assert_eq!(*name, lesson.id);
        }
    }

    #[test]
    fn stops_are_places_in_the_run() {
        let with = |stops: &str| {
            Lesson::read(&GOOD.replace("speed: 2", &format!("stops: {stops}, speed: 2")))
        };
        let text = "text: (pt: \"a\", es: \"b\", en: \"c\")";
        let lesson = with(&format!("[(at: Conflict(2), {text}), (at: End, {text})]")).unwrap();
        assert_eq!(
            lesson.stops.iter().map(|stop| stop.at).collect::<Vec<_>>(),
            [StopAt::Event(EventKind::Conflict, 2), StopAt::End]
        );
        let refused = |stops: &str| with(stops).unwrap_err().to_string();
        assert!(refused(&format!("[(at: Place(0), {text})]")).contains("counted from 1"));
        assert!(refused(&format!("[(at: Jump(1), {text})]")).contains("Jump"));
        assert!(
            refused("[(at: End, text: (pt: \"a\", es: \"\", en: \"c\"))]")
                .contains("stops: it is empty")
        );
    }

    #[test]
    fn errors_say_where_and_what() {
        assert!(Lesson::read(GOOD).is_ok());
        let unknown = error("speed: 2", "sped: 2");
        assert!(
            unknown.starts_with("line 7, column 5: ") && unknown.contains("`sped`"),
            "{unknown}"
        );
        assert_eq!(
            error("\"naive\"", "\"naiv\""),
            "line 6: strategy: no strategy is called 'naiv': expected one of naive, masks, \
             forward-checking, fewest-candidates, singles, propagation, algorithm-x"
        );
        assert!(error("1....", "1.1..").starts_with("line 5: puzzle: "));
        assert!(error("speed: 2", "speed: NaN").starts_with("line 7: speed: "));
        assert!(error("speed: 2", "speed: 0").starts_with("line 7: speed: "));
        assert!(error("(strategy: \"naive\")", "").contains("1 to 4 boards, not 0"));
        assert!(
            error("en: \"c\"),\n    text", "en: \" \"),\n    text").starts_with("line 3: title")
        );
        assert!(error("puzzle:", "boxes: (3, 5), puzzle:").contains("boxes"));
    }

    #[test]
    fn hostile_files_are_refused() {
        let deep = "(".repeat(100_000);
        assert!(Lesson::read(&deep).is_err());
        assert_eq!(
            Lesson::read(&" ".repeat(LONGEST + 1)).unwrap_err(),
            LessonError::TooLong
        );
        for end in 0..GOOD.len() {
            assert!(Lesson::read(&GOOD[..end]).is_err());
        }
    }
}
