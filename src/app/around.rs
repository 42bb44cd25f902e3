//! What surrounds the boards: bars and inspector, arranged by the room there is.

use super::boards::{self, Place};
use super::cx::Cx;
use super::drawn::Drawn;
use super::layout::{self, LEAST, Layout};
use super::paint::rect_from;
use super::{bar, embedded, inspector, transport};
use egui::{CentralPanel, Frame, Id, SidePanel, TopBottomPanel, Ui, Vec2};

/// The side that an upright board should have at least: a share of the width, up to so many points.
const UPRIGHT: (f32, f32) = (0.62, 420.0);
/// The range of the inspector's share of an upright window, in percent.
const BELOW: std::ops::RangeInclusive<u16> = 16..=46;
/// The least width of what stands beside a board, in points.
const BESIDE: f32 = 246.0;
/// The same beside several boards. With less, only one of them is shown.
const BESIDE_SEVERAL: f32 = 300.0;
/// The largest share of the width of a single board with everything else beside it.
const BOARD: f32 = 0.58;
/// The largest share of the height of a board's words beside it, and the most points that they need.
const WORDS: (f32, f32) = (0.36, 150.0);

/// Shows it. Returns the place left for the boards.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) -> Place {
    let place = divide(ui, cx, drawn);
    // A panel is as high as its contents were in the last frame.
    layout::settle(ui.ctx(), Id::new("boards"), ui.available_rect_before_wrap());
    place
}

fn divide(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) -> Place {
    match Layout::of(ui.ctx()) {
        Layout::Desk => {
            if cx.look.is_embedded {
                embedded::show(ui, cx);
            } else {
                bar::show(ui, cx);
            }
            if cx.session.student().is_none() {
                transport::show(ui, cx, drawn);
            }
            Place::Desk(inspector::show(ui, cx, drawn))
        }
        Layout::Upright | Layout::Sideways if cx.look.is_inspector_large => {
            bars(ui, cx, drawn);
            CentralPanel::default()
                .frame(Frame::NONE)
                .show_inside(ui, |ui| inspector::show_small(ui, cx, drawn));
            Place::Nowhere
        }
        Layout::Upright => {
            bars(ui, cx, drawn);
            let height = height_below(ui, cx);
            TopBottomPanel::bottom("inspector below")
                .frame(Frame::NONE)
                .show_separator_line(false)
                .exact_height(height)
                .show_inside(ui, |ui| inspector::show_small(ui, cx, drawn));
            Place::Small
        }
        Layout::Sideways => beside(ui, cx, drawn),
    }
}

/// The bars above and below.
fn bars(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) {
    if cx.look.is_embedded {
        embedded::show(ui, cx);
    } else {
        bar::show_small(ui, cx);
    }
    if cx.session.student().is_none() {
        transport::show_small(ui, cx, drawn);
    }
}

/// Shows everything beside the boards.
fn beside(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) -> Place {
    let room = ui.available_size();
    let shown = cx.session.runs().len();
    let several = (shown > 1 && cx.session.student().is_none())
        .then(|| width_beside_several(room, shown))
        .flatten();
    let width = several.unwrap_or_else(|| {
        let side = room.y.min(room.x * BOARD);
        (room.x - side).max(BESIDE)
    });
    let mut words = None;
    SidePanel::right("beside")
        .exact_width(width)
        .frame(Frame::NONE)
        .resizable(false)
        .show_separator_line(false)
        .show_inside(ui, |ui| {
            bars(ui, cx, drawn);
            if several.is_none() {
                let height = (room.y * WORDS.0).min(WORDS.1);
                let frame = Frame::NONE.inner_margin(egui::Margin::symmetric(8, 2));
                TopBottomPanel::top("words")
                    .frame(frame)
                    .show_separator_line(false)
                    .exact_height(height)
                    .show_inside(ui, |ui| {
                        words = Some(rect_from(ui.available_rect_before_wrap()));
                    });
            }
            CentralPanel::default()
                .frame(Frame::NONE)
                .show_inside(ui, |ui| inspector::show_small(ui, cx, drawn));
        });
    words.map_or(Place::Small, Place::Apart)
}

/// The width beside several boards that leaves them large enough, if there is one.
fn width_beside_several(room: Vec2, count: usize) -> Option<f32> {
    let widths = (0..=12).map(|n| room.x * (0.5 - 0.02 * n as f32));
    widths
        .filter(|width| *width >= BESIDE_SEVERAL)
        .find(|width| boards::side_small(room - Vec2::new(*width, 0.0), count) >= LEAST)
}

/// The height of the inspector below upright boards: as much as leaves these large enough, or at least
/// its head.
fn height_below(ui: &Ui, cx: &Cx) -> f32 {
    let room = ui.available_size();
    let head = inspector::head_height(ui);
    let above = |height: f32| room - Vec2::new(0.0, height);
    let all = cx.session.runs().len();
    let has_room = |count| boards::side_small(above(room.y * 0.4), count) >= LEAST;
    let count = if cx.session.student().is_none() && has_room(all) {
        all
    } else {
        1
    };
    let (share, most) = UPRIGHT;
    let wanted = (room.x * share / boards::columns(count)).clamp(LEAST, most);
    let heights = || {
        BELOW
            .rev()
            .map(|percent| room.y * f32::from(percent) / 100.0)
    };
    let leaves =
        |side: f32| heights().find(|height| boards::side_small(above(*height), count) >= side);
    let height = leaves(wanted).or_else(|| leaves(LEAST)).unwrap_or(head);
    if height < 1.8 * head { head } else { height }
}
