//! The student at work, and questions to the class.

use super::*;
use crate::analysis::exercise::{Mistake, Move, MoveKind};
use crate::explain::Sentence;
use crate::lesson::View;
use crate::playhead::Direction;
use crate::puzzle::Cell;
use crate::session::posed::Posed;
use crate::session::student::Feedback;
use crate::session::{Act, Student};
use crate::solver::{Event, Spot};
use egui::epaint::TextShape;

fn student(h: &Window) -> &Student {
    h.state().session.student().expect("a student is at work")
}

fn feedback(h: &Window) -> Feedback {
    student(h).feedback
}

fn is_playing(h: &Window) -> bool {
    h.state().session.playhead().is_playing()
}

fn mistake(h: &Window) -> Option<Mistake> {
    match feedback(h) {
        Feedback::Wrong(_, refusal) => Some(refusal.mistake),
        _ => None,
    }
}

#[test]
fn a_search_is_solved_by_hand() {
    let mut h = harness("first-moves");
    press(&mut h, Key::Y);
    h.get_by_label_contains("Every move of this search is now yours");
    assert!(
        h.query_by_label_contains("Play").is_none(),
        "nothing shows what comes"
    );
    assert!(h.query_by_label("Log").is_none());
    // R1C2 is next: it is under the cursor, as the first empty cell.
    press(&mut h, Key::Enter);
    assert_eq!((step(&h), feedback(&h)), (1, Feedback::Right(1, 1)));
    h.get_by_label_contains("Right! R1C2 is the next empty cell");
    // Directly to a value that fits: 1 and 2 have not been tried.
    type_text(&mut h, "3");
    assert_eq!((step(&h), mistake(&h)), (1, Some(Mistake::Skipped)));
    h.get_by_label_contains("3 in R1C2 comes later");
    type_text(&mut h, "1");
    assert_eq!(mistake(&h), Some(Mistake::Forbidden));
    h.get_by_label_contains("1 cannot go in R1C2: R1C1, in row 1, already has it.");
    // Refused with the mouse.
    h.get_by_label("Refuse  X").click();
    h.run();
    h.get_by_label("1").click();
    h.run();
    assert_eq!((step(&h), feedback(&h)), (2, Feedback::Right(2, 2)));
    type_text(&mut h, "2");
    assert_eq!(step(&h), 3);
    press(&mut h, Key::W);
    // The program's own keys belong to the student now.
    for key in [Key::C, Key::Space, Key::End, Key::L, Key::R, Key::N] {
        h.key_press(key);
    }
    h.run();
    assert_eq!(mistake(&h), Some(Mistake::StillOpen));
    assert_eq!((step(&h), is_playing(&h)), (3, false));
    for is_presenting in [true, false] {
        press(&mut h, Key::P);
        assert_eq!(h.state().look.is_presenting, is_presenting);
    }
    press(&mut h, Key::Backspace);
    assert_eq!(mistake(&h), Some(Mistake::TooSoon));
    for hint in [
        "A value fits, and is written.",
        "Look at R1C2.",
        "Write 3 in R1C2.",
    ] {
        type_text(&mut h, "?");
        h.get_by_label_contains(hint);
    }
    type_text(&mut h, "3");
    assert_eq!(step(&h), 4);
    h.get_by_label_contains("points: 7 of 12 · moves: 4 · refused: 4 · hints: 3");
    // One Escape shows the summary, another leaves; the board stays.
    press(&mut h, Key::Escape);
    h.get_by_label("1 ×  Skipped an option");
    h.get_by_label("1 ×  Overlooked a conflict");
    h.get_by_label("Go on").click();
    h.run();
    assert!(!student(&h).is_over);
    press(&mut h, Key::Escape);
    press(&mut h, Key::Escape);
    assert!(h.state().session.student().is_none());
    assert_eq!(step(&h), 4);
    press(&mut h, Key::ArrowLeft);
    assert_eq!(step(&h), 3);
}

