//! Applying commands.

use super::bookmarks::Bookmark;
use super::destination::Destination;
use super::forks::FIRST_STEPS;
use super::{
    Act, Command, Edit, Lineup, Notice, Opened, Outcome, Playback, PuzzleSet, Session, SetCommand,
    Stops, Student, Switch, link,
};
use crate::analysis::alignment::Alignment;
use crate::explain::Language;
use crate::lesson::{BoardSpec, Lesson, Link, Text, View};
use crate::playhead::Direction;
use crate::puzzle::Family;
use crate::solver::Alternative;
use crate::timeline::Measure;
use std::sync::Arc;

impl Session {
    /// Applies a command, then moves the boards to wherever it leads.
    pub fn apply(&mut self, command: Command) -> Outcome {
        // A student at work must find the next move alone, on the same run.
        if self.student.is_some() && (command.is_of_playhead() || command.is_of_leader()) {
            return Outcome::default();
        }
        let mut outcome = Outcome::default();
        let was_over = matches!(self.notice, Some(Notice::LessonEnded | Notice::StopsPassed));
        if command.is_of_playhead() {
            self.notice = None;
        }
        if self.must_answer_first(&command) {
            self.notice = Some(Notice::AnswerFirst);
            return outcome;
        }
        if self.goes_on(&command) && self.leaves_result() {
            outcome.has_moved = self.settle();
            return outcome;
        }
        if command.is_of_playhead() {
            self.playback.end_showing();
            self.cancel_destinations();
        }
        if (command.is_of_playhead() || command.is_of_leader()) && !self.race_continues(&command) {
            self.end_race();
        }
        match command {
            Command::TogglePlay if self.playhead().is_playing() => self.pause(),
            Command::TogglePlay | Command::Play => self.play(),
            Command::Pause => self.pause(),
            Command::SetSpeed(speed) => self.playback.playhead.set_speed(speed),
            Command::Faster => self.playback.playhead.faster(),
            Command::Slower => self.playback.playhead.slower(),
            Command::ToggleBookmark => {
                let mark = Bookmark {
                    step: self.playhead().position(),
                    board: self.runs.leading(),
                };
                let is_set = self.bookmarks.toggle(mark, self.lineup.is_common());
                self.notice = Some(match is_set {
                    true => Notice::BookmarkSet,
                    false => Notice::BookmarkRemoved,
                });
            }
            Command::Step(steps) => {
                let last = self.last_step();
                self.pause();
                self.playback.playhead.step(steps, last);
            }
            Command::First => self.playback.jump(0),
            Command::Last => self.head_for(Destination::End),
            Command::GoTo(step) => self.head_for(Destination::Step(step)),
            Command::Percent(percent) => self.go_to_percent(percent),
            Command::Move(direction) => self.find(Measure::Moves, direction),
            Command::Find(kind, direction) => self.find(Measure::Events(kind), direction),
            Command::Out => self.head_for(Destination::Out),
            Command::Stop(Direction::Forward) if was_over => return self.open_next_lesson(),
            Command::Stop(direction) => outcome.view = self.go_to_stop(direction),
            Command::Difference(direction) => self.find_difference(direction),
            Command::Race if self.runs.is_alone() => self.notice = Some(Notice::RaceAlone),
            Command::Race => {
                self.begin_race();
                outcome.view = Some(View::Chart);
            }

            Command::ToggleExploring => {
                self.work.is_exploring = !self.work.is_exploring;
                self.work.extensions += u64::from(self.work.is_exploring);
            }
            Command::Lead(index) => self.lead(index),
            Command::Align(alignment) => self.align(alignment),
            // There is always a board.
            Command::SetBoards(specs) if specs.is_empty() => {}
            Command::SetBoards(specs) => {
                self.set_boards(specs);
                outcome.opened = Some(Opened::Boards);
            }
            Command::Fork(alternative) => self.fork(alternative),
            Command::DiscardBranch(index) => self.discard_branch(index),
            Command::DiscardLeadingBranch => self.discard_branch(self.runs.leading()),
            Command::RestoreBranch => self.restore_branch(),
            Command::Fold(index, fold) => {
                if let Some(run) = self.runs.list.get_mut(index) {
                    run.tree.fold(fold);
                }
            }
            Command::Reveal(switch) => self.reveal(switch),
            Command::Watch(watch) => self.work.watch = watch,

            Command::Open(lesson) => outcome = self.open(*lesson),
            Command::OpenLink(link) => outcome = self.open_link(*link),
            Command::OpenPuzzle(problem, boards, title) => {
                let bare = Lesson::bare((*problem).into(), boards);
                outcome = self.open(Lesson { title, ..bare });
            }
            Command::OpenOwn(boards) => {
                if let Some(problem) = self.editor.problem() {
                    let title = Text::of(|language: Language| language.word("editing-title"));
                    let bare = Lesson::bare(problem.into(), boards);
                    outcome = self.open(Lesson { title, ..bare });
                    let family = self.home.problem.topology().family();
                    // Queens and maps have no givens to begin with.
                    let has_givens = !matches!(family, Family::Queens(_) | Family::Map(_));
                    if has_givens && self.editor.is_empty() {
                        self.notice = Some(Notice::BoardEmpty);
                    }
                }
            }
            Command::TakeLesson { number, resumes } => outcome = self.take_lesson(number, resumes),
            Command::NextLesson => outcome = self.open_next_lesson(),
            Command::Reload(source) => outcome = self.reload(&source),
            Command::SavePlace => self.save_place(),
            Command::MergeProgress(roster) => self.roster = Arc::new(roster),
            Command::ChooseLearner(name) => {
                self.save_place();
                Arc::make_mut(&mut self.roster).choose(name);
                self.show_own_place();
            }
            Command::RemoveLearner(name) => {
                let is_current = self.roster.current() == name;
                Arc::make_mut(&mut self.roster).remove(&name);
                if is_current {
                    self.show_own_place();
                }
            }
            Command::ResetProgress => {
                Arc::make_mut(&mut self.roster).own().reset();
                self.show_own_place();
            }

            Command::Ask(switch) => {
                self.questions.switch(switch.of(self.questions.is_on()));
                if self.questions.is_on() {
                    self.pause();
                }
            }
            Command::CountClass(switch) => {
                let counts = switch.of(self.questions.counts_class());
                self.questions.count_class(counts);
                self.notice = match counts {
                    _ if self.is_asking() => None,
                    true => Some(Notice::ClassAnswers),
                    false => Some(Notice::OneAnswers),
                };
            }
            Command::Choose(option) => self.answer(|questions| questions.choose(option)),
            Command::Vote(option, by) => self.answer(|questions| questions.vote(option, by)),
            Command::SetVotes(option, votes) => self.questions.set_votes(option, votes),
            Command::JudgeClass => self.answer(super::Questions::judge_class),
            Command::RevealAnswer => self.reveal_answer(),
            Command::Type(typed) => self.type_answer(typed),
            Command::ShowAnswer => self.show_answer(),
            Command::Review(is_reviewing) => self.questions.review(is_reviewing),

            Command::Solve(switch) => self.solve(switch),
            Command::Student(act) => self.act(act),
            Command::Edit(Edit::PutShown) => self.editor.put(&self.lesson.problem),
            Command::Edit(edit) => self.editor.edit(edit),
            // The same puzzles keep their results.
            Command::OpenSet(set) if self.set.as_ref().is_some_and(|now| now.is_same(&set)) => {}
            Command::OpenSet(set) => self.set = Some(*set),
            Command::Set(command) => outcome = self.apply_to_set(command),
            Command::Notify(notice) => self.notice = Some(notice),
            Command::NotifyReading(notes) => {
                self.notice = (!notes.is_empty()).then_some(Notice::Reading);
                self.reading = notes;
            }
            Command::ClearNotice => self.notice = None,
        }
        self.resolve();
        outcome.has_moved |= self.settle();
        outcome
    }

