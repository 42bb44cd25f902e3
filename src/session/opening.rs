//! Opening lessons, links and other boards, and what starts anew with them.

use super::course::CourseLessons;
use super::stops::Stops;
use super::{Mode, Notice, Opened, Playback, Session, SessionChange, count};
use crate::explain::{Language, Message};
use crate::generator::Solutions;
use crate::lesson::{
    BoardSpec, Lesson, LessonError, Link, RecordedProgram, Text, View, is_of_link,
};
use crate::puzzle::Problem;
use crate::recording::RunEnd;
use crate::solver::Strategy;
use std::sync::Arc;

/// What starts anew. Each includes what comes before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Reset {
    /// What was about the set of boards, to which a branch was added, or from which one was taken.
    Branches,
    /// The stops and their questions, for another text or another learner.
    Stops,
    /// The bookmarks, for other boards of the same puzzle.
    Boards,
    /// Everything, for another lesson.
    Lesson,
}

impl Session {
    /// Starts anew what no longer holds.
    pub(super) fn reset(&mut self, what: Reset) {
        self.end_race();
        self.mode = Mode::Watching;
        // Boards may have been added or removed.
        self.runs.is_aligned = false;
        self.cancel_destinations();
        self.difference = None;
        // Its board may be gone.
        self.questions.now = None;
        if what >= Reset::Stops {
            self.stops = Stops::of(&self.lesson);
            self.questions.forget();
            self.playback.end_showing();
            self.work.is_exploring = true;
        }
        if what >= Reset::Boards {
            self.bookmarks.clear();
        }
        if what >= Reset::Lesson {
            let lesson = &self.lesson;
            self.solutions = count(&lesson.problem);
            self.runs.restart(lesson);
            self.playback = Playback::new(lesson.speed);
            self.notice = None;
            self.work.extensions = 0;
        }
    }

    /// Opens another lesson at its start.
    pub(super) fn open(&mut self, lesson: Lesson) -> SessionChange {
        self.save_place();
        self.fault = None;
        self.home = lesson.clone();
        self.lesson = lesson;
        self.reveals = None;
        self.reset(Reset::Lesson);
        self.opened_at = Some(0);
        SessionChange {
            opened: Some(Opened::Lesson),
            view: Some(self.lesson.view),
            ..SessionChange::default()
        }
    }

    /// Opens a puzzle that belongs to no lesson.
    pub(super) fn open_bare(
        &mut self,
        problem: Problem,
        boards: Vec<BoardSpec>,
        title: Text,
    ) -> SessionChange {
        let bare = Lesson::bare(problem.into(), searches(boards));
        let outcome = self.open(Lesson { title, ..bare });
        let are_several = self.solutions == Some(Solutions::Several);
        self.notice = are_several.then_some(Notice::SeveralSolutions);
        outcome
    }

    /// Goes on with what the program that was opened has printed since. Nothing moves that the viewer
    /// did not ask for.
    pub(super) fn follow_program(&mut self, program: &RecordedProgram) {
        let (Some(problem), recording) = (program.problem(), &program.recording) else {
            return;
        };
        for lesson in [&mut self.home, &mut self.lesson] {
            // A free board gets to know its values as they come.
            lesson.problem = Arc::clone(problem);
            for board in &mut lesson.boards {
                if board.program == Some(0) {
                    *board = BoardSpec::program(0, recording);
                }
            }
            lesson.programs = vec![program.clone()];
        }
        for run in &mut self.runs.list {
            if matches!(run.program, Some((0, _))) {
                run.follow(program);
            }
        }
        self.work.is_exploring = true;
        let ending = program.ending.as_ref();
        if let Some(words) = ending.and_then(|ending| ending.words.clone()) {
            self.told.clear();
            self.tell(words);
        }
    }

    /// Says something about a program, after what has just been said about it.
    pub(super) fn tell(&mut self, words: Message) {
        self.told.push(words);
        self.notice = Some(Notice::Program);
    }

