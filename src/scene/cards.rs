use super::{CardParts, Rect};

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

/// How a card is divided, by its rectangle and its text size.
type Layout = fn(Rect, f32) -> CardParts;

/// Where the cards of so many boards are in an area: as many columns as give the largest boards.
/// Words stand below their boards, and beside them where there are many boards and that gives larger
/// ones. They grow with the board, so that they can be read from where it can: their size is a share
/// of the card's smaller side, given its rectangle. Below the words of each is a foot of so many text
/// sizes, as [`foot_of`] says.
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
    let layouts = if count > 2 {
        &LAYOUTS[..]
    } else {
        &LAYOUTS[..1]
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
}
