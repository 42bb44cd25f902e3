//! The views beside the boards, but for the tree.

use super::*;
use crate::cli::View;
use crate::explain::code::CodeLanguage;
use crate::solver::Strategy;
use std::collections::BTreeSet;

#[test]
fn the_log_goes_to_a_step_that_is_clicked() {
    let mut h = harness("first-program");
    open_view(&mut h, "Log");
    (0..30).for_each(|_| press(&mut h, Key::ArrowRight));
    h.get_by_label("R2C2: 3 is refused.");
    h.get_by_label("R2C2: 4 is written.").hover();
    h.run();
    let row = h.get_by_label("R2C2: 4 is written.").rect().center();
    h.drag_at(row);
    h.drop_at(row);
    h.run();
    assert_eq!(step(&h), 31);
}

#[test]
fn a_cell_can_be_asked_about() {
    let mut h = harness("first-moves");
    open_view(&mut h, "Why");
    press(&mut h, Key::C);
    h.get_by_label("What can R1C2 hold?");
    h.get_by_label("already held by R1C1 (row)");
    assert_eq!(h.get_all_by_label_contains("not tried yet").count(), 3);
    // Somewhere on the board.
    let at = egui::pos2(400.0, 350.0);
    for is_asked in [true, false] {
        h.drag_at(at);
        h.drop_at(at);
        h.run();
        assert_eq!(h.state().asked.is_some(), is_asked);
    }
    h.drag_at(at);
    h.drop_at(at);
    h.run();
    let cell = h.state().asked.unwrap();
    let address = h.state().lesson.problem.topology().address(cell);
    h.get_by_label(&format!("What can {address} hold?"));
    h.get_by_label("Back to the cell in play").click();
    h.run();
    h.get_by_label("What can R1C2 hold?");
}

#[test]
fn heat_counts_up_to_the_playhead() {
    let mut h = harness("first-program");
    open_view(&mut h, "Heat");
    press(&mut h, Key::S);
    while h.state().next_frame_in().is_some() {
        h.step();
    }
    h.run();
    h.get_by_label_contains("Up to step 295,537");
    // There is a stop here, whose words lie over the foot of the view.
    h.get_by_label("Stop 4 of 5  ▼").click();
    h.run();
    h.get_by_label("R1C3 = 1: 256,103 steps").click();
    h.run();
    assert_eq!(step(&h), 2);
}

#[test]
fn the_code_follows_the_step_in_any_language() {
    let mut h = harness_in("first-program", Language::En, USUAL);
    h.state_mut().view = View::Code;
    press(&mut h, Key::C);
    let conflict = "function isSafe(row, column, number)";
    h.get_by_label(conflict);
    h.get_by_label("number =");
    for (name, code, header) in [
        (
            "C",
            CodeLanguage::C,
            "bool isSafe(int row, int col, int num)",
        ),
        ("Python", CodeLanguage::Python, "def is_safe(row, col, num)"),
    ] {
        h.get_by_label(name).click();
        h.run();
        assert_eq!(h.state().code, code);
        h.get_by_label(header);
        h.get_by_label("num =");
    }
    press(&mut h, Key::B);
    assert!(h.query_by_label("def is_safe(row, col, num)").is_none());
    h.get_by_label("def solve_sudoku()");
    h.state_mut().speak(Language::Pt);
    h.run();
    h.get_by_label_contains("É esse o recuo.");
}

#[test]
fn every_view_opens_in_every_language_at_every_kind_of_step() {
    for language in Language::ALL {
        let mut h = harness_in("naive-or-propagation", language, egui::vec2(1024.0, 600.0));
        for view in View::ALL {
            h.state_mut().view = view;
            for leading in [0, 1] {
                h.state_mut().leading = leading;
                for key in [Key::Home, Key::ArrowRight, Key::C, Key::B, Key::S] {
                    press(&mut h, key);
                }
            }
        }
    }
}

/// The window as it opens.
const USUAL: egui::Vec2 = egui::vec2(1440.0, 900.0);

/// A lesson about one puzzle, with these boards.
fn lesson_with(boards: &str) -> Lesson {
    let text = "(pt: \"a\", es: \"a\", en: \"a\")";
    let puzzle =
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let source = format!(
        "(id: \"a\", title: {text}, goal: {text}, text: {text}, puzzle: \"{puzzle}\", boards: [{boards}], speed: 8)"
    );
    Lesson::read(&source).unwrap()
}

