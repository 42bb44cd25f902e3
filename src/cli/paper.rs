//! What is printed on paper: the handout of a lesson, and the teacher's guide.

use super::check::check;
use super::export::{output, write};
use super::faults::Faults;
use super::interrupt;
use super::language::{complain, spoken};
use super::options::language;
use super::refusal::Refusal;
use crate::explain::{Language, Message};
use crate::export::guide::Teaching;
use crate::export::job::Subject;
use crate::export::kind::ExportKind;
use crate::export::options::ExportOptions;
use crate::export::request::ExportRequest;
use crate::files::{self, LESSONS};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HANDOUT_EXAMPLES: &str = "\
Examples:
  recuo handout first-moves -o sheet.pdf
  recuo handout first-moves -o sheet.pdf --answers --lang pt
  recuo handout my-lesson.ron -o sheet.pdf

Every question stands beside the board as it is then, with room to answer. The answers come from the
lesson's runs, on a sheet of their own.";

const GUIDE_EXAMPLES: &str = "\
Examples:
  recuo guide -o guide.pdf
  recuo guide --lang pt -o guia.pdf

For every lesson of the course the guide has the goal, the minutes, what to show with the teacher's
notes, and the questions with the right answer and why; then plans for one lesson, for two and for
the week before an exam, where the course fits curricula, and the glossary.";

/// The lesson, and where to write.
#[derive(Args)]
#[command(after_help = HANDOUT_EXAMPLES)]
pub struct HandoutArguments {
    /// A lesson: a .ron file, or the name of one that comes with the program
    lesson: PathBuf,
    #[command(flatten)]
    paper: PaperArguments,
    /// With the answers and the teacher's notes, on a sheet of their own
    #[arg(long)]
    answers: bool,
}

/// Where to write, and in which language.
#[derive(Args)]
pub struct PaperArguments {
    /// The file to write: .pdf
    #[arg(short, long, value_name = "FILE", value_parser = |text: &str| output(text, &["pdf"]))]
    output: PathBuf,
    /// Language of the text: pt, pt-PT, es or en (default: the system's)
    #[arg(long, value_name = "LANG", value_parser = language)]
    lang: Option<Language>,
    /// Replace the file if there is one
    #[arg(long)]
    force: bool,
}

/// Where to write the guide.
#[derive(Args)]
#[command(after_help = GUIDE_EXAMPLES)]
pub struct GuideArguments {
    #[command(flatten)]
    paper: PaperArguments,
}

/// Writes the handout of a lesson.
pub fn handout(arguments: &HandoutArguments) -> Result<ExitCode, Refusal> {
    let lesson = files::read_lesson(&arguments.lesson)?;
    if files::built_in_lesson(&arguments.lesson).is_none() {
        warn_of_faults(&arguments.lesson);
    }
    let subject = Subject::Lesson(lesson);
    arguments
        .paper
        .write("export-handout", subject, arguments.answers)
}

/// Writes the teacher's guide.
pub fn guide(arguments: &GuideArguments) -> Result<ExitCode, Refusal> {
    let teaching = Teaching::of(files::course(), files::guide(), files::glossary(), LESSONS);
    let subject = Subject::Course(teaching);
    arguments.paper.write("export-guide", subject, true)
}

impl PaperArguments {
    fn write(&self, kind: &str, subject: Subject, has_answers: bool) -> Result<ExitCode, Refusal> {
        let mut options = ExportOptions {
            has_answers,
            ..ExportOptions::default()
        };
        options.look.language = self.lang.unwrap_or_else(spoken);
        let kind = ExportKind::from_id(kind).expect("it is a kind");
        write(
            ExportRequest { kind, options },
            subject,
            &self.output,
            self.force,
        )
    }
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
