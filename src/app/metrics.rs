//! The sizes that depend on how much room a window has, one set for each class of layout. A panel
//! reads them from [`Cx::metrics`](super::cx::Cx).

use super::layout::DESK;
use egui::Vec2;

/// Sizes of one class. Lengths are in points at the usual text size, and grow with it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Metrics {
    /// Whether the window is so low or small that panels leave out what they can.
    pub is_low: bool,
    /// The least height of the card of an option, and the gap between cards.
    pub option_height: f32,
    pub option_gap: f32,
    /// In a room of this width short options may stand in one row.
    pub options_row: f32,
    /// The scales to try for the words of a stop, the largest first, so that all of them are seen.
    pub word_scales: &'static [f32],
    /// The same for words on a card below a view.
    pub card_scales: &'static [f32],
    /// The text sizes of lessons, of questions, and of titles and verdicts.
    pub prose: f32,
    pub question: f32,
    pub title: f32,
    /// The height of a line of a lesson, in text sizes.
    pub prose_line: f32,
    /// The margin around the words of an option.
    pub option_margin: Vec2,
}

/// The text size of an option and of the explanation below a verdict, in points.
pub const OPTION: f32 = 16.0;
/// Words become a little smaller, so that all of them are seen.
const SCALES: &[f32] = &[1.0, 0.93, SMALLEST];
const SMALLEST: f32 = 0.86;
/// How much larger than that titles and verdicts are in presenter mode.
const GREAT: f32 = 30.0 / 16.5;
/// Lower desks, as on small laptops and old projectors, have little room, in points.
const LOW: f32 = 700.0;

impl Metrics {
    /// The sizes for a window of this size, in points.
    pub fn of(window: Vec2, is_presenting: bool) -> &'static Self {
        if is_presenting {
            &PRESENTER
        } else if window.x < DESK.x - 1.0 || window.y < DESK.y - 1.0 {
            &UPRIGHT
        } else if window.y < LOW {
            &LOW_DESK
        } else {
            &DESK_METRICS
        }
    }
}

const DESK_METRICS: Metrics = Metrics {
    is_low: false,
    option_height: 38.0,
    option_gap: 8.0,
    // Only below a row of boards is there room for that.
    options_row: 640.0,
    word_scales: &[1.0],
    card_scales: SCALES,
    prose: 17.0,
    question: 18.0,
    title: 23.0,
    prose_line: 1.41,
    option_margin: Vec2::new(10.0, 6.0),
};
const LOW_DESK: Metrics = Metrics {
    is_low: true,
    option_height: 30.0,
    option_gap: 4.0,
    word_scales: SCALES,
    card_scales: &[SMALLEST],
    ..DESK_METRICS
};
const UPRIGHT: Metrics = Metrics {
    option_height: 34.0,
    options_row: 420.0,
    ..LOW_DESK
};
const PRESENTER: Metrics = Metrics {
    option_height: 30.0,
    option_gap: 5.0,
    prose_line: 1.22,
    option_margin: Vec2::new(6.0, 4.0),
    // There are three sizes.
    prose: OPTION,
    question: OPTION,
    title: OPTION * GREAT,
    ..DESK_METRICS
};
