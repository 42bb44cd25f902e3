//! What the window shows, as the window sees it.

use super::Surface;
use egui::Color32;
use std::path::PathBuf;

/// What the window shows. It is dropped when the window is closed, by whomever: what is to be kept
/// is written then at the latest.
pub trait App {
    /// Builds the interface and applies what the user did. `dt` is the time in seconds that has
    /// passed for animations: 0 after a rest, and in the second pass of a frame.
    fn update(&mut self, ctx: &egui::Context, dt: f32);

    /// Does one slice, of a millisecond at most, of the work that waits; says whether there was any.
    /// Called before `update` as often as the frame has time for, and another frame follows as long
    /// as there was something to do.
    fn work(&mut self) -> bool {
        false
    }

    /// Seconds of a frame that may go to work, the last one having begun `dt` seconds ago.
    fn working_time(&self, dt: f32) -> f64 {
        let _ = dt;
        0.0
    }

    /// Whether the next frame should follow at once, as while playing. For a frame at a later
    /// time call `ctx.request_repaint_after` in `update`.
    fn wants_frame(&self) -> bool {
        false
    }

    /// The text to copy when the keys for copying are pressed and nothing is selected.
    fn copy(&mut self) -> Option<String> {
        None
    }

    /// What is seen where egui paints nothing.
    fn background(&self) -> Color32 {
        Color32::WHITE
    }

    /// The picture to pose for: exactly this surface, whatever window the desktop grants, and time
    /// that runs at 60 frames a second of its own, so that the same state gives the same picture.
    /// `None` for a window that people use.
    fn posing_for(&self) -> Option<Surface> {
        None
    }

    /// Asked after each frame of a window that poses. `is_still` says that the next frame would
    /// look the same.
    fn pose(&mut self, is_still: bool) -> Pose {
        let _ = is_still;
        Pose::End
    }
}

/// What a window that poses does after a frame.
pub enum Pose {
    /// Paint another frame.
    GoOn,
    /// Something has changed: what follows is another picture.
    Change,
    /// Write the picture to this PNG file.
    Save(PathBuf),
    /// Close.
    End,
}
