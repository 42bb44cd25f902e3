//! What is kept only to draw faster, or as the viewer has moved it, by board.

use super::inspector::tree::view::TreeView;
use super::skyline::Skyline;
use crate::explain::Language;
use crate::session::Runs;
use std::collections::BTreeMap;

/// What is kept of each board, by its id.
#[derive(Default)]
pub struct Drawn(BTreeMap<u64, DrawnRun>);

/// What is kept of a board.
#[derive(Default)]
pub struct DrawnRun {
    /// What of its search tree is seen.
    pub tree: TreeView,
    /// The skyline as it was drawn last.
    pub skyline: Skyline,
    /// The step under the pointer and what happens there, in a language.
    pub hovered: Option<(u64, Language, String)>,
}

impl Drawn {
    /// What is kept of a board.
    pub fn of(&mut self, id: u64) -> &mut DrawnRun {
        self.0.entry(id).or_default()
    }

    /// Forgets boards that are gone.
    pub fn prune(&mut self, runs: &Runs) {
        if self.0.len() > runs.len() {
            self.0
                .retain(|id, _| runs.iter().any(|run| run.id() == *id));
        }
    }
}
