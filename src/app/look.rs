//! How the session is looked at: what would be lost when the window is closed and opened elsewhere.

use crate::explain::Language;
use crate::explain::code::CodeLanguage;
use crate::lesson::View;
use crate::playhead::Direction;
use crate::puzzle::{Cell, Value, named};
use crate::scene::{BoardOptions, Theme};
use crate::session::reason::ReasonFor;
use crate::session::{Control, HeatSpan, Session, Switch, Watched};
use crate::solver::{Goal, Strategy};
use crate::window::platform::Wishes;
use std::collections::BTreeSet;

/// The range of the text size, relative to the default.
pub const ZOOM: std::ops::RangeInclusive<f32> = 0.5..=4.0;
/// How much one key press enlarges the text: a factor.
const ZOOM_STEP: f32 = 1.1;

/// The width and the height of a window that can be opened.
pub const SIDES: std::ops::RangeInclusive<u32> = 200..=16384;

/// What fills the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// The boards and the inspector.
    #[default]
    Running,
    /// The course.
    Course,
    /// The puzzle editor.
    Editor,
    /// A set of puzzles.
    Set,
}

/// A dialog above the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// All keys and marks.
    Help,
    /// All words of the course with what they mean.
    Glossary,
    /// The choice of boards.
    Boards,
    /// The choice of a branch.
    Forks,
    /// Opening puzzles, lessons and links.
    Open,
    /// Exporting pictures and data.
    Export,
    /// The choice of who takes the course.
    Learners,
    /// What students have answered.
    Results,
    /// All solutions that the leading run has found.
    Solutions,
    /// The menu of a small window, in place of a larger window's bar.
    Menu,
    /// Going to when something happens.
    When,
}

impl Dialog {
    /// Every dialog.
    #[cfg(any(test, target_arch = "wasm32"))]
    pub const ALL: [Self; 11] = [
        Self::Help,
        Self::Glossary,
        Self::Boards,
        Self::Forks,
        Self::Open,
        Self::Export,
        Self::Learners,
        Self::Results,
        Self::Solutions,
        Self::Menu,
        Self::When,
    ];

    /// Whether it takes the keys from what is behind it.
    pub const fn is_modal(self) -> bool {
        match self {
            Self::Glossary
            | Self::Open
            | Self::Export
            | Self::Learners
            | Self::Results
            | Self::Solutions
            | Self::Menu => true,
            Self::Help | Self::Boards | Self::Forks | Self::When => false,
        }
    }
}

named! {
    /// A page of the help.
    #[derive(Default)]
    pub enum HelpPage {
        /// The keys.
        #[default]
        Keys = "keys",
        /// The marks.
        Marks = "marks",
    }
}

