//! The glossary: all words of the course with what they mean.

use super::frame::{CENTER, Frame};
use crate::app::cx::Cx;
use crate::app::glossary;
use crate::app::look::Dialog;
use crate::explain::args;
use crate::files;
use egui::{Id, RichText, TextEdit, Ui};

pub const FRAME: Frame<WordList> = Frame {
    dialog: Dialog::Glossary,
    title: "glossary",
    place: CENTER,
    width: Some(520.0),
    contents,
    foot: None,
};

/// The state of the dialog.
#[derive(Default)]
pub struct WordList {
    /// What the words are to contain.
    filter: String,
}

fn contents(ui: &mut Ui, cx: &Cx, state: &mut WordList) {
    let name = cx.word("glossary-filter");
    let field = TextEdit::singleline(&mut state.filter)
        .id(Id::new("glossary filter"))
        .hint_text(RichText::new(&name).weak())
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    crate::window::access::describe(&field, |node| node.set_label(name));
    let (words, language) = (files::glossary(), cx.language);
    let fits = |term: &usize| words.matches(*term, &state.filter, language);
    let found: Vec<usize> = words.sorted(language).into_iter().filter(fits).collect();
    for term in &found {
        ui.add_space(6.0);
        ui.push_id(term, |ui| glossary::meaning(ui, cx, *term));
    }
    if found.is_empty() {
        let values = args([("text", state.filter.clone().into())]);
        ui.label(language.text("glossary-none", &values));
    }
}
