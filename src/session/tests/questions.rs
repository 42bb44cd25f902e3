use super::*;
use crate::playhead::Direction;
use crate::session::posed::Posed;
use crate::session::questions::{Typed, Typing};
use crate::session::verdict::{AnswerMark, LessonScore, Score, verdict_in_words};
use crate::solver::EventKind;

/// A wrong answer leaves a second try, unless there were only two options. The first one counts.
#[test]
fn questions_are_answered_rightly_or_wrongly() {
    for chooses_right in [true, false] {
        let mut session = session("first-moves");
        while !session.is_asking() {
            ask(&mut session, Command::Stop(Direction::Forward));
        }
        let posed = session.questions().posed().unwrap();
        let (right, options) = (posed.right, posed.options.len());
        ask(&mut session, Command::Choose(options));
        assert!(session.is_asking(), "there is no such option");
        let wrong = (right + 1) % options;
        let option = if chooses_right { right } else { wrong };
        for _ in 0..2 {
            ask(&mut session, Command::Choose(option));
            let is_open = !chooses_right && options > 2;
            assert_eq!(
                session.is_asking(),
                is_open,
                "the same answer is no second one"
            );
        }
        ask(&mut session, Command::Choose(right));
        assert!(!session.is_asking());
        let posed = session.questions().posed().unwrap();
        assert_eq!(posed.first_answer(), Some(option));
        assert_eq!(session.questions().score(), (usize::from(chooses_right), 1));
    }
}

/// A lesson that is taken up again shows what was answered until there; from its start, nothing.
#[test]
fn answers_are_as_they_were_left() {
    let mut session = session("first-moves");
    let number = session.lessons().number_of("first-moves").unwrap();
    let resumes = false;
    let to_question = |session: &mut Session| {
        ask(session, Command::Stop(Direction::Forward));
        while !session.is_asking() {
            ask(session, Command::Stop(Direction::Forward));
        }
        let posed = session.questions().posed().unwrap();
        (posed.right, posed.options.len(), steps(session)[0])
    };
    let leave_and_take_up = |session: &mut Session, step| {
        ask(session, Command::TakeLesson { number, resumes });
        ask(session, Command::TakeUp(step));
    };
    let first = |session: &Session| session.questions().posed().unwrap().first_answer();
    let (right, options, step) = to_question(&mut session);
    let wrong = (right + 1) % options;
    assert!(options > 2);
    ask(&mut session, Command::Choose(wrong));
    leave_and_take_up(&mut session, step);
    assert_eq!((first(&session), session.is_asking()), (Some(wrong), true));
    ask(&mut session, Command::Choose(right));
    leave_and_take_up(&mut session, step);
    assert_eq!((first(&session), session.is_asking()), (Some(wrong), false));
    let (right, _, step) = to_question(&mut session);
    ask(&mut session, Command::Choose(right));
    leave_and_take_up(&mut session, step);
    assert_eq!((first(&session), session.is_asking()), (Some(right), false));
    assert_eq!(session.questions().score(), (1, 2));
    ask(&mut session, Command::TakeLesson { number, resumes });
    to_question(&mut session);
    assert_eq!(first(&session), None);
}

/// Digits go on only at the second press too, and back at once.
#[test]
fn a_digit_does_not_pass_an_open_question() {
    let mut session = session("first-program");
    ask(&mut session, Command::GoTo(1000));
    ask(&mut session, Command::Ask(Switch::On));
    ask(&mut session, Command::Percent(50));
    assert_eq!(
        (session.notice(), steps(&session)),
        (Some(Notice::AnswerFirst), vec![1000])
    );
    ask(&mut session, Command::Percent(50));
    assert!(steps(&session)[0] > 1000);
    ask(&mut session, Command::Percent(0));
    assert_eq!(steps(&session), [0]);
}

/// No key passes the question of a stop unasked.
#[test]
fn every_way_on_is_refused_once() {
    let ways = [
        Command::Step(1),
        Command::Move(Direction::Forward),
        Command::Find(EventKind::Solution, Direction::Forward),
        Command::Stop(Direction::Forward),
        Command::Percent(90),
        Command::Play,
        Command::Out,
        Command::Last,
        Command::NextLesson,
    ];
    for way in ways {
        let mut session = session("first-moves");
        while !session.is_asking() {
            ask(&mut session, Command::Stop(Direction::Forward));
        }
        let at = steps(&session);
        session.apply(way);
        let now = (session.notice(), session.lesson().id.as_str());
        assert_eq!(now, (Some(Notice::AnswerFirst), "first-moves"));
        assert_eq!(
            (steps(&session), session.playhead().is_playing()),
            (at, false)
        );
    }
}

