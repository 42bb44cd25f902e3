//! Passing time: plays the run and does background work in slices.

use super::playback::MeasuredSpeed;
use super::race::{LONGEST, Race, RacePhase};
use super::run::Run;
use super::work::BackgroundJob;
use super::{Notice, Session, SessionChange};
use crate::lesson::View;
use crate::timeline::{Found, Timeline};
use std::sync::Arc;

/// Steps per slice in which a difference is looked for.
const DIFFERENCE_SLICE: u64 = 1 << 11;

impl Session {
    /// Advances playback by `dt` seconds and does up to `slices` slices of background work.
    pub fn advance(&mut self, dt: f64, slices: usize) -> SessionChange {
        let mut has_moved = self.work(slices);
        self.stops.find(&self.lesson, &self.runs);
        let arrived = self.resolve();
        let is_racing = self
            .race()
            .is_some_and(|race| race.phase != RacePhase::Over);
        let view = if is_racing {
            self.race_on(dt);
            None
        } else {
            self.play_on(dt)
        };
        has_moved |= self.settle();
        if has_moved {
            // A playing run would otherwise stay ahead of the slices handed out before it.
            self.work(1);
        }
        SessionChange {
            has_moved,
            view: view.or(arrived),
            ..SessionChange::default()
        }
    }

    /// Whether any background work is pending.
    pub fn is_working(&self) -> bool {
        BackgroundJob::ALL.into_iter().any(|job| self.is_open(job))
    }

    /// Whether everything the viewer asked for has been worked out. Exploration may still be
    /// running.
    pub fn is_settled(&self) -> bool {
        let mut jobs = BackgroundJob::ALL
            .into_iter()
            .filter(|job| *job != BackgroundJob::Explore);
        self.destination.is_none() && !self.prepares_race() && !jobs.any(|job| self.is_open(job))
    }

    /// Seconds until something changes by itself; `None` when nothing is playing.
    pub fn next_change_in(&self) -> Option<f64> {
        if self.race().is_some_and(Race::is_running) && self.playhead().is_playing() {
            return Some(0.0);
        }
        // Slow playback sleeps until the next step; fast playback takes every frame.
        let due = self.playhead().next_step_in()?;
        Some(if due < 1.0 / 60.0 { 0.0 } else { due })
    }

    /// Does at most this many slices of every open job. Returns whether any board moved.
    fn work(&mut self, slices: usize) -> bool {
        let mut has_moved = false;
        for _ in 0..slices {
            let open = BackgroundJob::ALL
                .into_iter()
                .filter(|job| self.is_open(*job));
            let open: Vec<_> = open.collect();
            if open.is_empty() {
                break;
            }
            for job in open {
                has_moved |= self.work_on(job);
            }
        }
        has_moved
    }

    fn is_open(&self, job: BackgroundJob) -> bool {
        let work = &self.work;
        let mut runs = self.runs.iter();
        match job {
            BackgroundJob::Explore => work.is_exploring && self.runs.are_unfinished(),
            BackgroundJob::Seek => self.is_seeking(),
            BackgroundJob::Difference => work.difference.is_some(),
            BackgroundJob::Trees => {
                let mut indices = 0..self.runs.len();
                work.watch.trees && indices.any(|index| self.has_tree_work(index))
            }
            BackgroundJob::Doom => {
                work.watch.doom && !self.hides_future() && runs.any(|run| run.has_doom_work())
            }
            BackgroundJob::Estimate => {
                work.watch.estimates && !self.hides_future() && runs.any(Run::has_estimate_work)
            }
            BackgroundJob::Reason => self.has_reason_work(),
            BackgroundJob::Heat => {
                let span = work.watch.heat.map(|span| self.heat_span(span));
                span.is_some_and(|span| runs.any(|run| run.has_heat_work(span)))
            }
            BackgroundJob::Nogoods => work.watch.nogoods && runs.any(|run| run.has_nogood_work()),
            BackgroundJob::Judge => runs.any(Run::has_judge_work),
            BackgroundJob::Editor => work.watch.editor && self.editor.is_busy(),
        }
    }

    fn has_tree_work(&self, index: usize) -> bool {
        let run = &self.runs[index];
        (run.tree).grows(run.moment.step(), &self.visibility(index).counters)
    }

