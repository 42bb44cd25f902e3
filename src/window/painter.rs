//! Paints egui's triangles with miniquad.
//!
//! A picture is uploaded once and can be painted any number of times: a window that must show its
//! last frame again (a double buffer keeps nothing) does not run the interface for that.
//!
//! Colours are blended as egui mixes them: premultiplied, in the display's own gamma, so the frame
//! buffer must not be an sRGB one. miniquad's is not.

use super::{Picture, textures::Textures};
use egui::Color32;
use egui::epaint::{ClippedPrimitive, Mesh16, Primitive, Rect, Vertex};
use miniquad::{
    BlendFactor, BlendState, BlendValue, BufferId, BufferLayout, BufferSource, BufferType,
    BufferUsage, Equation, PassAction, Pipeline, PipelineParams, RenderPass, RenderingBackend,
    ShaderError, ShaderMeta, ShaderSource, UniformBlockLayout, UniformDesc, UniformType,
    UniformsSource, VertexAttribute, VertexFormat,
};

const VERTEX_SHADER: &str = "#version 100
uniform vec2 points;
attribute vec2 position;
attribute vec2 texcoord;
attribute vec4 color;
varying vec2 uv;
varying vec4 tint;
void main() {
    uv = texcoord;
    tint = color / 255.0;
    gl_Position = vec4(2.0 * position.x / points.x - 1.0, 1.0 - 2.0 * position.y / points.y, 0.0, 1.0);
}";

// Medium precision cannot tell the texels of a large atlas apart on phones.
const FRAGMENT_SHADER: &str = "#version 100
#ifdef GL_FRAGMENT_PRECISION_HIGH
precision highp float;
#else
precision mediump float;
#endif
uniform sampler2D atlas;
varying vec2 uv;
varying vec4 tint;
void main() {
    gl_FragColor = tint * texture2D(atlas, uv);
}";

pub struct Painter {
    pipeline: Pipeline,
    textures: Textures,
    /// One pair per mesh, kept from frame to frame: rewriting a buffer that the card still reads
    /// from in the same frame would make it wait.
    buffers: Vec<Buffers>,
    meshes: Vec<MeshOnCard>,
    points: [f32; 2],
}

struct Buffers {
    vertices: BufferId,
    vertex_room: usize,
    indices: BufferId,
    index_room: usize,
}

struct MeshOnCard {
    texture: miniquad::TextureId,
    index_count: i32,
    scissor: [i32; 4],
}

impl Painter {
    pub fn new(card: &mut dyn RenderingBackend) -> Result<Self, ShaderError> {
        let shader = card.new_shader(
            ShaderSource::Glsl {
                vertex: VERTEX_SHADER,
                fragment: FRAGMENT_SHADER,
            },
            ShaderMeta {
                images: vec!["atlas".to_owned()],
                uniforms: UniformBlockLayout {
                    uniforms: vec![UniformDesc::new("points", UniformType::Float2)],
                },
            },
        )?;
        let blend = BlendState::new(
            Equation::Add,
            BlendFactor::One,
            BlendFactor::OneMinusValue(BlendValue::SourceAlpha),
        );
        let pipeline = card.new_pipeline(
            &[BufferLayout::default()],
            &[
                VertexAttribute::new("position", VertexFormat::Float2),
                VertexAttribute::new("texcoord", VertexFormat::Float2),
                VertexAttribute::new("color", VertexFormat::Byte4),
            ],
            shader,
            PipelineParams {
                color_blend: Some(blend),
                alpha_blend: Some(blend),
                ..Default::default()
            },
        );
        Ok(Self {
            pipeline,
            textures: Textures::default(),
            buffers: Vec::new(),
            meshes: Vec::new(),
            points: [1.0, 1.0],
        })
    }

