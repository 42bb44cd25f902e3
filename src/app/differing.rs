//! Going to where two boards decide differently.

use super::going::LOOKING;
use super::state::State;
use crate::analysis::difference::{Answer, Difference, Search};
use crate::playhead::Direction;
use crate::window::platform;

/// How long a frame may look for a difference, in seconds.
const PATIENCE: f64 = 0.006;
/// Steps between two looks at the clock.
const SLICE: u64 = 1 << 11;

/// A difference that is looked for.
pub struct Looking {
    /// The leading board and the one it is held against.
    boards: [usize; 2],
    search: Search,
}

/// A difference that has been found, and the boards that it is between.
#[derive(Clone, Copy)]
pub struct Parting {
    boards: [usize; 2],
    difference: Difference,
}

impl State {
    /// The board that the leading one is held against: the one that led before.
    pub fn rival(&self) -> Option<usize> {
        let others = || (0..self.boards.len()).filter(|index| *index != self.leading);
        others()
            .find(|index| *index == self.led_before)
            .or_else(|| others().next())
    }

    /// Begins to look for the next or last place at which the leading board and its rival decide
    /// differently.
    pub(super) fn want_difference(&mut self, direction: Direction) {
        self.playhead.pause();
        let Some(rival) = self.rival() else {
            self.notice = Some("difference-alone");
            return;
        };
        let boards = [self.leading, rival];
        let moments = boards.map(|index| &self.boards[index].moment);
        let search = match direction {
            Direction::Forward => Search::forwards(moments),
            Direction::Back => Search::backwards(moments),
        };
        self.looking = Some(Looking { boards, search });
    }

    /// Goes on looking; says whether boards have moved to what was found.
    pub(super) fn look_for_difference(&mut self) -> bool {
        let Some(looking) = &mut self.looking else {
            return false;
        };
        let timelines = looking.boards.map(|index| &self.boards[index].timeline);
        let start = platform::now();
        let answer = loop {
            let answer = looking.search.advance(timelines, SLICE);
            if answer != Answer::NotYet || platform::now() - start > PATIENCE {
                break answer;
            }
        };
        let (boards, is_exploring) = (looking.boards, self.is_exploring);
        let is_explored = |difference: Difference| {
            let mut steps = difference.steps.iter().zip(timelines);
            steps.all(|(step, timeline)| *step <= timeline.explored())
        };
        match answer {
            Answer::Here(difference) if is_explored(difference) => {
                self.forget_looking(None);
                self.part(Parting { boards, difference });
                return true;
            }
            Answer::Here(_) if !is_exploring => self.forget_looking(Some("not-explored")),
            Answer::Here(_) | Answer::NotYet => self.notice = Some(LOOKING),
            Answer::Never => self.forget_looking(Some("no-difference")),
        }
        false
    }

    fn forget_looking(&mut self, notice: Option<&'static str>) {
        self.looking = None;
        self.notice = notice;
    }

    /// Brings two boards to where they decide differently, whatever the alignment, until the playhead
    /// moves on.
    fn part(&mut self, parting: Parting) {
        let Parting { boards, difference } = parting;
        self.playhead.go_to(difference.steps[0]);
        self.line_up();
        for (index, step) in boards.into_iter().zip(difference.steps) {
            self.boards[index].go_to(step);
        }
        self.parting = Some(parting);
    }

    /// Whether a board stands where it decides differently from another.
    pub fn parts_at(&self, index: usize) -> bool {
        self.parting.is_some_and(|Parting { boards, difference }| {
            let stands = |(index, step): (&usize, u64)| {
                let board = self.boards.get(*index);
                board.is_some_and(|board| board.moment.step() == step)
            };
            boards.contains(&index) && boards.iter().zip(difference.steps).all(stands)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;
    use crate::files::LESSONS;
    use crate::lesson::{BoardSpec, Lesson};
    use crate::playhead::Command;
    use crate::solver::Event;

    fn boards(text: &str) -> State {
        let mut state = State::new(Lesson::read(LESSONS[0].1).unwrap(), Language::En);
        state.set_boards(BoardSpec::read_all(text).unwrap());
        state.explore_now();
        state
    }

    fn ask(state: &mut State, direction: Direction) {
        state.push(Command::Difference(direction));
        state.carry_out();
        while state.looking.is_some() {
            state.carry_out();
        }
    }

    #[test]
    fn boards_stand_where_they_part_until_the_playhead_moves() {
        let mut state = boards("naive, row-major+descending+rules");
        ask(&mut state, Direction::Forward);
        assert!(state.parts_at(0) && state.parts_at(1));
        let event = |state: &State, index: usize| state.boards[index].moment.event();
        let (one, other) = (event(&state, 0), event(&state, 1));
        assert_ne!(one, other);
        assert!(matches!(one, Some(Event::Place { .. })), "{one:?}");
        // Frames go by, and nothing moves.
        for _ in 0..3 {
            assert!(!state.carry_out());
        }
        assert!(state.parts_at(1));
        state.push(Command::Step(1));
        state.carry_out();
        assert!(!state.parts_at(0));
    }

    #[test]
    fn searches_that_decide_alike_have_no_difference() {
        let mut state = boards("naive, masks");
        ask(&mut state, Direction::Forward);
        assert_eq!(state.notice, Some("no-difference"));
        assert!(!state.parts_at(0));
        let mut state = boards("naive");
        ask(&mut state, Direction::Forward);
        assert_eq!(state.notice, Some("difference-alone"));
    }
}
