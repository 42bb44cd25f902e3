//! What is said about a line of the program, and how a line is chosen.

use crate::app::cx::Cx;
use crate::app::fit;
use crate::app::front_command::{Explain, FrontCommand};
use crate::app::look::LookCommand;
use crate::app::paint::color;
use crate::app::style::{TEXT, scaled};
use crate::explain::code::Listing;
use crate::explain::family_args;
use egui::{RichText, Ui, vec2};

/// The margin around the explanation of a line, and the width of the button that closes it, in
/// points.
const MARGIN: f32 = 8.0;
const CLOSE: f32 = 26.0;
/// The largest share of the panel that it takes, if a smaller text is enough for that.
const MOST: f32 = 0.45;
const SCALES: [f32; 2] = [1.0, 0.86];

/// A click on a line explains it until another one is clicked, or the same one again. One that
/// stands for a function that can be folded folds or unfolds it too.
pub fn click(cx: &Cx, program: &Listing, line: usize, is_hinge: bool, explained: Option<usize>) {
    let function = program.function_at(line).filter(|_| is_hinge);
    let Some(function) = function else {
        let closes = explained == Some(line);
        return cx.ask(FrontCommand::Explain(if closes {
            Explain::Off
        } else {
            Explain::Line(line)
        }));
    };
    let explains_it = explained.and_then(|line| program.function_at(line)) == Some(function);
    let is_unfolded = cx.look.unfolded.contains(function);
    let closes = is_unfolded || explains_it;
    // While one of its lines is explained, it is unfolded anyway.
    if is_unfolded == closes {
        cx.ask(LookCommand::Fold(function));
    }
    if !closes {
        cx.ask(FrontCommand::Explain(Explain::Line(line)));
    } else if explains_it {
        cx.ask(FrontCommand::Explain(Explain::Off));
    }
}

/// What is said about a line below the program: its scale and its height.
pub struct Explanation {
    line: usize,
    times: f32,
    /// Its height, in points.
    pub height: f32,
}

impl Explanation {
    /// What is said about a line, smaller where it would take most of a panel of this height.
    pub fn fitting(ui: &Ui, cx: &Cx, program: &Listing, line: usize, height: f32) -> Self {
        let width = ui.available_width();
        let show = |ui: &mut Ui, times| box_of(ui, cx, program, line, times);
        let times = fit::largest(ui, &SCALES, vec2(width, height * MOST), show);
        Self {
            line,
            times,
            height: fit::height(ui, width, |ui| show(ui, times)),
        }
    }

    pub fn show(&self, ui: &mut Ui, cx: &Cx, program: &Listing) {
        box_of(ui, cx, program, self.line, self.times);
    }
}

/// A box with the line, what happens there and what its function does, and a way to close it.
fn box_of(ui: &mut Ui, cx: &Cx, program: &Listing, line: usize, times: f32) {
    let size = scaled(ui, TEXT) * times;
    let frame = egui::Frame::new()
        .fill(color(cx.palette.quiet))
        .corner_radius(6)
        .inner_margin(MARGIN);
    frame.show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.set_min_width(ui.available_width());
            ui.vertical(|ui| {
                ui.set_width(ui.available_width() - CLOSE);
                let written = &program.lines[line];
                let words = format!("{}  {}", line + 1, written.signature().trim());
                ui.label(RichText::new(words).monospace().size(size * 0.95));
                if let Some(id) = written.explanation() {
                    ui.label(RichText::new(about(cx, "line", id)).size(size));
                }
                let Some(function) = program.function_at(line) else {
                    return;
                };
                let header = header(program, line);
                if header != written.signature() {
                    ui.label(RichText::new(header).monospace().size(size * 0.82));
                }
                ui.label(RichText::new(about(cx, "code", function)).size(size * 0.88));
            });
            let close = ui.add(egui::Button::new("✖").frame(false));
            let close = close.on_hover_text(cx.word("code-close"));
            cx.on_click(&close, FrontCommand::Explain(Explain::Off));
        });
    });
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
