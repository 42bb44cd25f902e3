//! The visible part of a tree, which follows the playhead and the viewer's panning and zooming.

use crate::analysis::tree::{Folding, Outline, Tree};
use crate::scene::{Camera, Motion, Palette, Point, Rect, TreeLayout, TreePicture};
use crate::session::tree::RunTree;
use crate::session::{Run, TreeFold};
use crate::timeline::Moment;

/// Labels cannot be read at a smaller zoom. A tree that fits at this zoom is first shown whole:
/// beside large text it has larger labels.
const READABLE: f32 = 0.72;
/// A tree that only fits at a smaller zoom is not shown whole: its nodes could not be told apart.
const SMALLEST_FIT: f32 = 0.18;
/// The zoom around the latest guess in that case.
const OVERVIEW: f32 = 0.4;
/// The first zoom in a tree with much unfolded, where nodes on the path to the latest guess are far
/// apart.
const UNFOLDED: f32 = 0.76;
/// How much larger labels may be beside their nodes where other text is large and the tree small.
const LARGEST_LABELS: f32 = 1.8;

/// A tree as it is seen: what was drawn last, and the camera.
#[derive(Default)]
pub struct TreeView {
    outline: Outline,
    layout: TreeLayout,
    /// In each frame chosen anew while a small tree grows and the viewer has not moved it.
    camera: Option<Camera>,
    /// Whether the viewer has panned or zoomed.
    is_moved: bool,
    /// How many times as large as usual text is.
    times: f32,
    rect: Rect,
    /// Whether everything that fits is unfolded.
    is_unfolded: bool,
    step: u64,
    /// The node of the latest guess, or the one it is folded into.
    current: u64,
    /// The place of the node that was current before.
    came_from: Option<(f32, f32)>,
    /// The visible nodes' places from the root to the latest guess.
    way: Vec<(f32, f32)>,
    /// The node that was clicked last, and whether it was folded then.
    clicked: Option<(u64, bool)>,
}

impl TreeView {
    /// Follows the run to a moment. What has not been found yet is shown in a later frame.
    pub fn follow(&mut self, found: &RunTree, moment: &Moment, rect: Rect, times: f32) {
        self.times = times;
        let (tree, step) = (&found.tree, moment.step());
        if found.outline != self.outline {
            self.lay_out(tree, &found.outline, step);
        }
        if !self.is_moved && (rect.width, rect.height) != (self.rect.width, self.rect.height) {
            self.camera = None;
        }
        let old = std::mem::replace(&mut self.rect, rect);
        // Nothing moves in a panel that becomes lower.
        let (x, y) = (rect.x - old.x, rect.y - old.y);
        self.camera = self.camera.map(|camera| camera.moved(x, y));
        let path = tree.path(step);
        let index_of = |key: &u64| self.outline.index_of(*key);
        let path: Vec<usize> = path.iter().filter_map(index_of).collect();
        let Some(current) = path.last().map(|index| self.outline.nodes[*index].key) else {
            return;
        };
        self.way = path.iter().map(|i| self.layout.places[*i]).collect();
        self.is_unfolded = tree.is_folded_as(Folding::Fitting);
        let has_moved = (step, current) != (self.step, self.current);
        // A clicked node stays under the pointer, for a second click.
        self.clicked = self.clicked.filter(|(key, _)| *key == step || !has_moved);
        if has_moved {
            let before = self.outline.index_of(self.current);
            self.came_from = before.map(|index| self.layout.places[index]);
        }
        (self.step, self.current) = (step, current);
        let may_leave = has_moved && self.clicked.is_none() || rect.height < old.height;
        let is_lost = match &self.camera {
            Some(camera) => may_leave && !self.is_followed_by(camera),
            None => self.fitting().zoom < READABLE,
        };
        // Until the tree is complete the place of the latest guess is unknown, so the camera is not
        // settled.
        if is_lost {
            let is_settled = self.is_moved || found.is_found(step);
            self.camera = is_settled.then(|| self.home());
        }
    }

    /// Whether a camera shows the latest guess and the one before it, from which it hangs.
    fn is_followed_by(&self, camera: &Camera) -> bool {
        let last = self.way.len().saturating_sub(2);
        let mut seen = self.way[last..].iter();
        camera.shows_whole(&self.layout, self.rect)
            || seen.all(|place| camera.shows(*place, self.rect))
    }

    /// The zoom; `None` before the first frame that shows the tree.
    #[cfg(target_arch = "wasm32")]
    pub fn magnification(&self) -> Option<f32> {
        (self.times > 0.0).then(|| self.camera().zoom)
    }

