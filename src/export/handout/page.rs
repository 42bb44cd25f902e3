//! Pages that fill from top to bottom.

use crate::explain::{Language, args};
use crate::lesson::Lesson;
use crate::scene::{
    Anchor, Board, BoardOptions, Color, Font, Grid, Palette, Point, PuzzlePicture, Rect, Shape,
    Stroke, Theme, wrap,
};
use crate::timeline::Moment;

/// A4, in points.
pub const WIDTH: f32 = 595.0;
pub const HEIGHT: f32 = 842.0;
/// The margin of a page.
const MARGIN: f32 = 48.0;
/// The gap between pages in one picture.
const GAP: f32 = 16.0;
const SIZE: f32 = 10.5;
const LINE: f32 = 15.0;
/// The distance of lines to write on, which need more room than print.
const WRITTEN: f32 = 24.0;
/// Where answers begin, beside their numbers.
const ANSWER: f32 = MARGIN + 28.0;
/// The gap between two questions.
const BETWEEN: f32 = 22.0;

/// A question on paper.
pub struct Question {
    /// The moment at which it is asked.
    pub moment: Moment,
    /// The lesson's text there.
    pub told: String,
    pub asked: String,
    pub options: Vec<String>,
    pub right: usize,
    /// The explanation.
    pub because: String,
}

/// What the teacher's sheet says about a stop.
pub struct Entry<'a> {
    /// The number of the stop, from 0.
    pub stop: usize,
    /// The stop's title, if it has one.
    pub title: &'a str,
    /// Its question, by its number from 0.
    pub question: Option<(usize, &'a Question)>,
    /// The teacher's notes.
    pub notes: Option<&'a str>,
}

/// The pages, the last of which is being filled.
pub struct Sheets {
    pages: Vec<Vec<Shape>>,
    is_stacked: bool,
    language: Language,
    palette: Palette,
    /// How far the page is filled.
    y: f32,
}

impl Sheets {
    pub fn new(is_stacked: bool, language: Language) -> Self {
        Self {
            pages: Vec::new(),
            is_stacked,
            language,
            palette: Theme::Light.palette(),
            y: 0.0,
        }
    }

    /// The shapes on each page.
    pub fn pages(&self) -> &[Vec<Shape>] {
        &self.pages
    }

    /// The height of all pages together.
    pub fn height(&self) -> f32 {
        self.pages.len() as f32 * (HEIGHT + GAP) - GAP
    }

    /// Starts the first page: the lesson's text and puzzle.
    pub fn begin(&mut self, lesson: &Lesson, boards: &str) {
        let language = self.language;
        self.new_page();
        let name = format!("{}:", language.word("handout-name"));
        let date = format!("{}:", language.word("handout-date"));
        let (y, ink) = (self.y, self.palette.faint);
        self.write(MARGIN, y, SIZE, Font::Regular, ink, &name);
        self.rule(MARGIN + 60.0, 350.0, y + LINE);
        self.write(365.0, y, SIZE, Font::Regular, ink, &date);
        self.rule(410.0, WIDTH - MARGIN, y + LINE);
        self.y += 34.0;
        self.heading(lesson.title.get(language));
        let ink = self.palette.ink;
        self.paragraph(
            MARGIN,
            WIDTH - 2.0 * MARGIN,
            Font::Bold,
            ink,
            lesson.goal.get(language),
        );
        self.y += 8.0;
        let topology = lesson.problem.topology();
        let side = 210.0;
        self.need(side);
        let values: Vec<_> = lesson.problem.givens().collect();
        let (top, palette) = (self.y, self.palette);
        let rect = Rect::new(MARGIN - 12.0, self.at(top), side, side);
        let picture = PuzzlePicture {
            grid: Grid::new(topology, rect, &palette, true),
            topology,
            values: &values,
            clashes: &[],
            cursor: None,
            palette: &palette,
            coordinates: true,
        };
        let page = self.pages.len();
        if let Some(page) = self.pages.last_mut() {
            picture.draw(page);
        }
        let left = MARGIN + side + 6.0;
        let width = WIDTH - MARGIN - left;
        self.paragraph(left, width, Font::Regular, ink, lesson.text.get(language));
        self.y += 6.0;
        self.paragraph(left, width, Font::Bold, ink, boards);
        self.pass(page, top + side);
    }

