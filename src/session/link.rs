//! Links: the lesson that a link opens, and the link to what is shown.

use super::Session;
use super::shelf::Shelf;
use crate::explain::Language;
use crate::lesson::{Lesson, Link, Text, View};

/// The lesson that the link was made from, if the course has it unchanged; otherwise a lesson with
/// just the link's puzzle and boards.
pub fn lesson(link: Link, shelf: Shelf) -> Lesson {
    let number = shelf.number_of(&link.lesson);
    let known = number
        .and_then(|number| shelf.read(number))
        .filter(|lesson| lesson.boards == link.boards && is_same_puzzle(lesson, &link));
    known.unwrap_or_else(|| Lesson {
        id: "link".to_owned(),
        title: Text::of(|language: Language| language.word("link-title")),
        text: Text::of(|language: Language| language.word("link-text")),
        ..Lesson::bare(link.problem, link.boards)
    })
}

fn is_same_puzzle(lesson: &Lesson, link: &Link) -> bool {
    lesson.problem == link.problem
}

impl Session {
    /// The link to what is shown, without branches.
    pub fn link(&self, view: View, language: Language) -> Link {
        let lesson = self.lesson();
        // A lesson outside the course is unknown to the receiver of the link, and its id may be
        // any text.
        let is_known = self.shelf().number_of(&lesson.id).is_some();
        Link {
            problem: lesson.problem.clone(),
            boards: lesson.boards.clone(),
            step: self.playhead().position(),
            alignment: self.lineup().alignment(),
            leading: self.runs().leading().min(lesson.boards.len() - 1),
            view: view.id().to_owned(),
            language,
            lesson: if is_known {
                lesson.id.clone()
            } else {
                String::new()
            },
        }
    }
}
