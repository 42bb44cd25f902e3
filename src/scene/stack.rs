//! The explicit stack of the search as frames that lie on each other, the latest on top. A frame is
//! a row with the options of its choice point in the order in which they are tried.

use super::marks::strike;
use super::{Anchor, Font, Palette, Point, Rect, Shape, Stroke, width_of};
use crate::analysis::tree::Cost;
use crate::explain::{Language, args, cell_label, house_name};
use crate::puzzle::{Cell, MAX_SIZE, Topology, Value};
use crate::solver::{Choice, Event, EventKind, Spot};
use crate::timeline::Moment;
use std::ops::RangeInclusive;

/// The heights of a frame, in sizes of the text.
const HEIGHTS: RangeInclusive<f32> = 1.5..=3.2;
/// How much higher the latest frame is, and the gap between frames, as shares of the height of the
/// others.
const TOP: f32 = 1.6;
const FRAME_GAP: f32 = 0.08;
/// The size of a value as a share of the height of its frame, and of a cost as a share of the size
/// of its value.
const VALUE: f32 = 0.57;
const COST: f32 = 0.76;
/// The largest size of a value, in sizes of the text.
const MOST_VALUE: f32 = 1.8;
/// The space on both sides of an option, in sizes of its value.
const PADDING: f32 = 0.3;
/// The largest share of a frame's width for its name.
const MOST_NAME: f32 = 0.34;
/// How far apart options are where there is room, and the gap between the parts of a frame, in
/// sizes of the text.
const SPREAD: f32 = 4.4;
const GAP: f32 = 0.55;

/// The heights of the frames of a stack: as large as the room allows, the latest larger than the
/// others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StackLayout {
    /// The height of every frame but the latest.
    pub height: f32,
    /// Text size.
    pub text: f32,
}

impl StackLayout {
    /// The layout of this number of frames in a room of this height. If not all fit, they are as
    /// small as can be read.
    pub fn fitting(frames: usize, room: f32, text: f32) -> Self {
        let units = TOP + frames.saturating_sub(1) as f32 * (1.0 + FRAME_GAP);
        let height = (room / units).clamp(HEIGHTS.start() * text, HEIGHTS.end() * text);
        Self { height, text }
    }

    /// The height of this number of frames with the gaps between them.
    pub fn whole(&self, frames: usize) -> f32 {
        match frames.checked_sub(1) {
            None => 0.0,
            Some(below) => self.top() + below as f32 * (self.height + self.gap()),
        }
    }

    /// The height of the latest frame.
    pub const fn top(&self) -> f32 {
        self.height * TOP
    }

    /// The gap between frames.
    pub const fn gap(&self) -> f32 {
        self.height * FRAME_GAP
    }
}

/// The open choice points at a moment, ready to be drawn: first the root.
pub struct StackPicture<'a> {
    frames: Vec<StackFrame>,
    /// The widest name.
    widest: String,
    /// The number of values.
    values: usize,
    palette: &'a Palette,
    language: Language,
}

/// An open choice point.
struct StackFrame {
    /// What it decides: a cell, or a digit in a house.
    name: String,
    /// Its options, in the order in which they are tried.
    tiles: Vec<Tile>,
    /// Whether its guess is why there is no solution any more.
    is_doomed: bool,
    /// Whether its guess is blamed.
    is_blamed: bool,
}

/// An option.
struct Tile {
    text: String,
    /// The size of its subtree in brackets, once it has failed, if it was placed at all.
    cost: Option<String>,
    standing: Standing,
}

/// What has become of an option.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Failed,
    /// Refused by this very step.
    JustRefused,
    /// Taken back by this very step.
    JustTakenBack,
    Now,
    Untried,
}

impl Standing {
    /// One of each kind of option.
    const KINDS: [Self; 3] = [Self::Failed, Self::Now, Self::Untried];

