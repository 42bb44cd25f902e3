//! Three and four boards: they are as large as the window allows, and their words can be read.

use super::inspector::set_boards;
use super::presenting::texts;
use super::*;
use crate::app::look::Dialog;
use crate::playhead::Direction;
use egui::vec2;

const FOUR: &str = "masks, fewest-candidates, row-major+ascending+hidden-singles, propagation";

/// The least side of the boards shown, in points.
fn side(h: &Window) -> f32 {
    let sides = &h.state().drawn.sides;
    sides.iter().copied().fold(f32::INFINITY, f32::min)
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
    let mut h = harness_in("measuring", Language::Es, vec2(1366.0, 768.0));
    ask(&mut h, LookCommand::Present(Switch::On));
    assert!(side(&h) > 280.0, "{}", side(&h));
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