#[test]
fn every_program_is_seen_whole_in_a_window_of_usual_size() {
    for (name, _) in Strategy::NAMED {
        for goal in ["first", "all"] {
            for boards in 1..=2 {
                let board = format!("(strategy: \"{name}\", goal: \"{goal}\"),").repeat(boards);
                let lesson = lesson_with(&board);
                let mut h = harness_of(lesson, Language::En, USUAL);
                h.state_mut().view = View::Code;
                for code in CodeLanguage::ALL {
                    for language in Language::ALL {
                        h.state_mut().code = code;
                        h.state_mut().speak(language);
                        h.run();
                        let program = h.get_by_role(egui::accesskit::Role::Code).rect();
                        let below = h.get_by_label("|◀").rect().top();
                        let what =
                            format!("{name}, {goal}, {boards} board(s), {code:?}, {language:?}");
                        assert!(program.bottom() <= below, "{what}: {program:?} {below}");
                        assert!(program.right() <= 1440.0, "{what}: {program:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_helper_unfolds_and_folds() {
    let mut h = harness_in("naive-or-propagation", Language::En, USUAL);
    h.state_mut().leading = 1;
    h.state_mut().code = CodeLanguage::C;
    open_view(&mut h, "Code");
    let height =
        |h: &Harness<'static, State>| h.get_by_role(egui::accesskit::Role::Code).rect().height();
    let before = height(&h);
    // The last function.
    let program = h.get_by_role(egui::accesskit::Role::Code).rect();
    let at = program.left_bottom() + egui::vec2(60.0, -8.0);
    for is_open in [true, false] {
        h.drag_at(at);
        h.drop_at(at);
        h.run();
        assert_eq!(h.state().unfolded.contains("print"), is_open);
        assert_eq!(height(&h) > before, is_open);
    }
}

#[test]
fn tabs_say_which_view_is_open() {
    for (lesson, size, rows) in [
        ("first-program", USUAL, 1),
        ("naive-or-propagation", USUAL, 2),
        ("first-program", egui::vec2(1024.0, 600.0), 2),
    ] {
        let mut places = Vec::new();
        for language in Language::ALL {
            let mut h = harness_in(lesson, language, size);
            let tab = |h: &Harness<'static, State>, view: View| {
                let name = language.word(&format!("view-{}", view.id()));
                h.get_by_role_and_label(egui::accesskit::Role::Tab, &name)
                    .rect()
            };
            let tops = View::ALL.map(|view| tab(&h, view).top() as i32);
            let tops = BTreeSet::from(tops);
            assert_eq!(tops.len(), rows, "{lesson} at {size:?}, {language:?}");
            places.push(tops);
            let flow = tab(&h, View::Flow).center();
            h.drag_at(flow);
            h.drop_at(flow);
            h.run();
            assert_eq!(h.state().view, View::Flow);
        }
        assert!(places.windows(2).all(|two| two[0] == two[1]), "{places:?}");
    }
}

#[test]
fn heat_of_whole_runs_does_not_follow_the_playhead() {
    let mut h = harness("first-program");
    h.state_mut()
        .set_boards(BoardSpec::read_all("naive, masks").unwrap());
    h.state_mut().explore_now();
    h.run();
    open_view(&mut h, "Heat");
    let count = |h: &mut Harness<'static, State>| {
        while h.state().next_frame_in().is_some() {
            h.step();
        }
        h.run();
    };
    h.get_by_label("Whole run").click();
    count(&mut h);
    let whole = |h: &Harness<'static, State>| {
        let boards = h.state().boards.iter();
        let most = boards.map(|board| board.tally(true).expect("it is counted").most());
        most.collect::<Vec<_>>()
    };
    let (steps, before) = (h.state().boards[0].timeline.explored(), whole(&h));
    let words = format!("The whole run, {} steps", Language::En.number(steps));
    h.get_by_label_contains(&words);
    assert!(before.iter().all(|most| *most > 0), "{before:?}");
    press(&mut h, Key::C);
    count(&mut h);
    h.get_by_label_contains(&words);
    assert_eq!(whole(&h), before);
    h.get_by_label("So far").click();
    count(&mut h);
    h.get_by_label_contains(&format!("Up to step {}", step(&h)));
    let so_far = h.state().boards[0].tally(false).expect("it is counted");
    assert!(so_far.most() < before[0]);
}

#[test]
fn the_end_of_a_race_is_told_in_words() {
    let mut h = harness("first-program");
    let boards = "naive, propagation, masks";
    h.state_mut()
        .set_boards(BoardSpec::read_all(boards).unwrap());
    h.state_mut().explore_now();
    h.run();
    open_view(&mut h, "Chart");
    type_text(&mut h, "5");
    assert!(h.query_by_label("All boards have ended").is_none());
    // The others have ended, and this one tells how far it is.
    assert!(h.state().boards[1].timeline.length() == Some(h.state().boards[1].moment.step()));
    h.state_mut().push(crate::playhead::Command::Last);
    h.run();
    h.get_by_label("All boards have ended");
    let line = |h: &Harness<'static, State>, index: usize| {
        let board = &h.state().boards[index];
        let steps = Language::En.number(board.timeline.explored());
        format!("{}: {steps} steps (solved), ", board.title)
    };
    h.get_by_label(&format!("{}the fewest", line(&h, 1)));
    let times = |index: usize| {
        let steps = |index: usize| h.state().boards[index].timeline.explored();
        let words = crate::scene::times(steps(index), steps(1), Language::En);
        words.expect("both take steps")
    };
    for index in [0, 2] {
        let words = format!("{}{} the fewest", line(&h, index), times(index));
        h.get_by_label(&words);
    }
}

#[test]
fn what_a_stop_says_is_told_to_be_of_its_step_once_the_playhead_has_gone_on() {
    let mut h = harness("first-moves");
    press(&mut h, Key::N);
    press(&mut h, Key::N);
    h.get_by_label_contains("The 3 breaks no rule");
    assert!(h.query_by_label("Stop 2 of 6, at step 4").is_none());
    press(&mut h, Key::ArrowRight);
    h.get_by_label("Stop 2 of 6, at step 4");
    h.get_by_label_contains("The 3 breaks no rule");
}