#[test]
fn moving_on_is_refused_once_without_an_answer() {
    let mut session = session("first-program");
    ask(&mut session, Command::Ask(Switch::On));
    assert!(session.is_asking() && session.hides_future());
    ask(&mut session, Command::Step(1));
    assert_eq!(
        (session.notice(), steps(&session)),
        (Some(Notice::AnswerFirst), vec![0])
    );
    let right = session.questions().posed().unwrap().right;
    ask(&mut session, Command::Choose(right));
    assert_eq!(session.notice(), None);
    ask(&mut session, Command::Step(1));
    assert_eq!(steps(&session), [1]);
    // The second request goes on without an answer.
    ask(&mut session, Command::Step(1));
    ask(&mut session, Command::Step(1));
    assert_eq!(steps(&session), [2]);
    assert_eq!(session.questions().answered.len(), 1);
    ask(&mut session, Command::Ask(Switch::Off));
    assert!(session.questions().is_reviewing);
}

#[test]
fn an_unambiguous_answer_is_submitted_as_it_is_typed() {
    let mut session = session("first-program");
    ask(&mut session, Command::Ask(Switch::On));
    let typed = |session: &Session| session.questions().posed().is_some_and(|p| p.is_typed());
    while !typed(&session) {
        let right = session.questions().posed().unwrap().right;
        ask(&mut session, Command::Choose(right));
        ask(&mut session, Command::Step(1));
    }
    // A digit that begins no answer is ignored, and is not a command either.
    let questions = session.questions();
    assert!(!questions.takes(Typed::Character('z')));
    assert!(questions.takes(Typed::Character('0')));
    let posed = questions.posed().unwrap().clone();
    let key = posed.options[posed.right].get(Language::En).to_owned();
    assert_eq!(posed.option_typed(&key), Some(posed.right), "{key}");
    for character in key.chars() {
        ask(&mut session, Command::Type(Typed::Character(character)));
    }
    ask(&mut session, Command::Type(Typed::Enter));
    assert!(session.questions().answered.last().unwrap().is_right());
}

#[test]
fn the_class_is_judged_by_its_majority() {
    let mut session = session("first-program");
    ask(&mut session, Command::Ask(Switch::On));
    ask(&mut session, Command::CountClass(Switch::On));
    for (option, by) in [(1, 3), (0, 2), (1, -2), (7, 1)] {
        ask(&mut session, Command::Vote(option, by));
    }
    assert!(session.is_asking());
    ask(&mut session, Command::JudgeClass);
    let posed = session.questions().posed().unwrap();
    assert_eq!((posed.answer, posed.all_votes()), (Some(0), 3));
}

/// The switch says what it does where no question shows it.
#[test]
fn who_answers_is_told_without_a_question() {
    let mut session = session("four-queens");
    for notice in [Notice::ClassAnswers, Notice::OneAnswers] {
        ask(&mut session, Command::CountClass(Switch::Toggle));
        assert_eq!(session.notice(), Some(notice));
    }
    while !session.is_asking() {
        ask(&mut session, Command::Stop(Direction::Forward));
    }
    ask(&mut session, Command::CountClass(Switch::Toggle));
    assert_eq!(session.notice(), None);
}

/// Half of a class is not most of it, whichever letter the right option has.
#[test]
fn a_tie_with_a_wrong_option_is_not_right() {
    for other in 0..3 {
        let mut session = session("four-queens");
        while !session.is_asking() {
            ask(&mut session, Command::Stop(Direction::Forward));
        }
        ask(&mut session, Command::CountClass(Switch::On));
        let right = session.questions().posed().unwrap().right;
        for option in [right, (right + 1 + other) % 3] {
            ask(&mut session, Command::Vote(option, 1));
        }
        ask(&mut session, Command::JudgeClass);
        let posed = session.questions().posed().unwrap();
        let is_alone = posed.votes[posed.right] == 2;
        assert_eq!(posed.is_right(), is_alone, "{:?}", posed.votes);
    }
}

/// The right answer is shown at the second request. Votes and a first try count then; without
/// either nothing does.
#[test]
fn the_right_answer_can_be_shown() {
    let shown = |before: Vec<Command>| {
        let mut session = session("first-moves");
        while !session.is_asking() {
            ask(&mut session, Command::Stop(Direction::Forward));
        }
        let wrong = usize::from(session.questions().posed().unwrap().right == 0);
        for command in before {
            ask(&mut session, command);
        }
        if session.questions().counts_class {
            ask(&mut session, Command::Choose(wrong));
        }
        ask(&mut session, Command::RevealAnswer);
        assert!(session.is_asking());
        assert_eq!(session.notice(), Some(Notice::RevealNext));
        ask(&mut session, Command::RevealAnswer);
        assert!(!session.is_asking());
        assert_eq!(session.notice(), None);
        session.questions().score()
    };
    assert_eq!(shown(vec![]), (0, 0));
    assert_eq!(shown(vec![Command::CountClass(Switch::On)]), (0, 1));
}

