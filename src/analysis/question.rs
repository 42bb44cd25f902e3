//! Questions that a run answers itself: what comes next, and plausible wrong answers.

use super::exercise::{Move, MoveKind};
use crate::puzzle::{Cell, Random, Value, named};
use crate::solver::{Event, EventKind, Spot, Strategy};
use crate::timeline::{Found, Measure, Moment, Timeline};

/// The most options of a question, one per key.
pub const MOST_OPTIONS: usize = 4;

/// What a question asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum QuestionKind {
    /// Which cell the next step is about, unless that is the current one.
    NextCell,
    /// Which value the next step tests or writes.
    NextValue,
    /// What the next step does with a value.
    WhatHappens,
    /// How many steps it takes until something happens.
    StepsUntil(Until),
    /// Which cell forbids the value that the next step refuses.
    WhichPeer,
    /// How many guesses are taken back before one is written again.
    Falls,
    /// The cell of the next guess, after others have been taken back.
    NextWritten,
}

/// The event that a question counts the steps to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Until {
    /// The next backtrack.
    Backtrack,
    /// The next solution.
    Solution,
    /// The last step.
    End,
}

/// How many kinds ask about the next step; they come first.
const NEAR: usize = 4;

impl QuestionKind {
    /// The kinds that are asked before any move, in the order of preference. Only lessons ask the
    /// others, which look past several backtracks.
    pub const ALL: [Self; 7] = [
        Self::WhatHappens,
        Self::NextValue,
        Self::NextCell,
        Self::WhichPeer,
        Self::StepsUntil(Until::Backtrack),
        Self::StepsUntil(Until::Solution),
        Self::StepsUntil(Until::End),
    ];
}

named! {
    /// What the next step does with the cell or the value that a question asks for. The question
    /// says it, so that only one answer is true: the value tested next need not be the one written
    /// next.
    pub enum Deed {
        /// A value is tested against the rules. It may be refused.
        Tested = "tested",
        /// A candidate is written as a guess.
        Tried = "tried",
        /// A forced value is written.
        Written = "written",
        /// A cell is chosen to be decided.
        Chosen = "chosen",
        /// A cell loses its value.
        Emptied = "emptied",
        /// A cell is found without candidates.
        Stuck = "stuck",
    }
}

impl Deed {
    /// What a step of this strategy does, without telling whether a value that is tested fits.
    const fn of(event: Event, strategy: Strategy) -> Self {
        match event {
            Event::Conflict { .. } | Event::Excluded { .. } => Self::Tested,
            Event::Place { .. } if strategy.keeps_domains() => Self::Tried,
            Event::Place { .. } => Self::Tested,
            Event::Deduce { .. } | Event::Fill { .. } => Self::Written,
            Event::Backtrack { .. } | Event::Clear { .. } => Self::Emptied,
            Event::DeadEnd { .. } => Self::Stuck,
            Event::Select { .. }
            | Event::Learn { .. }
            | Event::Sweep { .. }
            | Event::Solution
            | Event::Exhausted
            | Event::GaveUp { .. } => Self::Chosen,
        }
    }
}

/// An answer to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Answer {
    /// This cell.
    Cell(Cell),
    /// This value.
    Value(Value),
    /// What happens, as a kind of move.
    Happens(MoveKind),
    /// A number of steps.
    Steps(u64),
}

/// A question about a run, with its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The kind of question.
    pub kind: QuestionKind,
    /// The step after which it is asked.
    pub step: u64,
    /// The cell it mentions, if any.
    pub cell: Option<Cell>,
    /// The value it mentions, if any.
    pub value: Option<Value>,
    /// What the next step does, if it says so.
    pub deed: Option<Deed>,
    /// Two to [`MOST_OPTIONS`] different answers.
    pub options: Vec<Answer>,
    /// The index of the right answer.
    pub right: usize,
    /// The step whose event decides the answer.
    pub decided: u64,
}

impl Question {
    /// The right answer.
    pub fn answer(&self) -> Answer {
        self.options[self.right]
    }
}

/// The result of asking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The question.
    Question(Question),
    /// Not known: the run is not explored far enough.
    NotYet,
    /// The question makes no sense at this step, or has only one possible answer.
    Nothing,
}

