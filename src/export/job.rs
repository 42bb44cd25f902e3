//! An export in progress: made in slices, and cancelled by dropping it.

use super::boards::{Boards, SideBySide};
use super::captions::Captions;
use super::error::ExportError;
use super::guide::{GuideBook, Teaching};
use super::handout::Handout;
use super::kind::{EndsMaker, Maker, StepsMaker};
use super::options::{ExportOptions, Opt};
use super::request::ExportRequest;
use super::trace::{Trace, TraceForm};
use super::writer::{ExportProgress, SliceWriter, StepWriter};
use crate::explain::code::{CodeLanguage, Program, ProgramLanguage};
use crate::lesson::Lesson;

/// Steps explored or examined per slice.
const SLICE: u64 = 1 << 12;

/// What an export is made of.
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
pub enum Subject {
    /// Boards and their runs.
    Boards(Boards),
    /// A lesson, or a puzzle and its boards, whose runs are not needed.
    Lesson(Lesson),
    /// The course.
    Course(Teaching),
}

impl Subject {
    /// The number of boards.
    fn boards(&self) -> usize {
        match self {
            Self::Boards(boards) => boards.boards.len(),
            Self::Lesson(lesson) => lesson.boards.len(),
            Self::Course(_) => 0,
        }
    }

    /// Removes all boards but this one.
    fn keep(&mut self, board: usize) {
        match self {
            Self::Boards(boards) => boards.keep(board),
            Self::Lesson(lesson) => lesson.boards = vec![lesson.boards[board]],
            Self::Course(_) => {}
        }
    }
}

/// An export in progress. It knows neither where its file goes nor what time it is.
pub struct ExportJob {
    writer: Box<dyn SliceWriter>,
    has_ended: bool,
}

impl ExportJob {
    /// Starts an export.
    ///
    /// # Errors
    ///
    /// If it cannot be made of these boards.
    ///
    /// # Panics
    ///
    /// If the subject is none for the kind.
    pub fn new(mut request: ExportRequest, mut subject: Subject) -> Result<Self, ExportError> {
        request.check(subject.boards())?;
        if let Some(board) = request.options.board {
            subject.keep(board);
        }
        request.options.look.is_transparent &= request.kind.takes(Opt::Transparent);
        let ExportRequest { kind, options } = request;
        let writer: Box<dyn SliceWriter> = match (&kind.maker, subject) {
            (&Maker::Boards(begin), Subject::Boards(boards)) => Box::new(Steps {
                boards,
                request,
                begin,
                writing: None,
                captions: None,
            }),
            (&Maker::Ends(text), Subject::Boards(boards)) => Box::new(Ends {
                boards,
                options,
                text,
            }),
            (&Maker::Trace(format), Subject::Boards(boards)) => {
                let form = TraceForm::Data(format);
                Box::new(Trace::new(&boards.boards[0].run, options.choice, form))
            }
            (&Maker::Program { listed, whole }, Subject::Boards(boards)) => {
                let whole = whole.filter(|_| options.is_whole || listed.is_none());
                Box::new(program(&boards, whole, listed, &options)?)
            }
            (Maker::Puzzle(text), Subject::Lesson(lesson)) => Box::new(text(&options, &lesson)?),
            (Maker::Lesson, Subject::Lesson(lesson)) => Box::new(Handout::new(lesson, &options)),
            (Maker::Course, Subject::Course(course)) => Box::new(GuideBook::new(course, &options)),
            _ => unreachable!("the subject is one for the kind"),
        };
        Ok(Self {
            writer,
            has_ended: false,
        })
    }

    /// Whether the file is complete.
    pub const fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// The progress.
    pub fn progress(&self) -> ExportProgress {
        self.writer.progress()
    }

    /// The captions that belong beside the complete file, if they were
    /// [asked for](ExportRequest::has_captions).
    pub fn captions(&self) -> Option<&str> {
        self.writer.captions()
    }

    /// Does this many slices, each some thousand steps or one picture. Returns the next bytes of
    /// the file.
    ///
    /// # Errors
    ///
    /// If the chosen steps turn out to be none, or too many.
    pub fn advance(&mut self, slices: usize) -> Result<Vec<u8>, ExportError> {
        let mut file = Vec::new();
        for _ in 0..slices {
            if self.has_ended {
                break;
            }
            self.has_ended = self.writer.advance(SLICE, &mut file)?;
        }
        Ok(file)
    }
}

