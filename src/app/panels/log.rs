//! The steps around the playhead as sentences.

use crate::app::paint::color;
use crate::app::state::State;
use crate::explain::Sentence;
use crate::playhead::Command;
use crate::scene::Accent;
use egui::{RichText, Sense, Ui};

/// Height of a row of two lines, in points.
const ROW: f32 = 40.0;

/// Shows as many steps as there is room for; a click goes to one.
pub fn show(ui: &mut Ui, state: &mut State) {
    let (language, palette) = (state.language, state.theme.palette());
    let rows = ((ui.available_height() / ROW) as i64 - 1).clamp(3, 60);
    let area = ui.available_rect_before_wrap();
    if ui.rect_contains_pointer(area) {
        let wheel = ui.input(|input| input.smooth_scroll_delta.y);
        state.log_offset -= (wheel / 12.0).round() as i64;
    }
    let board = &mut state.boards[state.leading];
    let here = board.moment.step();
    // What is asked before every move is not told before.
    let last = if state.asking.is_on {
        here
    } else {
        board.timeline.explored()
    };
    let from = here.saturating_add_signed(state.log_offset - rows / 2);
    let from = from.min((last + 1).saturating_sub(rows as u64));
    let until = last.min(from + rows as u64 - 1);
    state.log_offset = from.cast_signed() + rows / 2 - here.cast_signed();
    let mut asked = None;
    for step in from..=until {
        let Some(moment) = board.timeline.at(step) else {
            continue;
        };
        let sentence = Sentence::of(&moment, language);
        let size = egui::vec2(ui.available_width(), ROW - 4.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let response = response.on_hover_text(sentence.to_string());
        if step == here {
            let fill = ui.visuals().selection.bg_fill;
            ui.painter().rect_filled(rect.expand(1.0), 4.0, fill);
        } else if response.hovered() {
            let fill = ui.visuals().faint_bg_color;
            ui.painter().rect_filled(rect.expand(1.0), 4.0, fill);
        }
        let mut inner = ui.new_child(
            egui::UiBuilder::new()
                .max_rect(rect.shrink2(egui::vec2(4.0, 0.0)))
                .layout(egui::Layout::top_down(egui::Align::LEFT)),
        );
        inner.spacing_mut().item_spacing.y = 1.0;
        inner.spacing_mut().interact_size.y = 0.0;
        inner.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let accent = Accent::of(moment.event(), &palette);
            let number = RichText::new(language.number(step));
            ui.label(if step == here {
                number.strong()
            } else {
                number.weak()
            });
            ui.label(RichText::new(accent.sign).color(color(accent.color)));
            ui.add(egui::Label::new(sentence.lead).truncate());
        });
        inner.add(egui::Label::new(RichText::new(sentence.rest).weak().small()).truncate());
        if response.clicked() {
            asked = Some(step);
        }
    }
    if !(from..=until).contains(&here) && ui.button(language.word("log-now")).clicked() {
        state.log_offset = 0;
    }
    if let Some(step) = asked {
        state.push(Command::GoTo(step));
    }
}