    /// The id of its word.
    const fn word(self) -> &'static str {
        match self {
            Self::Failed | Self::JustRefused | Self::JustTakenBack => "stack-failed",
            Self::Now => "stack-now",
            Self::Untried => "stack-untried",
        }
    }

    fn has_failed(self) -> bool {
        self.word() == Self::Failed.word()
    }
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
        let blamed = moment.blamed();
        let frame = |(level, choice): (usize, &Choice)| {
            let costs = costs.get(level).map_or(&[][..], Vec::as_slice);
            let event = moment.event().filter(|_| level == latest);
            StackFrame {
                name: spot_name(choice.at, topology, language),
                tiles: tiles(choice, costs, event, topology, language),
                is_doomed: choice.guess.is_some() && choice.guess == doom,
                is_blamed: choice.guess.is_some_and(|(cell, _)| blamed.contains(&cell)),
            }
        };
        let frames: Vec<StackFrame> = choices.iter().enumerate().map(frame).collect();
        // The last cell has the longest name, so that no frame moves when it comes.
        let last = Cell::new(topology.cells() - 1);
        let names = frames.iter().map(|frame| frame.name.clone());
        let names = names.chain([cell_label(last, topology)]);
        let widest = names.max_by_key(|name| name.chars().count());
        Self {
            frames,
            widest: widest.unwrap_or_default(),
            // The words of a free board are not counted.
            values: topology.size().min(MAX_SIZE),
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
        let frame = &self.frames[level];
        let mut words = format!("{}. {}", level + 1, frame.name);
        if frame.is_blamed {
            words += &format!(", {}", self.language.word("mark-blamed"));
        }
        let named = |tile: &Tile| match &tile.cost {
            Some(cost) => format!("{} {cost}", tile.text),
            None => tile.text.clone(),
        };
        for id in Standing::KINDS.map(Standing::word) {
            let these = frame.tiles.iter().filter(|tile| tile.standing.word() == id);
            let these: Vec<String> = these.map(named).collect();
            if !these.is_empty() {
                let title = self.language.word(id);
                words += &format!("; {title}: {}", these.join(" "));
            }
        }
        words
    }

    /// Draws as many frames as there is room for, the latest on top, on the lower side of a
    /// rectangle.
    pub fn draw(&self, rect: Rect, layout: &StackLayout, shapes: &mut Vec<Shape>) {
        let all = layout.whole(self.len());
        let mut y = rect.y + (rect.height - all).max(0.0);
        let is_cut = all > rect.height;
        let bottom = rect.bottom() - if is_cut { layout.text * 1.5 } else { 0.0 };
        for level in (0..self.len()).rev() {
            let is_top = level + 1 == self.len();
            let height = if is_top { layout.top() } else { layout.height };
            if y + height > bottom + 0.5 {
                let more = args([("frames", (level as u64 + 1).into())]);
                let more = self.language.text("stack-more", &more);
                let at = Point::new(rect.x, bottom);
                let more = Shape::text(at, layout.text, self.palette.faint, more);
                shapes.push(more.anchored(Anchor::LeftTop));
                return;
            }
            let own = Rect::new(rect.x, y, rect.width, height);
            self.draw_frame(level, own, layout, shapes);
            y += height + layout.gap();
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
        let (frame, p, unit) = (&self.frames[level], self.palette, layout.text);
        let is_top = level + 1 == self.len();
        let edge = match (is_top, frame.is_blamed) {
            (true, _) => Some(Stroke::new(2.0, p.guess)),
            (false, true) => Some(Stroke::new(2.0, p.conflict)),
            (false, false) => None,
        };
        let fill = if is_top { p.surface } else { p.quiet };
        shapes.push(Shape::rounded(rect.shrunk(1.0), 5.0, fill, edge));
        let middle = rect.center().y;
        // The number of the decision, which has a cross if it dooms the position.
        let small = unit * 0.75;
        let digits = width_of("✖00", Font::Regular, small);
        let (color, ink, sign) = if frame.is_doomed {
            (p.conflict, p.conflict, "✖")
        } else {
            (p.faint, p.ink, "")
        };
        let at = Point::new(rect.x + unit * GAP + digits, middle);
        let number = format!("{sign}{}", level + 1);
        shapes.push(Shape::text(at, small, color, number).right());
        let x = at.x + unit * GAP;
        let room = |value: f32| {
            let widest = width_of(&self.widest, Font::Mono, value);
            widest.min(rect.width * MOST_NAME)
        };
        let value = value_size(rect.height, unit);
        let shrunk = room(value) / width_of(&frame.name, Font::Mono, value);
        let size = value * shrunk.min(1.0);
        let name = Shape::text(Point::new(x, middle), size, ink, &frame.name);
        shapes.push(name.in_font(Font::Mono).left());
        // The options of all frames begin at the same place.
        let x = x + room(value_size(layout.top(), unit)) + unit * GAP;
        let width = (rect.right() - unit * GAP - x).max(1.0);
        // Options of different frames are aligned where they fit.
        let spread = (width / self.values as f32).min(unit * SPREAD);
        let room = Rect::new(x, rect.y, width, rect.height);
        draw_options(&frame.tiles, room, value, spread, p, shapes);
    }

    /// Draws an example of each kind of option with its name into a rectangle.
    pub fn draw_legend(
        rect: Rect,
        size: f32,
        palette: &Palette,
        language: Language,
        shapes: &mut Vec<Shape>,
    ) {
        const AFTER_WORD: f32 = 1.2;
        let examples = Standing::KINDS.map(|standing| {
            let tile = Tile {
                text: "4".to_owned(),
                cost: standing.has_failed().then(|| "(9)".to_owned()),
                standing,
            };
            (tile, language.word(standing.word()))
        });
        let widths = |(tile, word): &(Tile, String), size: f32| {
            let word = width_of(word, Font::Regular, size);
            [tile.width(size), word + size * AFTER_WORD]
        };
        let whole = examples.iter().flat_map(|example| widths(example, size));
        let whole: f32 = whole.sum();
        let size = size * (rect.width / whole).min(1.0);
        let mut x = rect.x;
        for example in examples {
            let [room, after] = widths(&example, size);
            let (tile, word) = example;
            let own = Rect::new(x, rect.y, room, rect.height);
            draw_options(&[tile], own, size, room, palette, shapes);
            let at = Point::new(x + room, rect.center().y);
            shapes.push(Shape::text(at, size, palette.faint, word).left());
            x += room + after;
        }
    }
}

