use super::*;
use crate::analysis::exercise::MoveKind;
use crate::session::student::Feedback;
use crate::solver::{Alternative, Event, Spot};

#[test]
fn a_student_sees_nothing_of_the_run_ahead() {
    let mut session = session("first-program");
    ask(&mut session, Command::GoTo(4));
    ask(&mut session, Command::Solve(Switch::On));
    assert_eq!(session.solved_board(), Some(0));
    for command in [Command::Step(1), Command::Last, Command::Play] {
        ask(&mut session, command);
        assert_eq!(steps(&session), [4]);
    }
    ask(&mut session, Command::Student(Act::Hint));
    let told = session.student().unwrap().feedback;
    assert!(matches!(told, Feedback::Hint(_)), "{told:?}");
    // The run's own next move is right.
    let next = session.runs()[0].timeline().peek(5).unwrap();
    let Some(Event::Place { cell, value }) = next.event() else {
        panic!("{:?}", next.event());
    };
    ask(&mut session, Command::Student(Act::Point(cell)));
    ask(&mut session, Command::Student(Act::Value(value)));
    let told = session.student().unwrap().feedback;
    assert!(matches!(told, Feedback::Right(5, _)), "{told:?}");
    ask(&mut session, Command::Student(Act::Again));
    assert_eq!(steps(&session), [4]);
    ask(&mut session, Command::Solve(Switch::Toggle));
    assert!(session.student().unwrap().is_over);
    ask(&mut session, Command::Student(Act::Leave));
    assert!(session.student().is_none());
    ask(&mut session, Command::Step(1));
    assert_eq!(steps(&session), [5]);
}

#[test]
fn a_student_stays_on_the_same_run() {
    let mut session = boards("naive, propagation");
    ask(&mut session, Command::Solve(Switch::On));
    let id = session.runs().leader().id();
    let masks = Alternative::Strategy("masks".parse().unwrap());
    for command in [
        Command::Lead(1),
        Command::Fork(masks),
        Command::RestoreBranch,
    ] {
        ask(&mut session, command);
        assert_eq!(
            (session.runs().leader().id(), session.runs().len()),
            (id, 2)
        );
    }
}

/// On a way the next place needs no typing.
#[test]
fn a_student_leads_the_knight() {
    let mut session = session("knight-five");
    ask(&mut session, Command::GoTo(0));
    ask(&mut session, Command::Solve(Switch::On));
    let right = |session: &Session| {
        let told = session.student().unwrap().feedback;
        assert!(matches!(told, Feedback::Right(..)), "{told:?}");
    };
    let mut moves = 0;
    while moves < 12 {
        let step = session.student().unwrap().exercise.step();
        let next = session.runs()[0].timeline().peek(step + 1).unwrap();
        let (cell, kind) = match next.event().unwrap() {
            Event::Select {
                at: Spot::Cell(cell),
                ..
            } => (cell, MoveKind::Select),
            Event::Place { cell, .. } => (cell, MoveKind::Write),
            Event::Visited { cell, .. } => (cell, MoveKind::Refuse),
            Event::Backtrack { cell, .. } => (cell, MoveKind::TakeBack),
            other => panic!("{other:?}"),
        };
        ask(&mut session, Command::Student(Act::Point(cell)));
        ask(&mut session, Command::Student(Act::Kind(kind)));
        right(&session);
        moves += 1;
    }
}
