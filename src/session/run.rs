//! A board: a run, the moment shown, and what has been worked out about the run.

use super::doom::RunDoom;
use super::judge::RunJudge;
use super::tree::RunTree;
use crate::analysis::estimate::{Estimate, Estimator};
use crate::analysis::heat::{Heat, HeatTally};
use crate::analysis::reason::ReasonSearch;
use crate::analysis::reuse::ReuseTally;
use crate::analysis::tally::{Count, Tally};
use crate::explain::{
    Args, Language, Sentence, args, cell_label, fault_in_words, overlooked_in_words, own_line,
    strategy_name,
};
use crate::lesson::{RecordedProgram, View};
use crate::puzzle::{Family, Topology};
use crate::recording::{Fault, FaultKind};
use crate::solver::{Alternative, Counters, Fork, Goal, Outcome, Spot, Strategy};
use crate::timeline::{Moment, Timeline};

/// Steps explored per slice. Strategies that keep domains take fewer, because their steps are
/// slower.
const SLICE: u64 = 1 << 17;
const SLOW_SLICE: u64 = SLICE / 64;
/// Steps explored without asking, some seconds' work. From then on the viewer decides.
const UNASKED_STEPS: u64 = 1 << 30;
const SLOW_UNASKED_STEPS: u64 = 1 << 22;
/// How often that limit can be doubled.
const MOST_EXTENSIONS: u64 = 30;
/// Steps per slice in which writes are counted.
const HEAT_SLICE: u64 = 1 << 14;

/// The steps over which writes are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HeatSpan {
    /// The steps up to the playhead.
    #[default]
    SoFar,
    /// All explored steps.
    Whole,
}

/// A run that is shown on a board.
pub struct Run {
    id: u64,
    /// The program whose run it is, and its number in the lesson, if it is no search.
    pub(super) program: Option<(u8, RecordedProgram)>,
    pub(super) timeline: Timeline,
    pub(super) moment: Moment,
    /// The counters at the furthest step that was shown.
    pub(super) seen: Counters,
    /// How often cells were written, once the heat view has been opened.
    heat: Option<Heat>,
    /// How often nogoods have refused values, once their view has been opened.
    reuse: Option<Count<ReuseTally>>,
    /// Where it is doomed; `None` until that has been looked at.
    pub doom: Option<RunDoom>,
    pub(super) estimate: RunEstimate,
    /// Why no solution agrees at a step, if that was asked.
    pub(super) reason: Option<(u64, ReasonSearch)>,
    /// Its search tree.
    pub tree: RunTree,
    /// What is wrong with it, if it is the run of a program.
    pub judge: RunJudge,
}

/// What is known about the size of a search tree.
#[derive(Default)]
pub(super) enum RunEstimate {
    /// Nothing yet.
    #[default]
    NotYet,
    /// The first probes.
    Begun(Box<Estimator>),
    /// All that the probes tell.
    Known(Estimate),
    /// There is no estimate for the strategy.
    Never,
}

impl Run {
    /// A run at its start, with an id that no other run of the session has.
    pub(super) fn new(id: u64, timeline: Timeline) -> Self {
        Self {
            id,
            program: None,
            moment: timeline.start(),
            seen: Counters::default(),
            heat: None,
            reuse: None,
            doom: None,
            estimate: RunEstimate::default(),
            reason: None,
            tree: RunTree::default(),
            judge: RunJudge::default(),
            timeline,
        }
    }

    /// The id that identifies it within the session, whatever its place among the boards.
    pub const fn id(&self) -> u64 {
        self.id
    }

    /// The program whose run it is; `None` of a search.
    pub fn program(&self) -> Option<&RecordedProgram> {
        self.program.as_ref().map(|(_, program)| program)
    }

    /// Whether its program may still print more.
    pub fn is_live(&self) -> bool {
        let events = |program: &RecordedProgram| program.recording.events().is_complete();
        self.program().is_some_and(|program| !events(program))
    }

    /// Goes on with what its program has printed since.
    pub(super) fn follow(&mut self, now: &RecordedProgram) {
        self.timeline.follow(&now.recording);
        if let Some((_, program)) = &mut self.program {
            program.clone_from(now);
        }
        if let Some(heat) = &mut self.heat {
            heat.follow(self.timeline.source().clone());
        }
        let step = self.moment.step();
        self.moment = self.timeline.at(step).expect("it stays explored");
    }

