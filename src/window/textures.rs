//! egui's textures (its font atlas above all) kept on the graphics card.

use egui::{ImageData, TextureFilter, TextureId, TextureOptions, TextureWrapMode, TexturesDelta};
use miniquad::{FilterMode, RenderingBackend, TextureAccess, TextureParams, TextureSource};
use std::collections::HashMap;

/// The largest side every graphics card of the last fifteen years and every browser has.
pub const MAX_SIDE: usize = 4096;

#[derive(Default)]
pub struct Textures {
    on_card: HashMap<TextureId, miniquad::TextureId>,
    /// To be freed once the picture that may still show them is replaced.
    condemned: Vec<TextureId>,
}

impl Textures {
    pub fn get(&self, id: TextureId) -> Option<miniquad::TextureId> {
        self.on_card.get(&id).copied()
    }

    pub fn apply(&mut self, card: &mut dyn RenderingBackend, delta: TexturesDelta) {
        for id in std::mem::take(&mut self.condemned) {
            if let Some(texture) = self.on_card.remove(&id) {
                card.delete_texture(texture);
            }
        }
        for (id, change) in delta.set {
            let ImageData::Color(image) = &change.image;
            let [width, height] = image.size;
            let bytes = image.as_raw();
            match (change.pos, self.get(id)) {
                (Some([x, y]), Some(texture)) => card.texture_update_part(
                    texture,
                    x as i32,
                    y as i32,
                    width as i32,
                    height as i32,
                    bytes,
                ),
                (Some(_), None) => {} // a patch for a texture that was never set
                (None, old) => {
                    if let Some(old) = old {
                        card.delete_texture(old);
                    }
                    let new = create(card, [width, height], change.options, bytes);
                    self.on_card.insert(id, new);
                }
            }
        }
        self.condemned.extend(delta.free);
    }
}

fn create(
    card: &mut dyn RenderingBackend,
    [width, height]: [usize; 2],
    options: TextureOptions,
    bytes: &[u8],
) -> miniquad::TextureId {
    card.new_texture(
        TextureAccess::Static,
        TextureSource::Bytes(bytes),
        TextureParams {
            width: width as u32,
            height: height as u32,
            min_filter: filter(options.minification),
            mag_filter: filter(options.magnification),
            wrap: match options.wrap_mode {
                TextureWrapMode::ClampToEdge => miniquad::TextureWrap::Clamp,
                TextureWrapMode::Repeat => miniquad::TextureWrap::Repeat,
                TextureWrapMode::MirroredRepeat => miniquad::TextureWrap::Mirror,
            },
            ..Default::default()
        },
    )
}

fn filter(filter: TextureFilter) -> FilterMode {
    match filter {
        TextureFilter::Nearest => FilterMode::Nearest,
        TextureFilter::Linear => FilterMode::Linear,
    }
}
