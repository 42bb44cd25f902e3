//! Why a cell can or cannot hold each value, and why a digit has or lacks places in a house.

use crate::puzzle::{Cell, Family, House, Topology, Value, ValueSet};
use crate::solver::{Check, Event, Spot, Strategy};
use crate::timeline::{Moment, Origin};

/// The verdict on an option: a value for the cell asked about, or a cell for the digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionVerdict {
    /// The cell of the option.
    pub cell: Cell,
    /// The value.
    pub value: Value,
    /// Whether it is possible.
    pub verdict: Verdict,
}

/// The verdict on an option at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It stands on the board.
    Written(Origin),
    /// It stands on the board as the only option that there was.
    Only,
    /// The cell holds another value.
    Taken(Value),
    /// Peers hold the value: in each house the first that does, in the order row, column, box.
    Refused(Vec<(House, Cell)>),
    /// No peer forbids it, but the nogood with this number does.
    Excluded(u16),
    /// No peer forbids it, but the relation with this index does.
    Broken(usize),
    /// No peer forbids it, but it was tried here and taken back.
    Failed,
    /// The open choice point has not tried it yet.
    Untried,
    /// No peer forbids it, and nothing is being decided here.
    Candidate,
}

/// An option that a dead end lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lost {
    /// Its cell, which is empty.
    pub cell: Cell,
    /// Its value.
    pub value: Value,
    /// The cell that took it: a given before a guess, the earliest guess before later ones, and a guess
    /// before a deduction; of queens, the nearest attacker.
    pub taker: Option<Cell>,
}

/// The cells that wait for their only candidate after this step, which is a guess or a deduction, with
/// that candidate: the queue of the algorithm AC-3, in the order of cells. `None` where the search
/// does not do as AC-3 does on constraints of two different values: attacking queens are none.
pub fn queue(moment: &Moment) -> Option<Vec<(Cell, Value)>> {
    let Strategy::Search(search) = moment.strategy() else {
        return None;
    };
    let topology = moment.problem().topology();
    let is_ac3 =
        search.check() == Check::NakedSingles && !matches!(topology.family(), Family::Queens(_));
    let writes = matches!(
        moment.event(),
        Some(Event::Place { .. } | Event::Deduce { .. })
    );
    (is_ac3 && writes).then(|| {
        let empty = topology
            .all_cells()
            .filter(|cell| moment.value(*cell).is_none());
        let only = |cell: Cell| match moment.domain(cell) {
            domain if domain.len() == 1 => Some((cell, domain.iter().next()?)),
            _ => None,
        };
        empty.filter_map(only).collect()
    })
}

/// The options that a dead end lacks, each with what took it.
pub fn lost(moment: &Moment, at: Spot) -> Vec<Lost> {
    let topology = moment.problem().topology();
    let (origins, choices) = (moment.origins(), moment.choices());
    let guesses = || choices.iter().filter_map(|choice| choice.guess);
    let is_queens = matches!(topology.family(), Family::Queens(_));
    let rank = |cell: Cell, taker: Cell| match origins[taker.index()] {
        _ if is_queens => cell.index().abs_diff(taker.index()),
        Some(Origin::Guess) => 1 + guesses().take_while(|(guess, _)| *guess != taker).count(),
        Some(Origin::Deduction) => usize::MAX,
        Some(Origin::Given) | None => 0,
    };
    let open = options(topology, at)
        .into_iter()
        .filter(|(cell, _)| moment.value(*cell).is_none());
    open.map(|(cell, value)| {
        let peers = topology.peers_of(cell).iter().copied();
        let takers = peers.filter(|peer| moment.clash((cell, value), *peer).is_some());
        let taker = takers.min_by_key(|taker| rank(cell, *taker));
        Lost { cell, value, taker }
    })
    .collect()
}

/// All values of a cell, or all cells for a digit of a house.
fn options(topology: &Topology, at: Spot) -> Vec<(Cell, Value)> {
    match at {
        Spot::Cell(cell) => {
            let values = ValueSet::all(topology.size());
            values.iter().map(|value| (cell, value)).collect()
        }
        Spot::Places(house, value) => {
            let cells = topology.cells_of(house).iter();
            cells.map(|&cell| (cell, value)).collect()
        }
    }
}

