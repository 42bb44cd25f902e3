//! The inspector: one file per view. Every view shows the current moment of the leading board. A
//! new view needs a file here, a row in [`open_view`] and a variant of [`View`].

mod chart;
mod code;
mod flow;
mod head;
mod heat;
mod lesson;
mod log;
mod outline;
mod panel;
mod question;
mod stack;
mod stop;
pub mod student;
mod tabs;
pub mod tree;
mod why;

use super::boards;
use super::cx::Cx;
use super::drawn::Drawn;
use super::look::LookCommand;
use super::paint::color;
use crate::lesson::View;
use crate::window::access;
use egui::accesskit::Role;
use egui::{RichText, Ui, Vec2};
use panel::scrolled;
use stop::title_of;

/// The height of a folded card, in points.
const FOLDED: f32 = 44.0;
/// The margin around the words of a card, in points.
const AROUND_WORDS: i8 = 10;
/// The largest share of the height that the words of a card take.
const MOST_WORDS: f32 = 0.7;
/// The margins around and in the inspector of a small window, in points.
const AROUND_HEAD: f32 = 3.0;
const HEAD_MARGIN: f32 = 2.0;
/// The height of the foot with the ways to the stops, in points.
const FOOT: f32 = 46.0;

/// In windows of this width the inspector has room for all tabs, in points.
const ROOMY: f32 = 1280.0;
/// The width with all tabs in every language, in points.
const WITH_TABS: f32 = 460.0;

/// Shows the inspector on the right.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) {
    let size = ui.available_size();
    let is_roomy = ui.ctx().content_rect().width() >= ROOMY;
    egui::SidePanel::right("inspector")
        .exact_width(width(size, cx.session.runs().len(), is_roomy))
        .frame(egui::Frame::NONE)
        .show_separator_line(false)
        .resizable(false)
        .show_inside(ui, |ui| inspect(ui, cx, drawn));
}

/// The height of the head in a small window.
pub fn head_height(ui: &Ui) -> f32 {
    ui.spacing().interact_size.y + 2.0 * (AROUND_HEAD + HEAD_MARGIN)
}

/// Shows the inspector in what is left of a small window: a head in place of tabs and foot, and below it
/// the view, as far as there is room.
pub fn show_small(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) {
    let head = head_height(ui);
    let frame = egui::Frame::new()
        .fill(color(cx.palette.surface))
        .stroke(egui::Stroke::new(1.0, color(cx.palette.line)))
        .corner_radius(8)
        .inner_margin(egui::Margin::symmetric(6, HEAD_MARGIN as i8))
        .outer_margin(AROUND_HEAD);
    frame.show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        access::region(ui, Role::Complementary, &cx.word("region-inspector"));
        ui.visuals_mut().panel_fill = color(cx.palette.surface);
        if let Some(student) = cx.session.student() {
            scrolled(ui, |ui| student::show(ui, cx, student));
            return;
        }
        let has_room = ui.available_height() > head;
        head::show(ui, cx);
        if has_room {
            stop_card(ui, cx);
            open_view(ui, cx, drawn);
        }
    });
}

/// A card on the window's background, filled by the tabs and what is below them.
fn inspect(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) {
    egui::Frame::new()
        .fill(color(cx.palette.surface))
        .stroke(egui::Stroke::new(1.0, color(cx.palette.line)))
        .corner_radius(10)
        .inner_margin(egui::Margin::symmetric(12, 4))
        .outer_margin(8)
        .show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            contents(ui, cx, drawn);
        });
}

/// The tabs, the open view, and the current question or stop.
fn contents(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) {
    access::region(ui, Role::Complementary, &cx.word("region-inspector"));
    // What is on the card has its colour.
    ui.visuals_mut().panel_fill = color(cx.palette.surface);
    if let Some(student) = cx.session.student() {
        scrolled(ui, |ui| student::show(ui, cx, student));
        return;
    }
    tabs::show(ui, cx);
    if lesson::has_foot(cx) {
        egui::TopBottomPanel::bottom("stops")
            .exact_height(FOOT)
            .show_inside(ui, |ui| {
                ui.add_space(2.0);
                lesson::foot(ui, cx);
            });
    }
    stop_card(ui, cx);
    open_view(ui, cx, drawn);
}

/// Shows the view that is open.
pub fn open_view(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) {
    let is_of_run = cx.look.view != View::Lesson;
    if is_of_run && cx.session.hides_board(cx.session.runs().leading()) {
        ui.label(cx.word("board-hidden"));
        return;
    }
    match cx.look.view {
        View::Lesson => scrolled(ui, |ui| lesson::show(ui, cx)),
        View::Code => code::show(ui, cx),
        View::Flow => flow::show(ui, cx),
        View::Stack => stack::show(ui, cx),
        View::Tree => tree::show(ui, cx, drawn),
        View::Why => scrolled(ui, |ui| why::show(ui, cx)),
        View::Log => scrolled(ui, |ui| log::show(ui, cx)),
        View::Heat => scrolled(ui, |ui| heat::show(ui, cx)),
        View::Chart => scrolled(ui, |ui| chart::show(ui, cx)),
    }
}

