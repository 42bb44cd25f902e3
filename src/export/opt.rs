//! The options of exports, by their names.

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
