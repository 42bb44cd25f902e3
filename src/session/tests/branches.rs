use super::*;
use crate::puzzle::Cell;
use crate::solver::{Alternative, Spot};

fn masks() -> Command {
    Command::Fork(Alternative::Strategy("masks".parse().unwrap()))
}

#[test]
fn at_most_four_boards_can_be_shown() {
    let mut session = session("first-program");
    let alternative = Alternative::Select(Spot::Cell(Cell::new(72)));
    assert!(can_fork(session.runs().leader().moment(), alternative));
    ask(&mut session, Command::Fork(alternative));
    assert_eq!(steps(&session), [1, 1]);
    assert_eq!(session.runs().title(1, Language::En), "naive, from 0: R9C1");
    ask(&mut session, Command::Lead(1));
    ask(&mut session, masks());
    // A branch of a branch keeps the fork of the first.
    assert_eq!(session.runs()[2].timeline().plan().forks().count(), 2);
    ask(&mut session, masks());
    ask(&mut session, masks());
    assert_eq!(
        (session.runs().len(), session.notice()),
        (4, Some(Notice::ForkFull))
    );
    // Switching to other boards discards them, and they can be restored.
    let home = session.home().boards.clone();
    ask(&mut session, Command::SetBoards(home));
    assert_eq!(session.runs().len(), 1);
    ask(&mut session, Command::RestoreBranch);
    assert_eq!(session.runs().len(), 2);
}

#[test]
fn only_branches_can_be_discarded_and_eight_are_kept() {
    let mut session = session("first-moves");
    for none in [Command::DiscardLeadingBranch, Command::DiscardBranch(9)] {
        ask(&mut session, none);
        assert_eq!(session.notice(), Some(Notice::ForkNotABranch));
    }
    ask(&mut session, Command::GoTo(1));
    for _ in 0..10 {
        ask(&mut session, Command::Lead(0));
        ask(&mut session, masks());
        ask(&mut session, Command::DiscardBranch(1));
        assert_eq!(session.notice(), Some(Notice::ForkDiscarded));
    }
    let mut back = 0;
    while session.runs().have_discarded() {
        ask(&mut session, Command::RestoreBranch);
        assert_eq!(session.runs().len(), 2);
        // Make room for the next one.
        session.runs.remove(1);
        back += 1;
    }
    assert_eq!(back, 8);
}

/// What follows from a sweep cannot be changed, and a notice says so.
#[test]
fn only_choices_can_be_forked() {
    let mut session = session("sweep-gives-up");
    let boards = session.runs().len();
    ask(
        &mut session,
        Command::Fork(Alternative::Strategy("naive".parse().unwrap())),
    );
    assert_eq!(
        (session.runs().len(), session.notice()),
        (boards, Some(Notice::ForkNone))
    );
}

#[test]
fn boards_are_renumbered_when_branches_go_and_return() {
    let mut session = session("first-moves");
    ask(&mut session, Command::GoTo(1));
    for _ in 0..3 {
        ask(&mut session, Command::Lead(0));
        ask(&mut session, masks());
    }
    let alignment = crate::analysis::alignment::Alignment::Own;
    ask(&mut session, Command::Align(alignment));
    ask(&mut session, Command::Lead(2));
    ask(&mut session, Command::Lead(0));
    let ids: Vec<u64> = session.runs().iter().map(Run::id).collect();
    let rival = |session: &Session| {
        session
            .runs()
            .rival()
            .map(|index| session.runs()[index].id())
    };
    assert_eq!(rival(&session), Some(ids[2]));
    ask(&mut session, Command::DiscardBranch(1));
    assert_eq!(rival(&session), Some(ids[2]));
    ask(&mut session, Command::RestoreBranch);
    assert_eq!(rival(&session), Some(ids[0]));
    assert_eq!(session.runs().index_of(ids[1]), Some(1));
}

/// A lesson's stops know its boards by number, so branches stay behind them.
#[test]
fn branches_are_restored_after_the_lessons_boards() {
    let mut session = boards("naive, propagation");
    let home = session.lesson().boards.clone();
    ask(&mut session, Command::SetBoards(home[..1].to_vec()));
    ask(&mut session, Command::GoTo(1));
    ask(&mut session, masks());
    ask(&mut session, Command::DiscardBranch(1));
    ask(&mut session, Command::SetBoards(home));
    ask(&mut session, Command::RestoreBranch);
    let is_branch: Vec<bool> = session
        .runs()
        .iter()
        .map(|run| run.fork().is_some())
        .collect();
    assert_eq!(is_branch, [false, false, true]);
}
