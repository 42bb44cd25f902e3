//! The search tree: every guess a node, as far as it has been unfolded.

mod view;

pub use view::TreeView;

use crate::analysis::alignment::Alignment;
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

/// Less high than this, a tree has its room to itself, in points.
const LOWEST: f32 = 200.0;
/// The height of a tree's title, in points.
const TITLE: f32 = 20.0;

/// Shows the tree of the leading board, and where there is room that of the board it is held against.
pub fn show(ui: &mut Ui, state: &mut State) {
    choose_board(ui, state);
    let first = state.tree_of.unwrap_or(state.leading);
    if state.boards[first].timeline.plan().last_strategy() == Strategy::Sweep {
        ui.label(state.language.word("tree-none"));
        return;
    }
    let second = second(state, first);
    toolbar(ui, state, &[Some(first), second]);
    egui::TopBottomPanel::bottom("tree-legend")
        .frame(egui::Frame::NONE)
        .show_separator_line(false)
        .show_inside(ui, |ui| legend(ui, state));
    let room = ui.available_size();
    let Some(second) = second.filter(|_| room.y >= 2.0 * (LOWEST + TITLE)) else {
        canvas(ui, state, first, (room, 1.0));
        return;
    };
    let height = room.y / 2.0 - TITLE;
    ui.spacing_mut().item_spacing.y = 0.0;
    for index in [first.min(second), first.max(second)] {
        let title = RichText::new(&state.boards[index].title).strong().small();
        let title = egui::Label::new(title).truncate();
        ui.add_sized([room.x, TITLE], title);
        canvas(ui, state, index, (egui::vec2(room.x, height), 0.5));
    }
}

/// The board whose tree tells something beside that of the first.
fn second(state: &State, first: usize) -> Option<usize> {
    let other = if first == state.leading {
        state.rival()
    } else {
        Some(state.leading)
    };
    let guesses = |index: &usize| {
        state.boards[*index]
            .timeline
            .frontier()
            .counters()
            .max_depth
            > 0
    };
    other.filter(guesses)
}

/// Whose tree is shown, where there are several boards.
fn choose_board(ui: &mut Ui, state: &mut State) {
    if state.boards.len() == 1 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let shown = state.tree_of.unwrap_or(state.leading);
        for (index, board) in state.boards.iter().enumerate() {
            let name = format!("{}. {}", index + 1, board.title);
            let name = RichText::new(name).small();
            if ui.selectable_label(index == shown, name).clicked() {
                state.tree_of = Some(index);
            }
        }
    });
}

/// What is done to all of these trees, as to the first.
fn toolbar(ui: &mut Ui, state: &mut State, shown: &[Option<usize>; 2]) {
    let language = state.language;
    let is_narrow = ui.available_width() < NARROW;
    ui.horizontal_wrapped(|ui| {
        let trees = shown.iter().flatten();
        if ui.button(language.word("tree-fit")).clicked() {
            trees
                .clone()
                .for_each(|index| state.boards[*index].tree.fit());
        }
        for (sign, name, folding) in [
            ("▲", "tree-fold-failed", Folding::Failed),
            ("+", "tree-unfold", Folding::Fitting),
        ] {
            let word = language.word(name);
            let is_folded = |index: &usize| state.boards[*index].tree.is_folded_as(folding);
            let is_on = trees.clone().next().is_some_and(is_folded);
            let button = if is_narrow {
                ui.add(egui::Button::new(sign).selected(is_on))
                    .on_hover_text(word)
            } else {
                ui.add(egui::Button::new(word).selected(is_on))
            };
            if button.clicked() {
                let folding = if is_on { Folding::default() } else { folding };
                for index in trees.clone() {
                    state.boards[*index].tree.fold_all(folding);
                }
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

/// One tree, and the share of a frame's work that it may take.
fn canvas(ui: &mut Ui, state: &mut State, index: usize, (size, share): (egui::Vec2, f64)) {
    let (language, palette) = (state.language, state.theme.palette());
    let is_parting = state.parts_at(index);
    let board = &mut state.boards[index];
    let (response, painter) = ui.allocate_painter(size, Sense::click_and_drag());
    let rect = rect_from(response.rect);
    let patience = board.patience() * share;
    if !board
        .tree
        .follow(&board.timeline, &board.moment, rect, patience)
    {
        ui.ctx().request_repaint();
    }
    look_around(ui, &response, &mut board.tree);
    let picture = TreePicture {
        is_parting,
        ..board.tree.picture(&board.moment, &palette)
    };
    let mut shapes = Vec::new();
    picture.draw(&mut shapes);
    paint(&painter, shapes);
    let pointed = response
        .hover_pos()
        .and_then(|at| picture.node_at(point_from(at)));
    let Some(node) = pointed else { return };
    let sentence = sentence(&picture, node, language);
    let mut asked = None;
    if response.double_clicked() {
        board.tree.double_click(node);
    } else if response.clicked() {
        asked = Some(board.tree.click(node));
    } else if response.secondary_clicked() {
        board.tree.toggle(node);
    }
    response.on_hover_ui_at_pointer(|ui| {
        ui.set_max_width(320.0);
        ui.label(sentence);
        ui.label(RichText::new(language.word("tree-hint")).weak().small());
    });
    if let Some(step) = asked {
        // Boards that go together are moved by any of their trees.
        if state.alignment != Alignment::Step {
            state.lead(index);
        }
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
