//! The camera: which part of a tree is visible, and at what size.

use super::TreeLayout;
use crate::scene::{Point, Rect};

/// The distance of columns at zoom 1, in points.
pub(super) const COLUMN: f32 = 34.0;
/// The distance of rows at zoom 1, in points.
pub(super) const ROW: f32 = 54.0;
/// The range of the zoom.
const ZOOM: (f32, f32) = (0.02, 4.0);
/// The space for labels beside the outermost nodes at zoom 1, in points.
const SIDE: f32 = 26.0;
/// The largest distance of the latest guess from the middle of the view, in widths of the view.
const SIDEWAYS: f32 = 0.29;
/// The largest zoom at which a small tree is fitted, for text of the usual size.
const FITTED: f32 = 1.25;

/// Which part of a tree is visible, and how large.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// The place of the root.
    pub root: Point,
    /// The zoom; 1 is the default.
    pub zoom: f32,
}

impl Camera {
    /// Shows the whole tree in a rectangle. `times` is the size of the text beside it, relative to
    /// the usual size.
    pub fn fitting(layout: &TreeLayout, rect: Rect, times: f32) -> Self {
        // Before the first frame there is no size of text.
        let most = ZOOM.0.max(FITTED * times);
        let zoom = Self::largest(layout, rect).clamp(ZOOM.0, most);
        Self::whole(layout, rect, zoom)
    }

    /// The largest zoom at which the whole tree fits into a rectangle.
    fn largest(layout: &TreeLayout, rect: Rect) -> f32 {
        let (left, right) = layout.columns;
        let (width, height) = (
            (right - left) * COLUMN + 2.0 * SIDE,
            (layout.last_row + 1.0) * ROW,
        );
        (rect.width / width).min(rect.height / height)
    }

    /// Shows a tree at the top of a rectangle, centred.
    fn whole(layout: &TreeLayout, rect: Rect, zoom: f32) -> Self {
        let (left, right) = layout.columns;
        let middle = (left + right) / 2.0 * COLUMN * zoom;
        Self {
            root: Point::new(rect.center().x - middle, rect.y + ROW * zoom / 2.0),
            zoom,
        }
    }

    /// Shows the part of a tree around its latest guess: roughly centred and two thirds down, so
    /// that the path to it is visible; or the whole tree, if it fits. `path` has the places from
    /// the root to the latest guess.
    pub fn around(path: &[(f32, f32)], layout: &TreeLayout, rect: Rect, zoom: f32) -> Self {
        if zoom <= Self::largest(layout, rect) {
            return Self::whole(layout, rect, zoom);
        }
        let (column, row) = path.last().copied().unwrap_or_default();
        let (across, down) = (COLUMN * zoom, ROW * zoom);
        // No space is wasted above the root or below the lowest row.
        let highest = rect.y + down / 2.0 + row * down;
        let lowest = rect.bottom() - down / 2.0 - (layout.last_row - row) * down;
        let y = (rect.y + rect.height * 2.0 / 3.0).max(lowest).min(highest);
        let offset = offset_for(path, rect.width / across, (y - rect.y) / down);
        Self {
            root: Point::new(rect.center().x - (column + offset) * across, y - row * down),
            zoom,
        }
    }

    /// The screen position of a place in a layout.
    pub fn point(&self, (column, row): (f32, f32)) -> Point {
        Point::new(
            self.root.x + column * COLUMN * self.zoom,
            self.root.y + row * ROW * self.zoom,
        )
    }

    /// Moved by this much.
    #[must_use]
    pub fn moved(&self, x: f32, y: f32) -> Self {
        Self {
            root: Point::new(self.root.x + x, self.root.y + y),
            ..*self
        }
    }

    /// Zoomed by a factor around the point `fixed`.
    #[must_use]
    pub fn zoomed(&self, factor: f32, fixed: Point) -> Self {
        let zoom = (self.zoom * factor).clamp(ZOOM.0, ZOOM.1);
        let factor = zoom / self.zoom;
        Self {
            root: Point::new(
                fixed.x + (self.root.x - fixed.x) * factor,
                fixed.y + (self.root.y - fixed.y) * factor,
            ),
            zoom,
        }
    }

    /// Moved as little as necessary to show a place in a rectangle, clear of its edges.
    #[must_use]
    pub fn showing(&self, place: (f32, f32), rect: Rect) -> Self {
        let inner = self.inner(rect);
        let at = self.point(place);
        self.moved(
            at.x.clamp(inner.x, inner.right()) - at.x,
            at.y.clamp(inner.y, inner.bottom()) - at.y,
        )
    }

    /// Whether a place is in a rectangle, clear of its edges.
    pub fn shows(&self, place: (f32, f32), rect: Rect) -> bool {
        self.inner(rect).contains(self.point(place))
    }

