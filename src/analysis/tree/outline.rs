//! Which nodes are shown.

use super::{Folding, NEIGHBOURHOOD, Node, ROOT, SHOWN, SMALL, Tree};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The nodes shown, each before what hangs from it, and from left to right.
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
    /// What it hangs from, as an index of the outline; the root hangs from nothing.
    pub parent: Option<usize>,
    /// How many guesses lead to it.
    pub depth: u16,
    /// Whether what hangs from it is hidden.
    pub is_folded: bool,
}

/// Where a node is, which says whether it is folded when nobody has said so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// On the way to the latest guess, by its number from the root.
    Path(usize),
    /// Hanging from the path.
    Beside,
    /// In the neighbourhood of the latest guess.
    Near,
    /// Below a node that the viewer has unfolded.
    Elsewhere,
}

impl Outline {
    /// The place of a node in the outline.
    pub fn index_of(&self, key: u64) -> Option<usize> {
        self.nodes
            .binary_search_by_key(&key, |shown| shown.key)
            .ok()
    }
}

impl Tree {
    /// What is shown when the run stands at this step.
    pub fn outline(&self, step: u64) -> Outline {
        let unfolded = self.unfolded(step);
        let mut outline = Outline::default();
        // The steps of a subtree follow each other, so this is the order of the outline.
        let mut parents = BTreeMap::from([(ROOT, None)]);
        for (key, node) in &self.nodes {
            let Some(parent) = parents.remove(key) else {
                continue;
            };
            let is_unfolded = unfolded.contains(key);
            if is_unfolded {
                let index = Some(outline.nodes.len());
                parents.extend(node.children.iter().map(|child| (*child, index)));
            }
            outline.nodes.push(Shown {
                key: *key,
                parent,
                depth: node.depth,
                is_folded: !is_unfolded && self.amount(node).nodes > 1,
            });
        }
        outline
    }

    /// The nodes whose children are shown.
    fn unfolded(&self, step: u64) -> BTreeSet<u64> {
        let path = self.path(step);
        let is_near = |key: &u64| self.amount(&self.nodes[key]).nodes <= NEIGHBOURHOOD;
        let near = path.iter().position(is_near).unwrap_or(path.len());
        let place_on_path = |number: usize| {
            if number < near {
                Place::Path(number)
            } else {
                Place::Near
            }
        };
        let mut room = SHOWN;
        let mut unfolded = BTreeSet::new();
        let mut queue = VecDeque::from([(ROOT, place_on_path(0))]);
        while let Some((key, place)) = queue.pop_front() {
            let node = &self.nodes[&key];
            // The path is shown whatever else is.
            let needed = match place {
                Place::Path(_) => 0,
                Place::Near | Place::Beside | Place::Elsewhere => node.children.len(),
            };
            if needed > room || self.is_folded(node, place) {
                continue;
            }
            room -= needed;
            unfolded.insert(key);
            queue.extend(node.children.iter().map(|child| {
                let place = match place {
                    Place::Path(number) if path.get(number + 1) == Some(child) => {
                        place_on_path(number + 1)
                    }
                    Place::Path(_) => Place::Beside,
                    Place::Near => Place::Near,
                    Place::Beside | Place::Elsewhere => Place::Elsewhere,
                };
                (*child, place)
            }));
        }
        unfolded
    }

    fn is_folded(&self, node: &Node, place: Place) -> bool {
        if let Some(is_folded) = self.folds.get(&node.key) {
            return *is_folded;
        }
        match place {
            Place::Path(_) | Place::Near => false,
            _ if self.folding == Folding::Fitting => false,
            Place::Beside => true,
            Place::Elsewhere => self.amount(node).nodes > SMALL,
        }
    }
}
