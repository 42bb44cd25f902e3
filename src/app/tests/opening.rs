//! The dialog for opening, pasting and dropping.

use super::{Window, ask, harness, harness_in, press, type_text};
use crate::app::front::Front;
use crate::app::front_command::FrontCommand;
use crate::app::look::Dialog;
use crate::explain::Language;
use crate::files::LESSONS;
use crate::lesson::{BoardSpec, View};
use crate::puzzle::text;
use crate::session::open::LONGEST;
use crate::session::{Command, Notice};
use crate::window::dropped;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

const LINE: &str =
    "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";
const SIX: &str = "1.....\n..2...\n....3.\n......\n......\n4.....";
const LINK: &str = "1;2x2;1..2.2.4......23;naive*all;10;stack;es;";

fn paste(h: &mut Window, text: &str) {
    h.event(Event::Paste(text.to_owned()));
    h.run();
}

fn drop_files(h: &mut Window, files: &[(&str, &[u8])]) {
    let handle = |(name, bytes): &(&str, &[u8])| dropped::file(name, Some(bytes));
    h.input_mut().dropped_files = files.iter().map(handle).collect();
    h.run();
}

#[test]
fn how_a_puzzle_was_read_is_said_wherever_it_comes_from() {
    let mut h = harness("first-moves");
    let from_zero = format!("0123456789ABCDEF{}", ".".repeat(240));
    paste(&mut h, &from_zero);
    let first = h.state().session.lesson().problem.givens().next();
    assert_eq!(first.flatten().map(|value| value.to_char()), Some('1'));
    assert_eq!(h.state().session.notice(), Some(Notice::Reading));
    h.get_by_label_contains("0–F is shown as 1–G");
    // One that is counted from 1 needs no word about that.
    paste(&mut h, &format!("123456789ABCDEFG{}", ".".repeat(240)));
    assert_eq!(h.state().session.notice(), Some(Notice::SeveralSolutions));
    let solution = "1..2.2.4......23,1432321423414123";
    drop_files(&mut h, &[("a.csv", solution.as_bytes())]);
    h.get_by_label_contains("A solution was left out");
    // The dialog says so before and after.
    open_dialog(&mut h);
    h.get_by_label("Clear").click();
    h.run();
    type_text(&mut h, &from_zero);
    h.get_by_label_contains("0–F is shown as 1–G");
    h.get_by_label("Open").click();
    h.run();
    assert!(!is_open(&h));
    h.get_by_label_contains("0–F is shown as 1–G");
}

fn open_dialog(h: &mut Window) {
    h.key_press_modifiers(Modifiers::COMMAND, Key::O);
    h.run();
    assert!(is_open(h));
}

fn is_open(h: &Window) -> bool {
    h.state().look.dialog == Some(Dialog::Open)
}

fn click(h: &mut Window, label: &str) {
    h.get_by_label(label).click();
    h.run();
}

fn shown(h: &Window) -> (String, String) {
    let lesson = h.state().session.lesson();
    (
        lesson.id.clone(),
        text::line(lesson.problem.topology(), lesson.problem.givens()),
    )
}

#[test]
fn a_puzzle_is_typed_among_accents_and_opened() {
    let mut h = harness("naive-or-propagation");
    let boards = h.state().session.lesson().boards.clone();
    open_dialog(&mut h);
    type_text(&mut h, "Olá, ação: ñandú\n");
    h.get_by_label_contains("There is no puzzle here.");
    // Letters are text here, not shortcuts.
    type_text(&mut h, "palavra");
    h.key_press(Key::P);
    h.run();
    assert!(!h.state().look.is_presenting);
    type_text(&mut h, &format!("\n{LINE}"));
    h.get_by_label("A puzzle: 9×9, boxes of 3×3, with 28 givens.");
    click(&mut h, "Open");
    assert!(!is_open(&h));
    assert_eq!(shown(&h), ("puzzle".to_owned(), LINE.to_owned()));
    assert_eq!(h.state().session.lesson().boards, boards);
    press(&mut h, Key::ArrowRight);
    assert_eq!(h.state().session.playhead().position(), 1);
    // The text is still there.
    open_dialog(&mut h);
    assert!(h.state().opening.source.text.starts_with("Olá, ação"));
    press(&mut h, Key::Escape);
    assert!(!is_open(&h));
    assert_eq!(h.state().session.playhead().position(), 1);
}

