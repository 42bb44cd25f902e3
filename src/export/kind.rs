//! What can be exported: the table that the export dialog, the command line's help and errors, and
//! file names are read from.

use super::comparison::Comparison;
use super::counters::{self, CounterTable};
use super::film::Film;
use super::guide::GuideBook;
use super::handout::{self, Handout};
use super::opt::Opt;
use super::options::Options;
use super::picture::{self, Shown};
use super::results::{self, AnswerRow};
use super::set::{DataFormat, SetReport};
use super::still::Still;
use super::strip::{Slides, Strip};
use super::subject::Teaching;
use super::trace::{self, Trace};
use super::writer::{SliceWriter, StepWriter};
use crate::explain::code::CodeLanguage;
use crate::explain::{Language, Message};
use crate::lesson::{BoardSpec, Lesson, start_with};
use crate::puzzle::{Problem, notation};
use crate::timeline::Timeline;
use Opt::*;

/// A kind of export.
#[derive(Debug)]
pub struct Kind {
    /// Its message id in the catalogues.
    pub id: &'static str,
    /// The message id of an additional hint.
    pub hint: Option<&'static str>,
    /// A file or a folder.
    pub place: Place,
    /// The message id of its name in errors; otherwise it is named by its file extension.
    pub name: Option<&'static str>,
    /// What it contains, for the help.
    pub about: &'static str,
    /// The word that selects it among kinds with the same extension.
    pub what: Option<&'static str>,
    /// The options it takes, in groups.
    pub options: &'static [&'static [Opt]],
    /// Its subject, and the function that makes it.
    pub writer: Writer,
}

