//! What can be exported: the table that the export dialog, the command line's help and errors, and
//! file names are read from.

use super::boards::Boards;
use super::comparison::Comparison;
use super::guide::{GuideBook, Teaching};
use super::handout::Handout;
use super::options::{ExportOptions, Opt};
use super::trace::{Trace, TraceForm};
use super::writer::{SliceWriter, StepWriter};
use super::{gif, pdf, png, report, svg};
use crate::explain::Message;
use crate::explain::code::CodeLanguage;
use crate::lesson::{Lesson, start_with};
use crate::puzzle::text;
use crate::timeline::Timeline;
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

/// Begins a file of boards.
pub type StepsMaker = fn(&ExportOptions, &Boards) -> Box<dyn StepWriter>;
/// Writes about the ends of runs.
pub type EndsMaker = fn(&ExportOptions, &Boards) -> String;

/// What a kind is made of, and the function that makes it.
#[derive(Debug)]
pub enum Maker {
    /// Boards, at one step or several.
    Boards(StepsMaker),
    /// Two or more boards, at the ends of their runs.
    Ends(EndsMaker),
    /// The run of one board.
    Run(fn(&ExportOptions, &Timeline) -> Box<dyn SliceWriter>),
    /// The program of one board's strategy, in this language.
    Program(CodeLanguage),
    /// The puzzle and strategies of a lesson. Nothing is run.
    Puzzle(fn(&ExportOptions, &Lesson) -> String),
    /// A lesson.
    Lesson(fn(&ExportOptions, Lesson) -> Box<dyn SliceWriter>),
    /// The course.
    Course(fn(&ExportOptions, Teaching) -> Box<dyn SliceWriter>),
}

/// Options of kinds with several steps.
const RANGE: &[Opt] = &[Steps, Every, Moves];
/// Options of pictures of boards.
const DRAWN: &[Opt] = &[View, Code, Align, NoCandidates, NoCoordinates, Lang, Theme];

const fn kind(
    id: &'static str,
    ending: &'static str,
    about: &'static str,
    maker: Maker,
) -> ExportKind {
    ExportKind {
        id,
        hint: None,
        ending,
        what: None,
        about,
        options: &[],
        maker,
    }
}

const fn trace(
    id: &'static str,
    ending: &'static str,
    begin: fn(&ExportOptions, &Timeline) -> Box<dyn SliceWriter>,
) -> ExportKind {
    let about = "the trace of one board, one event per line";
    ExportKind {
        what: Some("trace"),
        options: &[RANGE],
        ..kind(id, ending, about, Maker::Run(begin))
    }
}

const fn comparison(id: &'static str, ending: &'static str, text: EndsMaker) -> ExportKind {
    let about = "all boards side by side, with ratios";
    ExportKind {
        hint: Some("export-comparison-hint"),
        what: Some("comparison"),
        options: &[&[MaxSteps, Lang]],
        ..kind(id, ending, about, Maker::Ends(text))
    }
}

const fn program(id: &'static str, ending: &'static str, code: CodeLanguage) -> ExportKind {
    let about = "the program of one board's strategy";
    ExportKind {
        what: Some("program"),
        options: &[&[Lang]],
        ..kind(id, ending, about, Maker::Program(code))
    }
}

/// All kinds, pictures first. Of those with the same extension, the first is the default.
pub static KINDS: [ExportKind; 18] = [
    ExportKind {
        options: &[&[Step, Scale, Transparent], DRAWN],
        ..kind(
            "export-png",
            "png",
            "the picture of one step",
            Maker::Boards(png::begin),
        )
    },
    ExportKind {
        options: &[&[Step, Transparent], DRAWN],
        ..kind(
            "export-svg",
            "svg",
            "the picture of one step",
            Maker::Boards(svg::begin),
        )
    },
    ExportKind {
        options: &[RANGE, &[Scale, Speed], DRAWN],
        ..kind(
            "export-film",
            "gif",
            "a film: one picture per step",
            Maker::Boards(gif::begin),
        )
    },
    ExportKind {
        hint: Some("export-strip-hint"),
        options: &[RANGE, DRAWN],
        ..kind(
            "export-strip",
            "pdf",
            "a strip: one page per step",
            Maker::Boards(pdf::begin),
        )
    },
    trace("export-trace-csv", "csv", |options, run| {
        Box::new(Trace::new(run, options.choice, TraceForm::Csv))
    }),
    trace("export-trace-jsonl", "jsonl", |options, run| {
        Box::new(Trace::new(run, options.choice, TraceForm::Jsonl))
    }),
    ExportKind {
        what: Some("counters"),
        options: &[&[Step, Align], RANGE],
        ..kind(
            "export-counters",
            "csv",
            "every counter of every board",
            Maker::Boards(report::begin),
        )
    },
    comparison("export-comparison-csv", "csv", |_, boards| {
        Comparison::new(boards).csv()
    }),
    comparison("export-comparison-md", "md", |options, boards| {
        Comparison::new(boards).markdown(options.look.language)
    }),
    ExportKind {
        hint: Some("export-handout-hint"),
        what: Some("handout"),
        options: &[&[Lang, Answers]],
        ..kind(
            "export-handout",
            "pdf",
            "a lesson on paper",
            Maker::Lesson(|options, lesson| Box::new(Handout::new(lesson, options))),
        )
    },
    ExportKind {
        hint: Some("export-guide-hint"),
        what: Some("guide"),
        options: &[&[Lang]],
        ..kind(
            "export-guide",
            "pdf",
            "the teacher's guide of the course",
            Maker::Course(|options, teaching| Box::new(GuideBook::new(teaching, options))),
        )
    },
    kind(
        "export-puzzle",
        "txt",
        "the puzzle alone, as a grid",
        Maker::Puzzle(|_, lesson| {
            let problem = &lesson.problem;
            text::written(problem)
        }),
    ),
    ExportKind {
        hint: Some("export-lesson-hint"),
        ..kind(
            "export-lesson",
            "ron",
            "a lesson of the puzzle and the strategies, as a start for your own",
            Maker::Puzzle(|options, lesson| {
                let Lesson {
                    id,
                    problem,
                    boards,
                    ..
                } = lesson;
                start_with(id, problem, boards, options.look.language)
            }),
        )
    },
    program("export-program-c", "c", CodeLanguage::C),
    program("export-program-java", "java", CodeLanguage::Java),
    program("export-program-python", "py", CodeLanguage::Python),
    program("export-program-rust", "rs", CodeLanguage::Rust),
    program("export-program-pseudocode", "txt", CodeLanguage::Pseudocode),
];

impl PartialEq for ExportKind {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl ExportKind {
    /// The kind for programs in this language.
    pub fn of_program(code: CodeLanguage) -> &'static Self {
        let is_it = |kind: &&Self| matches!(kind.maker, Maker::Program(own) if own == code);
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
        matches!(self.maker, Maker::Lesson(_))
    }

    /// Whether it is about the course.
    pub const fn is_of_course(&self) -> bool {
        matches!(self.maker, Maker::Course(_))
    }

    /// Whether it is a program.
    pub const fn is_program(&self) -> bool {
        matches!(self.maker, Maker::Program(_))
    }
}
