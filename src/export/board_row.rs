//! Boards in a row on paper, with their names above.

use super::answers::AskedBoard;
use super::sheets::{RIGHT, Sheets, lines};
use crate::puzzle::Family;
use crate::scene::{Board, BoardOptions, Font, Point, Rect};
use crate::timeline::Moment;

/// The text size of names, and the distance of their lines.
const NAME_SIZE: f32 = 9.0;
const NAME_LINE: f32 = 12.0;
/// The gap between boards, and between them and text.
const BOARD_GAP: f32 = 8.0;
/// Where names begin, above the boards and not above their coordinates.
const NAME_INSET: f32 = 12.0;
/// The share of the width up to which text stands beside the boards, and not below.
const BOARD_SHARE: f32 = 0.58;
/// The least text size on paper, in points.
const LEAST_TEXT: f32 = 7.0;
/// The side of a map, and the number of nodes from which its names do not fit on a smaller one.
const MAP_SIDE: f32 = 235.0;
const CROWDED_NODES: usize = 17;

/// Where the text of a row of boards begins, and where the boards end.
pub struct BoardRow {
    pub left: f32,
    page: usize,
    bottom: f32,
}

impl Sheets {
    /// Draws boards side by side. What follows stands beside them, or below if they are wide.
    pub fn boards(&mut self, x: f32, boards: &[AskedBoard], scale: f32) -> BoardRow {
        let sides = boards.iter().map(|board| side(&board.moment, scale));
        let side = sides.fold(0.0, f32::max);
        let name_lines = |board: &AskedBoard| {
            let name = board.name.as_deref().unwrap_or_default();
            lines(name, Font::Bold, NAME_SIZE, side - NAME_INSET)
        };
        let most = boards.iter().map(|board| name_lines(board).len()).max();
        let names = most.unwrap_or(0) as f32 * NAME_LINE;
        self.need(side + names);
        let (page, top, palette) = (self.page(), self.y, self.palette);
        let mut left = x;
        for board in boards {
            for (line, text) in (0u8..).zip(name_lines(board)) {
                let at = Point::new(left + NAME_INSET, top + f32::from(line) * NAME_LINE);
                self.write_at(at, NAME_SIZE, Font::Bold, palette.ink, &text);
            }
            let rect = Rect::new(left, top + names, side, side);
            let options = BoardOptions {
                candidates: false,
                coordinates: true,
            };
            let board = Board::new(&board.moment, rect, &palette, options);
            let board = board.in_language(self.language);
            board.with_least_text(LEAST_TEXT).draw(self.shapes());
            left += side + BOARD_GAP;
        }
        let mut bottom = top + names + side;
        if left - x > BOARD_SHARE * (RIGHT - x) {
            bottom += BOARD_GAP;
            (self.y, left) = (bottom, x + NAME_INSET);
        }
        BoardRow { left, page, bottom }
    }

    /// Goes on below a row of boards and its text.
    pub fn pass(&mut self, row: &BoardRow, gap: f32) {
        if self.page() == row.page {
            self.y = self.y.max(row.bottom);
        }
        self.y += gap;
    }
}

/// The side of a board: its digits can be read, and some can be written into it.
fn side(moment: &Moment, scale: f32) -> f32 {
    let topology = moment.problem().topology();
    let is_map = matches!(topology.family(), Family::Map(_));
    match topology.size() {
        _ if is_map && topology.cells() >= CROWDED_NODES => MAP_SIDE,
        _ if is_map => scale.min(1.0) * MAP_SIDE,
        _ if matches!(topology.family(), Family::Row(_)) => scale * 184.0,
        ..=4 => scale * 96.0,
        5..=6 => scale * 116.0,
        7..=9 => scale * 140.0,
        10.. => scale * 184.0,
    }
}
