//! The course.

use super::{Window, ask, harness, harness_in, harness_with, lesson, press, type_text};
use crate::app::front::Front;
use crate::app::look::{LookCommand, Screen};
use crate::explain::Language;
use crate::files::LESSONS;
use crate::lesson::Lesson;
use crate::playhead::Direction;
use crate::session::course::{CourseProgress, LessonEntry, LessonProgress};
use crate::session::{Command, CourseLessons, Notice, Roster, Session, Switch};
use egui::Key;
use egui_kittest::kittest::Queryable;
use std::collections::BTreeMap;

fn next_stop(h: &mut Window) {
    ask(h, Command::Stop(Direction::Forward));
}

fn lesson_id(h: &Window) -> &str {
    &h.state().session.lesson().id
}

#[test]
fn the_course_offers_a_start_before_the_first_lesson() {
    let mut h = harness("eight-queens");
    press(&mut h, Key::I);
    h.get_by_label("Start: How can that be?").click();
    h.run();
    assert_eq!(lesson_id(&h), LESSONS[0].0);
    ask(&mut h, Command::Step(1));
    press(&mut h, Key::I);
    h.get_by_label("Continue: How can that be?");
}

#[test]
fn progress_is_saved_and_resumed() {
    let mut h = harness("first-moves");
    next_stop(&mut h);
    next_stop(&mut h);
    ask(&mut h, Command::Step(3));
    let step = h.state().session.playhead().position();
    press(&mut h, Key::I);
    assert_eq!(h.state().look.screen, Screen::Course);
    h.get_by_label("Course");
    h.get_by_label(&format!("0 of {} lessons completed", LESSONS.len()));
    h.get_by_label("Continue: The first moves");
    // To the next lesson by keys, and back by the mouse.
    press(&mut h, Key::ArrowDown);
    press(&mut h, Key::Enter);
    assert_eq!(
        (lesson_id(&h), h.state().look.screen),
        (LESSONS[2].0, Screen::Running)
    );
    assert_eq!(h.state().session.playhead().position(), 0);
    press(&mut h, Key::I);
    h.get_by_label("Continue: The first moves").click();
    h.run();
    assert_eq!(
        (lesson_id(&h), h.state().session.playhead().position()),
        ("first-moves", step)
    );
    // What is not in the course is not counted.
    let entries = LessonEntry::all(CourseLessons(LESSONS));
    let mut kept = h.state().session.course().seen.clone();
    kept.insert("no-such".to_owned(), LessonProgress::default());
    let seen = kept.get_mut(LESSONS[1].0).unwrap();
    seen.stops.insert("no-such".to_owned());
    let restored = CourseProgress {
        seen: kept,
        last: String::new(),
    };
    assert_eq!(restored.stops_reached(&entries[1]), 2);
    assert_eq!(restored.finished(&entries), 0);
}

#[test]
fn the_end_of_a_lesson_leads_to_the_next() {
    let language = Language::Es;
    let mut h = harness_in("first-moves", language, egui::vec2(1024.0, 600.0));
    let title = Lesson::read(&LESSONS[2].1)
        .unwrap()
        .title
        .get(language)
        .to_owned();
    while !h.state().session.is_at_last_stop() {
        assert!(h.query_by_label_contains(&title).is_none());
        next_stop(&mut h);
    }
    h.get_by_label_contains(&title).click();
    h.run();
    assert_eq!(lesson_id(&h), LESSONS[2].0);
    press(&mut h, Key::I);
    let lessons = LessonEntry::all(CourseLessons(LESSONS));
    assert_eq!(h.state().session.course().finished(&lessons), 1);
    h.get_by_label_contains(&LESSONS.len().to_string());
    let mut h = harness(LESSONS.last().unwrap().0);
    press(&mut h, Key::U);
    assert_eq!(h.state().session.notice(), Some(Notice::NoFurther));
}

