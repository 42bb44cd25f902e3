#[cfg(not(target_arch = "wasm32"))]
use crate::files;
use std::sync::OnceLock;
#[cfg(not(target_arch = "wasm32"))]
use std::time::Duration;
use std::time::Instant;

/// When Ctrl-C was pressed.
static INTERRUPTED: OnceLock<Instant> = OnceLock::new();

/// Signals closer together than this come from one key: a program that runs this one may pass it on.
#[cfg(not(target_arch = "wasm32"))]
const AT_ONCE: Duration = Duration::from_millis(300);

/// From now on Ctrl-C sets a flag instead of ending the process at once. A second one ends it, and
/// removes half-written files.
pub fn watch() {
    // Without a handler, Ctrl-C ends the process as usual. A page has no Ctrl-C.
    #[cfg(not(target_arch = "wasm32"))]
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.get_or_init(Instant::now).elapsed() > AT_ONCE {
            files::give_up(130);
        }
    });
}

/// Whether Ctrl-C was pressed.
pub fn is_pending() -> bool {
    INTERRUPTED.get().is_some()
}
