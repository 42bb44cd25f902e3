//! Keys, buttons and stops.

use super::*;
use crate::playhead::Speed;

#[test]
fn keys_move_through_the_run() {
    let mut h = harness("first-program");
    // Steps 1 to 5: select, place, select, conflict, place.
    for (key, at) in [
        (Key::ArrowRight, 1),
        (Key::PageDown, 2),
        (Key::L, 3),
        (Key::ArrowLeft, 2),
        (Key::PageUp, 1),
        (Key::J, 0),
        (Key::ArrowLeft, 0),
        (Key::C, 4),
        (Key::S, 295_537),
        (Key::End, 295_537), // a question is open here
        (Key::End, 613_461),
        (Key::Home, 0),
    ] {
        press(&mut h, key);
        assert_eq!(step(&h), at, "{key:?}");
    }
    press_shift(&mut h, Key::ArrowRight);
    assert_eq!(step(&h), 2);
    press_shift(&mut h, Key::ArrowRight);
    assert_eq!(step(&h), 5);
    press_shift(&mut h, Key::C);
    assert_eq!(step(&h), 4);
    type_text(&mut h, "5");
    assert_eq!(step(&h), 613_461 / 2);
    assert_eq!(step(&h), h.state().session.playhead().position());
}

#[test]
fn a_press_on_the_timeline_goes_there_before_it_ends() {
    let mut h = harness("first-program");
    press(&mut h, Key::End);
    let last = step(&h);
    let lane = h.get_by_label_contains("Timeline").rect();
    h.drag_at(lane.lerp_inside(egui::vec2(0.4, 0.8)));
    h.step();
    let pressed = step(&h);
    assert!((last / 4..last / 2).contains(&pressed), "{pressed}");
    h.hover_at(lane.lerp_inside(egui::vec2(0.7, 0.8)));
    h.step();
    assert!(step(&h) > last / 2);
}

/// Whatever the stop that it passes brings into the window.
#[test]
fn a_drag_goes_on_past_a_stop() {
    let mut h = harness("first-moves");
    press(&mut h, Key::End);
    let last = step(&h);
    press(&mut h, Key::Home);
    let lane = h.get_by_label_contains("Timeline").rect();
    let at = |share: f32| lane.lerp_inside(egui::vec2(share, 0.8));
    let mut stops = Vec::new();
    for percent in 10..100 {
        let place = at(percent as f32 / 100.0);
        h.hover_at(place);
        h.step();
        h.drag_at(place);
        (0..3).for_each(|_| h.step());
        let stop = step(&h);
        if h.state().session.stops().steps().contains(&stop) && !stops.contains(&stop) {
            stops.push(stop);
            h.hover_at(at(0.99));
            (0..3).for_each(|_| h.step());
            assert!(step(&h) > last - 3, "from the stop at {stop}, {percent} %");
        }
        h.drop_at(at(0.99));
        h.step();
        press(&mut h, Key::Home);
    }
    assert!(stops.len() > 2, "{stops:?}");
}

#[test]
fn play_and_speed() {
    let mut h = harness("first-program");
    h.get_by_label_contains("Play").click();
    h.step();
    assert!(h.state().session.playhead().is_playing());
    h.key_press(Key::Space);
    h.step();
    let speed = |h: &Window| h.state().session.playhead().speed();
    assert!(!h.state().session.playhead().is_playing());
    let before = speed(&h).rate().unwrap();
    type_text(&mut h, "+");
    assert_eq!(speed(&h).rate(), Some(before * 2.0));
    (0..30).for_each(|_| type_text(&mut h, "+"));
    assert_eq!(speed(&h), Speed::UNLIMITED);
    h.get_by_label("unlimited");
}

#[test]
fn two_boards_go_together() {
    let mut h = harness("naive-or-propagation");
    ask(&mut h, Command::GoTo(69));
    press(&mut h, Key::ArrowRight);
    assert_eq!(steps(&h), [70, 65], "the shorter run waits at its end");
    press(&mut h, Key::M);
    assert!(h.state().session.bookmarks().iter().eq(&[70]));
    press(&mut h, Key::M);
    assert!(h.state().session.bookmarks().is_empty());
}

#[test]
fn fast_playback_shows_its_rate() {
    let mut h = harness("first-program");
    ask(&mut h, Command::GoTo(300_000));
    ask(&mut h, Command::SetSpeed(Speed::per_second(1000.0)));
    let ctx = h.ctx.clone();
    let front = h.state_mut();
    front.perform(&ctx, Command::Play);
    (0..60).for_each(|_| front.advance(&ctx, 1.0 / 60.0, 0));
    h.step();
    let rate = h.state().session.rate().unwrap();
    assert!((990.0..=1000.0).contains(&rate), "{rate}");
    h.get_by_label(&format!("now {} steps/s", rate.round()));
    press(&mut h, Key::Space);
    h.get_by_label("1,000 steps/s");
}

#[test]
fn playing_halts_at_a_stop() {
    let mut h = harness("first-moves");
    assert!(h.query_by_label_contains("Stop 1").is_none());
    let ctx = h.ctx.clone();
    let front = h.state_mut();
    front.perform(&ctx, Command::SetSpeed(Speed::per_second(50.0)));
    front.perform(&ctx, Command::Play);
    front.advance(&ctx, 1.0, 0);
    h.run();
    assert_eq!(
        (step(&h), h.state().session.playhead().is_playing()),
        (2, false)
    );
    h.get_by_label_contains("the row already has a 1");
    press(&mut h, Key::N);
    // A question is not passed by mistake.
    press(&mut h, Key::N);
    assert_eq!(step(&h), 4);
    h.get_by_label_contains("Answer first");
    press(&mut h, Key::N);
    assert_eq!(step(&h), 9);
    h.get_by_label_contains("Previous stop").click();
    h.run();
    assert_eq!(step(&h), 4);
}

/// While the viewer waits for the end of a long run, the share explored is shown, and Esc ends it.
#[test]
fn waiting_says_how_far_it_is_and_can_be_ended() {
    let front = Front::new(lesson("naive-or-propagation"), Language::En);
    let mut h = harness_with(front, egui::vec2(1280.0, 800.0));
    let ctx = h.ctx.clone();
    h.state_mut().perform(&ctx, Command::Last);
    while h.state().session.runs()[0].timeline().explored() < 20_000_000 {
        h.state_mut().advance(&ctx, 0.0, 50);
    }
    h.step();
    assert!(h.state().session.is_waiting());
    let share = h.state().session.share_explored().expect("a claim tells");
    assert!((0.02..0.1).contains(&share), "{share}");
    h.get_by_label_contains(" % done");
    h.key_press(Key::Escape);
    h.step();
    let session = &h.state().session;
    assert!(!session.is_waiting() && session.playhead().position() == 0);
}
