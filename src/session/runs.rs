//! The boards: which of them leads, and which step each one shows. The leading board follows the
//! playhead, the others are aligned with it.

use super::run::{Run, branch_name, goal_name};
use crate::analysis::alignment::Alignment;
use crate::explain::{Language, strategy_name};
use crate::lesson::{BoardSpec, Lesson, MOST_BOARDS};
use crate::timeline::Timeline;
use std::cmp::Ordering;
use std::ops::{Deref, Range};

/// The number of discarded branches kept; each takes up to about 6 MiB.
const MOST_DISCARDED: usize = 8;

/// One to four boards. Keys such as "next conflict" act on the leading one.
pub struct Runs {
    pub(super) list: Vec<Run>,
    leading: usize,
    /// The board that was leading before.
    led_before: usize,
    /// The discarded branches, the latest last, each with its place among the boards. At most
    /// [`MOST_DISCARDED`].
    pub(super) discarded: Vec<(usize, Run)>,
    /// The id of the next run.
    next_id: u64,
    /// How the other boards are aligned with the leading one.
    pub alignment: Alignment,
    /// Whether every follower stands where the alignment puts it.
    pub(super) is_aligned: bool,
    /// The position of the playhead when the boards were last aligned.
    pub(super) aligned_at: u64,
}

impl Runs {
    /// The boards of a lesson, at their start.
    pub(super) fn new(lesson: &Lesson) -> Self {
        let mut runs = Self {
            list: Vec::new(),
            leading: 0,
            led_before: 0,
            discarded: Vec::new(),
            next_id: 0,
            alignment: lesson.alignment,
            is_aligned: false,
            aligned_at: 0,
        };
        runs.restart(lesson);
        runs
    }

    /// Replaces all boards by those of a lesson, at their start.
    pub(super) fn restart(&mut self, lesson: &Lesson) {
        self.list.clear();
        self.discarded.clear();
        (self.leading, self.led_before) = (0, 0);
        self.align(lesson.alignment);
        for spec in &lesson.boards {
            self.begin(lesson, spec);
        }
    }

    fn begin(&mut self, lesson: &Lesson, spec: &BoardSpec) {
        self.push(lesson.run(spec));
        if let Some(run) = self.list.last_mut() {
            run.program = spec.program.zip(lesson.program_of(spec).cloned());
        }
    }

    /// The index of the run with this id, if it is shown.
    pub fn index_of(&self, id: u64) -> Option<usize> {
        self.iter().position(|run| run.id() == id)
    }

    /// Whether there is only one board.
    pub const fn is_alone(&self) -> bool {
        self.list.len() == 1
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

    /// Whether a discarded branch can be restored.
    pub const fn have_discarded(&self) -> bool {
        !self.discarded.is_empty()
    }

    /// Keeps a branch that was discarded from this place.
    pub(super) fn keep_discarded(&mut self, index: usize, run: Run) {
        self.discarded.push((index, run));
        let many = self.discarded.len().saturating_sub(MOST_DISCARDED);
        self.discarded.drain(..many);
    }

    /// Replaces the boards by these of a lesson, reusing those with the same spec. Branches among
    /// the others can be restored.
    pub(super) fn replace(&mut self, lesson: &Lesson, specs: &[BoardSpec]) {
        let mut before = std::mem::take(&mut self.list);
        for spec in specs {
            let has_spec = |run: &Run| match (spec.program, &run.program) {
                (Some(program), Some((number, _))) => program == *number,
                (None, None) => {
                    let own = (run.last_strategy(), run.timeline.goal());
                    run.fork().is_none() && own == (spec.strategy, spec.goal)
                }
                (Some(_), None) | (None, Some(_)) => false,
            };
            match before.iter().position(has_spec) {
                Some(index) => self.list.push(before.remove(index)),
                None => self.begin(lesson, spec),
            }
        }
        self.stay_in_bounds();
        for run in before.into_iter().filter(|run| run.fork().is_some()) {
            self.keep_discarded(MOST_BOARDS, run);
        }
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

    /// Whether all boards show one common step, which the playhead counts.
    pub fn share_steps(&self) -> bool {
        self.alignment == Alignment::Step
    }

    pub(super) fn align(&mut self, alignment: Alignment) {
        self.alignment = alignment;
        self.is_aligned = false;
    }

    /// Moves the boards to the playhead. Returns whether any moved.
    pub(super) fn follow(&mut self, position: u64) -> bool {
        let mut has_moved = self.leader_mut().go_to(position);
        // The playhead may go beyond the end of the leading board.
        let has_gone_on = std::mem::replace(&mut self.aligned_at, position) != position;
        self.is_aligned &= !has_moved && !has_gone_on;
        if self.is_aligned {
            return false;
        }
        self.is_aligned = true;
        let boards = self.iter().map(|run| (&run.timeline, run.moment.step()));
        let boards: Vec<_> = boards.collect();
        let moment = &self.leader().moment;
        let steps = (self.alignment).line_up(position, moment, self.leading, &boards);
        for (run, step) in self.list.iter_mut().zip(steps) {
            match step {
                Some(step) => has_moved |= run.go_to(step),
                // Until its step is known, the board stays where it is.
                None => self.is_aligned = false,
            }
        }
        has_moved || has_gone_on
    }

    /// The boards whose steps the playhead counts.
    pub(super) fn counted(&self) -> Range<usize> {
        self.alignment.counted(self.len(), self.leading)
    }

    /// The title of a board: its program, or its strategy, with its goal if another board has the
    /// same strategy or another goal. A branch is named after its fork.
    pub fn title(&self, index: usize, language: Language) -> String {
        let run = &self.list[index];
        if let Some(program) = run.program() {
            return program.name.clone();
        }
        let strategy = run.last_strategy();
        if let Some(fork) = run.fork() {
            let topology = run.timeline.problem().topology();
            return branch_name(fork, strategy, topology, language);
        }
        let name = strategy_name(strategy, language);
        let goal = run.timeline.goal();
        let mut searches = self.iter().filter(|run| run.program().is_none());
        let is_alike = |run: &&Run| run.last_strategy() == strategy;
        let alike = searches.clone().filter(is_alike);
        if alike.count() == 1 && searches.all(|other| other.timeline.goal() == goal) {
            name
        } else {
            format!("{name}, {}", goal_name(goal, language))
        }
    }

    /// The titles of all boards.
    pub fn titles(&self, language: Language) -> Vec<String> {
        let indices = 0..self.len();
        indices.map(|index| self.title(index, language)).collect()
    }
}

/// The boards, in order.
impl Deref for Runs {
    type Target = [Run];

    fn deref(&self) -> &[Run] {
        &self.list
    }
}
