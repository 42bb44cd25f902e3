//! What can be exported.

use super::{comparison, counters, handout, trace};

/// What a file holds, and how it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One step as pixels.
    Png,
    /// One step as shapes and text.
    Svg,
    /// Steps as an animated GIF.
    Film,
    /// Steps as the pages of a PDF document.
    Strip,
    /// Steps as a folder of PNG files.
    Slides,
    /// The events of one board.
    Trace(trace::Form),
    /// The counters of every board.
    Counters(counters::Form),
    /// Every board side by side.
    Comparison(comparison::Form),
    /// The lesson on paper.
    Handout(handout::Form),
    /// The givens as a grid of text.
    Puzzle,
    /// A lesson of the puzzle, to be gone on with.
    Lesson,
}

impl Kind {
    /// Every kind, pictures first.
    pub const ALL: [Self; 15] = [
        Self::Png,
        Self::Svg,
        Self::Film,
        Self::Strip,
        Self::Slides,
        Self::Trace(trace::Form::Csv),
        Self::Trace(trace::Form::Jsonl),
        Self::Counters(counters::Form::Csv),
        Self::Counters(counters::Form::Json),
        Self::Comparison(comparison::Form::Csv),
        Self::Comparison(comparison::Form::Markdown),
        Self::Handout(handout::Form::Pdf),
        Self::Handout(handout::Form::Svg),
        Self::Puzzle,
        Self::Lesson,
    ];

    /// How the names of such files end; folders have no ending.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg | Self::Handout(handout::Form::Svg) => "svg",
            Self::Film => "gif",
            Self::Strip | Self::Handout(handout::Form::Pdf) => "pdf",
            Self::Slides => "",
            Self::Trace(trace::Form::Jsonl) => "jsonl",
            Self::Counters(counters::Form::Json) => "json",
            Self::Comparison(comparison::Form::Markdown) => "md",
            Self::Trace(trace::Form::Csv)
            | Self::Counters(counters::Form::Csv)
            | Self::Comparison(comparison::Form::Csv) => "csv",
            Self::Puzzle => "txt",
            Self::Lesson => "ron",
        }
    }
}
