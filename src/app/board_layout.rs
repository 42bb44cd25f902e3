//! Where the cards of the boards are, by the room there is.

use super::cx::Cx;
use super::layout::LEAST;
use crate::lesson::View;
use crate::scene::{BoardGrid, CardParts, Rect, Stage, foot_of, place_cards, title_height};
use egui::Vec2;

/// The margin around the cards, in points.
const MARGIN: f32 = 6.0;
/// The margin inside egui's panels, in points.
pub const PANEL_MARGIN: f32 = 8.0;
/// The margin around a board that has its words elsewhere, in points.
const BOARD_MARGIN: f32 = 4.0;
/// The text size of a card in little room, in points.
const SMALL_TEXT_SIZE: f32 = 12.5;
/// The text size of words as a share of the shorter side of their card, in a card with words below
/// its board.
const DESK_TEXT: f32 = 0.026;
/// Cards with words beside their boards have larger text.
const BESIDE_SCALE: f32 = 1.23;
/// The width of such a card in its heights.
const BESIDE_RATIO: f32 = 1.4;
/// The text sizes to try on a desk where they do not make the boards smaller, in points.
const DESK_TEXT_SIZES: [f32; 5] = [15.0, 14.2, 13.4, 12.6, 0.0];
/// The share of their side that boards keep where the viewer wants larger words.
const KEPT_BY_ZOOM: f32 = 0.9;

/// The place for the boards.
#[derive(Clone, Copy)]
pub enum BoardRoom {
    /// A large room, in which each board would have this side beside an inspector of the usual
    /// width.
    Desk(f32),
    /// A small room.
    Small,
    /// A small room for one board, whose words stand elsewhere.
    WithoutWords(Rect),
    /// A small room for one board, whose words give way to those of the lesson.
    Bare {
        /// The largest side of the board, in points.
        side: f32,
        /// Whether its title is above it, and the other boards can be chosen.
        has_title: bool,
    },
    /// The whole window, to be seen from afar.
    Presented {
        /// With the leading board alone.
        is_alone: bool,
        /// With a view in the boards' place.
        is_swapped: bool,
    },
    /// Nothing.
    Nowhere,
}

impl BoardRoom {
    /// The cards of `count` boards in this area, with `lines` lines about doom below them.
    pub fn cards(self, cx: &Cx, area: Rect, count: usize, lines: usize) -> Vec<CardParts> {
        match self {
            Self::Desk(_) => on_desk(area, count, foot_of(lines), cx.look.zoom),
            Self::Nowhere => Vec::new(),
            Self::Presented { is_swapped, .. } => stage(cx, area, count, is_swapped).cards,
            Self::Small => small(area, count),
            Self::Bare { side, has_title } => {
                let margin = if has_title { MARGIN } else { BOARD_MARGIN };
                let area = area.shrunk(margin);
                vec![CardParts::bare(area, SMALL_TEXT_SIZE, side, has_title)]
            }
            Self::WithoutWords(words) => {
                let area = area.shrunk(BOARD_MARGIN);
                vec![CardParts::apart(area, words, SMALL_TEXT_SIZE)]
            }
        }
    }
}

/// The cards at the largest text scale that leaves boards this share of the side they have at the
/// smallest scale. The scales are listed from large to small.
fn with_largest_text(
    scales: &[f32],
    kept: f32,
    cards: impl Fn(f32) -> Vec<CardParts>,
) -> Vec<CardParts> {
    let side = |scale: f32| cards(scale)[0].board.width;
    let least = kept * side(scales[scales.len() - 1]);
    let scale = scales.iter().find(|scale| side(**scale) >= least);
    cards(scale.copied().unwrap_or(1.0))
}

fn on_desk(area: Rect, count: usize, foot: f32, zoom: f32) -> Vec<CardParts> {
    let cards = |scale: f32, size: f32| {
        place_cards(area.shrunk(MARGIN), count, foot, |place| {
            let is_wide = place.width > BESIDE_RATIO * place.height;
            let share = scale * DESK_TEXT * if is_wide { BESIDE_SCALE } else { 1.0 };
            share.max(size / place.width.min(place.height))
        })
    };
    let usual = zoom.min(1.0);
    let scales: [f32; 8] = std::array::from_fn(|n| zoom + (usual - zoom) * n as f32 / 7.0);
    let zoomed = with_largest_text(&scales, KEPT_BY_ZOOM, |scale| cards(scale, 0.0));
    let readable = with_largest_text(&DESK_TEXT_SIZES, 1.0, |size| cards(usual, size));
    if readable[0].text > zoomed[0].text {
        readable
    } else {
        zoomed
    }
}

/// How this many boards and their words share a room in presenter mode.
pub fn stage(cx: &Cx, room: Rect, count: usize, is_swapped: bool) -> Stage {
    let topology = cx.session.lesson().problem.topology();
    let coordinates = cx.look.options.coordinates;
    let mut stage = Stage::new(room, count, is_swapped, |cells| {
        BoardGrid::around(topology, cells, coordinates)
    });
    let is_busy = cx.session.questions().posed().is_some() || cx.session.student().is_some();
    if !is_busy && cx.look.view == View::Lesson {
        stage.show_values();
    }
    stage
}

fn small(area: Rect, count: usize) -> Vec<CardParts> {
    let area = area.shrunk(MARGIN);
    if count == 1 {
        return vec![CardParts::small(area, SMALL_TEXT_SIZE, LEAST)];
    }
    place_cards(area, count, 0.0, |_| 0.0)
}

/// The height of a card with nothing but its title and a board of this side, in points.
pub fn height_of_bare(side: f32) -> f32 {
    2.0 * MARGIN + title_height(SMALL_TEXT_SIZE) + side
}

/// The side of each of `count` boards in little room, in points.
pub fn side_small(room: Vec2, count: usize) -> f32 {
    small(Rect::new(0.0, 0.0, room.x, room.y), count)[0]
        .board
        .width
}

/// The side of each of `count` boards on a desk, in points, with words of this size relative to the
/// usual one.
pub fn side_on_desk(room: Vec2, count: usize, zoom: f32) -> f32 {
    let area = Rect::new(0.0, 0.0, room.x, room.y).shrunk(PANEL_MARGIN);
    on_desk(area, count, 0.0, zoom)[0].board.width
}
