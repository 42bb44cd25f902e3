//! Pictures as the pages of a PDF document, with lines that stay sharp and text that can be copied.

use crate::scene::{Color, Font, Point, Rect, Shape, Stroke, glyphs};
use ab_glyph::Font as _;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Finish, Name, Pdf, Ref, Str, TextStr};
use std::collections::BTreeSet;

const CATALOG: Ref = Ref::new(1);
const PAGES: Ref = Ref::new(2);
const INFO: Ref = Ref::new(3);
/// Fonts and opacities follow; see [`font_ref`] and [`alpha_ref`].
const FIRST_FONT: i32 = 10;
const FIRST_ALPHA: i32 = 100;
const FIRST_PAGE: i32 = 400;

/// How letters are numbered: as in the font.
const IDENTITY: SystemInfo = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// A document that is made page by page.
pub struct Document {
    pdf: Pdf,
    pages: Vec<Ref>,
    size: (f32, f32),
    alphas: BTreeSet<u8>,
}

impl Document {
    /// A document whose pages have this width and height, in points.
    pub fn new(size: (f32, f32), title: &str, language: &str) -> Self {
        let mut pdf = Pdf::new();
        let mut catalog = pdf.catalog(CATALOG);
        catalog.pages(PAGES).lang(TextStr(language));
        catalog.finish();
        pdf.document_info(INFO).title(TextStr(title));
        Self {
            pdf,
            pages: Vec::new(),
            size,
            alphas: BTreeSet::new(),
        }
    }

    /// Adds a page.
    pub fn push(&mut self, shapes: &[Shape]) {
        let mut content = Content::new();
        // Pages count upwards, pictures downwards.
        content.transform([1.0, 0.0, 0.0, -1.0, 0.0, self.size.1]);
        for shape in shapes {
            self.draw(&mut content, shape);
        }
        let id = Ref::new(FIRST_PAGE + 2 * self.pages.len() as i32);
        let stream = Ref::new(id.get() + 1);
        self.pdf.stream(stream, content.finish().as_slice());
        let mut page = self.pdf.page(id);
        let (width, height) = self.size;
        page.media_box(pdf_writer::Rect::new(0.0, 0.0, width, height));
        page.parent(PAGES).contents(stream);
        page.finish();
        self.pages.push(id);
    }

    /// The whole document.
    pub fn finish(mut self) -> Vec<u8> {
        let mut pages = self.pdf.pages(PAGES);
        pages.kids(self.pages.iter().copied());
        pages.count(self.pages.len() as i32);
        let mut resources = pages.resources();
        let mut fonts = resources.fonts();
        for font in Font::ALL {
            fonts.pair(Name(font_name(font)), font_ref(font, 0));
        }
        fonts.finish();
        let mut states = resources.ext_g_states();
        for alpha in &self.alphas {
            states.pair(Name(alpha_name(*alpha).as_bytes()), alpha_ref(*alpha));
        }
        states.finish();
        resources.finish();
        pages.finish();
        for alpha in self.alphas {
            let share = f32::from(alpha) / 255.0;
            let mut state = self.pdf.ext_graphics(alpha_ref(alpha));
            state.stroking_alpha(share).non_stroking_alpha(share);
        }
        for font in Font::ALL {
            write_font(&mut self.pdf, font);
        }
        self.pdf.finish()
    }

    fn draw(&mut self, content: &mut Content, shape: &Shape) {
        match shape {
            Shape::Rect {
                rect,
                radius,
                fill,
                stroke,
            } => self.paint(content, *fill, *stroke, |c| rectangle(c, *rect, *radius)),
            Shape::Line { points, stroke } => {
                self.paint(content, None, Some(*stroke), |c| polyline(c, points));
            }
            Shape::Polygon { points, fill } => self.paint(content, Some(*fill), None, |c| {
                polyline(c, points);
                c.close_path();
            }),
            Shape::Circle {
                center,
                radius,
                fill,
                stroke,
            } => {
                let (x, y, side) = (center.x - radius, center.y - radius, 2.0 * radius);
                let around = Rect::new(x, y, side, side);
                self.paint(content, *fill, *stroke, |c| rectangle(c, around, *radius));
            }
            Shape::Text {
                at,
                anchor,
                size,
                font,
                color,
                text,
            } => {
                let origin = anchor.origin(*at, text, *font, *size);
                self.set_alpha(content, *color);
                let [r, g, b] = rgb(*color);
                content.set_fill_rgb(r, g, b).begin_text();
                for glyph in glyphs(text, *font, *size) {
                    let x = origin.x + glyph.x;
                    content.set_font(Name(font_name(glyph.font)), *size);
                    content.set_text_matrix([1.0, 0.0, 0.0, -1.0, x, origin.y]);
                    content.show(Str(&glyph.id.0.to_be_bytes()));
                }
                content.end_text();
            }
        }
    }

