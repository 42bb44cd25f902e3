//! Paints pictures with macroquad.
//!
//! A picture is taken once and can be painted any number of times: when the window has to show its
//! last frame again (a double buffer keeps nothing), the interface does not run for that.
//!
//! Colours are blended as egui does: premultiplied, in the display's own gamma, so the frame buffer
//! must not be an sRGB one. macroquad's is not.

use super::{Picture, mesh, textures::Textures};
use egui::Color32;
use egui::epaint::{ClippedPrimitive, Primitive};
use macroquad::color::Color;
use macroquad::material::{
    Material, MaterialParams, gl_use_default_material, gl_use_material, load_material,
};
use macroquad::miniquad::{
    BlendFactor, BlendState, BlendValue, Equation, PipelineParams, ShaderSource, UniformDesc,
    UniformType,
};
use macroquad::models::{Mesh, draw_mesh};
use macroquad::window::clear_background;

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
    textures: Textures,
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
            textures: Textures::default(),
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
        let unused = self.textures.apply(textures);
        self.meshes.clear();
        for ClippedPrimitive {
            clip_rect,
            primitive,
        } in primitives
        {
            let Primitive::Mesh(mesh) = primitive else {
                continue; // callbacks paint with other libraries; nobody here makes any
            };
            let Some(texture) = self.textures.get(mesh.texture_id) else {
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
        self.textures.free(&unused);
    }

    /// Paints the picture on the window, or on macroquad's current render target.
    pub fn paint(&self, background: Color32) {
        let [red, green, blue, _] = background.to_array();
        clear_background(Color::from_rgba(red, green, blue, 255));
        gl_use_material(&self.material);
        self.meshes.iter().for_each(draw_mesh);
        gl_use_default_material();
    }
}
