//! An export in progress: made in slices, and cancelled by dropping it.

use super::error::ExportError;
use super::kind::{Plan, Writer};
use super::opt::Opt;
use super::options::Options;
use super::program::program;
use super::request::Request;
use super::subject::{Boards, Subject};
use super::writer::{Made, Progress, Ready, SliceWriter, StepWriter};
use crate::explain::Language;
use crate::timeline::Timeline;

/// Steps explored or examined per slice.
const SLICE: u64 = 1 << 12;

/// An export in progress. It knows neither where its output goes nor what time it is.
pub struct Job {
    writer: Box<dyn SliceWriter>,
    has_ended: bool,
}

impl Job {
    /// Starts an export.
    ///
    /// # Errors
    ///
    /// If it cannot be made of this subject.
    pub fn new(mut request: Request, mut subject: Subject<'_>) -> Result<Self, ExportError> {
        request.check(subject.boards())?;
        if let Some(board) = request.options.board {
            subject.keep(board);
        }
        request.options.look.is_transparent &= request.kind.takes(Opt::Transparent);
        let Request { kind, options } = request;
        let writer: Box<dyn SliceWriter> = match (&kind.writer, subject) {
            (Writer::Boards(writer), Subject::Boards(boards)) => Box::new(Steps {
                boards,
                request,
                begin: *writer,
                writing: None,
            }),
            (Writer::Run(writer), Subject::Boards(boards)) => writer(&options, &boards.runs[0]),
            (Writer::Program(code), Subject::Boards(boards)) => {
                program(&options, &boards.runs[0], *code)
            }
            (Writer::Ends(text), Subject::Boards(boards)) => Box::new(Ends {
                boards,
                options,
                text: *text,
            }),
            (Writer::Puzzle(text), Subject::Lesson(lesson, file)) => {
                let language = options.look.language;
                Box::new(Ready(text(
                    &file,
                    &lesson.problem,
                    &lesson.boards,
                    language,
                )))
            }
            (Writer::Lesson(writer), Subject::Lesson(lesson, _)) => writer(&options, lesson),
            (Writer::Course(writer), Subject::Course(teaching)) => writer(&options, teaching),
            (Writer::Set(text), Subject::Set(report)) => Box::new(Ready(text(&options, report))),
            (Writer::Answers(text), Subject::Answers(rows)) => Box::new(Ready(text(rows))),
            _ => return Err(ExportError::OtherSubject { kind: kind.name() }),
        };
        Ok(Self {
            writer,
            has_ended: false,
        })
    }

    /// Whether everything has been made.
    pub const fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// The progress.
    pub fn progress(&self) -> Progress {
        self.writer.progress()
    }

    /// Does this many slices, each some thousand steps or one picture, and returns what they made.
    ///
    /// # Errors
    ///
    /// If the chosen steps turn out to be none, or too many.
    pub fn advance(&mut self, slices: usize) -> Result<Made, ExportError> {
        let mut made = Made::default();
        for _ in 0..slices {
            if self.has_ended {
                break;
            }
            self.has_ended = self.writer.advance(SLICE, &mut made)?;
        }
        Ok(made)
    }
}

