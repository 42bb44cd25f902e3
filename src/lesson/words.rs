//! Errors of lessons and links as messages of the catalogues.

use super::error::{FieldError, LessonError, meant_strategy};
use super::link::{self, LinkError, LinkPart};
use super::syntax::{Expected, SyntaxError, list, meant};
use super::{LONGEST, LONGEST_NAME, MOST_BOARDS, MOST_OPTIONS};
use crate::explain::{Message, Tell, errors_in_english, placed, quoted};
use crate::puzzle::MAX_SIZE;
use crate::solver::StrategyError;

errors_in_english!(LessonError, LinkError);

impl Tell for LessonError {
    fn message(&self) -> Message {
        match self {
            Self::Syntax { at, field, error } => {
                let reason = error.message();
                placed(
                    *at,
                    match field {
                        Some(field) => in_field(field, reason),
                        None => reason,
                    },
                )
            }
            Self::TooLong => Message::new("lesson-too-long").number("longest", LONGEST as u64),
            Self::Field { at, field, reason } => placed(*at, in_field(field, reason.message())),
        }
    }
}

/// A reason with the name of its field.
pub fn in_field(field: &str, reason: Message) -> Message {
    Message::new("lesson-field")
        .with("field", field)
        .with("reason", reason)
}

impl Tell for FieldError {
    fn message(&self) -> Message {
        match self {
            Self::Empty => Message::new("field-empty"),
            Self::Puzzle(error) => error.reason.message(),
            Self::Boxes(error) => error.message(),
            Self::NoBoxes => Message::new("field-no-boxes"),
            Self::Regions(error) => error.message(),
            Self::Map(error) => error.message(),
            Self::NameOrNodes => Message::new("field-name-or-nodes"),
            Self::Size { least } => Message::new("field-size")
                .with("least", *least)
                .with("most", MAX_SIZE),
            Self::NoHouse => Message::new("field-no-house"),
            Self::Strategy(error) => strategy(error),
            Self::Goal(error) => error.message(),
            Self::Boards { found } => Message::new("field-boards")
                .with("most", MOST_BOARDS)
                .with("found", *found),
            Self::Stop => Message::new("field-stop"),
            Self::Speed => Message::new("field-speed"),
            Self::Many { most, found } => Message::new("field-many")
                .with("most", *most)
                .with("found", *found),
            Self::Long(longest) => Message::new("field-long").number("longest", *longest as u64),
            Self::Control(odd) => {
                Message::new("field-control").with("found", format!("U+{:04X}", u32::from(*odd)))
            }
            Self::Name => Message::new("field-name").number("longest", LONGEST_NAME as u64),
            Self::Lines => Message::new("field-lines"),
            Self::Elsewhere => Message::new("field-elsewhere"),
            Self::Constant => Message::new("field-constant"),
            Self::Taken(name) => Message::new("field-taken").with("found", quoted(name)),
            Self::Unknown { found, expected } => unknown(found, expected),
            Self::Range { what, found, last } => Message::new("field-range")
                .with("what", what.id())
                .number("found", *found)
                .with("last", *last),
            Self::Cell { found, range } => Message::new("field-cell")
                .with("found", quoted(found))
                .with("first", range[0].as_str())
                .with("last", range[1].as_str()),
            Self::Brace => Message::new("field-brace"),
            Self::Idle => Message::new("field-idle"),
            Self::Bounds { found } => Message::new("field-bounds").with("found", *found),
            Self::Options => Message::new("field-options").with("most", MOST_OPTIONS),
            Self::NoOptions => Message::new("field-no-options"),
            Self::NoMistakes => Message::new("field-no-mistakes"),
            Self::Compared => Message::new("field-compared"),
            Self::NotCounted(name) => Message::new("field-not-counted").with("found", *name),
        }
    }
}

/// The error of a strategy, with a suggestion.
fn strategy(error: &StrategyError) -> Message {
    let reason = error.message();
    match meant_strategy(error) {
        None => reason,
        Some(meant) => Message::new("field-meant")
            .with("reason", reason)
            .with("meant", meant),
    }
}