/// Where it goes.
#[derive(Debug)]
pub enum Place {
    /// A file with this extension.
    File(&'static str),
    /// A folder, with a test for names of its own files.
    Folder(fn(&str) -> bool),
}

/// The subject of a kind, and the function that makes it.
#[derive(Debug)]
pub enum Writer {
    /// Boards, at one step or several.
    Boards(fn(&Options, &Plan<'_>) -> Box<dyn StepWriter>),
    /// The program of one board's strategy, in this language.
    Program(CodeLanguage),
    /// The run of one board.
    Run(fn(&Options, &Timeline) -> Box<dyn SliceWriter>),
    /// Two or more runs of a puzzle with this name, at their ends.
    Ends(fn(&str, &[Timeline], Language) -> String),
    /// A file name, a puzzle and boards; nothing is run.
    Puzzle(fn(&str, &Problem, &[BoardSpec], Language) -> String),
    /// Of a lesson.
    Lesson(fn(&Options, Lesson) -> Box<dyn SliceWriter>),
    /// Of the course.
    Course(fn(&Options, Teaching) -> Box<dyn SliceWriter>),
    /// The results of a set of puzzles.
    Set(fn(&Options, &SetReport<'_>) -> String),
    /// The answers of students.
    Answers(fn(&[AnswerRow<'_>]) -> String),
}

/// What is known before the first step is written.
pub struct Plan<'a> {
    /// The name of the puzzle or lesson.
    pub name: &'a str,
    /// The number of boards.
    pub boards: usize,
    /// The number of steps.
    pub steps: usize,
}

/// Options of kinds with several steps.
const RANGE: &[Opt] = &[Steps, Every, Moves];
/// Options of pictures of boards.
const DRAWN: &[Opt] = &[View, Code, Align, NoCandidates, NoCoordinates, Lang, Theme];

/// A template for kinds.
const PLAIN: Kind = Kind {
    id: "",
    hint: None,
    place: Place::File(""),
    name: None,
    about: "",
    what: None,
    options: &[],
    writer: Writer::Puzzle(start_with),
};

const PICTURE: Kind = Kind {
    about: "the picture of one step",
    ..PLAIN
};

const TRACE: Kind = Kind {
    name: Some("kind-trace"),
    about: "the trace of one board, one event per line",
    what: Some("trace"),
    options: &[RANGE],
    ..PLAIN
};

const COUNTERS: Kind = Kind {
    name: Some("kind-counters"),
    about: "every counter of every board",
    what: Some("counters"),
    options: &[&[Step, Align], RANGE],
    ..PLAIN
};

const COMPARISON: Kind = Kind {
    hint: Some("export-comparison-hint"),
    name: Some("kind-comparison"),
    about: "all boards side by side, with ratios",
    what: Some("comparison"),
    options: &[&[MaxSteps, Lang]],
    ..PLAIN
};

const HANDOUT: Kind = Kind {
    hint: Some("export-handout-hint"),
    name: Some("kind-handout"),
    about: "a lesson on paper",
    options: &[&[Lang, Answers]],
    ..PLAIN
};

const PROGRAM: Kind = Kind {
    name: Some("kind-program"),
    about: "the program of one board's strategy",
    what: Some("program"),
    options: &[&[Lang]],
    ..PLAIN
};

const SET: Kind = Kind {
    name: Some("kind-set"),
    about: "the results of strategies on a set of puzzles",
    ..PLAIN
};

/// All kinds, pictures first. Of those with the same extension, the first is the default.
pub static KINDS: [Kind; 26] = [
    Kind {
        options: &[&[Step, Scale, Transparent], DRAWN],
        ..PICTURE.file(
            "export-png",
            "png",
            Writer::Boards(|options, _| {
                let Options { look, scale, .. } = *options;
                Box::new(Still(move |boards: &[Shown<'_>]| {
                    picture::png(boards, look, scale)
                }))
            }),
        )
    },
    Kind {
        options: &[&[Step, Transparent], DRAWN],
        ..PICTURE.file(
            "export-svg",
            "svg",
            Writer::Boards(|options, plan| {
                let (look, name) = (options.look, plan.name.to_owned());
                Box::new(Still(move |boards: &[Shown<'_>]| {
                    picture::svg(boards, look, &name).into_bytes()
                }))
            }),
        )
    },
    Kind {
        about: "a film: one picture per step",
        options: &[RANGE, &[Scale, Speed], DRAWN],
        ..PLAIN.file(
            "export-film",
            "gif",
            Writer::Boards(|o, _| Box::new(Film::new(o.look, o.scale, o.speed))),
        )
    },
    Kind {
        hint: Some(if cfg!(target_arch = "wasm32") {
            "export-strip-page"
        } else {
            "export-strip-hint"
        }),
        about: "a strip: one page per step",
        options: &[RANGE, DRAWN],
        ..PLAIN.file(
            "export-strip",
            "pdf",
            Writer::Boards(|o, plan| Box::new(Strip::new(plan.name, plan.boards, o.look))),
        )
    },
    Kind {
        id: "export-slides",
        hint: Some("export-slides-hint"),
        place: Place::Folder(Slides::may_have),
        name: Some("kind-folder"),
        about: "a strip: numbered PNG files, and sentences.txt with their sentences",
        options: &[RANGE, &[Scale, Transparent], DRAWN],
        writer: Writer::Boards(|o, plan| Box::new(Slides::new(plan.steps, o.look, o.scale))),
        ..PLAIN
    },
    TRACE.file(
        "export-trace-csv",
        "csv",
        Writer::Run(|o, run| Box::new(Trace::new(run, o.choice, trace::Form::Csv))),
    ),
    TRACE.file(
        "export-trace-jsonl",
        "jsonl",
        Writer::Run(|o, run| Box::new(Trace::new(run, o.choice, trace::Form::Jsonl))),
    ),
    COUNTERS.file(
        "export-counters-csv",
        "csv",
        Writer::Boards(|_, plan| Box::new(CounterTable::new(plan.name, counters::Form::Csv))),
    ),
    COUNTERS.file(
        "export-counters-json",
        "json",
        Writer::Boards(|_, plan| Box::new(CounterTable::new(plan.name, counters::Form::Json))),
    ),
    COMPARISON.file(
        "export-comparison-csv",
        "csv",
        Writer::Ends(|name, runs, _| Comparison::new(name, runs).csv()),
    ),
    COMPARISON.file(
        "export-comparison-md",
        "md",
        Writer::Ends(|name, runs, words| Comparison::new(name, runs).markdown(words)),
    ),
    HANDOUT.file(
        "export-handout-pdf",
        "pdf",
        Writer::Lesson(|o, of| Box::new(Handout::new(of, handout::Form::Pdf, o))),
    ),
    HANDOUT.file(
        "export-handout-svg",
        "svg",
        Writer::Lesson(|o, of| Box::new(Handout::new(of, handout::Form::Svg, o))),
    ),
    Kind {
        hint: Some("export-guide-hint"),
        name: Some("kind-guide"),
        about: "the teacher's guide of the course",
        options: &[&[Lang]],
        ..PLAIN.file(
            "export-guide",
            "pdf",
            Writer::Course(|o, of| Box::new(GuideBook::new(of, o))),
        )
    },
    Kind {
        about: "the puzzle alone, as a grid",
        ..PLAIN.file(
            "export-puzzle",
            "txt",
            Writer::Puzzle(|_, problem, _, _| {
                notation::framed(problem.topology(), problem.givens()) + "\n"
            }),
        )
    },
    Kind {
        hint: Some("export-lesson-hint"),
        about: "a lesson of the puzzle and the strategies, as a start for your own",
        ..PLAIN.file("export-lesson", "ron", Writer::Puzzle(start_with))
    },
    PROGRAM.file("export-program-c", "c", Writer::Program(CodeLanguage::C)),
    PROGRAM.file(
        "export-program-java",
        "java",
        Writer::Program(CodeLanguage::Java),
    ),
    PROGRAM.file(
        "export-program-python",
        "py",
        Writer::Program(CodeLanguage::Python),
    ),
    PROGRAM.file(
        "export-program-rust",
        "rs",
        Writer::Program(CodeLanguage::Rust),
    ),
    PROGRAM.file(
        "export-program-pseudocode",
        "txt",
        Writer::Program(CodeLanguage::Pseudocode),
    ),
    SET.file(
        "set-csv",
        "csv",
        Writer::Set(|_, report| report.data(DataFormat::Csv)),
    ),
    SET.file(
        "set-jsonl",
        "jsonl",
        Writer::Set(|_, report| report.data(DataFormat::Jsonl)),
    ),
    Kind {
        options: &[&[Lang]],
        ..SET.file(
            "set-markdown",
            "md",
            Writer::Set(|o, report| report.markdown(o.look.language)),
        )
    },
    Kind {
        options: &[&[Lang, Theme]],
        ..SET.file(
            "set-svg",
            "svg",
            Writer::Set(|o, report| report.svg(o.look.language, o.look.theme)),
        )
    },
    PLAIN.file("answers-csv", "csv", Writer::Answers(results::csv)),
];

impl PartialEq for Kind {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Kind {
    /// Such a kind as a file with this extension.
    const fn file(self, id: &'static str, ending: &'static str, writer: Writer) -> Self {
        Self {
            id,
            place: Place::File(ending),
            writer,
            ..self
        }
    }

    /// The kind for programs in this language.
    pub fn of_program(code: CodeLanguage) -> &'static Self {
        let is_it = |kind: &&Self| matches!(kind.writer, Writer::Program(own) if own == code);
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
        match self.name {
            Some(id) => Message::new(id),
            None => Message::new("kind-file").with("ending", self.ending()),
        }
    }

    /// The names of the kinds with a similar subject that take an option.
    pub fn alike_with(&self, option: Opt) -> Vec<Message> {
        let is_alike = |kind: &&Kind| {
            kind.takes(option)
                && (kind.is_of_lesson(), kind.is_of_set(), kind.is_of_course())
                    == (self.is_of_lesson(), self.is_of_set(), self.is_of_course())
        };
        let mut names: Vec<_> = KINDS.iter().filter(is_alike).map(Self::name).collect();
        names.dedup();
        names
    }

    /// Its file extension; empty for folders.
    pub const fn ending(&self) -> &'static str {
        match self.place {
            Place::File(ending) => ending,
            Place::Folder(_) => "",
        }
    }

    /// The test for a folder's own file names, if it is a folder.
    pub const fn folder(&self) -> Option<fn(&str) -> bool> {
        match self.place {
            Place::File(_) => None,
            Place::Folder(is_own) => Some(is_own),
        }
    }

    /// Whether it is about a puzzle without runs.
    pub const fn is_of_puzzle(&self) -> bool {
        matches!(self.writer, Writer::Puzzle(_))
    }

    /// Whether it is about a lesson.
    pub const fn is_of_lesson(&self) -> bool {
        matches!(self.writer, Writer::Lesson(_))
    }

    /// Whether it is about the course.
    pub const fn is_of_course(&self) -> bool {
        matches!(self.writer, Writer::Course(_))
    }

    /// The teacher's guide.
    pub fn of_guide() -> &'static Self {
        let found = KINDS.iter().find(|kind| kind.is_of_course());
        found.expect("there is a guide")
    }

    /// Whether it is a program.
    pub const fn is_program(&self) -> bool {
        matches!(self.writer, Writer::Program(_))
    }

    /// Whether it is about a set of puzzles.
    pub const fn is_of_set(&self) -> bool {
        matches!(self.writer, Writer::Set(_))
    }

    /// Whether it is exported where its subject is shown, and not among what boards are exported to.
    pub const fn has_own_place(&self) -> bool {
        matches!(
            self.writer,
            Writer::Set(_) | Writer::Course(_) | Writer::Answers(_)
        )
    }

    /// The name with this kind's extension.
    pub fn with_ending(&self, name: &str) -> String {
        let ending = self.ending();
        let found = name.rsplit_once('.').map(|(_, ending)| ending);
        if ending.is_empty() || found.is_some_and(|found| found.eq_ignore_ascii_case(ending)) {
            name.to_owned()
        } else {
            format!("{name}.{ending}")
        }
    }
}
