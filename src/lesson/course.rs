//! The course and the teacher's guide: their files.

use super::file::error::unknown;
use super::file::form::LessonPlaces;
use super::file::form::{LessonError, ListOf, OrDefault, Scope, form, read_file};
use super::file::plain::{LessonId, NewId, NewLesson};
use super::text::Text;

/// The most chapters of a course, and the most lessons of a chapter.
const MOST_CHAPTERS: usize = 50;
/// The most entries of a list in the teacher's guide.
const MOST_PARTS: usize = 50;
/// The most misconceptions of a course.
const MOST_MISCONCEPTIONS: usize = 100;

form! {
    /// The file `course.ron` puts the lessons in order.
    pub struct Course as "Course" {
        /// The chapters of the course, in order.
        pub chapters: ListOf<Chapter, MOST_CHAPTERS>,
        /// The quiz at the end of the course.
        /// Without it: none
        pub quiz: Option<NewLesson>,
        /// The misconceptions that wrong answers can show. Results are grouped by them.
        /// Without it: none
        pub misconceptions: OrDefault<ListOf<Misconception, MOST_MISCONCEPTIONS>>,
    }
}

form! {
    /// A part of the course.
    pub struct Chapter as "Chapter" {
        /// The chapter's title.
        pub title: Text,
        /// Its lessons, in order.
        pub lessons: ListOf<NewLesson, MOST_CHAPTERS>,
        /// The quiz after its last lesson.
        /// Without it: none
        pub quiz: Option<NewLesson>,
    }
}

form! {
    /// Something that many students believe but that is not true.
    pub struct Misconception as "Misconception" {
        /// Its name in lessons and in exported answers.
        pub id: NewId,
        /// The belief, as a sentence.
        pub text: Text,
        /// What is true instead.
        pub truth: Text,
        /// The lesson of the course that shows it.
        pub lesson: LessonId,
    }
}

form! {
    /// The file `guide.ron` holds what the teacher's guide (`recuo guide`) does not take from the
    /// lessons.
    pub struct Guide as "Guide" {
        /// Its title.
        pub title: Text,
        /// How to use it.
        pub text: Text,
        /// Plans for the classroom.
        pub plans: ListOf<LessonPlan, MOST_PARTS>,
        /// The curricula that the course fits.
        pub curricula: ListOf<Curriculum, MOST_PARTS>,
    }
}

form! {
    /// A choice of lessons for a given time. It takes as many minutes as its lessons together.
    pub struct LessonPlan as "Plan" {
        /// Its title.
        pub title: Text,
        /// Whom it is for.
        pub text: Text,
        /// Its parts, in order.
        pub parts: ListOf<PlanPart, MOST_PARTS>,
    }
}

form! {
    /// A part of a plan.
    pub struct PlanPart as "Part" {
        /// Its title.
        pub title: Text,
        /// Its lessons, in order.
        pub lessons: ListOf<LessonId, MOST_PARTS>,
        /// What to do with them.
        pub text: Text,
    }
}

form! {
    /// A curriculum that the course fits.
    pub struct Curriculum as "Curriculum" {
        /// Its title.
        pub title: Text,
        /// What it is.
        pub text: Text,
        /// The parts of it that the course teaches.
        pub areas: ListOf<Area, MOST_PARTS>,
    }
}

form! {
    /// A part of a curriculum.
    pub struct Area as "Area" {
        /// Its title.
        pub title: Text,
        /// What the course teaches of it, and in which chapters.
        pub text: Text,
    }
}

impl Chapter {
    /// The ids of its lessons and of its quiz, in order.
    pub fn all(&self) -> impl Iterator<Item = &String> {
        self.lessons.iter().chain(&self.quiz)
    }
}

