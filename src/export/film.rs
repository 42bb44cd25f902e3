//! Films: pictures of one size, one after the other, in whatever format.
//!
//! All pictures share one colour table made from the theme: its colours, and the blends of text and
//! background that antialiased edges have. Of each picture only the rows that have changed are stored.
//! Pictures are kept as indices into the table: a film takes at most three bytes of memory per
//! pixel.

use super::boards::{Boards, SideBySide};
use super::options::{ExportOptions, PictureLook};
use super::picture;
use super::raster::Drawing;
use super::writer::StepWriter;
use crate::scene::{Color, Palette};
use std::collections::HashMap;
use std::ops::Range;

/// The transparent index, which keeps the pixel of the previous picture.
pub const UNCHANGED: u8 = 255;
/// The least time that the last picture is shown, in hundredths of a second.
const LAST: u64 = 200;

/// When the pictures of a film appear, in hundredths of a second.
#[derive(Clone, Copy, Debug)]
pub struct FilmTimes {
    /// Pictures per second, up to 50.
    pub speed: f64,
    /// The number of pictures.
    pub count: usize,
}

impl FilmTimes {
    /// The times of this many pictures.
    pub const fn of(options: &ExportOptions, count: usize) -> Self {
        let speed = options.speed;
        Self { speed, count }
    }

    /// When a picture appears; of the one after the last, when the film is over.
    pub fn start(self, index: usize) -> u64 {
        let start = |index: usize| (index as f64 * 100.0 / self.speed).round() as u64;
        if index < self.count || index == 0 {
            return start(index);
        }
        start(index).max(start(self.count - 1) + LAST)
    }

    /// How long a picture is shown.
    fn delay(self, index: usize) -> u16 {
        let delay = self.start(index + 1) - self.start(index);
        delay.try_into().unwrap_or(u16::MAX)
    }
}

/// What a picture changes of the one before: whole rows.
pub struct FilmFrame {
    /// The first of these rows.
    pub top: u32,
    /// The number of rows.
    pub height: u32,
    /// The index of each pixel, or [`UNCHANGED`], which the first picture does not contain.
    pub pixels: Vec<u8>,
    /// How long the picture is shown, in hundredths of a second.
    pub delay: u16,
}

/// A file format for films.
pub trait FilmFormat {
    /// Adds a picture, and whatever is ready to the file.
    fn add(&mut self, frame: FilmFrame, file: &mut Vec<u8>);

    /// Ends the film.
    fn finish(self: Box<Self>, file: &mut Vec<u8>);
}

/// What all pictures of a film have in common.
pub struct FilmHead {
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// Red, green and blue of the 256 colours.
    pub table: Vec<u8>,
    /// When the pictures appear.
    pub times: FilmTimes,
}

/// Begins a file, which loops forever.
pub type FilmBegin = fn(&FilmHead) -> Box<dyn FilmFormat>;

/// A film in the making.
pub struct Film {
    format: Box<dyn FilmFormat>,
    times: FilmTimes,
    width: usize,
    colors: Vec<Color>,
    /// The index of each colour seen so far.
    indices: HashMap<[u8; 4], u8>,
    /// The latest picture; empty before the first.
    shown: Vec<u8>,
    /// The number of pictures so far.
    done: usize,
}

impl Film {
    /// A film without pictures, of this width and height in pixels.
    pub fn new(begin: FilmBegin, size: (u32, u32), palette: &Palette, times: FilmTimes) -> Self {
        let colors = colors(palette);
        let table = colors.iter().flat_map(|c| c.0[..3].to_vec()).collect();
        let head = FilmHead { size, table, times };
        Self {
            format: begin(&head),
            times,
            width: size.0 as usize,
            colors,
            indices: HashMap::new(),
            shown: Vec::new(),
            done: 0,
        }
    }

    /// Adds an opaque picture, given in parts from the top.
    pub fn add<P: AsRef<[[u8; 4]]>>(&mut self, parts: impl Iterator<Item = P>, file: &mut Vec<u8>) {
        let mut picture = Vec::with_capacity(self.shown.len());
        for part in parts {
            // Most pixels are like their neighbours.
            for same in part.as_ref().chunk_by(|a, b| a == b) {
                let index = index(&mut self.indices, &self.colors, same[0]);
                picture.resize(picture.len() + same.len(), index);
            }
        }
        let rows = match self.shown.is_empty() {
            true => 0..picture.len() / self.width,
            false => changed(&self.shown, &picture, self.width),
        };
        let part = rows.start * self.width..rows.end * self.width;
        let mut pixels = picture[part.clone()].to_vec();
        let before = self.shown.get(part).unwrap_or_default();
        for (pixel, before) in pixels.iter_mut().zip(before) {
            if pixel == before {
                *pixel = UNCHANGED;
            }
        }
        let frame = FilmFrame {
            top: rows.start as u32,
            height: rows.len() as u32,
            pixels,
            delay: self.times.delay(self.done),
        };
        self.format.add(frame, file);
        self.shown = picture;
        self.done += 1;
    }

    /// Ends the film.
    pub fn finish(self, file: &mut Vec<u8>) {
        self.format.finish(file);
    }
}

/// A film of boards.
struct BoardFilm {
    film: Film,
    look: PictureLook,
    scale: f32,
}

/// Begins a film of boards, with this many pictures.
pub fn begin(
    format: FilmBegin,
    options: &ExportOptions,
    boards: &Boards,
    count: usize,
) -> Box<dyn StepWriter> {
    let ExportOptions { look, scale, .. } = *options;
    let empty = Drawing {
        shapes: &[],
        size: picture::size(boards.boards.len(), look.view),
        scale,
    };
    let times = FilmTimes::of(options, count);
    Box::new(BoardFilm {
        film: Film::new(format, empty.pixels(), &look.theme.palette(), times),
        look,
        scale,
    })
}

impl StepWriter for BoardFilm {
    fn add(&mut self, boards: &mut SideBySide<'_>, file: &mut Vec<u8>) {
        picture::with_pixels(&boards.shown(), self.look, self.scale, |drawing| {
            self.film.add(drawing.bands(), file);
        });
    }

    fn finish(self: Box<Self>, file: &mut Vec<u8>) {
        self.film.finish(file);
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
    fn pictures_appear_on_time() {
        let times = |speed, count| {
            let times = FilmTimes { speed, count };
            (0..=count)
                .map(|index| times.start(index))
                .collect::<Vec<_>>()
        };
        assert_eq!(times(3.0, 4), [0, 33, 67, 100, 300]);
        assert_eq!(times(0.25, 2), [0, 400, 800]);
    }

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
