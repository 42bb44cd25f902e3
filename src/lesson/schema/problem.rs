//! Problems other than Sudoku.

use super::form::{Field, Form, Holds, Takes, Word};
use crate::puzzle::built_in_maps;

pub const FAMILIES: &[Word] = &[
    Word {
        name: "Jigsaw",
        holds: Holds::Fields(&JIGSAW),
        about: "Regions of any form in place of boxes.",
    },
    Word {
        name: "Diagonal",
        holds: Holds::Nothing,
        about: "A Sudoku whose two diagonals hold every value too.",
    },
    Word {
        name: "Windows",
        holds: Holds::Nothing,
        about: "A 9×9 Sudoku with four more squares that hold every value.",
    },
    Word {
        name: "Latin",
        holds: Holds::Perhaps(Takes::Plain("the number of rows", "4")),
        about: "A Latin square: rows and columns only. Its number of rows is needed only without a `puzzle`.",
    },
    Word {
        name: "Queens",
        holds: Holds::One(Takes::Plain("the number of rows, from 4", "8")),
        about: "Queens that do not attack each other. A cell is a row, its value the column of the queen; cells are written `R1C3` like squares, or `row 1`.",
    },
    Word {
        name: "Map",
        holds: Holds::Fields(&MAP),
        about: "A map whose neighbours have different colours. Cells are written as the codes of its nodes.",
    },
];

pub static JIGSAW: Form = Form {
    name: "Jigsaw",
    about: "The regions of a jigsaw Sudoku.",
    fields: &[Field {
        name: "regions",
        takes: Takes::Plain(
            "a letter or digit per cell, row by row, between quotes",
            "\"AABBAABBCCDDCCDD\"",
        ),
        usual: None,
        about: "Connected cells with the same symbol are a region; as many of them as there are rows.",
    }],
};

pub static MAP: Form = Form {
    name: "Map",
    about: "A map to colour: one that comes with the program by its `name`, or any other by its `nodes` and `edges`.",
    fields: &[
        Field {
            name: "name",
            takes: Takes::Names(maps),
            usual: Some("the map of `nodes` and `edges`"),
            about: "A map that comes with the program.",
        },
        Field {
            name: "nodes",
            takes: Takes::Plain(
                "a list of codes, names and places from the left and from the top",
                "[(\"PE\", \"Peru\", 1, 5)]",
            ),
            usual: Some("those of the map called `name`"),
            about: "The countries. A name is a text, or one for each language: `{\"en\": \"Brazil\", \"es\": \"Brasil\", \"pt\": \"Brasil\"}`.",
        },
        Field {
            name: "edges",
            takes: Takes::Plain("a list of pairs of codes", "[(\"PE\", \"BR\")]"),
            usual: Some("those of the map called `name`, or none"),
            about: "Which countries are neighbours.",
        },
        Field {
            name: "colours",
            takes: Takes::Plain("a whole number from 1 to 16", "4"),
            usual: None,
            about: "How many colours there are.",
        },
    ],
};

fn maps() -> Vec<&'static str> {
    built_in_maps().collect()
}
