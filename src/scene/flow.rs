//! The layout and drawing of flowcharts.

use super::text::wrap_plain;
use super::{Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke, width_of};
use crate::explain::Language;
use crate::explain::flow::{Arrow, Flow, FlowNode, NodeKind};
use std::ops::RangeInclusive;

/// Flowcharts are not laid out narrower than this, in points.
const NARROWEST: f32 = 180.0;
/// Line spacing, in font sizes.
const LEADING: f32 = 1.22;
/// The distance between lanes of arrows, and between lanes and boxes, in points.
const LANE: f32 = 11.0;

/// A flowchart, laid out: the main boxes one below the other, with those that lead back beside
/// them.
pub struct FlowPicture {
    boxes: Vec<Placed>,
    arrows: Vec<(Arrow, Vec<Point>)>,
    /// Its height.
    pub height: f32,
    text: f32,
}

/// A box with its place.
struct Placed {
    node: FlowNode,
    kind: NodeKind,
    rect: Rect,
    lines: Vec<String>,
}

impl FlowPicture {
    /// The font sizes of a flowchart that has to fit.
    pub const FITTING: RangeInclusive<f32> = 9.0..=14.0;

    /// Lays it out in this width, with text of these sizes as large as the height allows, or
    /// smaller if the width does not even fit the longest word.
    pub fn of(
        flow: &Flow,
        language: Language,
        (width, height): (f32, f32),
        sizes: RangeInclusive<f32>,
    ) -> Self {
        let (smallest, mut text) = sizes.into_inner();
        loop {
            match Self::with_text(flow, language, width.max(NARROWEST), text) {
                Some(picture) if picture.height <= height || text <= smallest => return picture,
                // The longest word may need smaller text.
                Some(_) | None => text -= 0.5,
            }
        }
    }

    fn with_text(flow: &Flow, language: Language, width: f32, text: f32) -> Option<Self> {
        // Between the columns there is room for a lane and an answer.
        let between = (2.0 * LANE).max(text * 2.2);
        let column = (width - 4.0 * LANE - between) / 2.0;
        let columns = [
            (2.5 * LANE, column * 1.1),
            (2.5 * LANE + column * 1.1 + between, column * 0.9),
        ];
        let mut boxes: Vec<Placed> = Vec::new();
        let mut rows: Vec<f32> = Vec::new();
        for &node in &flow.nodes {
            let (main, below) = beside(node).unwrap_or((node, 0));
            let mut spine = flow.nodes.iter().filter(|node| beside(**node).is_none());
            let row = spine.position(|node| *node == main).expect("a main box") + below;
            let (x, wide) = columns[usize::from(main != node)];
            let (kind, words) = (flow.kind(node), flow.text(node, language));
            let (high, lines) = fit(&words, kind, wide, text)?;
            rows.resize(rows.len().max(row + 1), 0.0);
            rows[row] = rows[row].max(high);
            // The row index stands for the y coordinate until all heights are known.
            let rect = Rect::new(x, row as f32, wide, high);
            boxes.push(Placed {
                node,
                kind,
                rect,
                lines,
            });
        }
        let gap = text * 1.55;
        for placed in &mut boxes {
            let row = placed.rect.y as usize;
            let above: f32 = rows[..row].iter().map(|high| high + gap).sum();
            placed.rect.y = above + 1.0 + (rows[row] - placed.rect.height) / 2.0;
        }
        let rect = |node: FlowNode| {
            let found = boxes.iter().find(|placed| placed.node == node);
            found.expect("arrows join boxes").rect
        };
        let lanes = Lanes {
            left: columns[0].0,
            middle: columns[1].0 - LANE,
            right: columns[1].0 + columns[1].1 + LANE * 0.8,
            gap,
        };
        let arrows = flow.arrows.iter().map(|arrow| {
            let points = lanes.path(arrow, rect(arrow.from), rect(arrow.to));
            (*arrow, points)
        });
        Some(Self {
            arrows: arrows.collect(),
            height: rows.iter().map(|high| high + gap).sum::<f32>() - gap + 2.0,
            boxes,
            text,
        })
    }

    /// The place of a box, relative to the top left corner.
    pub fn rect_of(&self, node: FlowNode) -> Option<Rect> {
        let found = self.boxes.iter().find(|placed| placed.node == node);
        found.map(|placed| placed.rect)
    }

