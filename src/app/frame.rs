//! A frame: input, time, panels and dialogs, and then carrying out what was asked for.

use super::cx::Cx;
use super::front::Front;
use super::look::{LookCommand, Screen};
use super::paint::color;
use super::{
    boards, dialogs, exporting, keys, layout_main, notice, opening, presenter, race, screens,
    style, teacher,
};
use crate::session::Switch;
use crate::window::access;
use egui::{Event, Response, Sense, Stroke, StrokeKind, TouchPhase, Ui, ViewportCommand};

/// The width of the ring around the focused element, and its distance from the element, in points.
const FOCUS_WIDTH: f32 = 2.0;
const FOCUS_GAP: f32 = 1.5;

/// Builds a frame, `dt` seconds after the last one, with up to `slices` slices of background work.
pub fn frame(ui: &mut Ui, front: &mut Front, dt: f32, slices: usize) {
    let ctx = ui.ctx().clone();
    style::set_zoom(&ctx, front.look.zoom);
    take_input(&ctx, front);
    front.advance(&ctx, f64::from(dt), slices);
    front.drawn.prune(front.session.runs());
    if front.look.is_blank {
        let black = egui::Frame::new().fill(egui::Color32::BLACK);
        let screen = egui::CentralPanel::default()
            .frame(black)
            .show_inside(ui, |ui| {
                ui.allocate_response(ui.available_size(), Sense::click())
            });
        // Without a keyboard a tap ends it.
        if screen.inner.clicked() {
            front.perform(&ctx, LookCommand::Blank(Switch::Off));
        }
    } else if draw(ui, front) {
        ctx.request_repaint();
    }
    let title = front.window_title();
    let [help, close] = ["spoken-help", "dialog-close"].map(|id| front.look.language.word(id));
    access::introduce(&ctx, &title, &help, &close);
    if front.title != title {
        front.title.clone_from(&title);
        ctx.send_viewport_cmd(ViewportCommand::Title(title));
    }
    let is_presenting = front.look.is_presenting;
    if std::mem::replace(&mut front.is_fullscreen, is_presenting) != is_presenting {
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(is_presenting));
    }
}

/// Handles the input since the last frame.
fn take_input(ctx: &egui::Context, front: &mut Front) {
    let cx = Cx::new(&front.session, &front.look);
    opening::arrivals::take(ctx, &cx, &mut front.opening);
    keys::read(ctx, &cx, &mut front.course, &front.opening);
    // One touch is enough to know that fingers are used.
    if !cx.look.wishes.has_fingers && has_touched(ctx) {
        cx.ask(LookCommand::Fingers(Switch::On));
    }
    let asks = cx.into_asks();
    front.perform_all(ctx, asks);
}

/// Whether a finger was lifted.
fn has_touched(ctx: &egui::Context) -> bool {
    let end = TouchPhase::End;
    let is_end = |event: &Event| matches!(event, Event::Touch { phase, .. } if *phase == end);
    ctx.input(|input| input.events.iter().any(is_end))
}

/// Draws the screen and everything above it. Returns whether anything was asked for.
fn draw(ui: &mut Ui, front: &mut Front) -> bool {
    let ctx = ui.ctx().clone();
    let (drawn, look) = (&mut front.drawn, &front.look);
    let size = ctx.content_rect().size();
    let cx = Cx::new(&front.session, look).in_window(size, drawn.sides.len());
    let (mut boards, mut strip) = (ctx.content_rect(), None);
    match look.screen {
        Screen::Course => screens::course::show(ui, &cx, &mut front.course),
        Screen::Editor => screens::editor::show(ui, &cx, &mut front.opening),
        Screen::Set => screens::set::show(ui, &cx, &mut front.set),
        Screen::Running => {
            notice::show_fault(ui, &cx);
            if race::takes_the_room(&cx) {
                (boards, strip) = race::show(ui, &cx, drawn);
            } else {
                let place;
                (place, strip) = if look.is_presenting {
                    presenter::show(ui, &cx, drawn)
                } else {
                    notice::show_newer(ui, &cx);
                    (layout_main::show(ui, &cx, drawn), None)
                };
                boards = ui.available_rect_before_wrap();
                boards::show(ui, &cx, drawn, place);
            }
            if drawn.sides.len() != cx.boards {
                // What stands beside them depends on how many there are.
                ctx.request_discard("the number of boards has changed");
                ctx.request_repaint();
            }
            if look.is_presenting {
                presenter::exit(&ctx, &cx);
                presenter::controls(&ctx, &cx, strip);
            }
        }
    }
    notice::show(&ctx, &cx, boards, strip);
    exporting::show_note(&ctx, &cx, &mut front.exporting, boards);
    front.announcer.announce(&ctx, &cx);
    dialogs::show(
        &ctx,
        &cx,
        &mut front.opening,
        &mut front.exporting,
        (&mut front.learners, &mut front.results),
        (&mut front.solutions, &mut front.when),
        &mut front.words,
    );
    teacher::show(&ctx, &cx);
    mark_focus(&ctx, &cx);
    let asks = cx.into_asks();
    front.perform_all(&ctx, asks)
}

/// Draws a ring around the element with the keyboard's focus. Every screen has the same.
fn mark_focus(ctx: &egui::Context, cx: &Cx) {
    let focused = ctx.memory(|memory| memory.focused());
    let response = focused.and_then(|id| ctx.read_response(id));
    let Some(response) = response.filter(Response::has_focus) else {
        return;
    };
    let ring = response.rect.expand(FOCUS_GAP);
    let seen = response.interact_rect.expand(FOCUS_GAP + FOCUS_WIDTH);
    let stroke = Stroke::new(FOCUS_WIDTH, color(cx.palette.guess));
    let painter = ctx.layer_painter(response.layer_id).with_clip_rect(seen);
    painter.rect_stroke(ring, 7.0, stroke, StrokeKind::Outside);
}
