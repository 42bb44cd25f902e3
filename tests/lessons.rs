//! Lessons checked, begun and described from the command line.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn recuo(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_recuo"))
        .args(arguments)
        .output()
        .expect("recuo starts")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A folder of its own for a test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("recuo-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_new_lesson_is_good_and_nothing_is_written_over() {
    let folder = Folder::new("new-lesson");
    let file = folder.file("my first.ron");
    let made = recuo(&["new-lesson", &file]);
    assert_eq!(made.status.code(), Some(0), "{}", err(&made));
    assert!(out(&made).contains("recuo check"));
    let written = fs::read_to_string(&file).unwrap();
    assert!(written.contains("id: \"my-first\""));
    let checked = recuo(&["check", &file]);
    assert_eq!(checked.status.code(), Some(0), "{}", err(&checked));
    assert_eq!(out(&checked), format!("{file}: good\n"));

    fs::write(&file, "mine").unwrap();
    let again = recuo(&["new-lesson", &file]);
    assert_eq!(again.status.code(), Some(1));
    assert!(err(&again).contains("already"), "{}", err(&again));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    let nowhere = recuo(&["new-lesson", &folder.file("no/such.ron")]);
    assert_eq!(nowhere.status.code(), Some(1));
    assert_eq!(recuo(&["new-lesson"]).status.code(), Some(2));
}

#[test]
fn every_mistake_is_told_with_its_place() {
    let folder = Folder::new("check");
    let file = folder.file("bad.ron");
    recuo(&["new-lesson", &file]);
    let good = fs::read_to_string(&file).unwrap();
    let line_of = |part: &str| good[..good.find(part).unwrap()].lines().count();
    // Mistakes of form: all of them, before anything is run.
    let spoiled = good
        .replace("\"naive\"", "\"niave\"")
        .replace("speed: 2", "sped: 2")
        .replace("{guesses} palpites", "{gusses} palpites")
        .replace("Cell(\"R2C4\")", "Cell(\"R2C5\")")
        .replace("WhatHappens", "WhatHapens");
    fs::write(&file, &spoiled).unwrap();
    let checked = recuo(&["check", &file]);
    assert_eq!(
        (checked.status.code(), out(&checked)),
        (Some(1), String::new())
    );
    let said = err(&checked);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 5, "{said}");
    for (line, (part, meant)) in lines.iter().zip([
        ("\"naive\"", "`naive`"),
        ("speed: 2", "`speed`"),
        ("WhatHappens", "`WhatHappens`"),
        ("Cell(\"R2C4\")", "R4C4"),
        ("{guesses} palpites", "`guesses`"),
    ]) {
        let place = format!("{file}: line {}, column ", line_of(part));
        assert!(line.contains(&place) && line.contains(meant), "{line}");
    }
    // What the runs do not bear out.
    let untrue = good
        .replace("value: 14", "value: 15")
        .replace("at: Backtrack(1)", "at: Backtrack(2)")
        .replace("at: Step(23)", "at: Step(53)")
        .replace("It took", "In 1.000 moves it took");
    fs::write(&file, &untrue).unwrap();
    let said = err(&recuo(&["check", &file, "no-such-lesson"]));
    for part in [
        "`guesses` is not true: the run has 14",
        "never comes to this place",
        "no answer after step 53",
        "nothing proves the number 1,000",
        "no-such-lesson: there is no such file",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert_eq!(said.lines().count(), 5, "{said}");
}

#[test]
fn lessons_are_checked_by_name_too() {
    let checked = recuo(&["check", "first-moves", "two-solutions"]);
    assert_eq!(out(&checked), "first-moves: good\ntwo-solutions: good\n");
    assert_eq!(checked.status.code(), Some(0));
    assert_eq!(recuo(&["check"]).status.code(), Some(2));
}

#[test]
fn a_course_is_checked_as_a_course() {
    let course = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons/course.ron");
    let checked = recuo(&["check", course.to_str().unwrap()]);
    assert_eq!(
        (err(&checked), checked.status.code()),
        (String::new(), Some(0))
    );
    let folder = Folder::new("course");
    let file = folder.file("mine.ron");
    let written = fs::read_to_string(course).unwrap();
    fs::write(&file, written.replace("\"undo\"", "\"unod\"")).unwrap();
    let said = err(&recuo(&["check", &file]));
    assert!(
        said.contains("mine.ron: there is no lesson 'unod'"),
        "{said}"
    );
    recuo(&["new-lesson", &folder.file("unod.ron")]);
    assert_eq!(recuo(&["check", &file]).status.code(), Some(0));
    fs::write(&file, written.replace("lessons:", "lesions:")).unwrap();
    let said = err(&recuo(&["check", &file]));
    assert!(said.contains("`lessons`"), "{said}");
}

#[test]
fn the_reference_is_the_page_beside_the_lessons() {
    let printed = recuo(&["lesson-reference"]);
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons/REFERENCE.md");
    assert_eq!(out(&printed), fs::read_to_string(page).unwrap());
}