fn unknown(found: &str, expected: &[String]) -> Message {
    let names: Vec<&str> = expected.iter().map(String::as_str).collect();
    match names.as_slice() {
        [] => Message::new("field-unknown-alone").with("found", quoted(found)),
        names => one_of("field-unknown", found, names),
    }
}

/// An unknown name, the known ones, and a suggestion.
fn one_of(id: &'static str, found: &str, names: &[&str]) -> Message {
    Message::new(id)
        .with("found", quoted(found))
        .with("names", list(names))
        .with("meant", meant(found, names).unwrap_or("none"))
}

impl Tell for SyntaxError {
    fn message(&self) -> Message {
        match self {
            Self::Missing { field } => Message::new("syntax-missing").with("field", *field),
            Self::Twice { field } => Message::new("syntax-twice").with("field", field.as_str()),
            Self::UnknownField { found, expected } => {
                one_of("syntax-unknown-field", found, expected)
            }
            Self::UnknownName { found, expected } => one_of("syntax-unknown-name", found, expected),
            Self::Expected(what) => what.message(),
            Self::Number => Message::new("syntax-number"),
            Self::Escape => Message::new("syntax-escape"),
            Self::Comment => Message::new("syntax-comment"),
            Self::Character(found) => {
                Message::new("syntax-character").with("found", quoted(&found.to_string()))
            }
            Self::End => Message::new("syntax-end"),
            Self::GoesOn => Message::new("syntax-goes-on"),
            Self::TooDeep => Message::new("syntax-too-deep"),
            Self::Other(message) => Message::new("syntax-other").with("message", quoted(message)),
        }
    }
}

impl Tell for Expected {
    fn message(&self) -> Message {
        match self {
            Self::Sign(sign) => Message::new("syntax-expected-sign").with("sign", *sign),
            Self::Text => Message::new("syntax-expected-text"),
            Self::TextEnd => Message::new("syntax-expected-text-end"),
            Self::Whole => Message::new("syntax-expected-whole"),
            Self::Number => Message::new("syntax-expected-number"),
            Self::Name => Message::new("syntax-expected-name"),
        }
    }
}

