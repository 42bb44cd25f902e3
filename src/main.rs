//! Chooses between the command line and the window.

use recuo::cli::{self, Request};
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run() {
        Request::Ended(code) => code,
        Request::Window(request) => window(request),
    }
}

#[cfg(feature = "window")]
fn window(request: cli::WindowRequest) -> ExitCode {
    recuo::app::open(request)
}

#[cfg(not(feature = "window"))]
fn window(_: cli::WindowRequest) -> ExitCode {
    eprintln!("recuo: this program was built without the window; see recuo --help");
    ExitCode::from(2)
}
