//! What comes in by itself: pasted while nothing is being typed, or dropped anywhere, or picked.

use super::{LONGEST, Remark, Source, open};
use crate::app::state::State;
use crate::files::{self, FileError};
use crate::window::shortcuts;
use std::path::Path;

/// Takes what has come in since the last frame.
pub fn take(ctx: &egui::Context, state: &mut State) {
    if let Some(text) = shortcuts::pasted(ctx) {
        let source = Source {
            text,
            name: None,
            file: None,
        };
        arrive(state, source, Some(Remark::Pasted));
    }
    let files = ctx.input(|input| input.raw.dropped_files.clone());
    if let Some(file) = files.first() {
        let name = file.name.clone();
        let remark = (files.len() > 1).then_some(Remark::FirstOf(files.len()));
        let text = file
            .bytes
            .as_deref()
            .ok_or_else(|| FileError::Io {
                name: name.clone(),
                error: std::io::Error::other("it could not be read"),
            })
            .and_then(|bytes| files::read_at_most(bytes, &name, LONGEST));
        match text {
            Ok(text) => {
                let name = Some(name);
                arrive(
                    state,
                    Source {
                        text,
                        name,
                        file: None,
                    },
                    remark,
                );
            }
            Err(error) => {
                state.opening.put_file(Err(error));
                state.opening.remark = remark;
                ask(state);
            }
        }
    }
    if let Some(path) = state.opening.picker.picked(ctx) {
        from_path(state, &path);
    }
}

/// Takes the file of this path into the dialog.
pub fn from_path(state: &mut State, path: &Path) {
    let name = path.display().to_string();
    let file = files::read_text_at_most(path, LONGEST).map(|text| Source {
        text,
        name: Some(name),
        file: Some(path.to_owned()),
    });
    state.opening.put_file(file);
    ask(state);
}

/// Opens what has come, or asks about it. What comes while the dialog is open belongs there.
fn arrive(state: &mut State, source: Source, remark: Option<Remark>) {
    let was_open = state.opening.is_open();
    state.opening.put(source);
    if state.opening.is_plain() && !was_open && !matches!(remark, Some(Remark::FirstOf(_))) {
        open(state);
    } else {
        let is_understood = state.opening.is_ready();
        state.opening.remark = remark.filter(|remark| match remark {
            Remark::Pasted => !was_open && !is_understood,
            Remark::FirstOf(_) => true,
        });
        ask(state);
    }
}

fn ask(state: &mut State) {
    state.is_blank = false;
    state.opening.show();
}
