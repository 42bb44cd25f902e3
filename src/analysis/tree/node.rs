//! A node of the search tree, and its subtree.

use crate::puzzle::{Cell, Value};
use crate::solver::{Counters, Spot};

/// The key of the root.
pub const ROOT: u64 = 0;

/// A node of a search tree: the root, or a placement and what followed from it.
#[derive(Clone, Debug)]
pub struct TreeNode {
    pub(super) key: u64,
    /// The guess; `None` for the root.
    pub guess: Option<(Cell, Value)>,
    /// Its depth: the number of guesses that lead to it.
    pub depth: u16,
    /// The size of the run before this node.
    pub(super) before: TreeSize,
    /// What is decided below it, if a choice point was opened.
    pub choice: Option<Spot>,
    pub(super) settled: Option<(u64, Fate)>,
    pub(super) end: Option<NodeEnd>,
    /// The known children, from left to right; all but the last have an end.
    pub(super) children: Vec<u64>,
    /// Whether there are no more children.
    pub(super) is_whole: bool,
    /// Up to this step there are no children other than the known ones.
    pub(super) looked_until: u64,
    /// Up to this step it has no end.
    pub(super) stands_until: u64,
}

/// Where a node is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeEnd {
    pub(super) step: u64,
    /// The size of the run up to there.
    pub(super) amount: TreeSize,
}

/// The size of a part of a search tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TreeSize {
    /// The number of nodes.
    pub nodes: u64,
    /// Dead ends; none under `rules`, which does not notice them.
    pub dead_ends: u64,
    /// The number of solutions.
    pub solutions: u64,
}

/// The fate of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Fate {
    /// Something was placed below it.
    Choice,
    /// Nothing could be placed: a dead end, or every value refused.
    Failure,
    /// Every cell was filled.
    Solution,
}

/// The status of a node when the run stands at some step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Status {
    /// The run has not reached it.
    Unreached,
    /// It has been placed, and its fate is still open.
    Open,
    /// Its fate is known.
    Settled(Fate),
}

impl TreeSize {
    /// The size of a run with these counters.
    pub(super) const fn until(counters: &Counters) -> Self {
        Self {
            nodes: counters.nodes(),
            dead_ends: counters.dead_ends,
            solutions: counters.solutions,
        }
    }

    pub(super) const fn since(&self, before: Self) -> Self {
        Self {
            nodes: self.nodes - before.nodes,
            dead_ends: self.dead_ends - before.dead_ends,
            solutions: self.solutions - before.solutions,
        }
    }
}

impl TreeNode {
    pub(super) fn root() -> Self {
        Self::new(ROOT, None, 0, TreeSize::default())
    }

    /// The node placed by a step; `after` is the size of the run since.
    pub(super) fn placed(key: u64, guess: (Cell, Value), depth: u16, after: TreeSize) -> Self {
        let before = TreeSize {
            nodes: after.nodes - 1,
            ..after
        };
        Self::new(key, Some(guess), depth, before)
    }

    const fn new(key: u64, guess: Option<(Cell, Value)>, depth: u16, before: TreeSize) -> Self {
        Self {
            key,
            guess,
            depth,
            before,
            choice: None,
            settled: None,
            end: None,
            children: Vec::new(),
            is_whole: false,
            looked_until: 0,
            stands_until: key,
        }
    }

    pub(super) fn forget_children(&mut self) {
        self.children.clear();
        self.is_whole = false;
        self.looked_until = 0;
    }

    /// Whether there may be more to find below it up to this step.
    pub(super) const fn can_grow(&self, until: u64) -> bool {
        !self.is_whole && self.looked_until < until
    }

    /// The step that placed it; 0 for the root.
    pub const fn step(&self) -> u64 {
        self.key
    }

    /// The step that takes it back; `None` if there is none in the explored part of the run.
    pub fn end(&self) -> Option<u64> {
        self.end.map(|end| end.step)
    }

    /// Its children up to this step.
    pub(super) fn children_until(&self, step: u64) -> &[u64] {
        &self.children[..self.children.partition_point(|child| *child <= step)]
    }

    /// Whether it stands on the board after this step.
    pub fn stands_at(&self, step: u64) -> bool {
        self.key <= step && self.end.is_none_or(|end| step < end.step)
    }

    /// Its status after this step.
    pub fn status(&self, step: u64) -> Status {
        match self.settled {
            _ if step < self.key => Status::Unreached,
            Some((settled, fate)) if settled <= step => Status::Settled(fate),
            _ => Status::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::tree::HELD;

    #[test]
    fn memory_is_bounded() {
        // A node among its parent's children, and in the map.
        let bytes = size_of::<TreeNode>() + 2 * size_of::<u64>();
        assert!(HELD * bytes < 1_500_000, "{}", HELD * bytes);
    }
}