/// How the session is looked at.
pub struct Look {
    pub language: Language,
    pub theme: Theme,
    /// Whether the theme follows the system's preference.
    pub follows_system: bool,
    /// The system's preferences.
    pub wishes: Wishes,
    /// Text size chosen by the viewer, relative to the default. It may be smaller in small windows.
    pub zoom: f32,
    pub options: BoardOptions,
    pub screen: Screen,
    pub dialog: Option<Dialog>,
    /// The page of the help that is open, or was last.
    pub help: HelpPage,
    pub view: View,
    /// Whether the viewer has chosen the view while presenting, so that it is shown beside the
    /// leading board.
    pub is_view_chosen: bool,
    /// Whether view and boards have changed places.
    pub is_swapped: bool,
    /// The programming language of the code view.
    pub code: CodeLanguage,
    /// The helper functions that are unfolded, by the ids of their explanations.
    pub unfolded: BTreeSet<&'static str>,
    /// The line of a program that stays explained.
    pub explained: Option<ExplainedLine>,
    /// The cell that the viewer asks about, instead of the current one.
    pub cell: Option<Cell>,
    /// The value in it that the viewer asks about.
    pub value: Option<Value>,
    /// Whether everything but the reason is greyed on the board.
    pub shows_only_reason: bool,
    /// How many steps the log is scrolled away from the playhead.
    pub log_offset: i64,
    /// The nogood that is pointed at, whose cells are ringed.
    pub nogood: Option<u16>,
    /// The id of the run whose tree is shown, instead of the leading one's.
    pub tree_of: Option<u64>,
    /// The steps over which heat is counted.
    pub heat: HeatSpan,
    /// Whether boards show since when they are doomed.
    pub shows_doom: bool,
    /// Whether the lesson view shows the teacher's notes. Not kept: a window opens as the class may
    /// see it.
    pub shows_notes: bool,
    /// Whether the time for votes is counted down.
    pub counts_down: bool,
    /// Whether single steps move.
    pub moves: bool,
    /// Whether nothing moves even so, as in pictures.
    pub is_calm: bool,
    pub is_presenting: bool,
    /// Whether a clicker goes from stop to stop in presenter mode, instead of from step to step.
    pub clicks_stops: bool,
    /// Whether all but what is around the pointer is dimmed, and whether the pointer draws.
    pub has_spotlight: bool,
    pub has_pen: bool,
    /// Whether the program is in a frame of another page, with few controls.
    pub is_embedded: bool,
    /// The width and height the window will open with next time.
    pub size: Option<(u32, u32)>,
    /// The address of a page with this program, which copied links begin with. Empty if there is
    /// none.
    pub address: String,
    pub is_blank: bool,
    /// The step at which the box with the words of the stop is folded; at other stops it is not.
    pub folded_at: Option<u64>,
    /// Whether, in a small window, the inspector takes the boards' place too.
    pub is_inspector_large: bool,
    /// Whether the last attempt to save records failed.
    pub is_unsaved: bool,
    /// Whether all boards are shown even if they become small.
    pub shows_all: bool,
    /// Whether a newer version of the program is ready.
    pub has_newer: bool,
}

/// The theme for a system's preferences.
const fn theme_for(wishes: Wishes) -> Theme {
    match wishes {
        Wishes {
            has_contrast: true, ..
        } => Theme::Contrast,
        Wishes { is_dark: true, .. } => Theme::Dark,
        _ => Theme::Light,
    }
}

/// A line of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplainedLine {
    pub strategy: Strategy,
    pub goal: Goal,
    pub code: CodeLanguage,
    /// Its number, from 0.
    pub number: usize,
}

