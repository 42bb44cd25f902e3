//! Caches for drawing, and what the viewer has moved, by board.

use super::inspector::tree::view::TreeView;
use super::skyline::Skyline;
use crate::explain::Language;
use crate::session::Runs;
use std::collections::BTreeMap;

/// The drawing state of each board, by run id.
#[derive(Default)]
pub struct Drawn(BTreeMap<u64, DrawnRun>);

/// The drawing state of a board.
#[derive(Default)]
pub struct DrawnRun {
    /// The visible part of its search tree.
    pub tree: TreeView,
    /// The skyline drawn last.
    pub skyline: Skyline,
    /// The step under the pointer, and what happens there, in a language.
    pub hovered: Option<(u64, Language, String)>,
}

impl Drawn {
    /// The drawing state of a board.
    pub fn of(&mut self, id: u64) -> &mut DrawnRun {
        self.0.entry(id).or_default()
    }

    /// Drops boards that are gone.
    pub fn prune(&mut self, runs: &Runs) {
        if self.0.len() > runs.len() {
            self.0
                .retain(|id, _| runs.iter().any(|run| run.id() == *id));
        }
    }
}