    /// Whether a whole tree is in a rectangle.
    pub fn shows_whole(&self, layout: &TreeLayout, rect: Rect) -> bool {
        let half = ROW * self.zoom / 2.0 - 0.5;
        let (left, right) = layout.columns;
        let (root, last) = (
            self.point((left, 0.0)),
            self.point((right, layout.last_row)),
        );
        let is_across = root.x >= rect.x && last.x <= rect.right();
        is_across && root.y - half >= rect.y && last.y + half <= rect.bottom()
    }

    fn inner(&self, rect: Rect) -> Rect {
        rect.shrunk((rect.width.min(rect.height) * 0.2).min(1.2 * ROW * self.zoom))
    }
}

/// The horizontal distance, in columns, from the last place of a path to the middle of a view of
/// this many columns, with this many rows above that place: the middle of what the view shows of
/// the path, but the last place stays away from the sides.
fn offset_for(path: &[(f32, f32)], columns: f32, rows: f32) -> f32 {
    let Some(&(last, bottom)) = path.last() else {
        return 0.0;
    };
    let seen = path
        .iter()
        .rev()
        .take_while(|place| bottom - place.1 <= rows);
    let (left, right) = seen.fold((last, last), |(left, right), (column, _)| {
        (left.min(*column), right.max(*column))
    });
    let most = columns * SIDEWAYS;
    ((left + right) / 2.0 - last).clamp(-most, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECT: Rect = Rect::new(10.0, 20.0, 300.0, 400.0);

    fn layout(left: f32, right: f32, last_row: f32) -> TreeLayout {
        TreeLayout {
            places: Vec::new(),
            columns: (left, right),
            last_row,
        }
    }

    #[test]
    fn a_fitted_tree_is_seen_whole() {
        for (left, right, last_row) in [(0.0, 0.0, 0.0), (-3.0, 40.0, 7.0), (-1.0, 1.0, 200.0)] {
            let layout = layout(left, right, last_row);
            let camera = Camera::fitting(&layout, RECT, 1.0);
            assert!(camera.shows_whole(&layout, RECT));
            assert!(!camera.moved(0.0, 500.0).shows_whole(&layout, RECT));
            for corner in [
                (left, 0.0),
                (right, 0.0),
                (left, last_row),
                (right, last_row),
            ] {
                assert!(RECT.contains(camera.point(corner)), "{corner:?} {camera:?}");
            }
        }
    }

    #[test]
    fn zooming_keeps_the_place_under_the_pointer() {
        let camera = Camera::fitting(&layout(-5.0, 5.0, 9.0), RECT, 1.0);
        let pointer = camera.point((2.0, 3.0));
        for factor in [0.5, 1.7, 100.0] {
            let at = camera.zoomed(factor, pointer).point((2.0, 3.0));
            assert!((at.x - pointer.x).abs() < 0.01 && (at.y - pointer.y).abs() < 0.01);
        }
        assert_eq!(camera.zoomed(1e9, pointer).zoom, ZOOM.1);
    }

    #[test]
    fn visible_places_do_not_move_the_camera() {
        let camera = Camera {
            root: Point::new(150.0, 60.0),
            zoom: 1.0,
        };
        assert_eq!(camera.showing((0.5, 2.0), RECT), camera);
        let beside = (6.0, 2.0);
        let moved = camera.showing(beside, RECT);
        assert!(RECT.contains(moved.point(beside)));
        assert!((0.0..120.0).contains(&(camera.root.x - moved.root.x)));
    }

    #[test]
    fn the_latest_guess_is_low_in_the_middle() {
        let straight: Vec<_> = (0..40).map(|row| (0.0, row as f32)).collect();
        let layout = layout(-50.0, 50.0, 60.0);
        let at = |path: &[(f32, f32)]| {
            let camera = Camera::around(path, &layout, RECT, 1.0);
            camera.point(*path.last().unwrap())
        };
        let low = at(&straight);
        assert!((low.x - RECT.center().x).abs() < 0.1);
        assert!((low.y - RECT.y - RECT.height * 2.0 / 3.0).abs() < 0.1);
        // The root stays at the top, and no space is wasted below the last row.
        assert!((at(&straight[..1]).y - RECT.y - ROW / 2.0).abs() < 0.1);
        let deepest: Vec<_> = (0..=60).map(|row| (0.0, row as f32)).collect();
        assert!((at(&deepest).y - RECT.bottom() + ROW / 2.0).abs() < 0.1);
        // A path from the side is visible too, while the guess stays away from the sides.
        let bent: Vec<_> = (0..40)
            .map(|row| (if row < 39 { 5.0 } else { 0.0 }, row as f32))
            .collect();
        let camera = Camera::around(&bent, &layout, RECT, 1.0);
        assert!(RECT.contains(camera.point(bent[38])));
        let (at, most) = (camera.point(bent[39]), RECT.width * SIDEWAYS + 0.1);
        assert!((at.x - RECT.center().x).abs() <= most);
    }
}
