//! Input that arrives without the dialog: pasted while no field has the focus, dropped anywhere, or
//! picked.

use super::{Opening, Source};
use crate::app::cx::Cx;
use crate::app::front_command::FrontCommand;
use crate::app::look::{Dialog, LookCommand, Screen};
use crate::files::{self, DecodedText, FileError};
use crate::session::Switch;
use crate::session::open::{LONGEST, RECOGNIZED_BYTES, begins_as_run};
use crate::window::platform::Picked;
use crate::window::shortcuts;
use std::path::Path;

/// Handles what has arrived since the last frame.
pub fn take(ctx: &egui::Context, cx: &Cx, opening: &mut Opening) {
    let is_editing = cx.look.screen == Screen::Editor;
    let family = is_editing.then(|| cx.session.editor().sketch.topology.family().clone());
    opening.prefer(family);
    if let Some(text) = shortcuts::pasted(ctx) {
        let source = Source {
            text,
            ..Source::default()
        };
        arrive(cx, opening, Ok(source), 1);
    }
    let files = ctx.input(|input| input.raw.dropped_files.clone());
    let first = files.first();
    if let Some(path) = first.and_then(|file| file.path.as_deref()) {
        open_path(cx, opening, path, files.len());
    } else if let Some(file) = first {
        let is_run =
            |bytes: &&[u8]| begins_as_run(&bytes[..bytes.len().min(RECOGNIZED_BYTES as usize)]);
        if let Some(bytes) = file.bytes.as_deref().filter(is_run) {
            cx.ask(FrontCommand::OpenRun(file.name.clone(), bytes.to_vec()));
            cx.ask(LookCommand::Dialog(Dialog::Open, Switch::Off));
            return;
        }
        let source = text_of(file).map(|text| Source {
            text,
            name: Some(file.name.clone()),
            file: None,
        });
        arrive(cx, opening, source, files.len());
    }
    match opening.picker.picked(ctx) {
        Some(Picked::File(path)) => open_path(cx, opening, &path, 1),
        Some(Picked::NoDialog) => opening.has_no_dialog = true,
        None => {}
    }
}

fn text_of(file: &egui::DroppedFile) -> Result<String, FileError> {
    let bytes = file.bytes.as_deref().ok_or_else(|| FileError::Io {
        name: file.name.clone(),
        error: std::io::Error::other("it could not be read"),
    })?;
    // Whatever is in it, its length is what is wrong with it.
    if bytes.len() as u64 > LONGEST {
        return Err(FileError::TooLong {
            name: file.name.clone(),
            longest: LONGEST,
        });
    }
    files::read_at_most(DecodedText::new(bytes), &file.name, LONGEST)
}

/// Opens the file at this path, the first of this many, or asks about it.
pub fn open_path(cx: &Cx, opening: &mut Opening, path: &Path, files: usize) {
    // The output of a program may be longer than any puzzle.
    if files::read_start(path, RECOGNIZED_BYTES).is_ok_and(|start| begins_as_run(&start)) {
        cx.ask(FrontCommand::OpenRunFile(path.to_owned()));
        cx.ask(LookCommand::Dialog(Dialog::Open, Switch::Off));
        return;
    }
    let source = files::read_text_at_most(path, LONGEST).map(|text| Source {
        text,
        name: Some(path.display().to_string()),
        file: Some(path.to_owned()),
    });
    arrive(cx, opening, source, files);
}

/// Opens what has arrived, the first of this many files, or asks about it. While the dialog is open,
/// it goes into its field.
fn arrive(cx: &Cx, opening: &mut Opening, source: Result<Source, FileError>, files: usize) {
    opening.put_file(source);
    opening.dropped = files;
    // Nothing is left to choose.
    let is_plain = opening.is_ready() && opening.puzzles().len() <= 1;
    if is_plain && files == 1 && cx.look.dialog != Some(Dialog::Open) {
        opening.open(cx);
    } else {
        opening.takes_focus = true;
        cx.ask(LookCommand::Blank(Switch::Off));
        cx.ask(LookCommand::Dialog(Dialog::Open, Switch::On));
    }
}
