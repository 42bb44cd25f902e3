//! What leaves the program as data or pictures: a file a format. Knows nothing of files: bytes and
//! texts come out, and the caller writes them.
//!
//! A window, a page and the command line ask for it in the same way: a [`Request`](request::Request)
//! names a [`Kind`](kind::Kind) and its options, and a [`Job`](job::Job) makes it in slices: some steps,
//! a picture or a page each, so that it can be shown how far it is, and given up.
//!
//! ```
//! use recuo::analysis::alignment::Alignment;
//! use recuo::export::job::Job;
//! use recuo::export::kind::Kind;
//! use recuo::export::opt::Opt;
//! use recuo::export::options::Options;
//! use recuo::export::picture::Seen;
//! use recuo::export::request::Request;
//! use recuo::export::steps::{Choice, Rhythm};
//! use recuo::export::subject::{Boards, Subject};
//! use recuo::puzzle::notation;
//! use recuo::solver::Goal;
//! use recuo::timeline::Timeline;
//! use std::sync::Arc;
//!
//! let problem = notation::read_one("1...............", &notation::Options::default())?;
//! let run = Timeline::new(Arc::new(problem), "naive".parse()?, Goal::First);
//! let boards = Boards {
//!     name: "my puzzle".to_owned(),
//!     runs: vec![run],
//!     titles: vec!["naive".to_owned()],
//!     seen: vec![Seen::Whole],
//!     own: vec![0],
//!     leading: 0,
//!     alignment: Alignment::Step,
//!     step: None,
//! };
//!
//! let film = Kind::from_id("export-film").expect("there are films");
//! let choice = Choice { first: 0, last: Some(40), rhythm: Rhythm::Moves };
//! let options = Options { choice, speed: 8.0, ..Options::default() };
//! let request = Request::new(film, options, [Opt::Steps, Opt::Moves, Opt::Speed])?;
//!
//! let mut job = Job::new(request, Subject::Boards(boards))?;
//! let mut gif: Vec<u8> = Vec::new();
//! while !job.has_ended() {
//!     gif.extend(job.advance(1)?.bytes);
//! }
//! assert!(gif.starts_with(b"GIF89a"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A new kind is a file with what makes it and a row of the table in [`kind`].

mod answers;
mod canvas;
pub mod comparison;
pub mod counters;
pub mod error;
pub mod film;
pub mod gif;
pub mod guide;
pub mod handout;
pub mod job;
pub mod kind;
pub mod opt;
pub mod options;
pub mod pdf;
pub mod picture;
pub mod png;
pub mod program;
pub mod raster;
pub mod report;
pub mod request;
pub mod results;
pub mod set;
mod sheets;
pub mod shown;
pub mod steps;
pub mod still;
pub mod strip;
pub mod subject;
pub mod svg;
pub mod table;
pub mod trace;
pub mod view;
pub mod writer;
