//! The search tree of a board, as far as it is unfolded, and what its subtrees cost.

use crate::analysis::tree::{Cost, Folding, Outline, Tree};
use crate::timeline::Timeline;

/// A search tree that follows the moment shown.
#[derive(Default)]
pub struct RunTree {
    tree: Tree,
    outline: Outline,
    /// What the outline is of: the step, and how far the run was explored. Nothing while it has to be
    /// looked for.
    found_at: Option<(u64, u64)>,
}

/// What the viewer does to a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeFold {
    /// Everything is folded in one way.
    All(Folding),
    /// The node that this step placed is folded or unfolded.
    Node(u64, bool),
}

impl RunTree {
    /// The nodes, and what is known of them.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// What is shown of it, as far as it is found.
    pub const fn outline(&self) -> &Outline {
        &self.outline
    }

    /// Whether all of what is to be shown at this step has been found.
    pub fn is_found(&self, step: u64) -> bool {
        self.found_at.is_some_and(|(at, _)| at == step)
    }

    /// What the options taken back have cost when the run stands at a step, for each open choice point
    /// from the root; empty until it has all been found.
    pub fn costs(&self, step: u64) -> Vec<Vec<Cost>> {
        if self.is_found(step) {
            self.tree.costs(step)
        } else {
            Vec::new()
        }
    }

    pub(in crate::session) fn fold(&mut self, fold: TreeFold) {
        match fold {
            TreeFold::All(folding) => self.tree.fold_all(folding),
            TreeFold::Node(step, is_folded) => self.tree.fold(step, is_folded),
        }
        self.found_at = None;
    }
    /// Whether more of it is to be looked for.
    pub(in crate::session) fn grows(&self, timeline: &Timeline, step: u64) -> bool {
        self.found_at != Some((step, timeline.explored()))
    }

    /// Looks for more of it, going so many steps.
    pub(in crate::session) fn grow(&mut self, timeline: &Timeline, step: u64, slice: u64) {
        let (outline, is_found) = self.tree.follow(timeline, step, slice);
        self.outline = outline;
        self.found_at = is_found.then_some((step, timeline.explored()));
    }
}
