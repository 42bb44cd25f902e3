//! The screen of a set.

use super::*;
use crate::analysis::set::Summary;
use crate::app::tests::{harness, lesson};
use crate::puzzle::text::{self, ReadError};
use crate::session::CourseLessons;
use egui_kittest::kittest::Queryable;

/// A session with these puzzles as a set, and strategies by id.
pub fn session(puzzles: &[&str], faults: Vec<ReadError>, strategies: &[&str]) -> Session {
    let puzzle = |line: &&str| {
        let problem = text::read_one(line, &text::Options::default()).unwrap();
        ((*line).to_owned(), problem)
    };
    let set = PuzzleSet::new(
        puzzles.iter().map(puzzle).collect(),
        faults,
        strategies.iter().map(|id| id.parse().unwrap()).collect(),
    );
    let mut session = Session::new(lesson("first-moves"), CourseLessons(&[]));
    session.apply(Command::OpenSet(Box::new(set)));
    session
}

/// Runs the set to its end.
pub fn carry_out(session: &mut Session) {
    let mut screen = SetScreen::default();
    session.apply(Command::Set(SetCommand::Start));
    while session.set().unwrap().is_running() {
        if let Some(command) = screen.go_on(session, 1) {
            session.apply(command);
        }
    }
    assert!(screen.go_on(session, 1).is_none() && screen.runner.is_none());
}

fn three_puzzles() -> Session {
    let puzzles = ["1..2.2.4......23", "1...............", "1..2.2.4......2."];
    session(&puzzles, Vec::new(), &["naive", "propagation", "naive"])
}

#[test]
fn every_run_is_finished_and_the_table_is_sorted() {
    let mut session = three_puzzles();
    // Each strategy is there only once.
    assert_eq!(session.set().unwrap().strategies.len(), 2);
    carry_out(&mut session);
    let run = session.set().unwrap().run.as_ref().unwrap();
    assert!(run.results.is_whole());
    let time = |puzzle| Effort::Time.of(&run.results, puzzle, 1);
    assert!((0..3).all(|puzzle| time(puzzle).is_some_and(|t| t.value > 0)));
    let mut screen = SetScreen {
        sorting: Sorting {
            by: Some(0),
            is_descending: true,
        },
        ..SetScreen::default()
    };
    let work = |puzzle| Effort::Count(Counter::Work).of(&run.results, puzzle, 0);
    let order = screen.sort(run);
    let sorted: Vec<u64> = order.iter().map(|p| work(*p).unwrap().value).collect();
    assert!(sorted.is_sorted_by(|a, b| a >= b), "{sorted:?}");
    screen.sorting = Sorting::default();
    assert_eq!(screen.sort(run), [0, 1, 2]);
}

#[test]
fn the_viewer_chooses_the_counter_and_ties_are_no_wins() {
    let lines = ["1..2.2.4......23", "1..............."];
    let mut session = session(&lines, Vec::new(), &["naive", "masks"]);
    carry_out(&mut session);
    let mut h = harness("first-moves");
    let front = h.state_mut();
    front.session = session;
    front.look.screen = Screen::Set;
    h.run();
    h.get_by_label("Judge by:");
    h.get_by_value("work (tests, struck)").click();
    h.run();
    h.get_by_label("guesses").click();
    h.run();
    assert_eq!(h.state().set.by, Counter::Placements);
    let right = h.get_by_label("ties").rect().right();
    let fields = h.get_all_by_label("2");
    let mut fields = fields.map(|field| field.rect().right());
    assert!(
        fields.any(|field| (field - right).abs() < 1.0),
        "they stand one below the other"
    );
    let run = h.state().session.set().unwrap().run.as_ref().unwrap();
    let masks = Summary::of(&run.results, 1, Counter::Placements);
    assert_eq!((masks.wins, masks.ties), (0, 2));
}