/// A problem is opened by its name, with strategies that can search it.
#[test]
fn problems_of_other_kinds_are_typed_and_opened() {
    let mut h = harness("naive-or-propagation");
    open_dialog(&mut h);
    type_text(&mut h, "subset-sum:9:");
    h.get_by_label_contains("expected a sum from 0");
    type_text(&mut h, "3,34,4,12,5,2");
    h.get_by_label_contains("Subset sum. The numbers that are in");
    assert!(
        h.query_by_label("Algorithm X").is_none(),
        "it knows no sums"
    );
    h.get_by_label("bounds");
    click(&mut h, "Open");
    assert!(!is_open(&h));
    let lesson = h.state().session.lesson();
    let board = lesson.problem.topology();
    assert_eq!(board.family().to_string(), "subset-sum:9:3,34,4,12,5,2");
    let fits = |spec: &BoardSpec| spec.strategy.check_board(board).is_ok();
    assert!(lesson.boards.iter().all(fits), "{:?}", lesson.boards);
}

#[test]
fn errors_are_in_the_language_of_the_interface() {
    for (language, expected) in [
        (
            Language::Pt,
            "Linha 2 do texto, coluna 3: “q” não é uma célula",
        ),
        (
            Language::Es,
            "Línea 2 del texto, columna 3: «q» no es una casilla",
        ),
        (
            Language::En,
            "Line 2 of the text, column 3: “q” is not a cell",
        ),
    ] {
        let mut h = harness_in("first-moves", language, egui::vec2(1024.0, 600.0));
        let before = shown(&h);
        open_dialog(&mut h);
        type_text(&mut h, "1...\n..q.\n....\n....");
        h.get_by_label_contains(expected);
        assert!(
            h.get_by_label(&language.word("open"))
                .accesskit_node()
                .is_disabled()
        );
        click(&mut h, &language.word("dialog-close"));
        assert_eq!(shown(&h), before);
    }
}

#[test]
fn clashing_givens_are_named_at_once() {
    let mut h = harness("first-moves");
    open_dialog(&mut h);
    type_text(&mut h, "11..\n....\n....\n....");
    h.get_by_label_contains("R1C1 and R1C2 both have 1 (row 1)");
    press(&mut h, Key::Backspace);
}

#[test]
fn box_shapes_can_be_chosen_if_ambiguous() {
    let mut h = harness("first-moves");
    open_dialog(&mut h);
    type_text(&mut h, SIX);
    h.get_by_label_contains("boxes of 2×3");
    click(&mut h, "3×2");
    h.get_by_label_contains("boxes of 3×2");
    click(&mut h, "Open");
    let shape = h.state().session.lesson().problem.shape().unwrap();
    assert_eq!((shape.box_rows(), shape.box_cols()), (3, 2));
    // Givens that clash with one box shape but not with the other.
    open_dialog(&mut h);
    click(&mut h, "Clear");
    assert!(h.query_by_label("3×2").is_none());
    type_text(&mut h, "1.....\n..1...\n......\n......\n......\n......");
    h.get_by_label_contains("(box 1)");
    click(&mut h, "3×2");
    h.get_by_label_contains("A puzzle: 6×6, boxes of 3×2, with 2 givens");
}

#[test]
fn strategies_can_be_chosen() {
    let mut h = harness("naive-or-propagation");
    open_dialog(&mut h);
    type_text(&mut h, LINE);
    click(&mut h, "masks");
    click(&mut h, "Algorithm X");
    click(&mut h, "masks");
    click(&mut h, "singles");
    click(&mut h, "Open");
    let strategies: Vec<_> = h
        .state()
        .session
        .lesson()
        .boards
        .iter()
        .map(|b| b.strategy.id())
        .collect();
    assert_eq!(strategies, [Some("algorithm-x"), Some("singles")]);
}

#[test]
fn one_of_several_puzzles_is_chosen() {
    let text = format!("{LINE}\n11{}\n1{}\n{SIX}", ".".repeat(79), ".".repeat(80));
    let mut h = harness("first-moves");
    paste(&mut h, &text);
    assert!(is_open(&h), "which one is a question");
    h.get_by_label_contains("Puzzle 1 of 4, line 1.");
    h.get_by_label_contains("One of the puzzles cannot be opened.");
    click(&mut h, "Next puzzle");
    h.get_by_label_contains("both have 1");
    click(&mut h, "Next puzzle");
    click(&mut h, "Next puzzle");
    click(&mut h, "3×2");
    h.get_by_label_contains("Puzzle 4 of 4, line 4. A puzzle: 6×6, boxes of 3×2");
    click(&mut h, "Previous puzzle");
    h.get_by_label_contains("Puzzle 3 of 4, line 3. A puzzle: 9×9");
    click(&mut h, "Open");
    assert_eq!(shown(&h).1, format!("1{}", ".".repeat(80)));
}

#[test]
fn a_set_lists_unreadable_puzzles_with_reasons() {
    let text = format!("{LINE}\n11{}\n1{}\n", ".".repeat(79), ".".repeat(80));
    let mut h = harness("first-moves");
    paste(&mut h, &text);
    click(&mut h, "Compare on all");
    h.get_by_label("2 puzzles");
    click(&mut h, "✖ Could not be read: one puzzle");
    // It unfolds over several frames.
    (0..30).for_each(|_| h.step());
    h.get_by_label_contains("Line 2 of the text: the givens break the rules");
}

