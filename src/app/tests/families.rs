//! Problems other than Sudoku.

use super::*;
use crate::app::look::Screen;
use crate::lesson::View;
use crate::puzzle::{Family, Problem, Topology};
use crate::session::Edit;
use egui::accesskit::Role;
use std::sync::Arc;

/// The window with a problem of a family without givens, on three boards.
fn of(family: Family, size: egui::Vec2) -> Window {
    let topology = Topology::new(family);
    let problem = Problem::on(&topology, &vec![None; topology.cells()]).unwrap();
    let boards = BoardSpec::read_all("naive*20, propagation, singles").unwrap();
    let lesson = Lesson::bare(Arc::new(problem), boards);
    harness_of(lesson, Language::Es, size)
}

const FAMILIES: [&str; 6] = [
    "jigsaw:AAABCABBCCDBCDDD",
    "diagonal:2x2",
    "windows",
    "latin:3",
    "queens:6",
    "map:spain:4",
];

/// Every view of every family can be seen, with everything that a class can do.
#[test]
fn every_view_shows_every_family() {
    for text in FAMILIES {
        let mut h = of(text.parse().unwrap(), egui::vec2(1024.0, 600.0));
        for percent in [0, 1, 40, 100] {
            ask(&mut h, Command::Percent(percent));
            for view in View::ALL {
                ask(&mut h, LookCommand::View(view));
            }
        }
        ask(&mut h, Command::Percent(1));
        ask(&mut h, Command::Ask(Switch::On));
        press(&mut h, Key::A);
        ask(&mut h, Command::Ask(Switch::Off));
        ask(&mut h, Command::Solve(Switch::On));
        press(&mut h, Key::Enter);
        type_text(&mut h, "1");
        type_text(&mut h, "?");
        ask(&mut h, Command::Solve(Switch::Off));
        ask(&mut h, LookCommand::Present(Switch::On));
        ask(&mut h, LookCommand::Present(Switch::Off));
        let is_same = h
            .state()
            .session
            .lesson()
            .problem
            .topology()
            .family()
            .to_string()
            == text;
        assert!(is_same, "{text}");
    }
}

/// Also where there is next to nothing to search.
#[test]
fn the_smallest_boards_of_queens_open() {
    for (size, solutions) in [(1, 1), (2, 0), (3, 0)] {
        let family = format!("queens:{size}").parse().unwrap();
        let mut h = of(family, egui::vec2(1024.0, 600.0));
        for view in View::ALL {
            ask(&mut h, LookCommand::View(view));
        }
        ask(&mut h, Command::Percent(100));
        let run = h.state().session.runs().iter().next().unwrap();
        let end = run.timeline().frontier();
        assert_eq!(end.counters().solutions, solutions, "{size}");
    }
}

/// Queens and countries have their names where the window speaks.
#[test]
fn the_window_names_rows_and_countries() {
    let mut h = of("queens:6".parse().unwrap(), egui::vec2(1280.0, 800.0));
    ask(&mut h, LookCommand::View(View::Why));
    ask(&mut h, Command::Percent(30));
    assert!(h.query_all_by_label_contains("fila").next().is_some());
    let mut h = of("map:spain:4".parse().unwrap(), egui::vec2(1280.0, 800.0));
    ask(&mut h, LookCommand::View(View::Why));
    ask(&mut h, Command::Percent(100));
    ask(&mut h, LookCommand::Cell(Some(crate::puzzle::Cell::new(0))));
    assert!(h.query_all_by_label_contains("Galicia").next().is_some());
    assert!(h.query_all_by_label_contains("azul (1)").next().is_some());
}

/// A click puts a queen on a square, and takes her from there; a node gets one colour after the
/// other.
#[test]
fn a_click_writes_in_the_editor() {
    for (family, cell, written) in [
        ("queens:6", "fila 2", &["", "4", "", "4"][..]),
        ("map:spain:3", "Galicia", &["", "1", "2", "3", ""]),
    ] {
        let mut h = of(family.parse().unwrap(), egui::vec2(1280.0, 800.0));
        ask(&mut h, Command::Edit(Edit::PutShown));
        ask(&mut h, LookCommand::Screen(Screen::Editor, Switch::On));
        for expected in written {
            let editor = h.state().session.editor();
            let held = editor
                .sketch
                .values
                .iter()
                .flatten()
                .map(ToString::to_string);
            assert_eq!(held.collect::<String>(), *expected, "{family}");
            let rect = h.get_by_label_contains(&format!("{cell}: ")).rect();
            let at = rect.center() + egui::vec2(1.0, 0.0);
            h.drag_at(at);
            h.drop_at(at);
            h.run();
        }
    }
}

/// The other families are chosen beside the sizes of Sudoku, and puzzles of some can be made there.
#[test]
fn the_editor_has_boards_of_every_family_but_maps_and_jigsaws() {
    let mut h = of("latin:5".parse().unwrap(), egui::vec2(1280.0, 900.0));
    ask(&mut h, Command::Edit(Edit::PutShown));
    ask(&mut h, LookCommand::Screen(Screen::Editor, Switch::On));
    ask(&mut h, Command::Edit(Edit::Make));
    while h.state().session.editor().is_busy() {
        h.step();
    }
    assert!(!h.state().session.editor().sketch.is_empty(), "it was made");
    for (title, family) in [
        ("5 reinas", "queens:5"),
        ("Un sudoku con ventanas", "windows"),
        ("Un sudoku con diagonales", "diagonal:3x3"),
        ("9 reinas", "queens:9"),
        ("4×4 (2×2)", "2x2"),
    ] {
        // Chosen like this, it stays open.
        if h.query_by_label(title).is_none() {
            let list = h.get_by_role_and_label(Role::ComboBox, "Tamaño del tablero");
            list.click();
            h.run();
        }
        h.get_by_label(title).click_accesskit();
        h.run();
        let topology = &h.state().session.editor().sketch.topology;
        assert_eq!(topology.family().to_string(), family);
    }
}
