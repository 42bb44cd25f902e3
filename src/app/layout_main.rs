//! What surrounds the boards: bars and inspector, arranged by the room there is.

use super::board_cache::BoardCache;
use super::board_layout::{BoardRoom, height_of_bare, side_small};
use super::cx::Cx;
use super::inspector::{self, WordsHeight};
use super::layout::{self, LEAST, Layout};
use super::paint::rect_from;
use super::{bar, boards, transport};
use crate::scene::Rect;
use egui::containers::panel::PanelState;
use egui::{CentralPanel, Frame, Id, Margin, SidePanel, TopBottomPanel, Ui, Vec2};

/// The share of an upright window's height for the inspector below the boards, and for what a student at
/// work needs there.
const BELOW: f32 = 0.4;
const BELOW_FOR_STUDENT: f32 = 0.48;
/// The least width of what stands beside one board and beside several, in points.
const MIN_BESIDE_ONE: f32 = 246.0;
const MIN_BESIDE_SEVERAL: f32 = 300.0;
/// The largest shares of the width of a single board, and of what stands beside several.
const MAX_BOARD: f32 = 0.58;
const MAX_BESIDE_SEVERAL: f32 = 0.4;
/// The least side of a board beside or above what the lesson says, in points.
const LEAST_WITH_WORDS: f32 = 100.0;
/// How many widths to try for words beside boards, from the usual one to the largest.
const WIDTHS: usize = 8;
/// The share of the height of a board's words beside it, and the most points that they need.
const WORDS: (f32, f32) = (0.36, 150.0);

/// Shows everything but the boards. Returns the place left for them.
pub fn show(ui: &mut Ui, cx: &Cx, cache: &mut BoardCache) -> BoardRoom {
    let place = divide(ui, cx, cache);
    // A panel is as high as its contents were in the last frame.
    layout::settle(ui.ctx(), Id::new("boards"), ui.available_rect_before_wrap());
    place
}

fn divide(ui: &mut Ui, cx: &Cx, cache: &mut BoardCache) -> BoardRoom {
    let inspector = |ui: &mut Ui, cache: &mut BoardCache| {
        let panel = CentralPanel::default().frame(Frame::NONE);
        panel.show_inside(ui, |ui| inspector::show_small(ui, cx, cache));
    };
    match Layout::of(ui.ctx()) {
        Layout::Desk => {
            bar::show(ui, cx, cx.look.is_embedded);
            if cx.session.student().is_none() {
                transport::show(ui, cx, cache, false);
            }
            BoardRoom::Desk(inspector::show(ui, cx, cache))
        }
        Layout::Upright | Layout::Sideways if cx.look.is_inspector_large => {
            bars(ui, cx, cache);
            inspector(ui, cache);
            BoardRoom::Nowhere
        }
        Layout::Upright => {
            bars(ui, cx, cache);
            let (height, boards) = below(ui, cx);
            TopBottomPanel::bottom("inspector below")
                .frame(Frame::NONE)
                .show_separator_line(false)
                .exact_height(height)
                .show_inside(ui, |ui| inspector(ui, cache));
            boards
        }
        Layout::Sideways => {
            let (width, has_words) = width_beside(ui, cx);
            let mut place = BoardRoom::Small;
            let panel = SidePanel::right("beside").frame(Frame::NONE);
            let panel = panel.resizable(false).show_separator_line(false);
            panel.exact_width(width).show_inside(ui, |ui| {
                bars(ui, cx, cache);
                if has_words && inspector::speaks(cx) {
                    place = BoardRoom::Bare {
                        side: f32::INFINITY,
                        has_title: false,
                    };
                } else if has_words {
                    place = BoardRoom::WithoutWords(words(ui));
                }
                inspector(ui, cache);
            });
            place
        }
    }
}

/// The bars above and below in a small window.
fn bars(ui: &mut Ui, cx: &Cx, cache: &mut BoardCache) {
    bar::show(ui, cx, true);
    if cx.session.student().is_none() {
        transport::show(ui, cx, cache, true);
    }
}

