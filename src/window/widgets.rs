//! The widgets of a frame by name, for automation that drives the page.

use egui::accesskit::TreeUpdate;
use std::fmt::Write;

/// Every widget with a name or text: name, left, top, width and height, separated by tabs, one
/// widget per line. Places are multiplied by `zoom`.
pub fn list(tree: &TreeUpdate, zoom: f64) -> String {
    let mut lines = String::new();
    for (_, node) in &tree.nodes {
        let name = node.label().or_else(|| node.value());
        let (Some(name), Some(at)) = (name, node.bounds()) else {
            continue;
        };
        let name = name.replace(['\t', '\n'], " ");
        let [left, top] = [at.x0, at.y0].map(|side| side * zoom);
        let [width, height] = [at.width(), at.height()].map(|side| side * zoom);
        writeln!(
            lines,
            "{name}\t{left:.1}\t{top:.1}\t{width:.1}\t{height:.1}"
        )
        .expect("a string takes what is written");
    }
    lines
}
