use super::*;
use crate::lesson::Text;
use crate::playhead::Direction;

fn choose(session: &mut Session, name: &str) {
    ask(session, Command::ChooseLearner(name.to_owned()));
}

fn stops(session: &Session) -> usize {
    let seen = session.course().seen.get("first-moves");
    seen.map_or(0, |seen| seen.stops.len())
}

#[test]
fn everyone_has_a_place_and_progress_of_their_own() {
    let mut session = session("first-moves");
    ask(&mut session, Command::Stop(Direction::Forward));
    let place = steps(&session);
    choose(&mut session, "Ana");
    assert_eq!((stops(&session), steps(&session)), (0, vec![0]));
    ask(&mut session, Command::Stop(Direction::Forward));
    ask(&mut session, Command::Stop(Direction::Forward));
    ask(&mut session, Command::Step(1));
    let later = steps(&session);
    choose(&mut session, "");
    assert_eq!((stops(&session), steps(&session)), (1, place.clone()));
    choose(&mut session, "Ana");
    assert_eq!((stops(&session), steps(&session)), (2, later));
    // A puzzle of one's own stays as it is.
    let lesson = session.lesson();
    let problem = Box::new((*lesson.problem).clone());
    let open = Command::OpenPuzzle(problem, lesson.boards.clone(), Text::default(), Vec::new());
    ask(&mut session, open);
    explore(&mut session);
    ask(&mut session, Command::GoTo(3));
    choose(&mut session, "");
    assert_eq!(
        (&*session.course().last, steps(&session)),
        ("first-moves", vec![3])
    );
}

#[test]
fn removing_someone_leaves_everyone_else() {
    let mut session = session("first-moves");
    ask(&mut session, Command::Stop(Direction::Forward));
    for name in ["Ana", "Rui"] {
        choose(&mut session, name);
        ask(&mut session, Command::Stop(Direction::Forward));
    }
    ask(&mut session, Command::RemoveLearner("Ana".to_owned()));
    assert_eq!((&*session.roster().current, stops(&session)), ("Rui", 1));
    ask(&mut session, Command::RemoveLearner("Rui".to_owned()));
    assert_eq!((&*session.roster().current, stops(&session)), ("", 1));
    assert_eq!(session.roster().all.len(), 1);
}

#[test]
fn a_reset_deletes_the_current_learners_progress() {
    let mut session = session("first-moves");
    ask(&mut session, Command::Stop(Direction::Forward));
    choose(&mut session, "Ana");
    ask(&mut session, Command::Stop(Direction::Forward));
    ask(&mut session, Command::ResetProgress);
    ask(&mut session, Command::SavePlace);
    assert!(session.course().seen.is_empty() && session.course().last.is_empty());
    assert_eq!(steps(&session), [0]);
    choose(&mut session, "");
    assert_eq!(stops(&session), 1);
}

#[test]
fn staying_at_a_stop_is_no_arrival() {
    let mut session = session("first-moves");
    ask(&mut session, Command::Stop(Direction::Forward));
    assert_eq!(stops(&session), 1);
    // It was reset in another window.
    let anew = Roster::restored(BTreeMap::new(), "");
    ask(&mut session, Command::MergeProgress(anew));
    assert_eq!(stops(&session), 0);
    ask(&mut session, Command::Step(1));
    ask(&mut session, Command::Step(-1));
    assert_eq!(stops(&session), 1);
}

/// A lesson that was only opened does not change where anybody was.
#[test]
fn opening_a_lesson_leaves_no_place() {
    let mut session = session("first-moves");
    ask(&mut session, Command::GoTo(7));
    ask(&mut session, Command::SavePlace);
    let number = session.lessons().number_of("deep-backtracking").unwrap();
    let resumes = false;
    ask(&mut session, Command::TakeLesson { number, resumes });
    ask(&mut session, Command::SavePlace);
    let course = session.course();
    assert_eq!(
        (&*course.last, course.seen["first-moves"].step),
        ("first-moves", 7)
    );
    assert!(!course.seen.contains_key("deep-backtracking"));
    // Another window begins with the first lesson, at its start.
    let mut other = self::session("first-moves").restored((**session.roster()).clone(), "");
    ask(&mut other, Command::SavePlace);
    assert_eq!(other.course().seen["first-moves"].step, 7);
    ask(&mut other, Command::Step(2));
    ask(&mut other, Command::SavePlace);
    assert_eq!(other.course().seen["first-moves"].step, 2);
    ask(&mut other, Command::Step(-2));
    ask(&mut other, Command::SavePlace);
    assert_eq!(other.course().seen["first-moves"].step, 0);
}
