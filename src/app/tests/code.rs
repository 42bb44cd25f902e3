//! Lines of a program that are explained.

use super::*;
use crate::app::front_command::{Explain, FrontCommand};
use crate::app::program;
use crate::explain::code::{CodeLanguage, Listing};
use crate::explain::family_args;
use crate::lesson::View;
use egui::accesskit::Role;

const ROOMY: egui::Vec2 = egui::vec2(1440.0, 1700.0);
const RECURSION: &str = "The function calls itself for the rest of the board";

fn code(id: &str, language: Language, size: egui::Vec2) -> Window {
    let mut h = harness_in(id, language, size);
    ask(&mut h, LookCommand::View(View::Code));
    h
}

fn listing(h: &Window) -> Listing {
    program::shown(&h.state().session, &h.state().look)
}

/// The number of the line in which the program calls itself.
fn recursion(h: &Window) -> usize {
    let program = listing(h);
    let mut lines = program.lines.iter();
    lines.position(|line| line.about == Some("call")).unwrap()
}

/// The place of a line: to the right of its number.
fn place(h: &Window, line: usize) -> egui::Pos2 {
    let program = h.get_by_role(Role::Code).rect();
    let number = (line + 1).to_string();
    let is_number = |clipped: &&egui::epaint::ClippedShape| match &clipped.shape {
        egui::Shape::Text(text) => {
            text.galley.text() == number
                && program.contains(text.pos)
                && text.pos.x < program.left() + 40.0
        }
        _ => false,
    };
    let found = h.output().shapes.iter().find(is_number);
    let rect = found.unwrap().shape.visual_bounding_rect();
    egui::pos2(program.left() + 100.0, rect.center().y)
}

fn click(h: &mut Window, line: usize) {
    let at = place(h, line);
    h.drag_at(at);
    h.drop_at(at);
    h.run();
}

fn is_explained(h: &Window) -> bool {
    h.query_by_label_contains(RECURSION).is_some()
}

#[test]
fn a_line_that_is_clicked_stays_explained() {
    let mut h = code("all-solutions", Language::En, ROOMY);
    let line = recursion(&h);
    assert!(!is_explained(&h));
    click(&mut h, line);
    assert!(is_explained(&h));
    press(&mut h, Key::ArrowRight);
    assert!(is_explained(&h), "it stays while the run goes on");
    click(&mut h, line);
    assert!(!is_explained(&h), "another click closes it");
    click(&mut h, line);
    press(&mut h, Key::Escape);
    assert!(!is_explained(&h), "Esc closes it");
    click(&mut h, line);
    h.get_by_label("✖").click();
    h.run();
    assert!(!is_explained(&h), "the cross closes it");
    click(&mut h, line);
    click(&mut h, line + 1);
    h.get_by_label_contains("The guess is taken back.");
    assert!(!is_explained(&h), "another line takes its place");
    // Another program has other lines.
    ask(&mut h, LookCommand::Code(CodeLanguage::C));
    assert!(h.query_by_label("✖").is_none());
}

/// Queens and maps have programs of their own, in the words of those who draw them.
#[test]
fn a_family_has_its_program_and_its_words() {
    for (id, signature, explained) in [
        (
            "four-queens",
            "isSafe(row, column)",
            "no queen attacks the square",
        ),
        (
            "three-colours",
            "isSafe(node, colour)",
            "no neighbour has the colour",
        ),
    ] {
        let mut h = code(id, Language::En, ROOMY);
        let lines = listing(&h).lines;
        let line = lines.iter().position(|line| line.text.contains(signature));
        click(&mut h, line.unwrap());
        h.get_by_label_contains(explained);
        ask(&mut h, LookCommand::View(View::Flow));
        assert!(h.query_by_label_contains("row, column and box").is_none());
    }
}

#[test]
fn arrows_go_from_line_to_line() {
    let mut h = code("all-solutions", Language::En, egui::vec2(1024.0, 600.0));
    ask(&mut h, Command::GoTo(4));
    press(&mut h, Key::ArrowDown);
    h.get_by_label_contains("It is a guess");
    press(&mut h, Key::ArrowDown);
    assert!(is_explained(&h));
    press(&mut h, Key::ArrowUp);
    h.get_by_label_contains("It is a guess");
    // All lines are reached, also those of folded functions, and no empty one.
    let lines = listing(&h).lines;
    (0..lines.len()).for_each(|_| press(&mut h, Key::ArrowUp));
    let number = |h: &Window| program::explained(&h.state().session, &h.state().look);
    assert_eq!(number(&h), Some(0));
    let last = lines.iter().rposition(|line| !line.text.is_empty());
    for _ in 0..lines.len() {
        let number = number(&h).unwrap();
        let written = &lines[number];
        assert!(!written.text.is_empty());
        h.get_by_label(&format!("{}  {}", number + 1, written.signature().trim()));
        press(&mut h, Key::ArrowDown);
    }
    assert_eq!(number(&h), last);
    assert_eq!(step(&h), 4, "the run stays where it is");
    // In another view there is nothing to explain.
    press(&mut h, Key::Escape);
    ask(&mut h, LookCommand::View(View::Stack));
    press(&mut h, Key::ArrowDown);
    assert_eq!(number(&h), None);
}

/// In presenter mode Esc closes the explanation first.
#[test]
fn lines_are_explained_in_presenter_mode() {
    let mut h = code("first-moves", Language::En, egui::vec2(1440.0, 900.0));
    press(&mut h, Key::P);
    let line = recursion(&h);
    click(&mut h, line);
    assert!(is_explained(&h));
    press(&mut h, Key::Escape);
    assert!(!is_explained(&h) && h.state().look.is_presenting);
    press(&mut h, Key::Escape);
    assert!(!h.state().look.is_presenting);
}

/// Every line that something is said about says it, in sight, however small the window.
#[test]
fn every_explanation_is_in_sight() {
    let mut h = code("exact-cover", Language::Es, egui::vec2(1024.0, 600.0));
    let family = family_args(&"3x3".parse().unwrap());
    for code in [CodeLanguage::C, CodeLanguage::Python] {
        ask(&mut h, LookCommand::Code(code));
        for (number, line) in listing(&h).lines.iter().enumerate() {
            let Some(explanation) = line.explanation() else {
                continue;
            };
            ask(&mut h, FrontCommand::Explain(Explain::Line(number)));
            let words = Language::Es.text(&format!("line-{explanation}"), &family);
            let words = h.get_by_label(&words).rect();
            let bottom = h.ctx.content_rect().bottom();
            assert!(words.bottom() < bottom - 60.0, "{code:?}: {words:?}");
            // So is the line itself.
            let program = h.get_by_role(Role::Code).rect();
            assert!(program.top() < words.top() - 40.0, "{code:?}");
        }
    }
}