    pub(super) fn pause(&mut self) {
        self.playback.playhead.pause();
    }

    fn play(&mut self) {
        if self.knows_end() && self.playhead().position() == self.last_step() {
            // A lesson goes on with the next one; elsewhere playing at the end starts over.
            if !self.lesson.stops.is_empty() {
                self.notice = Some(self.no_stop());
                return;
            }
            self.playback.playhead.go_to(0);
        }
        self.playback.playhead.play();
    }

    /// What is said where no stop comes any more.
    pub(super) fn no_stop(&self) -> Notice {
        if self.next_lesson().is_none() {
            Notice::NoFurther
        } else if self.stops.were_passed() {
            Notice::StopsPassed
        } else {
            Notice::LessonEnded
        }
    }

    fn open_next_lesson(&mut self) -> Outcome {
        match self.next_lesson() {
            Some(next) => self.take_lesson(next, false),
            None => {
                self.notice = Some(Notice::NoFurther);
                Outcome::default()
            }
        }
    }

    /// Changes the alignment. The leading board stays where it is.
    pub(super) fn align(&mut self, alignment: Alignment) {
        if self.hides_alignment(alignment) {
            self.notice = Some(Notice::FutureHidden);
            return;
        }
        self.playback.jump(self.runs.leader().moment().step());
        self.lineup.align(alignment);
        // Whether boards go together decides where the end of the lesson is.
        self.stops.forget();
    }

    pub(super) fn lead(&mut self, index: usize) {
        if index >= self.runs.len() {
            return;
        }
        let step = self.step_of(index);
        self.playback.playhead.go_to(step);
        self.lineup.stay_at(step);
        self.runs.lead(index);
    }

