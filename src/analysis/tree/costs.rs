//! What the failed options of open choice points have cost.

use super::Tree;
use crate::puzzle::{Cell, Value};

/// What it cost to try an option that was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Where the guess stood.
    pub cell: Cell,
    /// The guess.
    pub value: Value,
    /// Nodes that it led to, itself included.
    pub nodes: u64,
}

impl Tree {
    /// For each open choice point when the run stands at this step, from the root: what its options
    /// have cost that were placed and taken back. As far as the tree is known: all of it after
    /// [`follow`](Self::follow) has found everything.
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
    use crate::puzzle::notation;
    use crate::solver::{Event, Goal};
    use crate::timeline::Timeline;
    use std::sync::Arc;

    /// Every failed option of every choice point, at every step, against the trace.
    #[test]
    fn costs_are_those_of_the_trace() {
        for strategy in ["naive", "masks", "propagation", "algorithm-x"] {
            let options = notation::Options::default();
            let problem = Arc::new(notation::read_one("1..2.2.4......2.", &options).unwrap());
            let mut timeline = Timeline::new(problem, strategy.parse().unwrap(), Goal::All);
            timeline.explore(u64::MAX);
            let mut tree = Tree::default();
            // A level for each guess on the board and one for what is decided next.
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
