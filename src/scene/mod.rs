//! Pictures as data: lists of [`Shape`]s. The window paints them and exports write them, so what is
//! seen in class is what is exported. Knows nothing about windows or files.

mod atlas;
mod board;
mod card;
mod chart;
mod code;
mod cover;
mod doom;
mod flow;
mod geometry;
mod grid;
mod heat;
mod marks;
mod motion;
mod outlines;
mod printed;
mod puzzle;
mod race;
mod reason;
mod room;
mod route;
mod set_chart;
mod shape;
mod stack;
mod text;
mod theme;
mod timeline;
mod tree;

pub use atlas::paint_of;
pub use board::{Board, BoardOptions, DIGITS_FROM, FaultMark};
pub use card::{
    Card, CardParts, Length, Sizes, Stage, StageParts, counters_shown, foot_of, place_cards,
    step_of, title_height,
};
pub use chart::{Chart, ChartRun, times};
pub use code::{Code, CodeLayout};
pub use cover::CoverPicture;
pub use doom::DoomMark;
pub use flow::FlowPicture;
pub use geometry::{Point, Rect};
pub use grid::BoardGrid;
pub use heat::HeatMap;
pub use marks::{Accent, CellMark, Figure, Pen, badge, pointed, struck};
pub use motion::Motion;
pub use puzzle::PuzzlePicture;
pub use race::{RaceLayout, RacePicture, Racer};
pub use reason::{proof_in_words, reason_in_words, values_in_words};
pub use set_chart::{Effort, SetChart, SetPicture};
pub use shape::{Shape, Stroke, hatch};
pub use stack::{StackLayout, StackPicture, spot_name};
pub(crate) use text::glyphs;
pub use text::{Anchor, Font, fitted, width_of, wrap};
pub use theme::{Color, Palette, Theme};
pub use timeline::{GoesOn, TimelineLane, TimelineStrip, height_of_stops, split};
pub use tree::{Camera, TreeLayout, TreeMark, TreePicture};
