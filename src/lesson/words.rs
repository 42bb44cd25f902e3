//! What is wrong with a lesson or a link, in the languages of the interface.

use super::error::meant_strategy;
use super::syntax::{list, meant};
use super::{Expected, FieldError, LONGEST, LessonError, LinkError, LinkPart, SyntaxError};
use super::{LONGEST_NAME, LONGEST_TEXT, MOST_BOARDS, MOST_OPTIONS, link};
use crate::explain::fault::{Tell, placed, quoted, read_reason};
use crate::explain::{Language, args};
use crate::solver::StrategyError;

impl Tell for LessonError {
    fn tell(&self, language: Language) -> String {
        match self {
            Self::Syntax { at, error } => placed(*at, error.tell(language), language),
            Self::TooLong => language.text(
                "lesson-too-long",
                &args([("longest", language.number(LONGEST as u64).into())]),
            ),
            Self::Field { at, field, reason } => {
                let values = [
                    ("field", (*field).into()),
                    ("reason", reason.tell(language).into()),
                ];
                placed(*at, language.text("lesson-field", &args(values)), language)
            }
        }
    }
}

impl Tell for FieldError {
    fn tell(&self, language: Language) -> String {
        match self {
            Self::Empty => language.word("field-empty"),
            Self::Puzzle(error) => read_reason(error, language),
            Self::Boxes(error) => error.tell(language),
            Self::Strategy(error) => strategy(error, language),
            Self::Goal(error) => error.tell(language),
            Self::Boards { found } => {
                let values = [("most", MOST_BOARDS.into()), ("found", (*found).into())];
                language.text("field-boards", &args(values))
            }
            Self::Stop => language.word("field-stop"),
            Self::Speed => language.word("field-speed"),
            Self::Many { most, found } => {
                let values = [("most", (*most).into()), ("found", (*found).into())];
                language.text("field-many", &args(values))
            }
            Self::Long => longest("field-long", LONGEST_TEXT, language),
            Self::Control(odd) => {
                let found = format!("U+{:04X}", u32::from(*odd));
                language.text("field-control", &args([("found", found.into())]))
            }
            Self::Name => longest("field-name", LONGEST_NAME, language),
            Self::Taken(name) => {
                language.text("field-taken", &args([("found", quoted(name).into())]))
            }
            Self::Unknown { found, expected } => unknown(found, expected, language),
            Self::Range { what, found, last } => {
                let values = [
                    ("what", what.id().into()),
                    ("found", language.number(*found).into()),
                    ("last", (*last).into()),
                ];
                language.text("field-range", &args(values))
            }
            Self::Cell { found, size } => {
                let values = [("found", quoted(found).into()), ("size", (*size).into())];
                language.text("field-cell", &args(values))
            }
            Self::Brace => language.word("field-brace"),
            Self::Idle => language.word("field-idle"),
            Self::Bounds { found } => {
                language.text("field-bounds", &args([("found", (*found).into())]))
            }
            Self::Options => language.text("field-options", &args([("most", MOST_OPTIONS.into())])),
            Self::NoOptions => language.word("field-no-options"),
            Self::Compared => language.word("field-compared"),
            Self::NotCounted(name) => {
                language.text("field-not-counted", &args([("found", (*name).into())]))
            }
        }
    }
}

fn longest(id: &str, longest: usize, language: Language) -> String {
    let longest = language.number(longest as u64);
    language.text(id, &args([("longest", longest.into())]))
}

/// What is wrong with a strategy, with the name that was probably meant.
fn strategy(error: &StrategyError, language: Language) -> String {
    let reason = error.tell(language);
    match meant_strategy(error) {
        None => reason,
        Some(meant) => {
            let values = [("reason", reason.into()), ("meant", meant.into())];
            language.text("field-meant", &args(values))
        }
    }
}

fn unknown(found: &str, expected: &[String], language: Language) -> String {
    let names: Vec<&str> = expected.iter().map(String::as_str).collect();
    let id = if names.is_empty() {
        "field-unknown-alone"
    } else {
        "field-unknown"
    };
    let mut values = args([("found", quoted(found).into())]);
    if !names.is_empty() {
        values.set("names", list(&names));
        values.set("meant", meant(found, &names).unwrap_or("none").to_owned());
    }
    language.text(id, &values)
}

impl Tell for SyntaxError {
    fn tell(&self, language: Language) -> String {
        let unknown = |id, found: &str, expected: &[&'static str]| {
            let values = [
                ("found", quoted(found).into()),
                ("names", list(expected).into()),
                ("meant", meant(found, expected).unwrap_or("none").into()),
            ];
            language.text(id, &args(values))
        };
        match self {
            Self::Missing { field } => {
                language.text("syntax-missing", &args([("field", (*field).into())]))
            }
            Self::Twice { field } => {
                language.text("syntax-twice", &args([("field", (*field).into())]))
            }
            Self::UnknownField { found, expected } => {
                unknown("syntax-unknown-field", found, expected)
            }
            Self::UnknownName { found, expected } => {
                unknown("syntax-unknown-name", found, expected)
            }
            Self::Expected(what) => what.tell(language),
            Self::Number => language.word("syntax-number"),
            Self::Escape => language.word("syntax-escape"),
            Self::Comment => language.word("syntax-comment"),
            Self::Character(found) => {
                let found = quoted(&found.to_string());
                language.text("syntax-character", &args([("found", found.into())]))
            }
            Self::End => language.word("syntax-end"),
            Self::GoesOn => language.word("syntax-goes-on"),
            Self::TooDeep => language.word("syntax-too-deep"),
            Self::Other(message) => {
                language.text("syntax-other", &args([("message", quoted(message).into())]))
            }
        }
    }
}

impl Tell for Expected {
    fn tell(&self, language: Language) -> String {
        match self {
            Self::Sign(sign) => {
                language.text("syntax-expected-sign", &args([("sign", (*sign).into())]))
            }
            Self::Text => language.word("syntax-expected-text"),
            Self::TextEnd => language.word("syntax-expected-text-end"),
            Self::Whole => language.word("syntax-expected-whole"),
            Self::Number => language.word("syntax-expected-number"),
            Self::Name => language.word("syntax-expected-name"),
        }
    }
}

impl Tell for LinkError {
    fn tell(&self, language: Language) -> String {
        match self {
            Self::Version(version) => {
                language.text("link-version", &args([("version", quoted(version).into())]))
            }
            Self::Parts => {
                let longest = language.number(link::LONGEST as u64);
                language.text("link-parts", &args([("longest", longest.into())]))
            }
            Self::Part { part, found } => {
                let id = match part {
                    LinkPart::Boxes => "link-boxes",
                    LinkPart::Cells => "link-cells",
                    LinkPart::Boards => "link-boards",
                    LinkPart::Step => "link-step",
                    LinkPart::Language => "link-language",
                    LinkPart::Names => "link-names",
                    LinkPart::Alignment => "link-alignment",
                };
                language.text(id, &args([("found", quoted(found).into())]))
            }
            Self::Problem(error) => {
                let reason = error.tell(language);
                language.text("link-problem", &args([("reason", reason.into())]))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::fault::tests::in_every_language;
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
    fn what_the_reader_seldom_says_is_told_too() {
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
            ("2;whatever".to_owned(), "2"),
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
