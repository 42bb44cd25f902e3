//! Boards and words as they are seen from afar: the boards take the height, a column beside them
//! has the words, and text has three sizes.

use super::Card;
use super::counters::shown;
use super::parts::{CardParts, Sizes, StageParts};
use crate::explain::args;
use crate::scene::stack::Values;
use crate::scene::{Font, Point, Rect, Shape, fitted, width_of};

/// How boards share a room with a column of words.
pub struct Stage {
    /// The text sizes.
    pub sizes: Sizes,
    /// The cards of the boards.
    pub cards: Vec<CardParts>,
    /// The room for words: below the line of names, and above the numbers of a single board.
    pub column: Rect,
    /// The room for a view that has changed places with the board.
    pub view: Option<Rect>,
    /// A strip in which the name of the lesson stands, if there is one.
    pub head: Option<Rect>,
}

/// Sizes follow from the height of a room, or of one this many times as wide as high.
const RATIO: f32 = 1.775;
/// In rooms no wider than this in their heights the column is below the boards; their share of the
/// height then, and the width in which sizes are as on a wide room of height 1.
const UPRIGHT: f32 = 1.2;
const ABOVE: f32 = 0.58;
const UPRIGHT_WIDTH: f32 = 1.25;
/// The side of a single board and of two, and the width of the column beside several, in heights.
const ONE: f32 = 0.88;
const TWO: f32 = 0.607;
const COLUMN: f32 = 0.362;
/// The line of names, the gaps beside boards, and the bar about doom, in sizes of names.
const HEAD: f32 = 2.6;
const BESIDE: f32 = 2.8;
const EDGE: f32 = 1.8;
const FOOT: f32 = 1.1;
const DOOM: f32 = 1.75;
/// The height of the great number, of a number above its name, and of a square with a value.
const NUMBER: f32 = 1.4;
const LINE: f32 = 1.12;
const SQUARE: f32 = 2.1;
/// The share of the height for boards in a row and what belongs to them.
const ROW: f32 = 0.7;
/// The height of the last line, where the name of the lesson stands then, in sizes of names.
const LAST: f32 = 2.1;
/// The share of a single board's line of names that its name and its step have.
const NAME: f32 = 0.6;
/// The least width of a counter in a row, in sizes of names.
const COUNTER: f32 = 5.4;
/// How much wider the first two counters of a single board are than the others.
const GREAT_SHARE: f32 = 1.3;
/// The gap after a number, in sizes of names.
const AFTER: f32 = 0.5;

impl Sizes {
    /// The sizes in a room.
    pub fn of(room: Rect) -> Self {
        let height = match is_upright(room) {
            true => room.width / UPRIGHT_WIDTH,
            false => room.height.min(room.width / RATIO),
        };
        Self {
            great: height / 16.5,
            words: height / 30.0,
            names: height / 45.0,
        }
    }

    /// The height that they follow from.
    const fn height(self) -> f32 {
        self.names * 45.0
    }

    /// The height of a number above its name.
    const fn counter(self, number: f32) -> f32 {
        (number + self.names * 1.1) * LINE
    }
}

fn is_upright(room: Rect) -> bool {
    room.width < UPRIGHT * room.height
}

impl Stage {
    /// With at least this many boards, they stand in one row, above their words.
    pub const IN_A_ROW: usize = 3;
    /// The gap between them, in sizes of names.
    pub const GAP: f32 = EDGE;

