//! The editor.

use super::{Window, ask, harness, harness_in, lesson, press, type_text};
use crate::app::look::{Dialog, LookCommand, Screen};
use crate::explain::Language;
use crate::files::LESSONS;
use crate::generator::{Difficulty, Wish};
use crate::lesson::Lesson;
use crate::puzzle::{Cell, Family, Shape, text};
use crate::session::course::Roster;
use crate::session::{Command, CourseLessons, Edit, Notice, Session, Switch};
use crate::solver::{Goal, Solver};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use std::collections::BTreeMap;
use std::fs;

const FOUR: &str = "1..2.2.4......23";

/// The editor, opened by its key over a lesson.
fn editor() -> Window {
    let mut h = harness("first-moves");
    press(&mut h, Key::G);
    assert!(is_open(&h));
    h
}

fn is_open(h: &Window) -> bool {
    h.state().look.screen == Screen::Editor
}

fn edit(h: &mut Window, edit: Edit) {
    ask(h, Command::Edit(edit));
}

fn line(h: &Window) -> String {
    let sketch = &h.state().session.editor().sketch;
    text::line(&sketch.topology, sketch.values.iter().copied())
}

fn click(h: &mut Window, label: &str) {
    h.get_by_role_and_label(Role::Button, label).click();
    h.run();
}

/// Waits until background work is done.
fn settle(h: &mut Window) {
    while h.state().session.editor().is_busy() {
        h.step();
    }
    h.run();
}

fn type_line(h: &mut Window, text: &str) {
    text.chars()
        .for_each(|sign| type_text(h, &sign.to_string()));
}

/// An empty four by four board.
fn small(h: &mut Window) {
    edit(h, Edit::Clear(Family::Sudoku(Shape::usual(4).unwrap())));
}

fn ctrl(h: &mut Window, modifiers: Modifiers, key: Key) {
    h.key_press_modifiers(Modifiers::COMMAND | modifiers, key);
    h.run();
}

#[test]
fn a_puzzle_is_typed_undone_and_played() {
    let mut h = editor();
    small(&mut h);
    // A letter, and a value that the board does not have, are ignored.
    type_line(&mut h, "15x..2.2.4 _-00023");
    assert_eq!(line(&h), FOUR);
    settle(&mut h);
    h.get_by_label("Exactly one solution.");
    press(&mut h, Key::Delete);
    assert_eq!(
        line(&h),
        "1..2.2.4......2.",
        "the cursor stays in the last cell"
    );
    settle(&mut h);
    h.get_by_label("More than one solution.");
    ctrl(&mut h, Modifiers::NONE, Key::Z);
    assert_eq!(line(&h), FOUR);
    ctrl(&mut h, Modifiers::SHIFT, Key::Z);
    assert_eq!(line(&h), "1..2.2.4......2.");
    ctrl(&mut h, Modifiers::NONE, Key::Z);
    press(&mut h, Key::Backspace);
    assert_eq!(line(&h), "1..2.2.4.......3");
    ctrl(&mut h, Modifiers::NONE, Key::Z);
    // To the first row, and along it.
    (0..5).for_each(|_| press(&mut h, Key::ArrowUp));
    press(&mut h, Key::Home);
    press(&mut h, Key::ArrowRight);
    type_text(&mut h, "1");
    h.get_by_label_contains("R1C1 and R");
    assert!(
        h.get_by_role_and_label(Role::Button, "Play it")
            .accesskit_node()
            .is_disabled()
    );
    press(&mut h, Key::Enter);
    assert!(is_open(&h), "what clashes cannot be played");
    ctrl(&mut h, Modifiers::NONE, Key::Z);
    press(&mut h, Key::Enter);
    assert!(!is_open(&h));
    let lesson = h.state().session.lesson();
    let shown = text::line(lesson.problem.topology(), lesson.problem.givens());
    assert_eq!(
        (shown.as_str(), lesson.title.get(Language::En)),
        (FOUR, "My puzzle")
    );
    // It is still there.
    press(&mut h, Key::G);
    assert_eq!(line(&h), FOUR);
    press(&mut h, Key::Escape);
    assert!(!is_open(&h));
}