    /// Does one slice of a job. Returns whether any board moved.
    fn work_on(&mut self, job: BackgroundJob) -> bool {
        let least = if self.prepares_race() { LONGEST } else { 0 };
        let heat = self.work.watch.heat.map(|span| self.heat_span(span));
        let runs = &mut self.runs;
        match job {
            BackgroundJob::Explore => {
                self.work.is_exploring = false;
                for run in &mut runs.list {
                    self.work.is_exploring |= run.explore(self.work.extensions, least);
                }
            }
            BackgroundJob::Seek => self.seek(),
            BackgroundJob::Difference => return self.search_difference(),
            BackgroundJob::Trees => {
                for index in 0..self.runs.len() {
                    if self.has_tree_work(index) {
                        let seen = self.visibility(index).counters;
                        self.runs.list[index].work_on_tree(&seen);
                    }
                }
            }
            BackgroundJob::Doom => {
                let open = runs.list.iter_mut().filter(|run| run.has_doom_work());
                open.for_each(Run::work_on_doom);
            }
            BackgroundJob::Estimate => {
                let open = runs.list.iter_mut().filter(|run| run.has_estimate_work());
                open.for_each(Run::work_on_estimate);
            }
            BackgroundJob::Reason => self.work_on_reason(),
            BackgroundJob::Heat => {
                if let Some(span) = heat {
                    let open = runs.list.iter_mut().filter(|run| run.has_heat_work(span));
                    open.for_each(|run| run.work_on_heat(span));
                }
            }
            BackgroundJob::Nogoods => {
                let open = runs.list.iter_mut().filter(|run| run.has_nogood_work());
                open.for_each(Run::work_on_nogoods);
            }
            BackgroundJob::Judge => {
                for index in 0..runs.len() {
                    let run = &mut runs.list[index];
                    if run.has_judge_work() && run.work_on_judge() && self.home.is_bare() {
                        self.tell_faults(index);
                        break;
                    }
                }
            }
            BackgroundJob::Editor => self.editor.slice(),
        }
        false
    }

    /// Continues the search for a difference. Returns whether boards moved to one.
    fn search_difference(&mut self) -> bool {
        let Some((boards, search)) = &mut self.work.difference else {
            return false;
        };
        let boards = *boards;
        let timelines = boards.map(|index| self.runs[index].timeline());
        let found = search.advance(timelines, DIFFERENCE_SLICE);
        let is_explored = |(timeline, step): (&Timeline, u64)| step <= timeline.explored();
        let steps = match found {
            Found::At(steps) => (timelines.into_iter().zip(steps))
                .all(is_explored)
                .then_some(steps),
            Found::NotYet | Found::Never => None,
        };
        let may_come = steps.is_none() && found != Found::Never;
        if found == Found::NotYet || may_come && self.work.is_exploring {
            self.notice = Some(Notice::Looking);
            return false;
        }
        self.work.difference = None;
        self.notice = match steps {
            Some(_) => None,
            None if may_come => Some(Notice::NotExplored),
            None => Some(Notice::NoDifference),
        };
        if let Some(steps) = steps {
            self.show_difference([(boards[0], steps[0]), (boards[1], steps[1])]);
        }
        steps.is_some()
    }

    /// Moves two boards to where their decisions differ, whatever the alignment. They stay there
    /// until the playhead moves on.
    fn show_difference(&mut self, sides: [(usize, u64); 2]) {
        self.playback.playhead.go_to(sides[0].1);
        self.settle();
        for (index, step) in sides {
            self.runs.list[index].go_to(step);
        }
        self.difference = Some(sides);
    }

    /// Plays for `dt` seconds. Returns the view requested by a stop on the way.
    fn play_on(&mut self, dt: f64) -> Option<View> {
        let (last, is_end) = (self.last_step(), self.knows_end());
        let before = self.playhead().position();
        let is_showing = self.playback.showing_until().is_some();
        // With a question before every move, playback takes one step at a time.
        let asks = self.questions.is_on && !is_showing;
        let next = if asks { last.min(before + 1) } else { last };
        self.playback.playhead.advance(dt, next, is_end);
        let after = self.playhead().position();
        if let Some(end) = self.playback.showing_until() {
            if after >= end {
                self.playback.end_showing();
                self.playback.jump(end);
            }
        } else if asks && after > before {
            self.playback.playhead.pause();
        }
        let mut view = None;
        // Playback halts at stops.
        let stops_here = !is_showing && self.leads_stops();
        if let Some(stop) = self.stops.between(before, after).filter(|_| stops_here) {
            self.playback.jump(stop);
            view = self.view_of_stop();
        }
        if self.playhead().is_playing() && after == last && !is_end && !self.work.is_exploring {
            self.playback.playhead.pause();
            self.notice = Some(Notice::NotExplored);
        }
        if self.playhead().is_playing() {
            self.playback.measured_speed.record(after - before, dt);
        } else {
            self.playback.measured_speed = MeasuredSpeed::default();
        }
        view
    }

    /// Moves the boards to the playhead and updates the question asked there. Returns whether a
    /// board moved.
    pub(super) fn settle(&mut self) -> bool {
        let position = self.playhead().position();
        let has_moved = self.runs.follow(position);
        let here = self.stop_here();
        self.recall_answers(here);
        let stop = here.map(|number| {
            let stop = &self.lesson.stops[number];
            (number, stop, self.stops.steps()[number])
        });
        self.questions.arrive(stop, &mut self.runs.list);
        self.stops.seen.extend(here);
        let is_still = !self.playback.playhead.is_playing() && self.student().is_none();
        let leading = self.runs.leading();
        self.questions
            .pose(self.runs.leader_mut(), leading, is_still);
        let before = std::mem::replace(&mut self.arrived, here);
        if let Some(number) = here.filter(|_| here != before)
            && self.is_of_course()
            && let stop = &self.lesson.stops[number].id
            && !self.course().has_reached(&self.home.id, stop)
        {
            let own = Arc::make_mut(&mut self.roster).own();
            own.reach(&self.home.id, stop);
            self.save_place();
        }
        has_moved
    }
}
