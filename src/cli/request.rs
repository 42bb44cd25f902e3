use super::window::WindowRequest;
use std::process::ExitCode;

/// What to do after the command line.
pub enum Request {
    /// Exit with this code: the command is done or failed.
    Ended(ExitCode),
    /// Open the window.
    Window(WindowRequest),
}
