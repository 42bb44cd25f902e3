//! Pages that fill from top to bottom.

use super::pdf::PdfDocument;
use crate::explain::Language;
use crate::scene::{
    Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke, Theme, width_of, wrap,
};

/// A4, in points.
pub const WIDTH: f32 = 595.0;
pub const HEIGHT: f32 = 842.0;
/// The margin of a page, and where every line ends.
pub const MARGIN: f32 = 48.0;
pub const RIGHT: f32 = WIDTH - MARGIN;
/// The size of text, and the distance between its lines.
pub const SIZE: f32 = 10.5;
pub const LINE: f32 = 15.0;

/// The colours of maps on paper: a copier makes them alike, so that the patterns and the numbers tell
/// them apart.
const MAPS: [(Color, Color); 4] = {
    let (white, line) = (Color::hex(0xFF_FF_FF), Color::hex(0x7A_7A_7A));
    let plain = Color::hex(0xD9_D9_D9);
    [(plain, plain), (white, line), (white, line), (white, line)]
};

/// Pages; the last one is being filled.
pub struct Sheets {
    pages: Vec<Vec<Shape>>,
    pub language: Language,
    pub palette: Palette,
    /// Where the page goes on.
    pub y: f32,
    /// How many pages come before these, which are numbered after them.
    before: usize,
}

impl Sheets {
    pub fn new(before: usize, language: Language) -> Self {
        Self {
            pages: Vec::new(),
            language,
            palette: Palette {
                maps: MAPS,
                ..Theme::Light.palette()
            },
            y: 0.0,
            before,
        }
    }

    /// The number of the last page.
    pub const fn page(&self) -> usize {
        self.before + self.pages.len()
    }

    /// The shapes on each page.
    pub fn into_pages(self) -> Vec<Vec<Shape>> {
        self.pages
    }

    /// Starts a new page.
    pub fn new_page(&mut self) {
        self.pages.push(Vec::new());
        self.y = HEIGHT - MARGIN + 12.0;
        let number = self.page().to_string();
        self.write(RIGHT - 12.0, Font::Regular, self.palette.faint, &number);
        self.y = MARGIN;
    }

    /// Starts a new page if this one has less room left, and is not empty.
    pub fn need(&mut self, height: f32) {
        if self.y + height > HEIGHT - MARGIN && self.y > MARGIN {
            self.new_page();
        }
    }

    /// Draws something on one page: on a new one, if it does not fit on this one.
    pub fn keep(&mut self, draw: impl Fn(&mut Self)) {
        let (pages, shapes, y) = (self.pages.len(), self.shapes().len(), self.y);
        draw(self);
        if self.pages.len() > pages && y > MARGIN {
            self.pages.truncate(pages);
            self.shapes().truncate(shapes);
            self.new_page();
            draw(self);
        }
    }

    /// The shapes of the page that is being filled.
    pub fn shapes(&mut self) -> &mut Vec<Shape> {
        self.pages.last_mut().expect("a page was started")
    }

    /// Writes a text without going on to the next line.
    pub fn write(&mut self, x: f32, font: Font, color: Color, text: &str) {
        self.write_at(Point::new(x, self.y), SIZE, font, color, text);
    }

    pub fn write_at(&mut self, at: Point, size: f32, font: Font, color: Color, text: &str) {
        let text = Shape::text(at, size, color, text).in_font(font);
        self.shapes().push(text.anchored(Anchor::LeftTop));
    }

    pub fn heading(&mut self, text: &str) {
        for line in lines(text, Font::Bold, 18.0, RIGHT - MARGIN) {
            let at = Point::new(MARGIN, self.y);
            self.write_at(at, 18.0, Font::Bold, self.palette.ink, &line);
            self.y += 28.0;
        }
    }

    /// A paragraph from here to the right margin. It may continue on the next page.
    pub fn paragraph(&mut self, x: f32, font: Font, color: Color, text: &str) {
        for line in lines(text, font, SIZE, RIGHT - x) {
            self.need(LINE);
            self.write(x, font, color, &line);
            self.y += LINE;
        }
    }

    /// The lines of a program, as large as fits.
    pub fn program(&mut self, x: f32, program: &str) {
        let width = RIGHT - x;
        let widths = program.lines().map(|line| width_of(line, Font::Mono, SIZE));
        let size = SIZE * (width / widths.fold(width, f32::max));
        for line in program.lines() {
            self.need(LINE);
            let at = Point::new(x, self.y);
            self.write_at(at, size, Font::Mono, self.palette.ink, line);
            self.y += LINE;
        }
    }

    /// A line to write on.
    pub fn rule(&mut self, left: f32, right: f32, y: f32) {
        let stroke = Stroke::new(0.8, self.palette.faint);
        self.shapes().push(Shape::Line {
            points: vec![Point::new(left, y), Point::new(right, y)],
            stroke,
        });
    }

    /// Notes, with a bar beside them that separates them from the text for the class.
    pub fn noted(&mut self, x: f32, notes: &str) {
        for line in lines(notes, Font::Regular, SIZE, RIGHT - x) {
            self.need(LINE);
            let bar = Shape::Rect {
                rect: Rect::new(x - 10.0, self.y, 2.5, LINE),
                radius: 0.0,
                fill: Some(self.palette.line),
                stroke: None,
            };
            self.shapes().push(bar);
            self.write(x, Font::Regular, self.palette.ink, &line);
            self.y += LINE;
        }
    }
}

/// Pages as a PDF document.
pub fn document(pages: &[Vec<Shape>], title: &str, language: Language) -> Vec<u8> {
    let mut document = PdfDocument::new((WIDTH, HEIGHT), title, language.code());
    for (shapes, number) in pages.iter().zip(1..) {
        document.push(shapes, &format!("{title} – {number}"));
    }
    document.finish()
}

/// The lines of a wrapped text; none if it is empty.
pub fn lines(text: &str, font: Font, size: f32, width: f32) -> Vec<String> {
    let lines = wrap(&[(text, font)], size, width).into_iter();
    let line = |parts: Vec<(String, Font)>| parts.into_iter().map(|(part, _)| part).collect();
    lines.filter(|parts| !parts.is_empty()).map(line).collect()
}
