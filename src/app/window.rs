//! The program in its window: how it is opened, and what happens in each frame besides the panels.

use super::cx::Ask;
use super::frame::frame;
use super::front::{Front, title_over, titled};
use super::live::Live;
use super::look::{LookCommand, SIDES};
#[cfg(target_arch = "wasm32")]
use super::page_history;
#[cfg(target_arch = "wasm32")]
use super::page_report::{self, PageReport};
use super::records::Memory;
use super::script::ScriptRunner;
use super::start::{SIZE, Start, WindowRequest, prepare};
use super::{fonts, paint, style};
use crate::explain::{Language, Message, Tell};
use crate::files::{LESSONS, Watch};
use crate::puzzle::text;
use crate::session::{Command, CourseLessons, Notice, PuzzleSet, Session, Switch};
use crate::window::{self, Signal, WindowError, platform};
use std::cell::RefCell;
use std::io::Write;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;

/// The time per frame for background work, in seconds.
const WORK_TIME: f64 = 0.006;
/// The time per frame for an export or a set that is waited for: the least, and the most where
/// frames are slow, in seconds.
const PRODUCING_TIME: [f64; 2] = [0.012, 0.1];
/// The time per frame while the viewer waits for what is not explored yet: ten pictures a second,
/// and four fifths of the time, in seconds.
const WAITED_TIME: f64 = 0.08;
/// The share of the time between frames that such work may take.
const PRODUCING_SHARE: f64 = 0.7;

/// Opens the window and returns when it is closed.
pub fn open(mut request: WindowRequest) -> ExitCode {
    let language = request.language.unwrap_or_else(system_language);
    // Pictures and tours are asked for on a command line.
    #[cfg(windows)]
    let is_alone =
        request.screenshot.is_none() && request.script.is_none() && platform::leave_own_console();
    match prepare(&mut request, language).and_then(|start| run(request, start, language)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            #[cfg(windows)]
            if is_alone {
                platform::show_error(&message);
            }
            // If standard error is closed there is nobody to tell.
            let _ = writeln!(std::io::stderr(), "recuo: {message}");
            ExitCode::from(1)
        }
    }
}

fn run(request: WindowRequest, start: Start, language: Language) -> Result<(), String> {
    // A picture must not depend on anything but its command.
    let records = start
        .script_runner
        .is_none()
        .then(platform::Records::of_user);
    let memory = records.map(Memory::read);
    let last = memory.as_ref().and_then(|(memory, _)| memory.size());
    let conf = window::Conf {
        title: match (&start.puzzles, &start.live) {
            (Some(file), _) => titled(&file.file_stem().unwrap_or_default().to_string_lossy()),
            (None, Some(live)) => titled(&live.name),
            (None, None) => title_over(&start.lesson, language),
        },
        name: "recuo",
        size: request.size.or(last).unwrap_or(SIZE).into(),
        icon: style::icon,
        fonts: fonts::definitions(),
    };
    let failure = Rc::default();
    let failed = Rc::clone(&failure);
    window::run(conf, move |ctx| {
        Window::new(ctx, request, start, memory, failed)
    })
    .map_err(|error| error.message().say_on_command_line(language))?;
    failure.take().map_or(Ok(()), Err)
}

/// What went wrong in the script.
type Failure = Rc<RefCell<Option<String>>>;

/// The room `window` has no words of its own.
impl Tell for WindowError {
    fn message(&self) -> Message {
        match self {
            Self::NoDisplay => Message::new("window-no-display"),
            Self::Opening(reason) => {
                Message::new("window-not-opened").with("reason", reason.as_str())
            }
            Self::Graphics(reason) => {
                Message::new("window-graphics").with("reason", reason.as_str())
            }
            Self::Screenshot(error) => error.message(),
            Self::Panic => Message::new("window-panic"),
        }
    }
}

/// The program as the window's loop sees it.
struct Window {
    front: Front,
    /// The records; `None` if nothing is to be remembered.
    memory: Option<Memory>,
    /// The script to run.
    script_runner: Option<ScriptRunner>,
    ctx: egui::Context,
    failure: Failure,
    /// What was last reported to the page.
    #[cfg(target_arch = "wasm32")]
    report: Option<PageReport>,
}

