//! The tabs of the inspector: in one row where there is room, else in two; the same in every
//! language.

use super::panel::take_role;
use crate::app::cx::Cx;
use crate::app::look::LookCommand;
use crate::app::paint::{color, paint, rect_from};
use crate::app::style::TEXT;
use crate::explain::Language;
use crate::lesson::View;
use crate::scene::{Anchor, Font, Palette, Point, Shape, width_of};
use egui::accesskit::Role;
use egui::{Rect, Response, Sense, Ui, WidgetInfo, WidgetType};

/// The padding around a name, in points.
const PADDING: f32 = 5.0;
/// The height of a tab, as a multiple of its text size.
const HEIGHT: f32 = 2.1;
/// The text size at which names move to a second row, and the smallest one.
const SIZES: [f32; 2] = [TEXT * 0.82, TEXT * 0.7];
/// The thickness of the line under the open tab, in points.
const MARK: f32 = 3.0;

/// Shows the tabs.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let width = ui.available_width();
    let (rows, size) = arrangement(width);
    let height = size * HEIGHT;
    let spacing = std::mem::take(&mut ui.spacing_mut().item_spacing);
    for views in in_rows(rows) {
        let names: Vec<String> = views.iter().map(|view| name(*view, cx.language)).collect();
        let widths = names.iter().map(|name| width_of_tab(name, size));
        let spare = (width - widths.clone().sum::<f32>()).max(0.0) / views.len() as f32;
        let (row, _) = ui.allocate_exact_size(egui::vec2(width, height), Sense::hover());
        let mut left = row.left();
        for ((view, name), own) in views.iter().zip(&names).zip(widths) {
            let rect =
                Rect::from_min_size(egui::pos2(left, row.top()), egui::vec2(own + spare, height));
            left = rect.right();
            let is_open = *view == cx.look.view;
            let tab = ui.interact(rect, ui.id().with(view.id()), Sense::click());
            tab.widget_info(|| {
                WidgetInfo::selected(WidgetType::SelectableLabel, true, is_open, name)
            });
            take_role(&tab, Role::Tab);
            draw(ui, &tab, name, size, is_open, &cx.palette);
            if tab.clicked() {
                cx.ask(LookCommand::View(*view));
            }
        }
        let line = egui::Stroke::new(1.0, color(cx.palette.line));
        ui.painter().hline(row.x_range(), row.bottom(), line);
    }
    ui.spacing_mut().item_spacing = spacing;
    ui.add_space(4.0);
}

fn draw(ui: &Ui, tab: &Response, name: &str, size: f32, is_open: bool, palette: &Palette) {
    let rect = tab.rect;
    let painter = ui.painter();
    if is_open {
        painter.rect_filled(rect, 0.0, color(palette.guess_fill));
        let mut mark = rect;
        mark.set_top(rect.bottom() - MARK);
        painter.rect_filled(mark, 0.0, color(palette.guess));
    } else if tab.hovered() {
        painter.rect_filled(rect, 0.0, color(palette.quiet));
    }
    if tab.has_focus() {
        let stroke = egui::Stroke::new(1.5, color(palette.guess));
        painter.rect_stroke(rect, 2.0, stroke, egui::StrokeKind::Inside);
    }
    let middle = rect_from(rect).center();
    let text = Shape::Text {
        at: Point::new(middle.x, middle.y - MARK / 2.0),
        anchor: Anchor::CenterMiddle,
        size,
        font: if is_open { Font::Bold } else { Font::Regular },
        color: palette.ink,
        text: name.to_owned(),
    };
    paint(painter, vec![text]);
}

fn name(view: View, language: Language) -> String {
    language.word(&format!("view-{}", view.id()))
}

/// The width of a tab, whether or not it is open.
fn width_of_tab(name: &str, size: f32) -> f32 {
    width_of(name, Font::Bold, size) + 2.0 * PADDING
}

/// All views, in this many rows.
fn in_rows(rows: usize) -> impl Iterator<Item = &'static [View]> {
    View::ALL.chunks(View::ALL.len().div_ceil(rows))
}

/// The number of rows for a width, and the text size, chosen so that every language fits.
fn arrangement(width: f32) -> (usize, f32) {
    let names = Language::ALL.map(|language| View::ALL.map(|view| name(view, language)));
    let [large, small] = SIZES;
    let size = |rows: usize| {
        let in_a_row = View::ALL.len().div_ceil(rows);
        let rows = names.iter().flat_map(|names| names.chunks(in_a_row));
        let room = |names: &[String]| {
            let letters: f32 = names
                .iter()
                .map(|name| width_of(name, Font::Bold, 1.0))
                .sum();
            (width - 2.0 * PADDING * names.len() as f32) / letters
        };
        rows.map(room).fold(TEXT, f32::min)
    };
    match size(1) {
        one if one >= large => (1, one),
        _ => (2, size(2).max(small)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_in_every_language() {
        for width in [190.0, 240.0, 300.0, 400.0, 500.0, 620.0] {
            let (rows, size) = arrangement(width);
            assert!(
                rows == 1 || rows == 2 && width < 600.0,
                "{width}: {rows} rows"
            );
            for language in Language::ALL {
                for views in in_rows(rows) {
                    let widths = views
                        .iter()
                        .map(|v| width_of_tab(&name(*v, language), size));
                    let all: f32 = widths.sum();
                    assert!(all <= width + 0.1 || width < 250.0, "{width}: {all}");
                }
            }
        }
    }
}
