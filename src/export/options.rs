//! The values of export options.

use super::picture::{Look, Scale};
use super::steps::Choice;

/// The default number of pictures per second.
pub const SPEED: f64 = 4.0;

/// The values of all options. Those that the kind does not take are ignored.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Options {
    /// Only this board.
    pub board: Option<usize>,
    /// The single step; `None` for the one on show, or else the last.
    pub step: Option<u64>,
    /// Whether a single step is exported by a kind that can also do several.
    pub is_of_one: bool,
    /// The steps, where there are several.
    pub choice: Choice,
    /// The steps after which a run that is compared is stopped; `None` for [`most_steps`](crate::lesson::most_steps).
    pub max_steps: Option<u64>,
    /// Pixels a point.
    pub scale: Scale,
    /// Pictures per second.
    pub speed: f64,
    /// The appearance of pictures; the language is also that of texts.
    pub look: Look,
    /// Whether a handout includes the answers.
    pub has_answers: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            board: None,
            step: None,
            is_of_one: true,
            choice: Choice::default(),
            max_steps: None,
            scale: Scale::default(),
            speed: SPEED,
            look: Look::default(),
            has_answers: true,
        }
    }
}
