//! The exact cover matrix, above the options of what is decided.

use crate::analysis::cover::CoverMatrix;
use crate::app::cx::Cx;
use crate::app::paint::{paint, point_from, rect_from};
use crate::app::style::{TEXT, scaled};
use crate::explain::{args, cell_name, value_name};
use crate::scene::{CoverPicture, spot_name};
use crate::solver::Spot;
use crate::window::access;
use egui::accesskit::Role;
use egui::{RichText, Sense, Ui};

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
    let size = args([
        ("demands", matrix.demands.len().into()),
        ("options", matrix.options.len().into()),
    ]);
    let words = language.text("cover-size", &size);
    ui.strong(cx.word("cover"));
    ui.label(RichText::new(words).weak());
    if matrix.options.is_empty() {
        ui.add_space(SPACE);
        return;
    }
    let picture = CoverPicture {
        matrix: &matrix,
        topology,
        decided,
        room: (ui.available_height() * ROOM).max(LEAST),
        palette: &cx.palette,
        language,
        text: scaled(ui, HEADING),
    };
    let size = egui::vec2(ui.available_width(), picture.height());
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let mut shapes = Vec::new();
    picture.draw(rect_from(rect), &mut shapes);
    paint(ui.painter(), shapes);
    ui.add_space(SPACE);
    access::describe(&response, |node| {
        node.set_role(Role::Image);
        let (demands, options) = (matrix.demands.len(), matrix.options.len());
        node.set_label(format!("{}: {options} × {demands}", cx.word("cover")));
    });
    let Some(pointed) = response.hover_pos().map(point_from) else {
        return;
    };
    let (row, column) = picture.at(rect_from(rect), pointed);
    let row = row.map(|row| {
        let option = &matrix.options[row];
        let cell = cell_name(option.cell, topology, language);
        format!("{cell} = {}", value_name(option.value, topology, language))
    });
    let column = column.map(|column| {
        let demand = spot_name(matrix.demands[column], topology, language);
        let options = matrix.counts()[column].into();
        let values = args([("demand", demand.into()), ("options", options)]);
        language.text("cover-demand", &values)
    });
    let told: Vec<String> = row.into_iter().chain(column).collect();
    if !told.is_empty() {
        response.on_hover_text_at_pointer(told.join("\n"));
    }
}
