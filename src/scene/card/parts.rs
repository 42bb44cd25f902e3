//! The layout of a card, and of several in an area.

use crate::scene::Rect;

/// The places of a card's parts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardParts {
    /// The whole card.
    pub whole: Rect,
    /// Text size.
    pub text: f32,
    /// The title line above the board.
    pub title: Rect,
    /// The board.
    pub board: Rect,
    /// The box of the sentence.
    pub sentence: Rect,
    /// The box of the counters.
    pub counters: Rect,
    /// The place of what is said about doom: directly below the board, or below words beside it.
    pub foot: Rect,
    /// What it has besides if it is seen from afar.
    pub stage: Option<StageParts>,
}

/// The three text sizes of a lesson, in points: of sentences, verdicts and great numbers; of words
/// and numbers; and of names.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sizes {
    /// Sentences, verdicts and great numbers.
    pub great: f32,
    /// Words, questions and numbers.
    pub words: f32,
    /// Names.
    pub names: f32,
}

/// What a card that is seen from afar has besides its usual parts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StageParts {
    /// The text sizes.
    pub sizes: Sizes,
    /// The place of the great number above the board, if there is one.
    pub number: Option<Rect>,
    /// Whether its counters stand in a row, the first two great.
    pub is_row: bool,
    /// The place of the values of the cell in play, if they are shown.
    pub values: Option<Rect>,
}

impl CardParts {
    /// Lays out a card with the largest possible board, and the sentence and counters below it and
    /// its foot of this height. The layout depends only on the rectangle, so nothing moves from
    /// step to step.
    pub fn below(rect: Rect, text: f32, foot: f32) -> Self {
        let gap = text * 0.6;
        let title_height = title_height(text);
        let sentence_height = sentence_height(rect.width, text);
        let counters_height = counters_height(rect.width, text);
        let below = sentence_height + counters_height + 2.0 * gap + foot;
        let side = rect.width.min(rect.height - title_height - below).max(40.0);
        // Boards narrower than their column are centred; words use the whole column.
        let x = rect.x + (rect.width - side) / 2.0;
        let title = Rect::new(rect.x, rect.y, rect.width, title_height);
        let board = Rect::new(x, title.bottom(), side, side);
        let foot = Rect::new(x, board.bottom() + 0.4 * text, side, foot);
        let y = board.bottom() + foot.height + gap;
        let sentence = Rect::new(rect.x, y, rect.width, sentence_height);
        let counters = Rect::new(rect.x, sentence.bottom() + gap, rect.width, counters_height);
        Self {
            whole: rect,
            text,
            title,
            board,
            sentence,
            counters,
            foot,
            stage: None,
        }
    }

    /// Lays out a card with the largest possible board, and the sentence and counters to its right,
    /// above a foot of this height. Like [`below`](Self::below) it depends only on the rectangle.
    pub fn beside(rect: Rect, text: f32, foot: f32) -> Self {
        let gap = text * 0.8;
        let title = Rect::new(rect.x, rect.y, rect.width, text * TITLE);
        let words = (rect.width * WORDS).max(text * 10.0).min(rect.width * 0.6);
        let side = (rect.width - words - gap)
            .min(rect.height - title.height)
            .max(40.0);
        let board = Rect::new(rect.x, title.bottom(), side, side);
        let x = board.right() + gap;
        let width = (rect.right() - x).max(10.0);
        // Low cards have smaller text.
        let room = (rect.height - title.height - gap - foot).max(gap);
        let height = counters_height(width, text).min(room * 0.45);
        let sentence_height = narrow_sentence_height(width, text).min(room - height);
        let sentence = Rect::new(x, board.y, width, sentence_height);
        let counters = Rect::new(x, sentence.bottom() + gap, width, height);
        Self {
            whole: rect,
            text,
            title,
            board,
            sentence,
            counters,
            foot: Rect::new(x, counters.bottom() + 0.4 * text, width, foot),
            stage: None,
        }
    }

    /// Lays out a card in little room. The board comes first: below it are the words that leave it
    /// a side of `least`, if any do.
    pub fn small(rect: Rect, text: f32, least: f32) -> Self {
        let whole = Self::below(rect, text, 0.0);
        if whole.board.width >= least {
            return whole;
        }
        let counters = whole.counters.height + text * 0.6;
        let taller = Rect::new(rect.x, rect.y, rect.width, rect.height + counters);
        Self {
            whole: rect,
            ..Self::below(taller, text, 0.0).without_counters()
        }
    }

