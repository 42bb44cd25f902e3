//! Quizzes: their score, what wrong answers show, and the answers as CSV.

use super::{Window, ask, harness_in, press};
use crate::app::look::{Dialog, LookCommand, Screen};
use crate::explain::{Language, args};
use crate::files::{self, LESSONS};
use crate::lesson::Lesson;
use crate::playhead::Direction;
use crate::session::{Command, Switch};
use egui::Key;
use egui_kittest::kittest::Queryable;
use std::fs;

const QUIZ: &str = "quiz-first-steps";

/// The quiz at its end, where the first question was answered wrong and the others right.
fn taken(language: Language, size: egui::Vec2) -> Window {
    let mut h = harness_in(QUIZ, language, size);
    let mut wrong = Some(0);
    while !h.state().session.is_at_last_stop() {
        ask(&mut h, Command::Stop(Direction::Forward));
        let session = &h.state().session;
        let right = session.questions().posed().map(|posed| posed.right);
        if let Some(right) = right.filter(|_| session.is_asking()) {
            if let Some(option) = wrong.take() {
                ask(&mut h, Command::Choose(option));
            }
            ask(&mut h, Command::Choose(right));
        }
    }
    h
}

#[test]
fn a_quiz_ends_with_what_its_wrong_answers_show() {
    let language = Language::Es;
    let size = egui::vec2(1024.0, 600.0);
    let mut h = taken(language, size);
    let shown = files::course().misconception("corners-forbid").unwrap();
    let idea = shown.text.get(language);
    h.get_by_label_contains(&format!(
        "Una respuesta incorrecta puede venir de la idea «{idea}»"
    ));
    h.get_by_label(shown.truth.get(language));
    // A lesson is a click away.
    let lesson = Lesson::read(&LESSONS[2].1).unwrap();
    let title = lesson.title.get(language).to_owned();
    let values = args([("title", title.into())]);
    // In a low window it may have to be scrolled to.
    h.get_by_label(&language.text("results-lesson", &values))
        .click_accesskit();
    h.run();
    assert_eq!(h.state().session.lesson().id, shown.lesson);
    assert_eq!(h.state().look.screen, Screen::Running);
}

#[test]
fn a_quiz_without_mistakes_shows_none() {
    let h = harness_in(QUIZ, Language::En, egui::vec2(1366.0, 768.0));
    assert!(h.query_by_label("What the wrong answers suggest").is_none());
}

#[test]
fn the_results_of_a_student_are_one_click_from_the_course() {
    let mut h = taken(Language::En, egui::vec2(1366.0, 768.0));
    press(&mut h, Key::I);
    h.get_by_label("Results…").click();
    h.run();
    assert_eq!(h.state().look.dialog, Some(Dialog::Results));
    h.get_by_label("4 / 5");
    h.get_by_label_contains(
        "A value is also forbidden in the cells that touch its own at a corner.",
    );
    h.get_by_label("To the lesson: Checking the rules").click();
    h.run();
    assert_eq!(h.state().session.lesson().id, "rule-check");
    assert_eq!(
        (h.state().look.dialog, h.state().look.screen),
        (None, Screen::Running)
    );
    // Another student has answered nothing.
    ask(&mut h, Command::ChooseLearner("Ana".to_owned()));
    ask(&mut h, LookCommand::Dialog(Dialog::Results, Switch::On));
    h.get_by_label("Student: Ana");
    h.get_by_label("No question has been answered yet.");
}

#[test]
fn answers_are_written_as_csv() {
    let folder = std::env::temp_dir().join(format!("recuo-answers-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).expect("a folder is made");
    let mut h = taken(Language::En, egui::vec2(1366.0, 768.0));
    ask(&mut h, Command::ChooseLearner("=Ana".to_owned()));
    ask(&mut h, LookCommand::Dialog(Dialog::Results, Switch::On));
    let write = |h: &mut Window| {
        h.get_by_label("Save").click();
        h.run();
    };
    h.state_mut().results.place = folder.join("class").display().to_string();
    h.run();
    write(&mut h);
    h.get_by_label_contains("class.csv has been written");
    let written = fs::read_to_string(folder.join("class.csv")).expect("it is there");
    let lines: Vec<&str> = written.lines().collect();
    let head =
        "student,lesson,stop,kind,tries,first_answer,in_words,right_at_first_try,misconception";
    assert_eq!((lines[0], lines.len()), (head, 6));
    assert_eq!(
        lines[1],
        ",quiz-first-steps,step:13?choice,choice,2,A,R1C2,no,corners-forbid"
    );
    assert!(lines[3].contains(",next-value,1,2,2,yes,"), "{written}");
    // Nothing is replaced unasked.
    write(&mut h);
    h.get_by_label_contains("class.csv is there already");
}

/// Presenter mode, too, ends a quiz with what its wrong answers show, in sight.
#[test]
fn a_presented_quiz_ends_with_what_its_wrong_answers_show() {
    let language = Language::Es;
    let size = egui::vec2(1366.0, 768.0);
    let mut h = taken(language, size);
    ask(&mut h, LookCommand::Present(Switch::On));
    let shown = files::course().misconception("corners-forbid").unwrap();
    for words in [&shown.text, &shown.truth] {
        let words = h.get_by_label_contains(words.get(language)).rect();
        let next = h.get_by_label_contains("  U").rect();
        assert!(words.bottom() < next.top(), "{language:?} {size} {words}");
    }
}
