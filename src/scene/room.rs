//! What a board has beside its cells: captions, sums, an equation, relations in words; and the room for it.

use crate::puzzle::{Cell, Cryptarithm, Family, GridProblem, RowProblem, Topology};

/// The most cells that stand in one row, if they could be in one.
const MOST_IN_A_ROW: usize = 8;
/// The most relations written below a board.
pub(super) const MOST_LINES: usize = 4;
/// The least width of cells in a row, and of those below an equation, in sides of a cell.
const LEAST_SPAN: f32 = 4.0;
const LEAST_OF_LETTERS: f32 = 6.0;
/// The height of captions, and the distance between rows with captions, in sides of a cell.
pub(super) const CAPTION: f32 = 0.6;
const PITCH: f32 = 1.7;
/// The height of the line about a set, and of a relation in words, as shares of the board's width.
pub(super) const LIVE: f32 = 0.1;
pub(super) const LINE: f32 = 0.06;
/// The room for the sums of a magic square, in sides of a cell.
const SUMS: [f32; 3] = [0.45, 0.85, 0.5];
/// The height of a line of an equation, in widths of a letter; that of the rule, in lines; the room below the
/// equation and the greatest width of a letter, in sides of a cell.
pub(super) const EQUATION_LINE: f32 = 1.2;
pub(super) const RULE: f32 = 0.3;
const BELOW_EQUATION: f32 = 0.45;
const LARGEST_LETTER: f32 = 1.3;

/// The rows and columns of squares that a board is drawn with, which maps lack.
pub(super) fn rows_and_columns(topology: &Topology) -> (usize, usize) {
    let cells = topology.cells();
    match topology.family() {
        Family::Free(board) => (board.rows(), board.columns()),
        Family::Row(RowProblem::Cryptarithm(_)) => (1, cells),
        Family::Row(_) => {
            let rows = cells.div_ceil(MOST_IN_A_ROW);
            (rows, cells.div_ceil(rows))
        }
        Family::Grid(_) | Family::Way(_) => (cells / topology.width(), topology.width()),
        Family::Sudoku(_)
        | Family::Jigsaw(_)
        | Family::Diagonal(_)
        | Family::Windows
        | Family::Latin(_)
        | Family::Queens(_)
        | Family::Map(_) => (topology.size(), topology.size()),
    }
}

/// How a relation is printed.
pub(super) enum Print {
    /// As a sign between two neighbours, the first of which is less.
    Sign(Cell, Cell),
    /// As a cage around its cells.
    Cage(Vec<Cell>),
    /// As a sum at the margin.
    Margin,
    /// In words below the board.
    Words,
    /// Otherwise: what the family draws says it.
    Family,
}

/// How the relations of a board are printed, in order.
pub(super) fn prints(topology: &Topology) -> Vec<Print> {
    let own = topology.own_relations().len();
    let first_own = topology.relations().len() - own;
    let has_squares = topology.is_square() && !matches!(topology.family(), Family::Queens(_));
    let mut caged: Vec<Cell> = Vec::new();
    let relations = topology.relations().iter().enumerate();
    let print = |(index, relation): (usize, &crate::puzzle::Relation)| {
        match topology.family() {
            Family::Row(_) if index < first_own => return Print::Family,
            Family::Grid(GridProblem::Magic(_)) if index < first_own => return Print::Margin,
            _ if !has_squares => return Print::Words,
            _ => {}
        }
        let cells: Vec<Cell> = relation.terms().iter().map(|(cell, _)| *cell).collect();
        if let Some((less, more)) = relation.less_and_more()
            && are_neighbours(topology, less, more)
        {
            return Print::Sign(less, more);
        }
        let is_sum = relation.terms().iter().all(|(_, weight)| *weight == 1);
        let is_free = cells.iter().all(|cell| !caged.contains(cell));
        if is_sum && is_free && is_connected(topology, &cells) {
            caged.extend(&cells);
            return Print::Cage(cells);
        }
        Print::Words
    };
    relations.map(print).collect()
}

fn are_neighbours(topology: &Topology, first: Cell, second: Cell) -> bool {
    let [a, b] = [first, second].map(|cell| topology.row_column(cell));
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1
}

/// Whether there are cells, and a way from each to each through neighbours among them.
fn is_connected(topology: &Topology, cells: &[Cell]) -> bool {
    let mut reached: Vec<Cell> = cells.first().copied().into_iter().collect();
    let mut next = 0;
    while let Some(&from) = reached.get(next) {
        let new = cells
            .iter()
            .copied()
            .filter(|cell| are_neighbours(topology, from, *cell) && !reached.contains(cell));
        let new: Vec<Cell> = new.collect();
        reached.extend(new);
        next += 1;
    }
    !cells.is_empty() && reached.len() == cells.len()
}

/// The room that a board needs, in sides of a cell.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// Above the cells, to the right of them and below them.
    pub above: f32,
    pub right: f32,
    pub below: f32,
    /// The distance between rows.
    pub pitch: f32,
    /// The width of the cells, or of what is above them.
    pub span: f32,
    /// The height of the rows.
    pub height: f32,
    /// Whether cells stand in the middle of it.
    pub is_row: bool,
}

impl Room {
    /// The room of a board; what is beside it may stand where row and column numbers have theirs.
    pub fn of(topology: &Topology, has_coordinates: bool) -> Self {
        let (rows, columns) = rows_and_columns(topology);
        let span = columns as f32;
        let mut room = Self {
            above: 0.0,
            right: 0.0,
            below: 0.0,
            pitch: 1.0,
            span,
            height: rows as f32,
            is_row: false,
        };
        match topology.family() {
            Family::Row(row) => {
                (room.is_row, room.pitch) = (true, PITCH);
                room.height = 1.0 + PITCH * (rows - 1) as f32;
                room.span = span.max(LEAST_SPAN);
                room.below = CAPTION;
                match row {
                    RowProblem::Cryptarithm(sum) => {
                        room.span = span.max(LEAST_OF_LETTERS);
                        room.above = equation_height(sum, room.span) + BELOW_EQUATION;
                    }
                    RowProblem::Subsets(_)
                    | RowProblem::Combinations { .. }
                    | RowProblem::SubsetSum { .. } => room.below += LIVE * room.span,
                    RowProblem::Permutations(_) => {}
                }
            }
            Family::Grid(GridProblem::Magic(_)) => {
                let [above, right, below] = SUMS;
                room.above = if has_coordinates { 0.0 } else { above };
                (room.right, room.below) = (right, below);
            }
            _ => {}
        }
        let is_words = |print: &Print| matches!(print, Print::Words);
        let lines = prints(topology).into_iter().filter(is_words).count();
        room.below += LINE * room.span * lines.min(MOST_LINES) as f32;
        room
    }

    /// The side of the square that it fits into.
    pub fn size(&self) -> f32 {
        let height = self.above + self.height + self.below;
        height.max(self.span + self.right)
    }
}

/// The width of a letter of an equation above cells that are this wide together.
pub(super) fn letter_width(sum: &Cryptarithm, span: f32) -> f32 {
    let longest = sum.words().iter().map(|word| word.chars().count()).max();
    let columns = longest.unwrap_or(0) + 1;
    let lines = sum.words().len() as f32 + RULE;
    let height = span - 1.0 - CAPTION - BELOW_EQUATION;
    (span / columns as f32)
        .min(height / (lines * EQUATION_LINE))
        .min(LARGEST_LETTER)
}

fn equation_height(sum: &Cryptarithm, span: f32) -> f32 {
    (sum.words().len() as f32 + RULE) * EQUATION_LINE * letter_width(sum, span)
}
