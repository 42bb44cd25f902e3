//! The search tree of a run, of which a bounded part is held.
//!
//! A node is the root or a placement, with what followed from it: the choice point it led to, the dead
//! end, or the solution. Nodes are known by the step that placed them (0 for the root), which is also
//! their order from left to right and top to bottom.
//!
//! What is shown follows the [playhead](Tree::follow): the path from the root to the latest guess, with
//! everything beside it folded but the neighbourhood of that guess, and what the viewer has unfolded.
//! It depends on the step and on the viewer's folds alone, not on how the playhead came there, and it
//! stays the same as long as the playhead moves inside the neighbourhood. Nodes that lie after the
//! playhead belong to it: they are [not reached](Status::Unreached) yet, and nothing moves when they are.
//!
//! Nothing else is kept. How much a subtree holds is the difference between the counters at its two
//! ends, and its children are found by [walking](crate::timeline::Walk) from where one is taken back to
//! the next.

mod costs;
mod grow;
mod node;
mod outline;

pub use costs::Cost;
pub use node::{Amount, Fate, Node, ROOT, Status};
pub use outline::{Outline, Shown};

use crate::solver::Counters;
use crate::timeline::Timeline;
use node::End;
use std::collections::BTreeMap;

/// The neighbourhood shown whole: the largest subtree around the latest guess with at most so many
/// nodes.
pub const NEIGHBOURHOOD: u64 = 100;
/// A whole tree of at most so many nodes is its own neighbourhood.
pub const WHOLE: u64 = 300;
/// A subtree of at most so many nodes is unfolded together with what it hangs from.
pub const SMALL: u64 = 30;
/// The most nodes shown beside the path to the latest guess and its siblings, of which there can be
/// 256 × 16 in the extreme.
pub const SHOWN: usize = 2_048;
/// The most nodes held: 1.5 MB or so.
pub const HELD: usize = 256 * 16 + SHOWN;

/// What is folded unless the viewer says otherwise of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Folding {
    /// Everything but the path to the latest guess and its neighbourhood.
    #[default]
    Finished,
    /// That, and what has been taken back without a solution.
    Failed,
    /// Nothing, from the latest guess outwards, as long as it [fits](SHOWN).
    Fitting,
}

/// The part of a run's search tree that is shown and what is known of it.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: BTreeMap<u64, Node>,
    folding: Folding,
    /// What the viewer has folded (true) and unfolded.
    folds: BTreeMap<u64, bool>,
    /// What the explored part of the run amounts to.
    so_far: Amount,
}

impl Default for Tree {
    fn default() -> Self {
        Self {
            nodes: BTreeMap::from([(ROOT, Node::root())]),
            folding: Folding::default(),
            folds: BTreeMap::new(),
            so_far: Amount::default(),
        }
    }
}

impl Tree {
    /// What is shown when the run stands at this step, which must be explored, and whether all of it
    /// is found. It is looked for until some `budget` steps of the run have been passed, so this may
    /// have to be called again.
    pub fn follow(&mut self, timeline: &Timeline, step: u64, budget: u64) -> (Outline, bool) {
        self.so_far = Amount::until(&timeline.frontier().counters());
        let mut left = budget;
        loop {
            let outline = self.outline(step);
            let wanted = match self.doubtful(timeline, step) {
                Some(key) => vec![key],
                None => self.unfinished(timeline, step, &outline),
            };
            if wanted.is_empty() {
                return (outline, true);
            }
            for key in wanted {
                let effort = self.grow(timeline, key, left);
                if self.nodes.len() > HELD {
                    self.forget(step);
                }
                left = left.saturating_sub(effort);
                if left == 0 {
                    return (self.outline(step), false);
                }
            }
        }
    }

    /// The first node on the way to the latest guess below which that way may go on farther than is
    /// known.
    fn doubtful(&self, timeline: &Timeline, step: u64) -> Option<u64> {
        self.path(step).into_iter().find(|key| {
            let node = &self.nodes[key];
            let last = node.children.last().map(|child| &self.nodes[child]);
            let is_doubtful = last.is_none_or(|last| last.end().is_some_and(|end| end <= step));
            is_doubtful && node.can_grow(timeline)
        })
    }

    /// The unfolded nodes whose children are not all known, the most urgent first.
    fn unfinished(&self, timeline: &Timeline, step: u64, outline: &Outline) -> Vec<u64> {
        let path = self.path(step);
        let unfolded = outline.nodes.iter().filter(|shown| !shown.is_folded);
        let beside = unfolded.map(|shown| shown.key);
        let mut wanted: Vec<u64> = path.into_iter().rev().collect();
        wanted.extend(
            beside
                .filter(|key| !wanted.contains(key))
                .collect::<Vec<_>>(),
        );
        wanted.retain(|key| self.nodes[key].can_grow(timeline));
        wanted
    }

    /// Lets go of what is not shown.
    fn forget(&mut self, step: u64) {
        let outline = self.outline(step);
        let shown: BTreeMap<u64, bool> = outline
            .nodes
            .iter()
            .map(|shown| (shown.key, shown.is_folded))
            .collect();
        self.nodes.retain(|key, _| shown.contains_key(key));
        for (key, node) in &mut self.nodes {
            if shown[key] {
                node.forget_children();
            }
        }
    }

    /// The nodes that stand on the board at a step, from the root to the latest guess, as far as they
    /// are known.
    pub fn path(&self, step: u64) -> Vec<u64> {
        let mut path = vec![ROOT];
        let mut node = &self.nodes[&ROOT];
        while let Some(child) = self.child_standing_at(node, step) {
            path.push(child);
            node = &self.nodes[&child];
        }
        path
    }

    fn child_standing_at(&self, node: &Node, step: u64) -> Option<u64> {
        let before = node.children.partition_point(|child| *child <= step);
        let child = node.children[..before].last()?;
        self.nodes[child].stands_at(step).then_some(*child)
    }

    /// A node that is held.
    pub fn node(&self, key: u64) -> Option<&Node> {
        self.nodes.get(&key)
    }

    /// How many nodes are held: at most [`HELD`] and a few.
    pub fn held(&self) -> usize {
        self.nodes.len()
    }

    /// How much hangs from a node, itself included, as far as the run is explored.
    pub fn amount(&self, node: &Node) -> Amount {
        match node.end {
            Some(End { amount, .. }) => amount.since(node.before),
            None => self.so_far.since(node.before),
        }
    }

    /// How much of that there is when the run stands at this step and has these counters; all that
    /// will be if it has not come to the node yet.
    pub fn amount_at(&self, node: &Node, step: u64, counters: &Counters) -> Amount {
        if node.stands_at(step) {
            Amount::until(counters).since(node.before)
        } else {
            self.amount(node)
        }
    }

    /// Whether everything is folded in this way, and nothing otherwise by the viewer.
    pub fn is_folded_as(&self, folding: Folding) -> bool {
        self.folding == folding && self.folds.is_empty()
    }

    /// Folds in this way and forgets what the viewer has folded and unfolded.
    pub fn fold_all(&mut self, folding: Folding) {
        self.folding = folding;
        self.folds.clear();
    }

    /// Folds or unfolds a node.
    pub fn fold(&mut self, key: u64, is_folded: bool) {
        self.folds.insert(key, is_folded);
    }
}
