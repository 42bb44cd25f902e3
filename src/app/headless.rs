//! The interface without a window: frames are built and dropped, to measure them.

use super::frame::frame;
use super::front::Front;
use super::look::LookCommand;
use super::{fonts, style};
use crate::explain::Language;
use crate::lesson::{Lesson, View};
use crate::session::Command;
use crate::window::{Gui, Surface, root_ui};

/// Slices of background work per frame: about as many as fit into a frame of a window.
const SLICES: usize = 2;

/// The interface showing a lesson.
pub struct Headless {
    gui: Gui,
    front: Front,
    time: f64,
    size: [u32; 2],
}

impl Headless {
    /// Opens a lesson at a window size in pixels.
    pub fn new(lesson: Lesson, view: View, size: [u32; 2]) -> Self {
        let gui = Gui::new(fonts::definitions());
        let mut front = Front::new(lesson, Language::En);
        front.perform(gui.ctx(), LookCommand::View(view));
        style::apply(gui.ctx(), front.look.theme, false);
        Self {
            gui,
            front,
            time: 0.0,
            size,
        }
    }

    /// Explores the runs up to the limit beyond which the viewer is asked.
    pub fn explore(&mut self) {
        self.front.explore_whole(self.gui.ctx());
    }

    /// Applies a command, as a key or a button would.
    pub fn ask(&mut self, command: Command) {
        self.front.perform(self.gui.ctx(), command);
    }

    /// Builds the next frame up to its triangles. Returns their number.
    pub fn frame(&mut self, dt: f64) -> usize {
        self.time += dt;
        let surface = Surface {
            pixels: self.size,
            scale: 1.0,
        };
        let (front, mut dt) = (&mut self.front, dt as f32);
        let mut picture = self.gui.run(surface, self.time, |ctx| {
            root_ui(ctx, |ui| frame(ui, front, std::mem::take(&mut dt), SLICES));
        });
        picture.textures.clear();
        let triangles = |p: &egui::ClippedPrimitive| match &p.primitive {
            egui::epaint::Primitive::Mesh(mesh) => mesh.indices.len() / 3,
            egui::epaint::Primitive::Callback(_) => 0,
        };
        picture.primitives.iter().map(triangles).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_grows_with_the_window_and_as_the_viewer_wants() {
        for (size, wanted, zoom) in [
            ([1024, 600], 1.0, 1.0),
            // Bars grow less than words.
            ([1440, 900], 2.0, 2.0_f32.cbrt()),
            ([2560, 1440], 0.5, 0.8),
            ([3840, 2160], 1.0, 2.4),
            // Boards come first.
            ([1024, 600], 4.0, 1024.0 / 960.0),
        ] {
            let lesson = Lesson::read(&crate::files::LESSONS[0].1).unwrap();
            let mut window = Headless::new(lesson, View::Code, size);
            window.front.look.zoom = wanted;
            (0..4).for_each(|_| {
                window.frame(1.0 / 60.0);
            });
            let shown = window.gui.ctx().zoom_factor();
            assert!((shown - zoom).abs() < 0.01, "{size:?} {wanted}: {shown}");
        }
    }
}
