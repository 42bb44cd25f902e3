use super::*;
use crate::analysis::alignment::Alignment;
use crate::playhead::Direction;

#[test]
fn playing_halts_at_a_stop_and_records_it() {
    let mut session = session("first-moves");
    ask(
        &mut session,
        Command::SetSpeed(crate::playhead::Speed::per_second(50.0)),
    );
    ask(&mut session, Command::Play);
    session.advance(1.0, 0);
    let stop = session.stops().steps()[0];
    assert_eq!(
        (steps(&session), session.playhead().is_playing()),
        (vec![stop], false)
    );
    let seen = &session.course().seen["first-moves"];
    assert_eq!((seen.stops.len(), seen.step), (1, stop));
    ask(&mut session, Command::Stop(Direction::Back));
    assert_eq!((steps(&session), session.notice()), (vec![0], None));
    ask(&mut session, Command::Stop(Direction::Back));
    assert_eq!(session.notice(), Some(Notice::NoFurther));
}

/// What is chosen at a stop has something to say of it.
#[test]
fn no_stop_is_led_by_a_board_that_is_hidden_or_has_ended() {
    for id in [
        "naive-or-propagation",
        "hidden-singles",
        "fewest-candidates",
    ] {
        let mut session = session(id);
        let has_ended = |session: &Session, index: usize| session.runs()[index].is_at_end();
        while !session.is_at_last_stop() && !session.lesson().stops.is_empty() {
            ask(&mut session, Command::Stop(Direction::Forward));
            let stop = session.stop_here().expect("a stop");
            let (leading, board) = (
                session.runs().leading(),
                session.lesson().stops[stop].board(),
            );
            let may_lead = !has_ended(&session, leading) || has_ended(&session, board);
            let is_common = session.runs().alignment == Alignment::Step;
            assert!(may_lead || !is_common, "{id}, stop {}", stop + 1);
            assert!(!session.hides_board(leading), "{id}, stop {}", stop + 1);
            while session.is_asking() {
                ask(&mut session, Command::RevealAnswer);
            }
        }
    }
}

/// On the way back the introduction has its view again.
#[test]
fn the_introduction_comes_before_the_first_stop() {
    let mut session = session("all-solutions");
    let last = session.stops().steps().last().copied().unwrap();
    ask(&mut session, Command::GoTo(last));
    assert_ne!(session.view_asked(), None, "another view");
    let mut view = None;
    while steps(&session) != [0] {
        view = session.apply(Command::Stop(Direction::Back)).view.or(view);
    }
    assert_eq!(view, Some(session.lesson().view));
}

#[test]
fn a_lesson_resumes_where_it_was_left() {
    let mut session = session("first-moves");
    ask(&mut session, Command::GoTo(8));
    ask(&mut session, Command::NextLesson);
    assert_eq!(session.lesson().id, LESSONS[2].0);
    let number = 1;
    let resumes = true;
    ask(&mut session, Command::TakeLesson { number, resumes });
    explore(&mut session);
    assert_eq!(
        (&*session.course().last, steps(&session)),
        ("first-moves", vec![8])
    );
    let resumes = false;
    ask(&mut session, Command::TakeLesson { number, resumes });
    assert_eq!(steps(&session), [0]);
}

/// Only stops that the playhead has stood on count as seen.
#[test]
fn stops_that_are_jumped_over_are_not_seen() {
    let mut session = session("first-moves");
    let last = session.lesson().stops.len() - 1;
    ask(&mut session, Command::Stop(Direction::Forward));
    ask(&mut session, Command::Last);
    let seen: Vec<usize> = (0..=last)
        .filter(|number| session.has_seen_stop(*number))
        .collect();
    assert_eq!(seen, [0, last]);
}