impl Course {
    /// Reads a course file.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read(source: &str) -> Result<Self, LessonError> {
        read_file::<Self>(source, &mut Scope::default())
    }

    /// The ids of all lessons and quizzes, in order.
    pub fn lessons(&self) -> impl Iterator<Item = &str> {
        let lessons = self.chapters.iter().flat_map(Chapter::all);
        lessons.chain(&self.quiz).map(String::as_str)
    }

    /// Whether a lesson is a quiz.
    pub fn is_quiz(&self, id: &str) -> bool {
        let of_chapters = self
            .chapters
            .iter()
            .filter_map(|chapter| chapter.quiz.as_ref());
        of_chapters.chain(&self.quiz).any(|quiz| quiz == id)
    }

    /// The misconception with this id.
    pub fn misconception(&self, id: &str) -> Option<&Misconception> {
        self.misconceptions.iter().find(|known| known.id == id)
    }

    /// Where a lesson names misconceptions that the course does not have.
    pub fn unknown(&self, places: &LessonPlaces) -> Vec<LessonError> {
        let known = |id: &str| self.misconception(id).is_some();
        let unknown_places = places.mistakes.iter().filter(|place| !known(&place.shows));
        let names: Vec<&str> =
            (self.misconceptions.iter().map(|known| known.id.as_str())).collect();
        let faults = unknown_places.map(|place| LessonError {
            at: place.shows_at,
            field: "shows".to_owned(),
            reason: unknown(&place.shows, &names),
        });
        faults.collect()
    }
}

impl Guide {
    /// Reads the file of the guide, whose plans may name these lessons.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read<'l>(
        source: &str,
        lessons: impl IntoIterator<Item = &'l str>,
    ) -> Result<Self, LessonError> {
        read_file::<Self>(source, &mut Scope::with_lessons(lessons))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;

    #[test]
    fn a_course_is_read() {
        let title = "title: (pt: \"a\", es: \"b\", en: \"c\")";
        let course =
            |lessons: &str| Course::read(&format!("(chapters: [({title}, lessons: {lessons})])"));
        let good = course("[\"x\", \"y-2\"]").unwrap();
        assert_eq!(good.lessons().collect::<Vec<_>>(), ["x", "y-2"]);
        assert_eq!(good.chapters[0].title.get(Language::Es), "b");
        let refused = |lessons: &str| course(lessons).unwrap_err().to_string();
        assert!(refused("[]").contains("1 to"));
        assert!(refused("[\"x\", \"x\"]").contains("already taken"));
        assert!(refused("[\"../x\"]").contains("a name is"));
        assert!(
            Course::read("()")
                .unwrap_err()
                .to_string()
                .contains("`chapters`")
        );
    }

    const WORDS: &str = "(pt: \"a\", es: \"b\", en: \"c\")";

    fn with(quiz: &str, last: &str) -> Result<Course, LessonError> {
        Course::read(&format!(
            "(chapters: [(title: {WORDS}, lessons: [\"x\"]{quiz})]{last})"
        ))
    }

    #[test]
    fn quizzes_follow_the_lessons_of_their_chapters() {
        let course = with(", quiz: \"q\"", ", quiz: \"last\"").unwrap();
        assert_eq!(course.lessons().collect::<Vec<_>>(), ["x", "q", "last"]);
        let quizzes = ["x", "q", "last"].map(|id| course.is_quiz(id));
        assert_eq!(quizzes, [false, true, true]);
        let refused = with(", quiz: \"x\"", "").unwrap_err();
        assert!(refused.to_string().contains("already taken"));
    }

    #[test]
    fn misconceptions_belong_to_lessons_of_the_course() {
        let table = |id: &str, lesson: &str| {
            let rest = format!("text: {WORDS}, truth: {WORDS}, lesson: \"{lesson}\"");
            format!("(id: \"{id}\", {rest})")
        };
        let of = |rows: &[String]| with("", &format!(", misconceptions: [{}]", rows.join(", ")));
        let course = of(&[table("a", "x"), table("b", "x")]).unwrap();
        assert_eq!(course.misconception("b").unwrap().lesson, "x");
        assert!(course.misconception("c").is_none());
        for (rows, said) in [
            (vec![table("a", "y")], "there is no `y`"),
            (vec![table("a", "x"), table("a", "x")], "already taken"),
        ] {
            let refused = of(&rows).unwrap_err();
            assert!(refused.to_string().contains(said), "{refused:?}");
        }
    }
}
