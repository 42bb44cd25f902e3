//! Reads the puzzle, and of which family it is.

use crate::explain::{Message, Tell};
use crate::lesson::file::{self, MapForm, Rows};
use crate::lesson::part::{Part, Read, part};
use crate::puzzle::notation::{self, Options, ReadError, Reason};
use crate::puzzle::{
    BoardSize, Family, LEAST_QUEENS, MAX_SIZE, Map, MapText, Problem, Regions, RegionsError, Shape,
    Wanted,
};

/// The first size of Latin squares.
const LEAST_LATIN: usize = 2;

/// The problem of a lesson.
pub(super) fn problem(form: &Part<file::Lesson>) -> Read<Problem> {
    let boxes = part!(form.boxes).given();
    let shape = boxes.as_ref().map(|part| {
        let (rows, columns) = part.value.0;
        Shape::new(rows, columns).map_err(|error| part.fault(error.message()))
    });
    let shape = shape.transpose()?;
    let wanted = part!(form.problem).given();
    let wanted = wanted.map(|part| wanted_family(&part, shape)).transpose()?;
    if let (Some(part), Some(wanted)) = (boxes, &wanted)
        && !matches!(wanted, Wanted::Known(Family::Diagonal(_)))
    {
        return Err(part.fault("field-no-boxes"));
    }
    match part!(form.puzzle).given() {
        Some(part) => puzzle(&part.plain(), wanted, shape),
        None => {
            let empty = wanted.as_ref().and_then(Wanted::empty);
            empty.ok_or_else(|| form.missing("puzzle"))
        }
    }
}

/// Reads a puzzle, a Sudoku unless another family is wanted.
pub(super) fn puzzle(
    part: &Part<String>,
    wanted: Option<Wanted>,
    boxes: Option<Shape>,
) -> Read<Problem> {
    let read = match wanted {
        Some(wanted) => one_of(part.value, &wanted),
        None => {
            let options = Options {
                boxes,
                ..Options::default()
            };
            notation::read_one(part.value, &options)
        }
    };
    read.map_err(|mut error| {
        if let Reason::Count { odd: Some(row), .. } = &mut error.reason {
            row.line = part.place_of(part.within_line(row.line, None)).line;
        }
        let at = part.within_line(error.line, error.column);
        part.fault_at(at, error.reason.message())
    })
}

/// The family that a lesson names.
fn wanted_family<'a>(part: &Part<'a, file::Family>, boxes: Option<Shape>) -> Read<Wanted> {
    use file::Family as F;
    let size = |rows: &'a Rows, least| {
        let size = BoardSize::new(rows.0).filter(|size| size.get() >= least);
        size.ok_or_else(|| {
            let reason = Message::new("field-size").with("least", least);
            part.argument(rows).fault(reason.with("most", MAX_SIZE))
        })
    };
    Ok(Wanted::Known(match part.value {
        F::Diagonal => match boxes {
            Some(shape) => Family::Diagonal(shape),
            None => return Ok(Wanted::Diagonal),
        },
        F::Windows => Family::Windows,
        F::Latin(Some(rows)) => Family::Latin(size(rows, LEAST_LATIN)?),
        F::Latin(None) => return Ok(Wanted::Latin),
        F::Queens(rows) => Family::Queens(size(rows, LEAST_QUEENS)?),
        F::Jigsaw(form) => {
            let form = part.argument(form);
            Family::Jigsaw(regions(&part!(form.regions).plain())?)
        }
        F::Map(form) => Family::Map(map(&part.argument(form))?),
    }))
}

fn regions(part: &Part<String>) -> Read<Regions> {
    Regions::read(part.value).map_err(|error| {
        let at = match &error {
            &RegionsError::Symbol { line, column, .. } => part.within_line(line, Some(column)),
            _ => part.written().text,
        };
        part.fault_at(at, error.message())
    })
}

