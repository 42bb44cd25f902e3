//! Opens the window, or reports why it cannot be opened.

use super::frames::Frames;
use super::painter::Painter;
use super::{App, Gui, mesh, platform};
use crate::files::WriteError;
use egui::{Color32, FontDefinitions};
use macroquad::conf::UpdateTrigger;
use macroquad::miniquad;
use macroquad::miniquad::conf::{Icon, LinuxBackend, Platform};
use macroquad::window::next_frame;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};
use std::rc::Rc;

/// Whether windows are opened by their size in physical pixels, and not in points.
pub const SIZE_IS_IN_PIXELS: bool = cfg!(any(target_os = "linux", windows));

/// How to open the window.
pub struct Conf {
    /// The window title at first.
    pub title: String,
    /// The name by which desktops group windows and find the icon.
    pub name: &'static str,
    /// Width and height: physical pixels if [`SIZE_IS_IN_PIXELS`], else points.
    pub size: [u32; 2],
    /// The icon's pixels.
    pub icon: Pixels,
    /// The fonts.
    pub fonts: FontDefinitions,
}

/// Why the window failed.
#[derive(Debug)]
pub enum WindowError {
    /// There is no desktop session.
    NoDisplay,
    /// The display or its drivers are not usable.
    Opening(String),
    /// OpenGL is there, but lacks something.
    Graphics(String),
    /// The window opened, but its picture could not be written.
    Screenshot(WriteError),
    /// The program panicked. Where and why has been printed, and the program has been dropped.
    Panic,
}

/// Opens the window and returns when it is closed. `app` makes the program once egui exists, so
/// that it can set its style.
///
/// # Errors
///
/// Reports what could not be opened or written.
pub fn run<A: App + 'static>(
    conf: Conf,
    app: impl FnOnce(&egui::Context) -> A + 'static,
) -> Result<(), WindowError> {
    platform::watch_signals();
    let backend = platform::display().ok_or(WindowError::NoDisplay)?;
    let is_x11 = cfg!(target_os = "linux") && backend == LinuxBackend::X11Only;
    let x11_class = is_x11.then_some(conf.name);
    let outcome = Rc::new(RefCell::new(Ok(())));
    let result = Rc::clone(&outcome);
    let fonts = conf.fonts.clone();
    open(configure(conf, backend), async move {
        let mut gui = Gui::new(fonts);
        if platform::wishes().has_fingers {
            gui.expect_fingers();
        }
        let shown = show(gui, app, x11_class).await;
        *result.borrow_mut() = shown;
    })?;
    outcome.replace(Ok(()))
}

/// Shows the window frame by frame.
async fn show<A: App>(
    gui: Gui,
    app: impl FnOnce(&egui::Context) -> A,
    x11_class: Option<&'static str>,
) -> Result<(), WindowError> {
    let painter = Painter::new().map_err(|error| WindowError::Graphics(error.to_string()))?;
    #[cfg(windows)]
    platform::adopt();
    let app = app(gui.ctx());
    let mut frames = Frames::new(gui, app, painter, x11_class);
    loop {
        let Some(goes_on) = unless_panicked(|| frames.show_next()) else {
            // The program writes what is to be kept when it is dropped, if it still can.
            unless_panicked(|| drop(frames));
            return Err(WindowError::Panic);
        };
        if !goes_on.map_err(WindowError::Screenshot)? {
            return Ok(());
        }
        next_frame().await;
    }
}

/// What this gives, unless it panics.
fn unless_panicked<T>(act: impl FnOnce() -> T) -> Option<T> {
    panic::catch_unwind(AssertUnwindSafe(act)).ok()
}

fn configure(conf: Conf, backend: LinuxBackend) -> macroquad::conf::Conf {
    macroquad::conf::Conf {
        miniquad_conf: miniquad::conf::Conf {
            window_title: conf.title,
            window_width: conf.size[0] as i32,
            window_height: conf.size[1] as i32,
            high_dpi: true,
            // egui antialiases its own edges, and software OpenGL would take a second per frame.
            sample_count: 1,
            window_resizable: true,
            icon: Some(icon(conf.icon)),
            platform: Platform {
                linux_backend: backend,
                linux_wm_class: conf.name,
                blocking_event_loop: true,
                ..Default::default()
            },
            ..Default::default()
        },
        update_on: Some(UpdateTrigger {
            key_down: true,
            mouse_down: true,
            mouse_up: true,
            mouse_motion: true,
            mouse_wheel: true,
            touch: true,
            specific_key: None,
        }),
        draw_call_vertex_capacity: mesh::VERTICES,
        draw_call_index_capacity: mesh::INDICES,
        ..Default::default()
    }
}

/// Runs macroquad with `shown`. macroquad panics when the system or the driver refuses something; a
/// panic before the first frame becomes an error, and a later one is passed on.
fn open(
    conf: macroquad::conf::Conf,
    shown: impl Future<Output = ()> + 'static,
) -> Result<(), WindowError> {
    if cfg!(target_arch = "wasm32") {
        macroquad::Window::from_config(conf, shown);
        return Ok(());
    }
    let is_open = Rc::new(Cell::new(false));
    let opens = Rc::clone(&is_open);
    panic::set_hook(Box::new(|_| {}));
    let ended = panic::catch_unwind(AssertUnwindSafe(|| {
        macroquad::Window::from_config(conf, async move {
            opens.set(true);
            drop(panic::take_hook());
            shown.await;
        });
    }));
    match ended {
        Err(panic) if is_open.get() => panic::resume_unwind(panic),
        Err(panic) => Err(refusal(&*panic)),
        Ok(()) => Ok(()),
    }
}

/// The colour of pixel (x, y) of a square icon with `side` pixels.
pub type Pixels = fn(x: usize, y: usize, side: usize) -> Color32;

/// The three sizes miniquad asks for.
fn icon(pixels: Pixels) -> Icon {
    Icon {
        small: drawn(16, pixels),
        medium: drawn(32, pixels),
        big: drawn(64, pixels),
    }
}

fn drawn<const BYTES: usize>(side: usize, pixels: Pixels) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    for (index, rgba) in bytes.chunks_exact_mut(4).enumerate() {
        let colour = pixels(index % side, index / side, side);
        rgba.copy_from_slice(&colour.to_srgba_unmultiplied());
    }
    bytes
}

/// The message of macroquad's panic.
fn refusal(panic: &(dyn Any + Send)) -> WindowError {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text
        .or(panic.downcast_ref().copied())
        .unwrap_or("no reason was given");
    let text = text.trim_start_matches("called `Result::unwrap()` on an `Err` value: ");
    match text.strip_prefix("Failed to load shader: ") {
        Some(reason) => WindowError::Graphics(reason.to_owned()),
        None => WindowError::Opening(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_of_the_window_library_become_plain_errors() {
        let unwrapped = "called `Result::unwrap()` on an `Err` value: InitializeFailed".to_owned();
        let reason = |panic: &(dyn Any + Send)| match refusal(panic) {
            WindowError::Opening(reason) | WindowError::Graphics(reason) => reason,
            _ => panic!("another error"),
        };
        assert_eq!(reason(&unwrapped), "InitializeFailed");
        assert_eq!(reason(&"no backend"), "no backend");
        assert_eq!(reason(&"Failed to load shader: line 3"), "line 3");
    }
}
