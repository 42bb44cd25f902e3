//! Problems other than Sudoku.

use super::form::{Described, Field, Form, Takes, Word, form, plain, words};
use crate::lesson::part::{Part, Read, part};
use crate::lesson::syntax::unknown;
use crate::puzzle::{Names, built_in_maps};
use serde::Deserialize;
use std::ops::Deref;

words! {
    /// A kind of problem.
    pub enum Family {
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
    pub struct Jigsaw {
        /// Connected cells with the same symbol form a region. There are as many regions as rows.
        pub regions: Regions,
    }
}

form! {
    /// A map to colour: one that comes with the program by its `name`, or any other by its `nodes` and `edges`.
    pub struct MapForm as "Map" {
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
    Regions(String) = "\"AABBAABBCCDDCCDD\"";
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

impl Described for MapName {
    const TAKES: Takes = Takes::Names(|| built_in_maps().collect());

    fn check(part: &Part<Self>) -> Read<()> {
        let names: Vec<&str> = built_in_maps().collect();
        let name = part.value.0.as_str();
        match names.contains(&name) {
            true => Ok(()),
            false => Err(part.fault(unknown(name, &names))),
        }
    }
}
