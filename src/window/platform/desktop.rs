//! The desktop's side: clock, clipboard, dialogs, display.

use super::{Picked, Wishes};
use crate::files;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};

/// Opens no page. Returns whether it did.
pub const fn open(_: &str) -> bool {
    false
}

/// The address that links begin with: empty, as the page's address is unknown.
pub const fn address() -> String {
    String::new()
}

/// No wishes: desktops have no common way to ask.
pub fn wishes() -> Wishes {
    Wishes::default()
}

/// Does nothing: a desktop has its own ways to a newer version.
pub const fn reload() {}

/// Does nothing: desktops have screen readers.
pub const fn read_aloud() {}

pub use crate::files::{Records, languages};

/// Seconds since the first call; never goes back.
pub fn now() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}

/// Sleeps.
pub fn nap(duration: Duration) {
    std::thread::sleep(duration);
}

/// Whether the system has asked the program to end.
static ENDING: AtomicBool = AtomicBool::new(false);

/// How often a window that is asked to close is woken, and how long it takes at most to save what
/// is to be kept.
const WAKE_INTERVAL: Duration = Duration::from_millis(100);
const LONGEST_END: u32 = 20;

/// From now on the signals that end a program close the window in order. If it hangs, the program
/// ends all the same.
pub fn watch_signals() {
    // Without a handler they end the program at once.
    let _ = ctrlc::set_handler(|| {
        ENDING.store(true, SeqCst);
        for _ in 0..LONGEST_END {
            #[cfg(target_os = "linux")]
            super::x11::wake();
            std::thread::sleep(WAKE_INTERVAL);
        }
        files::give_up(130);
    });
}

/// Whether the window is to close.
pub fn is_ending() -> bool {
    ENDING.load(SeqCst)
}

/// The clipboard, opened at first use: the program also runs where there is none. It has to live
/// on, because on X11 copied text is served by the program that copied it.
#[derive(Default)]
pub struct Clipboard(Option<arboard::Clipboard>);

impl Clipboard {
    fn open(&mut self) -> Option<&mut arboard::Clipboard> {
        if self.0.is_none() {
            self.0 = arboard::Clipboard::new().ok();
        }
        self.0.as_mut()
    }

    /// The text on the clipboard, if it holds text.
    pub fn get(&mut self) -> Option<String> {
        self.open()?.get_text().ok()
    }

    /// Copies a text. Returns whether that worked.
    pub fn set(&mut self, text: &str) -> bool {
        self.open()
            .is_some_and(|clipboard| clipboard.set_text(text).is_ok())
    }
}

/// The system's own dialog for choosing a file: its answer, and when it was asked for.
#[derive(Default)]
pub struct FilePicker(Option<(PickedFile, Instant)>);

/// An answer that comes sooner is nobody's: the desktop has no such dialog.
const SOONEST: Duration = Duration::from_millis(400);
/// How often the answer is looked for.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

type PickedFile = Pin<Box<dyn Future<Output = Option<PathBuf>>>>;

impl FilePicker {
    /// Opens the dialog, unless it is open already.
    pub fn ask(&mut self, title: &str) {
        if self.0.is_none() {
            let dialog = rfd::AsyncFileDialog::new().set_title(title);
            // Without an owner it may open behind the window.
            #[cfg(windows)]
            let dialog = dialog.set_parent(&super::windows::Owner);
            let file = dialog.pick_file();
            self.wait_for(async { file.await.map(PathBuf::from) });
        }
    }

    fn wait_for(&mut self, answer: impl Future<Output = Option<PathBuf>> + 'static) {
        self.0 = Some((Box::pin(answer), Instant::now()));
    }

    /// What became of the dialog since the last frame, unless it is open or was closed without a
    /// file. Until there is an answer, this asks for another frame now and then.
    pub fn picked(&mut self, ctx: &egui::Context) -> Option<Picked> {
        let (answer, asked) = self.0.as_mut()?;
        let mut context = Context::from_waker(Waker::noop());
        let Poll::Ready(file) = answer.as_mut().poll(&mut context) else {
            ctx.request_repaint_after(POLL_INTERVAL);
            return None;
        };
        let is_soon = asked.elapsed() < SOONEST;
        self.0 = None;
        match file {
            Some(file) => Some(Picked::File(file)),
            None => is_soon.then_some(Picked::NoDialog),
        }
    }
}

/// Pixels per point.
pub fn scale() -> f32 {
    macroquad::miniquad::window::dpi_scale()
}

/// The display server of this session, if any. miniquad ends the program when it cannot open a
/// window, so this is checked first.
pub fn display() -> Option<macroquad::miniquad::conf::LinuxBackend> {
    use macroquad::miniquad::conf::LinuxBackend;
    let named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if !cfg!(target_os = "linux") || named("DISPLAY") {
        Some(LinuxBackend::X11Only)
    } else if named("WAYLAND_DISPLAY") {
        Some(LinuxBackend::WaylandOnly)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a dialog is taken for that was asked for some time before its answer.
    fn picked(before: Duration, file: Option<&'static str>) -> Option<Picked> {
        let mut is_open = true;
        let answer = std::future::poll_fn(move |_| match std::mem::take(&mut is_open) {
            true => Poll::Pending,
            false => Poll::Ready(file.map(PathBuf::from)),
        });
        let mut picker = FilePicker(Some((Box::pin(answer), Instant::now() - before)));
        let ctx = egui::Context::default();
        assert_eq!(picker.picked(&ctx), None);
        picker.picked(&ctx)
    }

    #[test]
    fn a_missing_dialog_is_told_from_one_that_is_closed() {
        let file = PathBuf::from("a");
        assert_eq!(picked(Duration::ZERO, None), Some(Picked::NoDialog));
        assert_eq!(picked(Duration::ZERO, Some("a")), Some(Picked::File(file)));
        assert_eq!(picked(SOONEST, None), None);
    }
}
