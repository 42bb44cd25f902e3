//! The boards, side by side or two by two.

use super::paint::{paint, point_from, rect_from, rect_to};
use super::state::State;
use super::style::is_narrow;
use crate::lesson::Point;
use crate::puzzle::Cell;
use crate::scene::{Card, CardParts, DoomMark, Length, Rect, Shape, Stroke, foot_of, place_cards};
use egui::{Sense, Ui};

/// Around the cards, in points.
const MARGIN: f32 = 6.0;
/// Around what egui's panels hold, in points.
const PANEL_MARGIN: f32 = 8.0;

/// Less high than this, boards need the room more than words do, in points.
const LOW: f32 = 520.0;

/// Boards with a side shorter than this cannot be read, in points.
const READABLE: f32 = 120.0;

/// How much larger words may be in presenter mode than boards as large as can be leave them.
const LARGER: [f32; 4] = [1.8, 1.6, 1.4, 1.2];

/// Where the cards are.
fn places(area: Rect, count: usize, foot: f32, is_presenting: bool) -> Vec<CardParts> {
    let share = |place: Rect| match (is_presenting, place.width > 1.4 * place.height) {
        (true, true) => 0.05,
        (true, false) => 0.034,
        (false, _) => 0.026,
    };
    let cards = |times: f32| {
        place_cards(area.shrunk(MARGIN), count, foot, |place| {
            share(place) * times
        })
    };
    let usual = cards(1.0);
    if !is_presenting {
        return usual;
    }
    // What boards leave free below them makes words larger.
    let has_room = |cards: &Vec<CardParts>| cards[0].board.width >= usual[0].board.width;
    let larger = LARGER.into_iter().map(cards).find(has_room);
    larger.unwrap_or(usual)
}

/// The side of each of so many boards in so much room.
pub fn side(room: egui::Vec2, count: usize) -> f32 {
    let area = Rect::new(0.0, 0.0, room.x, room.y).shrunk(PANEL_MARGIN);
    places(area, count, 0.0, false)[0].board.width
}

/// Frames what a lesson points at, where that is on the card.
fn draw_point(point: Point, card: &Card, parts: &CardParts, shapes: &mut Vec<Shape>) {
    let board = card.board(parts);
    let grid = board.grid();
    let around = |cells: &[Cell]| {
        let rects = cells.iter().map(|cell| grid.rect_of(*cell));
        rects.reduce(Rect::around)
    };
    let framed = match point {
        Point::Cell(cell) => around(&[cell]),
        Point::House(house) => around(card.moment.problem().topology().cells_of(house)),
        Point::Counter(quantity) => card.counter_rect(parts, quantity.id()),
        // The program shows its own.
        Point::Line(_) => None,
    };
    let Some(rect) = framed else { return };
    // What is low has neighbours above and below.
    let width = (grid.side() * 0.06).min(rect.height * 0.12).clamp(2.0, 8.0);
    shapes.push(Shape::Rect {
        rect: rect.shrunk(-width / 2.0),
        radius: width,
        fill: None,
        stroke: Some(Stroke::new(width, card.palette.lit_edge)),
    });
}

/// Whether boards side by side would be too small to be read.
fn are_crowded(room: Rect, state: &State) -> bool {
    let foot = foot_of(usize::from(state.shows_doom));
    let places = places(room, state.boards.len(), foot, state.is_presenting);
    state.boards.len() > 1 && places.iter().any(|parts| parts.board.width < READABLE)
}

/// Which board is shown, where there is room for one.
fn choice(ui: &mut Ui, state: &mut State) {
    ui.horizontal_wrapped(|ui| {
        for index in 0..state.boards.len() {
            let name = format!("{}. {}", index + 1, state.boards[index].title);
            if ui.selectable_label(index == state.leading, name).clicked() {
                state.lead(index);
            }
        }
    });
}

/// Shows the boards in what the other panels leave; on a phone, where they would be too small to be
/// read, only the leading one.
pub fn show(ui: &mut Ui, state: &mut State) {
    egui::CentralPanel::default().show_inside(ui, |ui| {
        let room = rect_from(ui.available_rect_before_wrap());
        // A student at work sees one board, and not how it ends.
        let student = state.solved_board();
        let shown: Vec<usize> = match student {
            Some(solved) => vec![solved],
            None if is_narrow(ui.ctx()) && are_crowded(room, state) => {
                choice(ui, state);
                vec![state.leading]
            }
            None => (0..state.boards.len()).collect(),
        };
        let (response, painter) = ui.allocate_painter(ui.available_size(), Sense::click());
        let palette = state.theme.palette();
        let area = rect_from(response.rect);
        let shows_doom = state.shows_doom && student.is_none();
        // Low windows have room for the verdict alone.
        let lines = match (shows_doom, area.height < LOW) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 2,
        };
        let foot = foot_of(lines);
        let places = places(area, shown.len(), foot, state.is_presenting);
        let clicked = response
            .clicked()
            .then(|| response.interact_pointer_pos())
            .flatten();
        let mut shapes = Vec::new();
        let mut hit = None;
        for (&index, parts) in shown.iter().zip(&places) {
            let board = &state.boards[index];
            let cursor = state.solving.as_ref().map(|solving| solving.cursor);
            let card = Card {
                moment: &board.moment,
                title: &board.title,
                length: student.is_none().then(|| Length::of(&board.timeline)),
                language: state.language,
                palette: &palette,
                options: state.options,
                asked: cursor.or(state.asked.filter(|_| index == state.leading)),
                is_leading: shown.len() == 1 || index == state.leading,
                is_parting: student.is_none() && state.parts_at(index),
            };
            card.draw(parts, &mut shapes);
            let points = state.points_at(index).iter().copied();
            for point in points.chain(state.student_points()) {
                draw_point(point, &card, parts, &mut shapes);
            }
            if let Some(doom) = board.doom.as_ref().filter(|_| shows_doom) {
                let span = doom.span();
                let mark = DoomMark {
                    problem: board.moment.problem(),
                    is_doomed: span.is_some(),
                    cell: span.and_then(|span| span.guess).map(|(cell, _)| cell),
                    words: &doom.words(&board.moment, state.language)[..lines],
                    palette: &palette,
                    coordinates: state.options.coordinates,
                };
                mark.draw(parts, &mut shapes);
            }
            if let Some(at) = clicked
                .map(point_from)
                .filter(|at| parts.whole.contains(*at))
            {
                let cell = card.board(parts).grid().cell_at(at);
                hit = Some((index, cell));
            }
        }
        if let (Some(_), Some((_, Some(cell)))) = (student, hit) {
            state.point_at(cell);
        } else if let (None, Some((index, cell))) = (student, hit)
            && !cell.is_some_and(|cell| state.answer_cell(cell) || state.fork_at(cell))
        {
            state.lead(index);
            // Asking about the same cell again means no more asking.
            state.asked = if state.asked == cell { None } else { cell };
        }
        paint(&painter.with_clip_rect(rect_to(area)), shapes);
    });
}
