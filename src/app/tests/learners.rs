//! Several students on one machine.

use super::{Window, ask, harness_in, press, type_text};
use crate::app::look::{Dialog, Screen};
use crate::explain::Language;
use crate::playhead::Direction;
use crate::session::Command;
use egui::Key;
use egui_kittest::kittest::Queryable;

/// The dialog, opened by keys over the course, beside a lesson whose first stop was reached.
fn dialog(language: Language, size: egui::Vec2) -> Window {
    let mut h = harness_in("first-moves", language, size);
    ask(&mut h, Command::Stop(Direction::Forward));
    press(&mut h, Key::I);
    press(&mut h, Key::S);
    assert_eq!(h.state().look.dialog, Some(Dialog::Learners));
    h
}

fn in_english() -> Window {
    dialog(Language::En, egui::vec2(1280.0, 800.0))
}

fn click(h: &mut Window, label: &str) {
    h.get_by_label(label).click();
    h.run();
}

fn current(h: &Window) -> &str {
    &h.state().session.roster().current
}

fn lessons_begun(h: &Window) -> usize {
    h.state().session.course().seen.len()
}

#[test]
fn a_name_is_added_chosen_and_removed() {
    let mut h = in_english();
    click(&mut h, "New name:");
    type_text(&mut h, " Zoë ");
    press(&mut h, Key::Enter);
    assert_eq!((current(&h), lessons_begun(&h)), ("Zoë", 0));
    // The next one is typed right away; a name that is taken is refused.
    type_text(&mut h, "Zoë");
    h.get_by_label("There is already a student with this name.");
    press(&mut h, Key::Enter);
    assert_eq!(h.state().session.roster().all.len(), 2);
    type_text(&mut h, "\u{202e}2");
    click(&mut h, "Add");
    assert_eq!(current(&h), "Zoë\\u{202e}2");
    click(&mut h, "Zoë");
    press(&mut h, Key::Escape);
    assert_eq!((current(&h), h.state().look.dialog), ("Zoë", None));
    h.get_by_label("Student: Zoë");
    // Removing asks first.
    press(&mut h, Key::S);
    click(&mut h, "Remove the name…");
    h.get_by_label("Remove Zoë and all progress?");
    click(&mut h, "Cancel");
    click(&mut h, "Remove the name…");
    click(&mut h, "Remove the name");
    assert_eq!((current(&h), lessons_begun(&h)), ("", 1));
    assert!(!h.state().session.roster().all.contains_key("Zoë"));
}

#[test]
fn progress_is_reset_after_a_question() {
    let mut h = in_english();
    click(&mut h, "Reset progress…");
    h.get_by_label("Reset the progress made without a name?");
    h.get_by_label("Lessons begun: 1. Stops reached: 1. They cannot be brought back.");
    press(&mut h, Key::Escape);
    press(&mut h, Key::S);
    assert_eq!(lessons_begun(&h), 1);
    click(&mut h, "Reset progress…");
    click(&mut h, "Reset progress");
    // Neither does the place in the lesson on show come back.
    press(&mut h, Key::Escape);
    press(&mut h, Key::Escape);
    assert_eq!(h.state().look.screen, Screen::Running);
    assert_eq!(lessons_begun(&h), 0);
    assert_eq!(h.state().session.playhead().position(), 0);
}