    /// Starts the page with the answers.
    pub fn begin_answers(&mut self, lesson: &Lesson) {
        self.new_page();
        self.heading(&self.language.word("handout-answers"));
        let title = lesson.title.get(self.language).to_owned();
        let ink = self.palette.faint;
        self.paragraph(MARGIN, WIDTH - 2.0 * MARGIN, Font::Regular, ink, &title);
        self.y += BETWEEN;
    }

    /// Adds a question: its board, boxes to tick, and a line for the reason.
    pub fn ask(&mut self, number: usize, question: &Question) {
        let size = question.moment.problem().size();
        let side = if size > 9 { 190.0 } else { 140.0 };
        let left = MARGIN + side + 6.0;
        let width = WIDTH - MARGIN - left;
        let lines = |text: &str, font, width| lines(text, font, SIZE, width).len() as f32 * LINE;
        let options = question.options.iter();
        let height = lines(&question.told, Font::Regular, width)
            + lines(&question.asked, Font::Bold, width - 24.0)
            + options
                .map(|o| lines(o, Font::Regular, width - 40.0) + 4.0)
                .sum::<f32>()
            + 2.0 * WRITTEN
            + 10.0;
        self.need(height.max(side));
        let (top, palette) = (self.y, self.palette);
        let rect = Rect::new(MARGIN - 12.0, self.at(top), side, side);
        let options = BoardOptions {
            candidates: false,
            coordinates: true,
        };
        let board = Board::new(&question.moment, rect, &palette, options);
        let page = self.pages.len();
        if let Some(page) = self.pages.last_mut() {
            board.draw(page);
        }
        let ink = palette.ink;
        self.paragraph(left, width, Font::Regular, ink, &question.told);
        self.y += 4.0;
        self.need(LINE);
        let y = self.y;
        self.write(left, y, SIZE, Font::Bold, ink, &format!("{number}."));
        self.paragraph(left + 24.0, width - 24.0, Font::Bold, ink, &question.asked);
        self.y += 4.0;
        for (option, letter) in question.options.iter().zip('A'..) {
            self.need(LINE);
            let y = self.y;
            let tick = Rect::new(left + 2.0, self.at(y) + 2.0, 10.0, 10.0);
            self.push(Shape::Rect {
                rect: tick,
                radius: 0.0,
                fill: None,
                stroke: Some(Stroke::new(1.0, palette.frame)),
            });
            self.write(
                left + 20.0,
                y,
                SIZE,
                Font::Regular,
                ink,
                &letter.to_string(),
            );
            self.paragraph(left + 40.0, width - 40.0, Font::Regular, ink, option);
            self.y += 4.0;
        }
        self.need(6.0 + LINE + WRITTEN);
        let (y, because) = (self.y + 6.0, self.language.word("handout-because"));
        self.write(left, y, SIZE, Font::Regular, palette.faint, &because);
        self.rule(left + 70.0, WIDTH - MARGIN, y + LINE);
        self.rule(left, WIDTH - MARGIN, y + LINE + WRITTEN);
        self.y = y + LINE + WRITTEN;
        self.pass(page, top + side);
    }

    /// Adds a stop to the teacher's sheet: the answer to its question, with its explanation, and the notes.
    pub fn entry(&mut self, entry: &Entry) {
        let width = WIDTH - MARGIN - ANSWER;
        let right = entry.question.map_or_else(String::new, |(_, question)| {
            let letter = ('A'..).nth(question.right).unwrap_or_default();
            format!("{letter} · {}", question.options[question.right])
        });
        let because = entry.question.map_or("", |(_, question)| &question.because);
        let notes = entry.notes.unwrap_or_default();
        let height = |text: &str, font| lines(text, font, SIZE, width).len() as f32 * LINE;
        let said = height(&right, Font::Bold)
            + height(because, Font::Regular)
            + height(notes, Font::Regular);
        self.need(said + 2.0 * LINE + 4.0);
        let values = args([("stop", (entry.stop as u64 + 1).into())]);
        let stop = self.language.text("handout-stop", &values);
        let title = match entry.title {
            "" => stop,
            title => format!("{stop} – {title}"),
        };
        let (ink, faint) = (self.palette.ink, self.palette.faint);
        self.paragraph(MARGIN, WIDTH - 2.0 * MARGIN, Font::Regular, faint, &title);
        if let Some((number, _)) = entry.question {
            let (y, number) = (self.y, format!("{}.", number + 1));
            self.write(MARGIN, y, SIZE, Font::Bold, ink, &number);
        }
        self.paragraph(ANSWER, width, Font::Bold, ink, &right);
        self.paragraph(ANSWER, width, Font::Regular, ink, because);
        if !notes.is_empty() {
            self.y += 4.0;
            self.noted(notes, width);
        }
        self.y += 10.0;
    }

