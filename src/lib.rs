//! recuo shows how a backtracking search works: a solver fills a Sudoku guess by guess, and every step
//! of it can be shown, undone and asked about.
//!
//! # Glossary
//!
//! | word | meaning |
//! |---|---|
//! | cell, value | a square of the board, a row of queens or a country of a map; what it can hold: a digit, with 10–16 written A–G, the column of a queen, a colour |
//! | given | a value that belongs to the puzzle |
//! | house, peer | cells of which no two may hold the same value: a row, a column, a box …; a cell that shares a house with another |
//! | shift | what is added to a value of a cell before it is compared with others of a house: how diagonals of queens become houses |
//! | to cover | a house covers if every value must occur in it: hidden singles and lost digits exist only there |
//! | term, form | a word of the course's glossary; how texts name it |
//! | family | Sudoku, jigsaw, diagonal, windows, Latin squares, queens, maps, rows, grids, ways: what a problem is called, and where its houses and relations come from |
//! | candidate, domain | a value that none of a cell's peers holds; all of a cell's candidates |
//! | choice point | a decision of the search: a cell, or a digit in a house, with its options |
//! | placement | a value written as a guess |
//! | conflict | a value tested and refused, because a peer holds it |
//! | dead end | no options are left for a cell, or for a digit in a house (*domain wipe-out*) |
//! | backtrack | taking back the latest guess, with everything that followed from it |
//! | deduction | a forced value: a naked single (the only candidate of a cell) or a hidden single (the only place for a digit in a house) |
//! | forward checking | taking a guess back at once if it leaves a peer without candidates |
//! | fewest candidates | deciding the cell with the smallest domain next (*MRV*) |
//! | depth | the number of guesses on the board |
//! | least constraining | trying the value first that strikes the fewest candidates elsewhere (*LCV*) |
//! | degree | the number of a cell's empty peers |
//! | to blame, jump | under `backjumping` a refused value blames the guess that forbids it; taking back every guess up to the latest one blamed |
//! | relation, number | cells whose sum, or each of whose multiples' sum, compares with a number, or of which one is less than another; what a value counts there |
//! | cause | why a value is refused: a peer, a nogood, a relation; on a way, that it has been there, or a wall |
//! | nogood | guesses that no solution contains together, remembered under `learning` from a failure |
//! | step, trace | one event of a run; all of its events |
//! | doom | a position is doomed if no solution agrees with it |
//! | probe, estimate | one random way down the tree; how many guesses the whole tree has, as probes tell |
//! | reason | the guesses and givens that already rule every solution out, none of which can be left out |
//! | fork, branch | a step after which another value, cell or strategy is chosen; the resulting run |
//! | keyframe, seek, playhead | a packed state that steps are reached from; reaching a step; the step shown |
//! | student at work, learner | someone who makes the moves of a board; someone with a progress in the course of their own |
//! | stop, claim | a step at which a lesson halts; a number that its runs prove |
//! | quiz, misconception | a lesson of questions, at the end of a chapter or of the course; something believed that is not so, which wrong answers show |
//! | visibility | how much of a run may be seen: while a lesson runs, what was reached since it was opened |
//! | recording, replay | what a program has printed about its run; the machine that does its events again |
//! | output | what a program has printed besides its events |
//! | fault, difference | a step at which a program breaks a rule or misses its goal; a step at which two runs decide differently, which is no fault |
//! | free board, way | a board whose rules only the program knows; squares in the order in which they are reached, drawn as a line |
//! | race, arrival | all boards from start to end by equal work, on a logarithmic clock; in which place each ended |
//!
//! # Map
//!
//! Each module, or room, may import only those above it, as listed in `tests/rooms.rs`, and the files of a
//! room do not import each other in circles.
//!
//! - [`bundled`]: the texts that come with the program: lessons, catalogues, listings. A page loads most of them
//!   after its first picture.
//! - [`puzzle`]: boards, cells, values, houses, relations, for all families of problems and for boards without known rules; and `text`, the one
//!   reader of boards for all of them, and their writer.
//! - [`solver`]: the search as a state machine: each [`Solver::step`](solver::Solver::step) returns a
//!   four-byte event. A strategy is three choices: which cell next (`select/`), which value first, and what
//!   is noticed when (`check/`).
//! - [`recording`]: a run that another program printed, line by line: its text, its events, and the machine that
//!   does them again.
//! - [`generator`]: generates puzzles with one solution and a given difficulty from a seed; counts the
//!   solutions of a puzzle.
//! - [`timeline`]: a whole run with access to every step, in bounded memory: keyframes and silent advance
//!   instead of a stored trace.
//! - [`playhead`]: the viewer's position in a run, and playback speed.
//! - [`explain`]: turns events into sentences in Portuguese (of Brazil and of Portugal), Spanish and English, lines of a
//!   program and boxes of a flowchart; turns errors into words.
//! - [`analysis`]: what can be read off a run: why a value is refused, how often cells were written, the
//!   search tree and how large it will be, since when a position is doomed and for what reason, questions with their answers, a student's moves, whether a
//!   program is right (`judge/`); and off several runs: alignment, differences, statistics over sets of puzzles.
//! - [`lesson`]: lessons, the course, its glossary and the teacher's guide: their format, finding their stops, and proving what they say.
//! - [`scene`]: boards, programs, flowcharts, trees and timelines as lists of shapes, without a window.
//! - [`export`]: handouts and the teacher's guide; pictures of boards and of their views, films, strips, traces, counters, programs and
//!   comparisons. One
//!   [`ExportJob`](export::job::ExportJob) makes all of them, in slices and without files, for the window, the page and
//!   the command line.
//! - [`session`]: the middle: what is open, where the viewer is, how much of a run may be seen, what is being
//!   worked out, what the class does. Only [`apply`](session::Session::apply) and [`advance`](session::Session::advance) change it. No
//!   pixels, clock or files.
//! - [`files`]: the only place that touches the file system and starts programs; the built-in lessons.
//! - `window`: egui on macroquad, on the desktop or in a page, and the clock. Nothing about Sudoku.
//! - `app`: the front (feature `window`): panels in `inspector/`, `screens/` and `dialogs/` read the session
//!   and ask for commands; `opening/` imports puzzles, lessons and links, `exporting/` writes files,
//!   `script/` runs scripts.
//! - [`cli`]: the command line.
//!
//! # What a change touches
//!
//! In addition to its words in the catalogues of `assets/lang`, which tests keep complete:
//!
//! | to add | write | and register it in |
//! |---|---|---|
//! | a view | a file in `app/inspector` | [`View`](lesson::View) and `open_view` in `app/inspector` |
//! | a command | its effect, in the part of [`session`] it is about | [`Command`](session::Command), whose exhaustive match in `session/apply.rs` asks what it does, and [`COMMANDS`](session::COMMANDS) with keys, menu and script word; one of the look alone: `LookCommand` and `LOOKS` in `app/look.rs`; one of the front: `FrontCommand` and `FRONT_COMMANDS` in `app/front_command.rs` |
//! | a counter | counting it in the solver | the table in `solver/counters.rs` |
//! | an export format | a file in [`export`] | [`KINDS`](export::kind::KINDS) |
//! | a kind of stop | finding it, in `lesson/finders.rs` | [`StopAt`](lesson::StopAt) and its word, in `lesson/stop.rs`; *Go to when…* takes it too |
//! | a rule to select, order or check | a file in `solver/select`, `solver/order` or `solver/check` | [`Select`](solver::Select), [`Order`](solver::Order) or [`Check`](solver::Check) with its properties; its program, flowchart and variables in [`explain`] |
//! | a bug to find | what it makes of lines, in the programs of `assets/code`; how it goes wrong, in `tests/bugs.rs` | [`Bug`](explain::code::Bug) |
//! | a word of recordings | how it is read, in `recording/event.rs`, and what it does, in `recording/replay.rs`; about the board, in `recording/header.rs` | [`Word`](recording::Word) or [`HeaderWord`](recording::HeaderWord); exhaustive matches ask for it |
//! | a kind of fault | finding it, in `analysis/judge` | [`FaultKind`](recording::FaultKind) |
//! | a family of problems | its houses, in `puzzle/family.rs`; its test and its words, in the programs of `assets/code` and `assets/program` | [`Family`](puzzle::Family); exhaustive matches ask for its addresses, its drawing, its name and rule |
//! | a name that lessons give to a part of programs | its role, in `lesson/names.rs` | `@function`, `@names` or `@said` in the programs of `assets/code` |
//! | a language for whole programs | its program, in `assets/program`; how it is run, in `tests/programs.rs` | [`ProgramLanguage`](explain::code::ProgramLanguage) and [`KINDS`](export::kind::KINDS) |
//! | a named strategy | its colour, in `scene/theme.rs` | [`Strategy`](solver::Strategy) |
//! | an event | what the solver does | [`EventKind`](solver::EventKind); exhaustive matches ask for its sentence, mark and line of code |
//! | a word of the glossary | its forms and its meaning | `lessons/glossary.ron`; a test tells if no text uses it |
//! | a language | a catalogue; or, for a variant, what differs from its base (`pt-PT.ftl`) | [`Language`](explain::Language), and, for a base language, `assets/web/build` and the words of the page (`words.js`, `begin.js`) |
//!
//! # Principles
//!
//! Recompute, don't store: a run of 10⁹ steps takes 4 MiB. Words come after: the solver emits facts,
//! catalogues hold the sentences. Pictures are data: what is seen is what is exported. Panels change
//! nothing: they read a [`Session`](session::Session) and ask for a [`Command`](session::Command).
//! Nothing done per frame grows with the run.

