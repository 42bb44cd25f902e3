use super::TreeLayout;
use crate::scene::{Point, Rect};

/// How far apart two columns are without any zoom, in points.
pub(super) const COLUMN: f32 = 34.0;
/// How far apart two rows are without any zoom, in points.
pub(super) const ROW: f32 = 54.0;
/// The smallest and the largest zoom.
const ZOOM: (f32, f32) = (0.02, 4.0);
/// A small tree is not blown up beyond this when it is fitted.
const FITTED: f32 = 1.25;

/// Which part of a tree is seen, and how large.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// Where the root is.
    pub root: Point,
    /// 1 is the usual size.
    pub zoom: f32,
}

impl Camera {
    /// The whole tree in a rectangle.
    pub fn fitting(layout: &TreeLayout, rect: Rect) -> Self {
        let (left, right) = layout.columns;
        let (width, height) = ((right - left + 1.0) * COLUMN, (layout.last_row + 1.0) * ROW);
        let zoom = (rect.width / width).min(rect.height / height);
        let zoom = zoom.clamp(ZOOM.0, FITTED);
        let middle = (left + right) / 2.0 * COLUMN * zoom;
        Self {
            root: Point::new(rect.center().x - middle, rect.y + ROW * zoom / 2.0),
            zoom,
        }
    }

    /// The part of a tree around a place, in the usual size.
    pub fn around((column, row): (f32, f32), rect: Rect) -> Self {
        let middle = rect.center();
        Self {
            root: Point::new(middle.x - column * COLUMN, middle.y - row * ROW),
            zoom: 1.0,
        }
    }

    /// Where a place of a layout is seen.
    pub fn point(&self, (column, row): (f32, f32)) -> Point {
        Point::new(
            self.root.x + column * COLUMN * self.zoom,
            self.root.y + row * ROW * self.zoom,
        )
    }

    /// Moved by so much.
    #[must_use]
    pub fn moved(&self, x: f32, y: f32) -> Self {
        Self {
            root: Point::new(self.root.x + x, self.root.y + y),
            ..*self
        }
    }

    /// Nearer by a factor, or farther away; what is at `fixed` stays there.
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

    /// Moved as little as is needed to have a place in a rectangle, off its edges; what was far away
    /// comes to its middle.
    #[must_use]
    pub fn showing(&self, place: (f32, f32), rect: Rect) -> Self {
        let margin = (rect.width.min(rect.height) * 0.2).min(1.2 * ROW * self.zoom);
        let inner = rect.shrunk(margin);
        let at = self.point(place);
        if !rect.shrunk(-0.5 * rect.width.min(rect.height)).contains(at) {
            let middle = rect.center();
            return self.moved(middle.x - at.x, middle.y - at.y);
        }
        self.moved(
            at.x.clamp(inner.x, inner.right()) - at.x,
            at.y.clamp(inner.y, inner.bottom()) - at.y,
        )
    }
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
            let camera = Camera::fitting(&layout(left, right, last_row), RECT);
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
        let camera = Camera::fitting(&layout(-5.0, 5.0, 9.0), RECT);
        let pointer = camera.point((2.0, 3.0));
        for factor in [0.5, 1.7, 100.0] {
            let at = camera.zoomed(factor, pointer).point((2.0, 3.0));
            assert!((at.x - pointer.x).abs() < 0.01 && (at.y - pointer.y).abs() < 0.01);
        }
        assert_eq!(camera.zoomed(1e9, pointer).zoom, ZOOM.1);
    }

    #[test]
    fn what_is_in_view_does_not_move_the_camera() {
        let camera = Camera {
            root: Point::new(150.0, 60.0),
            zoom: 1.0,
        };
        assert_eq!(camera.showing((0.5, 2.0), RECT), camera);
        let beside = (6.0, 2.0);
        let moved = camera.showing(beside, RECT);
        assert!(RECT.contains(moved.point(beside)));
        assert!((0.0..120.0).contains(&(camera.root.x - moved.root.x)));
        let far = (30.0, -20.0);
        let (at, middle) = (camera.showing(far, RECT).point(far), RECT.center());
        assert!((at.x - middle.x).hypot(at.y - middle.y) < 0.01);
    }
}
