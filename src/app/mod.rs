//! The window: what the classroom sees and touches. Panels read moments and push commands; one place
//! applies them.

mod asking;
mod boards;
mod branching;
mod choosing;
mod course;
mod differing;
mod doomed;
mod editing;
mod exploring;
mod exporting;
mod fonts;
mod going;
mod header;
mod heated;
mod help;
mod keys;
mod legend;
mod lineup;
mod links;
mod notice;
mod opening;
#[cfg(target_arch = "wasm32")]
mod page;
mod paint;
mod panels;
mod pulse;
mod rehearsal;
mod reloading;
mod script;
mod sets;
mod settings;
mod sheet;
mod solving;
mod state;
mod stops;
mod strip;
mod style;
mod tour;
mod transport;

#[cfg(target_arch = "wasm32")]
pub use page::open_in_page;
pub use rehearsal::Rehearsal;

use crate::analysis::alignment::Alignment;
use crate::cli::{View, WindowRequest};
use crate::explain::Language;
use crate::files;
use crate::lesson::{Lesson, Link, LinkError};
use crate::puzzle::notation;
use crate::window::platform;
use settings::Settings;
use state::State;
use std::cell::RefCell;
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;
use tour::Tour;

/// Opens the window and returns when it is closed.
pub fn open(mut request: WindowRequest) -> ExitCode {
    match prepare(&mut request).and_then(|start| run(request, start)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("recuo: {message}");
            ExitCode::from(1)
        }
    }
}

fn prepare(request: &mut WindowRequest) -> Result<Start, String> {
    let name = request.lesson.clone().unwrap_or(files::LESSONS[0].0.into());
    let mut lined_up = (Alignment::default(), 0);
    let lesson = match name.to_str().and_then(Link::find) {
        None => files::read_lesson(&name).map_err(|e| e.to_string())?,
        Some(link) => {
            let link: Link = link.parse().map_err(|e: LinkError| e.to_string())?;
            request.step = request.step.or(Some(link.step));
            request.view = request.view.or(View::from_id(&link.view));
            request.language = request.language.or(Some(link.language));
            lined_up = (link.alignment, link.leading);
            links::lesson(link)
        }
    };
    let size = request.size.unwrap_or(USUAL_SIZE).into();
    let tour = match (&request.screenshot, &request.script) {
        (Some(picture), _) => Some(Tour::of_picture(picture.clone(), size)),
        (None, Some(script)) => {
            let source = files::read_text(script).map_err(|e| e.to_string())?;
            let actions =
                script::read(&source).map_err(|e| format!("{}: {e}", script.display()))?;
            Some(Tour::new(script.display().to_string(), actions, size))
        }
        (None, None) => None,
    };
    let file = (tour.is_none() && files::exists(&name)).then_some(name);
    Ok(Start {
        lesson,
        file,
        lined_up,
        tour,
    })
}

/// What the window begins with.
struct Start {
    lesson: Lesson,
    /// The file that it is from, if it is from one.
    file: Option<PathBuf>,
    /// How the boards are held side by side, and which of them leads.
    lined_up: (Alignment, usize),
    /// What the window does by itself.
    tour: Option<Tour>,
}

fn run(request: WindowRequest, start: Start) -> Result<(), String> {
    let Start {
        lesson,
        file,
        lined_up: (alignment, leading),
        tour,
    } = start;
    let conf = crate::window::Conf {
        title: "recuo".to_owned(),
        name: "recuo",
        size: request.size.unwrap_or(USUAL_SIZE).into(),
        icon: style::icon,
        fonts: fonts::definitions(),
    };
    // A picture depends on its command alone.
    let (settings, notice) = if tour.is_some() {
        (Settings::default(), None)
    } else {
        Settings::load()
    };
    let language = request
        .language
        .or(settings.language())
        .unwrap_or_else(system_language);
    let theme = request.theme.unwrap_or_else(|| settings.theme());
    let failure = Rc::new(RefCell::new(None));
    let told = Rc::clone(&failure);
    crate::window::run(conf, move |ctx| {
        let mut state = State::new(lesson, language);
        state.theme = theme;
        state.options = settings.options();
        state.editing.restore(settings.sketch());
        (state.course.progress, state.course.last) = settings.course();
        state.code = settings.code();
        state.notice = notice;
        if let Some(view) = request.view {
            state.view = view;
        }
        state.is_presenting = request.is_presenting;
        if request.is_fallback {
            state.notice = Some("link-broken");
        }
        state.zoom = settings.zoom;
        state.align(alignment);
        state.lead(leading);
        if let Some(file) = &file {
            state.watch(file);
        }
        if let Some(step) = request.step {
            state.wait_for(step);
        }
        if tour.is_some() {
            state.explore_now();
        }
        style::apply(ctx, state.theme);
        Window {
            state,
            kept: tour.is_none().then_some(settings),
            kept_at: f64::NEG_INFINITY,
            tour,
            ctx: ctx.clone(),
            failure: told,
            #[cfg(target_arch = "wasm32")]
            shown: None,
        }
    })
    .map_err(|error| error.to_string())?;
    failure.take().map_or(Ok(()), Err)
}

