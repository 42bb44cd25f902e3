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

/// The first size of Latin squares.
const LEAST_LATIN: usize = 2;
/// The id of a map that a lesson brings along.
const OWN: &str = "own";

words! {
    /// A kind of problem.
    pub enum Family => Wanted {
        /// A Sudoku with regions of any shape in place of boxes.
        Jigsaw(Jigsaw) => |regions| Wanted::Known(puzzle::Family::Jigsaw(regions)),
        /// A Sudoku in which both diagonals hold every value too.
        Diagonal => Wanted::Diagonal,
        /// A 9×9 Sudoku with four more 3×3 squares that hold every value.
        Windows => Wanted::Known(puzzle::Family::Windows),
        /// A Latin square: rows and columns only. The number of rows may be left out with a `puzzle`.
        Latin(Option<LatinRows>) => latin_square,
        /// Queens that do not attack each other, on a board of 4 to 16 rows. A cell is a row, and its value is the
        /// queen's column. Cells are written like squares, `R1C3`, or as `row 1`.
        Queens(QueensRows) => |size| Wanted::Known(puzzle::Family::Queens(size)),
        /// A map whose neighbours must have different colours. Cells are written as the codes of its nodes.
        Map(MapForm) => |map| Wanted::Known(puzzle::Family::Map(map)),
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
    /// The name of a map that comes with the program.
    MapName(String) takes Takes::Names(|| built_in_maps().collect()), by map_name -> String;
    /// the number of rows
    LatinRows(usize) = "8", by latin -> BoardSize;
    /// the number of rows
    QueensRows(usize) = "8", by queens -> BoardSize;
    /// a letter or digit per cell, row by row, between quotes
    RegionsText(String) = "\"AABBAABBCCDDCCDD\"", by regions -> Regions;
    /// a list of nodes: code, name, and position from the left and from the top
    Nodes(Vec<(String, Names, f32, f32)>) = "[(\"PE\", \"Peru\", 1, 5)]";
    /// a list of pairs of codes
    Edges(Vec<(String, String)>) = "[(\"PE\", \"BR\")]";
    /// a whole number from 1 to 16
    Colours(usize) = "4";
}

fn map_name(part: &Part<String>, _: &mut Reader) -> Read<String> {
    let names: Vec<&str> = built_in_maps().collect();
    match names.contains(&part.value.as_str()) {
        true => Ok(part.value.clone()),
        false => Err(part.fault(unknown(part.value, &names))),
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
            row.line = part.written.position(part.within_line(row.line, None)).line;
        }
        let at = part.within_line(error.line, error.column);
        part.written.fault(at, error.reason.message())
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

/// A Latin square, whose size is that of the puzzle if it is not given.
fn latin_square(size: Option<BoardSize>) -> Wanted {
    size.map_or(Wanted::Latin, |size| {
        Wanted::Known(puzzle::Family::Latin(size))
    })
}

fn latin(part: &Part<usize>, _: &mut Reader) -> Read<BoardSize> {
    size(part, LEAST_LATIN)
}

fn queens(part: &Part<usize>, _: &mut Reader) -> Read<BoardSize> {
    size(part, LEAST_QUEENS)
}

fn size(part: &Part<usize>, least: usize) -> Read<BoardSize> {
    let size = BoardSize::new(*part.value).filter(|size| size.get() >= least);
    size.ok_or_else(|| {
        let reason = Message::new("field-size").with("least", least);
        part.fault(reason.with("most", MAX_SIZE))
    })
}

fn jigsaw(form: &Part<Jigsaw>, reader: &mut Reader) -> Read<Regions> {
    part!(form.regions).read(reader)
}

fn regions(part: &Part<String>, _: &mut Reader) -> Read<Regions> {
    Regions::read(part.value).map_err(|error| {
        let at = match &error {
            &RegionsError::Symbol { line, column, .. } => part.within_line(line, Some(column)),
            _ => part.written.text,
        };
        part.written.fault(at, error.message())
    })
}

fn map(form: &Part<MapForm>, reader: &mut Reader) -> Read<puzzle::Map> {
    let name = part!(form.name).read(reader)?;
    let (nodes, edges) = (part!(form.nodes), part!(form.edges));
    let edges_text = edges.given().map(|part| part.written.text);
    let nodes_text = nodes.given().map(|part| part.written.text);
    let colours = form.value.colours.0;
    let map = match (name, nodes.read(reader)?, edges.read(reader)?) {
        (Some(name), None, None) => {
            puzzle::Map::built_in(&name, colours).expect("it is one of them")
        }
        (None, Some(nodes), edges) => {
            let edges = edges.unwrap_or_default();
            MapText { nodes, edges }.map(OWN, colours)
        }
        _ => return Err(form.fault("field-name-or-nodes")),
    };
    map.map_err(|error| {
        // Where the code stands that is wrong, in edges before nodes.
        let code = error.code().map(|code| format!("\"{code}\""));
        let found = [edges_text, nodes_text]
            .into_iter()
            .flatten()
            .find_map(|part| {
                let at = part.rfind(code.as_ref()?)?;
                Some(&part[at..])
            });
        let at = found
            .or(nodes_text)
            .unwrap_or_else(|| part!(form.colours).written.text);
        form.written.fault(at, error.message())
    })
}
