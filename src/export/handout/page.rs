//! The pages of a handout.

use crate::explain::args;
use crate::export::answers::Question;
use crate::export::sheets::{LINE, MARGIN, SIZE, Sheets, WIDTH, lines};
use crate::lesson::Lesson;
use crate::scene::{Board, BoardOptions, Font, Grid, PuzzlePicture, Rect, Shape, Stroke};

/// The distance of lines to write on, which need more room than print.
const WRITTEN: f32 = 24.0;
/// Where answers begin, beside their numbers.
const ANSWER: f32 = MARGIN + 28.0;
/// The gap between two questions.
const BETWEEN: f32 = 22.0;

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

impl Sheets {
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
            drawn: None,
            clashes: &[],
            cursor: None,
            palette: &palette,
            coordinates: true,
        };
        let page = self.page();
        if let Some(page) = self.filling() {
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
        let program = question.program.as_deref().unwrap_or_default();
        let height = lines(&question.told, Font::Regular, width)
            + lines(&question.asked, Font::Bold, width - 24.0)
            + program.lines().count() as f32 * LINE
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
        let page = self.page();
        if let Some(page) = self.filling() {
            board.draw(page);
        }
        let ink = palette.ink;
        self.paragraph(left, width, Font::Regular, ink, &question.told);
        self.y += 4.0;
        self.need(LINE);
        let y = self.y;
        self.write(left, y, SIZE, Font::Bold, ink, &format!("{number}."));
        self.paragraph(left + 24.0, width - 24.0, Font::Bold, ink, &question.asked);
        self.program(left + 24.0, width - 24.0, program);
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
        let right = entry
            .question
            .map_or_else(String::new, |(_, question)| question.option(question.right));
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
            self.noted(ANSWER, width, notes);
        }
        self.y += 10.0;
    }

    /// Passes a picture that ends at this height of this page.
    fn pass(&mut self, page: usize, bottom: f32) {
        if self.page() == page {
            self.y = self.y.max(bottom);
        }
        self.y += BETWEEN;
    }
}
