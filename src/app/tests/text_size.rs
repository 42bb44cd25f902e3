//! The text size that the viewer chooses.

use super::*;
use crate::app::look::Screen;
use crate::lesson::View;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT;

/// The height of the first text like this one, in pixels.
fn text_height(h: &Window, like: &str) -> f32 {
    let is_it = |clipped: &&egui::epaint::ClippedShape| match &clipped.shape {
        egui::Shape::Text(text) => text.galley.text().contains(like),
        _ => false,
    };
    let found = h.output().shapes.iter().find(is_it);
    let egui::Shape::Text(text) = &found.expect(like).shape else {
        unreachable!("it is a text");
    };
    text.galley.rows[0].height() * h.ctx.zoom_factor()
}

/// The side of the first board, in pixels: the largest square that is drawn.
fn board_side(h: &Window) -> f32 {
    let side = |clipped: &egui::epaint::ClippedShape| match &clipped.shape {
        egui::Shape::Rect(rect) => {
            let size = rect.rect.size();
            ((size.x - size.y).abs() < 0.5).then_some(size.x)
        }
        _ => None,
    };
    let sides = h.output().shapes.iter().filter_map(side);
    sides.fold(0.0, f32::max) * h.ctx.zoom_factor()
}

/// Larger text makes what is read larger, at every size that can be chosen, and costs the boards
/// little.
#[test]
fn larger_text_leaves_the_boards_large() {
    let mut h = harness_in(
        "naive-or-propagation",
        Language::En,
        egui::vec2(1366.0, 768.0),
    );
    ask(&mut h, Command::GoTo(40));
    let mut before: Option<(f32, f32)> = None;
    let usual = board_side(&h);
    for zoom in [1.0, 1.25, 1.5, 2.0] {
        ask(&mut h, LookCommand::Zoom(zoom));
        let session = &h.state().session;
        let stop = session.current_stop();
        let stop = stop.and_then(|stop| session.stops().text(stop));
        let read = text_height(&h, stop.unwrap().get(Language::En));
        let said = text_height(&h, "refused");
        let board = board_side(&h);
        assert!(board >= 0.75 * usual, "{zoom}: {board} of {usual}");
        if let Some((read_before, said_before)) = before {
            assert!(
                read > 1.05 * read_before,
                "{zoom}: {read} after {read_before}"
            );
            assert!(
                said > 0.95 * said_before,
                "{zoom}: {said} after {said_before}"
            );
        }
        before = Some((read, said));
    }
}

/// The keys work on every screen, and the size stays within bounds.
#[test]
fn keys_change_the_text_size() {
    let mut h = harness("first-moves");
    let zoom = |h: &Window| h.state().look.zoom;
    let press = |h: &mut Window, key| {
        h.key_press_modifiers(Modifiers::COMMAND, key);
        h.run();
    };
    press(&mut h, Key::Plus);
    assert!((zoom(&h) - 1.1).abs() < 0.001);
    press(&mut h, Key::Minus);
    press(&mut h, Key::Minus);
    assert!((zoom(&h) - 1.0 / 1.1).abs() < 0.001);
    for screen in [Screen::Editor, Screen::Course] {
        ask(&mut h, LookCommand::Screen(screen, Switch::On));
        // Without Shift, as on keyboards where plus needs it.
        press(&mut h, Key::Equals);
        assert!(zoom(&h) > 0.99, "{screen:?}");
        press(&mut h, Key::Num0);
        assert!((zoom(&h) - 1.0).abs() < 0.001, "{screen:?}");
        press(&mut h, Key::Minus);
        ask(&mut h, LookCommand::Screen(screen, Switch::Off));
    }
    for _ in 0..40 {
        press(&mut h, Key::Plus);
    }
    assert!((zoom(&h) - 4.0).abs() < 0.001);
}

/// At every text size all controls are whole, and none lies on another.
#[test]
fn panels_are_whole_at_every_text_size() {
    for (size, language) in [
        (egui::vec2(1024.0, 600.0), Language::Pt),
        (egui::vec2(1366.0, 768.0), Language::Es),
    ] {
        let mut h = harness_in(TWO_BOARDS, language, size);
        let step = h.state().session.stops().steps()[0];
        ask(&mut h, Command::GoTo(step));
        for zoom in [0.5, 1.5, 4.0] {
            ask(&mut h, LookCommand::Zoom(zoom));
            for view in [View::Lesson, View::Stack] {
                ask(&mut h, LookCommand::View(view));
                controls_are_whole(&h, &format!("{size:?} {zoom} {view:?}"));
            }
        }
    }
}

fn controls_are_whole(h: &Window, what: &str) {
    let window = (h.ctx.content_rect() * h.ctx.zoom_factor()).expand(0.5);
    let language = h.state().look.language;
    let named =
        ["play", "step-on", "step-back", "stop-on", "stop-back"].map(|id| language.word(id));
    let mut controls = Vec::new();
    for role in [Role::Button, Role::Tab] {
        for node in h.query_all_by_role(role) {
            let name = node.accesskit_node().label().unwrap_or_default();
            // What scrolls may be out of sight.
            let is_fixed = role == Role::Tab || node.rect().bottom() < 60.0 * h.ctx.zoom_factor();
            if is_fixed || named.iter().any(|known| name.starts_with(known)) {
                controls.push((name, node.rect()));
            }
        }
    }
    assert!(controls.len() > 15, "{what}: {controls:?}");
    for (index, (name, rect)) in controls.iter().enumerate() {
        assert!(window.contains_rect(*rect), "{what}: {name} {rect:?}");
        for (other, another) in &controls[index + 1..] {
            let both = rect.intersect(*another);
            let apart = !both.is_positive() || both.size().min_elem() < 1.0;
            assert!(apart, "{what}: {name} {rect:?} on {other} {another:?}");
        }
    }
}
