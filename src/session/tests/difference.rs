use super::*;
use crate::playhead::Direction;
use crate::solver::Event;

#[test]
fn boards_stay_at_a_difference_until_the_playhead_moves() {
    let mut session = boards("row-major+descending+rules, naive");
    ask(&mut session, Command::Difference(Direction::Forward));
    assert!(session.differs_at(0) && session.differs_at(1));
    let event = |index: usize| session.runs()[index].moment().event();
    let (one, other) = (event(0), event(1));
    assert_ne!(one, other);
    assert!(matches!(one, Some(Event::Place { .. })), "{one:?}");
    // Nothing moves as time passes.
    for _ in 0..3 {
        assert!(!session.advance(0.1, 4).has_moved);
    }
    assert!(session.differs_at(1));
    ask(&mut session, Command::Step(1));
    assert!(!session.differs_at(0));
}

#[test]
fn searches_that_decide_alike_have_no_difference() {
    let mut session = boards("naive, masks");
    ask(&mut session, Command::Difference(Direction::Forward));
    assert_eq!(session.notice(), Some(Notice::NoDifference));
    assert!(!session.differs_at(0));
    let mut session = boards("naive");
    ask(&mut session, Command::Difference(Direction::Forward));
    assert_eq!(session.notice(), Some(Notice::DifferenceAlone));
}
