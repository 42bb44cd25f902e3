//! Going to steps, moves, stops and differences. Where the playhead is to go may lie beyond the
//! explored part of a run; it goes there once the step is known.

use super::{Notice, Session};
use crate::analysis::difference::DifferenceSearch;
use crate::lesson::{Quantity, Stop, StopAt, View};
use crate::playhead::Direction;
use crate::timeline::{Found, Measure};

/// Where the playhead is to go.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Destination {
    /// The end of the run.
    End,
    /// A step, or the end of a shorter run.
    Step(u64),
    /// The next event counted by this measure.
    Next(Measure),
    /// Where the current guess is taken back, or the next solution.
    Out,
    /// The next stop of the lesson.
    Stop,
}

impl Session {
    /// Cancels every pending destination.
    pub(super) fn cancel_destinations(&mut self) {
        self.destination = None;
        self.work.difference = None;
        self.work.seeker = None;
    }

    /// Whether the viewer waits for something that has not been explored yet.
    pub fn is_waiting(&self) -> bool {
        self.destination.is_some()
            || self.work.difference.is_some()
            || self.is_seeking()
            || self.prepares_race()
    }

    /// The share of the way to what the viewer waits for that has been explored or searched, from 0 to 1; `None`
    /// if it is not known how far that is. The ends of runs are known from what the lesson claims.
    pub fn share_explored(&self) -> Option<f64> {
        if let Some(seeker) = &self.work.seeker {
            return seeker.share(self.runs[seeker.board()].timeline());
        }
        let (at, board) = match self.destination {
            Some(Destination::Step(step)) => (StopAt::Step(step), Some(self.runs.leading())),
            Some(Destination::Stop) => {
                let stop = self.lesson.stops.get(self.stops.steps().len())?;
                (stop.at, stop.board)
            }
            Some(Destination::End) => (StopAt::End, None),
            None if self.prepares_race() => (StopAt::End, None),
            Some(Destination::Next(_) | Destination::Out) | None => return None,
        };
        // A stop without a board is on the first one, and the end is the end of all runs.
        let boards = match board {
            None if at == StopAt::End => 0..self.runs.len(),
            board => {
                let board = board.unwrap_or_default();
                board..board + 1
            }
        };
        let shares: Option<Vec<f64>> = boards.map(|board| self.share_of(board, at)).collect();
        shares?
            .into_iter()
            .reduce(f64::min)
            .filter(|share| *share <= 1.0)
    }

    /// The share of the way to a place in the run of a board that has been explored.
    fn share_of(&self, board: usize, at: StopAt) -> Option<f64> {
        let run = self.runs.get(board)?;
        let timeline = run.timeline();
        if timeline.length().is_some() {
            return Some(1.0);
        }
        let counters = timeline.frontier().counters();
        let (done, whole) = match at {
            StopAt::Step(step) => (timeline.explored(), step),
            StopAt::Event(kind, nth) => (counters.of(kind), nth),
            StopAt::End => {
                let home = self.home();
                let own = home.boards.get(board)?.strategy;
                if own != run.last_strategy() || run.fork().is_some() {
                    return None;
                }
                let claims = home.claims.iter().filter(|claim| {
                    let is_whole = claim.at.is_none() && claim.over.is_none();
                    is_whole && claim.problem.is_none() && claim.board == board
                });
                let mut counts = claims.filter_map(|claim| match claim.quantity {
                    Quantity::Counter(counter) => Some((counter.of(&counters), claim.value?)),
                    _ => None,
                });
                counts.find(|(_, whole)| *whole > 0)?
            }
            StopAt::Depth(_) | StopAt::Cell(_) | StopAt::Difference(_) | StopAt::Doom => {
                return None;
            }
        };
        (whole > 0).then(|| done as f64 / whole as f64)
    }

    pub(super) fn head_for(&mut self, destination: Destination) {
        self.playback.playhead.pause();
        self.destination = Some(destination);
    }

    /// Goes to a step as soon as it has been explored.
    pub(super) fn head_for_step(&mut self, step: u64) {
        self.destination = Some(Destination::Step(step));
    }

