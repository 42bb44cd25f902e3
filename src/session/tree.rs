//! The unfolded part of a board's search tree, and the costs of its subtrees.

use crate::analysis::tree::{Cost, Folding, Outline, Tree};
use crate::solver::Counters;
use crate::timeline::Timeline;

/// A search tree that follows the moment shown.
#[derive(Default)]
pub struct RunTree {
    /// The nodes found so far.
    pub tree: Tree,
    /// The nodes shown that have been found by now.
    pub outline: Outline,
    /// The step the outline is for, and the last step that it shows. `None` while it has to be
    /// found.
    found_at: Option<(u64, u64)>,
}

/// What the viewer folds or unfolds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeFold {
    /// Fold everything in this way.
    All(Folding),
    /// Fold or unfold the node placed at this step.
    Node(u64, bool),
}

impl RunTree {
    /// Whether everything to be shown at this step has been found.
    pub fn is_found(&self, step: u64) -> bool {
        self.found_at.is_some_and(|(at, _)| at == step)
    }

    /// The cost of every failed option at a step, for each open choice point from the root. Empty
    /// until everything has been found.
    pub fn costs(&self, step: u64) -> Vec<Vec<Cost>> {
        if self.is_found(step) {
            self.tree.costs(step)
        } else {
            Vec::new()
        }
    }

    pub(super) fn fold(&mut self, fold: TreeFold) {
        match fold {
            TreeFold::All(folding) => self.tree.fold_all(folding),
            TreeFold::Node(step, is_folded) => self.tree.fold(step, is_folded),
        }
        self.found_at = None;
    }

    /// Whether more of it has to be found.
    pub(super) fn grows(&self, step: u64, seen: &Counters) -> bool {
        self.found_at != Some((step, seen.steps))
    }

    /// Extends it by walking `slice` steps. Nothing after the step with the counters `seen` is
    /// shown.
    pub(super) fn grow(&mut self, timeline: &Timeline, step: u64, seen: &Counters, slice: u64) {
        let (outline, is_found) = self.tree.follow(timeline, step, seen, slice);
        self.outline = outline;
        self.found_at = is_found.then_some((step, seen.steps));
    }
}
