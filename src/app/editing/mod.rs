//! A puzzle of one's own: written on a board, or made by difficulty, and then played or saved.
//!
//! ```text
//! keys, pad, pasted ─→ Sketch ─→ Standing: clashes, or how many solutions, a slice a frame
//! wish ─→ Generator ────┘  └─→ boards, a text, a lesson; and the settings keep it
//! ```

mod panel;
mod sketch;

pub use panel::show;

use super::links;
use super::state::State;
use crate::generator::{Census, Difficulty, Generator, Making, Solutions, Wish};
use crate::lesson::Lesson;
use crate::puzzle::{Cell, Problem, ProblemError, Shape, Value};
use crate::solver::Strategy;
use crate::window::platform;
use crate::window::shortcuts::{Press, Trigger};
use egui::{Key, Modifiers};
use sketch::Sketch;

/// How long a frame may look for solutions, and work on a new puzzle, in seconds.
const WORKING: f64 = 0.004;
/// Steps between two looks at the clock.
const SLICE: u64 = 200;
/// The most steps after which it is told that nobody knows how many solutions there are: minutes.
const MOST_STEPS: u64 = 20_000_000;
/// Seeds are below this, so that they can be read out.
const SEEDS: u64 = 1_000_000;

/// The editor. What is written in it outlives its being closed.
pub struct Editing {
    is_open: bool,
    sketch: Sketch,
    cursor: Cell,
    standing: Standing,
    /// What the next puzzle is to be difficult for, how, and what it follows from.
    strategy: Strategy,
    difficulty: Difficulty,
    seed: u64,
    making: Option<Box<Generator>>,
    /// What was made last, and what it takes; nothing if there was no such puzzle.
    made: Option<(Wish, Option<u64>)>,
}

/// What is known of the board.
enum Standing {
    /// Givens break a rule.
    Clashing(ProblemError),
    /// Solutions are being counted.
    Counting(Box<Census>),
    /// They have been.
    Known(Solutions),
}

impl Standing {
    fn of(sketch: &Sketch) -> Self {
        match sketch.problem() {
            Ok(problem) => Self::Counting(Box::new(Census::new(problem))),
            Err(error) => Self::Clashing(error),
        }
    }
}

impl Default for Editing {
    fn default() -> Self {
        let sketch = Sketch::default();
        Self {
            is_open: false,
            standing: Standing::of(&sketch),
            sketch,
            cursor: Cell::new(0),
            strategy: Strategy::NAMED[0].1,
            difficulty: Difficulty::default(),
            seed: 1,
            making: None,
            made: None,
        }
    }
}

impl Editing {
    /// Whether it is on show.
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Leaves it; what is written in it stays.
    pub const fn leave(&mut self) {
        self.is_open = false;
    }

    /// What is to be kept of it; nothing of an empty board.
    pub fn kept(&self) -> String {
        if self.sketch.is_empty() {
            String::new()
        } else {
            self.sketch.text()
        }
    }

    /// Goes on with what was kept, if it can be read.
    pub fn restore(&mut self, kept: &str) {
        if let Some(sketch) = Sketch::read(kept) {
            self.sketch = sketch;
            self.changed();
        }
    }

    /// The puzzle as it is, if no two givens clash.
    pub fn problem(&self) -> Option<Problem> {
        self.sketch.problem().ok()
    }

    /// Puts a puzzle onto the board.
    pub fn put(&mut self, problem: &Problem) {
        self.sketch.put(problem);
        self.changed();
    }

    /// Looks anew at what the board has become.
    fn changed(&mut self) {
        self.standing = Standing::of(&self.sketch);
        self.making = None;
        self.made = None;
        let last = self.sketch.shape().cells() - 1;
        self.cursor = Cell::new(self.cursor.index().min(last));
    }

    fn write(&mut self, value: Option<Value>) {
        self.sketch.write(self.cursor, value);
        self.changed();
    }

    fn turn(&mut self, is_back: bool) {
        if is_back {
            self.sketch.undo();
        } else {
            self.sketch.redo();
        }
        self.changed();
    }

    fn clear(&mut self, shape: Shape) {
        self.sketch.clear(shape);
        self.changed();
    }

    /// Moves to another cell by so many rows and columns, and no further than the edge.
    fn go(&mut self, rows: isize, columns: isize) {
        let size = self.sketch.shape().size();
        let (row, column) = (self.cursor.index() / size, self.cursor.index() % size);
        let moved = |at: usize, by: isize| at.saturating_add_signed(by).min(size - 1);
        self.cursor = Cell::new(moved(row, rows) * size + moved(column, columns));
    }