impl Window {
    fn new(
        ctx: &egui::Context,
        request: WindowRequest,
        start: Start,
        memory: Option<(Memory, Option<Notice>)>,
        failure: Failure,
    ) -> Self {
        let (mut memory, notice) = memory.unzip();
        let language = request
            .language
            .or(memory.as_ref().and_then(Memory::language))
            .unwrap_or_else(system_language);
        let lessons = match request.is_packaged {
            true => CourseLessons(LESSONS).only(request.lesson_name()),
            false => CourseLessons(LESSONS),
        };
        let session = Session::new(start.lesson, lessons);
        let mut front = match &memory {
            Some(memory) => Front::of(memory.resume(session), language),
            None => Front::of(session, language),
        };
        if let Some(memory) = &memory {
            memory.restore(&mut front.look);
        }
        front.look.is_presenting = request.is_presenting;
        front.look.is_embedded = request.is_embedded;
        let is_script = start.script_runner.is_some();
        front.look.is_calm = is_script;
        // Scripts show the same everywhere.
        let wishes = if is_script {
            platform::Wishes::default()
        } else {
            platform::wishes()
        };
        front.perform(ctx, LookCommand::Wishes(wishes));
        if let Some(theme) = request.theme {
            front.perform(ctx, LookCommand::Theme(theme));
        }
        front.perform(ctx, Command::Align(start.lined_up.0));
        front.perform(ctx, Command::Lead(start.lined_up.1));
        front.file = start.file.as_deref().map(Watch::new);
        front.live = start.live;
        front.begin_live(ctx);
        if let Some(file) = &start.puzzles {
            front.open_file(ctx, file);
        }
        front.open_at(ctx, (request.view, request.step));
        if let Some(step) = request.left {
            front.perform(ctx, Command::TakeUp(step));
        }
        if let Some(notice) = request.notice.or(notice.flatten()) {
            front.perform(ctx, Command::Notify(notice));
        }
        if is_script {
            front.explore_whole(ctx);
        }
        if let Some(memory) = &mut memory {
            memory.begin(&mut front);
        }
        // Kept from now on, unlike what is asked for one time.
        if let Some(address) = request.address {
            front.look.address = address;
            front.is_changed = true;
        }
        Self {
            front,
            memory,
            script_runner: start.script_runner,
            ctx: ctx.clone(),
            failure,
            #[cfg(target_arch = "wasm32")]
            report: None,
        }
    }

    /// Saves what has changed. With `is_last` the window is about to close.
    fn remember(&mut self, is_last: bool) {
        if is_last {
            self.front.perform(&self.ctx, Command::SavePlace);
        }
        if let Some(memory) = &mut self.memory {
            let now = self.ctx.input(|input| input.time);
            memory.keep(&mut self.front, &self.ctx, now, is_last);
        }
    }

    /// Notes the size of the window, in the unit in which it is opened.
    fn note_size(&mut self, ctx: &egui::Context) {
        let look = &mut self.front.look;
        // The screen's size is not the window's. A page has its browser's.
        if look.is_presenting || cfg!(target_arch = "wasm32") {
            return;
        }
        let pixels = ctx.content_rect().size() * ctx.pixels_per_point();
        let unit = if window::SIZE_IS_IN_PIXELS {
            1.0
        } else {
            platform::scale()
        };
        let [width, height] = [pixels.x, pixels.y].map(|side| (side / unit).round() as u32);
        let is_size = SIDES.contains(&width) && SIDES.contains(&height);
        if is_size && look.size != Some((width, height)) {
            look.size = Some((width, height));
            self.front.is_changed = true;
        }
    }

    /// Seconds until something changes by itself; `None` when nothing is moving.
    fn next_frame_in(&self) -> Option<f64> {
        if self.front.live.is_some() {
            let next = self.front.session.next_change_in();
            return Some(next.map_or(Live::INTERVAL, |next| next.min(Live::INTERVAL)));
        }
        let set = self.front.session.set();
        let is_busy = self.front.is_producing() || self.front.opening.is_reading();
        if is_busy || set.is_some_and(PuzzleSet::is_running) {
            return Some(0.0);
        }
        self.front.session.next_change_in()
    }
}

fn system_language() -> Language {
    Language::preferred(&platform::languages())
}

