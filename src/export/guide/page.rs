//! The pages of the teacher's guide.

use crate::explain::args;
use crate::export::answers::{LessonAnswers, StopQuestion};
use crate::export::sheets::{LINE, MARGIN, RIGHT, SIZE, Sheets, lines};
use crate::lesson::{Course, Curriculum, Guide, Lesson, LessonPlan, Term};
use crate::scene::{Color, Font, Point, width_of};

/// The titles of the guide's parts, with the pages where they begin.
pub type GuideContents = Vec<(String, usize)>;

/// The text sizes of the guide's title and of headings, and the distance between lines of headings.
const COVER_SIZE: f32 = 28.0;
const HEAD_SIZE: f32 = 13.0;
const HEAD_LINE: f32 = 19.0;
/// The indents of what belongs to a heading, and of what belongs to that in turn.
const FIRST: f32 = MARGIN + 14.0;
const SECOND: f32 = MARGIN + 30.0;
/// The gaps before a heading, and between other things.
const HEAD_GAP: f32 = 20.0;
const GAP: f32 = 6.0;
/// The size of boards beside questions, as a share of those on a handout.
const BOARD: f32 = 0.74;
/// The height of the lines that stay together below a heading.
const TOGETHER: f32 = 4.0 * LINE;

impl Sheets {
    /// The title, how to use the guide, and where things are.
    pub fn cover(&mut self, guide: &Guide, contents: &GuideContents) {
        let language = self.language;
        self.new_page();
        let (ink, faint) = (self.palette.ink, self.palette.faint);
        self.y += 20.0;
        let at = Point::new(MARGIN, self.y);
        self.write_at(at, COVER_SIZE, Font::Bold, ink, "recuo");
        self.y += 1.4 * COVER_SIZE;
        let at = Point::new(MARGIN, self.y);
        self.write_at(at, 18.0, Font::Bold, faint, guide.title.get(language));
        self.y += 44.0;
        for part in guide.text.get(language).split('\n') {
            self.paragraph(MARGIN, Font::Regular, ink, part);
            self.y += GAP;
        }
        self.y += HEAD_GAP;
        self.head(&language.word("guide-contents"), "");
        for (title, page) in contents {
            self.need(LINE);
            self.write(FIRST, Font::Regular, ink, title);
            self.write_right(self.y, ink, &page.to_string());
            self.y += LINE + 2.0;
        }
    }

    /// Starts a part of the guide on a page of its own.
    pub fn section(&mut self, title: &str) {
        self.new_page();
        self.heading(title);
        self.y += GAP;
    }

    /// Starts a chapter, with the number and the length of its lessons.
    pub fn chapter(&mut self, title: &str, lessons: &[(usize, &Lesson)]) {
        self.section(title);
        let length = self.length(lessons);
        self.paragraph(MARGIN, Font::Regular, self.palette.faint, &length);
    }

    /// How many lessons these are, and how long they take.
    fn length(&self, lessons: &[(usize, &Lesson)]) -> String {
        let minutes: usize = lessons.iter().map(|(_, lesson)| lesson.minutes()).sum();
        let values = args([
            ("lessons", lessons.len().into()),
            ("minutes", minutes.into()),
        ]);
        self.language.text("guide-length", &values)
    }

    /// Writes a text that ends at the right margin.
    fn write_right(&mut self, y: f32, color: Color, text: &str) {
        let x = RIGHT - width_of(text, Font::Regular, SIZE);
        self.write_at(Point::new(x, y), SIZE, Font::Regular, color, text);
    }

    /// A heading with something faint at its end.
    fn head(&mut self, title: &str, beside: &str) {
        let room = RIGHT - width_of(beside, Font::Regular, SIZE) - MARGIN - 12.0;
        let titles = lines(title, Font::Bold, HEAD_SIZE, room);
        self.need(titles.len() as f32 * HEAD_LINE);
        let top = self.y;
        for line in titles {
            let at = Point::new(MARGIN, self.y);
            self.write_at(at, HEAD_SIZE, Font::Bold, self.palette.ink, &line);
            self.y += HEAD_LINE;
        }
        if !beside.is_empty() {
            self.write_right(top + HEAD_SIZE - SIZE, self.palette.faint, beside);
        }
    }

    /// A heading with a text below it. This much of what follows stays on its page.
    fn introduction(&mut self, title: &str, text: &str, with: f32) {
        self.keep(|sheets| {
            sheets.head(title, "");
            sheets.paragraph(MARGIN, Font::Regular, sheets.palette.ink, text);
            sheets.need(with);
        });
    }

