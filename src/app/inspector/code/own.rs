//! The text of a program that somebody else has written, with the line of this step.

use super::lines::show_program;
use crate::app::cx::Cx;
use crate::app::style::scaled;
use crate::explain::code::{Listing, Syntax};
use crate::lesson::RecordedProgram;
use crate::scene::{Code, CodeLayout};
use egui::Ui;
use std::sync::Arc;

/// A program's text, taken apart once.
struct Text {
    listing: Listing,
    syntax: Syntax,
    within_comments: Vec<bool>,
}

impl Text {
    fn of(name: &str, source: &str) -> Self {
        let listing = Listing::of_text(source);
        let syntax = Syntax::of_file(name);
        let lines = listing.lines.iter().map(|line| &*line.text);
        Self {
            within_comments: syntax.within_comments(lines),
            listing,
            syntax,
        }
    }
}

/// Shows the program, or what is known of the line if its text is not known.
pub fn show(ui: &mut Ui, cx: &Cx, program: &RecordedProgram) {
    let moment = cx.session.runs().leader().moment();
    let line = program.recording.events().line(moment.step());
    let Some(source) = &program.source else {
        let name = program.name.clone().into();
        let line = line.map_or(0, u64::from);
        ui.label(cx.text("program-no-source", [("name", name), ("line", line.into())]));
        return;
    };
    let text = taken_apart(ui, program, source);
    let lit = line.and_then(|line| usize::from(line).checked_sub(1));
    let (room, times) = (ui.available_size(), scaled(ui, 1.0));
    let layout = CodeLayout::whole(&text.listing, room.x / times, room.y / times).times(times);
    let scene = Code {
        listing: &text.listing,
        syntax: text.syntax,
        within_comments: &text.within_comments,
        lit: lit
            .filter(|line| *line < text.listing.lines.len())
            .into_iter()
            .collect(),
        callers: Vec::new(),
        palette: &cx.palette,
        layout: &layout,
    };
    let hint = match (line, moment.step()) {
        (Some(_), _) | (None, 0) => None,
        (None, _) => Some(cx.word("program-no-line")),
    };
    let below = hint
        .as_ref()
        .map_or(0.0, |_| 2.0 * ui.text_style_height(&egui::TextStyle::Small));
    let height = (room.y - below).max(0.0);
    show_program(
        ui,
        &scene,
        (&program.name, &[], None),
        height,
        moment.step(),
    );
    if let Some(hint) = hint {
        ui.weak(hint);
    }
}

/// The text of a program, taken apart when it is first shown.
fn taken_apart(ui: &Ui, program: &RecordedProgram, source: &Arc<str>) -> Arc<Text> {
    let place = ui.id().with("own program");
    let kept: Option<(Arc<str>, Arc<Text>)> = ui.data(|data| data.get_temp(place));
    match kept {
        Some((own, text)) if Arc::ptr_eq(&own, source) => text,
        _ => {
            let text = Arc::new(Text::of(&program.name, source));
            let now = (Arc::clone(source), Arc::clone(&text));
            ui.data_mut(|data| data.insert_temp(place, now));
            text
        }
    }
}
