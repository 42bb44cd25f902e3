//! The cell that the keys of a focused board have reached.

use crate::window::shortcuts;
use egui::{EventFilter, Key, Response, Stroke, StrokeKind, Ui};

/// What the keys of a focused board ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CursorMove {
    /// Going on by rows and columns.
    By(isize, isize),
    /// Doing something with the cell.
    Take,
}

/// What is asked for by the keys, while the board has the focus.
pub fn walk(ui: &Ui, board: &Response) -> Vec<CursorMove> {
    if !board.has_focus() {
        return Vec::new();
    }
    let arrows = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(board.id, arrows));
    shortcuts::keep_sideways(ui.ctx(), board.id);
    let ways = [
        (Key::ArrowUp, -1, 0),
        (Key::ArrowDown, 1, 0),
        (Key::ArrowLeft, 0, -1),
        (Key::ArrowRight, 0, 1),
    ];
    let presses = |key| ui.input(|input| input.num_presses(key));
    let mut walk: Vec<CursorMove> = ways
        .into_iter()
        .flat_map(|(key, rows, columns)| {
            std::iter::repeat_n(CursorMove::By(rows, columns), presses(key))
        })
        .collect();
    let is_taken = presses(Key::Enter) + presses(Key::Space) > 0;
    walk.extend(is_taken.then_some(CursorMove::Take));
    walk
}

/// Draws a frame around the cell that the keys have reached.
pub fn draw(ui: &Ui, board: &Response, cell: egui::Rect) {
    if board.has_focus() {
        let stroke = Stroke::new(3.0, ui.visuals().selection.stroke.color);
        let cell = cell.expand(2.0);
        ui.painter()
            .rect_stroke(cell, 2.0, stroke, StrokeKind::Middle);
    }
}
