//! Caches for drawing, and what the viewer has moved, by board: the motion of the last step, the
//! skyline of its lane, the part of its tree in sight.

use super::cx::Cx;
use super::inspector::tree::view::TreeView;
use crate::explain::Language;
use crate::puzzle::Cell;
use crate::scene::{Motion, Rect, Theme};
use crate::session::Runs;
use crate::session::visibility::Visibility;
use crate::timeline::{Section, Timeline};
use egui::Mesh;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The duration of a motion on a desk, and where it is seen from afar, in seconds.
const MOTION_SECONDS: f64 = 0.16;
const PRESENTED_MOTION_SECONDS: f64 = 0.4;
/// The highest speed of playback at which steps move, in steps per second.
const MAX_SPEED: f64 = 2.0;

/// The drawing state of each board, by run id.
#[derive(Default)]
pub struct BoardCache {
    runs: BTreeMap<u64, RunCache>,
    /// The sides of the boards in the last frame, in points.
    pub sides: Vec<f32>,
}

/// The drawing state of a board.
#[derive(Default)]
pub struct RunCache {
    /// The visible part of its search tree.
    pub tree: TreeView,
    /// The skyline drawn last.
    pub skyline: Skyline,
    /// The motion of its last step.
    pub clock: MotionClock,
    /// The cell that the keys have reached, once they have left the one in play.
    pub cursor: Option<Cell>,
    /// The step under the pointer, and what happens there, in a language.
    pub hovered: Option<(u64, Language, String)>,
    /// While its lane is pressed: how much of the run could be seen when that began.
    pub held: Option<Visibility>,
}

impl BoardCache {
    /// The drawing state of a board.
    pub fn of(&mut self, id: u64) -> &mut RunCache {
        self.runs.entry(id).or_default()
    }

    /// The motion of a board's last step; the next frame comes soon if it is not over.
    pub fn motion(&mut self, ctx: &egui::Context, cx: &Cx, index: usize) -> Motion {
        let run = &cx.session.runs()[index];
        let now = ctx.input(|input| input.time);
        let clock = &mut self.of(run.id()).clock;
        let seconds = moves(cx).then_some(match cx.look.is_presenting {
            true => PRESENTED_MOTION_SECONDS,
            false => MOTION_SECONDS,
        });
        let motion = clock.follow(run.moment().step(), now, seconds);
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

/// The motion of a board's last step.
#[derive(Default)]
pub struct MotionClock {
    step: u64,
    /// When the motion began, in seconds.
    since: Option<f64>,
}

impl MotionClock {
    /// Follows a board to a step. Only going on by a single step moves, in this many seconds.
    pub fn follow(&mut self, step: u64, now: f64, seconds: Option<f64>) -> Motion {
        let before = std::mem::replace(&mut self.step, step);
        if before != step {
            self.since = seconds.filter(|_| step == before + 1).map(|_| now);
        }
        let motion = self
            .since
            .zip(seconds)
            .map_or(Motion::END, |(since, seconds)| {
                Motion::at(((now - since) / seconds) as f32)
            });
        if motion.is_over() {
            self.since = None;
        }
        motion
    }
}

/// Whether steps move at all: not at high speed, and not where the viewer or the system wants rest.
fn moves(cx: &Cx) -> bool {
    let playhead = cx.session.playhead();
    let is_slow = playhead
        .speed()
        .rate()
        .is_some_and(|rate| rate <= MAX_SPEED);
    cx.look.moves
        && !cx.look.is_calm
        && !cx.look.wishes.is_calm
        && (is_slow || !playhead.is_playing())
}

/// The sections of a run, and the bars that show them.
#[derive(Default)]
pub struct Skyline {
    /// The number of steps and columns of the sections, and how many of the steps are explored.
    key: (u64, usize, u64),
    sections: Vec<Section>,
    bars: Bars,
}

/// The bars drawn last: thousands, which stay while the playhead moves.
#[derive(Default)]
pub struct Bars(Option<(BarsKey, Arc<Mesh>)>);

/// What bars depend on besides their sections.
#[derive(PartialEq)]
pub struct BarsKey {
    /// Their place.
    pub rect: Rect,
    /// The number of sections shown.
    pub shown: usize,
    /// The last step in sight, which sets the scale.
    pub until: u64,
    /// The colours.
    pub theme: Theme,
    /// How far doom is known, where it is shown.
    pub doom: Option<u64>,
}

impl Bars {
    /// The bars under this key, built if they are new.
    pub fn of(&mut self, key: BarsKey, build: impl FnOnce() -> Mesh) -> Arc<Mesh> {
        let known = self.0.take().filter(|(own, _)| *own == key);
        let (_, mesh) = self
            .0
            .insert(known.unwrap_or_else(|| (key, Arc::new(build()))));
        Arc::clone(mesh)
    }
}

impl Skyline {
    /// The skyline of `span` steps of a run, in `columns` columns.
    pub fn of(
        &mut self,
        timeline: &Timeline,
        span: u64,
        columns: usize,
    ) -> (&[Section], &mut Bars) {
        let key = (span, columns, span.min(timeline.explored()));
        if self.key != key {
            let sections = timeline.sections(span, columns);
            *self = Self {
                key,
                sections,
                bars: Bars::default(),
            };
        }
        (&self.sections, &mut self.bars)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_step_moves_for_a_moment() {
        let mut clock = MotionClock::default();
        assert!(clock.follow(0, 1.0, Some(0.15)).is_over());
        assert_eq!(clock.follow(1, 1.0, Some(0.15)), Motion::at(0.0));
        assert!(!clock.follow(1, 1.1, Some(0.15)).is_over());
        assert!(clock.follow(1, 1.16, Some(0.15)).is_over());
        // The next step begins anew, whether or not the last one is over.
        assert_eq!(clock.follow(2, 1.17, Some(0.15)), Motion::at(0.0));
        assert_eq!(clock.follow(3, 1.18, Some(0.15)), Motion::at(0.0));
        for step in [2, 100, 1] {
            assert!(
                clock.follow(step, 2.0, Some(0.15)).is_over(),
                "back, and far"
            );
        }
        assert!(clock.follow(2, 3.0, None).is_over());
    }
}