/// A command that changes the look, and nothing else.
#[derive(Clone, PartialEq, Debug)]
pub enum LookCommand {
    /// Change the language.
    Language(Language),
    /// Change the theme.
    Theme(Theme),
    /// Follow the system's theme, now and later.
    SystemTheme,
    /// The system's preferences have changed.
    Wishes(Wishes),
    /// Whether controls are large enough for fingers.
    Fingers(Switch),
    /// Set the text size.
    Zoom(f32),
    /// Make text a little larger, or smaller.
    TurnZoom(Direction),
    /// Show or hide candidates and coordinates.
    Options(BoardOptions),
    /// Show a screen, or go back to the boards.
    Screen(Screen, Switch),
    /// Open a dialog, or close it.
    Dialog(Dialog, Switch),
    /// Open a page of the help.
    Help(HelpPage),
    /// Open a view of the inspector.
    View(View),
    /// Open the view after this one, or before it.
    TurnView(Direction),
    /// Let view and boards change places.
    Swap(Switch),
    /// Change the programming language of the code view.
    Code(CodeLanguage),
    /// Fold or unfold a function.
    Fold(&'static str),
    /// Ask why about a cell, or stop asking.
    Cell(Option<Cell>),
    /// Ask why a cell cannot have a value, or stop asking.
    Value(Cell, Value),
    /// Grey everything on the board but the reason, or do not.
    OnlyReason(Switch),
    /// Scroll the log to this many steps from the playhead.
    Log(i64),
    /// Point at a nogood, or at none.
    Nogood(Option<u16>),
    /// Show the tree of the run with this id.
    TreeOf(u64),
    /// Count heat over other steps.
    Heat(HeatSpan),
    /// Show or hide since when boards are doomed.
    Doom(Switch),
    /// Show or hide the teacher's notes.
    Notes(Switch),
    /// Count the time for votes down, or do not.
    CountDown(Switch),
    /// Animate single steps, or show their ends at once.
    Motion(Switch),
    /// Turn presenter mode on or off: boards only, large enough for the last row.
    Present(Switch),
    /// Let a clicker go from stop to stop in presenter mode, or from step to step.
    ClickStops(Switch),
    /// Blank the screen.
    Blank(Switch),
    /// Dim all but what is around the pointer.
    Spotlight(Switch),
    /// Draw over the window with the pointer.
    Pen(Switch),
    /// Fold the box with the words of the stop at a step, or unfold it.
    FoldStop(Option<u64>),
    /// Show the few controls of a frame in another page, or all.
    Embed(Switch),
    /// Set the address that copied links begin with.
    Address(String),
    /// Give the inspector the boards' place too, or take it back.
    EnlargeInspector(Switch),
    /// Show all boards, or the chosen one where there is little room.
    ShowAll(Switch),
    /// Say that a newer version of the program is ready, or stop saying so.
    Newer(bool),
}

/// Every look command that a key, menu or script can give.
pub static LOOKS: &[Control<LookCommand>] = &[
    Control::for_scripts("language", "pt, pt-PT, es or en", |text| {
        Language::from_tag(text).map(LookCommand::Language)
    }),
    Control::for_scripts("theme", "light, dark or contrast", |text| {
        Theme::from_id(text).map(LookCommand::Theme)
    }),
    Control::switch("fingers", &[], "", LookCommand::Fingers),
    Control::for_scripts("text-size", "a number from 0.5 to 4", |text| {
        let zoom = text.parse().ok().filter(|zoom| ZOOM.contains(zoom))?;
        Some(LookCommand::Zoom(zoom))
    }),
    Control::held("smaller text", &["Ctrl+−"], "text-size", || {
        LookCommand::TurnZoom(Direction::Back)
    }),
    Control::held("larger text", &["Ctrl++"], "text-size", || {
        LookCommand::TurnZoom(Direction::Forward)
    }),
    Control::of("usual text", &["Ctrl+0"], "text-size", || {
        LookCommand::Zoom(1.0)
    }),
    Control::for_scripts("view", "a view, such as stack", |text| {
        View::from_id(text).map(LookCommand::View)
    }),
    Control::of("next view", &["Z"], "key-view", || {
        LookCommand::TurnView(Direction::Forward)
    }),
    Control::of("previous view", &["Shift+Z"], "key-view", || {
        LookCommand::TurnView(Direction::Back)
    }),
    Control::switch("swapped", &["Shift+V"], "key-swap", LookCommand::Swap),
    Control::for_scripts("code", "pseudocode, c, java, python or rust", |text| {
        CodeLanguage::from_id(text).map(LookCommand::Code)
    }),
    Control::for_scripts("heat", "so-far or whole", |text| match text {
        "so-far" => Some(LookCommand::Heat(HeatSpan::SoFar)),
        "whole" => Some(LookCommand::Heat(HeatSpan::Whole)),
        _ => None,
    }),
    Control::switch("doom", &["W"], "show-doom", LookCommand::Doom).help("key-doom"),
    Control::switch("notes", &[], "", LookCommand::Notes),
    Control::switch("course", &["I"], "course", |is| {
        LookCommand::Screen(Screen::Course, is)
    })
    .help("key-course"),
    Control::switch("editor", &["G"], "editing", |is| {
        LookCommand::Screen(Screen::Editor, is)
    })
    .takes("on, off or take", |text| {
        Some(LookCommand::Screen(Screen::Editor, Switch::read(text)?))
    }),
    Control::switch("seeking", &["Shift+W"], "going-when", |is| {
        LookCommand::Dialog(Dialog::When, is)
    }),
    Control::switch("branches", &["F"], "fork", |is| {
        LookCommand::Dialog(Dialog::Forks, is)
    })
    .help("key-fork"),
    Control::switch("opening", &["Ctrl+O"], "open", |is| {
        LookCommand::Dialog(Dialog::Open, is)
    })
    .help("key-open"),
    Control::switch("exporting", &["E"], "export", |is| {
        LookCommand::Dialog(Dialog::Export, is)
    })
    .help("dialog-export"),
    Control::switch("solutions", &["V"], "solutions", |is| {
        LookCommand::Dialog(Dialog::Solutions, is)
    })
    .help("key-solutions"),
    Control::switch("students", &[], "", |is| {
        LookCommand::Dialog(Dialog::Learners, is)
    }),
    Control::switch("results", &[], "", |is| {
        LookCommand::Dialog(Dialog::Results, is)
    }),
    Control::switch("countdown", &[], "", LookCommand::CountDown),
    Control::switch("motion", &[], "", LookCommand::Motion),
    Control::switch("embedded", &[], "", LookCommand::Embed),
    Control::switch(
        "presenter",
        &["F11", "P"],
        "presenter",
        LookCommand::Present,
    )
    .help("key-presenter"),
    Control::switch(
        "clicker",
        &["Shift+P"],
        "key-clicker",
        LookCommand::ClickStops,
    )
    .takes("stops or steps", |text| match text {
        "stops" => Some(LookCommand::ClickStops(Switch::On)),
        "steps" => Some(LookCommand::ClickStops(Switch::Off)),
        _ => None,
    }),
    Control::switch("blank", &["."], "key-blank", LookCommand::Blank),
    Control::switch(
        "spotlight",
        &["Shift+L"],
        "key-teacher",
        LookCommand::Spotlight,
    ),
    Control::switch("pen", &["Shift+I"], "key-teacher", LookCommand::Pen),
    Control::switch("help", &["H", "?"], "help", |is| {
        LookCommand::Dialog(Dialog::Help, is)
    })
    .help("key-help")
    .takes("on, off, keys or marks", |text| {
        let page = HelpPage::from_id(text).map(LookCommand::Help);
        page.or_else(|| Some(LookCommand::Dialog(Dialog::Help, Switch::read(text)?)))
    }),
    Control::switch("glossary", &["Shift+G"], "glossary", |is| {
        LookCommand::Dialog(Dialog::Glossary, is)
    }),
];

impl Look {
    /// A default look at a session, in a language.
    pub fn new(session: &Session, language: Language) -> Self {
        Self {
            language,
            theme: Theme::default(),
            follows_system: true,
            wishes: Wishes::default(),
            zoom: 1.0,
            options: BoardOptions::default(),
            screen: Screen::default(),
            dialog: None,
            help: HelpPage::default(),
            view: session.lesson().view,
            is_view_chosen: false,
            code: CodeLanguage::default(),
            unfolded: BTreeSet::new(),
            explained: None,
            cell: None,
            value: None,
            shows_only_reason: false,
            log_offset: 0,
            nogood: None,
            tree_of: None,
            heat: HeatSpan::default(),
            // A single board is better watched without knowing how it ends.
            shows_doom: !session.runs().is_alone(),
            shows_notes: false,
            counts_down: false,
            moves: true,
            is_calm: true,
            is_presenting: false,
            is_swapped: false,
            clicks_stops: false,
            has_spotlight: false,
            has_pen: false,
            is_embedded: false,
            size: None,
            address: String::new(),
            is_blank: false,
            folded_at: None,
            is_inspector_large: false,
            is_unsaved: false,
            shows_all: false,
            has_newer: false,
        }
    }