impl Tell for LinkError {
    fn message(&self) -> Message {
        match self {
            Self::Version(version) => Message::new("link-version").with("version", quoted(version)),
            Self::Parts => Message::new("link-parts").number("longest", link::LONGEST as u64),
            Self::Part { part, found } => {
                let id = match part {
                    LinkPart::Boxes => "link-boxes",
                    LinkPart::Family => "link-family",
                    LinkPart::Cells => "link-cells",
                    LinkPart::Boards => "link-boards",
                    LinkPart::Step => "link-step",
                    LinkPart::Language => "link-language",
                    LinkPart::Names => "link-names",
                    LinkPart::Alignment => "link-alignment",
                };
                Message::new(id).with("found", quoted(found))
            }
            Self::Problem(error) => Message::new("link-problem").with("reason", error.message()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::tests::in_every_language;
    use crate::lesson::read::GOOD;
    use crate::lesson::{Lesson, Link};

    #[test]
    fn every_error_of_a_lesson_is_told_in_every_language() {
        let stop = |at: &str| {
            format!("speed: 2, stops: [(at: {at}, text: (pt: \"a\", es: \"b\", en: \"c\"))]")
        };
        let deep = "[".repeat(100);
        let claim =
            |rest: &str| format!("speed: 2, claims: [(name: \"n\", counter: \"steps\", {rest})]");
        let words = "(pt: \"a\", es: \"b\", en: \"c\")";
        let ask =
            |ask: &str| format!("speed: 2, stops: [(at: End, ask: (question: {words}, {ask}))]");
        let point = |point: &str| format!("speed: 2, stops: [(at: End, point: [{point}])]");
        for (from, to, place, part) in [
            ("id: \"x\",", "", ["9", "1"], "`id`"),
            ("speed: 2,", "speed: 2, speed: 2,", ["8", "15"], "`speed`"),
            ("speed: 2", "sped: 2", ["8", "5"], "`speed`?"),
            ("speed: 2", "moon: 2", ["8", "5"], "`moon`"),
            ("speed: 2", &stop("DeadEn(1)"), ["8", "28"], "`DeadEnd`?"),
            ("speed: 2", &stop("Place(0)"), ["8", "34"], "at"),
            (
                "speed: 2",
                "speed: 2, stops: [(id: \"a_b-1\", at: End, view: \"log\"), (id: \"a_b-1\", at: End, view: \"log\")]",
                ["8", "65"],
                "a_b-1",
            ),
            (
                "speed: 2",
                "stops: [(id: \"ç\", at: End, view: \"log\")]",
                ["8", "18"],
                "id",
            ),
            ("speed: 2", &stop("Place(q)"), ["8", "34"], ""),
            ("speed: 2", &stop("Place(-1)"), ["8", "35"], ""),
            (
                "speed: 2",
                &stop("Place(99999999999999999999999)"),
                ["8", ""],
                "",
            ),
            ("speed: 2", "speed: fast", ["8", "12"], ""),
            ("speed: 2", "speed: NaN", ["8", "12"], "speed"),
            ("\"x\"", "2", ["2", "9"], ""),
            ("\"x\"", "\"\"", ["2", "9"], "id"),
            ("\"x\"", "\"x", ["", ""], ""),
            ("\"x\"", "\"\\q\"", ["2", ""], ""),
            ("[(strategy: \"naive\")]", "2", ["7", "13"], "["),
            ("[(strategy: \"naive\")]", "[]", ["7", "13"], "4"),
            ("[(strategy: \"naive\")]", "[2]", ["7", "14"], "("),
            ("\"naive\"", "\"naiv\"", ["7", "25"], "propagation"),
            ("\"naive\"", "\"naive\", goal: some", ["7", "40"], ""),
            (
                "\"1...............\"",
                "\"1q..............\"",
                ["6", "15"],
                "q",
            ),
            (
                "\"1...............\"",
                "\"1...............\", boxes: (5, 5)",
                ["6", "40"],
                "25",
            ),
            ("speed: 2", "speed: 2 speed: 3", ["8", ""], ""),
            ("speed: 2,\n)", "speed: 2,\n) more", ["9", "2"], ""),
            ("speed: 2,\n)", "speed: 2,", ["", ""], ""),
            ("speed: 2", "speed: 2, /* and", ["", ""], ""),
            ("speed: 2", &format!("speed: {deep}"), ["8", ""], ""),
            ("speed: 2", &stop("Place 3"), ["8", "34"], ","),
            ("speed: 2", &stop("End(3)"), ["8", "31"], ""),
            ("speed: 2", &stop("Place"), ["8", "32"], "("),
            ("speed: 2", &stop("3"), ["8", "28"], ""),
            (
                "speed: 2",
                "speed: 2, view: \"heet\"",
                ["8", "21"],
                "`heat`",
            ),
            ("speed: 2", "speed: 2, stops: []", ["8", "22"], "100"),
            (
                "speed: 2",
                "speed: 2, stops: [(at: End)]",
                ["8", "23"],
                "`ask`",
            ),
            ("\"x\"", "\"x/y\"", ["2", "9"], "60"),
            ("pt: \"a\"", "pt: \"a\\u{7}\"", ["3", "19"], "U+0007"),
            ("pt: \"a\"", "pt: \"a{b}\"", ["3", "20"], "`b`"),
            ("pt: \"a\"", "pt: \"a{b\"", ["3", "19"], ""),
            ("pt: \"a\"", "pt: \"R9C9\"", ["3", "18"], "`R9C9`"),
            (
                "pt: \"a\"",
                &format!("pt: \"{}\"", "a ".repeat(2_001)),
                ["3", "18"],
                "",
            ),
            (
                "speed: 2",
                &claim("value: 3, at_most: 4"),
                ["8", "24"],
                "`at_least`",
            ),
            ("speed: 2", &claim("value: 3, at: Stop(1)"), ["8", ""], "1"),
            ("speed: 2", &claim("value: 3, board: 2"), ["8", ""], "2"),
            ("speed: 2", &claim("value: 3, over: 1"), ["8", ""], ""),
            (
                "speed: 2",
                &claim("value: 3), (name: \"n\", counter: \"steps\", value: 3"),
                ["8", ""],
                "`n`",
            ),
            (
                "speed: 2",
                &claim("value: 3, over: 1, puzzle: \"1...............\""),
                ["8", ""],
                "",
            ),
            (
                "speed: 2",
                &claim("value: 3, at: Place(1), puzzle: \"1...............\""),
                ["8", ""],
                "`at`",
            ),
            (
                "speed: 2",
                &ask("kind: Lines([\"place\", \"select\"])"),
                ["8", ""],
                "`Line`",
            ),
            (
                "speed: 2",
                &ask("kind: Lines([\"place\", \"select\", \"sweep\"])"),
                ["8", ""],
                "`Line`",
            ),
            (
                "speed: 2",
                &ask("kind: Bug(\"no-redo\")"),
                ["8", ""],
                "no-undo",
            ),
            (
                "speed: 2",
                "constants: [(name: \"n\", value: \"1/2\")]",
                ["8", "36"],
                "2 * 81",
            ),
            (
                "speed: 2",
                &ask("kind: Choice, options: [(text: \"1\", right: true)]"),
                ["8", ""],
                "2",
            ),
            (
                "speed: 2",
                &ask("kind: NextCell, options: [(text: \"1\")]"),
                ["8", ""],
                "`Choice`",
            ),
            ("speed: 2", &point("Row(5)"), ["8", ""], "4"),
            ("speed: 2", &point("Cell(\"R0C1\")"), ["8", ""], "`R0C1`"),
            (
                "speed: 2",
                &point("Counter(\"all-solutions\")"),
                ["8", ""],
                "`all-solutions`",
            ),
        ] {
            assert!(GOOD.contains(from), "{from}");
            let text = GOOD.replacen(from, to, 1);
            let error = Lesson::read(&text).unwrap_err();
            for said in in_every_language(&error) {
                let digits: Vec<&str> = said
                    .split(|c: char| !c.is_ascii_digit())
                    .filter(|n| !n.is_empty())
                    .collect();
                let [line, column] = place;
                assert!(line.is_empty() || digits[0] == line, "{to}: {said}");
                assert!(column.is_empty() || digits[1] == column, "{to}: {said}");
                assert!(said.contains(part), "{to}: {said}");
                assert!(!said.contains("RON"), "{to}: {said}");
            }
        }
        in_every_language(&Lesson::read(&" ".repeat(LONGEST + 1)).unwrap_err());
    }

    #[test]
    fn rare_reader_errors_have_words_too() {
        for error in [
            SyntaxError::Number,
            SyntaxError::Escape,
            SyntaxError::Comment,
            SyntaxError::Character('ß'),
            SyntaxError::End,
            SyntaxError::GoesOn,
            SyntaxError::TooDeep,
            SyntaxError::Other("Expected unit".to_owned()),
            SyntaxError::Expected(Expected::Sign(",")),
            SyntaxError::Expected(Expected::Text),
            SyntaxError::Expected(Expected::TextEnd),
            SyntaxError::Expected(Expected::Whole),
            SyntaxError::Expected(Expected::Number),
            SyntaxError::Expected(Expected::Name),
        ] {
            in_every_language(&error);
        }
    }

    #[test]
    fn every_error_of_a_link_is_told_in_every_language() {
        let good = "1;2x2;1..2.2.4......23;naive;10;lesson;pt;first-moves";
        let with = |part: usize, text: &str| {
            let mut parts: Vec<&str> = good.split(';').collect();
            parts[part] = text;
            parts.join(";")
        };
        for (link, part) in [
            ("3;whatever".to_owned(), "3"),
            (with(0, "2").replace("2x2", "moon"), "moon"),
            ("1;2x2;....".to_owned(), ";"),
            (with(1, "9x9"), "9x9"),
            (with(2, "1..2"), "1..2"),
            (with(2, "11.............."), "R1C2"),
            (with(3, "naiv"), "naiv"),
            (with(4, "soon"), "soon"),
            (with(5, "../x"), "1;2x2"),
            (with(6, "xx"), "xx"),
            (with(7, "x;moon*1"), "moon*1"),
        ] {
            let error = link.parse::<Link>().unwrap_err();
            assert!(
                in_every_language(&error)
                    .iter()
                    .all(|said| said.contains(part)),
                "{link}"
            );
        }
    }
}