/// Makes an export of boards: explores their runs, then writes one step after another.
struct Steps {
    boards: Boards,
    request: Request,
    begin: fn(&Options, &Plan<'_>) -> Box<dyn StepWriter>,
    /// `None` until the runs are explored.
    writing: Option<Writing>,
}

struct Writing {
    writer: Box<dyn StepWriter>,
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
    fn advance(&mut self, slice: u64, made: &mut Made) -> Result<bool, ExportError> {
        let are_as_shown = self.are_as_shown();
        let Some(writing) = &mut self.writing else {
            let reach = self.request.reach(self.boards.step);
            if (self.boards).explore(reach, slice) {
                if reach.is_none() {
                    self.boards.check_ends()?;
                }
                let steps = self.steps()?;
                let plan = Plan {
                    name: &self.boards.name,
                    boards: self.boards.runs.len(),
                    steps: steps.len(),
                };
                let writer = (self.begin)(&self.request.options, &plan);
                self.writing = Some(Writing {
                    writer,
                    steps,
                    done: 0,
                });
            }
            return Ok(false);
        };
        if let Some(step) = writing.steps.get(writing.done) {
            let own = match are_as_shown {
                true => Some(self.boards.own.clone()),
                false => self.boards.line_up(*step, slice),
            };
            if own.is_none() {
                self.boards.check_length()?;
            }
            if let Some(own) = own {
                writing.writer.add(&mut self.boards.at(*step, &own), made);
                writing.done += 1;
            }
            return Ok(false);
        }
        if let Some(writing) = self.writing.take() {
            writing.writer.finish(made);
        }
        Ok(true)
    }

    fn progress(&self) -> Progress {
        match &self.writing {
            None => Progress::of(&self.boards.runs),
            Some(writing) => Progress::Writing {
                done: writing.done as u64,
                all: writing.steps.len() as u64,
            },
        }
    }
}

/// Makes a text about runs that are explored to their ends, or to the limit.
struct Ends {
    boards: Boards,
    options: Options,
    text: fn(&str, &[Timeline], Language) -> String,
}

impl SliceWriter for Ends {
    fn advance(&mut self, slice: u64, made: &mut Made) -> Result<bool, ExportError> {
        let has_ended = self.boards.explore(self.options.max_steps, slice);
        if has_ended {
            let Boards { name, runs, .. } = &self.boards;
            made.bytes = (self.text)(name, runs, self.options.look.language).into_bytes();
        }
        Ok(has_ended)
    }

    fn progress(&self) -> Progress {
        Progress::of(&self.boards.runs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::alignment::Alignment;
    use crate::analysis::comparison::Totals;
    use crate::analysis::set::{FinishedRun, SetPlan, SetResults};
    use crate::export::kind::{KINDS, Kind};
    use crate::export::picture::{Scale, Seen};
    use crate::export::set::SetReport;
    use crate::export::subject::Teaching;
    use crate::lesson::{BoardSpec, Course, Glossary, Guide, Lesson};
    use crate::puzzle::{Problem, notation};
    use crate::solver::{Counter, Goal, Solver};
    use std::sync::Arc;
    use std::time::Duration;

    fn problem() -> Arc<Problem> {
        let problem = notation::read_one("1..2.2.4......23", &notation::Options::default());
        Arc::new(problem.expect("a puzzle"))
    }

    fn lesson() -> Subject<'static> {
        let specs = BoardSpec::read_all("naive, masks").expect("two boards");
        Subject::Lesson(Lesson::bare(problem(), specs), "file".to_owned())
    }

    fn boards() -> Subject<'static> {
        let ids = ["naive", "masks"];
        let run = |id: &str| Timeline::new(problem(), id.parse().expect("a strategy"), Goal::First);
        Subject::Boards(Boards {
            name: "a puzzle".to_owned(),
            runs: ids.map(run).into(),
            titles: ids.map(str::to_owned).into(),
            seen: vec![Seen::Whole; 2],
            own: vec![0, 0],
            leading: 0,
            alignment: Alignment::Guess,
            step: None,
        })
    }

