//! Problems of every family.

use crate::lesson::file::GOOD;
use crate::lesson::stop::CellEvent;
use crate::lesson::{Lesson, LessonError, StopAt, StopMark};
use crate::puzzle::Cell;
use crate::puzzle::text;

/// The problem of a lesson with these fields in place of its puzzle.
fn read(fields: &str) -> Result<Lesson, LessonError> {
    let puzzle = "puzzle: \"1...............\",";
    assert!(GOOD.contains(puzzle));
    Lesson::read(&GOOD.replace(puzzle, fields))
}

/// Fields of a lesson, its family, and its givens: how many empty cells there are, or the values.
const PROBLEMS: &str = r#"
    problem: Queens(8), => queens:8 => 8
    problem: Queens(4), puzzle: "2...", => queens:4 => 2...
    problem: Latin(5), => latin:5 => 25
    problem: Latin, puzzle: "12¶2.", => latin:2 => 122.
    problem: Map(name: "brazil", colours: 3), => map:brazil:3 => 27
    problem: Map(name: "australia", colours: 3), puzzle: "1......", => map:australia:3 => 1......
    problem: Map(nodes: [("A", "Alpha", 0, 0), ("B", {"en": "Beta"}, 1, 1.5)], colours: 2), => map:own:2 => 2
    problem: Jigsaw(regions: "AAAB CABB¶CCDB CDDD"), puzzle: "1... .... .... ....", => jigsaw:AAABCABBCCDBCDDD => 1...............
    problem: Diagonal, puzzle: "1...............", => diagonal:2x2 => 1...............
    problem: Diagonal, boxes: (3, 2), puzzle: "....................................", => diagonal:3x2 => 36
"#;

#[test]
fn problems_are_of_their_families() {
    for row in PROBLEMS.trim().lines() {
        let parts: Vec<&str> = row.trim().split(" => ").collect();
        let &[fields, family, givens] = parts.as_slice() else {
            panic!("{row}");
        };
        let lesson = read(&fields.replace('¶', "\n"));
        let problem = lesson
            .unwrap_or_else(|error| panic!("{row}: {error}"))
            .problem;
        assert_eq!(problem.topology().family().to_string(), family);
        let expected = givens
            .parse()
            .map_or_else(|_| givens.to_owned(), |n| ".".repeat(n));
        assert_eq!(
            text::line(problem.topology(), problem.givens()),
            expected,
            "{row}"
        );
    }
}

/// Fields of a lesson, and a part of the error.
const FAULTS: &str = r#"
    problem: Queen(8), => `Queens`?
    problem: Queens(17), => Line 6 of the text, column 21: problem: expected a size from
    problem: Queens, => (
    problem: Latin(1), => from 2 to 16
    problem: Latin, => `puzzle` is missing
    problem: Diagonal, => `puzzle` is missing
    problem: Windows, => `puzzle` is missing
    problem: Windows, puzzle: "1", => 81
    problem: Queens(4), puzzle: "11..", => have 1 (columns)
    problem: Queens(4), boxes: (2, 2), => no boxes
    problem: Jigsaw(regions: "AAB¶B!"), => Line 7 of the text, column 2
    problem: Jigsaw(regions: "ABBA"), puzzle: "....", => pieces
    problem: Jigsaw(), => `regions` is missing
    problem: Map(name: "brasil", colours: 4), => `brazil`?
    problem: Map(name: "brazil", colours: 17), => 1 to 16
    problem: Map(name: "brazil"), => `colours` is missing
    problem: Map(colours: 4), => its nodes and edges
    problem: Map(name: "brazil", edges: [], colours: 4), => its nodes and edges
    problem: Map(nodes: [("A", "A", 0, 0)], edges: [("A", "B")], colours: 4), => Line 6 of the text, column 59: problem: edge 1
    problem: Map(nodes: [], colours: 4), => at least one node
"#;

#[test]
fn faulty_problems_are_explained() {
    for row in FAULTS.trim().lines() {
        let (fields, part) = row.trim().split_once(" => ").unwrap();
        let error = read(&fields.replace('¶', "\n")).unwrap_err().to_string();
        assert!(error.contains(part), "{row}: {error}");
    }
}

/// Queens are written as squares or rows, the nodes of a map as their codes.
#[test]
fn cells_are_written_as_the_family_does() {
    let stops = |fields: &str, cell: &str, point: &str| {
        let stop = format!("(at: Cell(cell: \"{cell}\"), point: [{point}])");
        read(&format!("{fields} stops: [{stop}],")).map(|lesson| {
            let stop = &lesson.stops[0];
            (stop.at, stop.marks[0])
        })
    };
    let at = |cell| {
        StopAt::Cell(CellEvent {
            cell: Cell::new(cell),
            event: None,
            nth: None,
        })
    };
    let queens = "problem: Queens(8),";
    let row = (at(2), StopMark::Cell(Cell::new(4)));
    assert_eq!(stops(queens, "R3C8", "Row(5)").unwrap(), row);
    assert_eq!(stops(queens, "row 3", "Cell(\"R5C1\")").unwrap(), row);
    assert_eq!(stops(queens, "R3", "Cell(\"R5\")").unwrap(), row);
    let map = "problem: Map(name: \"brazil\", colours: 4),";
    let node = (at(26), StopMark::Cell(Cell::new(0)));
    assert_eq!(stops(map, "RS", "Cell(\"ac\")").unwrap(), node);
    let jigsaw = "problem: Jigsaw(regions: \"AAABCABBCCDBCDDD\"), puzzle: \"................\",";
    assert!(stops(jigsaw, "R1C1", "Box(4)").is_ok());
    for (fields, cell, point, said) in [
        (queens, "R9C1", "Row(1)", "from R1 to R8"),
        (queens, "R1C1", "Row(9)", "8"),
        (queens, "R1C1", "Column(1)", "no such row"),
        (map, "R1C1", "Cell(\"AC\")", "from AC to RS"),
        (map, "AC", "Row(1)", "no such row"),
    ] {
        let error = stops(fields, cell, point).unwrap_err().to_string();
        assert!(error.contains(said), "{cell} {point}: {error}");
    }
}
