//! Views in presenter mode.

use super::presenting::{SIZES, cards, least, pixels_of, presented, texts};
use super::*;
use crate::explain::Sentence;
use crate::lesson::View;
use crate::playhead::Direction;
use egui::accesskit::Role;

/// A view in presenter mode has most of the room where little is said below it.
#[test]
fn presented_views_have_what_words_leave() {
    for size in SIZES {
        let mut h = presented("stack-and-recursion", Language::Pt, size);
        ask(&mut h, LookCommand::View(View::Code));
        press(&mut h, Key::N);
        ask(&mut h, LookCommand::View(View::Code));
        let words = h.state().session.stops().text(0).unwrap().clone();
        let drawn = texts(&h, words.get(Language::Pt));
        let (text, clip) = drawn.first().expect("its words are shown");
        let height = h.ctx.content_rect().height();
        assert!(text.pos.y > 0.58 * height, "{size}: {}", text.pos.y);
        assert!(clip.contains_rect(text.galley.rect.translate(text.pos.to_vec2())));
        assert!(pixels_of(&h, words.get(Language::Pt)) > least(size));
    }
}

/// Going back to a stop shows its view again, and nothing that was seen since while its question is open.
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

/// A stop that speaks of a view of one board shows it beside that board, until another stop shows them all again.
/// One that speaks of the chart tells it in numbers.
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

/// A view that is chosen while presenting stands beside the leading one of several boards, until the view of the words
/// is chosen again or the next stop is shown.
#[test]
fn a_chosen_view_stands_beside_one_of_several_boards() {
    for size in SIZES {
        let mut h = presented("naive-or-propagation", Language::En, size);
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
        while h.state().session.race().map(Race::phase) != Some(RacePhase::Over) {
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

/// Until the verdict comes, a view has the room that it will take.
#[test]
fn a_view_keeps_the_room_of_a_verdict() {
    for size in SIZES {
        let mut h = presented("deep-backtracking", Language::Pt, size);
        while !h.state().session.is_asking() {
            ask(&mut h, Command::Stop(Direction::Forward));
        }
        h.run();
        assert_eq!(h.state().look.view, View::Tree);
        let open = cards(&h)[0].top();
        let right = h.state().session.questions().posed().unwrap().right;
        ask(&mut h, Command::Choose(right));
        h.run();
        let told = cards(&h)[0].top();
        assert!(open > told + 10.0, "{size}: {open} {told}");
    }
}

/// The buttons of a presented tree take one row, also where there is little room.
#[test]
fn the_buttons_of_a_presented_tree_take_one_row() {
    for language in Language::ALL {
        let mut h = presented("deep-backtracking", language, egui::vec2(1024.0, 600.0));
        ask(&mut h, LookCommand::View(View::Tree));
        h.run();
        let of = |id: &str| {
            let name = language.word(id);
            h.get_by_role_and_label(Role::Button, &name).rect()
        };
        let [fit, unfold, next] = ["tree-fit", "tree-unfold", "tree-next-solution"].map(of);
        for other in [unfold, next] {
            let apart = (fit.center().y - other.center().y).abs();
            assert!(apart < 3.0, "{language:?}: {apart}");
        }
    }
}

/// Rows of the log are as high as their two lines.
#[test]
fn rows_of_a_presented_log_do_not_overlap() {
    for size in SIZES {
        let mut h = presented("undo", Language::Pt, size);
        ask(&mut h, Command::GoTo(30));
        ask(&mut h, LookCommand::View(View::Log));
        let leader = h.state().session.runs().leader();
        let sentence = |step| {
            let mut moments = leader.timeline().moments_from(step);
            Sentence::of(&moments.next().unwrap(), Language::Pt)
        };
        // The sentence under the board says the same.
        let last_at = |begins: &str| {
            let found = texts(&h, begins).into_iter();
            let places = found.map(|(text, _)| text.galley.rect.translate(text.pos.to_vec2()));
            places.max_by(|a, b| a.left().total_cmp(&b.left())).unwrap()
        };
        let above = last_at(&sentence(29).rest);
        let below = last_at(&sentence(30).lead);
        assert!(above.bottom() <= below.top(), "{size}: {above} {below}");
    }
}

/// Lines of a program are not cut by its text size, and labels of a tree are read from afar.
#[test]
fn programs_and_trees_are_presented_large() {
    for size in SIZES {
        let mut h = presented("propagation-and-search", Language::En, size);
        ask(&mut h, Command::GoTo(63));
        ask(&mut h, LookCommand::View(View::Code));
        let ends = texts(&h, "true").into_iter();
        let rights = ends.map(|(text, clip)| clip.right() - text.pos.x - text.galley.rect.width());
        let least = rights.min_by(f32::total_cmp).expect("the end of a line");
        assert!(least > 0.0, "{size}: {least}");
        assert!(pixels_of(&h, "true") > 16.0, "{size}");
        ask(&mut h, LookCommand::View(View::Tree));
        assert!(pixels_of(&h, "R1C8=2") > 18.0, "{size}");
    }
}
