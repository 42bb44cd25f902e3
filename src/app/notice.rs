//! The current notice, shown over the boards until the viewer does something else, or some seconds.

use super::cx::Cx;
use super::paint::color;
use super::presenter::VIEW;
use super::style;
use crate::session::Command;
use egui::{
    Align2, Area, Color32, Context, Frame, Id, Label, Margin, Rect, Stroke, TextStyle,
    TextWrapMode, Ui, Vec2, vec2,
};
use std::time::Duration;

/// How long a notice is shown at least, in seconds, and how many of its characters are read in a second.
const SECONDS: f64 = 8.0;
const CHARACTERS: f64 = 15.0;

/// The space between a notice and its words, and between it and the edge of its room, in points.
const MARGIN: Vec2 = vec2(10.0, 6.0);
const APART: f32 = 1.0;
/// The width of the line around it, in points.
const LINE: f32 = 1.5;
/// How much larger notices are in presenter mode, the best size first.
const SCALES: [f32; 3] = [VIEW, 1.3, 1.0];
/// The share of the width of its room that the words of a notice take at most.
const WIDEST: f32 = 0.9;

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

    /// Shows a note in the first space that has room for it, or over a board and its sentence: names and counters are
    /// left in sight. `contents` adds the words to the note, whose
    /// size is at least `least`.
    pub fn show(
        &self,
        ctx: &Context,
        cx: &Cx,
        (id, words): (Id, &str),
        least: Vec2,
        contents: impl FnOnce(&mut Ui, Label),
    ) {
        // In presenter mode notices are read from the last row, as views are.
        // A smaller notice is better than one that covers a sentence.
        let scales: &[f32] = if cx.look.is_presenting {
            &SCALES
        } else {
            &[1.0]
        };
        let has_room = |space: &Rect, times: f32| {
            let mut font = TextStyle::Body.resolve(&ctx.style());
            font.size *= times;
            let width = words_width(space.width());
            let words = words.to_owned();
            let words = ctx.fonts_mut(|fonts| fonts.layout(words, font, Color32::BLACK, width));
            let size = (words.size() + 2.0 * MARGIN).max(least) + Vec2::splat(2.0 * LINE);
            size.x <= space.width() && size.y + 2.0 * APART <= space.height()
        };
        let found = scales.iter().find_map(|times| {
            let space = self.spaces.iter().find(|space| has_room(space, *times))?;
            Some((space, *times))
        });
        let (space, times) = found.map_or((None, scales[0]), |(space, times)| (Some(space), times));
        let (at, pivot, width) = match (space, self.over) {
            (Some(space), _) => (space.center(), Align2::CENTER_CENTER, space.width()),
            (None, Some(over)) => {
                let foot = over.center_bottom() - vec2(0.0, APART);
                (foot, Align2::CENTER_BOTTOM, over.width())
            }
            (None, None) => {
                let top = self.boards.center_top() + vec2(0.0, APART);
                (top, Align2::CENTER_TOP, self.boards.width())
            }
        };
        let p = &cx.palette;
        Area::new(id).fixed_pos(at).pivot(pivot).show(ctx, |ui| {
            Frame::new()
                .fill(color(p.lit))
                .stroke(Stroke::new(LINE, color(p.lit_edge)))
                .corner_radius(5)
                .inner_margin(Margin::symmetric(MARGIN.x as i8, MARGIN.y as i8))
                .show(ui, |ui| {
                    ui.set_max_width(words_width(width));
                    style::enlarge(ui, times);
                    contents(ui, Label::new(words).wrap_mode(TextWrapMode::Wrap));
                });
        });
    }
}

/// The width of the words of a note in a space of this width.
fn words_width(space: f32) -> f32 {
    (space * WIDEST).min(space - 2.0 * (MARGIN.x + APART + LINE))
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
    let left = since + SECONDS.max(words.chars().count() as f64 / CHARACTERS) - now;
    if left <= 0.0 {
        ctx.data_mut(|data| data.remove::<(String, f64)>(id));
        return true;
    }
    ctx.request_repaint_after(Duration::from_secs_f64(left));
    false
}

/// Shows the notice, if there is one.
pub fn show(ctx: &Context, cx: &Cx, room: &Room) {
    let id = Id::new("notice");
    let Some(words) = cx.session.notice_words(cx.language) else {
        ctx.data_mut(|data| data.remove::<(String, f64)>(id));
        return;
    };
    if is_over(ctx, id, &words) {
        cx.ask(Command::ClearNotice);
    }
    room.show(ctx, cx, (id, &words), Vec2::ZERO, |ui, label| {
        ui.add(label);
    });
}
