//! Checking lessons, making new ones and printing the reference on the command line.

use crate::common::program::{file, folder, printed, refused};
use recuo::explain::Language;
use recuo::explain::code::{CodeLanguage, Wording};
use recuo::files::LESSONS;
use recuo::lesson::Lesson;
use recuo::puzzle::text;
use recuo::solver::{Goal, Solver, Strategy};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn a_new_lesson_is_valid_and_replaces_nothing() {
    let folder = folder("new-lesson");
    let path = |name: &str| folder.join(name).display().to_string();
    let file = path("my first.ron");
    assert!(printed(&["new-lesson", &file]).contains("recuo check"));
    let written = fs::read_to_string(&file).unwrap();
    assert!(written.contains("id: \"my-first\""));
    assert_eq!(printed(&["check", &file]), format!("{file}: good\n"));

    fs::write(&file, "mine").unwrap();
    let again = refused(1, &["new-lesson", &file]);
    assert!(again.contains("already"), "{again}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    refused(1, &["new-lesson", &path("no/such.ron")]);
    refused(2, &["new-lesson"]);
}

#[test]
fn every_error_is_reported_with_its_position() {
    let file = folder("check").join("bad.ron").display().to_string();
    printed(&["new-lesson", &file]);
    let good = fs::read_to_string(&file).unwrap();
    let line_of = |part: &str| good[..good.find(part).unwrap()].lines().count();
    // What is written wrongly: the first of it, before anything is run.
    for (part, wrong, meant) in [
        ("\"naive\"", "\"niave\"", "`naive`"),
        ("speed: 2", "sped: 2", "`speed`"),
        ("WhatHappens", "WhatHapens", "`WhatHappens`"),
        ("Cell(\"R2C4\")", "Cell(\"R2C5\")", "R4C4"),
        ("{guesses} palpites", "{gusses} palpites", "`guesses`"),
    ] {
        fs::write(&file, good.replace(part, wrong)).unwrap();
        let said = refused(1, &["check", &file]);
        let place = format!("{file}: line {}, column ", line_of(part));
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains(&place) && said.contains(meant), "{said}");
    }
    // What the runs disprove.
    let untrue = good
        .replace("value: 14", "value: 15")
        .replace("at: Backtrack(1)", "at: Backtrack(2)")
        .replace("at: Step(23)", "at: Step(53)")
        .replace("It took", "In 1.000 moves it took");
    fs::write(&file, &untrue).unwrap();
    let said = refused(1, &["check", &file, "no-such-lesson"]);
    for part in [
        "`guesses` is not true: the run has 14",
        "never reaches this place",
        "no answer after step 53",
        "nothing proves the number 1,000",
        "There is no file no-such-lesson",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert_eq!(said.lines().count(), 5, "{said}");
}

#[test]
fn lessons_are_checked_by_name_too() {
    let told = printed(&["check", "first-moves", "two-solutions"]);
    assert_eq!(told, "first-moves: good\ntwo-solutions: good\n");
    refused(2, &["check"]);
}

#[test]
fn a_course_is_checked_as_a_course() {
    let course = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons/course.ron");
    printed(&["check", course.to_str().unwrap()]);
    let written = fs::read_to_string(course).unwrap();
    let mine = file(
        &folder("course"),
        "mine.ron",
        written.replace("lessons:", "lesions:"),
    );
    let said = refused(1, &["check", &mine]);
    assert!(said.contains("`lessons`"), "{said}");
}

#[test]
fn the_references_are_the_pages_beside_the_lessons() {
    for (command, page) in [
        ("lesson-reference", "REFERENCE.md"),
        ("event-reference", "EVENTS.md"),
    ] {
        let lessons = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
        let kept = fs::read_to_string(lessons.join(page)).unwrap();
        assert!(
            printed(&[command]) == kept,
            "lessons/{page} is old: write it anew with `recuo {command}`"
        );
    }
}

/// A misconception that the course does not have is told with what was meant; a course beside the lesson has its own.
#[test]
fn unknown_misconceptions_are_told() {
    let folder = folder("misconceptions");
    let file = folder.join("mine.ron").display().to_string();
    printed(&["new-lesson", &file]);
    let good = fs::read_to_string(&file).unwrap();
    let mistakes = |shows: &str| {
        let ask = format!("kind: WhatHappens, mistakes: [(answer: \"write\", shows: \"{shows}\")]");
        good.replace("kind: WhatHappens", &ask)
    };
    fs::write(&file, mistakes("starts-over")).unwrap();
    assert_eq!(printed(&["check", &file]), format!("{file}: good\n"));
    fs::write(&file, mistakes("start-over")).unwrap();
    let said = refused(1, &["check", &file]);
    let lines = said.lines().count();
    assert!(
        lines == 1 && said.contains("shows: ") && said.contains("Did you mean `starts-over`?"),
        "{said}"
    );
    let words = "text: \"a\", truth: \"b\", lesson: \"mine\"";
    let course = format!(
        "(chapters: [(title: \"c\", lessons: [\"mine\"])], misconceptions: [(id: \"start-over\", {words})])"
    );
    fs::write(folder.join("course.ron"), course).unwrap();
    assert_eq!(printed(&["check", &file]), format!("{file}: good\n"));
}

/// The lesson with two charts says how many tests each puzzle of its set takes.
#[test]
fn the_counts_of_a_set_are_true() {
    let set = printed(&[
        "generate",
        "--difficulty",
        "hard",
        "--count",
        "12",
        "--seed",
        "1",
    ]);
    let lesson = include_str!("../lessons/two-charts.ron");
    let lesson = Lesson::read(lesson).expect("a lesson");
    let puzzles = set.lines().filter(|line| !line.starts_with('#'));
    let puzzles: Vec<_> = puzzles
        .map(|line| text::read_one(line, &text::Options::default()).expect("a puzzle"))
        .collect();
    let tests = |problem| {
        let mut solver = Solver::new(problem, Strategy::NAIVE, Goal::First);
        while !solver.has_ended() {
            solver.advance(problem, 1 << 20);
        }
        Language::En.number(solver.counters().tests)
    };
    let counts: Vec<String> = puzzles.iter().map(tests).collect();
    let last = lesson.stops.last().and_then(|stop| stop.text.as_ref());
    let said = last.expect("a text").fill(Language::En, None);
    assert!(said.contains(&counts.join(" · ")), "{counts:?}: {said}");
    assert_eq!(puzzles[8], *lesson.problem);
}

/// Where a lesson names its functions, or shows a program of its own, no text has our names for them.
#[test]
fn no_lesson_has_two_names_for_a_function() {
    let is_of_name = |c: char| c.is_alphanumeric() || c == '_';
    // In some languages the others are words too, such as "resolve".
    let is_only_a_name =
        |name: &&str| name.contains('_') || name.chars().skip(1).any(char::is_uppercase);
    let mut checked = 0;
    for (id, source) in LESSONS {
        let source = source.text();
        let lesson = Lesson::read(source).expect(id);
        if *lesson.wording == Wording::default() {
            continue;
        }
        let mut own = BTreeSet::new();
        let mut ours = BTreeSet::new();
        for code in CodeLanguage::ALL {
            for language in Language::ALL {
                for (wording, names) in [
                    (&*lesson.wording, &mut own),
                    (&Wording::default(), &mut ours),
                ] {
                    let topology = lesson.problem.topology();
                    let board = lesson.boards[0];
                    let (strategy, goal) = (board.strategy, board.goal);
                    let listing = wording.listing(topology, strategy, goal, code, language);
                    let text = listing.text();
                    let words = text.split(|c| !is_of_name(c)).filter(is_only_a_name);
                    names.extend(words.map(str::to_owned));
                }
            }
        }
        // The names themselves stand beside what they name.
        let (before, names) = source.split_once("names: (").unwrap_or((source, ")"));
        let after = names.split_once("),").map_or("", |(_, after)| after);
        let texts = [before, after].concat();
        for word in texts.split(|c| !is_of_name(c)) {
            assert!(!ours.contains(word) || own.contains(word), "{id}: {word}");
        }
        checked += 1;
    }
    assert!(checked >= 7, "{checked}");
}
