mod errors;
mod guide;
mod problems;
mod questions;
mod stops;

use super::GOOD;
use super::form::{Readable, Takes, WordAbout};
use crate::explain::Language;
use crate::files::LESSONS;
use crate::lesson::ask::{KindWord, UntilWord};
use crate::lesson::claim::Claim;
use crate::lesson::stop::{At, MarkWord};
use crate::lesson::{Lesson, Quantity};
use crate::solver::Goal;
use std::collections::HashSet;

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

/// The words that are taken for a form's value.
fn words<T: Readable>() -> &'static [WordAbout] {
    match T::TAKES {
        Takes::Words(words) => words,
        _ => panic!("it is one of several words"),
    }
}

/// Every word of the reference can be read, so that it does not promise too much.
#[test]
fn every_word_of_the_reference_is_read() {
    let held = |word: &WordAbout| match &word.takes {
        None => word.name.to_owned(),
        Some(Takes::Form(_)) => {
            format!("{}(cell: \"R1C2\", event: \"place\", nth: 2)", word.name)
        }
        Some(Takes::Names(names)) => format!("{}(\"{}\")", word.name, names()[1]),
        Some(Takes::Words(words)) => format!("{}({})", word.name, words[0].name),
        Some(Takes::List(..)) => {
            format!("{}([\"place\", \"backtrack\", \"select\"])", word.name)
        }
        Some(Takes::Plain(_, example)) if example.starts_with('"') => {
            format!("{}(\"R1C2\")", word.name)
        }
        Some(Takes::Plain(..)) => format!("{}(1)", word.name),
    };
    let text = "(pt: \"a\", es: \"b\", en: \"c\")";
    let two = GOOD.replace(
        "(strategy: \"naive\")",
        "(strategy: \"naive\"), (strategy: \"masks\")",
    );
    let read = |stop: String| {
        let stops = format!("speed: 2, stops: [({stop})]");
        let source = two.replace("speed: 2", &stops);
        Lesson::read(&source).unwrap_or_else(|error| panic!("{stop}: {error}"))
    };
    let mut places = Vec::new();
    for word in words::<At>() {
        if word.name == "Stop" {
            continue;
        }
        let at = if word.name == "Difference" {
            "Difference(2)".to_owned()
        } else {
            held(word)
        };
        let lesson = read(format!("at: {at}, text: {text}"));
        assert!(!places.contains(&lesson.stops[0].at), "{at}");
        places.push(lesson.stops[0].at);
        let claim = format!("(name: \"n\", counter: \"steps\", value: 1, at: {at})");
        let source = two.replace("speed: 2", &format!("speed: 2, claims: [{claim}]"));
        assert!(Lesson::read(&source).is_ok(), "{at}");
    }
    let mut points = Vec::new();
    for word in words::<MarkWord>() {
        let lesson = read(format!("at: End, point: [{}]", held(word)));
        assert!(!points.contains(&lesson.stops[0].marks[0]), "{}", word.name);
        points.push(lesson.stops[0].marks[0]);
    }
    let mut kinds = Vec::new();
    for word in words::<KindWord>() {
        let options = match word.name {
            "Choice" => "options: [(text: \"a\", right: true), (text: (en: \"b\"))]",
            "Cell" => "options: [(text: \"R1C1\", right: true), (text: \"R1C2\")]",
            "Value" | "Count" => "options: [(text: \"1\", right: true), (text: \"2\")]",
            _ => "",
        };
        let ask = format!("ask: (kind: {}, question: {text}, {options})", held(word));
        let kind = read(format!("at: End, {ask}")).stops[0]
            .ask
            .clone()
            .unwrap()
            .kind;
        assert!(!kinds.contains(&kind), "{}", word.name);
        kinds.push(kind);
    }
    for word in words::<UntilWord>() {
        read(format!("at: End, ask: (kind: StepsUntil({}))", word.name));
    }
}

/// Every name in the reference can be read where it is offered, and so can every counter in a text.
#[test]
fn every_name_of_the_reference_is_read() {
    let read = |fields: &str| {
        let source = GOOD.replace("speed: 2", fields);
        Lesson::read(&source).unwrap_or_else(|error| panic!("{fields}: {error}"))
    };
    for word in words::<MarkWord>() {
        if let Some(Takes::Names(names)) = &word.takes {
            for name in names() {
                let point = format!("{}(\"{name}\")", word.name);
                read(&format!("stops: [(at: End, point: [{point}])]"));
            }
        }
    }
    let Takes::Form(claim) = Claim::TAKES else {
        panic!("a claim has fields");
    };
    let counter = claim.fields.iter().find(|field| field.name == "counter");
    let Some(Takes::Names(names)) = counter.map(|field| &field.takes) else {
        panic!("a claim is about a counter");
    };
    assert_eq!(names().len(), Quantity::ALL.len());
    for name in names() {
        read(&format!(
            "claims: [(name: \"n\", counter: \"{name}\", value: 1)]"
        ));
    }
    for quantity in Quantity::ALL
        .iter()
        .filter(|quantity| quantity.is_counted())
    {
        let said = format!("\"{{{}}}\"", quantity.id());
        let text = format!("text: (pt: {said}, es: {said}, en: {said})");
        read(&format!("stops: [(at: End, {text})]"));
    }
}

