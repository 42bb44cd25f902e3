use super::*;
use crate::puzzle::{Cell, House, Value, ValueSet, text};
use crate::solver::{Alternative, Check, Goal, Order, Select, Strategy};
use crate::timeline::Moment;
use std::collections::HashSet;
use std::sync::Arc;

const PUZZLES: [&str; 5] = [
    "1...............",
    "12..34........4.",
    "12.3............",
    "1.....2..3.....4",
    "1234341221434321",
];

fn strategies() -> Vec<Strategy> {
    let others = [Check::NakedSingles, Check::ForwardChecking]
        .map(|check| Strategy::search(Select::FewestCandidates, Order::Descending, check).unwrap());
    let named = Strategy::NAMED.map(|(_, strategy)| strategy);
    named.into_iter().chain(others).collect()
}

fn runs(mut look: impl FnMut(Timeline)) {
    for line in PUZZLES {
        let problem = Arc::new(text::read_one(line, &text::Options::default()).unwrap());
        for strategy in strategies() {
            for goal in [Goal::First, Goal::All] {
                let mut timeline = Timeline::new(problem.clone(), strategy, goal);
                timeline.explore(150);
                look(timeline);
            }
        }
    }
    // Runs that change to another strategy, some steps after their start.
    let problem = Arc::new(text::read_one(PUZZLES[1], &text::Options::default()).unwrap());
    for strategy in strategies() {
        for to in ["naive", "masks", "propagation"] {
            let mut timeline = Timeline::new(problem.clone(), strategy, Goal::All);
            timeline.explore(8);
            let alternative = Alternative::Strategy(to.parse().unwrap());
            if let Ok(mut branch) = timeline.fork(timeline.explored(), alternative) {
                branch.explore(6);
                look(branch);
            }
        }
    }
}

/// Every move that is possible on a board.
fn moves(timeline: &Timeline) -> Vec<Move> {
    let topology = timeline.problem().topology();
    let values: Vec<Value> = ValueSet::all(topology.size()).iter().collect();
    let cells = topology.all_cells().map(Spot::Cell);
    let places = topology
        .all_houses()
        .flat_map(|house| values.iter().map(move |value| Spot::Places(house, *value)));
    let at = cells.chain(places.collect::<Vec<_>>());
    let at = at.flat_map(|spot| [Move::Select(spot), Move::DeadEnd(spot)]);
    let written = topology.all_cells().flat_map(|cell| {
        let of = |value: &Value| {
            [
                Move::Write(cell, *value),
                Move::Refuse(cell, *value),
                Move::Deduce(cell, *value),
            ]
        };
        let all: Vec<Move> = values.iter().flat_map(of).collect();
        all.into_iter().chain([Move::TakeBack(cell)])
    });
    at.chain(written).collect()
}

/// The run's own moves are right to the end.
#[test]
fn the_runs_own_moves_are_accepted() {
    runs(|mut timeline| {
        let events: Vec<Event> = timeline.walk(0).collect();
        let own = events.iter().filter(|event| Move::of(**event).is_some());
        let mut exercise = Exercise::new(0);
        let mut done = 0;
        for event in own.clone() {
            let played = exercise.play(&mut timeline, Move::of(*event).unwrap());
            let Played::Right(steps) = played else {
                panic!("{event:?}: {played:?}")
            };
            assert_eq!(events[*steps.start() as usize - 1], *event);
            assert!(*steps.start() > done && *steps.end() == exercise.step());
            done = *steps.end();
        }
        assert_eq!(done.max(exercise.step()), exercise.step());
        let tally = exercise.tally();
        assert_eq!(tally.points, MOST_POINTS * tally.right);
        assert_eq!((tally.right, tally.wrong()), (own.count() as u64, 0));
        let more = exercise.play(&mut timeline, Move::TakeBack(Cell::new(0)));
        match timeline.length() {
            Some(length) => {
                assert_eq!((more, exercise.step()), (Played::Over, length));
                assert_eq!(exercise.hint(&mut timeline), None);
            }
            None => assert_eq!(more, Played::NotYet),
        }
    });
}

