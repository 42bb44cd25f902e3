//! The window's icon, from a function that gives the colour of each pixel.

use egui::Color32;
use macroquad::miniquad::conf::Icon;

/// The colour of pixel (x, y) of a square icon with `side` pixels.
pub type Pixels = fn(x: usize, y: usize, side: usize) -> Color32;

/// The three sizes miniquad asks for.
pub fn build(pixels: Pixels) -> Icon {
    let mut icon = Icon {
        small: [0; 16 * 16 * 4],
        medium: [0; 32 * 32 * 4],
        big: [0; 64 * 64 * 4],
    };
    fill(&mut icon.small, 16, pixels);
    fill(&mut icon.medium, 32, pixels);
    fill(&mut icon.big, 64, pixels);
    icon
}

fn fill(bytes: &mut [u8], side: usize, pixels: Pixels) {
    for (index, rgba) in bytes.chunks_exact_mut(4).enumerate() {
        let colour = pixels(index % side, index / side, side);
        rgba.copy_from_slice(&colour.to_srgba_unmultiplied());
    }
}