    /// Applies a command to the look. [`Front`](super::front::Front) reacts to what has changed.
    pub(super) fn apply(&mut self, command: LookCommand) {
        match command {
            LookCommand::Language(language) => self.language = language,
            LookCommand::Theme(theme) => {
                self.theme = theme;
                self.follows_system = false;
            }
            LookCommand::SystemTheme => {
                self.theme = theme_for(self.wishes);
                self.follows_system = true;
            }
            LookCommand::Wishes(wishes) => {
                self.wishes = wishes;
                if self.follows_system {
                    self.theme = theme_for(wishes);
                }
            }
            LookCommand::Fingers(switch) => {
                self.wishes.has_fingers = switch.of(self.wishes.has_fingers);
            }
            LookCommand::EnlargeInspector(switch) => {
                self.is_inspector_large = switch.of(self.is_inspector_large);
            }
            LookCommand::ShowAll(switch) => self.shows_all = switch.of(self.shows_all),
            LookCommand::Newer(is_there) => self.has_newer = is_there,
            LookCommand::Zoom(zoom) => self.zoom = zoom.clamp(*ZOOM.start(), *ZOOM.end()),
            LookCommand::TurnZoom(direction) => {
                let times = match direction {
                    Direction::Forward => ZOOM_STEP,
                    Direction::Back => ZOOM_STEP.recip(),
                };
                self.apply(LookCommand::Zoom(self.zoom * times));
            }
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
            LookCommand::Help(page) => {
                self.dialog = Some(Dialog::Help);
                self.help = page;
            }
            LookCommand::View(view) => {
                (self.view, self.is_view_chosen) = (view, self.is_presenting);
            }
            LookCommand::TurnView(direction) => self.turn_view(direction),
            LookCommand::Swap(switch) => {
                self.is_swapped = switch.of(self.is_swapped);
                if self.is_swapped && self.view == View::Lesson {
                    self.apply(LookCommand::View(View::Tree));
                }
            }
            LookCommand::Code(code) => self.code = code,
            LookCommand::Fold(function) => {
                if !self.unfolded.remove(function) {
                    self.unfolded.insert(function);
                }
            }
            LookCommand::Cell(cell) => (self.cell, self.value) = (cell, None),
            LookCommand::Value(cell, value) => {
                let is_asked = (self.cell, self.value) == (Some(cell), Some(value));
                (self.cell, self.value) = (Some(cell), (!is_asked).then_some(value));
            }
            LookCommand::OnlyReason(switch) => {
                self.shows_only_reason = switch.of(self.shows_only_reason);
            }
            LookCommand::Log(offset) => self.log_offset = offset,
            LookCommand::Nogood(number) => self.nogood = number,
            LookCommand::TreeOf(id) => self.tree_of = Some(id),
            LookCommand::Heat(span) => self.heat = span,
            LookCommand::Doom(switch) => self.shows_doom = switch.of(self.shows_doom),
            LookCommand::Notes(switch) => self.shows_notes = switch.of(self.shows_notes),
            LookCommand::CountDown(switch) => self.counts_down = switch.of(self.counts_down),
            LookCommand::Motion(switch) => self.moves = switch.of(self.moves),
            LookCommand::Present(switch) => {
                self.is_presenting = switch.of(self.is_presenting);
                self.is_view_chosen = false;
            }
            LookCommand::ClickStops(switch) => self.clicks_stops = switch.of(self.clicks_stops),
            LookCommand::Embed(switch) => self.is_embedded = switch.of(self.is_embedded),
            LookCommand::Address(address) => self.address = address,
            LookCommand::Blank(switch) => self.is_blank = switch.of(self.is_blank),
            LookCommand::Spotlight(switch) => self.has_spotlight = switch.of(self.has_spotlight),
            LookCommand::Pen(switch) => self.has_pen = switch.of(self.has_pen),
            LookCommand::FoldStop(step) => self.folded_at = step,
        }
    }

    fn turn_view(&mut self, direction: Direction) {
        let all = View::ALL.len();
        let by = match direction {
            Direction::Forward => 1,
            Direction::Back => all - 1,
        };
        let here = View::ALL.iter().position(|view| *view == self.view);
        self.apply(LookCommand::View(View::ALL[(here.unwrap_or(0) + by) % all]));
    }

    /// What a reason is wanted for.
    pub fn reason_for(&self) -> ReasonFor {
        let asked = self.cell.zip(self.value);
        asked.map_or(ReasonFor::Position, ReasonFor::Value)
    }

    /// What has to be worked out for this look.
    pub(super) fn watch(&self) -> Watched {
        let is_seen = self.screen == Screen::Running && !self.is_blank;
        let shows = |view: View| is_seen && self.view == view;
        Watched {
            view: Some(self.view),
            heat: shows(View::Heat).then_some(self.heat),
            nogoods: shows(View::Nogoods),
            doom: self.shows_doom,
            estimates: is_seen,
            reason: shows(View::Why).then_some(self.reason_for()),
            trees: shows(View::Tree) || shows(View::Stack) || shows(View::Why),
            editor: self.screen == Screen::Editor,
        }
    }
}