#[test]
fn a_stop_opens_its_view() {
    let shelf = CourseLessons(LESSONS);
    let opens = |number: &usize| {
        let lesson = shelf.read(*number).unwrap();
        lesson.stops[0].view.is_some_and(|view| view != lesson.view)
    };
    let number = (0..shelf.0.len()).find(opens).expect("some lesson does");
    let mut session = session(shelf.name(number).unwrap());
    let outcome = session.apply(Command::Stop(Direction::Forward));
    assert_eq!(outcome.view, session.lesson().stops[0].view);
}

/// A wrong first try counts, even if the questions end before the second.
#[test]
fn a_wrong_first_try_is_not_forgotten() {
    let mut session = session("first-program");
    ask(&mut session, Command::Ask(Switch::On));
    let posed = session.questions().posed().unwrap();
    assert!(posed.options.len() > 2);
    let wrong = (posed.right + 1) % posed.options.len();
    ask(&mut session, Command::Choose(wrong));
    assert!(session.is_asking());
    ask(&mut session, Command::Ask(Switch::Off));
    assert!(session.questions().is_reviewing);
    assert_eq!(session.questions().score(), (0, 1));
    let [posed] = &*session.questions().answered else {
        panic!("one answer");
    };
    assert_eq!(posed.first_answer(), Some(wrong));
    // What was not answered at all does not count.
    ask(&mut session, Command::Ask(Switch::On));
    ask(&mut session, Command::Ask(Switch::Off));
    assert!(!session.questions().is_reviewing);
}

/// A written option that is a cell or a number can be typed, and a cell clicked on the board.
#[test]
fn written_cells_and_numbers_can_be_typed_and_clicked() {
    for (id, typed, is_cell) in [
        ("forward-checking", "r5c3", true),
        ("exact-cover", "144", false),
    ] {
        let mut session = session(id);
        while !session.questions().posed().is_some_and(Posed::is_typed) {
            if let Some(right) = session.questions().posed().map(|posed| posed.right) {
                ask(&mut session, Command::Choose(right));
            }
            ask(&mut session, Command::Stop(Direction::Forward));
        }
        let (questions, topology) = (session.questions(), session.lesson().problem.topology());
        let right = questions.posed().unwrap().right;
        let clicked = topology.all_cells().find_map(|cell| {
            let option = questions.option_of(cell, topology)?;
            (option == right).then(|| topology.address(cell).to_lowercase())
        });
        assert_eq!(clicked.as_deref(), is_cell.then_some(typed));
        for character in typed.chars() {
            ask(&mut session, Command::Type(Typed::Character(character)));
        }
        assert!(session.questions().posed().unwrap().is_right(), "{id}");
    }
}

/// A first wrong answer after the refusal leaves the question open: the next way on is refused
/// again.
#[test]
fn a_second_try_is_not_passed_unasked() {
    let mut session = session("forward-checking");
    ask(&mut session, Command::Stop(Direction::Forward));
    ask(&mut session, Command::Step(1));
    let (posed, asked) = (session.questions().posed().unwrap(), steps(&session));
    let wrong = (posed.right + 1) % posed.options.len();
    ask(&mut session, Command::Choose(wrong));
    ask(&mut session, Command::Step(1));
    assert_eq!(
        (session.notice(), steps(&session)),
        (Some(Notice::AnswerFirst), asked.clone())
    );
    ask(&mut session, Command::Step(1));
    assert_ne!(steps(&session), asked);
}

