//! How the session is looked at: what would be gone if the window closed and opened elsewhere.

use crate::explain::Language;
use crate::explain::code::CodeLanguage;
use crate::lesson::View;
use crate::puzzle::Cell;
use crate::scene::{BoardOptions, Theme};
use crate::session::{Entry, HeatSpan, Session, Switch, Watch};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The smallest and the largest text size, relative to the usual one.
pub const ZOOM: std::ops::RangeInclusive<f32> = 0.5..=4.0;

/// What fills the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// The boards and what is told of them.
    #[default]
    Running,
    /// The lessons of the course.
    Course,
    /// A puzzle that is being written.
    Editor,
    /// Many puzzles at once.
    Set,
}

/// What stands over the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// Every key and every mark.
    Help,
    /// Which searches are shown.
    Boards,
    /// What else could be done at this step.
    Forks,
    /// The way in for puzzles, lessons and links.
    Open,
    /// The way out for pictures and data.
    Export,
}

impl Dialog {
    /// Whether it takes the keys from what is behind it.
    pub const fn is_modal(self) -> bool {
        match self {
            Self::Open | Self::Export => true,
            Self::Help | Self::Boards | Self::Forks => false,
        }
    }
}

/// How the window looks, and at what.
pub struct Look {
    pub language: Language,
    pub theme: Theme,
    /// Text size relative to the usual one, as the viewer wants it; small windows show less.
    pub zoom: f32,
    pub options: BoardOptions,
    pub screen: Screen,
    pub dialog: Option<Dialog>,
    pub view: View,
    /// What programs are written in.
    pub code: CodeLanguage,
    /// The functions that the viewer has unfolded, by the names of their explanations.
    pub unfolded: BTreeSet<&'static str>,
    /// The cell that the viewer asks about, instead of the one in play.
    pub cell: Option<Cell>,
    /// How many steps the log is scrolled away from the playhead.
    pub log_offset: i64,
    /// The board whose tree is shown, instead of the leading one's.
    pub tree_of: Option<usize>,
    /// The steps over which heat is counted.
    pub heat: HeatSpan,
    /// Whether boards tell when they can no longer be completed.
    pub shows_doom: bool,
    pub is_presenting: bool,
    pub is_blank: bool,
    /// Whether what a stop says is folded away where it lies over a view.
    pub is_stop_folded: bool,
}

/// What the viewer asks of the look alone.
#[derive(Clone, PartialEq, Debug)]
pub enum LookCommand {
    /// Speak another language.
    Language(Language),
    /// Wear other colours.
    Theme(Theme),
    /// Show text so large.
    Zoom(f32),
    /// Show candidates and coordinates, or not.
    Options(BoardOptions),
    /// Show a screen, or go back to the boards.
    Screen(Screen, Switch),
    /// Show a dialog, or close it.
    Dialog(Dialog, Switch),
    /// Open a view of the inspector.
    View(View),
    /// Write programs in another language.
    Code(CodeLanguage),
    /// Fold or unfold a function.
    Fold(&'static str),
    /// Ask about a cell, or no longer.
    Cell(Option<Cell>),
    /// Scroll the log to so many steps from the playhead.
    Log(i64),
    /// Show the tree of a board.
    TreeOf(usize),
    /// Count heat over other steps.
    Heat(HeatSpan),
    /// Tell when boards can no longer be completed.
    Doom(Switch),
    /// Show boards only, large enough for the last row.
    Present(Switch),
    /// Show nothing.
    Blank(Switch),
    /// Fold what a stop says, or unfold it.
    FoldStop,
    /// Leave what is in front: one thing at a time, and never the program.
    Close,
    /// Copy the link to what is shown.
    CopyLink,
    /// Read the lesson on show again whenever its file changes, which is this one.
    WatchFile(PathBuf),
}

/// Every command of looking that a key, a menu or a script can say.
pub static LOOKS: &[Entry<LookCommand>] = &[
    Entry::for_scripts("language", "pt, es or en", |text| {
        Language::from_tag(text).map(LookCommand::Language)
    }),
    Entry::for_scripts("theme", "light, dark or contrast", |text| {
        Theme::from_id(text).map(LookCommand::Theme)
    }),
    Entry::for_scripts("text-size", "a number from 0.5 to 4", |text| {
        let zoom = text.parse().ok().filter(|zoom| ZOOM.contains(zoom))?;
        Some(LookCommand::Zoom(zoom))
    }),
    Entry::for_scripts("view", "a view, such as stack", |text| {
        View::from_id(text).map(LookCommand::View)
    }),
    Entry::for_scripts("code", "pseudocode, c, java, python or rust", |text| {
        CodeLanguage::from_id(text).map(LookCommand::Code)
    }),
    Entry::for_scripts("heat", "so-far or whole", |text| match text {
        "so-far" => Some(LookCommand::Heat(HeatSpan::SoFar)),
        "whole" => Some(LookCommand::Heat(HeatSpan::Whole)),
        _ => None,
    }),
    Entry::of("doom", &["W"], "show-doom", || {
        LookCommand::Doom(Switch::Other)
    })
    .help("key-doom")
    .takes("on or off", |text| {
        Switch::read(text).map(LookCommand::Doom)
    }),
    Entry::of("course", &["I"], "course", || {
        LookCommand::Screen(Screen::Course, Switch::Other)
    })
    .help("key-course")
    .takes("on or off", |text| {
        Some(LookCommand::Screen(Screen::Course, Switch::read(text)?))
    }),
    Entry::of("editor", &["G"], "editing", || {
        LookCommand::Screen(Screen::Editor, Switch::Other)
    })
    .takes("on, off or take", |text| {
        Some(LookCommand::Screen(Screen::Editor, Switch::read(text)?))
    }),
    Entry::of("branches", &["F"], "fork", || {
        LookCommand::Dialog(Dialog::Forks, Switch::Other)
    })
    .help("key-fork")
    .takes("on or off", |text| {
        Some(LookCommand::Dialog(Dialog::Forks, Switch::read(text)?))
    }),
    Entry::of("opening", &["Ctrl+O"], "open", || {
        LookCommand::Dialog(Dialog::Open, Switch::On)
    })
    .help("key-open")
    .takes("on or off", |text| {
        Some(LookCommand::Dialog(Dialog::Open, Switch::read(text)?))
    }),
    Entry::of("exporting", &["E"], "export", || {
        LookCommand::Dialog(Dialog::Export, Switch::On)
    })
    .help("export-title")
    .takes("on or off", |text| {
        Some(LookCommand::Dialog(Dialog::Export, Switch::read(text)?))
    }),
    Entry::of("presenter", &["F11", "P"], "presenter", || {
        LookCommand::Present(Switch::Other)
    })
    .help("key-presenter")
    .takes("on or off", |text| {
        Switch::read(text).map(LookCommand::Present)
    }),
    Entry::of("blank", &["."], "key-blank", || {
        LookCommand::Blank(Switch::Other)
    })
    .takes("on or off", |text| {
        Switch::read(text).map(LookCommand::Blank)
    }),
    Entry::of("help", &["H", "?"], "help", || {
        LookCommand::Dialog(Dialog::Help, Switch::Other)
    })
    .help("key-help")
    .takes("on or off", |text| {
        Some(LookCommand::Dialog(Dialog::Help, Switch::read(text)?))
    }),
    Entry::of("close", &["Esc"], "key-help", || LookCommand::Close),
];

impl Look {
    /// A look at a session in a language, everything else as usual.
    pub fn new(session: &Session, language: Language) -> Self {
        Self {
            language,
            theme: Theme::default(),
            zoom: 1.0,
            options: BoardOptions::default(),
            screen: Screen::default(),
            dialog: None,
            view: session.lesson().view,
            code: CodeLanguage::default(),
            unfolded: BTreeSet::new(),
            cell: None,
            log_offset: 0,
            tree_of: None,
            heat: HeatSpan::default(),
            // Alone, a board is better watched without knowing how it ends.
            shows_doom: !session.runs().is_alone(),
            is_presenting: false,
            is_blank: false,
            is_stop_folded: false,
        }
    }

