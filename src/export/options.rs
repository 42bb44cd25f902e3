//! What can be chosen about an export.

use super::picture::{Look, Scale};
use super::steps::Choice;
use crate::solver::Strategy;

/// The steps within which a run must end if its end is needed and nobody says more: at most a minute's work
/// or so.
pub fn most_steps(strategy: Strategy) -> u64 {
    if strategy.keeps_domains() {
        1 << 26
    } else {
        1 << 30
    }
}

/// Pictures a second, unless another speed is asked for.
pub const SPEED: f64 = 4.0;

/// What has been chosen. What the kind does not take makes no difference.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Options {
    /// Only this board.
    pub board: Option<usize>,
    /// The one step; `None` for the one on show, or for the last where nothing is on show.
    pub step: Option<u64>,
    /// Whether it is about one step, where it can also be about several.
    pub is_of_one: bool,
    /// The steps, where there are several.
    pub choice: Choice,
    /// The steps after which a run that is compared is stopped; without them [`most_steps`].
    pub max_steps: Option<u64>,
    /// Pixels a point.
    pub scale: Scale,
    /// Pictures a second.
    pub speed: f64,
    /// How pictures look; the language is that of words too.
    pub look: Look,
    /// Whether a handout has its answers.
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
