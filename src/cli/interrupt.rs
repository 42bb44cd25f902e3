//! Ctrl-C: commands end early, and print what is known so far.

use super::language::complain;
use crate::explain::Message;
use crate::files::give_up;
use std::process::ExitCode;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::thread;
use std::time::{Duration, Instant};

/// Whether the process waits for input, which nothing else can end.
static WAITING: AtomicBool = AtomicBool::new(false);

/// When Ctrl-C was pressed.
static INTERRUPTED: OnceLock<Instant> = OnceLock::new();

/// From now on Ctrl-C sets a flag instead of ending the process at once. A second one ends it, and
/// removes half-written files; so does the first if the process still waits for input a moment
/// later, when a program that it reads from would have ended too.
pub fn watch() {
    /// Signals closer together come from one key: a program that runs this one may pass it on.
    const AT_ONCE: Duration = Duration::from_millis(300);
    // Without a handler, Ctrl-C ends the process as usual.
    let _ = ctrlc::set_handler(|| {
        // The second signal is handled after the first one's pause.
        if INTERRUPTED.get_or_init(Instant::now).elapsed() > 2 * AT_ONCE {
            give_up(130);
        }
        thread::sleep(AT_ONCE);
        if WAITING.load(SeqCst) {
            complain(&Message::new("command-interrupted-waiting"));
            give_up(130);
        }
    });
}

/// Reads something that may be long in coming.
pub fn waiting<T>(read: impl FnOnce() -> T) -> T {
    WAITING.store(true, SeqCst);
    let read = read();
    WAITING.store(false, SeqCst);
    read
}

/// 130 if Ctrl-C was pressed, else 0.
pub fn exit_code() -> ExitCode {
    ExitCode::from(if is_pending() { 130 } else { 0 })
}

/// Whether Ctrl-C was pressed.
pub fn is_pending() -> bool {
    INTERRUPTED.get().is_some()
}
