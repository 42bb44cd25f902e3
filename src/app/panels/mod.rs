//! The inspector: a file a view. Every view shows the same moment of the leading board.

mod chart;
mod code;
mod flow;
mod heat;
mod lesson;
mod log;
mod question;
mod solving;
mod stack;
mod stop;
mod tabs;
mod tree;
mod why;

pub use lesson::stop_of;
pub use tree::TreeView;

use super::boards;
use super::paint::color;
use super::state::State;
use super::style::is_narrow;
use crate::cli::View;
use egui::{Response, RichText, Ui, Vec2};

/// Shows the inspector at the right, or below where the window is narrow and tall.
pub fn show(ui: &mut Ui, state: &mut State) {
    let size = ui.available_size();
    // By the window alone, so that no board moves because of what a view says.
    if is_narrow(ui.ctx()) && size.x < size.y {
        egui::TopBottomPanel::bottom("inspector below")
            .exact_height(size.y * 0.42)
            .show_inside(ui, |ui| inspect(ui, state));
    } else {
        egui::SidePanel::right("inspector")
            .exact_width(width(size, state.boards.len()))
            .resizable(false)
            .show_inside(ui, |ui| inspect(ui, state));
    }
}

/// The tabs, the open view, and what a stop says.
fn inspect(ui: &mut Ui, state: &mut State) {
    if state.solving.is_some() {
        scrolled(ui, |ui| solving::show(ui, state));
        return;
    }
    tabs::show(ui, state);
    let whole = ui.max_rect();
    match state.view {
        View::Lesson => scrolled(ui, |ui| lesson::show(ui, state)),
        View::Code => code::show(ui, state),
        View::Flow => flow::show(ui, state),
        View::Stack => scrolled(ui, |ui| stack::show(ui, state)),
        View::Tree => tree::show(ui, state),
        View::Why => scrolled(ui, |ui| why::show(ui, state)),
        View::Log => scrolled(ui, |ui| log::show(ui, state)),
        View::Heat => scrolled(ui, |ui| heat::show(ui, state)),
        View::Chart => scrolled(ui, |ui| chart::show(ui, state)),
    }
    over_foot(ui, state, whole);
}

/// What lies over the foot of a view, so that nothing in it moves: what is asked, what was answered,
/// and what a stop says while another view than the lesson's is open. A click on its title folds it
/// away.
fn over_foot(ui: &Ui, state: &mut State, whole: egui::Rect) {
    let p = state.theme.palette();
    let stop = state.stop_here().filter(|_| state.view != View::Lesson);
    let asks = state.posed().is_some() && !state.is_of_stop();
    let title = match stop {
        _ if state.asking.is_reviewing => String::new(),
        Some(number) => stop_of(state, number),
        None if asks => format!("{}  Q", state.language.word("asking")),
        None => return,
    };
    egui::Area::new(egui::Id::new("stop"))
        .pivot(egui::Align2::LEFT_BOTTOM)
        .fixed_pos(whole.left_bottom())
        .show(ui.ctx(), |ui| {
            egui::Frame::new()
                .fill(color(p.surface))
                .stroke(egui::Stroke::new(1.5, color(p.lit_edge)))
                .corner_radius(5)
                .inner_margin(10)
                .show(ui, |ui| {
                    ui.set_width(whole.width() - 24.0);
                    if !title.is_empty() {
                        let sign = if state.is_stop_folded { "▲" } else { "▼" };
                        let title = RichText::new(format!("{title}  {sign}"));
                        let title = egui::Label::new(title.strong()).sense(egui::Sense::click());
                        if ui.add(title).clicked() {
                            state.is_stop_folded = !state.is_stop_folded;
                        }
                        if state.is_stop_folded {
                            return;
                        }
                    }
                    // However high it was before.
                    let highest = whole.height() * 0.7;
                    egui::ScrollArea::vertical()
                        .max_height(highest)
                        .min_scrolled_height(highest)
                        .show(ui, |ui| {
                            if state.asking.is_reviewing {
                                question::review(ui, state);
                                return;
                            }
                            if let Some(number) = stop {
                                stop::show(ui, state, number);
                            }
                            if asks {
                                question::show(ui, state);
                            }
                        });
                });
        });
}

/// Shows what is asked where there is no inspector: below the boards, to be read from afar.
pub fn show_presented(ui: &mut Ui, state: &mut State) {
    if !state.asking.is_on && !state.is_of_stop() && !state.asking.is_reviewing {
        return;
    }
    let height = ui.available_height() * 0.32;
    egui::TopBottomPanel::bottom("question")
        .exact_height(height)
        .show_inside(ui, |ui| {
            let larger = (height / 190.0).clamp(1.0, 2.0);
            for font in ui.style_mut().text_styles.values_mut() {
                font.size *= larger;
            }
            scrolled(ui, |ui| {
                if state.asking.is_reviewing {
                    question::review(ui, state);
                } else {
                    question::show(ui, state);
                }
            });
        });
}

/// How wide the inspector is beside so many boards: as wide as it can be without making them smaller.
fn width(size: Vec2, count: usize) -> f32 {
    const TRIES: usize = 12;
    let usual = (size.x * 0.31).clamp(200.0, 520.0);
    // Cards side by side need their width for words too.
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

/// A view that grows with what it says; the others have their own ways of being moved about.
fn scrolled(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    let width = ui.available_width() - 8.0;
    egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(width);
        show(ui);
    });
}

/// Tells readers of the screen what a widget is, where egui has no word of its own for it.
fn take_role(response: &Response, role: egui::accesskit::Role) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_role(role));
}

/// Brings what is in play into view when `now` changes; in between the viewer may look elsewhere.
fn follow<T>(ui: &Ui, rect: egui::Rect, now: T)
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let seen = ui.id().with("seen");
    if ui.data_mut(|data| data.get_temp(seen) != Some(now.clone())) {
        ui.scroll_to_rect(rect, None);
        ui.data_mut(|data| data.insert_temp(seen, now));
    }
}
