//! Which step each board shows: the leading one follows the playhead, the others are lined up with it.

use super::state::{BoardState, Bookmark, State};
use crate::analysis::alignment::Alignment;

impl State {
    /// Brings the boards to the playhead; says whether one has moved, so that what was drawn before is
    /// out of date.
    pub(super) fn line_up(&mut self) -> bool {
        let position = self.playhead.position();
        for board in &mut self.boards {
            board.is_moving = false;
        }
        let mut has_moved = self.boards[self.leading].go_to(position);
        // The playhead may go on where the leading board has ended.
        let has_gone_on = std::mem::replace(&mut self.lined_up_at, position) != position;
        self.is_lined_up &= !has_moved && !has_gone_on;
        if self.is_lined_up {
            return false;
        }
        self.is_lined_up = true;
        for index in (0..self.boards.len()).filter(|index| *index != self.leading) {
            let (leader, follower) = (&self.boards[self.leading], &self.boards[index]);
            let step = match self.alignment {
                // The playhead may be beyond the leader's end.
                Alignment::Step if position <= follower.timeline.explored() => Some(position),
                Alignment::Step => follower.timeline.length(),
                alignment => alignment.follow(
                    &leader.timeline,
                    &leader.moment,
                    &follower.timeline,
                    follower.moment.step(),
                ),
            };
            match step {
                Some(step) => has_moved |= self.boards[index].go_to(step),
                // What is not known yet is waited for where the board stands.
                None => self.is_lined_up = false,
            }
        }
        if has_moved {
            self.log_offset = 0;
        }
        has_moved || has_gone_on
    }

    /// Holds the boards side by side in another way; the leading one stays where it is.
    pub fn align(&mut self, alignment: Alignment) {
        self.playhead.pause();
        self.playhead.go_to(self.boards[self.leading].moment.step());
        self.alignment = alignment;
        self.is_lined_up = false;
        // The end of a lesson is where all boards have ended, if they go together.
        self.stops.clear();
    }

    /// Makes another board the one that keys such as "next conflict" are about. None moves before the
    /// playhead does.
    pub fn lead(&mut self, index: usize) {
        self.playhead.go_to(self.step_of(index));
        self.lined_up_at = self.playhead.position();
        if index != self.leading {
            self.led_before = self.leading;
        }
        self.leading = index;
        self.tree_of = None;
    }

    /// The step to which the playhead would go if this board were the leading one.
    pub fn step_of(&self, index: usize) -> u64 {
        if self.alignment == Alignment::Step || index == self.leading {
            self.playhead.position()
        } else {
            self.boards[index].moment.step()
        }
    }

    /// Whether the playhead goes along the run that the lesson's stops are on.
    pub(super) fn leads_stops(&self) -> bool {
        self.alignment == Alignment::Step || self.leading == 0
    }

    /// Whether a bookmark is on the way of the playhead.
    pub(super) fn is_marked(&self, mark: Bookmark) -> bool {
        self.alignment == Alignment::Step || mark.board == self.leading
    }

    /// The last step that the playhead can go to.
    pub fn last_step(&self) -> u64 {
        let explored = |board: &BoardState| board.timeline.explored();
        match self.alignment {
            Alignment::Step => self.boards.iter().map(explored).max().unwrap_or(0),
            _ => explored(&self.boards[self.leading]),
        }
    }

    /// Whether the last step is the end of the run, or of every run if they go together.
    pub fn knows_end(&self) -> bool {
        match self.alignment {
            Alignment::Step => !self.is_unfinished(),
            _ => self.boards[self.leading].timeline.length().is_some(),
        }
    }
}

impl BoardState {
    /// Goes to a step, or to the last one that is explored; says whether it was elsewhere.
    pub(super) fn go_to(&mut self, step: u64) -> bool {
        let step = step.min(self.timeline.explored());
        if self.moment.step() != step
            && let Some(moment) = self.timeline.at(step)
        {
            self.moment = moment;
            self.is_moving = true;
        }
        self.is_moving
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;
    use crate::files::LESSONS;
    use crate::lesson::{BoardSpec, Lesson};
    use crate::playhead::Command;

    fn boards(text: &str) -> State {
        let mut state = State::new(Lesson::read(LESSONS[0].1).unwrap(), Language::En);
        state.set_boards(BoardSpec::read_all(text).unwrap());
        state.explore_now();
        state
    }

    fn steps(state: &mut State, command: Command) -> Vec<u64> {
        state.push(command);
        state.carry_out();
        state.boards.iter().map(|b| b.moment.step()).collect()
    }

    #[test]
    fn followers_stand_where_the_alignment_says() {
        let mut state = boards("naive, masks");
        let placed = |state: &State| -> Vec<u64> {
            let counters = state.boards.iter().map(|b| b.moment.counters());
            counters.map(|c| c.placements).collect()
        };
        state.align(Alignment::Guess);
        for step in [0, 9, 30, 12, 50] {
            assert_eq!(steps(&mut state, Command::GoTo(step))[0], step);
            let placed = placed(&state);
            assert_eq!(placed[0], placed[1], "step {step}");
        }
        state.align(Alignment::Share);
        let lengths: Vec<u64> = state.boards.iter().map(|b| b.timeline.explored()).collect();
        assert_eq!(steps(&mut state, Command::Last), lengths);
        assert_eq!(steps(&mut state, Command::First), [0, 0]);
        state.align(Alignment::Own);
        assert_eq!(steps(&mut state, Command::Step(3)), [3, 0]);
    }

    #[test]
    fn the_leading_board_stays_when_the_alignment_or_the_lead_changes() {
        let mut state = boards("naive, propagation*all");
        // The other board is at its end already.
        let at = steps(&mut state, Command::GoTo(40));
        assert!(at[1] < 40);
        state.lead(1);
        for alignment in Alignment::ALL {
            state.align(alignment);
            state.carry_out();
            assert_eq!(state.boards[1].moment.step(), at[1], "{alignment:?}");
            assert_eq!(state.playhead.position(), at[1]);
        }
        state.align(Alignment::Guess);
        let before = steps(&mut state, Command::Step(-2));
        state.lead(0);
        assert_eq!(steps(&mut state, Command::Step(0)), before);
    }

    #[test]
    fn boards_that_stay_keep_their_run_and_the_lesson_comes_back_with_its_boards() {
        let mut state = boards("naive");
        assert!(!state.lesson.stops.is_empty());
        let explored = state.boards[0].timeline.explored();
        state.push(Command::GoTo(20));
        state.carry_out();
        state.set_boards(BoardSpec::read_all("masks*all, naive").unwrap());
        state.carry_out();
        assert_eq!(state.boards[1].timeline.explored(), explored);
        assert_eq!(state.boards[1].moment.step(), 20);
        assert!(state.lesson.stops.is_empty());
        state.set_boards(state.home.boards.clone());
        assert_eq!(state.lesson.stops.len(), state.home.stops.len());
    }
}
