//! Chooses between the command line and the window.

#[cfg(not(target_arch = "wasm32"))]
use recuo::cli::{self, Request};
use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    heed_limits();
    match cli::run() {
        Request::Ended(code) => code,
        Request::Window(request) => window(request),
    }
}

/// Prepares for limits of the system, such as `ulimit` sets. Where addresses are limited, all threads
/// take memory from one place: by default glibc reserves 64 MB for each thread, and allocates slowly or
/// not at all where it cannot.
#[cfg(not(target_arch = "wasm32"))]
fn heed_limits() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    #[expect(unsafe_code, reason = "only the C library offers this")]
    unsafe {
        // A file that grows too large is an error of its writer, and does not end the program.
        libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
        let mut limit = std::mem::zeroed::<libc::rlimit>();
        let is_known = libc::getrlimit(libc::RLIMIT_AS, &raw mut limit) == 0;
        if is_known && limit.rlim_cur != libc::RLIM_INFINITY {
            libc::mallopt(libc::M_ARENA_MAX, 1);
        }
    }
}

#[cfg(target_arch = "wasm32")]
fn main() -> ExitCode {
    recuo::app::open_in_page()
}

#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
fn window(request: cli::WindowRequest) -> ExitCode {
    recuo::app::open(recuo::app::Request {
        lesson: request.lesson,
        puzzle: request.puzzle,
        screenshot: request.screenshot,
        script: request.script,
        step: request.step,
        size: request.size,
        address: request.address,
        language: request.language,
        theme: request.theme,
        view: request.view,
        is_presenting: request.is_presenting,
        is_embedded: false,
        notice: None,
    })
}

#[cfg(not(feature = "window"))]
fn window(_: cli::WindowRequest) -> ExitCode {
    cli::refuse_window()
}