    /// Shows the puzzle on other boards. The text and the stops of a lesson are about its own boards, which they may
    /// tell apart as left and right. They stay where boards are only added to a single one, and are dropped otherwise.
    /// What is told of another puzzle stays true.
    fn set_boards(&mut self, specs: Vec<BoardSpec>) {
        self.student = None;
        let step = self.playhead().position();
        let gone = self.runs.replace(&self.home.problem, &specs);
        self.forks.put_away_branches(gone);
        let own = &self.home.boards;
        self.lesson = if *own == specs || *own == specs[..1] {
            Lesson {
                boards: specs,
                ..self.home.clone()
            }
        } else {
            let text = if self.home.is_bare() {
                self.home.text.clone()
            } else {
                Text::of(|language: Language| language.word("own-boards-text"))
            };
            Lesson {
                text,
                boards: specs,
                stops: Vec::new(),
                ..self.home.clone()
            }
        };
        self.change_boards();
        self.bookmarks.clear();
        self.restart_stops();
        self.work.is_exploring = true;
        self.head_for_step(step);
    }

    /// Resets what depended on the set of boards after some were added or removed.
    fn change_boards(&mut self) {
        self.end_race();
        self.lineup.unsettle();
        self.work.difference = None;
        self.difference = None;
        self.questions.forget_now();
    }

    fn restart_stops(&mut self) {
        self.stops = Stops::of(&self.lesson);
        self.questions.forget();
        self.playback.end_showing();
    }

    fn fork(&mut self, alternative: Alternative) {
        if self.runs.is_full() {
            self.notice = Some(Notice::ForkFull);
            return;
        }
        let run = self.runs.leader();
        let step = run.moment().step();
        let Ok(mut timeline) = run.timeline().fork(step, alternative) else {
            self.notice = Some(Notice::ForkNone);
            return;
        };
        timeline.explore(FIRST_STEPS);
        self.runs.push(timeline);
        self.align(Alignment::Step);
        self.work.is_exploring = true;
        self.change_boards();
        // Show where the branch leaves its run.
        self.jump_to(step + 1);
    }

    fn discard_branch(&mut self, index: usize) {
        if self
            .runs
            .iter()
            .nth(index)
            .is_none_or(|run| run.fork().is_none())
        {
            self.notice = Some(Notice::ForkNotABranch);
            return;
        }
        let step = self.playhead().position();
        let run = self.runs.remove(index);
        self.forks.put_away(index, run);
        self.bookmarks.remove_board(index);
        self.change_boards();
        self.head_for_step(step);
        self.notice = Some(Notice::ForkDiscarded);
    }

    fn restore_branch(&mut self) {
        if self.runs.is_full() {
            self.notice = Some(Notice::ForkFull);
        } else if let Some((index, run)) = self.forks.restore_latest() {
            // Branches come after the lesson's own boards, which its stops know by number.
            let index = index.max(self.lesson.boards.len()).min(self.runs.len());
            self.runs.insert(index, run);
            self.bookmarks.insert_board(index);
            self.change_boards();
            self.notice = None;
        }
    }

    /// Opens another lesson at its start.
    fn open(&mut self, lesson: Lesson) -> Outcome {
        self.save_place();
        self.fault = None;
        self.home = lesson.clone();
        self.lesson = lesson;
        self.reveals = None;
        self.start_boards();
        self.opened_at = Some(0);
        Outcome {
            opened: Some(Opened::Lesson),
            view: Some(self.lesson.view),
            ..Outcome::default()
        }
    }

    fn start_boards(&mut self) {
        self.runs.restart(&self.lesson.problem, &self.lesson.boards);
        self.student = None;
        self.forks = super::Forks::default();
        self.change_boards();
        self.lineup = Lineup::new(self.lesson.alignment);
        self.playback = Playback::new(self.lesson.speed);
        self.bookmarks.clear();
        self.restart_stops();
        self.notice = None;
        self.work.is_exploring = true;
        self.work.extensions = 0;
        self.destination = None;
    }

    fn open_link(&mut self, link: Link) -> Outcome {
        let (step, view, language) = (link.step, View::from_id(&link.view), link.language);
        let (alignment, leading) = (link.alignment, link.leading);
        let opened = self.open(link::lesson(link, self.shelf));
        self.align(alignment);
        self.lead(leading);
        self.head_for_step(step);
        Outcome {
            view: view.or(opened.view),
            language: Some(language),
            ..opened
        }
    }

    /// Opens a lesson of the course: at its start, or with `resumes` where it was left unless it
    /// has been finished.
    fn take_lesson(&mut self, number: usize, resumes: bool) -> Outcome {
        let Some(lesson) = self.shelf.read(number) else {
            return Outcome::default();
        };
        let step = self.course().resume_step(&lesson);
        let outcome = self.open(lesson);
        if resumes && step > 0 {
            self.opened_at = Some(step);
            self.head_for_step(step);
        }
        outcome
    }

