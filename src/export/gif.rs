//! Steps as an animated GIF.
//!
//! All pictures share one colour table made from the theme: its colours, and the blends of text and
//! background that antialiased edges have. Of each picture only what has changed is stored.
//! Pictures are kept as indices into the table: an animation takes at most three bytes of memory
//! per pixel.

use super::boards::{Boards, SideBySide};
use super::options::{ExportOptions, PictureLook, PixelScale};
use super::picture;
use super::raster::Drawing;
use super::writer::StepWriter;
use crate::scene::{Color, Palette};
use gif::{Encoder, Frame, Repeat};
use std::collections::HashMap;

/// The transparent index, which keeps the pixel of the previous picture.
const UNCHANGED: u8 = 255;
/// Why writing cannot fail: it goes to memory, and pictures are far smaller than the format allows.
const TAKEN: &str = "memory takes all that is written";

/// The least time that the last picture is shown, in seconds.
const LAST: f64 = 2.0;

/// A film that loops forever.
struct Film {
    look: PictureLook,
    scale: PixelScale,
    /// How long each picture is shown.
    seconds: f64,
    encoder: Encoder<Vec<u8>>,
    colors: Vec<Color>,
    /// The index of each colour seen so far.
    indices: HashMap<[u8; 4], u8>,
    /// The latest picture.
    shown: Vec<u8>,
    /// What the latest picture changes. It is written later, because the last one is shown longer.
    held: Option<Frame<'static>>,
    /// How far the delays written so far lag behind what they should be, in hundredths of a second.
    lag: f64,
}

/// Begins a film of boards.
pub fn begin(options: &ExportOptions, boards: &Boards) -> Box<dyn StepWriter> {
    let ExportOptions { look, scale, .. } = *options;
    let empty = Drawing {
        shapes: &[],
        size: picture::size(boards.boards.len(), look.view),
        scale: scale.0,
    };
    let (width, height) = empty.pixels();
    let colors = colors(&look.theme.palette());
    let table: Vec<u8> = colors.iter().flat_map(|c| c.0[..3].to_vec()).collect();
    let mut encoder = Encoder::new(Vec::new(), width as u16, height as u16, &table).expect(TAKEN);
    encoder.set_repeat(Repeat::Infinite).expect(TAKEN);
    Box::new(Film {
        look,
        scale,
        seconds: 1.0 / options.speed,
        encoder,
        colors,
        indices: HashMap::new(),
        shown: Vec::new(),
        held: None,
        lag: 0.0,
    })
}

impl StepWriter for Film {
    fn add(&mut self, boards: &mut SideBySide<'_>, file: &mut Vec<u8>) {
        self.write_held(self.seconds);
        picture::with_pixels(&boards.shown(), self.look, self.scale, |drawing| {
            self.push(drawing);
        });
        file.append(self.encoder.get_mut());
    }

    fn finish(mut self: Box<Self>, file: &mut Vec<u8>) {
        self.write_held(self.seconds.max(LAST));
        file.append(&mut self.encoder.into_inner().expect(TAKEN));
    }
}

impl Film {
    /// Adds an opaque picture.
    fn push(&mut self, drawing: &Drawing) {
        let (width, height) = drawing.pixels();
        let row_length = width as usize;
        let mut picture = Vec::with_capacity(row_length * height as usize);
        for band in drawing.bands() {
            // Most pixels are like their neighbours.
            for same in band.pixels().chunk_by(|a, b| a == b) {
                let index = index(&mut self.indices, &self.colors, same[0]);
                picture.resize(picture.len() + same.len(), index);
            }
        }
        let is_first = self.shown.is_empty();
        let [left, top, right, bottom] = match is_first {
            true => [0, 0, row_length, height as usize],
            false => changed(&self.shown, &picture, row_length),
        };
        let mut buffer = Vec::with_capacity((right - left) * (bottom - top));
        for row in top..bottom {
            let part = row * row_length + left..row * row_length + right;
            let before = self.shown.get(part.clone()).unwrap_or_default();
            let mut before = before.iter();
            let pixel = |index: &u8| match before.next() == Some(index) {
                true => UNCHANGED,
                false => *index,
            };
            buffer.extend(picture[part].iter().map(pixel));
        }
        self.held = Some(Frame {
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            transparent: (!is_first).then_some(UNCHANGED),
            buffer: buffer.into(),
            ..Frame::default()
        });
        self.shown = picture;
    }