    /// Does what was asked for, as far as nothing but the look is needed.
    pub(super) fn apply(&mut self, command: LookCommand) {
        match command {
            LookCommand::Language(language) => self.language = language,
            LookCommand::Theme(theme) => self.theme = theme,
            LookCommand::Zoom(zoom) => self.zoom = zoom.clamp(*ZOOM.start(), *ZOOM.end()),
            LookCommand::Options(options) => self.options = options,
            LookCommand::Screen(screen, switch) => {
                let is_on = switch.of(self.screen == screen);
                self.screen = if is_on {
                    screen
                } else if self.screen == screen {
                    Screen::Running
                } else {
                    self.screen
                };
            }
            LookCommand::Dialog(dialog, switch) => {
                let is_on = switch.of(self.dialog == Some(dialog));
                self.dialog = if is_on {
                    Some(dialog)
                } else {
                    self.dialog.filter(|open| *open != dialog)
                };
            }
            LookCommand::View(view) => self.view = view,
            LookCommand::Code(code) => self.code = code,
            LookCommand::Fold(function) => {
                if !self.unfolded.remove(function) {
                    self.unfolded.insert(function);
                }
            }
            LookCommand::Cell(cell) => self.cell = cell,
            LookCommand::Log(offset) => self.log_offset = offset,
            LookCommand::TreeOf(board) => self.tree_of = Some(board),
            LookCommand::Heat(span) => self.heat = span,
            LookCommand::Doom(switch) => self.shows_doom = switch.of(self.shows_doom),
            LookCommand::Present(switch) => self.is_presenting = switch.of(self.is_presenting),
            LookCommand::Blank(switch) => self.is_blank = switch.of(self.is_blank),
            LookCommand::FoldStop => self.is_stop_folded = !self.is_stop_folded,
            // More than the look is needed.
            LookCommand::Close | LookCommand::CopyLink | LookCommand::WatchFile(_) => {}
        }
    }

    /// What of the session is looked at.
    pub(super) fn watch(&self) -> Watch {
        let is_seen = self.screen == Screen::Running && !self.is_blank;
        let shows = |view: View| is_seen && !self.is_presenting && self.view == view;
        Watch {
            heat: shows(View::Heat).then_some(self.heat),
            doom: self.shows_doom,
            trees: shows(View::Tree) || shows(View::Stack) || shows(View::Why),
            editor: self.screen == Screen::Editor,
        }
    }
}
