//! The pages of a handout.

use crate::explain::args;
use crate::export::answers::{AskedBoard, LessonAnswers, StopQuestion, board_label};
use crate::export::sheets::{LINE, MARGIN, RIGHT, SIZE, Sheets};
use crate::lesson::Lesson;
use crate::scene::{Font, Rect, Shape, Stroke, width_of};

/// The distance between lines to write on, which need more room than print.
const WRITING_LINE: f32 = 24.0;
/// Where answers begin, beside their numbers.
const ANSWER: f32 = MARGIN + 28.0;
/// The gap between two questions.
const QUESTION_GAP: f32 = 22.0;
/// Where the words of an option begin, beside its box and its letter.
const OPTION: f32 = 40.0;
/// How much larger the puzzle is than the boards of questions.
const PUZZLE: f32 = 1.25;

impl Sheets {
    /// Starts the first page: the lesson's text and puzzle.
    pub fn begin(&mut self, answers: &LessonAnswers, scale: f32) {
        let (language, palette, lesson) = (self.language, self.palette, &answers.lesson);
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
        let start = answers.runs().first().and_then(|run| run.peek(0));
        let puzzle: Vec<AskedBoard> = start
            .map(|moment| AskedBoard { name: None, moment })
            .into_iter()
            .collect();
        let row = self.boards(MARGIN - 12.0, &puzzle, PUZZLE * scale);
        let left = row.left;
        let text = lesson.text.get(language);
        self.paragraph(left, Font::Regular, palette.ink, text);
        self.y += 6.0;
        for board in 0..lesson.boards.len() {
            let label = board_label(lesson, board, language);
            self.paragraph(left, Font::Regular, palette.faint, &label);
        }
        if answers.questions.len() > 1 {
            let words = language.word("handout-cover");
            self.paragraph(left, Font::Regular, palette.faint, &words);
        }
        self.pass(&row, QUESTION_GAP * scale);
    }

    /// Starts the page with the answers.
    pub fn begin_answers(&mut self, lesson: &Lesson) {
        self.new_page();
        self.heading(&self.language.word("handout-answers"));
        let title = lesson.title.get(self.language);
        self.paragraph(MARGIN, Font::Regular, self.palette.faint, title);
        self.y += QUESTION_GAP;
    }

    /// Adds a question: its boards, boxes to tick, and a line for the reason. `told` is the text above
    /// it.
    pub fn ask(&mut self, number: usize, question: &StopQuestion, told: &str, scale: f32) {
        let row = self.boards(MARGIN - 12.0, &question.boards, scale);
        let (left, palette) = (row.left, self.palette);
        self.paragraph(left, Font::Regular, palette.ink, told);
        self.y += 4.0;
        self.need(LINE);
        self.write(left, Font::Bold, palette.ink, &format!("{number}."));
        self.paragraph(left + 24.0, Font::Bold, palette.ink, &question.asked);
        self.program(left + 24.0, question.program.as_deref().unwrap_or_default());
        self.y += 4.0;
        // Lines of a program have their letters there, and those to be put in order their boxes.
        let program = question.program.as_deref().unwrap_or_default();
        match question.options.iter().all(|line| program.contains(line)) {
            _ if question.is_order() => {}
            true => self.options(left, &vec![String::new(); question.options.len()]),
            false => self.options(left, &question.options),
        }
        let lines = if scale < 1.0 { 0.0 } else { WRITING_LINE };
        self.need(6.0 + LINE + lines);
        self.y += 6.0;
        let because = self.language.word("handout-because");
        self.write(left, Font::Regular, palette.faint, &because);
        self.rule(left + 70.0, RIGHT, self.y + LINE);
        self.y += LINE + lines;
        self.rule(left, RIGHT, self.y);
        self.pass(&row, QUESTION_GAP * scale);
    }

    /// The options of a question with boxes to tick, side by side where they are short.
    fn options(&mut self, left: f32, options: &[String]) {
        let widths = options
            .iter()
            .map(|text| width_of(text, Font::Regular, SIZE));
        let widest = widths.fold(0.0, f32::max) + OPTION + 12.0;
        let fits = |columns: &usize| widest * *columns as f32 <= RIGHT - left;
        let columns = [options.len(), 2].into_iter().find(fits).unwrap_or(1);
        let (palette, mut letters) = (self.palette, 'A'..);
        for row in options.chunks(columns) {
            self.need(LINE);
            let top = self.y;
            for (option, column) in row.iter().zip(0u8..) {
                let left = left + f32::from(column) * (RIGHT - left) / columns as f32;
                self.y = top;
                let tick = Shape::Rect {
                    rect: Rect::new(left + 2.0, self.y + 2.0, 10.0, 10.0),
                    radius: 0.0,
                    fill: None,
                    stroke: Some(Stroke::new(1.0, palette.frame)),
                };
                self.shapes().push(tick);
                let letter = letters.next().unwrap_or_default().to_string();
                self.paragraph(left + 20.0, Font::Regular, palette.ink, &letter);
                if !option.is_empty() {
                    self.y = top;
                    self.paragraph(left + OPTION, Font::Regular, palette.ink, option);
                }
            }
            self.y += 4.0;
        }
    }

    /// Adds a stop to the teacher's sheet: the answer to its question with its explanation, and the
    /// notes. A stop without a question and notes is left out.
    pub fn answer(&mut self, stop: usize, answers: &LessonAnswers) {
        let question = answers.question(stop);
        let notes = answers.words(stop).map_or("", |words| &words.notes);
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
}
