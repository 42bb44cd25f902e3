//! A board in words: a group with what is written around it, and a grid whose cells can be walked.

use crate::explain::{CellWords, Language};
use crate::puzzle::{Cell, Topology};
use crate::scene::{BoardGrid, Card, CardParts, counters_shown, step_of};
use crate::window::access::{self, PaintedPart};
use egui::accesskit::{Action, Node, Role};
use egui::{Context, Id};

/// The number of a cell of a board.
pub fn cell_id(board: Id, cell: Cell) -> Id {
    board.with(("cell", cell.index()))
}

/// Describes a board with its words. `pointed` are the cells that a lesson points at, and `foot` is
/// what is said below.
pub fn show(
    ctx: &Context,
    board: Id,
    (card, parts): (&Card, &CardParts),
    pointed: &[Cell],
    foot: &[String],
) {
    if !access::is_on(ctx) {
        return;
    }
    let (moment, language) = (card.moment, card.language);
    let topology = moment.problem().topology();
    let label = step_of(moment.step(), card.length, language);
    let words = CellWords::of(moment, card.options.candidates, language);
    let marked = language.word("cell-pointed");
    let asked = language.word("cell-asked");
    let cell_words = |cell: Cell| {
        let mut words = words.cell(cell);
        let is_pointed = pointed.contains(&cell);
        for (is_so, word) in [(is_pointed, &marked), (card.asked == Some(cell), &asked)] {
            if is_so {
                words = format!("{words}, {word}");
            }
        }
        words
    };
    let counters = counters_shown(moment).map(|(id, count)| {
        let name = language.word(&format!("counter-{id}"));
        format!("{name}: {}", language.number(count))
    });
    let said = |name: &str, words: String, rect: crate::scene::Rect| {
        let mut part = PaintedPart::words(board.with(name), words);
        part.node.set_bounds(bounds(rect));
        part
    };
    let sentence = card.sentence().to_string();
    let mut all = vec![
        said("step", label, parts.title),
        grid(board, card.board(parts).grid(), topology, cell_words),
        said("sentence", sentence, parts.sentence),
        said("counters", counters.join(", "), parts.counters),
    ];
    if !foot.is_empty() {
        all.push(said("foot", foot.join(" "), parts.foot));
    }
    access::show_parts(ctx, board, all);
}

/// The cells of a board, by rows.
pub fn grid(
    board: Id,
    grid: &BoardGrid,
    topology: &Topology,
    words: impl Fn(Cell) -> String,
) -> PaintedPart {
    let width = topology.width();
    let rows = (0..topology.cells() / width).map(|row| {
        let cells = (0..width).map(|column| {
            let cell = topology.cell_at(row, column);
            let mut node = Node::new(Role::Cell);
            node.set_label(words(cell));
            node.set_bounds(bounds(grid.rect_of(cell)));
            node.add_action(Action::Focus);
            node.add_action(Action::Click);
            PaintedPart::new(cell_id(board, cell), node)
        });
        PaintedPart {
            parts: cells.collect(),
            ..PaintedPart::new(board.with(("row", row)), Node::new(Role::Row))
        }
    });
    let mut node = Node::new(Role::Grid);
    node.set_bounds(bounds(grid.rect()));
    PaintedPart {
        parts: rows.collect(),
        ..PaintedPart::new(board.with("grid"), node)
    }
}

/// A hidden board in words.
pub fn show_hidden(ctx: &Context, board: Id, language: Language) {
    let words = PaintedPart::words(board.with("hidden"), language.word("board-hidden"));
    access::show_parts(ctx, board, vec![words]);
}

/// The cells that assistive technology asks for, and whether for more than the focus.
pub fn asked(ctx: &Context, board: Id, topology: &Topology) -> Vec<(Cell, bool)> {
    let requests = access::requests(ctx, board);
    let cell = |node| {
        let mut cells = topology.all_cells();
        cells.find(|cell| access::node_id(cell_id(board, *cell)) == node)
    };
    let asked = requests
        .into_iter()
        .filter_map(|(node, action)| match action {
            Action::Focus => Some((cell(node)?, false)),
            Action::Click => Some((cell(node)?, true)),
            _ => None,
        });
    asked.collect()
}

fn bounds(rect: crate::scene::Rect) -> egui::accesskit::Rect {
    let [left, top] = [rect.x, rect.y].map(f64::from);
    let [right, bottom] = [rect.right(), rect.bottom()].map(f64::from);
    egui::accesskit::Rect::new(left, top, right, bottom)
}
