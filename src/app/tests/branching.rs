//! Branches that leave a run, from the keys and the dialog to their ends.

use super::*;
use crate::app::links;
use crate::lesson::Link;
use crate::playhead::Command;
use crate::puzzle::Value;
use crate::solver::{Event, Turn};

fn steps(h: &Harness<'static, State>) -> Vec<u64> {
    h.state()
        .boards
        .iter()
        .map(|board| board.moment.step())
        .collect()
}

#[test]
fn another_value_is_tried_beside_the_run() {
    let mut h = harness("first-program");
    // After the third step R1C4 is being decided, and 1 comes next.
    (0..3).for_each(|_| press(&mut h, Key::ArrowRight));
    press(&mut h, Key::F);
    h.get_by_label("Another value is tried first:");
    h.get_by_label("7").click();
    h.run();
    assert_eq!(steps(&h), [4, 4]);
    let event =
        |h: &Harness<'static, State>, board: usize| h.state().boards[board].moment.event().unwrap();
    let seven = Value::new(7).unwrap();
    assert!(
        matches!(event(&h, 1), Event::Place { value, .. } if value == seven),
        "{:?}",
        event(&h, 1)
    );
    assert_ne!(event(&h, 0), event(&h, 1));
    assert_eq!(h.state().boards[1].title, "naive, from 3: 7 in R1C4");
    // Before the fork both are one run; behind it each goes its own way, and both are sought alike.
    for (key, at) in [
        (Key::ArrowLeft, 3),
        (Key::ArrowLeft, 2),
        (Key::ArrowLeft, 1),
    ] {
        press(&mut h, key);
        assert_eq!(steps(&h), [at, at]);
        assert_eq!(event(&h, 0), event(&h, 1));
    }
    h.state_mut().explore_now();
    let ends: Vec<_> = h
        .state()
        .boards
        .iter()
        .map(|b| b.timeline.frontier().counters().solutions)
        .collect();
    assert_eq!(ends, [1, 1], "no solution is lost");
    // It is put away without a question, and fetched back.
    h.state_mut().lead(1);
    press(&mut h, Key::Delete);
    assert_eq!(h.state().boards.len(), 1);
    h.get_by_label("Put away. Ctrl+Z fetches it back.");
    press(&mut h, Key::Delete);
    assert_eq!(
        (h.state().boards.len(), h.state().notice),
        (1, Some("fork-not-a-branch"))
    );
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.run();
    assert_eq!(h.state().boards.len(), 2);
    assert!(h.state().boards[1].fork().is_some());
}

#[test]
fn branches_are_several_and_room_is_for_four() {
    let mut h = harness("first-program");
    press(&mut h, Key::F);
    h.get_by_label_contains("Another cell is decided first");
    // The last cell of the board that is empty.
    assert!(h.state_mut().fork_at(crate::puzzle::Cell::new(72)));
    h.run();
    assert_eq!(steps(&h), [1, 1]);
    assert_eq!(h.state().boards[1].title, "naive, from 0: R9C1");
    h.state_mut().lead(0);
    press(&mut h, Key::F);
    h.get_by_label("propagation").click();
    h.run();
    assert_eq!(h.state().boards[2].title, "from 1: propagation");
    h.state_mut().lead(1);
    press(&mut h, Key::F);
    h.get_by_label("masks").click();
    h.run();
    // A branch of a branch keeps the turn of the first.
    assert_eq!(h.state().boards[3].timeline.plan().forks().count(), 2);
    h.state_mut().fork(Turn::Strategy("masks".parse().unwrap()));
    assert_eq!(
        (h.state().boards.len(), h.state().notice),
        (4, Some("fork-full"))
    );
    // Every view takes a branch as it is.
    h.state_mut().lead(2);
    for tab in [
        "Code", "Flow", "Stack", "Tree", "Why", "Log", "Heat", "Chart",
    ] {
        open_view(&mut h, tab);
        (0..3).for_each(|_| press(&mut h, Key::ArrowRight));
    }
    press(&mut h, Key::F);
    h.get_all_by_label("✕").next().unwrap().click();
    h.run();
    assert_eq!(h.state().boards.len(), 3);
    h.get_by_label_contains("Fetch the last branch back")
        .click();
    h.run();
    assert_eq!(h.state().boards.len(), 4);
    press(&mut h, Key::Escape);
    assert!(!h.state().branching.is_open);
    // Other boards put them away.
    let boards = h.state().home.boards.clone();
    h.state_mut().set_boards(boards);
    h.run();
    assert_eq!(h.state().boards.len(), 1);
    h.state_mut().fetch_back();
    h.run();
    assert_eq!(h.state().boards.len(), 2);
}

/// Before, at and behind the fork every view shows the step as its own strategy took it.
#[test]
fn every_view_goes_back_before_a_fork() {
    for (to, way) in [("masks", [10, 2, 10, 11]), ("propagation", [6, 1, 6, 7])] {
        let mut h = harness("first-moves");
        h.state_mut().push(Command::GoTo(way[0]));
        h.run();
        h.state_mut().fork(Turn::Strategy(to.parse().unwrap()));
        h.state_mut().lead(1);
        for tab in [
            "Flow", "Code", "Stack", "Tree", "Why", "Log", "Heat", "Chart",
        ] {
            open_view(&mut h, tab);
            for step in way {
                h.state_mut().push(Command::GoTo(step));
                h.run();
                assert_eq!(steps(&h)[1], step);
            }
        }
        // The student may refuse values up to the fork, and not behind it.
        for (step, refuses) in [(way[1], true), (way[0], false)] {
            h.state_mut().push(Command::GoTo(step));
            h.run();
            h.state_mut().toggle_solving();
            h.run();
            assert_eq!(h.query_by_label_contains("Refuse").is_some(), refuses);
            h.state_mut().end_solving();
        }
    }
}

#[test]
fn a_link_leaves_branches_out() {
    let mut h = harness("first-program");
    press(&mut h, Key::ArrowRight);
    h.state_mut()
        .fork(Turn::Strategy("propagation".parse().unwrap()));
    h.run();
    h.state_mut().lead(1);
    let address = links::address(h.state());
    let link: Link = Link::find(&address).unwrap().parse().unwrap();
    assert_eq!((link.boards.len(), link.leading), (1, 0));
}

/// What is no choice cannot be turned, and says so.
#[test]
fn what_follows_is_no_choice() {
    let mut h = harness("sweep-gives-up");
    let boards = h.state().boards.len();
    press(&mut h, Key::F);
    h.get_by_label_contains("What comes next is no choice");
    h.state_mut().fork(Turn::Strategy("naive".parse().unwrap()));
    assert_eq!(
        (h.state().boards.len(), h.state().notice),
        (boards, Some("fork-none"))
    );
}

#[test]
fn few_branches_are_kept_of_those_put_away() {
    let mut h = harness("first-moves");
    press(&mut h, Key::ArrowRight);
    for _ in 0..10 {
        h.state_mut().lead(0);
        h.state_mut().fork(Turn::Strategy("masks".parse().unwrap()));
        h.state_mut().discard(1);
    }
    (0..10).for_each(|_| h.state_mut().fetch_back());
    assert_eq!(
        (h.state().boards.len(), h.state().notice),
        (4, Some("fork-full"))
    );
    (0..3).for_each(|_| h.state_mut().discard(1));
    let mut back = 0;
    loop {
        let before = h.state().boards.len();
        h.state_mut().fetch_back();
        if h.state().boards.len() == before {
            break;
        }
        // Room for the next one, as if it had never been there.
        h.state_mut().boards.pop();
        back += 1;
    }
    assert_eq!(back, 8);
}
