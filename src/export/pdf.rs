//! Pictures as pages of a PDF document, with vector graphics and text that can be copied.

use super::boards::{Boards, SideBySide};
use super::options::{ExportOptions, PictureLook};
use super::outline::ShapeOutline;
use super::picture;
use super::writer::StepWriter;
use crate::explain::visible;
use crate::scene::{Color, Font, Point, Shape, Stroke, glyphs};
use ab_glyph::Font as _;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{CidFontType, FontFlags, StructRole, SystemInfo, UnicodeCmap};
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Ref, Str, TextStr};
use std::collections::BTreeSet;
use std::io::Write;
use zeno::Command;

const CATALOG: Ref = Ref::new(1);
const PAGES: Ref = Ref::new(2);
const INFO: Ref = Ref::new(3);
/// The structure tree: its root, and the element that holds all figures.
const TREE: Ref = Ref::new(4);
const BODY: Ref = Ref::new(5);
/// Fonts and opacities follow; see [`font_ref`] and [`alpha_ref`].
const FIRST_FONT: i32 = 10;
const FIRST_ALPHA: i32 = 100;
const FIRST_PAGE: i32 = 400;

/// Glyphs are numbered as in the font.
const IDENTITY: SystemInfo = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// A strip for worksheets: boards, one page per step.
struct PdfStrip {
    document: PdfDocument,
    look: PictureLook,
}

/// Begins a strip.
pub fn begin(options: &ExportOptions, boards: &Boards, _: usize) -> Box<dyn StepWriter> {
    let look = options.look;
    let size = picture::size(boards.boards.len(), look.view);
    Box::new(PdfStrip {
        document: PdfDocument::new(size, &boards.name, look.language.code()),
        look,
    })
}

impl StepWriter for PdfStrip {
    fn add(&mut self, boards: &mut SideBySide<'_>, _: &mut Vec<u8>) {
        let boards = boards.shown();
        let words = picture::description(&boards, self.look.language);
        self.document
            .push(&picture::shapes(&boards, self.look), &words);
    }

    fn finish(self: Box<Self>, file: &mut Vec<u8>) {
        file.append(&mut self.document.finish());
    }
}

/// A document built page by page. Each page is a figure with alternative text.
pub struct PdfDocument {
    pdf: Pdf,
    language: String,
    pages: Vec<Ref>,
    size: (f32, f32),
    used: Used,
}

/// The fonts and opacities in use.
#[derive(Default)]
struct Used {
    fonts: BTreeSet<Font>,
    alphas: BTreeSet<u8>,
}

impl PdfDocument {
    /// A document with this page size in points, and a language code for its texts.
    pub fn new(size: (f32, f32), title: &str, language: &str) -> Self {
        let mut pdf = Pdf::new();
        let mut info = pdf.document_info(INFO);
        info.title(TextStr(&visible(title)))
            .creator(TextStr("recuo"));
        info.finish();
        Self {
            pdf,
            language: language.to_owned(),
            pages: Vec::new(),
            size,
            used: Used::default(),
        }
    }

    /// Adds a page with its alternative text.
    pub fn push(&mut self, shapes: &[Shape], words: &str) {
        let mut page = PdfPage {
            content: Content::new(),
            used: &mut self.used,
        };
        let mut figure = page
            .content
            .begin_marked_content_with_properties(Name(b"Figure"));
        figure.properties().identify(0);
        figure.finish();
        // Pages have the y axis upwards, pictures downwards.
        page.content
            .transform([1.0, 0.0, 0.0, -1.0, 0.0, self.size.1]);
        shapes.iter().for_each(|shape| page.draw(shape));
        page.content.end_marked_content();
        let content = compressed(page.content.finish().as_slice());
        let number = self.pages.len() as i32;
        let [id, stream, figure, owners] = [0, 1, 2, 3].map(|part| page_ref(number, part));
        self.pdf
            .stream(stream, &content)
            .filter(Filter::FlateDecode);
        let mut page = self.pdf.page(id);
        let (width, height) = self.size;
        page.media_box(pdf_writer::Rect::new(0.0, 0.0, width, height));
        page.parent(PAGES).contents(stream).struct_parents(number);
        page.finish();
        let mut element = self.pdf.struct_element(figure);
        element.kind(StructRole::Figure).parent(BODY).page(id);
        element.alt(TextStr(words));
        element.children().marked_content_id(0);
        element.finish();
        self.pdf.indirect(owners).array().item(figure);
        self.pages.push(id);
    }

    /// Finishes the document.
    pub fn finish(mut self) -> Vec<u8> {
        self.write_catalog();
        let mut pages = self.pdf.pages(PAGES);
        pages.kids(self.pages.iter().copied());
        pages.count(self.pages.len() as i32);
        let mut resources = pages.resources();
        let mut fonts = resources.fonts();
        for font in &self.used.fonts {
            fonts.pair(Name(font_name(*font)), font_ref(*font, 0));
        }
        fonts.finish();
        let mut states = resources.ext_g_states();
        for alpha in &self.used.alphas {
            states.pair(Name(alpha_name(*alpha).as_bytes()), alpha_ref(*alpha));
        }
        states.finish();
        resources.finish();
        pages.finish();
        for alpha in self.used.alphas {
            let share = f32::from(alpha) / 255.0;
            let mut state = self.pdf.ext_graphics(alpha_ref(alpha));
            state.stroking_alpha(share).non_stroking_alpha(share);
        }
        for font in self.used.fonts {
            write_font(&mut self.pdf, font);
        }
        self.pdf.finish()
    }

