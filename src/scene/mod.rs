//! Pictures as data: lists of [`Shape`]s. The window paints them and exports write them, so what is
//! seen in class is what is exported. Knows nothing about windows or files.

mod atlas;
mod board;
mod boxes;
mod card;
mod chart;
mod code;
mod cover;
mod doom;
mod flow;
mod geometry;
mod grid;
mod hatching;
mod heat;
mod marks;
mod motion;
mod puzzle;
mod queen;
mod set_chart;
mod stack;
mod strategy;
mod text;
mod theme;
mod timeline;
mod tree;

pub use board::{Board, BoardOptions, DIGITS_FROM};
pub use card::{
    Card, CardParts, Length, counters_shown, foot_of, place_cards, place_three, step_of,
};
pub use chart::{Chart, ChartRun, times};
pub use code::{Code, CodeLayout};
pub use cover::CoverPicture;
pub use doom::DoomMark;
pub use flow::FlowPicture;
pub use geometry::{Point, Rect};
pub use grid::Grid;
pub use hatching::hatch;
pub use heat::HeatMap;
pub use marks::{Accent, Figure, Mark, Pen};
pub use motion::Motion;
pub use puzzle::PuzzlePicture;
pub use set_chart::{Effort, SetChart, SetPicture};
pub use stack::{StackLayout, StackPicture, spot_name};
pub(crate) use text::glyphs;
pub use text::{Anchor, Font, fitted, width_of, wrap};
pub use theme::{Color, Palette, Theme};
pub use timeline::{GoesOn, Strip, TimelineLane, height_of_stops, split};
pub use tree::{Camera, TreeLayout, TreeMark, TreePicture};

/// A thing to draw. Lengths are in points.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A rectangle, its corners rounded by `radius`.
    Rect {
        /// The rectangle.
        rect: Rect,
        /// The radius of its corners.
        radius: f32,
        /// The fill.
        fill: Option<Color>,
        /// The outline, half inside and half outside.
        stroke: Option<Stroke>,
    },
    /// A line through points.
    Line {
        /// At least two.
        points: Vec<Point>,
        /// The line style.
        stroke: Stroke,
    },
    /// A closed convex shape.
    Polygon {
        /// Its corners, in order.
        points: Vec<Point>,
        /// The fill.
        fill: Color,
    },
    /// A circle.
    Circle {
        /// Its centre.
        center: Point,
        /// Its radius.
        radius: f32,
        /// The fill.
        fill: Option<Color>,
        /// The outline.
        stroke: Option<Stroke>,
    },
    /// One line of text.
    Text {
        /// The place of the anchor.
        at: Point,
        /// Which point of the text is at that place.
        anchor: Anchor,
        /// The font size.
        size: f32,
        /// The font.
        font: Font,
        /// Its colour.
        color: Color,
        /// The text.
        text: String,
    },
}

/// A line style.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Thickness.
    pub width: f32,
    /// Colour.
    pub color: Color,
    /// Length of the dashes and gaps; `None` for a solid line.
    pub dash: Option<f32>,
}

impl Stroke {
    /// A solid line.
    pub const fn new(width: f32, color: Color) -> Self {
        Self {
            width,
            color,
            dash: None,
        }
    }

    /// A dashed line.
    pub const fn dashed(width: f32, color: Color, dash: f32) -> Self {
        Self {
            width,
            color,
            dash: Some(dash),
        }
    }
}
