//! Films as animated GIF.

use super::film::{FilmFormat, FilmFrame, FilmHead, UNCHANGED};
use gif::{Encoder, Frame, Repeat};

/// Why writing cannot fail: it goes to memory, and pictures are far smaller than the format allows.
const TAKEN: &str = "memory takes all that is written";

struct Gif {
    encoder: Encoder<Vec<u8>>,
    width: u16,
    is_first: bool,
}

/// Begins a file.
pub fn begin(head: &FilmHead) -> Box<dyn FilmFormat> {
    let (width, height) = (head.size.0 as u16, head.size.1 as u16);
    let mut encoder = Encoder::new(Vec::new(), width, height, &head.table).expect(TAKEN);
    encoder.set_repeat(Repeat::Infinite).expect(TAKEN);
    Box::new(Gif {
        encoder,
        width,
        is_first: true,
    })
}

impl FilmFormat for Gif {
    fn add(&mut self, frame: FilmFrame, file: &mut Vec<u8>) {
        let is_first = std::mem::take(&mut self.is_first);
        let frame = Frame {
            top: frame.top as u16,
            width: self.width,
            height: frame.height as u16,
            transparent: (!is_first).then_some(UNCHANGED),
            delay: frame.delay,
            buffer: frame.pixels.into(),
            ..Frame::default()
        };
        self.encoder.write_frame(&frame).expect(TAKEN);
        file.append(self.encoder.get_mut());
    }

    fn finish(self: Box<Self>, file: &mut Vec<u8>) {
        file.append(&mut self.encoder.into_inner().expect(TAKEN));
    }
}