#[test]
fn text_pasted_over_the_boards_opens_at_once() {
    let mut h = harness("first-moves");
    paste(&mut h, LINE);
    assert_eq!(shown(&h).1, LINE);
    let (_, lesson) = LESSONS[2];
    paste(&mut h, &lesson);
    assert_eq!(shown(&h).0, LESSONS[2].0);
    assert!(!h.state().session.lesson().stops.is_empty());
    paste(
        &mut h,
        &format!(" https://school.example/recuo/?x=1#{LINK}\n"),
    );
    let Front { session, look, .. } = h.state();
    assert_eq!((look.language, look.view), (Language::Es, View::Stack));
    assert_eq!(
        (session.runs()[0].moment().step(), is_open(&h)),
        (10, false)
    );
}

#[test]
fn unreadable_text_is_explained_and_nothing_is_lost() {
    let mut h = harness("first-program");
    press(&mut h, Key::C);
    let before = (shown(&h), h.state().session.playhead().position());
    for (text, expected) in [
        ("good morning", "There is no puzzle here."),
        ("#1;2x2;1..2", "The link is incomplete or too long"),
        ("(id: \"x\", sped: 2)", "Did you mean `speed`?"),
        ("11..\n....\n....\n....", "the givens break the rules"),
    ] {
        paste(&mut h, text);
        h.get_by_label_contains(expected);
        assert_eq!(h.state().opening.source.text, text);
        press(&mut h, Key::Escape);
        assert!(!is_open(&h));
        assert_eq!((shown(&h), h.state().session.playhead().position()), before);
    }
}

#[test]
fn text_pasted_into_the_field_stays_there() {
    let mut h = harness("first-moves");
    let before = shown(&h);
    open_dialog(&mut h);
    type_text(&mut h, "ação\n");
    paste(&mut h, LINE);
    assert_eq!(h.state().opening.source.text, format!("ação\n{LINE}"));
    assert_eq!(shown(&h), before);
}

