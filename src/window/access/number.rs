//! A node's number as a page has it.

use egui::accesskit::NodeId;
use serde::{Serialize, Serializer};

/// A node's number, which is a text in a page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Number(pub NodeId);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:x}", self.0.0))
    }
}
