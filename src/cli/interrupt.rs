#[cfg(not(target_arch = "wasm32"))]
use crate::files;
use std::sync::atomic::{AtomicBool, Ordering};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C is noted instead of ending the process at once; a second one ends it, and takes
/// half-written files away.
pub fn watch() {
    // Where no handler can be set, Ctrl-C ends the process as ever.
    // A page has nobody who could interrupt it.
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