    /// The step that is shown, or the one that is shown as soon as it has been explored.
    pub fn headed_for(&self) -> u64 {
        match self.destination {
            Some(Destination::Step(step)) => step,
            Some(
                Destination::End | Destination::Next(_) | Destination::Out | Destination::Stop,
            )
            | None => self.playhead().position(),
        }
    }

    /// The step of a destination, if it is known by now.
    fn step_of_destination(&self, destination: Destination) -> Found {
        let (last, knows_end) = (self.last_step(), self.knows_end());
        let leader = self.runs.leader();
        match destination {
            Destination::Step(step) if step <= last => Found::At(step),
            Destination::End | Destination::Step(_) if knows_end => Found::At(last),
            Destination::End | Destination::Step(_) => Found::NotYet,
            Destination::Next(measure) => leader.timeline().next(measure, leader.moment()),
            Destination::Out => leader.timeline().out(leader.moment()),
            Destination::Stop => {
                let position = self.playhead().position();
                match self.stops.next(position, Direction::Forward) {
                    Some(step) => Found::At(step),
                    None if self.stops.are_over => Found::Never,
                    None => Found::NotYet,
                }
            }
        }
    }

    /// Goes to the pending destination if its step is known by now. Returns the view that a stop
    /// there asks for.
    pub(super) fn resolve(&mut self) -> Option<View> {
        let destination = self.destination?;
        let mut view = None;
        let notice = match self.step_of_destination(destination) {
            // The end of a run that still goes on is its newest step, whichever that is.
            Found::NotYet if destination == Destination::End && self.runs.leader().is_live() => {
                let last = self.last_step();
                self.playback.playhead.go_to(last);
                return None;
            }
            Found::NotYet if self.work.is_exploring || self.runs.leader().is_live() => {
                self.notice = Some(Notice::Looking);
                return None;
            }
            Found::At(step) => {
                self.playback.playhead.go_to(step);
                if destination == Destination::Stop {
                    view = self.view_of_stop();
                }
                self.notice.filter(|notice| *notice != Notice::Looking)
            }
            Found::Never if destination == Destination::Stop => Some(self.no_stop()),
            Found::Never => Some(Notice::NoFurther),
            Found::NotYet => {
                if destination == Destination::End {
                    let last = self.last_step();
                    self.playback.playhead.go_to(last);
                }
                Some(Notice::NotExplored)
            }
        };
        self.destination = None;
        self.notice = notice;
        view
    }

    pub(super) fn go_to_percent(&mut self, percent: u8) {
        self.playback.jump(self.step_at(percent));
        if self.runs.are_unfinished() {
            self.notice = Some(Notice::PercentOfExplored);
        }
    }

    /// The step at a share of what is known of the run.
    pub(super) fn step_at(&self, percent: u8) -> u64 {
        let step = u128::from(self.last_step()) * u128::from(percent) / 100;
        step as u64
    }

    pub(super) fn find(&mut self, measure: Measure, direction: Direction) {
        if direction == Direction::Forward {
            return self.head_for(Destination::Next(measure));
        }
        let run = self.runs.leader_mut();
        match run.timeline.previous(measure, &run.moment) {
            Found::At(step) => self.playback.jump(step),
            Found::NotYet | Found::Never => {
                self.playback.playhead.pause();
                self.notice = Some(Notice::NoFurther);
            }
        }
    }

