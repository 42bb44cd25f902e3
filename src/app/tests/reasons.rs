//! Why no solution has a value, or agrees with a position.

use super::*;
use crate::app::look::LookCommand;
use crate::lesson::View;
use crate::puzzle::{Cell, Value, text};
use crate::session::reason::ReasonFor;
use std::sync::Arc;

const AGAINST_BRUTE_FORCE: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// A puzzle with its naive run, and the view open.
fn opened(line: &str) -> Window {
    let problem = text::read_one(line, &text::Options::default()).unwrap();
    let boards = BoardSpec::read_all("naive").unwrap();
    let mut h = harness_of(
        Lesson::bare(Arc::new(problem), boards),
        Language::En,
        egui::vec2(1280.0, 800.0),
    );
    ask(&mut h, LookCommand::View(View::Why));
    h
}

fn says(h: &Window, words: &str) -> bool {
    h.query_by_label_contains(words).is_some()
}

#[test]
fn a_value_is_asked_about_by_a_click_on_it() {
    let mut h = opened(AGAINST_BRUTE_FORCE);
    ask(&mut h, LookCommand::Cell(Some(Cell::new(0))));
    assert!(!says(&h, "forbid it") && !says(&h, "Only what matters"));
    h.get_by(|node| node.role() == Role::Link && node.label().as_deref() == Some("2"))
        .click();
    h.run();
    assert!(says(
        &h,
        "No solution has R1C1 = 2: 9 of the 17 givens forbid it."
    ));
    assert!(says(&h, "Each of these is needed."));
    h.get_by_label("Only what matters").click();
    h.run();
    assert!(h.state().look.shows_only_reason);
    // Another cell is another question.
    ask(&mut h, LookCommand::Cell(Some(Cell::new(1))));
    assert!(!says(&h, "forbid it"));
}

/// Whether a reason is offered for the position at a step.
fn is_offered(h: &mut Window, step: u64) -> bool {
    ask(h, Command::GoTo(step));
    h.state().session.reason(ReasonFor::Position).is_some()
}

#[test]
fn a_position_is_explained_where_its_doom_is_shown() {
    let mut h = opened(AGAINST_BRUTE_FORCE);
    assert!(!is_offered(&mut h, 1_000), "doom is not shown");
    press(&mut h, Key::W);
    assert!(is_offered(&mut h, 1_000));
    assert!(says(&h, "No solution agrees with the guess R1C1 = 2"));
    assert!(!is_offered(&mut h, 0), "nothing is written yet");
}

/// A lesson whose class predicts first says only what its run has shown.
#[test]
fn lessons_tell_only_what_was_seen() {
    let mut h = harness("first-backtrack");
    ask(&mut h, LookCommand::View(View::Why));
    press(&mut h, Key::W);
    let last = h.state().session.last_seen();
    let value = |value| (Cell::new(0), Value::new(value).unwrap());
    for step in 0..=last {
        ask(&mut h, Command::GoTo(step));
        let session = &h.state().session;
        let (leader, hides) = (session.runs().leader(), session.hides_future());
        let event = leader.moment().event().map(|event| event.kind());
        let is_told = event == Some(crate::solver::EventKind::DeadEnd);
        assert!(
            !hides || is_told || !session.may_explain(ReasonFor::Position),
            "{step}"
        );
        for value in (1..=4).map(value) {
            let choices = leader.moment().choices();
            let has_failed = choices.iter().any(|choice| choice.failed.contains(&value));
            let may = session.may_explain(ReasonFor::Value(value));
            assert!(!hides || has_failed || !may, "{step}: {value:?}");
        }
    }
    ask(&mut h, Command::Reveal(Switch::On));
    let session = &h.state().session;
    assert!(session.is_asking() || session.may_explain(ReasonFor::Value(value(1))));
}
