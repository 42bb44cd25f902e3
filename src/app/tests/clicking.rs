//! Presenter mode by clicker and by mouse alone.

use super::presenting::{SIZES, presented, texts};
use super::*;
use crate::lesson::View;
use crate::session::verdict::LETTERS;

/// A clicker steps, or goes from stop to stop if that is wanted.
#[test]
fn a_clicker_can_go_from_stop_to_stop() {
    let mut h = presented("first-moves", Language::En, SIZES[0]);
    press(&mut h, Key::PageDown);
    assert_eq!(step(&h), 1);
    press_shift(&mut h, Key::P);
    let stops = h.state().session.stops().steps().to_vec();
    press(&mut h, Key::PageDown);
    assert_eq!(step(&h), stops[0]);
    press(&mut h, Key::PageDown);
    assert_eq!(step(&h), stops[1]);
    press(&mut h, Key::PageUp);
    assert_eq!(step(&h), stops[0]);
    press(&mut h, Key::PageUp);
    assert_eq!(step(&h), 0, "the introduction");
    press(&mut h, Key::P);
    press(&mut h, Key::PageDown);
    assert_eq!(step(&h), 1, "only in presenter mode");
}

/// A clicker alone goes through a lesson, and shows the right answer before it passes a question.
#[test]
fn a_clicker_shows_answers() {
    for goes_to_stops in [false, true] {
        let mut h = presented("first-moves", Language::En, SIZES[0]);
        if goes_to_stops {
            press_shift(&mut h, Key::P);
        }
        let mut shown = 0;
        while !h.state().session.is_at_last_stop() || h.state().session.is_asking() {
            let was_asking = h.state().session.is_asking();
            press(&mut h, Key::PageDown);
            if was_asking {
                h.get_by_label_contains("Press again to see the right answer");
                press(&mut h, Key::PageDown);
                let right = h.state().session.questions().posed().unwrap().right;
                let verdict = texts(&h, &format!("{} is right.", LETTERS[right]));
                assert!(!verdict.is_empty() && h.query_by_label_contains(", right").is_some());
                shown += 1;
            }
        }
        assert_eq!(shown, 3);
        assert_eq!(h.state().session.questions().score(), (0, 0));
    }
}

/// By the mouse alone: buttons come when it moves, and go when it rests.
#[test]
fn the_pointer_finds_ways_on() {
    let mut h = presented("first-moves", Language::En, SIZES[1]);
    assert!(h.query_by_label_contains("Next stop").is_none());
    h.hover_at(egui::pos2(500.0, 500.0));
    h.step();
    h.step();
    h.get_by_label("One step forward").click();
    (0..5).for_each(|_| h.step());
    assert_eq!(step(&h), 1);
    h.get_by_label_contains("Next stop").click();
    (0..5).for_each(|_| h.step());
    assert_eq!(step(&h), h.state().session.stops().steps()[0]);
    h.hover_at(egui::pos2(400.0, 400.0));
    for _ in 0..60 * 4 {
        h.step();
    }
    assert!(h.query_by_label_contains("Next stop").is_none());
}

/// At the end of a lesson, the buttons for the pointer cover neither counters nor the way to the
/// next lesson.
#[test]
fn the_buttons_for_the_pointer_cover_nothing_at_the_end() {
    let size = SIZES[1];
    let mut h = presented("first-moves", Language::En, size);
    ask(&mut h, Command::Last);
    h.hover_at(egui::pos2(500.0, 500.0));
    (0..5).for_each(|_| h.step());
    let way = h.get_by_label_contains("Next lesson").rect();
    let on = h.get_by_label("One step forward").rect();
    assert!(!on.intersects(way), "{on} {way}");
}

/// The screen can be blanked and shown again by mouse.
#[test]
fn the_mouse_blanks_the_screen() {
    let mut h = presented("first-backtrack", Language::En, SIZES[1]);
    h.hover_at(egui::pos2(500.0, 500.0));
    (0..5).for_each(|_| h.step());
    h.get_by_label("Blank screen").click();
    (0..3).for_each(|_| h.step());
    assert!(h.state().look.is_blank);
}

/// Whatever leads onto a stop shows the view it asks for. A view that the viewer has chosen stays.
#[test]
fn a_step_onto_a_stop_opens_its_view() {
    let mut h = presented("stack-and-recursion", Language::Es, SIZES[1]);
    let click_at = |h: &mut Window, at| {
        ask(h, Command::GoTo(at));
        press(h, Key::PageDown);
        (step(h), h.state().look.view)
    };
    assert_eq!(click_at(&mut h, 0), (1, View::Stack));
    // The stack would tell the answer.
    assert_eq!(click_at(&mut h, 10), (11, View::Lesson));
    // The last stop is at the solution.
    for key in [Key::S, Key::End] {
        ask(&mut h, Command::Last);
        let asking = h.state().session.stops().steps()[4];
        ask(&mut h, Command::GoTo(asking));
        ask(&mut h, LookCommand::View(View::Lesson));
        assert!(h.state().session.is_asking());
        press(&mut h, key);
        press(&mut h, key);
        assert_eq!(h.state().look.view, View::Stack, "{key:?}");
    }
    ask(&mut h, LookCommand::View(View::Tree));
    assert_eq!(click_at(&mut h, 14), (15, View::Tree));
}

/// Some clickers send B to blank the screen. After other keys it goes to the next backtrack, and it
/// answers a question.
#[test]
fn the_b_of_a_clicker_blanks_the_screen() {
    let mut h = presented("first-backtrack", Language::En, SIZES[1]);
    press(&mut h, Key::PageDown);
    assert_eq!(step(&h), 1);
    for is_blank in [true, false] {
        h.key_press(Key::B);
        type_text(&mut h, "b");
        assert_eq!(h.state().look.is_blank, is_blank);
    }
    assert_eq!(step(&h), 1);
    press(&mut h, Key::ArrowLeft);
    press(&mut h, Key::B);
    assert!(!h.state().look.is_blank && step(&h) > 1);
    ask(&mut h, Command::GoTo(0));
    press_shift(&mut h, Key::P);
    while !h.state().session.is_asking() {
        press(&mut h, Key::PageDown);
    }
    press(&mut h, Key::B);
    let posed = h.state().session.questions().posed().unwrap();
    assert_eq!(posed.first_answer(), Some(1));
    assert!(!h.state().look.is_blank);
}
