use super::*;
use crate::analysis::doom::{Doom, DoomVerdict};
use crate::analysis::exercise::MoveKind;
use crate::puzzle::{Cell, NoFiles, Problem, Value, Wanted, text};
use crate::solver::{Event, EventKind, Goal, Spot, Strategy};
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

/// The guess to take back is the one that dooms the position.
#[test]
fn the_guess_to_take_back_dooms_the_position() {
    let (mut asked, mut others) = (0, 0);
    runs(|timeline| {
        for step in 0..=timeline.explored() {
            let Asked::Question(question) = ask(timeline, step, QuestionKind::TakeBack) else {
                continue;
            };
            asked += 1;
            let now = timeline.at(step).unwrap();
            let mut doom = Doom::new(now.problem().clone());
            doom.look(&now);
            while !doom.advance(1 << 20) {}
            let DoomVerdict::Doomed { by: Some(depth) } = doom.verdict() else {
                panic!("step {step}: no solution agrees");
            };
            let choices = now.choices();
            let guesses: Vec<_> = choices.iter().filter_map(|choice| choice.guess).collect();
            let (cell, value) = guesses[depth - 1];
            assert_eq!(question.answer(), Answer::Cell(cell), "step {step}");
            others += usize::from(depth < guesses.len());
            let event = timeline.at(question.decided).unwrap().event();
            assert_eq!(event, Some(Event::Backtrack { cell, value }));
        }
    });
    assert!(asked > 300 && others > 100, "{asked} {others}");
}

/// A problem without givens.
fn empty(family: &str) -> Problem {
    let wanted = Wanted::read(family, None, &NoFiles).unwrap();
    wanted.empty().unwrap()
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
        (Answer::Cell(cell), QuestionKind::TakeBack) => {
            events.last().and_then(|event| event.cell()) == Some(cell)
        }
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
                if let Some(other) = other.filter(|_| question.kind == QuestionKind::WhichPeer) {
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
            let mut timeline = Timeline::new(problem.clone(), strategy.parse().unwrap(), Goal::All);
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

/// On a way the only question of cells is which of the squares that a move leads to is tried, and which is left; the
/// value is always the next place.
#[test]
fn questions_about_a_way_are_about_its_squares() {
    let wanted = Wanted::read("knight:5x5", None, &NoFiles).unwrap();
    let problem = Arc::new(wanted.empty().unwrap());
    let topology = Arc::clone(problem.topology());
    let mut timeline = Timeline::new(problem, Strategy::NAIVE, Goal::First);
    timeline.explore(300);
    let mut asked = 0;
    for step in 0..timeline.explored() {
        assert!(
            ask(&mut timeline, step, QuestionKind::NextValue)
                .question()
                .is_none()
        );
        let Some(question) = ask(&mut timeline, step, QuestionKind::NextCell).question() else {
            continue;
        };
        asked += 1;
        let now = timeline.at(step).unwrap();
        let next = timeline.at(step + 1).unwrap().event().unwrap();
        assert_eq!(
            question.options[question.right],
            Answer::Cell(next.cell().unwrap())
        );
        if next.kind() == EventKind::Backtrack {
            continue;
        }
        let last = now.choices().pop().unwrap().at;
        let Spot::Cell(last) = last else {
            panic!("{last:?}")
        };
        for option in question.options {
            let Answer::Cell(square) = option else {
                panic!("{option:?}")
            };
            assert!(topology.way().unwrap().candidates(last).contains(&square));
        }
    }
    assert!(asked > 50);
}
