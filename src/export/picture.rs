//! Boards at a step as one picture.

pub use super::shown::{Look, PictureView, Seen, Shown};

use super::raster::{Drawing, Raster};
use super::svg::Words;
use super::view::{draw_chart, draw_one};
use crate::explain::{Language, Sentence};
use crate::scene::{Card, DIGITS_FROM, Motion, Rect, Shape, place_cards, step_of};

/// The size of a card, in points.
const CARD: (f32, f32) = (560.0, 720.0);
/// The margin around the cards.
const MARGIN: f32 = 10.0;
/// Text size as a share of a card's shorter side.
const TEXT: f32 = 0.026;

/// Pixels per point, for pictures made of pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale(f32);

impl Scale {
    /// A scale from 0.25 to 8, which makes at most 103 million pixels of four boards.
    pub fn new(scale: f32) -> Option<Self> {
        (0.25..=8.0).contains(&scale).then_some(Self(scale))
    }
}

impl Default for Scale {
    fn default() -> Self {
        Self(1.0)
    }
}

/// Width and height of a picture with this many boards, one to four, in points. A chart is of all of
/// them.
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
pub fn shapes(boards: &[Shown], look: Look) -> Vec<Shape> {
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
        if board.seen == Seen::Nothing {
            let words = look.language.word("board-hidden");
            parts.draw_hidden(&board.title, &words, &palette, &mut shapes);
            continue;
        }
        if look.view != PictureView::Boards {
            draw_one(board, look, parts.whole, &mut shapes);
            continue;
        }
        let card = Card {
            moment: &board.moment,
            title: &board.title,
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
    boards: &[Shown],
    look: Look,
    Scale(scale): Scale,
    act: impl FnOnce(&Drawing) -> T,
) -> T {
    act(&Drawing {
        shapes: &shapes(boards, look),
        size: size(boards.len(), look.view),
        scale,
    })
}

/// The picture as a PNG file.
pub fn png(boards: &[Shown], look: Look, scale: Scale) -> Vec<u8> {
    with_pixels(boards, look, scale, |drawing| {
        let bands = drawing.bands().map(Raster::into_rgba);
        super::png::encode(bands, drawing.pixels(), look.is_transparent)
    })
}

/// The picture as an SVG file, with a title and a description of each board for screen readers.
pub fn svg(boards: &[Shown], look: Look, name: &str) -> String {
    let (width, height) = size(boards.len(), look.view);
    let words = Words {
        title: name,
        description: &description(boards, look.language),
        language: look.language.code(),
    };
    super::svg::svg(&shapes(boards, look), width, height, &words)
}

/// A description of the picture in words.
pub fn description(boards: &[Shown], language: Language) -> String {
    let sentence = |board: &Shown| {
        if board.seen == Seen::Nothing {
            return format!("{}: {}", board.title, language.word("board-hidden"));
        }
        let step = step_of(board.moment.step(), board.length, language);
        let sentence = Sentence::of(&board.moment, language);
        format!("{}, {step}: {sentence}", board.title)
    };
    boards.iter().map(sentence).collect::<Vec<_>>().join(" ")
}
