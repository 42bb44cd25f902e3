//! Paints pictures with macroquad.
//!
//! A picture is taken once and can be painted any number of times: when the window has to show its
//! last frame again (a double buffer keeps nothing), the interface does not run for that.
//!
//! Colours are blended as egui does: premultiplied, in the display's own gamma, so the frame buffer
//! must not be an sRGB one. macroquad's is not.

use super::{Picture, mesh};
use crate::export::png;
use crate::files::{self, WriteError};
use egui::epaint::{ClippedPrimitive, ImageDelta, Primitive};
use egui::{Color32, ImageData, TextureId};
use macroquad::camera::{Camera2D, set_camera, set_default_camera};
use macroquad::color::Color;
use macroquad::material::{
    Material, MaterialParams, gl_use_default_material, gl_use_material, load_material,
};
use macroquad::miniquad::{
    BlendFactor, BlendState, BlendValue, Equation, PipelineParams, ShaderSource, UniformDesc,
    UniformType,
};
use macroquad::models::{Mesh, draw_mesh};
use macroquad::texture::{Image, Texture2D, render_target};
use macroquad::window::clear_background;
use std::collections::HashMap;
use std::path::Path;

const VERTEX_SHADER: &str = "#version 100
uniform vec2 points;
attribute vec2 position;
attribute vec2 texcoord;
attribute vec4 color0;
attribute vec4 normal;
varying vec2 uv;
varying vec4 tint;
varying vec2 place;
varying vec4 clip;
void main() {
    uv = texcoord;
    tint = color0 / 255.0;
    place = position;
    clip = normal;
    gl_Position = vec4(2.0 * position.x / points.x - 1.0, 1.0 - 2.0 * position.y / points.y, 0.0, 1.0);
}";

// On phones, medium precision cannot tell the texels of a large atlas apart. The position is our
// own because Mesa's gl_FragCoord is wrong in a window whose height has changed.
const FRAGMENT_SHADER: &str = "#version 100
#ifdef GL_FRAGMENT_PRECISION_HIGH
precision highp float;
#else
precision mediump float;
#endif
uniform sampler2D Texture;
varying vec2 uv;
varying vec4 tint;
varying vec2 place;
varying vec4 clip;
void main() {
    if (any(lessThan(place, clip.xy)) || any(greaterThan(place, clip.zw))) {
        discard;
    }
    gl_FragColor = tint * texture2D(Texture, uv);
}";

pub struct Painter {
    material: Material,
    /// egui's textures on the graphics card, mainly its font atlas.
    textures: HashMap<TextureId, Texture2D>,
    meshes: Vec<Mesh>,
}

impl Painter {
    /// Needs an open window.
    pub fn new() -> Result<Self, macroquad::Error> {
        let blend = BlendState::new(
            Equation::Add,
            BlendFactor::One,
            BlendFactor::OneMinusValue(BlendValue::SourceAlpha),
        );
        let material = load_material(
            ShaderSource::Glsl {
                vertex: VERTEX_SHADER,
                fragment: FRAGMENT_SHADER,
            },
            MaterialParams {
                pipeline_params: PipelineParams {
                    color_blend: Some(blend),
                    alpha_blend: Some(blend),
                    ..Default::default()
                },
                uniforms: vec![UniformDesc::new("points", UniformType::Float2)],
                textures: Vec::new(),
            },
        )?;
        Ok(Self {
            material,
            textures: HashMap::new(),
            meshes: Vec::new(),
        })
    }

    /// Takes a picture to paint, replacing the one before.
    pub fn take(&mut self, picture: Picture) {
        let Picture {
            primitives,
            textures,
            pixels_per_point,
            pixels,
            ..
        } = picture;
        let points = pixels.map(|side| side as f32 / pixels_per_point);
        self.material.set_uniform("points", points);
        for (id, change) in textures.set {
            self.set_texture(id, &change);
        }
        self.meshes.clear();
        for ClippedPrimitive {
            clip_rect,
            primitive,
        } in primitives
        {
            let Primitive::Mesh(mesh) = primitive else {
                continue; // callbacks paint with other libraries; nobody here makes any
            };
            let Some(texture) = self.textures.get(&mesh.texture_id) else {
                continue;
            };
            let Some(clip) = mesh::clip(clip_rect, pixels_per_point, pixels) else {
                continue;
            };
            for mut piece in mesh::pieces(&mesh, clip) {
                piece.texture = Some(texture.clone());
                self.meshes.push(piece);
            }
        }
        // The meshes keep clones of those they use.
        for id in textures.free {
            self.textures.remove(&id);
        }
    }

    /// Creates a texture, or updates a part of it.
    fn set_texture(&mut self, id: TextureId, change: &ImageDelta) {
        let ImageData::Color(image) = &change.image;
        let [width, height] = image.size.map(|side| side as u16);
        let bytes = image.as_raw();
        match (change.pos, self.textures.get(&id)) {
            (None, _) => {
                let new = Texture2D::from_rgba8(width, height, bytes);
                self.textures.insert(id, new);
            }
            (Some([x, y]), Some(texture)) => {
                let part = Image {
                    bytes: bytes.to_vec(),
                    width,
                    height,
                };
                texture.update_part(&part, x as i32, y as i32, width.into(), height.into());
            }
            (Some(_), None) => {}
        }
    }

    /// Paints the picture on the window, or on macroquad's current render target.
    pub fn paint(&self, background: Color32) {
        let [red, green, blue, _] = background.to_array();
        clear_background(Color::from_rgba(red, green, blue, 255));
        gl_use_material(&self.material);
        self.meshes.iter().for_each(draw_mesh);
        gl_use_default_material();
    }

    /// Writes the picture taken last to a PNG file.
    pub fn save(
        &self,
        [width, height]: [u32; 2],
        background: Color32,
        path: &Path,
    ) -> Result<(), WriteError> {
        let rgba = self.pixels([width, height], background);
        let png = png::encode(std::iter::once(rgba), (width, height), false);
        files::write(path, &png)
    }

    /// The picture taken last, row by row from the top. It is painted once more into a texture and
    /// read from there: on the screen it may be covered by other windows, or be smaller than asked
    /// for.
    pub fn pixels(&self, [width, height]: [u32; 2], background: Color32) -> Vec<u8> {
        let target = render_target(width, height);
        set_camera(&Camera2D {
            render_target: Some(target.clone()),
            ..Default::default()
        });
        self.paint(background);
        set_default_camera();
        let mut rgba = target.texture.get_texture_data().bytes;
        flip(&mut rgba, width as usize * 4);
        rgba
    }
}

/// OpenGL's first row is at the bottom, a picture's at the top.
fn flip(rgba: &mut [u8], row: usize) {
    let rows = rgba.len() / row;
    let (upper, lower) = rgba.split_at_mut(rows / 2 * row);
    for (above, below) in upper
        .chunks_exact_mut(row)
        .zip(lower.rchunks_exact_mut(row))
    {
        above.swap_with_slice(below);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flipping_turns_rows_over() {
        let mut rows = [1, 1, 2, 2, 3, 3];
        flip(&mut rows, 2);
        assert_eq!(rows, [3, 3, 2, 2, 1, 1]);
    }
}
