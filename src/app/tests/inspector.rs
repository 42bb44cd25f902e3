//! The views beside the boards, except for the tree.

use super::*;
use crate::analysis::tally::Tally;
use crate::app::look::Dialog;
use crate::explain::code::CodeLanguage;
use crate::lesson::View;
use crate::playhead::{Direction, Speed};
use crate::session::Run;
use crate::solver::{Alternative, EventKind};
use crate::timeline::{Found, Measure};

/// A window in which a whole program is seen with its explanation.
const TALL: egui::Vec2 = egui::vec2(1440.0, 1700.0);

#[test]
fn the_log_goes_to_a_step_that_is_clicked() {
    let mut h = revealed("first-program");
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
fn notes_are_for_the_teacher_alone() {
    let lesson = Lesson::read(&crate::lesson::start("mine", Language::En)).unwrap();
    let mut h = harness_of(lesson, Language::En, egui::vec2(1280.0, 800.0));
    ask(&mut h, Command::Stop(Direction::Forward));
    h.get_by_label("The first conflict");
    let note = "ask the class what forbids";
    assert!(h.query_by_label_contains(note).is_none());
    h.get_by_label("View ▾").click();
    h.run();
    h.get_by_label("Teacher’s notes").click();
    h.run();
    h.get_by_label_contains(note);
    ask(&mut h, LookCommand::Present(Switch::On));
    assert!(h.query_by_label_contains(note).is_none());
}

#[test]
fn the_program_can_be_copied_and_saved() {
    let mut h = harness("all-solutions");
    open_view(&mut h, "Code");
    h.get_by_label("Python").click();
    h.run();
    h.get_by_label("Copy").click();
    let mut copied = None;
    for _ in 0..4 {
        h.step();
        for command in &h.output().platform_output.commands {
            if let egui::OutputCommand::CopyText(text) = command {
                copied = Some(text.clone());
            }
        }
    }
    h.run();
    assert_eq!(h.state().session.notice(), Some(Notice::ProgramCopied));
    assert!(copied.is_some_and(|text| text.contains("def ")));
    h.get_by_label("Save…").click();
    h.run();
    assert_eq!(h.state().look.dialog, Some(Dialog::Export));
    h.get_by_value("Program (Python)");
}

#[test]
fn all_solutions_are_a_click_from_their_steps() {
    // An empty 4×4 board has 288 solutions.
    let problem = crate::puzzle::text::read_one(&".".repeat(16), &Default::default()).unwrap();
    let boards = BoardSpec::read_all("naive*all").unwrap();
    let lesson = Lesson::bare(std::sync::Arc::new(problem), boards);
    let mut h = harness_of(lesson, Language::En, egui::vec2(1280.0, 800.0));
    press(&mut h, Key::V);
    h.get_by_label_contains("ended with 288 solutions");
    h.get_by_label("page 1 of 24");
    for _ in 0..23 {
        h.get_by_label("Next page").click();
        h.run();
    }
    assert_eq!(h.get_all_by_label_contains(" · step ").count(), 2 * 12);
    let last = h.state().session.runs().leader().timeline();
    let solutions = Measure::Events(EventKind::Solution);
    let Found::At(end) = last.first_reaching(solutions, 288) else {
        panic!("all have been found");
    };
    let caption = format!("288 · step {}", Language::En.number(end));
    h.get_by_role_and_label(egui::accesskit::Role::Button, &caption)
        .click();
    h.run();
    assert_eq!((step(&h), h.state().look.dialog), (end, None));
}

#[test]
fn a_cell_can_be_asked_about() {
    let mut h = harness("first-moves");
    open_view(&mut h, "Why");
    press(&mut h, Key::C);
    h.get_by_label("What can go in R1C2?");
    h.get_by_label("already in R1C1 (row)");
    assert_eq!(h.get_all_by_label_contains("not tried yet").count(), 3);
    // Somewhere on the board.
    let at = egui::pos2(400.0, 350.0);
    for is_asked in [true, false] {
        h.drag_at(at);
        h.drop_at(at);
        h.run();
        assert_eq!(h.state().look.cell.is_some(), is_asked);
    }
    h.drag_at(at);
    h.drop_at(at);
    h.run();
    let cell = h.state().look.cell.unwrap();
    let problem = &h.state().session.lesson().problem;
    let address = problem.topology().address(cell);
    h.get_by_label(&format!("What can go in {address}?"));
    h.get_by_label("Back to the cell of this step").click();
    h.run();
    h.get_by_label("What can go in R1C2?");
}

#[test]
fn algorithm_x_shows_its_matrix() {
    let mut h = revealed("exact-cover");
    open_view(&mut h, "Why");
    assert!(h.query_by_label("Exact cover").is_none());
    ask(&mut h, Command::Lead(1));
    ask(&mut h, Command::GoTo(0));
    h.get_by_label("Exact cover: 82 × 104");
    ask(&mut h, Command::Last);
    h.get_by_label("Every constraint is met.");
}

#[test]
fn heat_counts_up_to_the_playhead() {
    let mut h = harness("first-program");
    open_view(&mut h, "Heat");
    press(&mut h, Key::S);
    h.get_by_label_contains("Up to step 295,537");
    // There is a stop here, and its card takes the foot of the view.
    fold_stop(&h);
    h.run();
    h.get_by_label("R1C3 = 1: 256,102 steps").click();
    h.run();
    assert_eq!(step(&h), 2);
}

#[test]
fn the_code_follows_the_step_in_any_language() {
    let mut h = harness_in("all-solutions", Language::En, TALL);
    ask(&mut h, LookCommand::View(View::Code));
    press(&mut h, Key::C);
    let conflict = "function isSafe(row, column, number)";
    // In the program and above its explanation.
    assert_eq!(h.get_all_by_label(conflict).count(), 2);
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
        assert_eq!(h.state().look.code, code);
        assert!(h.get_all_by_label(header).count() > 0);
        h.get_by_label("num =");
    }
    press(&mut h, Key::B);
    assert!(h.query_by_label("def is_safe(row, col, num)").is_none());
    fold_stop(&h);
    h.run();
    h.get_by_label("def solve_sudoku()");
    ask(&mut h, LookCommand::Language(Language::Pt));
    h.get_by_label_contains("Esse passo atrás é o recuo");
}

