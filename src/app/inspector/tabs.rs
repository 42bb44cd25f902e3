//! The tabs of the inspector, in one row. Those that do not fit are in a menu at its end. In a
//! small window all views are in a menu.

use super::ways;
use crate::app::choice;
use crate::app::cx::Cx;
use crate::app::fit;
use crate::app::look::LookCommand;
use crate::app::paint::color;
use crate::app::popups;
use crate::app::style::{self, TEXT};
use crate::explain::Language;
use crate::lesson::View;
use crate::session::Switch;
use crate::window::access;
use egui::accesskit::Role;
use egui::{Align, Button, FontId, Layout, TextWrapMode, Ui, WidgetInfo, WidgetType};
use egui::{Rect, vec2};

/// The space beside a name, the height of a tab, and the thickness of the line under the open one,
/// in points.
const PADDING: f32 = 3.0;
const HEIGHT: f32 = 32.0;
const MARK: f32 = 3.0;
/// The text sizes of all tabs to try, in points. Some of them are shown at the smallest.
const SIZES: [f32; 3] = [TEXT, 13.0, 12.0];

/// Shows the tabs: all of them as large as they fit, or else the first that do. The open view is
/// always among them.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let room = ui.available_width();
    let key = (room.to_bits(), cx.language, cx.look.view, views(cx).len());
    let ((size, count), taken) = fit::remembered(ui, "tabs", key, || way(ui, cx, room));
    let spare = (room - taken).max(0.0) / count as f32;
    let tabs = ui.horizontal(|ui| {
        access::describe_ui(ui, |node| node.set_role(Role::TabList));
        row(ui, cx, (size, count), spare);
    });
    let rect = tabs.response.rect.with_max_x(ui.max_rect().right());
    let line = egui::Stroke::new(1.0, color(cx.palette.line));
    ui.painter().hline(rect.x_range(), rect.bottom(), line);
    ui.add_space(4.0);
}

/// The views of the leading board.
fn views(cx: &Cx) -> Vec<View> {
    let run = cx.session.runs().leader();
    View::ALL
        .into_iter()
        .filter(|view| run.has_view(*view))
        .collect()
}

/// The text size of the tabs, how many are shown, and the width that they take.
fn way(ui: &Ui, cx: &Cx, room: f32) -> ((f32, usize), f32) {
    let most = views(cx).len();
    let some = (1..most).rev().map(|count| (SIZES[2], count));
    let all = SIZES.into_iter().map(|size| (size, most));
    let ways: Vec<(f32, usize)> = all.chain(some).collect();
    let way = fit::largest(ui, &ways, vec2(room, f32::INFINITY), |ui, way| {
        ui.horizontal(|ui| row(ui, cx, way, 0.0));
    });
    (way, fit::row(ui, |ui| row(ui, cx, way, 0.0)).x)
}

/// The first `count` tabs at this text size, each wider by `spare`, and the others in a menu.
fn row(ui: &mut Ui, cx: &Cx, (size, count): (f32, usize), spare: f32) {
    let open = cx.look.view;
    let all = views(cx);
    let mut shown = all[..count].to_vec();
    if !shown.contains(&open) {
        shown[count - 1] = open;
    }
    style::quiet(ui);
    ui.spacing_mut().item_spacing.x = 0.0;
    ui.spacing_mut().button_padding.x = PADDING;
    ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
    for view in &shown {
        let (is_open, name) = (*view == open, name(*view, cx.language));
        let font = FontId::proportional(size);
        let p = &cx.palette;
        let ink = color(if is_open { p.guess } else { p.ink });
        let words = ui.painter().layout_no_wrap(name.clone(), font, ink);
        let width = words.size().x + 2.0 * PADDING + spare;
        let tab = ui.add_sized(vec2(width, HEIGHT), Button::new(words));
        tab.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, is_open, &name));
        access::describe(&tab, |node| node.set_role(Role::Tab));
        if *view != shown[0] {
            let gap = tab.rect.shrink2(vec2(0.0, 10.0));
            let line = egui::Stroke::new(1.0, color(p.line));
            ui.painter().vline(gap.left(), gap.y_range(), line);
        }
        if is_open {
            let mark = Rect::everything_below(tab.rect.bottom() - MARK).intersect(tab.rect);
            ui.painter().rect_filled(mark, 0.0, color(cx.palette.guess));
        }
        cx.on_click(&tab, LookCommand::View(*view));
    }
    if count == all.len() {
        return;
    }
    ui.spacing_mut().button_padding.x = 9.0;
    let others = all.into_iter().filter(|view| !shown.contains(view));
    let menu = popups::menu(ui, "▾", |ui| entries(ui, cx, others));
    access::name(menu, &cx.word("views-more"));
}

/// A menu of views.
fn entries(ui: &mut Ui, cx: &Cx, views: impl IntoIterator<Item = View>) {
    for view in views {
        let entry = choice::toggle(ui, view == cx.look.view, name(view, cx.language));
        cx.on_click(&entry, LookCommand::View(view));
        if entry.clicked() {
            ui.close();
        }
    }
}

fn name(view: View, language: Language) -> String {
    language.word(&format!("view-{}", view.id()))
}

/// Shows the head of the inspector in a small window: a menu with the views, the ways to the stops,
/// and more room.
pub fn show_small(ui: &mut Ui, cx: &Cx) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.scope(|ui| {
            style::quiet(ui);
            let name = name(cx.look.view, cx.language);
            ui.menu_button(format!("{name} ▾"), |ui| entries(ui, cx, views(cx)));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            enlarge(ui, cx);
            if ways::has_foot(cx) {
                // The way back is a square.
                let room = ui.available_width() - ui.spacing().interact_size.y - 4.0;
                ways::on(ui, cx, room);
                ways::back(ui, cx, false);
            }
        });
    });
}

/// The button for more room, or for the boards again.
fn enlarge(ui: &mut Ui, cx: &Cx) {
    let (sign, word) = if cx.look.is_inspector_large {
        ("▼", "inspector-smaller")
    } else {
        ("▲", "inspector-larger")
    };
    let side = ui.spacing().interact_size.y;
    let button = Button::new(sign).min_size(egui::vec2(side, side));
    let button = ui.add(button.frame(false));
    let name = cx.word(word);
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    let button = button.on_hover_text(name);
    cx.on_click(&button, LookCommand::EnlargeInspector(Switch::Toggle));
}
