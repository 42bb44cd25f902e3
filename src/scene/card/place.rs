//! The places of several boards' cards in an area.

use super::parts::CardParts;
use crate::scene::Rect;

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
/// Below the words of each card is a foot of `foot` text sizes, as from [`foot_of`].
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

/// The places of three cards two by two with words beside their boards, and the fourth place, which
/// is free. `text` is the size of text as a share of a place's shorter side.
pub fn place_three(area: Rect, text: f32) -> ([CardParts; 3], Rect) {
    let place = |index| place_of(area, index, [2, 2]);
    let text = text_size(place(0), text);
    let cards = [0, 1, 2].map(|index| CardParts::beside(place(index), text, 0.0));
    (cards, place(3))
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
