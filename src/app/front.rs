//! The front: the session, how it is looked at, and the state of dialogs and drawing.

use super::board_cache::BoardCache;
use super::cx::{Ask, Cx};
use super::dialogs::learners::Learners;
use super::dialogs::results;
use super::dialogs::solutions::SolutionList;
use super::dialogs::when::WhenField;
use super::exporting::{Exporting, TextFile};
use super::front_command::FrontCommand;
use super::glossary::WordList;
use super::live::Live;
use super::look::{Dialog, Look, LookCommand, Screen};
use super::opening::{Opening, arrivals};
use super::screens::course::CourseScreen;
use super::screens::set::SetScreen;
use super::spoken::announcer::Announcer;
use super::{program, style};
use crate::explain::{Language, Tell};
use crate::files::{self, Feed, LESSONS, Watch};
use crate::lesson::{Lesson, View};
use crate::recording::ReadOptions;
use crate::scene::Theme;
use crate::session::{Command, CourseLessons, Notice, Opened, Session, SessionChange, Switch};
use crate::window::platform;
use std::path::Path;
use std::time::Duration;

/// All state that a frame is built from.
pub struct Front {
    pub session: Session,
    pub look: Look,
    /// The state of opening.
    pub opening: Opening,
    /// The state of exporting.
    pub exporting: Exporting,
    pub learners: Learners,
    /// Where the answers of the students go.
    pub results: TextFile,
    pub solutions: SolutionList,
    pub when: WhenField,
    pub words: WordList,
    /// The theme, and whether there are fingers, that the style was last made for.
    style: Option<(Theme, bool)>,
    /// The title that the window was last given.
    pub title: String,
    /// Whether the window was last asked to fill the screen, as it does in presenter mode.
    pub is_fullscreen: bool,
    pub course: CourseScreen,
    pub set: SetScreen,
    /// Caches for drawing, and what the viewer has moved.
    pub drawn: BoardCache,
    /// What has been announced.
    pub announcer: Announcer,
    /// The lesson's file, if it is watched for changes.
    pub file: Option<Watch>,
    /// The run that is being read.
    pub live: Option<Live>,
    /// Whether something may have changed that is remembered between sessions, apart from progress.
    pub is_changed: bool,
}

/// How long to wait for a program that prints nothing, where there is nothing else to do.
const LIVE_PATIENCE: Duration = Duration::from_millis(50);

/// How long a picture or a script waits for the end of a program before it is stopped, in seconds: as
/// long as a judge.
const LONGEST_WAIT: f64 = 60.0;

/// The title of a window over a lesson or puzzle.
pub fn title_over(lesson: &Lesson, language: Language) -> String {
    titled(lesson.title.get(language).trim())
}

/// The title of a window over something with this title.
pub fn titled(title: &str) -> String {
    match title {
        "" => "recuo".to_owned(),
        title => format!("{title} – recuo"),
    }
}

impl Front {
    /// A lesson at its start, in a language.
    pub fn new(lesson: Lesson, language: Language) -> Self {
        Self::of(Session::new(lesson, CourseLessons(LESSONS)), language)
    }

    /// A front for a session, in a language.
    pub fn of(session: Session, language: Language) -> Self {
        Self {
            look: Look::new(&session, language),
            session,
            opening: Opening::default(),
            exporting: Exporting::default(),
            learners: Learners::default(),
            results: TextFile::named(results::FILE),
            solutions: SolutionList::default(),
            when: WhenField::default(),
            words: WordList::default(),
            style: None,
            title: String::new(),
            is_fullscreen: false,
            course: CourseScreen::default(),
            set: SetScreen::default(),
            drawn: BoardCache::default(),
            announcer: Announcer::default(),
            file: None,
            live: None,
            is_changed: false,
        }
    }

    /// Carries out what was asked for. Returns whether there was anything.
    pub fn perform_all(&mut self, ctx: &egui::Context, asks: Vec<Ask>) -> bool {
        let was_asked = !asks.is_empty();
        for ask in asks {
            self.perform(ctx, ask);
        }
        was_asked
    }

