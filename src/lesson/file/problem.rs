//! Puzzles, and problems other than Sudoku.

use super::form::{Declared, Field, Form, Takes, Word, form, plain, words};
use super::plain::Puzzle;
use crate::explain::{Message, Tell};
use crate::lesson::error::Read;
use crate::lesson::part::{Part, part};
use crate::lesson::reader::Reader;
use crate::lesson::syntax::unknown;
use crate::puzzle::notation::{self, Options, ReadError, Reason};
use crate::puzzle::{
    self, BoardSize, LEAST_QUEENS, MAX_SIZE, MapText, Names, Problem, Regions, RegionsError, Shape,
    Wanted, built_in_maps,
};
use serde::Deserialize;

/// The first size of Latin squares.
const LEAST_LATIN: usize = 2;
/// The id of a map that a lesson brings along.
const OWN: &str = "own";

words! {
    /// A kind of problem.
    pub enum Family, by family -> Wanted {
        /// A Sudoku with regions of any shape in place of boxes.
        Jigsaw(Jigsaw),
        /// A Sudoku in which both diagonals hold every value too.
        Diagonal,
        /// A 9×9 Sudoku with four more 3×3 squares that hold every value.
        Windows,
        /// A Latin square: rows and columns only. The number of rows may be left out with a `puzzle`.
        Latin(Option<Rows>),
        /// Queens that do not attack each other, on a board of 4 to 16 rows. A cell is a row, and its value is the
        /// queen's column. Cells are written like squares, `R1C3`, or as `row 1`.
        Queens(Rows),
        /// A map whose neighbours must have different colours. Cells are written as the codes of its nodes.
        Map(MapForm),
    }
}

form! {
    /// The regions of a jigsaw Sudoku.
    pub struct Jigsaw, by jigsaw -> Regions {
        /// Connected cells with the same symbol form a region. There are as many regions as rows.
        pub regions: RegionsText,
    }
}

form! {
    /// A map to colour: one that comes with the program by its `name`, or any other by its `nodes` and `edges`.
    pub struct MapForm as "Map", by map -> puzzle::Map {
        /// A map that comes with the program.
        /// Without it: the map of `nodes` and `edges`
        pub name: Option<MapName>,
        /// The countries. A name is a text, or one for each language: `{"en": "Brazil", "es": "Brasil", "pt":
        /// "Brasil"}`.
        /// Without it: those of the map called `name`
        pub nodes: Option<Nodes>,
        /// Which countries are neighbours.
        /// Without it: those of the map called `name`, or none
        pub edges: Option<Edges>,
        /// The number of colours.
        pub colours: Colours,
    }
}

plain! {
    /// the number of rows
    Rows(usize) = "8";
    /// a letter or digit per cell, row by row, between quotes
    RegionsText(String) = "\"AABBAABBCCDDCCDD\"", by regions -> Regions;
    /// a list of nodes: code, name, and position from the left and from the top
    Nodes(Vec<(String, Names, f32, f32)>) = "[(\"PE\", \"Peru\", 1, 5)]";
    /// a list of pairs of codes
    Edges(Vec<(String, String)>) = "[(\"PE\", \"BR\")]";
    /// a whole number from 1 to 16
    Colours(usize) = "4";
}

/// The name of a map that comes with the program.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct MapName(pub String);

impl Declared for MapName {
    type Value = String;
    const TAKES: Takes = Takes::Names(|| built_in_maps().collect());

    fn read(part: &Part<Self>, _: &mut Reader) -> Read<String> {
        let names: Vec<&str> = built_in_maps().collect();
        let name = part.value.0.as_str();
        match names.contains(&name) {
            true => Ok(name.to_owned()),
            false => Err(part.fault(unknown(name, &names))),
        }
    }
}

/// Reads a puzzle, a Sudoku unless another family is wanted.
pub fn puzzle(part: &Part<Puzzle>, wanted: Option<Wanted>, boxes: Option<Shape>) -> Read<Problem> {
    let part = part.as_value(&part.value.0);
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

fn family<'a>(part: &Part<'a, Family>, reader: &mut Reader) -> Read<Wanted> {
    let size = |rows: &'a Rows, least| {
        let size = BoardSize::new(rows.0).filter(|size| size.get() >= least);
        size.ok_or_else(|| {
            let reason = Message::new("field-size").with("least", least);
            part.argument(rows).fault(reason.with("most", MAX_SIZE))
        })
    };
    use puzzle::Family as F;
    Ok(Wanted::Known(match part.value {
        Family::Diagonal => match reader.boxes {
            Some(shape) => F::Diagonal(shape),
            None => return Ok(Wanted::Diagonal),
        },
        Family::Windows => F::Windows,
        Family::Latin(Some(rows)) => F::Latin(size(rows, LEAST_LATIN)?),
        Family::Latin(None) => return Ok(Wanted::Latin),
        Family::Queens(rows) => F::Queens(size(rows, LEAST_QUEENS)?),
        Family::Jigsaw(form) => F::Jigsaw(part.argument(form).read(reader)?),
        Family::Map(form) => F::Map(part.argument(form).read(reader)?),
    }))
}

fn jigsaw(form: &Part<Jigsaw>, reader: &mut Reader) -> Read<Regions> {
    part!(form.regions).read(reader)
}

fn regions(part: &Part<String>, _: &mut Reader) -> Read<Regions> {
    Regions::read(part.value).map_err(|error| {
        let at = match &error {
            &RegionsError::Symbol { line, column, .. } => part.within_line(line, Some(column)),
            _ => part.written().text,
        };
        part.fault_at(at, error.message())
    })
}

fn map(form: &Part<MapForm>, reader: &mut Reader) -> Read<puzzle::Map> {
    let name = part!(form.name).read(reader)?;
    let (nodes, edges) = (part!(form.nodes), part!(form.edges));
    let colours = form.value.colours.0;
    let map = match (name, nodes.value, edges.value) {
        (Some(name), None, None) => {
            puzzle::Map::built_in(&name, colours).expect("it is one of them")
        }
        (None, Some(nodes), edges) => {
            let nodes = nodes.0.clone();
            let edges = edges
                .as_ref()
                .map_or_else(Vec::new, |edges| edges.0.clone());
            MapText { nodes, edges }.map(OWN, colours)
        }
        _ => return Err(form.fault("field-name-or-nodes")),
    };
    map.map_err(|error| {
        // Where the code stands that is wrong, in edges before nodes.
        let code = error.code().map(|code| format!("\"{code}\""));
        let [edges, nodes] = [
            edges.given().map(|part| part.written().text),
            nodes.given().map(|part| part.written().text),
        ];
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

#[cfg(test)]
mod tests {
    use crate::lesson::file::GOOD;
    use crate::lesson::{Lesson, LessonError, Point, StopAt};
    use crate::puzzle::Cell;
    use crate::puzzle::notation;

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
            assert_eq!(notation::line(problem.givens()), givens, "{fields}");
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