    /// Goes to the next or previous fault of the leading program, or of the first one.
    pub(super) fn find_fault(&mut self, direction: Direction) {
        self.playback.playhead.pause();
        let runs = 0..self.runs.len();
        let is_judged = |index: &usize| self.runs[*index].judge.judge().is_some();
        let leading = Some(self.runs.leading()).filter(is_judged);
        let Some(index) = leading.or_else(|| runs.into_iter().find(is_judged)) else {
            let is_to_come = self.runs.iter().any(super::Run::is_live);
            self.notice = Some(match is_to_come {
                true => Notice::NotJudgedYet,
                false => Notice::NotJudged,
            });
            return;
        };
        self.lead(index);
        let here = self.runs[index].moment().step();
        let mut steps = self.runs[index]
            .judge
            .faults()
            .iter()
            .map(|fault| fault.step);
        let found = match direction {
            Direction::Forward => steps.find(|step| *step > here),
            Direction::Back => steps.rfind(|step| *step < here),
        };
        match found {
            Some(step) => self.head_for_step(step),
            None => {
                let judge = self.runs[index].judge.judge();
                let has_more = judge.is_some_and(|judge| judge.last_step() > here);
                self.notice = Some(match direction {
                    Direction::Forward if has_more => Notice::FaultsNotKept,
                    Direction::Forward | Direction::Back => Notice::NoFurther,
                });
            }
        }
    }

    pub(super) fn find_difference(&mut self, direction: Direction) {
        self.playback.playhead.pause();
        let Some(rival) = self.runs.rival() else {
            self.notice = Some(Notice::DifferenceAlone);
            return;
        };
        let boards = [self.runs.leading(), rival];
        let moments = boards.map(|index| self.runs[index].moment());
        let search = match direction {
            Direction::Forward => DifferenceSearch::forwards(moments),
            Direction::Back => DifferenceSearch::backwards(moments),
        };
        self.work.difference = Some((boards, search));
    }

    /// Goes to the next or previous stop. Returns the view it asks for.
    pub(super) fn go_to_stop(&mut self, direction: Direction) -> Option<View> {
        if !self.leads_stops() {
            self.lead(0);
        }
        let before = self.current_stop();
        match self.stops.next(self.playhead().position(), direction) {
            Some(step) => {
                self.playback.jump(step);
                match direction {
                    Direction::Forward => self.view_of_stop(),
                    Direction::Back => self.view_before(before?),
                }
            }
            // It may not have been found yet.
            None if direction == Direction::Forward => {
                self.head_for(Destination::Stop);
                self.resolve()
            }
            None => {
                self.playback.playhead.pause();
                self.notice = Some(Notice::NoFurther);
                None
            }
        }
    }

    /// The notice where no stop comes any more.
    pub(super) fn no_stop(&self) -> Notice {
        if self.stands_alone() {
            Notice::LessonAlone
        } else if self.next_lesson().is_none() {
            Notice::NoFurther
        } else if self.stops.were_passed() {
            Notice::StopsPassed
        } else {
            Notice::LessonEnded
        }
    }

    /// The view at the playhead, if a later stop, up to `last`, has requested another.
    fn view_before(&self, last: usize) -> Option<View> {
        let next = self.current_stop().map_or(0, |here| here + 1);
        let view_of = |stops: &[Stop]| stops.iter().rev().find_map(|stop| stop.view);
        let (before, after) = self.lesson.stops[..=last].split_at(next);
        view_of(after)?;
        view_of(before).or(Some(self.lesson.view))
    }

    /// The view that the stops up to here have requested last.
    pub fn view_asked(&self) -> Option<View> {
        let stops = &self.lesson.stops[..=self.current_stop()?];
        stops.iter().rev().find_map(|stop| stop.view)
    }

    /// The view requested by the stop at the playhead. The stop's board leads from here on if that
    /// view is about one board, if the stop names its board, or if the leading board is hidden or
    /// has nothing more to show.
    pub(super) fn view_of_stop(&mut self) -> Option<View> {
        let stop = &self.lesson.stops[self.stop_here()?];
        let (view, board) = (stop.view, stop.board());
        let is_of_one_board = view.is_some_and(View::is_of_one_board) || stop.board.is_some();
        let (leading, step) = (self.runs.leading(), self.playhead().position());
        let ends = |index: usize| {
            let length = self.runs[index].timeline().length();
            length.is_some_and(|end| end <= step)
        };
        let has_ended = ends(leading) && !ends(board);
        let is_hidden = (stop.ask.as_ref()).is_some_and(|ask| ask.hide.contains(&leading));
        if (is_of_one_board || has_ended || is_hidden) && self.runs.share_steps() {
            self.runs.lead(board);
        }
        view
    }
}