impl Asked {
    fn question(self) -> Option<Question> {
        match self {
            Self::Question(question) => Some(question),
            Self::NotYet | Self::Nothing => None,
        }
    }
}

/// The question of a kind after a step, with its answer and plausible wrong ones. The same step of
/// the same run always gives the same question.
///
/// Takes a step or two of the run; [`QuestionKind::StepsUntil`] as much as
/// [`first_reaching`](Timeline::first_reaching).
pub fn ask(timeline: &mut Timeline, step: u64, kind: QuestionKind) -> Asked {
    let Some(now) = timeline.at(step) else {
        return Asked::NotYet;
    };
    if timeline.length() == Some(step) {
        return Asked::Nothing;
    }
    if let QuestionKind::StepsUntil(until) = kind {
        return steps_until(timeline, &now, until);
    }
    if matches!(kind, QuestionKind::Falls | QuestionKind::NextWritten) {
        return after_falls(timeline, &now, kind);
    }
    let Some(event) = timeline.at(step + 1).and_then(|next| next.event()) else {
        return Asked::NotYet;
    };
    let choice = now.choices().pop().map(|choice| choice.at);
    let mut question = Question::new(kind, step, step + 1);
    question.deed = Some(Deed::of(event, now.next_strategy()));
    let found = match kind {
        QuestionKind::NextCell => next_cell(&now, event, choice),
        QuestionKind::NextValue => {
            question.cell = event.cell();
            next_value(&now, event, choice)
        }
        QuestionKind::WhatHappens => what_happens(now.next_strategy(), event),
        QuestionKind::WhichPeer => match event {
            // A program may refuse a value that no rule forbids.
            Event::Conflict { cell, value, with } if with != cell => {
                (question.cell, question.value) = (Some(cell), Some(value));
                Some((Answer::Cell(with), other_peers(&now, cell)))
            }
            _ => None,
        },
        QuestionKind::StepsUntil(_) | QuestionKind::Falls | QuestionKind::NextWritten => None,
    };
    found.map_or(Asked::Nothing, |(right, mut wrong)| {
        wrong.retain(|answer| !is_true_too(&now, event, *answer));
        question.with_options(right, wrong)
    })
}

/// One of the questions that make sense after a step. The kinds vary along a run, and now and then
/// one looks far ahead. The same step of the same run always gives the same question.
pub fn varied(timeline: &mut Timeline, step: u64) -> Option<Question> {
    let mut random = Random::new(!step);
    let mut kinds = QuestionKind::ALL;
    let (near, far) = kinds.split_at_mut(NEAR);
    near.rotate_left(throw(&mut random, NEAR));
    far.rotate_left(throw(&mut random, far.len()));
    if throw(&mut random, 6) == 0 {
        kinds.rotate_left(NEAR);
    }
    kinds
        .into_iter()
        .find_map(|kind| ask(timeline, step, kind).question())
}

impl Question {
    /// A question without options.
    const fn new(kind: QuestionKind, step: u64, decided: u64) -> Self {
        Self {
            kind,
            step,
            cell: None,
            value: None,
            deed: None,
            options: Vec::new(),
            right: 0,
            decided,
        }
    }

    /// The question with the right answer at some place among the first wrong ones.
    fn with_options(mut self, right: Answer, wrong: Vec<Answer>) -> Asked {
        for answer in wrong {
            let is_new = answer != right && !self.options.contains(&answer);
            if is_new && self.options.len() < MOST_OPTIONS - 1 {
                self.options.push(answer);
            }
        }
        if self.options.is_empty() {
            return Asked::Nothing;
        }
        self.options.push(right);
        let mut random = Random::new(self.step);
        for last in (1..self.options.len()).rev() {
            self.options.swap(last, throw(&mut random, last + 1));
        }
        let place = self.options.iter().position(|answer| *answer == right);
        self.right = place.unwrap_or_default();
        Asked::Question(self)
    }
}

/// A random number below `count`. It is the remainder, so that every step keeps the question that
/// it has had since the first version.
fn throw(random: &mut Random, count: usize) -> usize {
    (random.next() % count as u64) as usize
}

