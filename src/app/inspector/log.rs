//! The log view: the steps around the playhead as sentences.

use crate::app::cx::Cx;
use crate::app::look::LookCommand;
use crate::app::paint::color;
use crate::app::style::scaled;
use crate::explain::Sentence;
use crate::scene::Accent;
use crate::session::Command;
use crate::window::access;
use egui::accesskit::{AriaCurrent, Role};
use egui::{RichText, Sense, Ui};

/// The height of a row of two lines of the usual size, in points.
const ROW: f32 = 40.0;
/// The space between rows, in points.
const BETWEEN: f32 = 4.0;

/// Shows as many steps as there is room for. A click goes to a step.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let language = cx.language;
    let height = scaled(ui, ROW);
    ui.spacing_mut().item_spacing.y = BETWEEN;
    let rows = ((ui.available_height() / height) as i64 - 1).clamp(3, 60);
    let run = cx.session.runs().leader();
    let here = run.moment().step();
    let last = cx.session.visibility(cx.session.runs().leading()).until();
    let first_of = |offset: i64| {
        let first = here.saturating_add_signed(offset - rows / 2);
        first.min((last + 1).saturating_sub(rows as u64))
    };
    let mut from = first_of(cx.look.log_offset);
    let area = ui.available_rect_before_wrap();
    if ui.rect_contains_pointer(area) {
        let wheel = ui.input(|input| input.smooth_scroll_delta.y);
        let lines = (wheel / 12.0).round() as i64;
        // Scrolling stops at both ends, so that scrolling back works at once.
        let offset_of = |from: u64| from.cast_signed() + rows / 2 - here.cast_signed();
        from = first_of(offset_of(from) - lines);
        if lines != 0 {
            cx.ask(LookCommand::Log(offset_of(from)));
        }
    }
    let until = last.min(from + rows as u64 - 1);
    for (step, moment) in (from..=until).zip(run.timeline().moments_from(from)) {
        let sentence = Sentence::of(&moment, language);
        let size = egui::vec2(ui.available_width(), height - BETWEEN);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let response = response.on_hover_text(sentence.to_string());
        access::describe(&response, |node| {
            node.set_role(Role::Button);
            node.set_label(format!("{}: {sentence}", language.number(step)));
            if step == here {
                node.set_aria_current(AriaCurrent::Step);
            }
        });
        if step == here || response.hovered() {
            let visuals = ui.visuals();
            let [here_fill, fill] = [visuals.selection.bg_fill, visuals.faint_bg_color];
            let fill = if step == here { here_fill } else { fill };
            ui.painter().rect_filled(rect.expand(1.0), 4.0, fill);
        }
        let mut inner = ui.new_child(
            egui::UiBuilder::new()
                .max_rect(rect.shrink2(egui::vec2(4.0, 0.0)))
                .layout(egui::Layout::top_down(egui::Align::LEFT)),
        );
        access::describe_ui(&inner, |node| node.set_hidden());
        inner.spacing_mut().item_spacing.y = 1.0;
        inner.spacing_mut().interact_size.y = 0.0;
        inner.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let accent = Accent::of(moment.event(), &cx.palette);
            let number = RichText::new(language.number(step));
            let is_here = step == here;
            ui.label(if is_here {
                number.strong()
            } else {
                number.weak()
            });
            ui.label(RichText::new(accent.sign).color(color(accent.color)));
            ui.add(egui::Label::new(sentence.lead).truncate());
        });
        inner.add(egui::Label::new(RichText::new(sentence.rest).weak().small()).truncate());
        cx.on_click(&response, Command::GoTo(step));
    }
    if !(from..=until).contains(&here) && ui.button(cx.word("log-now")).clicked() {
        cx.ask(LookCommand::Log(0));
    }
}
