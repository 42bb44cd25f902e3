//! Notices and nudges in presenter mode.

use super::presenting::{SIZES, cards, presented};
use super::*;

/// A nudge about an open question covers none of its options.
#[test]
fn a_nudge_covers_no_option() {
    let mut h = presented("eight-queens", Language::Es, SIZES[1]);
    while h.state().session.notice() != Some(Notice::AnswerFirst) {
        press(&mut h, Key::N);
    }
    h.run();
    let (nudge, cards) = (notice(&h), cards(&h));
    let is_apart = cards.iter().all(|card| !card.intersects(nudge));
    assert!(is_apart, "{nudge} {cards:?}");
}

/// A notice at the end of a lesson leaves the way to the next one free.
#[test]
fn a_notice_at_the_end_leaves_the_way_on_free() {
    let mut h = presented("forward-checking", Language::En, SIZES[0]);
    ask(&mut h, Command::GoTo(100));
    press(&mut h, Key::N);
    let right = h.state().session.questions().posed().unwrap().right;
    ask(&mut h, Command::Choose(right));
    press(&mut h, Key::N);
    assert_eq!(h.state().session.notice(), Some(Notice::StopsPassed));
    h.run();
    let way = h.get_by_label_contains("Next lesson").rect() / h.ctx.zoom_factor();
    let notice = notice(&h);
    assert!(!notice.intersects(way), "{notice} {way}");
}
