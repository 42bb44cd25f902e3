//! Why commands fail, and their exit codes.

use super::language::complain;
use crate::explain::{Message, MessageValue, Tell};
use crate::export::error::ExportError;
use crate::files::{OpenError, WriteError};
use std::io;
use std::process::ExitCode;

/// Why a command failed.
pub enum Refusal {
    /// The input is not a puzzle, a lesson, a step …
    BadInput(Vec<Message>),
    /// The arguments cannot be combined.
    BadUsage(Message),
    /// The reader of the output has gone; not an error.
    ClosedPipe,
}

impl Refusal {
    pub fn past_the_end(step: u64, end: u64) -> Self {
        ExportError::PastTheEnd { step, end }.message().into()
    }

    pub fn report(self) -> ExitCode {
        match self {
            Self::BadInput(messages) => {
                messages.iter().for_each(complain);
                ExitCode::from(1)
            }
            Self::BadUsage(message) => {
                complain(&message);
                ExitCode::from(2)
            }
            Self::ClosedPipe => ExitCode::SUCCESS,
        }
    }
}

impl From<Message> for Refusal {
    fn from(message: Message) -> Self {
        Self::BadInput(vec![message])
    }
}

impl From<OpenError> for Refusal {
    fn from(error: OpenError) -> Self {
        error.message().into()
    }
}

impl From<WriteError> for Refusal {
    fn from(error: WriteError) -> Self {
        error.message().into()
    }
}

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Self {
        // Windows has a second error for a pipe that nobody reads any more.
        let is_unread = cfg!(windows) && error.raw_os_error() == Some(233);
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ if is_unread => Self::ClosedPipe,
            _ => Message::new("write-other")
                .with("name", Message::new("command-output"))
                .with("reason", error.to_string())
                .into(),
        }
    }
}

/// A message about something with this name.
pub fn about(name: impl Into<MessageValue>, reason: Message) -> Message {
    Message::new("command-named")
        .with("name", name)
        .with("reason", reason)
}
