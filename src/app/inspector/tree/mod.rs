//! The tree view: the unfolded part of the search tree, one node per guess.

pub mod view;

use super::panel::unit;
use crate::analysis::tree::{Fate, Folding, Status};
use crate::app::board_cache::BoardCache;
use crate::app::choice::{chosen, toggle};
use crate::app::cx::Cx;
use crate::app::fit;
use crate::app::look::LookCommand;
use crate::app::paint::{paint, picture, point_from, rect_from};
use crate::app::style::{TEXT, enlarge, scaled};
use crate::explain::{Language, args, cell_label};
use crate::playhead::Direction;
use crate::scene::{TreeMark, TreePicture};
use crate::session::{Command, TreeFold};
use crate::solver::{EventKind, Strategy};
use crate::window::access;
use egui::accesskit::Role;
use egui::{Response, RichText, Sense, Ui};
use view::TreeView;

/// With less height a single tree is shown, in points.
const LOWEST: f32 = 200.0;
/// With less height there is no legend, in points.
const LEAST: f32 = 190.0;
/// With less height there are no buttons either, in points.
const WITH_TOOLS: f32 = 110.0;
/// The height of a tree's title, in points.
const TITLE: f32 = 20.0;

/// Shows the tree of the leading board and, where there is room, the tree of the
/// board it is compared with.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache) {
    let runs = cx.session.runs();
    choose_board(ui, cx);
    let first = shown_board(cx);
    if runs[first].last_strategy() == Strategy::Sweep {
        ui.label(cx.word("tree-none"));
        return;
    }
    let second = second(cx, first);
    let shown: Vec<usize> = [first].into_iter().chain(second).collect();
    let has_tools = ui.available_height() >= WITH_TOOLS;
    let folding = has_tools.then(|| toolbar(ui, cx, drawn, &shown)).flatten();
    // Where there is little room, it is the tree's: the help and the tooltips of its nodes say what
    // is what.
    if ui.available_height() >= LEAST {
        egui::TopBottomPanel::bottom("tree-legend")
            .frame(egui::Frame::NONE)
            .show_separator_line(false)
            .show_inside(ui, |ui| legend(ui, cx));
    }
    let room = ui.available_size();
    match second.filter(|_| room.y >= 2.0 * (LOWEST + TITLE)) {
        None => canvas(ui, cx, drawn, first, room),
        Some(second) => {
            let titles = runs.titles(cx.language);
            let height = room.y / 2.0 - TITLE;
            ui.spacing_mut().item_spacing.y = 0.0;
            for index in [first.min(second), first.max(second)] {
                let title = RichText::new(&titles[index]).strong().small();
                let title = egui::Label::new(title).truncate();
                ui.add_sized([room.x, TITLE], title);
                canvas(ui, cx, drawn, index, egui::vec2(room.x, height));
            }
        }
    }
    if let Some(folding) = folding {
        for index in shown {
            drawn.of(runs[index].id()).tree.refold();
            cx.ask(Command::Fold(index, TreeFold::All(folding)));
        }
    }
}

/// The board whose tree is shown: the one chosen, or else the leading one.
fn shown_board(cx: &Cx) -> usize {
    let runs = cx.session.runs();
    let chosen = cx.look.tree_of.and_then(|id| runs.index_of(id));
    chosen.unwrap_or(runs.leading())
}

/// The board whose tree is worth showing beside the first.
fn second(cx: &Cx, first: usize) -> Option<usize> {
    let runs = cx.session.runs();
    let other = if first == runs.leading() {
        runs.rival()
    } else {
        Some(runs.leading())
    };
    let guesses = |index: &usize| {
        !cx.session.hides_board(*index) && cx.session.visibility(*index).counters.max_depth > 0
    };
    other.filter(guesses)
}

/// Chooses whose tree is shown, where there are several boards.
fn choose_board(ui: &mut Ui, cx: &Cx) {
    let runs = cx.session.runs();
    if runs.is_alone() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let shown = shown_board(cx);
        for (index, title) in runs.titles(cx.language).iter().enumerate() {
            let name = RichText::new(format!("{}. {title}", index + 1)).small();
            let button = toggle(ui, index == shown, name);
            cx.on_click(&button, LookCommand::TreeOf(runs[index].id()));
        }
    });
}