#[test]
fn dropped_files_open() {
    let mut h = harness("first-moves");
    drop_files(
        &mut h,
        &[("enigma-é.txt", format!("\r\n{LINE}\r\n").as_bytes())],
    );
    assert_eq!(shown(&h).1, LINE);
    assert_eq!(
        h.state().session.lesson().title.get(Language::Pt),
        "enigma-é"
    );
    let utf16: Vec<u8> = [0xFEFF]
        .into_iter()
        .chain("1...............".encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    drop_files(&mut h, &[("a.sdm", &utf16)]);
    assert_eq!(shown(&h).1, "1...............");
    drop_files(&mut h, &[("mine.RON", LESSONS[1].1.as_bytes())]);
    assert_eq!(shown(&h).0, LESSONS[1].0);
    drop_files(&mut h, &[("a.csv", b"1,,,\n,,,\n,2,,\n,,,")]);
    assert_eq!(shown(&h).1, "1........2......");
}

/// Reads the rest of a long text. Returns the number of slices it takes.
fn finish_reading(h: &mut Window) -> usize {
    let mut slices = 0;
    while h.state().opening.is_reading() {
        h.state_mut().opening.go_on();
        slices += 1;
    }
    // The dialog grows, and is centred again.
    (0..3).for_each(|_| h.step());
    h.run();
    slices
}

/// A long file is read while the window goes on, and its puzzles can be opened once it is read.
#[test]
fn long_files_are_read_bit_by_bit() {
    let mut h = harness("first-moves");
    let text = format!("no puzzle\n\n{}", format!("{LINE}\n").repeat(2_000));
    h.input_mut().dropped_files = vec![dropped::file("long.sdm", Some(text.as_bytes()))];
    h.step();
    assert!(h.state().opening.is_reading() && !h.state().opening.is_ready());
    let verdict = |h: &Window| h.state().opening.verdict(Language::En);
    assert!(verdict(&h).starts_with("Reading… Puzzles so far: "));
    let slices = finish_reading(&mut h);
    assert!(slices > 100, "{slices}");
    assert_eq!(h.state().opening.puzzles().len(), 2_000);
    assert!(verdict(&h).contains("of 2000"), "{}", verdict(&h));
    assert!(h.state().opening.is_ready());
}

#[test]
fn unreadable_files_are_reported() {
    let mut h = harness("first-moves");
    let before = shown(&h);
    let long = vec![0; LONGEST as usize + 1];
    for (name, bytes, expected) in [
        (
            "photo.png",
            b"\x89PNG\0\0".as_slice(),
            "photo.png is not a text file",
        ),
        ("empty.txt", b"", ""),
        ("bad.ron", b"hello", "Line 1 of the text, column 1"),
        ("long.txt", &long, "long.txt is too long: at most 8 MiB"),
    ] {
        drop_files(&mut h, &[(name, bytes)]);
        assert!(is_open(&h), "{name}");
        assert!(
            h.state().opening.verdict(Language::En).contains(expected),
            "{name}"
        );
        press(&mut h, Key::Escape);
        assert_eq!(shown(&h), before);
    }
    let file = dropped::file("folder", None);
    h.input_mut().dropped_files = vec![file];
    h.run();
    h.get_by_label_contains("folder cannot be read.");
    press(&mut h, Key::Escape);
    // On Windows only the path is known.
    h.input_mut().dropped_files = vec![egui::DroppedFile {
        path: Some(std::env::temp_dir()),
        ..Default::default()
    }];
    h.run();
    h.get_by_label_contains("is a folder, and a file was expected");
    press(&mut h, Key::Escape);
    let two: [(&str, &[u8]); 2] = [("a.txt", LINE.as_bytes()), ("b.txt", b"")];
    drop_files(&mut h, &two);
    h.get_by_label("2 files were dropped. Only the first has been read: a.txt.");
    click(&mut h, "Open");
    assert_eq!(shown(&h).1, LINE);
}

#[test]
fn a_long_file_is_shown_by_name_only() {
    let mut h = harness("first-moves");
    let text = format!("{LINE}\n").repeat(1000);
    drop_files(&mut h, &[("many.sdm", text.as_bytes())]);
    finish_reading(&mut h);
    h.get_by_label_contains("many.sdm: 80 KiB");
    assert!(
        h.query_all_by_role(Role::MultilineTextInput)
            .next()
            .is_none()
    );
    h.get_by_label_contains("Puzzle 1 of 1000");
    click(&mut h, "Clear");
    h.get_by_role(Role::MultilineTextInput);
}

#[test]
fn a_file_is_read_by_its_path() {
    let path = std::env::temp_dir().join("recuo-opened-é.sdk");
    crate::files::write(&path, LINE.as_bytes()).unwrap();
    let mut h = harness("first-moves");
    open_dialog(&mut h);
    h.state_mut().opening.path = format!("\"{}\"", path.display());
    h.run();
    click(&mut h, "Read");
    h.get_by_label_contains("with 28 givens");
    h.state_mut().opening.path = path.with_extension("gone").display().to_string();
    h.run();
    click(&mut h, "Read");
    h.get_by_label_contains("There is no file");
}

#[test]
fn opening_another_lesson_ends_watching_the_file() {
    let mut h = harness("first-moves");
    let file = std::env::temp_dir().join("recuo-watched.ron");
    ask(&mut h, FrontCommand::WatchFile(file));
    assert!(h.state().file.is_some());
    let (number, resumes) = (1, false);
    ask(&mut h, Command::TakeLesson { number, resumes });
    assert!(h.state().file.is_none());
}

#[test]
fn a_link_to_a_lesson_outside_the_course_can_be_read() {
    let mut h = harness("first-moves");
    let lesson = LESSONS[1]
        .1
        .replace("id: \"first-moves\"", "id: \"a-minha-licao\"");
    paste(&mut h, &lesson);
    assert_eq!(shown(&h).0, "a-minha-licao");
    let link = (h.state().session).link(h.state().look.view, Language::En);
    let address = format!("https://school.example/recuo/#{link}");
    let cells = shown(&h).1;
    paste(&mut h, &address);
    assert_eq!(shown(&h), ("link".to_owned(), cells));
}

/// A run that stops at the first of several solutions does not pass for the whole truth.
#[test]
fn a_puzzle_with_several_solutions_says_so() {
    let mut h = harness("first-moves");
    paste(&mut h, "1............4..");
    let several = "This puzzle has more than one solution.";
    assert_eq!(
        h.get_all_by_label(several).count(),
        2,
        "a notice, and words that stay"
    );
    click(&mut h, "Put propagation beside it");
    assert_eq!(h.state().session.runs().len(), 2);
    press(&mut h, Key::V);
    h.get_by_label("This board stops at its first solution; the puzzle has more.");
    let all = h.get_all_by_label("Find all solutions").last();
    all.expect("one is in the dialog").click();
    h.run();
    h.get_by_label_contains("ended with 12 solutions");
}

/// What stands in the field is selected when the dialog opens, so that a new text takes its place.
#[test]
fn the_text_is_selected_on_opening() {
    let mut h = harness("first-moves");
    open_dialog(&mut h);
    type_text(&mut h, LINE);
    press(&mut h, Key::Escape);
    open_dialog(&mut h);
    h.event(Event::Paste(SIX.to_owned()));
    h.run();
    assert_eq!(h.state().opening.source.text, SIX);
}
