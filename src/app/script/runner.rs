//! Runs a script, one action per frame.

use super::{Action, FilmScript};
use crate::app::cx::Ask;
use crate::app::front::Front;
use crate::app::look::{Dialog, LookCommand};
use crate::explain::Language;
use crate::export::apng;
use crate::export::film::{Film, FilmTimes};
use crate::files;
use crate::scene::Palette;
use crate::session::{Command, Switch, TreeFold};
use crate::window::{Capture, Surface};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};

/// Frames per second while a script runs.
const FRAMES: f64 = 60.0;
/// Pictures per second of a film.
const FILM_SPEED: f64 = 10.0;

/// The rest of a script.
pub struct ScriptRunner {
    name: String,
    actions: VecDeque<(usize, Action)>,
    /// The size of pictures.
    surface: Surface,
    /// Frames to wait before the next action.
    waiting: u32,
    filming: Option<Filming>,
}

/// A film in the making.
struct Filming {
    film: Film,
    path: PathBuf,
    /// What has been made of the file.
    file: Vec<u8>,
    /// The pictures still to be taken.
    left: usize,
    /// The seconds that pass between them.
    apart: f32,
}

impl Filming {
    fn begin(script: FilmScript, size: [u32; 2], palette: &Palette) -> Self {
        let count = ((script.shown * FILM_SPEED).round() as usize).max(1);
        let speed = FILM_SPEED;
        Self {
            film: Film::new(
                apng::begin,
                size.into(),
                palette,
                FilmTimes { speed, count },
            ),
            path: script.path,
            file: Vec::new(),
            left: count,
            apart: (script.seconds / count as f64) as f32,
        }
    }
}

impl ScriptRunner {
    /// The window's size and scale that its pictures have.
    pub const fn surface(&self) -> Surface {
        self.surface
    }

    /// A whole script. Pictures have this size until the script sets another.
    pub fn new(name: String, actions: Vec<(usize, Action)>, pixels: [u32; 2]) -> Self {
        Self {
            name,
            actions: actions.into(),
            surface: Surface { pixels, scale: 1.0 },
            waiting: 0,
            filming: None,
        }
    }

    /// Does what comes next, up to where a frame is needed.
    ///
    /// # Errors
    /// Says which line could not be carried out, and why.
    pub fn go_on(
        &mut self,
        front: &mut Front,
        ctx: &egui::Context,
        is_still: bool,
    ) -> Result<Capture, String> {
        if let Some(filming) = &self.filming {
            return Ok(Capture::Film(filming.apart));
        }
        let mut has_changed = self.waiting > 0;
        self.waiting = self.waiting.saturating_sub(1);
        while self.waiting == 0 {
            let Some((line, action)) = self.actions.pop_front() else {
                return Ok(Capture::Close);
            };
            let can_be_seen = is_still && !has_changed;
            let is_early = matches!(action, Action::Picture(_)) && !can_be_seen;
            if !front.session.is_settled() || is_early {
                self.actions.push_front((line, action));
                break;
            }
            let capture = self
                .carry_out(action, front, ctx)
                .map_err(|reason| format!("{}: line {line}: {reason}", self.name))?;
            if let Some(capture) = capture {
                return Ok(capture);
            }
            has_changed = true;
        }
        Ok(if has_changed {
            Capture::Changed
        } else {
            Capture::Continue
        })
    }

    /// Takes the next picture of a film, and writes the film after its last one.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn film(&mut self, rgba: &[u8]) -> Result<(), String> {
        let Some(mut filming) = self.filming.take() else {
            return Ok(());
        };
        let pixels = rgba.as_chunks::<4>().0;
        (filming.film).add(std::iter::once(pixels), &mut filming.file);
        filming.left -= 1;
        if filming.left > 0 {
            self.filming = Some(filming);
            return Ok(());
        }
        filming.film.finish(&mut filming.file);
        files::write(&filming.path, &filming.file).map_err(|error| error.to_string())
    }

    fn carry_out(
        &mut self,
        action: Action,
        front: &mut Front,
        ctx: &egui::Context,
    ) -> Result<Option<Capture>, String> {
        match action {
            Action::Ask(Ask::Session(Command::Lead(board)))
                if board >= front.session.runs().len() =>
            {
                let count = front.session.runs().len();
                return Err(format!("the lesson shows {count} board(s)"));
            }
            Action::Ask(ask) => {
                let has_new_boards = matches!(ask, Ask::Session(Command::SetBoards(_)));
                front.perform(ctx, ask);
                if has_new_boards {
                    front.explore_whole(ctx);
                }
            }
            Action::Lesson(name) => {
                let lesson = files::read_lesson(Path::new(&name)).map_err(|e| e.to_string())?;
                front.perform(ctx, Command::Open(lesson.into()));
                front.explore_whole(ctx);
            }
            Action::Tree(folding) => {
                let leading = front.session.runs().leading();
                let tree = &mut front.drawn.of(front.session.runs()[leading].id()).tree;
                match folding {
                    None => tree.fit(),
                    Some(folding) => {
                        tree.refold();
                        front.perform(ctx, Command::Fold(leading, TreeFold::All(folding)));
                    }
                }
            }
            Action::Open(path) => {
                front.perform(ctx, LookCommand::Dialog(Dialog::Open, Switch::On));
                front.open_file(ctx, &path);
            }
            Action::Size(pixels, scale) => self.surface = Surface { pixels, scale },
            Action::When(text, direction) => {
                let when = front.session.read_when(&text);
                let when = when.map_err(|fault| fault.say(Language::En))?;
                front.perform(ctx, Command::When(when, direction));
            }
            Action::Wait(seconds) => self.waiting = (seconds * FRAMES).round() as u32,
            Action::Expect(step) => {
                let shown = front.session.playhead().position();
                if shown != step {
                    return Err(format!("step {shown} is shown, not {step}"));
                }
            }
            Action::Film(script) => {
                let palette = front.look.theme.palette();
                let filming = Filming::begin(script, self.surface.pixels, &palette);
                self.filming = Some(filming);
                return Ok(Some(Capture::Changed));
            }
            Action::Picture(path) => return Ok(Some(Capture::Save(path))),
        }
        Ok(None)
    }
}
