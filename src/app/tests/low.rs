//! Low windows, as on small laptops and old projectors.

use super::*;
use crate::app::inspector::MORE;
use crate::lesson::View;
use crate::session::verdict::LETTERS;
use egui::accesskit::Role;

/// Whether a view says that it goes on below.
fn goes_on(h: &Window) -> bool {
    h.output()
        .shapes
        .iter()
        .any(|clipped| match &clipped.shape {
            egui::Shape::Text(text) => text.galley.text() == MORE,
            _ => false,
        })
}

/// In low windows the options of a question are in sight beside or below the view that it is about, and
/// where there is no room for all of them that can be seen.
#[test]
fn options_are_in_sight_in_low_windows() {
    // How many of a hundred may have to be scrolled to.
    for (size, most) in [
        (egui::vec2(1024.0, 600.0), 1),
        (egui::vec2(1366.0, 768.0), 2),
    ] {
        let (mut all, mut below) = (0, 0);
        for (name, source) in LESSONS {
            let mut h = harness_of(Lesson::read(source).unwrap(), Language::En, size);
            let stops = h.state().session.stops().steps().to_vec();
            for language in Language::ALL {
                ask(&mut h, LookCommand::Language(language));
                for step in &stops {
                    ask(&mut h, Command::GoTo(*step));
                    ask(&mut h, LookCommand::View(View::Stack));
                    let session = &h.state().session;
                    let Some(posed) = session.questions().posed() else {
                        continue;
                    };
                    let tabs = h.get_all_by_role(Role::Tab).next().unwrap().rect();
                    let foot = h.get_by_label(&language.word("stop-back")).rect();
                    for (letter, option) in LETTERS.iter().zip(&posed.options) {
                        let words = format!("{letter}: {}", option.get(language));
                        let rect = h.get_by_label(&words).rect();
                        let what = format!("{name} {language:?} {step}: {words} {rect:?}");
                        assert!(rect.top() > tabs.bottom(), "{what}");
                        all += 1;
                        if rect.bottom() >= foot.top() {
                            below += 1;
                            assert!(goes_on(&h), "{what}");
                        }
                    }
                }
            }
        }
        assert!(all > 300, "{all}");
        assert!(below * 100 <= most * all, "{size:?}: {below} of {all}");
    }
}

/// In the lesson view of a low window all options are in sight as well, and so are the votes of a class.
#[test]
fn options_of_the_lesson_are_in_sight_in_low_windows() {
    let size = egui::vec2(1024.0, 600.0);
    for language in Language::ALL {
        let mut front = Front::new(lesson("naive-or-propagation"), language);
        front.session.explore_only(&[1, 1]);
        let mut h = harness_with(front, size);
        ask(&mut h, Command::GoTo(1));
        for counts in [Switch::Off, Switch::On] {
            ask(&mut h, Command::CountClass(counts));
            let posed = h.state().session.questions().posed().unwrap();
            let foot = h.get_by_label(&language.word("stop-back")).rect();
            for (letter, option) in LETTERS.iter().zip(&posed.options) {
                let words = format!("{letter}: {}", option.get(language));
                let bottom = card(&h, &words).bottom();
                assert!(
                    bottom <= foot.top(),
                    "{language:?} {counts:?}: {words} {bottom}"
                );
            }
        }
    }
}

/// A view that goes on above or beside its panel says so there.
#[test]
fn views_say_where_they_go_on() {
    let mut h = harness_in("first-program", Language::En, egui::vec2(1024.0, 600.0));
    let says = |h: &Window, sign: &str| {
        let mut shapes = h.output().shapes.iter();
        shapes.any(|clipped| {
            matches!(&clipped.shape, egui::Shape::Text(text) if text.galley.text() == sign)
        })
    };
    ask(&mut h, Command::GoTo(20));
    ask(&mut h, LookCommand::View(View::Code));
    let signs = ["▴", MORE, "◂", "▸"].map(|sign| says(&h, sign));
    assert_eq!(signs, [false, true, false, true]);
    ask(&mut h, Command::Last);
    assert!(says(&h, "▴"));
}

/// Where only one of several boards has room, the inspector takes the room of the others: the words of a stop are
/// beside the view, and all options of its question in sight.
#[test]
fn one_of_four_boards_leaves_room_beside_it() {
    let mut h = harness_in("measuring", Language::En, egui::vec2(1024.0, 600.0));
    let foot = |h: &Window| h.get_by_label("Previous stop").rect();
    let stop = h.state().session.stops().steps()[1];
    ask(&mut h, Command::GoTo(stop));
    ask(&mut h, LookCommand::View(View::Chart));
    let posed = h.state().session.questions().posed().unwrap().clone();
    for (letter, option) in LETTERS.iter().zip(&posed.options) {
        let words = format!("{letter}: {}", option.get(Language::En));
        assert!(card(&h, &words).bottom() <= foot(&h).top(), "{words}");
    }
    let left = foot(&h).left();
    assert_eq!(h.state().drawn.sides.len(), 1);
    ask(&mut h, LookCommand::ShowAll(Switch::On));
    assert_eq!(h.state().drawn.sides.len(), 4);
    let narrow = foot(&h).left();
    assert!(narrow > left + 150.0, "{narrow}");
    ask(&mut h, LookCommand::ShowAll(Switch::Off));
    assert_eq!(h.state().drawn.sides.len(), 1);
    assert_eq!(foot(&h).left(), left);
}
