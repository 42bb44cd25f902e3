//! The course: the order of the lessons.

use super::syntax::unknown;
use super::{Chapter, Course, LessonError, Misconception, Places};

impl Chapter {
    /// The ids of its lessons and of its quiz, in order.
    pub fn all(&self) -> impl Iterator<Item = &String> {
        self.lessons.iter().chain(&self.quiz)
    }
}

impl Course {
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
    pub fn unknown(&self, places: &Places) -> Vec<LessonError> {
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
