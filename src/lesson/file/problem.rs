//! Puzzles, and problems other than Sudoku.

use super::error::unknown;
use super::form::{Fields, Read, Scope, Written, form, plain, words};
use crate::explain::{Message, Tell};
use crate::puzzle::text::{self, Options, Reason};
use crate::puzzle::{
    BoardSize, Family, LEAST_LATIN, MAX_SIZE, Map, MapText, Names, NoFiles, Problem, Regions,
    RegionsError, Shape, Wanted, built_in_maps,
};
use std::sync::Arc;

/// The id of a map that a lesson brings along.
const OWN: &str = "own";

words! {
    /// A kind of problem.
    ProblemWord -> Wanted {
        /// A Sudoku with regions of any shape in place of boxes.
        Jigsaw(JigsawForm) => |form| Wanted::Known(Family::Jigsaw(form.regions)),
        /// A Sudoku in which both diagonals contain every value too.
        Diagonal => Wanted::Diagonal,
        /// A 9×9 Sudoku with four more 3×3 squares that contain every value.
        Windows => Wanted::Known(Family::Windows),
        /// A Latin square: rows and columns only. The number of rows may be left out with a
        /// `puzzle`.
        Latin(Option<LatinRows>) => latin_square,
        /// Queens that do not attack each other, on a board of 1 to 16 rows. A cell is a row, and
        /// its value is the queen's column. Cells are written like squares, `R1C3`, or as `row 1`.
        Queens(QueensRows) => |size| Wanted::Known(Family::Queens(size)),
        /// Any problem as the command line names it, such as `Of("magic:3")`, `Of("subset-sum:9:3,4,5")`,
        /// `Of("cryptarithm:SEND+MORE=MONEY")` or `Of("knight:5x5")`. For `futoshiki:`, `killer:` and `maze:`
        /// the text of the file follows. Cells are numbers in a row, letters in a cryptarithm, and
        /// squares elsewhere; *in* and *out* are written `i` and `o`.
        Of(ProblemText) => |wanted| wanted,
        /// A map whose neighbours must have different colours. Cells are written as the codes of
        /// its nodes.
        Map(MapForm) => |map| Wanted::Known(Family::Map(map)),
    }
}

form! {
    /// The regions of a jigsaw Sudoku.
    pub struct JigsawForm as "Jigsaw" {
        /// Connected cells with the same symbol form a region. There are as many regions as rows.
        pub regions: RegionsText,
    }
}

form! {
    /// A map to colour: one that comes with the program by its `name`, or any other by its `nodes`
    /// and `edges`.
    MapForm as "Map" by map -> Map {
        /// A map that comes with the program.
        /// Without it: the map of `nodes` and `edges`
        name: Option<MapName>,
        /// The countries. A name is a text, or one for each language: `{"en": "Brazil", "es":
        /// "Brasil", "pt": "Brasil"}`.
        /// Without it: those of the map called `name`
        nodes: Option<Nodes>,
        /// Which countries are neighbours.
        /// Without it: those of the map called `name`, or none
        edges: Option<Edges>,
        /// The number of colours.
        colours: Colours,
    }
}

plain! {
    /// a puzzle in any form that the program reads, between quotes
    Puzzle = sudoku -> Arc<Problem>, "\"1.....2..3.....4\"";
    /// The name of a map that comes with the program.
    MapName = map_name -> String, takes(Takes::Names(|| built_in_maps().collect()));
    /// a problem as the command line names it, between quotes
    ProblemText = named_problem -> Wanted, "\"magic:3\"";
    /// the number of rows
    LatinRows = latin -> BoardSize, "8";
    /// the number of rows
    QueensRows = queens -> BoardSize, "8";
    /// a letter or digit per cell, row by row, between quotes
    RegionsText = regions -> Regions, "\"AABBAABBCCDDCCDD\"";
    /// a list of nodes: code, name, and position from the left and from the top
    Nodes = parsed -> Vec<(String, Names, f32, f32)>, "[(\"PE\", \"Peru\", 1, 5)]";
    /// a list of pairs of codes
    Edges = parsed -> Vec<(String, String)>, "[(\"PE\", \"BR\")]";
    /// a whole number from 1 to 16
    Colours = parsed -> usize, "4";
}

