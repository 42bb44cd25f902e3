//! Strategies as flowcharts: boxes, arrows, and where in them a step happens. The layout is done
//! elsewhere.

use super::code::{CodeLanguage, Wording};
use super::families::{refuses_nothing, shown_strategy};
use super::{Language, Site, family_args};
use crate::puzzle::{Family, Topology, named};
use crate::solver::{Goal, Order, Search, Select, Strategy};

use FlowNode::{
    Allowed, Call, Choose, Empty, End, Erase, Fail, Filled, Force, GaveUp, Guess, Impossible, Left,
    More, NoneLeft, One, Pass, Single, Solution, Start, Succeed, TakeBack, ToBlame, Wiped, Write,
};

named! {
    /// A box of a flowchart. Its id is the message id of its usual text.
    pub enum FlowNode {
        /// The start.
        Start = "flow-start",
        /// Is there a cell without candidates, or a digit without a place?
        Wiped = "flow-wiped",
        /// Is a value forced?
        Single = "flow-single",
        /// Write the forced value.
        Force = "flow-force",
        /// Is there an empty cell?
        Empty = "flow-empty",
        /// Choose what to decide next.
        Choose = "flow-choose-first",
        /// Is there an option left to try?
        Left = "flow-left",
        /// Do the rules allow the value?
        Allowed = "flow-allowed",
        /// Write the value.
        Write = "flow-write",
        /// The board is full.
        Solution = "flow-solution",
        /// Is there a guess to take back?
        Guess = "flow-guess",
        /// Take back the latest guess.
        TakeBack = "flow-take-back",
        /// Was the guess just taken back to blame?
        ToBlame = "flow-to-blame",
        /// Everything has been tried.
        End = "flow-end",
        /// Start a pass over the board.
        Pass = "flow-pass",
        /// Is there another empty cell in this pass?
        More = "flow-more",
        /// Has the cell no candidate?
        NoneLeft = "flow-none",
        /// Has the cell only one candidate?
        One = "flow-one",
        /// Has this pass filled a cell?
        Filled = "flow-filled",
        /// A whole pass has filled nothing.
        GaveUp = "flow-gave-up",
        /// A cell has no candidate.
        Impossible = "flow-impossible",
        /// Does the recursive call succeed?
        Call = "flow-call",
        /// Take back the value of this call.
        Erase = "flow-erase",
        /// The call returns true.
        Succeed = "flow-succeed",
        /// The call returns false.
        Fail = "flow-fail",
    }
}

/// The kind of a box, which determines its shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeKind {
    /// The start or an end.
    Terminal,
    /// An action.
    Action,
    /// A question with two outgoing arrows, yes and no.
    Question,
}

/// An arrow between two boxes, with the answer it stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// The box it starts from.
    pub from: FlowNode,
    /// The box it leads to.
    pub to: FlowNode,
    /// Yes or no, if it comes from a question.
    pub answer: Option<bool>,
}

/// The flowchart of a strategy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flow {
    family: Family,
    /// Whether values are tested against relations too.
    is_related: bool,
    strategy: Strategy,
    goal: Goal,
    /// The functions of a recursive one, in the order of `NAMED_FUNCTIONS`.
    functions: Option<[String; NAMED_FUNCTIONS.len()]>,
    /// Its boxes, in reading order.
    pub nodes: Vec<FlowNode>,
    /// Its arrows.
    pub arrows: Vec<Arrow>,
}

impl Flow {
    /// The flowchart of a strategy for problems of a family.
    pub fn of(family: &Family, strategy: Strategy, goal: Goal) -> Self {
        let board = Topology::new(family.clone());
        Self::in_words_of(&Wording::default(), &board, strategy, goal)
    }

