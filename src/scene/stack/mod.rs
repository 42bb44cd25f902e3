//! The explicit stack of the search as frames that lie on each other, the latest on top.

mod layout;
mod strip;

pub use layout::StackLayout;

use super::{Anchor, Font, Palette, Point, Rect, Shape, Stroke, width_of};
use crate::analysis::tree::Cost;
use crate::explain::{Language, args, cell_label, house_name};
use crate::puzzle::{Cell, Topology, Value};
use crate::solver::{Choice, Event, Select, Spot, Strategy};
use crate::timeline::Moment;
use layout::Row;
use strip::{Standing, Strip, Tile};

/// The most of a frame's width that its name takes.
const MOST_NAME: f32 = 0.34;
/// How far options are spread where there is room, in sizes of the text.
const SPREAD: f32 = 4.4;
/// The smallest a value is drawn before others are left out, in sizes of the text.
const LEAST: f32 = 0.75;
/// The gap between the parts of a frame, in sizes of the text.
const GAP: f32 = 0.55;

/// The open choice points at a moment, ready to be drawn: first the root.
pub struct StackPicture<'a> {
    frames: Vec<Frame>,
    /// The widest name that a frame of this run can have.
    widest: String,
    /// The number of values.
    values: usize,
    palette: &'a Palette,
    language: Language,
}

/// An open choice point.
struct Frame {
    /// What it decides: a cell, or a digit in a house.
    name: String,
    /// Its options, in the order in which they are tried.
    tiles: Vec<Tile>,
    /// Whether its guess is why there is no solution any more.
    is_doomed: bool,
    /// Whether its guess is blamed.
    is_blamed: bool,
}

impl<'a> StackPicture<'a> {
    /// The stack of a moment, with what the failed options of each choice point cost, and the guess
    /// that dooms the position.
    pub fn of(
        moment: &Moment,
        costs: &[Vec<Cost>],
        doom: Option<(Cell, Value)>,
        palette: &'a Palette,
        language: Language,
    ) -> Self {
        let topology = moment.problem().topology();
        let choices = moment.choices();
        let latest = choices.len().saturating_sub(1);
        let blamed = moment.solver().blamed();
        let frame = |(level, choice): (usize, &Choice)| {
            let costs = costs.get(level).map_or(&[][..], Vec::as_slice);
            let event = moment.event().filter(|_| level == latest);
            Frame {
                name: spot_name(choice.at, topology, language),
                tiles: tiles(choice, costs, event, topology, language),
                is_doomed: choice.guess.is_some() && choice.guess == doom,
                is_blamed: choice.guess.is_some_and(|(cell, _)| blamed.contains(&cell)),
            }
        };
        Self {
            frames: choices.iter().enumerate().map(frame).collect(),
            widest: widest_name(moment, &choices, language),
            values: topology.size(),
            palette,
            language,
        }
    }

    /// The number of frames.
    pub const fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether no choice point is open.
    pub const fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Whether the guess of the frame at this level, from the root, dooms the position.
    pub fn is_doomed(&self, level: usize) -> bool {
        self.frames[level].is_doomed
    }

    /// The frame at this level, from the root, in words.
    pub fn words(&self, level: usize) -> String {
        let Frame {
            name,
            tiles,
            is_blamed,
            ..
        } = &self.frames[level];
        let mut words = format!("{}. {name}", level + 1);
        if *is_blamed {
            words += &format!(", {}", self.language.word("mark-blamed"));
        }
        let named = |tile: &Tile| match &tile.cost {
            Some(cost) => format!("{} ({cost})", tile.text),
            None => tile.text.clone(),
        };
        for id in EXAMPLES.map(|(example, ..)| word_of(example)) {
            let these = tiles.iter().filter(|tile| word_of(tile.standing) == id);
            let these: Vec<String> = these.map(named).collect();
            if !these.is_empty() {
                let title = self.language.word(id);
                words += &format!("; {title}: {}", these.join(" "));
            }
        }
        words
    }