/// Presses the keys for a move, as a student would.
fn press_move(h: &mut Window, made: Move) {
    let problem = h.state().session.lesson().problem.clone();
    let topology = problem.topology();
    let (cell, house) = match made {
        Move::Select(Spot::Cell(cell)) | Move::DeadEnd(Spot::Cell(cell)) | Move::TakeBack(cell) => {
            (cell, None)
        }
        Move::Select(Spot::Places(house, _)) | Move::DeadEnd(Spot::Places(house, _)) => {
            (topology.cells_of(house)[0], Some(house))
        }
        Move::Write(cell, _) | Move::Refuse(cell, _) | Move::Deduce(cell, _) => (cell, None),
    };
    ask(h, Command::Student(Act::Point(cell)));
    while student(h).house(topology) != house {
        press(h, Key::H);
    }
    let (key, value) = match made {
        Move::Select(Spot::Cell(_)) => (Key::Enter, None),
        Move::Select(Spot::Places(_, value)) => (Key::Enter, Some(value)),
        Move::TakeBack(_) => (Key::Delete, None),
        Move::Write(_, value) => (Key::W, Some(value)),
        Move::Refuse(_, value) => (Key::X, Some(value)),
        Move::Deduce(_, value) => (Key::S, Some(value)),
        Move::DeadEnd(at) => {
            type_text(h, "0");
            if let Spot::Places(_, value) = at {
                type_text(h, &value.to_string());
            }
            return;
        }
    };
    press(h, key);
    if let Some(value) = value {
        type_text(h, &value.to_string());
    }
}

/// Every search can be solved to its end by its keys alone, without a refusal.
#[test]
fn every_strategy_can_be_played_to_its_end() {
    let mut kinds = std::collections::HashSet::new();
    for text in [
        "naive*all",
        "masks*all",
        "forward-checking*all",
        "fewest-candidates*all",
        "singles",
        "propagation*all",
        "algorithm-x*all",
    ] {
        let mut board = lesson("first-moves");
        board.stops.clear();
        board.boards = BoardSpec::read_all(text).unwrap();
        let mut h = harness_of(board, Language::En, egui::vec2(1280.0, 800.0));
        press(&mut h, Key::Y);
        for _ in 0..400 {
            let next = student(&h).exercise.step() + 1;
            let run = &h.state().session.runs()[0];
            let Some(event) = run.timeline().peek(next).and_then(|m| m.event()) else {
                break;
            };
            let made = Move::of(event).expect("what comes by itself has been passed");
            kinds.insert(made.kind());
            press_move(&mut h, made);
            assert!(
                matches!(feedback(&h), Feedback::Right(..)),
                "{text}: {made:?}: {:?}",
                feedback(&h)
            );
        }
        assert!(student(&h).is_over, "{text}");
        assert_eq!(student(&h).exercise.tally().wrong(), 0);
        assert!(h.state().session.runs()[0].is_at_end());
        h.get_by_label("Not one wrong move.");
        h.get_by_label("Again").click();
        h.run();
        assert_eq!(step(&h), student(&h).exercise.step());
        assert!(step(&h) <= 1, "{text}");
    }
    assert!(kinds.len() >= MoveKind::ALL.len() - 1, "{kinds:?}");
}

#[test]
fn a_board_solved_by_a_student_is_shown_alone() {
    let mut h = harness("naive-or-propagation");
    ask(&mut h, Command::Lead(1));
    press(&mut h, Key::Y);
    assert_eq!(h.state().session.solved_board(), Some(1));
    // Opening another lesson ends it.
    ask(&mut h, Command::Open(lesson("first-moves").into()));
    assert!(h.state().session.student().is_none());
}

fn posed(h: &Window) -> Option<&Posed> {
    h.state().session.questions().posed()
}

fn is_asking(h: &Window) -> bool {
    h.state().session.is_asking()
}

fn score(h: &Window) -> (usize, usize) {
    h.state().session.questions().score()
}

/// Lets two seconds pass.
fn wait(h: &mut Window) {
    let ctx = h.ctx.clone();
    (0..120).for_each(|_| h.state_mut().advance(&ctx, 1.0 / 60.0, 1));
    h.run();
}

/// The step of the question on show, the number of its options, and the right one.
fn asked(h: &Window) -> (Option<u64>, usize, usize) {
    let posed = posed(h).expect("something is asked");
    (posed.decided, posed.options.len(), posed.right)
}

const LETTERS: [Key; 4] = [Key::A, Key::B, Key::C, Key::D];