    /// Writes the catalog: the language, and the structure tree with a figure per page.
    fn write_catalog(&mut self) {
        let mut catalog = self.pdf.catalog(CATALOG);
        catalog.pages(PAGES).lang(TextStr(&self.language));
        catalog.viewer_preferences().display_doc_title(true);
        catalog.mark_info().marked(true);
        catalog.pair(Name(b"StructTreeRoot"), TREE);
        catalog.finish();
        let numbers = 0..self.pages.len() as i32;
        let mut tree: StructTreeRoot = self.pdf.indirect(TREE).start();
        tree.child(BODY);
        let mut owners = tree.parent_tree();
        let mut pages = owners.nums();
        for number in numbers.clone() {
            pages.insert(number, page_ref(number, 3));
        }
        pages.finish();
        owners.finish();
        tree.finish();
        let mut body = self.pdf.struct_element(BODY);
        body.kind(StructRole::Document).parent(TREE);
        let mut figures = body.children();
        for number in numbers {
            figures.struct_element(page_ref(number, 2));
        }
        figures.finish();
    }
}

fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.expect("memory takes all that is written")
}

/// The contents of a page.
struct PdfPage<'a> {
    content: Content,
    used: &'a mut Used,
}

impl PdfPage<'_> {
    fn draw(&mut self, shape: &Shape) {
        if let Shape::Text {
            at,
            anchor,
            size,
            font,
            color,
            text,
        } = shape
        {
            let origin = anchor.origin(*at, text, *font, *size);
            self.set_fill(*color);
            self.write(origin, text, *font, *size);
        }
        let Some(outline) = ShapeOutline::of(shape) else {
            return;
        };
        if let Some(color) = outline.fill {
            self.set_fill(color);
            self.trace(&outline.path);
            self.content.fill_nonzero();
        }
        if let Some(Stroke { width, color, dash }) = outline.stroke {
            self.set_alpha(color);
            let [r, g, b] = rgb(color);
            self.content.set_stroke_rgb(r, g, b).set_line_width(width);
            self.content
                .set_dash_pattern(dash.into_iter().flat_map(|d| [d, d * 0.7]), 0.0);
            self.trace(&outline.path);
            self.content.stroke();
        }
    }

    /// Writes a line of text that starts at the left end of its baseline.
    fn write(&mut self, origin: Point, text: &str, font: Font, size: f32) {
        self.content.begin_text();
        let glyphs: Vec<_> = glyphs(text, font, size).collect();
        for run in glyphs.chunk_by(|a, b| a.font == b.font) {
            let (font, x) = (run[0].font, origin.x + run[0].x);
            self.used.fonts.insert(font);
            self.content.set_font(Name(font_name(font)), size);
            self.content
                .set_text_matrix([1.0, 0.0, 0.0, -1.0, x, origin.y]);
            let ids: Vec<u8> = run.iter().flat_map(|g| g.id.0.to_be_bytes()).collect();
            self.content.show(Str(&ids));
        }
        self.content.end_text();
    }

    fn trace(&mut self, path: &[Command]) {
        for command in path {
            match *command {
                Command::MoveTo(p) => self.content.move_to(p.x, p.y),
                Command::LineTo(p) => self.content.line_to(p.x, p.y),
                Command::CurveTo(a, b, p) => self.content.cubic_to(a.x, a.y, b.x, b.y, p.x, p.y),
                Command::QuadTo(..) => unreachable!("only letters have such curves"),
                Command::Close => self.content.close_path(),
            };
        }
    }

    fn set_fill(&mut self, color: Color) {
        self.set_alpha(color);
        let [r, g, b] = rgb(color);
        self.content.set_fill_rgb(r, g, b);
    }

    fn set_alpha(&mut self, Color([.., alpha]): Color) {
        self.used.alphas.insert(alpha);
        self.content
            .set_parameters(Name(alpha_name(alpha).as_bytes()));
    }
}

fn rgb(Color([r, g, b, _]): Color) -> [f32; 3] {
    [r, g, b].map(|channel| f32::from(channel) / 255.0)
}

const fn font_name(font: Font) -> &'static [u8] {
    match font {
        Font::Regular => b"DejaVuSans",
        Font::Bold => b"DejaVuSans-Bold",
        Font::Mono => b"DejaVuSansMono",
    }
}

/// The object of a font (0) or of one of its four parts.
fn font_ref(font: Font, part: i32) -> Ref {
    Ref::new(FIRST_FONT + 5 * font as i32 + part)
}

/// The objects of a page: the page, its contents, its figure, and the list that leads from the page
/// to the figure.
fn page_ref(number: i32, part: i32) -> Ref {
    Ref::new(FIRST_PAGE + 4 * number + part)
}

fn alpha_name(alpha: u8) -> String {
    format!("A{alpha}")
}

fn alpha_ref(alpha: u8) -> Ref {
    Ref::new(FIRST_ALPHA + i32::from(alpha))
}

/// Embeds a font, with the characters of its glyphs.
fn write_font(pdf: &mut Pdf, font: Font) {
    let file = font.parsed();
    let name = Name(font_name(font));
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
    pdf.cmap(meaning, &compressed(map.finish().as_slice()))
        .filter(Filter::FlateDecode);
    let bytes = font.bytes();
    pdf.stream(data, &compressed(bytes))
        .filter(Filter::FlateDecode)
        .pair(Name(b"Length1"), bytes.len() as i32);
}
