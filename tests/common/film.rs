//! Pictures and films in PNG, decoded frame by frame.

use std::io::Cursor;

/// A picture, or a film.
pub struct Film {
    pub size: (u32, u32),
    /// How long each frame is shown, in hundredths of a second; a picture has none.
    pub delays: Vec<u16>,
    /// What is seen: red, green, blue and opacity of each pixel.
    pub frames: Vec<Vec<u8>>,
}

/// Decodes a PNG file.
pub fn decoded(png: &[u8]) -> Film {
    let mut decoder = png::Decoder::new(Cursor::new(png));
    // Four bytes a pixel, also where nothing can be seen through.
    decoder.set_transformations(png::Transformations::ALPHA);
    let mut reader = decoder.read_info().expect("a PNG file");
    let size = reader.info().size();
    let count = (reader.info().animation_control).map_or(1, |film| film.num_frames);
    let mut film = Film {
        size,
        delays: Vec::new(),
        frames: Vec::new(),
    };
    let mut screen = vec![0; (size.0 * size.1 * 4) as usize];
    for _ in 0..count {
        let mut pixels = vec![0; reader.output_buffer_size().expect("it fits")];
        let info = reader.next_frame(&mut pixels).expect("a frame");
        let control = reader.info().frame_control;
        let (x, y) = control.map_or((0, 0), |control| (control.x_offset, control.y_offset));
        for (row, line) in pixels[..info.buffer_size()]
            .chunks_exact(info.line_size)
            .enumerate()
        {
            let start = ((y as usize + row) * size.0 as usize + x as usize) * 4;
            let seen = screen[start..].chunks_exact_mut(4);
            for (seen, pixel) in seen.zip(line.chunks_exact(4)) {
                if pixel[3] > 0 {
                    seen.copy_from_slice(pixel);
                }
            }
        }
        film.delays.extend(control.map(|control| control.delay_num));
        film.frames.push(screen.clone());
    }
    film
}