    /// The same in the words of a lesson. If that names the functions of the program that tests values,
    /// the chart is of the recursive one.
    pub fn in_words_of(
        wording: &Wording,
        board: &Topology,
        strategy: Strategy,
        goal: Goal,
    ) -> Self {
        let strategy = shown_strategy(board, strategy);
        let has_one = strategy == Strategy::NAIVE && goal == Goal::First;
        let functions = NAMED_FUNCTIONS.map(|role| wording.name(role, CodeLanguage::C));
        let is_named = has_one && functions.iter().all(Option::is_some);
        let functions = is_named.then(|| functions.map(Option::unwrap_or_default));
        let steps = match strategy {
            Strategy::Search(_) if is_named => recursive_steps(),
            Strategy::Sweep => sweep_steps(),
            Strategy::Search(search) => search_steps(search, goal, refuses_nothing(board)),
        };
        let mut nodes = Vec::new();
        for node in steps.iter().flat_map(|(from, _, to)| [*from, *to]) {
            if !nodes.contains(&node) {
                nodes.push(node);
            }
        }
        let arrows = steps
            .into_iter()
            .map(|(from, answer, to)| Arrow { from, to, answer })
            .collect();
        Self {
            family: board.family().clone(),
            is_related: !board.relations().is_empty(),
            strategy,
            goal,
            functions,
            nodes,
            arrows,
        }
    }

    /// The box in which a step of this strategy happens, and the arrow taken from there or to it.
    pub fn at(&self, site: Site) -> (FlowNode, Option<Arrow>) {
        let is_sweep = self.strategy == Strategy::Sweep;
        let is_recursive = self.functions.is_some();
        let (node, arrow) = match site {
            Site::Start => (Start, None),
            Site::Select if is_recursive => (Empty, Some((Empty, Left))),
            Site::Select => (Choose, Some((Empty, Choose))),
            Site::ConflictRow
            | Site::ConflictColumn
            | Site::ConflictBox
            | Site::ConflictDiagonal
            | Site::ConflictWindow
            | Site::ConflictEdge
            | Site::ConflictRelation
            | Site::ConflictVisited
            | Site::ConflictWall
            | Site::ConflictGiven
            | Site::ConflictGuess
            | Site::Excluded => (Allowed, Some((Allowed, Left))),
            Site::Place if self.nodes.contains(&Allowed) => (Write, Some((Allowed, Write))),
            Site::Place => (Write, Some((Left, Write))),
            Site::Stuck | Site::Learn => (Left, Some((Left, Guess))),
            Site::DeadEndCell | Site::DeadEndPlaces if is_sweep => {
                (Impossible, Some((NoneLeft, Impossible)))
            }
            Site::DeadEndCell | Site::DeadEndPlaces => (Wiped, Some((Wiped, Guess))),
            Site::DeduceNaked | Site::DeduceHidden if is_sweep => (Write, Some((One, Write))),
            Site::DeduceNaked | Site::DeduceHidden => (Force, Some((Single, Force))),
            Site::Backtrack if is_recursive => (Erase, Some((Call, Erase))),
            Site::Exhausted if is_recursive => (Fail, Some((Left, Fail))),
            Site::Backtrack => (TakeBack, Some((Guess, TakeBack))),
            Site::Sweep => (Pass, Some((Empty, Pass))),
            Site::Solution => (Solution, Some((Empty, Solution))),
            // A solved sweep has nothing else to try.
            Site::Exhausted if is_sweep => (Solution, None),
            Site::Exhausted => (End, Some((Guess, End))),
            Site::GaveUp => (GaveUp, Some((Filled, GaveUp))),
        };
        let found = arrow.and_then(|way| {
            let mut arrows = self.arrows.iter();
            arrows.find(|arrow| (arrow.from, arrow.to) == way).copied()
        });
        debug_assert_eq!(arrow.is_some(), found.is_some(), "{site:?}");
        (node, found)
    }

    /// The kind of a box.
    pub fn kind(&self, node: FlowNode) -> NodeKind {
        let mut from_here = self.arrows.iter().filter(|arrow| arrow.from == node);
        match from_here.next() {
            Some(arrow) if arrow.answer.is_some() => NodeKind::Question,
            Some(_) if node != Start => NodeKind::Action,
            _ => NodeKind::Terminal,
        }
    }