    /// The places in a room of `count` boards. `around` gives the side of a board with its
    /// coordinates, given the side of its cells. `is_swapped` gives most of the room to a view, and
    /// the board a column.
    pub fn new(room: Rect, count: usize, is_swapped: bool, around: impl Fn(f32) -> f32) -> Self {
        let sizes = Sizes::of(room);
        let (names, height) = (sizes.names, sizes.height());
        let [boards, column] = match is_upright(room) {
            true => {
                let upper = room.height * if is_swapped { 0.5 } else { ABOVE };
                let heights = [(0.0, upper), (upper, room.height - upper - FOOT * names)];
                let width = room.width - 2.0 * names;
                heights.map(|(y, height)| Rect::new(room.x + names, room.y + y, width, height))
            }
            false => {
                let x = room.right() - EDGE * names - COLUMN * height;
                let height = room.height - FOOT * names;
                let column = Rect::new(x, room.y, room.right() - EDGE * names - x, height);
                let width = x - 2.1 * names - room.x;
                [Rect { width, ..room }, column]
            }
        };
        let (cards, column) = match count {
            _ if is_swapped => {
                let [head, column] = column.split(0.58 * column.height);
                (
                    vec![below(head, sizes, (None, 2.0), f32::INFINITY)],
                    column.split(names)[1],
                )
            }
            1 if is_upright(room) => {
                let room = boards.width.min(boards.height - names);
                let side = around(boards.width * 0.95).min(room);
                // The way out is in the corner above it.
                let top = boards.bottom() - side;
                let board = Rect::new(boards.center().x - side / 2.0, top, side, side);
                Self::alone(sizes, board, column)
            }
            1 => {
                let side = around(ONE * height);
                let inset = side - ONE * height;
                let x = room.x + (HEAD * names - inset).max(0.0);
                let y = room.y + (room.height - height) / 2.0 + (HEAD * names - inset).max(0.0);
                let board = Rect::new(x, y, side, side);
                let x = board.right() + BESIDE * names;
                let width = column.right() - x;
                Self::alone(sizes, board, Rect { x, width, ..column })
            }
            2 if !is_upright(room) => {
                let most = around(TWO * height);
                let inset = most - TWO * height;
                let cells = cells(boards, [2, 1], (HEAD * names - inset).max(0.0));
                let cards = cells.map(|cell| below(cell, sizes, (Some(inset), 2.0), most));
                (cards.collect(), column.split(HEAD * names)[1])
            }
            _ if is_upright(room) => {
                let cells = cells(boards, [2, count.div_ceil(2)], EDGE * names).take(count);
                (
                    cells
                        .map(|cell| below(cell, sizes, (None, 1.0), f32::INFINITY))
                        .collect(),
                    column,
                )
            }
            _ => {
                let (gap, width) = (EDGE * names, column.right() - room.x);
                let height = ROW * room.height;
                let cells = cells(
                    Rect {
                        width,
                        height,
                        ..room
                    },
                    [count, 1],
                    gap,
                );
                let cards = cells.map(|cell| below(cell, sizes, (None, 1.0), f32::INFINITY));
                let cards: Vec<CardParts> = cards.collect();
                let y = cards[0].counters.bottom() + 0.5 * names;
                let height = room.bottom() - LAST * names - y;
                (cards, Rect::new(room.x + gap, y, width - gap, height))
            }
        };
        // The way out is in the corner.
        let corner = EDGE * names;
        let strip = |x: f32, y: f32| Rect::new(x, y, column.right() - corner - x, HEAD * names);
        let head = match count {
            _ if is_swapped || is_upright(room) => None,
            1 => Some(strip(column.x + NAME * column.width, room.y)),
            2 => Some(strip(column.x, room.y)),
            _ => Some(strip(column.x, column.bottom())),
        };
        Self {
            sizes,
            cards,
            column,
            view: is_swapped.then_some(boards.shrunk(names)),
            head,
        }
    }

    /// One board with its words beside it or below it.
    fn alone(sizes: Sizes, board: Rect, column: Rect) -> (Vec<CardParts>, Rect) {
        let names = sizes.names;
        let title = Rect::new(column.x, column.y, column.width * NAME, HEAD * names);
        let height = sizes.counter(sizes.great);
        let y = column.bottom() - height;
        let counters = Rect {
            y,
            height,
            ..column
        };
        let mut card = card(sizes, title, board, counters, None);
        card.whole = board;
        card.stage.iter_mut().for_each(|stage| stage.is_row = true);
        let top = title.bottom() + 0.4 * names;
        let height = y - names - top;
        (
            vec![card],
            Rect {
                y: top,
                height,
                ..column
            },
        )
    }

    /// Gives some of the column of a single board to the values of the cell in play.
    pub fn show_values(&mut self) {
        let (sizes, column) = (self.sizes, self.column);
        let height = SQUARE * sizes.words + 1.8 * sizes.names;
        for stage in self.cards.iter_mut().filter_map(|card| card.stage.as_mut()) {
            if stage.is_row {
                let y = column.bottom() - height;
                stage.values = Some(Rect {
                    y,
                    height,
                    ..column
                });
                self.column.height -= height + sizes.names;
            }
        }
    }
}

/// The cells of a grid with this many columns and rows, and this gap before each column.
fn cells(room: Rect, [columns, rows]: [usize; 2], gap: f32) -> impl Iterator<Item = Rect> {
    let width = room.width / columns as f32;
    let height = room.height / rows as f32;
    (0..columns * rows).map(move |index| {
        let (column, row) = ((index % columns) as f32, (index / columns) as f32);
        let (x, y) = (room.x + column * width, room.y + row * height);
        Rect::new(x + gap, y, width - gap, height)
    })
}

/// The bar about doom, directly below a board.
fn foot(board: Rect, names: f32) -> Rect {
    let y = board.bottom() + 0.25 * names;
    Rect::new(board.x, y, board.width, DOOM * names)
}

