//! What can be exported.

use super::{comparison, counters, trace};

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
}

impl Kind {
    /// Every kind, pictures first.
    pub const ALL: [Self; 11] = [
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
    ];

    /// How the names of such files end; folders have no ending.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Film => "gif",
            Self::Strip => "pdf",
            Self::Slides => "",
            Self::Trace(trace::Form::Jsonl) => "jsonl",
            Self::Counters(counters::Form::Json) => "json",
            Self::Comparison(comparison::Form::Markdown) => "md",
            Self::Trace(trace::Form::Csv)
            | Self::Counters(counters::Form::Csv)
            | Self::Comparison(comparison::Form::Csv) => "csv",
        }
    }
}
