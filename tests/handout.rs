//! `recuo handout`, and exports of a puzzle without runs.

use crate::common::program::{folder, printed, refused, run};
use recuo::explain::Language;
use recuo::export::handout::Handout;
use recuo::export::options::ExportOptions;
use recuo::export::writer::SliceWriter;
use recuo::files::{self, LESSONS};
use recuo::lesson::Lesson;
use recuo::scene::{Anchor, Font, Shape};
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

/// The shapes on the pages of a lesson with its answers.
fn pages(lesson: Lesson, language: Language) -> Vec<Vec<Shape>> {
    let mut options = ExportOptions {
        has_answers: true,
        ..ExportOptions::default()
    };
    options.look.language = language;
    let mut handout = Handout::new(lesson, &options);
    while !handout.advance(1 << 16, &mut Vec::new()).unwrap() {}
    handout.pages()
}

/// The text of a shape, without what stands on boards and above them, and without numbers of pages.
fn written(shape: &Shape) -> Option<(&str, Font)> {
    match shape {
        Shape::Text {
            text,
            anchor: Anchor::LeftTop,
            font,
            size,
            at,
            ..
        } if *size > 9.0 && at.y < 794.0 => Some((text, *font)),
        _ => None,
    }
}

/// Whether a text has a word, which may be a part of no other one, as 9 of 9×9.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '×';
    text.split(|letter| !is_part(letter))
        .any(|part| part == word)
}

/// On the sheets of every lesson, no words give the answer to an earlier question, no last page has a
/// single question, and no key is named.
#[test]
fn sheets_are_fair_and_full() {
    for ((id, source), language) in LESSONS
        .iter()
        .flat_map(|lesson| [Language::Pt, Language::Es, Language::En].map(|of| (lesson, of)))
    {
        let pages = pages(Lesson::read(source).unwrap(), language);
        let (answers, because) = (
            language.word("handout-answers"),
            language.word("handout-because"),
        );
        let is_answers =
            |page: &&Vec<Shape>| page.iter().filter_map(written).any(|(t, _)| t == answers);
        let sheets = pages
            .iter()
            .position(|page| is_answers(&page))
            .unwrap_or(pages.len());
        let asked = |page: &Vec<Shape>| {
            page.iter()
                .filter(|shape| written(shape).is_some_and(|(text, _)| text == because))
                .count()
        };
        let last = asked(&pages[sheets - 1]);
        assert!(
            sheets == 1 || last > 1,
            "{id} {language:?}: {last} on the last page"
        );
        let lines: Vec<_> = pages[..sheets]
            .iter()
            .flatten()
            .filter_map(written)
            .collect();
        for key in ["N", "F", "R"] {
            let is_named = |(text, font): &(&str, Font)| *font != Font::Mono && has_word(text, key);
            assert!(!lines.iter().any(is_named), "{id} {language:?}: {key}");
        }
        // The right answers, in the order of the questions.
        let right = pages[sheets..].iter().flatten().filter_map(written);
        let right = right.filter(|(_, font)| *font == Font::Bold);
        let right = right.filter_map(|(text, _)| Some(text.split_once(" · ")?.1));
        let right: Vec<&str> = right.collect();
        let mut open = String::new();
        let mut number = 0;
        let mut is_option = false;
        for (text, _) in lines.into_iter().filter(|(_, font)| *font != Font::Mono) {
            if text == because {
                (open, is_option) = (String::new(), false);
                number += 1;
            } else if text == "A" {
                is_option = true;
                for answer in right.iter().take(number) {
                    let has_digit = answer.contains(|letter: char| letter.is_ascii_digit());
                    let is_told = has_digit && has_word(&open, answer);
                    assert!(!is_told, "{id} {language:?}: {answer} in {open}");
                }
            } else if !is_option && number > 0 && text != format!("{}.", number + 1) {
                open += &format!(" {text}");
            }
        }
    }
}

/// A map can be read in grey: each node has its code, and each colour its number.
#[test]
fn a_map_is_on_paper_in_grey() {
    let lesson = files::read_lesson(Path::new("three-colours")).unwrap();
    let pages = pages(lesson, Language::Pt);
    let texts = |wanted: &str| {
        let of = |shape: &&Shape| matches!(shape, Shape::Text { text, .. } if text == wanted);
        pages[0].iter().filter(of).count()
    };
    // The map alone, and two boards beside the question.
    for code in ["AC", "DF", "SE", "RS"] {
        assert_eq!(texts(code), 3, "{code}");
    }
    assert!(texts("Tabuleiro 1: básica") == 2 && texts("2") > 5);
    for shape in &pages[0] {
        if let Shape::Text { size, text, .. } = shape {
            assert!(*size >= 7.0, "{text}: {size}");
        }
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
