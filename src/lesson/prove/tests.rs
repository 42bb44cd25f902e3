use super::*;
use crate::analysis::question::tests::{right_if_loose, truths};
use crate::explain::Tell;
use crate::files::LESSONS;
use crate::lesson::file::GOOD;
use crate::solver::EventKind;

fn proved(source: &str) -> Proof {
    let reading = Lesson::read_with_places(source).unwrap_or_else(|error| panic!("{error}"));
    let mut proof = Proof::new(reading.0, reading.1);
    while !proof.advance(1 << 24) {}
    proof
}

fn findings(source: &str) -> Vec<String> {
    said(proved(source))
}

fn said(proof: Proof) -> Vec<String> {
    let findings = proof.findings();
    let said = |finding: &LessonError| finding.message().say_on_command_line(Language::En);
    findings.iter().map(said).collect()
}

/// What the lessons say is true, and no question that a run answers has two answers.
#[test]
fn every_shipped_lesson_is_proved() {
    for (name, source) in LESSONS {
        let mut proof = proved(source);
        for stop in 0..proof.stops.len() {
            let asks = proof.lesson.stops[stop]
                .ask
                .as_ref()
                .map(|ask| ask.kind.clone());
            if let (Some(AskKind::Run(kind)), Found::At(step)) = (asks, proof.stops[stop].found) {
                let board = proof.lesson.stops[stop].board();
                let question = proof.question(board, step, kind).unwrap();
                // In a lesson's own words, too, the next test is said to be meant.
                let ask = proof.lesson.stops[stop].ask.as_ref();
                let words = ask.and_then(|ask| ask.question.as_ref());
                let words = words.map_or("test".to_owned(), |words| words.fill(Language::En, None));
                let loose = right_if_loose(&question, &proof.timelines[board]);
                assert!(loose.is_none() || words.contains("test"), "{name}: {words}");
                let truths = truths(&mut proof.timelines[board], &question);
                assert_eq!(truths, [question.answer()], "{name}: {question:?}");
            }
        }
        assert_eq!(said(proof), [""; 0], "{name}");
    }
}

const WORDS: &str = "(pt: \"a\", es: \"b\", en: \"c\")";

/// The findings for a good lesson with these additional fields.
fn with(fields: &str) -> Vec<String> {
    findings(&GOOD.replace("speed: 2", &format!("speed: 2, {fields}")))
}

fn claim(claim: &str) -> Vec<String> {
    with(&format!("claims: [(name: \"n\", {claim})]"))
}

fn stops(stops: &str) -> Vec<String> {
    with(&format!("stops: [{stops}]"))
}

/// Exactly one thing is wrong, with this message.
fn is(found: Vec<String>, said: &str) {
    assert!(
        found.len() == 1 && found[0].contains(said),
        "{found:?}: {said}"
    );
    assert!(found[0].starts_with("line 8, column "), "{found:?}");
}

fn good(found: Vec<String>) {
    assert_eq!(found, [""; 0]);
}

