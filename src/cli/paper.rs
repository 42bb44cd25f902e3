//! What is printed on paper: the handout of a lesson, and the teacher's guide.

use super::export::{output, write};
use super::language::spoken;
use super::refusal::Refusal;
use crate::export::guide::Teaching;
use crate::export::job::Subject;
use crate::export::kind::ExportKind;
use crate::export::options::ExportOptions;
use crate::export::request::ExportRequest;
use crate::files::{self, LESSONS};
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

const HANDOUT_EXAMPLES: &str = "\
Examples:
  recuo handout first-moves -o sheet.pdf
  recuo handout first-moves -o sheet.pdf --answers --lang pt
  recuo handout my-lesson.ron -o sheet.pdf

Every question stands beside its boards as they are then, with room to answer. The answers come
from the lesson's runs, on a sheet of their own.";

pub const GUIDE_EXAMPLES: &str = "\
Examples:
  recuo guide -o guide.pdf
  recuo guide --lang pt -o guia.pdf

For every lesson of the course the guide has the goal, the minutes, what to show with the words of each
stop and the teacher's notes, and the questions with their boards, the right answer and why; then
plans for one lesson, for two and for the week before an exam, where the course fits curricula, and
the glossary.";

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
    /// Replace the file if there is one
    #[arg(long)]
    force: bool,
}

/// Writes the handout of a lesson.
pub fn handout(arguments: &HandoutArguments) -> Result<ExitCode, Refusal> {
    let lesson = files::read_lesson(&arguments.lesson)?;
    let (subject, has_answers) = (Subject::Lesson(lesson), arguments.answers);
    arguments
        .paper
        .write("export-handout", subject, has_answers)
}

/// Writes the teacher's guide.
pub fn guide(arguments: &PaperArguments) -> Result<ExitCode, Refusal> {
    let teaching = Teaching::of(files::course(), files::guide(), files::glossary(), LESSONS);
    arguments.write("export-guide", Subject::Course(teaching), true)
}

impl PaperArguments {
    fn write(&self, kind: &str, subject: Subject, has_answers: bool) -> Result<ExitCode, Refusal> {
        let mut options = ExportOptions {
            has_answers,
            ..ExportOptions::default()
        };
        options.look.language = spoken();
        let kind = ExportKind::from_id(kind).expect("it is a kind");
        let request = ExportRequest { kind, options };
        write(request, subject, &self.output, self.force)
    }
}
