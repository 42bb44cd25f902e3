//! An export under way: made in slices between frames, and given up by dropping it.

use super::order::Order;
use super::output::Output;
use crate::export::abreast::Abreast;
use crate::export::comparison::Comparison;
use crate::export::counters::CounterTable;
use crate::export::film::Film;
use crate::export::handout::Handout;
use crate::export::kind::Kind;
use crate::export::picture::{self, Look, Scale, Shown};
use crate::export::steps::ChoiceError;
use crate::export::strip::{SENTENCES, Slides, Strip};
use crate::export::trace::Trace;
use crate::files::WriteError;
use crate::lesson::{Lesson, start_with};
use crate::puzzle::notation;
use crate::timeline::Timeline;
use crate::window::platform;
use std::cell::RefCell;
use std::io::{self, Write};
use std::path::Path;
use std::rc::Rc;

/// Steps that are explored, or looked at for a trace, between two looks at the clock.
const SLICE: u64 = 1 << 12;

/// Why an export came to nothing.
#[derive(Debug)]
pub enum Failure {
    /// Its place cannot be written to.
    Write(WriteError),
    /// The steps chosen are none, or too many.
    Choice(ChoiceError),
    /// The format cannot hold it.
    Format(io::Error),
}

impl From<WriteError> for Failure {
    fn from(error: WriteError) -> Self {
        Self::Write(error)
    }
}

impl From<ChoiceError> for Failure {
    fn from(error: ChoiceError) -> Self {
        Self::Choice(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Format(error)
    }
}

/// What an export is made of.
pub struct Subject {
    /// What the puzzle or the lesson is called.
    pub name: String,
    /// It.
    pub lesson: Lesson,
    /// The run of every board, held as in the window.
    pub abreast: Abreast,
    /// What each is called.
    pub titles: Vec<String>,
    /// The step that each stands at.
    pub now: Vec<u64>,
    /// The step of the leading one.
    pub step: u64,
}

impl Subject {
    /// Leaves one board.
    fn keep(&mut self, board: usize) {
        self.abreast.keep(board);
        self.titles = vec![self.titles.swap_remove(board)];
        self.now = vec![self.now[board]];
        self.step = self.now[0];
    }

    /// Every board at its own step of these.
    fn at(&mut self, steps: &[u64]) -> Vec<Shown> {
        let boards = self.abreast.runs.iter_mut().zip(&self.titles).zip(steps);
        boards
            .map(|((run, title), step)| Shown::of(run, title.clone(), *step))
            .collect()
    }

    /// Every board where it stands.
    fn now(&mut self) -> Vec<Shown> {
        self.at(&self.now.clone())
    }
}

/// How far an export is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Progress {
    /// So many steps have been explored, and it is not known how many there are.
    Exploring(u64),
    /// This share of the file has been made.
    Making(f32),
}

/// An export under way.
pub struct Job {
    order: Order,
    /// The name of the file, without its ending.
    stem: String,
    look: Look,
    subject: Subject,
    stage: Stage,
    /// What has been made and not been written yet.
    made: Made,
    output: Output,
}

enum Stage {
    Exploring,
    Making {
        maker: Box<Maker>,
        steps: Vec<u64>,
        done: usize,
    },
    Done,
}

/// What makes a file a step at a time.
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
enum Maker {
    Film(Film<Made>),
    Strip(Strip),
    Slides(Slides),
    Counters(CounterTable<Made>),
    Trace(Trace<Made>),
    Handout(Handout),
}

/// Bytes on their way from what makes them to where they go.
#[derive(Clone, Default)]
struct Made(Rc<RefCell<Vec<u8>>>);

impl Write for Made {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Job {
    /// Begins an export to this place.
    pub fn new(
        mut order: Order,
        look: Look,
        mut subject: Subject,
        place: &str,
        replaces: bool,
    ) -> Result<Self, WriteError> {
        order.fit(subject.abreast.runs.len());
        if let Some(board) = order.board {
            subject.keep(board);
        }
        let output = match order.kind {
            Kind::Slides => Output::folder(place, replaces)?,
            _ => Output::file(place, replaces)?,
        };
        let stem = Path::new(place).file_stem().unwrap_or_default();
        Ok(Self {
            order,
            stem: stem.to_string_lossy().into_owned(),
            look,
            subject,
            stage: Stage::Exploring,
            made: Made::default(),
            output,
        })
    }

    /// Whether everything has been made.
    pub const fn has_ended(&self) -> bool {
        matches!(self.stage, Stage::Done)
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        match &self.stage {
            Stage::Exploring => Progress::Exploring(
                self.subject
                    .abreast
                    .runs
                    .iter()
                    .map(Timeline::explored)
                    .sum(),
            ),
            Stage::Making { maker, steps, done } => Progress::Making(match &**maker {
                Maker::Handout(handout) => return Progress::Exploring(handout.steps()),
                Maker::Trace(trace) => {
                    trace.counters().steps as f32 / self.order.last.max(1) as f32
                }
                _ => *done as f32 / steps.len().max(1) as f32,
            }),
            Stage::Done => Progress::Making(1.0),
        }
    }

    /// Goes on for so many seconds, at least by one picture or some steps.
    pub fn go_on(&mut self, seconds: f64) -> Result<(), Failure> {
        let start = platform::now();
        while !self.has_ended() {
            self.make()?;
            let made = std::mem::take(&mut *self.made.0.borrow_mut());
            self.output.write(&made)?;
            if platform::now() - start >= seconds {
                break;
            }
        }
        Ok(())
    }

