//! The strategy as a program, the line of this step lit.

use super::follow;
use crate::app::paint::{color, paint, point_from};
use crate::app::state::State;
use crate::explain::Site;
use crate::explain::code::{CodeLanguage, Listing, Variable, listing, variables};
use crate::scene::{Code, Palette};
use egui::{Response, RichText, ScrollArea, Sense, Ui};

/// Panels lower than this explain functions only under the pointer, in points.
const LOW: f32 = 330.0;
/// The height kept for the explanation of a function, in lines of text.
const EXPLANATION: f32 = 5.6;

/// Shows the program of the leading board.
pub fn show(ui: &mut Ui, state: &mut State) {
    choose_language(ui, state);
    let board = &state.boards[state.leading];
    let (moment, language, code) = (&board.moment, state.language, state.code);
    let program = listing(
        board.timeline.strategy(),
        board.timeline.goal(),
        code,
        language,
    );
    let palette = state.theme.palette();
    show_variables(ui, &variables(moment, &program, code, language), &palette);
    let has_room = ui.available_height() > LOW;
    let text = ui.text_style_height(&egui::TextStyle::Body);
    let below = if has_room { EXPLANATION * text } else { 0.0 };
    let height = (ui.available_height() - below).max(80.0);
    let lit = program.line_of(Site::of(moment));
    let size = Code::fitting_size(&program, ui.available_width() - 12.0, height);
    let scene = Code {
        listing: &program,
        code,
        language,
        lit,
        palette: &palette,
        size,
    };
    let (response, hovered) = show_program(ui, &scene, height, moment.step());
    let explain = |ui: &mut Ui, line: usize| {
        if let Some(function) = program.function_at(line) {
            ui.label(
                RichText::new(header(&program, line))
                    .monospace()
                    .strong()
                    .small(),
            );
            ui.label(RichText::new(language.word(&format!("code-{function}"))).small());
        }
    };
    if has_room {
        hovered
            .or(lit)
            .into_iter()
            .for_each(|line| explain(ui, line));
    } else if let Some(line) = hovered {
        response.on_hover_ui_at_pointer(|ui| explain(ui, line));
    }
}

fn choose_language(ui: &mut Ui, state: &mut State) {
    ui.horizontal_wrapped(|ui| {
        let spacing = ui.spacing_mut();
        (spacing.button_padding, spacing.item_spacing.x) = (egui::vec2(5.0, 3.0), 2.0);
        for code in CodeLanguage::ALL {
            let name = RichText::new(code.name(state.language)).small();
            if ui.selectable_label(code == state.code, name).clicked() {
                state.code = code;
            }
        }
    });
}

/// The variables in a row of their own, so that the program below never moves.
fn show_variables(ui: &mut Ui, variables: &[Variable], palette: &Palette) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 1.0);
        for Variable { name, value } in variables {
            let name = RichText::new(format!("{name} =")).monospace().small();
            ui.label(name.color(color(palette.faint)));
            ui.label(RichText::new(value).monospace().small().strong());
            ui.add_space(6.0);
        }
    });
}

/// Shows the lines; says which one is under the pointer.
fn show_program(ui: &mut Ui, scene: &Code, height: f32, step: u64) -> (Response, Option<usize>) {
    let (wide, high) = scene.extent();
    ScrollArea::both()
        .id_salt("code")
        .auto_shrink([false, true])
        .animated(false)
        .max_height(height)
        .show(ui, |ui| {
            let size = egui::vec2(wide.max(ui.available_width()), high);
            let (response, painter) = ui.allocate_painter(size, Sense::hover());
            let corner = response.rect.left_top();
            let mut shapes = Vec::new();
            scene.draw(point_from(corner), size.x, &mut shapes);
            paint(&painter, shapes);
            if let Some(line) = scene.lit {
                let lit = scene.line_rect(line);
                let at = egui::pos2(ui.clip_rect().left(), corner.y + lit.y);
                let rect = egui::Rect::from_min_size(at, egui::vec2(1.0, lit.height));
                // The lines around it are seen too.
                let around = egui::vec2(0.0, 2.0 * lit.height);
                follow(ui, rect.expand2(around), (step, line, scene.code));
            }
            let hovered = response
                .hover_pos()
                .and_then(|at| scene.line_at(at.y - corner.y));
            (response, hovered)
        })
        .inner
}

/// The first line of the function that a line belongs to.
fn header(program: &Listing, line: usize) -> String {
    let header = program.lines[..=line]
        .iter()
        .rfind(|line| line.function.is_some());
    let text = header.map_or("", |line| line.text.as_str());
    text.trim_end_matches(['{', ' ', ':']).to_owned()
}