#[test]
fn a_goal_may_be_a_number() {
    let goal = |goal: &str| {
        let board = format!("\"naive\", goal: {goal}");
        Lesson::read(&GOOD.replace("\"naive\"", &board)).map(|lesson| lesson.boards[0].goal)
    };
    assert_eq!(goal("3"), goal("\"3\""));
    assert_eq!(goal("\"all\""), Ok(Goal::All));
    assert!(
        goal("all")
            .unwrap_err()
            .to_string()
            .contains("between quotes")
    );
    for bad in ["0", "-1", "2.5", "\"some\""] {
        let said = goal(bad).unwrap_err().to_string();
        assert!(said.starts_with("Line 7 of the text, column 4"), "{said}");
        assert!(said.contains("first") && said.contains("all"), "{said}");
    }
}

#[test]
fn a_byte_order_mark_is_no_error() {
    let with_mark = format!("\u{FEFF}{GOOD}");
    assert_eq!(Lesson::read(&with_mark).unwrap().id, "x");
}

#[test]
fn a_text_may_be_written_in_some_languages_only() {
    let titled = |title: &str| {
        let source = GOOD.replace("title: (pt: \"a\", es: \"b\", en: \"c\")", title);
        Lesson::read(&source).map(|lesson| Language::ALL.map(|l| lesson.title.get(l).to_owned()))
    };
    for (written, shown) in [
        ("title: \"x\"", ["x"; 4]),
        (
            "title: (pt: \"a\", pt_PT: \"b\", en: \"c\")",
            ["a", "b", "c", "c"],
        ),
        ("title: (es: \"b\", pt: \"a\")", ["a", "a", "b", "b"]),
        ("title: (fr: \"d\", sr_Latn_RS: \"e\")", ["d"; 4]),
        (
            "title: (fr: \"d\", en: \"c\", pt_PT: \"p\")",
            ["c", "p", "c", "c"],
        ),
    ] {
        assert_eq!(
            titled(written).unwrap(),
            shown.map(str::to_owned),
            "{written}"
        );
    }
    for (written, reason) in [
        ("title: (english: \"c\")", "english"),
        ("title: (en: \"c\", EN: \"c\")", "en"),
        ("title: (fr: \"d\", fr: \"e\")", "fr"),
        ("title: (fr: \"\", en: \"c\")", "title: nothing is written"),
        ("title: (fr: \"12345 {odd}\", en: \"c\")", "odd"),
        ("title: ()", "en"),
    ] {
        let told = titled(written).unwrap_err().to_string();
        assert!(told.contains(reason), "{written}: {told}");
    }
}

#[test]
fn constants_are_computed() {
    let read = |constant: &str, text: &str| {
        let fields = format!(
            "constants: [{constant}], claims: [(name: \"all\", counter: \"conflicts\", value: 9)], \
             stops: [(at: End, text: \"{text}\")]"
        );
        let lesson = Lesson::read(&GOOD.replace("speed: 2", &fields));
        let lesson = lesson.map_err(|error| error.to_string())?;
        let text = lesson.stops[0].text.as_ref().expect("a text");
        Ok::<_, String>(text.fill(Language::En, None))
    };
    let bytes = "(name: \"bytes\", value: \"2 * 81\")";
    assert_eq!(read(bytes, "{bytes} bytes").unwrap(), "162 bytes");
    let digits = "(name: \"digits\", value: \"9^51\", digits: true)";
    assert_eq!(read(digits, "{digits} digits").unwrap(), "49 digits");
    for (constant, reason) in [
        ("(name: \"n\", value: \"9^51\")", "2^64"),
        ("(name: \"n\", value: \"two\")", "2 * 81"),
        (
            "(name: \"all\", value: \"2\"), (name: \"all\", value: \"3\")",
            "`all`",
        ),
        ("(name: \"depth\", value: \"2\")", "`depth`"),
        ("(name: \"house\", value: \"2\")", "`house`"),
        ("(name: \"all\", value: \"2\")", "`all`"),
        ("(value: \"2\")", "`name`"),
    ] {
        let said = read(constant, "n").unwrap_err();
        assert!(said.contains(reason), "{constant}: {said}");
    }
}

#[test]
fn a_text_for_every_language_has_the_numbers_of_each() {
    let stop = "stops: [(at: End, text: \"All {all}.\")], speed: 2, claims: [(name: \"all\", counter: \"conflicts\", value: 12345)]";
    let lesson = Lesson::read(&GOOD.replace("speed: 2", stop)).unwrap();
    let text = lesson.stops[0].text.as_ref().unwrap();
    let said = Language::ALL.map(|language| text.fill(language, None));
    assert_eq!(
        said,
        [
            "All 12.345.",
            "All 12\u{202F}345.",
            "All 12\u{202F}345.",
            "All 12,345."
        ]
    );
}