/// The program of the first board: a whole one if it is wanted and can be written, or else a listing.
fn program(
    boards: &Boards,
    whole: Option<ProgramLanguage>,
    listed: Option<CodeLanguage>,
    options: &ExportOptions,
) -> Result<String, ExportError> {
    let run = &boards.boards[0].run;
    let (problem, strategy, goal) = (run.problem(), run.plan().strategy, run.goal());
    let (topology, language) = (problem.topology(), options.look.language);
    if run.source().recording().is_some() {
        return Err(ExportError::NotOurs);
    }
    match (whole, listed) {
        (Some(code), _) if Program::can_be_of(topology, strategy, goal) => Ok(Program {
            problem,
            goal,
            code,
            language,
            file: "",
            is_events_only: false,
        }
        .text()),
        (_, Some(code)) => {
            let wording = &boards.boards[0].wording;
            let listing = wording.listing(topology, strategy, goal, code, language);
            Ok(listing.text())
        }
        (_, None) => Err(ExportError::NotNaive),
    }
}

/// Makes an export of boards: explores their runs, then writes one step after another.
struct Steps {
    boards: Boards,
    request: ExportRequest,
    begin: StepsMaker,
    /// `None` until the runs are explored.
    writing: Option<Writing>,
    /// `None` until they are complete.
    captions: Option<String>,
}

struct Writing {
    writer: Box<dyn StepWriter>,
    captions: Option<Captions>,
    /// The steps to write, and how many are done.
    steps: Vec<u64>,
    done: usize,
}

impl Steps {
    /// Whether boards are written at the steps they show.
    fn are_as_shown(&self) -> bool {
        let is_asked = self.request.is_of_several() || self.request.options.step.is_some();
        !is_asked && self.boards.step.is_some()
    }

    fn steps(&mut self) -> Result<Vec<u64>, ExportError> {
        if self.request.is_of_several() {
            return self.boards.choose(&self.request.options.choice);
        }
        let end = self.boards.last();
        match (self.request.options.step, self.boards.step) {
            (Some(step), _) if step > end => Err(ExportError::PastTheEnd { step, end }),
            (asked, shown) => Ok(vec![asked.or(shown).unwrap_or(end)]),
        }
    }
}

impl SliceWriter for Steps {
    fn advance(&mut self, slice: u64, file: &mut Vec<u8>) -> Result<bool, ExportError> {
        let are_as_shown = self.are_as_shown();
        let Some(writing) = &mut self.writing else {
            let reach = self.request.reach(self.boards.step);
            if self.boards.explore(reach, slice) {
                if reach.is_none() {
                    self.boards.check_ends()?;
                }
                let (steps, options) = (self.steps()?, &self.request.options);
                self.writing = Some(Writing {
                    writer: (self.begin)(options, &self.boards, steps.len()),
                    captions: Captions::begin(&self.request, steps.len()),
                    steps,
                    done: 0,
                });
            }
            return Ok(false);
        };
        let Some(&step) = writing.steps.get(writing.done) else {
            if let Some(writing) = self.writing.take() {
                writing.writer.finish(file);
                self.captions = writing.captions.map(Captions::finish);
            }
            return Ok(true);
        };
        let own = match are_as_shown {
            true => Some(self.boards.boards.iter().map(|board| board.step).collect()),
            false => self.boards.line_up(step, slice),
        };
        match own {
            None => self.boards.check_length()?,
            Some(steps) => {
                let mut boards = SideBySide {
                    boards: &mut self.boards.boards,
                    step,
                    steps: &steps,
                };
                writing.writer.add(&mut boards, file);
                if let Some(captions) = &mut writing.captions {
                    captions.add(&boards.shown());
                }
                writing.done += 1;
            }
        }
        Ok(false)
    }

    fn progress(&self) -> ExportProgress {
        match &self.writing {
            None => ExportProgress::of(self.boards.runs()),
            Some(writing) => ExportProgress::Writing {
                done: writing.done as u64,
                all: writing.steps.len() as u64,
            },
        }
    }

    fn captions(&self) -> Option<&str> {
        self.captions.as_deref()
    }
}

