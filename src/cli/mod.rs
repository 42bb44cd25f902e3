//! The command line: arguments, and the commands that need no window.

mod arguments;
mod at;
mod check;
mod compare;
mod export;
mod generate;
mod handout;
mod input;
#[cfg(not(target_arch = "wasm32"))]
mod install;
mod interrupt;
mod language;
mod options;
mod output;
mod progress;
mod refusal;
mod solve;
mod trace;
mod window;

pub use window::WindowRequest;

use crate::explain::Message;
use crate::files::{Draft, WriteError};
use crate::lesson;
use arguments::{Arguments, Command};
use clap::Parser;
use language::say;
use refusal::Refusal;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

/// What the command line asks for.
pub enum Request {
    /// Done, or refused: the program ends with this code.
    Ended(ExitCode),
    /// The window, with this lesson or the first one.
    Window(WindowRequest),
}

/// Reads the arguments of the process and carries out what needs no window.
pub fn run() -> Request {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version are asked for, and printing them can only fail on a closed pipe.
            let _ = error.print();
            return Request::Ended(ExitCode::from(error.exit_code() as u8));
        }
    };
    let ended = match arguments.command {
        None => return Request::Window(arguments.window),
        Some(Command::Solve(arguments)) => solve::run(&arguments),
        Some(Command::Trace(arguments)) => trace::run(&arguments),
        Some(Command::At(arguments)) => at::run(&arguments),
        Some(Command::Compare(arguments)) => compare::run(&arguments),
        Some(Command::Handout(arguments)) => handout::run(&arguments),
        Some(Command::Generate(arguments)) => generate::run(&arguments),
        Some(Command::Check(arguments)) => check::run(&arguments),
        Some(Command::NewLesson { file }) => new_lesson(&file),
        Some(Command::LessonReference) => print_reference(),
        Some(Command::Export(arguments)) => export::run(&arguments),
        #[cfg(not(target_arch = "wasm32"))]
        Some(Command::Completions { shell }) => install::completions(shell),
        #[cfg(not(target_arch = "wasm32"))]
        Some(Command::Man { command }) => install::manual(command.as_deref()),
    };
    Request::Ended(match ended {
        Ok(code) => code,
        Err(refusal) => refusal.report(),
    })
}

/// Writes the start of a lesson, and never over another file.
fn new_lesson(file: &Path) -> Result<ExitCode, Refusal> {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let written = Draft::create(file, false).and_then(|mut draft| {
        draft.write_with(|out| out.write_all(lesson::start(&name).as_bytes()))?;
        draft.finish()
    });
    written.map_err(|error| match error {
        // Nothing else than another name helps here.
        WriteError::Exists { name } => Message::new("new-lesson-exists").path(&name).into(),
        error => Refusal::from(error),
    })?;
    let written = Message::new("new-lesson-written").path(&file.display().to_string());
    let mut out = output::stdout();
    writeln!(out, "{}", say(&written))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Says that this program has no window to open.
#[cfg(not(feature = "window"))]
pub fn refuse_window() -> ExitCode {
    Refusal::BadUsage(Message::new("command-no-window")).report()
}

fn print_reference() -> Result<ExitCode, Refusal> {
    let mut out = output::stdout();
    out.write_all(lesson::reference().as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
