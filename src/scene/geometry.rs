//! Points and rectangles.

/// A point, in points from the left and the top.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    /// The point there.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// A point on the way to another.
    pub fn towards(self, other: Self, share: f32) -> Self {
        let way = |from: f32, to: f32| from + (to - from) * share;
        Self::new(way(self.x, other.x), way(self.y, other.y))
    }

    /// The distance to another point.
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

impl From<(f32, f32)> for Point {
    fn from((x, y): (f32, f32)) -> Self {
        Self { x, y }
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Rect {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Rect {
    /// The rectangle with this top left corner and size.
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self {
            x,
            y,
            width,
            height,
        }
    }

    /// The rectangle with this middle and size.
    pub const fn centered(middle: Point, width: f32, height: f32) -> Self {
        Self::new(
            middle.x - width / 2.0,
            middle.y - height / 2.0,
            width,
            height,
        )
    }

    /// The x of its right side.
    pub fn right(&self) -> f32 {
        self.x + self.width
    }

    /// The y of its lower side.
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// Its middle.
    pub fn center(&self) -> Point {
        Point::new(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The rectangle with every side moved inwards by `by`.
    #[must_use]
    pub fn shrunk(&self, by: f32) -> Self {
        let width = (self.width - 2.0 * by).max(0.0);
        let height = (self.height - 2.0 * by).max(0.0);
        Self::new(self.x + by, self.y + by, width, height)
    }

    /// Its upper part of this height, and the rest.
    pub fn split(self, height: f32) -> [Self; 2] {
        let (y, rest) = (self.y + height, self.height - height);
        [
            Self { height, ..self },
            Self {
                y,
                height: rest,
                ..self
            },
        ]
    }

    /// The smallest rectangle that holds both.
    #[must_use]
    pub fn around(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = self.right().max(other.right());
        let bottom = self.bottom().max(other.bottom());
        Self::new(x, y, right - x, bottom - y)
    }

    /// Whether the other lies in it.
    pub fn holds(&self, other: Self) -> bool {
        self.x <= other.x
            && self.y <= other.y
            && other.right() <= self.right()
            && other.bottom() <= self.bottom()
    }

    /// Whether both have points in common.
    pub fn overlaps(&self, other: Self) -> bool {
        let across = self.x < other.right() && other.x < self.right();
        across && self.y < other.bottom() && other.y < self.bottom()
    }

    /// Whether the point lies in it.
    pub fn contains(&self, p: Point) -> bool {
        (self.x..=self.right()).contains(&p.x) && (self.y..=self.bottom()).contains(&p.y)
    }
}
