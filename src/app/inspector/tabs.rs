//! The tabs of the inspector, in one row. Those that do not fit are in a menu at its end.

use crate::app::cx::Cx;
use crate::app::look::LookCommand;
use crate::app::paint::{color, paint, rect_from};
use crate::app::popups;
use crate::app::style::{self, TEXT};
use crate::explain::Language;
use crate::lesson::View;
use crate::scene::{Anchor, Font, Palette, Point, Shape, width_of};
use crate::window::access;
use egui::accesskit::Role;
use egui::{Rect, Response, Sense, Ui, WidgetInfo, WidgetType};

/// The padding around a name, in points.
const PADDING: f32 = 3.0;
/// The height of a tab, as a multiple of the usual text size.
const HEIGHT: f32 = 2.3;
/// The smallest text size, in points.
const SMALLEST: f32 = 12.0;
/// The thickness of the line under the open tab, in points.
const MARK: f32 = 3.0;
/// The width of the menu's button, in points.
const MENU: f32 = 34.0;

/// Shows the tabs.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let width = ui.available_width();
    let names = View::ALL.map(|view| name(view, cx.language));
    let (size, shown) = arrangement(width, &names, cx.look.view);
    let height = TEXT * HEIGHT;
    let is_whole = shown.len() == View::ALL.len();
    let room = if is_whole { width } else { width - MENU };
    let own = |view: &View| width_of_tab(&name(*view, cx.language), size);
    let spare = (room - shown.iter().map(own).sum::<f32>()).max(0.0) / shown.len() as f32;
    let (row, _) = ui.allocate_exact_size(egui::vec2(width, height), Sense::hover());
    let mut left = row.left();
    let tabs = ui.new_child(egui::UiBuilder::new().max_rect(row));
    access::describe_ui(&tabs, |node| node.set_role(Role::TabList));
    for view in &shown {
        let size_of_tab = egui::vec2(own(view) + spare, height);
        let rect = Rect::from_min_size(egui::pos2(left, row.top()), size_of_tab);
        left = rect.right();
        let is_open = *view == cx.look.view;
        let name = name(*view, cx.language);
        let tab = tabs.interact(rect, ui.id().with(view.id()), Sense::click());
        tab.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, is_open, &name));
        access::describe(&tab, |node| node.set_role(Role::Tab));
        draw(ui, &tab, &name, size, is_open, &cx.palette);
        if tab.clicked() {
            cx.ask(LookCommand::View(*view));
        }
    }
    if !is_whole {
        let rest = Rect::from_min_max(egui::pos2(left, row.top()), row.max);
        let layout = egui::Layout::right_to_left(egui::Align::Center);
        let mut menu = ui.new_child(egui::UiBuilder::new().max_rect(rest).layout(layout));
        style::quiet(&mut menu);
        let rest = popups::menu(&mut menu, "▾", |ui| {
            for view in View::ALL.iter().filter(|view| !shown.contains(view)) {
                if ui.button(name(*view, cx.language)).clicked() {
                    cx.ask(LookCommand::View(*view));
                    ui.close();
                }
            }
        });
        access::name(rest, &cx.word("views-more"));
    }
    let line = egui::Stroke::new(1.0, color(cx.palette.line));
    ui.painter().hline(row.x_range(), row.bottom(), line);
    ui.add_space(4.0);
}

fn draw(ui: &Ui, tab: &Response, name: &str, size: f32, is_open: bool, palette: &Palette) {
    let rect = tab.rect;
    let painter = ui.painter();
    if is_open {
        let mut mark = rect;
        mark.set_top(rect.bottom() - MARK);
        painter.rect_filled(mark, 0.0, color(palette.guess));
    } else if tab.hovered() {
        painter.rect_filled(rect, 5.0, color(palette.quiet));
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
        font: Font::Regular,
        color: if is_open { palette.guess } else { palette.ink },
        text: name.to_owned(),
    };
    paint(painter, vec![text]);
}

fn name(view: View, language: Language) -> String {
    language.word(&format!("view-{}", view.id()))
}

/// The width of a tab.
fn width_of_tab(name: &str, size: f32) -> f32 {
    width_of(name, Font::Regular, size) + 2.0 * PADDING
}

/// The text size, and the views whose tabs are shown: all if they fit, or else the first that do. The
/// open view is always among them.
fn arrangement(width: f32, names: &[String; View::ALL.len()], open: View) -> (f32, Vec<View>) {
    let letters: f32 = names
        .iter()
        .map(|name| width_of(name, Font::Regular, 1.0))
        .sum();
    let size = (width - 2.0 * PADDING * names.len() as f32) / letters;
    if size >= SMALLEST {
        return (size.min(TEXT), View::ALL.to_vec());
    }
    let mut room = width - MENU;
    let mut shown: Vec<View> = Vec::new();
    let own = |view: View| {
        let index = View::ALL.iter().position(|known| *known == view);
        index.map_or(0.0, |index| width_of_tab(&names[index], SMALLEST))
    };
    room -= own(open);
    for view in View::ALL {
        if view == open {
            shown.push(view);
        } else if own(view) <= room {
            room -= own(view);
            shown.push(view);
        } else {
            // The views after it stay in their order.
            room = 0.0;
        }
    }
    (SMALLEST, shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_in_every_language() {
        for width in [190.0, 240.0, 300.0, 400.0, 500.0, 620.0] {
            for language in Language::ALL {
                let names = View::ALL.map(|view| name(view, language));
                for open in View::ALL {
                    let (size, shown) = arrangement(width, &names, open);
                    assert!(size >= SMALLEST && shown.contains(&open));
                    assert!(shown.is_sorted_by_key(|v| View::ALL.iter().position(|k| k == v)));
                    let widths = shown
                        .iter()
                        .map(|v| width_of_tab(&name(*v, language), size));
                    let all: f32 = widths.sum();
                    assert!(all <= width + 0.1, "{width}: {all}");
                    let is_whole = shown.len() == View::ALL.len();
                    assert!(is_whole || width < 500.0, "{width}: {shown:?}");
                }
            }
        }
    }
}