/// Any other move is refused, for a reason that is true.
#[test]
fn any_other_move_is_refused_with_the_right_reason() {
    let mut seen = HashSet::new();
    runs(|mut timeline| {
        let all = moves(&timeline);
        for step in 0..timeline.explored() {
            let now = timeline.at(step).unwrap();
            let event = timeline.at(step + 1).unwrap().event().unwrap();
            let Some(right) = Move::of(event) else {
                continue;
            };
            // Every step of short runs, and every seventh of long ones.
            if timeline.explored() > 60 && step % 7 != 0 {
                continue;
            }
            for made in all.iter().filter(|made| **made != right) {
                let mut exercise = Exercise::new(step);
                let Played::Wrong(refusal) = exercise.play(&mut timeline, *made) else {
                    panic!("{event:?}: {made:?} is taken for right");
                };
                assert_eq!(exercise.step(), step);
                assert_eq!(exercise.tally().mistakes(), [(refusal.mistake, 1)]);
                holds(&now, right, *made, refusal);
                seen.insert(refusal.mistake);
            }
        }
    });
    let unseen: Vec<_> = Mistake::ALL.iter().filter(|m| !seen.contains(m)).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
}

/// The reason of a refusal is true, judged by the board and the choices alone.
fn holds(now: &Moment, right: Move, made: Move, refusal: MoveRefusal) {
    use Mistake as M;
    let topology = now.problem().topology();
    let strategy = now.next_strategy();
    let holder = |cell: Cell, value: Value| {
        let mut peers = topology.peers_of(cell).iter();
        peers.find(|peer| now.value(**peer) == Some(value)).copied()
    };
    let candidates = |cell: Cell| -> Vec<Value> {
        ValueSet::all(topology.size())
            .iter()
            .filter(|value| now.value(cell).is_none() && holder(cell, *value).is_none())
            .collect()
    };
    let places = |house: House, value: Value| -> usize {
        let cells = topology.cells_of(house).iter();
        cells.filter(|c| candidates(**c).contains(&value)).count()
    };
    let is_filled = |at: Spot| match at {
        Spot::Cell(cell) => now.value(cell).is_some(),
        Spot::Places(house, value) => {
            let cells = topology.cells_of(house).iter();
            cells.clone().any(|cell| now.value(*cell) == Some(value))
        }
    };
    let is_wiped = |at: Spot| {
        !is_filled(at)
            && match at {
                Spot::Cell(cell) => candidates(cell).is_empty(),
                Spot::Places(house, value) => places(house, value) == 0,
            }
    };
    let is_forced = |cell: Cell, value: Value| {
        let mut houses = topology.houses_of(cell);
        let is_hidden =
            candidates(cell).contains(&value) && houses.any(|house| places(house, value) == 1);
        candidates(cell) == [value] || is_hidden && strategy.check() == Check::HiddenSingles
    };
    let option = match made {
        Move::Write(cell, value) | Move::Refuse(cell, value) => Some((cell, value)),
        _ => None,
    };
    let choice = now.choices().pop();
    let is_true = match refusal.mistake {
        M::Skipped => choice.unwrap().untried.contains(&option.unwrap()),
        M::AlreadyTried => choice.unwrap().failed.contains(&option.unwrap()),
        M::WrongCell => match (made, right) {
            (Move::Select(_), Move::Select(_)) => true,
            (Move::Write(a, _) | Move::Refuse(a, _), Move::Write(b, _) | Move::Refuse(b, _)) => {
                a != b
            }
            _ => false,
        },
        M::WrongValue => matches!(
            (choice.unwrap().at, made),
            (Spot::Places(_, digit), Move::Write(_, value)) if digit != value
        ),
        M::Filled => match made {
            Move::Select(at) => is_filled(at),
            Move::Write(cell, _) | Move::Refuse(cell, _) | Move::Deduce(cell, _) => {
                now.value(cell).is_some()
            }
            Move::TakeBack(_) | Move::DeadEnd(_) => false,
        },
        M::Forbidden => {
            let (cell, value) = option.unwrap();
            let with = refusal.with.unwrap();
            now.value(with) == Some(value) && now.clash((cell, value), with).is_some()
        }
        M::Fits => {
            let (cell, value) = option.unwrap();
            matches!(made, Move::Refuse(..)) && holder(cell, value).is_none()
        }
        M::SelectFirst => option.is_some() && matches!(right, Move::Select(_)),
        M::StillOpen => matches!(made, Move::Select(_)) && !choice.unwrap().untried.is_empty(),
        M::TooSoon => {
            matches!(made, Move::TakeBack(_))
                && !matches!(right, Move::TakeBack(_) | Move::DeadEnd(_))
        }
        M::ForgotToUndo => matches!(right, Move::TakeBack(_)) && !matches!(made, Move::TakeBack(_)),
        M::NotLatest => matches!(right, Move::TakeBack(_)) && matches!(made, Move::TakeBack(_)),
        M::MissedDeduction => matches!(right, Move::Deduce(..)),
        M::NotForced => matches!(made, Move::Deduce(cell, value) if !is_forced(cell, value)),
        M::WrongOrder => match made {
            Move::Deduce(cell, value) => is_forced(cell, value),
            Move::DeadEnd(at) => is_wiped(at) && matches!(right, Move::DeadEnd(_)),
            _ => false,
        },
        M::MissedDeadEnd => matches!(right, Move::DeadEnd(_)) && !matches!(made, Move::DeadEnd(_)),
        M::FalseDeadEnd => matches!(made, Move::DeadEnd(at) if !is_wiped(at)),
        M::NotNoticed => matches!(made, Move::DeadEnd(at) if is_wiped(at)),
        M::NotThisStrategy => {
            let keeps = strategy.keeps_domains();
            match made.kind() {
                MoveKind::Refuse => keeps,
                MoveKind::DeadEnd => !keeps,
                MoveKind::Deduce => !strategy.check().deduces(),
                MoveKind::Select | MoveKind::Write | MoveKind::TakeBack => {
                    strategy == Strategy::Sweep
                }
            }
        }
    };
    assert!(is_true, "{refusal:?}: {made:?} instead of {right:?}");
    assert!(refusal.with.is_none() || refusal.mistake == M::Forbidden);
}