//! # Limits
//!
//! Everything that is read, run or drawn has a limit, and exceeding one is always reported:
//!
//! | | at most |
//! |---|---|
//! | a board | 16×16 |
//! | a line of puzzles | 65,536 characters; 131,072 in lines without an empty one between them. Nothing else of the text is kept |
//! | what the window opens | 8 MiB and 50,000 puzzles, read in slices while the window goes on |
//! | a lesson | 1 MiB |
//! | the solutions of a run as small boards | no limit; only the 12 of the page on show are in memory |
//! | a recording | 50,000,000 events (10,000,000 in the page) of 6 bytes; lines of 4,096 bytes; 16 MiB of other output, then its first and last 8 MiB; 1,000 faults, and a count of the others |
//! | a program that `judge` starts | 60 seconds, unless `--seconds` says otherwise; a solution that it may have lost is looked for in 1,000,000 steps |
//! | a run | no limit; 4 MiB of memory a board, however long it is, and 0.4 MiB for 16,384 nogoods of at most 6 guesses |
//! | a run that `check`, `handout`, `guide` or an export follows to its end | 1,073,741,824 steps, or 67,108,864 if the strategy keeps candidates |
//! | a run of `compare` | 10,000,000 steps unless `--max-steps` says otherwise; 288 bytes a run in tables and charts; CSV and JSONL keep 1,024 puzzles at a time |
//! | a picture | 8,960×11,520 pixels (four boards at scale 8). It is drawn in bands of 20 MB; an animation takes 3 bytes a pixel |
//! | errors, and notes, on the command line | 20, and a count of the others |
//!
//! # Building and testing
//!
//! - `cargo build --release --no-default-features` builds the command line alone, without the window.
//! - `assets/web/build` builds the page into `web-build`, which any web server can serve (`python3 -m http.server -d
//!   web-build`). It needs `rustup target add wasm32-unknown-unknown`, or Debian's `rustc-web cargo-web rust-web-src lld`;
//!   with `binaryen` the page gets smaller. After `cargo build`, `tests/web/run` drives the page in
//!   Chromium and in Firefox (Debian's `chromium`, `firefox-esr`, `xvfb`, `xauth`, `nodejs` and `npm`) and compares it with the native program.
//! - A test that lacks its display or its compiler says so and tests nothing; with `RECUO_NEEDS_DISPLAY=1` and
//!   `RECUO_NEEDS_COMPILERS=1` it fails instead. Octave, which is large, has a check of its own, `.ci/octave`.
//! - `cargo bench --no-default-features` measures steps per second of `naive` beside a recursive solver written for the purpose, of the
//!   strategies that keep domains, puzzles per second of `propagation`, sets on one core and on all, and seeks in a run of 10⁹ steps.
//! - `fuzz/run` fuzzes the readers of lessons, links, puzzles, settings and scripts for a minute each; `fuzz/run 600 text` fuzzes one
//!   of them for ten minutes. It needs a C++ compiler. Inputs that make a reader fail are saved in `fuzz/seeds`, which the tests
//!   read too.

pub mod analysis;
#[cfg(feature = "window")]
pub mod app;
pub mod bundled;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod explain;
pub mod export;
pub mod files;
pub mod generator;
pub mod lesson;
pub mod playhead;
pub mod puzzle;
pub mod recording;
pub mod scene;
pub mod session;
pub mod solver;
pub mod timeline;
#[cfg(feature = "window")]
pub mod window;
