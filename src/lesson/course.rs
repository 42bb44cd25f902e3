//! The course: the order of the lessons.

use super::Text;

/// The course: lessons in order, in chapters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// A chapter of the course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its title.
    pub title: Text,
    /// The ids of its lessons.
    pub lessons: Vec<String>,
}

impl Course {
    /// The ids of all lessons, in order.
    pub fn lessons(&self) -> impl Iterator<Item = &str> {
        let lessons = self.chapters.iter().flat_map(|chapter| &chapter.lessons);
        lessons.map(String::as_str)
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
        let refused = |lessons: &str| course(lessons).unwrap_err()[0].to_string();
        assert!(refused("[]").contains("1 to"));
        assert!(refused("[\"x\", \"x\"]").contains("already taken"));
        assert!(refused("[\"../x\"]").contains("a name is"));
        assert_eq!(Course::read("()").unwrap_err().len(), 1);
    }
}
