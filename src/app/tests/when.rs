//! Going to when something happens.

use super::{harness, press, press_shift, step, type_text};
use crate::app::look::Dialog;
use egui::Key;
use egui_kittest::kittest::Queryable;

#[test]
fn enter_goes_on_and_shift_enter_back() {
    let mut h = harness("first-moves");
    press_shift(&mut h, Key::W);
    assert_eq!(h.state().look.dialog, Some(Dialog::When));
    type_text(&mut h, "conflict 3");
    press(&mut h, Key::Enter);
    let third = step(&h);
    assert_eq!(h.state().session.runs()[0].moment().counters().conflicts, 3);
    // The next thing is typed right away.
    for _ in 0.."conflict 3".len() {
        press(&mut h, Key::Backspace);
    }
    type_text(&mut h, "depth >= 1");
    press(&mut h, Key::Enter);
    let deeper = step(&h);
    press_shift(&mut h, Key::Enter);
    assert_ne!(step(&h), deeper);
    type_text(&mut h, "x");
    press(&mut h, Key::Enter);
    h.get_by_label_contains("at character 10: ");
    assert_ne!(step(&h), third);
    press(&mut h, Key::Escape);
    assert_eq!(h.state().look.dialog, None);
}
