//! The boards, side by side or two by two.

use super::paint::{paint, point_from, rect_from, rect_to};
use super::state::State;
use super::style::TEXT;
use crate::scene::{Card, CardParts, Rect};
use egui::{Sense, Ui};

/// Shows the boards in what the other panels leave.
pub fn show(ui: &mut Ui, state: &mut State) {
    egui::CentralPanel::default().show(ui, |ui| {
        let (response, painter) = ui.allocate_painter(ui.available_size(), Sense::click());
        let palette = state.theme.palette();
        let area = rect_from(response.rect);
        let (places, layout) = places(area, state.boards.len());
        let clicked = response
            .clicked()
            .then(|| response.interact_pointer_pos())
            .flatten();
        let mut shapes = Vec::new();
        let mut hit = None;
        for (index, (board, place)) in state.boards.iter().zip(&places).enumerate() {
            // Words grow with the board, so that they can be read from where it can.
            let share = match (state.is_presenting, place.width > 1.4 * place.height) {
                (true, true) => 0.05,
                (true, false) => 0.034,
                (false, _) => 0.026,
            };
            let text = (place.width.min(place.height) * share).clamp(TEXT * 0.86, 64.0);
            let parts = layout(*place, text);
            let card = Card {
                moment: &board.moment,
                title: &board.title,
                length: board.timeline.length(),
                language: state.language,
                palette: &palette,
                options: state.options,
                asked: state.asked.filter(|_| index == state.leading),
                is_leading: state.boards.len() == 1 || index == state.leading,
            };
            card.draw(&parts, &mut shapes);
            if let Some(at) = clicked.map(point_from).filter(|at| place.contains(*at)) {
                let cell = card.board(&parts).grid().cell_at(at);
                hit = Some((index, cell));
            }
        }
        if let Some((index, cell)) = hit {
            state.leading = index;
            // Asking about the same cell again means no more asking.
            state.asked = if state.asked == cell { None } else { cell };
        }
        paint(&painter.with_clip_rect(rect_to(area)), shapes);
    });
}

/// Divides the area: as many columns as give the largest boards. Words stand below their boards, and
/// beside them where there are many boards and that gives larger ones.
fn places(area: Rect, count: usize) -> (Vec<Rect>, Layout) {
    const GAP: f32 = 22.0;
    const LAYOUTS: [Layout; 2] = [CardParts::below, CardParts::beside];
    let area = area.shrunk(6.0);
    let size = |columns: usize| {
        let rows = count.div_ceil(columns);
        let width = (area.width - GAP * (columns - 1) as f32) / columns as f32;
        let height = (area.height - GAP * (rows - 1) as f32) / rows as f32;
        Rect::new(0.0, 0.0, width, height)
    };
    let layouts = if count > 2 {
        &LAYOUTS[..]
    } else {
        &LAYOUTS[..1]
    };
    let side = |(columns, layout): &(usize, Layout)| layout(size(*columns), TEXT).board.width;
    let (columns, layout) = (1..=count)
        .flat_map(|columns| layouts.iter().map(move |layout| (columns, *layout)))
        .max_by(|a, b| side(a).total_cmp(&side(b)))
        .expect("there is a board");
    let Rect { width, height, .. } = size(columns);
    let rects = (0..count)
        .map(|index| {
            let (column, row) = ((index % columns) as f32, (index / columns) as f32);
            let (x, y) = (column * (width + GAP), row * (height + GAP));
            Rect::new(area.x + x, area.y + y, width, height)
        })
        .collect();
    (rects, layout)
}

/// How a card is divided, by its rectangle and its text size.
type Layout = fn(Rect, f32) -> CardParts;
