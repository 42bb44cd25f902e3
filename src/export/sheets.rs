//! Pages that fill from top to bottom.

use crate::explain::Language;
use crate::scene::{
    Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke, Theme, width_of, wrap,
};

/// A4, in points.
pub const WIDTH: f32 = 595.0;
pub const HEIGHT: f32 = 842.0;
/// The margin of a page.
pub const MARGIN: f32 = 48.0;
/// The gap between pages in one picture.
const GAP: f32 = 16.0;
/// The size of text, and the distance of its lines.
pub const SIZE: f32 = 10.5;
pub const LINE: f32 = 15.0;

/// The pages, the last of which is being filled.
pub struct Sheets {
    pages: Vec<Vec<Shape>>,
    is_stacked: bool,
    pub language: Language,
    pub palette: Palette,
    /// How far the page is filled.
    pub y: f32,
    /// How many pages come before these, which are numbered after them.
    before: usize,
}

impl Sheets {
    pub fn new(is_stacked: bool, language: Language) -> Self {
        Self {
            pages: Vec::new(),
            is_stacked,
            language,
            palette: Theme::Light.palette(),
            y: 0.0,
            before: 0,
        }
    }

    /// Pages that come after some others.
    pub fn after(before: usize, language: Language) -> Self {
        Self {
            before,
            ..Self::new(false, language)
        }
    }

    /// The number of the last page.
    pub const fn page(&self) -> usize {
        self.before + self.pages.len()
    }

    /// The shapes on each page.
    pub fn pages(&self) -> &[Vec<Shape>] {
        &self.pages
    }

    /// The height of all pages together.
    pub fn height(&self) -> f32 {
        self.pages.len() as f32 * (HEIGHT + GAP) - GAP
    }

    /// Starts a new page.
    pub fn new_page(&mut self) {
        self.pages.push(Vec::new());
        self.y = MARGIN;
        if self.is_stacked {
            let rect = Rect::new(0.0, self.at(0.0), WIDTH, HEIGHT);
            self.push(Shape::Rect {
                rect,
                radius: 0.0,
                fill: Some(self.palette.surface),
                stroke: Some(Stroke::new(1.0, self.palette.line)),
            });
        }
        let (number, ink) = (self.page().to_string(), self.palette.faint);
        let y = HEIGHT - MARGIN + 12.0;
        self.write(WIDTH - MARGIN - 12.0, y, SIZE, Font::Regular, ink, &number);
    }

    /// Starts a new page if this one has less room left, and is not empty.
    pub fn need(&mut self, height: f32) {
        if self.y + height > HEIGHT - MARGIN && self.y > MARGIN {
            self.new_page();
        }
    }

    /// The place on this page of a height counted over all pages.
    pub fn at(&self, y: f32) -> f32 {
        let before = self.pages.len().saturating_sub(1) as f32;
        if self.is_stacked {
            y + before * (HEIGHT + GAP)
        } else {
            y
        }
    }

    /// The shapes of the page that is being filled.
    pub fn filling(&mut self) -> Option<&mut Vec<Shape>> {
        self.pages.last_mut()
    }

    pub fn push(&mut self, shape: Shape) {
        if let Some(page) = self.filling() {
            page.push(shape);
        }
    }

    pub fn write(&mut self, x: f32, y: f32, size: f32, font: Font, color: Color, text: &str) {
        self.push(Shape::Text {
            at: Point::new(x, self.at(y)),
            anchor: Anchor::LeftTop,
            size,
            font,
            color,
            text: text.to_owned(),
        });
    }

    pub fn heading(&mut self, text: &str) {
        let ink = self.palette.ink;
        for line in lines(text, Font::Bold, 18.0, WIDTH - 2.0 * MARGIN) {
            let y = self.y;
            self.write(MARGIN, y, 18.0, Font::Bold, ink, &line);
            self.y += 28.0;
        }
    }

    /// A paragraph, wrapped. It goes on on the next page.
    pub fn paragraph(&mut self, x: f32, width: f32, font: Font, color: Color, text: &str) {
        for line in lines(text, font, SIZE, width) {
            self.need(LINE);
            let y = self.y;
            self.write(x, y, SIZE, font, color, &line);
            self.y += LINE;
        }
    }

    /// The lines of a program, as large as fits.
    pub fn program(&mut self, x: f32, width: f32, program: &str) {
        let widths = program.lines().map(|line| width_of(line, Font::Mono, SIZE));
        let size = SIZE * (width / widths.fold(width, f32::max));
        for line in program.lines() {
            self.need(LINE);
            let (y, ink) = (self.y, self.palette.ink);
            self.write(x, y, size, Font::Mono, ink, line);
            self.y += LINE;
        }
    }

    /// A line to write on.
    pub fn rule(&mut self, left: f32, right: f32, y: f32) {
        let y = self.at(y);
        self.push(Shape::Line {
            points: vec![Point::new(left, y), Point::new(right, y)],
            stroke: Stroke::new(0.8, self.palette.faint),
        });
    }

    /// Notes, with a bar beside them that separates them from the text for the class.
    pub fn noted(&mut self, left: f32, width: f32, notes: &str) {
        let ink = self.palette.ink;
        for line in lines(notes, Font::Regular, SIZE, width) {
            self.need(LINE);
            let y = self.y;
            let bar = Rect::new(left - 10.0, self.at(y), 2.5, LINE);
            self.push(Shape::Rect {
                rect: bar,
                radius: 0.0,
                fill: Some(self.palette.line),
                stroke: None,
            });
            self.write(left, y, SIZE, Font::Regular, ink, &line);
            self.y += LINE;
        }
    }
}

/// The lines of a wrapped text; none if it is empty.
pub fn lines(text: &str, font: Font, size: f32, width: f32) -> Vec<String> {
    let lines = wrap(&[(text, font)], size, width).into_iter();
    let line = |parts: Vec<(String, Font)>| parts.into_iter().map(|(part, _)| part).collect();
    lines.filter(|parts| !parts.is_empty()).map(line).collect()
}
