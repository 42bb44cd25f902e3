//! The output view: what a program has printed besides its events, up to the step.

use super::panel::say_more;
use crate::app::cx::Cx;
use crate::app::paint::color;
use crate::app::style::{TEXT, scaled};
use crate::explain::Tell;
use crate::lesson::RecordedProgram;
use egui::{Label, RichText, ScrollArea, Ui};

/// How many of the lines that could not be understood are listed.
const MOST_FAULTS: usize = 3;

/// Shows the lines printed so far, the latest in sight, and at the end how the program has ended.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let run = cx.session.runs().leader();
    let Some(program) = run.program() else { return };
    show_faults(ui, cx, program);
    let output = program.recording.output();
    let until = output.lines_until(run.moment().step());
    let size = scaled(ui, TEXT);
    if until == 0 {
        ui.weak(cx.word("output-nothing"));
    }
    let is_over = run.is_at_end() && !run.is_live();
    let ending = program.ending.as_ref().filter(|_| is_over);
    let gap = output.gap().filter(|gap| gap.after < until);
    let scrolled = ScrollArea::both()
        .id_salt("output")
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show_rows(
            ui,
            size * 1.3,
            until + usize::from(ending.is_some()),
            |ui, rows| {
                ui.spacing_mut().item_spacing.y = size * 0.1;
                let last = rows.end.min(until);
                let lines = output.lines_from(rows.start.min(until));
                for (index, line) in (rows.start..last).zip(lines) {
                    if let Some(gap) = gap.filter(|gap| gap.after == index) {
                        ui.weak(cx.text("output-gap", [("lines", gap.lines.into())]));
                    }
                    let words = RichText::new(line.text).monospace().size(size);
                    ui.add(Label::new(words).extend());
                }
                if let Some(ending) = ending.filter(|_| rows.end > until) {
                    let words = ending.words.as_ref().map(|words| words.say(cx.language));
                    ui.strong(words.unwrap_or_else(|| cx.word("output-end")));
                    let errors = RichText::new(ending.errors.trim_end())
                        .monospace()
                        .size(size);
                    ui.label(errors.color(color(cx.palette.conflict)));
                }
            },
        );
    say_more(ui, &scrolled);
}

/// Says which lines could not be understood, and why.
fn show_faults(ui: &mut Ui, cx: &Cx, program: &RecordedProgram) {
    let recording = &program.recording;
    let count = recording.fault_count();
    if count == 0 {
        return;
    }
    ui.strong(cx.text(
        "program-lines",
        [
            ("count", count.into()),
            ("number", cx.language.number(count).into()),
        ],
    ));
    for fault in recording.faults().iter().take(MOST_FAULTS) {
        ui.label(fault.message().say(cx.language));
    }
    ui.separator();
}