    /// Draws as many frames as there is room for, the latest on top, on the lower side of a rectangle.
    pub fn draw(&self, rect: Rect, layout: &StackLayout, shapes: &mut Vec<Shape>) {
        if self.is_empty() {
            return;
        }
        let line = layout.text * 1.5;
        let all = layout.height(self.len());
        let mut y = rect.y + (rect.height - all).max(0.0);
        let bottom = if all > rect.height {
            rect.bottom() - line
        } else {
            rect.bottom()
        };
        for level in (0..self.len()).rev() {
            let row = layout.row(level + 1 == self.len());
            if y + row.height > bottom + 0.5 {
                let more = args([("frames", (level as u64 + 1).into())]);
                shapes.push(Shape::Text {
                    at: Point::new(rect.x, bottom),
                    anchor: Anchor::LeftTop,
                    size: layout.text,
                    font: Font::Regular,
                    color: self.palette.faint,
                    text: self.language.text("stack-more", &more),
                });
                return;
            }
            let own = Rect::new(rect.x, y, rect.width, row.height);
            self.draw_frame(level, own, layout, shapes);
            y += row.height + layout.gap();
        }
    }

    /// Draws the frame at this level, from the root.
    pub fn draw_frame(
        &self,
        level: usize,
        rect: Rect,
        layout: &StackLayout,
        shapes: &mut Vec<Shape>,
    ) {
        let (frame, p) = (&self.frames[level], self.palette);
        let is_top = level + 1 == self.len();
        let row = layout.row(is_top);
        shapes.push(Shape::Rect {
            rect: rect.shrunk(1.0),
            radius: 5.0,
            fill: Some(if is_top { p.surface } else { p.quiet }),
            stroke: match (is_top, frame.is_blamed) {
                (true, _) => Some(Stroke::new(2.0, p.guess)),
                (false, true) => Some(Stroke::new(2.0, p.conflict)),
                (false, false) => None,
            },
        });
        let unit = layout.text;
        let mut x = rect.x + unit * GAP;
        let middle = rect.y + row.middle();
        // The number of the decision, which has a cross if it dooms the position.
        let small = unit * 0.75;
        let digits = width_of("✖00", Font::Regular, small);
        let (color, sign) = if frame.is_doomed {
            (p.conflict, "✖")
        } else {
            (p.faint, "")
        };
        shapes.push(Shape::Text {
            at: Point::new(x + digits, middle),
            anchor: Anchor::RightMiddle,
            size: small,
            font: Font::Regular,
            color,
            text: format!("{sign}{}", level + 1),
        });
        x += digits + unit * GAP;
        let (size, room) = self.name_size(row, rect.width);
        let wide = width_of(&frame.name, Font::Mono, size);
        shapes.push(Shape::Text {
            at: Point::new(x, middle),
            anchor: Anchor::LeftMiddle,
            size: size * (room / wide).min(1.0),
            font: Font::Mono,
            color: if frame.is_doomed { p.conflict } else { p.ink },
            text: frame.name.clone(),
        });
        // The strips of all frames begin at the same place.
        let top = self.name_size(layout.row(true), rect.width).1;
        x += top + unit * GAP;
        let room = (rect.right() - unit * GAP - x).max(1.0);
        // Options of different frames are aligned where they fit.
        let spread = (room / self.values as f32).min(unit * SPREAD);
        let strip = Strip::fitting(&frame.tiles, row, room, spread, unit * LEAST);
        strip.draw(Rect::new(x, rect.y, room, rect.height), p, shapes);
    }

    /// Draws an example of each kind of option with its name into a rectangle.
    pub fn draw_legend(
        rect: Rect,
        text: f32,
        palette: &Palette,
        language: Language,
        shapes: &mut Vec<Shape>,
    ) {
        let words = EXAMPLES.map(|(example, _)| language.word(word_of(example)));
        let width = |text: f32| -> f32 {
            let examples = EXAMPLES.map(|(_, cost)| text * wide_example(cost));
            let words = words.iter().map(|word| width_of(word, Font::Regular, text));
            words.sum::<f32>() + examples.iter().sum::<f32>() + text * AFTER_WORD * 2.0
        };
        let text = text * (rect.width / width(text)).min(1.0);
        let row = Row::beside(rect.height, text, text * 0.8);
        let mut x = rect.x;
        for ((standing, cost), word) in EXAMPLES.into_iter().zip(&words) {
            let tile = Tile {
                text: "4".to_owned(),
                cost: cost.map(str::to_owned),
                standing,
            };
            let room = text * wide_example(cost);
            let own = Rect::new(x, rect.y, room, rect.height);
            Strip::fitting(&[tile], row, room, room, 0.0).draw(own, palette, shapes);
            shapes.push(Shape::Text {
                at: Point::new(x + room, rect.center().y),
                anchor: Anchor::LeftMiddle,
                size: text,
                font: Font::Regular,
                color: palette.faint,
                text: word.clone(),
            });
            x += room + width_of(word, Font::Regular, text) + text * AFTER_WORD;
        }
    }