    /// Carries out one request.
    pub fn perform(&mut self, ctx: &egui::Context, ask: impl Into<Ask>) {
        self.is_changed = true;
        match ask.into() {
            Ask::Session(command) => {
                let was_alone = self.session.runs().is_alone();
                self.session.apply(Command::Watch(self.look.watch()));
                let outcome = self.session.apply(command);
                // Several boards are told apart by how they end.
                if outcome.opened == Some(Opened::Boards) {
                    self.look.shows_doom |= was_alone && !self.session.runs().is_alone();
                }
                self.react(ctx, outcome);
            }
            Ask::Look(command) => self.look_at(ctx, command),
            Ask::Front(command) => self.carry_out(ctx, command),
        }
    }

    pub(super) fn notify(&mut self, notice: Notice) {
        self.session.apply(Command::Notify(notice));
    }

    fn carry_out(&mut self, ctx: &egui::Context, command: FrontCommand) {
        match command {
            FrontCommand::Close => self.close(),
            // Only the code view has lines to explain.
            FrontCommand::Explain(_) if self.look.view != View::Code => {}
            FrontCommand::Explain(what) => {
                self.look.explained = program::explain(&self.session, &self.look, what);
            }
            FrontCommand::CopyLink => self.copy_link(ctx),
            FrontCommand::CopyFrame => self.copy_frame(ctx),
            FrontCommand::OpenWhole => self.open_whole(ctx),
            FrontCommand::CopyProgram => {
                let program = program::shown(&self.session, &self.look);
                ctx.copy_text(program.text());
                self.notify(Notice::ProgramCopied);
            }
            FrontCommand::SaveProgram => {
                let leading = self.session.runs().leading();
                self.exporting.choose_program(self.look.code, leading);
                self.look_at(ctx, LookCommand::Dialog(Dialog::Export, Switch::On));
            }
            FrontCommand::SaveGuide => {
                self.look_at(ctx, LookCommand::Screen(Screen::Course, Switch::On));
                self.look_at(ctx, LookCommand::Dialog(Dialog::Export, Switch::On));
            }
            FrontCommand::LoadNewer => platform::reload(),
            FrontCommand::ReadAloud => platform::read_aloud(),
            FrontCommand::OpenRun(name, bytes) => self.open_run(name, Feed::of_bytes(bytes)),
            FrontCommand::OpenRunFile(path) => self.open_run_file(&path),
            FrontCommand::StopRun => self.live.iter_mut().for_each(Live::stop),
            FrontCommand::WatchFile(file) => self.file = Some(Watch::new(&file)),
        }
    }

    /// Shows the only lesson again, in place of the course, or says that there are no others.
    fn go_to_only_lesson(&mut self, ctx: &egui::Context) {
        let shown = &self.session.home().id;
        match self.session.lessons().name(0) {
            Some(name) if name != shown => {
                let (number, resumes) = (0, true);
                self.perform(ctx, Command::TakeLesson { number, resumes });
            }
            Some(_) | None => self.notify(Notice::LessonAlone),
        }
    }

    /// Changes the look, and reacts to what is different then.
    fn look_at(&mut self, ctx: &egui::Context, command: LookCommand) {
        if self.session.stands_alone()
            && matches!(
                command,
                LookCommand::Screen(Screen::Course, Switch::On | Switch::Toggle)
            )
        {
            self.go_to_only_lesson(ctx);
            return;
        }
        let (screen, dialog) = (self.look.screen, self.look.dialog);
        let (view, is_view_chosen) = (self.look.view, self.look.is_view_chosen);
        let (shows_doom, clicks_stops) = (self.look.shows_doom, self.look.clicks_stops);
        let turns = matches!(command, LookCommand::TurnView(_)).then(|| command.clone());
        self.look.apply(command);
        // Views in which the leading board has nothing are passed over.
        if let Some(command) = turns {
            while !self.session.runs().leader().has_view(self.look.view) {
                self.look.apply(command.clone());
            }
        }
        let style = (self.look.theme, self.look.wishes.has_fingers);
        if self.style.replace(style) != Some(style) {
            style::apply(ctx, style.0, style.1);
        }
        if self.look.shows_doom && !shows_doom && self.session.hides_future() {
            self.notify(Notice::FutureHidden);
        }
        if self.look.clicks_stops != clicks_stops {
            self.notify(match self.look.clicks_stops {
                true => Notice::ClickerStops,
                false => Notice::ClickerSteps,
            });
        }
        if self.look.is_view_chosen && (self.look.view, true) != (view, is_view_chosen) {
            // With several boards it is the view of the one that the question is about.
            if let Some(posed) = self.session.questions().posed().filter(|_| !is_view_chosen) {
                let board = posed.board;
                self.session.apply(Command::Lead(board));
            }
            if self.session.hides_open_view(self.look.view) {
                self.notify(Notice::ViewHidden);
            }
        }
        if self.look.screen != screen {
            self.session.apply(Command::SavePlace);
            self.session.apply(Command::Pause);
            if self.look.screen == Screen::Course {
                self.course.choose(&self.session);
            }
        }
        if self.look.dialog != dialog {
            match self.look.dialog {
                Some(Dialog::Open) => self.opening.takes_focus = true,
                Some(Dialog::Export) => self.exporting.open(&self.session, &self.look),
                Some(Dialog::Learners) => self.learners = Learners::default(),
                Some(Dialog::Results) => self.results = TextFile::named(results::FILE),
                Some(Dialog::Glossary) => self.words = WordList::default(),
                Some(Dialog::Solutions) => self.solutions = SolutionList::default(),
                Some(Dialog::When) => self.when.takes_focus = true,
                Some(Dialog::Help | Dialog::Boards | Dialog::Forks | Dialog::Menu) | None => {}
            }
        }
    }

