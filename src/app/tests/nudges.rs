//! Notices and nudges in presenter mode.

use super::presenting::{SIZES, cards, presented};
use super::*;
use crate::lesson::View;
use egui::vec2;

/// A nudge stands beside the options of the question that it is about.
#[test]
fn a_nudge_covers_no_option() {
    for size in SIZES {
        for (id, language) in [
            ("naive-or-propagation", Language::Pt),
            ("eight-queens", Language::Es),
        ] {
            let mut h = presented(id, language, size);
            press(&mut h, Key::N);
            while !h.state().session.is_asking() {
                press(&mut h, Key::N);
            }
            press(&mut h, Key::N);
            assert_eq!(h.state().session.notice(), Some(Notice::AnswerFirst));
            h.run();
            let (nudge, cards) = (notice(&h), cards(&h));
            let is_apart = cards.iter().all(|card| !card.intersects(nudge));
            assert!(is_apart, "{id} {size}: {nudge} {cards:?}");
        }
    }
}

/// Below a view a nudge has the room that the verdict will take, and covers neither the board nor its sentence.
#[test]
fn a_nudge_below_a_view_covers_no_sentence() {
    for language in Language::ALL {
        let mut h = presented("no-solution", language, vec2(1024.0, 600.0));
        while h.state().session.notice() != Some(Notice::AnswerFirst) {
            press(&mut h, Key::N);
        }
        h.run();
        assert_eq!(h.state().look.view, View::Tree);
        let (nudge, cards) = (notice(&h), cards(&h));
        assert!(
            nudge.left() > cards[0].left() && nudge.top() > cards[2].bottom(),
            "{nudge}"
        );
    }
}

/// Where there is little room a nudge becomes smaller before it covers the sentence of a board.
#[test]
fn a_nudge_stands_beside_the_boards() {
    for (id, language) in [
        ("naive-or-propagation", Language::Es),
        ("order-matters", Language::Pt),
        ("fewest-candidates", Language::PtPt),
    ] {
        let mut h = presented(id, language, SIZES[1]);
        ask(&mut h, Command::CountClass(Switch::On));
        while h.state().session.notice() != Some(Notice::AnswerFirst) {
            press(&mut h, Key::N);
        }
        h.run();
        let (nudge, cards) = (notice(&h), cards(&h));
        assert!(nudge.left() > cards[0].left() - 20.0, "{id}: {nudge}");
    }
}

/// A notice at the end of a lesson stands below the words, where there is room, and not over the sentence of a board.
#[test]
fn a_notice_at_the_end_covers_no_sentence() {
    let mut h = presented("forward-checking", Language::En, SIZES[0]);
    ask(&mut h, Command::GoTo(100));
    press(&mut h, Key::N);
    let right = h.state().session.questions().posed().unwrap().right;
    ask(&mut h, Command::Choose(right));
    h.get_by_label_contains("right: 1 of\u{A0}");
    press(&mut h, Key::N);
    assert_eq!(h.state().session.notice(), Some(Notice::StopsPassed));
    h.run();
    let way = h.get_by_label_contains("Next lesson").rect() / h.ctx.zoom_factor();
    let notice = notice(&h);
    assert!(
        notice.left() >= way.left() && !notice.intersects(way),
        "{notice} {way}"
    );
}

/// A nudge stands beside the buttons for the pointer, wherever the lesson asks.
#[test]
fn a_nudge_keeps_off_the_buttons_for_the_pointer() {
    for size in SIZES {
        let mut h = presented("measuring", Language::Es, size);
        let mut asked = 0;
        while !h.state().session.is_at_last_stop() {
            press(&mut h, Key::N);
            if !h.state().session.is_asking() {
                continue;
            }
            asked += 1;
            let posed = h.state().session.questions().posed().unwrap();
            let wrong = usize::from(posed.right == 0);
            ask(&mut h, Command::Choose(wrong));
            h.hover_at(egui::pos2(300.0, 300.0));
            h.step();
            press(&mut h, Key::N);
            h.run();
            assert_eq!(h.state().session.notice(), Some(Notice::AnswerFirst));
            let id = egui::Id::new("presenter controls");
            let bar = h.ctx.memory(|memory| memory.area_rect(id)).unwrap();
            let nudge = notice(&h);
            assert!(!nudge.intersects(bar), "{size}: {nudge} {bar}");
        }
        assert!(asked > 1);
    }
}
