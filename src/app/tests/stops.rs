//! The words of a stop are in sight with its title, and with as much of its question as there is
//! room for; after an answer, what is said of it.

use super::*;
use crate::app::cx::Cx;
use crate::lesson::View;
use crate::session::verdict::Score;
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
const SMALL_BOARD: f32 = 105.0;

/// A text that is drawn: the place of its first line, of all of it, and what is seen there.
fn place_of(h: &Window, words: &str) -> Option<[Rect; 3]> {
    let mut shapes = h.output().shapes.iter();
    shapes.find_map(|clipped| match &clipped.shape {
        Shape::Text(text) if text.galley.text() == words => {
            let rows = || text.galley.rows.iter().map(|row| row.rect());
            let places = [rows().next()?, rows().reduce(Rect::union)?];
            let [first, all] = places.map(|rect| rect.translate(text.pos.to_vec2()));
            Some([first, all, clipped.clip_rect])
        }
        _ => None,
    })
}

fn is_in_sight(h: &Window, words: &str) -> bool {
    place_of(h, words).is_some_and(|[line, _, seen]| seen.expand(1.0).contains_rect(line))
}

/// Whether all lines of a text are in sight, and not only its first.
fn is_whole(h: &Window, words: &str) -> bool {
    place_of(h, words).is_some_and(|[_, all, seen]| seen.expand(1.0).contains_rect(all))
}

#[track_caller]
fn assert_in_sight(h: &Window, words: &str, where_: &str) {
    let line = place_of(h, words);
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
        place_of(h, &option)
    );
    let (right, explanation) = (posed.right, posed.explanation.as_ref().map(text));
    answer(h, right, explanation.as_deref(), where_);
}

/// A lesson in a window of this size, on a touch screen if it is small.
fn for_fingers(id: &str, language: Language, size: Vec2) -> Window {
    let mut h = harness_in(id, language, size);
    let is_phone = crate::app::layout::Layout::is_small(&h.ctx);
    ask(
        &mut h,
        LookCommand::Fingers(if is_phone { Switch::On } else { Switch::Off }),
    );
    h
}

fn go_to_stop(h: &mut Window, number: usize) {
    // A question that stays open is passed by a second press.
    while h.state().session.stop_here() != Some(number) {
        press(h, Key::N);
    }
}

#[test]
fn what_a_stop_says_is_in_sight() {
    for size in SIZES {
        for id in IDS {
            let mut h = for_fingers(id, Language::En, size);
            for number in 0..h.state().session.lesson().stops.len() {
                go_to_stop(&mut h, number);
                let where_ = format!("{size} {id}, stop {}", number + 1);
                check_stop(&mut h, number, size, &where_);
            }
        }
    }
}

/// On a phone too a quiz ends with its score below the words of its last stop.
#[test]
fn the_score_of_a_quiz_is_in_sight() {
    let mut h = for_fingers("quiz-first-steps", Language::En, Vec2::new(390.0, 844.0));
    let last = h.state().session.lesson().stops.len() - 1;
    for number in 0..=last {
        go_to_stop(&mut h, number);
        if let Some(posed) = h.state().session.questions().posed() {
            let right = posed.right;
            ask(&mut h, Command::Choose(right));
        }
    }
    let session = &h.state().session;
    let score = Score::of(session).expect("a score").in_words(Language::En);
    let words = session.stops().text(last).expect("its words");
    assert_in_sight(&h, words.get(Language::En), "the last stop");
    assert_in_sight(&h, &score, "the last stop");
}

/// On the smallest phones all words of a stop and all options of its question are in sight, but for
/// the longest, for which the board above them has given all the room that it can. Beside it they
/// only have what makes them lower.
#[test]
fn small_phones_show_whole_questions() {
    let ids = [
        "first-backtrack",
        "four-queens",
        "naked-singles",
        "fewest-candidates",
    ];
    let mut longest = Vec::new();
    for size in [Vec2::new(360.0, 640.0), Vec2::new(640.0, 360.0)] {
        for (id, language) in ids.into_iter().zip([Language::Pt, Language::En].repeat(2)) {
            let mut h = for_fingers(id, language, size);
            for number in 0..h.state().session.lesson().stops.len() {
                go_to_stop(&mut h, number);
                let session = &h.state().session;
                let cx = Cx::new(session, &h.state().look).in_window(size, 1);
                let words = session.stops().text(number);
                let posed = session.questions().posed();
                let options = posed.map_or(&[][..], |posed| &posed.options);
                let texts: Vec<String> = words
                    .into_iter()
                    .chain(options)
                    .map(|t| cx.lesson_text(t))
                    .collect();
                let side = h.state().drawn.sides[0];
                let cut: Vec<&String> = texts.iter().filter(|text| !is_whole(&h, text)).collect();
                assert!(
                    cut.is_empty() || side <= SMALL_BOARD || size.x > size.y,
                    "{size} {id}, stop {}: {cut:?} beside a board of {side}",
                    number + 1
                );
                if !cut.is_empty() {
                    longest.push(format!("{size} {id}, stop {}", number + 1));
                }
            }
        }
    }
    assert!(longest.len() <= 5, "{longest:?}");
}
