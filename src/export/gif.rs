//! Steps as an animated GIF.
//!
//! All pictures share one colour table made from the theme: its colours, and the blends of text and
//! background that antialiased edges have. Of each picture only the rows that have changed are stored.
//! Pictures are kept as indices into the table: an animation takes at most three bytes of memory
//! per pixel.

use super::boards::{Boards, SideBySide};
use super::options::{ExportOptions, PictureLook};
use super::picture;
use super::raster::Drawing;
use super::writer::StepWriter;
use crate::scene::{Color, Palette};
use gif::{Encoder, Frame, Repeat};
use std::collections::HashMap;
use std::ops::Range;

/// The transparent index, which keeps the pixel of the previous picture.
const UNCHANGED: u8 = 255;
/// Why writing cannot fail: it goes to memory, and pictures are far smaller than the format allows.
const TAKEN: &str = "memory takes all that is written";

/// The least time that the last picture is shown, in seconds.
const LAST: f64 = 2.0;

/// A film that loops forever.
struct Film {
    look: PictureLook,
    scale: f32,
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
        scale,
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
        let rows = match is_first {
            true => 0..height as usize,
            false => changed(&self.shown, &picture, row_length),
        };
        let part = rows.start * row_length..rows.end * row_length;
        let mut buffer = picture[part.clone()].to_vec();
        let before = self.shown.get(part).unwrap_or_default();
        for (pixel, before) in buffer.iter_mut().zip(before) {
            if pixel == before {
                *pixel = UNCHANGED;
            }
        }
        self.held = Some(Frame {
            top: rows.start as u16,
            width: width as u16,
            height: rows.len() as u16,
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

/// The rows from the first to the last in which two pictures differ. If they are equal, a single
/// one, because time passes only with pictures.
fn changed(before: &[u8], now: &[u8], width: usize) -> Range<usize> {
    let rows = || before.chunks_exact(width).zip(now.chunks_exact(width));
    let differs = |(before, now): (&[u8], &[u8])| before != now;
    let first = rows().position(differs).unwrap_or(0);
    first..rows().rposition(differs).unwrap_or(first) + 1
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
        (p.undone, p.undone_fill),
        (p.dead, p.on_dead),
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
    fn the_difference_of_pictures_is_in_some_rows() {
        let before = [0; 20];
        let mut now = before;
        assert_eq!(changed(&before, &now, 5), 0..1);
        now[7] = 1;
        assert_eq!(changed(&before, &now, 5), 1..2);
        now[16] = 1;
        assert_eq!(changed(&before, &now, 5), 1..4);
    }
}
