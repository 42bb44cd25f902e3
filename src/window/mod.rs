//! The window: egui on macroquad, and nothing about Sudoku.
//!
//! ```text
//! macroquad ─ events ─→ Input ─→ Gui (egui::Context) ─→ Picture ─→ Painter ─→ screen, PNG file
//!             keys                │                      mesh
//!                                 └ shortcuts: the keys egui has no use for
//! ```
//!
//! [`run`] opens the window. `frames` ties the rest together: it decides when the next frame is due
//! (`pace`) and how much work is done between two frames, by the clock in [`platform`]. [`access`]
//! describes the window to assistive technology, in a page through `mirror`.

pub mod access;
mod app;
pub mod dropped;
mod events;
mod frames;
mod gui;
mod input;
mod keys;
mod mesh;
#[cfg(target_arch = "wasm32")]
mod mirror;
mod open;
mod pace;
#[cfg(target_arch = "wasm32")]
pub mod page;
mod painter;
pub mod platform;
pub mod shortcuts;

pub use app::{App, Capture, Signal, Surface};
pub use gui::{Gui, Picture, root_ui};
pub use open::{Conf, SIZE_IS_IN_PIXELS, WindowError, run};

#[cfg(test)]
mod tests;
