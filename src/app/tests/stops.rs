//! The words of a stop are in sight with its title, and with as much of its question as there is
//! room for; after an answer, what is said of it.

use super::*;
use crate::app::cx::Cx;
use crate::lesson::View;
use egui::{Rect, Shape, Vec2};

/// A size for each class of layout: a desk, phones held sideways, and phones held upright.
const SIZES: [Vec2; 5] = [
    Vec2::new(1280.0, 720.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(640.0, 360.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(360.0, 640.0),
];
/// Lessons whose stops open views of most kinds.
const IDS: [&str; 6] = [
    "first-moves",
    "rule-check",
    "first-backtrack",
    "stack-and-recursion",
    "one-template",
    "naive-or-propagation",
];
/// A board of at most this side, in points, has given the room that it could.
const SMALL_BOARD: f32 = 145.0;

/// The first line of a text that is drawn, and what is seen of the place where it is.
fn first_line(h: &Window, words: &str) -> Option<(Rect, Rect)> {
    let mut shapes = h.output().shapes.iter();
    shapes.find_map(|clipped| match &clipped.shape {
        Shape::Text(text) if text.galley.text() == words => {
            let line = text.galley.rows.first()?.rect();
            Some((line.translate(text.pos.to_vec2()), clipped.clip_rect))
        }
        _ => None,
    })
}

fn is_in_sight(h: &Window, words: &str) -> bool {
    first_line(h, words).is_some_and(|(line, seen)| seen.expand(1.0).contains_rect(line))
}

#[track_caller]
fn assert_in_sight(h: &Window, words: &str, where_: &str) {
    let line = first_line(h, words);
    assert!(is_in_sight(h, words), "{where_}: {words:?} at {line:?}");
}

/// Answers the question at the playhead wrong, and then right.
fn answer(h: &mut Window, right: usize, explanation: Option<&str>, where_: &str) {
    ask(h, Command::Choose(usize::from(right == 0)));
    assert_in_sight(h, &Language::En.word("answer-again"), where_);
    ask(h, Command::Choose(right));
    if let Some(words) = explanation {
        assert_in_sight(h, words, where_);
    }
}

fn check_stop(h: &mut Window, number: usize, size: Vec2, where_: &str) {
    let (session, look) = (&h.state().session, &h.state().look);
    let (view, sides) = (look.view, &h.state().drawn.sides);
    let cx = Cx::new(session, look).in_window(size, sides.len());
    let text = |words| cx.lesson_text(words);
    let title = session.lesson().stops[number].title.as_ref().map(text);
    let words = session.stops().text(number).map(text);
    let posed = session.questions().posed();
    if let Some(title) = title {
        let in_card = format!("{title}  ▼");
        assert_in_sight(
            h,
            if view == View::Lesson {
                &title
            } else {
                &in_card
            },
            where_,
        );
    }
    if let Some(words) = &words {
        assert_in_sight(h, words, where_);
    }
    let Some(posed) = posed.filter(|posed| posed.lines.is_empty() && posed.order.is_none()) else {
        return;
    };
    let option = text(&posed.options[0]);
    let has_given_room = sides[0] <= SMALL_BOARD;
    assert!(
        is_in_sight(h, &option) || has_given_room,
        "{where_}: {option:?} at {:?} beside boards of {sides:?}",
        first_line(h, &option)
    );
    let (right, explanation) = (posed.right, posed.explanation.as_ref().map(text));
    answer(h, right, explanation.as_deref(), where_);
}

#[test]
fn what_a_stop_says_is_in_sight() {
    for size in SIZES {
        for id in IDS {
            let mut h = harness_in(id, Language::En, size);
            let is_phone = crate::app::layout::Layout::is_small(&h.ctx);
            ask(
                &mut h,
                LookCommand::Fingers(if is_phone { Switch::On } else { Switch::Off }),
            );
            for number in 0..h.state().session.lesson().stops.len() {
                // A question that stays open is passed by a second press.
                while h.state().session.stop_here() != Some(number) {
                    press(&mut h, Key::N);
                }
                let where_ = format!("{size} {id}, stop {}", number + 1);
                check_stop(&mut h, number, size, &where_);
            }
        }
    }
}
