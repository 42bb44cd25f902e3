//! How the window is divided: by its size alone, so that nothing moves from step to step.

use egui::{Context, Id, Rect, Vec2};

/// The smallest window with room for everything at once, in points.
pub const DESK: Vec2 = Vec2::new(960.0, 560.0);

/// The least side of the board that the viewer has chosen, in points.
pub const LEAST: f32 = 200.0;

/// How the window is divided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// All boards, the inspector and every control at once.
    Desk,
    /// One thing below the other, as on a phone or a tablet held upright.
    Upright,
    /// A board beside everything else, as on a phone held sideways and in a page that is enlarged.
    Sideways,
}

impl Layout {
    /// The layout of this window.
    pub fn of(ctx: &Context) -> Self {
        // The text size makes the smallest desk exactly as large as this.
        let size = ctx.content_rect().size() + Vec2::splat(1.0);
        if size.x >= DESK.x && size.y >= DESK.y {
            Self::Desk
        } else if size.x < size.y {
            Self::Upright
        } else {
            Self::Sideways
        }
    }

    /// Whether the window has too little room for [`Layout::Desk`].
    pub fn is_small(ctx: &Context) -> bool {
        Self::of(ctx) != Self::Desk
    }
}

/// Asks for another frame if this part of the window has moved since the last one, so that what
/// depends on it can follow.
pub fn settle(ctx: &Context, part: Id, rect: Rect) {
    let id = part.with("settled");
    let before = ctx.data_mut(|data| data.get_temp::<Rect>(id));
    if before != Some(rect) {
        ctx.data_mut(|data| data.insert_temp(id, rect));
        ctx.request_repaint();
    }
}
