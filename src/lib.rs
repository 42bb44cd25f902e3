//! recuo shows how a backtracking search thinks: a solver fills a Sudoku guess by guess, and every
//! step of it can be stopped at, turned back to and questioned.
//!
//! # Words
//!
//! | word | what it means |
//! |---|---|
//! | cell, value | a square of the board; what it can hold: a digit, 10–16 written A–G |
//! | given | a value that belongs to the puzzle |
//! | house, peer | a row, column or box; a cell that shares a house with another |
//! | candidate, domain | a value that none of a cell's peers holds; all of a cell's candidates |
//! | choice point | the place of a decision: a cell, or a digit in a house, with its options |
//! | placement | a value written by the search: a guess |
//! | conflict | a value tested and refused, because a peer holds it |
//! | dead end | nothing is left for a cell, or for a digit in a house (*domain wipe-out*) |
//! | backtrack | the latest guess is taken back, with all that followed from it |
//! | deduction | a forced value: a naked single (the only candidate of a cell) or a hidden single (the only place for a digit in a house) |
//! | forward checking | a guess that leaves a peer without a candidate is taken back at once |
//! | fewest candidates | the cell with the smallest domain is decided next (*MRV*) |
//! | depth | how many guesses stand on the board |
//! | step, trace | one event of a run; all of them |
//! | fork, branch | a step where another value, cell or strategy is taken than the run takes; the run that comes of it |
//! | keyframe, seek, playhead | a folded state kept to reach a step from; reaching it; the step shown |
//!
//! # Map
//!
//! Each room knows only those above it, as far as the table in `tests/rooms.rs` allows; its
//! files import each other one way.
//!
//! - [`puzzle`]: boards, cells, values, houses, and the notations puzzles are written in.
//! - [`solver`]: the search as a state machine, [`Solver::step`](solver::Solver::step) giving one
//!   four-byte event a call. A strategy is three choices: which cell next (`select/`), which value
//!   first, and what is noticed when (`check/`). A new check is a file there, its name and traits in
//!   `strategy.rs`, its program and its words; a new counter is a field and a row of `counters.rs`.
//! - [`generator`]: new puzzles with one solution, as difficult as wished for a strategy, from a seed;
//!   how many solutions a puzzle has.
//! - [`timeline`]: the whole run, any step of it at hand, in bounded memory: keyframes and silent
//!   advance instead of a stored trace.
//! - [`playhead`]: where the viewer is and how fast it goes.
//! - [`explain`]: an event becomes a sentence in Portuguese, Spanish or English, a line of a program,
//!   and a box of a flowchart; an error becomes words.
//! - [`analysis`]: what is read off a run: why a value is refused, how often a cell was written,
//!   the search tree, from where on it is doomed, questions that it answers, whether a student's moves
//!   are its own; and off runs side by side: which steps belong
//!   together, where they part, what a set of puzzles takes.
//! - [`lesson`]: lessons and the course that they make: their format, where their stops are, and the
//!   proof of what they say.
//! - [`scene`]: boards, programs, flowcharts, trees and timelines as lists of shapes, without any window.
//! - [`export`]: boards at a step as a picture, in SVG or pixels; films and strips of many; runs as
//!   traces, counters and comparisons. One [`Job`](export::job::Job) makes all of it without files, in
//!   slices, for window, page and command line.
//! - [`session`]: the middle: what is open, where the viewer is, what is being worked out, what the class
//!   does. [`apply`](session::Session::apply) and [`advance`](session::Session::advance) alone change it;
//!   without pixels, clock or file.
//! - [`files`]: the only place that touches the file system; the lessons of the course.
//! - `window`: egui on macroquad, in a window of the desktop or in the page, and the clock. Nothing of
//!   Sudoku.
//! - `app`: the front, with the feature `window`: panels in `inspector/`, `screens/` and `dialogs/` read the
//!   session and ask for commands; `opening/` lets puzzles, lessons and links in, `exporting/` lets files
//!   out, `script/` plays the window by itself.
//! - [`cli`]: the command line.
//!
//! # What a change touches
//!
//! Besides its words in the catalogues of `assets/lang`, which tests hold complete:
//!
//! | to add | write | and register it in |
//! |---|---|---|
//! | a view | a file in `app/inspector` | [`View`](lesson::View) and `open_view` of `app/inspector` |
//! | a command | its effect, in the part of [`session`] that it is about | [`Command`](session::Command), [`COMMANDS`](session::COMMANDS) with keys, menu and script word, and `Session::apply`; what is only about looking: `LookCommand` and `LOOKS` in `app/look.rs` |
//! | a counter | where the solver counts it | the table of `solver/counters.rs` |
//! | an export format | a file in [`export`] | [`KINDS`](export::kind::KINDS) |
//! | a kind of stop | how it is found, in `lesson/finder.rs` | [`StopAt`](lesson::StopAt), and its form in `lesson/schema.rs` and `lesson/read/stops.rs` |
//! | a way to choose the next cell, or to check | a file in `solver/select` or `solver/check` | [`Select`](solver::Select) or [`Check`](solver::Check) |
//! | a named combination of those | – | [`Strategy`](solver::Strategy) |
//! | an event | what the solver does | [`EventKind`](solver::EventKind); exhaustive matches ask for its sentence, mark and line of code |
//! | a language | a catalogue | [`Language`](explain::Language) |
//!
//! # Ideas
//!
//! Recompute, don't store: a run of 10⁹ steps takes 4 MiB. Words come after: the solver emits facts,
//! catalogues hold the sentences. Pictures are data: what is seen is what is exported. Panels change
//! nothing: they read a [`Session`](session::Session) and ask for a [`Command`](session::Command).
//! Nothing per frame grows with the run.

pub mod analysis;
#[cfg(feature = "window")]
pub mod app;
pub mod cli;
pub mod explain;
pub mod export;
pub mod files;
pub mod generator;
pub mod lesson;
pub mod playhead;
pub mod puzzle;
pub mod scene;
pub mod session;
pub mod solver;
pub mod timeline;
#[cfg(feature = "window")]
pub mod window;