/// In a package for a learning platform no key and no button leads to another lesson.
#[test]
fn a_lesson_that_stands_alone_stays() {
    let course = CourseLessons(LESSONS).only("first-moves");
    let session = Session::new(lesson("first-moves"), course);
    let mut front = Front::of(session, Language::En);
    front.explore_whole(&egui::Context::default());
    let mut h = harness_with(front, egui::vec2(1024.0, 600.0));
    while !h.state().session.is_at_last_stop() {
        next_stop(&mut h);
    }
    while h.state().session.questions().posed().is_some() {
        press(&mut h, Key::A);
        press(&mut h, Key::B);
        press(&mut h, Key::N);
    }
    h.get_by_label(&Language::En.word("package-next")).click();
    h.run();
    for key in [Key::U, Key::N, Key::I] {
        ask(&mut h, Command::ClearNotice);
        press(&mut h, key);
        assert_eq!(h.state().session.notice(), Some(Notice::LessonAlone));
        assert_eq!(h.state().look.screen, Screen::Running);
        assert_eq!(lesson_id(&h), "first-moves");
    }
    // From a puzzle of one's own the way to the course leads back to it.
    let boards = h.state().session.lesson().boards.clone();
    ask(&mut h, LookCommand::Screen(Screen::Editor, Switch::On));
    type_text(&mut h, "1234");
    ask(&mut h, Command::OpenOwn(boards));
    ask(&mut h, LookCommand::Screen(Screen::Running, Switch::On));
    assert_ne!(lesson_id(&h), "first-moves");
    press(&mut h, Key::I);
    assert_eq!(lesson_id(&h), "first-moves");
}

#[test]
fn a_lesson_is_opened_by_a_click() {
    for size in [egui::vec2(1440.0, 900.0), egui::vec2(360.0, 740.0)] {
        let mut h = harness_in("three-languages", Language::Es, size);
        press(&mut h, Key::I);
        let title = Lesson::read(&LESSONS[10].1)
            .unwrap()
            .title
            .get(Language::Es)
            .to_owned();
        h.get_by_label(&title).scroll_to_me();
        h.run();
        h.get_by_label(&title).click();
        h.run();
        assert_eq!(lesson_id(&h), LESSONS[10].0);
        press(&mut h, Key::I);
        press(&mut h, Key::Home);
        press(&mut h, Key::End);
        press(&mut h, Key::Escape);
        assert_eq!(lesson_id(&h), LESSONS[10].0);
    }
}

#[test]
fn the_puzzles_of_all_lessons_are_a_set() {
    let mut h = harness("naive-or-propagation");
    press(&mut h, Key::I);
    h.get_by_label("Compare on all puzzles…").click();
    h.run();
    assert_eq!(h.state().look.screen, Screen::Set);
    let set = h.state().session.set().expect("it is open");
    assert_eq!(set.puzzles.len(), LESSONS.len());
    assert_eq!(set.names[0], "How can that be?");
    assert_eq!(set.strategies.len(), 2);
}

/// The first answer to each question of the course counts, and is kept.
#[test]
fn answers_are_counted_at_the_first_try() {
    let mut h = harness("first-moves");
    let mut asked = 0;
    let mut right = 0;
    while !h.state().session.is_at_last_stop() {
        next_stop(&mut h);
        if !h.state().session.is_asking() {
            continue;
        }
        asked += 1;
        let posed = h.state().session.questions().posed().unwrap();
        let (wanted, options) = (posed.right, posed.options.len());
        // Every other one is wrong at first.
        if asked % 2 == 0 {
            ask(&mut h, Command::Choose((wanted + 1) % options));
        } else {
            right += 1;
        }
        ask(&mut h, Command::Choose(wanted));
        assert!(!h.state().session.is_asking());
        assert_eq!(h.state().session.course().score(), (right, asked));
    }
    assert!(asked > 1 && right < asked);
    // Answering again in another visit changes nothing.
    ask(
        &mut h,
        Command::TakeLesson {
            number: 1,
            resumes: false,
        },
    );
    while !h.state().session.is_asking() {
        next_stop(&mut h);
    }
    let posed = h.state().session.questions().posed().unwrap();
    let (wanted, options) = (posed.right, posed.options.len());
    ask(&mut h, Command::Choose((wanted + 1) % options));
    ask(&mut h, Command::Choose(wanted));
    let course = h.state().session.course().clone();
    assert_eq!(course.score(), (right, asked));
    press(&mut h, Key::I);
    let words = format!("{right} of {asked} questions right on the first try");
    h.get_by_label(&words);
    // A finished lesson leads on to the next.
    let next = Lesson::read(&LESSONS[2].1).unwrap().title;
    h.get_by_label(&format!("Continue: {}", next.get(Language::En)));
    assert!(h.query_by_label_contains("finished").is_none());
    let lessons = LessonEntry::all(CourseLessons(LESSONS));
    assert_eq!(course.minutes_left(&lessons[1]), 0);
    assert_eq!(course.minutes_left(&lessons[2]), lessons[2].minutes);
}

