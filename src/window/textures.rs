//! egui's textures, mainly its font atlas, on the graphics card.

use egui::{ImageData, TextureId, TexturesDelta};
use macroquad::texture::{Image, Texture2D};
use std::collections::HashMap;

/// The largest texture side that every graphics card of the last fifteen years and every browser
/// supports.
pub const MAX_SIDE: usize = 4096;

/// The textures by egui's ids. Painters keep clones of those they use, so a texture can be freed here
/// first.
#[derive(Default)]
pub struct Textures(HashMap<TextureId, Texture2D>);

impl Textures {
    pub fn get(&self, id: TextureId) -> Option<&Texture2D> {
        self.0.get(&id)
    }

    /// Creates and updates textures. Returns the ids of those to free once the picture is painted.
    pub fn apply(&mut self, delta: TexturesDelta) -> Vec<TextureId> {
        for (id, change) in delta.set {
            let ImageData::Color(image) = &change.image;
            let [width, height] = image.size;
            let bytes = image.as_raw();
            let Some([x, y]) = change.pos else {
                let new = Texture2D::from_rgba8(width as u16, height as u16, bytes);
                self.0.insert(id, new);
                continue;
            };
            if let Some(texture) = self.get(id) {
                let part = Image {
                    bytes: bytes.to_vec(),
                    width: width as u16,
                    height: height as u16,
                };
                texture.update_part(&part, x as i32, y as i32, width as i32, height as i32);
            }
        }
        delta.free
    }

    pub fn free(&mut self, ids: &[TextureId]) {
        for id in ids {
            self.0.remove(id);
        }
    }
}
