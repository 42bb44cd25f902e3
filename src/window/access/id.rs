//! Numbers of nodes.

use egui::accesskit::NodeId;

/// AccessKit's number of a widget or part.
pub fn node_id(id: egui::Id) -> NodeId {
    NodeId(id.value())
}
