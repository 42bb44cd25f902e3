//! Keeps the page's document, which screen readers read, in step with what the window shows.

use super::access::{PageDocument, widget_list};
use super::page::{self, PageCall};
use super::{Picture, platform};
use egui::{Context, Event, Key, RawInput};

/// The pause between two descriptions, in seconds. A description takes time, and nobody reads
/// faster.
const PAUSE: f64 = 0.2;

/// The page's document.
pub struct PageMirror {
    document: PageDocument,
    /// When it was brought up to date.
    updated_at: f64,
    pause: f64,
    /// Whether the page also gets the names and places of all widgets.
    has_widgets: bool,
}

impl PageMirror {
    /// An empty document. With `widgets` in the page's address, for automation, every frame is
    /// described.
    pub fn new() -> Self {
        let has_widgets = page::query().iter().any(|(name, _)| name == "widgets");
        Self {
            document: PageDocument::default(),
            updated_at: f64::NEG_INFINITY,
            pause: if has_widgets { 0.0 } else { PAUSE },
            has_widgets,
        }
    }

    /// Has the frame at `now` described if the pause is over, or if it answers a reader.
    pub fn choose(&self, ctx: &Context, input: &RawInput, now: f64) {
        let is_read = |event: &Event| {
            matches!(
                event,
                Event::AccessKitActionRequest(_) | Event::Key { key: Key::Tab, .. }
            )
        };
        if self.rest(now) <= 0.0 || input.events.iter().any(is_read) {
            ctx.enable_accesskit();
        } else {
            ctx.disable_accesskit();
        }
    }

    /// Updates the document from a frame. If that was not described, returns in how many seconds
    /// another one is due, which will be.
    pub fn tell(&mut self, ctx: &Context, picture: &Picture, now: f64) -> Option<f64> {
        let Some(tree) = &picture.platform.accesskit_update else {
            return Some(self.rest(now).max(0.0));
        };
        self.updated_at = now;
        let zoom = picture.pixels_per_point / platform::scale();
        if let Some(change) = self.document.changes(ctx, tree, zoom) {
            page::tell(PageCall::Document, &change);
        }
        if self.has_widgets {
            page::tell(PageCall::Widgets, &widget_list(tree, f64::from(zoom)));
        }
        None
    }

    fn rest(&self, now: f64) -> f64 {
        self.updated_at + self.pause - now
    }
}