fn map(form: &Part<MapForm>) -> Read<Map> {
    let MapForm {
        name,
        nodes,
        edges,
        colours,
    } = form.value;
    let map = match (name, nodes, edges) {
        (Some(name), None, None) => Map::built_in(&name.0, colours.0).expect("it is one of them"),
        (None, Some(nodes), edges) => {
            let text = MapText {
                nodes: nodes.0.clone(),
                edges: edges
                    .as_ref()
                    .map(|edges| edges.0.clone())
                    .unwrap_or_default(),
            };
            text.map(OWN, colours.0)
        }
        _ => return Err(form.fault("field-name-or-nodes")),
    };
    map.map_err(|error| {
        // Where the code stands that is wrong, in edges before nodes.
        let nodes = part!(form.nodes).given().map(|part| part.written().text);
        let edges = part!(form.edges).given().map(|part| part.written().text);
        let code = error.code().map(|code| format!("\"{code}\""));
        let found = [edges, nodes].into_iter().flatten().find_map(|part| {
            let at = part.rfind(code.as_ref()?)?;
            Some(&part[at..])
        });
        let at = found
            .or(nodes)
            .unwrap_or_else(|| part!(form.colours).written().text);
        form.fault_at(at, error.message())
    })
}

/// The id of a map that a lesson brings along.
const OWN: &str = "own";

/// The only problem of a family in a text.
fn one_of(content: &str, wanted: &Wanted) -> Result<Problem, ReadError> {
    let mut entries = notation::cells(content.as_bytes(), wanted);
    let mut next = || {
        entries
            .next()
            .map(|entry| entry.expect("a text can be read"))
    };
    let nothing = || ReadError::of_line(1, Reason::NoPuzzle(String::new()));
    let first = next().ok_or_else(nothing)?;
    match next() {
        Some(second) => Err(ReadError::of_line(second.line, Reason::Several)),
        None => first.problem,
    }
}

#[cfg(test)]
mod tests {
    use crate::lesson::read::GOOD;
    use crate::lesson::{Lesson, LessonError, Point, StopAt};
    use crate::puzzle::Cell;

    /// The problem of a lesson with these fields in place of its puzzle.
    fn read(fields: &str) -> Result<Lesson, LessonError> {
        let puzzle = "puzzle: \"1...............\",";
        assert!(GOOD.contains(puzzle));
        Lesson::read(&GOOD.replace(puzzle, fields))
    }

    #[test]
    fn problems_are_of_their_families() {
        let empty = |cells| ".".repeat(cells);
        for (fields, family, givens) in [
            ("problem: Queens(8),", "queens:8", empty(8)),
            (
                "problem: Queens(4), puzzle: \"2...\",",
                "queens:4",
                "2...".to_owned(),
            ),
            ("problem: Latin(5),", "latin:5", empty(25)),
            (
                "problem: Latin, puzzle: \"12\n2.\",",
                "latin:2",
                "122.".to_owned(),
            ),
            (
                "problem: Map(name: \"brazil\", colours: 3),",
                "map:brazil:3",
                empty(27),
            ),
            (
                "problem: Map(name: \"australia\", colours: 3), puzzle: \"1......\",",
                "map:australia:3",
                "1......".to_owned(),
            ),
            (
                "problem: Map(nodes: [(\"A\", \"Alpha\", 0, 0), (\"B\", {\"en\": \"Beta\"}, 1, 1.5)], edges: [(\"A\", \"B\")], colours: 2),",
                "map:own:2",
                empty(2),
            ),
            (
                "problem: Jigsaw(regions: \"AAAB CABB\nCCDB CDDD\"), puzzle: \"1... .... .... ....\",",
                "jigsaw:AAABCABBCCDBCDDD",
                format!("1{}", empty(15)),
            ),
            (
                "problem: Diagonal, puzzle: \"1...............\",",
                "diagonal:2x2",
                format!("1{}", empty(15)),
            ),
            (
                &format!(
                    "problem: Diagonal, boxes: (3, 2), puzzle: \"{}\",",
                    empty(36)
                ),
                "diagonal:3x2",
                empty(36),
            ),
            (
                &format!("problem: Windows, puzzle: \"{}\",", empty(81)),
                "windows",
                empty(81),
            ),
        ] {
            let lesson = read(fields).unwrap_or_else(|error| panic!("{fields}: {error}"));
            let problem = &lesson.problem;
            assert_eq!(problem.topology().family().to_string(), family);
            assert_eq!(super::notation::line(problem.givens()), givens, "{fields}");
        }
    }

