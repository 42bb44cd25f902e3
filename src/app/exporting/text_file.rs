//! The row that saves a text: the field for its place, a button, and where the file went.

use super::work::{save, usual_folder, written};
use crate::app::cx::Cx;
use crate::app::style::checkbox;
use crate::app::verdict::{self, Sign};
use crate::explain::Tell;
use crate::export::request::with_ending;
use crate::files::WriteError;
use crate::window::access;
use egui::{Button, Id, Label, RichText, TextEdit, Ui};

/// Where a text is saved.
pub struct TextFile {
    /// The path or, in a page, the name of the download.
    pub place: String,
    replaces: bool,
    /// Where the last file went, or why it failed.
    ended: Option<Result<String, WriteError>>,
}

impl TextFile {
    /// A file with this name, in the usual folder.
    pub fn named(name: &str) -> Self {
        Self {
            place: usual_folder().join(name).display().to_string(),
            replaces: false,
            ended: None,
        }
    }

    /// Forgets the last file, as another one is to be saved.
    pub fn forget(&mut self) {
        (self.replaces, self.ended) = (false, None);
    }

    /// Shows the row. `text` is saved with this ending when its button is clicked.
    pub fn show(&mut self, ui: &mut Ui, cx: &Cx, ending: &str, text: impl FnOnce() -> String) {
        let mut is_asked = false;
        ui.horizontal_wrapped(|ui| {
            let field = TextEdit::singleline(&mut self.place).id(Id::new("place of a text"));
            if access::name(ui.add(field), &cx.word("export-file")).changed() {
                self.forget();
            }
            ui.label(format!(".{ending}"));
            if !cfg!(target_arch = "wasm32") {
                checkbox(ui, &mut self.replaces, cx.word("export-replace"));
            }
            let is_named = !self.place.trim().is_empty();
            let button = Button::new(RichText::new(cx.word("set-write")).strong());
            is_asked = ui.add_enabled(is_named, button).clicked();
        });
        if is_asked {
            let place = with_ending(self.place.trim(), ending);
            let ended = save(&place, &text(), self.replaces);
            // Replacing was allowed for that file only.
            self.replaces &= ended.is_err();
            self.ended = Some(ended.map(|()| place));
        }
        match &self.ended {
            None => {}
            Some(Ok(place)) => drop(ui.add(Label::new(written(place, cx.language)).wrap())),
            Some(Err(error)) => {
                verdict::show(ui, &cx.palette, Sign::Bad, error.tell(cx.language));
            }
        }
    }
}