/// The cell that is decided, if it is one.
const fn cell_of(at: Spot) -> Option<Cell> {
    match at {
        Spot::Cell(cell) => Some(cell),
        Spot::Places(..) => None,
    }
}

/// The right answer, and wrong ones.
type RightAndWrong = Option<(Answer, Vec<Answer>)>;

fn next_cell(now: &Moment, event: Event, choice: Option<Spot>) -> RightAndWrong {
    let cell = event.cell()?;
    // Where a value is tried for a cell, the cell is known.
    let is_tried = matches!(event.kind(), EventKind::Place | EventKind::Conflict);
    if is_tried && matches!(choice, Some(Spot::Cell(_))) {
        return None;
    }
    let topology = now.problem().topology();
    let guesses = now.choices();
    let wrong: Vec<Cell> = match event {
        // Other guesses, and the cell that has just failed.
        Event::Backtrack { .. } => {
            let guessed = guesses.iter().rev().filter_map(|choice| choice.guess);
            let guessed = guessed.map(|(cell, _)| cell);
            let latest = guessed.clone().take(2).chain(choice.and_then(cell_of));
            latest
                .chain(guessed.clone().next_back())
                .chain(guessed)
                .collect()
        }
        // Other empty cells: those that other selection rules would choose, then those around.
        _ => {
            let is_empty = |cell: &Cell| now.value(*cell).is_none();
            let empty = || topology.all_cells().filter(is_empty);
            let fewest = empty().min_by_key(|other| (*other == cell, now.domain(*other).len()));
            let after = empty().find(|other| *other > cell);
            let peers = topology.peers_of(cell).iter().copied().filter(is_empty);
            let first = empty().take(1).chain(fewest).chain(after);
            first.chain(peers).chain(empty()).collect()
        }
    };
    let wrong = wrong.into_iter().map(Answer::Cell).collect();
    Some((Answer::Cell(cell), wrong))
}

/// Whether an answer describes the next step as truly as the right one: only the order of the
/// search tells them apart, which a class need not know. A pass goes from cell to cell, so there it
/// must.
fn is_true_too(now: &Moment, event: Event, answer: Answer) -> bool {
    match (event, answer) {
        (Event::Deduce { .. }, Answer::Cell(cell)) => {
            now.next_strategy() != Strategy::Sweep && is_forced(now, cell)
        }
        (Event::DeadEnd { .. }, Answer::Cell(cell)) => {
            now.value(cell).is_none() && now.domain(cell).is_empty()
        }
        // A queen attacks along diagonals too, where her column is another.
        (Event::Conflict { cell, value, .. }, Answer::Cell(peer)) => {
            now.clash((cell, value), peer).is_some()
        }
        // The last option left is a guess to the search, and forced to anyone else.
        (Event::Place { .. }, Answer::Happens(MoveKind::Deduce)) => {
            let choice = now.choices().pop();
            choice.is_some_and(|choice| choice.untried.len() == 1)
        }
        _ => false,
    }
}

/// Whether an empty cell has a single candidate, or is the only place for one of its candidates.
fn is_forced(now: &Moment, cell: Cell) -> bool {
    let topology = now.problem().topology();
    let domain = now.domain(cell);
    let has_place =
        |other: &Cell, value| now.value(*other).is_none() && now.domain(*other).contains(value);
    let is_only_place = |house, value| {
        let mut cells = topology.cells_of(house).iter();
        topology.covers(house) && !cells.any(|other| *other != cell && has_place(other, value))
    };
    let is_hidden = |value| {
        topology
            .houses_of(cell)
            .any(|house| is_only_place(house, value))
    };
    now.value(cell).is_none() && (domain.len() == 1 || domain.iter().any(is_hidden))
}