/// The values of the cell in play, or the places of the digit: struck, now, open.
pub struct Values {
    /// What is decided.
    pub name: String,
    tiles: Vec<Tile>,
}

impl Values {
    /// The values that the last step of a moment was about; `None` if it was about no choice point.
    pub fn of(moment: &Moment, language: Language) -> Option<Self> {
        let topology = moment.problem().topology();
        let choice = moment.choices().pop()?;
        let is_it = moment.subject() == Some(choice.at);
        is_it.then(|| Self {
            name: spot_name(choice.at, topology, language),
            tiles: tiles(&choice, &[], moment.event(), topology, language),
        })
    }

    /// Draws each in a square of its own, as large as fit into the row.
    pub fn draw(&self, row: Rect, p: &Palette, shapes: &mut Vec<Shape>) {
        const GAP: f32 = 1.14;
        let side = row.height.min(row.width / (self.tiles.len() as f32 * GAP));
        for (index, tile) in self.tiles.iter().enumerate() {
            let x = row.x + index as f32 * side * GAP;
            let square = Rect::new(x, row.y, side, side);
            let (ink, fill, edge) = match tile.standing {
                Standing::Failed => (p.undone_text, p.quiet, p.quiet),
                Standing::JustRefused => (p.on_conflict, p.conflict, p.conflict),
                Standing::JustTakenBack => (p.undone_text, p.undone_fill, p.undone),
                Standing::Now => (p.guess, p.guess_fill, p.guess),
                Standing::Untried => (p.ink, p.surface, p.line),
            };
            let line = Stroke::new(side * 0.03, edge);
            shapes.push(Shape::rounded(square, side * 0.13, fill, line));
            let wide = width_of(&tile.text, Font::Bold, 1.0);
            let size = (side * 0.56).min(side * 0.8 / wide);
            let text = Shape::text(square.center(), size, ink, &tile.text);
            let is_lit = matches!(tile.standing, Standing::JustRefused | Standing::Now);
            shapes.push(if is_lit { text.bold() } else { text });
            if tile.standing.has_failed() && tile.standing != Standing::JustRefused {
                shapes.push(strike(square.center(), size, ink));
            }
        }
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
        let mut costs = costs.iter();
        let cost = costs.find(|cost| (cost.cell, cost.value) == (cell, value));
        let cost = cost.filter(|_| standing.has_failed());
        Tile {
            text: match choice.at {
                Spot::Cell(_) if topology.way().is_none() => topology.value_text(value),
                Spot::Cell(_) | Spot::Places(..) => cell_label(cell, topology),
            },
            cost: cost.map(|cost| format!("({})", language.short(cost.nodes))),
            standing,
        }
    };
    let failed = choice.failed.iter().map(|option| {
        let (by, standing) = match event {
            Some(event) => match event.kind() {
                EventKind::Conflict => (event.cell().zip(event.value()), Standing::JustRefused),
                EventKind::Backtrack => (event.cell().zip(event.value()), Standing::JustTakenBack),
                _ => (None, Standing::Failed),
            },
            None => (None, Standing::Failed),
        };
        let standing = if by == Some(*option) {
            standing
        } else {
            Standing::Failed
        };
        tile(*option, standing)
    });
    let now = choice.guess.map(|option| tile(option, Standing::Now));
    let untried = choice.untried.iter();
    let untried = untried.map(|option| tile(*option, Standing::Untried));
    failed.chain(now).chain(untried).collect()
}

