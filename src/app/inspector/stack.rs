//! The stack view: the explicit stack of the search as frames that lie on each other.

use super::panel::say_more;
use crate::app::cx::Cx;
use crate::app::paint::{color, paint, rect_from};
use crate::app::style::{TEXT, scaled};
use crate::explain::args;
use crate::scene::{StackLayout, StackPicture, spot_name};
use crate::session::Command;
use crate::solver::Event;
use egui::{CursorIcon, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, vec2};

/// With less height there is no such line, in points.
const LEAST: f32 = 150.0;
/// With less height the frames need the room of the number of choice points too, in points.
const LOWEST: f32 = 100.0;
/// The height of the line that says what is what, in sizes of the text.
const LEGEND: f32 = 1.45;

/// Shows the stack of the leading board, the latest choice point on top.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let run = cx.session.runs().leader();
    let moment = run.moment();
    let doom = run.doom().filter(|_| cx.shows_doom());
    let doom = doom.and_then(|doom| doom.span()?.guess);
    let costs = run.tree().costs(moment.step());
    let picture = StackPicture::of(moment, &costs, doom, &cx.palette, cx.language);
    let text = scaled(ui, TEXT);
    if ui.available_height() >= LOWEST || picture.is_empty() {
        head(ui, cx, picture.len(), text);
    }
    if picture.is_empty() {
        return;
    }
    // A frame for every guess that stood on the board so far, and one for the next decision: what is known
    // up to here, so that frames do not grow again while the search goes back.
    let deepest = (moment.counters().max_depth as usize + 1).max(picture.len());
    let room = ui.available_size() - vec2(0.0, 4.0);
    let layout = StackLayout::fitting(deepest, room.y, text);
    ui.spacing_mut().item_spacing.y = layout.gap();
    ui.add_space((room.y - layout.height(picture.len())).max(0.0));
    // The latest is always in sight.
    let latest = picture.len() - 1;
    // The guess of a frame is the node after its own.
    let placed = run.tree().path(moment.step());
    let show = |ui: &mut Ui, level: usize| {
        let placed = placed.get(level + 1).copied();
        frame(ui, cx, (&picture, &layout), level, placed);
    };
    show(ui, latest);
    let scrolled = ScrollArea::vertical()
        .id_salt("stack")
        .auto_shrink([false, true])
        .animated(false)
        .show_rows(ui, layout.below(), latest, |ui, rows| {
            for row in rows {
                show(ui, latest - 1 - row);
            }
        });
    say_more(ui, &scrolled);
}

/// How many choice points are open, and what is what in a frame.
fn head(ui: &mut Ui, cx: &Cx, frames: usize, text: f32) {
    let moment = cx.session.runs().leader().moment();
    let frames = (frames as u64).into();
    let words = cx.language.text("stack-size", &args([("frames", frames)]));
    ui.horizontal(|ui| {
        ui.label(RichText::new(words).size(text).weak());
        if let Some(Event::DeadEnd { at }) = moment.event() {
            let topology = moment.problem().topology();
            let words = format!("∅  {}", spot_name(at, topology, cx.language));
            ui.label(
                RichText::new(words)
                    .size(text)
                    .strong()
                    .color(color(cx.palette.dead)),
            );
        }
    });
    if ui.available_height() < LEAST {
        return;
    }
    let size = vec2(ui.available_width(), LEGEND * text);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut shapes = Vec::new();
    let rect = rect_from(rect);
    StackPicture::draw_legend(rect, text * 0.85, &cx.palette, cx.language, &mut shapes);
    paint(ui.painter(), shapes);
}

/// Shows the frame at this level, from the root. A click goes to the step that placed its guess.
fn frame(
    ui: &mut Ui,
    cx: &Cx,
    (picture, layout): (&StackPicture, &StackLayout),
    level: usize,
    placed: Option<u64>,
) {
    let height = if level + 1 == picture.len() {
        layout.top()
    } else {
        layout.below()
    };
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let words = picture.words(level);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
    let mut shapes = Vec::new();
    picture.draw_frame(level, rect_from(rect), layout, &mut shapes);
    paint(ui.painter(), shapes);
    if let Some(step) = placed.filter(|_| response.clicked()) {
        cx.ask(Command::GoTo(step));
    }
    let response = match placed {
        Some(_) => response.on_hover_cursor(CursorIcon::PointingHand),
        None => response,
    };
    response.on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        ui.label(words);
        if picture.is_doomed(level) {
            ui.label(cx.word("doom-stack"));
        }
        if placed.is_some() {
            ui.label(RichText::new(cx.word("stack-hint")).weak().small());
        }
    });
}