    /// A lesson: its goal, what to show, and its questions.
    pub fn lesson(&mut self, number: usize, answers: &LessonAnswers, course: &'static Course) {
        let (language, lesson) = (self.language, &answers.lesson);
        self.y += HEAD_GAP;
        let title = format!("{number}. {}", lesson.title.get(language));
        let minutes = self.minutes(lesson);
        let (ink, faint) = (self.palette.ink, self.palette.faint);
        self.keep(|sheets| {
            sheets.head(&title, &minutes);
            sheets.paragraph(FIRST, Font::Regular, ink, lesson.goal.get(language));
            sheets.need(TOGETHER);
        });
        for stop in 0..lesson.stops.len() {
            let mut title = lesson.stop_number(stop, language);
            if !answers.title(stop).is_empty() {
                title = format!("{title} – {}", answers.title(stop));
            }
            self.keep(|sheets| {
                if stop == 0 {
                    sheets.label("guide-show");
                }
                sheets.paragraph(FIRST, Font::Regular, ink, &title);
                if let Some(words) = answers.words(stop) {
                    sheets.paragraph(SECOND, Font::Regular, faint, &words.text);
                    sheets.noted(SECOND, &words.notes);
                }
            });
        }
        for (index, (stop, question)) in answers.questions.iter().enumerate() {
            let stop = lesson.stop_number(*stop, language);
            self.keep(|sheets| {
                if index == 0 {
                    sheets.label("guide-questions");
                }
                sheets.question(&stop, question, course);
            });
        }
    }

    fn minutes(&self, lesson: &Lesson) -> String {
        let values = args([("minutes", lesson.minutes().into())]);
        self.language.text("guide-minutes", &values)
    }

    fn label(&mut self, id: &str) {
        self.y += GAP;
        let word = self.language.word(id);
        self.paragraph(FIRST, Font::Bold, self.palette.guess, &word);
    }

    /// A question beside its boards, with its right answer and the reason, and the wrong answers with
    /// what they may show.
    fn question(&mut self, stop: &str, question: &StopQuestion, course: &'static Course) {
        let language = self.language;
        let (ink, faint) = (self.palette.ink, self.palette.faint);
        let asked = format!("{stop}: {}", question.asked);
        self.paragraph(FIRST, Font::Bold, ink, &asked);
        let row = self.boards(FIRST, &question.boards, BOARD);
        let left = row.left;
        self.program(left, question.program.as_deref().unwrap_or_default());
        let values = args([("answer", question.option(question.right).into())]);
        let right = language.text("guide-right", &values);
        self.paragraph(left, Font::Bold, self.palette.deduced, &right);
        self.paragraph(left, Font::Regular, ink, &question.because);
        if !question.is_order() {
            let others = language.word("guide-others");
            self.paragraph(left, Font::Regular, faint, &others);
        }
        for wrong in (0..question.options.len()).filter(|option| *option != question.right) {
            self.paragraph(left + 12.0, Font::Regular, ink, &question.option(wrong));
            let shown = question.shows[wrong].as_deref();
            if let Some(known) = shown.and_then(|id| course.misconception(id)) {
                let (idea, truth) = (known.text.get(language), known.truth.get(language));
                let values = args([("idea", idea.into()), ("truth", truth.into())]);
                let words = language.text("guide-may-show", &values);
                self.paragraph(left + 24.0, Font::Regular, faint, &words);
            }
        }
        self.pass(&row, GAP);
    }

    /// A plan, with the minutes of its lessons.
    pub fn plan<'l>(
        &mut self,
        plan: &LessonPlan,
        lesson: &dyn Fn(&str) -> Option<(usize, &'l Lesson)>,
    ) {
        let (language, ink) = (self.language, self.palette.ink);
        let (title, text) = (plan.title.get(language), plan.text.get(language));
        self.introduction(title, text, 2.0 * TOGETHER);
        for part in &plan.parts {
            self.y += GAP;
            let lessons = part.lessons.iter().filter_map(|id| lesson(id));
            let lessons: Vec<(usize, &Lesson)> = lessons.collect();
            let title = part.title.get(language);
            let title = format!("{title} – {}", self.length(&lessons));
            self.keep(|sheets| {
                sheets.paragraph(FIRST, Font::Bold, ink, &title);
                for (number, lesson) in &lessons {
                    let minutes = sheets.minutes(lesson);
                    let words = format!("{number}. {} ({minutes})", lesson.title.get(language));
                    sheets.paragraph(SECOND, Font::Regular, ink, &words);
                }
                sheets.paragraph(SECOND, Font::Regular, ink, part.text.get(language));
            });
        }
        self.y += HEAD_GAP;
    }

    /// A curriculum, and what the course teaches of it.
    pub fn curriculum(&mut self, curriculum: &Curriculum) {
        let (language, ink) = (self.language, self.palette.ink);
        let text = curriculum.text.get(language);
        self.introduction(curriculum.title.get(language), text, TOGETHER);
        for area in &curriculum.areas {
            self.y += GAP;
            self.keep(|sheets| {
                sheets.paragraph(FIRST, Font::Bold, ink, area.title.get(language));
                sheets.paragraph(FIRST, Font::Regular, ink, area.text.get(language));
            });
        }
        self.y += HEAD_GAP;
    }

    /// A word of the glossary, and the number of the lesson that teaches it.
    pub fn term(&mut self, term: &Term, lesson: Option<usize>) {
        let (language, ink) = (self.language, self.palette.ink);
        self.keep(|sheets| {
            sheets.need(LINE);
            let top = sheets.y;
            sheets.paragraph(MARGIN, Font::Bold, ink, term.name.get(language));
            if let Some(number) = lesson {
                let values = args([("number", number.into())]);
                let words = language.text("guide-lesson", &values);
                sheets.write_right(top, sheets.palette.faint, &words);
            }
            sheets.paragraph(FIRST, Font::Regular, ink, term.meaning.get(language));
        });
        self.y += GAP;
    }
}