/// The board as it is called in links.
fn family(h: &Window) -> String {
    h.state()
        .session
        .editor()
        .sketch
        .topology
        .family()
        .to_string()
}

#[test]
fn walls_signs_cages_and_items_are_edited_by_keys() {
    let mut h = editor();
    let begin = |h: &mut Window, text: &str| edit(h, Edit::Clear(text.parse().unwrap()));
    begin(&mut h, "maze:S../..E");
    press(&mut h, Key::ArrowRight);
    type_line(&mut h, "#5.s");
    assert_eq!(family(&h), "maze:.#./S.E", "digits are nothing here");
    settle(&mut h);
    h.get_by_label("Exactly one solution.");
    begin(&mut h, "futoshiki:4:");
    (0..9).for_each(|_| press(&mut h, Key::ArrowLeft));
    (0..9).for_each(|_| press(&mut h, Key::ArrowUp));
    type_line(&mut h, "<v2");
    assert_eq!(
        (family(&h).as_str(), &line(&h)[..2]),
        ("futoshiki:4:1<2,5<1", "2.")
    );
    begin(&mut h, "killer:2x2:................:");
    edit(&mut h, Edit::Point(Cell::new(0)));
    h.key_press_modifiers(Modifiers::SHIFT, Key::ArrowRight);
    h.run();
    assert_eq!(family(&h), "killer:2x2:AA..............:1");
    h.get_by_label("Sum of this cage");
    click(&mut h, "Out of the cage");
    assert_eq!(family(&h), "killer:2x2:A...............:1");
    begin(&mut h, "subset-sum:9:3,4,5");
    edit(&mut h, Edit::Point(Cell::new(0)));
    type_line(&mut h, "io7");
    assert_eq!(line(&h), "io.");
    begin(&mut h, "cryptarithm:AS+A=MOM");
    edit(&mut h, Edit::Point(Cell::new(0)));
    type_line(&mut h, "90");
    assert_eq!(line(&h), "90..");
    settle(&mut h);
    h.get_by_label("No solution.");
    press(&mut h, Key::Enter);
    assert!(!is_open(&h), "it can be played");
}

#[test]
fn a_problem_is_edited_as_text() {
    let mut h = editor();
    edit(&mut h, Edit::Clear("magic:3".parse().unwrap()));
    let field = |h: &Window| h.get_by_label("The problem as text").rect();
    assert!(field(&h).width() > 100.0);
    h.get_by_label("The problem as text").focus();
    h.run();
    h.key_press_modifiers(Modifiers::COMMAND, Key::A);
    h.run();
    type_text(&mut h, "subset-sum:9:");
    h.get_by_label_contains("expected a sum from 0");
    assert_eq!(family(&h), "magic:3");
    type_text(&mut h, "4,5");
    assert_eq!(family(&h), "subset-sum:9:4,5");
}

#[test]
fn a_puzzle_without_solution_is_reported() {
    let mut h = editor();
    small(&mut h);
    type_line(&mut h, "12..");
    type_line(&mut h, "..3.....4");
    settle(&mut h);
    h.get_by_label("No solution.");
}

#[test]
fn another_reading_of_what_is_pasted_is_named() {
    let mut h = editor();
    let note = "0 was taken for an empty cell, though another sign stands for one too; it could also be the lowest digit.";
    h.event(Event::Paste("01..............".to_owned()));
    h.run();
    h.get_by_label(note);
    press(&mut h, Key::Delete);
    assert!(h.query_by_label(note).is_none(), "the board is another one");
}

