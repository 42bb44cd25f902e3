//! Low windows, as on small laptops and old projectors.

use super::*;
use crate::lesson::View;
use crate::session::verdict::LETTERS;

const LOW: egui::Vec2 = egui::vec2(1024.0, 600.0);

/// Whether a text like this is drawn.
fn says(h: &Window, sign: &str) -> bool {
    let mut shapes = h.output().shapes.iter();
    shapes.any(|clipped| match &clipped.shape {
        egui::Shape::Text(text) => text.galley.text() == sign,
        _ => false,
    })
}

/// Whether every option of the question is above the foot of the inspector, or else that there is
/// more below.
fn check_options(h: &Window, what: &str) {
    let language = h.state().look.language;
    let posed = h.state().session.questions().posed().expect(what);
    let foot = h.get_by_label(&language.word("stop-back")).rect();
    for (letter, option) in LETTERS.iter().zip(&posed.options) {
        let words = format!("{letter}: {}", option.get(language));
        let bottom = card(h, &words).bottom();
        assert!(bottom <= foot.top() || says(h, "▾"), "{what}: {words}");
    }
}

/// In low windows the options of a question are in sight beside the view that it is about, and in
/// the lesson view, and so are the votes of a class.
#[test]
fn options_are_in_sight_in_low_windows() {
    for (id, language) in [
        ("first-backtrack", Language::Es),
        ("naive-or-propagation", Language::Pt),
        ("find-the-bug", Language::En),
    ] {
        let mut h = harness_in(id, language, LOW);
        while h.state().session.questions().posed().is_none() {
            press(&mut h, Key::N);
        }
        for view in [View::Lesson, View::Stack] {
            ask(&mut h, LookCommand::View(view));
            for counts in [Switch::Off, Switch::On] {
                ask(&mut h, Command::CountClass(counts));
                check_options(&h, &format!("{id} {view:?} {counts:?}"));
            }
        }
    }
}

/// A view that goes on above or beside its panel says so there.
#[test]
fn views_say_where_they_go_on() {
    let mut h = harness_in("first-program", Language::En, LOW);
    ask(&mut h, Command::GoTo(20));
    ask(&mut h, LookCommand::View(View::Code));
    let signs = ["▴", "▾", "◂", "▸"].map(|sign| says(&h, sign));
    assert_eq!(signs, [true, true, false, true]);
    ask(&mut h, Command::Last);
    assert!(says(&h, "▴"));
}

/// Where only one of several boards has room, the inspector takes the room of the others: the words
/// of a stop are beside the view, and all options of its question in sight.
#[test]
fn one_of_four_boards_leaves_room_beside_it() {
    let mut h = harness_in("measuring", Language::En, LOW);
    let left = |h: &Window| h.get_by_label("Previous stop").rect().left();
    let stop = h.state().session.stops().steps()[1];
    ask(&mut h, Command::GoTo(stop));
    ask(&mut h, LookCommand::View(View::Chart));
    check_options(&h, "measuring");
    let before = left(&h);
    assert_eq!(h.state().drawn.sides.len(), 1);
    ask(&mut h, LookCommand::ShowAll(Switch::On));
    assert_eq!(h.state().drawn.sides.len(), 4);
    assert!(left(&h) > before + 100.0);
    ask(&mut h, LookCommand::ShowAll(Switch::Off));
    assert_eq!(left(&h), before);
}
