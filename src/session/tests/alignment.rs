use super::*;
use crate::analysis::alignment::Alignment;
use crate::lesson::Stop;

fn after(session: &mut Session, command: Command) -> Vec<u64> {
    ask(session, command);
    steps(session)
}

#[test]
fn followers_stand_where_the_alignment_says() {
    let mut session = boards("naive, masks");
    ask(&mut session, Command::Align(Alignment::Guess));
    for step in [0, 9, 30, 12, 50] {
        assert_eq!(after(&mut session, Command::GoTo(step))[0], step);
        let counters = session.runs().iter().map(|run| run.moment().counters());
        let placed: Vec<u64> = counters.map(|counters| counters.placements).collect();
        assert_eq!(placed[0], placed[1], "step {step}");
    }
    // Equal shares tell how long the runs are.
    ask(&mut session, Command::Align(Alignment::Share));
    assert_eq!(session.notice(), Some(Notice::FutureHidden));
    assert_eq!(session.runs.alignment, Alignment::Guess);
    ask(&mut session, Command::Reveal(Switch::On));
    ask(&mut session, Command::Align(Alignment::Share));
    let lengths = session.runs().iter().map(|run| run.timeline().explored());
    let lengths: Vec<u64> = lengths.collect();
    assert_eq!(after(&mut session, Command::Last), lengths);
    assert_eq!(after(&mut session, Command::GoTo(0)), [0, 0]);
    ask(&mut session, Command::Reveal(Switch::Off));
    assert_eq!(session.runs.alignment, session.lesson().alignment);
    ask(&mut session, Command::Align(Alignment::Own));
    assert_eq!(after(&mut session, Command::Step(3)), [3, 0]);
}

#[test]
fn the_leading_board_stays_when_the_alignment_or_the_lead_changes() {
    let mut session = boards("naive, propagation*all");
    // The other board is at its end already.
    let at = after(&mut session, Command::GoTo(40));
    assert!(at[1] < 40);
    ask(&mut session, Command::Lead(1));
    for alignment in Alignment::ALL {
        ask(&mut session, Command::Align(alignment));
        assert_eq!(steps(&session)[1], at[1], "{alignment:?}");
        assert_eq!(session.playhead().position(), at[1]);
    }
    ask(&mut session, Command::Align(Alignment::Guess));
    let before = after(&mut session, Command::Step(-2));
    ask(&mut session, Command::Lead(0));
    assert_eq!(after(&mut session, Command::Step(0)), before);
}

#[test]
fn reused_boards_keep_their_runs_and_the_lesson_returns_with_its_boards() {
    let mut session = boards("naive");
    assert!(!session.lesson().stops.is_empty());
    let (id, explored) = (session.runs()[0].id(), session.last_step());
    ask(&mut session, Command::GoTo(20));
    let specs = BoardSpec::read_all("masks*all, naive").unwrap();
    ask(&mut session, Command::SetBoards(specs));
    let run = &session.runs()[1];
    assert_eq!((run.id(), run.timeline().explored()), (id, explored));
    assert_eq!(run.moment().step(), 20);
    assert!(session.lesson().stops.is_empty());
    let specs = session.home().boards.clone();
    ask(&mut session, Command::SetBoards(specs));
    assert_eq!(session.lesson().stops.len(), session.home().stops.len());
}

/// A lesson's text is about its own boards; what is said of a puzzle of one's own is true of all.
#[test]
fn other_boards_drop_the_text_of_a_lesson_only() {
    let specs = BoardSpec::read_all("masks, naive").unwrap();
    let mut session = session("first-moves");
    let text = |session: &Session| session.lesson().text.get(Language::En).to_owned();
    let problem = session.home().problem.clone();
    ask(&mut session, Command::SetBoards(specs.clone()));
    assert!(text(&session).contains("The puzzle of the lesson"));
    let bare = Lesson::bare(problem, specs[..1].to_vec());
    ask(&mut session, Command::Open(Box::new(bare)));
    let before = text(&session);
    ask(&mut session, Command::SetBoards(specs));
    assert_eq!(text(&session), before);
}

/// Boards beside the one of a lesson change nothing of what it says, and tell no answers.
#[test]
fn boards_that_are_added_leave_the_lesson_as_it_is() {
    let mut session = session("first-moves");
    let asks = |stop: &Stop| stop.ask.is_some();
    let stop = session.lesson().stops.iter().position(asks);
    let step = session.stops().steps()[stop.unwrap()];
    ask(&mut session, Command::GoTo(step));
    let specs = BoardSpec::read_all("naive, propagation").unwrap();
    ask(&mut session, Command::SetBoards(specs));
    explore(&mut session);
    assert_eq!(session.stop_here(), stop);
    assert_eq!(session.lesson().text, session.home().text);
    let hidden = |session: &Session| [0, 1].map(|index| session.hides_board(index));
    assert_eq!(hidden(&session), [false, true]);
    for _ in 0..2 {
        ask(&mut session, Command::RevealAnswer);
    }
    assert_eq!(hidden(&session), [false, false]);
}

#[test]
fn longer_runs_continue_after_the_leading_one_has_ended() {
    let mut session = session("naive-or-propagation");
    ask(&mut session, Command::Lead(1));
    ask(&mut session, Command::GoTo(70));
    ask(&mut session, Command::Step(1));
    assert_eq!(after(&mut session, Command::Step(1)), [72, 65]);
}

/// Titles name the goals of boards if these differ, or if two boards have the same strategy.
#[test]
fn titles_tell_goals_where_they_matter() {
    for (text, wanted) in [
        ("naive, masks", ["naive", "masks"]),
        (
            "naive, masks*all",
            ["naive, first solution", "masks, all solutions"],
        ),
        (
            "naive, naive*all",
            ["naive, first solution", "naive, all solutions"],
        ),
        ("naive*all, masks*all", ["naive", "masks"]),
    ] {
        assert_eq!(boards(text).runs().titles(Language::En), wanted, "{text}");
    }
}