/// Width and height of a window that nobody has said the size of.
const USUAL_SIZE: (u32, u32) = (1440, 900);

/// Seconds between two times of writing the settings.
const BETWEEN: f64 = 0.5;

/// Whether the program brings a lesson of this name.
#[cfg(target_arch = "wasm32")]
fn is_brought(name: &str) -> bool {
    files::LESSONS.iter().any(|(id, _)| *id == name)
}

/// The program as the window's loop sees it.
struct Window {
    state: State,
    /// The settings as they are in their file; `None` if they are not to be kept.
    kept: Option<Settings>,
    /// When they were written, in seconds.
    kept_at: f64,
    /// What the window does by itself.
    tour: Option<Tour>,
    ctx: egui::Context,
    /// What went wrong on the tour.
    failure: Rc<RefCell<Option<String>>>,
    /// What the page was told last.
    #[cfg(target_arch = "wasm32")]
    shown: Option<page::Shown>,
}

impl Window {
    /// Keeps the settings if they have changed: at once, but twice a second at most. `is_last` says
    /// that there will be no other time.
    fn keep_settings(&mut self, is_last: bool) {
        let state = &mut self.state;
        if is_last {
            state.note_place();
        }
        let settings = Settings::of(state);
        if self.kept.as_ref().is_none_or(|kept| *kept == settings) {
            return;
        }
        let left = self.kept_at + BETWEEN - platform::now();
        if left > 0.0 && !is_last {
            let left = std::time::Duration::from_secs_f64(left);
            self.ctx.request_repaint_after(left);
            return;
        }
        state.notice = settings.save().or(state.notice);
        self.kept = Some(settings);
        self.kept_at = platform::now();
    }
}

fn system_language() -> Language {
    platform::languages()
        .iter()
        .find_map(|tag| Language::from_tag(tag))
        .unwrap_or_default()
}

/// Builds a frame and does what was asked for in it.
fn frame(ui: &mut egui::Ui, state: &mut State, dt: f32) {
    let ctx = ui.ctx().clone();
    style::set_zoom(&ctx, state.zoom);
    opening::arrivals::take(&ctx, state);
    keys::read(&ctx, state);
    state.pass_time(f64::from(dt));
    state.go_on_exporting(f64::from(dt));
    if state.is_blank {
        egui::CentralPanel::default().show_inside(ui, |_| {});
        return;
    }
    if state.course.is_open() {
        course::show(ui, state);
    } else if state.editing.is_open() {
        state.editing.work();
        exporting::show_under_way(ui, state);
        editing::show(ui, state);
    } else {
        running(ui, state);
    }
    notice::show(&ctx, state);
    choosing::show(&ctx, state);
    branching::show(&ctx, state);
    sets::show(&ctx, state);
    help::show(&ctx, state);
    opening::show(&ctx, state);
    exporting::show(&ctx, state);
    if state.carry_out() {
        ctx.request_repaint();
    }
}

/// The boards and what is told of them.
fn running(ui: &mut egui::Ui, state: &mut State) {
    if !state.is_presenting {
        header::show(ui, state);
        if state.solving.is_none() {
            transport::show(ui, state);
        }
        panels::show(ui, state);
    }
    exporting::show_under_way(ui, state);
    reloading::show(ui, state);
    if state.is_presenting {
        panels::show_presented(ui, state);
    }
    boards::show(ui, state);
}

impl crate::window::App for Window {
    fn update(&mut self, ctx: &egui::Context, dt: f32) {
        if let Some(seconds) = self.state.next_look_in() {
            self.state.look_at_file(platform::now());
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(seconds));
        }
        crate::window::root_ui(ctx, |ui| frame(ui, &mut self.state, dt));
        self.keep_settings(false);
        #[cfg(target_arch = "wasm32")]
        page::tell(&self.state, &mut self.shown);
        if let Some(seconds) = self.state.next_frame_in() {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(seconds));
        }
    }

    fn copy(&mut self) -> Option<String> {
        let board = &self.state.boards[self.state.leading];
        Some(notation::line(board.moment.values()))
    }

    fn wants_frame(&self) -> bool {
        self.state.next_frame_in() == Some(0.0)
    }

    fn posing_for(&self) -> Option<crate::window::Surface> {
        self.tour.as_ref().map(Tour::surface)
    }

    fn pose(&mut self, is_still: bool) -> crate::window::Pose {
        let Some(tour) = &mut self.tour else {
            return crate::window::Pose::End;
        };
        tour.go_on(&mut self.state, &self.ctx, is_still)
            .unwrap_or_else(|message| {
                *self.failure.borrow_mut() = Some(message);
                crate::window::Pose::End
            })
    }

    fn background(&self) -> egui::Color32 {
        paint::color(self.state.theme.palette().paper)
    }
}

impl Drop for Window {
    /// The window is closed: what has changed since the last frame is kept too, unless the program
    /// broke off in the midst of a change.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.keep_settings(true);
        }
    }
}

#[cfg(test)]
mod tests;
