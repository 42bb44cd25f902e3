use super::estimate::open;
use super::*;
use crate::playhead::Direction::{Back, Forward};
use crate::solver::{Counter, Event};

fn find(session: &mut Session, text: &str, direction: Direction) -> u64 {
    let when = session.read_when(text).unwrap();
    ask(session, Command::When(when, direction));
    session.runs().leader().moment().step()
}

#[test]
fn the_next_and_the_previous_time_are_found() {
    let mut session = boards("naive");
    let is_it = |session: &Session| {
        let run = session.runs().leader();
        let event = run.moment().event().unwrap();
        let topology = run.timeline().problem().topology();
        let is_there = event.cell().map(|cell| topology.address(cell)) == Some("R3C3".to_owned());
        matches!(event, Event::Place { .. }) && is_there && event.value().unwrap().number() == 4
    };
    let first = find(&mut session, "R3C3 = 4", Forward);
    assert!(is_it(&session) && session.notice().is_none());
    let second = find(&mut session, "R3C3 = 4", Forward);
    assert!(second > first && is_it(&session));
    assert_eq!(find(&mut session, "R3C3 = 4", Back), first);
    // There is none before: the playhead stays.
    assert_eq!(find(&mut session, "R3C3 = 4", Back), first);
    assert_eq!(session.notice(), Some(Notice::NoFurther));
    find(&mut session, "conflicts 20", Forward);
    let counters = session.runs().leader().moment().counters();
    assert_eq!(Counter::Conflicts.of(&counters), 20);
    find(&mut session, "depth >= 6", Back);
    assert_eq!(session.runs().leader().moment().counters().depth(), 6);
    let end = find(&mut session, "End", Forward);
    assert_eq!(end, session.last_step());
}

/// What lies beyond the explored part is waited for, and the wait can be ended.
#[test]
fn a_search_waits_for_exploring() {
    let mut session = boards("naive");
    open(&mut session, "naive");
    let when = session.read_when("conflict 5000000").unwrap();
    session.apply(Command::When(when, Forward));
    session.advance(0.0, 1);
    assert!(session.is_waiting() && session.notice() == Some(Notice::Looking));
    assert!(session.share_explored().is_some_and(|share| share < 0.5));
    session.apply(Command::GoTo(0));
    assert!(!session.is_waiting());
    ask(&mut session, Command::When(when, Forward));
    let counters = session.runs().leader().moment().counters();
    assert_eq!(Counter::Conflicts.of(&counters), 5_000_000);
    assert!(session.read_when("nothing").is_err());
}
