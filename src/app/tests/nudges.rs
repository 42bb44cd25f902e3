//! Notices and nudges in presenter mode.

use super::presenting::{SIZES, cards, presented};
use super::*;

/// A nudge about an open question covers no option and stands beside the boards, also below a view.
#[test]
fn a_nudge_covers_neither_options_nor_boards() {
    for (id, size) in [
        ("eight-queens", SIZES[1]),
        ("no-solution", egui::vec2(1024.0, 600.0)),
    ] {
        let mut h = presented(id, Language::Es, size);
        while h.state().session.notice() != Some(Notice::AnswerFirst) {
            press(&mut h, Key::N);
        }
        h.run();
        let (nudge, cards) = (notice(&h), cards(&h));
        let is_apart = cards.iter().all(|card| !card.intersects(nudge));
        assert!(is_apart, "{id}: {nudge} {cards:?}");
        assert!(nudge.left() > cards[0].left() - 20.0, "{id}: {nudge}");
    }
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

/// A nudge stands beside the buttons for the pointer.
#[test]
fn a_nudge_keeps_off_the_buttons_for_the_pointer() {
    let mut h = presented("measuring", Language::Es, SIZES[1]);
    while !h.state().session.is_asking() {
        press(&mut h, Key::N);
    }
    h.hover_at(egui::pos2(300.0, 300.0));
    h.step();
    press(&mut h, Key::N);
    h.run();
    assert_eq!(h.state().session.notice(), Some(Notice::AnswerFirst));
    let id = egui::Id::new("presenter controls");
    let bar = h.ctx.memory(|memory| memory.area_rect(id)).unwrap();
    assert!(!notice(&h).intersects(bar), "{bar}");
}
