//! The line that says that a newer version of the program is ready.

use super::cx::Cx;
use super::front_command::FrontCommand;
use super::look::LookCommand;
use super::style;
use egui::Ui;

/// Shows the line, if there is a newer version.
pub fn show(ui: &mut Ui, cx: &Cx) {
    if !cx.look.has_newer {
        return;
    }
    egui::TopBottomPanel::top("newer").show_inside(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(cx.word("newer"));
            if ui
                .add(style::primary(&cx.palette, &cx.word("newer-load")))
                .clicked()
            {
                cx.ask(FrontCommand::LoadNewer);
            }
            if ui.button(cx.word("newer-later")).clicked() {
                cx.ask(LookCommand::Newer(false));
            }
        });
    });
}
