//! Lessons: text in, [`Lesson`] out. The format is RON; every error says where it is and what was
//! expected.
//!
//! - Each thing that a lesson is made of is one type in a file of its own, declared by the macros
//!   of `file/form.rs`: its comments are the reference of the format.
//! - `file/` reads files: `written` takes RON apart, `form` declares and reads fields, `text`
//!   checks the numbers and cells in texts, `template` writes new lessons.
//! - [`Finder`] finds the steps of stops and claims in the boards' runs, and [`Proof`] proves by
//!   them what a lesson says.
//! - [`Course`] puts lessons in order, [`Glossary`] finds the course's terms in texts, [`Guide`]
//!   holds the texts of the teacher's guide, and [`Link`] is a moment of a lesson or puzzle as a
//!   line.

mod ask;
mod board;
mod claim;
mod constant;
mod course;
mod file;
mod finders;
mod glossary;
mod link;
mod names;
mod program;
mod prove;
mod quantity;
mod question_words;
mod recorded;
mod relation;
pub mod scan;
mod seeker;
mod stop;
mod text;
mod view;
mod when;

pub use crate::analysis::alignment::Alignment;
pub use ask::{Ask, AskKind, AskOption, RevealingAnswer};
use board::BoardForm;
pub use board::{BoardSpec, MOST_BOARDS};
pub use claim::Claim;
pub use course::{Area, Chapter, Course, Curriculum, Guide, LessonPlan, Misconception, PlanPart};
pub use file::error::LessonError;
pub use file::form::LONGEST_LESSON;
pub use file::form::LessonPlaces;
pub use file::reference::reference;
pub use file::template::{start, start_with};
pub use finders::Finder;
pub use glossary::{Glossary, Mention, Term};
pub use link::{Link, LinkError, is_of_link, page_address};
pub use program::{CodeExcerpt, CodeOrder, LETTERS, line_letter, line_letters};
pub use prove::{Proof, most_steps};
pub use quantity::Quantity;
pub use question_words::{answer_id, answer_in_words, question_in_words, why_wrong};
pub use recorded::{FileReader, ProgramEnding, RecordedProgram};
pub use scan::typed_address;
pub use seeker::Seeker;
pub use stop::{ClaimAt, Stop, StopAt, StopMark};
pub use text::{Template, Text};
pub use view::View;
pub use when::When;

use crate::explain::code::Wording;
use crate::explain::{Language, Message, Tell, args, strategy_name, title_and_rule};
use crate::puzzle::{Family, MOST_RELATIONS, Problem, Topology, Wanted};
use crate::solver::Plan;
use crate::timeline::{Source, Timeline};
use constant::ConstantForm;
use file::form::{Fields, ListOf, OrDefault, Read, Scope, Written, form, read_file};
use file::plain::{Boxes, Id, NameOf, Speed};
use file::problem::{ProblemWord, Puzzle, puzzle};
use names::NamesForm;
use relation::RelationWord;
use std::sync::Arc;

/// The default speed, in steps per second, of a puzzle without a lesson.
const USUAL_SPEED: f64 = 8.0;
/// Words read per minute, with something to look at besides.
const WORDS_PER_MINUTE: usize = 110;
/// Additional seconds per stop and per question.
const SECONDS_PER_STOP: usize = 15;
const SECONDS_PER_QUESTION: usize = 30;

/// A lesson: a puzzle, boards to show it on, and words.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its id in links, records and the course.
    pub id: String,
    /// The title.
    pub title: Text,
    /// What it teaches, in one sentence.
    pub goal: Text,
    /// The introduction.
    pub text: Text,
    /// The puzzle.
    pub problem: Arc<Problem>,
    /// One to four boards.
    pub boards: Vec<BoardSpec>,
    /// The programs whose runs are shown on boards.
    pub programs: Vec<RecordedProgram>,
    /// The names of its programs, and its own listings.
    pub wording: Arc<Wording>,
    /// Playback speed in steps per second.
    pub speed: f64,
    /// The alignment of the boards.
    pub alignment: Alignment,
    /// The view that is open at first.
    pub view: View,
    /// The numbers used in its texts, at most 100.
    pub claims: Vec<Claim>,
    /// The stops, in order of the run, at most 100.
    pub stops: Vec<Stop>,
}