/// The score of a lesson is of all its questions: those passed or only shown were not answered, and
/// a wrong first try counts without a second one.
#[test]
fn every_question_of_a_lesson_has_its_mark() {
    let mut session = session("quiz-further");
    assert!(Score::of(&session).is_none());
    let next = |session: &mut Session| {
        ask(session, Command::Stop(Direction::Forward));
        while session.notice() == Some(Notice::AnswerFirst) {
            ask(session, Command::Stop(Direction::Forward));
        }
    };
    for is_right in [false, true] {
        next(&mut session);
        let posed = session.questions().posed().unwrap();
        let option = (posed.right + usize::from(!is_right)) % posed.options.len();
        ask(&mut session, Command::Choose(option));
        // A misconception would give the second try away.
        assert!(is_right || session.questions().misconceptions().is_empty());
    }
    next(&mut session);
    ask(&mut session, Command::RevealAnswer);
    ask(&mut session, Command::RevealAnswer);
    let score = Score::of(&session).unwrap();
    let marks: Vec<AnswerMark> = score.marks.iter().map(|(_, mark)| *mark).collect();
    let rest = vec![AnswerMark::Unanswered; marks.len() - 2];
    assert_eq!(
        marks,
        [vec![AnswerMark::Wrong, AnswerMark::Right], rest].concat()
    );
    // The first try is on record at once.
    let kept = session.course().seen["quiz-further"].answers.values();
    assert_eq!(kept.filter(|kept| kept.tries == 1).count(), 2);
    let done = LessonScore {
        stops: (3, session.lesson().stops.len()),
        questions: (1, marks.len()),
    };
    assert_eq!(LessonScore::of(&session), done);
}

/// A typed value that no option has is not taken without a word.
#[test]
fn a_typed_value_that_is_no_option_is_told() {
    let mut session = session("first-moves");
    ask(&mut session, Command::Ask(Switch::On));
    while !(session.questions().posed()).is_some_and(|posed| posed.is_typed() && posed.is_open()) {
        ask(&mut session, Command::Step(1));
        ask(&mut session, Command::Step(1));
    }
    let ways = "123456789".chars().map(Typed::Character);
    let none = ways.filter(|typed| session.questions().typing(*typed) == Typing::Unknown);
    let none: Vec<Typed> = none.collect();
    assert!(!none.is_empty());
    ask(&mut session, Command::Type(none[0]));
    assert!(session.is_asking());
    assert_eq!(session.notice(), Some(Notice::OptionUnknown));
    let right = session.questions().posed().unwrap().right;
    ask(&mut session, Command::Choose(right));
    assert_eq!(session.notice(), None);
}

/// Lines are moved into order. For a wrong order, the first wrong line is named, and there is a second
/// try; in the end the right order is shown.
#[test]
fn lines_are_put_into_order() {
    let mut session = session("stack-and-recursion");
    while !session.is_asking() {
        ask(&mut session, Command::Stop(Direction::Forward));
    }
    let order = |session: &Session| {
        let posed = session.questions().posed().unwrap();
        posed.order.clone().unwrap()
    };
    let right = {
        let mut solved = order(&session);
        solved.solve();
        solved.items
    };
    // All lines are used at first, and so two that do not belong.
    ask(&mut session, Command::JudgeClass);
    assert!(session.is_asking() && order(&session).wrong.is_some());
    // Each item is taken to its place.
    for (place, item) in right.iter().enumerate() {
        ask(&mut session, Command::MoveLine(*item, place));
        assert_eq!(order(&session).picked, place);
    }
    assert_eq!(order(&session).items, right);
    // The second line is the first wrong one where it stands first.
    let mut swapped = order(&session);
    swapped.put(right[1], 0);
    assert!(!swapped.judge());
    assert_eq!(swapped.wrong, Some(right[1]));
    ask(&mut session, Command::JudgeClass);
    let posed = session.questions().posed().unwrap();
    assert!(posed.is_right() && !posed.is_right_at_once());
    // Missing lines are reported as missing.
    let mut short = order(&session);
    short.put(short.divider(), 1);
    assert!(!short.judge());
    assert_eq!(short.wrong, Some(short.divider()));
}

/// A verdict says why the answer is wrong where the program knows it.
#[test]
fn a_wrong_answer_is_explained() {
    let mut session = session("stack-and-recursion");
    for _ in 0..3 {
        ask(&mut session, Command::Stop(Direction::Forward));
        ask(&mut session, Command::Choose(0));
        ask(&mut session, Command::Choose(1));
    }
    ask(&mut session, Command::Stop(Direction::Forward));
    let posed = session.questions().posed().unwrap();
    let options = posed.options.iter();
    let failed = options
        .clone()
        .position(|option| option.get(Language::En) == "R1C4")
        .unwrap();
    let others = 0..options.len();
    let other = others
        .into_iter()
        .find(|option| ![failed, posed.right].contains(option));
    ask(&mut session, Command::Choose(other.unwrap()));
    ask(&mut session, Command::Choose(failed));
    let posed = session.questions().posed().unwrap();
    let said = verdict_in_words(posed, Language::En);
    assert!(said[0].1.contains("Nothing fits in R1C4"), "{said:?}");
}
