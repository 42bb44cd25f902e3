//! Modes, languages and lessons.

use super::*;

#[test]
fn presenter_help_and_blank() {
    let mut h = harness("first-program");
    press(&mut h, Key::P);
    assert!(h.state().is_presenting && h.query_by_label_contains("Play").is_none());
    press(&mut h, Key::ArrowRight);
    assert_eq!(step(&h), 1, "a clicker works in presenter mode");
    press(&mut h, Key::H);
    assert!(h.state().shows_help);
    press(&mut h, Key::Escape);
    assert!(!h.state().shows_help && h.state().is_presenting);
    press(&mut h, Key::Escape);
    assert!(!h.state().is_presenting);
    type_text(&mut h, ".");
    assert!(h.state().is_blank);
    press(&mut h, Key::Escape);
    assert!(!h.state().is_blank);
}

#[test]
fn another_language_changes_words_only() {
    let mut h = harness("naive-or-propagation");
    press(&mut h, Key::C);
    let at = step(&h);
    h.get_by_label("English ▾").click();
    h.run();
    h.get_by_label("Português").click();
    h.run();
    assert_eq!((h.state().language, step(&h)), (Language::Pt, at));
    h.get_by_label_contains("Reproduzir");
    assert_eq!(h.state().boards[1].title, "propagação");
}

#[test]
fn every_lesson_opens_in_every_language() {
    for (id, _) in LESSONS {
        for language in Language::ALL {
            let h = harness_in(id, language, egui::vec2(1024.0, 600.0));
            h.get_by_label_contains(&language.word("play"));
        }
    }
}
