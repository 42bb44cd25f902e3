//! Errors in every language.

use super::*;
use crate::explain::tests::in_every_language;
use crate::lesson::LONGEST_LESSON;

#[test]
fn every_error_of_a_lesson_is_told_in_every_language() {
    let stop = |at: &str| {
        format!("speed: 2, stops: [(at: {at}, text: (pt: \"a\", es: \"b\", en: \"c\"))]")
    };
    let deep = "[".repeat(100);
    let claim =
        |rest: &str| format!("speed: 2, claims: [(name: \"n\", counter: \"steps\", {rest})]");
    let words = "(pt: \"a\", es: \"b\", en: \"c\")";
    let ask = |ask: &str| format!("speed: 2, stops: [(at: End, ask: (question: {words}, {ask}))]");
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
        ("speed: 2", "speed: Some(2)", ["8", "12"], "`Some`"),
        ("speed: 2", &stop("Stop(1)"), ["8", "28"], "`claims`"),
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
        ("speed: 2,\n)", "speed: 2,\n) more", ["9", "3"], ""),
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
    in_every_language(&Lesson::read(&" ".repeat(LONGEST_LESSON + 1)).unwrap_err());
}