/// Draws options from the left of a rectangle, each at least `spread` wide, smaller where they
/// would not fit.
fn draw_options(
    tiles: &[Tile],
    rect: Rect,
    value: f32,
    spread: f32,
    palette: &Palette,
    shapes: &mut Vec<Shape>,
) {
    let natural: f32 = tiles.iter().map(|tile| tile.width(value)).sum();
    let value = value * (rect.width / natural.max(1.0)).min(1.0);
    let widths = tiles.iter().map(|tile| tile.width(value).max(spread));
    let widths: Vec<f32> = widths.collect();
    let scale = (rect.width / widths.iter().sum::<f32>().max(1.0)).min(1.0);
    let mut x = rect.x;
    for (tile, width) in tiles.iter().zip(widths) {
        let room = Rect::new(x, rect.y, width * scale, rect.height);
        tile.draw(room, value, palette, shapes);
        x += width * scale;
    }
}

impl Tile {
    /// The width that it needs with a value of this size.
    fn width(&self, value: f32) -> f32 {
        self.value_width(value) + 2.0 * value * PADDING + self.cost_width(value)
    }

    fn value_width(&self, value: f32) -> f32 {
        width_of(&self.text, Font::Bold, value)
    }

    fn cost_width(&self, value: f32) -> f32 {
        let size = value * COST;
        let width = |cost: &String| width_of(cost, Font::Regular, size) + size * 0.5;
        self.cost.as_ref().map_or(0.0, width)
    }

    fn draw(&self, rect: Rect, value: f32, p: &Palette, shapes: &mut Vec<Shape>) {
        let x = rect.x + (rect.width - self.cost_width(value)) / 2.0;
        let center = Point::new(x, rect.center().y);
        let half_width = self.value_width(value) / 2.0 + value * PADDING * 0.7;
        let thick = (value * 0.09).max(1.2);
        let (ink, look) = match self.standing {
            Standing::Failed => (p.faint, None),
            Standing::JustRefused => (p.on_conflict, Some((p.conflict, None))),
            Standing::JustTakenBack => (p.undone_text, Some((p.undone_fill, Some(value * 0.2)))),
            Standing::Now => (p.guess, Some((p.guess_fill, None))),
            Standing::Untried => (p.faint, None),
        };
        if let Some((fill, dash)) = look {
            let rect = Rect::centered(center, 2.0 * half_width, value * 1.3);
            let (width, color) = (thick, ink);
            let edge = Stroke { width, color, dash };
            shapes.push(Shape::rounded(rect, 3.0, fill, edge));
        }
        let is_now = self.standing == Standing::Now;
        let font = if is_now { Font::Bold } else { Font::Regular };
        shapes.push(Shape::text(center, value, ink, &self.text).in_font(font));
        if self.standing.has_failed() {
            let reach = self.value_width(value) / 2.0 + value * 0.12;
            let [from, to] = [x - reach, x + reach].map(|x| Point::new(x, center.y + value * 0.06));
            shapes.push(Shape::line(from, to, Stroke::new(thick, ink)));
        }
        if let Some(cost) = &self.cost {
            let at = Point::new(x + half_width + value * 0.05, center.y);
            shapes.push(Shape::text(at, value * COST, p.undone_text, cost).left());
        }
    }
}

/// The size of the values of a frame of this height.
fn value_size(height: f32, text: f32) -> f32 {
    (height * VALUE).min(text * MOST_VALUE)
}

/// What is decided: a cell, or a digit in a house.
pub fn spot_name(at: Spot, topology: &Topology, language: Language) -> String {
    match at {
        Spot::Cell(cell) => cell_label(cell, topology),
        Spot::Places(house, value) => {
            format!("{value} · {}", house_name(house, topology, language))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_grow_with_the_room_and_the_latest_is_the_largest() {
        let mut before = f32::MAX;
        for frames in 1..=256 {
            let layout = StackLayout::fitting(frames, 560.0, 14.0);
            assert!(layout.top() > layout.height);
            assert!(layout.height <= before, "{frames}");
            before = layout.height;
            let smallest = HEIGHTS.start() * 14.0;
            assert!(layout.whole(frames) <= 560.1 || layout.height == smallest);
            let larger = StackLayout::fitting(frames, 1200.0, 14.0);
            assert!(larger.height >= layout.height);
        }
        assert_eq!(StackLayout::fitting(0, 10.0, 14.0).whole(0), 0.0);
    }
}
