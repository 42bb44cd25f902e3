//! Runs of programs: opened, followed while they go on, judged, compared.

use super::*;
use crate::analysis::question::{self, Asked, QuestionKind};
use crate::bundled::lesson_file;
use crate::lesson::{RecordedProgram, Text, View};
use crate::playhead::Direction;
use crate::recording::{ReadOptions, Reader};
use crate::solver::Alternative;
use crate::timeline::Timeline;

fn reader(text: &str) -> Reader {
    let mut reader = Reader::new(ReadOptions::default());
    reader.push(text.as_bytes());
    reader
}

fn program(reader: &Reader) -> Box<RecordedProgram> {
    Box::new(RecordedProgram {
        name: "mine.py".to_owned(),
        recording: Arc::new(reader.recording().clone()),
        source: None,
        ending: None,
    })
}

/// The run of a whole text.
fn opened(text: &str) -> Session {
    let mut reader = reader(text);
    reader.finish();
    let mut session = session("first-moves");
    ask(&mut session, Command::OpenProgram(program(&reader)));
    explore(&mut session);
    session
}

/// The run of the program that does not look in the box.
fn faulty() -> Session {
    opened(lesson_file("programs/row-and-column.txt").unwrap())
}

#[test]
fn all_faults_of_a_step_are_told() {
    let mut session = opened("@puzzle 123434122143432.\n@solution :7\n");
    ask(&mut session, Command::Fault(Direction::Forward));
    assert_eq!(steps(&session), [1]);
    let words = session.runs()[0].sentence(Language::En).rest;
    for part in ["(fault 1 of 2)", "(fault 2 of 2)", "Line 7"] {
        assert!(words.contains(part), "{words}");
    }
}

#[test]
fn faults_beyond_those_that_are_kept_are_still_to_come() {
    let overwritten = "@place R1C1 2\n".repeat(1100);
    let mut session = opened(&format!("@puzzle 1...............\n{overwritten}"));
    for (step, words) in [(1000, Notice::FaultsNotKept), (1100, Notice::NoFurther)] {
        ask(&mut session, Command::GoTo(step));
        ask(&mut session, Command::Fault(Direction::Forward));
        assert_eq!(session.notice(), Some(words), "after step {step}");
    }
}

#[test]
fn nobody_is_asked_for_who_forbids_what_no_rule_forbids() {
    let session = opened("@puzzle 1234............\n@conflict R2C1 3\n@conflict R2C1 2\n@done\n");
    let mut run = Timeline::of(session.runs()[0].timeline().source().clone());
    run.explore(10);
    let mut has_question = |step| {
        let asked = question::ask(&mut run, step, QuestionKind::WhichPeer);
        matches!(asked, Asked::Question(_))
    };
    assert!(!has_question(0));
    assert!(has_question(1));
}

#[test]
fn a_program_without_events_shows_what_it_has_printed() {
    let mut reader = reader("Traceback\n");
    reader.finish();
    let mut session = session("first-moves");
    let change = session.apply(Command::OpenProgram(program(&reader)));
    assert_eq!(change.view, Some(View::Output));
    assert_eq!(
        session.runs()[0]
            .program()
            .unwrap()
            .recording
            .output()
            .lines_until(0),
        1
    );
}

#[test]
fn a_program_is_judged_and_its_faults_are_gone_to() {
    let mut session = faulty();
    let faults: Vec<u64> = session.runs()[0]
        .judge
        .faults()
        .iter()
        .map(|f| f.step)
        .collect();
    assert_eq!((faults.len(), faults[0]), (2, 21));
    assert_eq!(session.runs().title(0, Language::En), "mine.py");
    assert_eq!(session.notice(), Some(Notice::Program));
    let words = session.notice_words(Language::En).unwrap();
    assert!(words.contains("mine.py: 2 faults. Shift+K"), "{words}");
    for (direction, step) in [
        (Direction::Forward, faults[0]),
        (Direction::Forward, faults[1]),
        (Direction::Forward, faults[1]),
        (Direction::Back, faults[0]),
        (Direction::Back, faults[0]),
    ] {
        ask(&mut session, Command::Fault(direction));
        assert_eq!(steps(&session), [step], "{direction:?}");
    }
    assert_eq!(session.notice(), Some(Notice::NoFurther));
    let sentence = session.runs()[0].sentence(Language::En);
    assert_eq!(sentence.lead, "R2C1: 3 is written.");
    assert!(
        sentence.rest.contains("R1C2 forbids it (box 1)"),
        "{sentence}"
    );
    let number_and_line = "(fault 1 of 2) Line 24 of the program.";
    assert!(sentence.rest.ends_with(number_and_line), "{sentence}");
}

