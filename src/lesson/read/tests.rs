use super::*;
use crate::explain::Language;
use crate::explain::code::{Bug, CodeLanguage, listing};
use crate::files::LESSONS;
use crate::lesson::file::{At, Described, Kind, Point, Takes, Until, Word};
use crate::lesson::{AskKind, LETTERS, LONGEST, Quantity, StopAt, Template};
use crate::scene::Font;
use crate::solver::{EventKind, Goal};
use std::collections::HashSet;

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
    let with =
        |stops: &str| Lesson::read(&GOOD.replace("speed: 2", &format!("stops: {stops}, speed: 2")));
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
            .contains("text: nothing is written")
    );
}

#[test]
fn stops_have_titles_and_notes() {
    let stop = |title: &str, notes: &str| {
        let text = |words: &str| format!("(pt: \"a\", es: \"b\", en: \"{words}\")");
        let stops = format!(
            "stops: [(at: End, view: \"log\", title: {}, notes: {})], speed: 2",
            text(title),
            text(notes)
        );
        Lesson::read(&GOOD.replace("speed: 2", &stops)).map_err(|error| error.to_string())
    };
    let long = "x".repeat(60);
    let lesson = stop(&long, "after {placements} guesses").unwrap();
    let title = lesson.stops[0].title.as_ref().unwrap();
    assert_eq!(title.get(Language::En), long);
    let notes = lesson.stops[0].notes.as_ref().unwrap();
    assert_eq!(notes.fill(Language::En, None), "after – guesses");
    let error = stop(&"x".repeat(61), "n").unwrap_err();
    assert!(error.contains("longer than 60 characters"), "{error}");
    // A title is the same whatever the board has counted.
    let error = stop("{placements}", "n").unwrap_err();
    assert!(error.contains("placements"), "{error}");
    // They alone do not make a stop.
    let idle = GOOD.replace(
        "speed: 2",
        "stops: [(at: End, title: (pt: \"a\", es: \"b\", en: \"c\"))], speed: 2",
    );
    assert!(Lesson::read(&idle).is_err());
}

/// The ids of the stops of a lesson.
fn ids(stops: &[&str]) -> Vec<String> {
    let stops = stops.join(", ");
    let boards = "[(strategy: \"naive\"), (strategy: \"masks\")], stops: ";
    let text = GOOD.replace("[(strategy: \"naive\")]", &format!("{boards}[{stops}]"));
    let lesson = Lesson::read(&text).unwrap_or_else(|error| panic!("{stops}: {error}"));
    lesson.stops.into_iter().map(|stop| stop.id).collect()
}

const STOPS: [&str; 6] = [
    "(at: Conflict(2), view: \"log\")",
    "(at: Cell(cell: \"R1C2\", event: \"place\"), board: 2, ask: (kind: WhatHappens))",
    "(at: Place(3), ask: (kind: StepsUntil(End)))",
    "(at: End, board: 1, view: \"log\")",
    "(id: \"the-end_2\", at: End, view: \"log\")",
    "(at: End, view: \"log\")",
];

#[test]
fn a_stop_is_known_by_what_it_is() {
    let known = ids(&STOPS);
    assert_eq!(
        known,
        [
            "@conflict:2",
            "@cell:2:place:1/2?what-happens",
            "@place:3?steps-end",
            "@end/1",
            "the-end_2",
            "@end"
        ]
    );
    // Another stop before it or a missing one, other words, and naming the first board change nothing.
    let mut edited = STOPS.to_vec();
    edited.remove(2);
    edited.insert(0, "(at: Step(1), view: \"log\")");
    edited[1] = "(at: Conflict(2), board: 1, point: [Row(1)])";
    let after = ids(&edited);
    assert_eq!(after[1..3], known[..2]);
    assert_eq!(after[3..], known[3..]);
}

#[test]
fn equal_stops_are_told_apart_by_their_order() {
    let doom = "(at: Doom, view: \"log\")";
    let [first, second, third]: [String; 3] = ids(&[doom; 3]).try_into().unwrap();
    assert_eq!(
        [&*first, &*second, &*third],
        ["@doom", "@doom#2", "@doom#3"]
    );
}