/// Enter and the card go on with the lesson that is not finished, and never back to the start of
/// one that is.
#[test]
fn the_course_goes_on_with_what_is_unfinished() {
    let entries = LessonEntry::all(CourseLessons(LESSONS));
    let seen = |finished: &[usize], last: usize| {
        let of = |number: &usize| {
            let stops = entries[*number].stops.iter().cloned().collect();
            let seen = LessonProgress {
                stops,
                ..LessonProgress::default()
            };
            (entries[*number].id.to_owned(), seen)
        };
        let seen = finished.iter().map(of).collect();
        CourseProgress {
            seen,
            last: entries[last].id.to_owned(),
        }
    };
    let all: Vec<usize> = (0..entries.len()).collect();
    let last = entries.len() - 1;
    assert_eq!(seen(&[], 3).ahead(&entries), Some(3));
    assert_eq!(seen(&[0], 0).ahead(&entries), Some(1));
    assert_eq!(seen(&[2, 3, 4], 2).ahead(&entries), Some(5));
    // After the end comes the beginning.
    assert_eq!(seen(&[0, last], last).ahead(&entries), Some(1));
    assert_eq!(seen(&all, 4).ahead(&entries), None);
    let mut h = harness("first-moves");
    while !h.state().session.is_at_last_stop() {
        next_stop(&mut h);
    }
    press(&mut h, Key::I);
    press(&mut h, Key::Enter);
    assert_eq!(lesson_id(&h), LESSONS[2].0);
    // After all of them it says so.
    let roster = BTreeMap::from([(String::new(), seen(&all, 0))]);
    ask(&mut h, Command::MergeProgress(Roster::restored(roster, "")));
    press(&mut h, Key::I);
    h.get_by_label("All lessons of the course are finished.");
    assert!(h.query_by_label_contains("Continue: ").is_none());
}

/// What has no room in the bar of a small window is in a menu.
#[test]
fn the_bar_of_the_course_has_a_menu_in_a_small_window() {
    for (size, has_menu) in [
        (egui::vec2(390.0, 844.0), true),
        (egui::vec2(1366.0, 768.0), false),
    ] {
        let mut h = harness_in("first-moves", Language::Pt, size);
        press(&mut h, Key::I);
        let word = |id: &str| Language::Pt.word(id);
        let guide = format!("{}…", word("guide-save"));
        assert_eq!(h.query_by_label(&guide).is_none(), has_menu, "{size}");
        if has_menu {
            h.get_by_label(&format!("{} ▾", word("menu"))).click();
            h.run();
            h.get_by_label(&guide);
        }
    }
}

/// Chapters are read row by row.
#[test]
fn chapters_stand_in_rows() {
    let mut h = harness_in("first-moves", Language::En, egui::vec2(1366.0, 768.0));
    press(&mut h, Key::I);
    let [first, second, fourth] =
        ["1  ", "2  ", "4  "].map(|number| h.get_by_label_contains(number).rect());
    assert_eq!(first.top(), second.top());
    assert_eq!(first.left(), fourth.left());
    assert!(first.right() < second.left() && first.bottom() < fourth.top());
}

/// The course opens at its top, where the lesson to go on with is offered. Home comes back to it.
#[test]
fn the_course_opens_with_the_way_on() {
    let mut h = harness_in("backjumping", Language::Es, egui::vec2(1024.0, 600.0));
    press(&mut h, Key::N);
    press(&mut h, Key::I);
    let offer = h.get_by_label_contains("Continuar").rect();
    assert!(h.ctx.content_rect().contains_rect(offer), "{offer}");
    press(&mut h, Key::End);
    let away = h.get_by_label_contains("Continuar").rect();
    assert!(away.bottom() < offer.top(), "{away}");
    press(&mut h, Key::Home);
    assert_eq!(
        h.get_by_label_contains("Continuar").rect().top(),
        offer.top()
    );
}