/// The default window size.
const USUAL: egui::Vec2 = egui::vec2(1440.0, 900.0);

/// Shows the puzzle on other boards, and explores them.
pub fn set_boards(h: &mut Window, boards: &str) {
    let boards = BoardSpec::read_all(boards).unwrap();
    ask(h, Command::SetBoards(boards));
}

/// The line of the step is in sight, however long the program.
#[test]
fn the_current_line_of_a_program_is_in_sight() {
    let mut h = harness_in("naive-or-propagation", Language::En, USUAL);
    ask(&mut h, Command::Lead(1));
    ask(&mut h, LookCommand::View(View::Code));
    let lit = crate::app::paint::color(h.state().look.theme.palette().guess);
    let is_lit = |shape: &egui::Shape| match shape {
        egui::Shape::Rect(rect) => rect.fill == lit && rect.rect.width() == 3.0,
        _ => false,
    };
    for code in CodeLanguage::ALL {
        ask(&mut h, LookCommand::Code(code));
        for step in [1, 9, 30] {
            ask(&mut h, Command::GoTo(step));
            let mut shapes = h.output().shapes.iter();
            let mark = shapes.find(|clipped| is_lit(&clipped.shape));
            let mark = mark.expect("a line is lit");
            let rect = mark.shape.visual_bounding_rect().shrink(1.0);
            assert!(mark.clip_rect.contains_rect(rect), "{code:?}, step {step}");
        }
    }
}

#[test]
fn a_helper_unfolds_and_folds() {
    let mut h = harness_in("naive-or-propagation", Language::En, TALL);
    ask(&mut h, Command::Lead(1));
    ask(&mut h, LookCommand::Code(CodeLanguage::C));
    open_view(&mut h, "Code");
    let height = |h: &Window| h.get_by_role(egui::accesskit::Role::Code).rect().height();
    let before = height(&h);
    // The last function.
    let program = h.get_by_role(egui::accesskit::Role::Code).rect();
    let at = program.left_bottom() + egui::vec2(60.0, -8.0);
    for is_open in [true, false] {
        h.drag_at(at);
        h.drop_at(at);
        h.run();
        assert_eq!(h.state().look.unfolded.contains("print"), is_open);
        assert_eq!(height(&h) > before, is_open);
    }
}

