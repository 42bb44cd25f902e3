//! The pages of the teacher's guide.

use crate::explain::args;
use crate::export::answers::{Answers, Question};
use crate::export::sheets::{LINE, MARGIN, SIZE, Sheets, WIDTH, lines};
use crate::lesson::{Course, Curriculum, Guide, Lesson, LessonPlan, Term};
use crate::scene::{Font, width_of};

/// What the guide has, with the pages where it begins.
pub type Contents = Vec<(String, usize)>;

/// The size of the guide's title, of the headings of lessons and plans, and how far apart their lines are.
const COVER: f32 = 28.0;
const HEAD: f32 = 13.0;
const HEAD_LINE: f32 = 19.0;
/// Where what belongs to a heading begins, and what belongs to that.
const FIRST: f32 = MARGIN + 14.0;
const SECOND: f32 = MARGIN + 30.0;
/// The gaps before a heading, and between other things.
const BEFORE_HEAD: f32 = 20.0;
const GAP: f32 = 6.0;
/// The lines that stay together below a heading.
const TOGETHER: f32 = 4.0 * LINE;
/// The end of every line.
const RIGHT: f32 = WIDTH - MARGIN;

impl Sheets {
    /// The title, how to use the guide, and where things are.
    pub fn cover(&mut self, guide: &Guide, contents: &Contents) {
        let language = self.language;
        self.new_page();
        let (ink, faint) = (self.palette.ink, self.palette.faint);
        self.y += 20.0;
        let y = self.y;
        self.write(MARGIN, y, COVER, Font::Bold, ink, "recuo");
        self.y += 1.4 * COVER;
        let y = self.y;
        self.write(
            MARGIN,
            y,
            18.0,
            Font::Bold,
            faint,
            guide.title.get(language),
        );
        self.y += 44.0;
        for part in guide.text.get(language).split('\n') {
            self.paragraph(MARGIN, RIGHT - MARGIN, Font::Regular, ink, part);
            self.y += GAP;
        }
        self.y += BEFORE_HEAD;
        self.head(&language.word("guide-contents"), "", TOGETHER);
        for (title, page) in contents {
            self.need(LINE);
            let (y, page) = (self.y, page.to_string());
            self.write(FIRST, y, SIZE, Font::Regular, ink, title);
            let x = RIGHT - width_of(&page, Font::Regular, SIZE);
            self.write(x, y, SIZE, Font::Regular, ink, &page);
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
        let (ink, length) = (self.palette.faint, self.length(lessons));
        self.paragraph(MARGIN, RIGHT - MARGIN, Font::Regular, ink, &length);
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

    /// A heading with something faint at its end, which has this much of what follows on its page.
    fn head(&mut self, title: &str, beside: &str, with: f32) {
        let width = RIGHT - MARGIN - width_of(beside, Font::Regular, SIZE) - 12.0;
        let titles = lines(title, Font::Bold, HEAD, width);
        self.need(titles.len() as f32 * HEAD_LINE + with);
        let (ink, faint) = (self.palette.ink, self.palette.faint);
        let (x, top) = (RIGHT - width_of(beside, Font::Regular, SIZE), self.y);
        for line in titles {
            let y = self.y;
            self.write(MARGIN, y, HEAD, Font::Bold, ink, &line);
            self.y += HEAD_LINE;
        }
        if !beside.is_empty() {
            self.write(x, top + HEAD - SIZE, SIZE, Font::Regular, faint, beside);
        }
    }

    /// A lesson: its goal, what to show, and its questions.
    pub fn lesson(&mut self, number: usize, answers: &Answers, course: &Course) {
        let (language, lesson) = (self.language, &answers.lesson);
        self.y += BEFORE_HEAD;
        let title = format!("{number}. {}", lesson.title.get(language));
        let minutes = self.minutes(lesson);
        let goal = lesson.goal.get(language);
        let said = height(goal, Font::Regular, RIGHT - FIRST);
        self.head(&title, &minutes, said + TOGETHER);
        let ink = self.palette.ink;
        self.paragraph(FIRST, RIGHT - FIRST, Font::Regular, ink, goal);
        if !lesson.stops.is_empty() {
            self.label("guide-show", 2.0 * LINE);
        }
        for stop in 0..lesson.stops.len() {
            let notes = answers.notes(stop).unwrap_or_default();
            let beside = height(notes, Font::Regular, RIGHT - SECOND).min(6.0 * LINE);
            let name = lesson.stop_number(stop, language);
            let title = match answers.title(stop) {
                "" => name,
                title => format!("{name} – {title}"),
            };
            self.need(height(&title, Font::Regular, RIGHT - FIRST) + beside);
            self.paragraph(FIRST, RIGHT - FIRST, Font::Regular, ink, &title);
            self.noted(SECOND, RIGHT - SECOND, notes);
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

    /// What follows, in a word, with this much of it on its page.
    fn label(&mut self, id: &str, with: f32) {
        self.y += GAP;
        self.need(LINE + with);
        let (ink, word) = (self.palette.guess, self.language.word(id));
        self.paragraph(FIRST, RIGHT - FIRST, Font::Bold, ink, &word);
    }

    /// A question with its right answer, the reason, and the wrong ones with what is so instead.
    fn question(&mut self, stop: &str, question: &Question, course: &Course) {
        let (width, language) = (RIGHT - SECOND, self.language);
        let asked = format!("{stop}: {}", question.asked);
        let program = question.program.as_deref().unwrap_or_default();
        let values = args([("answer", question.option(question.right).into())]);
        let right = language.text("guide-right", &values);
        let (ink, faint) = (self.palette.ink, self.palette.faint);
        let wrong = (0..question.options.len()).filter(|option| *option != question.right);
        let told = |option: usize| {
            let shown = question.shows[option].as_deref();
            match shown.and_then(|id| course.misconception(id)) {
                Some(known) => format!(
                    "{} – {}",
                    question.option(option),
                    known.truth.get(language)
                ),
                None => question.option(option),
            }
        };
        let wrong: Vec<String> = wrong.map(told).collect();
        let options = wrong.iter();
        // A question is not torn apart.
        self.need(
            height(&asked, Font::Bold, RIGHT - FIRST)
                + program.lines().count() as f32 * LINE
                + height(&right, Font::Bold, width)
                + height(&question.because, Font::Regular, width)
                + LINE
                + options
                    .map(|words| height(words, Font::Regular, width - 12.0))
                    .sum::<f32>(),
        );
        self.paragraph(FIRST, RIGHT - FIRST, Font::Bold, ink, &asked);
        self.program(SECOND, width, program);
        let deduced = self.palette.deduced;
        self.paragraph(SECOND, width, Font::Bold, deduced, &right);
        self.paragraph(SECOND, width, Font::Regular, ink, &question.because);
        let thinking = language.word("guide-thinking");
        self.paragraph(SECOND, width, Font::Regular, faint, &thinking);
        for words in wrong {
            self.paragraph(SECOND + 12.0, width - 12.0, Font::Regular, ink, &words);
        }
        self.y += GAP;
    }

    /// A plan. Its minutes are those of its lessons.
    pub fn plan<'l>(
        &mut self,
        plan: &LessonPlan,
        lesson: &dyn Fn(&str) -> Option<(usize, &'l Lesson)>,
    ) {
        let language = self.language;
        let (ink, text) = (self.palette.ink, plan.text.get(language));
        let said = height(text, Font::Regular, RIGHT - MARGIN);
        self.head(plan.title.get(language), "", said + 2.0 * TOGETHER);
        self.paragraph(MARGIN, RIGHT - MARGIN, Font::Regular, ink, text);
        for part in &plan.parts {
            self.y += GAP;
            let lessons = part.lessons.iter().filter_map(|id| lesson(id));
            let lessons: Vec<(usize, &Lesson)> = lessons.collect();
            let text = part.text.get(language);
            let room = height(text, Font::Regular, RIGHT - SECOND);
            self.need((lessons.len() + 1) as f32 * LINE + room);
            let title = part.title.get(language);
            let title = format!("{title} – {}", self.length(&lessons));
            self.paragraph(FIRST, RIGHT - FIRST, Font::Bold, ink, &title);
            for (number, lesson) in lessons {
                let minutes = self.minutes(lesson);
                let words = format!("{number}. {} ({minutes})", lesson.title.get(language));
                self.paragraph(SECOND, RIGHT - SECOND, Font::Regular, ink, &words);
            }
            self.paragraph(SECOND, RIGHT - SECOND, Font::Regular, ink, text);
        }
        self.y += BEFORE_HEAD;
    }

    /// A curriculum, and what of it the course teaches.
    pub fn curriculum(&mut self, curriculum: &Curriculum) {
        let language = self.language;
        let (ink, text) = (self.palette.ink, curriculum.text.get(language));
        let said = height(text, Font::Regular, RIGHT - MARGIN);
        self.head(curriculum.title.get(language), "", said + TOGETHER);
        self.paragraph(MARGIN, RIGHT - MARGIN, Font::Regular, ink, text);
        for area in &curriculum.areas {
            self.y += GAP;
            let (title, text) = (area.title.get(language), area.text.get(language));
            self.need(LINE + height(text, Font::Regular, RIGHT - FIRST));
            self.paragraph(FIRST, RIGHT - FIRST, Font::Bold, ink, title);
            self.paragraph(FIRST, RIGHT - FIRST, Font::Regular, ink, text);
        }
        self.y += BEFORE_HEAD;
    }

    /// A word of the glossary, and the number of the lesson that teaches it.
    pub fn term(&mut self, term: &Term, lesson: Option<usize>) {
        let language = self.language;
        let (name, meaning) = (term.name.get(language), term.meaning.get(language));
        self.need(LINE + height(meaning, Font::Regular, RIGHT - FIRST));
        let (ink, faint) = (self.palette.ink, self.palette.faint);
        let top = self.y;
        self.paragraph(MARGIN, RIGHT - MARGIN, Font::Bold, ink, name);
        if let Some(number) = lesson {
            let values = args([("number", number.into())]);
            let words = language.text("guide-lesson", &values);
            let x = RIGHT - width_of(&words, Font::Regular, SIZE);
            self.write(x, top, SIZE, Font::Regular, faint, &words);
        }
        self.paragraph(FIRST, RIGHT - FIRST, Font::Regular, ink, meaning);
        self.y += GAP;
    }
}

/// The height of a wrapped text.
fn height(text: &str, font: Font, width: f32) -> f32 {
    lines(text, font, SIZE, width).len() as f32 * LINE
}
