//! Pixels as PNG.

use super::boards::{Boards, SideBySide};
use super::options::ExportOptions;
use super::picture;
use super::raster::Raster;
use super::writer::StepWriter;
use std::io::{self, Write};

/// Begins the picture of boards at a step.
pub fn begin(options: &ExportOptions, _: &Boards, _: usize) -> Box<dyn StepWriter> {
    let ExportOptions { look, scale, .. } = *options;
    Box::new(move |boards: &mut SideBySide, file: &mut Vec<u8>| {
        picture::with_pixels(&boards.shown(), look, scale, |drawing| {
            let bands = drawing.bands().map(Raster::into_rgba);
            file.extend(encode(bands, drawing.pixels(), look.is_transparent));
        });
    })
}

/// Encodes rows of red, green, blue and opacity, from the top. The opacity is left out unless the
/// picture is transparent.
pub fn encode(
    bands: impl Iterator<Item = Vec<u8>>,
    size: (u32, u32),
    is_transparent: bool,
) -> Vec<u8> {
    let mut bytes = Vec::new();
    write(bands, size, is_transparent, &mut bytes)
        .expect("pictures have pixels, and memory takes all that is written");
    bytes
}

fn write(
    bands: impl Iterator<Item = Vec<u8>>,
    (width, height): (u32, u32),
    is_transparent: bool,
    bytes: &mut Vec<u8>,
) -> io::Result<()> {
    let mut encoder = png::Encoder::new(bytes, width, height);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_color(match is_transparent {
        true => png::ColorType::Rgba,
        false => png::ColorType::Rgb,
    });
    let mut writer = encoder.write_header()?;
    let mut rows = writer.stream_writer()?;
    for mut rgba in bands {
        if !is_transparent {
            rgba = rgba
                .as_chunks::<4>()
                .0
                .iter()
                .flat_map(|[r, g, b, _]| [*r, *g, *b])
                .collect();
        }
        rows.write_all(&rgba)?;
    }
    rows.finish()?;
    Ok(writer.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::raster::{Drawing, Raster};
    use crate::scene::{Color, Rect, Shape};

    /// The pixels of a picture, encoded and decoded.
    fn pixels(drawing: &Drawing, is_transparent: bool) -> (png::OutputInfo, Vec<u8>) {
        let bands = drawing.bands().map(Raster::into_rgba);
        let bytes = encode(bands, drawing.pixels(), is_transparent);
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
            .read_info()
            .unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        (info, pixels)
    }

    const fn drawing(shapes: &[Shape], width: f32, height: f32, scale: f32) -> Drawing<'_> {
        Drawing {
            shapes,
            size: (width, height),
            scale,
        }
    }

    fn square(x: f32, y: f32, side: f32, color: [u8; 4]) -> Shape {
        Shape::filled(Rect::new(x, y, side, side), Color(color))
    }

    #[test]
    fn a_picture_keeps_its_pixels() {
        let shapes = [
            square(0.0, 0.0, 1.0, [255, 0, 0, 255]),
            square(1.0, 0.0, 1.0, [0, 128, 9, 80]),
        ];
        let drawing = drawing(&shapes, 2.0, 1.0, 1.0);
        for (is_transparent, expected) in [(true, &[255, 0, 0, 255][..]), (false, &[255, 0, 0])] {
            let (info, pixels) = pixels(&drawing, is_transparent);
            assert_eq!((info.width, info.height), (2, 1));
            assert_eq!(pixels.len(), 2 * expected.len());
            assert!(pixels.starts_with(expected));
            assert!(!is_transparent || pixels[7] == 80);
        }
    }

    /// A picture that takes several bands has no seams.
    #[test]
    fn bands_join() {
        let shapes = [
            square(0.0, 0.0, 40.0, [9, 9, 9, 255]),
            square(10.0, 7.0, 20.0, [200, 0, 0, 255]),
        ];
        let drawing = drawing(&shapes, 40.0, 40.0, 80.0);
        assert!(drawing.bands().count() > 2);
        let (info, pixels) = pixels(&drawing, false);
        let red = |x: usize, y: usize| pixels[3 * (y * info.width as usize + x)];
        for (x, y, expected) in [
            (0, 0, 9),
            (799, 560, 9),
            (800, 559, 9),
            (800, 560, 200),
            (2399, 2159, 200),
            (2400, 2159, 9),
            (2399, 2160, 9),
            (3199, 3199, 9),
        ] {
            assert_eq!(red(x, y), expected, "{x}, {y}");
        }
    }
}
