//! The text size that the viewer chooses.

use super::*;

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

/// Larger text makes what is read larger, at every size that can be chosen, and costs the boards little.
#[test]
fn larger_text_leaves_the_boards_large() {
    for size in [egui::vec2(1366.0, 768.0), egui::vec2(1440.0, 900.0)] {
        for (id, sentence) in [
            ("first-program", "refused"),
            ("naive-or-propagation", "refused"),
        ] {
            let mut h = harness_in(id, Language::En, size);
            ask(&mut h, Command::GoTo(40));
            let mut before: Option<(f32, f32)> = None;
            let mut usual = None;
            for zoom in [1.0, 1.25, 1.5, 2.0] {
                ask(&mut h, LookCommand::Zoom(zoom));
                let what = format!("{id} at {size:?}, {zoom}");
                let session = &h.state().session;
                let stop = session
                    .current_stop()
                    .and_then(|stop| session.stops().text(stop));
                let read = text_height(&h, stop.unwrap().get(Language::En));
                let said = text_height(&h, sentence);
                let board = board_side(&h);
                let usual = *usual.get_or_insert(board);
                assert!(board >= 0.75 * usual, "{what}: {board} of {usual}");
                if let Some((read_before, said_before)) = before {
                    assert!(
                        read > 1.05 * read_before,
                        "{what}: {read} after {read_before}"
                    );
                    assert!(
                        said > 0.95 * said_before,
                        "{what}: {said} after {said_before}"
                    );
                }
                before = Some((read, said));
            }
        }
    }
}
