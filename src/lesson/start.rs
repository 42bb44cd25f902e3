//! A start for those who write a lesson.

use super::LONGEST_NAME;

const START: &str = include_str!("../../assets/lesson/start.ron");
/// The name in the start.
const NAME: &str = "my-lesson";

/// A small lesson with remarks, to be changed. It gets this name as far as names have such signs.
pub fn start(name: &str) -> String {
    let is_sign = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let plain = |c: char| if c == ' ' { '-' } else { c };
    let name: String = name
        .chars()
        .map(plain)
        .filter(is_sign)
        .take(LONGEST_NAME)
        .collect();
    if name.is_empty() {
        START.to_owned()
    } else {
        START.replacen(NAME, &name, 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::{Finding, Lesson, Proof};

    fn findings(source: &str) -> Vec<Finding> {
        let reading = Lesson::read_whole(source).unwrap_or_else(|errors| panic!("{}", errors[0]));
        let mut proof = Proof::new(reading);
        while !proof.advance(1 << 20) {}
        proof.findings()
    }

    /// The lessons that the page for teachers builds are lessons that hold.
    #[test]
    fn the_lessons_of_the_page_for_teachers_hold() {
        let page = include_str!("../../lessons/HOW-TO-WRITE.md");
        let blocks = page.split("```ron\n").skip(1);
        let lessons: Vec<&str> = blocks.filter_map(|rest| rest.split("```").next()).collect();
        assert_eq!(lessons.len(), 2);
        for lesson in lessons {
            assert_eq!(findings(lesson), []);
        }
    }

    #[test]
    fn the_start_is_a_lesson_that_holds() {
        for (name, id) in [
            ("backtracking", "backtracking"),
            ("A minha lição!", "A-minha-lio"),
            ("\"),", "my-lesson"),
            ("", "my-lesson"),
            (&"x".repeat(1000), &"x".repeat(LONGEST_NAME)),
        ] {
            let start = start(name);
            assert_eq!(Lesson::read(&start).unwrap().id, id);
            assert_eq!(findings(&start), []);
        }
    }
}
