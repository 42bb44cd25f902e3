use super::*;
use crate::lesson::Link;
use crate::solver::Alternative;

#[test]
fn a_link_opens_what_it_was_made_of() {
    let shelf = CourseLessons(LESSONS);
    for (number, (id, _)) in LESSONS.iter().enumerate().step_by(7) {
        let mut session = Session::new(shelf.read(number).unwrap(), shelf);
        session.advance(0.0, 8);
        ask(&mut session, Command::GoTo(7));
        let link = session.link(View::Lesson, Language::Es).to_string();
        let link = link.parse::<Link>().expect("a link");
        assert_eq!(
            (link.step, link.language, link.view.as_str()),
            (7, Language::Es, "lesson")
        );
        let opened = lesson_of_link(link.clone(), shelf);
        assert_eq!(
            (opened.id.as_str(), opened.stops.len()),
            (*id, session.lesson().stops.len())
        );
        // Of a lesson that the course does not have, only puzzle and boards are left.
        let unknown = Link {
            lesson: "unknown".to_owned(),
            ..link
        };
        let unknown = lesson_of_link(unknown, shelf);
        assert_eq!(
            (unknown.id.as_str(), &unknown.boards),
            ("link", &session.lesson().boards)
        );
    }
}

#[test]
fn a_link_leads_to_its_moment_without_branches() {
    let mut session = session("first-program");
    ask(&mut session, Command::GoTo(1));
    let propagation = Alternative::Strategy("propagation".parse().unwrap());
    ask(&mut session, Command::Fork(propagation));
    ask(&mut session, Command::Lead(1));
    let link = session.link(View::Stack, Language::Pt);
    assert_eq!((link.boards.len(), link.leading), (1, 0));
    let mut other = super::session("first-moves");
    let outcome = other.apply(Command::OpenLink(Box::new(link)));
    assert_eq!(
        (outcome.view, outcome.language),
        (Some(View::Stack), Some(Language::Pt))
    );
    other.advance(0.0, 8);
    assert_eq!(
        (other.lesson().id.as_str(), steps(&other)),
        ("first-program", vec![session.playhead().position()])
    );
}