/// A claim or stops of a lesson, and a part of the only finding; none if the run bears them out.
/// The run fills 15 cells and takes nothing back. R1C2: 1 is refused because of R1C1, in the same
/// row and box.
const STATEMENTS: &str = r#"
    claim | counter: "placements", value: 15 |
    claim | counter: "placements", value: 14 | the run has 15
    claim | counter: "placements", at_least: 15 |
    claim | counter: "placements", at_least: 16 | the run has 15
    claim | counter: "placements", at_most: 15 |
    claim | counter: "placements", at_most: 14 | the run has 15
    claim | counter: "empty", at: Place(3), value: 12 |
    claim | counter: "steps", at: Conflict(1), value: 2 |
    claim | counter: "depth", at: Depth(5), value: 5 |
    claim | counter: "all-solutions", value: 72 |
    claim | counter: "all-solutions", value: 71 | the run has 72
    claim | counter: "estimate", value: 681 |
    claim | counter: "estimate", value: 680 | the run has 681
    claim | counter: "estimate-high", at_least: 682 |
    claim | counter: "steps", at: Step(1000), value: 1 | never reaches
    claim | counter: "steps", at: Solution(2), value: 1 | never reaches
    claim | puzzle: "1..2.2.4......23", counter: "empty", value: 0 |
    claim | puzzle: "1..2.2.4......23", counter: "givens", value: 6 |
    claim | puzzle: "1..2.2.4......23", counter: "backtracks", value: 3 |
    claim | puzzle: "1..2.2.4......23", counter: "cells", value: 81 | the run has 16
    stops | (at: Step(0), text: "a"), (at: Place(1), text: "a"), (at: End, text: "a") |
    stops | (at: Solution(2), text: "a") | never reaches
    stops | (at: DeadEnd(1), text: "a") | never reaches
    stops | (at: Depth(16), text: "a") | never reaches
    stops | (at: Place(2), text: "a"), (at: Place(1), text: "a") | before the one above
    stops | (at: End, point: [Line("stuck")]) | no line `stuck`
    stops | (at: End, point: [Line("backtrack")]) |
    stops | (at: Select(1), ask: (kind: WhatHappens)) |
    stops | (at: Select(3), ask: (kind: WhichPeer)) |
    stops | (at: Select(1), ask: (kind: StepsUntil(End))) |
    stops | (at: Conflict(1), ask: (kind: WhichPeer)) | no answer after step 2
    stops | (at: End, ask: (kind: WhatHappens)) | no answer
    stops | (at: Select(1), ask: (kind: NextCell)) | no answer
    stops | (at: Step(1), ask: (kind: NextValue, mistakes: [(answer: "2", shows: "m")])) |
    stops | (at: Step(1), ask: (kind: NextValue, mistakes: [(answer: "1", shows: "m")])) | “1” is not among
    stops | (at: Step(1), ask: (kind: NextValue, mistakes: [(answer: "R1C1", shows: "m")])) | “R1C1” is not
    stops | (at: Place(3), ask: (kind: Choice, question: "a", options: [(text: "{empty}", right: true), (text: "12")])) | two options say “12”
    stops | (at: Step(7), text: "1 to 4 in 16 cells, step 7, {placements} guesses, R4C4") |
    stops | (at: Step(7), text: "17 guesses") | nothing proves the number 17
    stops | (at: Step(7), text: "1.5 times") | nothing proves the number 1.5
    stops | (at: Step(7), text: "0 of them") | nothing proves the number 0
    stops | (at: Step(7), ask: (kind: Choice, question: "a", options: [(text: "3", right: true), (text: "99")])) |
    stops | (at: Step(7), ask: (kind: Choice, question: "a", options: [(text: "99", right: true), (text: "3")])) | nothing proves the number 99
    stops | (at: Step(7), text: "¿Qué? – Ação…") |
    stops | (at: Step(7), text: "well done 🎉") | the fonts lack the letter “🎉”
    stops | (at: Conflict(1), text: "The row already holds 1.") |
    stops | (at: Conflict(1), text: "Its box holds it.") |
    stops | (at: Conflict(1), text: "Neither the row nor the column.") |
    stops | (at: Conflict(1), text: "Brows and columnists.") |
    stops | (at: Conflict(1), text: "The column already holds 1.") | `en` names “column 2” only
    stops | (at: Conflict(1), text: "A coluna já tem um 1.") | `pt` names “coluna 2” only
    stops | (at: Place(1), text: "The column has no 2.") |
"#;

#[test]
fn statements_are_proved() {
    for row in STATEMENTS.trim().lines() {
        let parts: Vec<&str> = row.trim().split('|').map(str::trim).collect();
        let &[kind, statement, finding] = parts.as_slice() else {
            panic!("{row}");
        };
        let found = match kind {
            "claim" => claim(statement),
            _ => stops(statement),
        };
        let is_right = match finding {
            "" => found.is_empty(),
            part => found.len() == 1 && found[0].contains(part),
        };
        assert!(is_right, "{row}: {found:?}");
    }
}

