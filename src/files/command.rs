//! What it takes to start a program.

use std::ffi::OsString;

/// A program to start.
#[derive(Clone, Debug)]
pub struct ProgramCommand {
    /// Its name, or its path.
    pub program: OsString,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// What it gets on its standard input.
    pub input: String,
}
