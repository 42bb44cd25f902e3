//! What is said about a line of the program, and how a line is chosen.

use crate::app::cx::Cx;
use crate::app::fonts;
use crate::app::look::{Explain, LookCommand};
use crate::app::paint::color;
use crate::app::style::{TEXT, scaled};
use crate::explain::code::Listing;
use crate::explain::family_args;
use crate::scene::Font;
use egui::{RichText, Ui};
use std::sync::Arc;

/// The space around the explanation of a line, and the width of the way to close it, in points.
const AROUND: f32 = 8.0;
const CLOSE: f32 = 26.0;
/// The largest share of the panel that it takes at its usual size, and how much smaller it gets then.
const MOST: f32 = 0.45;
const SMALLER: f32 = 0.86;

/// A click on a line explains it until another one is clicked, or the same one again. One that stands for a
/// function that can be folded folds or unfolds it too.
pub fn click(cx: &Cx, program: &Listing, line: usize, is_hinge: bool, explained: Option<usize>) {
    let Some(function) = program.function_at(line).filter(|_| is_hinge) else {
        let what = if explained == Some(line) {
            Explain::Off
        } else {
            Explain::Line(line)
        };
        return cx.ask(LookCommand::Explain(what));
    };
    let explains_it = explained.and_then(|line| program.function_at(line)) == Some(function);
    let is_unfolded = cx.look.unfolded.contains(function);
    let closes = is_unfolded || explains_it;
    // While one of its lines is explained, it is unfolded anyway.
    if is_unfolded == closes {
        cx.ask(LookCommand::Fold(function));
    }
    if !closes {
        cx.ask(LookCommand::Explain(Explain::Line(line)));
    } else if explains_it {
        cx.ask(LookCommand::Explain(Explain::Off));
    }
}

/// What is said about a line, laid out below the program.
pub struct Explanation {
    words: Vec<Arc<egui::Galley>>,
    /// Its height, in points.
    pub height: f32,
}

impl Explanation {
    /// The line, what happens there, and what its function does; smaller where that would take most of a
    /// panel of this height.
    pub fn fitting(ui: &Ui, cx: &Cx, program: &Listing, line: usize, room: f32) -> Self {
        let size = scaled(ui, TEXT);
        let usual = Self::of(ui, cx, program, line, size);
        if usual.height <= room * MOST {
            return usual;
        }
        Self::of(ui, cx, program, line, size * SMALLER)
    }

    fn of(ui: &Ui, cx: &Cx, program: &Listing, line: usize, size: f32) -> Self {
        let width = ui.available_width() - 2.0 * AROUND - CLOSE;
        let ink = color(cx.palette.ink);
        let put = |text: &str, font: Font, size: f32| {
            let font = egui::FontId::new(size, fonts::family(font));
            ui.painter().layout(text.to_owned(), font, ink, width)
        };
        let written = &program.lines[line];
        let mut words = vec![put(
            &format!("{}  {}", line + 1, written.signature().trim()),
            Font::Mono,
            size * 0.95,
        )];
        if let Some(id) = written.explanation() {
            let about = about(cx, "line", id);
            words.push(put(&about, Font::Regular, size));
        }
        if let Some(function) = program.function_at(line) {
            let header = header(program, line);
            if header != written.signature() {
                words.push(put(header, Font::Mono, size * 0.82));
            }
            let about = about(cx, "code", function);
            words.push(put(&about, Font::Regular, size * 0.88));
        }
        let text: f32 = words.iter().map(|words| words.size().y).sum();
        let gaps = words.len() as f32 * ui.spacing().item_spacing.y;
        Self {
            words,
            height: text + gaps + 2.0 * AROUND,
        }
    }

    /// Shows it with a way to close it.
    pub fn show(self, ui: &mut Ui, cx: &Cx) {
        let frame = egui::Frame::new()
            .fill(color(cx.palette.quiet))
            .corner_radius(6)
            .inner_margin(AROUND);
        frame.show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.set_min_width(ui.available_width());
                ui.vertical(|ui| {
                    ui.set_width(ui.available_width() - CLOSE);
                    for words in self.words {
                        ui.label(words);
                    }
                });
                let close = ui.add(egui::Button::new("✖").frame(false));
                if close.on_hover_text(cx.word("code-close")).clicked() {
                    cx.ask(LookCommand::Explain(Explain::Off));
                }
            });
        });
    }
}

/// Explains the function that a line belongs to.
pub fn explain(ui: &mut Ui, cx: &Cx, program: &Listing, line: usize) {
    if let Some(function) = program.function_at(line) {
        let header = RichText::new(header(program, line));
        ui.label(header.monospace().strong().small());
        ui.label(RichText::new(about(cx, "code", function)).small());
    }
}

/// The words about a line or a function, for the family that the leading board belongs to.
fn about(cx: &Cx, kind: &str, id: &str) -> String {
    let leader = cx.session.runs().leader();
    let family = leader.moment().problem().topology().family();
    cx.language
        .text(&format!("{kind}-{id}"), &family_args(family))
}

/// The first line of the function that a line belongs to.
fn header(program: &Listing, line: usize) -> &str {
    let mut lines = program.lines[..=line].iter();
    let header = lines.rfind(|line| line.function.is_some());
    header.map_or("", |line| line.signature())
}
