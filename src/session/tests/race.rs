//! Races.

use super::*;
use crate::analysis::alignment::Alignment;
use crate::playhead::Speed;
use crate::puzzle::text;
use crate::session::race::{Arrival, RacePhase};
use crate::solver::Counter;

fn phase(session: &Session) -> Option<RacePhase> {
    session.race().map(|race| race.phase)
}

/// Lets the runs be explored until the race begins.
fn begin(session: &mut Session) {
    session.apply(Command::Race);
    assert_eq!(phase(session), Some(RacePhase::Preparing));
    while phase(session) == Some(RacePhase::Preparing) {
        session.advance(0.0, 64);
    }
    assert_eq!(phase(session), Some(RacePhase::Running(0.0)));
}

/// Runs of very different lengths take the same time; the shorter one arrives first, and is seen
/// to.
#[test]
fn a_race_takes_fifteen_seconds_and_gives_everything_back() {
    let mut session = session("first-program");
    let specs = BoardSpec::read_all("naive, propagation, masks").unwrap();
    session.apply(Command::SetBoards(specs));
    session.apply(Command::Align(Alignment::Guess));
    session.apply(Command::Lead(1));
    let speed = Speed::per_second(2.0);
    session.apply(Command::SetSpeed(speed));
    begin(&mut session);
    let mut arrivals: Vec<Option<f64>> = vec![None; 3];
    let (mut seconds, mut last) = (0.0, steps(&session));
    while phase(&session) != Some(RacePhase::Over) {
        seconds += 1.0 / 30.0;
        session.advance(1.0 / 30.0, 1);
        let now = steps(&session);
        assert!(now.iter().zip(&last).all(|(now, last)| now >= last));
        last = now;
        for (index, arrival) in arrivals.iter_mut().enumerate() {
            if session.arrival(index).is_some() {
                arrival.get_or_insert(seconds);
            }
        }
    }
    assert!((10.0..=20.0).contains(&seconds), "{seconds}");
    let ends: Vec<Option<u64>> = session
        .runs()
        .iter()
        .map(|run| run.timeline().length())
        .collect();
    assert_eq!(
        steps(&session).into_iter().map(Some).collect::<Vec<_>>(),
        ends
    );
    let work = |index: usize| Counter::Work.of(&session.runs()[index].moment().counters());
    let mut order = [0, 1, 2];
    order.sort_by_key(|index| work(*index));
    for (place, index) in order.iter().enumerate() {
        assert_eq!(session.arrival(*index), Some(Arrival::At(place + 1)));
    }
    let seconds_of = |index: usize| arrivals[index].unwrap();
    assert!(
        seconds_of(order[0]) < seconds_of(order[2]) - 1.0,
        "{arrivals:?}"
    );
    assert_eq!(session.runs().alignment, Alignment::Guess);
    assert_eq!(session.runs().leading(), 1);
    assert_eq!(session.playhead().speed(), speed);
    assert!(!session.playhead().is_playing());
    // It stays told until the playhead moves on.
    session.advance(1.0, 1);
    assert!(session.arrival(0).is_some());
    session.apply(Command::Step(-1));
    assert!(session.race().is_none() && session.arrival(0).is_none());
}

#[test]
fn boards_with_equal_work_share_a_place() {
    let mut session = session("first-moves");
    let specs = BoardSpec::read_all("naive, naive, propagation").unwrap();
    session.apply(Command::SetBoards(specs));
    begin(&mut session);
    while phase(&session) != Some(RacePhase::Over) {
        session.advance(0.5, 1);
    }
    let places: Vec<_> = (0..3)
        .map(|index| session.arrival(index).unwrap())
        .collect();
    assert_eq!(places[0], places[1]);
    assert_ne!(places[0], places[2]);
    assert!(places.contains(&Arrival::At(1)) && !places.contains(&Arrival::At(4)));
}