/// Keeps room for the words of a board that stands beside them.
fn words(ui: &mut Ui) -> crate::scene::Rect {
    let height = (ui.ctx().content_rect().height() * WORDS.0).min(WORDS.1);
    let panel =
        TopBottomPanel::top("words").frame(Frame::NONE.inner_margin(Margin::symmetric(8, 2)));
    let panel = panel.show_separator_line(false).exact_height(height);
    let shown = panel.show_inside(ui, |ui| rect_from(ui.available_rect_before_wrap()));
    shown.inner
}

/// The width of what stands beside the boards of a window held sideways, and whether the words of
/// the board are there: several boards have theirs below them, if there is room for that. What the
/// lesson says may make the boards smaller.
fn width_beside(ui: &Ui, cx: &Cx) -> (f32, bool) {
    let room = ui.available_size();
    let count = cx.session.runs().len();
    let width = (room.x * MAX_BESIDE_SEVERAL).max(MIN_BESIDE_SEVERAL);
    let side = |width| side_small(room - Vec2::new(width, 0.0), count);
    let (usual, has_words) = match count > 1 && cx.session.student().is_none() {
        true if side(width) >= LEAST => (width, false),
        _ => (
            (room.x - room.y.min(room.x * MAX_BOARD)).max(MIN_BESIDE_ONE),
            true,
        ),
    };
    if !inspector::speaks(cx) {
        return (usual, has_words);
    }
    let most = room.x - LEAST_WITH_WORDS;
    let widths: [f32; WIDTHS] =
        std::array::from_fn(|n| usual + (most - usual) * n as f32 / (WIDTHS - 1) as f32);
    let fitting = |width: &&f32| has_words || side(**width) >= LEAST;
    let widths: Vec<f32> = widths.iter().take_while(fitting).copied().collect();
    let bars = ["header", "transport"].map(|id| PanelState::load(ui.ctx(), Id::new(id)));
    let bars: f32 = bars.iter().flatten().map(|bar| bar.rect.height()).sum();
    let heights = widths
        .iter()
        .map(|width| (*width, inspector::height_of_words(ui, cx, *width).asked));
    let heights: Vec<(f32, f32)> = heights.collect();
    // The boards keep what would not bring more words into sight.
    let least = heights.last().map_or(0.0, |(_, height)| *height);
    let enough = least.max(room.y - bars);
    let fitting = heights.iter().find(|(_, height)| *height <= enough);
    (fitting.map_or(usual, |(width, _)| *width), has_words)
}

/// The height of the inspector below upright boards, and their room. What the lesson says takes the
/// place of a board's own words, and makes it smaller if it needs more: a little for its verdict and
/// the view, and much for what is to be read and answered.
fn below(ui: &Ui, cx: &Cx) -> (f32, BoardRoom) {
    let (room, usual) = (ui.available_size(), height_below(ui, cx));
    if !inspector::speaks(cx) {
        return (usual, BoardRoom::Small);
    }
    let WordsHeight { asked, whole } = inspector::height_of_words(ui, cx, room.x);
    let boards = Rect::new(0.0, 0.0, room.x, room.y - usual);
    let shown = boards::shown_in(boards, cx, BoardRoom::Small);
    if shown.len() > 1 || whole <= usual {
        return (usual, BoardRoom::Small);
    }
    let side = side_small(room - Vec2::new(0.0, usual), 1);
    let beside = |least: f32| room.y - height_of_bare(side.min(least));
    let height = whole.min(beside(LEAST)).max(asked);
    let height = height.min(beside(LEAST_WITH_WORDS)).max(beside(side));
    let boards = BoardRoom::Bare {
        side,
        has_title: true,
    };
    (height, boards)
}

/// The height of the inspector below upright boards: its share if that leaves one of them large
/// enough, or else its head.
fn height_below(ui: &Ui, cx: &Cx) -> f32 {
    let room = ui.available_size();
    let share = match cx.session.student() {
        Some(_) => BELOW_FOR_STUDENT,
        None => BELOW,
    };
    let height = room.y * share;
    if side_small(room - Vec2::new(0.0, height), 1) >= LEAST {
        height
    } else {
        inspector::head_height(ui)
    }
}
