//! A frame: input, time, panels and dialogs, and then carrying out what was asked for.

use super::cx::Cx;
use super::front::Front;
use super::look::Screen;
use super::{
    bar, boards, dialogs, exporting, faults, inspector, keys, newer, notice, opening, presenter,
    race, screens, style, transport,
};
use crate::window::access;
use egui::{Ui, ViewportCommand};

/// Builds a frame, `dt` seconds after the last one, with up to `slices` slices of background work.
pub fn frame(ui: &mut Ui, front: &mut Front, dt: f32, slices: usize) {
    let ctx = ui.ctx().clone();
    style::set_zoom(&ctx, front.look.zoom);
    take_input(&ctx, front);
    front.advance(&ctx, f64::from(dt), slices);
    front.drawn.prune(front.session.runs());
    if front.look.is_blank {
        let black = egui::Frame::new().fill(egui::Color32::BLACK);
        egui::CentralPanel::default()
            .frame(black)
            .show_inside(ui, |_| {});
    } else if draw(ui, front) {
        ctx.request_repaint();
    }
    let title = front.window_title();
    let [help, close] = ["spoken-help", "export-close"].map(|id| front.look.language.word(id));
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
    let Front {
        session,
        look,
        opening,
        course,
        ..
    } = front;
    let cx = Cx::new(session, look);
    opening::arrivals::take(ctx, &cx, opening);
    keys::read(ctx, &cx, course, opening);
    let asks = cx.into_asks();
    front.perform_all(ctx, asks);
}

/// Draws the screen and everything above it. Returns whether anything was asked for.
fn draw(ui: &mut Ui, front: &mut Front) -> bool {
    let ctx = ui.ctx().clone();
    let Front {
        session,
        look,
        opening,
        exporting,
        learners,
        solutions,
        course,
        set,
        drawn,
        said,
        ..
    } = front;
    let cx = Cx::new(session, look);
    let mut room = ctx.content_rect();
    match look.screen {
        Screen::Course => screens::course::show(ui, &cx, course),
        Screen::Editor => {
            exporting::show_under_way(ui, &cx, exporting);
            screens::editor::show(ui, &cx, opening);
        }
        Screen::Set => screens::set::show(ui, &cx, set),
        Screen::Running => {
            if !look.is_presenting {
                bar::show(ui, &cx);
                if session.student().is_none() {
                    transport::show(ui, &cx, drawn);
                }
                inspector::show(ui, &cx, drawn);
            }
            exporting::show_under_way(ui, &cx, exporting);
            faults::show(ui, &cx);
            if !look.is_presenting {
                newer::show(ui, &cx);
            }
            if look.is_presenting {
                presenter::show(ui, &cx, drawn);
            }
            room = ui.available_rect_before_wrap();
            boards::show(ui, &cx, drawn);
        }
    }
    race::show(&ctx, &cx);
    notice::show(&ctx, &cx, room);
    said.tell(&ctx, &cx);
    dialogs::show(&ctx, &cx, opening, exporting, learners, solutions);
    let asks = cx.into_asks();
    front.perform_all(&ctx, asks)
}