/// The default speed of a lesson, in steps per second.
const LESSON_SPEED: f64 = 4.0;
/// The most stops of a lesson.
pub const MOST_STOPS: usize = 100;
/// The most claims of a lesson, and the most constants.
pub const MOST_CLAIMS: usize = 100;

form! {
    /// A lesson file is one lesson.
    LessonForm as "Lesson" by lesson -> Lesson {
        /// The lesson's name in links and in the course. A lesson of the course has the name of its
        /// file.
        id: Id,
        /// The lesson's title.
        title: Text,
        /// What is learnt, in one sentence.
        goal: Text,
        /// What the lesson is about. Shown before the first stop, and below the text of each stop.
        text: Text,
        /// The puzzle that every board starts from. With a `problem`, it has one symbol per cell,
        /// in the order of the cells, with `.` for an empty one.
        /// Without it: the empty board of `problem`: queens, a map, or a Latin square with its
        /// number of rows; or the board of the first `program`
        puzzle: Option<Puzzle>,
        /// A problem other than Sudoku.
        /// Without it: a Sudoku
        problem: Option<ProblemWord>,
        /// Relations between cells beside the rules of the problem, such as sums. Only the strategies
        /// `naive` and `bounds` know them.
        /// Without it: none but those of the problem
        relations: OrDefault<ListOf<RelationWord, MOST_RELATIONS>>,
        /// The size of a box. Only for a Sudoku (with or without diagonals) whose size allows
        /// several.
        /// Without it: the squarest boxes, wider than high
        boxes: Option<Boxes>,
        /// The runs shown side by side. The first is board 1.
        boards: ListOf<BoardForm, MOST_BOARDS>,
        /// The names that functions and the board have in the programs of the code view, in every
        /// language, and what these programs print. Texts use the same names.
        /// Without it: our own names
        names: OrDefault<NamesForm>,
        /// The speed of playback, in steps per second.
        /// Without it: 4
        speed: Option<Speed>,
        /// What keeps the boards together: the same step, the same number of guesses, the same work
        /// (values tested plus candidates struck), or the same share of the whole run. With
        /// `"own"`, each board moves on its own.
        /// Without it: `"step"`
        alignment: Option<NameOf<Alignment>>,
        /// The view that is open beside the boards at the start.
        /// Without it: `"lesson"`
        view: OrDefault<NameOf<View>>,
        /// The numbers that the texts state. `recuo check` proves each of them by running the
        /// boards. In a text, `{name}` stands for the claim's number, as the language writes
        /// numbers.
        /// Without it: none
        claims: OrDefault<ListOf<Claim, MOST_CLAIMS>>,
        /// The numbers in the texts that do not come from a run, computed from what is written
        /// here.
        /// Without it: none
        constants: OrDefault<ListOf<ConstantForm, MOST_CLAIMS>>,
        /// The places where the lesson pauses, in the order in which they are reached.
        /// Without it: none
        stops: OrDefault<ListOf<Stop, MOST_STOPS>>,
    }
}

/// Reads the claims before the texts that mention them.
fn lesson(fields: &Fields, form: &LessonForm, scope: &mut Scope) -> Read<Lesson> {
    let id = fields.get(&form.id, scope)?;
    let stated = problem(fields, form, scope)?.map(Arc::new);
    scope.puzzle.clone_from(&stated);
    scope.wording.names = fields.get(&form.names, scope)?;
    let boards = fields.get(&form.boards, scope)?;
    let problem = stated.or_else(|| scope.puzzle.clone());
    let problem = problem.ok_or_else(|| fields.missing(form.puzzle.name))?;
    scope.topology = Some(Arc::clone(problem.topology()));
    let unknown = boards.iter().filter(|board| board.program.is_none());
    let mut unknown =
        unknown.filter_map(|board| board.strategy.check_board(problem.topology()).err());
    if let Some(error) = unknown.next() {
        return Err(fields.fault(form.boards.name, error.message()));
    }
    scope.boards = boards
        .iter()
        .map(|board| (board.strategy, board.goal))
        .collect();
    let wording = Arc::new(scope.wording.clone());
    let alignment = fields.given(form.alignment.name);
    scope.places.alignment = alignment.map(Written::place);
    fields.get(&form.constants, scope)?;
    let stops = fields.given(form.stops.name).map(Written::entries);
    scope.stops = stops.transpose()?.map_or(0, |stops| stops.len());
    Ok(Lesson {
        id,
        problem,
        boards,
        programs: std::mem::take(&mut scope.programs),
        wording,
        claims: fields.get(&form.claims, scope)?,
        speed: fields.get(&form.speed, scope)?.unwrap_or(LESSON_SPEED),
        alignment: fields.get(&form.alignment, scope)?.unwrap_or_default(),
        view: fields.get(&form.view, scope)?,
        title: fields.get(&form.title, scope)?,
        goal: fields.get(&form.goal, scope)?,
        text: fields.get(&form.text, scope)?,
        stops: fields.get(&form.stops, scope)?,
    })
}