/// The verdicts on all options of a cell, or of a digit in a house.
///
/// Under `rules` an option that has not been tested is [`Verdict::Untried`] even if a peer forbids
/// it: the search does not know yet.
pub fn verdicts(moment: &Moment, at: Spot) -> Vec<OptionVerdict> {
    let topology = moment.problem().topology();
    let origins = moment.origins();
    let choices = moment.choices();
    let choice = choices.iter().find(|choice| choice.at == at);
    let excluded = |cell, value| moment.state().solver()?.refusing(cell, value);
    let looks_ahead = moment.strategy().check() == Check::Bounds;
    let broken = |option| topology.broken(option, |cell| moment.value(cell), looks_ahead);
    let tests_rules = !moment.strategy().keeps_domains();
    // Under rules options are not known before they are tested.
    let is_only = |option| {
        let mut forced = choices.iter().filter(|choice| choice.is_forced());
        !tests_rules && forced.any(|choice| choice.guess == Some(option))
    };
    // On a way the options are moves, not values.
    let options = match topology.way() {
        Some(_) => Vec::new(),
        None => options(topology, at),
    };
    options
        .into_iter()
        .map(|(cell, value)| {
            let option = (cell, value);
            let is_untried = choice.is_some_and(|c| c.untried.contains(&option));
            let holders = holders(moment, topology, cell, value);
            let verdict = match (moment.value(cell), origins[cell.index()]) {
                (Some(held), Some(_)) if held == value && is_only(option) => Verdict::Only,
                (Some(held), Some(origin)) if held == value => Verdict::Written(origin),
                _ if tests_rules && is_untried => Verdict::Untried,
                (Some(held), _) if matches!(at, Spot::Places(..)) => Verdict::Taken(held),
                _ if !holders.is_empty() => Verdict::Refused(holders),
                _ if is_untried => Verdict::Untried,
                (None, _) if let Some(number) = excluded(cell, value) => Verdict::Excluded(number),
                (None, _) if let Some(relation) = broken(option) => Verdict::Broken(relation),
                _ if choice.is_some_and(|c| c.failed.contains(&option)) => Verdict::Failed,
                _ => Verdict::Candidate,
            };
            OptionVerdict {
                cell,
                value,
                verdict,
            }
        })
        .collect()
}

