//! The window: what the classroom sees and touches. Panels read moments and push commands; one place
//! applies them.

mod boards;
mod gui;
mod header;
mod help;
mod keys;
mod legend;
mod paint;
mod panels;
mod settings;
mod state;
mod strip;
mod style;
mod transport;

use crate::cli::WindowRequest;
use crate::explain::Language;
use crate::files;
use crate::lesson::Lesson;
use gui::platform;
use settings::Settings;
use state::State;
use std::process::ExitCode;

/// Opens the window and returns when it is closed.
pub fn open(request: WindowRequest) -> ExitCode {
    let lesson = match read_lesson(&request) {
        Ok(lesson) => lesson,
        Err(message) => {
            eprintln!("recuo: {message}");
            return ExitCode::from(1);
        }
    };
    let (width, height) = request.size.unwrap_or((1440, 900));
    let conf = gui::Conf {
        title: "recuo".to_owned(),
        name: "recuo",
        size: [width, height],
        icon: Some(style::icon),
        fullscreen: false,
        screenshot: request
            .screenshot
            .map(|path| gui::Screenshot { path, scale: 1.0 }),
    };
    // A picture depends on its command alone.
    let is_picture = conf.screenshot.is_some();
    let (settings, notice) = if is_picture {
        (Settings::default(), None)
    } else {
        Settings::load()
    };
    let language = request
        .language
        .or(settings.language())
        .unwrap_or_else(system_language);
    let theme = request.theme.unwrap_or_else(|| settings.theme());
    let step = request.step;
    let result = gui::run(conf, move |ctx| {
        let mut state = State::new(lesson, language);
        state.theme = theme;
        state.options = settings.options();
        state.notice = notice;
        if let Some(view) = request.view {
            state.view = view;
        }
        state.is_presenting = request.is_presenting;
        ctx.set_zoom_factor(settings.zoom);
        if let Some(step) = step {
            state.wait_for(step);
        }
        if is_picture {
            // The same command gives the same picture.
            state.explore_now();
        }
        style::apply(ctx, state.theme);
        Window {
            state,
            kept: (!is_picture).then_some(settings),
        }
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("recuo: {error}");
            ExitCode::from(1)
        }
    }
}

fn read_lesson(request: &WindowRequest) -> Result<Lesson, String> {
    let (name, source) = match &request.lesson {
        Some(path) => (
            path.display().to_string(),
            files::read_text(path).map_err(|e| e.to_string())?,
        ),
        None => (
            files::LESSONS[0].0.to_owned(),
            files::LESSONS[0].1.to_owned(),
        ),
    };
    Lesson::read(&source).map_err(|error| format!("{name}: {error}"))
}

/// The program as the window's loop sees it.
struct Window {
    state: State,
    /// The settings as they are in their file; `None` if they are not to be kept.
    kept: Option<Settings>,
}

impl Window {
    /// Keeps the settings if they have changed.
    fn keep_settings(&mut self, ctx: &egui::Context) {
        let state = &mut self.state;
        let now = Settings::of(
            state.language,
            state.theme,
            state.options,
            ctx.zoom_factor(),
        );
        if self.kept.as_ref().is_some_and(|kept| *kept != now) {
            state.notice = now.save().or(state.notice);
            self.kept = Some(now);
        }
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
    keys::read(&ctx, state);
    state.pass_time(f64::from(dt));
    if !state.is_presenting {
        header::show(ui, state);
        transport::show(ui, state);
        panels::show(ui, state);
    }
    boards::show(ui, state);
    help::show(&ctx, state);
    state.carry_out();
}

impl gui::App for Window {
    fn update(&mut self, ctx: &egui::Context, dt: f32) {
        ctx.root_ui(|ui| frame(ui, &mut self.state, dt));
        self.keep_settings(ctx);
        if let Some(seconds) = self.state.next_frame_in() {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(seconds));
        }
    }

    fn wants_frame(&self) -> bool {
        self.state.next_frame_in() == Some(0.0)
    }

    fn background(&self) -> egui::Color32 {
        paint::color(self.state.theme.palette().paper)
    }
}

#[cfg(test)]
mod tests;
