//! What the window tells assistive technology, and what is asked for by it.
//!
//! ```text
//! egui's widgets ─┐                                                         ┌→ exposed: a tree again, for screen readers on Linux
//! parts, words ───┴→ AccessKit's tree ─→ document: elements in their order ─┴→ telling: what has changed, for a page
//! requests for widgets go to egui, those for parts to the program ←─ screen readers, and `asked` by a page
//! ```
//!
//! egui describes its widgets by itself. What is painted as a picture is described by the program: as
//! `parts` of the widget that paints it. What is announced when it changes is `said`. Nothing is described
//! twice: everything is made of this tree alone. Nothing of it is built while nobody listens.
//!
//! Elsewhere than on Linux and in pages there is no document, since there is no reader of it.

mod announce;
#[cfg(any(target_arch = "wasm32", test))]
mod asked;
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
#[cfg(target_arch = "wasm32")]
pub use asked::asked;
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