    /// Draws it at this top left corner, with the box and arrow of a step highlighted.
    pub fn draw(
        &self,
        corner: Point,
        lit: (FlowNode, Option<Arrow>),
        language: Language,
        palette: &Palette,
        shapes: &mut Vec<Shape>,
    ) {
        let (lit_box, lit_arrow) = lit;
        let moved = |p: &Point| Point::new(p.x + corner.x, p.y + corner.y);
        // The highlighted arrow is drawn above those that it joins.
        let is_lit = |arrow: &Arrow| lit_arrow == Some(*arrow);
        let (above, below): (Vec<_>, Vec<_>) = self.arrows.iter().partition(|(a, _)| is_lit(a));
        for (arrow, points) in below.into_iter().chain(above) {
            let points: Vec<Point> = points.iter().map(moved).collect();
            let (width, color) = match is_lit(arrow) {
                true => (3.0, palette.ink),
                false => (1.3, palette.faint),
            };
            draw_arrow(&points, width, color, shapes);
            if let Some(answer) = arrow.answer {
                let word = language.word(if answer { "yes" } else { "no" });
                shapes.push(self.answer(&points, word, palette.ink));
            }
        }
        for placed in &self.boxes {
            let r = placed.rect;
            let rect = Rect::new(r.x + corner.x, r.y + corner.y, r.width, r.height);
            self.draw_box(placed, rect, placed.node == lit_box, palette, shapes);
        }
    }

    /// The answer at the start of its arrow: beside a vertical one, else above it, beyond the
    /// sloping edge of the diamond.
    fn answer(&self, points: &[Point], text: String, color: Color) -> Shape {
        let (from, next) = (points[0], points[1]);
        // Where there is little room it is higher, clear of the edge.
        let is_tight = (next.x - from.x).abs() < self.text * 1.5;
        let above = from.y - self.text * if is_tight { 1.2 } else { 0.8 };
        let (at, anchor) = if (from.x - next.x).abs() < 0.5 {
            let down = if next.y > from.y { 0.55 } else { -0.55 };
            let y = from.y + down * self.text;
            (Point::new(from.x + 4.0, y), Anchor::LeftMiddle)
        } else if next.x > from.x {
            let x = next.x.min(from.x + self.text * 2.2);
            (Point::new(x - 2.0, above), Anchor::RightMiddle)
        } else {
            (Point::new(next.x + 3.0, above), Anchor::LeftMiddle)
        };
        let answer = Shape::text(at, self.text * 0.88, color, text);
        answer.bold().anchored(anchor)
    }

    fn draw_box(
        &self,
        placed: &Placed,
        rect: Rect,
        is_lit: bool,
        palette: &Palette,
        shapes: &mut Vec<Shape>,
    ) {
        let (fill, edge) = match is_lit {
            true => (palette.lit, Stroke::new(3.0, palette.ink)),
            false => (palette.surface, Stroke::new(1.3, palette.frame)),
        };
        match placed.kind {
            NodeKind::Question => {
                let middle = rect.center();
                let (top, right) = ((middle.x, rect.y), (rect.right(), middle.y));
                let (bottom, left) = ((middle.x, rect.bottom()), (rect.x, middle.y));
                shapes.push(Shape::polygon([top, right, bottom, left], fill));
                shapes.push(Shape::path([top, right, bottom, left, top], edge));
            }
            NodeKind::Action => shapes.push(Shape::rounded(rect, 3.0, fill, edge)),
            NodeKind::Terminal => {
                let radius = rect.height.min(rect.width) / 2.0;
                shapes.push(Shape::rounded(rect, radius, fill, edge));
            }
        }
        let middle = rect.center();
        let first = middle.y - (placed.lines.len() as f32 - 1.0) / 2.0 * self.text * LEADING;
        for (number, line) in placed.lines.iter().enumerate() {
            let at = Point::new(middle.x, first + number as f32 * self.text * LEADING);
            shapes.push(Shape::text(at, self.text, palette.ink, line.clone()));
        }
    }
}

/// The height that a box of this width needs for its text, and the lines of the text; `None` if it
/// is too narrow.
fn fit(words: &str, kind: NodeKind, width: f32, text: f32) -> Option<(f32, Vec<String>)> {
    let line = text * LEADING;
    let wrapped = |room: f32| -> Option<Vec<String>> {
        let lines = wrap_plain(words, Font::Regular, text, room);
        let fits = |line: &String| width_of(line, Font::Regular, text) <= room;
        lines.iter().all(fits).then_some(lines)
    };
    if kind != NodeKind::Question {
        let lines = wrapped(width - text)?;
        return Some((lines.len() as f32 * line + text * 0.7, lines));
    }
    // In a diamond, the higher the text, the less width it has: find the lowest that fits.
    let mut height = line * 2.0;
    while height < width {
        for count in 1..=5 {
            let room = width * (1.0 - (count as f32 * line + text * 0.1) / height);
            if room > text
                && let Some(lines) = wrapped(room)
                && lines.len() <= count
            {
                return Some((height, lines));
            }
        }
        height += 2.0;
    }
    None
}