/// The problem that the lesson itself states, if it does.
fn problem(fields: &Fields, form: &LessonForm, scope: &mut Scope) -> Read<Option<Problem>> {
    let boxes = fields.get(&form.boxes, scope)?;
    let wanted = match (fields.get(&form.problem, scope)?, boxes) {
        (Some(Wanted::Diagonal), Some(shape)) => Some(Wanted::Known(Family::Diagonal(shape))),
        (Some(_), Some(_)) => return Err(fields.fault(form.boxes.name, "field-no-boxes")),
        (wanted, _) => wanted,
    };
    let stated = match fields.given(form.puzzle.name) {
        Some(written) => Some(puzzle(written, wanted, boxes)?),
        None => match wanted {
            None => None,
            Some(wanted) => match wanted.empty() {
                Some(empty) => Some(empty),
                None => return Err(fields.missing(form.puzzle.name)),
            },
        },
    };
    if fields.given(form.relations.name).is_none() {
        return Ok(stated);
    }
    let problem = stated.ok_or_else(|| fields.missing(form.puzzle.name))?;
    related(fields, form, &problem, scope).map(Some)
}

/// A problem with the relations that the lesson adds.
fn related(
    fields: &Fields,
    form: &LessonForm,
    problem: &Problem,
    scope: &mut Scope,
) -> Read<Problem> {
    let topology = problem.topology();
    scope.topology = Some(Arc::clone(topology));
    let own = fields.get(&form.relations, scope)?;
    let fault = |reason| fields.fault(form.relations.name, reason);
    if topology.way().is_some() {
        return Err(fault(Message::new("field-relation-way")));
    }
    if topology.relations().len() + own.len() > MOST_RELATIONS {
        let reason = Message::new("field-relations").with("most", MOST_RELATIONS);
        return Err(fault(reason));
    }
    let topology = Topology::with_relations(topology.family().clone(), own);
    let givens: Vec<_> = problem.givens().collect();
    Problem::on(&topology, &givens).map_err(|error| fault(error.message()))
}

