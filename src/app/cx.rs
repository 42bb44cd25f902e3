//! The context of panels and dialogs: the session and the look, to be read, and a list to which
//! they add what the viewer asks for. Panels change nothing themselves.

use super::front_command::FrontCommand;
use super::key_names;
use super::look::{Look, LookCommand};
use super::metrics::Metrics;
use super::style::unbroken;
use crate::explain::{Language, args, capitalized};
use crate::lesson::Text;
use crate::scene::Palette;
use crate::session::{Command, Control, Session};
use egui::Response;
use fluent_bundle::FluentValue;
use std::cell::RefCell;

/// What the viewer asks for.
pub enum Ask {
    /// A command for the session.
    Session(Command),
    /// A command for the look alone.
    Look(LookCommand),
    /// A command for the front itself.
    Front(FrontCommand),
}

impl From<Command> for Ask {
    fn from(command: Command) -> Self {
        Self::Session(command)
    }
}

impl From<LookCommand> for Ask {
    fn from(command: LookCommand) -> Self {
        Self::Look(command)
    }
}

impl From<FrontCommand> for Ask {
    fn from(command: FrontCommand) -> Self {
        Self::Front(command)
    }
}

/// The context of a panel.
pub struct Cx<'a> {
    /// The session.
    pub session: &'a Session,
    /// How it is looked at.
    pub look: &'a Look,
    /// The language of the interface.
    pub language: Language,
    /// The colours of the theme.
    pub palette: Palette,
    /// The size of the window, in points.
    pub window: egui::Vec2,
    /// The sizes for this window.
    pub metrics: &'static Metrics,
    /// How many boards were shown in the last frame.
    pub boards: usize,
    asks: RefCell<Vec<Ask>>,
}

impl<'a> Cx<'a> {
    pub fn new(session: &'a Session, look: &'a Look) -> Self {
        Self {
            session,
            look,
            language: look.language,
            palette: look.theme.palette(),
            window: egui::Vec2::INFINITY,
            metrics: Metrics::of(egui::Vec2::INFINITY, look.is_presenting),
            boards: session.runs().len(),
            asks: RefCell::new(Vec::new()),
        }
    }

    /// The context in a window of this size, in which this number of boards was shown.
    pub fn in_window(mut self, size: egui::Vec2, boards: usize) -> Self {
        self.window = size;
        self.metrics = Metrics::of(size, self.look.is_presenting);
        self.boards = boards;
        self
    }

    /// Asks for something. It is carried out once everything is drawn, in the order of asking.
    pub fn ask(&self, ask: impl Into<Ask>) {
        self.asks.borrow_mut().push(ask.into());
    }

    /// Asks for something if a widget was clicked.
    pub fn on_click(&self, widget: &Response, ask: impl Into<Ask>) {
        if widget.clicked() {
            self.ask(ask);
        }
    }

    /// Whether this is the end of a lesson in presenter mode, where the words of the stop end with
    /// the score and the way to the next lesson: the lesson view and the inspector's foot are not
    /// seen.
    pub fn presents_end(&self) -> bool {
        self.look.is_presenting && self.session.is_at_last_stop()
    }

    /// Whether the way to the next lesson stands below those words now.
    pub fn offers_next(&self) -> bool {
        self.presents_end() && !self.session.is_asking()
    }

    /// Whether boards show since when they are doomed. A run knows it before the class may.
    pub fn shows_doom(&self) -> bool {
        self.look.shows_doom && !self.session.hides_future()
    }

    /// The message with this id, in the language of the interface.
    pub fn word(&self, id: &str) -> String {
        self.language.word(id)
    }

    /// The message with this id and these values, in the language of the interface.
    pub fn text<const N: usize>(
        &self,
        id: &str,
        values: [(&'static str, FluentValue<'static>); N],
    ) -> String {
        self.language.text(id, &args(values))
    }

    /// A text of the lesson, to be shown. Where one of two boards is shown, there is no left and
    /// right: the text calls them by their names.
    pub fn lesson_text(&self, text: &Text) -> String {
        let mut words = unbroken(text.get(self.language));
        let runs = self.session.runs();
        if self.boards != 1 || runs.len() != 2 {
            return words;
        }
        let [left, right] = [0, 1].map(|index| runs.title(index, self.language).into());
        let places = self.text("boards-as-names", [("left", left), ("right", right)]);
        for (place, name) in places.split('|').filter_map(|pair| pair.split_once('=')) {
            words = words.replace(place, name);
            words = words.replace(
                &capitalized(place.to_owned()),
                &capitalized(name.to_owned()),
            );
        }
        words
    }

    /// The name of a command with its first key, as in menus.
    pub fn name_and_key<C>(&self, entry: &Control<C>) -> String {
        let key = entry.keys.first().copied().unwrap_or_default();
        self.keyed(format!("{}   {}", self.word(entry.label), self.key(key)))
    }

    /// Words with their key after two spaces or more; without it where there are no keys.
    pub fn keyed(&self, words: impl Into<String>) -> String {
        let mut words = words.into();
        if self.look.wishes.is_touch_only
            && let Some(end) = words.find("  ")
        {
            words.truncate(end);
        }
        words
    }

    /// The id of a hint that names keys, or of the one for fingers alone.
    pub const fn hint_for<'h>(&self, keys: &'h str, fingers: &'h str) -> &'h str {
        if self.look.wishes.is_touch_only {
            fingers
        } else {
            keys
        }
    }

    /// A key of a command table in words, such as `Shift C`.
    pub fn key(&self, key: &str) -> String {
        key_names::in_words(key, self.language)
    }

    /// Everything that was asked for.
    pub fn into_asks(self) -> Vec<Ask> {
        self.asks.into_inner()
    }
}
