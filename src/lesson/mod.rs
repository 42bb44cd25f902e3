//! Lessons: text in, [`Lesson`] out. The format is RON; every error says where and what was expected.

mod form;
mod link;
mod source;
mod syntax;
mod words;

pub use link::{Link, LinkError, LinkPart};
pub use syntax::{Expected, SyntaxError};

use crate::explain::Language;
use crate::puzzle::notation::{self, Options, Position, ReadError};
use crate::puzzle::{Problem, Shape, ShapeError};
use crate::solver::{EventKind, Goal, GoalError, Strategy, StrategyError};
use form::{BoardFile, LessonFile, StopAtFile, StopFile};
use ron::value::RawValue;
use serde::Deserialize;
use source::Source;
use std::fmt;
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

    /// The text that a function gives for each language.
    pub fn of(words: impl Fn(Language) -> String) -> Self {
        Self {
            pt: words(Language::Pt),
            es: words(Language::Es),
            en: words(Language::En),
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

impl BoardSpec {
    /// Reads one to four searches with commas between them, as links and scripts have them: a strategy
    /// (`naive`, or three choices with `+` between them) and, after `*`, a goal that is not `first`.
    pub fn read_all(text: &str) -> Option<Vec<Self>> {
        let one = |text: &str| {
            let (strategy, goal) = text.split_once('*').unwrap_or((text, "first"));
            Some(Self {
                strategy: strategy.trim().parse().ok()?,
                goal: goal.trim().parse().ok()?,
            })
        };
        let boards: Option<Vec<Self>> = text.split(',').map(one).collect();
        boards.filter(|boards| boards.len() <= MOST_BOARDS)
    }
}

impl fmt::Display for BoardSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.strategy.to_string().replace(" + ", "+"))?;
        match self.goal {
            Goal::First => Ok(()),
            goal => write!(f, "*{goal}"),
        }
    }
}

/// What is wrong with a lesson.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LessonError {
    /// The text is not RON, or not of this form.
    #[error("{at}: {error}")]
    Syntax {
        /// Where.
        at: Position,
        /// What was found and expected.
        error: SyntaxError,
    },
    /// It is longer than [`LONGEST`].
    #[error("the lesson is longer than {} bytes", LONGEST)]
    TooLong,
    /// A field's value will not do.
    #[error("{at}: {field}: {reason}")]
    Field {
        /// Where the value is, or what is wrong in it.
        at: Position,
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
    #[error("{}", .0.reason())]
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

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn read(source: &str) -> Result<Self, LessonError> {
        let source = Source::new(source)?;
        let file: LessonFile = source.whole()?;
        let id: String = source.value(file.id)?;
        if id.trim().is_empty() {
            return Err(bad(&source, "id", file.id, FieldError::Empty));
        }
        Ok(Self {
            id,
            title: text(&source, "title", file.title)?,
            text: text(&source, "text", file.text)?,
            problem: Arc::new(problem(&source, file.puzzle, file.boxes)?),
            boards: boards(&source, file.boards)?,
            speed: speed(&source, file.speed)?,
            stops: file
                .stops
                .map_or(Ok(Vec::new()), |part| stops(&source, part))?,
        })
    }
}

fn bad(source: &Source, field: &'static str, part: &RawValue, reason: FieldError) -> LessonError {
    LessonError::Field {
        at: source.place(part),
        field,
        reason,
    }
}

fn text<'a>(
    source: &Source<'a>,
    field: &'static str,
    part: &'a RawValue,
) -> Result<Text, LessonError> {
    let text: Text = source.value(part)?;
    if text.has_gap() {
        return Err(bad(source, field, part, FieldError::Empty));
    }
    Ok(text)
}

