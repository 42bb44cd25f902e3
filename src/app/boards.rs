//! The boards, side by side or two by two.

use super::paint::{paint, point_from, rect_from, rect_to};
use super::state::State;
use crate::scene::{Card, CardParts, Length, Rect, place_cards};
use egui::{Sense, Ui};

/// Around the cards, in points.
const MARGIN: f32 = 6.0;
/// Around what egui's panels hold, in points.
const PANEL_MARGIN: f32 = 8.0;

/// Where the cards are.
fn places(area: Rect, count: usize, is_presenting: bool) -> Vec<CardParts> {
    let share = |place: Rect| match (is_presenting, place.width > 1.4 * place.height) {
        (true, true) => 0.05,
        (true, false) => 0.034,
        (false, _) => 0.026,
    };
    place_cards(area.shrunk(MARGIN), count, share)
}

/// The side of each of so many boards in so much room.
pub fn side(room: egui::Vec2, count: usize) -> f32 {
    let area = Rect::new(0.0, 0.0, room.x, room.y).shrunk(PANEL_MARGIN);
    places(area, count, false)[0].board.width
}

/// Shows the boards in what the other panels leave.
pub fn show(ui: &mut Ui, state: &mut State) {
    egui::CentralPanel::default().show(ui, |ui| {
        let (response, painter) = ui.allocate_painter(ui.available_size(), Sense::click());
        let palette = state.theme.palette();
        let area = rect_from(response.rect);
        let places = places(area, state.boards.len(), state.is_presenting);
        let clicked = response
            .clicked()
            .then(|| response.interact_pointer_pos())
            .flatten();
        let mut shapes = Vec::new();
        let mut hit = None;
        for (index, (board, parts)) in state.boards.iter().zip(&places).enumerate() {
            let card = Card {
                moment: &board.moment,
                title: &board.title,
                length: Some(Length::of(&board.timeline)),
                language: state.language,
                palette: &palette,
                options: state.options,
                asked: state.asked.filter(|_| index == state.leading),
                is_leading: state.boards.len() == 1 || index == state.leading,
            };
            card.draw(parts, &mut shapes);
            if let Some(at) = clicked
                .map(point_from)
                .filter(|at| parts.whole.contains(*at))
            {
                let cell = card.board(parts).grid().cell_at(at);
                hit = Some((index, cell));
            }
        }
        if let Some((index, cell)) = hit {
            state.lead(index);
            // Asking about the same cell again means no more asking.
            state.asked = if state.asked == cell { None } else { cell };
        }
        paint(&painter.with_clip_rect(rect_to(area)), shapes);
    });
}
