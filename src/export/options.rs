//! The options of exports, for the dialog and the command line alike.

use super::steps::StepChoice;
use crate::analysis::doom::Guess;
use crate::explain::Language;
use crate::explain::code::CodeLanguage;
use crate::puzzle::named;
use crate::scene::{BoardOptions, Theme};
use std::ops::RangeInclusive;

named! {
    /// An option that some kinds take and others do not, with its name on the command line.
    pub enum Opt {
        /// One step.
        Step = "step",
        /// A range of steps.
        Steps = "steps",
        /// Every nth step of the range.
        Every = "every",
        /// Only the moves of the range.
        Moves = "moves",
        /// The step limit of runs.
        MaxSteps = "max-steps",
        /// Pixels per point.
        Scale = "scale",
        /// Pictures per second.
        Speed = "speed",
        /// A transparent background.
        Transparent = "transparent",
        /// The alignment of the boards.
        Align = "align",
        /// What is shown of each board.
        View = "view",
        /// The cell of the value that `why` is asked about.
        Cell = "cell",
        /// That value.
        Value = "value",
        /// The programming language of programs.
        Code = "code",
        /// No captions beside a film.
        NoCaptions = "no-captions",
        /// No candidates in empty cells.
        NoCandidates = "no-candidates",
        /// No row and column numbers.
        NoCoordinates = "no-coordinates",
        /// The language.
        Lang = "lang",
        /// The theme.
        Theme = "theme",
        /// Include the answers.
        Answers = "answers",
    }
}

/// Pixels per point. At the largest scale four boards have 103 million pixels.
pub const SCALES: RangeInclusive<f32> = 0.25..=8.0;
/// The default number of pictures per second.
pub const SPEED: f64 = 4.0;

/// The values of all options. A kind ignores those that it does not take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExportOptions {
    /// Only this board, counted from 0.
    pub board: Option<usize>,
    /// The single step; `None` for the one on show, or else the last.
    pub step: Option<u64>,
    /// Whether a kind that can do several steps exports a single one.
    pub is_of_one: bool,
    /// The steps, where there are several.
    pub choice: StepChoice,
    /// The steps after which a run that is compared is stopped; `None` for
    /// [`most_steps`](crate::lesson::most_steps).
    pub max_steps: Option<u64>,
    /// Pixels per point, one of [`SCALES`].
    pub scale: f32,
    /// Pictures per second.
    pub speed: f64,
    /// The appearance of pictures. Its language is also the language of texts.
    pub look: PictureLook,
    /// Whether a film has captions beside it.
    pub has_captions: bool,
    /// Whether a handout includes the answers.
    pub has_answers: bool,
    /// Whether a program is a whole one that prints its events, where that can be written, instead
    /// of the one in the code view.
    pub is_whole: bool,
}

impl Default for ExportOptions {
    fn default() -> Self {
        Self {
            board: None,
            step: None,
            is_of_one: true,
            choice: StepChoice::default(),
            max_steps: None,
            scale: 1.0,
            speed: SPEED,
            look: PictureLook::default(),
            has_captions: true,
            has_answers: true,
            is_whole: false,
        }
    }
}

/// The appearance of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PictureLook {
    /// The language.
    pub language: Language,
    /// The theme.
    pub theme: Theme,
    /// Whether the background is transparent.
    pub is_transparent: bool,
    /// What boards show besides values.
    pub options: BoardOptions,
    /// What is shown of each board.
    pub view: PictureView,
    /// The programming language of programs.
    pub code: CodeLanguage,
    /// The value that `why` is asked about; without it, the position.
    pub asked: Option<Guess>,
}

named! {
    /// What a picture shows.
    #[derive(Default)]
    pub enum PictureView {
        /// The boards.
        #[default]
        Boards = "boards",
        /// Their search trees.
        Tree = "tree",
        /// Their programs.
        Code = "code",
        /// Their flowcharts.
        Flow = "flow",
        /// Their stacks.
        Stack = "stack",
        /// Why no solution agrees: the boards without what does not matter.
        Why = "why",
        /// The counters of all of them, in one chart.
        Chart = "chart",
    }
}