    fn paint(
        &mut self,
        content: &mut Content,
        fill: Option<Color>,
        stroke: Option<Stroke>,
        path: impl Fn(&mut Content),
    ) {
        if let Some(color) = fill {
            self.set_alpha(content, color);
            let [r, g, b] = rgb(color);
            content.set_fill_rgb(r, g, b);
            path(content);
            content.fill_nonzero();
        }
        if let Some(Stroke { width, color, dash }) = stroke {
            self.set_alpha(content, color);
            let [r, g, b] = rgb(color);
            content.set_stroke_rgb(r, g, b).set_line_width(width);
            content.set_dash_pattern(dash.into_iter().flat_map(|d| [d, d * 0.7]), 0.0);
            path(content);
            content.stroke();
        }
    }

    fn set_alpha(&mut self, content: &mut Content, Color([.., alpha]): Color) {
        self.alphas.insert(alpha);
        content.set_parameters(Name(alpha_name(alpha).as_bytes()));
    }
}

fn rgb(Color([r, g, b, _]): Color) -> [f32; 3] {
    [r, g, b].map(|channel| f32::from(channel) / 255.0)
}

const fn font_name(font: Font) -> &'static [u8] {
    match font {
        Font::Regular => b"Regular",
        Font::Bold => b"Bold",
        Font::Mono => b"Mono",
    }
}

/// The font itself, and its four parts.
fn font_ref(font: Font, part: i32) -> Ref {
    Ref::new(FIRST_FONT + 5 * font as i32 + part)
}

fn alpha_name(alpha: u8) -> String {
    format!("A{alpha}")
}

fn alpha_ref(alpha: u8) -> Ref {
    Ref::new(FIRST_ALPHA + i32::from(alpha))
}

fn polyline(content: &mut Content, points: &[Point]) {
    for (index, point) in points.iter().enumerate() {
        match index {
            0 => content.move_to(point.x, point.y),
            _ => content.line_to(point.x, point.y),
        };
    }
}

fn rectangle(content: &mut Content, rect: Rect, radius: f32) {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
    let r = radius.min(rect.width / 2.0).min(rect.height / 2.0);
    if r <= 0.0 {
        content.rect(left, top, rect.width, rect.height);
        return;
    }
    // How far the handles of a cubic that follows a quarter of a circle are from the corner.
    let h = r * 0.447_715_2;
    content.move_to(left + r, top).line_to(right - r, top);
    content.cubic_to(right - h, top, right, top + h, right, top + r);
    content.line_to(right, bottom - r);
    content.cubic_to(right, bottom - h, right - h, bottom, right - r, bottom);
    content.line_to(left + r, bottom);
    content.cubic_to(left + h, bottom, left, bottom - h, left, bottom - r);
    content.line_to(left, top + r);
    content.cubic_to(left, top + h, left + h, top, left + r, top);
    content.close_path();
}

/// Puts a font into the document, with what its letters mean.
fn write_font(pdf: &mut Pdf, font: Font) {
    let file = font.parsed();
    let name = Name(match font {
        Font::Regular => b"DejaVuSans",
        Font::Bold => b"DejaVuSans-Bold",
        Font::Mono => b"DejaVuSansMono",
    });
    let [whole, letters, descriptor, meaning, data] = [0, 1, 2, 3, 4].map(|p| font_ref(font, p));
    let mut composite = pdf.type0_font(whole);
    composite
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"));
    composite.descendant_font(letters).to_unicode(meaning);
    composite.finish();
    let thousandths = 1000.0 / file.units_per_em().unwrap_or(1000.0);
    let mut cid = pdf.cid_font(letters);
    cid.subtype(CidFontType::Type2).base_font(name);
    cid.system_info(IDENTITY).font_descriptor(descriptor);
    cid.cid_to_gid_map_predefined(Name(b"Identity"));
    let count = file.glyph_count() as u16;
    let advance = |id| file.h_advance_unscaled(ab_glyph::GlyphId(id)) * thousandths;
    cid.widths().consecutive(0, (0..count).map(advance));
    cid.finish();
    let mut about = pdf.font_descriptor(descriptor);
    about
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .italic_angle(0.0);
    about.bbox(pdf_writer::Rect::new(-1000.0, -300.0, 1500.0, 1000.0));
    about.ascent(font.ascent() * 1000.0).descent(-236.0);
    about.cap_height(729.0).stem_v(80.0).font_file2(data);
    about.finish();
    let mut pairs: Vec<_> = file.codepoint_ids().collect();
    pairs.sort();
    let mut map = UnicodeCmap::new(Name(b"Letters"), IDENTITY);
    for (id, letter) in pairs {
        map.pair(id.0, letter);
    }
    pdf.cmap(meaning, map.finish().as_slice());
    let bytes = font.bytes();
    pdf.stream(data, bytes)
        .pair(Name(b"Length1"), bytes.len() as i32);
}