    /// Shows another outline. The deepest guess that is still visible stays where it is.
    fn lay_out(&mut self, tree: &Tree, outline: &Outline, step: u64) {
        let layout = TreeLayout::of(outline);
        let path = tree.path(step);
        let known = path.iter().rev().find_map(|key| {
            let (before, now) = (self.outline.index_of(*key)?, outline.index_of(*key)?);
            Some((self.layout.places[before], layout.places[now]))
        });
        if let (Some(camera), Some((before, now))) = (&mut self.camera, known) {
            let (before, now) = (camera.point(before), camera.point(now));
            *camera = camera.moved(before.x - now.x, before.y - now.y);
        }
        (self.outline, self.layout) = (outline.clone(), layout);
    }

    fn camera(&self) -> Camera {
        self.camera.unwrap_or_else(|| self.home())
    }

    /// The default camera: the whole tree if it can be read, or else the part around the latest
    /// guess at the viewer's zoom.
    fn home(&self) -> Camera {
        match self.camera.filter(|_| self.is_moved) {
            Some(camera) => self.around(camera.zoom),
            None if self.is_unfolded => self.whole_from(READABLE, UNFOLDED * self.times),
            None => self.whole_from(READABLE, self.times),
        }
    }

    /// The whole tree if it fits at this zoom, or else the part around the latest guess.
    fn whole_from(&self, smallest: f32, otherwise: f32) -> Camera {
        let fitting = self.fitting();
        if fitting.zoom >= smallest {
            fitting
        } else {
            self.around(otherwise)
        }
    }

    fn fitting(&self) -> Camera {
        Camera::fitting(&self.layout, self.rect, self.times)
    }

    fn around(&self, zoom: f32) -> Camera {
        Camera::around(&self.way, &self.layout, self.rect, zoom)
    }

    /// The picture of what was [followed](Self::follow) last.
    pub fn picture<'a>(&'a self, run: &'a Run, palette: &'a Palette) -> TreePicture<'a> {
        let camera = self.camera();
        TreePicture {
            tree: &run.tree.tree,
            outline: &self.outline,
            layout: &self.layout,
            moment: run.moment(),
            palette,
            camera,
            labels: if self.times > 1.0 {
                (self.times / camera.zoom).clamp(1.0, LARGEST_LABELS)
            } else {
                1.0
            },
            rect: self.rect,
            coming: None,
            differs_here: false,
        }
    }

    /// Where the halo comes from, while the last step moves.
    pub fn coming(&self, motion: Motion) -> Option<((f32, f32), Motion)> {
        let from = self.came_from.filter(|_| !motion.is_over())?;
        Some((from, motion))
    }

    /// Shows the whole tree, or as much of it as fits.
    pub fn fit(&mut self) {
        self.look(self.whole_from(SMALLEST_FIT, OVERVIEW));
    }

    /// Pans.
    pub fn pan(&mut self, x: f32, y: f32) {
        self.look(self.camera().moved(x, y));
    }

    /// Zooms around a point.
    pub fn zoom(&mut self, factor: f32, at: Point) {
        self.look(self.camera().zoomed(factor, at));
    }

    fn look(&mut self, camera: Camera) {
        self.camera = Some(camera);
        self.is_moved = true;
    }

    /// Prepares for folding everything another way. The viewer's camera stays if it shows anything
    /// afterwards.
    pub fn refold(&mut self) {
        let here = self.way.last().copied().unwrap_or_default();
        self.is_moved &= self
            .camera
            .is_some_and(|camera| camera.zoom >= READABLE && camera.shows(here, self.rect));
        self.camera = self.camera.filter(|_| self.is_moved);
    }

    /// The step of a clicked node.
    pub fn click(&mut self, index: usize) -> u64 {
        let shown = self.outline.nodes[index];
        self.clicked = Some((shown.key, shown.is_folded));
        shown.key
    }

    /// Folds or unfolds a node.
    pub fn toggle(&self, index: usize) -> TreeFold {
        let shown = self.outline.nodes[index];
        TreeFold::Node(shown.key, !shown.is_folded)
    }

    /// Folds or unfolds a node that was double-clicked.
    pub fn double_click(&self, index: usize) -> TreeFold {
        match self.clicked {
            // The first click went to its step, which may have unfolded it.
            Some((key, was_folded)) if key == self.outline.nodes[index].key => {
                TreeFold::Node(key, !was_folded)
            }
            _ => self.toggle(index),
        }
    }
}
