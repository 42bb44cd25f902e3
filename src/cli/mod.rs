//! The command line: arguments, and the commands that need no window.

mod arguments;
mod at;
mod check;
mod compare;
mod estimate;
mod export;
mod faults;
mod generate;
mod input;
mod install;
mod interrupt;
mod judge;
mod language;
mod lesson;
mod manual;
mod options;
mod output;
mod paper;
mod program;
mod progress;
mod recorded;
mod refusal;
mod solve;
mod trace;
mod watch;
mod why;
mod window;

pub use window::{Launch, WindowRequest};

use crate::explain::{Language, Message, visible};
use crate::files::Draft;
use crate::lesson as lessons;
use crate::recording;
use arguments::{Arguments, CliCommand};
use clap::Parser;
use clap::error::ErrorKind;
use language::{say, spoken, word};
use refusal::Refusal;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Reads the arguments of the process and carries out commands that need no window.
pub fn run() -> Launch {
    let arguments = match Arguments::try_parse_from(wild::args_os()) {
        Ok(arguments) => arguments,
        Err(error) => return Launch::Exit(print(&error).unwrap_or_else(Refusal::report)),
    };
    let language = arguments.window.language;
    let ended = match arguments.command {
        None => match arguments.window.with_puzzle() {
            Ok(window) => return Launch::Window(Box::new(window)),
            Err(refusal) => Err(refusal),
        },
        Some(CliCommand::Solve(arguments)) => solve::run(&arguments),
        Some(CliCommand::Trace(arguments)) => trace::run(&arguments),
        Some(CliCommand::At(arguments)) => at::run(&arguments),
        Some(CliCommand::Why(arguments)) => why::run(&arguments),
        Some(CliCommand::Compare(arguments)) => compare::run(&arguments),
        Some(CliCommand::Watch(arguments)) => match arguments.window() {
            Ok(window) => {
                return Launch::Window(Box::new(WindowRequest { language, ..window }));
            }
            Err(refusal) => Err(refusal),
        },
        Some(CliCommand::Judge(arguments)) => judge::run(&arguments),
        Some(CliCommand::Handout(arguments)) => paper::handout(&arguments),
        Some(CliCommand::Guide(arguments)) => paper::guide(&arguments),
        Some(CliCommand::Program(arguments)) => program::run(&arguments),
        Some(CliCommand::EventReference) => output::print(&recording::reference()),
        Some(CliCommand::Generate(arguments)) => generate::run(&arguments),
        Some(CliCommand::Lesson(arguments)) => return lesson::run(arguments, language),
        Some(CliCommand::Check(arguments)) => check::run(&arguments),
        Some(CliCommand::NewLesson { file }) => new_lesson(&file),
        Some(CliCommand::LessonReference) => output::print(&lessons::reference()),
        Some(CliCommand::Export(arguments)) => export::run(&arguments),
        Some(CliCommand::Completions { shell }) => install::completions(shell),
        Some(CliCommand::Man { command }) => install::manual(command.as_deref()),
    };
    Launch::Exit(ended.unwrap_or_else(Refusal::report))
}

/// Prints help, the version or what is wrong with the arguments, which may hold any characters.
fn print(error: &clap::Error) -> Result<ExitCode, Refusal> {
    let mut text = error.render().to_string();
    if error.kind() == ErrorKind::DisplayHelp && spoken() != Language::En {
        text = format!("{}\n\n{text}", word("command-help"));
    }
    if error.use_stderr() {
        // There is nowhere to say that this fails.
        let _ = text
            .lines()
            .try_for_each(|line| writeln!(std::io::stderr(), "{}", visible(line)));
        return Ok(ExitCode::from(error.exit_code() as u8));
    }
    output::print(&text)
}

/// Writes a template for a lesson, never over another file.
fn new_lesson(file: &Path) -> Result<ExitCode, Refusal> {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let written = Draft::create(file, false).and_then(|mut draft| {
        draft.write(lessons::start(&name, spoken()).as_bytes())?;
        draft.finish()
    });
    written.map_err(|error| match error.error.kind() {
        // The only way out is another name.
        io::ErrorKind::AlreadyExists => Message::new("new-lesson-exists").path(&error.name).into(),
        _ => Refusal::from(error),
    })?;
    let written = Message::new("new-lesson-written").path(&file.display().to_string());
    let mut out = output::stdout();
    writeln!(out, "{}", say(&written))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Reports that this build has no window.
#[cfg(not(feature = "window"))]
pub fn refuse_window() -> ExitCode {
    Refusal::BadUsage(Message::new("command-no-window")).report()
}
