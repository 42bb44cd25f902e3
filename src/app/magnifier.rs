//! A magnifier for boards whose candidates are too small to be read: the cell under the pointer and
//! those around it, enlarged.

use super::paint::{paint, rect_from};
use crate::puzzle::{Cell, Family};
use crate::scene::{Board, Card, CardParts, Rect};
use egui::{Sense, Ui};

/// Smaller candidates are enlarged, in points.
const MIN_READABLE: f32 = 10.0;
/// The least text size of candidates on a board, in points. Smaller ones are dots, and digits in
/// the magnifier.
pub const DIGITS_FROM: f32 = 8.0;
/// The side of an enlarged cell, and of the magnifier, in points.
const CELL: f32 = 84.0;
const SIDE: f32 = 210.0;

/// Whether the candidates of a board, or the names on it, are too small to be read.
pub fn is_wanted(card: &Card, parts: &CardParts) -> bool {
    let size = card.moment.problem().size() as f32;
    let candidate = match card.moment.problem().topology().family() {
        // Its squares are large enough. A free board has no candidates.
        Family::Queens(_) | Family::Row(_) | Family::Way(_) | Family::Free(_) => return false,
        // Its names are small too.
        Family::Map(_) => return card.board(parts).grid().side() / 4.0 < MIN_READABLE,
        Family::Sudoku(_)
        | Family::Jigsaw(_)
        | Family::Diagonal(_)
        | Family::Windows
        | Family::Latin(_)
        | Family::Grid(_) => parts.board.width / size / size.sqrt(),
    };
    card.options.candidates && card.moment.strategy().keeps_domains() && candidate < MIN_READABLE
}

/// Shows the surroundings of a cell.
pub fn show(ui: &mut Ui, card: &Card, parts: &CardParts, cell: Cell) {
    let (response, painter) = ui.allocate_painter(egui::vec2(SIDE, SIDE), Sense::hover());
    let times = CELL / card.board(parts).grid().side();
    let side = parts.board.width * times;
    let at = |x: f32, y: f32| {
        let rect = Rect::new(x, y, side, side);
        Board::new(card.moment, rect, card.palette, card.options).in_language(card.language)
    };
    let center = at(0.0, 0.0).grid().rect_of(cell).center();
    let middle = rect_from(response.rect).center();
    let mut shapes = Vec::new();
    at(middle.x - center.x, middle.y - center.y).draw(&mut shapes);
    paint(&painter.with_clip_rect(response.rect), shapes);
}
