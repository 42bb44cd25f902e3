//! Applying commands.

use super::command::{Effect, Onward};
use super::course::CourseProgress;
use super::navigation::Destination;
use super::{
    Act, Command, Edit, Mode, Notice, Opened, Session, SessionChange, SetCommand, Student, Switch,
};
use crate::analysis::alignment::Alignment;
use crate::explain::Language;
use crate::lesson::{BoardSpec, Lesson, Text, View};
use crate::playhead::Direction;
use crate::timeline::Measure;
use std::sync::Arc;

impl Session {
    /// Applies a command, then moves the boards to wherever it leads.
    pub fn apply(&mut self, command: Command) -> SessionChange {
        let (effect, onward) = command.traits();
        let moves_playhead = !matches!(effect, Effect::None | Effect::Leads);
        // A student at work must find the next move alone, on the same run.
        if self.student().is_some() && effect != Effect::None {
            return SessionChange::default();
        }
        let mut outcome = SessionChange {
            compares: matches!(effect, Effect::Compares | Effect::Races),
            ..SessionChange::default()
        };
        let was_over = matches!(self.notice, Some(Notice::LessonEnded | Notice::StopsPassed));
        // A view that the viewer has chosen stays, unless a question hides it.
        let view_asked = self.view_asked().unwrap_or(self.lesson.view);
        let (walks, view) = (effect == Effect::Walks, self.work.watch.view);
        let follows_stops = walks && view == Some(view_asked);
        if moves_playhead {
            self.notice = None;
        }
        if self.goes_on(onward) {
            if self.questions.holds() {
                self.notice = Some(Notice::AnswerFirst);
                return outcome;
            }
            if self.leaves_result() {
                outcome.has_moved = self.settle();
                // What asks for the next lesson gets it, unless the stop asks a question.
                if !matches!(command, Command::NextLesson) || self.questions.holds() {
                    return outcome;
                }
            }
        }
        if moves_playhead {
            self.playback.end_showing();
            self.cancel_destinations();
        }
        if effect != Effect::None && !self.race_continues(effect) {
            self.end_race();
        }
        self.carry_out(command, was_over, &mut outcome);
        self.resolve();
        outcome.has_moved |= self.settle();
        let is_hidden = walks && view.is_some_and(|view| self.hides_view(view));
        if (follows_stops || is_hidden) && outcome.has_moved {
            outcome.view = self.view_of_stop();
        }
        let is_of_all = matches!(effect, Effect::Stops | Effect::Races);
        outcome.shows_all = is_of_all && outcome.has_moved;
        outcome
    }

    /// Whether a command goes on with the run or the course now.
    fn goes_on(&self, onward: Onward) -> bool {
        match onward {
            Onward::No => false,
            Onward::Yes => true,
            Onward::IfPaused => !self.playhead().is_playing(),
            Onward::IfAhead(percent) => self.step_at(percent) > self.playhead().position(),
        }
    }

