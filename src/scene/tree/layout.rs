//! The layout of a tree.
//!
//! A tidy drawing in the manner of Reingold and Tilford (*Tidier drawings of trees*, IEEE
//! Transactions on Software Engineering 7(2), 1981): nodes of one depth in one row, a parent
//! centred above its children, no two nodes closer than a column, equal subtrees drawn equally.
//! Subtrees are kept apart by their contours. Children are pushed together once from the left and
//! once from the right, and placed halfway between the two, so that a mirrored tree has the
//! mirrored drawing (A. J. Kennedy, *Drawing trees*, Journal of Functional Programming 6(3), 1996).

use crate::analysis::tree::Outline;

/// The place of each node of an outline, in columns and rows; the root is at 0, 0.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TreeLayout {
    /// Column and row of each node, in outline order.
    pub places: Vec<(f32, f32)>,
    /// The leftmost and rightmost columns.
    pub columns: (f32, f32),
    /// The lowest row.
    pub last_row: f32,
}

/// The extent of a subtree to the left and right of its root, row by row.
type Contour = Vec<(f32, f32)>;

impl TreeLayout {
    /// Lays out the nodes of an outline. The result depends only on the tree's structure.
    pub fn of(outline: &Outline) -> Self {
        let count = outline.nodes.len();
        let mut children = vec![Vec::new(); count];
        for (index, shown) in outline.nodes.iter().enumerate() {
            if let Some(parent) = shown.parent {
                children[parent].push(index);
            }
        }
        // Relative to the parent's column.
        let mut offsets = vec![0.0; count];
        let mut contours: Vec<Contour> = vec![Vec::new(); count];
        for index in (0..count).rev() {
            let below: Vec<Contour> = children[index]
                .iter()
                .map(|child| std::mem::take(&mut contours[*child]))
                .collect();
            let columns = beside_each_other(&below);
            for (child, column) in children[index].iter().zip(&columns) {
                offsets[*child] = *column;
            }
            contours[index] = joined(&below, &columns);
        }
        let mut layout = Self::default();
        for (shown, offset) in outline.nodes.iter().zip(offsets) {
            let column = match shown.parent {
                Some(parent) => layout.places[parent].0 + offset,
                None => 0.0,
            };
            let row = f32::from(shown.depth);
            layout.places.push((column, row));
            let (left, right) = layout.columns;
            layout.columns = (left.min(column), right.max(column));
            layout.last_row = layout.last_row.max(row);
        }
        layout
    }
}

/// The columns of siblings with these contours, relative to the middle of the first and last.
fn beside_each_other(contours: &[Contour]) -> Vec<f32> {
    let from_left = pushed_left(contours.iter().map(|contour| contour.iter().copied()));
    let mirrored = contours.iter().rev();
    let from_right =
        pushed_left(mirrored.map(|contour| contour.iter().map(|(left, right)| (-right, -left))));
    let halfway: Vec<f32> = from_left
        .iter()
        .zip(from_right.iter().rev())
        .map(|(left, right)| (left - right) / 2.0)
        .collect();
    let ends = halfway.first().zip(halfway.last());
    let middle = ends.map_or(0.0, |(first, last)| (first + last) / 2.0);
    halfway.into_iter().map(|column| column - middle).collect()
}

/// The columns of siblings, each as far left as possible.
fn pushed_left(
    contours: impl Iterator<Item = impl Iterator<Item = (f32, f32)> + Clone>,
) -> Vec<f32> {
    let mut reach: Vec<f32> = Vec::new();
    contours
        .map(|contour| {
            let gaps = reach.iter().zip(contour.clone());
            let column = gaps
                .map(|(reach, (left, _))| reach - left + 1.0)
                .reduce(f32::max)
                .unwrap_or(0.0);
            for (row, (_, right)) in contour.enumerate() {
                // What is not overlapped in this row may still reach farther.
                match reach.get_mut(row) {
                    Some(reach) => *reach = reach.max(column + right),
                    None => reach.push(column + right),
                }
            }
            column
        })
        .collect()
}

/// The contour of a parent with these subtrees.
fn joined(contours: &[Contour], columns: &[f32]) -> Contour {
    let mut joined = vec![(0.0, 0.0)];
    for (contour, column) in contours.iter().zip(columns) {
        for (row, (left, right)) in contour.iter().enumerate() {
            let (left, right) = (left + column, right + column);
            match joined.get_mut(row + 1) {
                Some(reach) => *reach = (left.min(reach.0), right.max(reach.1)),
                None => joined.push((left, right)),
            }
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::tree::OutlineNode;

    /// A tree of a shape: `(()(()))` is a root with a leaf and a node with a leaf.
    fn outline(shape: &str) -> Outline {
        let mut outline = Outline::default();
        let mut path: Vec<usize> = Vec::new();
        for c in shape.chars() {
            if c == ')' {
                path.pop();
                continue;
            }
            outline.nodes.push(OutlineNode {
                key: outline.nodes.len() as u64,
                parent: path.last().copied(),
                depth: path.len() as u16,
                is_folded: false,
            });
            path.push(outline.nodes.len() - 1);
        }
        outline
    }

    fn columns(shape: &str) -> Vec<f32> {
        let layout = TreeLayout::of(&outline(shape));
        layout.places.iter().map(|place| place.0).collect()
    }

    #[test]
    fn small_trees() {
        assert_eq!(columns("()"), [0.0]);
        assert_eq!(columns("(())"), [0.0, 0.0]);
        assert_eq!(columns("(()())"), [0.0, -0.5, 0.5]);
        assert_eq!(columns("(()()())"), [0.0, -1.0, 0.0, 1.0]);
        // The second child's children have nothing beside them.
        assert_eq!(columns("(()(()()))"), [0.0, -0.5, 0.5, 0.0, 1.0]);
        // A small subtree between two wide ones is centred between them.
        assert_eq!(
            columns("((()()())()(()()()))"),
            [0.0, -1.5, -2.5, -1.5, -0.5, 0.0, 1.5, 0.5, 1.5, 2.5]
        );
    }

    #[test]
    fn a_mirrored_tree_is_drawn_mirrored() {
        let shape = "((()(()()))()((()()()())())())";
        let mirrored: String = shape
            .chars()
            .rev()
            .map(|c| if c == '(' { ')' } else { '(' })
            .collect();
        let mut places = TreeLayout::of(&outline(shape)).places;
        let mut others = TreeLayout::of(&outline(&mirrored)).places;
        others.iter_mut().for_each(|place| place.0 = -place.0);
        let order = |a: &(f32, f32), b: &(f32, f32)| a.1.total_cmp(&b.1).then(a.0.total_cmp(&b.0));
        places.sort_by(order);
        others.sort_by(order);
        for (a, b) in places.iter().zip(&others) {
            assert!((a.0 - b.0).abs() < 1e-4 && a.1 == b.1, "{a:?} {b:?}");
        }
    }
}
