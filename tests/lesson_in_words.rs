//! A lesson as a dialogue in the terminal, driven through a pipe.

use crate::common::program::*;
use recuo::files::LESSONS;
use recuo::lesson::{Lesson, line_letters};
use recuo::session::{Command, CourseLessons, Session};

/// What is printed for these lines.
fn held(lesson: &str, arguments: &[&str], lines: &str) -> String {
    let all = [&["lesson", lesson, "--text"], arguments].concat();
    let output = with_input(&all, lines);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(complaint(&output), "");
    text(&output.stdout)
}

/// The lines that answer every question of a lesson right, its stops, and its questions.
fn right_answers(id: &str) -> (String, usize, usize) {
    let (_, source) = LESSONS.iter().find(|(name, _)| *name == id).unwrap();
    let lesson = Lesson::read(source).unwrap();
    let stops = lesson.stops.len();
    let mut session = Session::new(lesson, CourseLessons(&[]));
    while session.is_working() && session.stops().steps().len() < stops {
        session.advance(0.0, 64);
    }
    let (mut lines, mut asked) = (String::new(), 0);
    for _ in 0..stops {
        session.apply(Command::Stop(recuo::playhead::Direction::Forward));
        lines.push_str("n\n");
        if session.is_asking() {
            let right = session.questions().posed().unwrap().right;
            lines.push_str(["a\n", "b\n", "c\n", "d\n"][right]);
            session.apply(Command::Choose(right));
            asked += 1;
        }
    }
    (lines, stops, asked)
}

#[test]
fn a_program_with_a_bug_is_told_line_by_line() {
    let said = held("find-the-bug", &["--lang", "en"], "n\nd\n");
    for line in [
        "\n  function solveSudoku()\n",
        "\nD       if solveSudoku(), return true\n    return false\n",
        "\nD: if solveSudoku(), return true.\n",
    ] {
        assert!(said.contains(line), "{said}");
    }
    assert!(
        said.contains("The missing line: grid[row, column] ← empty"),
        "{said}"
    );
}

#[test]
fn lines_are_put_in_order_by_their_letters() {
    let (_, source) = LESSONS
        .iter()
        .find(|(name, _)| *name == "quiz-inside")
        .unwrap();
    let lesson = Lesson::read(source).unwrap();
    let ask = lesson.stops[0].ask.as_ref().unwrap();
    let order = ask.program.as_ref().unwrap().order.as_ref().unwrap();
    let right = line_letters(&order.right);
    let wrong: String = right.chars().rev().collect();
    let said = held(
        "quiz-inside",
        &["--lang", "en"],
        &format!("n\na\n{wrong}\n{right}\nq\n"),
    );
    let first = &wrong[..1];
    for part in [
        "Type the letters in order",
        &format!("Line {first} is the first that is wrong."),
        "Right, on the second try.",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

/// One board, several, another problem, and a quiz.
#[test]
fn lessons_can_be_taken_in_words() {
    for id in [
        "first-moves",
        "naive-or-propagation",
        "four-queens",
        "quiz-first-steps",
    ] {
        let (lines, stops, asked) = right_answers(id);
        let said = held(id, &[], &(lines + "n\nn\n"));
        assert!(
            said.contains(&format!("\nStop {stops} of {stops}.\n")),
            "{id}: {said}"
        );
        assert!(said.contains("That was the last stop."), "{id}");
        if asked > 0 {
            let score = format!("Questions right: {asked} of\u{A0}{asked}.\n");
            assert!(said.ends_with(&score), "{id}: {said}");
        }
    }
}

/// The last question can be passed, and then the lesson can be left; keys of the window are not
/// mentioned.
#[test]
fn the_end_is_told_after_an_open_question() {
    let said = held("dead-ends-and-blame", &["--lang", "en"], &"\n".repeat(40));
    assert_eq!(said.matches("That was the last stop.").count(), 1, "{said}");
    assert!(!said.contains("the end of the lesson"), "{said}");
    let back = held("first-moves", &["--lang", "en"], "p\n");
    assert!(!back.contains("last stop"), "{back}");
}

#[test]
fn a_wrong_answer_may_be_followed_by_a_right_one() {
    // The first question has three options.
    let said = held("first-moves", &[], "b\nn\nn\nn\nx\nA\nb\n");
    let early = "No open question here has that answer.";
    assert_eq!(said.matches(early).count(), 1, "{said}");
    assert!(
        said.contains("What does the program know about the 3 in R1C2?\nA: "),
        "{said}"
    );
    assert!(
        said.contains("Answer first: A to D. Repeat the command to go on without an answer."),
        "{said}"
    );
    assert!(said.contains("\nx is not a command"), "{said}");
    assert!(
        said.contains("\nNot this one. Try once more.\nRight, on the second try.\n"),
        "{said}"
    );
    assert!(
        said.contains(
            "Questions right: 0 of\u{A0}3, not answered: 2.\nOne wrong answer may come from"
        ),
        "{said}"
    );
}

/// An empty line goes on: it is no answer, even to a question in words.
#[test]
fn an_empty_line_answers_nothing() {
    let said = held("first-moves", &[], "n\nn\n\n");
    let (_, after) = said
        .split_once("What does the program know about the 3 in R1C2?")
        .unwrap();
    assert!(after.contains("Answer first: A to D."), "{said}");
    assert!(
        !after.contains("Right!") && !after.contains("Not this one."),
        "{said}"
    );
}

#[test]
fn a_quiz_tells_what_wrong_answers_show() {
    let said = held("quiz-first-steps", &[], "n\na\nc\nq\n");
    assert!(
        said.contains("Questions right: 0 of\u{A0}5, not answered: 4."),
        "{said}"
    );
    assert!(
        said.ends_with(
            "Only row, column and box count. To see it: recuo lesson rule-check --text\n"
        ),
        "{said}"
    );
}

#[test]
fn boards_are_told_as_grids_and_in_words() {
    let said = held("first-moves", &[], "2\nw\nk\n-\n+2\nq\nnever read\n");
    for part in [
        "| 1 . | . 2 |",
        "naive, step 2\n",
        "R1C2: empty, 1 refused\n",
        "R1C1: 1, given, in conflict\n",
        "guesses: 0, conflicts: 1",
        "R1C2 is the next empty cell.",
        "R1C2: 2 is refused.",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn a_question_whose_answer_lies_far_ahead_is_asked() {
    let puzzle =
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let lesson = format!(
        "(id: \"far\", title: \"Far\", goal: \"Wait.\", text: \"A long run.\", puzzle: {puzzle:?}, \
         boards: [(strategy: \"naive\")], stops: [(at: Step(100), ask: (kind: TakeBack))])"
    );
    let path = file(&folder("far"), "far.ron", lesson);
    let said = held(&path, &["--lang", "en"], "n\nr1c1\n");
    assert!(said.contains("Which guess must be taken back"), "{said}");
    assert!(said.contains("\nRight!\n"), "{said}");
}

#[test]
fn it_speaks_every_language_and_refuses_what_is_no_lesson() {
    for (language, stop) in [("pt", "Etapa 1 de "), ("es", "Parada 1 de ")] {
        let said = held("first-moves", &["--lang", language], "\n");
        assert!(said.contains(stop), "{said}");
    }
    refused(1, &["lesson", "no-such-lesson", "--text"]);
}

#[test]
fn lines_of_any_kind_are_read() {
    let odd = format!(
        "\u{e9}\n+\n-99\n99999999999999999999\n{}\n",
        "x".repeat(9000)
    );
    let said = held("two-solutions", &[], &odd);
    assert!(said.contains("is not a command"), "{said}");
}
