//! Commands of the front itself: they need more than the look, and are no business of the session.

use crate::playhead::Direction;
use crate::session::Control;
use std::path::PathBuf;

/// A command that the front carries out itself.
#[derive(Clone, PartialEq, Debug)]
pub enum FrontCommand {
    /// Close what is in front: one thing at a time, and never the program.
    Close,
    /// Explain a line of the program until that is closed.
    Explain(Explain),
    /// Copy the link to what is shown.
    CopyLink,
    /// Copy the code of a frame for another web page, with what is shown.
    CopyFrame,
    /// Open what is shown in a page of its own.
    OpenWhole,
    /// Copy the program of the chosen board.
    CopyProgram,
    /// Open the export dialog for that program.
    SaveProgram,
    /// Open the export dialog over the course, for the teacher's guide.
    SaveGuide,
    /// Load the newer version of the program.
    LoadNewer,
    /// Have what happens read aloud, or no longer.
    ReadAloud,
    /// Open the run that this text, of this name, records.
    OpenRun(String, Vec<u8>),
    /// Open the run that this file records.
    OpenRunFile(PathBuf),
    /// Stop the program whose run is being read, and judge what there is.
    StopRun,
    /// Watch this file of the current lesson, and reload the lesson when it changes.
    WatchFile(PathBuf),
}

/// What is to be explained of the program on show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Explain {
    /// The line with this number, from 0.
    Line(usize),
    /// The next or previous line, starting from the line of the current step.
    Next(Direction),
    /// No line any more.
    Off,
}

/// Every command of the front that a key or script can give.
pub static FRONT_COMMANDS: &[Control<FrontCommand>] = &[
    Control::held("explain next", &["↓"], "key-explain", || {
        FrontCommand::Explain(Explain::Next(Direction::Forward))
    }),
    Control::held("explain previous", &["↑"], "key-explain", || {
        FrontCommand::Explain(Explain::Next(Direction::Back))
    }),
    Control::for_scripts("explain", "the number of a line, or off", |text| {
        let line = match text {
            "off" => Explain::Off,
            _ => Explain::Line(text.parse::<usize>().ok()?.checked_sub(1)?),
        };
        Some(FrontCommand::Explain(line))
    }),
    Control::for_scripts("program", "copy or save", |text| match text {
        "copy" => Some(FrontCommand::CopyProgram),
        "save" => Some(FrontCommand::SaveProgram),
        _ => None,
    }),
    Control::for_scripts("guide", "save", |text| {
        (text == "save").then_some(FrontCommand::SaveGuide)
    }),
    Control::of("close", &["Esc"], "key-help", || FrontCommand::Close),
];
