//! Boards at a step as one picture.

use super::boards::{SeenPart, ShownBoard};
use super::options::{PictureLook, PictureView, PixelScale};
use super::raster::Drawing;
use super::view::{draw_chart, draw_one};
use crate::explain::{Language, Sentence};
use crate::scene::{Card, DIGITS_FROM, Motion, Rect, Shape, place_cards, step_of};

/// The size of a card, in points.
const CARD: (f32, f32) = (560.0, 720.0);
/// The margin around the cards.
const MARGIN: f32 = 10.0;
/// Text size as a share of a card's shorter side.
const TEXT: f32 = 0.026;

/// Width and height of a picture with this many boards, one to four, in points. A single chart
/// shows all of them.
pub fn size(boards: usize, view: PictureView) -> (f32, f32) {
    if view == PictureView::Chart {
        return CARD;
    }
    let columns = if boards == 4 { 2 } else { boards };
    let (width, height) = CARD;
    let rows = boards.div_ceil(columns);
    (width * columns as f32, height * rows as f32)
}

/// The picture of these boards, arranged as in the window.
pub fn shapes(boards: &[ShownBoard], look: PictureLook) -> Vec<Shape> {
    let palette = look.theme.palette();
    let (width, height) = size(boards.len(), look.view);
    let whole = Rect::new(0.0, 0.0, width, height);
    let mut shapes = Vec::new();
    if !look.is_transparent {
        shapes.push(Shape::Rect {
            rect: whole,
            radius: 0.0,
            fill: Some(palette.paper),
            stroke: None,
        });
    }
    if look.view == PictureView::Chart {
        draw_chart(boards, look, whole, &mut shapes);
        return shapes;
    }
    let places = place_cards(whole.shrunk(MARGIN), boards.len(), 0.0, |_| TEXT);
    for (board, parts) in boards.iter().zip(&places) {
        if board.seen == SeenPart::Nothing {
            let words = look.language.word("board-hidden");
            parts.draw_hidden(board.title, &words, &palette, &mut shapes);
            continue;
        }
        if look.view != PictureView::Boards {
            draw_one(board, look, parts.whole, &mut shapes);
            continue;
        }
        let card = Card {
            moment: &board.moment,
            title: board.title,
            length: board.length,
            language: look.language,
            palette: &palette,
            options: look.options,
            digits_from: DIGITS_FROM,
            asked: None,
            is_leading: true,
            badge: None,
            motion: Motion::END,
            differs_here: false,
        };
        card.draw(parts, &mut shapes);
    }
    shapes
}

/// Draws the picture in pixels.
pub fn with_pixels<T>(
    boards: &[ShownBoard],
    look: PictureLook,
    PixelScale(scale): PixelScale,
    act: impl FnOnce(&Drawing) -> T,
) -> T {
    act(&Drawing {
        shapes: &shapes(boards, look),
        size: size(boards.len(), look.view),
        scale,
    })
}

/// A description of the picture in words.
pub fn description(boards: &[ShownBoard], language: Language) -> String {
    let sentence = |board: &ShownBoard| {
        if board.seen == SeenPart::Nothing {
            return format!("{}: {}", board.title, language.word("board-hidden"));
        }
        let step = step_of(board.moment.step(), board.length, language);
        let sentence = Sentence::of(&board.moment, language);
        format!("{}, {step}: {sentence}", board.title)
    };
    boards.iter().map(sentence).collect::<Vec<_>>().join(" ")
}
