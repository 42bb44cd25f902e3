//! Runs egui: input goes in, a picture comes out. Works without a window, which is how frames are
//! tested and measured.

use super::input::Input;
use super::{Surface, access, mesh, pace, shortcuts};
use egui::{FontDefinitions, Pos2, Rect, Vec2};
use macroquad::miniquad::TouchPhase;

/// A finished frame: triangles, and what else egui wants done.
pub struct Picture {
    /// The triangles with their clip rectangles.
    pub primitives: Vec<egui::ClippedPrimitive>,
    /// Textures to set before painting and to free afterwards. A caller that does not paint the
    /// picture must `clear` them: egui reports lost changes as a bug.
    pub textures: egui::TexturesDelta,
    /// Pixels per point.
    pub pixels_per_point: f32,
    /// Width and height in physical pixels.
    pub pixels: [u32; 2],
    /// Seconds until egui wants to run again; `None` if it does not.
    pub repaint_after: Option<f64>,
    /// Text to copy, the mouse cursor.
    pub platform: egui::PlatformOutput,
    /// Requests about the window itself.
    pub commands: Vec<egui::ViewportCommand>,
}

/// The whole window as one `Ui`, for panels to divide.
pub fn root_ui(ctx: &egui::Context, contents: impl FnOnce(&mut egui::Ui)) {
    let whole = egui::UiBuilder::new()
        .layer_id(egui::LayerId::background())
        .max_rect(ctx.available_rect());
    contents(&mut egui::Ui::new(ctx.clone(), "window".into(), whole));
}

/// egui's context, and the input for its next run.
pub struct Gui {
    ctx: egui::Context,
    pub(super) input: Input,
}

impl Gui {
    /// A context with these fonts, ready for the first frame.
    pub fn new(fonts: FontDefinitions) -> Self {
        let ctx = egui::Context::default();
        ctx.set_fonts(fonts);
        // The program sets the text size itself, and saves it.
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            // A slow machine may draw for long between press and release, and a hand may be slow as
            // well.
            options.input_options.max_click_duration = f64::INFINITY;
        });
        shortcuts::install(&ctx);
        access::install(&ctx);
        Self {
            ctx,
            input: Input::default(),
        }
    }

    /// Expects fingers. egui learns of them from the first touch, which would otherwise select words
    /// where later ones scroll.
    pub fn expect_fingers(&mut self) {
        self.input.touch(TouchPhase::Cancelled, 0, 0.0, 0.0);
    }

    /// The context, to set the style or ask about the last frame.
    pub fn ctx(&self) -> &egui::Context {
        &self.ctx
    }

    /// Adds an event for the next run.
    #[cfg(test)]
    pub fn push(&mut self, event: egui::Event) {
        self.input.raw.events.push(event);
    }

    /// Runs the interface once. `ui` may be called twice in one run, when egui asks for a second
    /// pass to settle a layout: time and keys must then count only once.
    pub fn run(
        &mut self,
        surface: Surface,
        time: f64,
        mut ui: impl FnMut(&egui::Context),
    ) -> Picture {
        // A blinking caret would keep the program awake for as long as a field has the focus. Every
        // new style brings one.
        if self.ctx.style().visuals.text_cursor.blink {
            let rest = |style: &mut egui::Style| style.visuals.text_cursor.blink = false;
            self.ctx.all_styles_mut(rest);
        }
        let pixels_per_point = surface.scale * self.ctx.zoom_factor();
        let mut raw = self.input.take(pixels_per_point);
        let [width, height] = surface.pixels;
        raw.screen_rect = Some(Rect::from_min_size(
            Pos2::ZERO,
            Vec2::new(width as f32, height as f32) / pixels_per_point,
        ));
        raw.time = Some(time);
        raw.max_texture_side = Some(mesh::MAX_TEXTURE_SIDE);
        raw.viewports
            .entry(raw.viewport_id)
            .or_default()
            .native_pixels_per_point = Some(surface.scale);

        let mut output = self.ctx.run(raw, |ctx| {
            ui(ctx);
            shortcuts::end(ctx);
        });
        let root = output.viewport_output.remove(&egui::ViewportId::ROOT);
        let (delay, commands) = root.map_or((std::time::Duration::MAX, Vec::new()), |root| {
            (root.repaint_delay, root.commands)
        });
        Picture {
            primitives: self.ctx.tessellate(output.shapes, output.pixels_per_point),
            textures: output.textures_delta,
            pixels_per_point: output.pixels_per_point,
            pixels: surface.pixels,
            repaint_after: pace::finite(delay),
            platform: output.platform_output,
            commands,
        }
    }
}
