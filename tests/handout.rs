//! `recuo handout`, and exports of a puzzle without runs.

use crate::common::program::{folder, printed, refused, run};
use recuo::explain::Language;
use recuo::export::handout::Handout;
use recuo::export::options::ExportOptions;
use recuo::export::writer::SliceWriter;
use recuo::files;
use recuo::lesson::Lesson;
use recuo::scene::Shape;
use std::fs;
use std::path::Path;

#[test]
fn a_lesson_comes_on_paper_with_its_answers_apart() {
    let folder = folder("handout");
    let path = |name: &str| folder.join(name).display().to_string();
    let write = |name: &str, options: &[&str]| {
        let path = path(name);
        printed(&[&["handout", "first-moves", "-o", &path], options].concat());
        fs::read(&path).unwrap()
    };
    let pages = |pdf: &[u8]| {
        String::from_utf8_lossy(pdf)
            .matches("/Type /Page\n")
            .count()
    };
    let (sheet, whole) = (write("a.pdf", &[]), write("b.pdf", &["--answers"]));
    assert!(sheet.starts_with(b"%PDF-") && pages(&whole) == pages(&sheet) + 1);
    // Existing files stay, and other extensions are refused.
    fs::write(path("mine.pdf"), "mine").unwrap();
    let said = refused(1, &["handout", "first-moves", "-o", &path("mine.pdf")]);
    assert!(said.contains("--force"), "{said}");
    assert_eq!(fs::read(path("mine.pdf")).unwrap(), b"mine");
    let said = refused(2, &["handout", "first-moves", "-o", &path("x.svg")]);
    assert!(said.contains("one of pdf"), "{said}");
    refused(1, &["handout", "no-such-lesson", "-o", &path("x.pdf")]);
    let names = fs::read_dir(&folder).unwrap().count();
    assert_eq!(names, 3, "nothing half-written is left");
}

/// A program is on the sheet as it is written, and what is wrong with it only among the answers.
#[test]
fn a_program_to_find_a_bug_in_is_on_paper() {
    let lesson = files::read_lesson(Path::new("find-the-bug")).unwrap();
    for has_answers in [false, true] {
        let mut options = ExportOptions {
            has_answers,
            ..ExportOptions::default()
        };
        options.look.language = Language::En;
        let mut handout = Handout::new(lesson.clone(), &options);
        while !handout.advance(1 << 12, &mut Vec::new()).unwrap() {}
        let shapes = handout.pages().into_iter().flatten();
        let lines: Vec<String> = shapes
            .filter_map(|shape| match shape {
                Shape::Text { text, .. } => Some(text),
                _ => None,
            })
            .collect();
        let line = "D       if solveSudoku(), return true";
        assert!(lines.iter().any(|text| text == line), "{lines:?}");
        let is_told = lines.iter().any(|text| text.contains("The missing line: "));
        assert_eq!(is_told, has_answers);
    }
}

#[test]
fn a_puzzle_comes_as_text_and_as_a_lesson_that_holds() {
    let folder = folder("puzzle");
    let path = |name: &str| folder.join(name).display().to_string();
    let (puzzle, text, ron) = ("1..2.2.4......23", path("p.txt"), path("p.ron"));
    printed(&["export", puzzle, "-o", &text]);
    let boards = ["--strategy", "naive,masks", "--goal", "all"];
    printed(&[&["export", puzzle, "-o", &ron], &boards[..]].concat());
    let solved = printed(&["solve", &text, "--format", "csv"]);
    assert!(solved.contains(puzzle), "{solved}");
    let source = fs::read_to_string(&ron).unwrap();
    let lesson = Lesson::read(&source).unwrap();
    assert_eq!((lesson.id.as_str(), lesson.boards.len()), ("p", 2));
    printed(&["check", &ron]);
    let refusal = run(&["export", puzzle, "-o", &path("q.ron"), "--step", "3"]);
    assert_eq!(refusal.status.code(), Some(2));
}