impl window::App for Window {
    fn update(&mut self, ctx: &egui::Context, dt: f32) {
        if self.front.file.is_some() {
            self.front.look_at_file(ctx, ctx.input(|input| input.time));
            ctx.request_repaint_after(Duration::from_secs_f64(Watch::INTERVAL));
        }
        window::root_ui(ctx, |ui| frame(ui, &mut self.front, dt, 0));
        self.note_size(ctx);
        self.remember(false);
        #[cfg(target_arch = "wasm32")]
        page_report::send(&mut self.front, ctx, &mut self.report);
        if let Some(seconds) = self.next_frame_in() {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
    }

    fn work(&mut self) -> bool {
        let is_working = self.front.is_working();
        if is_working {
            self.front.advance(&self.ctx, 0.0, 1);
        }
        is_working
    }

    fn working_time(&self, dt: f32) -> f64 {
        if self.front.is_producing() {
            (f64::from(dt) * PRODUCING_SHARE).clamp(PRODUCING_TIME[0], PRODUCING_TIME[1])
        } else if self.front.session.is_waiting() {
            WAITED_TIME
        } else {
            WORK_TIME
        }
    }

    fn copy(&mut self) -> Option<String> {
        self.front
            .perform(&self.ctx, Command::Notify(Notice::BoardCopied));
        let run = self.front.session.runs().leader();
        let moment = run.moment();
        Some(text::line(moment.problem().topology(), moment.values()))
    }

    fn signal(&mut self, signal: Signal) {
        let ask: Ask = match signal {
            Signal::Leaving => return self.remember(true),
            Signal::NewVersion => LookCommand::Newer(true).into(),
            Signal::Windowed => LookCommand::Present(Switch::Off).into(),
            Signal::Wishes(wishes) => LookCommand::Wishes(wishes).into(),
            Signal::NotCopied => Command::Notify(Notice::NotCopied).into(),
            #[cfg(target_arch = "wasm32")]
            Signal::Unreadable(address) => {
                let words = Message::new("address-unreadable").with("address", address);
                Command::Tell(words).into()
            }
            #[cfg(target_arch = "wasm32")]
            Signal::Entry(entry) => {
                page_history::go_to(&mut self.front, &self.ctx, &entry);
                return;
            }
        };
        self.front.perform(&self.ctx, ask);
    }

    fn wants_frame(&self) -> bool {
        self.next_frame_in() == Some(0.0)
    }

    fn capture_surface(&self) -> Option<window::Surface> {
        self.script_runner.as_ref().map(ScriptRunner::surface)
    }

    fn capture(&mut self, is_still: bool) -> window::Capture {
        let Some(script_runner) = &mut self.script_runner else {
            return window::Capture::Close;
        };
        script_runner
            .go_on(&mut self.front, &self.ctx, is_still)
            .unwrap_or_else(|message| {
                *self.failure.borrow_mut() = Some(message);
                window::Capture::Close
            })
    }

    fn film(&mut self, rgba: Vec<u8>) {
        let Some(script_runner) = &mut self.script_runner else {
            return;
        };
        if let Err(message) = script_runner.film(&rgba) {
            *self.failure.borrow_mut() = Some(message);
            self.script_runner = None;
        }
    }

    fn background(&self) -> egui::Color32 {
        paint::color(self.front.look.theme.palette().paper)
    }
}

impl Drop for Window {
    /// When the window is closed, changes since the last frame are written too, unless the program
    /// panicked in the middle of a change.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.remember(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(unix)]
    use crate::files::ProgramCommand;
    use crate::puzzle::Value;
    use crate::session::Edit;
    #[cfg(unix)]
    use crate::{
        app::front_command::FrontCommand,
        lesson::View,
        recording::{FaultKind, ReadOptions, RunEnd},
    };
    #[cfg(unix)]
    use std::path::{Path, PathBuf};

    /// A window that watches these lines of a shell.
    #[cfg(unix)]
    fn watching(ctx: &egui::Context, lines: &str) -> Window {
        opened_at(ctx, lines, (None, None))
    }

    /// The same with a view and a step.
    #[cfg(unix)]
    fn opened_at(
        ctx: &egui::Context,
        lines: &str,
        (view, step): (Option<View>, Option<u64>),
    ) -> Window {
        ctx.set_fonts(fonts::definitions());
        let program = ProgramCommand {
            program: "sh".into(),
            arguments: ["-c", lines].map(Into::into).into(),
            input: String::new(),
        };
        let mut request = WindowRequest {
            program: Some((program, ReadOptions::default())),
            view,
            step,
            ..WindowRequest::default()
        };
        let start = prepare(&mut request, Language::En).expect("the program starts");
        Window::new(ctx, request, start, None, Failure::default())
    }

