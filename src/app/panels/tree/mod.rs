//! The search tree: every guess a node, as far as it has been unfolded.

mod view;

pub use view::TreeView;

use crate::analysis::tree::{Fate, Folding, Status};
use crate::app::paint::{paint, point_from, rect_from};
use crate::app::state::State;
use crate::app::style::TEXT;
use crate::explain::{Language, args};
use crate::playhead::{Command, Direction, Kind};
use crate::scene::{Font, TreeMark, TreePicture, width_of};
use crate::solver::Strategy;
use egui::{Response, RichText, Sense, Ui};

/// Panels less wide than this have signs instead of words on some buttons, in points.
const NARROW: f32 = 360.0;

/// Shows the tree of the leading board.
pub fn show(ui: &mut Ui, state: &mut State) {
    let strategy = state.boards[state.leading].timeline.strategy();
    if strategy == Strategy::Sweep {
        ui.label(state.language.word("tree-none"));
        return;
    }
    toolbar(ui, state);
    egui::TopBottomPanel::bottom("tree-legend")
        .frame(egui::Frame::NONE)
        .show_separator_line(false)
        .show_inside(ui, |ui| legend(ui, state));
    canvas(ui, state);
}

fn toolbar(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let is_narrow = ui.available_width() < NARROW;
    ui.horizontal_wrapped(|ui| {
        let tree = &mut state.boards[state.leading].tree;
        if ui.button(language.word("tree-fit")).clicked() {
            tree.fit();
        }
        for (sign, name, folding) in [
            ("▲", "tree-fold-failed", Folding::Failed),
            ("+", "tree-unfold", Folding::Fitting),
        ] {
            let word = language.word(name);
            let is_on = tree.is_folded_as(folding);
            let button = if is_narrow {
                ui.add(egui::Button::new(sign).selected(is_on))
                    .on_hover_text(word)
            } else {
                ui.add(egui::Button::new(word).selected(is_on))
            };
            if button.clicked() {
                tree.fold_all(if is_on { Folding::default() } else { folding });
            }
        }
        for (sign, name, direction) in [
            ("◀ ◆", "tree-previous-solution", Direction::Back),
            ("◆ ▶", "tree-next-solution", Direction::Forward),
        ] {
            if ui.button(sign).on_hover_text(language.word(name)).clicked() {
                state.push(Command::Find(Kind::Solution, direction));
            }
        }
    });
}

fn canvas(ui: &mut Ui, state: &mut State) {
    let (language, palette) = (state.language, state.theme.palette());
    let board = &mut state.boards[state.leading];
    let (response, painter) = ui.allocate_painter(ui.available_size(), Sense::click_and_drag());
    let rect = rect_from(response.rect);
    let patience = board.patience();
    if !board
        .tree
        .follow(&board.timeline, &board.moment, rect, patience)
    {
        ui.ctx().request_repaint();
    }
    look_around(ui, &response, &mut board.tree);
    let picture = board.tree.picture(&board.moment, &palette);
    let mut shapes = Vec::new();
    picture.draw(&mut shapes);
    paint(&painter, shapes);
    let pointed = response
        .hover_pos()
        .and_then(|at| picture.node_at(point_from(at)));
    let Some(index) = pointed else { return };
    let sentence = sentence(&picture, index, language);
    let mut asked = None;
    if response.double_clicked() {
        board.tree.double_click(index);
    } else if response.clicked() {
        asked = Some(board.tree.click(index));
    } else if response.secondary_clicked() {
        board.tree.toggle(index);
    }
    response.on_hover_ui_at_pointer(|ui| {
        ui.set_max_width(320.0);
        ui.label(sentence);
        ui.label(RichText::new(language.word("tree-hint")).weak().small());
    });
    if let Some(step) = asked {
        state.push(Command::GoTo(step));
    }
}

/// Moves and enlarges what is seen as the pointer asks for.
fn look_around(ui: &Ui, response: &Response, tree: &mut TreeView) {
    if response.dragged() {
        let by = response.drag_delta();
        tree.pan(by.x, by.y);
    }
    if let Some(pointer) = response.hover_pos() {
        let (wheel, pinch) = ui.input(|input| (input.smooth_scroll_delta.y, input.zoom_delta()));
        let factor = (wheel * 0.004).exp() * pinch;
        if factor != 1.0 {
            tree.zoom(factor, point_from(pointer));
        }
    }
}

/// What a node is: where it stands and what became of it.
fn sentence(picture: &TreePicture, index: usize, language: Language) -> String {
    let TreePicture { tree, moment, .. } = picture;
    let (step, counters) = (moment.step(), moment.counters());
    let key = picture.outline.nodes[index].key;
    let node = tree.node(key).expect("what is shown is held");
    let amount = tree.amount_at(node, step, &counters);
    let below = amount.nodes - 1;
    let id = match node.status(step) {
        Status::Unreached => "tree-what-unreached",
        Status::Open => "tree-what-open",
        Status::Settled(Fate::Failure) => "tree-what-failure",
        Status::Settled(Fate::Solution) => "tree-what-solution",
        Status::Settled(Fate::Choice) if amount.solutions > 0 => "tree-what-solved",
        Status::Settled(Fate::Choice) if node.stands_at(step) => "tree-what-choice",
        Status::Settled(Fate::Choice) => "tree-what-failed",
    };
    let what = language.text(
        id,
        &args([
            ("count", below.into()),
            ("nodes", language.number(below).into()),
            ("solutions", language.number(amount.solutions).into()),
        ]),
    );
    match node.guess() {
        None => language.text("tree-root", &args([("what", what.into())])),
        Some((cell, value)) => language.text(
            "tree-node",
            &args([
                ("cell", moment.problem().topology().address(cell).into()),
                ("value", value.to_string().into()),
                ("step", language.number(key).into()),
                ("what", what.into()),
            ]),
        ),
    }
}

fn legend(ui: &mut Ui, state: &State) {
    let palette = state.theme.palette();
    let (size, height, gap) = (TEXT * 0.85, TEXT * 1.25, 4.0);
    let names = TreeMark::EXAMPLES.map(|mark| state.language.word(mark.id()));
    let width = |name: &str| height + width_of(name, Font::Regular, size) + 3.0 * gap;
    let mut at = egui::Pos2::ZERO;
    let places = names.each_ref().map(|name| {
        if at.x > 0.0 && at.x + width(name) > ui.available_width() {
            at = egui::pos2(0.0, at.y + height);
        }
        let place = at;
        at.x += width(name);
        place
    });
    let whole = egui::vec2(ui.available_width(), at.y + height + gap);
    let (rect, _) = ui.allocate_exact_size(whole, Sense::hover());
    let mut shapes = Vec::new();
    for ((mark, name), place) in TreeMark::EXAMPLES.iter().zip(names).zip(places) {
        let left = rect.min + place.to_vec2();
        let middle = left + egui::vec2(height, height) / 2.0;
        mark.draw(point_from(middle), 6.0, &palette, &mut shapes);
        let left = egui::pos2(left.x + height + gap, left.y);
        let label = egui::Rect::from_min_size(left, egui::vec2(width(&name), height));
        ui.new_child(
            egui::UiBuilder::new()
                .max_rect(label)
                .layout(egui::Layout::left_to_right(egui::Align::Center)),
        )
        .label(RichText::new(name).weak().small());
    }
    paint(ui.painter(), shapes);
}