    /// Takes the picture over to the graphics card, in place of the one before.
    pub fn upload(&mut self, card: &mut dyn RenderingBackend, picture: Picture) {
        let Picture {
            primitives,
            textures,
            pixels_per_point,
            pixels,
            ..
        } = picture;
        self.textures.apply(card, textures);
        self.points = pixels.map(|side| side as f32 / pixels_per_point);
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
            let Some(scissor) = scissor(clip_rect, pixels_per_point, pixels) else {
                continue;
            };
            // Sixteen bits are all that WebGL 1 promises for an index.
            for mesh in mesh.split_to_u16() {
                self.upload_mesh(card, &mesh);
                self.meshes.push(MeshOnCard {
                    texture,
                    index_count: mesh.indices.len() as i32,
                    scissor,
                });
            }
        }
    }

    fn upload_mesh(&mut self, card: &mut dyn RenderingBackend, mesh: &Mesh16) {
        let slot = self.meshes.len();
        let fits = self.buffers.get(slot).is_some_and(|buffers| {
            mesh.vertices.len() <= buffers.vertex_room && mesh.indices.len() <= buffers.index_room
        });
        if !fits {
            let new = Buffers::new(card, mesh.vertices.len(), mesh.indices.len());
            match self.buffers.get_mut(slot) {
                Some(old) => std::mem::replace(old, new).delete(card),
                None => self.buffers.push(new),
            }
        }
        let buffers = &self.buffers[slot];
        card.buffer_update(buffers.vertices, BufferSource::slice(&mesh.vertices));
        card.buffer_update(buffers.indices, BufferSource::slice(&mesh.indices));
    }

    /// Paints the uploaded picture on the window, or on `target`.
    pub fn paint(
        &self,
        card: &mut dyn RenderingBackend,
        target: Option<RenderPass>,
        background: Color32,
    ) {
        let [red, green, blue, _] = background.to_array().map(|part| f32::from(part) / 255.0);
        card.begin_pass(target, PassAction::clear_color(red, green, blue, 1.0));
        card.apply_pipeline(&self.pipeline);
        card.apply_uniforms(UniformsSource::table(&self.points));
        for (mesh, buffers) in self.meshes.iter().zip(&self.buffers) {
            let [x, y, width, height] = mesh.scissor;
            card.apply_scissor_rect(x, y, width, height);
            card.apply_bindings_from_slice(&[buffers.vertices], buffers.indices, &[mesh.texture]);
            card.draw(0, mesh.index_count, 1);
        }
        card.end_render_pass();
    }
}

impl Buffers {
    /// Room for half as much again, so that a growing text does not reallocate at every letter.
    fn new(card: &mut dyn RenderingBackend, vertices: usize, indices: usize) -> Self {
        let vertex_room = vertices + vertices / 2;
        let index_room = indices + indices / 2;
        Self {
            vertices: card.new_buffer(
                BufferType::VertexBuffer,
                BufferUsage::Stream,
                BufferSource::empty::<Vertex>(vertex_room),
            ),
            vertex_room,
            indices: card.new_buffer(
                BufferType::IndexBuffer,
                BufferUsage::Stream,
                BufferSource::empty::<u16>(index_room),
            ),
            index_room,
        }
    }

    fn delete(self, card: &mut dyn RenderingBackend) {
        card.delete_buffer(self.vertices);
        card.delete_buffer(self.indices);
    }
}

/// The clip rectangle in whole pixels, counted from the bottom left as OpenGL does; nothing when
/// it is empty.
fn scissor(clip: Rect, pixels_per_point: f32, [width, height]: [u32; 2]) -> Option<[i32; 4]> {
    let pixel = |points: f32, limit: u32| {
        (points * pixels_per_point).round().clamp(0.0, limit as f32) as i32
    };
    let (left, right) = (pixel(clip.min.x, width), pixel(clip.max.x, width));
    let (top, bottom) = (pixel(clip.min.y, height), pixel(clip.max.y, height));
    (left < right && top < bottom)
        .then(|| [left, height as i32 - bottom, right - left, bottom - top])
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn scissors_count_from_the_bottom_in_pixels() {
        let clip = Rect::from_min_max(pos2(10.0, 20.0), pos2(110.0, 70.0));
        assert_eq!(scissor(clip, 1.0, [200, 100]), Some([10, 30, 100, 50]));
        assert_eq!(scissor(clip, 1.5, [300, 150]), Some([15, 45, 150, 75]));
    }

    #[test]
    fn scissors_stay_within_the_picture() {
        assert_eq!(
            scissor(Rect::EVERYTHING, 2.0, [64, 48]),
            Some([0, 0, 64, 48])
        );
        assert_eq!(scissor(Rect::NOTHING, 1.0, [64, 48]), None);
        let outside = Rect::from_min_max(pos2(70.0, 0.0), pos2(90.0, 10.0));
        assert_eq!(scissor(outside, 1.0, [64, 48]), None);
    }

    #[test]
    fn vertices_lie_in_memory_as_the_pipeline_reads_them() {
        assert_eq!(std::mem::offset_of!(Vertex, pos), 0);
        assert_eq!(std::mem::offset_of!(Vertex, uv), 8);
        assert_eq!(std::mem::offset_of!(Vertex, color), 16);
        assert_eq!(size_of::<Vertex>(), 20);
    }
}
