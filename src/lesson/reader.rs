//! What has been read of a file so far.

use super::{BoardSpec, Claim, Places};
use crate::puzzle::Topology;
use std::collections::HashSet;
use std::sync::Arc;

/// What the rest of a file may refer to.
#[derive(Default)]
pub struct Reader {
    /// The board of the lesson, once its puzzle is read.
    pub topology: Option<Arc<Topology>>,
    /// The boards.
    pub boards: Vec<BoardSpec>,
    /// The board that places in a run are about.
    pub board: usize,
    /// The claims that texts can mention.
    pub claims: Vec<Claim>,
    /// The constants that texts can mention, by their names.
    pub constants: Vec<(String, u64)>,
    /// The ids that are taken.
    pub ids: Vec<String>,
    /// The words for terms that are taken, each with the tag of its language.
    pub forms: HashSet<(String, Vec<String>)>,
    /// The lessons of the course.
    pub lessons: Vec<String>,
    /// How many stops there are.
    pub stops: usize,
    pub places: Places,
}

impl Reader {
    /// For a file that may name these lessons.
    pub fn about<'l>(lessons: impl IntoIterator<Item = &'l str>) -> Self {
        Self {
            lessons: lessons.into_iter().map(str::to_owned).collect(),
            ..Self::default()
        }
    }

    /// The board of the lesson, whose puzzle is read before anything else is asked of it.
    pub fn topology(&self) -> &Topology {
        self.topology.as_deref().expect("a puzzle has been read")
    }

    /// The stop that is being read, from 0.
    pub fn stop(&self) -> usize {
        self.places.stops.len()
    }

    /// The numbers that texts can mention, with their names.
    pub fn numbers(&self) -> impl Iterator<Item = (&str, u64)> {
        let claims = self.claims.iter();
        let claims = claims.map(|claim| (claim.name.as_str(), claim.bound.number()));
        let constants = self.constants.iter();
        claims.chain(constants.map(|(name, number)| (name.as_str(), *number)))
    }
}
