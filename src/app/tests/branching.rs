//! Branches, made by keys and in the dialog, followed to their ends.

use super::*;
use crate::puzzle::Value;
use crate::solver::{Alternative, Event};
use egui::accesskit::Role;

fn title(h: &Window, board: usize) -> String {
    h.state().session.runs().title(board, Language::En)
}

/// The number of boards, and the notice.
fn told(h: &Window) -> (usize, Option<Notice>) {
    let session = &h.state().session;
    (session.runs().len(), session.notice())
}

fn under(strategy: &str) -> Command {
    Command::Fork(Alternative::Strategy(strategy.parse().unwrap()))
}

#[test]
fn a_branch_tries_another_value() {
    let mut h = harness("first-program");
    // After the third step R1C4 is being decided, and 1 comes next.
    (0..3).for_each(|_| press(&mut h, Key::ArrowRight));
    press(&mut h, Key::F);
    h.get_by_label("Another value is tried first:");
    h.get_by_label("7").click();
    h.run();
    assert_eq!(steps(&h), [4, 4]);
    let event = |h: &Window, board: usize| {
        let runs = h.state().session.runs();
        runs[board].moment().event().unwrap()
    };
    let seven = Value::new(7).unwrap();
    assert!(
        matches!(event(&h, 1), Event::Place { value, .. } if value == seven),
        "{:?}",
        event(&h, 1)
    );
    assert_ne!(event(&h, 0), event(&h, 1));
    assert_eq!(title(&h, 1), "naive, from 3: 7 in R1C4");
    // Before the fork both boards show one run; after it each goes its own way.
    for (key, at) in [
        (Key::ArrowLeft, 3),
        (Key::ArrowLeft, 2),
        (Key::ArrowLeft, 1),
    ] {
        press(&mut h, key);
        assert_eq!(steps(&h), [at, at]);
        assert_eq!(event(&h, 0), event(&h, 1));
    }
    let runs = h.state().session.runs().iter();
    let ends: Vec<_> = runs
        .map(|run| run.timeline().frontier().counters().solutions)
        .collect();
    assert_eq!(ends, [1, 1], "no solution is lost");
    // It is discarded without a question, and restored.
    ask(&mut h, Command::Lead(1));
    press(&mut h, Key::Delete);
    assert_eq!(told(&h).0, 1);
    h.get_by_label("Branch discarded.  Ctrl+Z brings it back.");
    press(&mut h, Key::Delete);
    assert_eq!(told(&h), (1, Some(Notice::ForkNotABranch)));
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.run();
    assert_eq!(told(&h).0, 2);
    assert!(h.state().session.runs()[1].fork().is_some());
}

#[test]
fn clicking_a_cell_branches_to_it() {
    let mut h = harness("first-moves");
    press(&mut h, Key::F);
    let at = egui::pos2(400.0, 350.0);
    h.drag_at(at);
    h.drop_at(at);
    h.run();
    // The dialog closes, and the click does not ask about the cell.
    assert_eq!((steps(&h), told(&h).0), (vec![1, 1], 2));
    assert_eq!((h.state().look.dialog, h.state().look.cell), (None, None));
    let runs = h.state().session.runs();
    let [first, other] = [0, 1].map(|board| runs[board].moment().event());
    assert_ne!(first, other);
    assert!(matches!(other, Some(Event::Select { .. })), "{other:?}");
}

#[test]
fn at_most_four_boards_can_be_shown() {
    let mut h = harness("first-program");
    press(&mut h, Key::F);
    h.get_by_label_contains("Another cell is decided first");
    h.get_by_role(Role::ComboBox).click();
    h.run();
    // It has to be scrolled to.
    h.get_by_label("R9C1").click_accesskit();
    h.run();
    assert_eq!(h.state().look.dialog, None);
    assert_eq!(steps(&h), [1, 1]);
    assert_eq!(title(&h, 1), "naive, from 0: R9C1");
    ask(&mut h, Command::Lead(0));
    press(&mut h, Key::F);
    h.get_by_label("propagation").click();
    h.run();
    assert_eq!(title(&h, 2), "from 1: propagation");
    ask(&mut h, Command::Lead(1));
    press(&mut h, Key::F);
    h.get_by_label("masks").click();
    h.run();
    // A branch of a branch keeps the fork of the first.
    let plan = h.state().session.runs()[3].timeline().plan();
    assert_eq!(plan.forks().count(), 2);
    ask(&mut h, under("masks"));
    assert_eq!(told(&h), (4, Some(Notice::ForkFull)));
    // Every view works for a branch.
    ask(&mut h, Command::Lead(2));
    for tab in [
        "Code", "Flow", "Stack", "Tree", "Why", "Log", "Heat", "Chart",
    ] {
        open_view(&mut h, tab);
        (0..3).for_each(|_| press(&mut h, Key::ArrowRight));
    }
    press(&mut h, Key::F);
    h.get_all_by_label_contains("Discard this branch: ")
        .next()
        .unwrap()
        .click();
    h.run();
    assert_eq!(told(&h).0, 3);
    h.get_by_label_contains("Restore the last branch").click();
    h.run();
    assert_eq!(told(&h).0, 4);
    press(&mut h, Key::Escape);
    assert_eq!(h.state().look.dialog, None);
    // Switching to other boards discards the branches.
    let boards = h.state().session.home().boards.clone();
    ask(&mut h, Command::SetBoards(boards));
    assert_eq!(told(&h).0, 1);
    ask(&mut h, Command::RestoreBranch);
    assert_eq!(told(&h).0, 2);
}

#[test]
fn a_link_leaves_branches_out() {
    let mut h = harness("first-program");
    press(&mut h, Key::ArrowRight);
    ask(&mut h, under("propagation"));
    ask(&mut h, Command::Lead(1));
    let link = h.state().session.link(h.state().look.view, Language::En);
    assert_eq!((link.boards.len(), link.leading), (1, 0));
}

/// What follows from a sweep cannot be changed, and a notice says so.
#[test]
fn deductions_cannot_be_forked() {
    let mut h = harness("sweep-gives-up");
    let (boards, _) = told(&h);
    press(&mut h, Key::F);
    h.get_by_label_contains("What comes next is not a choice");
    ask(&mut h, under("naive"));
    assert_eq!(told(&h), (boards, Some(Notice::ForkNone)));
}
