//! The dialog about what the student has answered: quiz by quiz, by misconception, and as CSV.

use super::frame::{DialogFrame, MAX_WIDTH};
use crate::app::cx::Cx;
use crate::app::exporting::TextFile;
use crate::app::lessons::entries;
use crate::app::look::Dialog;
use crate::app::misconceptions;
use crate::app::style::checkbox;
use crate::export::table::csv_row;
use crate::files;
use crate::session::course::{ANSWER_COLUMNS, answers_of};
use crate::session::verdict::score_in_words;
use egui::Ui;

pub const FRAME: DialogFrame<Results> =
    DialogFrame::new(Dialog::Results, "results", MAX_WIDTH, contents);

/// The state of the dialog.
pub struct Results {
    /// Whether every student's answers are written, and not only those of the current one.
    are_all: bool,
    pub file: TextFile,
}

impl Default for Results {
    fn default() -> Self {
        Self {
            are_all: true,
            file: TextFile::named("recuo-answers"),
        }
    }
}

fn contents(ui: &mut Ui, cx: &Cx, state: &mut Results) {
    let course = cx.session.course();
    let name = &cx.session.roster().current;
    if !name.is_empty() {
        ui.label(cx.text("learner-current", [("name", name.to_owned().into())]));
    }
    let (right, asked) = course.score();
    if asked == 0 {
        ui.label(cx.word("results-none"));
    } else {
        let score = [("right", right.into()), ("asked", asked.into())];
        ui.label(cx.text("course-score", score));
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
            ui.weak(score_in_words(score, cx.language));
        });
    }
}

/// Where the answers go.
fn export(ui: &mut Ui, cx: &Cx, state: &mut Results, are_several: bool) {
    ui.label(cx.word("answers-csv"));
    let name = cx.word("results-everyone");
    if are_several && checkbox(ui, &mut state.are_all, name).changed() {
        state.file.forget();
    }
    let are_all = state.are_all;
    state.file.show(ui, cx, "csv", || {
        let (roster, lessons) = (cx.session.roster(), cx.session.lessons());
        let students = roster.all.iter();
        let meant = students.filter(|(name, _)| are_all || **name == roster.current);
        let rows = meant.map(|(name, progress)| answers_of(name, progress, lessons, cx.language));
        csv_row(ANSWER_COLUMNS) + &rows.collect::<String>()
    });
}
