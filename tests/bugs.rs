//! Programs with a bug, which lessons ask for: they are compiled and run, and must go wrong as their
//! explanations say, in every language alike.

use crate::common::problem;
use crate::listings::{Job, Unit, has, in_c, in_java, in_pseudocode, in_python, in_rust};
use recuo::explain::Language;
use recuo::explain::code::{Bug, CodeLanguage, listing};
use recuo::files::LESSONS;
use recuo::lesson::Lesson;
use recuo::puzzle::Problem;
use recuo::solver::{Event, Goal, Solver};

/// A puzzle like that of the lesson.
const ANOTHER: &str = ".2...3.42..13.4.";
/// A puzzle of which a sweep fills nothing.
const STUCK: &str = "1...............";

/// The puzzle of the lesson and another one, which have one solution each, and one that stops a sweep.
fn puzzles() -> [Problem; 3] {
    let lesson = LESSONS.iter().find(|(id, _)| *id == "find-the-bug");
    let lesson = Lesson::read(&lesson.unwrap().1).unwrap();
    [
        Problem::clone(&lesson.problem),
        problem(ANOTHER),
        problem(STUCK),
    ]
}

/// The program with each bug.
fn units(code: CodeLanguage, language: Language) -> Vec<Unit> {
    let family = puzzles()[0].topology().family().clone();
    let unit = |bug: Bug| {
        let strategy = bug.strategy();
        let right = listing(&family, strategy, Goal::First, code, language);
        Unit {
            family: family.clone(),
            strategy,
            goal: Goal::First,
            listing: right.with(bug).unwrap().listing,
        }
    };
    Bug::ALL.map(unit).into()
}

/// Runs them on the puzzles, and looks at what they do.
fn go_wrong(
    code: CodeLanguage,
    language: Language,
    run: impl Fn(&[Unit], &[Job], &str) -> Vec<String>,
) {
    let puzzles = puzzles();
    let units = units(code, language);
    let numbers = 0..units.len();
    let jobs = numbers.flat_map(|unit| puzzles.iter().map(move |puzzle| Job::new(unit, puzzle)));
    let jobs: Vec<Job> = jobs.collect();
    let told = run(&units, &jobs, &format!("bugs-{}", code.id()));
    for (bug, told) in Bug::ALL.into_iter().zip(told.chunks(puzzles.len())) {
        for told in &told[..2] {
            goes_wrong(bug, told);
        }
        if bug == Bug::GivesUp {
            assert!(told[2].ends_with("@solution\n"), "it prints: {}", told[2]);
        }
    }
}

/// Whether a program with this bug does on a puzzle with one solution what its explanation says.
fn goes_wrong(bug: Bug, told: &str) {
    let count = |step: &str| told.matches(&format!("@{step}")).count();
    let ends = |step: &str| told.trim_end().rsplit('\n').next() == Some(step);
    match bug {
        Bug::ShortLoop => {
            let last = |line: &str| line.starts_with("@place") && line.ends_with(" 4");
            assert!(!told.lines().any(last), "the last value is tried: {told}");
            assert_eq!(count("solution"), 0, "{told}");
            assert!(ends("@exhausted"), "{told}");
        }
        Bug::NoUndo => {
            assert_eq!((count("backtrack"), count("solution")), (0, 0), "{told}");
            assert!(count("place") > 0, "guesses stay: {told}");
            assert!(ends("@exhausted"), "{told}");
        }
        Bug::NoReturn => {
            assert_eq!(count("solution"), 1, "{told}");
            assert_eq!(count("place"), count("backtrack"), "all is erased: {told}");
            assert!(ends("@exhausted"), "{told}");
        }
        Bug::GivesUp => {
            assert_eq!(count("solution"), 0, "{told}");
            assert!(ends("@gave-up 0"), "no cell is empty: {told}");
        }
    }
}

/// Without bugs, the programs solve these puzzles.
#[test]
fn the_solver_finds_what_programs_with_bugs_do_not() {
    for problem in &puzzles()[..2] {
        for bug in Bug::ALL {
            let mut solver = Solver::new(problem, bug.strategy(), Goal::First);
            let mut steps = std::iter::from_fn(|| solver.step(problem));
            assert!(steps.any(|event| event == Event::Solution), "{bug:?}");
        }
    }
}

#[test]
fn bugs_in_c_go_wrong_as_they_are_explained() {
    if has("gcc") {
        go_wrong(CodeLanguage::C, Language::En, in_c);
    }
}

#[test]
fn bugs_in_java_go_wrong_as_they_are_explained() {
    if has("javac") {
        go_wrong(CodeLanguage::Java, Language::En, in_java);
    }
}

#[test]
fn bugs_in_python_go_wrong_as_they_are_explained() {
    if has("python3") {
        go_wrong(CodeLanguage::Python, Language::En, in_python);
    }
}

#[test]
fn bugs_in_rust_go_wrong_as_they_are_explained() {
    if has("rustc") {
        go_wrong(CodeLanguage::Rust, Language::En, in_rust);
    }
}

/// The lines that students see.
#[test]
fn bugs_in_pseudocode_go_wrong_as_they_are_explained() {
    if has("python3") {
        for language in Language::ALL {
            go_wrong(CodeLanguage::Pseudocode, language, |units, jobs, name| {
                in_pseudocode(units, jobs, language, name)
            });
        }
    }
}
