//! A class played without a window.

mod alignment;
mod branches;
mod difference;
mod estimate;
mod links;
mod programs;
mod questions;
mod race;
mod reload;
mod roster;
mod stops;
mod student;
mod when;

use super::*;
use crate::explain::Language;
use crate::files::LESSONS;
use crate::lesson::BoardSpec;

/// A lesson of the course, explored up to the limit beyond which the viewer is asked.
fn session(id: &str) -> Session {
    let shelf = CourseLessons(LESSONS);
    let lesson = shelf.read(shelf.number_of(id).unwrap()).unwrap();
    let mut session = Session::new(lesson, shelf);
    explore(&mut session);
    session
}

/// The first lesson's puzzle on these boards.
fn boards(text: &str) -> Session {
    let mut session = session("first-moves");
    ask(
        &mut session,
        Command::SetBoards(BoardSpec::read_all(text).unwrap()),
    );
    explore(&mut session);
    session
}

fn explore(session: &mut Session) {
    while session.is_exploring() && session.runs().are_unfinished() {
        session.advance(0.0, 64);
    }
    session.advance(0.0, 0);
}

/// Applies a command and waits until its background work is done.
fn ask(session: &mut Session, command: Command) {
    session.apply(command);
    while !session.is_settled() {
        session.advance(0.0, 1);
    }
}

/// The steps shown by the boards.
fn steps(session: &Session) -> Vec<u64> {
    session
        .runs()
        .iter()
        .map(|run| run.moment().step())
        .collect()
}

#[test]
fn notices_have_their_words() {
    for notice in Notice::ALL {
        for language in Language::ALL {
            let words = language.word(notice.id());
            assert!(!words.is_empty() && words != notice.id(), "{notice:?}");
        }
    }
}