    /// Says what is wrong with a program, once that is known.
    pub(super) fn tell_faults(&mut self, index: usize) {
        let run = &self.runs[index];
        let Some(program) = run.program() else { return };
        if self.notice != Some(Notice::Program) {
            self.told.clear();
        }
        let unread = program.recording.fault_count();
        if unread > 0 {
            let words = Message::new("program-lines").counted(unread);
            self.tell(words);
        }
        let run = &self.runs[index];
        if let Some((judge, program)) = run.judge.judge().zip(run.program()) {
            let is_whole = program.recording.end() == RunEnd::Finished;
            let id = match judge.total() {
                0 if !is_whole => "program-right-so-far",
                _ => "program-judged",
            };
            let words = Message::new(id)
                .with("name", program.name.as_str())
                .with("count", judge.total())
                .number("faults", judge.total())
                .with("key", "Shift+K");
            self.tell(words);
        }
    }

    /// Opens a puzzle of the set, on one board per strategy.
    pub(super) fn open_of_set(&mut self, number: usize) -> SessionChange {
        let goal = self.lesson.boards[0].goal;
        let Some(set) = &self.set else {
            return SessionChange::default();
        };
        let Some(problem) = set.puzzles.get(number).cloned() else {
            return SessionChange::default();
        };
        let strategies = set.strategies.iter().copied();
        let boards = strategies.map(|strategy| BoardSpec::search(strategy, goal));
        let (boards, name) = (boards.collect(), set.names[number].clone());
        self.open_bare(problem, boards, Text::of(|_| name.clone()))
    }

    pub(super) fn open_link(&mut self, link: Link) -> SessionChange {
        let (step, view, language) = (link.step, View::from_id(&link.view), link.language);
        let (alignment, leading) = (link.alignment, link.leading);
        let opened = self.open(lesson_of_link(link, self.lessons));
        self.align(alignment);
        self.lead(leading);
        self.head_for_step(step);
        SessionChange {
            view: view.or(opened.view),
            language: Some(language),
            ..opened
        }
    }

    /// Opens a lesson of the course: at its start, or with `resumes` where it was left unless it
    /// has been finished.
    pub(super) fn take_lesson(&mut self, number: usize, resumes: bool) -> SessionChange {
        let Some(lesson) = self.lessons.read(number) else {
            return SessionChange::default();
        };
        let step = self.course().resume_step(&lesson);
        let outcome = self.open(lesson);
        if resumes && step > 0 {
            self.opened_at = Some(step);
            self.take_up(step);
        }
        outcome
    }

    /// Goes to the step at which the lesson was left. What was answered until there stays answered.
    pub(super) fn take_up(&mut self, step: u64) {
        self.questions.left_at = step;
        self.head_for_step(step);
    }

    /// Shows a new version of the lesson and keeps the place. If it cannot be read, the last good
    /// version stays.
    pub(super) fn reload(&mut self, lesson: Result<Lesson, LessonError>) -> SessionChange {
        let lesson = match lesson {
            Ok(lesson) => lesson,
            Err(fault) => {
                self.fault = Some(fault);
                return SessionChange::default();
            }
        };
        self.fault = None;
        let (step, leading) = (self.playhead().position(), self.runs.leading());
        let is_same = self.lesson.problem == lesson.problem
            && self.lesson.boards == lesson.boards
            && lesson.programs.is_empty();
        self.home = lesson.clone();
        self.lesson = lesson;
        // Keep what has been explored if the searches are the same.
        if is_same {
            self.reset(Reset::Stops);
            return SessionChange::default();
        }
        self.reset(Reset::Lesson);
        self.lead(leading.min(self.runs.len() - 1));
        self.head_for_step(step);
        SessionChange {
            opened: Some(Opened::Boards),
            ..SessionChange::default()
        }
    }

