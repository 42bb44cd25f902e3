//! What is said over and above the boards: notices, which go by themselves, and banners.

use super::cx::Cx;
use super::front_command::FrontCommand;
use super::look::LookCommand;
use super::paint::color;
use super::style;
use super::verdict::{self, Sign};
use crate::explain::Tell;
use crate::session::{Command, Notice};
use egui::{
    Align2, Area, Context, Frame, Id, Label, Margin, Rect, RichText, Stroke, TextStyle,
    TopBottomPanel, Ui, vec2,
};
use std::time::Duration;

/// How long a notice is shown at least, in seconds, and how many of its characters are read in a
/// second.
const MIN_SECONDS: f64 = 8.0;
const CHARACTERS_PER_SECOND: f64 = 15.0;
/// How much larger a note is in presenter mode.
const PRESENTED: f32 = 1.6;
/// The text size of a notice in a strip, as a share of the strip's height: two lines fit.
const IN_STRIP: f32 = 0.32;
/// The space between a note and the edge of the boards, in points.
const OUTER_MARGIN: f32 = 1.0;
/// The share of the boards' width that a note takes at most.
const MAX_WIDTH: f32 = 0.9;

/// Shows a note at the head of the boards, or of the whole screen.
pub fn note(ctx: &Context, cx: &Cx, id: Id, boards: Rect, contents: impl FnOnce(&mut Ui)) {
    let top = boards.center_top() + vec2(0.0, OUTER_MARGIN);
    let area = Area::new(id).fixed_pos(top).pivot(Align2::CENTER_TOP);
    let frame = Frame::new()
        .fill(color(cx.palette.lit))
        .stroke(Stroke::new(1.5, color(cx.palette.frame)))
        .corner_radius(5)
        .inner_margin(Margin::symmetric(10, 6));
    area.show(ctx, |ui| {
        frame.show(ui, |ui| {
            ui.set_max_width(boards.width() * MAX_WIDTH);
            // It is read from the last row, as views are.
            style::enlarge(
                ui,
                if cx.look.is_presenting {
                    PRESENTED
                } else {
                    1.0
                },
            );
            contents(ui);
        });
    });
}

/// For how many seconds this has been what is shown under an id.
pub fn since<T>(ctx: &Context, id: Id, what: &T) -> f64
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let now = ctx.input(|input| input.time);
    match ctx.data(|data| data.get_temp::<(T, f64)>(id)) {
        Some((before, since)) if before == *what => now - since,
        _ => {
            ctx.data_mut(|data| data.insert_temp(id, (what.clone(), now)));
            0.0
        }
    }
}

/// Whether these words have been there for long enough. Asks for a frame when they will have been.
pub fn is_over(ctx: &Context, id: Id, words: &str) -> bool {
    let seconds = MIN_SECONDS.max(words.chars().count() as f64 / CHARACTERS_PER_SECOND);
    let left = seconds - since(ctx, id, &words.to_owned());
    if left <= 0.0 {
        ctx.data_mut(|data| data.remove::<(String, f64)>(id));
        return true;
    }
    ctx.request_repaint_after(Duration::from_secs_f64(left));
    false
}

/// Shows the notice, if there is one, until the viewer does something else, or some seconds: in this
/// strip, if nothing is read there, or else over the boards.
pub fn show(ctx: &Context, cx: &Cx, boards: Rect, strip: Option<Rect>) {
    let id = Id::new("notice");
    let looking = looking(ctx, cx);
    let is_looking = looking.is_some();
    let words = || cx.session.notice_words(cx.language);
    let Some(words) = looking.or_else(|| words().map(|words| cx.keyed(words))) else {
        ctx.data_mut(|data| data.remove::<(String, f64)>(id));
        return;
    };
    if is_over(ctx, id, &words) {
        cx.ask(Command::ClearNotice);
    }
    note(ctx, cx, id, strip.unwrap_or(boards), |ui| {
        let size = TextStyle::Body.resolve(ui.style()).size;
        let size = strip.map_or(size, |strip| IN_STRIP * strip.height());
        ui.horizontal_wrapped(|ui| {
            ui.add(Label::new(RichText::new(&words).size(size)).wrap());
            if is_looking {
                let words = format!("{}  {}", cx.word("looking-stop"), cx.key("Esc"));
                let stop = ui.button(cx.keyed(words));
                cx.on_click(&stop, stop_looking(cx));
            }
        });
    });
}

/// What ends the search for a place that has not been explored: the playhead stays.
pub fn stop_looking(cx: &Cx) -> Command {
    Command::GoTo(cx.session.playhead().position())
}

/// What is said while the viewer waits for what is not explored yet: how far that is, and how long
/// it will take at the speed so far, if that is known.
fn looking(ctx: &Context, cx: &Cx) -> Option<String> {
    let id = Id::new("looking");
    if !cx.session.is_waiting() || cx.session.notice() != Some(Notice::Looking) {
        ctx.data_mut(|data| data.remove::<(f64, f64)>(id));
        return None;
    }
    let is_seeking = cx.session.is_seeking();
    let Some(share) = cx.session.share_explored() else {
        return is_seeking.then(|| cx.word("when-looking"));
    };
    let [known, timed] = match is_seeking {
        true => ["when-looking-share", "when-looking-left"],
        false => ["looking-share", "looking-left"],
    };
    let now = ctx.input(|input| input.time);
    let begun = ctx.data_mut(|data| *data.get_temp_mut_or_insert_with(id, || (now, share)));
    let (spent, done) = (now - begun.0, share - begun.1);
    let percent = ((100.0 * share) as u64).into();
    if spent < 1.0 || done <= 0.0 {
        return Some(cx.text(known, [("percent", percent)]));
    }
    let left = ((1.0 - share) * spent / done).ceil() as u64;
    let values = [("percent", percent), ("seconds", left.into())];
    Some(cx.text(timed, values))
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
