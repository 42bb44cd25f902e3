//! Answers in the records.

use super::*;

/// What two windows have answered is kept of both, and the first answer to a question counts.
#[test]
fn answers_of_two_windows_are_kept() {
    let folder = folder("answers");
    let answer = |window: &mut Window, lesson: usize, is_right: bool| {
        window.take(lesson, 0);
        while !window.front.session.is_asking() {
            window.ask(Command::Stop(crate::playhead::Direction::Forward));
        }
        let posed = window.front.session.questions().posed().unwrap();
        let (right, options) = (posed.right, posed.options.len());
        if !is_right {
            window.ask(Command::Choose((right + 1) % options));
        }
        window.ask(Command::Choose(right));
        window.keep();
    };
    let (mut first, mut second) = (Window::open(&folder), Window::open(&folder));
    answer(&mut first, 0, true);
    answer(&mut second, 1, false);
    answer(&mut second, 0, false);
    let again = Window::open(&folder);
    assert_eq!(again.front.session.course().score(), (1, 2));
}

/// An answer is kept with its tries and what it shows; of an older record, whether it was right.
#[test]
fn what_was_answered_first_is_kept() {
    let folder = folder("first-answers");
    let mut window = Window::open(&folder);
    let quiz = LESSONS
        .iter()
        .position(|(id, _)| *id == "quiz-first-steps")
        .unwrap();
    window.take(quiz, 0);
    window.ask(Command::Stop(crate::playhead::Direction::Forward));
    for option in [0, 2] {
        window.ask(Command::Choose(option));
    }
    window.keep();
    let course = Window::open(&folder).front.session.course().clone();
    let seen = &course.seen()["quiz-first-steps"];
    let kept = seen.answers.values().next().unwrap();
    assert_eq!((kept.is_right, kept.tries), (false, 2));
    assert_eq!(
        (kept.first.as_str(), kept.shows.as_str()),
        ("A", "corners-forbid")
    );
    assert_eq!(course.misconceptions(), [("corners-forbid", 1)]);
    // An earlier version wrote true or false.
    let record = json!({"lessons": {"x": {"answers": {"a": true, "b": false, "c": 3}}}});
    let old = progress::roster(&record, "");
    assert_eq!(old.all()[""].score(), (1, 2));
    assert_eq!(old.all()[""].seen()["x"].answers["a"].tries, 0);
    let written = progress::value(&old);
    assert_eq!(
        written["lessons"]["x"]["answers"],
        json!({"a": true, "b": false})
    );
}