#[test]
fn hints_tell_more_and_more() {
    runs(|mut timeline| {
        for step in (0..timeline.explored()).step_by(11) {
            let mut exercise = Exercise::new(step);
            exercise.pass(&mut timeline);
            let Some(event) = event_after(&mut timeline, exercise.step()) else {
                continue;
            };
            let right = Move::of(event).unwrap();
            let mut hint = || exercise.hint(&mut timeline).unwrap();
            assert_eq!(hint(), Hint::Kind(right.kind()));
            let Hint::Where(kind, at) = hint() else {
                panic!("the second hint says where")
            };
            assert_eq!(kind, right.kind());
            if let (Spot::Cell(told), Some(cell)) = (at, event.cell()) {
                assert_eq!(told, cell);
            }
            assert_eq!(hint(), Hint::Whole(right));
            assert_eq!(hint(), Hint::Whole(right));
            exercise.play(&mut timeline, right);
            let tally = exercise.tally();
            assert_eq!((tally.hints, tally.helped, tally.right), (3, 1, 1));
            if let Some(next) = exercise.hint(&mut timeline) {
                assert!(matches!(next, Hint::Kind(_)));
            }
        }
    });
}

#[test]
fn mistakes_are_counted_by_their_kind() {
    let problem = Arc::new(text::read_one(PUZZLES[0], &text::Options::default()).unwrap());
    let mut timeline = Timeline::new(problem, "naive".parse().unwrap(), Goal::First);
    timeline.explore(100);
    let cell = |column| timeline.problem().topology().cell_at(0, column);
    let (first, second, third) = (cell(0), cell(1), cell(2));
    let value = |number| Value::new(number).unwrap();
    let mut exercise = Exercise::new(0);
    let mut play = |made| exercise.play(&mut timeline, made);
    let wrong = |mistake| {
        Played::Wrong(MoveRefusal {
            mistake,
            with: None,
        })
    };
    assert_eq!(
        play(Move::Write(second, value(1))),
        wrong(Mistake::SelectFirst)
    );
    assert_eq!(
        play(Move::Select(Spot::Cell(third))),
        wrong(Mistake::WrongCell)
    );
    assert_eq!(
        play(Move::Select(Spot::Cell(first))),
        wrong(Mistake::Filled)
    );
    assert_eq!(play(Move::Select(Spot::Cell(second))), Played::Right(1..=1));
    let forbidden = MoveRefusal {
        mistake: Mistake::Forbidden,
        with: Some(first),
    };
    assert_eq!(
        play(Move::Write(second, value(1))),
        Played::Wrong(forbidden)
    );
    assert_eq!(play(Move::Write(second, value(2))), wrong(Mistake::Skipped));
    assert_eq!(play(Move::Write(second, value(3))), wrong(Mistake::Skipped));
    assert_eq!(play(Move::Refuse(second, value(1))), Played::Right(2..=2));
    assert_eq!(play(Move::Refuse(second, value(2))), wrong(Mistake::Fits));
    assert_eq!(play(Move::TakeBack(second)), wrong(Mistake::TooSoon));
    let tally = exercise.tally();
    assert_eq!((tally.right, tally.wrong()), (2, 8));
    // None for the first, which was refused three times before, nor for the other.
    assert_eq!(tally.points, 0);
    assert_eq!(tally.mistakes()[0], (Mistake::Skipped, 2));
}
