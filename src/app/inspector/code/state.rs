//! What the program holds at this step: its variables and its open calls.

use crate::app::cx::Cx;
use crate::app::fit;
use crate::app::inspector::panel::{say_more, unit};
use crate::app::paint::color;
use crate::explain::cell_label;
use crate::explain::code::Variable;
use crate::solver::{Choice, Spot, Strategy};
use egui::scroll_area::ScrollBarVisibility;
use egui::{Frame, Margin, RichText, ScrollArea, TextStyle, Ui, vec2};

/// The gap between variables, in points.
const GAP: f32 = 12.0;
/// The most open calls in the row.
const MOST_CALLS: usize = 40;

/// Shows the variables. Each has a fixed place with room for its longest value, so that neither
/// they nor the program below ever move.
pub fn show_variables(ui: &mut Ui, cx: &Cx, variables: &[Variable], widest: &[Variable]) {
    let size = TextStyle::Monospace.resolve(ui.style()).size * 0.9;
    let show = |ui: &mut Ui, variable: &Variable| {
        ui.spacing_mut().item_spacing.x = size * 0.6;
        let name = RichText::new(format!("{} =", variable.name));
        ui.label(name.monospace().size(size).color(color(cx.palette.faint)));
        ui.label(RichText::new(&variable.value).monospace().size(size));
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
        ui.spacing_mut().interact_size.y = 0.0;
        for (variable, widest) in variables.iter().zip(widest) {
            let room = fit::row(ui, |ui| show(ui, widest));
            unit(ui, room, |ui| show(ui, variable));
        }
    });
}

/// Shows the open calls of the recursive function, the latest one last and lit: one for each
/// decision that waits.
pub fn show_calls(ui: &mut Ui, cx: &Cx) {
    let moment = cx.session.runs().leader().moment();
    let Strategy::Search(_) = moment.strategy() else {
        return;
    };
    let (p, topology) = (&cx.palette, moment.problem().topology());
    let size = TextStyle::Monospace.resolve(ui.style()).size * 0.86;
    let words = |choice: &Choice| match (choice.guess, choice.at) {
        (Some((cell, value)), _) => {
            let value = topology.value_text(value);
            format!("{}={value}", cell_label(cell, topology))
        }
        (None, Spot::Cell(cell)) => cell_label(cell, topology),
        (None, Spot::Places(_, value)) => value.to_string(),
    };
    let choices = moment.choices();
    let first = choices.len().saturating_sub(MOST_CALLS);
    let margin = Margin::symmetric(5, 1);
    let show = |ui: &mut Ui| {
        for (number, choice) in choices.iter().enumerate().skip(first) {
            let is_latest = number + 1 == choices.len();
            let (fill, edge) = if is_latest {
                (p.lit, p.guess)
            } else {
                (p.quiet, p.line)
            };
            let frame = Frame::new().fill(color(fill)).corner_radius(4);
            let frame = frame.stroke(egui::Stroke::new(1.0, color(edge)));
            frame.inner_margin(margin).show(ui, |ui| {
                ui.label(RichText::new(words(choice)).monospace().size(size));
            });
        }
    };
    ui.horizontal(|ui| {
        let spacing = ui.spacing_mut();
        (spacing.item_spacing.x, spacing.interact_size.y) = (4.0, size * 1.9);
        let label = RichText::new(cx.word("code-calls")).size(size).weak();
        ui.label(label).on_hover_text(cx.word("code-calls-hint"));
        let scrolled = ScrollArea::horizontal()
            .id_salt("calls")
            .stick_to_right(true)
            .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
            .show(ui, |ui| ui.horizontal(show));
        say_more(ui, &scrolled);
    });
}