/// So that inserting a stop into one of them never changes which stops have been reached.
#[test]
fn stops_of_the_course_need_no_order() {
    for (name, source) in LESSONS {
        let lesson = Lesson::read(source).unwrap();
        let ids: HashSet<_> = lesson.stops.iter().map(|stop| &stop.id).collect();
        assert_eq!(ids.len(), lesson.stops.len());
        assert!(ids.iter().all(|id| !id.contains('#')), "{name}: {ids:?}");
    }
}

#[test]
fn errors_say_where_and_what() {
    assert!(Lesson::read(GOOD).is_ok());
    let unknown = error("speed: 2", "sped: 2");
    assert!(
        unknown.starts_with("Line 8 of the text, column 5: ") && unknown.contains("`sped`"),
        "{unknown}"
    );
    assert_eq!(
        error("\"naive\"", "\"naiv\""),
        "Line 7 of the text, column 25: strategy: no strategy is called “naiv”. Expected \
         one of naive, masks, forward-checking, fewest-candidates, singles, propagation, \
         algorithm-x, backjumping, or three choices as select + order + check. Did you mean `naive`?"
    );
    assert!(error("1....", "1.1..").starts_with("Line 6 of the text, column 14: puzzle: "));
    assert!(error("speed: 2", "speed: NaN").starts_with("Line 8 of the text, column 12: speed: "));
    assert!(error("speed: 2", "speed: 0").starts_with("Line 8 of the text, column 12: speed: "));
    assert!(error("(strategy: \"naive\")", "").contains("1 to 4 boards, and here there is none"));
    assert!(
        error("en: \"c\"),\n    goal", "en: \" \"),\n    goal")
            .starts_with("Line 3 of the text, column 36: title")
    );
    assert!(error("puzzle:", "boxes: (3, 5), puzzle:").contains("boxes"));
}

/// Mistakes are told one at a time: each is told when those before it are put right.
#[test]
fn every_mistake_is_told_in_its_turn() {
    let mut spoiled = GOOD.replace("speed: 2", "speed: 2, stops: [(at: End, view: \"log\")]");
    let mistakes = [
        (4, "goal", "gaol"),
        (2, "id: \"x\"", "id: \"x y\""),
        (6, "1....", "1.1.."),
        (7, "naive", "naiv"),
        (8, "speed: 2", "speed: -1"),
        (3, "title: (pt: \"a\"", "title: (pt: \"\""),
        (8, "at: End", "at: Plac(1)"),
        (8, "view: \"log\"", "title: \"log\""),
    ];
    for (_, right, wrong) in mistakes {
        assert!(spoiled.contains(right), "{right}");
        spoiled = spoiled.replacen(right, wrong, 1);
    }
    for (line, right, wrong) in mistakes {
        let error = Lesson::read(&spoiled).unwrap_err();
        assert_eq!(error.at().line, line, "{wrong}: {error}");
        spoiled = spoiled.replacen(wrong, right, 1);
    }
    assert!(Lesson::read(&spoiled).is_ok());
}

#[test]
fn every_missing_field_is_told() {
    let Takes::Form(form) = file::Lesson::TAKES else {
        panic!("a lesson has fields");
    };
    let needed = form.fields.iter().filter(|field| field.is_needed);
    // The usual problem, a Sudoku, cannot be without givens.
    let needed = needed.map(|field| field.name).chain(["puzzle"]);
    for field in needed {
        let begin = GOOD.find(&format!("    {field}:")).unwrap();
        let end = begin + GOOD[begin..].find('\n').unwrap();
        let error = Lesson::read(&GOOD.replace(&GOOD[begin..end], "")).unwrap_err();
        let said = format!("Line 9 of the text, column 1: the field `{field}` is missing.");
        assert_eq!(error.to_string(), said);
    }
}