    /// The size of the names in rows of one kind, and the room for them.
    fn name_size(&self, row: Row, width: f32) -> (f32, f32) {
        let room = width_of(&self.widest, Font::Mono, row.value);
        (row.value, room.min(width * MOST_NAME))
    }
}

/// The space after a word of the legend, in sizes of its text.
const AFTER_WORD: f32 = 1.2;

/// The width of an example in the legend, in sizes of its text.
const fn wide_example(cost: Option<&str>) -> f32 {
    if cost.is_some() { 2.9 } else { 1.9 }
}

/// An example of each kind of option, with a cost where it may have one.
const EXAMPLES: [(Standing, Option<&str>); 3] = [
    (Standing::Failed, Some("9")),
    (Standing::Now, None),
    (Standing::Untried, None),
];

/// The message id of what has become of an option.
const fn word_of(standing: Standing) -> &'static str {
    match standing {
        Standing::Failed | Standing::JustRefused | Standing::JustTakenBack => "stack-failed",
        Standing::Now => "stack-now",
        Standing::Untried => "stack-untried",
    }
}

/// The options of a choice point. The event is about it.
fn tiles(
    choice: &Choice,
    costs: &[Cost],
    event: Option<Event>,
    topology: &Topology,
    language: Language,
) -> Vec<Tile> {
    let tile = |(cell, value): (Cell, Value), standing: Standing| {
        let cost = costs
            .iter()
            .find(|cost| (cost.cell, cost.value) == (cell, value));
        let has_failed = word_of(standing) == word_of(Standing::Failed);
        Tile {
            text: match choice.at {
                Spot::Cell(_) => value.to_string(),
                Spot::Places(..) => cell_label(cell, topology),
            },
            cost: cost
                .filter(|_| has_failed)
                .map(|cost| language.short(cost.nodes)),
            standing,
        }
    };
    let failed = choice.failed.iter().map(|&(cell, value)| {
        let standing = match event {
            Some(Event::Conflict {
                cell: c, value: v, ..
            }) if (c, v) == (cell, value) => Standing::JustRefused,
            Some(Event::Backtrack { cell: c, value: v }) if (c, v) == (cell, value) => {
                Standing::JustTakenBack
            }
            _ => Standing::Failed,
        };
        tile((cell, value), standing)
    });
    let now = choice.guess.map(|option| tile(option, Standing::Now));
    let untried = choice
        .untried
        .iter()
        .map(|option| tile(*option, Standing::Untried));
    failed.chain(now).chain(untried).collect()
}

/// What is decided: a cell, or a digit in a house.
pub fn spot_name(at: Spot, topology: &Topology, language: Language) -> String {
    match at {
        Spot::Cell(cell) => cell_label(cell, topology),
        Spot::Places(house, value) => {
            let house = house_name(house, topology, language);
            format!("{value} · {house}")
        }
    }
}

/// The widest name that a frame can have under the strategy of this moment, or has.
fn widest_name(moment: &Moment, choices: &[Choice], language: Language) -> String {
    let topology = moment.problem().topology();
    let Some(last) = topology.all_cells().last() else {
        return String::new();
    };
    let has_places = match moment.strategy() {
        Strategy::Search(search) => search.select() == Select::FewestPlaces,
        Strategy::Sweep => false,
    };
    let is_of_places = |choice: &Choice| matches!(choice.at, Spot::Places(..));
    let mut names = vec![cell_label(last, topology)];
    if has_places || choices.iter().any(is_of_places) {
        let digit = Value::new(1).expect("a value");
        let houses = topology.houses_of(last);
        let spots = houses.map(|house| Spot::Places(house, digit));
        names.extend(spots.map(|spot| spot_name(spot, topology, language)));
    }
    let width = |name: &String| width_of(name, Font::Mono, 1.0);
    let widest = names
        .into_iter()
        .max_by(|a, b| width(a).total_cmp(&width(b)));
    widest.unwrap_or_default()
}
