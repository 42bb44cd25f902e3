//! The desktop's side: clock, clipboard, dialogs, display.

use super::Picked;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::OnceLock;
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

/// Does nothing: a desktop has its own ways to a newer version.
pub const fn reload() {}

pub use crate::files::{Records, languages};

/// The single file that held everything in earlier versions.
pub const OLD_RECORD: &str = "settings.ron";

/// Seconds since the first call; never goes back.
pub fn now() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}

/// Sleeps.
pub fn nap(duration: Duration) {
    std::thread::sleep(duration);
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

/// The system's own dialog for choosing a file.
#[derive(Default)]
pub struct FilePicker(Option<(Answer, Instant)>);

/// An answer that comes sooner is nobody's: the desktop has no such dialog.
const SOONEST: Duration = Duration::from_millis(150);

type Answer = Pin<Box<dyn Future<Output = Option<rfd::FileHandle>>>>;

impl FilePicker {
    /// Opens the dialog, unless it is open already.
    pub fn ask(&mut self, title: &str) {
        if self.0.is_none() {
            let dialog = rfd::AsyncFileDialog::new().set_title(title);
            self.0 = Some((Box::pin(dialog.pick_file()), Instant::now()));
        }
    }

    /// What became of the dialog since the last frame, unless it is open or was closed without a file.
    /// Until there is an answer, this asks for another frame now and then.
    pub fn picked(&mut self, ctx: &egui::Context) -> Option<Picked> {
        let mut waiting = Context::from_waker(Waker::noop());
        let (answer, asked) = self.0.as_mut()?;
        match answer.as_mut().poll(&mut waiting) {
            Poll::Ready(file) => {
                let is_soon = asked.elapsed() < SOONEST;
                self.0 = None;
                match file {
                    Some(file) => Some(Picked::File(PathBuf::from(file))),
                    None => is_soon.then_some(Picked::NoDialog),
                }
            }
            Poll::Pending => {
                ctx.request_repaint_after(Duration::from_millis(100));
                None
            }
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