/// Every word of the tables can be read, so that the tables do not promise too much.
#[test]
fn every_word_of_the_tables_is_read() {
    let held = |word: &Word| match &word.takes {
        None => word.name.to_owned(),
        Some(Takes::Form(_)) => {
            format!("{}(cell: \"R1C2\", event: \"place\", nth: 2)", word.name)
        }
        Some(Takes::Names(names)) => format!("{}(\"{}\")", word.name, names()[1]),
        Some(Takes::Words(words)) => format!("{}({})", word.name, words[0][0].name),
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
    for word in At::WORDS {
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
    for word in Point::WORDS {
        let lesson = read(format!("at: End, point: [{}]", held(word)));
        assert!(
            !points.contains(&lesson.stops[0].points[0]),
            "{}",
            word.name
        );
        points.push(lesson.stops[0].points[0]);
    }
    let options = format!("options: [(text: \"1\", right: true), (text: {text})]");
    let mut kinds = Vec::new();
    for word in Kind::WORDS {
        let options = if word.name == "Choice" { &options } else { "" };
        let ask = format!("ask: (kind: {}, question: {text}, {options})", held(word));
        let kind = read(format!("at: End, {ask}")).stops[0]
            .ask
            .clone()
            .unwrap()
            .kind;
        assert!(!kinds.contains(&kind), "{}", word.name);
        kinds.push(kind);
    }
    for word in Until::WORDS {
        read(format!("at: End, ask: (kind: StepsUntil({}))", word.name));
    }
}

/// A wrong option names the misconception that it shows, a question of the run lists its own.
#[test]
fn wrong_answers_show_misconceptions() {
    let read = |ask: &str| {
        let stops = format!("speed: 2, stops: [(at: Step(2), ask: ({ask}))]");
        Lesson::read(&GOOD.replace("speed: 2", &stops))
    };
    let words = "text: (pt: \"a\", es: \"b\", en: \"c\")";
    let choice = |right: &str, wrong: &str, rest: &str| {
        let question = "question: (pt: \"a\", es: \"b\", en: \"c\")";
        let options = format!("[({words}, right: true{right}), ({words}{wrong})]");
        read(&format!(
            "kind: Choice, {question}, options: {options}{rest}"
        ))
    };
    let lesson = choice("", ", shows: \"m\"", "").unwrap();
    let ask = lesson.stops[0].ask.as_ref().unwrap();
    assert_eq!((ask.shown_by("A"), ask.shown_by("B")), (None, Some("m")));
    let mistakes = "mistakes: [(answer: \"R1C3\", shows: \"m\")]";
    let lesson = read(&format!("kind: NextCell, {mistakes}")).unwrap();
    let ask = lesson.stops[0].ask.as_ref().unwrap();
    assert_eq!(ask.shown_by("R1C3"), Some("m"));
    for wrong in [
        choice(", shows: \"m\"", "", ""),
        choice("", "", &format!(", {mistakes}")),
    ] {
        let error = wrong.unwrap_err().to_string();
        assert!(error.contains("only a wrong answer"), "{error}");
    }
}

/// Every name in the reference can be read where it is offered, and so can every counter in a text.
#[test]
fn every_name_of_the_tables_is_read() {
    let read = |fields: &str| {
        let source = GOOD.replace("speed: 2", fields);
        Lesson::read(&source).unwrap_or_else(|error| panic!("{fields}: {error}"))
    };
    for word in Point::WORDS {
        if let Some(Takes::Names(names)) = &word.takes {
            for name in names() {
                let point = format!("{}(\"{name}\")", word.name);
                read(&format!("stops: [(at: End, point: [{point}])]"));
            }
        }
    }
    let Takes::Form(claim) = file::Claim::TAKES else {
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

/// A wrong bracket, comma or quote is told where the text stops making sense.
#[test]
fn broken_text_is_told_where_it_breaks() {
    let with = |from: &str, to: &str| {
        assert!(GOOD.contains(from), "{from}");
        let error = Lesson::read(&GOOD.replacen(from, to, 1)).unwrap_err();
        (error.at().line, error.at().column)
    };
    assert_eq!(with("id: \"x\",", "id: \"x\""), (3, 5));
    assert_eq!(with("pt: \"a\",", "pt: \"a\""), (3, 21));
    assert_eq!(
        with("(strategy: \"naive\")]", "(strategy: \"naive\"]"),
        (7, 32)
    );
    assert_eq!(with("speed: 2", "speed: 2 2"), (8, 14));
}

#[test]
fn names_that_were_meant_are_suggested() {
    let meant = |from: &str, to: &str, name: &str| {
        let said = error(from, to);
        assert!(said.contains(&format!(" Did you mean `{name}`?")), "{said}");
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
            "Line 10 of the text, column 9: puzzle: “q” is not a cell",
        ),
        (
            "\"1...\\n..q.\\n....\\n....\"",
            "Line 6 of the text, column 22: puzzle: “q” is not a cell",
        ),
        (
            "r\"\n  1...\n  ..q.\n  ....\n  ....\"",
            "Line 8 of the text, column 5: puzzle: “q” is not a cell",
        ),
        (
            "\"\n  11..\n  ....\n  ....\n  ....\"",
            "Line 7 of the text, column 3: puzzle: the givens break the rules: R1C1 and R1C2 both hold 1",
        ),
        (
            "\"\"",
            "Line 6 of the text, column 14: puzzle: There is no puzzle here: the text is empty",
        ),
        (
            "\"\n  1...\n  ....\n  ....\n  ...\"",
            "Line 7 of the text, column 3: puzzle: there are 15 cells, and no board has so many. 16 \
             would be 4×4. Line 10 has 3 cells where the others have 4",
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
            "Line 11 of the text, column 16: at: events, boards and stops are counted from 1",
        ),
        (
            "(at: End, text: (pt: \"a\", es: \" \", en: \"c\"))".to_owned(),
            "Line 11 of the text, column 36: text: nothing is written",
        ),
        (
            format!("(at: Place(q), {text})"),
            "Line 11 of the text, column 16: ",
        ),
        (
            "(at: End)".to_owned(),
            "Line 11 of the text, column 5: stops: this stop does nothing",
        ),
    ] {
        let said = stops(&second);
        assert!(said.starts_with(expected), "{said}");
    }
    let boards = "(strategy: \"naive\"),\n  (strategy: \"ascending + masks\")";
    let said = error("(strategy: \"naive\")", boards);
    assert!(
        said.starts_with("Line 8 of the text, column 14: strategy: “ascending + masks”")
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

/// Quotations from a file are short, and do nothing to a terminal.
#[test]
fn quotations_are_short_and_plain() {
    let odd = format!("\u{1b}[2J\u{202e}\n{}", "x".repeat(10_000));
    let odd = odd.escape_unicode();
    for (from, to) in [
        ("\"x\"", format!("\"{odd}\"")),
        ("\"naive\"", format!("\"{odd}\"")),
        ("\"naive\"", format!("\"naive + {odd} + rules\"")),
        ("\"naive\"", format!("\"naive\", goal: \"{odd}\"")),
        ("speed: 2", format!("view: \"{odd}\"")),
        ("speed: 2", format!("alignment: \"{odd}\"")),
        (
            "speed: 2",
            format!("stops: [(at: Cell(cell: \"{odd}\"), view: \"tree\")]"),
        ),
        ("\"1...............\"", format!("\"{odd}\"")),
        ("pt: \"a\"", format!("pt: \"{{{odd}}}\"")),
        ("speed: 2", format!("{}: 2", "y".repeat(10_000))),
        (
            "speed: 2",
            format!("stops: [(at: {}, view: \"tree\")]", "y".repeat(10_000)),
        ),
    ] {
        let error = Lesson::read(&GOOD.replacen(from, &to, 1)).unwrap_err();
        let said = error.to_string();
        let is_plain = |c: char| !c.is_control() && c != '\u{202e}';
        assert!(said.chars().all(is_plain), "{said:?}");
        assert!(said.len() < 1_500, "{}", said.len());
    }
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

/// The lines are put in the order of the program, in every language, and can be shown.
#[test]
fn lines_are_put_in_order() {
    let ask = "stops: [(at: End, ask: (kind: Lines([\"place\", \"backtrack\", \"select\", \"solution\"])))]";
    let lesson = Lesson::read(&GOOD.replace("speed: 2", ask)).unwrap();
    let ask = lesson.stops[0].ask.as_ref().unwrap();
    let AskKind::Choice(options) = &ask.kind else {
        panic!("options are made of the orders");
    };
    let board = &lesson.boards[0];
    for language in Language::ALL {
        let asked = ask.question.as_ref().unwrap().fill(language, None);
        assert_eq!(asked, language.word("ask-lines"));
        let lines = ask.program.as_ref().unwrap().text.fill(language, None);
        let is_shown = |c| c == '\n' || Font::Mono.shows(c);
        assert!(lines.chars().all(is_shown), "{lines}");
        let lines: Vec<&str> = lines
            .lines()
            .map(|line| line.split_once(". ").unwrap().1)
            .collect();
        let program = listing(
            lesson.problem.topology().family(),
            board.strategy,
            board.goal,
            CodeLanguage::Pseudocode,
            language,
        )
        .text();
        let right = options.iter().find(|option| option.is_right).unwrap();
        let order = right.text.fill(language, None);
        let mut rest = program.as_str();
        for number in order.split(", ") {
            let line = lines[number.parse::<usize>().unwrap() - 1];
            let at = rest
                .find(line)
                .unwrap_or_else(|| panic!("{line} comes before:\n{rest}"));
            rest = &rest[at + line.len()..];
        }
    }
    let orders: Vec<String> = options
        .iter()
        .map(|o| o.text.fill(Language::En, None))
        .collect();
    assert_eq!(
        orders,
        ["2, 1, 4, 3", "3, 4, 1, 2", "3, 4, 2, 1", "4, 3, 1, 2"]
    );
    assert!(options[1].is_right);
}

/// A function of the program is shown with its bug, and the right option is the line that it is about.
#[test]
fn a_bug_is_shown_and_explained() {
    for bug in Bug::ALL {
        let stops = format!("stops: [(at: End, ask: (kind: Bug(\"{}\")))]", bug.id());
        let lesson = Lesson::read(&GOOD.replace("speed: 2", &stops)).unwrap();
        let ask = lesson.stops[0].ask.as_ref().unwrap();
        let AskKind::Choice(options) = &ask.kind else {
            panic!("options are made of the lines");
        };
        for language in Language::ALL {
            let words = |text: &Template| text.fill(language, None);
            let family = lesson.problem.topology().family();
            let (strategy, code) = (bug.strategy(), CodeLanguage::Pseudocode);
            let right = listing(family, strategy, Goal::First, code, language);
            let buggy = right.with(bug).unwrap();
            let program = ask.program.as_ref().unwrap();
            let shown = words(&program.text);
            let own = &buggy.listing.lines[buggy.function()];
            assert_eq!(shown.lines().count(), own.len());
            for (shown, own) in shown.lines().zip(own) {
                assert_eq!(shown[2..].trim(), own.text.trim());
            }
            let lines: Vec<&str> = shown.lines().collect();
            for ((option, letter), line) in options.iter().zip(LETTERS).zip(&program.options) {
                let (own, text) = lines[*line].split_once(' ').unwrap();
                assert_eq!(
                    (own, text.trim()),
                    (&*letter.to_string(), &*words(&option.text))
                );
                let is_it = buggy.function().start + line == buggy.line;
                assert_eq!(option.is_right, is_it, "{bug:?}");
            }
            assert_eq!(
                lines.iter().filter(|line| !line.starts_with(' ')).count(),
                options.len()
            );
            assert!(words(ask.explain.as_ref().unwrap()).ends_with(&buggy.right));
        }
    }
}

#[test]
fn constants_are_worked_out() {
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
