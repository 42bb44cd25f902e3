//! Pixels as PNG.

/// Encodes rows of red, green, blue and opacity, from the top. The opacity is left out if
/// everything is opaque.
pub fn encode(rgba: &[u8], width: u32, height: u32) -> Vec<u8> {
    let (pixels, _) = rgba.as_chunks::<4>();
    let is_opaque = pixels.iter().all(|[.., alpha]| *alpha == 255);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_depth(png::BitDepth::Eight);
    let written = if is_opaque {
        let opaque = |[r, g, b, _]: &[u8; 4]| [*r, *g, *b];
        let rgb: Vec<u8> = pixels.iter().flat_map(opaque).collect();
        encoder.set_color(png::ColorType::Rgb);
        write(encoder, &rgb)
    } else {
        encoder.set_color(png::ColorType::Rgba);
        write(encoder, rgba)
    };
    written.expect("pictures have pixels, and memory takes all that is written");
    bytes
}

fn write(encoder: png::Encoder<&mut Vec<u8>>, rows: &[u8]) -> Result<(), png::EncodingError> {
    let mut writer = encoder.write_header()?;
    writer.write_image_data(rows)?;
    writer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(bytes: &[u8]) -> (png::OutputInfo, Vec<u8>) {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
            .read_info()
            .unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        (info, pixels)
    }

    #[test]
    fn a_picture_keeps_its_pixels() {
        let opaque = [255, 0, 0, 255, 0, 128, 9, 255];
        let (info, pixels) = decoded(&encode(&opaque, 2, 1));
        assert_eq!((info.width, info.height), (2, 1));
        assert_eq!(pixels, [255, 0, 0, 0, 128, 9]);
        let glass = [255, 0, 0, 255, 0, 128, 9, 80];
        let (info, pixels) = decoded(&encode(&glass, 1, 2));
        assert_eq!((info.width, info.height), (1, 2));
        assert_eq!(pixels, glass);
    }
}
