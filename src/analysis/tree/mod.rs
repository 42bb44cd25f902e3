//! The search tree of a run. Memory holds a bounded part of it.
//!
//! A node is the root or a placement, with what followed from it: the choice point it led to, the
//! dead end, or the solution. Nodes are identified by the step that placed them (0 for the root),
//! which is also their order from left to right and top to bottom.
//!
//! What is shown follows the [playhead](Tree::follow): the path from the root to the latest guess,
//! the neighbourhood of that guess, and what the viewer has unfolded; everything else is folded. It
//! depends only on the step and on the viewer's folds, not on how the playhead came there, and it
//! stays the same while the playhead moves inside the neighbourhood. Nodes after the playhead
//! belong to it: they are [not reached](Status::Unreached) yet, and nothing moves when they are.
//! With a [horizon](Tree::follow_within), nothing after it is shown.
//!
//! Nothing else is kept. The size of a subtree is the difference between the counters at its two
//! ends, and its children are found by [walking](crate::timeline::Walk) from where one is taken
//! back to the next.

mod grow;
mod node;
mod outline;

pub use node::{Fate, ROOT, Status, TreeNode, TreeSize};
pub use outline::{Outline, OutlineNode};

use crate::puzzle::{Cell, Value};
use crate::solver::Counters;
use crate::timeline::Timeline;
use node::NodeEnd;
use std::collections::BTreeMap;

/// The neighbourhood, which is shown completely: the largest subtree around the latest guess with
/// at most this many nodes.
pub const NEIGHBOURHOOD: u64 = 100;
/// A whole tree of at most this many nodes is its own neighbourhood.
pub const WHOLE: u64 = 300;
/// A subtree of at most this many nodes is unfolded together with its parent.
pub const SMALL: u64 = 30;
/// The most nodes shown besides the path to the latest guess and the siblings along it, which are
/// at most 256 × 16.
pub const SHOWN: usize = 2_048;
/// The most nodes shown besides these because the viewer has unfolded their parents.
pub const ASKED_FOR: usize = 512;
/// The most nodes held: about 1.5 MB.
pub const HELD: usize = 256 * 16 + SHOWN + ASKED_FOR;

/// What is folded unless the viewer folds or unfolds a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Folding {
    /// Everything except the path to the latest guess and its neighbourhood.
    #[default]
    Finished,
    /// That, and whatever was taken back without a solution.
    Failed,
    /// Nothing, from the latest guess outwards, as long as it [fits](SHOWN).
    Fitting,
}

/// The cost of an option that was tried and taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// The cell of the guess.
    pub cell: Cell,
    /// The guess.
    pub value: Value,
    /// The number of nodes in its subtree, itself included.
    pub nodes: u64,
}

/// The visible part of a run's search tree.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: BTreeMap<u64, TreeNode>,
    folding: Folding,
    /// What the viewer has folded (true) and unfolded (false).
    folds: BTreeMap<u64, bool>,
    /// The last step that is shown, and the size of the run up to there.
    seen: u64,
    so_far: TreeSize,
}

impl Default for Tree {
    fn default() -> Self {
        Self {
            nodes: BTreeMap::from([(ROOT, TreeNode::root())]),
            folding: Folding::default(),
            folds: BTreeMap::new(),
            seen: 0,
            so_far: TreeSize::default(),
        }
    }
}

impl Tree {
    /// What is shown when the run stands at this step, which must be explored, and whether all of
    /// it has been found. The search ends after some `budget` steps of the run, so this may have to
    /// be called again.
    pub fn follow(&mut self, timeline: &Timeline, step: u64, budget: u64) -> (Outline, bool) {
        self.follow_within(timeline, step, &timeline.frontier().counters(), budget)
    }

