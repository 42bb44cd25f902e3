//! Templates for new lessons, with comments in the author's language.

use super::plain::{LONGEST_NAME, is_of_id};
use crate::bundled::{Bundled, bundled};
use crate::explain::Language;
use crate::lesson::board::BoardSpec;
use crate::lesson::view::View;
use crate::puzzle::{Cell, Family, Map, Node, Problem, Relation, Shape, Topology, text};
use crate::solver::Strategy;

const START: Bundled = bundled!("assets/lesson/start.ron");
const OWN: Bundled = bundled!("assets/lesson/own.ron");
/// What comes before the name of a comment in a template.
const COMMENT: &str = "//= ";
/// The comments in each language: paragraphs that begin with a line of their name.
const EN: Bundled = bundled!("assets/lesson/comments/en.txt");
const ES: Bundled = bundled!("assets/lesson/comments/es.txt");
const PT: Bundled = bundled!("assets/lesson/comments/pt.txt");
/// The comments that differ in Portugal.
const PT_PT: Bundled = bundled!("assets/lesson/comments/pt-PT.txt");
/// The longest comment line, in characters.
const LONGEST_LINE: usize = 96;
/// The id in the templates.
const NAME: &str = "my-lesson";

/// A template for a small lesson, with comments in this language. Its id is `name`, without the
/// characters that an id cannot have.
pub fn start(name: &str, language: Language) -> String {
    let line = |line: &str| match line.split_once(COMMENT) {
        Some((blanks, name)) => commented(blanks, &comment(name, language)),
        None => format!("{line}\n"),
    };
    named(&START.lines().map(line).collect::<String>(), name)
}

/// A template with this puzzle and these boards. Its id and its comments are chosen as in
/// [`start`].
pub fn start_with(
    name: &str,
    problem: &Problem,
    boards: &[BoardSpec],
    language: Language,
) -> String {
    let topology = problem.topology();
    // Other problems than Sudoku are read without frames.
    let grid = match (topology.family(), topology.width()) {
        (Family::Sudoku(_), _) => text::framed(topology, problem.givens()),
        (Family::Way(_), _) | (_, 1) => text::line(topology, problem.givens()),
        (_, width) => {
            let values: Vec<_> = problem.givens().collect();
            let rows = values
                .chunks(width)
                .map(|row| text::line(topology, row.to_vec()));
            rows.collect::<Vec<_>>().join("\n")
        }
    };
    let lines: Vec<String> = grid.lines().map(|line| format!("        {line}")).collect();
    let board = |board: &BoardSpec| {
        let (strategy, goal) = (board.strategy, board.goal);
        format!("(strategy: \"{strategy}\", goal: \"{goal}\")")
    };
    let boards: Vec<String> = boards.iter().map(board).collect();
    let about = commented("", &language.word("own-lesson"));
    named(&format!("{about}{}", OWN.text()), name)
        .replacen(
            "FAMILY",
            &(family(topology.family()) + &relations(topology)),
            1,
        )
        .replacen("PUZZLE", &lines.join("\n"), 1)
        .replacen("BOARDS", &boards.join(", "), 1)
}

/// The fields that name the family of a problem.
fn family(family: &Family) -> String {
    let boxes = |shape: &Shape| format!("boxes: ({}, {}),", shape.box_rows(), shape.box_cols());
    match family {
        Family::Sudoku(shape) => boxes(shape),
        Family::Jigsaw(regions) => format!("problem: Jigsaw(regions: \"{regions}\"),"),
        Family::Diagonal(shape) => format!("problem: Diagonal,\n    {}", boxes(shape)),
        Family::Windows => "problem: Windows,".to_owned(),
        Family::Latin(_) => "problem: Latin,".to_owned(),
        Family::Queens(size) => format!("problem: Queens({}),", size.get()),
        Family::Map(map) => format!("problem: Map({}),", fields(map)),
        Family::Row(_) | Family::Grid(_) | Family::Way(_) => {
            format!("problem: Of(\"{family}\"),")
        }
        // Lessons know such boards from recordings only.
        Family::Free(_) => String::new(),
    }
}

/// The field of the relations that are not the family's.
fn relations(topology: &Topology) -> String {
    let address = |cell: &Cell| topology.address(*cell);
    let relation = |relation: &Relation| {
        if let Some((less, more)) = relation.less_and_more() {
            return format!("Less(\"{}\", \"{}\")", address(&less), address(&more));
        }
        let term = |(cell, weight): &(Cell, i32)| format!("({weight}, \"{}\")", address(cell));
        let terms: Vec<String> = relation.terms().iter().map(term).collect();
        let (sign, right) = (relation.sign().id(), relation.right());
        format!(
            "Linear(terms: [{}], is: \"{sign}\", right: {right})",
            terms.join(", ")
        )
    };
    let own: Vec<String> = topology.own_relations().iter().map(relation).collect();
    match own.is_empty() {
        true => String::new(),
        false => format!("\n    relations: [{}],", own.join(", ")),
    }
}

/// The fields of a map: its name if it comes with the program.
fn fields(map: &Map) -> String {
    let colours = map.colours();
    if Map::built_in(map.id(), colours).is_some_and(|known| known.as_ref() == Ok(map)) {
        return format!("name: \"{}\", colours: {colours}", map.id());
    }
    let name = |names: &[(String, String)]| match names {
        [(tag, name)] if tag.is_empty() => format!("{name:?}"),
        names => {
            let each = names.iter().map(|(tag, name)| format!("{tag:?}: {name:?}"));
            format!("{{{}}}", each.collect::<Vec<_>>().join(", "))
        }
    };
    let node = |node: &Node| {
        let (code, name) = (&node.code, name(&node.names));
        format!("({code:?}, {name}, {:?}, {:?})", node.x, node.y)
    };
    let nodes: Vec<String> = map.nodes().iter().map(node).collect();
    let code = |index: u8| &map.nodes()[usize::from(index)].code;
    let edge = |&(a, b): &(u8, u8)| format!("({:?}, {:?})", code(a), code(b));
    let edges: Vec<String> = map.edges().iter().map(edge).collect();
    let (nodes, edges) = (nodes.join(", "), edges.join(", "));
    format!("nodes: [{nodes}], edges: [{edges}], colours: {colours}")
}

