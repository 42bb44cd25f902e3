//! What can be exported: the table that the export dialog, the command line's help and errors, and
//! file names are read from.

#[cfg(not(target_arch = "wasm32"))]
use super::apng;
use super::boards::Boards;
use super::comparison::Comparison;
use super::error::ExportError;
use super::options::{ExportOptions, Opt};
use super::table::DataFormat;
use super::writer::StepWriter;
use super::{film, gif, pdf, png, report, svg};
use crate::explain::Message;
use crate::explain::code::{CodeLanguage, ProgramLanguage};
use crate::lesson::{Lesson, start_with};
use crate::puzzle::text;
use Opt::*;

/// A kind of export.
#[derive(Debug)]
pub struct ExportKind {
    /// Its message id in the catalogues.
    pub id: &'static str,
    /// The message id of an additional hint.
    pub hint: Option<&'static str>,
    /// Its file extension.
    pub ending: &'static str,
    /// The word that names it and, on the command line, selects it among kinds with the same
    /// extension. Kinds without one are named by their extension.
    pub what: Option<&'static str>,
    /// What it contains, for the help.
    pub about: &'static str,
    /// The options it takes, in groups.
    pub options: &'static [&'static [Opt]],
    /// What it is made of, and the function that makes it.
    pub maker: Maker,
}

/// Begins a file of boards at this many steps.
pub type StepsMaker = fn(&ExportOptions, &Boards, usize) -> Box<dyn StepWriter>;
/// Writes about the ends of runs.
pub type EndsMaker = fn(&ExportOptions, &Boards) -> String;

/// What a kind is made of, and the function that makes it.
#[derive(Debug)]
pub enum Maker {
    /// Boards, at one step or several.
    Boards(StepsMaker),
    /// Two or more boards, at the ends of their runs.
    Ends(EndsMaker),
    /// The events of one board's run.
    Trace(DataFormat),
    /// The program of one board's strategy.
    Program {
        /// The language that the code view has, if it has this one.
        listed: Option<CodeLanguage>,
        /// The language of whole programs, if it is one.
        whole: Option<ProgramLanguage>,
    },
    /// The puzzle and strategies of a lesson. Nothing is run.
    Puzzle(fn(&ExportOptions, &Lesson) -> Result<String, ExportError>),
    /// The handout of a lesson.
    Lesson,
    /// The teacher's guide of the course.
    Course,
}

/// Options of kinds with several steps.
const RANGE: &[Opt] = &[Steps, Every, Moves];
/// Options of pictures of boards.
const DRAWN: &[Opt] = &[
    View,
    Cell,
    Value,
    Code,
    Align,
    NoCandidates,
    NoCoordinates,
    Lang,
    Theme,
];

/// A kind that its extension names, without options.
const fn kind(id: &'static str, ending: &'static str, maker: Maker) -> ExportKind {
    ExportKind {
        id,
        hint: None,
        ending,
        what: None,
        about: "",
        options: &[],
        maker,
    }
}

const fn film(id: &'static str, ending: &'static str, maker: Maker) -> ExportKind {
    kind(id, ending, maker)
        .about("a film: one picture per step, with captions beside it (.vtt)")
        .options(&[RANGE, &[Scale, Speed, NoCaptions], DRAWN])
}

const fn trace(id: &'static str, ending: &'static str, format: DataFormat) -> ExportKind {
    kind(id, ending, Maker::Trace(format))
        .what("trace", "the trace of one board, one event per line")
        .options(&[RANGE])
}

const fn comparison(id: &'static str, ending: &'static str, text: EndsMaker) -> ExportKind {
    kind(id, ending, Maker::Ends(text))
        .what("comparison", "all boards side by side, with ratios")
        .hint("export-comparison-hint")
        .options(&[&[MaxSteps, Lang]])
}

const fn program(
    id: &'static str,
    listed: Option<CodeLanguage>,
    whole: Option<ProgramLanguage>,
) -> ExportKind {
    let (ending, about) = match (whole, listed) {
        (Some(code), Some(_)) => (code.ending(), WHOLE_OR_LISTED),
        (Some(code), None) => (code.ending(), WHOLE),
        (None, _) => ("txt", LISTED),
    };
    kind(id, ending, Maker::Program { listed, whole })
        .what("program", about)
        .options(&[&[Lang]])
}

/// What the help says of programs.
const LISTED: &str = "the program of one board's strategy, as the code view shows it";
const WHOLE: &str = "a whole program that prints its steps, for naive";
const WHOLE_OR_LISTED: &str = "a whole program that prints its steps, for naive; else, or with --what program, the one of the code view";