    /// A file for which a program waits, however busy the machine is.
    #[cfg(unix)]
    fn signal_file(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("recuo-{name}-{}", std::process::id()))
    }

    /// The lines of a shell that wait until this file exists.
    #[cfg(unix)]
    fn until(file: &Path) -> String {
        format!("until [ -e '{}' ]; do sleep 0.01; done", file.display())
    }

    /// The window sleeps unless it asks for a frame, and no event tells of what a program prints.
    #[cfg(unix)]
    #[test]
    fn a_window_looks_again_as_long_as_a_program_runs() {
        let go_on = signal_file("looks");
        let prints = format!("echo @place R1C1 1; {}; echo @place R1C2 2", until(&go_on));
        let ctx = egui::Context::default();
        let mut window = watching(&ctx, &prints);
        let mut looks = 0;
        while window.front.live.is_some() {
            let _ = ctx.run(egui::RawInput::default(), |ctx| {
                window::App::update(&mut window, ctx, 0.0);
            });
            if window.front.live.is_some() {
                let next = window.next_frame_in().expect("another look");
                assert!(next <= Live::INTERVAL);
                std::thread::sleep(Duration::from_secs_f64(next));
                looks += 1;
                if looks == 3 {
                    std::fs::write(&go_on, []).unwrap();
                }
            }
        }
        let _ = std::fs::remove_file(&go_on);
        window.front.explore_whole(&ctx);
        let run = window.front.session.runs().leader();
        assert_eq!(run.timeline().length(), Some(2));
    }

    /// What is asked for is not lost while the program takes its time.
    #[cfg(unix)]
    #[test]
    fn a_late_run_opens_as_asked_for() {
        const PRINTS: &str = "printf '@place R1C1 1\\n@place R1C2 2\\n@place R1C3 3\\n'";
        let go_on = signal_file("late");
        let prints = format!("{}; {PRINTS}", until(&go_on));
        let ctx = egui::Context::default();
        let mut window = opened_at(&ctx, &prints, (Some(View::Log), Some(2)));
        assert!(window.front.live.as_ref().is_some_and(|live| !live.is_open));
        assert_eq!(window.front.window_title(), "sh – recuo");
        std::fs::write(&go_on, []).unwrap();
        window.front.explore_whole(&ctx);
        let _ = std::fs::remove_file(&go_on);
        let run = window.front.session.runs().leader();
        assert_eq!(
            (window.front.look.view, run.moment().step()),
            (View::Log, 2)
        );
        assert_eq!(window.front.window_title(), "sh – recuo");
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_never_ends_is_stopped_and_judged() {
        const PRINTS: &str = "while :; do echo @place R1C1 1; echo @backtrack R1C1; done";
        let ctx = egui::Context::default();
        let mut window = watching(&ctx, PRINTS);
        // On a busy machine, only the first event may have come.
        let is_short = |window: &Window| {
            let program = window.front.session.runs().leader().program();
            program.is_none_or(|program| program.recording.events().len() < 100)
        };
        while is_short(&window) {
            window.front.advance(&ctx, 0.0, 1);
            std::thread::sleep(Duration::from_millis(1));
        }
        window.front.perform(&ctx, FrontCommand::StopRun);
        window.front.explore_whole(&ctx);
        while window.front.is_working() {
            window.front.advance(&ctx, 0.0, 1);
        }
        let run = window.front.session.runs().leader();
        let program = run.program().expect("its run is on show");
        assert_eq!(program.recording.end(), RunEnd::Stopped);
        let faults = run.judge.faults();
        assert_eq!(faults[0].kind, FaultKind::NoEnd, "{faults:?}");
    }

    #[test]
    fn what_has_changed_is_saved_when_the_window_closes() {
        let name = format!("recuo-window-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let ctx = egui::Context::default();
        let memory = Memory::read(platform::Records::in_folder(&folder));
        let mut request = WindowRequest::default();
        let start = prepare(&mut request, Language::En).expect("the first lesson");
        let mut window = Window::new(&ctx, request, start, Some(memory), Failure::default());
        let edit = Edit::Write(Value::new(1));
        window.front.perform(&ctx, Command::Edit(edit));
        drop(window);
        let saved = std::fs::read_to_string(folder.join("settings.json")).unwrap();
        assert!(saved.contains("3x3;1...."), "{saved}");
    }
}