    fn course() -> Subject<'static> {
        let course = r#"(chapters: [(title: "C", lessons: ["x"])])"#;
        let glossary = r#"(terms: [(id: "t", term: "w", forms: (en: ["w"]), meaning: "m")])"#;
        let guide = r#"(title: "G", text: "t", plans: [(title: "P", text: "t",
            parts: [(title: "p", lessons: ["x"], text: "t")])],
            curricula: [(title: "C", text: "t", areas: [(title: "A", text: "t")])])"#;
        let Subject::Lesson(lesson, _) = lesson() else {
            unreachable!("it is a lesson")
        };
        Subject::Course(Teaching {
            course: Box::leak(Box::new(Course::read(course).expect("a course"))),
            guide: Box::leak(Box::new(Guide::read(guide, ["x"]).expect("a guide"))),
            glossary: Box::leak(Box::new(Glossary::read(glossary, ["x"]).expect("words"))),
            lessons: vec![lesson],
        })
    }

    /// Runs a function on the results of a set.
    fn with_set<T>(act: impl FnOnce(Subject<'_>) -> T) -> T {
        let plan = SetPlan {
            strategies: vec!["naive".parse().expect("a strategy")],
            goal: Goal::First,
            max_steps: 1000,
        };
        let problem = problem();
        let mut results = SetResults::new(&plan, 1);
        results.note(FinishedRun {
            number: 0,
            totals: Totals::of(&Solver::new(&problem, plan.strategies[0], plan.goal)),
            time: Duration::ZERO,
        });
        act(Subject::Set(&SetReport {
            names: &["a puzzle".to_owned()],
            puzzles: &[(*problem).clone()],
            plan: &plan,
            shard: None,
            results: &results,
            by: Counter::Work,
            is_whole: false,
            has_times: false,
            unreadable: 0,
            faults: &[],
        }))
    }

    fn begun(kind: &'static Kind, options: Options) -> Result<Job, ExportError> {
        let mut request = Request { kind, options };
        request.fit(2);
        match kind.writer {
            Writer::Boards(_) | Writer::Run(_) | Writer::Program(_) | Writer::Ends(_) => {
                Job::new(request, boards())
            }
            Writer::Puzzle(_) | Writer::Lesson(_) => Job::new(request, lesson()),
            Writer::Course(_) => Job::new(request, course()),
            Writer::Set(_) => with_set(|set| Job::new(request, set)),
            Writer::Answers(_) => Job::new(request, Subject::Answers(&[])),
        }
    }

    #[test]
    fn every_kind_is_the_same_in_slices_of_any_number() {
        let mut options = Options {
            scale: Scale::new(0.25).expect("a scale"),
            ..Options::default()
        };
        options.choice.last = Some(2);
        for kind in &KINDS {
            let [one, other] = [1, 1000].map(|slices| {
                let mut job = begun(kind, options).expect("it can be made");
                let (mut bytes, mut files) = (Vec::new(), Vec::new());
                while !job.has_ended() {
                    let made = job.advance(slices).expect("there are such steps");
                    bytes.extend(made.bytes);
                    files.extend(made.files);
                }
                (bytes, files)
            });
            assert!(one == other, "{}", kind.id);
            assert_eq!(one.0.is_empty(), kind.folder().is_some(), "{}", kind.id);
            assert_eq!(one.1.is_empty(), kind.folder().is_none(), "{}", kind.id);
            for (name, _) in one.1 {
                assert!(kind.folder().is_some_and(|is_own| is_own(&name)), "{name}");
            }
        }
    }

    #[test]
    fn other_subjects_are_refused() {
        let options = Options::default();
        for kind in &KINDS {
            let mut request = Request { kind, options };
            request.fit(2);
            let other = match kind.writer {
                Writer::Boards(_) | Writer::Run(_) | Writer::Program(_) | Writer::Ends(_) => {
                    lesson()
                }
                Writer::Puzzle(_)
                | Writer::Lesson(_)
                | Writer::Course(_)
                | Writer::Set(_)
                | Writer::Answers(_) => boards(),
            };
            let error = ExportError::OtherSubject { kind: kind.name() };
            assert_eq!(Job::new(request, other).err(), Some(error));
        }
    }

    #[test]
    fn steps_past_the_end_are_refused() {
        for (id, step) in [("export-svg", Some(99_999)), ("export-film", None)] {
            let mut options = Options::default();
            (options.step, options.choice.first) = (step, 99_999);
            let kind = Kind::from_id(id).expect("a kind");
            let mut job = begun(kind, options).expect("a job begins");
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
