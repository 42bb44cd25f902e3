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
//! Nothing is shown after a horizon.
//!
//! Nothing else is kept. The size of a subtree is the difference between the counters at its two
//! ends, and its children are found by [walking](crate::timeline::Walk) from where one is taken
//! back to the next.

mod grow;
mod outline;

pub use outline::{Outline, OutlineNode};

use crate::puzzle::{Cell, Value};
use crate::solver::{Counters, Spot};
use crate::timeline::Timeline;
use std::collections::BTreeMap;

/// The key of the root.
pub const ROOT: u64 = 0;

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
    /// be called again. Nothing is shown after the step with the counters `seen`, which must not be
    /// before `step`.
    pub fn follow(
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
        let beside = beside.filter(|key| path.binary_search(key).is_err());
        let wanted = path.iter().rev().copied().chain(beside);
        wanted
            .filter(|key| self.nodes[key].can_grow(self.seen))
            .collect()
    }

    /// Drops what is not shown.
    fn forget(&mut self, step: u64) {
        // Children that are known but not shown yet are kept.
        let seen = std::mem::replace(&mut self.seen, u64::MAX);
        let outline = self.outline(step);
        self.seen = seen;
        let shown = outline.nodes.iter();
        let shown: BTreeMap<_, _> = shown.map(|shown| (shown.key, shown.is_folded)).collect();
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
        let path = self.path(step).into_iter();
        let children = path.map(|key| self.nodes[&key].children.iter());
        children
            .map(|keys| keys.filter_map(taken_back).collect())
            .collect()
    }
}

/// A node of a search tree: the root, or a placement and what followed from it.
#[derive(Clone, Debug)]
pub struct TreeNode {
    key: u64,
    /// The guess; `None` for the root.
    pub guess: Option<(Cell, Value)>,
    /// Its depth: the number of guesses that lead to it.
    pub depth: u16,
    /// The size of the run before this node.
    before: TreeSize,
    /// What is decided below it, if a choice point was opened.
    pub choice: Option<Spot>,
    settled: Option<(u64, Fate)>,
    /// The step at which what failed below it was learned, and the number of the nogood.
    learned: Option<(u64, u16)>,
    end: Option<NodeEnd>,
    /// The known children, from left to right; all but the last have an end.
    children: Vec<u64>,
    /// Whether there are no more children.
    is_whole: bool,
    /// Up to this step there are no children other than the known ones.
    looked_until: u64,
    /// Up to this step it has no end.
    stands_until: u64,
}

/// Where a node is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct NodeEnd {
    step: u64,
    /// The size of the run up to there.
    amount: TreeSize,
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
    const fn until(counters: &Counters) -> Self {
        Self {
            nodes: counters.nodes(),
            dead_ends: counters.dead_ends,
            solutions: counters.solutions,
        }
    }

    const fn since(&self, before: Self) -> Self {
        Self {
            nodes: self.nodes - before.nodes,
            dead_ends: self.dead_ends - before.dead_ends,
            solutions: self.solutions - before.solutions,
        }
    }
}

impl TreeNode {
    fn root() -> Self {
        Self::new(ROOT, None, 0, TreeSize::default())
    }

    /// The node placed by a step; `after` is the size of the run since.
    fn placed(key: u64, guess: (Cell, Value), depth: u16, after: TreeSize) -> Self {
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
            learned: None,
            end: None,
            children: Vec::new(),
            is_whole: false,
            looked_until: 0,
            stands_until: key,
        }
    }

    /// The number of the nogood that was learned up to a step from what failed below it.
    pub fn learned_at(&self, step: u64) -> Option<u16> {
        let (at, number) = self.learned?;
        (at <= step).then_some(number)
    }

    fn forget_children(&mut self) {
        self.children.clear();
        self.is_whole = false;
        self.looked_until = 0;
    }

    /// Whether there may be more to find below it up to this step.
    const fn can_grow(&self, until: u64) -> bool {
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
    fn children_until(&self, step: u64) -> &[u64] {
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
    use crate::puzzle::text;
    use crate::recording::{ReadOptions, Reader};
    use crate::solver::{Event, Goal};
    use crate::timeline::{Source, Timeline};
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
                while !tree
                    .follow(&timeline, step, &timeline.frontier().counters(), 1 << 12)
                    .1
                {}
                let expected: Vec<_> = levels.iter().map(|(_, costs)| costs.clone()).collect();
                assert_eq!(tree.costs(step), expected, "{strategy} step {step}");
            }
        }
    }

    /// A program that writes over its latest guess, instead of taking it back, has a tree with the same
    /// siblings: the path is what stands on the board.
    #[test]
    fn guesses_that_are_written_over_have_ended() {
        let text = "@board 3\n@place 1 a\n@place 2 a\n@place 2 b\n@place 3 a\n@backtrack 3\n\
                    @place 2 c\n@backtrack 2\n@place 1 b\n@place 2 a\n@solution\n@backtrack 2\n\
                    @place 1 c\n@done\n";
        let mut reader = Reader::new(ReadOptions::default());
        reader.push(text.as_bytes());
        reader.finish();
        let recording = Arc::new(reader.recording().clone());
        let problem = Arc::clone(recording.problem().unwrap());
        let mut timeline = Timeline::of(Source::Recording(problem, recording));
        timeline.explore(u64::MAX);
        for order in [Vec::from_iter(1..=13), Vec::from_iter((1..=13).rev())] {
            let mut tree = Tree::default();
            for step in order {
                let moment = timeline.at(step).unwrap();
                let seen = timeline.frontier().counters();
                while !tree.follow(&timeline, step, &seen, 1 << 12).1 {}
                let path = tree.path(step).into_iter();
                let guesses = path.filter_map(|key| tree.node(key).unwrap().guess);
                let choices = moment.choices();
                let standing = choices.iter().filter_map(|choice| choice.guess);
                assert!(guesses.eq(standing), "step {step}");
            }
            // The root's three, one of them with a solution below it.
            assert_eq!(tree.node(ROOT).unwrap().children.len(), 3);
            assert_eq!(tree.node(1).unwrap().end(), Some(8));
        }
    }

    #[test]
    fn memory_is_bounded() {
        // A node among its parent's children, and in the map.
        let bytes = size_of::<TreeNode>() + 2 * size_of::<u64>();
        assert!(HELD * bytes < 1_500_000, "{}", HELD * bytes);
    }
}