    /// Closes whatever is in front.
    fn close(&mut self) {
        let shows_program = self.look.screen == Screen::Running && self.look.view == View::Code;
        let look = &mut self.look;
        let had_pen = std::mem::take(&mut look.has_pen);
        if std::mem::take(&mut look.has_spotlight) || had_pen || look.dialog.take().is_some() {
        } else if self.session.questions().is_reviewing {
            self.session.apply(Command::Review(false));
        } else if self.look.is_blank {
            self.look.is_blank = false;
        } else if shows_program && program::explained(&self.session, &self.look).is_some() {
            self.look.explained = None;
        } else {
            self.look.is_presenting = false;
        }
    }

    /// Reacts to a change of the session.
    fn react(&mut self, ctx: &egui::Context, outcome: SessionChange) {
        // What is compared must not be hidden by what set it up.
        if outcome.compares && self.look.dialog == Some(Dialog::Boards) {
            self.look.dialog = None;
        }
        self.look.is_view_chosen &= !outcome.shows_all;
        if let Some(view) = outcome.view {
            (self.look.view, self.look.is_view_chosen) = (view, false);
        }
        if let Some(language) = outcome.language {
            self.look.language = language;
        }
        if outcome.has_moved {
            self.look.log_offset = 0;
            ctx.request_repaint();
        }
        let boards = self.session.runs().len();
        match outcome.opened {
            Some(Opened::Lesson) => {
                // If the new lesson is from a file, it is watched from later on.
                self.file = None;
                self.live = None;
                self.look.apply(LookCommand::Cell(None));
                self.look.explained = None;
                self.look.tree_of = None;
                self.look.screen = Screen::Running;
                self.look.shows_doom = boards > 1;
                self.look.is_blank = false;
            }
            Some(Opened::Boards) => self.look.tree_of = None,
            Some(Opened::Branch) => self.look.dialog = None,
            Some(Opened::Exercise) => self.look.apply(LookCommand::Cell(None)),
            None => {}
        }
    }

    /// Opens the run that is recorded in a text of this name.
    fn open_run(&mut self, name: String, feed: Feed) {
        self.live = Some(Live::new(name, None, feed, ReadOptions::default()));
    }

    /// Opens the run that is recorded in a file, which may grow very long.
    fn open_run_file(&mut self, path: &Path) {
        let name = path.file_name().unwrap_or(path.as_os_str());
        match Feed::of_file(path) {
            Ok(feed) => self.open_run(name.to_string_lossy().into_owned(), feed),
            Err(error) => drop(self.session.apply(Command::Tell(error.message()))),
        }
    }

    /// Waits a moment for the first event of the run that is being read, so that nothing else is shown
    /// before it.
    pub fn begin_live(&mut self, ctx: &egui::Context) {
        const TRIES: usize = 10;
        for _ in 0..TRIES {
            if self.live.as_ref().is_some_and(|live| !live.is_open) {
                self.read_on(ctx, 1, LIVE_PATIENCE);
            }
        }
    }

