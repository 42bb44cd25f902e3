use std::io;
use std::process::ExitCode;

/// Why a command was not carried out.
pub enum Refusal {
    /// What it was given is not a puzzle, a lesson, a step …
    BadInput(Vec<String>),
    /// The arguments do not fit together.
    BadUsage(String),
    /// Whoever reads the output has gone: no error.
    ClosedPipe,
}

impl Refusal {
    pub fn past_the_end(step: u64, end: u64) -> Self {
        Self::BadInput(vec![format!(
            "step {step} is past the end: the run ends at step {end}"
        )])
    }

    pub fn report(self) -> ExitCode {
        match self {
            Self::BadInput(messages) => {
                for message in messages {
                    eprintln!("recuo: {message}");
                }
                ExitCode::from(1)
            }
            Self::BadUsage(message) => {
                eprintln!("recuo: {message}");
                ExitCode::from(2)
            }
            Self::ClosedPipe => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::BadInput(vec![format!("cannot write: {error}")]),
        }
    }
}
