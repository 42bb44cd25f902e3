//! The window: what the classroom sees and touches. Panels read moments and push commands; one place
//! applies them.

mod boards;
mod gui;
mod header;
mod help;
mod keys;
mod paint;
mod panels;
mod state;
mod strip;
mod style;
mod transport;

use crate::cli::WindowRequest;
use crate::explain::Language;
use crate::files;
use crate::lesson::Lesson;
use gui::platform;
use state::State;
use std::process::ExitCode;

/// Opens the window and returns when it is closed.
pub fn open(request: WindowRequest) -> ExitCode {
    let language = request.language.unwrap_or_else(|| {
        platform::languages()
            .iter()
            .find_map(|tag| Language::from_tag(tag))
            .unwrap_or_default()
    });
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
    let step = request.step;
    let is_picture = conf.screenshot.is_some();
    let result = gui::run(conf, move |ctx| {
        let mut state = State::new(lesson, language);
        if let Some(step) = step {
            state.wait_for(step);
        }
        if is_picture {
            // The same command gives the same picture.
            state.explore_now();
        }
        style::apply(ctx, state.theme);
        Window { state }
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
}

impl gui::App for Window {
    fn update(&mut self, ctx: &egui::Context, dt: f32) {
        let state = &mut self.state;
        keys::read(ctx, state);
        state.pass_time(f64::from(dt));
        ctx.root_ui(|ui| {
            if !state.is_presenting {
                header::show(ui, state);
                transport::show(ui, state);
                panels::show(ui, state);
            }
            boards::show(ui, state);
        });
        help::show(ctx, state);
        state.carry_out();
        if let Some(seconds) = state.next_frame_in() {
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
