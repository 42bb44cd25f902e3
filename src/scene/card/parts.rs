//! The layout of a card.

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
}

impl CardParts {
    /// Lays out a card with the largest possible board, and the sentence and counters below it,
    /// above a foot of this height. The layout depends only on the rectangle, so nothing moves from
    /// step to step.
    pub fn below(rect: Rect, text: f32, foot: f32) -> Self {
        let gap = text * 0.6;
        let title_height = text * TITLE;
        let sentence_height = sentence_height(rect.width, text);
        let counters_height = counters_height(rect.width, text);
        let below = sentence_height + counters_height + 2.0 * gap + foot;
        let side = rect.width.min(rect.height - title_height - below).max(40.0);
        // Boards narrower than their column are centred; words use the whole column.
        let x = rect.x + (rect.width - side) / 2.0;
        let title = Rect::new(rect.x, rect.y, rect.width, title_height);
        let board = Rect::new(x, title.bottom(), side, side);
        let sentence = Rect::new(rect.x, board.bottom() + gap, rect.width, sentence_height);
        let counters = Rect::new(rect.x, sentence.bottom() + gap, rect.width, counters_height);
        Self {
            whole: rect,
            text,
            title,
            board,
            sentence,
            counters,
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
        let centered = Rect::new(
            board.x + (board.width - side) / 2.0,
            board.y + (board.height - side) / 2.0,
            side,
            side,
        );
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
        };
        if has_counters {
            parts
        } else {
            parts.without_counters()
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

    /// The free space below the words, if the cards were placed with room for it.
    pub fn foot(&self) -> Rect {
        let c = self.counters;
        Rect::new(c.x, c.bottom() + self.text * 0.4, c.width, self.text * 2.8)
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
