//! The pages of a handout.

use crate::explain::args;
use crate::export::answers::{LessonAnswers, StopQuestion};
use crate::export::sheets::{LINE, MARGIN, RIGHT, Sheets};
use crate::lesson::Lesson;
use crate::scene::{Board, BoardGrid, BoardOptions, Font, PuzzlePicture, Rect, Shape, Stroke};

/// The distance between lines to write on, which need more room than print.
const WRITING_LINE: f32 = 24.0;
/// Where answers begin, beside their numbers.
const ANSWER: f32 = MARGIN + 28.0;
/// The gap between two questions.
const QUESTION_GAP: f32 = 22.0;

impl Sheets {
    /// Starts the first page: the lesson's text and puzzle.
    pub fn begin(&mut self, lesson: &Lesson, boards: &str) {
        let (language, palette) = (self.language, self.palette);
        self.new_page();
        let blanks = [
            ("handout-name", MARGIN, 60.0, 350.0),
            ("handout-date", 365.0, 45.0, RIGHT),
        ];
        for (id, x, width, right) in blanks {
            let word = format!("{}:", language.word(id));
            self.write(x, Font::Regular, palette.faint, &word);
            self.rule(x + width, right, self.y + LINE);
        }
        self.y += 34.0;
        self.heading(lesson.title.get(language));
        let goal = lesson.goal.get(language);
        self.paragraph(MARGIN, Font::Bold, palette.ink, goal);
        self.y += 8.0;
        let topology = lesson.problem.topology();
        let side = 210.0;
        self.need(side);
        let values: Vec<_> = lesson.problem.givens().collect();
        let (page, top) = (self.page(), self.y);
        let rect = Rect::new(MARGIN - 12.0, top, side, side);
        let picture = PuzzlePicture {
            grid: BoardGrid::new(topology, rect, &palette, true),
            topology,
            values: &values,
            clashes: &[],
            cursor: None,
            palette: &palette,
            coordinates: true,
        };
        picture.draw(self.shapes());
        let left = MARGIN + side + 6.0;
        let text = lesson.text.get(language);
        self.paragraph(left, Font::Regular, palette.ink, text);
        self.y += 6.0;
        self.paragraph(left, Font::Bold, palette.ink, boards);
        self.pass(page, top + side);
    }

    /// Starts the page with the answers.
    pub fn begin_answers(&mut self, lesson: &Lesson) {
        self.new_page();
        self.heading(&self.language.word("handout-answers"));
        let title = lesson.title.get(self.language);
        self.paragraph(MARGIN, Font::Regular, self.palette.faint, title);
        self.y += QUESTION_GAP;
    }

    /// Adds a question: its board, boxes to tick, and a line for the reason.
    pub fn ask(&mut self, number: usize, question: &StopQuestion) {
        let size = question.moment.problem().size();
        let side = if size > 9 { 190.0 } else { 140.0 };
        let left = MARGIN + side + 6.0;
        self.need(side);
        let (page, top, palette) = (self.page(), self.y, self.palette);
        let rect = Rect::new(MARGIN - 12.0, top, side, side);
        let options = BoardOptions {
            candidates: false,
            coordinates: true,
        };
        Board::new(&question.moment, rect, &palette, options).draw(self.shapes());
        self.paragraph(left, Font::Regular, palette.ink, &question.told);
        self.y += 4.0;
        self.need(LINE);
        self.write(left, Font::Bold, palette.ink, &format!("{number}."));
        self.paragraph(left + 24.0, Font::Bold, palette.ink, &question.asked);
        self.program(left + 24.0, question.program.as_deref().unwrap_or_default());
        self.y += 4.0;
        for (option, letter) in question.options.iter().zip('A'..) {
            self.need(LINE);
            let tick = Shape::Rect {
                rect: Rect::new(left + 2.0, self.y + 2.0, 10.0, 10.0),
                radius: 0.0,
                fill: None,
                stroke: Some(Stroke::new(1.0, palette.frame)),
            };
            self.shapes().push(tick);
            let letter = letter.to_string();
            self.write(left + 20.0, Font::Regular, palette.ink, &letter);
            self.paragraph(left + 40.0, Font::Regular, palette.ink, option);
            self.y += 4.0;
        }
        self.need(6.0 + LINE + WRITING_LINE);
        self.y += 6.0;
        let because = self.language.word("handout-because");
        self.write(left, Font::Regular, palette.faint, &because);
        self.rule(left + 70.0, RIGHT, self.y + LINE);
        self.y += LINE + WRITING_LINE;
        self.rule(left, RIGHT, self.y);
        self.pass(page, top + side);
    }

    /// Adds a stop to the teacher's sheet: the answer to its question with its explanation, and the
    /// notes. A stop without a question and notes is left out.
    pub fn answer(&mut self, stop: usize, answers: &LessonAnswers) {
        let question = answers.question(stop);
        let notes = answers.notes(stop).unwrap_or_default();
        if question.is_none() && notes.is_empty() {
            return;
        }
        let values = args([("stop", (stop as u64 + 1).into())]);
        let mut title = self.language.text("handout-stop", &values);
        if !answers.title(stop).is_empty() {
            title = format!("{title} – {}", answers.title(stop));
        }
        let ink = self.palette.ink;
        self.paragraph(MARGIN, Font::Regular, self.palette.faint, &title);
        if let Some((number, question)) = question {
            self.need(LINE);
            self.write(MARGIN, Font::Bold, ink, &format!("{}.", number + 1));
            let right = question.option(question.right);
            self.paragraph(ANSWER, Font::Bold, ink, &right);
            self.paragraph(ANSWER, Font::Regular, ink, &question.because);
        }
        if !notes.is_empty() {
            self.y += 4.0;
            self.noted(ANSWER, notes);
        }
        self.y += 10.0;
    }

    /// Goes on below a picture that ends at this height of this page.
    fn pass(&mut self, page: usize, bottom: f32) {
        if self.page() == page {
            self.y = self.y.max(bottom);
        }
        self.y += QUESTION_GAP;
    }
}
