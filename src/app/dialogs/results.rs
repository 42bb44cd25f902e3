//! The dialog about what the student has answered: quiz by quiz, by misconception, and as CSV.

use super::frame::{CENTER, DialogFrame, MAX_WIDTH};
use crate::app::cx::Cx;
use crate::app::exporting::{save, usual_folder, written};
use crate::app::lessons::entries;
use crate::app::look::{Dialog, LookCommand};
use crate::app::misconceptions;
use crate::app::style::checkbox;
use crate::app::verdict::{self, Sign};
use crate::explain::{Tell, args};
use crate::export::request::with_ending;
use crate::export::table::csv_row;
use crate::files::{self, WriteError};
use crate::session::Switch;
use crate::session::course::{ANSWER_COLUMNS, answers_of};
use crate::session::verdict::score_in_words;
use crate::window::access;
use egui::{Button, Label, RichText, TextEdit, Ui};

pub const FRAME: DialogFrame<Results> = DialogFrame {
    dialog: Dialog::Results,
    title: "results",
    place: CENTER,
    width: Some(MAX_WIDTH),
    contents,
    foot: Some(foot),
};

/// The state of the dialog.
pub struct Results {
    /// Whether every student's answers are written, and not only those of the current one.
    are_all: bool,
    /// The path or, in a page, the name of the download.
    pub place: String,
    replaces: bool,
    /// Where the file went, or why it failed.
    ended: Option<Result<String, WriteError>>,
}

impl Default for Results {
    fn default() -> Self {
        Self {
            are_all: true,
            place: usual_folder().join("recuo-answers").display().to_string(),
            replaces: false,
            ended: None,
        }
    }
}

impl Results {
    /// Writes the answers.
    fn write(&mut self, cx: &Cx) {
        let (roster, lessons) = (cx.session.roster(), cx.session.lessons());
        let students = roster.all.iter();
        let meant = students.filter(|(name, _)| self.are_all || **name == roster.current);
        let rows = meant.map(|(name, progress)| answers_of(name, progress, lessons, cx.language));
        let table = csv_row(ANSWER_COLUMNS) + &rows.collect::<String>();
        let place = with_ending(self.place.trim(), "csv");
        let ended = save(&place, &table, self.replaces);
        // Replacing was allowed for that file only.
        self.replaces &= ended.is_err();
        self.ended = Some(ended.map(|()| place));
    }
}

fn contents(ui: &mut Ui, cx: &Cx, state: &mut Results) {
    let (language, course) = (cx.language, cx.session.course());
    let name = &cx.session.roster().current;
    if !name.is_empty() {
        let values = args([("name", name.to_owned().into())]);
        ui.label(language.text("learner-current", &values));
    }
    let (right, asked) = course.score();
    if asked == 0 {
        ui.label(cx.word("results-none"));
    } else {
        let values = args([("right", right.into()), ("asked", asked.into())]);
        ui.label(language.text("course-score", &values));
        quizzes(ui, cx);
        misconceptions::show(ui, cx, &course.misconceptions());
    }
    let everyone = &cx.session.roster().all;
    if everyone.values().any(|progress| progress.score().1 > 0) {
        ui.separator();
        export(ui, cx, state, everyone.len() > 1);
    }
}

/// The score of each quiz that was begun.
fn quizzes(ui: &mut Ui, cx: &Cx) {
    let quizzes = entries()
        .iter()
        .filter(|entry| files::course().is_quiz(entry.id));
    for entry in quizzes {
        let score = cx.session.course().score_of(entry.id);
        if score.1 == 0 {
            continue;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(entry.title.get(cx.language));
            ui.label(RichText::new(score_in_words(score, cx.language)).weak());
        });
    }
}

/// Where the answers go.
fn export(ui: &mut Ui, cx: &Cx, state: &mut Results, are_several: bool) {
    ui.label(cx.word("answers-csv"));
    let before = (state.place.clone(), state.are_all);
    let mut is_asked = false;
    ui.horizontal_wrapped(|ui| {
        let field = TextEdit::singleline(&mut state.place).id(egui::Id::new("answers place"));
        access::name(ui.add(field), &cx.word("export-file"));
        ui.label(".csv");
        let is_named = !state.place.trim().is_empty();
        let button = Button::new(RichText::new(cx.word("set-write")).strong());
        is_asked = ui.add_enabled(is_named, button).clicked();
    });
    ui.horizontal_wrapped(|ui| {
        if are_several {
            checkbox(ui, &mut state.are_all, cx.word("results-everyone"));
        }
        if !cfg!(target_arch = "wasm32") {
            checkbox(ui, &mut state.replaces, cx.word("export-replace"));
        }
    });
    if before != (state.place.clone(), state.are_all) {
        (state.replaces, state.ended) = (false, None);
    }
    if is_asked {
        state.write(cx);
    }
    match &state.ended {
        None => {}
        Some(Ok(place)) => drop(ui.add(Label::new(written(place, cx.language)).wrap())),
        Some(Err(error)) => verdict::show(ui, &cx.palette, Sign::Bad, error.tell(cx.language)),
    }
}

fn foot(ui: &mut Ui, cx: &Cx, _: &mut Results) {
    if ui.button(cx.word("export-close")).clicked() {
        cx.ask(LookCommand::Dialog(Dialog::Results, Switch::Off));
    }
}
