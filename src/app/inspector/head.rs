//! The head of the inspector in a small window: which view is open, the ways to the stops, and more room.

use super::ways;
use crate::app::choice;
use crate::app::cx::Cx;
use crate::app::look::LookCommand;
use crate::app::style;
use crate::lesson::View;
use crate::session::Switch;
use egui::{Align, Button, Layout, Ui, WidgetInfo, WidgetType};

/// Shows the head.
pub fn show(ui: &mut Ui, cx: &Cx) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.scope(|ui| {
            style::quiet(ui);
            let name = |view: View| cx.word(&format!("view-{}", view.id()));
            ui.menu_button(format!("{} ▾", name(cx.look.view)), |ui| {
                for view in View::ALL {
                    let choice = choice::toggle(ui, view == cx.look.view, name(view));
                    if choice.clicked() {
                        cx.ask(LookCommand::View(view));
                        ui.close();
                    }
                }
            });
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            enlarge(ui, cx);
            if ways::has_foot(cx) {
                // The way back is a square.
                let room = ui.available_width() - ui.spacing().interact_size.y - 4.0;
                ways::on(ui, cx, room);
                ways::back(ui, cx, false);
            }
        });
    });
}

/// The button for more room, or for the boards again.
fn enlarge(ui: &mut Ui, cx: &Cx) {
    let (sign, word) = if cx.look.is_inspector_large {
        ("▼", "inspector-smaller")
    } else {
        ("▲", "inspector-larger")
    };
    let side = ui.spacing().interact_size.y;
    let button = Button::new(sign).min_size(egui::vec2(side, side));
    let button = ui.add(button.frame(false));
    let name = cx.word(word);
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    if button.on_hover_text(name).clicked() {
        cx.ask(LookCommand::EnlargeInspector(Switch::Toggle));
    }
}
