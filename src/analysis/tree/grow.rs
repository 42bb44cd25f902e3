//! Finding the nodes of a run.

use super::{Fate, NodeEnd, Tree, TreeNode, TreeSize};
use crate::solver::Event;
use crate::timeline::{Timeline, Walk};

impl Tree {
    /// Finds the children of a node, one after another, until there are no more, the explored part
    /// ends, or some `budget` steps have been passed. Returns their number.
    pub(super) fn grow(&mut self, timeline: &Timeline, key: u64, budget: u64) -> u64 {
        // It may have been dropped since it was asked for.
        let Some(mut node) = self.nodes.remove(&key) else {
            return 0;
        };
        let effort = match self.before_next_child(timeline, &mut node) {
            Some(walk) => self.add_children(walk, &mut node, budget),
            None => 1,
        };
        if node.looked_until == timeline.explored() && timeline.length().is_some() {
            node.is_whole = true;
        }
        self.nodes.insert(key, node);
        effort
    }

    /// A walk from where the next child may be placed; `None` if that is not explored yet, or if
    /// there is nothing below.
    fn before_next_child<'a>(
        &mut self,
        timeline: &'a Timeline,
        node: &mut TreeNode,
    ) -> Option<Walk<'a>> {
        if let Some(last) = node.children.last() {
            let child = self.nodes.get_mut(last).expect("known children are held");
            if child.end.is_none() {
                look_for_end(timeline, child);
            }
            let walk = child.end.map(|end| {
                let mut walk = timeline.walk(end.step - 1);
                walk.next();
                walk
            });
            if walk.is_none() {
                node.looked_until = timeline.explored();
            }
            return walk;
        }
        if node.settled.is_none() {
            settle(node, &mut timeline.walk(node.key));
        }
        match node.settled {
            Some((placed, Fate::Choice)) => Some(timeline.walk(placed - 1)),
            Some((_, Fate::Failure | Fate::Solution)) => {
                node.is_whole = true;
                None
            }
            None => {
                node.looked_until = timeline.explored();
                None
            }
        }
    }

    /// Adds the children that a walk passes.
    fn add_children(&mut self, mut walk: Walk, node: &mut TreeNode, budget: u64) -> u64 {
        // A guess that is written over ends where the next one begins.
        let mut event = written_over(&walk);
        loop {
            match event.take().or_else(|| walk.next()) {
                Some(Event::Place { cell, value }) if is_below(&walk, node) => {
                    let after = TreeSize::until(&walk.counters());
                    let depth = node.depth + 1;
                    let mut child = TreeNode::placed(walk.step(), (cell, value), depth, after);
                    settle(&mut child, &mut walk);
                    go_to_end(&mut child, &mut walk);
                    event = written_over(&walk).filter(|_| child.end.is_some());
                    node.children.push(child.key);
                    self.nodes.insert(child.key, child);
                    if walk.effort() >= budget {
                        return walk.effort();
                    }
                }
                Some(
                    Event::Place { .. }
                    | Event::Backtrack { .. }
                    | Event::Exhausted
                    | Event::GaveUp { .. },
                ) => {
                    node.is_whole = true;
                    return walk.effort();
                }
                Some(Event::Learn { number }) if !is_below(&walk, node) => {
                    node.learned = Some((walk.step(), number));
                }
                Some(_) => {}
                None => {
                    node.looked_until = walk.step();
                    return walk.effort();
                }
            }
        }
    }
}

/// The guess of the current step, if the walk knows it: after the end of another, it has been written
/// over that one.
fn written_over(walk: &Walk) -> Option<Event> {
    let is_guess = |event: &Event| matches!(event, Event::Place { .. });
    walk.event().filter(is_guess)
}

/// Whether the guess of the current step stands below a node.
fn is_below(walk: &Walk, node: &TreeNode) -> bool {
    walk.counters().depth() > node.depth.into()
}

/// Checks whether a node has been taken back by now.
fn look_for_end(timeline: &Timeline, node: &mut TreeNode) {
    if node.settled.is_none() {
        let mut walk = timeline.walk(node.key);
        settle(node, &mut walk);
        go_to_end(node, &mut walk);
    } else if timeline.surely_keeps(node.depth.into(), node.stands_until) {
        node.stands_until = timeline.explored();
    } else {
        go_to_end(node, &mut timeline.walk(node.stands_until));
    }
}

/// Finds out the fate of a node that a walk has just reached.
fn settle(node: &mut TreeNode, walk: &mut Walk) {
    while let Some(event) = walk.next() {
        let fate = match event {
            Event::Select { at, .. } => {
                node.choice = Some(at);
                continue;
            }
            Event::Learn { number } => {
                node.learned = Some((walk.step(), number));
                continue;
            }
            Event::Conflict { .. }
            | Event::Excluded { .. }
            | Event::Broken { .. }
            | Event::Visited { .. }
            | Event::Wall { .. }
            | Event::Deduce { .. }
            | Event::Fill { .. }
            | Event::Clear { .. }
            | Event::Sweep { .. } => continue,
            // A program may write over the guess itself.
            Event::Place { .. } if walk.lowest_depth() < node.depth.into() => Fate::Failure,
            Event::Place { .. } => Fate::Choice,
            Event::Solution => Fate::Solution,
            // If nothing was placed since, the node itself is taken back.
            Event::DeadEnd { .. }
            | Event::Backtrack { .. }
            | Event::Exhausted
            | Event::GaveUp { .. } => Fate::Failure,
        };
        node.settled = Some((walk.step(), fate));
        return;
    }
}

/// Walks to where a node is taken back, if that is explored.
fn go_to_end(node: &mut TreeNode, walk: &mut Walk) {
    let depth = node.depth.into();
    // Its own step begins without it.
    let is_later = walk.step() > node.key && walk.event().is_some();
    let is_over = walk.counters().depth() < depth || is_later && walk.lowest_depth() < depth;
    if is_over || walk.go_below(depth) {
        node.end = Some(NodeEnd {
            step: walk.step(),
            amount: TreeSize::until(&walk.counters()),
        });
    } else {
        node.stands_until = walk.step();
    }
}