    /// Whether its program is still to be judged.
    pub(super) fn has_judge_work(&self) -> bool {
        let recording = self.program().map(|program| &program.recording);
        recording.is_some_and(|recording| self.judge.has_work(recording))
    }

    /// Judges its program for one slice. Returns whether that was the last one.
    pub(super) fn work_on_judge(&mut self) -> bool {
        if let Some((_, program)) = &self.program {
            self.judge.advance(&program.recording);
        }
        self.judge.is_over()
    }

    /// The faults at the step shown, and the number of the first, from 0.
    pub fn faults_here(&self) -> (usize, &[Fault]) {
        let (faults, step) = (self.judge.faults(), self.moment.step());
        let first = faults.partition_point(|fault| fault.step < step);
        let end = faults.partition_point(|fault| fault.step <= step);
        (first, &faults[first..end])
    }

    /// What the step shown did and, if that was wrong, why.
    pub fn sentence(&self, language: Language) -> Sentence {
        let mut sentence = Sentence::of(&self.moment, language);
        if let Some(words) = self.fault_in_words(language) {
            sentence.rest = words;
        }
        sentence
    }

    /// What is wrong with the step shown, if anything.
    pub fn fault_in_words(&self, language: Language) -> Option<String> {
        let (first, faults) = self.faults_here();
        let judge = self.judge.judge()?;
        let topology = self.timeline.problem().topology();
        let mut words = Vec::new();
        for (number, fault) in (first + 1..).zip(faults) {
            words.push(fault_in_words(fault, topology, language));
            let is_clash = fault.kind == FaultKind::Clash;
            if let Some(overlooked) = judge.overlooked().filter(|_| is_clash) {
                words.push(overlooked_in_words(&overlooked, language));
            }
            let values = [
                ("number", language.number(number as u64).into()),
                ("count", language.number(judge.total()).into()),
            ];
            words.push(language.text("fault-of", &args(values)));
        }
        words.extend(own_line(&self.moment, language));
        (!faults.is_empty()).then(|| words.join(" "))
    }

    /// Whether there is something to see in a view.
    pub fn has_view(&self, view: View) -> bool {
        match view {
            View::Output => self.program.is_some(),
            View::Flow => self.program.is_none(),
            View::Why => self.knows_rules(),
            View::Nogoods => self.timeline.plan().strategy.learns(),
            View::Lesson
            | View::Code
            | View::Stack
            | View::Tree
            | View::Log
            | View::Heat
            | View::Chart => true,
        }
    }

    /// Whether the rules of its board are known.
    pub fn knows_rules(&self) -> bool {
        let family = self.timeline.problem().topology().family();
        !matches!(family, Family::Free(_))
    }

    /// The whole run. Its end may not have been explored yet.
    pub const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The moment shown.
    pub const fn moment(&self) -> &Moment {
        &self.moment
    }

    /// How often its cells were written; until all is counted, not up to the step wanted.
    pub fn heat(&self) -> Option<&HeatTally> {
        self.heat.as_ref().map(Heat::tally)
    }

    /// The strategy of the step shown.
    pub fn strategy(&self) -> Strategy {
        self.moment.strategy()
    }

    /// The strategy at the end of the run.
    pub fn last_strategy(&self) -> Strategy {
        self.timeline.plan().last_strategy()
    }

    /// Whether the moment shown is the last of the run.
    pub fn is_at_end(&self) -> bool {
        self.timeline.length() == Some(self.moment.step())
    }

    /// Whether it ended by giving up, which is not finishing.
    pub fn gave_up(&self) -> bool {
        self.timeline.outcome() == Some(Outcome::GaveUp)
    }

    /// The fork at which it leaves its run, if it is a branch.
    pub fn fork(&self) -> Option<Fork> {
        self.timeline.plan().forks().last()
    }

    /// Goes to a step, or to the last explored one before it. Returns whether it moved.
    pub(super) fn go_to(&mut self, step: u64) -> bool {
        let step = step.min(self.timeline.explored());
        let moment = if self.moment.step() == step {
            None
        } else {
            self.timeline.at(step)
        };
        match moment {
            Some(moment) => {
                if step > self.seen.steps {
                    self.seen = moment.counters();
                }
                self.moment = moment;
                true
            }
            None => false,
        }
    }

