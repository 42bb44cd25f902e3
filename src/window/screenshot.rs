//! The painted window as a PNG file.
//!
//! The picture is painted once more into a texture of its own and read from there: what lies on the
//! screen may be covered by other windows, or be smaller than was asked for.

use super::painter::Painter;
use crate::export::png;
use crate::files::{self, WriteError};
use egui::Color32;
use miniquad::{RenderingBackend, TextureParams};
use std::path::Path;

/// Writes what `painter` last uploaded.
pub fn save(
    card: &mut dyn RenderingBackend,
    painter: &Painter,
    [width, height]: [u32; 2],
    background: Color32,
    path: &Path,
) -> Result<(), WriteError> {
    let mut rgba = read(card, painter, [width, height], background);
    flip(&mut rgba, width as usize * 4);
    files::write(path, &png::encode(&rgba, width, height))
}

fn read(
    card: &mut dyn RenderingBackend,
    painter: &Painter,
    [width, height]: [u32; 2],
    background: Color32,
) -> Vec<u8> {
    let texture = card.new_render_texture(TextureParams {
        width,
        height,
        ..Default::default()
    });
    let pass = card.new_render_pass(texture, None);
    painter.paint(card, Some(pass), background);
    let mut rgba = vec![0; width as usize * height as usize * 4];
    card.texture_read_pixels(texture, &mut rgba);
    card.delete_render_pass(pass); // and its texture
    rgba
}

/// OpenGL's first row is the lowest, a picture's the uppermost.
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
