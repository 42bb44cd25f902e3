//! What of the tree is shown, and where: it follows the playhead and what the viewer does to it.

use crate::analysis::tree::{Cost, Folding, Outline, Tree};
use crate::scene::{Camera, Palette, Point, Rect, TreeLayout, TreePicture};
use crate::timeline::{Moment, Timeline};
use crate::window::platform;

/// Steps of the run between two looks at the clock.
const SLICE: u64 = 1 << 17;
/// At a smaller zoom labels cannot be read; a tree that can be fitted at it is seen whole at first.
const READABLE: f32 = 0.72;
/// A tree that has to be smaller to be fitted is not: nodes could not be told apart.
const SMALLEST_FIT: f32 = 0.18;
/// So small the part around the latest guess is then.
const OVERVIEW: f32 = 0.4;
/// So small it is at first in a tree with much unfolded, where what leads to it is far apart.
const UNFOLDED: f32 = 0.76;

/// The tree of a board as it is shown.
#[derive(Default)]
pub struct TreeView {
    tree: Tree,
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
    step: u64,
    /// The node of the latest guess, or what it is folded into.
    current: u64,
    /// The node that was clicked last, and whether it was folded then.
    clicked: Option<(u64, bool)>,
}

impl TreeView {
    /// Brings the tree to a moment of the run, to be shown in a rectangle, looking for nodes for
    /// `patience` seconds; says whether all of it is found, or whether it has to be called again.
    pub fn follow(
        &mut self,
        timeline: &Timeline,
        moment: &Moment,
        rect: Rect,
        patience: f64,
    ) -> bool {
        let step = moment.step();
        let (outline, is_found) = self.find(timeline, step, patience);
        if outline != self.outline {
            self.lay_out(outline, step);
        }
        if !self.is_moved && (rect.width, rect.height) != (self.rect.width, self.rect.height) {
            self.camera = None;
        }
        let (old, new) = (self.rect.center(), rect.center());
        self.rect = rect;
        if let Some(camera) = self.camera {
            self.camera = Some(camera.moved(new.x - old.x, new.y - old.y));
        }
        let current = self.current_at(step);
        let has_moved = (step, current) != (self.step, self.current);
        // A node that has been clicked is in view, and stays under the pointer for a second click.
        self.clicked = self.clicked.filter(|(key, _)| *key == step || !has_moved);
        self.is_lost |= has_moved && self.clicked.is_none() && self.is_far_from(current);
        (self.step, self.current) = (step, current);
        // Until all is found it is not known where the latest guess is, and no view is settled on.
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
            let places = self.way();
            let last = places.len().saturating_sub(2);
            let showing = |camera: Camera, place: &_| camera.showing(*place, rect);
            self.camera = Some(places[last..].iter().fold(self.camera(), showing));
        }
        is_found
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

    /// What the options taken back have cost when the run stands at a step, for each open choice point
    /// from the root; `None` if it has not all been found in `patience` seconds, and this has to be
    /// called again.
    pub fn costs(
        &mut self,
        timeline: &Timeline,
        step: u64,
        patience: f64,
    ) -> Option<Vec<Vec<Cost>>> {
        let (_, is_found) = self.find(timeline, step, patience);
        is_found.then(|| self.tree.costs(step))
    }

    /// Finds what is to be shown when the run stands at a step; says whether that is all of it.
    fn find(&mut self, timeline: &Timeline, step: u64, patience: f64) -> (Outline, bool) {
        let slice = if timeline.plan().last_strategy().keeps_domains() {
            SLICE / 64
        } else {
            SLICE
        };
        let start = platform::now();
        loop {
            let (outline, is_found) = self.tree.follow(timeline, step, slice);
            if is_found || platform::now() - start > patience {
                return (outline, is_found);
            }
        }
    }

    /// Shows another outline; the deepest guess on the board that was shown before stays where it is.
    fn lay_out(&mut self, outline: Outline, step: u64) {
        let layout = TreeLayout::of(&outline);
        let path = self.tree.path(step);
        let known = path.iter().rev().find_map(|key| {
            let (before, now) = (self.outline.index_of(*key)?, outline.index_of(*key)?);
            Some((self.layout.places[before], layout.places[now]))
        });
        if let (Some(camera), Some((before, now))) = (&mut self.camera, known) {
            let (before, now) = (camera.point(before), camera.point(now));
            *camera = camera.moved(before.x - now.x, before.y - now.y);
        }
        (self.outline, self.layout) = (outline, layout);
    }

    fn current_at(&self, step: u64) -> u64 {
        let mut path = self.tree.path(step).into_iter().rev();
        path.find(|key| self.outline.index_of(*key).is_some())
            .expect("the root is always shown")
    }

    fn current_place(&self) -> (f32, f32) {
        let index = self.outline.index_of(self.current).unwrap_or(0);
        self.layout.places[index]
    }

    fn camera(&self) -> Camera {
        self.camera.unwrap_or_else(|| self.home())
    }

    /// What is seen unless the viewer looks elsewhere: the whole if it can be read, or else what is
    /// around the latest guess, as large as the viewer has made it.
    fn home(&self) -> Camera {
        match self.camera.filter(|_| self.is_moved) {
            Some(camera) => self.around(camera.zoom),
            None if self.tree.is_folded_as(Folding::Fitting) => self.whole_from(READABLE, UNFOLDED),
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
        Camera::around(&self.way(), &self.layout, self.rect, zoom)
    }

    /// The places from the root to the latest guess, as far as they are shown.
    fn way(&self) -> Vec<(f32, f32)> {
        let path = self.tree.path(self.step);
        let shown = path.iter().filter_map(|key| self.outline.index_of(*key));
        shown.map(|index| self.layout.places[index]).collect()
    }

    /// The picture of what is shown.
    pub fn picture<'a>(&'a self, moment: &'a Moment, palette: &'a Palette) -> TreePicture<'a> {
        TreePicture {
            tree: &self.tree,
            outline: &self.outline,
            layout: &self.layout,
            moment,
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

    /// Whether everything is folded in this way.
    pub fn is_folded_as(&self, folding: Folding) -> bool {
        self.tree.is_folded_as(folding)
    }

    /// Folds or unfolds everything in this way.
    pub fn fold_all(&mut self, folding: Folding) {
        self.tree.fold_all(folding);
        // What the viewer has moved to stays, if anything can be seen there afterwards.
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

    /// Folds a node or unfolds it.
    pub fn toggle(&mut self, index: usize) {
        let shown = self.outline.nodes[index];
        self.tree.fold(shown.key, !shown.is_folded);
    }

    /// Folds or unfolds a node that has been clicked twice.
    pub fn double_click(&mut self, index: usize) {
        match self.clicked {
            // The first click went there, which may have unfolded it.
            Some((key, was_folded)) if key == self.outline.nodes[index].key => {
                self.tree.fold(key, !was_folded);
            }
            _ => self.toggle(index),
        }
    }
}
