//! The outlines of a map: its borders and coasts.

/// A place on a map: from the left, from the top.
pub type Place = (f32, f32);

/// A border of two nodes of a map, or the coast of one.
#[derive(Clone, PartialEq, Debug)]
pub struct Border {
    /// The first node.
    pub node: usize,
    /// The second node; `None` at a coast.
    pub other: Option<usize>,
    /// The points of the line: at least two.
    pub line: Vec<Place>,
}

/// The outlines of a map.
#[derive(Clone, PartialEq, Debug)]
pub struct Outline {
    /// The borders and coasts.
    pub borders: Vec<Border>,
    /// The closed lines around the areas of nodes, the largest areas first, so that those within others
    /// come later.
    pub rings: Vec<(usize, Vec<Place>)>,
    /// Where the codes of nodes stand that have no room inside.
    pub outside: Vec<(usize, Place)>,
    /// The distance of each node's place from its nearest border.
    pub rooms: Vec<f32>,
}

impl Outline {
    /// The outlines of nodes at these places.
    pub fn new(places: &[Place], borders: Vec<Border>, outside: Vec<(usize, Place)>) -> Self {
        let of_node = |node: usize| {
            let is_of = move |border: &&Border| border.node == node || border.other == Some(node);
            borders.iter().filter(is_of).map(|border| &border.line)
        };
        let nodes = 0..places.len();
        let ring = |node| {
            rings(of_node(node).cloned().collect())
                .into_iter()
                .map(move |ring| (node, ring))
        };
        let mut rings: Vec<_> = nodes.flat_map(ring).collect();
        rings.sort_by(|(_, a), (_, b)| area(b).total_cmp(&area(a)));
        let room = |(node, place): (usize, &Place)| {
            let points = of_node(node).flatten();
            points
                .map(|point| distance(*point, *place))
                .fold(f32::INFINITY, f32::min)
        };
        let rooms = places.iter().enumerate().map(room).collect();
        Self {
            borders,
            rings,
            outside,
            rooms,
        }
    }

    /// The node whose area holds a place.
    pub fn node_at(&self, place: Place) -> Option<usize> {
        let holding = self.rings.iter().rev().find(|(_, ring)| holds(ring, place));
        holding.map(|(node, _)| *node)
    }
}

/// Joins lines to rings at their ends. What does not close is closed by a straight line.
fn rings(mut lines: Vec<Vec<Place>>) -> Vec<Vec<Place>> {
    let mut rings = Vec::new();
    while let Some(mut ring) = lines.pop() {
        while ring.first() != ring.last() {
            let end = ring[ring.len() - 1];
            let next = lines
                .iter()
                .position(|line| line[0] == end || line.last() == Some(&end));
            let Some(mut line) = next.map(|next| lines.swap_remove(next)) else {
                break;
            };
            if line[0] != end {
                line.reverse();
            }
            ring.extend(line.into_iter().skip(1));
        }
        rings.push(ring);
    }
    rings
}

fn distance(a: Place, b: Place) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

fn area(ring: &[Place]) -> f32 {
    let pieces = ring
        .windows(2)
        .map(|ends| ends[0].0 * ends[1].1 - ends[1].0 * ends[0].1);
    pieces.sum::<f32>().abs() / 2.0
}

/// Whether a ring is around a place: a ray from it crosses the ring an odd number of times.
fn holds(ring: &[Place], (x, y): Place) -> bool {
    let crosses = |ends: &&[Place]| {
        let [a, b] = [ends[0], ends[1]];
        (a.1 > y) != (b.1 > y) && x < a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0)
    };
    ring.windows(2).filter(crosses).count() % 2 == 1
}
