//! What the window tells assistive technology, and what is asked for by it.
//!
//! ```text
//! egui's widgets ─┐
//! parts, words ───┴→ AccessKit's tree ─→ document: elements, as pages have them ─→ telling: what has changed
//! requests for widgets go to egui, those for parts to the program ←─ the page
//! ```
//!
//! egui describes its widgets by itself. What is painted as a picture is described by the program: as
//! `parts` of the widget that paints it. What is announced when it changes is `said`. Nothing is described
//! twice: the page makes its elements from this tree alone.

mod announce;
mod describe;
#[cfg(any(target_arch = "wasm32", target_os = "linux", test))]
mod document;
#[cfg(any(target_arch = "wasm32", target_os = "linux", test))]
mod element;
#[cfg(target_os = "linux")]
mod exposed;
mod id;
mod items;
#[cfg(any(target_arch = "wasm32", target_os = "linux", test))]
mod names;
#[cfg(any(target_arch = "wasm32", target_os = "linux", test))]
mod number;
mod parts;
#[cfg(any(target_arch = "wasm32", target_os = "linux", test))]
mod rows;
mod said;
#[cfg(any(target_arch = "wasm32", test))]
mod telling;

#[cfg(test)]
pub use announce::said;
pub use announce::{introduce, say};
pub use describe::{describe, describe_ui, heading, name, region};
#[cfg(target_os = "linux")]
pub use exposed::exposed;
pub use id::node_id;
pub use parts::{Part, install, is_on, move_focus, requests, show_parts};
pub use said::Voice;
#[cfg(any(target_arch = "wasm32", test))]
pub use telling::Telling;

#[cfg(test)]
mod tests;