    /// Moves to the next cell in reading order, or to the one before.
    fn go_on(&mut self, by: isize) {
        let last = self.sketch.shape().cells() - 1;
        self.cursor = Cell::new(self.cursor.index().saturating_add_signed(by).min(last));
    }

    fn wish(&self) -> Wish {
        Wish {
            shape: self.sketch.shape(),
            strategy: self.strategy,
            difficulty: self.difficulty,
            seed: self.seed,
        }
    }

    /// Begins to make a puzzle.
    fn make(&mut self) {
        self.made = None;
        self.making = Some(Box::new(Generator::new(self.wish())));
    }

    /// Whether something goes on by itself.
    pub fn is_busy(&self) -> bool {
        let is_counting = match &self.standing {
            Standing::Counting(census) => census.steps() < MOST_STEPS,
            Standing::Clashing(_) | Standing::Known(_) => false,
        };
        self.is_open && (is_counting || self.making.is_some())
    }

    /// Goes on counting solutions and making a puzzle, as long as a frame allows.
    pub fn work(&mut self) {
        let start = platform::now();
        while self.is_busy() && platform::now() - start < WORKING {
            if let Some(generator) = &mut self.making {
                let making = generator.advance(10 * SLICE);
                let wish = generator.wish();
                match making {
                    Making::Working => {}
                    Making::Made(made) => {
                        self.put(&made.problem);
                        self.made = Some((wish, Some(made.amount)));
                        self.seed = (wish.seed + 1) % SEEDS;
                    }
                    Making::NotFound => {
                        self.making = None;
                        self.made = Some((wish, None));
                    }
                }
            } else if let Standing::Counting(census) = &mut self.standing
                && let Some(solutions) = census.advance(SLICE)
            {
                self.standing = Standing::Known(solutions);
            }
        }
    }
}

impl State {
    /// Shows the editor, or leaves it; what is written in it stays.
    pub fn toggle_editing(&mut self) {
        self.editing.is_open = !self.editing.is_open;
        self.playhead.pause();
    }

    /// Puts the puzzle that is on show onto the board.
    pub fn take_shown(&mut self) {
        self.editing.put(&self.lesson.problem);
    }

    /// Shows the puzzle that was written on boards, if no two givens clash.
    pub fn play_own(&mut self) {
        if let Some(problem) = self.editing.problem() {
            let boards = self.opening.boards(&self.lesson.boards);
            self.open(Lesson {
                title: crate::lesson::Text::of(|language| language.word("editing")),
                ..links::bare(problem.into(), boards)
            });
        }
    }

    /// Does what a key means in the editor.
    pub fn press_editing(&mut self, press: &Press) {
        let is = |key| press.is(key, Modifiers::NONE);
        let editing = &mut self.editing;
        let arrows = [
            (Key::ArrowUp, -1, 0),
            (Key::ArrowDown, 1, 0),
            (Key::ArrowLeft, 0, -1),
            (Key::ArrowRight, 0, 1),
        ];
        if let Some((_, rows, columns)) = arrows.into_iter().find(|(key, ..)| is(*key)) {
            editing.go(rows, columns);
        } else if is(Key::Home) || is(Key::End) {
            let size = editing.sketch.shape().size() as isize;
            editing.go(0, if is(Key::Home) { -size } else { size });
        } else if is(Key::Delete) {
            editing.write(None);
        } else if is(Key::Backspace) {
            editing.go_on(-1);
            editing.write(None);
        } else if is_turn(press, Key::Z, false) {
            editing.turn(true);
        } else if is_turn(press, Key::Y, false) || is_turn(press, Key::Z, true) {
            editing.turn(false);
        } else if let Trigger::Char(sign) = press.trigger {
            let value = Value::from_char(sign);
            let size = editing.sketch.shape().size();
            let fits = value.is_some_and(|value| usize::from(value.number()) <= size);
            if fits || matches!(sign, '.' | '0' | '-' | '_' | ' ') {
                editing.write(value);
                editing.go_on(1);
            }
        } else if press.repeat {
            // Nothing else goes on while its key is held.
        } else if press.is_command(Key::O) {
            self.opening.show();
        } else if press.is_command(Key::S) {
            self.save_own();
        } else if is(Key::Enter) {
            self.play_own();
        } else if is(Key::F11) {
            self.is_presenting = !self.is_presenting;
        } else if is(Key::Escape) {
            self.toggle_editing();
        }
    }
}

/// Whether this is a key with Ctrl, or ⌘, and with or without Shift.
fn is_turn(press: &Press, key: Key, shift: bool) -> bool {
    matches!(press.trigger, Trigger::Key(pressed, modifiers)
        if pressed == key && modifiers.command && modifiers.shift == shift && !modifiers.alt)
}

#[cfg(test)]
mod tests;