/// The same puzzles opened again keep their results; others do not.
#[test]
fn results_are_there_when_the_set_is_opened_again() {
    let lines = ["1..2.2.4......23", "1..............."];
    let again = |lines: &[&str]| {
        let puzzle = |line: &&str| {
            let problem = text::read_one(line, &text::Options::default()).unwrap();
            ((*line).to_owned(), problem)
        };
        let strategies = vec!["masks".parse().unwrap()];
        let puzzles = lines.iter().map(puzzle).collect();
        Command::OpenSet(Box::new(PuzzleSet::new(puzzles, Vec::new(), strategies)))
    };
    let mut session = session(&lines, Vec::new(), &["naive"]);
    carry_out(&mut session);
    session.apply(again(&lines));
    let run = session.set().unwrap().run.as_ref().expect("it was kept");
    assert!(run.results.is_whole());
    session.apply(again(&lines[..1]));
    assert!(session.set().unwrap().run.is_none());
}

/// A fifth strategy cannot be chosen, and it is said why.
#[test]
fn a_fifth_strategy_is_refused_with_a_reason() {
    let mut h = harness("first-moves");
    let front = h.state_mut();
    let four = ["naive", "masks", "singles", "propagation"];
    front.session = session(&["1..2.2.4......23"], Vec::new(), &four);
    front.look.screen = Screen::Set;
    h.run();
    let reason = Language::En.word("set-full");
    let fifth = strategy_name("algorithm-x".parse().unwrap(), Language::En);
    h.get_by_label(&reason);
    h.get_by_label(&fifth).click();
    h.run();
    assert_eq!(h.state().session.set().unwrap().strategies.len(), 4);
    let masks = strategy_name("masks".parse().unwrap(), Language::En);
    h.get_by_label(&masks).click();
    h.run();
    assert!(h.query_by_label(&reason).is_none());
    h.get_by_label(&fifth).click();
    h.run();
    assert_eq!(h.state().session.set().unwrap().strategies.len(), 4);
}

/// An open list has the keys: arrows go through it, and Enter chooses.
#[test]
fn lists_are_used_by_keys() {
    let mut session = session(&["1..2.2.4......23"], Vec::new(), &["naive", "masks"]);
    carry_out(&mut session);
    let mut h = harness("first-moves");
    let front = h.state_mut();
    front.session = session;
    front.look.screen = Screen::Set;
    h.run();
    h.state_mut().set.by = Counter::Steps;
    h.run();
    let first = Language::En.word(Counter::Steps.message());
    h.get_by_value(&first).click();
    h.run();
    // All of them are in sight.
    for counter in Counter::compared() {
        let name = Language::En.word(counter.message());
        let shown = h.get_all_by_label(&name).map(|node| node.rect());
        let window = h.ctx.content_rect();
        assert!(
            shown.into_iter().any(|rect| window.contains_rect(rect)),
            "{name}"
        );
    }
    for key in [egui::Key::ArrowDown, egui::Key::ArrowDown, egui::Key::Enter] {
        h.key_press(key);
        h.run();
    }
    assert_eq!(h.state().look.screen, Screen::Set);
    let second = Counter::compared().nth(1).unwrap();
    assert_eq!(h.state().set.by, second);
}

#[test]
fn stopped_runs_are_marked_and_kept() {
    let mut session = three_puzzles();
    session.apply(Command::Set(SetCommand::Limit(5)));
    carry_out(&mut session);
    let run = session.set().unwrap().run.as_ref().unwrap();
    let work = |puzzle| Effort::Count(Counter::Work).of(&run.results, puzzle, 0);
    assert!((0..3).all(|puzzle| work(puzzle).is_some_and(|value| value.is_least)));
}

#[test]
fn restarted_and_stopped_runs_are_abandoned() {
    let mut session = three_puzzles();
    let mut screen = SetScreen::default();
    session.apply(Command::Set(SetCommand::Start));
    screen.go_on(&session, 1);
    let first = Arc::clone(&screen.runner.as_ref().expect("it has begun").set);
    session.apply(Command::Set(SetCommand::Start));
    screen.go_on(&session, 1);
    let second = &screen.runner.as_ref().expect("it has begun").set;
    assert!(!Arc::ptr_eq(&first, second));
    session.apply(Command::Set(SetCommand::Stop));
    screen.go_on(&session, 1);
    assert!(screen.runner.is_none());
}