    #[test]
    fn faulty_problems_are_explained() {
        for (fields, said) in [
            ("problem: Queen(8),", "`Queens`?"),
            (
                "problem: Queens(3),",
                "line 6 of the text, column 21: problem: expected a size from 4 to 16",
            ),
            ("problem: Queens(17),", "from 4 to 16"),
            ("problem: Queens,", "("),
            ("problem: Latin(1),", "from 2 to 16"),
            ("problem: Latin,", "`puzzle` is missing"),
            ("problem: Diagonal,", "`puzzle` is missing"),
            ("problem: Windows,", "`puzzle` is missing"),
            ("", "`puzzle` is missing"),
            ("problem: Windows, puzzle: \"1\",", "81"),
            ("problem: Queens(4), puzzle: \"11..\",", "hold 1 (columns)"),
            (
                "problem: Queens(4), puzzle: \"....\n....\",",
                "only one is expected",
            ),
            ("problem: Queens(4), boxes: (2, 2),", "no boxes"),
            (
                "problem: Jigsaw(regions: \"AAB\nB!\"),",
                "line 7 of the text, column 2",
            ),
            (
                "problem: Jigsaw(regions: \"ABBA\"), puzzle: \"....\",",
                "pieces",
            ),
            ("problem: Jigsaw(),", "`regions` is missing"),
            ("problem: Map(name: \"brasil\", colours: 4),", "`brazil`?"),
            ("problem: Map(name: \"brazil\", colours: 17),", "1 to 16"),
            ("problem: Map(name: \"brazil\"),", "`colours` is missing"),
            ("problem: Map(colours: 4),", "its nodes and edges"),
            (
                "problem: Map(name: \"brazil\", edges: [], colours: 4),",
                "its nodes and edges",
            ),
            (
                "problem: Map(nodes: [(\"A\", \"A\", 0, 0)], edges: [(\"A\", \"B\")], colours: 4),",
                "line 6 of the text, column 59: problem: edge 1",
            ),
            ("problem: Map(nodes: [], colours: 4),", "at least one node"),
        ] {
            let error = read(fields).unwrap_err().to_string();
            let error = error.replace("Line", "line");
            assert!(error.contains(said), "{fields}: {error}");
        }
    }

    /// Queens are written as squares or rows, the nodes of a map as their codes.
    #[test]
    fn cells_are_written_as_the_family_does() {
        let stops = |fields: &str, cell: &str, point: &str| {
            let stop = format!("(at: Cell(cell: \"{cell}\"), point: [{point}])");
            read(&format!("{fields} stops: [{stop}],")).map(|lesson| {
                let stop = &lesson.stops[0];
                (stop.at, stop.points[0])
            })
        };
        let at = |cell| StopAt::Cell {
            cell: Cell::new(cell),
            event: None,
            nth: 1,
        };
        let queens = "problem: Queens(8),";
        let row = (at(2), Point::Cell(Cell::new(4)));
        assert_eq!(stops(queens, "R3C8", "Row(5)").unwrap(), row);
        assert_eq!(stops(queens, "row 3", "Cell(\"R5C1\")").unwrap(), row);
        let map = "problem: Map(name: \"brazil\", colours: 4),";
        let node = (at(26), Point::Cell(Cell::new(0)));
        assert_eq!(stops(map, "RS", "Cell(\"ac\")").unwrap(), node);
        let jigsaw =
            "problem: Jigsaw(regions: \"AAABCABBCCDBCDDD\"), puzzle: \"................\",";
        assert!(stops(jigsaw, "R1C1", "Box(4)").is_ok());
        for (fields, cell, point, said) in [
            (queens, "R9C1", "Row(1)", "from row 1 to row 8"),
            (queens, "R1C1", "Row(9)", "8"),
            (queens, "R1C1", "Column(1)", "no such row"),
            (map, "R1C1", "Cell(\"AC\")", "from AC to RS"),
            (map, "AC", "Row(1)", "no such row"),
        ] {
            let error = stops(fields, cell, point).unwrap_err().to_string();
            assert!(error.contains(said), "{cell} {point}: {error}");
        }
    }
}
