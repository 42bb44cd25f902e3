//! The cost of the failed options of open choice points.

use super::Tree;
use crate::puzzle::{Cell, Value};

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

impl Tree {
    /// The cost of every option that was placed and taken back, for each open choice point from the
    /// root, when the run stands at this step. As far as the tree is known, which is completely
    /// once [`follow`](Self::follow) has found everything.
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

    /// Every failed option of every choice point at every step agrees with the trace.
    #[test]
    fn costs_are_those_of_the_trace() {
        for strategy in ["naive", "masks", "propagation", "algorithm-x"] {
            let options = notation::Options::default();
            let problem = Arc::new(notation::read_one("1..2.2.4......2.", &options).unwrap());
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