#[test]
fn every_move_can_be_asked_about() {
    let mut h = harness("first-program");
    press(&mut h, Key::Q);
    let mut wrong = Vec::new();
    for number in 0..40 {
        let at = step(&h);
        if posed(&h).is_none() {
            press(&mut h, Key::ArrowRight);
            continue;
        }
        let (_, options, right) = asked(&h);
        // Going on waits for an answer, once.
        press(&mut h, Key::ArrowRight);
        assert_eq!(step(&h), at);
        h.get_by_label_contains("Answer first");
        let option = if number % 3 == 0 {
            (right + 1) % options
        } else {
            right
        };
        press(&mut h, LETTERS[option]);
        if option != right && options > 2 {
            h.get_by_label_contains("Try once more");
            press(&mut h, LETTERS[(right + 2) % options]);
        }
        assert!(!is_asking(&h));
        if option == right {
            h.get_by_label("Right!");
        } else {
            wrong.push(at);
            h.get_by_label_contains(" is not right.");
        }
        press(&mut h, Key::ArrowRight);
        assert_eq!(step(&h), at + 1);
    }
    let (right, all) = score(&h);
    assert!(all > 25 && right == all - wrong.len(), "{right} of {all}");
    // Without an answer: the second time it goes on.
    let at = step(&h);
    press(&mut h, Key::L);
    press(&mut h, Key::L);
    assert_eq!(step(&h), at + 1);
    press(&mut h, Key::Q);
    h.get_by_label("Looking back");
    assert_eq!(
        h.get_all_by_label_contains("Answered:").count(),
        wrong.len()
    );
    for goal in [wrong[1], wrong[0]] {
        let words = format!("Step {goal}:");
        let row = h.get_all_by_label_contains(&words).next();
        row.expect("it is on the list").click();
        h.run();
        assert_eq!(step(&h), goal);
    }
    press(&mut h, Key::Escape);
    assert!(h.query_by_label("Looking back").is_none());
    assert!(posed(&h).is_none());
}

#[test]
fn the_answer_is_played() {
    let mut h = harness("first-program");
    press(&mut h, Key::Q);
    while posed(&h).is_none_or(|posed| posed.decided <= Some(posed.step + 3)) {
        press(&mut h, Key::L);
    }
    let speed = h.state().session.playhead().speed();
    let (decided, _, right) = asked(&h);
    press(&mut h, LETTERS[right]);
    h.get_by_label("Show it on the board").click();
    h.step();
    assert!(is_playing(&h));
    (0..5).for_each(|_| wait(&mut h));
    assert_eq!((Some(step(&h)), is_playing(&h)), (decided, false));
    assert_eq!(h.state().session.playhead().speed(), speed);
}

#[test]
fn playing_halts_at_every_question() {
    let mut h = harness("first-program");
    press(&mut h, Key::Q);
    let at = step(&h);
    for _ in 0..2 {
        press(&mut h, Key::Space);
    }
    wait(&mut h);
    assert_eq!((step(&h), is_playing(&h)), (at + 1, false));
}

#[test]
fn answers_can_be_typed_or_clicked_on_the_board() {
    let mut h = harness("first-program");
    press(&mut h, Key::Q);
    let (mut typed, mut cells) = (0, 0);
    for _ in 0..200 {
        let Some(posed) = posed(&h).filter(|_| is_asking(&h)) else {
            press(&mut h, Key::L);
            continue;
        };
        let (right, words) = (
            posed.right,
            posed.options[posed.right].get(Language::Pt).to_owned(),
        );
        let digits: String = words.chars().filter(|c| *c != '\u{202F}').collect();
        if digits.starts_with('R') && digits.len() == 4 {
            cells += 1;
            if cells % 2 == 0 {
                let (row, column) = (digits.as_bytes()[1] - b'1', digits.as_bytes()[3] - b'1');
                let cell = Cell::new(usize::from(row * 9 + column));
                let session = &h.state().session;
                let topology = session.lesson().problem.topology();
                let option = session.questions().option_of(cell, topology);
                assert_eq!(option, Some(right));
                ask(&mut h, Command::Choose(right));
            } else {
                h.key_press(Key::R);
                type_text(&mut h, "r");
                type_text(&mut h, &digits[1..2]);
                h.key_press(Key::C);
                type_text(&mut h, "c");
                type_text(&mut h, &digits[3..]);
            }
        } else if digits.chars().all(|c| c.is_ascii_digit()) {
            typed += 1;
            digits
                .chars()
                .for_each(|c| type_text(&mut h, &c.to_string()));
            if is_asking(&h) {
                press(&mut h, Key::Enter);
            }
        } else {
            press(&mut h, LETTERS[right]);
        }
        assert!(!is_asking(&h), "{words}");
        assert!(self::posed(&h).unwrap().is_right(), "{words}");
        press(&mut h, Key::L);
    }
    assert!(typed > 20 && cells > 3, "{typed} {cells}");
    // These keys did nothing else.
    assert!(step(&h) < 210 && !is_playing(&h));
}