/// All kinds, pictures first. Of those with the same extension, the first is the default.
pub static KINDS: &[ExportKind] = &[
    kind("export-png", "png", Maker::Boards(png::begin))
        .about("the picture of one step")
        .options(&[&[Step, Scale, Transparent], DRAWN]),
    kind("export-svg", "svg", Maker::Boards(svg::begin))
        .about("the picture of one step")
        .options(&[&[Step, Transparent], DRAWN]),
    film(
        "export-film",
        "gif",
        Maker::Boards(|options, boards, count| film::begin(gif::begin, options, boards, count)),
    ),
    #[cfg(not(target_arch = "wasm32"))]
    film(
        "film-apng",
        "apng",
        Maker::Boards(|options, boards, count| film::begin(apng::begin, options, boards, count)),
    ),
    kind("export-strip", "pdf", Maker::Boards(pdf::begin))
        .about("a strip: one page per step")
        .hint("export-strip-hint")
        .options(&[RANGE, DRAWN]),
    trace("export-trace-csv", "csv", DataFormat::Csv),
    trace("export-trace-jsonl", "jsonl", DataFormat::Jsonl),
    kind("export-counters", "csv", Maker::Boards(report::begin))
        .what("counters", "every counter of every board")
        .options(&[&[Step, Align], RANGE]),
    comparison("export-comparison-csv", "csv", |_, boards| {
        Comparison::new(boards).csv()
    }),
    comparison("export-comparison-md", "md", |options, boards| {
        Comparison::new(boards).markdown(options.look.language)
    }),
    kind("export-handout", "pdf", Maker::Lesson)
        .what("handout", "a lesson on paper")
        .hint("export-handout-hint")
        .options(&[&[Lang, Answers]]),
    kind("export-guide", "pdf", Maker::Course)
        .what("guide", "the teacher's guide of the course")
        .hint("export-guide-hint")
        .options(&[&[Lang]]),
    kind("export-puzzle", "txt", Maker::Puzzle(puzzle)).about("the puzzle alone, as a grid"),
    kind("export-lesson", "ron", Maker::Puzzle(lesson))
        .about("a lesson of the puzzle and the strategies, as a start for your own")
        .hint("export-lesson-hint"),
    program(
        "export-program-c",
        Some(CodeLanguage::C),
        Some(ProgramLanguage::C),
    ),
    program("export-program-cpp", None, Some(ProgramLanguage::Cpp)),
    program(
        "export-program-java",
        Some(CodeLanguage::Java),
        Some(ProgramLanguage::Java),
    ),
    program(
        "export-program-python",
        Some(CodeLanguage::Python),
        Some(ProgramLanguage::Python),
    ),
    program("export-program-csharp", None, Some(ProgramLanguage::CSharp)),
    program(
        "export-program-javascript",
        None,
        Some(ProgramLanguage::JavaScript),
    ),
    program("export-program-octave", None, Some(ProgramLanguage::Octave)),
    program(
        "export-program-rust",
        Some(CodeLanguage::Rust),
        Some(ProgramLanguage::Rust),
    ),
    program(
        "export-program-pseudocode",
        Some(CodeLanguage::Pseudocode),
        None,
    ),
];

fn puzzle(_: &ExportOptions, lesson: &Lesson) -> Result<String, ExportError> {
    match lesson.problem.topology().own_relations() {
        [] => Ok(text::written(&lesson.problem)),
        _ => Err(ExportError::OwnRules),
    }
}

fn lesson(options: &ExportOptions, lesson: &Lesson) -> Result<String, ExportError> {
    let language = options.look.language;
    match lesson.boards.iter().any(|board| board.program.is_some()) {
        true => Err(ExportError::NotOurs),
        false => Ok(start_with(
            &lesson.id,
            &lesson.problem,
            &lesson.boards,
            language,
        )),
    }
}

impl PartialEq for ExportKind {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl ExportKind {
    const fn about(self, about: &'static str) -> Self {
        Self { about, ..self }
    }

    const fn what(self, what: &'static str, about: &'static str) -> Self {
        let what = Some(what);
        Self {
            what,
            about,
            ..self
        }
    }

    const fn hint(self, hint: &'static str) -> Self {
        let hint = Some(hint);
        Self { hint, ..self }
    }

    const fn options(self, options: &'static [&'static [Opt]]) -> Self {
        Self { options, ..self }
    }

    /// The kind for programs in this language of the code view.
    pub fn of_program(code: CodeLanguage) -> &'static Self {
        let is_it = |kind: &&Self| matches!(kind.maker, Maker::Program { listed: Some(own), .. } if own == code);
        let found = KINDS.iter().find(is_it);
        found.expect("every programming language has its kind")
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<&'static Self> {
        KINDS.iter().find(|kind| kind.id == id)
    }

    /// Whether it takes an option.
    pub fn takes(&self, option: Opt) -> bool {
        self.options.iter().any(|group| group.contains(&option))
    }

    /// Its name in errors.
    pub fn name(&self) -> Message {
        match self.what {
            Some(what) => Message::new(format!("kind-{what}")),
            None => Message::new("kind-file").with("ending", self.ending),
        }
    }

    /// Whether it is about a puzzle without runs.
    pub const fn is_of_puzzle(&self) -> bool {
        matches!(self.maker, Maker::Puzzle(_))
    }

    /// Whether it is about a lesson.
    pub const fn is_of_lesson(&self) -> bool {
        matches!(self.maker, Maker::Lesson)
    }

    /// Whether it is about the course.
    pub const fn is_of_course(&self) -> bool {
        matches!(self.maker, Maker::Course)
    }

    /// Whether it is a program.
    pub const fn is_program(&self) -> bool {
        matches!(self.maker, Maker::Program { .. })
    }
}
