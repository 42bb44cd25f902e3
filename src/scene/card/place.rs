//! Where the cards of several boards are in an area.

use super::parts::CardParts;
use crate::scene::Rect;

/// Between cards.
const GAP: f32 = 22.0;
/// Text size while columns are compared.
const TEXT: f32 = 14.0;
/// The smallest words and the largest.
const SIZES: std::ops::RangeInclusive<f32> = 12.0..=64.0;

/// Height of the foot of a card with so many lines, in text sizes.
pub fn foot_of(lines: usize) -> f32 {
    if lines == 0 {
        0.0
    } else {
        0.6 + 1.4 * lines as f32
    }
}

/// An area is wide if its width is more than so many heights.
const WIDE: f32 = 1.4;

/// How a card is divided, by its rectangle and its text size.
type Layout = fn(Rect, f32) -> CardParts;

/// Where the cards of so many boards are in an area: as many columns as give the largest boards.
/// Words stand below their boards; beside them where there are many boards and that gives larger ones,
/// and where a single board has a wide area. They grow with the board, so that they can be read from
/// where it can: their size is a share of the card's smaller side, given its rectangle. Below the words
/// of each is a foot of so many text sizes, as [`foot_of`] says.
pub fn place_cards(
    area: Rect,
    count: usize,
    foot: f32,
    share: impl Fn(Rect) -> f32,
) -> Vec<CardParts> {
    const LAYOUTS: [Layout; 2] = [CardParts::below, CardParts::beside];
    let size = |columns: usize| {
        let rows = count.div_ceil(columns);
        let width = (area.width - GAP * (columns - 1) as f32) / columns as f32;
        let height = (area.height - GAP * (rows - 1) as f32) / rows as f32;
        Rect::new(0.0, 0.0, width, height)
    };
    let layouts = match count {
        1 if area.width > WIDE * area.height => &LAYOUTS[1..],
        1 | 2 => &LAYOUTS[..1],
        _ => &LAYOUTS[..],
    };
    let divided = |layout: Layout, rect: Rect, text: f32| {
        let height = rect.height - foot * text;
        let parts = layout(Rect { height, ..rect }, text);
        CardParts {
            whole: rect,
            ..parts
        }
    };
    let side = |(columns, layout): &(usize, Layout)| {
        let parts = divided(*layout, size(*columns), TEXT);
        parts.board.width
    };
    let (columns, layout) = (1..=count)
        .flat_map(|columns| layouts.iter().map(move |layout| (columns, *layout)))
        .max_by(|a, b| side(a).total_cmp(&side(b)))
        .expect("there is a board");
    let Rect { width, height, .. } = size(columns);
    let share = share(Rect::new(area.x, area.y, width, height));
    let text = (width.min(height) * share).clamp(*SIZES.start(), *SIZES.end());
    let place = |index| {
        let (column, row) = ((index % columns) as f32, (index / columns) as f32);
        let (x, y) = (column * (width + GAP), row * (height + GAP));
        divided(
            layout,
            Rect::new(area.x + x, area.y + y, width, height),
            text,
        )
    };
    (0..count).map(place).collect()
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