    /// Writes the latest picture, which is shown for this many seconds.
    fn write_held(&mut self, seconds: f64) {
        if let Some(mut frame) = self.held.take() {
            let hundredths = seconds * 100.0 + self.lag;
            let delay = hundredths.round().clamp(2.0, f64::from(u16::MAX));
            self.lag = hundredths - delay;
            frame.delay = delay as u16;
            self.encoder.write_frame(&frame).expect(TAKEN);
        }
    }
}

/// The smallest rectangle in which two pictures differ: left, top, right and bottom. If they are
/// equal, a single pixel, because time passes only with pictures.
fn changed(before: &[u8], now: &[u8], width: usize) -> [usize; 4] {
    let rows = || before.chunks_exact(width).zip(now.chunks_exact(width));
    let Some(top) = rows().position(|(a, b)| a != b) else {
        return [0, 0, 1, 1];
    };
    let [mut left, mut right, mut bottom] = [width, 0, top];
    for (number, (a, b)) in rows().enumerate().skip(top) {
        if a != b {
            let differs = |(a, b): (&u8, &u8)| a != b;
            let pairs = || a.iter().zip(b);
            left = left.min(pairs().position(differs).unwrap_or(width));
            right = right.max(pairs().rposition(differs).map_or(0, |last| last + 1));
            bottom = number + 1;
        }
    }
    [left, top, right, bottom]
}

/// The index of the nearest colour.
fn index(known: &mut HashMap<[u8; 4], u8>, colors: &[Color], pixel: [u8; 4]) -> u8 {
    *known.entry(pixel).or_insert_with(|| {
        let distance = |color: &Color| -> i32 {
            let differences = (0..3).map(|i| i32::from(color.0[i]) - i32::from(pixel[i]));
            differences.map(|difference| difference * difference).sum()
        };
        let nearest = (0..colors.len()).min_by_key(|index| distance(&colors[*index]));
        nearest.expect("there are colours") as u8
    })
}

/// The colour table of a theme: its colours, then their blends, the most even ones first, until it
/// is full.
fn colors(p: &Palette) -> Vec<Color> {
    let edges = [
        (p.frame, p.surface),
        (p.frame, p.paper),
        (p.frame, p.given),
        (p.line, p.surface),
        (p.line, p.paper),
        (p.line, p.given),
        // Rings around cells overlap the thick lines.
        (p.guess, p.frame),
        (p.conflict, p.frame),
        (p.deduced, p.frame),
        (p.undone, p.frame),
        (p.dead, p.frame),
    ];
    let pairs: Vec<_> = edges.into_iter().chain(p.text_pairs()).collect();
    let mut colors: Vec<Color> = Vec::new();
    for share in [255, 0, 128, 64, 192, 32, 96, 160, 224] {
        for (upper, lower) in &pairs {
            let mixed = upper.alpha(share).over(*lower);
            if !colors.contains(&mixed) && colors.len() < usize::from(UNCHANGED) {
                colors.push(mixed);
            }
        }
    }
    // The last index is the transparent one.
    colors.resize(usize::from(UNCHANGED) + 1, p.paper);
    colors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_difference_of_pictures_is_a_rectangle() {
        let before = [0; 20];
        let mut now = before;
        assert_eq!(changed(&before, &now, 5), [0, 0, 1, 1]);
        now[7] = 1;
        assert_eq!(changed(&before, &now, 5), [2, 1, 3, 2]);
        now[16] = 1;
        assert_eq!(changed(&before, &now, 5), [1, 1, 3, 4]);
    }
}
