//! Views in presenter mode.

use super::presenting::{SIZES, least, pixels_of, presented, texts};
use super::*;
use crate::lesson::View;
use crate::playhead::Direction;

/// A view in presenter mode has most of the room where little is said below it.
#[test]
fn presented_views_have_what_words_leave() {
    let mut h = presented("stack-and-recursion", Language::Pt, SIZES[1]);
    ask(&mut h, LookCommand::View(View::Code));
    press(&mut h, Key::N);
    ask(&mut h, LookCommand::View(View::Code));
    let words = h.state().session.stops().text(0).unwrap().clone();
    let drawn = texts(&h, words.get(Language::Pt));
    let (text, clip) = drawn.first().expect("its words are shown");
    let height = h.ctx.content_rect().height();
    assert!(text.pos.y > 0.5 * height, "{}", text.pos.y);
    assert!(clip.contains_rect(text.galley.rect.translate(text.pos.to_vec2())));
    assert!(pixels_of(&h, words.get(Language::Pt)) > least(SIZES[1]));
}

/// Going back to a stop shows its view again, and nothing that was seen since while its question is
/// open.
#[test]
fn going_back_restores_the_view_and_covers_the_future() {
    let mut lesson = lesson("four-queens");
    lesson.stops.iter_mut().for_each(|stop| stop.view = None);
    let asking = lesson
        .stops
        .iter()
        .position(|stop| stop.ask.is_some())
        .unwrap();
    lesson.stops[asking + 1].view = Some(View::Tree);
    let mut h = harness_of(lesson, Language::En, SIZES[1]);
    let steps = h.state().session.stops().steps().to_vec();
    ask(&mut h, Command::GoTo(steps[asking]));
    while h.state().session.stop_here() != Some(asking + 1) {
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    assert_eq!(h.state().look.view, View::Tree);
    assert_eq!(h.state().session.visibility(0).until(), steps[asking + 1]);
    ask(&mut h, Command::Stop(Direction::Back));
    let session = &h.state().session;
    assert!(session.is_asking() && session.stop_here() == Some(asking));
    assert_eq!(h.state().look.view, View::Lesson);
    assert_eq!(session.visibility(0).until(), steps[asking]);
}

/// A stop that speaks of a view of one board shows it beside that board, until another stop shows
/// them all again. One that speaks of the chart tells it in numbers.
#[test]
fn what_a_stop_speaks_of_is_seen_with_several_boards() {
    let mut h = presented("exact-cover", Language::En, SIZES[1]);
    while h.state().look.view != View::Why {
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    let session = &h.state().session;
    let board = session.lesson().stops[session.stop_here().unwrap()].board();
    assert_eq!((session.runs().leading(), board), (1, 1));
    assert_eq!(h.state().drawn.sides.len(), 1);
    h.get_by_label_contains("Exact cover: ");
    while h.state().look.view == View::Why {
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    assert_eq!(h.state().drawn.sides.len(), 2);

    let mut h = presented("sixteen", Language::En, SIZES[0]);
    let told = |h: &Window| h.query_all_by_label_contains("work: ").count();
    while h.state().look.view != View::Chart || h.state().session.is_asking() {
        assert_eq!(told(&h), 0);
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    assert_eq!((told(&h), h.state().drawn.sides.len()), (2, 2));

    let mut h = presented("fewest-candidates", Language::En, SIZES[0]);
    while !h.state().session.is_at_last_stop() {
        ask(&mut h, Command::RevealAnswer);
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    assert!(!texts(&h, "8.10×").is_empty(), "all runs have ended");
}

/// A view that is chosen while presenting stands beside the leading one of several boards, until
/// the view of the words is chosen again or the next stop is shown.
#[test]
fn a_chosen_view_stands_beside_one_of_several_boards() {
    let mut h = presented("naive-or-propagation", Language::En, SIZES[1]);
    ask(&mut h, Command::Step(9));
    let boards = |h: &Window| h.state().drawn.sides.len();
    let shows_code = |h: &Window| !texts(h, "solve").is_empty();
    assert_eq!((boards(&h), shows_code(&h)), (2, false));
    while h.state().look.view != View::Code {
        press(&mut h, Key::Z);
        assert_eq!(boards(&h), 1);
    }
    assert!(shows_code(&h));
    ask(&mut h, LookCommand::View(View::Lesson));
    assert_eq!(boards(&h), 2);
    ask(&mut h, LookCommand::View(View::Tree));
    assert_eq!(boards(&h), 1);
    ask(&mut h, Command::Stop(Direction::Forward));
    assert_eq!(boards(&h), 2);
    // After a race its table gives way to a view, and the next race to all boards.
    ask(&mut h, Command::Race);
    while h.state().session.race().map(|race| race.phase) != Some(RacePhase::Over) {
        h.state_mut().session.advance(1.0, SLICES);
    }
    h.run();
    assert_eq!(boards(&h), 2);
    ask(&mut h, LookCommand::View(View::Tree));
    assert_eq!(boards(&h), 1);
    ask(&mut h, Command::Race);
    assert_eq!(boards(&h), 2);
    ask(&mut h, Command::Stop(Direction::Forward));
    // A view of the desk does not hide a board.
    ask(&mut h, LookCommand::Present(Switch::Off));
    ask(&mut h, LookCommand::View(View::Tree));
    ask(&mut h, LookCommand::Present(Switch::On));
    assert_eq!(boards(&h), 2);
}

/// At a question a chosen view is about the board that is asked about.
#[test]
fn a_chosen_view_is_about_the_board_in_question() {
    let mut h = presented("naive-or-propagation", Language::En, SIZES[0]);
    ask(&mut h, Command::Stop(Direction::Forward));
    let posed = h.state().session.questions().posed();
    assert_eq!(posed.map(|posed| posed.board), Some(1));
    ask(&mut h, Command::Lead(0));
    ask(&mut h, LookCommand::View(View::Code));
    assert_eq!(h.state().session.runs().leading(), 1);
}
