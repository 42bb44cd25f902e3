//! Background work: resumable jobs, done a slice at a time.
//!
//! The caller, who has a clock, decides how many slices to do. A slice takes a few milliseconds at
//! most, so that a key press is answered between two slices.

use super::reason::ReasonFor;
use super::run::HeatSpan;
use crate::analysis::difference::DifferenceSearch;
use crate::lesson::{Seeker, View};

/// What the viewer is looking at; only that is worked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Watched {
    /// The view of the inspector, if there is an inspector.
    pub view: Option<View>,
    /// How often cells were written, over these steps.
    pub heat: Option<HeatSpan>,
    /// How often nogoods have refused values.
    pub nogoods: bool,
    /// Since when a board is doomed.
    pub doom: bool,
    /// How large trees are that have not been searched whole.
    pub estimates: bool,
    /// Why no solution agrees with the leading board.
    pub reason: Option<ReasonFor>,
    /// The search trees, or the costs of their subtrees.
    pub trees: bool,
    /// The puzzle in the editor.
    pub editor: bool,
}

/// A kind of background work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BackgroundJob {
    Explore,
    Seek,
    Difference,
    Trees,
    Doom,
    Estimate,
    Reason,
    Heat,
    Nogoods,
    Judge,
    Editor,
}

impl BackgroundJob {
    pub(super) const ALL: [Self; 11] = [
        Self::Explore,
        Self::Seek,
        Self::Difference,
        Self::Trees,
        Self::Doom,
        Self::Estimate,
        Self::Reason,
        Self::Heat,
        Self::Nogoods,
        Self::Judge,
        Self::Editor,
    ];
}

/// The pending work.
pub struct BackgroundWork {
    /// Whether runs are being explored.
    pub(super) is_exploring: bool,
    /// How often the viewer has asked to explore further.
    pub(super) extensions: u64,
    pub(super) watch: Watched,
    /// The search for a difference, if one is running, and its two boards.
    pub(super) difference: Option<([usize; 2], DifferenceSearch)>,
    /// The search for when something happens, if one is running.
    pub(super) seeker: Option<Seeker>,
}

impl Default for BackgroundWork {
    fn default() -> Self {
        Self {
            is_exploring: true,
            extensions: 0,
            watch: Watched::default(),
            difference: None,
            seeker: None,
        }
    }
}