#[test]
fn boards_are_compared() {
    let two = |fields: &str| {
        let boards = "[(strategy: \"naive\"), (strategy: \"propagation\")]";
        let text = GOOD.replace("[(strategy: \"naive\")]", boards);
        findings(&text.replace("speed: 2", &format!("speed: 2, {fields}")))
    };
    let claim = |claim: &str| {
        two(&format!(
            "claims: [(name: \"n\", counter: \"placements\", {claim})]"
        ))
    };
    good(claim("board: 1, over: 2, at_least: 2"));
    is(claim("board: 1, over: 2, at_least: 9"), "the other board");
    good(claim("board: 1, over: 2, at: Place(3), value: 1"));
    is(claim("board: 2, over: 1, value: 1"), "0 times as many");
    // Aligned by guesses, the boards are at different steps.
    let stop = format!("stops: [(at: Place(3), text: {WORDS})]");
    let second =
        "claims: [(name: \"n\", board: 2, counter: \"placements\", at: Stop(1), at_most: 9)]";
    good(two(&format!("{second}, {stop}")));
    is(
        two(&format!("alignment: \"guess\", {second}, {stop}")),
        "another board",
    );
    good(two("alignment: \"share\""));
    is(with("alignment: \"share\""), "means nothing here");
}

#[test]
fn boards_do_not_wait_for_other_puzzles() {
    // Boards that end are not waited for with these, nor counted with them.
    let long = "name: \"n\", counter: \"givens\", value: 17, puzzle:         \"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\"";
    let end = format!("(at: End, text: {WORDS}), (at: End, board: 1, text: {WORDS})");
    let source = GOOD.replace("speed: 2", &format!("claims: [({long})], stops: [{end}]"));
    let mut proof = {
        let (lesson, places) = Lesson::read_with_places(&source).unwrap();
        Proof::new(lesson, places)
    };
    for _ in 0..3 {
        assert!(!proof.advance(1 << 10));
    }
    assert!(proof.stops.iter().all(|stop| stop.found != Found::NotYet));
}

/// Endless runs and puzzles with too many solutions are given up.
#[test]
fn endless_runs_are_given_up() {
    let text = GOOD
        .replace("1...............", &".".repeat(256))
        .replace("\"naive\"", "\"algorithm-x\", goal: \"all\"")
        .replace(
            "speed: 2",
            &format!("speed: 2, stops: [(at: Solution(1), text: {WORDS})]"),
        );
    assert_eq!(findings(&text), [""; 0]);
}

#[test]
fn what_refused_a_value_is_said_in_every_language() {
    let said = "text: (pt: \"Na {house}: {with}.\", es: \"En la {house}: {with}.\", en: \"In {house}: {with}.\")";
    good(stops(&format!("(at: Conflict(1), {said})")));
    let source = GOOD.replace("speed: 2", &format!("stops: [(at: Conflict(3), {said})]"));
    let lesson = Lesson::read(&source).unwrap();
    let text = lesson.stops[0].text.as_ref().unwrap();
    let mut run = lesson.runs().remove(0);
    run.explore(100);
    let refused = run.walk(0).enumerate();
    let mut refused = refused.filter(|(_, event)| event.kind() == EventKind::Conflict);
    let (third, _) = refused.nth(2).expect("a third conflict");
    let moment = run.at(third as u64 + 1).unwrap();
    let filled = |language| text.fill(language, Some(&moment));
    assert_eq!(filled(Language::En), "In row 1: R1C2.");
    assert_eq!(filled(Language::Pt), "Na linha 1: R1C2.");
    assert_eq!(filled(Language::Es), "En la fila 1: R1C2.");
    // In a language without a text the words are those of the text that is shown.
    let only = source.replace(", en: \"In {house}: {with}.\"", "");
    let only = Lesson::read(&only.replace(", es: \"En la {house}: {with}.\"", "")).unwrap();
    for language in Language::ALL {
        let text = only.stops[0].text.as_ref().unwrap();
        assert_eq!(text.fill(language, Some(&moment)), "Na linha 1: R1C2.");
    }
    // Elsewhere nothing is refused.
    let elsewhere = stops(&format!("(at: Place(1), {said})"));
    assert_eq!(elsewhere.len(), 6, "{elsewhere:?}");
    is(
        stops("(at: Place(1), text: \"By {with}.\")"),
        "`with` names what refused a value",
    );
    is(
        stops("(at: Select(3), view: \"log\", notes: \"By {house}.\")"),
        "`house` names what refused a value",
    );
}