    /// The step up to which writes are counted.
    pub fn heat_goal(&self, span: HeatSpan) -> u64 {
        match span {
            HeatSpan::SoFar => self.moment.step(),
            HeatSpan::Whole => self.timeline.explored(),
        }
    }

    /// Whether writes are still to be counted.
    pub(super) fn has_heat_work(&self, span: HeatSpan) -> bool {
        let counted = self.heat().map(HeatTally::step);
        counted != Some(self.heat_goal(span))
    }

    /// Counts writes for one slice.
    pub(super) fn work_on_heat(&mut self, span: HeatSpan) {
        let goal = self.heat_goal(span);
        let timeline = &self.timeline;
        let new = || Heat::new(timeline.source().clone());
        let heat = self.heat.get_or_insert_with(new);
        heat.seek(goal, HEAT_SLICE);
    }

    /// How often a nogood has refused a value before the step shown; `None` until that is counted.
    pub fn refusals(&self, number: u16) -> Option<u32> {
        let tally = self.reuse.as_ref()?.tally();
        (tally.step() == self.moment.step()).then(|| tally.refusals(number))
    }

    /// Whether refusals are still to be counted.
    pub(super) fn has_nogood_work(&self) -> bool {
        let counted = self.reuse.as_ref().map(|count| count.tally().step());
        self.has_view(View::Nogoods) && counted != Some(self.moment.step())
    }

    /// Counts refusals for one slice.
    pub(super) fn work_on_nogoods(&mut self) {
        let timeline = &self.timeline;
        let new = || Count::new(timeline.source().clone());
        let reuse = self.reuse.get_or_insert_with(new);
        reuse.seek(self.moment.step(), HEAT_SLICE);
    }

    /// Extends its tree by one slice, up to the step with these counters.
    pub(super) fn work_on_tree(&mut self, seen: &Counters) {
        let slice = self.slice();
        (self.tree).grow(&self.timeline, self.moment.step(), seen, slice);
    }

    pub(super) fn slice(&self) -> u64 {
        match self.last_strategy().keeps_domains() {
            true => SLOW_SLICE,
            false => SLICE,
        }
    }

    /// Explores it for one slice: up to a limit, which is doubled `extensions` times, or up to the
    /// step `least`. Returns whether there was anything to explore.
    pub(super) fn explore(&mut self, extensions: u64, least: u64) -> bool {
        let unasked = match self.last_strategy().keeps_domains() {
            true => SLOW_UNASKED_STEPS,
            false => UNASKED_STEPS,
        };
        let limit = (unasked << extensions.min(MOST_EXTENSIONS)).max(least);
        let goes_on = self.timeline.length().is_none() && self.timeline.explored() < limit;
        // There may be nothing for now where a program still prints.
        goes_on && self.timeline.explore(self.slice()) > 0
    }

    /// Whether there is still doom to find out.
    pub(super) fn has_doom_work(&self) -> bool {
        if !self.knows_rules() {
            return false;
        }
        let is_settled = |doom: &RunDoom| doom.is_settled(&self.timeline, &self.moment);
        !self.doom.as_ref().is_some_and(is_settled)
    }

    /// Looks for doom for one slice.
    pub(super) fn work_on_doom(&mut self) {
        let doom = self
            .doom
            .get_or_insert_with(|| RunDoom::new(&self.timeline.start()));
        doom.follow(&self.timeline, &self.moment);
    }
}

/// The name of a goal.
pub fn goal_name(goal: Goal, language: Language) -> String {
    match goal {
        Goal::First => language.word("goal-first"),
        Goal::All => language.word("goal-all"),
        Goal::Count(limit) => format!("{} {limit}", language.word("goal-count")),
    }
}

/// The name of a branch: its strategy, and what it does differently at its fork.
pub(super) fn branch_name(
    fork: Fork,
    strategy: Strategy,
    topology: &Topology,
    language: Language,
) -> String {
    let (turn, at, value) = match fork.alternative {
        Alternative::Select(Spot::Cell(cell)) => {
            ("select", cell_label(cell, topology), String::new())
        }
        Alternative::Select(Spot::Places(_, value)) => {
            ("select", topology.value_text(value), String::new())
        }
        Alternative::Try(cell, value) => (
            "try",
            cell_label(cell, topology),
            topology.value_text(value),
        ),
        Alternative::Strategy(_) => ("strategy", String::new(), String::new()),
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
