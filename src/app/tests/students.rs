//! Students who take the whole course: one always answers right, the other always wrong.

use super::*;
use crate::explain::args;
use crate::playhead::{Command, Direction};

/// Takes a lesson from its start to its last stop, and answers everything on the way.
fn take(h: &mut Harness<'static, State>, id: &str, is_right: bool) {
    let language = h.state().language;
    let mut asked = 0;
    loop {
        let before = h.state().current_stop();
        h.state_mut().push(Command::Stop(Direction::Forward));
        h.run();
        h.step();
        let number = h.state().current_stop();
        if number == before {
            break;
        }
        let number = number.unwrap();
        assert_eq!(h.state().stop_here(), Some(number), "{id}");
        let stop = h.state().lesson.stops[number].clone();
        if let Some(text) = h.state().stop_text(number) {
            assert!(
                !text.is_empty() && !text.contains('{'),
                "{id}, {number}: {text}"
            );
            h.get_by_label(text);
        }
        assert_eq!(
            h.state().is_asking(),
            stop.ask.is_some(),
            "{id}, stop {number}"
        );
        if stop.ask.is_none() {
            continue;
        }
        asked += 1;
        let posed = h.state().posed().unwrap();
        let (options, right) = (posed.options.len(), posed.right);
        let question = posed.question.get(language).to_owned();
        let answer = posed.options[right].get(language).to_owned();
        h.get_by_label(&question);
        let option = if is_right {
            right
        } else {
            (right + asked) % options
        };
        let option = if is_right || option != right {
            option
        } else {
            (right + 1) % options
        };
        h.state_mut().choose(option);
        h.run();
        h.step();
        assert!(!h.state().is_asking());
        let verdict = if is_right {
            language.word("answer-right")
        } else {
            language.text("answer-wrong", &args([("answer", answer.into())]))
        };
        h.get_by_label(&verdict);
    }
    let state = h.state();
    assert!(state.is_at_last_stop(), "{id}: {:?}", state.notice);
    let expected = if is_right { asked } else { 0 };
    assert_eq!(state.score(), (expected, asked), "{id}");
    assert_eq!(
        state.course.stops_seen(id),
        state.lesson.stops.len(),
        "{id}"
    );
}

#[test]
fn the_course_is_taken_in_every_language() {
    let mut asked = 0;
    for (id, _) in LESSONS {
        let mut first = State::new(lesson(id), Language::En);
        first.explore_now();
        asked += first
            .lesson
            .stops
            .iter()
            .filter(|stop| stop.ask.is_some())
            .count();
        for language in Language::ALL {
            for is_right in [true, false] {
                let mut state = State::new(lesson(id), language);
                // The runs are the same for each student.
                for (board, explored) in state.boards.iter_mut().zip(&first.boards) {
                    board.timeline = explored.timeline.clone();
                }
                state.explore_now();
                let mut h = harness_with(state, egui::vec2(1440.0, 900.0));
                take(&mut h, id, is_right);
            }
        }
    }
    assert!(
        asked >= LESSONS.len(),
        "every lesson asks something: {asked}"
    );
}
