//! `recuo handout`, and exports of a puzzle without runs.

use crate::common::program::{folder, printed, refused, run, text};
use recuo::lesson::Lesson;
use std::fs;

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
    for (language, lesson, answers) in [
        ("pt", "Os primeiros passos", "Respostas"),
        ("es", "Los primeros pasos", "Respuestas"),
        ("en", "The first moves", "Answers"),
    ] {
        let of = |name: &str, more: &[&str]| {
            let options = [&["--lang", language, "--force"], more].concat();
            text(&write(name, &options))
        };
        let (sheet, whole) = (of("c.svg", &[]), of("d.svg", &["--answers"]));
        assert!(
            sheet.contains(lesson) && !sheet.contains(answers),
            "{language}"
        );
        assert!(whole.contains(answers), "{language}");
    }
    // Existing files stay, and other extensions are refused.
    fs::write(path("mine.pdf"), "mine").unwrap();
    let said = refused(1, &["handout", "first-moves", "-o", &path("mine.pdf")]);
    assert!(said.contains("--force"), "{said}");
    assert_eq!(fs::read(path("mine.pdf")).unwrap(), b"mine");
    refused(2, &["handout", "first-moves", "-o", &path("x.png")]);
    refused(1, &["handout", "no-such-lesson", "-o", &path("x.pdf")]);
    let names = fs::read_dir(&folder).unwrap().count();
    assert_eq!(names, 5, "nothing half-written is left");
}

/// A program is on the sheet as it is written, and what is wrong with it on that of the teacher.
#[test]
fn a_program_to_find_a_bug_in_is_on_paper() {
    let file = folder("handout-bug")
        .join("sheet.svg")
        .display()
        .to_string();
    let write = |options: &[&str]| {
        let all = ["handout", "find-the-bug", "-o", &file, "--force"];
        printed(&[&all[..], options].concat());
        text(&fs::read(&file).unwrap())
    };
    for (said, has_answers) in [(write(&[]), false), (write(&["--answers"]), true)] {
        assert!(
            said.contains(">D       if solveSudoku(), return true<"),
            "{said}"
        );
        assert_eq!(said.contains("The missing line: "), has_answers);
    }
}

#[test]
fn a_puzzle_comes_as_text_and_as_a_lesson_that_holds() {
    let folder = folder("puzzle");
    let path = |name: &str| folder.join(name).display().to_string();
    let puzzle = "1..2.2.4......23";
    printed(&["export", puzzle, "-o", &path("p.txt")]);
    printed(&[
        "export",
        puzzle,
        "--strategy",
        "naive,masks",
        "--goal",
        "all",
        "-o",
        &path("p.ron"),
    ]);
    let solved = printed(&["solve", &path("p.txt"), "--format", "csv"]);
    assert!(solved.contains(puzzle), "{solved}");
    let source = fs::read_to_string(path("p.ron")).unwrap();
    let lesson = Lesson::read(&source).unwrap();
    assert_eq!((lesson.id.as_str(), lesson.boards.len()), ("p", 2));
    printed(&["check", &path("p.ron")]);
    let refusal = run(&["export", puzzle, "-o", &path("q.ron"), "--step", "3"]);
    assert_eq!(refusal.status.code(), Some(2));
}

#[test]
fn a_lesson_with_mistakes_gives_a_handout_and_a_warning() {
    let folder = folder("doubtful");
    let path = |name: &str| folder.join(name).display().to_string();
    let (lesson, sheet) = (path("l.ron"), path("l.svg"));
    printed(&["new-lesson", &lesson]);
    printed(&["handout", &lesson, "-o", &sheet]);
    let good = fs::read_to_string(&lesson).unwrap();
    let bad = good.replace("value: 14", "value: 15");
    assert_ne!(good, bad);
    fs::write(&lesson, bad).unwrap();
    let found = refused(1, &["check", &lesson]);
    let output = run(&["handout", &lesson, "-o", &sheet, "--force"]);
    let said = text(&output.stderr);
    assert!(
        output.status.success() && said.contains("has mistakes"),
        "{said}"
    );
    assert!(said.ends_with(&found), "{said}\n{found}");
}
