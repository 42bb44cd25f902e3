//! Three and four boards: they are as large as the window allows, and their words can be read.

use super::inspector::set_boards;
use super::presenting::texts;
use super::*;
use crate::app::look::Dialog;
use crate::playhead::Direction;
use egui::{Shape, vec2};

const THREE: &str = "naive, fewest-candidates, propagation";
const FOUR: &str = "masks, fewest-candidates, row-major+ascending+hidden-singles, propagation";

/// The least side of the boards shown, in points.
fn side(h: &Window) -> f32 {
    let sides = &h.state().drawn.sides;
    sides.iter().copied().fold(f32::INFINITY, f32::min)
}

/// The size of the largest text that begins like this, in points.
fn size_of(h: &Window, begins: &str) -> f32 {
    let sizes = h.output().shapes.iter().filter_map(|clipped| {
        let Shape::Text(text) = &clipped.shape else {
            return None;
        };
        let job = &text.galley.job;
        let is_it = job.text.starts_with(begins);
        is_it.then(|| job.sections[0].format.font_id.size)
    });
    sizes.fold(0.0, f32::max)
}

/// In presenter mode three boards stand two by two, and the race in numbers has the fourth place.
#[test]
fn three_presented_boards_take_the_window() {
    let mut h = harness_in("naive-or-propagation", Language::Es, vec2(1366.0, 768.0));
    ask(&mut h, LookCommand::Present(Switch::On));
    set_boards(&mut h, THREE);
    ask(&mut h, Command::Race);
    run_to_the_end(&mut h);
    assert!(side(&h) > 320.0, "{}", side(&h));
    assert!(size_of(&h, "conflictos") >= 18.0);
}

/// Four boards on a laptop are large enough, and so is what is said about them.
#[test]
fn four_boards_are_large_enough() {
    let size = vec2(1440.0, 900.0);
    let mut h = harness_in("naive-or-propagation", Language::Es, size);
    set_boards(&mut h, FOUR);
    ask(&mut h, Command::Reveal(Switch::On));
    h.run();
    let grid = side(&h) * 9.0 / 9.5;
    assert!(grid > 280.0, "{grid}");
    assert!(size_of(&h, "retrocesos") >= 12.0);
    assert!(size_of(&h, "Todavía se puede") >= 12.0);
    let mut h = harness_in("measuring", Language::Es, vec2(1366.0, 768.0));
    ask(&mut h, LookCommand::Present(Switch::On));
    assert!(side(&h) > 280.0, "{}", side(&h));
}

/// Two boards beside the words of a stop show the exact counters of a long run, on two lines.
#[test]
fn long_counters_are_large_in_presenter_mode() {
    let mut h = harness_in("naive-or-propagation", Language::En, vec2(1366.0, 768.0));
    ask(&mut h, LookCommand::Present(Switch::On));
    ask(&mut h, Command::Last);
    for number in ["69,175,316", "553,402,281", "69,175,252"] {
        assert!(size_of(&h, number) >= 18.0, "{number}");
    }
}

/// The menus of four boards show whole names of rules, and all menus are in the window.
#[test]
fn rules_of_four_boards_are_whole() {
    for (language, words) in [
        (Language::Es, "primera casilla vacía"),
        (Language::Pt, "primeira célula vazia"),
    ] {
        let size = vec2(1024.0, 600.0);
        let mut h = harness_in("naive-or-propagation", language, size);
        set_boards(&mut h, FOUR);
        ask(&mut h, LookCommand::Dialog(Dialog::Boards, Switch::On));
        let mut whole = 0;
        for clipped in &h.output().shapes {
            if let Shape::Text(text) = &clipped.shape
                && text.galley.job.text.starts_with(words)
            {
                assert!(!text.galley.elided, "{language:?}");
                let place = text.galley.rect.translate(text.pos.to_vec2());
                assert!(
                    clipped.clip_rect.contains_rect(place),
                    "{language:?} {place}"
                );
                whole += 1;
            }
        }
        assert_eq!(whole, 2, "{language:?}");
    }
}

/// The key that a button of the dialog names does the same: the boards are seen racing.
#[test]
fn the_dialog_of_boards_hides_no_race() {
    let mut h = harness(TWO_BOARDS);
    ask(&mut h, LookCommand::Dialog(Dialog::Boards, Switch::On));
    press(&mut h, Key::R);
    assert!(h.state().session.race().is_some());
    assert_eq!(h.state().look.dialog, None);
}

/// A nudge covers the sentence of a board that the question is not about.
#[test]
fn a_nudge_leaves_the_board_in_question_its_sentence() {
    let mut h = harness_in("naive-or-propagation", Language::En, vec2(1366.0, 768.0));
    while h.state().session.notice() != Some(Notice::AnswerFirst) {
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    h.run();
    let posed = h.state().session.questions().posed();
    assert_eq!(posed.map(|posed| posed.board), Some(1));
    let (sentence, _) = &texts(&h, "R2C4 must be")[0];
    let nudge = notice(&h);
    assert!(
        !nudge.intersects(sentence.visual_bounding_rect()),
        "{nudge}"
    );
}

/// Where there is room for one board only, it is the one that a stop speaks of.
#[test]
fn one_board_in_sight_is_that_of_the_stop() {
    let mut h = harness_in("measuring", Language::En, vec2(1024.0, 600.0));
    let stops = &h.state().session.lesson().stops;
    let wanted = stops.iter().position(|stop| stop.board == Some(2)).unwrap();
    while h.state().session.stop_here() != Some(wanted) {
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    h.run();
    assert_eq!(h.state().drawn.sides.len(), 1);
    assert_eq!(h.state().session.runs().leading(), 2);
    assert_eq!(
        texts(&h, "3. ").len(),
        2,
        "the head of the board and its chip"
    );
}
