//! What of the tree is seen, and where: it follows the playhead and what the viewer does to it.

use crate::analysis::tree::{Folding, Outline, Tree};
use crate::scene::{Camera, Palette, Point, Rect, TreeLayout, TreePicture};
use crate::session::work::tree::RunTree;
use crate::session::{Run, TreeFold};
use crate::timeline::Moment;

/// At a smaller zoom labels cannot be read; a tree that can be fitted at it is seen whole at first.
const READABLE: f32 = 0.72;
/// A tree that has to be smaller to be fitted is not: nodes could not be told apart.
const SMALLEST_FIT: f32 = 0.18;
/// How large the part around the latest guess is then.
const OVERVIEW: f32 = 0.4;
/// How large it is at first in a tree with much unfolded, where what leads to it is far apart.
const UNFOLDED: f32 = 0.76;

/// The tree of a board as it is seen: what was drawn last, and the camera.
#[derive(Default)]
pub struct TreeView {
    outline: Outline,
    layout: TreeLayout,
    /// Chosen anew in each frame while a small tree grows and the viewer has not made a step.
    camera: Option<Camera>,
    /// Whether the viewer has looked elsewhere.
    is_moved: bool,
    rect: Rect,
    /// Whether the view has to be chosen anew once all is found: after a jump, and when much has been
    /// folded or unfolded.
    is_lost: bool,
    /// Whether everything is unfolded that fits.
    is_unfolded: bool,
    step: u64,
    /// The node of the latest guess, or what it is folded into.
    current: u64,
    /// The places from the root to the latest guess, as far as they are shown.
    way: Vec<(f32, f32)>,
    /// The node that was clicked last, and whether it was folded then.
    clicked: Option<(u64, bool)>,
}

impl TreeView {
    /// Brings what is seen to a moment of the run, in a rectangle. What is not found yet is shown in
    /// one of the next frames.
    pub fn follow(&mut self, found: &RunTree, moment: &Moment, rect: Rect) {
        let (tree, step) = (found.tree(), moment.step());
        if *found.outline() != self.outline {
            self.lay_out(tree, found.outline(), step);
        }
        if !self.is_moved && (rect.width, rect.height) != (self.rect.width, self.rect.height) {
            self.camera = None;
        }
        let (old, new) = (self.rect.center(), rect.center());
        self.rect = rect;
        if let Some(camera) = self.camera {
            self.camera = Some(camera.moved(new.x - old.x, new.y - old.y));
        }
        let path = self.shown_path(tree, step);
        let Some(current) = path.last().map(|index| self.outline.nodes[*index].key) else {
            return;
        };
        self.way = path.iter().map(|i| self.layout.places[*i]).collect();
        self.is_unfolded = tree.is_folded_as(Folding::Fitting);
        let has_moved = (step, current) != (self.step, self.current);
        // A node that has been clicked is in view, and stays under the pointer for a second click.
        self.clicked = self.clicked.filter(|(key, _)| *key == step || !has_moved);
        self.is_lost |= has_moved && self.clicked.is_none() && self.is_far_from(current);
        (self.step, self.current) = (step, current);
        // Until all is found it is not known where the latest guess is, and no view is settled on.
        let is_found = found.is_found(step);
        if is_found && std::mem::take(&mut self.is_lost) {
            self.look_again();
        }
        let is_small = Camera::fitting(&self.layout, rect).zoom >= READABLE;
        if self.camera.is_none() && is_found && !is_small {
            self.camera = Some(self.home());
        }
        let keeps_still = self.clicked.is_some() || self.is_lost;
        if has_moved && !keeps_still && (is_found || self.camera.is_some()) {
            // With the guess before it, so that it is seen where it hangs from.
            let last = self.way.len().saturating_sub(2);
            let showing = |camera: Camera, place: &_| camera.showing(*place, rect);
            self.camera = Some(self.way[last..].iter().fold(self.camera(), showing));
        }
    }

    /// Whether a node is not a neighbour in the tree of the one shown as current.
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

    /// Chooses what is seen anew, unless the latest guess is where it is well seen already.
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

    /// How much the tree is enlarged.
    #[cfg(target_arch = "wasm32")]
    pub fn magnification(&self) -> f32 {
        self.camera().zoom
    }

    /// Shows another outline; the deepest guess on the board that was shown before stays where it is.
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

    /// The nodes from the root to the latest guess that are shown, as indices of the outline.
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

    /// What is seen unless the viewer looks elsewhere: the whole if it can be read, or else what is
    /// around the latest guess, as large as the viewer has made it.
    fn home(&self) -> Camera {
        match self.camera.filter(|_| self.is_moved) {
            Some(camera) => self.around(camera.zoom),
            None if self.is_unfolded => self.whole_from(READABLE, UNFOLDED),
            None => self.whole_from(READABLE, 1.0),
        }
    }

    /// The whole if it can be fitted at such a zoom, or else what is around the latest guess.
    fn whole_from(&self, smallest: f32, otherwise: f32) -> Camera {
        let fitting = Camera::fitting(&self.layout, self.rect);
        if fitting.zoom >= smallest {
            fitting
        } else {
            self.around(otherwise)
        }
    }

    fn around(&self, zoom: f32) -> Camera {
        Camera::around(&self.way, &self.layout, self.rect, zoom)
    }

    /// The picture of what was [followed](Self::follow) last.
    pub fn picture<'a>(&'a self, run: &'a Run, palette: &'a Palette) -> TreePicture<'a> {
        TreePicture {
            tree: run.tree().tree(),
            outline: &self.outline,
            layout: &self.layout,
            moment: run.moment(),
            palette,
            camera: self.camera(),
            rect: self.rect,
            is_parting: false,
        }
    }

    /// Shows the whole, or as much of it as can be seen at once.
    pub fn fit(&mut self) {
        self.look(self.whole_from(SMALLEST_FIT, OVERVIEW));
    }

    /// Moves what is seen.
    pub fn pan(&mut self, x: f32, y: f32) {
        self.look(self.camera().moved(x, y));
    }

    /// Enlarges what is seen around a point.
    pub fn zoom(&mut self, factor: f32, at: Point) {
        self.look(self.camera().zoomed(factor, at));
    }

    fn look(&mut self, camera: Camera) {
        self.camera = Some(camera);
        self.is_moved = true;
    }

    /// Everything is about to be folded in another way. What the viewer has moved to stays, if anything
    /// can be seen there afterwards.
    pub fn refold(&mut self) {
        self.is_moved &= self.camera.is_some_and(|camera| {
            camera.zoom >= READABLE && camera.shows(self.current_place(), self.rect)
        });
        self.is_lost = !self.is_moved;
    }

    /// The step of the node that was clicked.
    pub fn click(&mut self, index: usize) -> u64 {
        let shown = self.outline.nodes[index];
        self.clicked = Some((shown.key, shown.is_folded));
        shown.key
    }

    /// How a node is folded, or unfolded.
    pub fn toggle(&self, index: usize) -> TreeFold {
        let shown = self.outline.nodes[index];
        TreeFold::Node(shown.key, !shown.is_folded)
    }

    /// How a node is folded, or unfolded, that has been clicked twice.
    pub fn double_click(&self, index: usize) -> TreeFold {
        match self.clicked {
            // The first click went there, which may have unfolded it.
            Some((key, was_folded)) if key == self.outline.nodes[index].key => {
                TreeFold::Node(key, !was_folded)
            }
            _ => self.toggle(index),
        }
    }
}