fn sudoku(written: Written, _: &mut Scope) -> Read<Arc<Problem>> {
    puzzle(written, None, None).map(Arc::new)
}

/// Reads a puzzle: a Sudoku unless another family is given.
pub fn puzzle(written: Written, wanted: Option<Wanted>, boxes: Option<Shape>) -> Read<Problem> {
    let text: String = written.parse()?;
    let options = Options {
        wanted,
        boxes,
        ..Options::default()
    };
    let read = text::read_one(&text, &options);
    read.map_err(|mut error| {
        let within = |line, column| written.within_line(&text, line, column);
        if let Reason::Count { odd: Some(row), .. } = &mut error.reason {
            row.line = written.position(within(row.line, None)).line;
        }
        written.fault_at(within(error.line, error.column), error.reason.message())
    })
}

/// A Latin square of the puzzle's size, unless a size is given.
fn latin_square(size: Option<BoardSize>) -> Wanted {
    size.map_or(Wanted::Latin, |size| Wanted::Known(Family::Latin(size)))
}

fn named_problem(written: Written, _: &mut Scope) -> Read<Wanted> {
    let text: String = written.parse()?;
    if let Ok(family) = text.parse() {
        return Ok(Wanted::Known(family));
    }
    Wanted::read(&text, None, &NoFiles).map_err(|error| written.fault(error.message()))
}

fn latin(written: Written, _: &mut Scope) -> Read<BoardSize> {
    size(written, LEAST_LATIN)
}

fn queens(written: Written, _: &mut Scope) -> Read<BoardSize> {
    size(written, 1)
}

fn size(written: Written, least: usize) -> Read<BoardSize> {
    let size = BoardSize::new(written.parse()?).filter(|size| size.get() >= least);
    size.ok_or_else(|| {
        let reason = Message::new("field-size").with("least", least);
        written.fault(reason.with("most", MAX_SIZE))
    })
}

fn regions(written: Written, _: &mut Scope) -> Read<Regions> {
    let text: String = written.parse()?;
    text::regions(&text).map_err(|error| {
        let at = match &error {
            &RegionsError::Symbol { line, column, .. } => {
                written.within_line(&text, line, Some(column))
            }
            _ => written.text,
        };
        written.fault_at(at, error.message())
    })
}

fn map_name(written: Written, _: &mut Scope) -> Read<String> {
    let (name, names): (String, Vec<&str>) = (written.parse()?, built_in_maps().collect());
    match names.contains(&name.as_str()) {
        true => Ok(name),
        false => Err(written.fault(unknown(&name, &names))),
    }
}

fn map(fields: &Fields, form: &MapForm, scope: &mut Scope) -> Read<Map> {
    let name = fields.get(&form.name, scope)?;
    let nodes = fields.get(&form.nodes, scope)?;
    let edges = fields.get(&form.edges, scope)?;
    let colours = fields.get(&form.colours, scope)?;
    let map = match (name, nodes, edges) {
        (Some(name), None, None) => Map::built_in(&name, colours).expect("it is one of them"),
        (None, Some(nodes), edges) => {
            let edges = edges.unwrap_or_default();
            let (borders, outside) = (Vec::new(), Vec::new());
            let text = MapText {
                nodes,
                edges,
                borders,
                outside,
            };
            text.map(OWN, colours)
        }
        _ => return Err(fields.whole.fault("field-name-or-nodes")),
    };
    map.map_err(|error| {
        let text = |field| fields.given(field).map(|written| written.text);
        // Where the wrong code stands, in edges before nodes.
        let code = error.code().map(|code| format!("\"{code}\""));
        let mut texts = [text("edges"), text("nodes")].into_iter().flatten();
        let found = texts.find_map(|text| Some(&text[text.rfind(code.as_ref()?)?..]));
        let at = found.or(text("nodes")).or(text("colours"));
        fields
            .whole
            .fault_at(at.unwrap_or_default(), error.message())
    })
}