#[test]
fn tabs_say_which_view_is_open() {
    for (size, has_menu) in [(USUAL, false), (egui::vec2(960.0, 600.0), true)] {
        let language = Language::Es;
        let mut h = harness_in(TWO_BOARDS, language, size);
        let name = |view: View| language.word(&format!("view-{}", view.id()));
        let tab = |h: &Window, view: View| {
            let name = name(view);
            let tab = h.query_by_role_and_label(Role::Tab, &name);
            tab.map(|tab| tab.rect())
        };
        let tabs = View::ALL.into_iter().filter_map(|view| tab(&h, view));
        let tabs: Vec<_> = tabs.collect();
        assert!(
            tabs.windows(2)
                .all(|pair| pair[0].right() <= pair[1].left() + 0.5)
        );
        let run = h.state().session.runs().leader();
        let views = View::ALL.into_iter().filter(|view| run.has_view(*view));
        assert_eq!(tabs.len() < views.count(), has_menu, "{size:?}");
        let flow = tab(&h, View::Flow).unwrap().center();
        h.drag_at(flow);
        h.drop_at(flow);
        h.run();
        assert_eq!(h.state().look.view, View::Flow);
        // A tab without room is in the menu, and in the row once it is open.
        if has_menu {
            let last = View::Chart;
            assert!(tab(&h, last).is_none());
            h.get_by_label(&language.word("views-more")).click();
            h.run();
            h.get_by_label(&name(last)).click();
            h.run();
            assert_eq!(h.state().look.view, last);
            assert!(tab(&h, last).is_some());
        }
    }
}

#[test]
fn heat_of_whole_runs_is_independent_of_the_playhead() {
    let mut h = harness("first-program");
    set_boards(&mut h, "naive, masks");
    ask(&mut h, Command::Reveal(Switch::On));
    open_view(&mut h, "Heat");
    h.get_by_label("Whole run").click();
    h.step();
    while !h.state().session.is_settled() {
        h.step();
    }
    h.run();
    let most_of = |run: &Run| run.heat().expect("it is counted").most();
    let whole = |h: &Window| {
        let runs = h.state().session.runs().iter();
        runs.map(most_of).collect::<Vec<_>>()
    };
    let steps = h.state().session.runs()[0].timeline().explored();
    let before = whole(&h);
    let words = format!("The whole run, {} steps", Language::En.number(steps));
    h.get_by_label_contains(&words);
    assert!(before.iter().all(|most| *most > 0), "{before:?}");
    press(&mut h, Key::C);
    h.get_by_label_contains(&words);
    assert_eq!(whole(&h), before);
    h.get_by_label("So far").click();
    h.run();
    while !h.state().session.is_settled() {
        h.step();
    }
    h.get_by_label_contains(&format!("Up to step {}", step(&h)));
    let so_far = most_of(&h.state().session.runs()[0]);
    assert!(so_far < before[0]);
}

/// Views of one run say whose it is where there are several.
#[test]
fn views_say_whose_they_are() {
    let mut h = harness(super::TWO_BOARDS);
    for view in [View::Code, View::Flow, View::Stack, View::Why, View::Log] {
        ask(&mut h, LookCommand::View(view));
        for board in [0, 1] {
            ask(&mut h, Command::Lead(board));
            let title = h.state().session.runs().title(board, Language::En);
            h.get_by_label(&format!("{}. {title}", board + 1));
        }
    }
}