    /// Notes, with a bar beside them that separates them from the text for the class.
    fn noted(&mut self, notes: &str, width: f32) {
        let ink = self.palette.ink;
        for line in lines(notes, Font::Regular, SIZE, width) {
            self.need(LINE);
            let y = self.y;
            let bar = Rect::new(ANSWER - 10.0, self.at(y), 2.5, LINE);
            self.push(Shape::Rect {
                rect: bar,
                radius: 0.0,
                fill: Some(self.palette.line),
                stroke: None,
            });
            self.write(ANSWER, y, SIZE, Font::Regular, ink, &line);
            self.y += LINE;
        }
    }

    /// Starts a new page.
    fn new_page(&mut self) {
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
        let (number, ink) = (self.pages.len().to_string(), self.palette.faint);
        let y = HEIGHT - MARGIN + 12.0;
        self.write(WIDTH - MARGIN - 12.0, y, SIZE, Font::Regular, ink, &number);
    }

    /// Passes a picture that ends at this height of this page.
    fn pass(&mut self, page: usize, bottom: f32) {
        if self.pages.len() == page {
            self.y = self.y.max(bottom);
        }
        self.y += BETWEEN;
    }

    /// Starts a new page if this one has less room left, and is not empty.
    fn need(&mut self, height: f32) {
        if self.y + height > HEIGHT - MARGIN && self.y > MARGIN {
            self.new_page();
        }
    }

    /// The place on this page of a height counted over all pages.
    fn at(&self, y: f32) -> f32 {
        let before = self.pages.len().saturating_sub(1) as f32;
        if self.is_stacked {
            y + before * (HEIGHT + GAP)
        } else {
            y
        }
    }

    fn push(&mut self, shape: Shape) {
        if let Some(page) = self.pages.last_mut() {
            page.push(shape);
        }
    }

    fn write(&mut self, x: f32, y: f32, size: f32, font: Font, color: Color, text: &str) {
        self.push(Shape::Text {
            at: Point::new(x, self.at(y)),
            anchor: Anchor::LeftTop,
            size,
            font,
            color,
            text: text.to_owned(),
        });
    }

    fn heading(&mut self, text: &str) {
        let ink = self.palette.ink;
        for line in lines(text, Font::Bold, 18.0, WIDTH - 2.0 * MARGIN) {
            let y = self.y;
            self.write(MARGIN, y, 18.0, Font::Bold, ink, &line);
            self.y += 28.0;
        }
    }

    /// A paragraph, wrapped. It goes on on the next page.
    fn paragraph(&mut self, x: f32, width: f32, font: Font, color: Color, text: &str) {
        for line in lines(text, font, SIZE, width) {
            self.need(LINE);
            let y = self.y;
            self.write(x, y, SIZE, font, color, &line);
            self.y += LINE;
        }
    }

    /// A line to write on.
    fn rule(&mut self, left: f32, right: f32, y: f32) {
        let y = self.at(y);
        self.push(Shape::Line {
            points: vec![Point::new(left, y), Point::new(right, y)],
            stroke: Stroke::new(0.8, self.palette.faint),
        });
    }
}

/// The lines of a wrapped text; none if it is empty.
fn lines(text: &str, font: Font, size: f32, width: f32) -> Vec<String> {
    let lines = wrap(&[(text, font)], size, width).into_iter();
    let line = |parts: Vec<(String, Font)>| parts.into_iter().map(|(part, _)| part).collect();
    lines.filter(|parts| !parts.is_empty()).map(line).collect()
}
