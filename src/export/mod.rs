//! What leaves the program as data or pictures: a file a format. Knows nothing of files: bytes and
//! texts come out, and whoever asked for them writes them.
//!
//! A window, a page and the command line make them in the same way. Everything long is made in slices:
//! a picture, a page or some steps a call, so that it can be shown how far it is, and given up.
//!
//! ```
//! use recuo::explain::Language;
//! use recuo::export::comparison::{self, Comparison};
//! use recuo::export::counters::{self, CounterTable};
//! use recuo::export::film::{Film, SPEED};
//! use recuo::export::picture::{self, Look, Scale, Shown};
//! use recuo::export::steps::{Choice, Rhythm};
//! use recuo::export::strip::Strip;
//! use recuo::export::trace::{Form, Trace};
//! use recuo::puzzle::notation;
//! use recuo::solver::Goal;
//! use recuo::timeline::Timeline;
//! use std::sync::Arc;
//!
//! let problem = notation::read_one("1...............", &notation::Options::default())?;
//! let mut runs = vec![Timeline::new(Arc::new(problem), "naive".parse()?, Goal::First)];
//! let choice = Choice { first: 0, last: Some(40), rhythm: Rhythm::Moves };
//! runs[0].explore(40);
//! let steps = choice.steps(&mut runs)?;
//!
//! // Every board at a step.
//! let mut at = |step| -> Vec<Shown> {
//!     runs.iter_mut().map(|run| Shown::of(run, "naive".to_owned(), step)).collect()
//! };
//! let (look, scale) = (Look::default(), Scale::default());
//! let png: Vec<u8> = picture::png(&at(12), look, scale);
//! let svg: String = picture::svg(&at(12), look, "my puzzle");
//!
//! let mut film = Film::new(Vec::new(), look, scale, SPEED);
//! let mut strip = Strip::new("my puzzle", 1, look);
//! for step in steps {
//!     film.add(&at(step))?;
//!     strip.add(&at(step));
//! }
//! let gif: Vec<u8> = film.finish()?;
//! let pdf: Vec<u8> = strip.finish();
//!
//! let mut trace = Trace::new(Vec::new(), &runs[0], choice, Form::Csv)?;
//! while !trace.has_ended() {
//!     trace.advance(100_000)?;
//! }
//! let csv: Vec<u8> = trace.finish();
//! assert!(csv.starts_with(b"step,event,cell"));
//!
//! let mut table = CounterTable::new(Vec::new(), "my puzzle", counters::Form::Json);
//! table.add(&mut runs, 12, &[12])?;
//! let json: Vec<u8> = table.finish()?;
//! let comparison = Comparison::new("my puzzle", &runs);
//! let markdown = comparison.text(comparison::Form::Markdown, Language::Pt);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod abreast;
mod canvas;
pub mod comparison;
pub mod counters;
pub mod film;
pub mod gif;
pub mod handout;
pub mod kind;
pub mod pdf;
pub mod picture;
pub mod png;
pub mod raster;
pub mod report;
pub mod set;
pub mod steps;
pub mod strip;
pub mod svg;
pub mod table;
pub mod trace;