/// What is shown at a step of a branch follows the strategy in force there, also before the branch
/// changes to another.
#[test]
fn every_view_shows_the_strategy_in_force() {
    let mut h = harness_in("first-moves", Language::En, TALL);
    ask(&mut h, Command::GoTo(10));
    let masks = "masks".parse().unwrap();
    ask(&mut h, Command::Fork(Alternative::Strategy(masks)));
    ask(&mut h, Command::Lead(1));
    for view in View::ALL {
        ask(&mut h, LookCommand::View(view));
        for step in [0, 2, 9, 10, 11, 12, 20] {
            ask(&mut h, Command::GoTo(step));
            let run = h.state().session.runs().leader();
            assert_eq!(run.moment().step(), step);
            assert_eq!(run.strategy() == masks, step > 10, "step {step}");
        }
    }
    // A value that is refused.
    ask(&mut h, Command::GoTo(3));
    ask(&mut h, LookCommand::View(View::Code));
    let header = "function isSafe(row, column, number)";
    assert_eq!(h.get_all_by_label(header).count(), 2);
    ask(&mut h, Command::Solve(Switch::On));
    h.get_by_label("Refuse  X");
}

#[test]
fn views_keep_up_with_a_playing_run() {
    let mut h = harness("first-program");
    ask(&mut h, Command::GoTo(1_000));
    ask(&mut h, Command::SetSpeed(Speed::per_second(600.0)));
    ask(&mut h, Command::Play);
    let ctx = h.ctx.clone();
    for view in [View::Stack, View::Heat] {
        ask(&mut h, LookCommand::View(view));
        for _ in 0..30 {
            h.state_mut().advance(&ctx, 1.0 / 60.0, SLICES);
            let run = h.state().session.runs().leader();
            let step = run.moment().step();
            let counted = run.heat().map(|tally| tally.step());
            assert!(match view {
                View::Heat => counted == Some(step),
                _ => run.tree.is_found(step),
            });
        }
    }
    assert!(step(&h) > 1_500);
}

/// A card stays folded until the next stop. A question that is folded away is read before it is
/// answered.
#[test]
fn a_folded_question_is_not_answered_unread() {
    let mut h = harness("first-moves");
    ask(&mut h, LookCommand::View(View::Code));
    press(&mut h, Key::N);
    fold_stop(&h);
    h.run();
    assert!(
        h.query_by_label_contains("The first conflict: the row")
            .is_none()
    );
    press(&mut h, Key::N);
    h.get_by_label_contains("The 3 breaks no rule");
    fold_stop(&h);
    h.run();
    assert!(h.query_by_label_contains("The 3 breaks no rule").is_none());
    press(&mut h, Key::A);
    let posed = |h: &Window| h.state().session.questions().posed().cloned().unwrap();
    assert_eq!((posed(&h).tried, posed(&h).answer), (None, None));
    h.get_by_label_contains("The 3 breaks no rule");
    press(&mut h, Key::A);
    assert!(posed(&h).tried.or(posed(&h).answer).is_some());
}

/// Options below a view stay where they are after a first wrong answer.
#[test]
fn a_second_try_moves_no_option() {
    let mut h = harness_in("first-backtrack", Language::En, egui::vec2(1366.0, 768.0));
    while h.state().session.questions().posed().is_none() {
        ask(&mut h, Command::Stop(Direction::Forward));
    }
    ask(&mut h, LookCommand::View(View::Code));
    let posed = h.state().session.questions().posed().unwrap().clone();
    let places = |h: &Window| -> Vec<egui::Rect> {
        let letters = crate::session::verdict::LETTERS.iter();
        let words = letters.zip(&posed.options);
        let words = words.map(|(letter, option)| format!("{letter}: {}", option.get(Language::En)));
        words.map(|words| card(h, &words)).collect()
    };
    let before = places(&h);
    let wrong = (posed.right + 1) % posed.options.len();
    ask(&mut h, Command::Choose(wrong));
    assert!(h.state().session.is_asking());
    let pairs = before.iter().zip(places(&h));
    let moved = pairs.map(|(before, now)| (before.min - now.min).abs().max_elem());
    let most = moved.fold(0.0, f32::max);
    assert!(most < 1.5, "{most}");
}

#[test]
fn the_inspector_keeps_within_the_window() {
    let h = harness_in("first-moves", Language::En, egui::vec2(1366.0, 768.0));
    let last = h.get_by_role_and_label(Role::Tab, "Chart").rect();
    let window = h.ctx.content_rect();
    assert!(
        last.right() + 12.0 < window.right(),
        "{last} in {window}, with the margins of the card"
    );
}