/// The first peer in each house of the cell that holds the value.
fn holders(moment: &Moment, topology: &Topology, cell: Cell, value: Value) -> Vec<(House, Cell)> {
    let mut found: Vec<(House, Cell)> = Vec::new();
    for house in topology.houses_of(cell) {
        let sum = |cell, value: Value| u32::from(value.number()) + topology.shift(cell, house);
        let holds = |peer: Cell| moment.value(peer).map(|held| sum(peer, held));
        let holder = topology
            .cells_of(house)
            .iter()
            .find(|&&peer| peer != cell && holds(peer) == Some(sum(cell, value)));
        if let Some(&peer) = holder
            && found.iter().all(|(_, known)| *known != peer)
        {
            found.push((house, peer));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::text;
    use crate::solver::{Event, EventKind, Goal, Why};
    use crate::timeline::Timeline;
    use std::sync::Arc;

    fn run(line: &str, strategy: &str) -> Timeline {
        let problem = Arc::new(text::read_one(line, &text::Options::default()).unwrap());
        let mut timeline = Timeline::new(problem, strategy.parse().unwrap(), Goal::All);
        timeline.explore(3_000);
        timeline
    }

    fn first(timeline: &mut Timeline, kind: EventKind) -> Moment {
        (1..=timeline.explored())
            .map(|step| timeline.at(step).unwrap())
            .find(|moment| moment.event().unwrap().kind() == kind)
            .unwrap()
    }

    fn short(answers: &[OptionVerdict]) -> String {
        answers
            .iter()
            .map(|answer| match &answer.verdict {
                Verdict::Written(_) => '=',
                Verdict::Only => '!',
                Verdict::Taken(_) => 't',
                Verdict::Refused(_) => 'x',
                Verdict::Excluded(_) => 'n',
                Verdict::Broken(_) => 'r',
                Verdict::Failed => 'f',
                Verdict::Untried => '?',
                Verdict::Candidate => '.',
            })
            .collect()
    }

    #[test]
    fn untested_options_are_unknown() {
        let mut timeline = run("1...............", "naive");
        let conflict = first(&mut timeline, EventKind::Conflict);
        let at = conflict.subject().unwrap();
        let found = verdicts(&conflict, at);
        assert_eq!(short(&found), "x???");
        let Verdict::Refused(by) = &found[0].verdict else {
            panic!("1 is refused")
        };
        // Row and box, but the same cell.
        assert_eq!(by.len(), 1);
        let placed = timeline.at(conflict.step() + 1).unwrap();
        assert_eq!(short(&verdicts(&placed, at)), "x=??");
    }

    #[test]
    fn a_dead_end_refuses_everything() {
        for strategy in ["masks", "forward-checking", "fewest-candidates"] {
            let line =
                "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";
            let mut timeline = run(line, strategy);
            let dead = first(&mut timeline, EventKind::DeadEnd);
            let found = verdicts(&dead, dead.subject().unwrap());
            assert_eq!(short(&found), "xxxxxxxxx", "{strategy}");
        }
    }

    /// What is deduced next is the first in the queue; a dead end or a choice follows an empty one.
    #[test]
    fn the_queue_says_what_is_deduced_next() {
        let strategy = "fewest-candidates + ascending + naked-singles";
        let mut timeline = run("12.4...........3", strategy);
        let mut deduced = 0;
        for step in 2..=timeline.explored() {
            let before = timeline.at(step - 1).unwrap();
            let next = timeline.at(step).unwrap().event();
            match (queue(&before), next) {
                (Some(waiting), Some(Event::Deduce { cell, value, .. })) => {
                    assert_eq!(waiting[0], (cell, value));
                    deduced += 1;
                }
                (Some(waiting), next) => {
                    let is_dead = matches!(next, Some(Event::DeadEnd { .. }));
                    assert!(is_dead || waiting.is_empty(), "{next:?}");
                }
                (None, _) => {}
            }
        }
        assert!(deduced > 0);
        let mut plain = run("12.4...........3", "masks");
        assert_eq!(queue(&first(&mut plain, EventKind::Place)), None);
    }

    /// A value without an alternative is no guess, as its sentence says; rules do not know that.
    #[test]
    fn the_only_option_is_told() {
        for (strategy, expected) in [("fewest-candidates", true), ("naive", false)] {
            let mut timeline = run("12.4...........3", strategy);
            let places = (1..=timeline.explored()).filter_map(|step| {
                let moment = timeline.at(step)?;
                let is_place = moment.event()?.kind() == EventKind::Place;
                let forced = moment.choices().pop()?.is_forced();
                let told = short(&verdicts(&moment, moment.subject()?)).contains('!');
                is_place.then_some((told, forced))
            });
            let places: Vec<_> = places.collect();
            assert!(places.iter().any(|(told, _)| *told) == expected);
            assert!(
                places
                    .iter()
                    .all(|(told, forced)| *told == (*forced && expected))
            );
        }
    }

    #[test]
    fn a_hidden_single_is_about_its_house() {
        let mut timeline = run("1......2..3.....", "propagation");
        let hidden = (1..=timeline.explored())
            .map(|step| timeline.at(step).unwrap())
            .find(|m| {
                matches!(
                    m.event(),
                    Some(Event::Deduce {
                        why: Why::HiddenSingle(_),
                        ..
                    })
                )
            })
            .unwrap();
        let at = hidden.subject().unwrap();
        assert!(matches!(at, Spot::Places(..)));
        let found = short(&verdicts(&hidden, at));
        assert_eq!(found.matches('=').count(), 1, "{found}");
        assert!(
            !found.contains('.'),
            "{found}: the place must be the only one"
        );
    }

    /// A refused option has a culprit that holds it; a candidate has none.
    #[test]
    fn verdicts_are_those_of_the_domain() {
        for (_, strategy) in crate::solver::Strategy::NAMED {
            let problem =
                Arc::new(text::read_one("1...............", &text::Options::default()).unwrap());
            let mut timeline = Timeline::new(problem, strategy, Goal::All);
            timeline.explore(400);
            for step in 0..=timeline.explored() {
                let moment = timeline.at(step).unwrap();
                for cell in moment.problem().topology().all_cells() {
                    for answer in verdicts(&moment, Spot::Cell(cell)) {
                        let is_open = moment.domain(cell).contains(answer.value);
                        match answer.verdict {
                            Verdict::Refused(by) => {
                                assert!(!by.is_empty() && !is_open);
                                assert!(
                                    by.iter()
                                        .all(|(_, p)| moment.value(*p) == Some(answer.value))
                                );
                            }
                            Verdict::Excluded(_) | Verdict::Broken(_) => assert!(is_open),
                            Verdict::Failed => assert!(is_open || moment.value(cell).is_some()),
                            Verdict::Candidate => {
                                assert!(is_open || moment.value(cell).is_some());
                            }
                            Verdict::Written(_) | Verdict::Only => {
                                assert_eq!(moment.value(cell), Some(answer.value))
                            }
                            Verdict::Taken(_) => panic!("only a house has places taken"),
                            Verdict::Untried => {}
                        }
                    }
                }
            }
        }
    }
}
