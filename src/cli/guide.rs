use super::export;
use super::language::spoken;
use super::options::language;
use super::refusal::Refusal;
use crate::explain::Language;
use crate::export::kind::Kind;
use crate::export::options::Options;
use crate::export::picture::Look;
use crate::export::request::Request;
use crate::export::subject::{Subject, Teaching};
use crate::files::{self, LESSONS};
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  recuo guide -o guide.pdf
  recuo guide --lang pt -o guia.pdf

For every lesson of the course the guide has the goal, the minutes, what to show with the teacher's
notes, and the questions with the right answer and why; then plans for one lesson, for two and for
the week before an exam, where the course fits curricula, and the glossary.";

/// Where to write the guide.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct GuideArguments {
    /// The file to write: .pdf
    #[arg(short, long, value_name = "FILE", value_parser = output)]
    output: (PathBuf, &'static Kind),
    /// Language of the guide: pt, pt-PT, es or en (default: the system's)
    #[arg(long, value_name = "LANG", value_parser = language)]
    lang: Option<Language>,
    /// Replace the file if there is one
    #[arg(long)]
    force: bool,
}

fn output(text: &str) -> Result<(PathBuf, &'static Kind), String> {
    export::output(text, Kind::is_of_course)
}

/// Writes the teacher's guide.
pub fn run(arguments: &GuideArguments) -> Result<ExitCode, Refusal> {
    let (path, kind) = &arguments.output;
    let options = Options {
        look: Look {
            language: arguments.lang.unwrap_or_else(spoken),
            ..Look::default()
        },
        ..Options::default()
    };
    let request = Request::new(kind, options, [])?;
    let teaching = Teaching::of(files::course(), files::guide(), files::glossary(), LESSONS);
    export::write(request, Subject::Course(teaching), path, arguments.force)
}