#[test]
fn a_class_answers_together() {
    let mut h = harness("first-program");
    press(&mut h, Key::Q);
    press(&mut h, Key::T);
    let (_, options, right) = asked(&h);
    let other = (right + 1) % options;
    press(&mut h, Key::Enter);
    assert!(is_asking(&h), "nobody has answered");
    // The time for votes is counted down, but judges nothing.
    h.get_by_label("30 s to vote").click();
    h.run();
    h.get_by_label("30");
    h.input_mut().time = Some(h.ctx.input(|input| input.time) + 31.0);
    h.run();
    h.get_by_label("Time is up");
    assert!(is_asking(&h));
    (0..3).for_each(|_| press(&mut h, LETTERS[right]));
    (0..5).for_each(|_| press(&mut h, LETTERS[other]));
    press_shift(&mut h, LETTERS[other]);
    assert!(is_asking(&h));
    // A click on an option is one vote more.
    let label = format!("{}: ", crate::session::verdict::LETTERS[right]);
    h.get_by(|node| {
        let name = node.label().unwrap_or_default();
        node.role() == egui::accesskit::Role::Button && name.starts_with(&label)
    })
    .click();
    h.run();
    let posed = self::posed(&h).unwrap();
    assert_eq!((posed.votes[right], posed.votes[other]), (4, 4));
    h.get_all_by_label_contains("One vote fewer")
        .nth(right)
        .unwrap()
        .click();
    h.run();
    h.get_by_label_contains("Verdict").click();
    h.run();
    h.get_by_label("3 of 7 chose it.");
    let letter = crate::session::verdict::LETTERS[right];
    let verdict = h.get_by_label(&format!("{letter} is right.")).rect();
    let signs = h.get_all_by_label("✔").map(|sign| sign.rect());
    let signs: Vec<_> = signs.collect();
    let is_beside = |sign: &egui::Rect| sign.y_range().contains(verdict.center().y);
    assert!(signs.iter().any(is_beside), "sign and words agree");
    // The class is wrong if most of it is.
    assert_eq!(score(&h), (0, 1));
    let at = step(&h);
    press(&mut h, Key::L);
    assert_eq!(step(&h), at + 1);
    let (_, _, right) = asked(&h);
    press(&mut h, LETTERS[right]);
    press(&mut h, Key::Enter);
    assert_eq!(score(&h), (1, 2));
}

/// While a verdict stands, keys that answer do nothing else.
#[test]
fn answers_never_move_the_run() {
    let mut h = harness("first-moves");
    // To the first question with a second try.
    let posed = |h: &Window| h.state().session.questions().posed().cloned();
    while posed(&h).is_none_or(|posed| posed.options.len() < 3) {
        press(&mut h, Key::N);
        press(&mut h, Key::N);
    }
    let before = step(&h);
    let right = posed(&h).unwrap().right;
    let keys = [Key::A, Key::B, Key::C, Key::D];
    let wrong: Vec<Key> = (0..3).filter(|n| *n != right).map(|n| keys[n]).collect();
    press(&mut h, wrong[0]);
    h.get_by_label_contains("Try once more");
    assert!(h.query_by_label_contains(" is right.").is_none());
    press(&mut h, wrong[1]);
    h.get_by_label_contains(" is right.");
    for key in keys.into_iter().chain([Key::Num5, Key::Num0]) {
        press(&mut h, key);
        h.key_press_modifiers(egui::Modifiers::SHIFT, key);
        h.run();
    }
    type_text(&mut h, "5");
    assert_eq!(step(&h), before);
    press(&mut h, Key::ArrowRight);
    assert_eq!(step(&h), before + 1);
    press(&mut h, Key::B);
    assert!(step(&h) > before + 1);
}

/// The way on is in the same place in every view, and leads to the next lesson in the end.
#[test]
fn stops_are_walked_from_every_view() {
    let mut h = harness("first-moves");
    let place = |h: &Window| h.get_by_label_contains("Next stop").rect().max;
    let first = place(&h);
    for view in View::ALL {
        if !h.state().session.runs().leader().has_view(view) {
            continue;
        }
        ask(&mut h, LookCommand::View(view));
        h.run();
        assert_eq!(place(&h), first, "{view:?}");
        h.get_by_label_contains("Previous stop");
    }
    ask(&mut h, LookCommand::View(View::Tree));
    let mut clicks = 0;
    while h.query_by_label_contains("Next stop").is_some() {
        h.get_by_label_contains("Next stop").click();
        h.run();
        clicks += 1;
        assert!(clicks < 30);
    }
    assert!(h.state().session.is_at_last_stop());
    h.get_by_label_contains("Next lesson").click();
    h.run();
    assert_ne!(h.state().session.lesson().id, "first-moves");
}

