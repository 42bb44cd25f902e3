//! The front: what the class sees and touches. Panels read the session and report what the viewer
//! asks for; one place carries it out.
//!
//! ```text
//! Front { Session, Look, … } ─→ Cx ─→ bar, boards, inspector, dialogs … ─→ Ask ─→ Front::perform
//! ```

mod bar;
mod board_cache;
mod board_layout;
mod boards;
mod choice;
mod cx;
mod dialogs;
mod exporting;
mod fit;
mod fonts;
mod frame;
mod front;
mod front_command;
#[cfg(any(fuzzing, test))]
pub mod fuzzing;
mod glossary;
mod headless;
mod inspector;
mod key_names;
mod keys;
mod layout;
mod layout_main;
mod lessons;
mod live;
mod look;
mod magnifier;
mod metrics;
mod misconceptions;
mod notice;
mod opening;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod page_history;
#[cfg(target_arch = "wasm32")]
mod page_report;
mod paint;
mod popups;
mod presenter;
mod program;
mod race;
mod race_table;
mod records;
mod screens;
#[cfg(not(target_arch = "wasm32"))]
mod script;
#[cfg(target_arch = "wasm32")]
#[path = "no_script.rs"]
mod script;
mod set_runner;
mod sharing;
mod spoken;
mod start;
mod style;
mod teacher;
mod timeline;
mod transport;
mod verdict;
#[cfg(not(target_arch = "wasm32"))]
mod watched;
mod window;

pub use headless::Headless;
#[cfg(target_arch = "wasm32")]
pub use page::open_in_page;
pub use start::WindowRequest;
pub use window::open;

#[cfg(test)]
mod tests;
