//! The bar of the program in a frame of another page: what is shown, and the way to the whole program.

use super::bar;
use super::cx::Cx;
use super::fonts::family;
use super::front_command::FrontCommand;
use super::style::TEXT;
use crate::scene::{Font, fitted, width_of};
use crate::window::access;
use egui::{Align, Layout, RichText, Ui};

/// The share of the bar's width for the choice of a board.
const CHOICE: f32 = 0.3;
/// The words of the way to the program.
const PROGRAM: &str = "recuo ›";
/// The space between the parts of the bar, in points.
const GAP: f32 = 16.0;

/// Shows the bar.
pub fn show(ui: &mut Ui, cx: &Cx) {
    bar::row(ui, cx, |ui| {
        let room = ui.available_width();
        let has_choice = bar::has_choice(cx);
        let choice = if has_choice { room * CHOICE } else { 0.0 };
        let title = room - choice - width_of(PROGRAM, Font::Bold, TEXT) - 2.0 * GAP;
        let words = fitted(
            cx.session.lesson().title.get(cx.language),
            Font::Bold,
            TEXT,
            title,
        );
        let words = RichText::new(words).family(family(Font::Bold));
        access::heading(&ui.label(words), 1);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = cx.word("embedded-open");
            let open = ui.button(RichText::new(PROGRAM).family(family(Font::Bold)));
            if access::name(open, &name).on_hover_text(name).clicked() {
                cx.ask(FrontCommand::OpenWhole);
            }
            if has_choice {
                bar::which(ui, cx, choice);
            }
        });
    });
}