#[test]
fn a_race_is_paused_and_left() {
    let mut session = session("first-program");
    let specs = BoardSpec::read_all("naive, propagation").unwrap();
    session.apply(Command::SetBoards(specs));
    begin(&mut session);
    session.advance(5.0, 1);
    let before = steps(&session);
    session.apply(Command::TogglePlay);
    session.advance(5.0, 1);
    assert_eq!(steps(&session), before);
    session.apply(Command::TogglePlay);
    session.advance(5.0, 1);
    assert!(steps(&session)[0] > before[0]);
    let before = steps(&session);
    session.apply(Command::Pause);
    session.apply(Command::Step(1));
    assert!(session.race().is_none());
    assert_eq!(session.runs().alignment, Alignment::Step);
    assert_eq!(steps(&session)[0], before[0] + 1);
}

/// A run without an end races as far as it was explored, and is told as still running.
#[test]
fn a_run_that_does_not_end_is_still_running() {
    let problem = text::read_one(&".".repeat(81), &text::Options::default()).unwrap();
    let specs = BoardSpec::read_all("naive*all, propagation").unwrap();
    let mut session = Session::new(Lesson::bare(problem.into(), specs), CourseLessons(LESSONS));
    session.apply(Command::Race);
    session.advance(0.0, 4);
    assert_eq!(phase(&session), Some(RacePhase::Preparing));
    // The viewer does not want to wait.
    session.apply(Command::Race);
    while phase(&session) != Some(RacePhase::Over) {
        session.advance(0.5, 0);
    }
    assert_eq!(session.arrival(0), Some(Arrival::StillRunning));
    assert_eq!(session.arrival(1), Some(Arrival::At(1)));
}

/// A run that gives up on cells is not the first to arrive, however short it is.
#[test]
fn a_run_that_gave_up_has_no_place() {
    let puzzle =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let problem = text::read_one(puzzle, &text::Options::default()).unwrap();
    let specs = BoardSpec::read_all("singles, propagation").unwrap();
    let mut session = Session::new(Lesson::bare(problem.into(), specs), CourseLessons(LESSONS));
    begin(&mut session);
    while phase(&session) != Some(RacePhase::Over) {
        session.advance(0.5, 1);
    }
    assert_eq!(session.arrival(0), None);
    assert_eq!(session.arrival(1), Some(Arrival::At(1)));
    assert_eq!(session.winner(), Some(1));
}

/// A race leaves an open question, as going on does.
#[test]
fn a_race_asks_for_an_answer_first() {
    let mut session = session("naive-or-propagation");
    while !session.is_asking() {
        ask(&mut session, Command::Stop(Direction::Forward));
    }
    ask(&mut session, Command::Race);
    assert_eq!(session.notice(), Some(Notice::AnswerFirst));
    assert!(session.race().is_none() && session.is_asking());
    ask(&mut session, Command::Race);
    assert!(session.race().is_some());
}

#[test]
fn a_single_board_cannot_race() {
    let mut session = session("first-moves");
    session.apply(Command::Race);
    assert_eq!(session.notice(), Some(Notice::RaceAlone));
    assert!(session.race().is_none());
}

/// The stop at the end of the runs has its turn once the viewer goes on.
#[test]
fn the_result_of_a_race_comes_before_the_stop_at_its_end() {
    let mut session = session("naive-or-propagation");
    begin(&mut session);
    while phase(&session) != Some(RacePhase::Over) {
        session.advance(1.0, 1);
    }
    assert!(session.stop_here().is_none() && !session.is_asking());
    let ends = steps(&session);
    while session.stops().steps().len() < session.lesson().stops.len() {
        session.advance(0.0, 1);
    }
    ask(&mut session, Command::Step(1));
    assert!(session.stop_here().is_some() && session.is_asking());
    assert_eq!(steps(&session), ends);
    assert!(session.arrival(0).is_some(), "places are still told");
    ask(&mut session, Command::GoTo(0));
    assert!(session.race().is_none());
}