    /// The text of a box.
    pub fn text(&self, node: FlowNode, language: Language) -> String {
        let mut values = family_args(&self.family);
        if let Goal::Count(limit) = self.goal {
            values.set("limit", limit.get());
        }
        for (role, name) in NAMED_FUNCTIONS
            .into_iter()
            .zip(self.functions.iter().flatten())
        {
            values.set(role, name.clone());
        }
        language.text(self.message(node), &values)
    }

    fn message(&self, node: FlowNode) -> &'static str {
        let places = self.strategy.check().looks_at_places();
        let (select, order) = match self.strategy {
            Strategy::Sweep => (None, None),
            Strategy::Search(search) => (Some(search.select()), Some(search.order())),
        };
        let is_recursive = self.functions.is_some();
        match node {
            Start if is_recursive => "flow-start-named",
            Empty if is_recursive => "flow-empty-named",
            Allowed if is_recursive => "flow-allowed-named",
            Solution if is_recursive => "flow-solution-named",
            Wiped if places => "flow-wiped-places",
            Single if places => "flow-single-places",
            Choose if select == Some(Select::FewestCandidates) => "flow-choose-fewest",
            Choose if select == Some(Select::FewestPlaces) => "flow-choose-places",
            Choose if select == Some(Select::Degree) => "flow-choose-degree",
            Choose if select == Some(Select::FewestCandidatesDegree) => "flow-choose-tie",
            Left if self.strategy.learns() => "flow-left-learning",
            Left if order == Some(Order::LeastConstraining) => "flow-left-least",
            Left if matches!(order, Some(Order::Random(_))) => "flow-left-random",
            Left if order == Some(Order::FewestOnward) => "flow-left-onward",
            Left if !self.strategy.keeps_domains() => "flow-left-tested",
            Left if select == Some(Select::FewestPlaces) => "flow-left-places",
            Allowed if self.strategy.learns() => "flow-allowed-or-learned",
            Allowed if self.strategy.blames() => "flow-allowed-or-blame",
            Allowed if self.is_related => "flow-allowed-related",
            Write if self.strategy == Strategy::Sweep => "flow-write-single",
            Write if !self.strategy.keeps_domains() => "flow-write-tested",
            Solution if self.kind(node) == NodeKind::Terminal => "flow-solution-first",
            Solution if matches!(self.goal, Goal::Count(_)) => "flow-solution-count",
            node => node.id(),
        }
    }
}

type Step = (FlowNode, Option<bool>, FlowNode);

const YES: Option<bool> = Some(true);
const NO: Option<bool> = Some(false);

fn search_steps(search: Search, goal: Goal, refuses_nothing: bool) -> Vec<Step> {
    let mut steps = Vec::new();
    // The check after every guess, and before the first.
    let check = search.check();
    let look = if check.looks_ahead() { Wiped } else { Empty };
    steps.push((Start, None, look));
    if check.deduces() {
        steps.extend([
            (Wiped, NO, Single),
            (Single, NO, Empty),
            (Single, YES, Force),
            (Force, None, Wiped),
        ]);
    } else if check.looks_ahead() {
        steps.push((Wiped, NO, Empty));
    }
    if check.looks_ahead() {
        steps.push((Wiped, YES, Guess));
    }
    steps.extend([(Empty, YES, Choose), (Choose, None, Left)]);
    if !check.keeps_domains() && !refuses_nothing {
        steps.extend([
            (Left, YES, Allowed),
            (Allowed, YES, Write),
            (Allowed, NO, Left),
        ]);
    } else {
        steps.push((Left, YES, Write));
    }
    steps.extend([
        (Write, None, look),
        (Empty, NO, Solution),
        (Left, NO, Guess),
        (Guess, YES, TakeBack),
    ]);
    if check.blames() {
        steps.extend([
            (TakeBack, None, ToBlame),
            (ToBlame, YES, Left),
            (ToBlame, NO, Guess),
        ]);
    } else {
        steps.push((TakeBack, None, Left));
    }
    steps.push((Guess, NO, End));
    if !goal.is_met(1) {
        steps.push((Solution, None, Guess));
    }
    steps
}

