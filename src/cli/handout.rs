use super::check::check;
use super::faults::Faults;
use super::language::{complain, spoken};
use super::options::language;
use super::refusal::Refusal;
use super::{export, interrupt};
use crate::explain::{Language, Message};
use crate::export::kind::Kind;
use crate::export::options::Options;
use crate::export::picture::Look;
use crate::export::request::Request;
use crate::export::subject::Subject;
use crate::files;
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  recuo handout first-moves -o sheet.pdf
  recuo handout first-moves -o sheet.pdf --answers --lang pt
  recuo handout my-lesson.ron -o sheet.svg

Every question stands beside the board as it is then, with room to answer. The answers come from the
lesson's runs, on a sheet of their own. An SVG picture has the pages one below the other.";

/// The lesson, and where to write.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct HandoutArguments {
    /// A lesson: a .ron file, or the name of one that comes with the program
    lesson: PathBuf,
    /// The file to write: .pdf or .svg
    #[arg(short, long, value_name = "FILE", value_parser = output)]
    output: (PathBuf, &'static Kind),
    /// Language of the handout: pt, pt-PT, es or en (default: the system's)
    #[arg(long, value_name = "LANG", value_parser = language)]
    lang: Option<Language>,
    /// With the answers and the teacher's notes, on a sheet of their own
    #[arg(long)]
    answers: bool,
    /// Replace the file if there is one
    #[arg(long)]
    force: bool,
}

fn output(text: &str) -> Result<(PathBuf, &'static Kind), String> {
    export::output(text, Kind::is_of_lesson)
}

/// Writes the handout of a lesson.
pub fn run(arguments: &HandoutArguments) -> Result<ExitCode, Refusal> {
    let lesson = files::read_lesson(&arguments.lesson)?;
    if files::built_in_lesson(&arguments.lesson).is_none() {
        warn_of_faults(&arguments.lesson);
    }
    let (path, kind) = &arguments.output;
    let options = Options {
        has_answers: arguments.answers,
        look: Look {
            language: arguments.lang.unwrap_or_else(spoken),
            ..Look::default()
        },
        ..Options::default()
    };
    let request = Request::new(kind, options, [])?;
    let subject = Subject::Lesson(lesson, String::new());
    export::write(request, subject, path, arguments.force)
}

/// Says what `check` finds wrong with a lesson, whose handout may be wrong too.
fn warn_of_faults(lesson: &Path) {
    interrupt::watch();
    let found = check(lesson);
    if found.is_empty() || interrupt::is_pending() {
        return;
    }
    complain(&Message::new("handout-doubtful").path(&lesson.display().to_string()));
    let faults = Faults::default();
    found.into_iter().for_each(|fault| faults.note(fault));
    faults.count_unsaid_notes();
}