    /// Like [`follow`](Self::follow), but shows nothing after the step with these counters, which
    /// must not be before `step`.
    pub fn follow_within(
        &mut self,
        timeline: &Timeline,
        step: u64,
        seen: &Counters,
        budget: u64,
    ) -> (Outline, bool) {
        (self.seen, self.so_far) = (seen.steps, TreeSize::until(seen));
        let mut left = budget;
        loop {
            let outline = self.outline(step);
            let wanted = match self.doubtful(timeline, step) {
                Some(key) => vec![key],
                None => self.unfinished(step, &outline),
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

    /// The first node on the path to the latest guess below which the path may go further than is
    /// known.
    fn doubtful(&self, timeline: &Timeline, step: u64) -> Option<u64> {
        self.path(step).into_iter().find(|key| {
            let node = &self.nodes[key];
            let last = node.children.last().map(|child| &self.nodes[child]);
            let is_doubtful = last.is_none_or(|last| last.end().is_some_and(|end| end <= step));
            is_doubtful && node.can_grow(timeline.explored())
        })
    }

    /// The unfolded nodes whose children are not all known, the most urgent first.
    fn unfinished(&self, step: u64, outline: &Outline) -> Vec<u64> {
        let path = self.path(step);
        let unfolded = outline.nodes.iter().filter(|shown| !shown.is_folded);
        let beside = unfolded.map(|shown| shown.key);
        let mut wanted: Vec<u64> = path.into_iter().rev().collect();
        wanted.extend(
            beside
                .filter(|key| !wanted.contains(key))
                .collect::<Vec<_>>(),
        );
        wanted.retain(|key| self.nodes[key].can_grow(self.seen));
        wanted
    }

    /// Drops what is not shown.
    fn forget(&mut self, step: u64) {
        // Children that are known but not shown yet are kept.
        let seen = std::mem::replace(&mut self.seen, u64::MAX);
        let outline = self.outline(step);
        self.seen = seen;
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

    /// The known nodes that stand on the board at a step, from the root to the latest guess.
    pub fn path(&self, step: u64) -> Vec<u64> {
        let mut path = vec![ROOT];
        let mut node = &self.nodes[&ROOT];
        while let Some(child) = self.child_standing_at(node, step) {
            path.push(child);
            node = &self.nodes[&child];
        }
        path
    }

    fn child_standing_at(&self, node: &TreeNode, step: u64) -> Option<u64> {
        let child = node.children_until(step).last()?;
        self.nodes[child].stands_at(step).then_some(*child)
    }

    /// A node, if it is held.
    pub fn node(&self, key: u64) -> Option<&TreeNode> {
        self.nodes.get(&key)
    }

    /// The number of nodes held: hardly more than [`HELD`].
    pub fn held(&self) -> usize {
        self.nodes.len()
    }

    /// The size of a subtree, up to the last step that is shown.
    pub fn amount(&self, node: &TreeNode) -> TreeSize {
        match node.end {
            Some(NodeEnd { step, amount }) if step <= self.seen => amount.since(node.before),
            Some(_) | None => self.so_far.since(node.before),
        }
    }

    /// The size of a subtree when the run stands at this step with these counters; its final size
    /// if the run has not reached the node yet.
    pub fn amount_at(&self, node: &TreeNode, step: u64, counters: &Counters) -> TreeSize {
        if node.stands_at(step) {
            TreeSize::until(counters).since(node.before)
        } else {
            self.amount(node)
        }
    }

    /// Whether everything is folded in this way, without exceptions by the viewer.
    pub fn is_folded_as(&self, folding: Folding) -> bool {
        self.folding == folding && self.folds.is_empty()
    }

    /// Folds everything in this way and forgets the viewer's folds.
    pub fn fold_all(&mut self, folding: Folding) {
        self.folding = folding;
        self.folds.clear();
    }

    /// Folds or unfolds a node.
    pub fn fold(&mut self, key: u64, is_folded: bool) {
        self.folds.insert(key, is_folded);
    }

    /// The cost of every option that was placed and taken back, for each open choice point from the
    /// root, when the run stands at this step. It is complete once [`follow`](Self::follow) has
    /// found everything.
    pub fn costs(&self, step: u64) -> Vec<Vec<Cost>> {
        let taken_back = |key: &u64| {
            let node = &self.nodes[key];
            let (cell, value) = node.guess?;
            node.end().filter(|end| *end <= step)?;
            let nodes = self.amount(node).nodes;
            Some(Cost { cell, value, nodes })
        };
        self.path(step)
            .iter()
            .map(|key| {
                self.nodes[key]
                    .children
                    .iter()
                    .filter_map(taken_back)
                    .collect()
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::solver::{Event, Goal};
    use crate::timeline::Timeline;
    use std::sync::Arc;

    /// Every failed option of every choice point at every step agrees with the trace.
    #[test]
    fn costs_are_those_of_the_trace() {
        for strategy in ["naive", "masks", "propagation", "algorithm-x"] {
            let options = text::Options::default();
            let problem = Arc::new(text::read_one("1..2.2.4......2.", &options).unwrap());
            let mut timeline = Timeline::new(problem, strategy.parse().unwrap(), Goal::All);
            timeline.explore(u64::MAX);
            let mut tree = Tree::default();
            // A level for each guess on the board, and one for the next decision.
            let mut levels: Vec<(u64, Vec<Cost>)> = vec![(0, Vec::new())];
            for step in 1..=timeline.explored() {
                let moment = timeline.at(step).unwrap();
                let placements = moment.counters().placements;
                match moment.event().unwrap() {
                    Event::Place { .. } => levels.push((placements, Vec::new())),
                    Event::Backtrack { cell, value } => {
                        let (first, _) = levels.pop().unwrap();
                        let nodes = placements - first + 1;
                        let cost = Cost { cell, value, nodes };
                        levels.last_mut().unwrap().1.push(cost);
                    }
                    _ => {}
                }
                while !tree.follow(&timeline, step, 1 << 12).1 {}
                let expected: Vec<_> = levels.iter().map(|(_, costs)| costs.clone()).collect();
                assert_eq!(tree.costs(step), expected, "{strategy} step {step}");
            }
        }
    }
}