/// The functions that a recursive chart names, by their roles.
const NAMED_FUNCTIONS: [&str; 5] = ["main", "solve", "find_unassigned", "is_safe", "print"];

fn recursive_steps() -> Vec<Step> {
    vec![
        (Start, None, Empty),
        (Empty, NO, Solution),
        (Empty, YES, Left),
        (Left, YES, Allowed),
        (Left, NO, Fail),
        (Allowed, NO, Left),
        (Allowed, YES, Write),
        (Write, None, Call),
        (Call, NO, Erase),
        (Call, YES, Succeed),
        (Erase, None, Left),
    ]
}

fn sweep_steps() -> Vec<Step> {
    vec![
        (Start, None, Empty),
        (Empty, YES, Pass),
        (Pass, None, More),
        (More, YES, NoneLeft),
        (NoneLeft, NO, One),
        (One, YES, Write),
        (Write, None, More),
        (One, NO, More),
        (Empty, NO, Solution),
        (More, NO, Filled),
        (Filled, YES, Empty),
        (Filled, NO, GaveUp),
        (NoneLeft, YES, Impossible),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::timeline::Timeline;
    use std::collections::HashSet;
    use std::sync::Arc;

    /// Every step of every strategy highlights a box and an arrow, and every box except plain
    /// questions is highlighted by some step.
    #[test]
    fn every_step_has_its_box() {
        let mut lit = HashSet::new();
        let puzzles = [
            "1...............",
            "12..34........4.",
            "123........4....",
            "12.3............",
            "1234341221434321",
        ];
        for (_, strategy) in Strategy::NAMED {
            for goal in [Goal::First, Goal::All] {
                for line in puzzles {
                    let problem = text::read_one(line, &text::Options::default()).unwrap();
                    let flow = Flow::of(problem.topology().family(), strategy, goal);
                    let mut run = Timeline::new(Arc::new(problem), strategy, goal);
                    run.explore(3_000);
                    for step in 0..=run.explored() {
                        let (node, arrow) = flow.at(Site::of(&run.at(step).unwrap()));
                        assert!(flow.nodes.contains(&node), "{strategy}: {node:?}");
                        let has_arrow = node != Start
                            && (strategy, node) != (Strategy::Sweep, FlowNode::Solution);
                        assert!(arrow.is_some() || !has_arrow, "{strategy}: {node:?}");
                        lit.insert(node);
                    }
                }
            }
        }
        let unlit = [
            FlowNode::Single,
            FlowNode::Empty,
            FlowNode::Guess,
            FlowNode::ToBlame,
            FlowNode::More,
            FlowNode::NoneLeft,
            FlowNode::One,
            FlowNode::Filled,
        ];
        assert!(unlit.iter().all(|node| !lit.contains(node)), "{lit:?}");
        assert_eq!(lit.len() + unlit.len(), 21, "{lit:?}");
    }

    #[test]
    fn questions_have_two_answers() {
        for (_, strategy) in Strategy::NAMED {
            for goal in [Goal::First, Goal::All] {
                let flow = Flow::of(&Family::Windows, strategy, goal);
                for &node in &flow.nodes {
                    let arrows = flow.arrows.iter().filter(|arrow| arrow.from == node);
                    let mut answers: Vec<_> = arrows.map(|arrow| arrow.answer).collect();
                    answers.sort();
                    let expected: &[_] = match flow.kind(node) {
                        NodeKind::Question => &[NO, YES],
                        NodeKind::Action => &[None],
                        NodeKind::Terminal if node == FlowNode::Start => &[None],
                        NodeKind::Terminal => &[],
                    };
                    assert_eq!(answers, expected, "{strategy}: {node:?}");
                }
            }
        }
    }
}