    /// Lays out a card with its board in one place and its words in another.
    pub fn apart(board: Rect, words: Rect, text: f32) -> Self {
        let side = board.width.min(board.height).max(40.0);
        let centered = Rect::centered(board.center(), side, side);
        let title = Rect::new(words.x, words.y, words.width, text * TITLE);
        let room = words.bottom() - title.bottom();
        let counters_height = counters_height(words.width, text);
        let usual = sentence_height(words.width, text);
        let has_counters = room >= usual + counters_height + text * 0.6;
        let sentence_height = usual.min(room);
        let sentence = Rect::new(words.x, title.bottom(), words.width, sentence_height);
        let y = sentence.bottom() + text * 0.6;
        let parts = Self {
            whole: board.around(words),
            text,
            title,
            board: centered,
            sentence,
            counters: Rect::new(words.x, y, words.width, counters_height),
            foot: Rect::new(centered.x, centered.bottom(), side, 0.0),
            stage: None,
        };
        if has_counters {
            parts
        } else {
            parts.without_counters()
        }
    }

    /// Lays out a card without words: a board of at most this side, below its title if it has one.
    pub fn bare(rect: Rect, text: f32, side: f32, has_title: bool) -> Self {
        let title_height = if has_title { title_height(text) } else { 0.0 };
        let title = Rect::new(rect.x, rect.y, rect.width, title_height);
        let room = rect.height - title_height;
        let side = side.min(rect.width).min(room).max(40.0);
        let above = if has_title { 0.0 } else { (room - side) / 2.0 };
        let x = rect.x + (rect.width - side) / 2.0;
        let board = Rect::new(x, title.bottom() + above, side, side);
        let nothing = Rect::new(x, board.bottom(), side, 0.0);
        Self {
            whole: rect,
            text,
            title,
            board,
            sentence: nothing,
            counters: nothing,
            foot: nothing,
            stage: None,
        }
    }

    /// The same without counters.
    fn without_counters(self) -> Self {
        let (x, width) = (self.sentence.x, self.sentence.width);
        let counters = Rect::new(x, self.sentence.bottom(), width, 0.0);
        Self { counters, ..self }
    }

    /// Whether there is room for counters.
    pub(super) fn has_counters(&self) -> bool {
        self.counters.height > 0.0
    }

    /// Whether the counters fit side by side, each above its name; otherwise they are a list.
    pub(super) fn has_counters_in_a_row(&self) -> bool {
        has_counters_in_a_row(self.counters.width, self.text)
    }
}

/// The height of the title line, in text sizes.
const TITLE: f32 = 1.9;
/// The height of a counter above its name, in text sizes.
pub(super) const COUNTER: f32 = 3.4;
/// The height of a counter in a list, in text sizes.
const ROW: f32 = 1.4;
/// The number of counters on a card.
pub(super) const COUNTERS: usize = 5;
/// The least share of a card's width for words beside the board.
const WORDS: f32 = 0.31;
/// The most lines of a sentence beside the board.
const MOST_LINES: f32 = 8.0;

/// The height of the title line, at this text size.
pub fn title_height(text: f32) -> f32 {
    text * TITLE
}

fn sentence_height(width: f32, text: f32) -> f32 {
    // The longest sentences have some 110 characters of half an em each.
    let lines = (66.0 * text / width).ceil().clamp(1.0, 5.0);
    text * (1.4 * lines + 1.3)
}

/// The same beside a board, where margins take much of the width and there is height enough.
fn narrow_sentence_height(width: f32, text: f32) -> f32 {
    let lines = (62.0 * text / (width - 3.0 * text).max(text)).ceil();
    text * (1.4 * lines.clamp(1.0, MOST_LINES) + 1.3)
}

fn has_counters_in_a_row(width: f32, text: f32) -> bool {
    width >= COUNTERS as f32 * 4.6 * text
}

fn counters_height(width: f32, text: f32) -> f32 {
    if has_counters_in_a_row(width, text) {
        text * COUNTER
    } else {
        text * (ROW * COUNTERS as f32 + 0.4)
    }
}

/// The gap between cards.
const GAP: f32 = 22.0;
/// The text size used while the numbers of columns are compared.
const TEXT: f32 = 14.0;
/// The range of text sizes.
const SIZES: std::ops::RangeInclusive<f32> = 12.0..=64.0;

