//! Caches for drawing, and what the viewer has moved, by board.

use super::cx::Cx;
use super::inspector::tree::view::TreeView;
use super::motion::{self, Clock};
use super::skyline::Skyline;
use crate::explain::Language;
use crate::puzzle::Cell;
use crate::scene::Motion;
use crate::session::Runs;
use crate::session::visibility::Visibility;
use std::collections::BTreeMap;

/// The drawing state of each board, by run id.
#[derive(Default)]
pub struct Drawn {
    runs: BTreeMap<u64, DrawnRun>,
    /// The sides of the boards in the last frame, in points.
    pub sides: Vec<f32>,
    /// Spaces on the cards with nothing in them in the last frame, the best ones for a notice first.
    pub free: Vec<egui::Rect>,
    /// The rectangle whose foot a notice covers if no space has room for it.
    pub over: Option<egui::Rect>,
}

/// The drawing state of a board.
#[derive(Default)]
pub struct DrawnRun {
    /// The visible part of its search tree.
    pub tree: TreeView,
    /// The skyline drawn last.
    pub skyline: Skyline,
    /// The motion of its last step.
    pub clock: Clock,
    /// The cell that the keys have reached, once they have left the one in play.
    pub cursor: Option<Cell>,
    /// The step under the pointer, and what happens there, in a language.
    pub hovered: Option<(u64, Language, String)>,
    /// While its lane is pressed: how much of the run could be seen when that began.
    pub held: Option<Visibility>,
}

impl Drawn {
    /// The drawing state of a board.
    pub fn of(&mut self, id: u64) -> &mut DrawnRun {
        self.runs.entry(id).or_default()
    }

    /// The motion of a board's last step; the next frame comes soon if it is not over.
    pub fn motion(&mut self, ctx: &egui::Context, cx: &Cx, index: usize) -> Motion {
        let run = &cx.session.runs()[index];
        let now = ctx.input(|input| input.time);
        let clock = &mut self.of(run.id()).clock;
        let motion = clock.follow(run.moment().step(), now, motion::is_wanted(cx));
        if !motion.is_over() {
            ctx.request_repaint();
        }
        motion
    }

    /// Drops boards that are gone.
    pub fn prune(&mut self, runs: &Runs) {
        if self.runs.len() > runs.len() {
            self.runs
                .retain(|id, _| runs.iter().any(|run| run.id() == *id));
        }
    }
}
