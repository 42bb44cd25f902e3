//! The stack view.

use super::inspector::set_boards;
use super::*;
use crate::lesson::View;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT;

/// The frames in sight, from the top: their places and words.
fn frames(h: &Window) -> Vec<(egui::Rect, String)> {
    let sign = |number: &char| number.is_ascii_digit();
    let buttons = h.query_all_by_role(Role::Button).filter_map(|button| {
        let words = button.accesskit_node().label()?;
        let (level, rest) = words.split_once(". ")?;
        let is_frame = level.chars().all(|c| sign(&c)) && rest.contains("; ");
        is_frame.then(|| (button.rect(), words.clone()))
    });
    let mut frames: Vec<_> = buttons.collect();
    frames.sort_by(|a, b| a.0.top().total_cmp(&b.0.top()));
    frames
}

fn stack(id: &str, size: egui::Vec2) -> Window {
    let mut h = harness_in(id, Language::En, size);
    ask(&mut h, LookCommand::View(View::Stack));
    h
}

#[test]
fn a_frame_tells_its_options_and_what_the_failed_ones_cost() {
    let mut h = stack("first-program", egui::vec2(1440.0, 900.0));
    h.get_by_label("No open choice point");
    assert!(frames(&h).is_empty());
    ask(&mut h, Command::GoTo(1_000));
    h.get_by_label("22 open choice points");
    let frames = frames(&h);
    assert_eq!(frames.len(), 22);
    assert_eq!(
        frames[0].1,
        "22. R4C7; failed (nodes): 1 2 3 4 (1) 5 6; untried: 7 8 9"
    );
    assert_eq!(
        frames[4].1,
        "18. R4C2; failed (nodes): 1 (41) 2 (27) 3 4 5 6; now: 7; untried: 8 9"
    );
}

/// The stack of an empty 16×16 board has 256 frames in the end.
#[test]
fn the_latest_frame_is_in_sight_however_deep_the_stack() {
    let problem = crate::puzzle::text::read_one(&".".repeat(256), &Default::default());
    let boards = BoardSpec::read_all("fewest-candidates").unwrap();
    let lesson = Lesson::bare(std::sync::Arc::new(problem.unwrap()), boards);
    let mut h = harness_of(lesson, Language::En, egui::vec2(1024.0, 600.0));
    ask(&mut h, LookCommand::View(View::Stack));
    press(&mut h, Key::S);
    h.get_by_label("256 open choice points");
    let seen = frames(&h);
    assert!(seen[0].1.starts_with("256. "), "{:?}", seen[0]);
    assert!(seen.len() < 60, "only frames in sight are built");
    let top = seen[0].0;
    // It stays there while the others scroll.
    h.event(egui::Event::PointerMoved(seen[3].0.center()));
    h.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -100_000.0),
        modifiers: Modifiers::NONE,
    });
    h.run();
    let scrolled = frames(&h);
    assert_eq!(scrolled[0], (top, seen[0].1.clone()));
    assert!(scrolled.last().unwrap().1.starts_with("1. "));
}

#[test]
fn a_frame_that_is_clicked_goes_to_its_guess() {
    let mut h = stack("first-program", egui::vec2(1440.0, 900.0));
    ask(&mut h, Command::GoTo(1_000));
    let guess = h.state().session.runs().leader().moment().choices()[17].guess;
    let at = frames(&h)[4].0.center();
    h.drag_at(at);
    h.drop_at(at);
    h.run();
    let moment = h.state().session.runs().leader().moment();
    let (cell, value) = guess.unwrap();
    assert_eq!(
        moment.event(),
        Some(crate::solver::Event::Place { cell, value })
    );
    assert!(moment.step() < 1_000);
    // The latest has none yet.
    ask(&mut h, Command::GoTo(1_000));
    let at = frames(&h)[0].0.center();
    h.drag_at(at);
    h.drop_at(at);
    h.run();
    assert_eq!(step(&h), 1_000);
}

/// Nothing is wider than the panel, whatever is decided, and in presenter mode too.
#[test]
fn frames_are_never_wider_than_their_panel() {
    let mut h = harness_in("first-program", Language::Pt, egui::vec2(1024.0, 600.0));
    set_boards(&mut h, "algorithm-x, masks");
    ask(&mut h, LookCommand::View(View::Stack));
    let last = h.state().session.runs().leader().timeline().explored();
    for is_presenting in [Switch::Off, Switch::On] {
        ask(&mut h, LookCommand::Present(is_presenting));
        for step in [1, 20, last] {
            ask(&mut h, Command::GoTo(step));
            for (rect, words) in frames(&h) {
                assert!(rect.right() < 1024.0 / h.ctx.zoom_factor(), "{words}");
            }
        }
    }
}
