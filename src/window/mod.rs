//! The window: egui on macroquad, and nothing about Sudoku.
//!
//! ```text
//! macroquad ─ events ─→ Input ─→ Gui (egui::Context) ─→ Picture ─→ Painter ─→ screen
//!             keys                 │                     mesh, textures  └ screenshot ─→ PNG
//!                                  └ shortcuts: the keys egui has no use for
//! ```
//!
//! [`access`] tells assistive technology what the window shows, in a page through `mirror`. [`run`] opens the
//! window. `frames` ties the rest together and decides when the next frame is due (`pace`) and how much work is
//! done between two frames (`work`), by the clock in [`platform`].

pub mod access;
mod app;
mod copying;
mod cursor;
pub mod dropped;
mod events;
mod frames;
mod gui;
mod icon;
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
mod screenshot;
pub mod shortcuts;
mod signal;
mod textures;
#[cfg(any(target_arch = "wasm32", test))]
mod widgets;
mod work;

pub use app::{App, Capture};
pub use gui::{Gui, Picture, Surface, root_ui};
pub use open::{Conf, WindowError, run};
pub use signal::Signal;

#[cfg(test)]
mod tests;
