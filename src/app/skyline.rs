//! The skyline of a lane, kept from frame to frame: it is made anew only when what it shows has changed.

use crate::scene::{Rect, Theme};
use crate::timeline::{Section, Timeline};
use egui::Mesh;
use std::sync::Arc;

/// The place of bars, their colours, and how far doom is known.
pub type Setting = (Rect, Theme, Option<u64>);

/// The sections of a run, and the bars that they are drawn as.
#[derive(Default)]
pub struct Skyline {
    /// The steps and the columns that the sections are of.
    key: (u64, usize),
    sections: Vec<Section>,
    bars: Bars,
}

/// The bars of a skyline as they were drawn last.
#[derive(Default)]
pub struct Bars(Option<(Setting, Arc<Mesh>)>);

impl Skyline {
    /// That of so many steps of a run, in so many columns.
    pub fn of(
        &mut self,
        timeline: &Timeline,
        span: u64,
        columns: usize,
    ) -> (&[Section], &mut Bars) {
        if self.key != (span, columns) {
            *self = Self {
                key: (span, columns),
                sections: timeline.sections(span, columns),
                bars: Bars::default(),
            };
        }
        (&self.sections, &mut self.bars)
    }
}

impl Bars {
    /// Those of this setting, which are made if they are not there.
    pub fn of(&mut self, setting: Setting, make: impl FnOnce() -> Mesh) -> Arc<Mesh> {
        let kept = self.0.take().filter(|(old, _)| *old == setting);
        let (_, bars) = kept.unwrap_or_else(|| (setting, Arc::new(make())));
        self.0 = Some((setting, Arc::clone(&bars)));
        bars
    }
}