/// A card with its numbers below the board in this many rows, and perhaps a great one above it, which
/// begins this far to the right as the cells do.
fn below(cell: Rect, sizes: Sizes, (great, rows): (Option<f32>, f32), most: f32) -> CardParts {
    let names = sizes.names;
    let inset = great.unwrap_or(0.0);
    let (x, width) = (cell.x + inset, cell.width - inset);
    let head = if great.is_some() { HEAD } else { 2.0 };
    let title = Rect::new(x, cell.y, width, head * names);
    let number = Rect::new(x, title.bottom(), width, sizes.great * NUMBER);
    let number = great.map(|_| number);
    let top = number.map_or(title.bottom(), |number| number.bottom());
    let numbers = rows * sizes.counter(sizes.words) + 0.5 * names;
    // A row of boards has no room for what is said about doom.
    let doom = if rows > 1.0 { DOOM } else { 0.0 };
    let room = cell.bottom() - top - numbers - (doom + 0.5) * names;
    let side = cell.width.min(room).min(most).max(40.0);
    let board = Rect::new(cell.x, top, side, side);
    let y = board.bottom() + (0.5 + doom) * names;
    let counters = Rect::new(x, y, side - inset, numbers);
    card(sizes, title, board, counters, number)
}

fn card(sizes: Sizes, title: Rect, board: Rect, counters: Rect, number: Option<Rect>) -> CardParts {
    CardParts {
        whole: title.around(board),
        text: sizes.names,
        title,
        board,
        sentence: Rect::new(board.x, board.bottom(), board.width, 0.0),
        counters,
        foot: foot(board, sizes.names),
        stage: Some(StageParts {
            sizes,
            number,
            is_row: false,
            values: None,
        }),
    }
}

/// A counter of a card that is seen from afar.
struct Number<'a> {
    id: &'a str,
    /// Its place, with its name.
    place: Rect,
    /// The number in words, and its text size.
    words: String,
    size: f32,
    /// The text size of a name beside it. A name below it is small.
    beside: Option<f32>,
}

