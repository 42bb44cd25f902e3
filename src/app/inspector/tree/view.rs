//! The visible part of a tree, which follows the playhead and the viewer's panning and zooming.

use crate::analysis::tree::{Folding, Outline, Tree};
use crate::scene::{Camera, Motion, Palette, Point, Rect, TreeLayout, TreePicture};
use crate::session::work::tree::RunTree;
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
    /// Whether the camera has to be chosen anew once the tree is complete: after a jump, or after
    /// much has been folded or unfolded.
    is_lost: bool,
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
        self.camera = self
            .camera
            .map(|camera| camera.moved(rect.x - old.x, rect.y - old.y));
        let path = self.shown_path(tree, step);
        let Some(current) = path.last().map(|index| self.outline.nodes[*index].key) else {
            return;
        };
        self.way = path.iter().map(|i| self.layout.places[*i]).collect();
        self.is_unfolded = tree.is_folded_as(Folding::Fitting);
        let has_moved = (step, current) != (self.step, self.current);
        let is_lower = rect.height < old.height;
        // A clicked node stays under the pointer, for a second click.
        self.clicked = self.clicked.filter(|(key, _)| *key == step || !has_moved);
        self.is_lost |= has_moved && self.clicked.is_none() && self.is_far_from(current);
        if has_moved {
            let before = self.outline.index_of(self.current);
            self.came_from = before.map(|index| self.layout.places[index]);
        }
        (self.step, self.current) = (step, current);
        // Until the tree is complete the place of the latest guess is unknown, so the camera is not
        // settled.
        let is_found = found.is_found(step);
        if is_found && std::mem::take(&mut self.is_lost) {
            self.look_again();
        }
        let is_small = self.fitting().zoom >= READABLE;
        if self.camera.is_none() && is_found && !is_small {
            self.camera = Some(self.home());
        }
        let keeps_still = self.clicked.is_some() || self.is_lost;
        let comes_in_sight = has_moved && (is_found || self.camera.is_some());
        if (comes_in_sight || is_lower && self.camera.is_some()) && !keeps_still {
            // The guess before it stays visible too, to show what it hangs from.
            let last = self.way.len().saturating_sub(2);
            let showing = |camera: Camera, place: &_| camera.showing(*place, rect);
            let camera = self.camera();
            self.camera = Some(if camera.shows_whole(&self.layout, rect) {
                camera
            } else {
                self.way[last..].iter().fold(camera, showing)
            });
        }
    }

    /// Whether a node is not a neighbour of the current one.
    fn is_far_from(&self, current: u64) -> bool {
        let parent = |key: u64| {
            let index = self.outline.index_of(key)?;
            Some(self.outline.nodes[self.outline.nodes[index].parent?].key)
        };
        let (old, new) = (parent(self.current), parent(current));
        let is_near = self.current == current
            || old == Some(current)
            || new == Some(self.current)
            || old.is_some() && old == new;
        !is_near
    }

    /// Chooses the camera anew, unless the latest guess is easy to see already.
    fn look_again(&mut self) {
        let home = self.home();
        let place = self.current_place();
        let is_well_seen = self.camera.is_some_and(|camera| {
            let (at, best) = (camera.point(place), home.point(place));
            camera.zoom == home.zoom
                && (at.x - best.x).abs() < self.rect.width / 5.0
                && (at.y - best.y).abs() < self.rect.height / 5.0
        });
        if !is_well_seen {
            self.camera = Some(home);
        }
    }

    /// The zoom.
    #[cfg(target_arch = "wasm32")]
    pub fn magnification(&self) -> f32 {
        self.camera().zoom
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

    /// The visible nodes from the root to the latest guess, as indices of the outline.
    fn shown_path(&self, tree: &Tree, step: u64) -> Vec<usize> {
        let path = tree.path(step);
        let index_of = |key: &u64| self.outline.index_of(*key);
        path.iter().filter_map(index_of).collect()
    }

    fn current_place(&self) -> (f32, f32) {
        self.way.last().copied().unwrap_or_default()
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
        self.is_moved &= self.camera.is_some_and(|camera| {
            camera.zoom >= READABLE && camera.shows(self.current_place(), self.rect)
        });
        self.is_lost = !self.is_moved;
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
