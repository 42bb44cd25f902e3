//! The command `lesson`.

mod dialogue;

use super::input::UntilInterrupted;
use super::language::spoken;
use super::options::language;
use super::refusal::Refusal;
use super::window::{Launch, WindowRequest};
use super::{interrupt, output};
use crate::explain::Language;
use crate::files::{self, LESSONS};
use crate::session::{CourseLessons, Session};
use clap::Args;
use dialogue::Dialogue;
use std::io::{IsTerminal, stdin};
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  recuo lesson first-moves --text
  recuo lesson my-lesson.ron --text --lang pt
  printf 'n\\nn\\na\\n' | recuo lesson first-moves --text

In the terminal each line is a command: n or nothing goes to the next stop, A to D answer a question,
h lists the others. What is printed can be read by a screen reader or a braille display.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct LessonArguments {
    /// A lesson: a .ron file, or the name of one that comes with the program
    lesson: PathBuf,
    /// In words in the terminal, instead of in a window
    #[arg(long)]
    text: bool,
    /// Language of the words: pt, pt-PT, es or en (default: the system's)
    #[arg(long, value_name = "LANG", value_parser = language)]
    lang: Option<Language>,
}

/// Takes a lesson, in a window or in the terminal.
pub fn run(arguments: LessonArguments) -> Launch {
    if !arguments.text {
        return Launch::Window(WindowRequest {
            lesson: Some(arguments.lesson),
            language: arguments.lang,
            ..WindowRequest::default()
        });
    }
    let ended = hold(&arguments).unwrap_or_else(Refusal::report);
    Launch::Exit(ended)
}

fn hold(arguments: &LessonArguments) -> Result<ExitCode, Refusal> {
    interrupt::watch();
    let lesson = interrupt::waiting(|| files::read_lesson(&arguments.lesson))?;
    let session = Session::new(lesson, CourseLessons(LESSONS));
    let language = arguments.lang.unwrap_or_else(spoken);
    let mut dialogue = Dialogue::new(session, language, stdin().is_terminal());
    dialogue.hold(&mut UntilInterrupted(stdin().lock()), &mut output::stdout())?;
    Ok(interrupt::exit_code())
}