impl Card<'_> {
    /// The counters with their places.
    fn numbers(&self, parts: &CardParts, stage: &StageParts) -> Vec<Number<'_>> {
        let sizes = stage.sizes;
        let rect = parts.counters;
        let mut ids = self.numbers.iter().copied();
        let great = stage.number.and_then(|place| {
            let id = ids.next()?;
            let after = self.name_width(id, sizes);
            let words = self.count(id, sizes.great, place.width - after);
            let width = width_of(&words, Font::Bold, sizes.great) + after;
            Some(Number {
                id,
                place: Rect { width, ..place },
                words,
                size: sizes.great,
                beside: Some(sizes.words),
            })
        });
        let is_row = stage.is_row;
        let rows = (rect.height / sizes.counter(sizes.words)).clamp(1.0, 4.0) as usize;
        let columns = match rows {
            1 => (rect.width / (COUNTER * sizes.names)).clamp(1.0, 4.0) as usize,
            _ => 4 / rows,
        };
        let units = 2.0 * GREAT_SHARE + 3.0;
        let place = |index: usize| {
            if is_row {
                let before = index as f32 + index.min(2) as f32 * (GREAT_SHARE - 1.0);
                let share = if index < 2 { GREAT_SHARE } else { 1.0 };
                let unit = rect.width / units;
                return Rect::new(rect.x + before * unit, rect.y, share * unit, rect.height);
            }
            let (width, height) = (rect.width / columns as f32, rect.height / rows as f32);
            let (column, row) = ((index % columns) as f32, (index / columns) as f32);
            Rect::new(
                rect.x + column * width,
                rect.y + row * height,
                width,
                height,
            )
        };
        let most = if is_row { 5 } else { columns * rows };
        let others = ids.take(most).enumerate().map(|(index, id)| {
            let place = place(index);
            let is_great = is_row && index < 2;
            let size = if is_great { sizes.great } else { sizes.words };
            let room = place.width - AFTER * sizes.names;
            let words = self.count(id, size, room);
            let share = room / width_of(&words, Font::Bold, size).max(1.0);
            Number {
                id,
                place,
                words,
                size: size * share.min(1.0),
                beside: None,
            }
        });
        great.into_iter().chain(others).collect()
    }

    /// A counter in words: exactly, or short where that is too wide.
    fn count(&self, id: &str, size: f32, room: f32) -> String {
        let Some(count) = shown(self.moment, id) else {
            return "–".to_owned();
        };
        let exact = self.language.number(count);
        match width_of(&exact, Font::Bold, size) <= room {
            true => exact,
            false => self.language.short(count),
        }
    }

    fn name(&self, id: &str) -> String {
        self.language.word(&format!("counter-{id}"))
    }

    /// The width of a name beside a great number, with the gap before it.
    fn name_width(&self, id: &str, sizes: Sizes) -> f32 {
        width_of(&self.name(id), Font::Regular, sizes.words) + AFTER * sizes.names
    }

    /// The place of a counter.
    pub(super) fn number_rect(
        &self,
        parts: &CardParts,
        stage: &StageParts,
        id: &str,
    ) -> Option<Rect> {
        let numbers = self.numbers(parts, stage);
        let own = numbers.iter().find(|number| number.id == id)?;
        let place = own.place;
        let gap = 0.25 * stage.sizes.names;
        Some(match own.beside {
            Some(_) => Rect::new(
                place.x - gap,
                place.y + 0.12 * own.size,
                place.width + 2.0 * gap,
                place.height - 0.3 * own.size,
            ),
            None => Rect::new(place.x - gap, place.y, place.width - gap, place.height),
        })
    }

    /// Draws the counters, and the values of the cell in play.
    pub(super) fn draw_numbers(
        &self,
        parts: &CardParts,
        stage: &StageParts,
        shapes: &mut Vec<Shape>,
    ) {
        let (p, sizes) = (self.palette, stage.sizes);
        for own in self.numbers(parts, stage) {
            let Number { place, size, .. } = own;
            let name = self.name(own.id);
            let after = AFTER * sizes.names;
            let (y, at, text, ink) = match own.beside {
                Some(text) => {
                    let y = place.center().y - 0.03 * size;
                    let x = place.right() - self.name_width(own.id, sizes) + after;
                    (y, Point::new(x, y + 0.1 * size), text, p.ink)
                }
                // Great and small numbers stand on one line.
                None => {
                    let y = place.bottom() - sizes.names * 1.1 * LINE - 0.5 * size;
                    let at = Point::new(place.x, place.bottom() - 0.6 * sizes.names);
                    (y, at, sizes.names, p.faint)
                }
            };
            let number = Shape::text(Point::new(place.x, y), size, p.ink, own.words);
            shapes.push(number.bold().left());
            let room = place.right() - at.x - if own.beside.is_some() { 0.0 } else { after };
            let share = room / width_of(&name, Font::Regular, text).max(1.0);
            let text = text * share.clamp(0.75, 1.0);
            let name = fitted(&name, Font::Regular, text, room + 0.1);
            shapes.push(Shape::text(at, text, ink, name).left());
        }
        if let Some((place, values)) = stage.values.zip(Values::of(self.moment, self.language)) {
            let at = Point::new(place.x, place.y + 0.5 * sizes.names);
            let name = args([("cell", values.name.clone().into())]);
            let name = self.language.text("values-of", &name);
            shapes.push(Shape::text(at, sizes.names, p.faint, name).left());
            let row = Rect {
                y: place.y + 1.5 * sizes.names,
                height: SQUARE * sizes.words,
                ..place
            };
            values.draw(row, p, shapes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On a projector one board takes the height, and two as much as leaves a column for words.
    #[test]
    fn boards_take_the_height() {
        let around = |side: f32| side * 1.05 + 2.0;
        for (width, height) in [
            (1920.0, 1080.0),
            (1366.0, 768.0),
            (1280.0, 800.0),
            (1024.0, 768.0),
            (390.0, 740.0),
        ] {
            let room = Rect::new(0.0, 0.0, width, height);
            let least = height.min(width / RATIO);
            for (count, share) in [(1, 0.86), (2, 0.6), (3, 0.5), (4, 0.35)] {
                let stage = Stage::new(room, count, false, around);
                assert_eq!(stage.cards.len(), count);
                let lesser = |card: &CardParts| (card.board.width - 2.0) / 1.05;
                for (index, card) in stage.cards.iter().enumerate() {
                    let side = lesser(card);
                    assert!(side >= share * least, "{room:?} {count}: {side}");
                    let inside = |part: Rect| {
                        part.x >= 0.0
                            && part.y >= 0.0
                            && part.right() <= width + 0.1
                            && part.bottom() <= height + 0.1
                    };
                    for part in [card.board, card.title, card.counters, stage.column] {
                        assert!(inside(part), "{room:?} {count}: {part:?}");
                    }
                    let apart = |other| !card.board.overlaps(other);
                    assert!(apart(stage.column), "{room:?} {count}");
                    for other in &stage.cards[index + 1..] {
                        assert!(apart(other.board) && apart(other.counters));
                    }
                }
            }
        }
    }
}
