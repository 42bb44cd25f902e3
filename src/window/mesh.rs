//! egui's triangles as macroquad's.
//!
//! A vertex carries its clip rectangle in the four numbers that macroquad keeps for a normal, so
//! pictures with many clip rectangles still take few draw calls.

use egui::epaint::{self, Rect};
use macroquad::math::{Vec2, Vec3, Vec4};
use macroquad::models::{Mesh, Vertex};

/// Vertices and indices per draw call. macroquad keeps a buffer of this size for each.
pub const VERTICES: usize = 1 << 14;
pub const INDICES: usize = 3 * VERTICES;

/// The largest texture side that every graphics card of the last fifteen years and every browser
/// supports.
pub const MAX_TEXTURE_SIDE: usize = 4096;

/// The clip rectangle as left, top, right and bottom, in points but aligned to pixels; `None` if it
/// is empty.
pub fn clip(clip: Rect, pixels_per_point: f32, [width, height]: [u32; 2]) -> Option<Vec4> {
    let pixel =
        |points: f32, limit: u32| (points * pixels_per_point).round().clamp(0.0, limit as f32);
    let (left, right) = (pixel(clip.min.x, width), pixel(clip.max.x, width));
    let (top, bottom) = (pixel(clip.min.y, height), pixel(clip.max.y, height));
    let is_empty = left >= right || top >= bottom;
    (!is_empty).then(|| Vec4::new(left, top, right, bottom) / pixels_per_point)
}

/// Cuts a mesh into pieces that each fit into a draw call, without their texture.
pub fn pieces(mesh: &epaint::Mesh, clip: Vec4) -> Vec<Mesh> {
    let vertex = |vertex: &epaint::Vertex| Vertex {
        position: Vec3::new(vertex.pos.x, vertex.pos.y, 0.0),
        uv: Vec2::new(vertex.uv.x, vertex.uv.y),
        color: vertex.color.to_array(),
        normal: clip,
    };
    let mut pieces = Vec::new();
    // Where the vertices of the mesh are in the current piece.
    let mut places = vec![None; mesh.vertices.len()];
    for triangle in mesh.indices.chunks_exact(3) {
        let is_full = |piece: &Mesh| {
            piece.vertices.len() + 3 >= VERTICES || piece.indices.len() + 3 >= INDICES
        };
        if pieces.last().is_none_or(is_full) {
            places.fill(None);
            pieces.push(Mesh {
                vertices: Vec::new(),
                indices: Vec::new(),
                texture: None,
            });
        }
        let piece = pieces.last_mut().expect("one was made just now");
        for &index in triangle {
            let place = places[index as usize].get_or_insert_with(|| {
                piece.vertices.push(vertex(&mesh.vertices[index as usize]));
                piece.vertices.len() as u16 - 1
            });
            piece.indices.push(*place);
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Color32, pos2};

    #[test]
    fn clips_run_along_the_edges_of_pixels() {
        let points = Rect::from_min_max(pos2(10.2, 20.4), pos2(109.9, 70.4));
        let clipped = |all: [f32; 4]| Some(Vec4::from_array(all));
        assert_eq!(
            clip(points, 1.0, [200, 100]),
            clipped([10.0, 20.0, 110.0, 70.0])
        );
        assert_eq!(
            clip(points, 2.0, [400, 200]),
            clipped([10.0, 20.5, 110.0, 70.5])
        );
    }

    #[test]
    fn clips_stay_within_the_picture() {
        let whole = Some(Vec4::new(0.0, 0.0, 32.0, 24.0));
        assert_eq!(clip(Rect::EVERYTHING, 2.0, [64, 48]), whole);
        assert_eq!(clip(Rect::NOTHING, 1.0, [64, 48]), None);
        let outside = Rect::from_min_max(pos2(70.0, 0.0), pos2(90.0, 10.0));
        assert_eq!(clip(outside, 1.0, [64, 48]), None);
    }

    /// The corners of all triangles, in order.
    fn corners(pieces: &[Mesh]) -> Vec<f32> {
        let of = |piece: &Mesh| {
            let x = |&index: &u16| piece.vertices[usize::from(index)].position.x;
            piece.indices.iter().map(x).collect::<Vec<_>>()
        };
        pieces.iter().flat_map(of).collect()
    }

    #[test]
    fn no_triangle_is_lost_when_a_mesh_is_cut() {
        for count in [10, VERTICES as u32 - 1, VERTICES as u32, 100_000] {
            let mut mesh = epaint::Mesh::default();
            for x in 0..count {
                mesh.colored_vertex(pos2(x as f32, 0.0), Color32::RED);
            }
            // A fan shares its first vertex, a strip shares neighbours.
            for x in 2..count {
                mesh.add_triangle(if x % 2 == 0 { 0 } else { x - 2 }, x - 1, x);
            }
            let pieces = pieces(&mesh, Vec4::ONE);
            let expected: Vec<f32> = mesh.indices.iter().map(|&index| index as f32).collect();
            assert_eq!(corners(&pieces), expected, "{count} vertices");
            for piece in &pieces {
                assert!(piece.vertices.len() < VERTICES && piece.indices.len() < INDICES);
                assert!(
                    piece
                        .vertices
                        .iter()
                        .all(|vertex| vertex.normal == Vec4::ONE)
                );
            }
        }
    }
}
