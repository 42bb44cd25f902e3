//! The command `export`.

mod arguments;
mod help;
mod package;

pub use arguments::ExportArguments;
pub use help::{ending, output};

use super::output::interrupted_before;
use super::progress::ProgressLine;
use super::refusal::Refusal;
use super::{input, interrupt, recorded};
use crate::explain::{Message, Tell};
use crate::export::boards::{BoardRun, Boards, SeenPart};
use crate::export::error::ExportError;
use crate::export::job::{ExportJob, Subject};
use crate::export::options::Opt;
use crate::export::request::{CAPTIONS, ExportRequest};
use crate::files::{self, Draft};
use crate::lesson::{Alignment, BoardSpec, Lesson};
use crate::solver::{Goal, Strategy};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

/// Exports pictures or data of runs, or a package of lessons, to a file.
pub fn run(arguments: &ExportArguments) -> Result<ExitCode, Refusal> {
    let page = arguments.page.as_deref();
    if ending(&arguments.output) == help::PACKAGE {
        return package::write(&arguments.source, page, &arguments.output, arguments.force);
    }
    if page.is_some() {
        return Err(Refusal::BadUsage(Message::new("usage-page-only")));
    }
    let mut request = arguments.request()?;
    let subject = read(arguments, &request)?;
    if let Subject::Boards(boards) = &subject {
        let topology = boards.boards[0].run.problem().topology();
        request.options.look.asked = arguments.asked.value(topology)?;
    }
    write(request, subject, &arguments.output, arguments.force)
}

/// The boards of a lesson, or a puzzle with the strategies given.
fn read(arguments: &ExportArguments, request: &ExportRequest) -> Result<Subject, Refusal> {
    let language = request.options.look.language;
    let strategies = arguments.strategies()?;
    let path = Path::new(&arguments.source);
    let is_lesson = path
        .extension()
        .is_some_and(|e| e.eq_ignore_ascii_case("ron"))
        || files::built_in_lesson(path).is_some();
    let (name, mut lesson) = if is_lesson {
        if !strategies.is_empty() || arguments.goal.is_some() {
            return Err(Refusal::BadUsage(Message::new("usage-lesson")));
        }
        let lesson = files::read_lesson(path)?;
        (lesson.title.get(language).to_owned(), lesson)
    } else if recorded::is_run(&arguments.source) {
        if !strategies.is_empty() || arguments.goal.is_some() {
            return Err(Refusal::BadUsage(Message::new("usage-recording")));
        }
        let lesson = recorded::lesson(&arguments.source)?;
        (lesson.title.get(language).to_owned(), lesson)
    } else {
        let puzzle = input::read_one(&arguments.source, &arguments.read)?;
        let name = match request.kind.takes(Opt::Lang) {
            true => puzzle.label,
            false => puzzle.name,
        };
        let goal = arguments.goal.unwrap_or(Goal::First);
        let strategies = match strategies.as_slice() {
            [] => &[Strategy::NAMED[0].1],
            strategies => strategies,
        };
        for strategy in strategies {
            let known = strategy.check_board(puzzle.problem.topology());
            known.map_err(|error| error.message())?;
        }
        let spec = |&strategy: &Strategy| BoardSpec::search(strategy, goal);
        let boards = strategies.iter().map(spec).collect();
        (name, Lesson::bare(Arc::new(puzzle.problem), boards))
    };
    if request.kind.is_of_puzzle() {
        let file = arguments.output.file_stem().unwrap_or_default();
        lesson.id = file.to_string_lossy().into_owned();
        return Ok(Subject::Lesson(lesson));
    }
    let board = |spec: &BoardSpec| BoardRun {
        run: lesson.run(spec),
        title: lesson.board_name(spec, language),
        seen: SeenPart::Whole,
        step: 0,
        wording: Arc::clone(&lesson.wording),
    };
    Ok(Subject::Boards(Boards {
        name,
        boards: lesson.boards.iter().map(board).collect(),
        leading: 0,
        alignment: match arguments.align.unwrap_or(lesson.alignment) {
            // Boards cannot be moved independently here.
            Alignment::Own => Alignment::Step,
            alignment => alignment,
        },
        step: None,
    }))
}

/// Writes an export to its file, or nothing if Ctrl-C is pressed before the end.
pub fn write(
    request: ExportRequest,
    subject: Subject,
    path: &Path,
    replaces: bool,
) -> Result<ExitCode, Refusal> {
    let mut job = ExportJob::new(request, subject)?;
    interrupt::watch();
    let mut draft = Draft::create(path, replaces)?;
    let beside = path.with_extension(CAPTIONS);
    let captions = request.has_captions();
    let captions = captions.then(|| Draft::create(&beside, replaces));
    let captions = captions.transpose()?;
    let mut progress = ProgressLine::start();
    let mut advance = || -> Result<(), Refusal> {
        while !job.has_ended() && !interrupt::is_pending() {
            let made = job.advance(1)?;
            draft.write(&made)?;
            progress.show_export(job.progress());
        }
        Ok(())
    };
    let ended = advance();
    progress.clear();
    if interrupt::is_pending() {
        return Ok(interrupted_before(path));
    }
    ended?;
    draft.finish()?;
    if let (Some(mut captions), Some(text)) = (captions, job.captions()) {
        captions.write(text.as_bytes())?;
        captions.finish()?;
    }
    Ok(ExitCode::SUCCESS)
}

impl From<ExportError> for Refusal {
    fn from(error: ExportError) -> Self {
        let message = error.message();
        match error {
            ExportError::PastTheEnd { .. }
            | ExportError::TooLong { .. }
            | ExportError::NoMove
            | ExportError::TooMany { .. } => message.into(),
            ExportError::NoBoard { .. }
            | ExportError::SeveralBoards { .. }
            | ExportError::OneBoard
            | ExportError::NotNaive
            | ExportError::NotOurs
            | ExportError::OwnRules => Self::BadUsage(message),
        }
    }
}
