//! The window without a window: frames are built and thrown away, to be measured.

use super::state::State;
use super::{fonts, frame, style};
use crate::cli::View;
use crate::explain::Language;
use crate::lesson::Lesson;
use crate::playhead::Command;
use crate::window::{Gui, Surface, root_ui};

/// The interface with a lesson, its runs explored.
pub struct Rehearsal {
    gui: Gui,
    state: State,
    time: f64,
    size: [u32; 2],
}

impl Rehearsal {
    /// Opens a lesson in a window of so many pixels that nobody sees.
    pub fn new(lesson: Lesson, view: View, size: [u32; 2]) -> Self {
        let gui = Gui::new(fonts::definitions());
        let mut state = State::new(lesson, Language::En);
        state.view = view;
        style::apply(gui.ctx(), state.theme);
        let time = 0.0;
        Self {
            gui,
            state,
            time,
            size,
        }
    }

    /// Explores the runs as far as they go unasked.
    pub fn explore(&mut self) {
        self.state.explore_now();
    }

    /// Does what a key or a button would.
    pub fn push(&mut self, command: Command) {
        self.state.push(command);
    }

    /// Builds the frame after so many seconds, up to its triangles; says how many there are.
    pub fn frame(&mut self, dt: f64) -> usize {
        self.time += dt;
        let surface = Surface {
            pixels: self.size,
            scale: 1.0,
        };
        let (state, mut dt) = (&mut self.state, dt as f32);
        let mut picture = self.gui.run(surface, self.time, |ctx| {
            root_ui(ctx, |ui| frame(ui, state, std::mem::take(&mut dt)));
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
            ([800, 480], 1.0, 1.0),
            ([1024, 600], 1.0, 1.0),
            ([1440, 900], 1.0, 1.0),
            ([1440, 900], 1.25, 1.25),
            ([2560, 1440], 1.0, 1.6),
            ([2560, 1440], 0.5, 0.8),
            ([3840, 2160], 1.0, 2.4),
            // Boards come first.
            ([1024, 600], 4.0, 1024.0 / 960.0),
        ] {
            let lesson = Lesson::read(crate::files::LESSONS[0].1).unwrap();
            let mut window = Rehearsal::new(lesson, View::Code, size);
            window.state.zoom = wanted;
            (0..4).for_each(|_| {
                window.frame(1.0 / 60.0);
            });
            let shown = window.gui.ctx().zoom_factor();
            assert!((shown - zoom).abs() < 0.01, "{size:?} {wanted}: {shown}");
        }
    }
}
