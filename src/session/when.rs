//! Going to when something happens, next or before.

use super::{Notice, Run, Session};
use crate::explain::Message;
use crate::lesson::{Seeker, When};
use crate::playhead::Direction;
use crate::timeline::{Found, Timeline};

impl Session {
    /// Reads what is looked for in the run of the leading board.
    ///
    /// # Errors
    ///
    /// Says where something else was expected, and what.
    pub fn read_when(&self, text: &str) -> Result<When, Message> {
        let runs = self.runs();
        let boards = runs.iter().map(|run| {
            let plan = run.timeline().plan();
            (plan.strategy, plan.goal)
        });
        let topology = runs.leader().timeline().problem().topology();
        When::read(text, topology, boards.collect(), runs.leading())
    }

    /// Goes to the next or previous step where this holds, once it is found.
    pub(super) fn find_when(&mut self, when: When, direction: Direction) {
        self.playback.playhead.pause();
        let (board, step) = (self.runs.leading(), self.runs.leader().moment().step());
        self.work.seeker = Some(Seeker::from(step, when, board, direction));
    }

    /// Whether it is looked for when something happens.
    pub const fn is_seeking(&self) -> bool {
        self.work.seeker.is_some()
    }

    /// Searches for one slice, and goes to what was found.
    pub(super) fn seek(&mut self) {
        let Some(seeker) = &mut self.work.seeker else {
            return;
        };
        let timelines: Vec<&Timeline> = self.runs.iter().map(Run::timeline).collect();
        let run = &self.runs[seeker.board()];
        let found = seeker.advance(&timelines, run.slice());
        let may_come = self.work.is_exploring || run.is_live();
        self.notice = match found {
            Found::NotYet if seeker.is_behind() || may_come => {
                self.notice = Some(Notice::Looking);
                return;
            }
            Found::At(_) => None,
            Found::Never => Some(Notice::NoFurther),
            Found::NotYet => Some(Notice::NotExplored),
        };
        self.work.seeker = None;
        if let Found::At(step) = found {
            self.playback.jump(step);
        }
    }
}