impl Lesson {
    /// Reads a lesson that needs no files but those that come with the program.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read(source: &str) -> Result<Self, LessonError> {
        Self::read_with_places(source).map(|(lesson, _)| lesson)
    }

    /// Reads a lesson and the positions of everything that its runs have to prove.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read_with_places(source: &str) -> Result<(Self, LessonPlaces), LessonError> {
        Self::read_beside(source, None)
    }

    /// The same, of a lesson with files beside it, which `files` reads.
    ///
    /// # Errors
    ///
    /// The first error, with its position.
    pub fn read_beside(
        source: &str,
        files: Option<Box<FileReader>>,
    ) -> Result<(Self, LessonPlaces), LessonError> {
        let mut scope = Scope {
            files,
            ..Scope::default()
        };
        let lesson = read_file::<LessonForm>(source, &mut scope)?;
        Ok((lesson, scope.places))
    }

    /// A lesson with only a puzzle and boards.
    pub fn bare(problem: Arc<Problem>, boards: Vec<BoardSpec>) -> Self {
        let family = problem.topology().family();
        let words = |language: Language| {
            let usual = || (language.word("puzzle-title"), language.word("puzzle-text"));
            title_and_rule(family, language).unwrap_or_else(usual)
        };
        Self {
            id: "puzzle".to_owned(),
            title: Text::of(|language| words(language).0),
            goal: Text::default(),
            text: Text::of(|language| words(language).1),
            boards: BoardSpec::fitting(boards, problem.topology()),
            problem,
            programs: Vec::new(),
            wording: Arc::default(),
            speed: USUAL_SPEED,
            alignment: Alignment::default(),
            view: View::default(),
            claims: Vec::new(),
            stops: Vec::new(),
        }
    }

    /// The run of a program, and nothing else; `None` before its first event, unless it is over. What one
    /// without events has printed is all that there is to see.
    pub fn of_program(program: RecordedProgram) -> Option<Self> {
        let problem = Arc::clone(program.problem()?);
        let view = match program.recording.events().is_empty() {
            true => View::Output,
            false => View::default(),
        };
        let board = BoardSpec::program(0, &program.recording);
        let name = program.name.clone();
        Some(Self {
            id: "program".to_owned(),
            title: Text::of(|_| name.clone()),
            text: Text::of(|language: Language| language.word("program-text")),
            programs: vec![program],
            view,
            ..Self::bare(problem, vec![board])
        })
    }

    /// The program of a board, if it shows one.
    pub fn program_of(&self, board: &BoardSpec) -> Option<&RecordedProgram> {
        self.programs.get(usize::from(board.program?))
    }

    /// The run of a board, not explored yet.
    pub fn run(&self, board: &BoardSpec) -> Timeline {
        let problem = Arc::clone(&self.problem);
        Timeline::of(match self.program_of(board) {
            Some(program) => Source::Recording(problem, Arc::clone(&program.recording)),
            None => Source::Search(problem, Plan::new(board.strategy, board.goal)),
        })
    }

    /// The runs of its boards, not explored yet.
    pub fn runs(&self) -> Vec<Timeline> {
        self.boards.iter().map(|board| self.run(board)).collect()
    }

    /// The name of a board: of its program, else of its strategy.
    pub fn board_name(&self, board: &BoardSpec, language: Language) -> String {
        let program = self.program_of(board);
        program.map_or_else(
            || strategy_name(board.strategy, language),
            |program| program.name.clone(),
        )
    }

    /// Whether it is only a puzzle and boards, and teaches nothing.
    pub fn is_bare(&self) -> bool {
        self.stops.is_empty() && self.goal == Text::default()
    }

    /// The estimated time in minutes, the same in every language.
    pub fn minutes(&self) -> usize {
        let words = |text: &str| text.split_whitespace().count();
        let count = |text: &Template| words(&text.fill(Language::Pt, None));
        let mut read = words(self.goal.get(Language::Pt)) + words(self.text.get(Language::Pt));
        let mut seconds = 0;
        for stop in &self.stops {
            read += stop.text.as_ref().map_or(0, count);
            seconds += SECONDS_PER_STOP;
            if let Some(ask) = &stop.ask {
                seconds += SECONDS_PER_QUESTION;
                let program = ask.program.as_ref().map(|program| &program.text);
                let texts = [ask.question.as_ref(), program, ask.explain.as_ref()];
                read += texts.into_iter().flatten().map(count).sum::<usize>();
                if let AskKind::Choice(options) = &ask.kind {
                    read += options
                        .iter()
                        .map(|option| count(&option.text))
                        .sum::<usize>();
                }
            }
        }
        (seconds + read * 60 / WORDS_PER_MINUTE).div_ceil(60).max(1)
    }

    /// "Stop 2 of 6". Stops count from 0 in the program and from 1 in words.
    pub fn stop_number(&self, stop: usize, language: Language) -> String {
        let values = args([
            ("stop", (stop as u64 + 1).into()),
            ("stops", (self.stops.len() as u64).into()),
        ]);
        language.text("stop-of", &values)
    }

    /// The title of a stop or, without one, its number.
    pub fn stop_title(&self, stop: usize, language: Language) -> String {
        let title = self.stops[stop].title.as_ref();
        title.map_or_else(
            || self.stop_number(stop, language),
            |title| title.get(language).to_owned(),
        )
    }
}
