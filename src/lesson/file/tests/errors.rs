//! What is said of a file that cannot be read.

use super::*;
use crate::lesson::LONGEST_LESSON;
use crate::lesson::file::lesson::LessonForm;

fn error(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from));
    Lesson::read(&GOOD.replace(from, to))
        .unwrap_err()
        .to_string()
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
    assert!(error("(strategy: \"naive\")", "").contains("from 1 to 4 of them, and there are none"));
    assert!(
        error("en: \"c\"),\n    goal", "en: \" \"),\n    goal")
            .starts_with("Line 3 of the text, column 36: title")
    );
    assert!(error("puzzle:", "boxes: (3, 5), puzzle:").contains("boxes"));
}

/// Each error shows up once those before it are fixed: unknown fields first, then values in the
/// order in which they are read.
#[test]
fn errors_are_reported_one_at_a_time() {
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
        assert_eq!(error.at.line, line, "{wrong}: {error}");
        spoiled = spoiled.replacen(wrong, right, 1);
    }
    assert!(Lesson::read(&spoiled).is_ok());
}

#[test]
fn every_missing_field_is_reported() {
    let Takes::Form(form) = LessonForm::TAKES else {
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

/// A value is written as the reference says, not as an option of Rust.
#[test]
fn options_are_not_wrapped() {
    for (from, to, column) in [
        ("speed: 2", "speed: Some(2)", 12),
        ("speed: 2", "speed: None", 12),
        ("speed: 2", "problem: Latin(Some(4))", 20),
        ("speed: 2", "stops: [(at: End, text: Some(\"a\"))]", 29),
    ] {
        let said = error(from, to);
        let place = format!("Line 8 of the text, column {column}: ");
        assert!(
            said.starts_with(&place) && said.contains("without `Some`"),
            "{said}"
        );
    }
    assert!(error("\"x\"", "Some(\"x\")").contains("between quotes"));
}

/// A value of another type is reported where it stands, with its field.
#[test]
fn values_of_another_type_are_reported() {
    for (from, to, expected) in [
        (
            "title: (pt: \"a\"",
            "title: (english: 3",
            "Line 3 of the text, column 13: there is no field `english` here",
        ),
        (
            "title: (pt: \"a\"",
            "title: (pt: 3",
            "Line 3 of the text, column 17: title: expected a text",
        ),
        (
            "title: (pt: \"a\", es: \"b\", en: \"c\")",
            "title: 5",
            "Line 3 of the text, column 12: title: expected a text",
        ),
        (
            "speed: 2",
            "speed: \"2\"",
            "Line 8 of the text, column 12: speed: expected a number",
        ),
        (
            "speed: 2",
            "stops: (at: End)",
            "Line 8 of the text, column 12: stops: expected [ here",
        ),
        (
            "speed: 2",
            "stops: [(at: Place(1.5), view: \"log\")]",
            "Line 8 of the text, column 25: at: expected a whole number",
        ),
        (
            "speed: 2",
            "stops: [(at: Stop(1), view: \"log\")]",
            "Line 8 of the text, column 18: at: this place is for claims",
        ),
    ] {
        let said = error(from, to);
        assert!(said.starts_with(expected), "{said}");
    }
}

/// A wrong bracket, comma or quote is reported where the text stops making sense.
#[test]
fn broken_text_is_reported_where_it_breaks() {
    let with = |from: &str, to: &str| {
        assert!(GOOD.contains(from), "{from}");
        let error = Lesson::read(&GOOD.replacen(from, to, 1)).unwrap_err();
        (error.at.line, error.at.column)
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
fn names_are_suggested_for_typing_errors() {
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
            "Line 7 of the text, column 3: puzzle: there are 15 cells, and no board has that many. 16 \
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
fn hostile_files_are_refused() {
    let deep = "(".repeat(100_000);
    assert!(Lesson::read(&deep).is_err());
    let error = Lesson::read(&" ".repeat(LONGEST_LESSON + 1)).unwrap_err();
    assert!(error.to_string().contains("too long"), "{error}");
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
