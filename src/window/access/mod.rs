//! What the window tells assistive technology, and what is asked for by it.
//!
//! ```text
//! egui's widgets ───────┐
//! parts, announcements ─┴→ AccessKit's tree ─→ document: elements in reading order ─┬→ exposed: a tree again, on Linux
//!                                                                                   └→ page: what has changed
//! requests for widgets go to egui, those for parts to the program ←─ screen readers, and pages
//! ```
//!
//! egui describes its widgets by itself. What is painted as a picture is described by the program:
//! as `parts` of the widget that paints it. Nothing is described twice: everything is made of this
//! tree alone. Nothing of it is built while nobody listens.
//!
//! Elsewhere than on Linux and in pages there is no document, since there is no reader of it.

mod announcements;
mod describe;
#[cfg(any(target_arch = "wasm32", target_os = "linux", test))]
mod document;
#[cfg(any(target_arch = "wasm32", target_os = "linux", test))]
mod element;
#[cfg(target_os = "linux")]
mod exposed;
#[cfg(any(target_arch = "wasm32", test))]
mod page;
mod parts;

#[cfg(test)]
pub use announcements::said;
pub use announcements::{Voice, introduce, say};
pub use describe::{describe, describe_ui, heading, name, only_read, region};
#[cfg(target_os = "linux")]
pub use exposed::exposed;
#[cfg(any(target_arch = "wasm32", test))]
pub use page::{PageDocument, request, widget_list};
pub use parts::{PaintedPart, is_on, move_focus, node_id, requests, show_parts};

/// Installs the plugins that complete egui's tree. Call this once, before the first frame.
pub fn install(ctx: &egui::Context) {
    ctx.add_plugin(parts::PaintedParts::default());
    ctx.add_plugin(announcements::Announcements::default());
}

#[cfg(test)]
mod tests;