fn named(start: &str, name: &str) -> String {
    let name = name.replace(' ', "-");
    let signs = name.chars().filter(|c| is_of_id(*c));
    match signs.take(LONGEST_NAME).collect::<String>().as_str() {
        "" => start.to_owned(),
        name => start.replacen(NAME, name, 1),
    }
}

/// The comment of this name, with the names of strategies and views that it lists.
fn comment(name: &str, language: Language) -> String {
    let sources: &[Bundled] = match language {
        Language::Pt => &[PT],
        Language::PtPt => &[PT_PT, PT],
        Language::Es => &[ES],
        Language::En => &[EN],
    };
    let mut paragraphs = sources
        .iter()
        .flat_map(|source| source.text().split("\n\n"));
    let comment = paragraphs.find_map(|text| text.strip_prefix(name)?.strip_prefix('\n'));
    let comment = comment.expect("every language has every comment");
    comment
        .trim_end()
        .replace("{strategies}", &Strategy::ids().join(", "))
        .replace("{views}", &View::ALL.map(View::id).join(", "))
}

/// A text as comment lines after these blanks. Its own lines stay lines.
fn commented(blanks: &str, text: &str) -> String {
    let mut lines = String::new();
    for text in text.lines() {
        let mut line = String::new();
        for word in text.split(' ') {
            let length = blanks.len() + line.chars().count() + word.chars().count();
            if !line.is_empty() && length > LONGEST_LINE {
                lines += &format!("{blanks}//{line}\n");
                line.clear();
            }
            line += &format!(" {word}");
        }
        lines += &format!("{blanks}//{line}\n");
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::{Lesson, LessonError, Proof};

    fn findings(source: &str) -> Vec<LessonError> {
        let read = Lesson::read_with_places(source);
        let (lesson, places) = read.unwrap_or_else(|error| panic!("{error}"));
        let mut proof = Proof::new(lesson, places);
        while !proof.advance(1 << 20) {}
        proof.findings()
    }

    /// The lessons built on the page for teachers are valid.
    #[test]
    fn the_lessons_of_the_page_for_teachers_hold() {
        for page in [
            include_str!("../../../lessons/HOW-TO-WRITE.md"),
            include_str!("../../../lessons/HOW-TO-WRITE.pt.md"),
            include_str!("../../../lessons/HOW-TO-WRITE.es.md"),
        ] {
            let blocks = page.split("```ron\n").skip(1);
            let lessons: Vec<&str> = blocks.filter_map(|rest| rest.split("```").next()).collect();
            assert_eq!(lessons.len(), 2);
            for lesson in lessons {
                assert_eq!(findings(lesson), []);
            }
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
            let options = text::Options {
                boxes: crate::puzzle::Shape::new(boxes.0, boxes.1).ok(),
                ..Default::default()
            };
            let problem = text::read_one(line, &options).unwrap();
            let boards =
                BoardSpec::read_all("naive, fewest-places + descending + masks*all, masks*2");
            let boards = boards.unwrap();
            let source = start_with("A \"minha\" lição", &problem, &boards, Language::Es);
            let lesson = Lesson::read(&source).unwrap_or_else(|error| panic!("{error}\n{source}"));
            assert_eq!((&*lesson.problem, &lesson.boards), (&problem, &boards));
            assert_eq!(lesson.id, "A-minha-lio");
        }
        let problem = text::read_one("1..2.2.4......23", &Default::default()).unwrap();
        let source = start_with(
            "",
            &problem,
            &BoardSpec::read_all("naive").unwrap(),
            Language::Pt,
        );
        assert_eq!(findings(&source), []);
    }

    /// A lesson can be begun on a problem of any family.
    #[test]
    fn a_lesson_of_any_family_is_that_problem() {
        let own = "(nodes: [(\"A\", \"Ä\", 0.5, -1), (\"B\", {\"en\": \"Bee\", \"pt\": \"Bê\"}, 1, 0)], edges: [(\"A\", \"B\")])";
        let own = Map::read("own", own, 2).unwrap();
        for family in [
            "jigsaw:AABBAABBCCDDCCDD",
            "diagonal:3x2",
            "windows",
            "latin:5",
            "queens:8",
            "map:spain:4",
            "subset-sum:9:3,34,4",
            "cryptarithm:AB+AB=CA",
            "magic:3",
            "futoshiki:3:1<2,5<6",
            "killer:2x2:AABBCC..........:3,4,5",
        ]
        .map(|text| text.parse().unwrap())
        .into_iter()
        .chain([Family::Map(own)])
        {
            let topology = crate::puzzle::Topology::new(family);
            let mut givens = vec![None; topology.cells()];
            givens[1] = crate::puzzle::Value::new(2);
            let problem = Problem::on(&topology, &givens).unwrap();
            let boards = BoardSpec::read_all("naive").unwrap();
            let source = start_with("x", &problem, &boards, Language::Es);
            let lesson = Lesson::read(&source).unwrap_or_else(|error| panic!("{error}\n{source}"));
            assert_eq!(*lesson.problem, problem, "{source}");
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
            for language in Language::ALL {
                let start = start(name, language);
                assert_eq!(Lesson::read(&start).unwrap().id, id);
                assert_eq!(findings(&start), []);
            }
        }
    }
}
