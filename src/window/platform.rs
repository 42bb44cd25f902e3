//! What differs between a desktop and a browser: the clock, the clipboard, the reader's languages.
//! What a browser does not offer by itself answers "nothing" here.

#[cfg(not(target_arch = "wasm32"))]
mod desktop {
    use std::path::PathBuf;
    use std::pin::Pin;
    use std::sync::OnceLock;
    use std::task::{Context, Poll, Waker};
    use std::time::{Duration, Instant};

    /// What links begin with: nothing, as nobody knows where the page is.
    pub const fn address() -> &'static str {
        ""
    }

    pub use crate::files::{read_settings, set_settings_aside, write_settings};

    /// Seconds since the program's first look at the clock; never runs backwards.
    pub fn now() -> f64 {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed().as_secs_f64()
    }

    /// Sleeps.
    pub fn nap(duration: Duration) {
        std::thread::sleep(duration);
    }

    /// Opened at the first use: the program also runs where there is no clipboard. It has to live
    /// on, because on X11 the copied text is handed out by the program that copied it.
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

        /// Whether the text was taken.
        pub fn set(&mut self, text: &str) -> bool {
            self.open()
                .is_some_and(|clipboard| clipboard.set_text(text).is_ok())
        }
    }

    /// The system's own dialog for choosing a file.
    #[derive(Default)]
    pub struct FilePicker(Option<Answer>);

    type Answer = Pin<Box<dyn Future<Output = Option<rfd::FileHandle>>>>;

    impl FilePicker {
        /// Opens the dialog, unless it is open already.
        pub fn ask(&mut self, title: &str) {
            if self.0.is_none() {
                let dialog = rfd::AsyncFileDialog::new().set_title(title);
                self.0 = Some(Box::pin(dialog.pick_file()));
            }
        }

        /// The file that was chosen since the last frame, if one was. Until there is an answer the
        /// program looks again now and then.
        pub fn picked(&mut self, ctx: &egui::Context) -> Option<PathBuf> {
            let mut waiting = Context::from_waker(Waker::noop());
            match self.0.as_mut()?.as_mut().poll(&mut waiting) {
                Poll::Ready(file) => {
                    self.0 = None;
                    file.map(PathBuf::from)
                }
                Poll::Pending => {
                    ctx.request_repaint_after(Duration::from_millis(100));
                    None
                }
            }
        }
    }

    /// How many pixels make a point.
    pub fn scale() -> f32 {
        miniquad::window::dpi_scale()
    }

    pub use crate::files::languages;

    /// The kind of window this session offers, if any. miniquad ends the program when it cannot
    /// open one, so this is asked first.
    pub fn display() -> Option<miniquad::conf::LinuxBackend> {
        use miniquad::conf::LinuxBackend;
        let named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if !cfg!(target_os = "linux") || named("DISPLAY") {
            Some(LinuxBackend::X11Only)
        } else if named("WAYLAND_DISPLAY") {
            Some(LinuxBackend::WaylandOnly)
        } else {
            None
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use std::time::Duration;

    /// Seconds since some moment.
    pub fn now() -> f64 {
        miniquad::date::now()
    }

    /// The browser paces the frames; there is nobody to sleep.
    pub fn nap(_: Duration) {}

    /// The browser's dialog for choosing a file.
    #[derive(Default)]
    pub struct FilePicker;

    impl FilePicker {
        /// Opens the dialog; its title is the browser's.
        pub fn ask(&mut self, _: &str) {
            page::pick_file();
        }

        /// Nothing: the page hands a chosen file over as if it had been dropped.
        pub fn picked(&mut self, _: &egui::Context) -> Option<std::path::PathBuf> {
            None
        }
    }

    /// How many pixels make a point. It changes when the page is enlarged or moved to another screen.
    pub fn scale() -> f32 {
        page::scale()
    }

    /// A page may read the clipboard only when the user pastes, so text arrives unasked.
    #[derive(Default)]
    pub struct Clipboard;

    impl Clipboard {
        /// Nothing: the browser is asked, and what it lets out arrives as if it had been pasted.
        pub fn get(&mut self) -> Option<String> {
            page::ask_for_paste();
            None
        }

        /// Whether the text was taken.
        pub fn set(&mut self, text: &str) -> bool {
            page::copy(text)
        }
    }

    use super::super::page::{self, keep, kept};
    pub use super::super::page::{address, languages};

    /// The name that the browser keeps the settings under.
    const SETTINGS: &str = "settings";

    /// The settings as they were kept last, if they were.
    pub fn read_settings() -> Option<String> {
        kept(SETTINGS)
    }

    /// Keeps the settings.
    pub fn write_settings(source: &str) -> std::io::Result<()> {
        if keep(SETTINGS, source) {
            Ok(())
        } else {
            Err(std::io::ErrorKind::PermissionDenied.into())
        }
    }

    /// Puts settings that cannot be understood under another name.
    pub fn set_settings_aside() {
        if let Some(source) = kept(SETTINGS) {
            keep("settings.broken", &source);
        }
    }

    /// A page is always shown.
    pub fn display() -> Option<miniquad::conf::LinuxBackend> {
        Some(miniquad::conf::LinuxBackend::default())
    }
}

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;