fn problem<'a>(
    source: &Source<'a>,
    part: &'a RawValue,
    boxes: Option<&'a RawValue>,
) -> Result<Problem, LessonError> {
    let shape = |part| {
        let (rows, columns) = source.value(part)?;
        Shape::new(rows, columns)
            .map_err(|error| bad(source, "boxes", part, FieldError::Boxes(error)))
    };
    let options = Options {
        boxes: boxes.map(shape).transpose()?,
        ..Options::default()
    };
    let content: String = source.value(part)?;
    notation::read_one(&content, &options).map_err(|mut error| {
        let place = |line, column| source.place_in(part, &content, line, column);
        let at = error
            .line()
            .map_or_else(|| source.place(part), |line| place(line, error.column()));
        if let ReadError::Count { odd: Some(row), .. } = &mut error {
            row.line = place(row.line, None).line;
        }
        LessonError::Field {
            at,
            field: "puzzle",
            reason: FieldError::Puzzle(error),
        }
    })
}

fn boards<'a>(source: &Source<'a>, part: &'a RawValue) -> Result<Vec<BoardSpec>, LessonError> {
    let parts: Vec<&RawValue> = source.value(part)?;
    let found = parts.len();
    if !(1..=MOST_BOARDS).contains(&found) {
        return Err(bad(source, "boards", part, FieldError::Boards { found }));
    }
    parts.into_iter().map(|part| board(source, part)).collect()
}

fn board<'a>(source: &Source<'a>, part: &'a RawValue) -> Result<BoardSpec, LessonError> {
    let file: BoardFile = source.value(part)?;
    let strategy: String = source.value(file.strategy)?;
    let strategy = strategy.parse().map_err(|error| {
        let reason = FieldError::Strategy(error);
        bad(source, "strategy", file.strategy, reason)
    })?;
    let goal = |part: &'a RawValue| {
        // A number of solutions may be written with quotes or without.
        let written = part.trim().get_ron();
        let goal = if written.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            written.to_owned()
        } else {
            source.value(part)?
        };
        goal.parse()
            .map_err(|error| bad(source, "goal", part, FieldError::Goal(error)))
    };
    Ok(BoardSpec {
        strategy,
        goal: file.goal.map_or(Ok(Goal::First), goal)?,
    })
}

fn speed<'a>(source: &Source<'a>, part: &'a RawValue) -> Result<f64, LessonError> {
    let speed: f64 = source.value(part)?;
    if !(speed.is_finite() && speed > 0.0) {
        return Err(bad(source, "speed", part, FieldError::Speed));
    }
    Ok(speed)
}

fn stops<'a>(source: &Source<'a>, part: &'a RawValue) -> Result<Vec<Stop>, LessonError> {
    let parts: Vec<&RawValue> = source.value(part)?;
    parts.into_iter().map(|part| stop(source, part)).collect()
}