    /// Brings what has been made to its place.
    pub fn finish(self) -> Result<(), WriteError> {
        self.output.finish()
    }

    fn make(&mut self) -> Result<(), Failure> {
        let subject = &mut self.subject;
        match &mut self.stage {
            Stage::Exploring => {
                if !explore(&mut subject.abreast.runs, self.order.reach(subject.step)) {
                    self.stage = self.begin()?;
                }
            }
            Stage::Making { maker, steps, done } => match &mut **maker {
                Maker::Trace(trace) if !trace.has_ended() => trace.advance(SLICE)?,
                Maker::Trace(_) => self.end()?,
                Maker::Handout(handout) => {
                    if handout.advance(SLICE) {
                        self.end()?;
                    }
                }
                _ if *done < steps.len() => {
                    let step = steps[*done];
                    let beside = match (&**maker, self.order.is_of_now) {
                        (Maker::Counters(_), true) => subject.now.clone(),
                        _ => match subject.abreast.at(step, SLICE) {
                            Some(beside) => beside,
                            None => return Ok(()),
                        },
                    };
                    *done += 1;
                    match &mut **maker {
                        Maker::Film(film) => film.add(&subject.at(&beside))?,
                        Maker::Strip(strip) => strip.add(&subject.at(&beside)),
                        Maker::Slides(slides) => {
                            let (name, picture) = slides.add(&subject.at(&beside));
                            self.output.add(&name, &picture)?;
                        }
                        Maker::Counters(table) => {
                            table.add(&mut subject.abreast.runs, step, &beside)?;
                        }
                        Maker::Trace(_) | Maker::Handout(_) => {}
                    }
                }
                _ => self.end()?,
            },
            Stage::Done => {}
        }
        Ok(())
    }

    /// Begins with what has been explored. What is one picture or one table is made at once.
    fn begin(&mut self) -> Result<Stage, Failure> {
        let Self {
            order,
            look,
            subject,
            made,
            ..
        } = self;
        let look = *look;
        let scale = Scale::new(order.scale).unwrap_or_default();
        let steps = if order.has_range() && !matches!(order.kind, Kind::Trace(_)) {
            subject.abreast.choose(&order.choice())?
        } else {
            vec![subject.step]
        };
        let name = &subject.name;
        let maker = match order.kind {
            Kind::Png => {
                made.write_all(&picture::png(&subject.now(), look, scale))?;
                return Ok(Stage::Done);
            }
            Kind::Svg => {
                let boards = subject.now();
                made.write_all(picture::svg(&boards, look, &subject.name).as_bytes())?;
                return Ok(Stage::Done);
            }
            Kind::Comparison(form) => {
                let comparison = Comparison::new(name, &subject.abreast.runs);
                made.write_all(comparison.text(form, look.language).as_bytes())?;
                return Ok(Stage::Done);
            }
            Kind::Puzzle => {
                let problem = &subject.lesson.problem;
                let grid = notation::framed(problem.shape(), problem.givens());
                made.write_all(format!("{grid}\n").as_bytes())?;
                return Ok(Stage::Done);
            }
            Kind::Lesson => {
                let Lesson {
                    problem, boards, ..
                } = &subject.lesson;
                let source = start_with(&self.stem, problem, boards);
                made.write_all(source.as_bytes())?;
                return Ok(Stage::Done);
            }
            Kind::Handout(_) => Maker::Handout(Handout::new(subject.lesson.clone(), look.language)),
            Kind::Film => Maker::Film(Film::new(made.clone(), look, scale, order.speed)),
            Kind::Strip => Maker::Strip(Strip::new(name, subject.abreast.runs.len(), look)),
            Kind::Slides => Maker::Slides(Slides::new(steps.len(), look, scale)),
            Kind::Counters(form) => Maker::Counters(CounterTable::new(made.clone(), name, form)),
            Kind::Trace(form) => {
                let run = &subject.abreast.runs[0];
                let trace = Trace::new(made.clone(), run, order.choice(), form)?;
                Maker::Trace(trace)
            }
        };
        Ok(Stage::Making {
            maker: Box::new(maker),
            steps,
            done: 0,
        })
    }

    /// Makes what comes after the last step.
    fn end(&mut self) -> Result<(), Failure> {
        let Stage::Making { maker, .. } = std::mem::replace(&mut self.stage, Stage::Done) else {
            return Ok(());
        };
        match *maker {
            Maker::Handout(handout) => {
                if let Kind::Handout(form) = self.order.kind {
                    let bytes = handout.bytes(form, self.order.has_answers);
                    self.made.write_all(&bytes)?;
                }
            }
            Maker::Film(film) => drop(film.finish()?),
            Maker::Counters(table) => drop(table.finish()?),
            Maker::Strip(strip) => self.made.write_all(&strip.finish())?,
            Maker::Slides(slides) => self.output.add(SENTENCES, slides.finish().as_bytes())?,
            Maker::Trace(trace) => {
                let (first, end) = (self.order.first, trace.counters().steps);
                if first > end.max(1) {
                    return Err(ChoiceError::PastTheEnd { step: first, end }.into());
                }
            }
        }
        Ok(())
    }
}

/// Explores the runs a little further; says whether one of them has not come to this step yet.
fn explore(runs: &mut [Timeline], until: u64) -> bool {
    let is_short = |run: &&mut Timeline| run.length().is_none() && run.explored() < until;
    match runs.iter_mut().find(is_short) {
        Some(run) => {
            run.explore(SLICE.min(until - run.explored()));
            true
        }
        None => false,
    }
}
