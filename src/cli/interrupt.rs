#[cfg(not(target_arch = "wasm32"))]
use crate::files;
use std::sync::atomic::{AtomicBool, Ordering};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C sets a flag instead of ending the process at once. A second one ends it, and
/// removes half-written files.
pub fn watch() {
    // Without a handler, Ctrl-C ends the process as usual. A page has no Ctrl-C.
    #[cfg(not(target_arch = "wasm32"))]
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            files::give_up(130);
        }
    });
}

/// Whether Ctrl-C was pressed.
pub fn is_pending() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}