/// Buttons that act on all trees shown. Returns how to fold them, if that was asked for.
fn toolbar(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache, shown: &[usize]) -> Option<Folding> {
    let runs = cx.session.runs();
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        if cx.look.is_presenting {
            // They are for the teacher at the mouse. The tree needs the room.
            let times = scaled(ui, 1.0);
            enlarge(ui, 1.0 / times);
        }
        if ui.button(cx.word("tree-fit")).clicked() {
            for index in shown {
                drawn.of(runs[*index].id()).tree.fit();
            }
        }
        for (name, folding) in [
            ("tree-fold-failed", Folding::Failed),
            ("tree-unfold", Folding::Fitting),
        ] {
            let is_on = runs[shown[0]].tree.tree.is_folded_as(folding);
            let button = ui.add(egui::Button::new(cx.word(name)).selected(is_on));
            if chosen(button, is_on).clicked() {
                asked = Some(if is_on { Folding::default() } else { folding });
            }
        }
        for (sign, name, direction) in [
            ("◀ ◆", "tree-previous-solution", Direction::Back),
            ("◆ ▶", "tree-next-solution", Direction::Forward),
        ] {
            let button = access::name(ui.button(sign), &cx.word(name));
            let button = button.on_hover_text(cx.word(name));
            cx.on_click(&button, Command::Find(EventKind::Solution, direction));
        }
    });
    asked
}

/// One tree.
fn canvas(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache, index: usize, size: egui::Vec2) {
    let run = &cx.session.runs()[index];
    let motion = drawn.motion(ui.ctx(), cx, index);
    let view = &mut drawn.of(run.id()).tree;
    let (response, painter) = ui.allocate_painter(size, Sense::click_and_drag());
    let times = scaled(ui, 1.0);
    view.follow(&run.tree, run.moment(), rect_from(response.rect), times);
    look_around(ui, &response, view);
    let picture = TreePicture {
        coming: view.coming(motion),
        differs_here: cx.session.differs_at(index),
        ..view.picture(run, &cx.palette)
    };
    let mut shapes = Vec::new();
    picture.draw(&mut shapes);
    paint(&painter, shapes);
    speak(&response, cx, index, &picture);
    let pointed = response
        .hover_pos()
        .and_then(|at| picture.node_at(point_from(at)));
    let Some(node) = pointed else { return };
    let sentence = sentence(&picture, node, cx.language);
    if response.double_clicked() {
        cx.ask(Command::Fold(index, view.double_click(node)));
    } else if response.clicked() {
        // Boards that go together can be moved by any of their trees.
        if !cx.session.runs().share_steps() {
            cx.ask(Command::Lead(index));
        }
        cx.ask(Command::GoTo(view.click(node)));
    } else if response.secondary_clicked() {
        cx.ask(Command::Fold(index, view.toggle(node)));
    }
    response.on_hover_ui_at_pointer(|ui| {
        ui.set_max_width(320.0);
        ui.label(sentence);
        ui.label(RichText::new(cx.word("tree-hint")).weak().small());
    });
}

/// Tells where the search stands in the tree.
fn speak(response: &Response, cx: &Cx, index: usize, picture: &TreePicture) {
    let path = picture.tree.path(picture.moment.step());
    let here = picture.current(&path);
    access::describe(response, |node| {
        let title = cx.session.runs().title(index, cx.language);
        let here = here.map(|here| sentence(picture, here, cx.language));
        let view = cx.word("view-tree");
        node.set_role(Role::Image);
        node.set_label(format!("{view}: {title}. {}", here.unwrap_or_default()));
    });
}

/// Pans and zooms with the pointer.
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

/// A node in words: its place, and what became of it.
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
    let learned = node.learned_at(step).map_or_else(String::new, |number| {
        language.text("nogoods-here", &args([("number", number.into())]))
    });
    let what = format!("{what}{learned}");
    let topology = moment.problem().topology();
    match node.guess {
        None => language.text("tree-root", &args([("what", what.into())])),
        Some((cell, value)) => language.text(
            "tree-node",
            &args([
                ("cell", cell_label(cell, topology).into()),
                ("value", topology.value_text(value).into()),
                ("step", language.number(key).into()),
                ("what", what.into()),
            ]),
        ),
    }
}

/// What each kind of node looks like.
fn legend(ui: &mut Ui, cx: &Cx) {
    let side = scaled(ui, TEXT * 1.25);
    ui.horizontal_wrapped(|ui| {
        let spacing = ui.spacing_mut();
        (spacing.item_spacing, spacing.interact_size.y) = (egui::vec2(4.0, 0.0), 0.0);
        let learns = cx.session.runs().leader().strategy().learns();
        let learned = learns.then_some(TreeMark::LEARNED);
        for (id, mark) in TreeMark::examples().into_iter().chain(learned) {
            let show = |ui: &mut Ui| {
                picture(
                    ui,
                    egui::Vec2::splat(side),
                    Sense::hover(),
                    |rect, shapes| {
                        mark.draw(rect.center(), 6.0, &cx.palette, shapes);
                    },
                );
                ui.label(RichText::new(cx.word(id)).weak().small());
            };
            unit(ui, fit::row(ui, show), show);
        }
    });
}
