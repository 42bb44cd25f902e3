//! Films as animated PNG.

use super::film::{FilmFormat, FilmFrame, FilmHead, UNCHANGED};
use png::{BitDepth, BlendOp, ColorType, Compression, Encoder, Filter, Writer};
use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// Why writing cannot fail: it goes to memory, and pictures have pixels.
const TAKEN: &str = "memory takes all that is written";

/// What has been encoded and not yet taken out.
#[derive(Clone, Default)]
struct Encoded(Rc<RefCell<Vec<u8>>>);

impl Write for Encoded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Apng {
    writer: Writer<Encoded>,
    encoded: Encoded,
    width: u32,
}

/// Begins a file.
pub fn begin(head: &FilmHead) -> Box<dyn FilmFormat> {
    let (width, height) = head.size;
    let encoded = Encoded::default();
    let mut encoder = Encoder::new(encoded.clone(), width, height);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_color(ColorType::Indexed);
    encoder.set_palette(head.table.as_slice());
    let mut opacities = [u8::MAX; 256];
    opacities[usize::from(UNCHANGED)] = 0;
    encoder.set_trns(opacities.as_slice());
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    let count = head.times.count as u32;
    encoder.set_animated(count, 0).expect(TAKEN);
    encoder.set_blend_op(BlendOp::Over).expect(TAKEN);
    let writer = encoder.write_header().expect(TAKEN);
    Box::new(Apng {
        writer,
        encoded,
        width,
    })
}

impl Apng {
    fn encode(&mut self, frame: &FilmFrame) -> Result<(), png::EncodingError> {
        self.writer.set_frame_position(0, 0)?;
        self.writer.set_frame_dimension(self.width, frame.height)?;
        self.writer.set_frame_position(0, frame.top)?;
        self.writer.set_frame_delay(frame.delay, 100)?;
        self.writer.write_image_data(&frame.pixels)
    }
}

impl FilmFormat for Apng {
    fn add(&mut self, frame: FilmFrame, file: &mut Vec<u8>) {
        self.encode(&frame).expect(TAKEN);
        file.append(&mut self.encoded.0.borrow_mut());
    }

    fn finish(self: Box<Self>, file: &mut Vec<u8>) {
        self.writer.finish().expect(TAKEN);
        file.append(&mut self.encoded.0.borrow_mut());
    }
}
