#[cfg(not(target_arch = "wasm32"))]
use super::language::complain;
#[cfg(not(target_arch = "wasm32"))]
use crate::explain::Message;
#[cfg(not(target_arch = "wasm32"))]
use crate::files;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
#[cfg(not(target_arch = "wasm32"))]
use std::time::Duration;
use std::time::Instant;

/// Whether the process waits for input, which nothing else can end.
static WAITING: AtomicBool = AtomicBool::new(false);

/// When Ctrl-C was pressed.
static INTERRUPTED: OnceLock<Instant> = OnceLock::new();

/// Signals closer together than this come from one key: a program that runs this one may pass it on.
#[cfg(not(target_arch = "wasm32"))]
const AT_ONCE: Duration = Duration::from_millis(300);

/// From now on Ctrl-C sets a flag instead of ending the process at once. A second one ends it, and
/// removes half-written files; so does the first if the process still waits for input a moment later,
/// when a program that it reads from would have ended too.
pub fn watch() {
    // Without a handler, Ctrl-C ends the process as usual. A page has no Ctrl-C.
    #[cfg(not(target_arch = "wasm32"))]
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.get_or_init(Instant::now).elapsed() > 2 * AT_ONCE {
            files::give_up(130);
        }
        std::thread::sleep(AT_ONCE);
        if WAITING.load(SeqCst) {
            complain(&Message::new("command-interrupted-waiting"));
            files::give_up(130);
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

/// Whether Ctrl-C was pressed.
pub fn is_pending() -> bool {
    INTERRUPTED.get().is_some()
}
