//! The options of exports.

/// An option. Each kind of export takes some of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opt {
    /// One step.
    Step,
    /// A range of steps.
    Steps,
    /// Every nth step of the range.
    Every,
    /// Only the moves of the range.
    Moves,
    /// The step limit of runs.
    MaxSteps,
    /// Pixels per point.
    Scale,
    /// Pictures per second.
    Speed,
    /// A transparent background.
    Transparent,
    /// The alignment of the boards.
    Align,
    /// What is shown of each board.
    View,
    /// The programming language of programs.
    Code,
    /// No candidates in empty cells.
    NoCandidates,
    /// No row and column numbers.
    NoCoordinates,
    /// The language.
    Lang,
    /// The theme.
    Theme,
    /// Include the answers.
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
            Self::View => "view",
            Self::Code => "code",
            Self::NoCandidates => "no-candidates",
            Self::NoCoordinates => "no-coordinates",
            Self::Lang => "lang",
            Self::Theme => "theme",
            Self::Answers => "answers",
        }
    }
}