fn stop<'a>(source: &Source<'a>, part: &'a RawValue) -> Result<Stop, LessonError> {
    let file: StopFile = source.value(part)?;
    let at = match source.value(file.at)? {
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
        return Err(bad(source, "stops", file.at, FieldError::Stop));
    }
    Ok(Stop {
        at,
        text: text(source, "stops", file.text)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::LESSONS;
    use std::collections::HashSet;

    pub const GOOD: &str = r#"(
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
            "line 6, column 25: strategy: no strategy is called 'naiv': expected one of naive, \
             masks, forward-checking, fewest-candidates, singles, propagation, algorithm-x, or \
             three choices as select + order + check"
        );
        assert!(error("1....", "1.1..").starts_with("line 5, column 14: puzzle: "));
        assert!(error("speed: 2", "speed: NaN").starts_with("line 7, column 12: speed: "));
        assert!(error("speed: 2", "speed: 0").starts_with("line 7, column 12: speed: "));
        assert!(error("(strategy: \"naive\")", "").contains("1 to 4 boards, not 0"));
        assert!(
            error("en: \"c\"),\n    text", "en: \" \"),\n    text")
                .starts_with("line 3, column 12: title")
        );
        assert!(error("puzzle:", "boxes: (3, 5), puzzle:").contains("boxes"));
    }

    #[test]
    fn names_that_were_meant_are_suggested() {
        let meant = |from: &str, to: &str, name: &str| {
            let said = error(from, to);
            assert!(
                said.ends_with(&format!(": did you mean `{name}`?")),
                "{said}"
            );
        };
        meant("speed: 2", "sped: 2", "speed");
        meant("(strategy", "(stratgy", "strategy");
        meant(
            "speed: 2",
            "speed: 2, stops: [(at: DeadEn(1), text: 1)]",
            "DeadEnd",
        );
        meant(
            "speed: 2",
            "speed: 2, stops: [(at: conflict(1), text: 1)]",
            "Conflict",
        );
        assert!(!error("speed: 2", "moon: 2").contains("mean"));
    }

    #[test]
    fn errors_in_a_puzzle_have_their_place_in_the_file() {
        let written = |puzzle: &str| error("\"1...............\"", puzzle);
        for (puzzle, expected) in [
            (
                "\n  // the grid\n  \"\n    1 . . .\n    . . q .\n    . . . .\n    . . . .\"",
                "line 9, column 9: puzzle: 'q' is not a cell",
            ),
            (
                "\"1...\\n..q.\\n....\\n....\"",
                "line 5, column 22: puzzle: 'q' is not a cell",
            ),
            (
                "r\"\n  1...\n  ..q.\n  ....\n  ....\"",
                "line 7, column 5: puzzle: 'q' is not a cell",
            ),
            (
                "\"\n  11..\n  ....\n  ....\n  ....\"",
                "line 6, column 3: puzzle: the givens break the rules: R1C1 and R1C2 both hold 1",
            ),
            ("\"\"", "line 5, column 13: puzzle: no puzzle found"),
            (
                "\"\n  1...\n  ....\n  ....\n  ...\"",
                "line 6, column 3: puzzle: 15 cells: no board has so many; 16 would be 4×4; \
                 line 9 has 3 cells where the others have 4",
            ),
        ] {
            let said = written(puzzle);
            assert!(said.starts_with(expected), "{said}");
        }
    }

    #[test]
    fn errors_in_a_board_or_a_stop_have_its_line() {
        let text = "text: (pt: \"a\", es: \"b\", en: \"c\")";
        let stops = |second: &str| {
            error(
                "speed: 2",
                &format!("speed: 2,\n  stops: [\n    (at: End, {text}),\n    {second},\n  ]"),
            )
        };
        for (second, expected) in [
            (
                format!("(at: Place(0), {text})"),
                "line 10, column 10: stops: events are counted from 1",
            ),
            (
                "(at: End, text: (pt: \"a\", es: \" \", en: \"c\"))".to_owned(),
                "line 10, column 21: stops: it is empty",
            ),
            (format!("(at: Place(q), {text})"), "line 10, column 16: "),
            (
                "(at: End)".to_owned(),
                "line 10, column 13: the field `text` is missing",
            ),
        ] {
            let said = stops(&second);
            assert!(said.starts_with(expected), "{said}");
        }
        let boards = "(strategy: \"naive\"),\n  (strategy: \"ascending + masks\")";
        let said = error("(strategy: \"naive\")", boards);
        assert!(
            said.starts_with("line 7, column 14: strategy: 'ascending + masks'")
                && said.contains("select + order + check")
                && said.contains("fewest-places")
                && said.contains("descending")
                && said.contains("hidden-singles"),
            "{said}"
        );
    }

    #[test]
    fn a_goal_may_be_a_number() {
        let goal = |goal: &str| {
            let board = format!("\"naive\", goal: {goal}");
            Lesson::read(&GOOD.replace("\"naive\"", &board)).map(|lesson| lesson.boards[0].goal)
        };
        assert_eq!(goal("3"), goal("\"3\""));
        assert_eq!(goal("\"all\""), Ok(Goal::All));
        for bad in ["0", "-1", "2.5", "\"some\""] {
            let said = goal(bad).unwrap_err().to_string();
            assert!(said.starts_with("line 6, column 40: goal: "), "{said}");
            assert!(said.contains("first") && said.contains("all"), "{said}");
        }
        let said = goal("all").unwrap_err().to_string();
        assert!(said.contains("between quotes"), "{said}");
    }

    #[test]
    fn a_byte_order_mark_is_no_error() {
        let with_mark = format!("\u{FEFF}{GOOD}");
        assert_eq!(Lesson::read(&with_mark).unwrap().id, "x");
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
