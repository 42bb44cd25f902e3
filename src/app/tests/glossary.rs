//! Words of lessons that open their meanings, and the glossary.

use super::*;
use crate::app::look::Dialog;
use crate::files::glossary;
use crate::playhead::Direction;
use egui_kittest::kittest::NodeT;

/// The words that are marked, in order.
fn marked(h: &Window) -> Vec<String> {
    let links = h.query_all_by_role(Role::Link);
    links
        .filter_map(|link| link.accesskit_node().label())
        .collect()
}

fn next_stop(h: &mut Window) {
    ask(h, Command::Stop(Direction::Forward));
}

fn meaning(id: &str, language: Language) -> &'static str {
    let terms = &glossary().terms;
    let term = terms.iter().find(|term| term.id == id).unwrap();
    term.meaning.get(language)
}

#[test]
fn a_click_on_a_word_opens_its_meaning_and_its_lesson() {
    let sizes = [egui::vec2(1280.0, 800.0), egui::vec2(390.0, 664.0)];
    for (size, language, word) in [
        (sizes[0], Language::En, "dead end"),
        (sizes[1], Language::Pt, "beco sem saída"),
    ] {
        let mut h = harness_in("dead-ends-and-blame", language, size);
        ask(&mut h, LookCommand::View(crate::lesson::View::Lesson));
        let told = meaning("backtrack", language);
        assert!(h.query_by_label(told).is_none());
        assert!(
            marked(&h).iter().any(|marked| marked == word),
            "{:?}",
            marked(&h)
        );
        // The lesson on show is not offered.
        h.get_by_role_and_label(Role::Link, word).click();
        h.run();
        let card = h.get_by_label(meaning("dead-end", language)).rect();
        assert!(
            h.ctx.content_rect().contains_rect(card),
            "{size:?}: {card:?}"
        );
        assert!(h.query_by_label_contains("Lesson: ").is_none());
        press(&mut h, Key::Escape);
        assert!(h.query_by_label(meaning("dead-end", language)).is_none());
        // The keyboard opens it too.
        h.get_by_role_and_label(Role::Link, word).focus();
        h.run();
        press(&mut h, Key::Enter);
        h.get_by_label(meaning("dead-end", language));
    }
    // Another word leads to its lesson.
    let mut h = harness("dead-ends-and-blame");
    ask(&mut h, LookCommand::View(crate::lesson::View::Lesson));
    h.get_by_role_and_label(Role::Link, "cell").click();
    h.run();
    h.get_by_label("Lesson: The first moves").click();
    h.run();
    assert_eq!(h.state().session.lesson().id, "first-moves");
}

/// What a question asks about is not explained until it is answered, neither in the text nor in the
/// glossary.
#[test]
fn an_open_question_keeps_its_words_to_itself() {
    let mut h = harness("first-moves");
    let mut kept = 0;
    while !h.state().session.is_at_last_stop() {
        next_stop(&mut h);
        if !h.state().session.is_asking() {
            continue;
        }
        let session = &h.state().session;
        let posed = session.questions().posed().unwrap();
        let right = posed.right;
        let is_kept = |term: &usize| posed.mentions(glossary(), *term, Language::En);
        let terms = 0..glossary().terms.len();
        let names: Vec<&str> = terms
            .filter(is_kept)
            .map(|term| glossary().terms[term].name.get(Language::En))
            .collect();
        kept += names.len();
        for name in &names {
            assert!(!marked(&h).iter().any(|word| word == name), "{name}");
        }
        h.key_press_modifiers(Modifiers::SHIFT, Key::G);
        h.run();
        let later = Language::En.word("glossary-later");
        assert_eq!(h.query_all_by_label(&later).count(), names.len());
        press(&mut h, Key::Escape);
        ask(&mut h, Command::Choose(right));
    }
    assert!(kept > 0);
}

#[test]
fn the_glossary_lists_all_words_and_finds_some() {
    for size in [egui::vec2(1280.0, 800.0), egui::vec2(320.0, 568.0)] {
        let language = Language::Pt;
        let mut h = harness_in("first-moves", language, size);
        h.key_press_modifiers(Modifiers::SHIFT, Key::G);
        h.run();
        assert_eq!(h.state().look.dialog, Some(Dialog::Glossary));
        for term in &glossary().terms {
            let told = h.get_by_label(term.meaning.get(language)).rect();
            let window = h.ctx.content_rect();
            assert!(window.x_range().contains(told.left()), "{}", term.id);
            assert!(window.x_range().contains(told.right()), "{}", term.id);
        }
        h.get_by_role(Role::TextInput).focus();
        h.run();
        type_text(&mut h, "BACKTRACKING");
        h.get_by_label(meaning("backtrack", language));
        assert!(h.query_by_label(meaning("cell", language)).is_none());
        type_text(&mut h, "?");
        h.get_by_label_contains("BACKTRACKING?");
    }
    // From the help, and from the course.
    let mut h = harness("first-moves");
    press(&mut h, Key::H);
    h.get_by_label("Glossary…").click();
    h.run();
    assert_eq!(h.state().look.dialog, Some(Dialog::Glossary));
    press(&mut h, Key::Escape);
    press(&mut h, Key::I);
    h.key_press_modifiers(Modifiers::SHIFT, Key::G);
    h.run();
    assert_eq!(h.state().look.dialog, Some(Dialog::Glossary));
}

/// The words of a lesson can be selected and copied; without a selection the board is.
#[test]
fn words_can_be_selected_and_copied() {
    let mut h = harness("first-moves");
    press(&mut h, Key::N);
    let number = h.state().session.current_stop().expect("a stop");
    let words = h.state().session.stops().text(number).expect("words");
    let words = words.get(Language::En).to_owned();
    let at = h.get_by_label(&words).rect();
    let ends = [
        at.left_top() + egui::vec2(2.0, 8.0),
        at.right_bottom() - egui::vec2(2.0, 8.0),
    ];
    for (pos, pressed) in ends.into_iter().zip([true, false]) {
        h.event(egui::Event::PointerMoved(pos));
        h.step();
        h.event(egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        h.step();
    }
    h.event(egui::Event::Copy);
    h.step();
    let commands = &h.output().platform_output.commands;
    let copied = commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.as_str()),
        _ => None,
    });
    let copied = copied.expect("something is copied");
    assert!(copied.len() > 20 && words.contains(copied), "{copied}");
}
