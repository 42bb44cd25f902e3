//! The skyline of a lane, cached between frames and rebuilt only when it changes.

use crate::scene::{Rect, Theme};
use crate::timeline::{Section, Timeline};
use egui::Mesh;
use std::sync::Arc;

/// What the bars depend on: their place, the number of sections shown, the theme, and how far doom is
/// known.
pub type Setting = (Rect, usize, Theme, Option<u64>);

/// The sections of a run, and the bars they are drawn as.
#[derive(Default)]
pub struct Skyline {
    /// The number of steps and columns of the sections, and how many of the steps are explored.
    key: (u64, usize, u64),
    sections: Vec<Section>,
    bars: Bars,
}

/// The bars drawn last.
#[derive(Default)]
pub struct Bars(Option<(Setting, Arc<Mesh>)>);

impl Skyline {
    /// The skyline of `steps` steps of a run, in `columns` columns.
    pub fn of(
        &mut self,
        timeline: &Timeline,
        span: u64,
        columns: usize,
    ) -> (&[Section], &mut Bars) {
        let key = (span, columns, span.min(timeline.explored()));
        if self.key != key {
            *self = Self {
                key,
                sections: timeline.sections(span, columns),
                bars: Bars::default(),
            };
        }
        (&self.sections, &mut self.bars)
    }
}

impl Bars {
    /// The bars for this setting, rebuilt if it has changed.
    pub fn of(&mut self, setting: Setting, make: impl FnOnce() -> Mesh) -> Arc<Mesh> {
        let kept = self.0.take().filter(|(old, _)| *old == setting);
        let (_, bars) = kept.unwrap_or_else(|| (setting, Arc::new(make())));
        self.0 = Some((setting, Arc::clone(&bars)));
        bars
    }
}
