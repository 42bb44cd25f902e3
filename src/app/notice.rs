//! What is said over and above the boards: notices, which go by themselves, and banners.

use super::cx::Cx;
use super::fit;
use super::front_command::FrontCommand;
use super::look::LookCommand;
use super::paint::color;
use super::presenter::VIEW;
use super::style;
use super::verdict::{self, Sign};
use crate::explain::Tell;
use crate::session::Command;
use egui::{
    Align2, Area, Context, Frame, Id, Label, Margin, Rect, RichText, Stroke, TopBottomPanel, Ui,
    Vec2, vec2,
};
use std::time::Duration;

/// How long a notice is shown at least, in seconds, and how many of its characters are read in a
/// second.
const MIN_SECONDS: f64 = 8.0;
const CHARACTERS_PER_SECOND: f64 = 15.0;
/// The space between a notice and its words, and between it and the edge of its room, in points.
const MARGIN: Vec2 = vec2(10.0, 6.0);
const OUTER_MARGIN: f32 = 1.0;
/// The width of the line around it, in points.
const LINE: f32 = 1.5;
/// How much larger notices are in presenter mode, where they are read from the last row as views
/// are, the best scale first. A smaller notice is better than one that covers a sentence.
const PRESENTED_SCALES: [f32; 3] = [VIEW, 1.3, 1.0];
/// The share of the width of its room that a notice takes at most.
const MAX_WIDTH: f32 = 0.95;

/// Where notices are shown.
pub struct Room {
    /// The boards, or the whole screen.
    pub boards: Rect,
    /// Spaces with nothing in them, the best ones first.
    pub spaces: Vec<Rect>,
    /// The rectangle whose foot a note covers if no space has room for it.
    pub over: Option<Rect>,
}

impl Room {
    /// Leaves a bar at the foot of its spaces free.
    pub fn keep_off(&mut self, bar: Rect) {
        for space in &mut self.spaces {
            if space.intersects(bar) {
                space.max.y = bar.top().max(space.min.y);
            }
        }
    }

    /// Shows a note in the first space that has room for it, or over a board and its sentence:
    /// names and counters are left in sight.
    pub fn show(&self, ui: &Ui, cx: &Cx, id: Id, mut contents: impl FnMut(&mut Ui)) {
        let scales = if cx.look.is_presenting {
            &PRESENTED_SCALES[..]
        } else {
            &PRESENTED_SCALES[2..]
        };
        let mut note = |ui: &mut Ui, times: f32, width: f32| {
            Frame::new()
                .fill(color(cx.palette.lit))
                .stroke(Stroke::new(LINE, color(cx.palette.lit_edge)))
                .corner_radius(5)
                .inner_margin(Margin::symmetric(MARGIN.x as i8, MARGIN.y as i8))
                .show(ui, |ui| {
                    let width = width * MAX_WIDTH - 2.0 * (MARGIN.x + LINE);
                    ui.set_max_width(width.max(0.0));
                    style::enlarge(ui, times);
                    contents(ui);
                });
        };
        // A space may begin above the window.
        let screen = ui.ctx().content_rect();
        let places = scales.iter().flat_map(|times| {
            let spaces = self.spaces.iter();
            spaces.map(move |space| (space.intersect(screen), *times))
        });
        let mut places = places.filter(|(space, _)| space.is_positive());
        let found = places.find(|(space, times)| {
            let width = space.width();
            let size = fit::size(ui, width, |ui| note(ui, *times, width));
            let room = space.size() - Vec2::splat(2.0 * OUTER_MARGIN);
            size.x <= room.x && size.y <= room.y
        });
        let (at, pivot, width, times) = match (found, self.over) {
            (Some((space, times)), _) => {
                (space.center(), Align2::CENTER_CENTER, space.width(), times)
            }
            (None, Some(over)) => {
                let foot = over.center_bottom() - vec2(0.0, OUTER_MARGIN);
                (foot, Align2::CENTER_BOTTOM, over.width(), scales[0])
            }
            (None, None) => {
                let top = self.boards.center_top() + vec2(0.0, OUTER_MARGIN);
                (top, Align2::CENTER_TOP, self.boards.width(), scales[0])
            }
        };
        let area = Area::new(id).fixed_pos(at).pivot(pivot);
        area.show(ui.ctx(), |ui| note(ui, times, width));
    }
}

/// Whether these words have been there for long enough. Asks for a frame when they will have been.
pub fn is_over(ctx: &Context, id: Id, words: &str) -> bool {
    let now = ctx.input(|input| input.time);
    let since = match ctx.data(|data| data.get_temp::<(String, f64)>(id)) {
        Some((before, since)) if before == words => since,
        _ => {
            ctx.data_mut(|data| data.insert_temp(id, (words.to_owned(), now)));
            now
        }
    };
    let seconds = MIN_SECONDS.max(words.chars().count() as f64 / CHARACTERS_PER_SECOND);
    let left = since + seconds - now;
    if left <= 0.0 {
        ctx.data_mut(|data| data.remove::<(String, f64)>(id));
        return true;
    }
    ctx.request_repaint_after(Duration::from_secs_f64(left));
    false
}

/// Shows the notice, if there is one, until the viewer does something else, or some seconds.
pub fn show(ui: &Ui, cx: &Cx, room: &Room) {
    let id = Id::new("notice");
    let Some(words) = cx.session.notice_words(cx.language) else {
        ui.ctx().data_mut(|data| data.remove::<(String, f64)>(id));
        return;
    };
    if is_over(ui.ctx(), id, &words) {
        cx.ask(Command::ClearNotice);
    }
    room.show(ui, cx, id, |ui| {
        ui.add(Label::new(&words).wrap());
    });
}

/// Shows the error in a lesson file that is being written, above its last good version.
pub fn show_fault(ui: &mut Ui, cx: &Cx) {
    if let Some(fault) = cx.session.fault() {
        TopBottomPanel::top("reloading").show_inside(ui, |ui| {
            ui.label(RichText::new(cx.word("reload-fault")).strong());
            verdict::show(ui, &cx.palette, Sign::Bad, fault.sentence(cx.language));
        });
    }
}

/// Says that a newer version of the program is ready, if there is one.
pub fn show_newer(ui: &mut Ui, cx: &Cx) {
    if !cx.look.has_newer {
        return;
    }
    TopBottomPanel::top("newer").show_inside(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(cx.word("newer"));
            let load = style::primary(&cx.palette, &cx.word("newer-load"));
            if ui.add(load).clicked() {
                cx.ask(FrontCommand::LoadNewer);
            }
            if ui.button(cx.word("newer-later")).clicked() {
                cx.ask(LookCommand::Newer(false));
            }
        });
    });
}