/// The main box that a box stands beside, and how many rows below it.
const fn beside(node: FlowNode) -> Option<(FlowNode, usize)> {
    Some(match node {
        FlowNode::Force => (FlowNode::Single, 0),
        FlowNode::Solution => (FlowNode::Empty, 0),
        FlowNode::ToBlame => (FlowNode::Choose, 0),
        FlowNode::TakeBack => (FlowNode::Left, 0),
        FlowNode::Guess => (FlowNode::Left, 1),
        FlowNode::End => (FlowNode::Left, 2),
        FlowNode::GaveUp => (FlowNode::Pass, 0),
        FlowNode::Filled => (FlowNode::More, 0),
        FlowNode::Impossible => (FlowNode::NoneLeft, 0),
        FlowNode::Fail => (FlowNode::Left, 0),
        FlowNode::Erase => (FlowNode::Call, 0),
        _ => return None,
    })
}

/// The lanes for arrows between the boxes.
struct Lanes {
    left: f32,
    middle: f32,
    right: f32,
    gap: f32,
}

impl Lanes {
    /// The points of an arrow between two boxes. Most arrows lead straight down.
    fn path(&self, arrow: &Arrow, from: Rect, to: Rect) -> Vec<Point> {
        let (a, b) = (from.center(), to.center());
        let (right, middle, lane) = (from.right(), self.middle, self.right);
        let above = to.y - self.gap * 0.55;
        // Lanes on the left are numbered outwards.
        let on_the_left = |lane: f32| {
            let x = self.left - lane * LANE;
            vec![(from.x, a.y), (x, a.y), (x, b.y), (to.x, b.y)]
        };
        let mut points = match (arrow.from, arrow.to) {
            (FlowNode::Write, FlowNode::Call) => vec![(a.x, from.bottom()), (b.x, to.y)],
            (FlowNode::Write, _) => on_the_left(2.0),
            (FlowNode::Allowed, FlowNode::Left) | (FlowNode::One, FlowNode::More) => {
                on_the_left(1.0)
            }
            (FlowNode::Empty, FlowNode::Solution)
            | (FlowNode::More, FlowNode::Filled)
            | (FlowNode::NoneLeft, FlowNode::Impossible)
            | (FlowNode::Single, FlowNode::Force)
            | (FlowNode::Left, FlowNode::Fail)
            | (FlowNode::Call, FlowNode::Erase) => vec![(right, a.y), (to.x, b.y)],
            (FlowNode::Left, FlowNode::Guess) => {
                vec![(right, a.y), (middle, a.y), (middle, b.y), (to.x, b.y)]
            }
            (FlowNode::Wiped | FlowNode::Solution | FlowNode::ToBlame, FlowNode::Guess) => {
                vec![(right, a.y), (lane, a.y), (lane, b.y), (to.right(), b.y)]
            }
            // To the top of a box on the left.
            (FlowNode::ToBlame, _) => {
                vec![(from.x, a.y), (middle, a.y), (middle, above), (b.x, above)]
            }
            (FlowNode::TakeBack, FlowNode::ToBlame)
            | (FlowNode::Guess, FlowNode::TakeBack)
            | (FlowNode::Filled, FlowNode::GaveUp) => vec![(a.x, from.y), (b.x, to.bottom())],
            (FlowNode::TakeBack, _) => vec![(a.x, from.y), (a.x, above), (b.x, above)],
            // Into the lower right edge of a question.
            (FlowNode::Force, _) => {
                let y = b.y + to.height * 0.25;
                vec![(a.x, from.y), (a.x, y), (b.x + to.width * 0.25, y)]
            }
            (FlowNode::Filled, FlowNode::Empty) | (FlowNode::Erase, _) => {
                vec![(right, a.y), (lane, a.y), (lane, above), (b.x, above)]
            }
            _ => vec![(a.x, from.bottom()), (b.x, to.y)],
        };
        if points.last() == Some(&(b.x, above)) {
            points.push((b.x, to.y));
        }
        points.into_iter().map(Point::from).collect()
    }
}

