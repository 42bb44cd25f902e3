//! Input that arrives without the dialog: pasted while no field has the focus, dropped anywhere, or
//! picked.

use super::{Opening, Remark, Source};
use crate::app::cx::Cx;
use crate::app::look::{Dialog, LookCommand, Screen};
use crate::files::{self, DecodedText, FileError};
use crate::session::Switch;
use crate::session::open::LONGEST;
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
        arrive(cx, opening, source, Some(Remark::Pasted));
    }
    let files = ctx.input(|input| input.raw.dropped_files.clone());
    if let Some(file) = files.first() {
        let remark = (files.len() > 1).then_some(Remark::FirstOf(files.len()));
        match text_of(file) {
            Ok(text) => {
                let source = Source {
                    text,
                    name: Some(file.name.clone()),
                    file: None,
                };
                arrive(cx, opening, source, remark);
            }
            Err(error) => {
                opening.put_file(Err(error));
                opening.remark = remark;
                ask(cx, opening);
            }
        }
    }
    match opening.picker.picked(ctx) {
        Some(Picked::File(path)) => from_path(cx, opening, &path),
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

/// Loads the file at this path into the dialog.
pub fn from_path(cx: &Cx, opening: &mut Opening, path: &Path) {
    opening.put_file(source(path));
    ask(cx, opening);
}

/// Opens the file of this path, or asks about it.
pub fn open_path(cx: &Cx, opening: &mut Opening, path: &Path) {
    match source(path) {
        Ok(source) => arrive(cx, opening, source, None),
        Err(error) => {
            opening.put_file(Err(error));
            ask(cx, opening);
        }
    }
}

fn source(path: &Path) -> Result<Source, FileError> {
    let text = files::read_text_at_most(path, LONGEST)?;
    Ok(Source {
        text,
        name: Some(path.display().to_string()),
        file: Some(path.to_owned()),
    })
}

/// Opens what has arrived, or asks about it. While the dialog is open, it goes into its field.
fn arrive(cx: &Cx, opening: &mut Opening, source: Source, remark: Option<Remark>) {
    let was_open = cx.look.dialog == Some(Dialog::Open);
    opening.put(source);
    if opening.is_plain() && !was_open && !matches!(remark, Some(Remark::FirstOf(_))) {
        opening.open(cx);
    } else {
        opening.remark = remark.filter(|remark| match remark {
            Remark::Pasted => !was_open && !opening.is_ready(),
            Remark::FirstOf(_) => true,
        });
        ask(cx, opening);
    }
}

/// Opens the dialog, for what cannot be opened without asking.
fn ask(cx: &Cx, opening: &mut Opening) {
    opening.focus();
    cx.ask(LookCommand::Blank(Switch::Off));
    cx.ask(LookCommand::Dialog(Dialog::Open, Switch::On));
}
