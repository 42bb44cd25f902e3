//! What leaves the program as data or pictures: a file per format. Knows nothing of files: bytes
//! and texts come out, and the caller writes them.
//!
//! Window, page and command line ask for an export in the same way: a
//! [`ExportRequest`](request::ExportRequest) names a [`ExportKind`](kind::ExportKind) and its
//! options, and a [`ExportJob`](job::ExportJob) makes it in slices of some steps, a picture or a
//! page each, so that its progress can be shown and it can be cancelled.
//!
//! ```
//! use recuo::analysis::alignment::Alignment;
//! use recuo::export::boards::{BoardRun, Boards, SeenPart};
//! use recuo::export::job::{ExportJob, Subject};
//! use recuo::export::kind::ExportKind;
//! use recuo::export::options::ExportOptions;
//! use recuo::export::request::ExportRequest;
//! use recuo::export::steps::{StepChoice, Rhythm};
//! use recuo::puzzle::text;
//! use recuo::solver::Goal;
//! use recuo::timeline::Timeline;
//! use std::sync::Arc;
//!
//! let problem = text::read_one("1...............", &text::Options::default())?;
//! let board = BoardRun {
//!     run: Timeline::new(Arc::new(problem), "naive".parse()?, Goal::First),
//!     title: "naive".to_owned(),
//!     seen: SeenPart::Whole,
//!     step: 0,
//!     wording: Arc::default(),
//! };
//! let boards = Boards {
//!     name: "my puzzle".to_owned(),
//!     boards: vec![board],
//!     leading: 0,
//!     alignment: Alignment::Step,
//!     step: None,
//! };
//!
//! let kind = ExportKind::from_id("export-film").expect("there are films");
//! let choice = StepChoice { first: 0, last: Some(40), rhythm: Rhythm::Moves };
//! let options = ExportOptions { choice, speed: 8.0, ..ExportOptions::default() };
//!
//! let mut job = ExportJob::new(ExportRequest { kind, options }, Subject::Boards(boards))?;
//! let mut gif: Vec<u8> = Vec::new();
//! while !job.has_ended() {
//!     gif.extend(job.advance(1)?);
//! }
//! assert!(gif.starts_with(b"GIF89a"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A new kind is a file with what makes it and a row of the table in [`kind`].

mod answers;
#[cfg(not(target_arch = "wasm32"))]
pub mod apng;
mod board_row;
pub mod boards;
#[cfg(not(target_arch = "wasm32"))]
mod captions;
#[cfg(target_arch = "wasm32")]
#[path = "no_captions.rs"]
mod captions;
pub mod comparison;
pub mod error;
pub mod film;
pub mod gif;
pub mod guide;
pub mod handout;
pub mod job;
pub mod kind;
pub mod options;
mod outline;
pub mod pdf;
pub mod picture;
pub mod png;
pub mod raster;
pub mod report;
pub mod request;
#[cfg(not(target_arch = "wasm32"))]
pub mod scorm;
pub mod set;
mod sheets;
pub mod steps;
pub mod svg;
pub mod table;
pub mod trace;
pub mod writer;
#[cfg(not(target_arch = "wasm32"))]
pub mod zip;
