//! The exact cover matrix, above the options of what is decided.

use crate::analysis::cover::CoverMatrix;
use crate::app::cx::Cx;
use crate::app::paint::{picture, point_from, rect_from};
use crate::app::style::{TEXT, scaled};
use crate::explain::{cell_name, value_name};
use crate::scene::{CoverPicture, spot_name};
use crate::solver::Spot;
use crate::window::access;
use egui::accesskit::Role;
use egui::{Sense, Ui};

/// The share of the panel for the rows.
const ROOM: f32 = 0.5;

/// The least height of the rows, in points.
const LEAST: f32 = 160.0;
/// The text size of the headings, in points.
const HEADING: f32 = TEXT * 0.9;
/// The space below the matrix, in points.
const SPACE: f32 = 10.0;

/// Shows the matrix of the leading board, if its strategy chooses among demands of all kinds.
pub fn show(ui: &mut Ui, cx: &Cx, decided: Option<Spot>) {
    let moment = cx.session.runs().leader().moment();
    let Some(matrix) = CoverMatrix::of(moment) else {
        return;
    };
    let (language, topology) = (cx.language, moment.problem().topology());
    let (demands, options) = (matrix.demands.len(), matrix.options.len());
    let size = [("demands", demands.into()), ("options", options.into())];
    ui.strong(cx.word("cover"));
    ui.weak(cx.text("cover-size", size));
    if matrix.options.is_empty() {
        ui.add_space(SPACE);
        return;
    }
    let cover = CoverPicture {
        matrix: &matrix,
        topology,
        decided,
        room: (ui.available_height() * ROOM).max(LEAST),
        palette: &cx.palette,
        language,
        text: scaled(ui, HEADING),
    };
    let size = egui::vec2(ui.available_width(), cover.height());
    let response = picture(ui, size, Sense::hover(), |rect, shapes| {
        cover.draw(rect, shapes);
    });
    ui.add_space(SPACE);
    access::describe(&response, |node| {
        node.set_role(Role::Image);
        node.set_label(format!("{}: {options} × {demands}", cx.word("cover")));
    });
    let Some(pointed) = response.hover_pos().map(point_from) else {
        return;
    };
    let (row, column) = cover.at(rect_from(response.rect), pointed);
    let row = row.map(|row| {
        let option = &matrix.options[row];
        let cell = cell_name(option.cell, topology, language);
        format!("{cell} = {}", value_name(option.value, topology, language))
    });
    let column = column.map(|column| {
        let demand = spot_name(matrix.demands[column], topology, language);
        let options = matrix.counts()[column].into();
        cx.text(
            "cover-demand",
            [("demand", demand.into()), ("options", options)],
        )
    });
    let told: Vec<String> = row.into_iter().chain(column).collect();
    if !told.is_empty() {
        response.on_hover_text_at_pointer(told.join("\n"));
    }
}