/// A line with an arrow head.
fn draw_arrow(points: &[Point], width: f32, color: Color, shapes: &mut Vec<Shape>) {
    let [.., before, tip] = points else { return };
    let length = 5.0 + width;
    let run = tip.distance(*before).max(0.1);
    let (x, y) = ((tip.x - before.x) / run, (tip.y - before.y) / run);
    let foot = Point::new(tip.x - x * length, tip.y - y * length);
    let half = length * 0.5;
    let mut line = points.to_vec();
    *line.last_mut().expect("it was just there") = foot;
    let (points, stroke) = (line, Stroke::new(width, color));
    shapes.push(Shape::Line { points, stroke });
    let (left, right) = (foot.x - y * half, foot.x + y * half);
    let head = [
        (tip.x, tip.y),
        (left, foot.y + x * half),
        (right, foot.y - x * half),
    ];
    shapes.push(Shape::polygon(head, color));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::code::Wording;
    use crate::puzzle::Topology;
    use crate::solver::{Check, Goal, Order, Select, Strategy};

    fn all_flows() -> Vec<Flow> {
        let mut strategies = vec![Strategy::Sweep];
        for select in Select::ALL {
            for check in Check::ALL {
                strategies.extend(Strategy::search(select, Order::Ascending, check));
            }
        }
        let goals = [Goal::First, Goal::All, "1000".parse().unwrap()];
        let sudoku = "3x3".parse().unwrap();
        let of = |s| goals.map(|goal| Flow::of(&sudoku, s, goal));
        let mut flows: Vec<Flow> = strategies.iter().copied().flat_map(of).collect();
        for family in [
            "windows",
            "queens:8",
            "map:brazil:4",
            "subsets:4",
            "magic:3",
            "knight:5x5",
        ] {
            let family = family.parse().unwrap();
            flows.extend(strategies.iter().map(|s| Flow::of(&family, *s, Goal::All)));
        }
        let names = ["main", "solve", "find_unassigned", "is_safe", "print"];
        let wording = Wording {
            names: names
                .map(|role| (role, "findUnassignedLocation".to_owned()))
                .into(),
            ..Wording::default()
        };
        flows.push(Flow::in_words_of(
            &wording,
            &Topology::new(sudoku),
            Strategy::NAIVE,
            Goal::First,
        ));
        flows
    }

    /// The distance of a point from the middle of a diamond: 1 on its edge.
    fn reach(rect: Rect, point: Point) -> f32 {
        let middle = rect.center();
        let x = (point.x - middle.x).abs() / (rect.width / 2.0);
        x + (point.y - middle.y).abs() / (rect.height / 2.0)
    }

    #[test]
    fn words_stay_in_their_boxes_and_boxes_apart() {
        for flow in all_flows() {
            for language in Language::ALL {
                let (width, height) = (290.0, 380.0);
                let picture =
                    FlowPicture::of(&flow, language, (width, height), FlowPicture::FITTING);
                for placed in &picture.boxes {
                    words_fit(placed, picture.text);
                    let rect = placed.rect;
                    assert!(rect.x >= 0.0 && rect.right() <= width);
                    assert!(rect.y >= 0.0 && rect.bottom() <= picture.height);
                }
                for (number, a) in picture.boxes.iter().enumerate() {
                    for b in &picture.boxes[..number] {
                        let (r, s) = (a.rect, b.rect);
                        let is_apart = r.right() < s.x
                            || s.right() < r.x
                            || r.bottom() < s.y
                            || s.bottom() < r.y;
                        assert!(is_apart, "{:?} {:?}", a.node, b.node);
                    }
                }
            }
        }
    }

    fn words_fit(placed: &Placed, text: f32) {
        let (rect, middle) = (placed.rect, placed.rect.center());
        let half = (placed.lines.len() as f32 - 1.0) / 2.0 * text * LEADING;
        for (number, line) in placed.lines.iter().enumerate() {
            let wide = width_of(line, Font::Regular, text) / 2.0;
            let y = middle.y - half + number as f32 * text * LEADING;
            // Letters reach a third of their size above and below the middle of their line.
            for up in [-0.36, 0.36] {
                let corner = Point::new(middle.x + wide, y + up * text);
                let fits = match placed.kind {
                    NodeKind::Question => reach(rect, corner) <= 1.0,
                    NodeKind::Action | NodeKind::Terminal => rect.contains(corner),
                };
                assert!(fits, "{line} in {:?}", placed.node);
            }
        }
    }

    #[test]
    fn arrows_run_beside_the_boxes() {
        for flow in all_flows() {
            let picture =
                FlowPicture::of(&flow, Language::Pt, (430.0, 620.0), FlowPicture::FITTING);
            for (arrow, points) in &picture.arrows {
                for pair in points.windows(2) {
                    let (a, b) = (pair[0], pair[1]);
                    assert!(
                        (a.x - b.x).abs() < 0.1 || (a.y - b.y).abs() < 0.1,
                        "{arrow:?}"
                    );
                    let middle = Point::new((a.x + b.x) / 2.0, (a.y + b.y) / 2.0);
                    for placed in &picture.boxes {
                        let is_through = match placed.kind {
                            NodeKind::Question => reach(placed.rect, middle) < 0.99,
                            NodeKind::Action | NodeKind::Terminal => {
                                placed.rect.shrunk(0.5).contains(middle)
                            }
                        };
                        assert!(!is_through, "{arrow:?} through {:?}", placed.node);
                    }
                }
            }
        }
    }
}
