//! Races in presenter mode.

use super::inspector::set_boards;
use super::presenting::{SIZES, pixels_of, presented, texts};
use super::*;

/// After a race, the counters of all boards and their ratios are shown, not cut and large enough.
#[test]
fn presenter_mode_tells_how_a_race_ended() {
    for (boards, size) in [
        ("naive, propagation", SIZES[0]),
        ("naive, propagation, masks, backjumping", SIZES[1]),
    ] {
        let mut h = presented("first-program", Language::Es, size);
        set_boards(&mut h, boards);
        ask(&mut h, Command::Race);
        let told = |h: &Window| h.query_by_label_contains("pasos: 296k").is_some();
        run_to_the_end(&mut h);
        assert!(!told(&h));
        h.get_by_label_contains("propagación: 1.º, ");
        ask(&mut h, Command::Race);
        h.get_by_label_contains("pasos: 296k 5373×");
        h.get_by_label_contains("pasos: 55 ");
        for words in ["conflictos", "296k", "tachados"] {
            let shown = texts(&h, words);
            assert!(!shown.is_empty(), "{words}");
            for (text, clip) in shown {
                let whole = clip.intersect(h.ctx.content_rect());
                assert!(whole.contains_rect(text.visual_bounding_rect()), "{words}");
            }
        }
        // Names are not broken for the sake of larger numbers.
        assert!(pixels_of(&h, "conflictos") >= 16.0);
        let names = texts(&h, "propagación").into_iter();
        let heads = names.filter(|(text, _)| text.galley.text().ends_with("propagación"));
        assert_eq!(heads.count(), 2, "above the board and in the table");
        // The next step ends the race, and the lesson's words come back.
        press(&mut h, Key::ArrowLeft);
        assert!(h.query_by_label_contains("pasos: 296k 5373×").is_none());
    }
}

/// The result of a race stays until the viewer goes on. Then the stop at its end has its turn, and
/// the race is announced again once its question is answered.
#[test]
fn a_race_is_told_before_the_question_at_its_end() {
    let mut h = presented("naive-or-propagation", Language::En, SIZES[0]);
    ask(&mut h, Command::Race);
    run_to_the_end(&mut h);
    let told = |h: &Window, words: &str| h.query_all_by_label_contains(words).count();
    let session = &h.state().session;
    assert!(!session.is_asking() && !session.is_at_last_stop());
    assert_eq!(told(&h, "tests and strikes, "), 2);
    let before = step(&h);
    press(&mut h, Key::N);
    assert!(h.state().session.is_asking() && step(&h) == before);
    assert_eq!(told(&h, "tests and strikes, "), 0);
    let right = h.state().session.questions().posed().unwrap().right;
    ask(&mut h, Command::Choose(right));
    h.run();
    assert_eq!(told(&h, "work: "), 2);
}

/// While a race runs, it is seen instead of the words of a stop that it has passed, with or without
/// presenter mode.
#[test]
fn a_running_race_takes_the_room() {
    let mut h = presented("naive-or-propagation", Language::En, SIZES[1]);
    press(&mut h, Key::N);
    let words = "On the right";
    assert!(!texts(&h, words).is_empty());
    // The question at the stop is passed.
    ask(&mut h, Command::Race);
    ask(&mut h, Command::Race);
    let ctx = h.ctx.clone();
    while !matches!(h.state().session.race().map(|race| race.phase), Some(RacePhase::Running(at)) if at > 5.0)
    {
        h.state_mut().advance(&ctx, 0.2, 400);
    }
    h.step();
    for presenting in [Switch::Off, Switch::On] {
        ask(&mut h, LookCommand::Present(presenting));
        assert!(texts(&h, words).is_empty());
        h.get_by_label_contains("1 of 2 has finished.");
        h.get_by_label_contains("naive: still running, ");
        h.get_by_label_contains("propagation: 1st, 167 tests and strikes, 0 guesses");
    }
}

/// Boards that the viewer has chosen in a lesson are no better known before a race than its own.
#[test]
fn a_race_of_other_boards_is_not_told_before() {
    let mut h = harness_in("first-moves", Language::En, SIZES[1]);
    set_boards(&mut h, "naive, propagation");
    assert!((0..2).all(|index| !h.state().session.visibility(index).is_whole));
    assert!(h.query_by_label_contains("step 0 of").is_none());
    ask(&mut h, Command::Race);
    run_to_the_end(&mut h);
    assert!((0..2).all(|index| h.state().session.visibility(index).is_whole));
}

/// Places go by work, and boards with equal work share one.
#[test]
fn places_of_a_race_go_by_work() {
    let mut h = harness_in("first-backtrack", Language::En, SIZES[1]);
    set_boards(&mut h, "naive, fewest-candidates, propagation, singles");
    ask(&mut h, Command::Race);
    run_to_the_end(&mut h);
    h.get_by_label_contains("naive: 4th, 24 tests and strikes, ");
    assert_eq!(
        h.query_all_by_label_contains(": 1st, 6 tests and strikes, ")
            .count(),
        3
    );
    // Of those in the first place the one with the fewest steps is compared with.
    assert_eq!(h.state().session.winner(), Some(2));
    h.get_by_label_contains("4.00× as much work for naive");
}

/// A run that gave up has not finished first, however short it is.
#[test]
fn a_run_that_gave_up_is_no_base() {
    let mut h = harness_in("measuring", Language::En, SIZES[1]);
    set_boards(&mut h, "naive, singles, backjumping");
    ask(&mut h, Command::Race);
    run_to_the_end(&mut h);
    h.get_by_label_contains("singles: gave up, ");
    ask(&mut h, Command::Race);
    h.get_by_label_contains("steps: 816k 3.53×");
    ask(&mut h, Command::Lead(0));
    h.get_by_label_contains("backjumping (solved). ");
    h.get_by_label_contains("singles (gave up). ");
    h.get_by_label_contains("the board that finished with the fewest steps");
}

/// A race passes the stops of a lesson, and the way back to them is told after it.
#[test]
fn the_stops_that_a_race_has_passed_are_told() {
    let mut h = harness_in("naive-or-propagation", Language::En, SIZES[1]);
    ask(&mut h, Command::Race);
    run_to_the_end(&mut h);
    press(&mut h, Key::N);
    let right = h.state().session.questions().posed().unwrap().right;
    ask(&mut h, Command::Choose(right));
    press(&mut h, Key::N);
    assert_eq!(h.state().session.notice(), Some(Notice::StopsPassed));
    press_shift(&mut h, Key::N);
    press(&mut h, Key::N);
    press(&mut h, Key::N);
    assert_eq!(h.state().session.notice(), Some(Notice::LessonEnded));
}