    /// Shows a view and a step, where they are asked for.
    pub fn open_at(&mut self, ctx: &egui::Context, (view, step): (Option<View>, Option<u64>)) {
        if let Some(view) = view {
            self.perform(ctx, LookCommand::View(view));
        }
        if let Some(step) = step {
            self.perform(ctx, Command::GoTo(step));
        }
    }

    /// Reads on in the run of a program, if one is being read, and shows what has come.
    fn read_on(&mut self, ctx: &egui::Context, pieces: usize, patience: Duration) {
        let now = ctx.input(|input| input.time);
        let Some(mut live) = self.live.take() else {
            return;
        };
        if live.read(pieces, now, patience) {
            let program = Box::new(live.program());
            let is_known = !program.recording.events().is_empty();
            if is_known && live.is_open {
                self.perform(ctx, Command::FollowProgram(program));
            } else if is_known {
                live.is_open = true;
                self.perform(ctx, Command::OpenProgram(program));
                self.open_at(ctx, live.opens_at);
            } else if live.is_over() {
                // What a program has printed may say why.
                if live.was_watched() {
                    live.is_open = true;
                    self.perform(ctx, Command::OpenProgram(program));
                    self.open_at(ctx, live.opens_at);
                }
                self.perform(ctx, Command::Tell(live.nothing()));
            }
        }
        if !live.is_open && self.session.notice().is_none() {
            self.perform(ctx, Command::Tell(live.waiting()));
        }
        if !live.is_over() {
            self.live = Some(live);
        }
    }

    /// Advances time and does background work.
    pub fn advance(&mut self, ctx: &egui::Context, dt: f64, slices: usize) {
        self.read_on(ctx, slices.max(1), Duration::ZERO);
        // A puzzle that has been generated is a new sketch.
        self.is_changed |= self.session.editor().making.is_some();
        self.session.apply(Command::Watch(self.look.watch()));
        let outcome = self.session.advance(dt, slices);
        self.react(ctx, outcome);
        // A failed export shows why in its dialog.
        if self.exporting.go_on(slices) {
            self.look.dialog = Some(Dialog::Export);
        }
        (0..slices).for_each(|_| self.opening.go_on());
        if let Some(command) = self.set.go_on(&self.session, slices) {
            self.perform(ctx, command);
        }
    }

    /// The title of the window.
    pub fn window_title(&self) -> String {
        match &self.live {
            Some(live) if !live.is_open => titled(&live.name),
            Some(_) | None => title_over(self.session.lesson(), self.look.language),
        }
    }

    /// Whether there is background work to do in slices.
    pub fn is_working(&self) -> bool {
        self.session.is_working()
            || self.opening.is_reading()
            || self.is_producing()
            || self.live.as_ref().is_some_and(|live| live.has_more)
    }

    /// Whether an export or a set is waiting for its results.
    pub fn is_producing(&self) -> bool {
        self.exporting.is_busy() || self.set.needs_slices()
    }

    /// Reloads the lesson if its file has changed. `now` is in seconds.
    pub fn look_at_file(&mut self, ctx: &egui::Context, now: f64) {
        let Some(watch) = &mut self.file else { return };
        // A file that is gone or half-written for a moment is looked at again.
        if watch.has_changed(now)
            && let Ok(source) = files::read_text(watch.path())
        {
            let lesson = files::read_lesson_text(&source, watch.path());
            self.perform(ctx, Command::Reload(Box::new(lesson)));
        }
    }

    /// Opens the file at this path, or asks about it in the dialog.
    pub fn open_file(&mut self, ctx: &egui::Context, path: &Path) {
        let cx = Cx::new(&self.session, &self.look);
        arrivals::open_path(&cx, &mut self.opening, path, 1);
        let asks = cx.into_asks();
        self.perform_all(ctx, asks);
    }

    /// Explores every run up to the limit beyond which the viewer is asked, however long that
    /// takes.
    pub fn explore_whole(&mut self, ctx: &egui::Context) {
        let is_exploring =
            |front: &Self| front.session.is_exploring() && front.session.runs().are_unfinished();
        let start = platform::now();
        while let Some(live) = &mut self.live {
            if platform::now() - start > LONGEST_WAIT {
                live.stop();
            }
            self.read_on(ctx, 64, LIVE_PATIENCE);
        }
        while self.opening.is_reading() || is_exploring(self) {
            self.advance(ctx, 0.0, 64);
        }
        self.advance(ctx, 0.0, 0);
    }
}