fn next_value(now: &Moment, event: Event, choice: Option<Spot>) -> RightAndWrong {
    let (cell, right) = match event {
        // Where a place is tried for a digit, the digit is known.
        Event::Place { cell, value } | Event::Conflict { cell, value, .. }
            if matches!(choice, Some(Spot::Cell(_))) =>
        {
            (cell, value)
        }
        Event::Deduce { cell, value, .. } | Event::Fill { cell, value } => (cell, value),
        _ => return None,
    };
    let open = now.choices().pop();
    let tried = open.iter().flat_map(|c| c.failed.iter().rev());
    let untried = open.iter().flat_map(|c| &c.untried);
    let of_choice = untried.take(2).chain(tried.take(1));
    let of_choice = of_choice.map(|(_, value)| *value);
    let size = now.problem().size() as u8;
    let near = [1, -1, 2, -2].into_iter();
    let near = near.filter_map(|by| right.number().checked_add_signed(by));
    let numbers = near.filter(|number| *number <= size).chain(1..=size);
    let wrong = of_choice
        .chain(now.domain(cell).iter())
        .chain(numbers.filter_map(Value::new));
    Some((Answer::Value(right), wrong.map(Answer::Value).collect()))
}

fn what_happens(strategy: Strategy, event: Event) -> RightAndWrong {
    let is_told = |kind: &MoveKind| *kind != MoveKind::Select;
    let right = Move::of(event).map(Move::kind).filter(is_told)?;
    // Whatever can happen under this strategy.
    let kinds = MoveKind::ALL.into_iter().filter(is_told);
    let wrong = kinds
        .filter(|kind| kind.is_of(strategy))
        .map(Answer::Happens);
    Some((Answer::Happens(right), wrong.collect()))
}

/// Filled cells that share a house with this one, near ones first.
fn other_peers(now: &Moment, cell: Cell) -> Vec<Answer> {
    let topology = now.problem().topology();
    let (row, column) = topology.row_column(cell);
    let peers = topology.peers_of(cell).iter().copied();
    let mut peers: Vec<Cell> = peers.filter(|peer| now.value(*peer).is_some()).collect();
    peers.sort_by_key(|peer| {
        let (r, c) = topology.row_column(*peer);
        r.abs_diff(row) + c.abs_diff(column)
    });
    peers.into_iter().map(Answer::Cell).collect()
}

fn steps_until(timeline: &Timeline, now: &Moment, until: Until) -> Asked {
    let next = |kind| timeline.next(Measure::Events(kind), now);
    let found = match until {
        Until::Backtrack => next(EventKind::Backtrack),
        Until::Solution => next(EventKind::Solution),
        Until::End => timeline.length().map_or(Found::NotYet, Found::At),
    };
    let decided = match found {
        Found::At(step) => step,
        Found::NotYet => return Asked::NotYet,
        Found::Never => return Asked::Nothing,
    };
    let step = now.step();
    let right = decided - step;
    // Neighbouring numbers where steps can be counted on the fingers, or else multiples and
    // fractions.
    let wrong = match right {
        ..=10 => [right + 1, right.saturating_sub(1), right + 2, right + 3],
        _ => {
            let more = right + now.counters().depth() + 1;
            [
                right.saturating_mul(2),
                right / 2,
                right.saturating_mul(10),
                more,
            ]
        }
    };
    let question = Question::new(QuestionKind::StepsUntil(until), step, decided);
    let wrong = wrong.into_iter().filter(|steps| *steps > 0);
    question.with_options(Answer::Steps(right), wrong.map(Answer::Steps).collect())
}

