//! Which nodes are shown.

use super::{ASKED_FOR, Folding, NEIGHBOURHOOD, ROOT, SHOWN, SMALL, Tree, TreeNode, WHOLE};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The nodes shown, each before its subtree, from left to right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    /// The nodes; the first is the root.
    pub nodes: Vec<OutlineNode>,
}

/// A node that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutlineNode {
    /// The step that placed it.
    pub key: u64,
    /// The index of its parent in the outline; `None` for the root.
    pub parent: Option<usize>,
    /// Its depth: the number of guesses that lead to it.
    pub depth: u16,
    /// Whether its subtree is hidden.
    pub is_folded: bool,
}

/// How near a node is to the latest guess, which decides whether it is folded by default.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Nearness {
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
struct FoundNode<'a> {
    node: &'a TreeNode,
    place: Nearness,
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
            let FoundNode { node, parent, .. } = &found[number];
            OutlineNode {
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
    fn shown_at(&self, step: u64) -> Vec<FoundNode<'_>> {
        let path = self.path(step);
        let near = self.neighbourhood(&path);
        let place_on_path = |number: usize| {
            if number < near {
                Nearness::Path(number)
            } else {
                Nearness::Near
            }
        };
        let find = |key: u64, place: Nearness, parent: Option<usize>| FoundNode {
            node: &self.nodes[&key],
            place,
            parent,
            is_unfolded: false,
        };
        let (mut room, mut asked_for) = (SHOWN, ASKED_FOR);
        let mut found = vec![find(ROOT, place_on_path(0), None)];
        let mut next = BinaryHeap::from([Reverse((0, 0))]);
        while let Some(Reverse((distance, number))) = next.pop() {
            let FoundNode { node, place, .. } = found[number];
            // The path is always shown.
            let children = node.children_until(self.seen);
            let needed = match place {
                Nearness::Path(_) => 0,
                Nearness::Near | Nearness::Beside | Nearness::Elsewhere => children.len(),
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
                    Nearness::Path(number) if path.get(number + 1) == Some(child) => {
                        (place_on_path(number + 1), 0)
                    }
                    // Up to its branch point, and down.
                    Nearness::Path(number) => (Nearness::Beside, near - number + 1),
                    Nearness::Near => (Nearness::Near, 0),
                    Nearness::Beside | Nearness::Elsewhere => (Nearness::Elsewhere, distance + 1),
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

    fn is_folded(&self, node: &TreeNode, place: Nearness, step: u64) -> bool {
        if let Some(is_folded) = self.folds.get(&node.key) {
            return *is_folded;
        }
        let is_failed =
            || node.end().is_some_and(|end| end <= step) && self.amount(node).solutions == 0;
        match (self.folding, place) {
            (_, Nearness::Path(_)) | (Folding::Fitting, _) => false,
            (Folding::Failed, _) if is_failed() => true,
            (_, Nearness::Near) => false,
            (_, Nearness::Beside) => true,
            (_, Nearness::Elsewhere) => self.amount(node).nodes > SMALL,
        }
    }
}