    /// Shows the puzzle on other boards. The text and the stops of a lesson are about its own
    /// boards, which they may tell apart as left and right. They stay where boards are only added
    /// to a single one, and are dropped otherwise. A puzzle that is not a lesson keeps its
    /// description.
    pub(super) fn set_boards(&mut self, specs: Vec<BoardSpec>) {
        let step = self.playhead().position();
        let board = self.home.problem.topology();
        let specs = BoardSpec::fitting(specs, board);
        self.runs.replace(&self.home, &specs);
        let own = &self.home.boards;
        let keeps_stops = *own == specs || *own == specs[..1];
        self.lesson = Lesson {
            boards: specs,
            ..self.home.clone()
        };
        if !keeps_stops {
            self.lesson.stops.clear();
            if !self.home.is_bare() {
                self.lesson.text = Text::of(|language: Language| language.word("own-boards-text"));
            }
        }
        self.reset(Reset::Boards);
        self.head_for_step(step);
    }

    /// Whether the lesson belongs to the course, so that progress in it is recorded.
    pub fn is_of_course(&self) -> bool {
        self.lessons.number_of(&self.home.id).is_some()
    }

    /// Records where the current lesson is left. One that was only opened is not taken up yet.
    pub(super) fn save_place(&mut self) {
        let step = self.playhead().position();
        let is_only_open =
            self.opened_at == Some(step) || self.opened_at.is_some() && self.destination.is_some();
        if !is_only_open && self.is_of_course() {
            self.opened_at = None;
            let own = Arc::make_mut(&mut self.roster).own();
            own.leave(&self.home.id, step);
        }
    }

    /// Shows the lesson where the current learner left it.
    pub(super) fn show_own_place(&mut self) {
        if self.is_of_course() {
            let step = self.course().resume_step(&self.home);
            self.reset(Reset::Stops);
            self.playback.jump(0);
            self.opened_at = Some(step);
            self.take_up(step);
        }
    }

    /// Whether the rules on show are a lesson's own, which the receiver of a link does not have.
    pub fn has_unlinked_rules(&self) -> bool {
        let is_own = !self.lesson.problem.topology().own_relations().is_empty();
        is_own && self.lessons.number_of(&self.lesson.id).is_none()
    }

    /// The link to what is shown, without branches.
    pub fn link(&self, view: View, language: Language) -> Link {
        let lesson = &self.lesson;
        // A lesson outside the course is unknown to the receiver of the link, and its id may be
        // any text.
        let id = Some(lesson.id.clone()).filter(|id| self.lessons.number_of(id).is_some());
        Link {
            problem: lesson.problem.clone(),
            boards: lesson.boards.clone(),
            step: self.playhead().position(),
            alignment: self.runs.alignment,
            leading: self.runs.leading().min(lesson.boards.len() - 1),
            view: view.id().to_owned(),
            language,
            lesson: id.unwrap_or_default(),
        }
    }
}

/// These boards without the runs of programs, which belong to another puzzle; at least one.
fn searches(mut boards: Vec<BoardSpec>) -> Vec<BoardSpec> {
    let goal = boards[0].goal;
    boards.retain(|board| board.program.is_none());
    if boards.is_empty() {
        boards.push(BoardSpec::search(Strategy::NAIVE, goal));
    }
    boards
}

/// The lesson that a link was made from, if the course has it unchanged; otherwise a lesson with
/// just the link's puzzle and boards.
pub fn lesson_of_link(link: Link, lessons: CourseLessons) -> Lesson {
    let number = lessons.number_of(&link.lesson);
    let known = number.and_then(|number| lessons.read(number));
    let known = known.filter(|lesson| is_of_link(&lesson.problem, &link.problem));
    let problem = match known {
        Some(lesson) if lesson.boards == link.boards => return lesson,
        Some(lesson) => lesson.problem,
        None => link.problem,
    };
    Lesson {
        id: "link".to_owned(),
        title: Text::of(|language: Language| language.word("link-title")),
        text: Text::of(|language: Language| language.word("link-text")),
        ..Lesson::bare(problem, link.boards)
    }
}