/// Makes a text about runs that are explored to their ends, or to the limit.
struct Ends {
    boards: Boards,
    options: ExportOptions,
    text: EndsMaker,
}

impl SliceWriter for Ends {
    fn advance(&mut self, slice: u64, file: &mut Vec<u8>) -> Result<bool, ExportError> {
        let has_ended = self.boards.explore(self.options.max_steps, slice);
        if has_ended {
            file.extend((self.text)(&self.options, &self.boards).into_bytes());
        }
        Ok(has_ended)
    }

    fn progress(&self) -> ExportProgress {
        ExportProgress::of(self.boards.runs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::alignment::Alignment;
    use crate::export::boards::{BoardRun, SeenPart};
    use crate::export::kind::{ExportKind, KINDS};
    use crate::lesson::{BoardSpec, Course, Glossary, Guide};
    use crate::puzzle::{Problem, text};
    use crate::solver::Goal;
    use crate::timeline::Timeline;
    use std::sync::Arc;

    fn problem() -> Arc<Problem> {
        let problem = text::read_one("1..2.2.4......23", &text::Options::default());
        Arc::new(problem.expect("a puzzle"))
    }

    fn lesson() -> Lesson {
        let specs = BoardSpec::read_all("naive, masks").expect("two boards");
        Lesson::bare(problem(), specs)
    }

    fn boards() -> Subject {
        let board = |id: &str| BoardRun {
            run: Timeline::new(problem(), id.parse().expect("a strategy"), Goal::First),
            title: id.to_owned(),
            seen: SeenPart::Whole,
            step: 0,
            wording: Arc::default(),
        };
        Subject::Boards(Boards {
            name: "a puzzle".to_owned(),
            boards: ["naive", "masks"].map(board).into(),
            leading: 0,
            alignment: Alignment::Guess,
            step: None,
        })
    }

    fn course() -> Subject {
        let course = r#"(chapters: [(title: "C", lessons: ["x"])])"#;
        let glossary = r#"(terms: [(id: "t", term: "w", forms: (en: ["w"]), meaning: "m")])"#;
        let guide = r#"(title: "G", text: "t", plans: [(title: "P", text: "t",
            parts: [(title: "p", lessons: ["x"], text: "t")])],
            curricula: [(title: "C", text: "t", areas: [(title: "A", text: "t")])])"#;
        Subject::Course(Teaching {
            course: Box::leak(Box::new(Course::read(course).expect("a course"))),
            guide: Box::leak(Box::new(Guide::read(guide, ["x"]).expect("a guide"))),
            glossary: Box::leak(Box::new(Glossary::read(glossary, ["x"]).expect("words"))),
            lessons: vec![lesson()],
        })
    }

    fn subject(kind: &ExportKind) -> Subject {
        match kind.maker {
            Maker::Puzzle(_) | Maker::Lesson => Subject::Lesson(lesson()),
            Maker::Course => course(),
            _ => boards(),
        }
    }

    fn begun(kind: &'static ExportKind, options: ExportOptions) -> ExportJob {
        let mut request = ExportRequest { kind, options };
        request.fit(2);
        ExportJob::new(request, subject(kind)).expect("it can be made")
    }

    #[test]
    fn every_kind_is_the_same_in_slices_of_any_number() {
        let mut options = ExportOptions {
            scale: 0.25,
            ..ExportOptions::default()
        };
        options.choice.last = Some(2);
        for kind in KINDS {
            let [one, other] = [1, 1000].map(|slices| {
                let mut job = begun(kind, options);
                let mut file = Vec::new();
                while !job.has_ended() {
                    file.extend(job.advance(slices).expect("there are such steps"));
                }
                file
            });
            assert!(!one.is_empty() && one == other, "{}", kind.id);
        }
    }

    #[test]
    fn steps_past_the_end_are_refused() {
        for (id, step) in [("export-svg", Some(99_999)), ("export-film", None)] {
            let mut options = ExportOptions::default();
            (options.step, options.choice.first) = (step, 99_999);
            let kind = ExportKind::from_id(id).expect("a kind");
            let mut job = begun(kind, options);
            let error = loop {
                if let Err(error) = job.advance(1) {
                    break error;
                }
            };
            assert!(matches!(
                error,
                ExportError::PastTheEnd { step: 99_999, .. }
            ));
        }
    }
}
