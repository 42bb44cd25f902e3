//! Which nodes are shown.

use super::{ASKED_FOR, Folding, NEIGHBOURHOOD, Node, ROOT, SHOWN, SMALL, Tree, WHOLE};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The nodes shown, each before its subtree, from left to right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    /// The nodes; the first is the root.
    pub nodes: Vec<Shown>,
}

/// A node that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The step that placed it.
    pub key: u64,
    /// The index of its parent in the outline; `None` for the root.
    pub parent: Option<usize>,
    /// Its depth: the number of guesses that lead to it.
    pub depth: u16,
    /// Whether its subtree is hidden.
    pub is_folded: bool,
}

/// The place of a node, which decides whether it is folded by default.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// On the path to the latest guess, by its index from the root.
    Path(usize),
    /// Child of a node on the path.
    Beside,
    /// In the neighbourhood of the latest guess.
    Near,
    /// Below a node that the viewer has unfolded.
    Elsewhere,
}

impl Outline {
    /// The index of a node in the outline.
    pub fn index_of(&self, key: u64) -> Option<usize> {
        self.nodes
            .binary_search_by_key(&key, |shown| shown.key)
            .ok()
    }
}

/// A node that is to be shown.
struct Found<'a> {
    node: &'a Node,
    place: Place,
    /// The index of its parent among those found.
    parent: Option<usize>,
    is_unfolded: bool,
}

impl Tree {
    /// The known part of the outline at this step of the run.
    pub(super) fn outline(&self, step: u64) -> Outline {
        let found = self.shown_at(step);
        // The steps of a subtree are consecutive, so this is the order of the outline.
        let mut order: Vec<usize> = (0..found.len()).collect();
        order.sort_unstable_by_key(|number| found[*number].node.key);
        let mut indices = vec![0; found.len()];
        for (index, number) in order.iter().enumerate() {
            indices[*number] = index;
        }
        let shown = |number: usize| {
            let Found { node, parent, .. } = &found[number];
            Shown {
                key: node.key,
                parent: parent.map(|parent| indices[parent]),
                depth: node.depth,
                is_folded: !found[number].is_unfolded && self.amount(node).nodes > 1,
            }
        };
        Outline {
            nodes: order.into_iter().map(shown).collect(),
        }
    }

    /// The nodes shown. The path and the neighbourhood come first, then what is nearest to the
    /// neighbourhood, so that what does not fit is far away.
    fn shown_at(&self, step: u64) -> Vec<Found<'_>> {
        let path = self.path(step);
        let near = self.neighbourhood(&path);
        let place_on_path = |number: usize| {
            if number < near {
                Place::Path(number)
            } else {
                Place::Near
            }
        };
        let find = |key: u64, place: Place, parent: Option<usize>| Found {
            node: &self.nodes[&key],
            place,
            parent,
            is_unfolded: false,
        };
        let (mut room, mut asked_for) = (SHOWN, ASKED_FOR);
        let mut found = vec![find(ROOT, place_on_path(0), None)];
        let mut next = BinaryHeap::from([Reverse((0, 0))]);
        while let Some(Reverse((distance, number))) = next.pop() {
            let Found { node, place, .. } = found[number];
            // The path is always shown.
            let children = node.children_until(self.seen);
            let needed = match place {
                Place::Path(_) => 0,
                Place::Near | Place::Beside | Place::Elsewhere => children.len(),
            };
            // So is what the viewer unfolds.
            let room = match self.folds.get(&node.key) {
                Some(false) => &mut asked_for,
                Some(true) | None => &mut room,
            };
            if needed > *room || self.is_folded(node, place, step) {
                continue;
            }
            *room -= needed;
            found[number].is_unfolded = true;
            for child in children {
                let (place, distance) = match place {
                    Place::Path(number) if path.get(number + 1) == Some(child) => {
                        (place_on_path(number + 1), 0)
                    }
                    // Up to its branch point, and down.
                    Place::Path(number) => (Place::Beside, near - number + 1),
                    Place::Near => (Place::Near, 0),
                    Place::Beside | Place::Elsewhere => (Place::Elsewhere, distance + 1),
                };
                next.push(Reverse((distance, found.len())));
                found.push(find(*child, place, Some(number)));
            }
        }
        found
    }

    /// The index of the first node of a path that belongs to the neighbourhood of the latest guess;
    /// the length of the path if none does.
    fn neighbourhood(&self, path: &[u64]) -> usize {
        let nodes = |key: &u64| self.amount(&self.nodes[key]).nodes;
        if nodes(&ROOT) <= WHOLE {
            return 0;
        }
        let is_near = |key: &u64| nodes(key) <= NEIGHBOURHOOD;
        path.iter().position(is_near).unwrap_or(path.len())
    }

    fn is_folded(&self, node: &Node, place: Place, step: u64) -> bool {
        if let Some(is_folded) = self.folds.get(&node.key) {
            return *is_folded;
        }
        let is_failed =
            || node.end().is_some_and(|end| end <= step) && self.amount(node).solutions == 0;
        match (self.folding, place) {
            (_, Place::Path(_)) | (Folding::Fitting, _) => false,
            (Folding::Failed, _) if is_failed() => true,
            (_, Place::Near) => false,
            (_, Place::Beside) => true,
            (_, Place::Elsewhere) => self.amount(node).nodes > SMALL,
        }
    }
}
