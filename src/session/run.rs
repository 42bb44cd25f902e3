//! A board: the run of a search, the moment of it that is shown, and what has been worked out about it.

use super::work::doom::RunDoom;
use super::work::heat::{HeatSpan, RunHeat};
use super::work::pace::slice_of;
use super::work::tree::RunTree;
use crate::analysis::heat::HeatTally;
use crate::explain::{Args, Language, args, strategy_name};
use crate::lesson::BoardSpec;
use crate::puzzle::Topology;
use crate::solver::{Fork, Goal, Spot, Strategy, Turn};
use crate::timeline::{Moment, Timeline};

/// A search on show.
pub struct Run {
    id: u64,
    pub(super) timeline: Timeline,
    pub(super) moment: Moment,
    pub(super) heat: RunHeat,
    pub(super) doom: Option<RunDoom>,
    pub(super) tree: RunTree,
}

impl Run {
    /// A run at its start. No other run of the session has its id.
    pub(super) fn new(id: u64, timeline: Timeline) -> Self {
        Self {
            id,
            moment: timeline.start(),
            heat: RunHeat::default(),
            doom: None,
            tree: RunTree::default(),
            timeline,
        }
    }

    /// What tells it from every other run of the session, whatever its place among the boards.
    pub const fn id(&self) -> u64 {
        self.id
    }

    /// The whole run, as far as it is explored.
    pub const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The step of it that is shown.
    pub const fn moment(&self) -> &Moment {
        &self.moment
    }

    /// How often its cells were written.
    pub const fn heat(&self) -> &RunHeat {
        &self.heat
    }

    /// Where it can no longer be completed; nothing until somebody watches for it.
    pub const fn doom(&self) -> Option<&RunDoom> {
        self.doom.as_ref()
    }

    /// Its search tree.
    pub const fn tree(&self) -> &RunTree {
        &self.tree
    }

    /// The strategy that took the step shown.
    pub fn strategy(&self) -> Strategy {
        self.moment.strategy()
    }

    /// The strategy that the run ends under.
    pub fn last_strategy(&self) -> Strategy {
        self.timeline.plan().last_strategy()
    }

    /// Whether the moment shown is the last of the run.
    pub fn is_at_end(&self) -> bool {
        self.timeline.length() == Some(self.moment.step())
    }

    /// What it was started with.
    pub(super) fn spec(&self) -> BoardSpec {
        BoardSpec {
            strategy: self.last_strategy(),
            goal: self.timeline.goal(),
        }
    }

    /// Where the run leaves another, if it is a branch.
    pub fn fork(&self) -> Option<Fork> {
        self.timeline.plan().forks().last()
    }

    /// Goes to a step, or to the last one that is explored; says whether it was elsewhere.
    pub(super) fn go_to(&mut self, step: u64) -> bool {
        let step = step.min(self.timeline.explored());
        let moment = if self.moment.step() == step {
            None
        } else {
            self.timeline.at(step)
        };
        match moment {
            Some(moment) => {
                self.moment = moment;
                true
            }
            None => false,
        }
    }
    /// The step up to which writing is to be counted.
    pub fn heat_goal(&self, span: HeatSpan) -> u64 {
        match span {
            HeatSpan::SoFar => self.moment.step(),
            HeatSpan::Whole => self.timeline.explored(),
        }
    }

    /// Whether it is not all counted yet.
    pub(super) fn counts_heat(&self, span: HeatSpan) -> bool {
        let counted = self.heat.tally(span).map(HeatTally::step);
        counted != Some(self.heat_goal(span))
    }

    /// Counts a little further.
    pub(super) fn count_heat(&mut self, span: HeatSpan) {
        let goal = self.heat_goal(span);
        self.heat.count(&self.timeline, span, goal);
    }

    /// Whether more of its tree is to be looked for.
    pub(super) fn grows_tree(&self) -> bool {
        self.tree.grows(&self.timeline, self.moment.step())
    }

    /// Looks for more of its tree.
    pub(super) fn grow_tree(&mut self) {
        let slice = slice_of(self.last_strategy());
        self.tree.grow(&self.timeline, self.moment.step(), slice);
    }

    /// Whether something of its doom is still to be found out.
    pub(super) fn foresees(&self) -> bool {
        let is_settled = |doom: &RunDoom| doom.is_settled(&self.timeline, &self.moment);
        !self.doom.as_ref().is_some_and(is_settled)
    }

    /// Finds out a little more of its doom.
    pub(super) fn foresee(&mut self) {
        let doom = self
            .doom
            .get_or_insert_with(|| RunDoom::new(&self.timeline.start()));
        doom.follow(&self.timeline, &self.moment);
    }
}

/// What a goal is called.
pub fn goal_name(goal: Goal, language: Language) -> String {
    match goal {
        Goal::First => language.word("goal-first"),
        Goal::All => language.word("goal-all"),
        Goal::Count(limit) => format!("{} {limit}", language.word("goal-count")),
    }
}

/// What a branch is called: the strategy that it goes on under, and what it does where it leaves.
pub(super) fn branch_name(
    fork: Fork,
    strategy: Strategy,
    topology: &Topology,
    language: Language,
) -> String {
    let (turn, at, value) = match fork.turn {
        Turn::Select(Spot::Cell(cell)) => ("select", topology.address(cell), String::new()),
        Turn::Select(Spot::Places(_, value)) => ("select", value.to_string(), String::new()),
        Turn::Try(cell, value) => ("try", topology.address(cell), value.to_string()),
        Turn::Strategy(_) => ("strategy", String::new(), String::new()),
    };
    let values: Args = args([
        ("strategy", strategy_name(strategy, language).into()),
        ("step", language.number(fork.step).into()),
        ("turn", turn.into()),
        ("at", at.into()),
        ("value", value.into()),
    ]);
    language.text("fork-name", &values)
}