/// What comes after guesses that are taken back.
fn after_falls(timeline: &mut Timeline, now: &Moment, kind: QuestionKind) -> Asked {
    let decided = match timeline.next(Measure::Events(EventKind::Place), now) {
        Found::At(step) => step,
        Found::NotYet => return Asked::NotYet,
        Found::Never => return Asked::Nothing,
    };
    let Some(then) = timeline.at(decided) else {
        return Asked::NotYet;
    };
    let (before, after) = (now.counters(), then.counters());
    let falls = after.backtracks - before.backtracks;
    let Some(cell) = then.event().and_then(Event::cell) else {
        return Asked::Nothing;
    };
    // Deductions are written too, without a choice.
    if falls == 0 || after.deductions() > before.deductions() {
        return Asked::Nothing;
    }
    let (right, wrong) = if kind == QuestionKind::Falls {
        let standing = before.depth();
        let others = [1, standing, falls / 2, falls + 1, falls - 1];
        let possible = others.into_iter().filter(|n| (1..=standing).contains(n));
        let wrong: Vec<Answer> = possible.map(Answer::Steps).collect();
        (Answer::Steps(falls), wrong)
    } else {
        let guesses = now.choices();
        // The cell that has failed, then the guesses from the latest.
        let failed = guesses.last().and_then(|choice| cell_of(choice.at));
        let guessed = guesses.iter().rev().filter_map(|choice| choice.guess);
        let wrong = failed.into_iter().chain(guessed.map(|(cell, _)| cell));
        (Answer::Cell(cell), wrong.map(Answer::Cell).collect())
    };
    Question::new(kind, now.step(), decided).with_options(right, wrong)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::puzzle::{Problem, Wanted, WantedError, text};
    use crate::solver::Goal;
    use std::collections::HashSet;
    use std::sync::Arc;

    const PUZZLES: [&str; 6] = [
        "1...............",
        "12..34........4.",
        "12.3............",
        "1234341221434321",
        "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ];

    fn runs(mut look: impl FnMut(&mut Timeline)) {
        for line in PUZZLES {
            let problem = Arc::new(text::read_one(line, &text::Options::default()).unwrap());
            for (_, strategy) in Strategy::NAMED {
                for goal in [Goal::First, Goal::All] {
                    let mut timeline = Timeline::new(problem.clone(), strategy, goal);
                    timeline.explore(600);
                    look(&mut timeline);
                }
            }
        }
    }

    /// Every question that can be asked and answered now.
    fn all(timeline: &mut Timeline, step: u64) -> Vec<Question> {
        let asked = QuestionKind::ALL.map(|kind| ask(timeline, step, kind));
        asked.into_iter().filter_map(Asked::question).collect()
    }

    /// Every kind is asked, with different answers, and no key is right much more often than by
    /// chance.
    #[test]
    fn questions_of_every_kind_are_asked() {
        let mut asked = HashSet::new();
        let mut places = [0; MOST_OPTIONS];
        runs(|timeline| {
            for step in 0..=timeline.explored() {
                for question in all(timeline, step) {
                    assert!((2..=MOST_OPTIONS).contains(&question.options.len()));
                    let distinct: HashSet<_> = question.options.iter().collect();
                    assert_eq!(distinct.len(), question.options.len());
                    asked.insert(question.kind);
                    places[question.right] += 1;
                }
            }
        });
        assert_eq!(asked.len(), QuestionKind::ALL.len(), "{asked:?}");
        let (least, most) = (places.iter().min().unwrap(), places.iter().max().unwrap());
        assert!(*most < 2 * *least, "{places:?}");
    }

    /// Between asking and the next guess there are as many backtracks as the answer says, and no
    /// deductions; that guess is in the cell that the answer names.
    #[test]
    fn what_falls_and_what_is_written_then() {
        let mut most = 0;
        runs(|timeline| {
            let events: Vec<Event> = timeline.walk(0).collect();
            for step in 0..=timeline.explored() {
                let [falls, cell] = [QuestionKind::Falls, QuestionKind::NextWritten]
                    .map(|kind| ask(timeline, step, kind));
                for asked in [&falls, &cell] {
                    let Asked::Question(question) = asked else {
                        continue;
                    };
                    let distinct: HashSet<_> = question.options.iter().collect();
                    assert_eq!(distinct.len(), question.options.len());
                    let between = &events[step as usize..question.decided as usize - 1];
                    let of = |kind| between.iter().filter(|e| e.kind() == kind).count() as u64;
                    assert_eq!(of(EventKind::Place) + of(EventKind::Deduce), 0);
                    let guess = events[question.decided as usize - 1];
                    assert_eq!(guess.kind(), EventKind::Place);
                    match question.answer() {
                        Answer::Steps(falls) => {
                            assert_eq!(of(EventKind::Backtrack), falls);
                            assert!(falls > 0);
                            most = most.max(falls);
                        }
                        answer => assert_eq!(Some(answer), guess.cell().map(Answer::Cell)),
                    }
                }
                // Nothing falls before what is written at once.
                let next = events.get(step as usize).map(|event| event.kind());
                if next == Some(EventKind::Place) || next == Some(EventKind::Deduce) {
                    let is_asked = |asked: &Asked| matches!(asked, Asked::Question(_));
                    assert!(!is_asked(&falls) && !is_asked(&cell), "step {step}");
                }
            }
        });
        assert!(most > 5, "{most}");
    }

    /// A problem without givens.
    fn empty(family: &str) -> Problem {
        let no_map = |_: &str, _| Err(WantedError::Colours);
        Wanted::read(family, None, no_map).unwrap().empty().unwrap()
    }

    /// The answer that is right as well unless the words say that the next test is meant: what the
    /// cell gets, where the value tested next is refused.
    pub fn right_if_loose(question: &Question, timeline: &Timeline) -> Option<Answer> {
        let cell = question
            .cell
            .filter(|_| question.kind == QuestionKind::NextValue)?;
        let is_of_cell = |event: &Event| event.cell() == Some(cell);
        let mut events = timeline.walk(question.step).take_while(is_of_cell);
        let written = events.find_map(|event| match event {
            Event::Place { value, .. } => Some(Answer::Value(value)),
            _ => None,
        });
        written.filter(|answer| *answer != question.answer() && question.options.contains(answer))
    }

    /// The options of a question that are true after its step, found without what makes questions.
    pub fn truths(timeline: &mut Timeline, question: &Question) -> Vec<Answer> {
        let now = timeline.at(question.step).unwrap();
        let topology = now.problem().topology();
        let steps = (question.decided - question.step) as usize;
        let events: Vec<Event> = timeline.walk(question.step).take(steps).collect();
        let next = events[0];
        let index = |kind| events.iter().position(|event| event.kind() == kind);
        let place = index(EventKind::Place).unwrap_or(events.len());
        let before = || events[..place].iter();
        let fits = |cell: Cell, value: Value| {
            let refuses = |peer: &Cell| now.clash((cell, value), *peer).is_some();
            now.value(cell).is_none() && !topology.peers_of(cell).iter().any(refuses)
        };
        let all = || (1..=now.problem().size() as u8).filter_map(Value::new);
        let is_forced = |cell: Cell| {
            let is_only = |value: Value| {
                topology
                    .houses_of(cell)
                    .filter(|house| topology.covers(*house))
                    .any(|house| {
                        let others = topology
                            .cells_of(house)
                            .iter()
                            .filter(|other| **other != cell);
                        others
                            .clone()
                            .all(|other| now.value(*other) != Some(value) && !fits(*other, value))
                    })
            };
            let candidates: Vec<Value> = all().filter(|value| fits(cell, *value)).collect();
            candidates.len() == 1 || candidates.into_iter().any(is_only)
        };
        let is_true = |answer: &Answer| match (*answer, question.kind) {
            (Answer::Value(value), _) => match next {
                Event::Place { value: own, .. }
                | Event::Conflict { value: own, .. }
                | Event::Deduce { value: own, .. } => value == own,
                _ => panic!("{next:?}"),
            },
            (Answer::Cell(cell), QuestionKind::WhichPeer) => {
                let Event::Conflict {
                    cell: refused,
                    value,
                    ..
                } = next
                else {
                    panic!("{next:?}")
                };
                let held = now.value(cell);
                held.is_some_and(|held| topology.clash((refused, value), (cell, held)).is_some())
            }
            (Answer::Cell(cell), QuestionKind::NextWritten) => events[place].cell() == Some(cell),
            (Answer::Cell(cell), _) => match next {
                Event::Deduce { .. } if now.next_strategy() != Strategy::Sweep => is_forced(cell),
                Event::DeadEnd { .. } => {
                    now.value(cell).is_none() && !all().any(|value| fits(cell, value))
                }
                _ => next.cell() == Some(cell),
            },
            (Answer::Happens(kind), _) => match kind {
                MoveKind::Select => false,
                MoveKind::Write => matches!(next, Event::Place { .. }),
                MoveKind::Refuse => next.kind() == EventKind::Conflict,
                MoveKind::TakeBack => matches!(next, Event::Backtrack { .. }),
                MoveKind::DeadEnd => matches!(next, Event::DeadEnd { .. }),
                MoveKind::Deduce => match next {
                    Event::Place { .. } => now
                        .choices()
                        .pop()
                        .is_some_and(|choice| choice.untried.len() == 1),
                    _ => matches!(next, Event::Deduce { .. }),
                },
            },
            (Answer::Steps(steps), QuestionKind::Falls) => {
                before()
                    .filter(|event| event.kind() == EventKind::Backtrack)
                    .count() as u64
                    == steps
            }
            (Answer::Steps(steps), QuestionKind::StepsUntil(until)) => {
                let last = match until {
                    Until::Backtrack => index(EventKind::Backtrack).unwrap(),
                    Until::Solution => index(EventKind::Solution).unwrap(),
                    Until::End => events.len() - 1,
                };
                last as u64 + 1 == steps
            }
            (Answer::Steps(_), _) => panic!("{question:?}"),
        };
        question.options.iter().copied().filter(is_true).collect()
    }

    /// No question has two answers that are true, whichever way it is asked for; one that is
    /// planted is found.
    #[test]
    fn one_answer_is_true() {
        let mut doubted = 0;
        let mut look = |timeline: &mut Timeline| {
            for step in 0..timeline.explored() {
                let far = [QuestionKind::Falls, QuestionKind::NextWritten];
                let far = far.map(|kind| ask(timeline, step, kind).question());
                for mut question in all(timeline, step)
                    .into_iter()
                    .chain(far.into_iter().flatten())
                {
                    let right = vec![question.answer()];
                    assert_eq!(truths(timeline, &question), right, "{question:?}");
                    let Some(Event::Conflict { cell, value, with }) =
                        timeline.at(step + 1).unwrap().event()
                    else {
                        continue;
                    };
                    let now = timeline.at(step).unwrap();
                    let mut cells = now.problem().topology().all_cells();
                    let other = cells
                        .find(|other| *other != with && now.clash((cell, value), *other).is_some());
                    if let Some(other) = other.filter(|_| question.kind == QuestionKind::WhichPeer)
                    {
                        question.options.push(Answer::Cell(other));
                        assert_eq!(truths(timeline, &question).len(), 2, "{question:?}");
                        doubted += 1;
                    }
                }
            }
        };
        runs(&mut look);
        for family in ["queens:6", "map:australia:3"] {
            let problem = Arc::new(empty(family));
            for strategy in ["naive", "backjumping", "forward-checking", "propagation"] {
                let mut timeline =
                    Timeline::new(problem.clone(), strategy.parse().unwrap(), Goal::All);
                timeline.explore(600);
                look(&mut timeline);
            }
        }
        assert!(doubted > 100, "{doubted}");
    }

    #[test]
    fn questions_vary_along_a_run() {
        let mut asked = HashSet::new();
        runs(|timeline| {
            for step in 0..timeline.explored() {
                let possible = all(timeline, step);
                let question = varied(timeline, step);
                assert_eq!(question.is_none(), possible.is_empty(), "step {step}");
                if let Some(question) = question {
                    assert!(possible.contains(&question));
                    asked.insert(question.kind);
                }
            }
        });
        assert_eq!(asked.len(), QuestionKind::ALL.len(), "{asked:?}");
    }

    #[test]
    fn unexplored_steps_are_not_asked_about_yet() {
        let line = PUZZLES[4];
        let problem = Arc::new(text::read_one(line, &text::Options::default()).unwrap());
        let mut timeline = Timeline::new(problem, "naive".parse().unwrap(), Goal::First);
        timeline.explore(10);
        let end = QuestionKind::StepsUntil(Until::End);
        assert_eq!(ask(&mut timeline, 3, end), Asked::NotYet);
        assert_eq!(
            ask(&mut timeline, 11, QuestionKind::WhatHappens),
            Asked::NotYet
        );
        assert_eq!(
            ask(&mut timeline, 10, QuestionKind::WhatHappens),
            Asked::NotYet
        );
        timeline.explore(1_000_000);
        let last = timeline.length().unwrap();
        assert!(all(&mut timeline, last).is_empty());
        let Asked::Question(question) = ask(&mut timeline, 3, end) else {
            panic!("the end is known")
        };
        assert_eq!(question.answer(), Answer::Steps(last - 3));
    }
}