#[test]
fn a_program_stands_beside_the_search_that_it_should_be() {
    let mut session = faulty();
    let mut boards = session.lesson().boards.clone();
    boards.push(BoardSpec::search("naive".parse().unwrap(), boards[0].goal));
    ask(&mut session, Command::SetBoards(boards.clone()));
    explore(&mut session);
    assert_eq!(session.runs().titles(Language::En), ["mine.py", "naive"]);
    assert_eq!(session.runs()[0].judge.faults().len(), 2, "its run stays");
    ask(&mut session, Command::Difference(Direction::Forward));
    // The search refuses the value, and writes the next one that is left.
    assert_eq!(steps(&session), [21, 24]);
    // The search is removed, and put back.
    ask(&mut session, Command::SetBoards(boards[..1].to_vec()));
    assert_eq!(session.runs().len(), 1);
    // The program does not belong to another puzzle.
    let problem = super::session("first-moves").lesson().problem.clone();
    let puzzle = Command::OpenPuzzle(
        Box::new((*problem).clone()),
        boards,
        Text::default(),
        vec![],
    );
    ask(&mut session, puzzle);
    assert_eq!(session.runs().titles(Language::En), ["naive"]);
}

#[test]
fn what_a_run_cannot_do_is_refused_in_words() {
    let mut session = faulty();
    ask(&mut session, Command::GoTo(5));
    let alternative = Alternative::Strategy("propagation".parse().unwrap());
    for command in [Command::Fork(alternative), Command::Solve(Switch::On)] {
        ask(&mut session, command);
        assert_eq!(session.notice(), Some(Notice::NotOfPrograms));
        assert!(session.student().is_none() && session.runs().len() == 1);
        ask(&mut session, Command::ClearNotice);
    }
}

#[test]
fn nothing_moves_while_a_program_goes_on_unless_its_end_was_asked_for() {
    let text = lesson_file("programs/row-and-column.txt").unwrap();
    let (first, rest) = text.split_at(text.len() / 2);
    let mut reader = reader(first);
    let mut session = session("first-moves");
    ask(&mut session, Command::OpenProgram(program(&reader)));
    explore(&mut session);
    let before = session.last_step();
    assert!(session.runs()[0].is_live() && before > 100 && !session.knows_end());
    assert!(
        !session.is_working(),
        "there is nothing to do until more comes"
    );
    reader.push(&rest.as_bytes()[..500]);
    ask(&mut session, Command::FollowProgram(program(&reader)));
    explore(&mut session);
    assert!(session.last_step() > before);
    assert_eq!(steps(&session), [0]);
    session.apply(Command::Last);
    assert_eq!(steps(&session), [session.last_step()]);
    session.apply(Command::GoTo(350));
    explore(&mut session);
    assert_eq!(
        session.notice(),
        Some(Notice::Looking),
        "it is still to come"
    );
    reader.push(&rest.as_bytes()[500..]);
    reader.finish();
    session.apply(Command::FollowProgram(program(&reader)));
    explore(&mut session);
    while session.is_working() {
        session.advance(0.0, 16);
    }
    assert_eq!((steps(&session), session.knows_end()), (vec![350], true));
    assert_eq!(session.runs()[0].judge.faults().len(), 2);
}

#[test]
fn a_free_board_has_no_rules_to_judge_or_to_ask_about() {
    let mut session = opened("@board 2\n@path\n@place 1 a\n@place 2 b\n@solution\n@done\n");
    let run = &session.runs()[0];
    assert!(run.judge.is_over() && run.judge.judge().is_none() && !run.knows_rules());
    ask(&mut session, Command::GoTo(2));
    let way = session.runs()[0].moment().way().unwrap();
    assert_eq!(
        way.iter().map(|cell| cell.index()).collect::<Vec<_>>(),
        [0, 1]
    );
    ask(&mut session, Command::Fault(Direction::Forward));
    assert_eq!(session.notice(), Some(Notice::NotJudged));
    let mut boards = session.lesson().boards.clone();
    boards.push(BoardSpec::search("naive".parse().unwrap(), boards[0].goal));
    ask(&mut session, Command::SetBoards(boards));
    assert_eq!(
        (session.notice(), session.runs().len()),
        (Some(Notice::RulesUnknown), 1)
    );
    ask(&mut session, Command::Ask(Switch::On));
    assert!(!session.is_asking());
}
