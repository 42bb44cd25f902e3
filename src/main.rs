//! Chooses between the command line and the window.

#[cfg(not(target_arch = "wasm32"))]
use recuo::cli::{self, Launch};
use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    match cli::run() {
        Launch::Exit(code) => code,
        Launch::Window(request) => window(*request),
    }
}

#[cfg(target_arch = "wasm32")]
fn main() -> ExitCode {
    recuo::app::open_in_page()
}

#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
fn window(request: cli::WindowRequest) -> ExitCode {
    recuo::app::open(recuo::app::WindowRequest {
        lesson: request.lesson,
        puzzle: request.puzzle,
        program: request.program,
        source: request.look.source,
        screenshot: request.look.screenshot,
        script: request.look.script,
        step: request.look.step,
        size: request.look.size,
        address: request.look.address,
        language: request.language,
        theme: request.look.theme,
        view: request.look.view,
        is_presenting: request.look.is_presenting,
        ..Default::default()
    })
}

#[cfg(not(feature = "window"))]
fn window(_: cli::WindowRequest) -> ExitCode {
    cli::refuse_window()
}
