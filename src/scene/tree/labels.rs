//! Placing node labels: beside the node, where no edge passes, or above it.

use crate::scene::{Point, Rect};

/// The space around a label, in points.
const GAP: f32 = 2.0;
/// The space between a label beside its node and the next node, in points.
const FAR: f32 = 6.0;

/// What labels must avoid, by row of the tree.
pub(super) struct Labels {
    rows: Vec<LabelRow>,
    /// The visible area; labels stay inside.
    rect: Rect,
}

#[derive(Clone, Default)]
struct LabelRow {
    /// Marks, and labels already placed.
    taken: Vec<Rect>,
    /// Edges that lead into this row from above.
    edges: Vec<(Point, Point)>,
}

/// A node whose label is to be placed.
#[derive(Clone, Copy)]
pub(super) struct Labelled {
    pub(super) row: usize,
    pub(super) at: Point,
    /// The extent of its mark to either side.
    pub(super) side: f32,
    /// The extent of its mark upwards.
    pub(super) top: f32,
}

impl Labels {
    pub(super) fn new(rows: usize, rect: Rect) -> Self {
        // Edges may lead to a row below the last one.
        let rows = vec![LabelRow::default(); rows + 1];
        Self { rows, rect }
    }

    /// Makes labels of a row avoid a rectangle.
    pub(super) fn keep_off(&mut self, row: usize, taken: Rect) {
        self.rows[row].taken.push(taken);
    }

    /// Makes labels avoid an edge that leads into a row.
    pub(super) fn keep_off_edge(&mut self, row: usize, from: Point, to: Point) {
        self.rows[row].edges.push((from, to));
    }

    /// Finds and takes a place for a label of this size.
    pub(super) fn place(&mut self, node: Labelled, width: f32, height: f32) -> Option<Rect> {
        let Labelled { row, at, side, top } = node;
        let level = at.y - height / 2.0;
        let above = at.y - top - height * 1.1;
        let beside = side + 2.0 * GAP;
        // Each with the space it needs to its left and right: a label between two nodes must be
        // clearly closer to its own.
        let places = [
            (at.x + beside, level, 0.0, FAR),
            (at.x - beside - width, level, FAR, 0.0),
            (at.x - width / 2.0, above, 0.0, 0.0),
            (at.x + 2.0 * GAP, above, 0.0, 0.0),
            (at.x - width - 2.0 * GAP, above, 0.0, 0.0),
        ];
        let is_free = |&(x, y, left, right): &(f32, f32, f32, f32)| {
            let around = Rect::new(x - left, y, width + left + right, height);
            self.is_free(row, around.shrunk(-GAP))
                && self.is_in_view(Rect::new(x, y, width, height))
        };
        let (x, y, ..) = places.into_iter().find(is_free)?;
        let found = Rect::new(x, y, width, height);
        self.keep_off(row, found);
        Some(found)
    }

    /// Whether the whole label is visible there.
    pub(super) fn is_in_view(&self, label: Rect) -> bool {
        label.x >= self.rect.x
            && label.right() <= self.rect.right()
            && label.y >= self.rect.y
            && label.bottom() <= self.rect.bottom()
    }

    /// Whether nothing else in a row passes there.
    fn is_free(&self, row: usize, around: Rect) -> bool {
        // Edges come to its node from above, and leave below.
        let mut edges = self.rows[row].edges.iter().chain(&self.rows[row + 1].edges);
        !self.rows[row]
            .taken
            .iter()
            .any(|taken| overlap(*taken, around))
            && !edges.any(|(from, to)| crosses(*from, *to, around))
    }
}

fn overlap(a: Rect, b: Rect) -> bool {
    a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom()
}

/// Whether an edge, which leads downwards, touches a rectangle.
fn crosses(from: Point, to: Point, rect: Rect) -> bool {
    let (high, low) = (from.y.max(rect.y), to.y.min(rect.bottom()));
    if high > low || from.y >= to.y {
        return false;
    }
    let x = |y: f32| from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y);
    let (one, other) = (x(high), x(low));
    one.min(other) < rect.right() && one.max(other) > rect.x
}

#[cfg(test)]
mod tests {
    use super::*;

    const PANEL: Rect = Rect::new(0.0, 0.0, 200.0, 200.0);

    fn node(x: f32, y: f32) -> Labelled {
        Labelled {
            row: 1,
            at: Point::new(x, y),
            side: 9.0,
            top: 11.0,
        }
    }

    #[test]
    fn edges_are_met_where_they_are() {
        let rect = Rect::new(10.0, 10.0, 20.0, 10.0);
        let crosses = |a, b, c, d| crosses(Point::new(a, b), Point::new(c, d), rect);
        assert!(crosses(20.0, 0.0, 20.0, 50.0));
        assert!(crosses(0.0, 5.0, 40.0, 25.0));
        assert!(!crosses(20.0, 0.0, 20.0, 9.0));
        assert!(!crosses(0.0, 0.0, 8.0, 50.0));
        assert!(!crosses(0.0, 5.0, 200.0, 25.0 - 13.0));
    }

    #[test]
    fn a_label_keeps_off_its_own_edge() {
        let mut labels = Labels::new(2, PANEL);
        labels.keep_off_edge(1, Point::new(100.0, 50.0), Point::new(100.0, 100.0));
        let place = labels.place(node(100.0, 100.0), 40.0, 10.0).unwrap();
        assert!(place.x > 109.0 && place.center().y == 100.0, "to the right");
        // A neighbour on one side leaves the other; with neighbours on both sides only a corner off
        // the edge is left.
        let mut labels = Labels::new(2, PANEL);
        labels.keep_off_edge(1, Point::new(100.0, 50.0), Point::new(100.0, 100.0));
        labels.keep_off(1, Rect::new(125.0, 91.0, 18.0, 18.0));
        let place = labels.place(node(100.0, 100.0), 40.0, 10.0).unwrap();
        assert!(
            place.right() < 91.0 && place.center().y == 100.0,
            "to the left"
        );
        labels.keep_off(1, Rect::new(57.0, 91.0, 18.0, 18.0));
        let place = labels.place(node(100.0, 100.0), 40.0, 10.0).unwrap();
        assert!(place.bottom() < 91.0 && !overlap(place, Rect::new(100.0, 50.0, 0.1, 50.0)));
    }

    #[test]
    fn labels_stay_in_the_panel_and_off_each_other() {
        for (x, y) in [(5.0, 100.0), (195.0, 100.0), (100.0, 6.0), (100.0, 194.0)] {
            let mut labels = Labels::new(2, PANEL);
            let mut placed: Vec<Rect> = Vec::new();
            while let Some(place) = labels.place(node(x, y), 40.0, 10.0) {
                assert!(PANEL.contains(Point::new(place.x, place.y)));
                assert!(PANEL.contains(Point::new(place.right(), place.bottom())));
                assert!(placed.iter().all(|other| !overlap(*other, place)));
                placed.push(place);
            }
            assert!(!placed.is_empty());
        }
    }
}
