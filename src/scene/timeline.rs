use super::{Anchor, Color, Font, Palette, Point, Rect, Shape, Stroke};
use crate::solver::DepthRange;

/// The depth over a whole run as a flat skyline, with the playhead.
pub struct Strip<'a> {
    /// Its colours.
    pub palette: &'a Palette,
    /// Size of the labels.
    pub text: f32,
    /// How many steps the strip spans.
    pub span: u64,
}

/// One board's part of the strip.
pub struct StripLane<'a> {
    /// Whose it is.
    pub label: &'a str,
    /// The colour of its skyline.
    pub color: Color,
    /// The depths of equal stretches of the span, from its start, as far as explored.
    pub depths: &'a [DepthRange],
    /// Into how many stretches the span is divided.
    pub columns: usize,
    /// The depth that reaches the top.
    pub highest: u16,
    /// Where the run stands.
    pub position: u64,
    /// Where the run ends, or how far it is explored.
    pub explored: u64,
    /// Whether `explored` is the end.
    pub is_complete: bool,
}

impl Strip<'_> {
    /// Draws one lane; `rect` is its skyline without the label.
    pub fn draw(&self, rect: Rect, lane: &StripLane, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        shapes.push(Shape::Rect {
            rect,
            radius: 0.0,
            fill: Some(p.quiet),
            stroke: None,
        });
        shapes.push(Shape::Text {
            at: Point::new(rect.x - self.text * 0.6, rect.center().y),
            anchor: Anchor::RightMiddle,
            size: self.text,
            font: Font::Regular,
            color: p.faint,
            text: lane.label.to_owned(),
        });
        self.draw_skyline(rect, lane, shapes);
        if !lane.is_complete {
            // Beyond what is explored nothing is known.
            let x = self.x_of(rect, lane.explored);
            shapes.push(Shape::Line {
                points: vec![Point::new(x, rect.y), Point::new(x, rect.bottom())],
                stroke: Stroke::dashed(1.5, p.faint, 4.0),
            });
        }
        self.draw_playhead(rect, lane.position, shapes);
    }

    fn draw_skyline(&self, rect: Rect, lane: &StripLane, shapes: &mut Vec<Shape>) {
        let width = rect.width / lane.columns.max(1) as f32;
        let scale = (rect.height - 4.0) / f32::from(lane.highest.max(1));
        for (column, depths) in lane.depths.iter().enumerate() {
            let x = rect.x + column as f32 * width;
            let (low, high) = (f32::from(depths.min) * scale, f32::from(depths.max) * scale);
            let bar = |bottom: f32, top: f32, color: Color| Shape::Rect {
                rect: Rect::new(
                    x,
                    rect.bottom() - top,
                    width.max(1.0),
                    (top - bottom).max(1.0),
                ),
                radius: 0.0,
                fill: Some(color),
                stroke: None,
            };
            shapes.push(bar(0.0, low, lane.color.alpha(70)));
            shapes.push(bar(low, high, lane.color.alpha(190)));
        }
    }

    fn draw_playhead(&self, rect: Rect, position: u64, shapes: &mut Vec<Shape>) {
        let ink = self.palette.ink;
        let x = self.x_of(rect, position);
        shapes.push(Shape::Line {
            points: vec![Point::new(x, rect.y), Point::new(x, rect.bottom())],
            stroke: Stroke::new(2.0, ink),
        });
        let wing = self.text * 0.45;
        shapes.push(Shape::Polygon {
            points: vec![
                Point::new(x - wing, rect.y),
                Point::new(x + wing, rect.y),
                Point::new(x, rect.y + wing * 1.2),
            ],
            fill: ink,
        });
    }

    /// Where a step is.
    pub fn x_of(&self, rect: Rect, step: u64) -> f32 {
        let share = step as f64 / self.span.max(1) as f64;
        rect.x + (share.clamp(0.0, 1.0) * f64::from(rect.width)) as f32
    }

    /// The step at a place.
    pub fn step_at(&self, rect: Rect, x: f32) -> u64 {
        let share = f64::from((x - rect.x) / rect.width.max(1.0)).clamp(0.0, 1.0);
        (share * self.span as f64).round() as u64
    }
}
