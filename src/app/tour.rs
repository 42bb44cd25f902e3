//! A script carried out, an action a frame.

use super::opening;
use super::script::{Action, TreeButton};
use super::state::State;
use super::style;
use crate::files;
use crate::solver::Turn;
use crate::window::{Pose, Surface};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};

/// Frames a second of a window that poses.
const FRAMES: f64 = 60.0;

/// What is left of a script.
pub struct Tour {
    name: String,
    actions: VecDeque<(usize, Action)>,
    size: [u32; 2],
    scale: f32,
    /// Frames to let go by before the next action.
    waiting: u32,
}

impl Tour {
    /// The whole script of this name, with pictures of this size until it says another.
    pub fn new(name: String, actions: Vec<(usize, Action)>, size: [u32; 2]) -> Self {
        Self {
            name,
            actions: actions.into(),
            size,
            scale: 1.0,
            waiting: 0,
        }
    }

    /// A single picture of the window as it opens.
    pub fn of_picture(picture: PathBuf, size: [u32; 2]) -> Self {
        Self::new(String::new(), vec![(1, Action::Picture(picture))], size)
    }

    /// What the pictures are painted on.
    pub const fn surface(&self) -> Surface {
        Surface {
            pixels: self.size,
            scale: self.scale,
        }
    }

    /// Does what comes next, up to where a frame is needed.
    ///
    /// # Errors
    /// Says which line could not be carried out, and why.
    pub fn go_on(
        &mut self,
        state: &mut State,
        ctx: &egui::Context,
        is_still: bool,
    ) -> Result<Pose, String> {
        let mut has_changed = self.waiting > 0;
        self.waiting = self.waiting.saturating_sub(1);
        while self.waiting == 0 {
            let Some((line, action)) = self.actions.front() else {
                return Ok(Pose::End);
            };
            let can_be_seen = is_still && !has_changed;
            if !state.is_settled() || matches!(action, Action::Picture(_)) && !can_be_seen {
                break;
            }
            let (line, action) = (*line, action.clone());
            self.actions.pop_front();
            let pose = self
                .carry_out(action, state, ctx)
                .map_err(|reason| format!("{}: line {line}: {reason}", self.name))?;
            if let Some(pose) = pose {
                return Ok(pose);
            }
            has_changed = true;
        }
        Ok(if has_changed {
            Pose::Change
        } else {
            Pose::GoOn
        })
    }

    fn carry_out(
        &mut self,
        action: Action,
        state: &mut State,
        ctx: &egui::Context,
    ) -> Result<Option<Pose>, String> {
        match action {
            Action::Command(command) => {
                state.push(command);
                state.carry_out();
            }
            Action::Lesson(name) => {
                let lesson = files::read_lesson(Path::new(&name));
                state.open(lesson.map_err(|e| e.to_string())?);
                state.explore_now();
            }
            Action::Language(language) => state.speak(language),
            Action::Theme(theme) => {
                state.theme = theme;
                style::apply(ctx, theme);
            }
            Action::View(view) => state.view = view,
            Action::Code(code) => state.code = code,
            Action::Tree(button) => {
                let tree = &mut state.boards[state.leading].tree;
                match button {
                    TreeButton::Fit => tree.fit(),
                    TreeButton::Fold(folding) => tree.fold_all(folding),
                }
            }
            Action::Board(board) if board >= state.boards.len() => {
                return Err(format!("the lesson shows {} board(s)", state.boards.len()));
            }
            Action::Board(board) => state.lead(board),
            Action::Boards(boards) => {
                state.set_boards(boards);
                state.explore_now();
            }
            Action::Align(alignment) => state.align(alignment),
            Action::Doom(is_on) => state.shows_doom = is_on,
            Action::WholeHeat(is_on) => state.is_heat_whole = is_on,
            Action::Present(is_on) => state.is_presenting = is_on,
            Action::Ask(is_on) if is_on != state.asking.is_on => state.toggle_asking(),
            Action::Ask(_) => {}
            Action::Solve(true) if state.solving.is_none() => state.toggle_solving(),
            Action::Solve(true) => {}
            Action::Solve(false) => state.end_solving(),
            Action::Fork(strategy) => {
                state.fork(Turn::Strategy(strategy));
                state.carry_out();
            }
            Action::Help(is_on) => state.shows_help = is_on,
            Action::Course(is_on) => {
                if state.course.is_open() != is_on {
                    state.toggle_course();
                }
            }
            Action::Edit(is_on) => {
                if state.editing.is_open() != is_on {
                    state.toggle_editing();
                }
            }
            Action::Take => state.take_shown(),
            Action::Open(path) => opening::arrivals::from_path(state, &path),
            Action::Zoom(factor) => state.zoom = factor,
            Action::Size(size, scale) => (self.size, self.scale) = (size, scale),
            Action::Wait(seconds) => self.waiting = (seconds * FRAMES).round() as u32,
            Action::Expect(step) => {
                let shown = state.playhead.position();
                if shown != step {
                    return Err(format!("step {shown} is shown, not {step}"));
                }
            }
            Action::Picture(path) => return Ok(Some(Pose::Save(path))),
        }
        Ok(None)
    }
}