#[test]
fn the_keypad_works_by_touch() {
    let mut h = editor();
    small(&mut h);
    // The third cell of the second row, wherever the board is.
    let board = h.ctx.content_rect();
    edit(&mut h, Edit::Point(Cell::new(9)));
    click(&mut h, "3");
    assert_eq!(line(&h), ".........3......");
    click(&mut h, "Erase");
    assert_eq!(line(&h), ".".repeat(16));
    let at = egui::pos2(board.left() + 90.0, board.top() + 90.0);
    for pressed in [true, false] {
        h.event(Event::PointerMoved(at));
        h.event(Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        h.step();
    }
    h.run();
    click(&mut h, "4");
    assert_eq!(line(&h), "4...............");
    click(&mut h, "Clear");
    click(&mut h, "Undo");
    click(&mut h, "Undo");
    click(&mut h, "Redo");
    assert_eq!(line(&h), "4...............");
}

#[test]
fn pasted_and_opened_puzzles_replace_the_board() {
    let mut h = editor();
    h.event(Event::Paste(FOUR.to_owned()));
    h.run();
    assert_eq!(line(&h), FOUR);
    assert_eq!(h.state().session.lesson().id, "first-moves");
    // One of several puzzles can be chosen.
    h.event(Event::Paste(format!("{FOUR}\n4...............")));
    h.run();
    assert_eq!(h.state().look.dialog, Some(Dialog::Open));
    h.get_by_label("Next puzzle").click();
    h.run();
    let open = h.get_all_by_label("Open").last().unwrap();
    open.click();
    h.run();
    assert_eq!(line(&h), "4...............");
    click(&mut h, "The puzzle shown");
    assert_eq!(line(&h), FOUR);
    // A lesson opens as a lesson.
    h.event(Event::Paste(LESSONS[1].1.text().to_owned()));
    h.run();
    assert!(!is_open(&h));
    assert_eq!(h.state().session.lesson().id, crate::files::LESSONS[1].0);
}

#[test]
fn a_puzzle_is_generated_as_wished() {
    let mut h = editor();
    let wish = Wish {
        seed: 7,
        strategy: "propagation".parse().unwrap(),
        ..h.state().session.editor().wish().unwrap().clone()
    };
    edit(&mut h, Edit::Wish(wish));
    h.get_by_label("hard").click();
    h.run();
    h.get_by_label("backtracks: 4 – 1,000");
    click(&mut h, "Make");
    settle(&mut h);
    h.get_by_label("Exactly one solution.");
    let problem = h.state().session.editor().sketch.problem().unwrap();
    let mut run = Solver::new(&problem, "propagation".parse().unwrap(), Goal::First);
    run.advance(&problem, u64::MAX);
    let told = format!(
        "Seed 7, hard for propagation: backtracks: {} (4 – 1,000)",
        run.counters().backtracks
    );
    h.get_by_label_contains(&told);
    let editor = h.state().session.editor();
    assert_eq!(editor.wish().unwrap().seed, 8, "the next one is another");
    // It can be undone, and an impossible wish is reported.
    click(&mut h, "Undo");
    assert!(h.state().session.editor().sketch.is_empty());
    small(&mut h);
    click(&mut h, "Make");
    settle(&mut h);
    h.get_by_label_contains("No such puzzle on 1,000 boards");
    // It can be cancelled.
    let ctx = h.ctx.clone();
    let give_up = [
        Edit::GiveUp,
        Edit::Clear(Family::Sudoku(Shape::usual(9).unwrap())),
    ];
    for edit in give_up {
        h.state_mut().perform(&ctx, Command::Edit(Edit::Make));
        assert!(h.state().session.editor().making.is_some());
        h.state_mut().perform(&ctx, Command::Edit(edit));
        assert!(h.state().session.editor().making.is_none());
    }
}

#[test]
fn the_puzzle_is_saved_as_text_and_as_a_lesson_but_never_over_a_file() {
    let folder = std::env::temp_dir().join(format!("recuo-editing-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).unwrap();
    let mut h = editor();
    h.event(Event::Paste(FOUR.to_owned()));
    h.run();
    for (kind, name) in [("export-puzzle", "mine.txt"), ("export-lesson", "mine.ron")] {
        ctrl(&mut h, Modifiers::NONE, Key::S);
        h.state_mut().exporting.save_as(kind, &folder.join("mine"));
        h.run();
        click(&mut h, "Export");
        for _ in 0..4 {
            h.step();
        }
        h.get_by_label_contains(&format!("{name} has been written"));
        click(&mut h, "Close");
    }
    let text = fs::read_to_string(folder.join("mine.txt")).unwrap();
    let read = text::read_one(&text, &Default::default()).unwrap();
    let lesson = Lesson::read(&fs::read_to_string(folder.join("mine.ron")).unwrap()).unwrap();
    assert_eq!(text::line(read.topology(), read.givens()), FOUR);
    assert_eq!((&*lesson.problem, lesson.id.as_str()), (&read, "mine"));
    fs::write(folder.join("mine.txt"), "other").unwrap();
    ctrl(&mut h, Modifiers::NONE, Key::S);
    h.state_mut()
        .exporting
        .save_as("export-puzzle", &folder.join("mine.txt"));
    click(&mut h, "Export");
    (0..4).for_each(|_| h.step());
    assert_eq!(
        fs::read_to_string(folder.join("mine.txt")).unwrap(),
        "other"
    );
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_sketch_is_restored() {
    let mut h = editor();
    small(&mut h);
    type_line(&mut h, "12");
    let kept = h.state().session.editor().sketch.text();
    assert_eq!(kept, "2x2;12..............");
    let restored = |kept: &str| {
        let session = Session::new(lesson("two-solutions"), CourseLessons(LESSONS));
        session.restored(Roster::restored(BTreeMap::new(), ""), kept)
    };
    assert!(restored("9x9;spoilt").editor().sketch.is_empty());
    let mut later = harness("two-solutions");
    later.state_mut().session = restored(&kept);
    press(&mut later, Key::G);
    assert_eq!(line(&later), "12..............");
}

#[test]
fn the_editor_fits_in_every_language_at_every_size() {
    let language = Language::Es;
    for size in [egui::vec2(1024.0, 600.0), egui::vec2(360.0, 740.0)] {
        let mut h = harness_in("first-moves", language, size);
        press(&mut h, Key::G);
        for name in ["editing-play", "editing-leave"] {
            let name = language.word(name);
            let button = h.get_by_role_and_label(Role::Button, &name);
            assert!(
                button.rect().bottom() <= size.y,
                "{language:?}, {size:?}: {name}"
            );
        }
        for (size, difficulty) in [(4, Difficulty::Easy), (6, Difficulty::Medium)] {
            edit(
                &mut h,
                Edit::Clear(Family::Sudoku(Shape::usual(size).unwrap())),
            );
            let wish = Wish {
                difficulty,
                ..h.state().session.editor().wish().unwrap().clone()
            };
            edit(&mut h, Edit::Wish(wish));
            edit(&mut h, Edit::Make);
            settle(&mut h);
            h.get_by_label(&language.word("editing-one"));
        }
    }
}

/// A board with too few givens is played, and is said to have several solutions.
#[test]
fn a_board_with_several_solutions_is_said_to_have_them() {
    let mut h = harness("first-moves");
    ask(&mut h, LookCommand::Screen(Screen::Editor, Switch::On));
    press(&mut h, Key::Enter);
    assert_eq!(h.state().session.notice(), Some(Notice::SeveralSolutions));
}

/// A pasted board of its size keeps the family that is chosen, and another family keeps the digits.
#[test]
fn the_family_and_the_digits_stay() {
    let mut h = editor();
    let board = format!("12{}", ".".repeat(79));
    let family = |h: &Window| {
        h.state()
            .session
            .editor()
            .sketch
            .topology
            .family()
            .to_string()
    };
    for chosen in ["diagonal:3x3", "windows", "latin:9"] {
        edit(&mut h, Edit::Become(chosen.parse().unwrap()));
        edit(&mut h, Edit::Write(None));
        h.event(Event::Paste(board.clone()));
        h.run();
        assert_eq!((family(&h).as_str(), line(&h)), (chosen, board.clone()));
    }
    edit(&mut h, Edit::Become("diagonal:3x3".parse().unwrap()));
    assert_eq!((family(&h).as_str(), line(&h)), ("diagonal:3x3", board));
    // A board of another size is what it is.
    h.event(Event::Paste(FOUR.to_owned()));
    h.run();
    assert_eq!((family(&h).as_str(), line(&h).as_str()), ("2x2", FOUR));
    edit(&mut h, Edit::Become("queens:4".parse().unwrap()));
    assert_eq!(line(&h), "....");
}
