//! Questions.

use super::*;
use crate::explain::code::{Bug, CodeLanguage, listing};
use crate::lesson::{AskKind, LETTERS, Template, View};
use crate::scene::Font;
use std::collections::BTreeSet;

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

/// A question can hide views of the run, but not the lesson, in which it stands itself.
#[test]
fn questions_hide_views_of_the_run() {
    let read = |views: &str| {
        let ask = format!("stops: [(at: Step(2), ask: (kind: NextCell, hide_views: [{views}]))]");
        Lesson::read(&GOOD.replace("speed: 2", &ask))
    };
    let lesson = read("\"stack\", \"heat\"").unwrap();
    let ask = lesson.stops[0].ask.as_ref().unwrap();
    assert_eq!(ask.hide_views, [View::Stack, View::Heat]);
    let error = read("\"lesson\"").unwrap_err();
    assert_eq!(error.field, "hide_views");
    let names = "Expected one of `code`, `flow`, `stack`";
    assert!(error.to_string().contains(names), "{error}");
}

/// The lines of one function are shuffled with two that are not among them. In the right order they
/// are that function, in every language; no two are the same, so that no other order is right.
#[test]
fn lines_are_put_in_order() {
    for given in [1, 5, 8] {
        let ask = format!("stops: [(at: End, ask: (kind: Lines({given})))]");
        let lesson = Lesson::read(&GOOD.replace("speed: 2", &ask)).unwrap();
        let ask = lesson.stops[0].ask.as_ref().unwrap();
        let program = ask.program.as_ref().unwrap();
        let order = program.order.as_ref().unwrap();
        assert_eq!((order.given, order.shuffled), (given, 13 - given));
        assert_eq!(order.right.len(), 11 - given);
        let board = &lesson.boards[0];
        let family = lesson.problem.topology().family();
        for language in Language::ALL {
            let asked = ask.question.as_ref().unwrap().fill(language, None);
            assert_eq!(asked, language.word("ask-lines"));
            let text = program.text.fill(language, None);
            let is_shown = |c| c == '\n' || Font::Mono.shows(c);
            assert!(text.chars().all(is_shown), "{text}");
            let lines: Vec<&str> = text.lines().map(|line| &line[2..]).collect();
            let distinct: BTreeSet<&str> = lines.iter().copied().collect();
            assert_eq!(distinct.len(), lines.len(), "{text}");
            let right = order.right.iter().map(|line| lines[given + line]);
            let right: Vec<&str> = lines[..given].iter().copied().chain(right).collect();
            let code = CodeLanguage::Pseudocode;
            let listing = listing(family, board.strategy, board.goal, code, language);
            let whole: Vec<&str> = listing
                .lines
                .iter()
                .map(|line| line.text.trim_start())
                .collect();
            let own: Vec<&str> = right.iter().map(|line| line.trim_start()).collect();
            assert!(
                whole.windows(own.len()).any(|part| part == own),
                "{right:?}"
            );
            // Its indents are kept.
            let deepest = right
                .iter()
                .map(|line| line.len() - line.trim_start().len())
                .max();
            assert_eq!(deepest, Some(6));
        }
    }
    let none = GOOD.replace("speed: 2", "stops: [(at: End, ask: (kind: Lines(9)))]");
    assert_eq!(Lesson::read(&none).unwrap_err().field, "kind");
}

/// A function of the program is shown with its bug, and the right option is the line that it is
/// about.
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

/// Options that are cells, values or numbers are read as such in every language, and anything else
/// is refused where it stands.
#[test]
fn written_options_may_be_cells_values_or_numbers() {
    let read = |kind: &str, options: [&str; 2]| {
        let [right, wrong] = options;
        let ask = format!(
            "kind: {kind}, question: \"a\", options: [(text: {right}, right: true), (text: {wrong})]"
        );
        let stops = format!("speed: 2, stops: [(at: Step(2), ask: ({ask}))]");
        Lesson::read(&GOOD.replace("speed: 2", &stops))
    };
    let last = |kind, wrong: &str| -> Result<(bool, String), String> {
        let right = if kind == "Cell" { "\"R1C1\"" } else { "\"1\"" };
        let lesson = read(kind, [right, wrong]).map_err(|error| error.to_string())?;
        let Some(AskKind::Choice(options)) = lesson.stops[0].ask.clone().map(|ask| ask.kind) else {
            panic!("options are written");
        };
        let said = [Language::En, Language::Pt].map(|l| options[1].text.fill(l, None));
        Ok((options[1].is_typed, said.join(" ")))
    };
    let typed = |said: &str| Ok((true, said.to_owned()));
    assert_eq!(last("Cell", "\"R4C2\""), typed("R4C2 R4C2"));
    assert_eq!(last("Value", "\"4\""), typed("4 4"));
    assert_eq!(last("Count", "\"13824\""), typed("13,824 13.824"));
    assert_eq!(last("Count", "\"{placements}\""), typed("– –"));
    assert_eq!(
        last("Choice", "\"R4C2\""),
        Ok((false, "R4C2 R4C2".to_owned()))
    );
    for (kind, wrong, expected) in [
        ("Cell", "\"R5C1\"", "no cell `R5C1`"),
        ("Cell", "\"{placements}\"", "expected one cell"),
        ("Cell", "(pt: \"R1C2\", en: \"R1C3\")", "expected one cell"),
        ("Value", "\"5\"", "expected one value"),
        ("Value", "\"none\"", "expected one value"),
        ("Count", "\"about 3\"", "expected one whole number"),
        ("Count", "\"1.5\"", "expected one whole number"),
    ] {
        let error = last(kind, wrong).unwrap_err();
        assert!(error.contains(expected), "{error}");
    }
}
