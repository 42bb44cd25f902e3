use super::interrupt;
use super::options::language;
use super::progress::Progress;
use super::refusal::Refusal;
use crate::explain::Language;
use crate::export::handout::{Form, Handout};
use crate::files::{self, Draft};
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

/// Steps between two looks at the clock and the keyboard.
const SLICE: u64 = 1 << 20;

const EXAMPLES: &str = "\
Examples:
  recuo handout first-moves -o sheet.pdf
  recuo handout first-moves -o sheet.pdf --answers --lang pt
  recuo handout my-lesson.ron -o sheet.svg

Every question stands beside the board as it is then, with room to answer. The answers come from the
lesson's runs, on a sheet of their own. An SVG picture has the pages one below the other.";

/// Of which lesson, and where to.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct HandoutArguments {
    /// A lesson: a .ron file, or the name of one that the program brings
    lesson: PathBuf,
    /// The file to write: .pdf or .svg
    #[arg(short, long, value_name = "FILE", value_parser = output)]
    output: (PathBuf, Form),
    /// Language of the handout: pt, es or en
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = language)]
    lang: Language,
    /// With the answers, on a sheet of their own
    #[arg(long)]
    answers: bool,
    /// Replace the file if there is one
    #[arg(long)]
    force: bool,
}

fn output(text: &str) -> Result<(PathBuf, Form), String> {
    let path = PathBuf::from(text);
    let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
    let form = match ending.to_str() {
        Some("pdf") => Form::Pdf,
        Some("svg") => Form::Svg,
        _ => return Err("expected a name that ends in pdf or svg".to_owned()),
    };
    Ok((path, form))
}

/// Writes a lesson for paper.
pub fn run(arguments: &HandoutArguments) -> Result<ExitCode, Refusal> {
    let lesson = files::read_lesson(&arguments.lesson)
        .map_err(|error| Refusal::BadInput(vec![error.to_string()]))?;
    interrupt::watch();
    let (path, form) = &arguments.output;
    let mut draft = Draft::create(path, arguments.force)?;
    let mut handout = Handout::new(lesson, arguments.lang);
    let mut progress = Progress::start();
    while !handout.advance(SLICE) {
        if interrupt::is_pending() {
            progress.clear();
            eprintln!("recuo: interrupted, and {} is not written", path.display());
            return Ok(ExitCode::from(130));
        }
        progress.show_proof(&arguments.lesson, handout.steps());
    }
    progress.clear();
    let bytes = handout.bytes(*form, arguments.answers);
    draft.write_with(|file| file.write_all(&bytes))?;
    draft.finish()?;
    Ok(ExitCode::SUCCESS)
}
