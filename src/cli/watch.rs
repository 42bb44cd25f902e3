//! The command `watch`.

use super::judge::RunInput;
use super::refusal::Refusal;
use super::window::{WindowLook, WindowRequest};
use crate::files::ProgramCommand;
use clap::Args;
use std::ffi::OsString;

const EXAMPLES: &str = "\
Examples:
  recuo watch -- python3 my_solver.py
  recuo watch --source my_solver.py -- python3 my_solver.py
  recuo watch --puzzle puzzle.txt --source solver.c -- ./solver

The program prints a line for each of its steps (recuo event-reference). Closing the window ends it,
with what it has started; so does the button Stop it in the Lesson view. For a picture (--screenshot)
it is stopped after a minute.";

/// A program whose run is watched in the window while it prints.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct WatchArguments {
    /// The program to start, with its arguments
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<OsString>,
    #[command(flatten)]
    input: RunInput,
    #[command(flatten)]
    look: WindowLook,
}

impl WatchArguments {
    /// The window in which the program is watched.
    pub fn window(self) -> Result<WindowRequest, Refusal> {
        let (options, input) = self.input.read()?;
        let mut command = self.command.into_iter();
        let program = ProgramCommand {
            program: command.next().unwrap_or_default(),
            arguments: command.collect(),
            input,
        };
        Ok(WindowRequest {
            program: Some((program, options)),
            look: self.look,
            ..WindowRequest::default()
        })
    }
}