    /// Shows a new version of the lesson and keeps the place. If it cannot be read, the last good
    /// version stays.
    fn reload(&mut self, source: &str) -> Outcome {
        match Lesson::read(source) {
            Ok(lesson) => {
                self.fault = None;
                self.replace(lesson)
            }
            Err(fault) => {
                self.fault = Some(fault);
                Outcome::default()
            }
        }
    }

    fn replace(&mut self, lesson: Lesson) -> Outcome {
        let (step, leading) = (self.playhead().position(), self.runs.leading());
        let is_same = self.lesson.problem == lesson.problem && self.lesson.boards == lesson.boards;
        self.home = lesson.clone();
        self.lesson = lesson;
        // Keep what has been explored if the searches are the same.
        if is_same {
            self.restart_stops();
            self.work.is_exploring = true;
            return Outcome::default();
        }
        self.start_boards();
        self.lead(leading.min(self.runs.len() - 1));
        self.head_for_step(step);
        Outcome {
            opened: Some(Opened::Boards),
            ..Outcome::default()
        }
    }

    /// Records where the current lesson is left. One that was only opened is not taken up yet.
    pub(super) fn save_place(&mut self) {
        let step = self.playhead().position();
        let is_only_open =
            self.opened_at == Some(step) || self.opened_at.is_some() && self.destination.is_some();
        if !is_only_open && self.shelf.number_of(&self.home.id).is_some() {
            self.opened_at = None;
            Arc::make_mut(&mut self.roster)
                .own()
                .leave(&self.home.id, step);
        }
    }

    /// Shows the lesson where the current learner left it, with nothing answered.
    fn show_own_place(&mut self) {
        if self.shelf.number_of(&self.home.id).is_some() {
            let step = self.course().resume_step(&self.home);
            self.student = None;
            self.questions.forget();
            self.playback.end_showing();
            self.jump_to(0);
            self.opened_at = Some(step);
            self.head_for_step(step);
        }
    }

    /// Hands the leading board over to a student from the step shown, or from the start if that is
    /// the last one. If a student is at work already, toggling shows the summary.
    fn solve(&mut self, switch: Switch) {
        match (switch, &mut self.student) {
            (Switch::Off, _) => self.student = None,
            (Switch::On, Some(_)) => {}
            (Switch::Toggle, Some(_)) => self.act(Act::SumUp),
            (Switch::On | Switch::Toggle, None) => {
                let run = self.runs.leader_mut();
                let step = if run.is_at_end() {
                    0
                } else {
                    run.moment.step()
                };
                self.begin_solving(step);
            }
        }
    }

    fn begin_solving(&mut self, step: u64) {
        let run = self.runs.leader_mut();
        self.student = Some(Student::new(&mut run.timeline, &run.moment, step));
        self.follow_student();
    }

    fn act(&mut self, act: Act) {
        let Some(student) = &mut self.student else {
            return;
        };
        match act {
            Act::Leave => self.student = None,
            Act::Again => {
                let start = student.start();
                self.runs.leader_mut().go_to(start);
                self.begin_solving(start);
            }
            _ => {
                student.act(act, &mut self.runs.leader_mut().timeline);
                self.follow_student();
            }
        }
    }

    fn follow_student(&mut self) {
        if let Some(student) = &self.student {
            let step = student.step();
            self.jump_to(step);
        }
    }

    fn apply_to_set(&mut self, command: SetCommand) -> Outcome {
        let goal = self.lesson.boards[0].goal;
        let Some(set) = &mut self.set else {
            return Outcome::default();
        };
        match command {
            SetCommand::Toggle(strategy) => set.toggle(strategy),
            SetCommand::Limit(steps) => set.limit(steps),
            SetCommand::Start => set.start(goal),
            SetCommand::Stop => set.stop(),
            SetCommand::Note(done) => set.note(done),
            SetCommand::Open(number) => {
                let lesson = puzzle_of(set, number, goal);
                return lesson.map_or_else(Outcome::default, |lesson| self.open(lesson));
            }
        }
        Outcome::default()
    }
}

/// A puzzle of the set, on one board per strategy.
fn puzzle_of(set: &PuzzleSet, number: usize, goal: crate::solver::Goal) -> Option<Lesson> {
    let problem = set.puzzles().get(number)?.clone();
    let name = set.names()[number].clone();
    let board = |strategy: &_| BoardSpec {
        strategy: *strategy,
        goal,
    };
    let boards = set.strategies().iter().map(board).collect();
    Some(Lesson {
        title: Text::of(|_| name.clone()),
        ..Lesson::bare(problem.into(), boards)
    })
}
