//! Saves the painted window as a PNG file.
//!
//! The picture is painted once more into a texture and read from there: on the screen it may be
//! covered by other windows, or be smaller than asked for.

use super::painter::Painter;
use crate::export::png;
use crate::files::{self, WriteError};
use egui::Color32;
use macroquad::camera::{Camera2D, set_camera, set_default_camera};
use macroquad::texture::render_target;
use std::path::Path;

/// Writes the picture that `painter` took last.
pub fn save(
    painter: &Painter,
    [width, height]: [u32; 2],
    background: Color32,
    path: &Path,
) -> Result<(), WriteError> {
    let target = render_target(width, height);
    set_camera(&Camera2D {
        render_target: Some(target.clone()),
        ..Default::default()
    });
    painter.paint(background);
    set_default_camera();
    let mut rgba = target.texture.get_texture_data().bytes;
    flip(&mut rgba, width as usize * 4);
    files::write(
        path,
        &png::encode(std::iter::once(rgba), (width, height), false),
    )
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