/// The height of a card's foot with this many lines, in text sizes.
pub fn foot_of(lines: usize) -> f32 {
    if lines == 0 {
        0.0
    } else {
        0.6 + 1.4 * lines as f32
    }
}

/// An area is wide if its width exceeds its height by this factor.
const WIDE: f32 = 1.4;

/// Words are below a single board if that has at least this share of the side it has with words
/// beside it.
const BELOW: f32 = 0.88;

/// A layout of a card, given its rectangle, its text size and the height of its foot.
type Layout = fn(Rect, f32, f32) -> CardParts;

/// The places of `count` cards in an area, in as many columns as give the largest boards.
///
/// Words are below their boards, or beside them if that gives larger boards with many cards, or for
/// a single board in a wide area. Text grows with the board, so that it can be read from as far
/// away: `text` gives its size as a share of the card's shorter side, given the card's rectangle.
/// Each card has a foot of `foot` text sizes, as from [`foot_of`].
pub fn place_cards(
    area: Rect,
    count: usize,
    foot: f32,
    share: impl Fn(Rect) -> f32,
) -> Vec<CardParts> {
    const LAYOUTS: [Layout; 2] = [CardParts::below, CardParts::beside];
    let size = |columns: usize| place_of(area, 0, [columns, count.div_ceil(columns)]);
    let layouts = match count {
        1 if area.width > WIDE * area.height => &LAYOUTS[1..],
        1 | 2 => &LAYOUTS[..1],
        _ => &LAYOUTS[..],
    };
    let side = |(columns, layout): &(usize, Layout)| {
        let parts = layout(size(*columns), TEXT, foot * TEXT);
        parts.board.width
    };
    let (columns, layout) = (1..=count)
        .flat_map(|columns| layouts.iter().map(move |layout| (columns, *layout)))
        .max_by(|a, b| side(a).total_cmp(&side(b)))
        .expect("there is a board");
    let place = size(columns);
    let text = text_size(place, share(place));
    let card = |index| {
        let place = place_of(area, index, [columns, count.div_ceil(columns)]);
        layout(place, text, foot * text)
    };
    let cards: Vec<CardParts> = (0..count).map(card).collect();
    // Large words below a single board may leave it less than words beside it do.
    if let [card] = cards[..] {
        let beside = CardParts::beside(area, text, foot * text);
        if card.board.width < BELOW * beside.board.width {
            return vec![beside];
        }
    }
    cards
}

/// One of the places in this number of columns and rows.
fn place_of(area: Rect, index: usize, [columns, rows]: [usize; 2]) -> Rect {
    let width = (area.width - GAP * (columns - 1) as f32) / columns as f32;
    let height = (area.height - GAP * (rows - 1) as f32) / rows as f32;
    let (column, row) = ((index % columns) as f32, (index / columns) as f32);
    let (x, y) = (column * (width + GAP), row * (height + GAP));
    Rect::new(area.x + x, area.y + y, width, height)
}

/// The text size for a card in this place, as a share of its shorter side.
fn text_size(place: Rect, share: f32) -> f32 {
    (place.width.min(place.height) * share).clamp(*SIZES.start(), *SIZES.end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_lie_apart_within_their_area() {
        for area in [
            Rect::new(5.0, 7.0, 560.0, 720.0),
            Rect::new(0.0, 0.0, 1400.0, 600.0),
        ] {
            for count in 1..=4 {
                let cards = place_cards(area, count, 0.0, |_| 0.026);
                assert_eq!(cards.len(), count);
                for (index, card) in cards.iter().enumerate() {
                    let whole = card.whole;
                    assert!(whole.x >= area.x && whole.right() <= area.right() + 0.01);
                    assert!(whole.y >= area.y && whole.bottom() <= area.bottom() + 0.01);
                    for other in &cards[index + 1..] {
                        let other = other.whole;
                        assert!(other.x >= whole.right() || other.y >= whole.bottom());
                    }
                }
            }
        }
    }

    #[test]
    fn a_single_board_takes_the_height_of_a_wide_area() {
        for (width, height) in [(1428.0, 888.0), (1012.0, 588.0), (1900.0, 1060.0)] {
            let area = Rect::new(6.0, 6.0, width, height);
            let card = place_cards(area, 1, 0.0, |_| 0.05)[0];
            assert!(card.board.width > 0.8 * height, "{card:?}");
            assert!(card.sentence.x >= card.board.right());
            assert!(card.counters.bottom() <= area.bottom() + 0.01, "{card:?}");
        }
    }
}