    fn carry_out(&mut self, command: Command, was_over: bool, outcome: &mut SessionChange) {
        match command {
            Command::TogglePlay if self.playhead().is_playing() => self.playback.playhead.pause(),
            Command::TogglePlay | Command::Play => self.play(),
            Command::Pause => self.playback.playhead.pause(),
            Command::SetSpeed(speed) => self.playback.playhead.set_speed(speed),
            Command::Faster => self.playback.playhead.faster(),
            Command::Slower => self.playback.playhead.slower(),
            Command::ToggleBookmark => {
                let step = self.playhead().position();
                self.notice = Some(if self.bookmarks.remove(&step) {
                    Notice::BookmarkRemoved
                } else {
                    self.bookmarks.insert(step);
                    Notice::BookmarkSet
                });
            }
            Command::Step(steps) => {
                let last = self.last_step();
                self.playback.playhead.pause();
                self.playback.playhead.step(steps, last);
            }
            Command::Last => self.head_for(Destination::End),
            Command::GoTo(step) => self.head_for(Destination::Step(step)),
            Command::Percent(percent) => self.go_to_percent(percent),
            Command::Move(direction) => self.find(Measure::Moves, direction),
            Command::Find(kind, direction) => self.find(Measure::Events(kind), direction),
            Command::Out => self.head_for(Destination::Out),
            Command::Stop(Direction::Forward) if was_over => *outcome = self.open_next_lesson(),
            Command::Stop(direction) => outcome.view = self.go_to_stop(direction),
            Command::Difference(direction) => self.find_difference(direction),
            Command::When(when, direction) => self.find_when(when, direction),
            Command::Fault(direction) => self.find_fault(direction),
            Command::Race if self.runs.is_alone() => self.notice = Some(Notice::RaceAlone),
            Command::Race if self.questions.holds() => self.notice = Some(Notice::AnswerFirst),
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
            // No search knows the rules of a free board.
            Command::SetBoards(specs)
                if !self.runs.leader().knows_rules()
                    && specs.iter().any(|spec| spec.program.is_none()) =>
            {
                self.notice = Some(Notice::RulesUnknown);
            }
            Command::SetBoards(specs) => {
                self.set_boards(specs);
                outcome.opened = Some(Opened::Boards);
            }
            Command::Fork(alternative) => outcome.opened = self.fork(alternative),
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

            Command::Open(lesson) => *outcome = self.open(*lesson),
            Command::OpenLink(link) => *outcome = self.open_link(*link),
            Command::OpenPuzzle(problem, boards, title, notes) => {
                *outcome = self.open_bare(*problem, boards, title);
                let reading = (!notes.is_empty()).then_some(Notice::Reading);
                self.notice = reading.or(self.notice);
                self.reading = notes;
            }
            Command::OpenProgram(program) => {
                if let Some(lesson) = Lesson::of_program(*program) {
                    *outcome = self.open(lesson);
                }
            }
            Command::FollowProgram(program) => self.follow_program(&program),
            Command::OpenOwn(boards) => *outcome = self.open_own(boards),
            Command::TakeLesson { number, resumes } => *outcome = self.take_lesson(number, resumes),
            Command::TakeUp(step) => self.take_up(step),
            Command::NextLesson => *outcome = self.open_next_lesson(),
            Command::Reload(source) => *outcome = self.reload(*source),
            Command::SavePlace => self.save_place(),
            Command::MergeProgress(roster) => self.roster = Arc::new(roster),
            Command::ChooseLearner(name) => {
                self.save_place();
                Arc::make_mut(&mut self.roster).choose(name);
                self.show_own_place();
            }
            Command::RemoveLearner(name) => {
                let is_current = self.roster.current == name;
                Arc::make_mut(&mut self.roster).remove(&name);
                if is_current {
                    self.show_own_place();
                }
            }
            Command::ResetProgress => {
                *Arc::make_mut(&mut self.roster).own() = CourseProgress::default();
                self.show_own_place();
            }

            Command::Ask(switch) => {
                self.questions.switch(switch.of(self.questions.is_on));
                if self.questions.is_on {
                    self.playback.playhead.pause();
                }
            }
            Command::CountClass(switch) => {
                let counts = switch.of(self.questions.counts_class);
                self.questions.counts_class = counts;
                self.notice = match counts {
                    _ if self.is_asking() => None,
                    true => Some(Notice::ClassAnswers),
                    false => Some(Notice::OneAnswers),
                };
            }
            Command::Choose(option) => self.answer(|questions| questions.choose(option)),
            Command::Vote(option, by) => self.answer(|questions| questions.vote(option, by)),
            Command::JudgeClass => self.answer(super::Questions::judge_class),
            Command::MoveLine(item, place) => self.put_line(item, place),
            Command::RevealAnswer => self.reveal_answer(),
            Command::Type(typed) => self.type_answer(typed),
            Command::ShowAnswer => self.show_answer(),
            Command::Review(is_reviewing) => self.questions.is_reviewing = is_reviewing,

            Command::Solve(switch) => outcome.opened = self.solve(switch),
            Command::Student(act) => self.act(act),
            Command::Edit(Edit::PutShown) => self.editor.put(&self.lesson.problem),
            Command::Edit(edit) => self.editor.edit(edit),
            // The same puzzles keep their results.
            Command::OpenSet(set) if self.set.as_ref().is_some_and(|now| now.is_same(&set)) => {}
            Command::OpenSet(set) => self.set = Some(*set),
            Command::Set(SetCommand::Open(number)) => *outcome = self.open_of_set(number),
            Command::Set(command) => {
                let goal = self.lesson.boards[0].goal;
                if let Some(set) = &mut self.set {
                    set.apply(command, goal);
                }
            }
            Command::Notify(notice) => self.notice = Some(notice),
            Command::Tell(words) => {
                self.told.clear();
                self.tell(words);
            }
            Command::ClearNotice => self.notice = None,
        }
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

    fn open_next_lesson(&mut self) -> SessionChange {
        match self.next_lesson() {
            Some(next) => self.take_lesson(next, false),
            None => {
                self.notice = Some(self.no_stop());
                SessionChange::default()
            }
        }
    }

    /// Opens the editor's puzzle, unless it is not one yet.
    fn open_own(&mut self, boards: Vec<BoardSpec>) -> SessionChange {
        let Ok(problem) = self.editor.sketch.problem() else {
            return SessionChange::default();
        };
        let title = Text::of(|language: Language| language.word("editing-title"));
        self.open_bare(problem, boards, title)
    }

    /// Changes the alignment. The leading board stays where it is.
    pub(super) fn align(&mut self, alignment: Alignment) {
        if self.hides_alignment(alignment) {
            self.notice = Some(Notice::FutureHidden);
            return;
        }
        self.playback.jump(self.runs.leader().moment().step());
        self.runs.align(alignment);
        // Whether boards share their steps decides where the end of the lesson is.
        self.stops.forget();
    }

    pub(super) fn lead(&mut self, index: usize) {
        if index >= self.runs.len() {
            return;
        }
        let step = self.step_of(index);
        self.playback.playhead.go_to(step);
        // No board moves before the playhead does.
        self.runs.aligned_at = step;
        self.runs.lead(index);
    }

    /// Hands the leading board over to a student from the step shown, or from the start if that is
    /// the last one. If a student is at work already, toggling shows the summary. Returns what was
    /// opened.
    fn solve(&mut self, switch: Switch) -> Option<Opened> {
        match (switch, self.student().is_some()) {
            (Switch::Off, true) => self.mode = Mode::Watching,
            (Switch::Off, false) | (Switch::On, true) => {}
            (Switch::Toggle, true) => self.act(Act::SumUp),
            (Switch::On | Switch::Toggle, false) if self.runs.leader().program().is_some() => {
                self.notice = Some(Notice::NotOfPrograms);
            }
            (Switch::On | Switch::Toggle, false) => {
                self.end_race();
                let run = self.runs.leader();
                let step = run.moment.step();
                self.begin_solving(if run.is_at_end() { 0 } else { step });
                return Some(Opened::Exercise);
            }
        }
        None
    }

    fn begin_solving(&mut self, step: u64) {
        let run = self.runs.leader_mut();
        let student = Student::new(&mut run.timeline, &run.moment, step);
        let step = student.exercise.step();
        self.mode = Mode::Solving(student);
        self.show_work(step);
    }

    /// Passes an action to the student at work, if there is one.
    fn act(&mut self, act: Act) {
        let Mode::Solving(student) = &mut self.mode else {
            return;
        };
        match act {
            Act::Leave => self.mode = Mode::Watching,
            Act::Again => {
                let start = student.start;
                self.runs.leader_mut().go_to(start);
                self.begin_solving(start);
            }
            act => {
                student.act(act, &mut self.runs.leader_mut().timeline);
                let step = student.exercise.step();
                self.show_work(step);
            }
        }
    }

    /// Shows the step that a student has reached.
    fn show_work(&mut self, step: u64) {
        self.cancel_destinations();
        self.playback.jump(step);
    }
}