/// A click on the cell answers the question of a stop.
#[test]
fn a_click_on_a_cell_answers_the_question_of_a_stop() {
    let mut h = harness("forward-checking");
    press(&mut h, Key::N);
    let cells = h.query_all_by_label_contains("R5C3");
    let mut places = cells
        .map(|cell| cell.rect())
        .filter(|rect| rect.height() > 20.0);
    let place = places.next().expect("the cell is on a board");
    let at = place.center();
    drop(places);
    let option = posed(&h).unwrap().right;
    let letter = crate::session::verdict::LETTERS[option].to_string();
    let drawn = super::presenting::texts(&h, &letter);
    let is_there =
        |(text, _): &(TextShape, _)| place.contains(text.visual_bounding_rect().center());
    assert!(drawn.iter().any(is_there), "the cell carries its letter");
    h.drag_at(at);
    h.drop_at(at);
    h.run();
    assert!(posed(&h).unwrap().is_right());
}

/// Lines are put in order with keys and by dragging, also below the divider.
#[test]
fn lines_are_moved_with_keys_and_by_dragging() {
    let mut h = harness("stack-and-recursion");
    while !h.state().session.is_asking() {
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    let posed = |h: &Window| h.state().session.questions().posed().unwrap().clone();
    let order = |h: &Window| posed(h).order.unwrap();
    press(&mut h, Key::ArrowUp);
    press(&mut h, Key::ArrowDown);
    assert_eq!((order(&h).picked, order(&h).items[1]), (1, 1));
    press_shift(&mut h, Key::ArrowDown);
    assert_eq!((order(&h).picked, order(&h).items[2]), (2, 1));
    let program = posed(&h).program.unwrap();
    let row = |h: &Window, line: usize| {
        let given = order(h).given();
        let words = program.get(Language::En).lines().nth(given + line);
        h.get_by_label(words.unwrap()).rect().center()
    };
    let divider = h.get_by_label("Not used:").rect().center();
    h.drag_at(row(&h, 0));
    h.step();
    for at in [row(&h, 2), divider, divider] {
        h.hover_at(at);
        h.step();
    }
    h.drop_at(divider);
    h.run();
    assert_eq!(order(&h).items.last(), Some(&0));
    assert!(!order(&h).used().contains(&0));
    press(&mut h, Key::Enter);
    assert!(posed(&h).tried.is_some() && h.state().session.is_asking());
    h.get_by_label_contains("is the first that is wrong");
}

/// Where a relation, a wall or the way itself refuses a value, the student hears just that.
#[test]
fn a_student_hears_what_refuses_a_value() {
    for id in [
        "subset-sum",
        "send-more-money",
        "own-rules",
        "maze",
        "knight-five",
    ] {
        let mut h = harness_in(id, Language::En, egui::vec2(1280.0, 800.0));
        let timeline = h.state().session.runs().leader().timeline();
        let is_refused = |step: &u64| {
            let event = timeline.peek(step + 1).and_then(|next| next.event());
            matches!(
                event,
                Some(Event::Broken { .. } | Event::Visited { .. } | Event::Wall { .. })
            )
        };
        let step = (0..timeline.explored())
            .find(is_refused)
            .expect("a refusal");
        let next = timeline.peek(step + 1).unwrap();
        let (cell, value) = next.event().and_then(|e| e.cell().zip(e.value())).unwrap();
        let words = Sentence::of(&next, Language::En).to_string();
        let is_way = next.problem().topology().way().is_some();
        ask(&mut h, Command::GoTo(step));
        ask(&mut h, Command::Solve(Switch::On));
        ask(&mut h, Command::Student(Act::Point(cell)));
        ask(&mut h, Command::Student(Act::Kind(MoveKind::Write)));
        if !is_way {
            ask(&mut h, Command::Student(Act::Value(value)));
        }
        assert!(h.query_by_label(&words).is_some(), "{id}: {words}");
        assert_eq!(h.state().session.runs().leader().moment().step(), step);
    }
}
