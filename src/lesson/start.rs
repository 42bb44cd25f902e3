//! Templates for new lessons.

use super::{BoardSpec, LONGEST_NAME};
use crate::puzzle::{Problem, notation};

const START: &str = include_str!("../../assets/lesson/start.ron");
const OWN: &str = include_str!("../../assets/lesson/own.ron");
/// The id in the templates.
const NAME: &str = "my-lesson";

/// A small lesson with comments, as a template. Its id is `name`, as far as its characters are
/// allowed.
pub fn start(name: &str) -> String {
    named(START, name)
}

/// A template with this puzzle and these boards. Its id is chosen as in [`start`].
pub fn start_with(name: &str, problem: &Problem, boards: &[BoardSpec]) -> String {
    let grid = notation::framed(problem.topology(), problem.givens());
    let boxes = problem.shape().map_or_else(String::new, |shape| {
        format!("({}, {})", shape.box_rows(), shape.box_cols())
    });
    let lines: Vec<String> = grid.lines().map(|line| format!("        {line}")).collect();
    let board = |board: &BoardSpec| {
        let BoardSpec { strategy, goal } = board;
        format!("(strategy: \"{strategy}\", goal: \"{goal}\")")
    };
    let boards: Vec<String> = boards.iter().map(board).collect();
    named(OWN, name)
        .replacen("BOXES", &boxes, 1)
        .replacen("PUZZLE", &lines.join("\n"), 1)
        .replacen("BOARDS", &boards.join(", "), 1)
}

fn named(start: &str, name: &str) -> String {
    let is_sign = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let plain = |c: char| if c == ' ' { '-' } else { c };
    let name: String = name
        .chars()
        .map(plain)
        .filter(is_sign)
        .take(LONGEST_NAME)
        .collect();
    if name.is_empty() {
        start.to_owned()
    } else {
        start.replacen(NAME, &name, 1)
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

    /// The lessons built on the page for teachers are valid.
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
    fn a_lesson_of_any_puzzle_is_that_puzzle() {
        for (boxes, line) in [
            ((2, 2), "1..2.2.4......23"),
            ((3, 2), ".........1.........................."),
            (
                (4, 4),
                &"9E.5B3..8..AC.6.1.....G...F.D.24"
                    .chars()
                    .chain(".".repeat(224).chars())
                    .collect::<String>(),
            ),
        ] {
            let options = notation::Options {
                boxes: crate::puzzle::Shape::new(boxes.0, boxes.1).ok(),
                ..Default::default()
            };
            let problem = notation::read_one(line, &options).unwrap();
            let boards =
                BoardSpec::read_all("naive, fewest-places + descending + masks*all, masks*2");
            let boards = boards.unwrap();
            let source = start_with("A \"minha\" lição", &problem, &boards);
            let lesson = Lesson::read(&source).unwrap_or_else(|error| panic!("{error}\n{source}"));
            assert_eq!((&*lesson.problem, &lesson.boards), (&problem, &boards));
            assert_eq!(lesson.id, "A-minha-lio");
        }
        let problem = notation::read_one("1..2.2.4......23", &Default::default()).unwrap();
        let source = start_with("", &problem, &BoardSpec::read_all("naive").unwrap());
        assert_eq!(findings(&source), []);
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
