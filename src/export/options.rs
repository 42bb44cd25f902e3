//! What can be chosen about an export.

use super::film::SPEED;
use super::picture::{Look, Scale};
use super::steps::Choice;

/// An option, of which every kind of export takes some.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opt {
    /// One step.
    Step,
    /// Several steps: the first and the last.
    Steps,
    /// Of these, one in so many.
    Every,
    /// Of these, moves.
    Moves,
    /// Where runs are stopped.
    MaxSteps,
    /// Pixels a point.
    Scale,
    /// Pictures a second.
    Speed,
    /// Nothing behind the boards.
    Transparent,
    /// How boards are held side by side.
    Align,
    /// No candidates in empty cells.
    NoCandidates,
    /// No numbers of rows and columns.
    NoCoordinates,
    /// The language.
    Lang,
    /// The colours.
    Theme,
    /// With the answers.
    Answers,
}

impl Opt {
    /// Its name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Steps => "steps",
            Self::Every => "every",
            Self::Moves => "moves",
            Self::MaxSteps => "max-steps",
            Self::Scale => "scale",
            Self::Speed => "speed",
            Self::Transparent => "transparent",
            Self::Align => "align",
            Self::NoCandidates => "no-candidates",
            Self::NoCoordinates => "no-coordinates",
            Self::Lang => "lang",
            Self::Theme => "theme",
            Self::Answers => "answers",
        }
    }
}

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
    /// The steps after which a run that is compared is stopped.
    pub max_steps: u64,
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
            max_steps: u64::MAX,
            scale: Scale::default(),
            speed: SPEED,
            look: Look::default(),
            has_answers: true,
        }
    }
}
