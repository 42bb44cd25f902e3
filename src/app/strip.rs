//! The timeline: a lane a board, drawn by the scene, dragged by the viewer.

use super::doomed::DoomView;
use super::paint::{mesh, paint, rect_from};
use super::state::{BoardState, State};
use super::style::TEXT;
use crate::analysis::alignment::Alignment;
use crate::explain::{Language, Sentence};
use crate::playhead::Command;
use crate::scene::{
    Font, Length, Point, Rect, Shape, Strip, StripLane, Stroke, Theme, fitted, step_of, width_of,
};
use crate::solver::Plan;
use crate::timeline::Stretch;
use egui::{Mesh, Sense, Ui};
use std::sync::Arc;

/// A skyline and what it was made for: it is made anew only when one of these changes.
#[derive(Default)]
pub struct Skyline {
    key: (u64, usize),
    stretches: Vec<Stretch>,
    /// Its bars, and what else these depend on.
    bars: Option<(Setting, Arc<Mesh>)>,
}

/// The place of bars, their colours, and how far doom is known.
type Setting = (Rect, Theme, Option<u64>);

/// Shows every lane.
pub fn show(ui: &mut Ui, state: &mut State) {
    let palette = state.theme.palette();
    let lanes = state.boards.len() as f32;
    let height = (ui.ctx().content_rect().height() * 0.1 / lanes).clamp(22.0, 60.0);
    let text = TEXT * 0.9;
    let widest =
        |widest: f32, board: &BoardState| widest.max(width_of(&board.title, Font::Regular, text));
    let label = state.boards.iter().fold(0.0, widest) + 16.0;
    let label = label.min(ui.available_width() * 0.25);
    let is_common = state.alignment == Alignment::Step;
    let language = state.language;
    let hides_future = state.hides_future();
    let plans: Vec<Plan> = (state.boards.iter())
        .map(|board| *board.timeline.plan())
        .collect();
    let mut asked = None;
    for (index, board) in state.boards.iter_mut().enumerate() {
        let size = egui::vec2(ui.available_width(), height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        let mut lane_rect = rect_from(rect);
        lane_rect.x += label;
        lane_rect.width = (lane_rect.width - label - 8.0).max(10.0);
        let marks = state.bookmarks.iter();
        let bookmarks: Vec<u64> = marks
            .filter(|mark| is_common || mark.board == index)
            .map(|mark| mark.step)
            .collect();
        let stops: &[u64] = if index == 0 { &state.stops } else { &[] };
        let columns = (lane_rect.width / 2.0) as usize;
        let timeline = &board.timeline;
        // Each lane is the whole of its own run, so that a short one can be seen beside a long one.
        let span = timeline.explored();
        let strip = Strip {
            palette: &palette,
            text,
            span,
        };
        if board.skyline.key != (span, columns) {
            board.skyline = Skyline {
                key: (span, columns),
                stretches: timeline.stretches(span, columns),
                bars: None,
            };
        }
        let doom = board.doom.as_ref().filter(|_| state.shows_doom);
        let lane = StripLane {
            label: &fitted(&board.title, Font::Regular, text, label - 14.0),
            stretches: &board.skyline.stretches,
            columns,
            frontier: timeline.frontier().counters(),
            position: board.moment.step(),
            bookmarks: &bookmarks,
            stops,
            explored: span,
            is_complete: timeline.length().is_some(),
        };
        let key = (lane_rect, state.theme, doom.and_then(DoomView::known_until));
        let kept = board.skyline.bars.take().filter(|(old, _)| *old == key);
        let (_, bars) = kept.unwrap_or_else(|| {
            let doomed = doom.map_or(Vec::new(), |doom| doom.stretches(span).collect());
            (key, Arc::new(mesh(strip.bars(lane_rect, &lane, &doomed))))
        });
        ui.painter().add(Arc::clone(&bars));
        let mut shapes = Vec::new();
        strip.draw(lane_rect, &lane, &mut shapes);
        // Where a branch leaves, and where it is left.
        let leaves = board.fork().map(|fork| (fork.step, Some(palette.lit_edge)));
        let left = plans.iter().filter_map(|plan| plan.leaves(&plans[index]));
        for (step, fill) in left.map(|step| (step, None)).chain(leaves) {
            let x = strip.x_of(lane_rect, step);
            let foot = Point::new(x, lane_rect.bottom() - 4.0);
            shapes.push(Shape::Line {
                points: vec![Point::new(x, lane_rect.y), foot],
                stroke: Stroke::dashed(2.0, palette.lit_edge, 4.0),
            });
            shapes.push(Shape::Circle {
                center: foot,
                radius: 4.0,
                fill: fill.or(Some(palette.paper)),
                stroke: Some(Stroke::new(2.0, palette.lit_edge)),
            });
        }
        paint(ui.painter(), shapes);
        board.skyline.bars = Some((key, bars));
        if (response.dragged() || response.clicked())
            && let Some(pointer) = response.interact_pointer_pos()
        {
            let near = |step: &&u64| (strip.x_of(lane_rect, **step) - pointer.x).abs() < 6.0;
            let marked = bookmarks.iter().chain(stops).find(near);
            // A click near a mark means the mark; a drag means the very place.
            let step = match marked {
                Some(step) if response.clicked() => *step,
                _ => strip.step_at(lane_rect, pointer.x),
            };
            asked = Some((index, step));
        } else if let Some(pointer) = response.hover_pos()
            && !hides_future
            && pointer.x >= lane_rect.x
        {
            let step = strip.step_at(lane_rect, pointer.x);
            response.on_hover_ui_at_pointer(|ui| hover(ui, board, step, language));
        }
    }
    if let Some((index, step)) = asked {
        // Boards that go together are moved by any of their lanes.
        if !is_common {
            state.lead(index);
        }
        state.push(Command::GoTo(step));
    }
}

/// What happens at a step, beside the pointer.
fn hover(ui: &mut Ui, board: &mut BoardState, step: u64, language: Language) {
    if board
        .hovered
        .as_ref()
        .is_none_or(|(at, lang, _)| (*at, *lang) != (step, language))
        && let Some(moment) = board.timeline.at(step)
    {
        board.hovered = Some((step, language, Sentence::of(&moment, language).to_string()));
    }
    if let Some((_, _, sentence)) = &board.hovered {
        ui.set_max_width(320.0);
        ui.strong(step_of(step, Some(Length::of(&board.timeline)), language));
        ui.label(sentence);
    }
}
