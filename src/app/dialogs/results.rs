//! The dialog about what students have answered: by misconception, by student and lesson, and as
//! CSV.

use super::frame::{DialogFrame, MAX_WIDTH};
use crate::app::cx::Cx;
use crate::app::exporting::TextFile;
use crate::app::lessons::entries;
use crate::app::look::Dialog;
use crate::app::misconceptions;
use crate::export::table::csv_row;
use crate::session::course::{ANSWER_COLUMNS, answers_of};
use egui::{Grid, Label, ScrollArea, Ui};

/// The width of a lesson's column, and the most height of the table, in points.
const COLUMN_WIDTH: f32 = 110.0;
const TABLE_HEIGHT: f32 = 260.0;

/// The name of the file with the answers.
pub const FILE: &str = "recuo-answers";

pub const FRAME: DialogFrame<TextFile> =
    DialogFrame::new(Dialog::Results, "results", MAX_WIDTH, contents);

fn contents(ui: &mut Ui, cx: &Cx, file: &mut TextFile) {
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
        misconceptions::show(ui, cx, &course.misconceptions());
    }
    let everyone = &cx.session.roster().all;
    if everyone.values().any(|progress| progress.score().1 > 0) {
        ui.separator();
        table(ui, cx);
        ui.separator();
        export(ui, cx, file);
    }
}

/// How many questions each student has answered right at the first try, of those answered, in each
/// lesson taken.
fn table(ui: &mut Ui, cx: &Cx) {
    let everyone = &cx.session.roster().all;
    let students = everyone
        .iter()
        .filter(|(_, progress)| progress.score().1 > 0);
    let is_taken = |id| {
        students
            .clone()
            .any(|(_, progress)| progress.score_of(id).1 > 0)
    };
    let taken: Vec<_> = entries()
        .iter()
        .filter(|entry| is_taken(entry.id))
        .collect();
    let area = ScrollArea::both()
        .id_salt("results")
        .max_height(TABLE_HEIGHT);
    area.show(ui, |ui| {
        let grid = Grid::new("results").spacing([16.0, 6.0]).striped(true);
        grid.show(ui, |ui| {
            ui.strong(cx.word("learners"));
            for entry in &taken {
                ui.vertical(|ui| {
                    ui.set_width(COLUMN_WIDTH);
                    ui.add(Label::new(entry.title.get(cx.language)).wrap());
                });
            }
            ui.end_row();
            for (name, progress) in students.clone() {
                match name.as_str() {
                    "" => ui.weak(cx.word("learner-unnamed")),
                    name => ui.label(name),
                };
                for entry in &taken {
                    ui.label(match progress.score_of(entry.id) {
                        (_, 0) => "–".to_owned(),
                        (right, asked) => format!("{right} / {asked}"),
                    });
                }
                ui.end_row();
            }
        });
    });
}

/// Where the answers go.
fn export(ui: &mut Ui, cx: &Cx, file: &mut TextFile) {
    ui.label(cx.word("answers-csv"));
    file.show(ui, cx, "csv", || {
        let (students, lessons) = (cx.session.roster().all.iter(), cx.session.lessons());
        let rows =
            students.map(|(name, progress)| answers_of(name, progress, lessons, cx.language));
        csv_row(ANSWER_COLUMNS) + &rows.collect::<String>()
    });
}
