//! The pages of the teacher's guide.

use crate::explain::args;
use crate::export::answers::{LessonAnswers, StopQuestion};
use crate::export::sheets::{LINE, MARGIN, RIGHT, SIZE, Sheets, height, lines};
use crate::lesson::{Course, Curriculum, Guide, Lesson, LessonPlan, Term};
use crate::scene::{Font, Point, width_of};

/// The titles of the guide's parts, with the pages where they begin.
pub type GuideContents = Vec<(String, usize)>;

/// The text sizes of the guide's title and of headings, and the distance between lines of headings.
const COVER_SIZE: f32 = 28.0;
const HEAD_SIZE: f32 = 13.0;
const HEAD_LINE: f32 = 19.0;
/// The indents of what belongs to a heading, and of what belongs to that in turn.
const FIRST: f32 = MARGIN + 14.0;
const SECOND: f32 = MARGIN + 30.0;
const THIRD: f32 = SECOND + 12.0;
/// The gaps before a heading, and between other things.
const HEAD_GAP: f32 = 20.0;
const GAP: f32 = 6.0;
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
        self.head(&language.word("guide-contents"), "", TOGETHER);
        for (title, page) in contents {
            self.need(LINE);
            self.write(FIRST, Font::Regular, ink, title);
            let page = page.to_string();
            let x = RIGHT - width_of(&page, Font::Regular, SIZE);
            self.write(x, Font::Regular, ink, &page);
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

    /// A heading with something faint at its end. This much of what follows stays on its page.
    fn head(&mut self, title: &str, beside: &str, with: f32) {
        let x = RIGHT - width_of(beside, Font::Regular, SIZE);
        let titles = lines(title, Font::Bold, HEAD_SIZE, x - MARGIN - 12.0);
        self.need(titles.len() as f32 * HEAD_LINE + with);
        let top = self.y;
        for line in titles {
            let at = Point::new(MARGIN, self.y);
            self.write_at(at, HEAD_SIZE, Font::Bold, self.palette.ink, &line);
            self.y += HEAD_LINE;
        }
        if !beside.is_empty() {
            let at = Point::new(x, top + HEAD_SIZE - SIZE);
            self.write_at(at, SIZE, Font::Regular, self.palette.faint, beside);
        }
    }

    /// A heading with a text below it.
    fn introduction(&mut self, title: &str, text: &str, with: f32) {
        self.head(title, "", height(text, Font::Regular, MARGIN) + with);
        self.paragraph(MARGIN, Font::Regular, self.palette.ink, text);
    }

    /// A lesson: its goal, what to show, and its questions.
    pub fn lesson(&mut self, number: usize, answers: &LessonAnswers, course: &Course) {
        let (language, lesson) = (self.language, &answers.lesson);
        self.y += HEAD_GAP;
        let title = format!("{number}. {}", lesson.title.get(language));
        let minutes = self.minutes(lesson);
        let goal = lesson.goal.get(language);
        let with = height(goal, Font::Regular, FIRST) + TOGETHER;
        self.head(&title, &minutes, with);
        let ink = self.palette.ink;
        self.paragraph(FIRST, Font::Regular, ink, goal);
        if !lesson.stops.is_empty() {
            self.label("guide-show", 2.0 * LINE);
        }
        for stop in 0..lesson.stops.len() {
            let notes = answers.notes(stop).unwrap_or_default();
            let mut title = lesson.stop_number(stop, language);
            if !answers.title(stop).is_empty() {
                title = format!("{title} – {}", answers.title(stop));
            }
            let with = height(notes, Font::Regular, SECOND).min(6.0 * LINE);
            self.need(height(&title, Font::Regular, FIRST) + with);
            self.paragraph(FIRST, Font::Regular, ink, &title);
            self.noted(SECOND, notes);
        }
        if !answers.questions.is_empty() {
            self.label("guide-questions", 2.0 * TOGETHER);
        }
        for (stop, question) in &answers.questions {
            let stop = lesson.stop_number(*stop, language);
            self.question(&stop, question, course);
        }
    }

    fn minutes(&self, lesson: &Lesson) -> String {
        let values = args([("minutes", lesson.minutes().into())]);
        self.language.text("guide-minutes", &values)
    }

    /// A label. This much of what follows stays on its page.
    fn label(&mut self, id: &str, with: f32) {
        self.y += GAP;
        self.need(LINE + with);
        let word = self.language.word(id);
        self.paragraph(FIRST, Font::Bold, self.palette.guess, &word);
    }

    /// A question with its right answer and the reason, and the wrong answers with what is true
    /// instead. It stays on one page.
    fn question(&mut self, stop: &str, question: &StopQuestion, course: &Course) {
        let language = self.language;
        let asked = format!("{stop}: {}", question.asked);
        let program = question.program.as_deref().unwrap_or_default();
        let values = args([("answer", question.option(question.right).into())]);
        let right = language.text("guide-right", &values);
        let wrong = (0..question.options.len()).filter(|option| *option != question.right);
        let told = |option: usize| {
            let shown = question.shows[option].as_deref();
            match shown.and_then(|id| course.misconception(id)) {
                Some(known) => {
                    let truth = known.truth.get(language);
                    format!("{} – {truth}", question.option(option))
                }
                None => question.option(option),
            }
        };
        let wrong: Vec<String> = wrong.map(told).collect();
        let wrong_height = wrong
            .iter()
            .map(|words| height(words, Font::Regular, THIRD));
        self.need(
            height(&asked, Font::Bold, FIRST)
                + program.lines().count() as f32 * LINE
                + height(&right, Font::Bold, SECOND)
                + height(&question.because, Font::Regular, SECOND)
                + LINE
                + wrong_height.sum::<f32>(),
        );
        let (ink, faint) = (self.palette.ink, self.palette.faint);
        self.paragraph(FIRST, Font::Bold, ink, &asked);
        self.program(SECOND, program);
        self.paragraph(SECOND, Font::Bold, self.palette.deduced, &right);
        self.paragraph(SECOND, Font::Regular, ink, &question.because);
        let thinking = language.word("guide-thinking");
        self.paragraph(SECOND, Font::Regular, faint, &thinking);
        for words in wrong {
            self.paragraph(THIRD, Font::Regular, ink, &words);
        }
        self.y += GAP;
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
            let text = part.text.get(language);
            let needed = (lessons.len() + 1) as f32 * LINE;
            self.need(needed + height(text, Font::Regular, SECOND));
            let title = part.title.get(language);
            let title = format!("{title} – {}", self.length(&lessons));
            self.paragraph(FIRST, Font::Bold, ink, &title);
            for (number, lesson) in lessons {
                let minutes = self.minutes(lesson);
                let words = format!("{number}. {} ({minutes})", lesson.title.get(language));
                self.paragraph(SECOND, Font::Regular, ink, &words);
            }
            self.paragraph(SECOND, Font::Regular, ink, text);
        }
        self.y += HEAD_GAP;
    }

    /// A curriculum, and what the course teaches of it.
    pub fn curriculum(&mut self, curriculum: &Curriculum) {
        let (language, ink) = (self.language, self.palette.ink);
        let (title, text) = (
            curriculum.title.get(language),
            curriculum.text.get(language),
        );
        self.introduction(title, text, TOGETHER);
        for area in &curriculum.areas {
            self.y += GAP;
            let (title, text) = (area.title.get(language), area.text.get(language));
            self.need(LINE + height(text, Font::Regular, FIRST));
            self.paragraph(FIRST, Font::Bold, ink, title);
            self.paragraph(FIRST, Font::Regular, ink, text);
        }
        self.y += HEAD_GAP;
    }

    /// A word of the glossary, and the number of the lesson that teaches it.
    pub fn term(&mut self, term: &Term, lesson: Option<usize>) {
        let (language, ink) = (self.language, self.palette.ink);
        let (name, meaning) = (term.name.get(language), term.meaning.get(language));
        self.need(LINE + height(meaning, Font::Regular, FIRST));
        let top = self.y;
        self.paragraph(MARGIN, Font::Bold, ink, name);
        if let Some(number) = lesson {
            let values = args([("number", number.into())]);
            let words = language.text("guide-lesson", &values);
            let at = Point::new(RIGHT - width_of(&words, Font::Regular, SIZE), top);
            self.write_at(at, SIZE, Font::Regular, self.palette.faint, &words);
        }
        self.paragraph(FIRST, Font::Regular, ink, meaning);
        self.y += GAP;
    }
}