/// A false house is reported for each text that names it.
#[test]
fn false_houses_are_found_in_every_language() {
    let everywhere =
        "(pt: \"Na coluna.\", pt_PT: \"Só na coluna.\", es: \"La columna.\", en: \"Its column.\")";
    let found = stops(&format!("(at: Conflict(1), text: {everywhere})"));
    assert_eq!(found.len(), 4, "{found:?}");
}

/// An answer that can be read before it is given is a fault, wherever it stands.
#[test]
fn answers_are_not_told_before() {
    let options = "(text: \"R1C3\", right: true), (text: \"R1C4\")";
    let choice = |options: &str| {
        format!("ask: (kind: Choice, question: \"Which is next?\", options: [{options}])")
    };
    let stop = |fields: &str| format!("stops: [(at: Step(1), {fields})]");
    let cells = |fields: &str| stop(&format!("{}, {fields}", choice(options)));
    good(with(&cells("text: \"Look.\"")));
    is(with(&cells("text: \"Then R1C3.\"")), "in the stop’s text");
    is(
        with(&cells("title: \"r1c3 is next\"")),
        "in the stop’s title",
    );
    is(with(&cells("point: [Cell(\"R1C3\")]")), "marks its cell");
    // A choice among what is said or marked is a question still.
    good(with(&cells("text: \"R1C3 or R1C4?\"")));
    good(with(&cells("point: [Cell(\"R1C3\"), Cell(\"R1C4\")]")));
    let asked = |said: &str| {
        let fields = cells("text: \"Look.\"");
        let text = GOOD.replace("speed: 2", &format!("speed: 2, {fields}"));
        findings(&text.replacen(WORDS, said, 2))
    };
    is(asked("\"First R1C3\""), "in the lesson’s title");
    // What an earlier stop has said is known, in its text or with its verdict, unless the run has
    // gone on since.
    let after = |first: &str, at: &str, ask: &str| {
        let second = format!("(at: {at}, {ask})");
        with(&format!("stops: [(at: Step(1), {first}), {second}]"))
    };
    let cells = choice(options);
    let says = "text: \"Then R1C3.\"";
    is(after(says, "Step(1)", &cells), "stop 1 has said it");
    good(after(says, "Step(2)", &cells));
    let words = choice("(text: \"the last guess\", right: true), (text: \"the first guess\")");
    let says = "text: \"It takes back the last guess.\"";
    is(after(says, "Step(2)", &words), "stop 1 has said it");
    let verdict = choice("(text: \"1\", right: true), (text: \"2\")");
    let verdict = verdict.replace("options:", "explain: \"So the last guess goes.\", options:");
    is(after(&verdict, "Step(2)", &words), "stop 1 has said it");
    good(after(
        "text: \"The last guess or the first guess?\"",
        "Step(2)",
        &words,
    ));
    let next = "ask: (kind: NextValue)";
    is(
        after("text: \"Now 1.\"", "Step(1)", next),
        "stop 1 has said it",
    );
    good(after(
        "text: \"Now 1.\"",
        "Step(2)",
        "ask: (kind: WhatHappens)",
    ));
    // What the run answers is known as well.
    let run = "ask: (kind: NextValue), text: \"Now 1.\"";
    is(with(&stop(run)), "“1”, can be read");
    good(with(&stop("ask: (kind: NextValue), text: \"Now!\"")));
    // A counter beside the question shows its answer, unless its board is hidden.
    let counted = |hide: &str| {
        let ask = choice("(text: \"{n}\", right: true), (text: \"41\")");
        let ask = ask.replace("options:", &format!("{hide} options:"));
        let claim = "(name: \"n\", counter: \"eliminations\", board: 2, value: 31)";
        let stop = format!("claims: [{claim}], stops: [(at: End, board: 1, {ask})]");
        let boards = "[(strategy: \"naive\"), (strategy: \"propagation\")]";
        let text = GOOD.replace("[(strategy: \"naive\")]", boards);
        findings(&text.replace("speed: 2", &format!("speed: 2, {stop}")))
    };
    is(counted(""), "a counter of board 2 shows it");
    good(counted("hide: [2],"));
}
