//! The boards, and which of them leads.

use super::run::{Run, branch_name, goal_name};
use crate::explain::{Language, strategy_name};
use crate::lesson::{BoardSpec, MOST_BOARDS};
use crate::puzzle::Problem;
use crate::timeline::Timeline;
use std::cmp::Ordering;
use std::ops::Index;
use std::sync::Arc;

/// One to four boards. Keys such as "next conflict" act on the leading one.
pub struct Runs {
    pub(super) list: Vec<Run>,
    leading: usize,
    /// The board that was leading before.
    led_before: usize,
    /// The id of the next run.
    next_id: u64,
}

impl Runs {
    /// One board per spec, at its start.
    pub(super) fn new(problem: &Arc<Problem>, specs: &[BoardSpec]) -> Self {
        let mut runs = Self {
            list: Vec::new(),
            leading: 0,
            led_before: 0,
            next_id: 0,
        };
        runs.restart(problem, specs);
        runs
    }

    /// Replaces all boards by new ones at their start.
    pub(super) fn restart(&mut self, problem: &Arc<Problem>, specs: &[BoardSpec]) {
        self.list.clear();
        (self.leading, self.led_before) = (0, 0);
        for spec in specs {
            self.begin(problem, spec);
        }
    }

    fn begin(&mut self, problem: &Arc<Problem>, spec: &BoardSpec) {
        self.push(Timeline::new(problem.clone(), spec.strategy, spec.goal));
    }

    /// The boards in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Run> {
        self.list.iter()
    }

    /// The index of the run with this id, if it is shown.
    pub fn index_of(&self, id: u64) -> Option<usize> {
        self.iter().position(|run| run.id() == id)
    }

    /// The number of boards.
    #[allow(clippy::len_without_is_empty, reason = "there is always a board")]
    pub const fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there is only one board.
    pub const fn is_alone(&self) -> bool {
        self.list.len() == 1
    }

    /// Whether there is no room for another board.
    pub(super) const fn is_full(&self) -> bool {
        self.list.len() >= MOST_BOARDS
    }

    /// The number of the leading board, from 0.
    pub const fn leading(&self) -> usize {
        self.leading
    }

    /// The leading board.
    pub fn leader(&self) -> &Run {
        &self.list[self.leading]
    }

    pub(super) fn leader_mut(&mut self) -> &mut Run {
        &mut self.list[self.leading]
    }

    /// The board that the leading one is compared with: the one that was leading before.
    pub fn rival(&self) -> Option<usize> {
        let others = || (0..self.len()).filter(|index| *index != self.leading);
        others()
            .find(|index| *index == self.led_before)
            .or_else(|| others().next())
    }

    pub(super) fn lead(&mut self, index: usize) {
        if index != self.leading {
            self.led_before = self.leading;
        }
        self.leading = index;
    }

    /// Whether any run's end is still unknown.
    pub fn are_unfinished(&self) -> bool {
        self.iter().any(|run| run.timeline.length().is_none())
    }

    /// Whether any board is a branch.
    pub fn have_branches(&self) -> bool {
        self.iter().any(|run| run.fork().is_some())
    }

    /// Replaces the boards, reusing those with the same spec. Returns the boards removed.
    pub(super) fn replace(&mut self, problem: &Arc<Problem>, specs: &[BoardSpec]) -> Vec<Run> {
        let mut before = std::mem::take(&mut self.list);
        for spec in specs {
            let is_it = |run: &Run| run.fork().is_none() && run.spec() == *spec;
            let known = before.iter().position(is_it);
            match known {
                Some(index) => self.list.push(before.remove(index)),
                None => self.begin(problem, spec),
            }
        }
        self.stay_in_bounds();
        before
    }

    pub(super) fn push(&mut self, timeline: Timeline) {
        self.list.push(Run::new(self.next_id, timeline));
        self.next_id += 1;
    }

    /// Inserts a board, which then leads.
    pub(super) fn insert(&mut self, index: usize, run: Run) {
        self.list.insert(index, run);
        self.led_before = self.leading + usize::from(self.leading >= index);
        self.leading = index;
    }

    pub(super) fn remove(&mut self, index: usize) -> Run {
        let run = self.list.remove(index);
        if self.leading >= index {
            self.leading = self.leading.saturating_sub(1);
        }
        self.led_before = match self.led_before.cmp(&index) {
            Ordering::Less => self.led_before,
            Ordering::Equal => self.leading,
            Ordering::Greater => self.led_before - 1,
        };
        self.stay_in_bounds();
        run
    }

    fn stay_in_bounds(&mut self) {
        let last = self.len() - 1;
        self.leading = self.leading.min(last);
        self.led_before = self.led_before.min(last);
    }

    /// The title of a board: its strategy, with its goal if another board has the same strategy or another goal.
    /// A branch is named after its fork.
    pub fn title(&self, index: usize, language: Language) -> String {
        let run = &self.list[index];
        let strategy = run.last_strategy();
        if let Some(fork) = run.fork() {
            let topology = run.timeline.problem().topology();
            return branch_name(fork, strategy, topology, language);
        }
        let name = strategy_name(strategy, language);
        let goal = run.timeline.goal();
        let alike = self.iter().filter(|run| run.last_strategy() == strategy);
        if alike.count() == 1 && self.iter().all(|other| other.timeline.goal() == goal) {
            name
        } else {
            format!("{name}, {}", goal_name(goal, language))
        }
    }

    /// The titles of all boards.
    pub fn titles(&self, language: Language) -> Vec<String> {
        (0..self.len())
            .map(|index| self.title(index, language))
            .collect()
    }
}

impl Index<usize> for Runs {
    type Output = Run;

    fn index(&self, index: usize) -> &Run {
        &self.list[index]
    }
}
