//! What the window is asked to open, and what it starts with.

use super::live::Live;
use super::script::ScriptRunner;
#[cfg(not(target_arch = "wasm32"))]
use super::script::{self, Action};
#[cfg(not(target_arch = "wasm32"))]
use super::watched;
use crate::analysis::alignment::Alignment;
use crate::explain::{Language, Tell};
use crate::files::{self, FileError, LESSONS, ProgramCommand};
use crate::lesson::{BoardSpec, Lesson, Link, LinkError, View};
use crate::puzzle::Problem;
use crate::recording::ReadOptions;
use crate::scene::Theme;
use crate::session::open::{LONGEST, looks_like_a_lesson};
use crate::session::{CourseLessons, Notice, lesson_of_link};
use crate::solver::{Goal, Strategy};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The default size of the window, in logical pixels.
pub const SIZE: (u32, u32) = (1440, 900);

/// How to open the window. What is absent is as last time, or as default.
#[derive(Default)]
pub struct WindowRequest {
    /// The lesson: a file, an id or a link. The default is the first lesson.
    pub lesson: Option<PathBuf>,
    /// A puzzle to open instead of a lesson.
    pub puzzle: Option<Arc<Problem>>,
    /// A program to watch instead, and what is known of its run.
    pub program: Option<(ProgramCommand, ReadOptions)>,
    /// The file with the text of that program.
    pub source: Option<PathBuf>,
    /// A picture to write; the program ends afterwards.
    pub screenshot: Option<PathBuf>,
    /// A script to run; the program ends afterwards.
    pub script: Option<PathBuf>,
    /// The step to open at.
    pub step: Option<u64>,
    /// The step at which the lesson was left before the page was loaded again.
    pub left: Option<u64>,
    /// Width and height in logical pixels.
    pub size: Option<(u32, u32)>,
    /// The address that copied links begin with, instead of last time's.
    pub address: Option<String>,
    /// The language, instead of the system's.
    pub language: Option<Language>,
    /// The theme, instead of last time's.
    pub theme: Option<Theme>,
    /// The view of the inspector.
    pub view: Option<View>,
    /// Whether to start in presenter mode.
    pub is_presenting: bool,
    /// Whether it is in a frame of another page, with few controls.
    pub is_embedded: bool,
    /// Whether it is in a package for a learning platform, with no other lessons.
    pub is_packaged: bool,
    /// Why it is another lesson than the one asked for.
    pub notice: Option<Notice>,
}

impl WindowRequest {
    /// The lesson by its name in the request; empty if none is asked for.
    pub fn lesson_name(&self) -> &str {
        self.lesson.as_deref().and_then(Path::to_str).unwrap_or("")
    }
}

/// What the window starts with.
pub struct Start {
    pub lesson: Lesson,
    /// The lesson's file, if it is from one.
    pub file: Option<PathBuf>,
    /// A file with puzzles that is opened over the lesson.
    pub puzzles: Option<PathBuf>,
    /// The run of a program that is opened over the lesson.
    pub live: Option<Live>,
    /// The alignment of the boards, and which of them leads.
    pub lined_up: (Alignment, usize),
    /// The script to run.
    pub script_runner: Option<ScriptRunner>,
}

/// Reads what the request names. The error is a message for the command line.
pub fn prepare(request: &mut WindowRequest, language: Language) -> Result<Start, String> {
    let say = |error: &dyn Tell| error.message().say_on_command_line(language);
    let name = request.lesson.clone().unwrap_or(LESSONS[0].0.into());
    #[cfg(not(target_arch = "wasm32"))]
    let live = {
        let program = request.program.take();
        let source = request.source.as_deref();
        let mut live = watched::run_of(program, source, &name).map_err(|e| say(&*e))?;
        if let Some(live) = &mut live {
            live.opens_at = (request.view.take(), request.step.take());
        }
        live
    };
    #[cfg(target_arch = "wasm32")]
    let live = None::<Live>;
    let puzzles = match live {
        None => holds_puzzles(&name).map_err(|e| say(&e))?,
        Some(_) => false,
    };
    let puzzles = puzzles.then(|| name.clone());
    let name = match puzzles.is_some() || live.is_some() {
        false => name,
        true => LESSONS[0].0.into(),
    };
    let mut lined_up = (Alignment::default(), 0);
    let lesson = match (request.puzzle.take(), name.to_str().and_then(Link::find)) {
        (Some(puzzle), _) => {
            let strategy = Strategy::NAMED[0].1;
            let goal = Goal::First;
            Lesson::bare(puzzle, vec![BoardSpec::search(strategy, goal)])
        }
        (None, None) => files::read_lesson(&name).map_err(|e| say(&e))?,
        (None, Some(text)) => {
            let link: Link = text.parse().map_err(|e: LinkError| say(&e))?;
            request.step = request.step.or(Some(link.step));
            request.view = request.view.or(View::from_id(&link.view));
            request.language = request.language.or(Some(link.language));
            lined_up = (link.alignment, link.leading);
            lesson_of_link(link, CourseLessons(LESSONS))
        }
    };
    #[cfg(not(target_arch = "wasm32"))]
    let script_runner = script_runner(request, language)?;
    #[cfg(target_arch = "wasm32")]
    let script_runner = None::<ScriptRunner>;
    let file = (script_runner.is_none() && files::exists(&name)).then_some(name);
    Ok(Start {
        lesson,
        file,
        puzzles,
        live,
        lined_up,
        script_runner,
    })
}

/// The script to carry out, or the picture to write, if either is asked for.
#[cfg(not(target_arch = "wasm32"))]
fn script_runner(
    request: &WindowRequest,
    language: Language,
) -> Result<Option<ScriptRunner>, String> {
    let say = |error: &dyn Tell| error.message().say_on_command_line(language);
    let size = request.size.unwrap_or(SIZE).into();
    Ok(match (&request.screenshot, &request.script) {
        (Some(picture), _) => {
            let actions = vec![(1, Action::Picture(picture.clone()))];
            Some(ScriptRunner::new(String::new(), actions, size))
        }
        (None, Some(script)) => {
            let source = files::read_text(script).map_err(|e| say(&e))?;
            let actions =
                script::read(&source).map_err(|e| format!("{}: {e}", script.display()))?;
            let name = script.display().to_string();
            Some(ScriptRunner::new(name, actions, size))
        }
        (None, None) => None,
    })
}

/// Whether this is a file that is no lesson.
fn holds_puzzles(name: &Path) -> Result<bool, FileError> {
    let is_lesson = name.extension().is_some_and(|ending| ending == "ron");
    if is_lesson || !files::exists(name) || files::is_folder(name) {
        return Ok(false);
    }
    Ok(!looks_like_a_lesson(&files::read_text_at_most(
        name, LONGEST,
    )?))
}