/// A card below a view with the question, and the words of a stop while another view than the lesson is
/// open. It takes the space it needs from the view, which it may be about. A click on its title folds it.
fn stop_card(ui: &mut Ui, cx: &Cx) {
    let (p, questions) = (&cx.palette, cx.session.questions());
    let stop = cx.session.stop_here();
    let stop = stop.filter(|_| cx.look.view != View::Lesson);
    let asks = questions.posed().is_some() && !questions.is_of_stop();
    let title = match stop {
        _ if questions.is_reviewing() => String::new(),
        Some(number) => title_of(cx, number),
        None if asks => format!("{}  Q", cx.word("asking")),
        None => return,
    };
    let room = ui.available_size() - Vec2::splat(2.0 * f32::from(AROUND_WORDS));
    let height = if questions.is_reviewing() {
        room.y
    } else {
        FOLDED + height_of_words(cx, room.x, 1.0)
    };
    let height = height.min(room.y * MOST_WORDS);
    let is_folded = cx.look.is_stop_folded && !questions.is_reviewing();
    let frame = egui::Frame::new()
        .fill(color(p.quiet))
        .corner_radius(8)
        .inner_margin(AROUND_WORDS);
    egui::TopBottomPanel::bottom("stop")
        .frame(frame)
        .show_separator_line(false)
        .exact_height(if is_folded { FOLDED } else { height })
        .show_inside(ui, |ui| {
            if !title.is_empty() {
                let is_folded = cx.look.is_stop_folded;
                let sign = if is_folded { "▲" } else { "▼" };
                let words = RichText::new(format!("{title}  {sign}"));
                let label = egui::Label::new(words.strong()).sense(egui::Sense::click());
                let label = ui.add(label);
                access::describe(&label, |node| {
                    node.set_role(Role::Button);
                    node.set_label(title.as_str());
                    node.clear_value();
                    node.set_expanded(!is_folded);
                });
                if label.clicked() {
                    cx.ask(LookCommand::FoldStop);
                }
                if is_folded {
                    return;
                }
            }
            scrolled(ui, |ui| {
                if questions.is_reviewing() {
                    question::review(ui, cx);
                } else if let Some(number) = stop {
                    stop::show(ui, cx, number);
                } else {
                    question::show(ui, cx);
                }
            });
        });
}

/// Shows the words and the question of the current stop, or the question before the next move, without
/// anything around them.
pub fn show_words(ui: &mut Ui, cx: &Cx) {
    let questions = cx.session.questions();
    scrolled(ui, |ui| {
        if questions.is_reviewing() {
            question::review(ui, cx);
        } else if let Some(number) = stop_in_words(cx) {
            if cx.session.stop_here() != Some(number) {
                ui.label(RichText::new(title_of(cx, number)).weak());
            }
            stop::show(ui, cx, number);
        } else {
            question::show(ui, cx);
        }
    });
}

/// The height of the words at this width and text scale.
pub fn height_of_words(cx: &Cx, width: f32, times: f32) -> f32 {
    // What scrolls takes a little of the width.
    let width = width - 8.0;
    let stop = stop_in_words(cx).map_or(0.0, |number| stop::height_of(cx, number, width, times));
    stop + question::height_of(cx, width, times)
}

/// The stop whose words are shown: the current one, unless a question before the next move is asked.
fn stop_in_words(cx: &Cx) -> Option<usize> {
    let questions = cx.session.questions();
    let asks_for_move = questions.posed().is_some() && !questions.is_of_stop();
    cx.session.current_stop().filter(|_| !asks_for_move)
}

/// The width of the inspector beside `count` boards: as wide as possible without making them
/// smaller.
fn width(size: Vec2, count: usize, is_roomy: bool) -> f32 {
    const TRIES: usize = 12;
    let usual = (size.x * 0.31).clamp(200.0, 520.0);
    let usual = if is_roomy {
        usual.max(WITH_TABS)
    } else {
        usual
    };
    // Cards side by side need some of their width for words.
    let share = match count {
        1 => 0.42,
        2 => 0.38,
        _ => 0.0,
    };
    let widest = usual.max(size.x * share);
    let side = |width: f32| boards::side(size - egui::vec2(width, 0.0), count);
    let least = side(usual) * 0.99;
    let widths = (0..=TRIES).map(|n| widest + (usual - widest) * n as f32 / TRIES as f32);
    widths
        .into_iter()
        .find(|width| side(*width) >= least)
        .unwrap_or(usual)
}
