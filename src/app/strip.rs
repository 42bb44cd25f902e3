//! The timeline: a lane a board, drawn by the scene, dragged by the viewer.

use super::paint::{paint, rect_from};
use super::state::State;
use super::style::TEXT;
use crate::playhead::Command;
use crate::scene::{Font, Strip, StripLane, fitted, width_of};
use crate::solver::DepthRange;
use egui::{Sense, Ui};

/// A skyline and what it was made for: it is made anew only when one of these changes.
#[derive(Default)]
pub struct Skyline {
    key: (u64, usize),
    depths: Vec<DepthRange>,
}

/// Shows every lane.
pub fn show(ui: &mut Ui, state: &mut State) {
    let palette = state.theme.palette();
    let lanes = state.boards.len() as f32;
    let height = (ui.ctx().content_rect().height() * 0.09 / lanes).clamp(20.0, 42.0);
    let widest =
        |widest: f32, title: &String| widest.max(width_of(title, Font::Regular, TEXT * 0.9));
    let titles = state.boards.iter().map(|board| &board.title);
    let label = (titles.fold(0.0, widest) + 16.0).min(ui.available_width() * 0.25);
    let position = state.playhead.position();
    let mut asked = None;
    for board in &mut state.boards {
        let size = egui::vec2(ui.available_width(), height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        let mut lane_rect = rect_from(rect);
        lane_rect.x += label;
        lane_rect.width = (lane_rect.width - label - 8.0).max(10.0);
        let columns = (lane_rect.width / 2.0) as usize;
        let timeline = &board.timeline;
        // Each lane is the whole of its own run, so that a short one can be seen beside a long one.
        let span = timeline.explored();
        let strip = Strip {
            palette: &palette,
            text: TEXT * 0.9,
            span,
        };
        let key = (span, columns);
        if board.skyline.key != key {
            board.skyline = Skyline {
                key,
                depths: timeline.depths(span, columns),
            };
        }
        let is_search = timeline.frontier().counters().max_depth > 0;
        let lane = StripLane {
            label: &fitted(&board.title, Font::Regular, TEXT * 0.9, label - 14.0),
            color: if is_search {
                palette.guess
            } else {
                palette.deduced
            },
            depths: &board.skyline.depths,
            columns,
            highest: timeline.frontier().counters().max_depth as u16,
            position: position.min(timeline.explored()),
            explored: timeline.explored(),
            is_complete: timeline.length().is_some(),
        };
        let mut shapes = Vec::new();
        strip.draw(lane_rect, &lane, &mut shapes);
        paint(ui.painter(), shapes);
        if (response.dragged() || response.clicked())
            && let Some(pointer) = response.interact_pointer_pos()
        {
            asked = Some(strip.step_at(lane_rect, pointer.x));
        }
    }
    if let Some(step) = asked {
        state.push(Command::GoTo(step));
    }
}
