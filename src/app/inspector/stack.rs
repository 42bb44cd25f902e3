//! The stack view: the explicit stack of the search as frames that lie on each other.

use super::panel::say_more;
use crate::app::cx::Cx;
use crate::app::paint::{color, picture};
use crate::app::style::{TEXT, scaled};
use crate::scene::{StackLayout, StackPicture, spot_name};
use crate::session::Command;
use crate::solver::Event;
use egui::{CursorIcon, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, vec2};

/// With less height the frames need all of it, in points.
const LEAST_WITH_HEAD: f32 = 130.0;

/// Shows the stack of the leading board, the latest choice point on top.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let run = cx.session.runs().leader();
    let moment = run.moment();
    let doom = run.doom.as_ref().filter(|_| cx.shows_doom());
    let doom = doom.and_then(|doom| doom.span()?.guess);
    let costs = run.tree.costs(moment.step());
    let stack = StackPicture::of(moment, &costs, doom, &cx.palette, cx.language);
    let text = scaled(ui, TEXT);
    if ui.available_height() >= LEAST_WITH_HEAD || stack.is_empty() {
        head(ui, cx, stack.len(), text);
    }
    let Some(latest) = stack.len().checked_sub(1) else {
        return;
    };
    // A frame for every guess that stood on the board so far, and one for the next decision: what
    // is known up to here, so that frames do not grow again while the search goes back.
    let deepest = (moment.counters().max_depth as usize + 1).max(stack.len());
    let room = ui.available_height() - 4.0;
    let layout = StackLayout::fitting(deepest, room, text);
    ui.spacing_mut().item_spacing.y = layout.gap();
    ui.add_space((room - layout.whole(stack.len())).max(0.0));
    // The guess of a frame is the node after its own.
    let placed = run.tree.tree.path(moment.step());
    let show = |ui: &mut Ui, level: usize, height: f32| {
        let placed = placed.get(level + 1).copied();
        frame(ui, cx, (&stack, &layout), (level, height), placed);
    };
    // The latest is always in sight.
    show(ui, latest, layout.top());
    let scrolled = ScrollArea::vertical()
        .id_salt("stack")
        .auto_shrink([false, true])
        .animated(false)
        .show_rows(ui, layout.height, latest, |ui, rows| {
            rows.for_each(|row| show(ui, latest - 1 - row, layout.height));
        });
    say_more(ui, &scrolled);
}

/// How many choice points are open, and what is what in a frame.
fn head(ui: &mut Ui, cx: &Cx, frames: usize, text: f32) {
    let moment = cx.session.runs().leader().moment();
    let words = cx.text("stack-size", [("frames", frames.into())]);
    ui.horizontal(|ui| {
        ui.label(RichText::new(words).size(text).weak());
        if let Some(Event::DeadEnd { at }) = moment.event() {
            let topology = moment.problem().topology();
            let words = format!("∅  {}", spot_name(at, topology, cx.language));
            let words = RichText::new(words).size(text).strong();
            ui.label(words.color(color(cx.palette.dead_text)));
        }
    });
    if frames > 0 {
        let size = vec2(ui.available_width(), 1.45 * text);
        picture(ui, size, Sense::hover(), |rect, shapes| {
            StackPicture::draw_legend(rect, text * 0.85, &cx.palette, cx.language, shapes);
        });
    }
}

/// Shows the frame at this level, from the root, at this height. A click goes to the step that
/// placed its guess.
fn frame(
    ui: &mut Ui,
    cx: &Cx,
    (stack, layout): (&StackPicture, &StackLayout),
    (level, height): (usize, f32),
    placed: Option<u64>,
) {
    let size = vec2(ui.available_width(), height);
    let mut response = picture(ui, size, Sense::click(), |rect, shapes| {
        stack.draw_frame(level, rect, layout, shapes);
    });
    let words = stack.words(level);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
    if let Some(step) = placed {
        cx.on_click(&response, Command::GoTo(step));
        response = response.on_hover_cursor(CursorIcon::PointingHand);
    }
    response.on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        ui.label(words);
        if stack.is_doomed(level) {
            ui.label(cx.word("doom-stack"));
        }
        if placed.is_some() {
            ui.label(RichText::new(cx.word("stack-hint")).weak().small());
        }
    });
}
