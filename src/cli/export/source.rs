use super::arguments::ExportArguments;
use crate::cli::input;
use crate::cli::refusal::Refusal;
use crate::explain::{Message, strategy_name};
use crate::export::boards::{BoardRun, Boards, SeenPart};
use crate::export::job::Subject;
use crate::export::options::Opt;
use crate::export::request::ExportRequest;
use crate::files;
use crate::lesson::{Alignment, BoardSpec, Lesson};
use crate::solver::{Goal, Strategy};
use crate::timeline::Timeline;
use std::path::Path;
use std::sync::Arc;

/// The boards of a lesson, or a puzzle with the strategies given.
pub fn read(arguments: &ExportArguments, request: &ExportRequest) -> Result<Subject, Refusal> {
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
        let spec = |strategy: &Strategy| BoardSpec {
            strategy: *strategy,
            goal,
        };
        let boards = strategies.iter().map(spec).collect();
        (name, Lesson::bare(Arc::new(puzzle.problem), boards))
    };
    if request.kind.is_of_puzzle() {
        let file = arguments.output.file_stem().unwrap_or_default();
        lesson.id = file.to_string_lossy().into_owned();
        return Ok(Subject::Lesson(lesson));
    }
    let board = |spec: &BoardSpec| BoardRun {
        run: Timeline::new(Arc::clone(&lesson.problem), spec.strategy, spec.goal),
        title: strategy_name(spec.strategy, language),
        seen: SeenPart::Whole,
        step: 0,
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
