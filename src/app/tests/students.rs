//! Two students take the whole course: one always answers right, the other always wrong.

use super::*;
use crate::explain::args;
use crate::playhead::Direction;
use crate::session::course::Roster;
use crate::session::verdict::LETTERS;
use crate::session::{CourseLessons, Session};
use std::collections::BTreeMap;

/// Takes a lesson from its start to its last stop, answering everything on the way.
fn take(h: &mut Window, id: &str, is_right: bool) {
    let language = h.state().look.language;
    let mut asked = 0;
    loop {
        let before = h.state().session.current_stop();
        ask(h, Command::Stop(Direction::Forward));
        let session = &h.state().session;
        let number = session.current_stop();
        if number == before {
            break;
        }
        let number = number.unwrap();
        assert_eq!(session.stop_here(), Some(number), "{id}");
        if let Some(text) = session.stops().text(number) {
            let text = text.get(language);
            // A program may print braces.
            let is_filled = !text.contains('{') || text.contains("print(f");
            assert!(!text.is_empty() && is_filled, "{id}, {number}: {text}");
            h.get_by_label(&style::unbroken(text));
        }
        let asks = session.lesson().stops[number].ask.is_some();
        assert_eq!(session.is_asking(), asks, "{id}, stop {number}");
        if !asks {
            continue;
        }
        asked += 1;
        let posed = session.questions().posed().unwrap();
        let (options, right) = (posed.options.len(), posed.right);
        h.get_by_label(&style::unbroken(posed.question.get(language)));
        // Not always the same wrong answer.
        let wrong = (right + asked) % options;
        let wrong = if wrong == right {
            (right + 1) % options
        } else {
            wrong
        };
        ask(h, Command::Choose(if is_right { right } else { wrong }));
        if h.state().session.is_asking() {
            h.get_by_label(&language.word("answer-again"));
            let other = (0..options).find(|option| ![right, wrong].contains(option));
            // Lines are in the right order or not: they may be wrong twice.
            ask(h, Command::Choose(other.unwrap_or(wrong)));
        }
        assert!(!h.state().session.is_asking());
        let verdict = if is_right {
            language.word("answer-right")
        } else {
            let answer = h.state().session.questions().posed().unwrap().answer;
            let letter = LETTERS[answer.unwrap()].to_string();
            language.text("answer-wrong", &args([("answer", letter.into())]))
        };
        h.get_by_label_contains(&verdict);
    }
    let session = &h.state().session;
    assert!(session.is_at_last_stop(), "{id}: {:?}", session.notice());
    let expected = if is_right { asked } else { 0 };
    assert_eq!(session.questions().score(), (expected, asked), "{id}");
    let reached = session.course().seen[id].stops.len();
    assert_eq!(reached, session.lesson().stops.len(), "{id}");
}

#[test]
fn the_course_is_taken_with_right_and_with_wrong_answers() {
    let mut asked = 0;
    for (number, (id, source)) in LESSONS.iter().enumerate() {
        let mut h = harness(id);
        let stops = h.state().session.lesson().stops.iter();
        asked += stops.filter(|stop| stop.ask.is_some()).count();
        let language = Language::ALL[number % Language::ALL.len()];
        for is_right in [true, false] {
            // The runs are the same for each student; nothing else is.
            let bare = Session::new(lesson(id), CourseLessons(LESSONS));
            let mut session = std::mem::replace(&mut h.state_mut().session, bare);
            session.apply(Command::Reload(Box::new(Lesson::read(source))));
            session.apply(Command::GoTo(0));
            let session = session.restored(Roster::restored(BTreeMap::new(), ""), "");
            h = harness_with(Front::of(session, language), egui::vec2(1440.0, 900.0));
            take(&mut h, id, is_right);
        }
    }
    assert!(
        asked >= LESSONS.len(),
        "every lesson asks something: {asked}"
    );
}
