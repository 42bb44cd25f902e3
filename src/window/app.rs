//! The interface between the window and the program it shows.

use super::platform::Wishes;
use egui::Color32;
use std::path::PathBuf;

/// The program shown in the window. It is dropped when the window is closed, however that happens:
/// what has to be saved is written then at the latest.
pub trait App {
    /// Builds the interface and applies what the user did. `dt` is the animation time that has
    /// passed, in seconds: 0 after a rest, and in the second pass of a frame.
    fn update(&mut self, ctx: &egui::Context, dt: f32);

    /// Does one slice, of a millisecond at most, of pending work. Returns whether there was any.
    /// Called before `update` as often as the frame has time for; another frame follows as long as
    /// there is work.
    fn work(&mut self) -> bool;

    /// The seconds of a frame that may go to work, if the last frame began `dt` seconds ago.
    fn working_time(&self, dt: f32) -> f64;

    /// Whether the next frame should follow at once, as while playing. For a frame at a later
    /// time call `ctx.request_repaint_after` in `update`.
    fn wants_frame(&self) -> bool;

    /// The text to copy when the copy keys are pressed and nothing is selected.
    fn copy(&mut self) -> Option<String>;

    /// Reacts to something that is neither a key nor the pointer's.
    fn signal(&mut self, signal: Signal);

    /// The colour where egui paints nothing.
    fn background(&self) -> Color32;

    /// The surface to capture: exactly this size, whatever window the desktop grants, with time
    /// running at a fixed 60 frames a second, so that the same state gives the same picture. `None`
    /// for a window that people use.
    fn capture_surface(&self) -> Option<Surface>;

    /// Called after each frame of a capturing window. `is_still` says that the next frame would
    /// look the same.
    fn capture(&mut self, is_still: bool) -> Capture;

    /// Takes a picture that [`Capture::Film`] asked for: red, green, blue and opacity of each pixel,
    /// row by row from the top.
    fn film(&mut self, rgba: Vec<u8>);
}

/// What a capturing window does after a frame.
pub enum Capture {
    /// Paint another frame.
    Continue,
    /// The program has changed: the next picture is another one.
    Changed,
    /// Write the picture to this PNG file.
    Save(PathBuf),
    /// Hand the picture to [`App::film`], and let this many seconds pass before the next frame.
    Film(f32),
    /// Close the window.
    Close,
}

/// What happens to the window besides input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Signal {
    /// A newer version of the program is ready, to be loaded in its place.
    NewVersion,
    /// The window may be closed without another word.
    Leaving,
    /// It no longer fills the screen.
    Windowed,
    /// The reader has changed what all programs are asked for.
    Wishes(Wishes),
    /// What was to be copied was not.
    NotCopied,
    /// The lesson at this address cannot be read.
    #[cfg(target_arch = "wasm32")]
    Unreadable(String),
    /// The page goes to an entry of its history, which says what it showed.
    #[cfg(target_arch = "wasm32")]
    Entry(String),
}

/// The surface to lay the interface out for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surface {
    /// Width and height in physical pixels.
    pub pixels: [u32; 2],
    /// Physical pixels per point before the user's zoom.
    pub scale: f32,
}
