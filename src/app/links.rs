//! Links to moments: the lesson that one opens, and the one of what is shown.

use super::state::State;
use crate::explain::Language;
use crate::files::LESSONS;
use crate::lesson::{Alignment, BoardSpec, Lesson, Link, Text, View};
use crate::puzzle::Problem;
use crate::window::platform;
use std::sync::Arc;

/// Steps a second of a puzzle that comes without a lesson.
const SPEED: f64 = 8.0;

/// The lesson that a link was made from, if the program brings it and it has not changed; else one of
/// the link's puzzle and boards alone.
pub fn lesson(link: Link) -> Lesson {
    let brought = LESSONS
        .iter()
        .filter(|(id, _)| *id == link.lesson)
        .filter_map(|(_, source)| Lesson::read(source).ok())
        .find(|lesson| lesson.boards == link.boards && is_same_puzzle(lesson, &link));
    brought.unwrap_or_else(|| Lesson {
        id: "link".to_owned(),
        title: Text::of(|language: Language| language.word("link-title")),
        text: Text::of(|language: Language| language.word("link-text")),
        ..bare(link.problem, link.boards)
    })
}

/// A lesson of a puzzle and boards alone.
pub fn bare(problem: Arc<Problem>, boards: Vec<BoardSpec>) -> Lesson {
    Lesson {
        id: "puzzle".to_owned(),
        title: Text::of(|language: Language| language.word("puzzle-title")),
        goal: Text::default(),
        text: Text::of(|language: Language| language.word("puzzle-text")),
        problem,
        boards,
        speed: SPEED,
        alignment: Alignment::default(),
        view: View::default(),
        claims: Vec::new(),
        stops: Vec::new(),
    }
}

fn is_same_puzzle(lesson: &Lesson, link: &Link) -> bool {
    lesson.problem.shape() == link.problem.shape()
        && lesson.problem.givens().eq(link.problem.givens())
}

/// The address of what is shown.
pub fn address(state: &State) -> String {
    // A lesson of one's own is known to nobody who gets the link, and its name may be any text.
    let is_brought = LESSONS.iter().any(|(id, _)| *id == state.lesson.id);
    let link = Link {
        problem: state.lesson.problem.clone(),
        boards: state.lesson.boards.clone(),
        step: state.playhead.position(),
        alignment: state.alignment,
        leading: state.leading.min(state.lesson.boards.len() - 1),
        view: state.view.id().to_owned(),
        language: state.language,
        lesson: if is_brought {
            state.lesson.id.clone()
        } else {
            String::new()
        },
    };
    format!("{}#{link}", platform::address())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_opens_what_it_was_made_of() {
        for (id, source) in LESSONS {
            let mut state = State::new(Lesson::read(source).unwrap(), Language::Es);
            state.playhead.go_to(7);
            let address = address(&state);
            let link: Link = Link::find(&address).unwrap().parse().unwrap();
            assert_eq!(
                (link.step, link.language, link.view.as_str()),
                (7, Language::Es, "lesson")
            );
            let opened = lesson(link.clone());
            assert_eq!(
                (opened.id.as_str(), opened.stops.len()),
                (*id, state.lesson.stops.len())
            );
            // Of a lesson that the program does not bring, puzzle and boards are left.
            let unknown = lesson(Link {
                lesson: "unknown".to_owned(),
                ..link
            });
            assert_eq!(
                (unknown.id.as_str(), &unknown.boards),
                ("link", &state.lesson.boards)
            );
        }
    }
}
