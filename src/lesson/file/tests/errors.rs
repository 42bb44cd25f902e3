//! What is said of a file that cannot be read.

use super::*;
use crate::lesson::LONGEST_LESSON;
use crate::lesson::LessonForm;

fn error(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    let error = Lesson::read(&GOOD.replacen(from, to, 1)).unwrap_err();
    error.to_string()
}

/// What is changed in a good lesson, the line and column of the error, and a part of its message.
const MISTAKES: &str = r#"
    speed: 2, => speed: 2, speed: 2, => 8, 15 => `speed`
    speed: 2 => sped: 2 => 8, 5 => Did you mean `speed`?
    speed: 2 => moon: 2 => 8, 5 => no field `moon`
    speed: 2 => stops: [(at: DeadEn(1), view: "log")] => 8, 18 => `DeadEnd`?
    speed: 2 => stops: [(at: conflict(1), view: "log")] => 8, 18 => `Conflict`?
    speed: 2 => stops: [(at: Place(1.5), view: "log")] => 8, 25 => at: expected a whole number
    speed: 2 => stops: [(at: Place(-1), view: "log")] => 8, 25 => at:
    speed: 2 => stops: [(at: Place 3, view: "log")] => 8, 24 => ,
    speed: 2 => stops: [(at: Place, view: "log")] => 8, 22 => (
    speed: 2 => stops: [(at: End(3), view: "log")] => 8, 21 => ,
    speed: 2 => stops: [(at: 3, view: "log")] => 8, 18 => at:
    speed: 2 => stops: (at: End) => 8, 12 => stops: expected [ here
    speed: 2 => speed: "2" => 8, 12 => speed: expected a number
    speed: 2 => speed: Some(2) => 8, 12 => without `Some`
    speed: 2 => problem: Latin(Some(4)) => 8, 20 => without `Some`
    speed: 2 => speed: 2 2 => 8, 14 => column
    speed: 2,¶) => speed: 2,¶) more => 9, 3 => column
    id: "x", => id: "x" => 3, 5 => column
    "x" => 2 => 2, 9 => id: expected a text
    [(strategy: "naive")] => [2] => 7, 14 => (
    [(strategy: "naive")] => [(strategy: "naive"] => 7, 32 => column
    pt: "a" => english: 3 => 3, 13 => no field `english`
    title: (pt: "a", es: "b", en: "c") => title: 5 => 3, 12 => title: expected a text
    speed: 2 => names: (is_saf: "verifica") => 8, 13 => `is_safe`
    speed: 2 => names: (verifier: "verifica") => 8, 13 => `find_unassigned`
    speed: 2 => names: (solve: "a{b}") => 8, 20 => 48
    "naive" => "naive", source: "programs/row-and-column.txt" => 7, 42 => .java
    speed: 2 => speed: 0 => 8, 12 => speed:
    speed: 2 => speed: NaN => 8, 12 => speed:
    "x" => "" => 2, 9 => id:
    "x" => "x/y" => 2, 9 => 60
    speed: 2 => stops: [(id: "a", at: End, view: "log"), (id: "a", at: End, view: "log")] => 8, 51 => already taken
    speed: 2 => view: "heet" => 8, 11 => Did you mean `heat`?
    speed: 2 => stops: [(at: Place(0), view: "log")] => 8, 24 => at: events, boards and stops are counted from 1
    speed: 2 => stops: [(at: Stop(1), view: "log")] => 8, 18 => `claims`
    speed: 2 => stops: [] => 8, 12 => from 1 to 100 of them, and there are none
    speed: 2 => stops: [(at: End)] => 8, 13 => stops: this stop does nothing
    [(strategy: "naive")] => [] => 7, 13 => from 1 to 4 of them
    "naive" => "naiv" => 7, 25 => Did you mean `naive`?
    "naive" => "ascending + masks" => 7, 25 => fewest-places
    "naive" => "naive", goal: some => 7, 40 => between quotes
    "1..............." => "1...............", boxes: (5, 5) => 6, 40 => 25
    en: "c" => en: " " => 3, 36 => title: nothing is written
    pt: "a" => pt: "a\u{7}" => 3, 19 => U+0007
    pt: "a" => pt: "a{b}" => 3, 20 => `b`
    pt: "a" => pt: "a{b" => 3, 19 => column
    pt: "a" => pt: "R9C9" => 3, 18 => `R9C9`
    speed: 2 => claims: [(name: "n", counter: "steps", value: 3, at_most: 4)] => 8, 14 => `at_least`
    speed: 2 => claims: [(name: "n", counter: "steps", value: 3, at: Stop(1))] => 8, 63 => at:
    speed: 2 => claims: [(name: "n", counter: "steps", value: 3, board: 2)] => 8, 61 => board:
    speed: 2 => claims: [(name: "n", counter: "steps", value: 3, over: 1)] => 8, 60 => over:
    speed: 2 => claims: [(name: "n", counter: "steps", value: 3), (name: "n", counter: "steps", value: 3)] => 8, 62 => already taken
    speed: 2 => claims: [(name: "n", counter: "steps", value: 3, at: End, puzzle: "1...............")] => 8, 71 => `at`
    speed: 2 => constants: [(name: "n", value: "1/2")] => 8, 36 => 2 * 81
    speed: 2 => stops: [(at: End, ask: (question: "a", kind: Lines(20)))] => 8, 56 => `naive`
    speed: 2 => stops: [(at: End, ask: (question: "a", kind: Bug("no-redo")))] => 8, 54 => no-undo
    speed: 2 => stops: [(at: End, ask: (question: "a", kind: Choice, options: [(text: "1", right: true)]))] => 8, 67 => 2
    speed: 2 => stops: [(at: End, ask: (question: "a", kind: NextCell, options: [(text: "1")]))] => 8, 69 => `Choice`
    speed: 2 => stops: [(at: End, point: [Row(5)])] => 8, 35 => 4
    speed: 2 => stops: [(at: End, point: [Cell("R0C1")])] => 8, 36 => `R0C1`
    speed: 2 => stops: [(at: End, point: [Counter("all-solutions")])] => 8, 39 => `all-solutions`
"#;

/// Each mistake is reported where it stands, with what helps to mend it.
#[test]
fn errors_say_where_and_what() {
    let mut wrong = Vec::new();
    for row in MISTAKES.trim().lines() {
        let parts: Vec<&str> = row.trim_start().split(" => ").collect();
        let &[from, to, place, part] = parts.as_slice() else {
            panic!("{row}");
        };
        let said = error(&from.replace('¶', "\n"), &to.replace('¶', "\n"));
        let (line, column) = place.split_once(", ").unwrap();
        let place = format!("Line {line} of the text, column {column}: ");
        let is_right = said.starts_with(&place) && said.contains(part) && !said.contains("RON");
        wrong.extend((!is_right).then(|| format!("{row}: {said}")));
    }
    assert_eq!(wrong, [""; 0]);
    assert!(!error("speed: 2", "moon: 2").contains("mean"));
    let deep = "[".repeat(100);
    assert!(error("speed: 2", &format!("speed: {deep}")).contains("column"));
    let long = format!("pt: \"{}\"", "a ".repeat(2_001));
    assert!(error("pt: \"a\"", &long).contains("4,000"));
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
        let said = error(&GOOD[begin..end], "");
        let expected = format!("Line 9 of the text, column 1: the field `{field}` is missing.");
        assert_eq!(said, expected);
    }
}

#[test]
fn errors_in_a_puzzle_have_their_place_in_the_file() {
    for (puzzle, place, part) in [
        (
            "\n  // the grid\n  \"\n    1 . . .\n    . . q .\n    . . . .\n    . . . .\"",
            "Line 10 of the text, column 9: ",
            "“q”",
        ),
        (
            "\"1...\\n..q.\\n....\\n....\"",
            "Line 6 of the text, column 22: ",
            "“q”",
        ),
        (
            "r\"\n  1...\n  ..q.\n  ....\n  ....\"",
            "Line 8 of the text, column 5: ",
            "“q”",
        ),
        (
            "\"\n  11..\n  ....\n  ....\n  ....\"",
            "Line 7 of the text, column 3: ",
            "R1C1 and R1C2",
        ),
        ("\"\"", "Line 6 of the text, column 14: ", "empty"),
        (
            "\"\n  1...\n  ....\n  ....\n  ...\"",
            "Line 7 of the text, column 3: ",
            "15",
        ),
    ] {
        let said = error("\"1...............\"", puzzle);
        assert!(said.starts_with(place) && said.contains(part), "{said}");
    }
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
    let long = "y".repeat(10_000);
    for (from, to) in [
        ("\"x\"", format!("\"{odd}\"")),
        ("\"naive\"", format!("\"{odd}\"")),
        ("\"naive\"", format!("\"naive + {odd} + rules\"")),
        ("\"naive\"", format!("\"naive\", goal: \"{odd}\"")),
        ("speed: 2", format!("view: \"{odd}\"")),
        (
            "speed: 2",
            format!("stops: [(at: Cell(cell: \"{odd}\"), view: \"tree\")]"),
        ),
        ("\"1...............\"", format!("\"{odd}\"")),
        ("pt: \"a\"", format!("pt: \"{{{odd}}}\"")),
        ("speed: 2", format!("{long}: 2")),
        ("speed: 2", format!("stops: [(at: {long}, view: \"tree\")]")),
    ] {
        let said = error(from, &to);
        let is_plain = |c: char| !c.is_control() && c != '\u{202e}';
        assert!(said.chars().all(is_plain), "{said:?}");
        assert!(said.len() < 1_500, "{}", said.len());
    }
}
