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
    assert_eq!(
        h.state().boards[0].moment.step(),
        h.state().playhead.position()
    );
}

#[test]
fn a_search_for_nothing_is_told() {
    let mut h = harness("first-moves");
    press(&mut h, Key::D);
    assert_eq!(h.state().notice, Some("no-further"));
    h.get_by_label("There is none in this direction.");
    press(&mut h, Key::ArrowRight);
    assert_eq!(h.state().notice, None);
}

#[test]
fn play_and_speed() {
    let mut h = harness("first-program");
    h.get_by_label_contains("Play").click();
    h.step();
    assert!(h.state().playhead.is_playing());
    h.key_press(Key::Space);
    h.step();
    assert!(!h.state().playhead.is_playing());
    let before = h.state().playhead.speed().rate().unwrap();
    type_text(&mut h, "+");
    assert_eq!(h.state().playhead.speed().rate(), Some(before * 2.0));
    (0..30).for_each(|_| type_text(&mut h, "+"));
    assert_eq!(h.state().playhead.speed(), Speed::UNLIMITED);
    h.get_by_label("unlimited");
}

#[test]
fn two_boards_go_together() {
    let mut h = harness("naive-or-propagation");
    (0..70).for_each(|_| press(&mut h, Key::ArrowRight));
    let steps: Vec<u64> = h.state().boards.iter().map(|b| b.moment.step()).collect();
    assert_eq!(steps, [70, 65], "the shorter run waits at its end");
    press(&mut h, Key::M);
    assert!(h.state().bookmarks.iter().any(|mark| mark.step == 70));
    press(&mut h, Key::M);
    assert!(h.state().bookmarks.is_empty());
}

#[test]
fn fast_play_tells_its_rate() {
    let mut h = harness("first-program");
    let state = h.state_mut();
    state.playhead.go_to(300_000);
    state.playhead.set_speed(Speed::per_second(1000.0));
    state.playhead.play();
    (0..60).for_each(|_| state.pass_time(1.0 / 60.0));
    h.step();
    let rate = h.state().pulse.rate().unwrap();
    assert!((990.0..=1000.0).contains(&rate), "{rate}");
    h.get_by_label(&format!("now {} steps/s", rate.round()));
    press(&mut h, Key::Space);
    h.get_by_label("1,000 steps/s");
}

#[test]
fn every_stop_is_found_in_its_order() {
    for (id, _) in LESSONS {
        let h = harness(id);
        let state = h.state();
        assert_eq!(state.stops.len(), state.lesson.stops.len(), "{id}");
        assert!(
            state.stops.is_sorted_by(|a, b| a < b),
            "{id}: {:?}",
            state.stops
        );
    }
}

#[test]
fn playing_halts_at_a_stop() {
    let mut h = harness("first-moves");
    assert!(h.query_by_label_contains("Stop 1").is_none());
    let state = h.state_mut();
    state.playhead.set_speed(Speed::per_second(50.0));
    state.playhead.play();
    state.pass_time(1.0);
    state.carry_out();
    h.run();
    assert_eq!((step(&h), h.state().playhead.is_playing()), (2, false));
    h.get_by_label_contains("the row already holds a 1");
    press(&mut h, Key::N);
    press(&mut h, Key::N);
    assert_eq!(step(&h), 9);
    h.get_by_label("Previous stop").click();
    h.run();
    assert_eq!(step(&h), 4);
}

#[test]
fn a_longer_run_goes_on_where_the_leading_one_has_ended() {
    let mut h = harness("naive-or-propagation");
    h.state_mut().lead(1);
    h.state_mut().push(crate::playhead::Command::GoTo(70));
    h.run();
    for _ in 0..2 {
        press(&mut h, Key::ArrowRight);
    }
    let steps: Vec<u64> = h.state().boards.iter().map(|b| b.moment.step()).collect();
    assert_eq!(steps, [72, 65]);
}
