//! Runs of programs in the window: their text, their output, and what they are refused.

use super::*;
use crate::bundled::lesson_file;
use crate::lesson::View;
use crate::window::dropped;
use egui::Event;
use egui::accesskit::AriaCurrent;
use egui_kittest::kittest::NodeT;

const LESSON: &str = r#"(
    id: "mine",
    title: "Mine",
    goal: "See.",
    text: "A program.",
    boards: [
        (program: "programs/row-and-column.txt", source: "programs/row-and-column.py"),
        (strategy: "naive"),
    ],
    view: "code",
)"#;

fn window() -> Window {
    let lesson = Lesson::read(LESSON).unwrap_or_else(|error| panic!("{error}"));
    let mut h = harness_of(lesson, Language::En, egui::vec2(1280.0, 800.0));
    ask(&mut h, Command::GoTo(21));
    h
}

#[test]
fn the_text_of_a_program_is_shown_with_the_line_of_the_step() {
    let mut h = window();
    let lit = h.get_by_label("say(\"place\", r, c, v)");
    assert_eq!(
        lit.accesskit_node().data().aria_current(),
        Some(AriaCurrent::Step)
    );
    h.get_by_label_contains("forbids it (box 1)");
    // The search beside it has its own program.
    ask(&mut h, Command::Lead(1));
    assert!(h.query_by_label_contains("say(\"place\"").is_none());
    // Without its text there is the number of the line.
    let text = lesson_file("programs/row-and-column.txt").unwrap();
    h.event(Event::Paste(text.to_owned()));
    h.run();
    ask(&mut h, Command::GoTo(21));
    ask(&mut h, LookCommand::View(View::Code));
    h.get_by_label_contains("Line 24 of pasted run");
}

#[test]
fn the_output_is_shown_up_to_the_step() {
    let mut h = window();
    ask(&mut h, LookCommand::View(View::Output));
    h.get_by_label_contains("Nothing but events");
    ask(&mut h, Command::Last);
    h.get_by_label_contains("solved: True");
    ask(&mut h, Command::Lead(1));
    h.get_by_label_contains("The searches of recuo print nothing");
}

#[test]
fn a_dropped_run_is_opened_and_its_bad_lines_are_told() {
    let mut h = harness("first-moves");
    let text = b"hello\n@puzzle 1...............\n@plaze R1C2 2\n@place R9C1 2\n@place R1C2 2\n";
    h.input_mut().dropped_files = vec![dropped::file("mine.txt", Some(text))];
    h.run();
    assert_eq!(h.state().session.runs().title(0, Language::En), "mine.txt");
    assert_eq!(h.state().session.runs()[0].timeline().explored(), 1);
    h.get_by_label_contains("2 lines that begin with @ were not understood");
    ask(&mut h, LookCommand::View(View::Output));
    h.get_by_label_contains("“@plaze R1C2 2” is no event");
    h.get_by_label_contains("“R9C1” names no cell of this board");
    // A link cannot hold it.
    ask(&mut h, crate::app::front_command::FrontCommand::CopyLink);
    assert_eq!(h.state().session.notice(), Some(Notice::LinkWithoutProgram));
}

#[test]
fn what_says_nothing_about_its_steps_changes_nothing() {
    let mut h = harness("first-moves");
    let before = h.state().session.lesson().id.clone();
    h.input_mut().dropped_files = vec![dropped::file("a.txt", Some(b"@board 4 4\nhello\n"))];
    h.run();
    assert_eq!(h.state().session.lesson().id, before);
    h.get_by_label_contains("a.txt has ended, and none of its lines says what it does");
}
