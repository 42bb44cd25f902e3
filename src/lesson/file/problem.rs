//! Problems other than Sudoku.

use super::form::{Described, Field, Form, Takes, Word, form, plain, words};
use crate::lesson::part::{Part, Plain};
use crate::puzzle::{Names, built_in_maps};
use serde::Deserialize;

words! {
    /// What a problem is.
    pub enum Family<'a> {
        /// Regions of any form in place of boxes.
        Jigsaw(Jigsaw<'a>),
        /// A Sudoku whose two diagonals hold every value too.
        Diagonal,
        /// A 9×9 Sudoku with four more squares that hold every value.
        Windows,
        /// A Latin square: rows and columns only. Its number of rows is needed only without a `puzzle`.
        Latin(Option<Part<'a, Rows>>),
        /// Queens that do not attack each other. A cell is a row, its value the column of the queen; cells are
        /// written `R1C3` like squares, or `row 1`. The number of rows is 4 or more.
        Queens(Part<'a, Rows>),
        /// A map whose neighbours have different colours. Cells are written as the codes of its nodes.
        Map(MapForm<'a>),
    }
}

form! {
    /// The regions of a jigsaw Sudoku.
    pub struct Jigsaw<'a> {
        /// Connected cells with the same symbol are a region; as many of them as there are rows.
        pub regions: Part<'a, Regions>,
    }
}

form! {
    /// A map to colour: one that comes with the program by its `name`, or any other by its `nodes` and `edges`.
    pub struct MapForm<'a> as "Map" {
        /// A map that comes with the program.
        /// Without it: the map of `nodes` and `edges`
        pub name: Option<Part<'a, MapName>>,
        /// The countries. A name is a text, or one for each language:
        /// `{"en": "Brazil", "es": "Brasil", "pt": "Brasil"}`.
        /// Without it: those of the map called `name`
        pub nodes: Option<Part<'a, Nodes>>,
        /// Which countries are neighbours.
        /// Without it: those of the map called `name`, or none
        pub edges: Option<Part<'a, Edges>>,
        /// How many colours there are.
        pub colours: Part<'a, Colours>,
    }
}

plain! {
    /// the number of rows
    Rows: usize = "8",
    /// a letter or digit per cell, row by row, between quotes
    Regions: String = "\"AABBAABBCCDDCCDD\"",
    /// a list of codes, names and places from the left and from the top
    Nodes: Vec<(String, Names, f32, f32)> = "[(\"PE\", \"Peru\", 1, 5)]",
    /// a list of pairs of codes
    Edges: Vec<(String, String)> = "[(\"PE\", \"BR\")]",
    /// a whole number from 1 to 16
    Colours: usize = "4",
}

/// The name of a map that comes with the program.
pub enum MapName {}

impl Described for MapName {
    const TAKES: Takes = Takes::Names(|| built_in_maps().collect());
}
