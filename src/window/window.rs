//! The window and its loop.
//!
//! miniquad calls in with events; each asks for a frame. Between events the program sleeps in the
//! system's event queue unless [`App::wants_frame`] or egui wants to go on.

use super::icon::{self, Pixels};
use super::pace::{self, Pace};
use super::painter::Painter;
use super::screenshot;
use super::{Gui, Picture, Surface, cursor, platform};
use crate::files::WriteError;
use egui::{Color32, OutputCommand, ViewportCommand};
use miniquad::{EventHandler, KeyCode, KeyMods, MouseButton, RenderingBackend, TouchPhase, window};
use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;

/// What the window shows.
pub trait App {
    /// Builds the interface and applies what the user did. `dt` is the time in seconds that has
    /// passed for animations: 0 after a rest, and in the second pass of a frame.
    fn update(&mut self, ctx: &egui::Context, dt: f32);

    /// Whether the next frame should follow at once, as while playing. For a frame at a later
    /// time call `ctx.request_repaint_after` in `update`.
    fn wants_frame(&self) -> bool {
        false
    }

    /// What is seen where egui paints nothing.
    fn background(&self) -> Color32 {
        Color32::WHITE
    }

    /// The picture to pose for: exactly this surface, whatever window the desktop grants, and time
    /// that runs at 60 frames a second of its own, so that the same state gives the same picture.
    /// `None` for a window that people use.
    fn posing_for(&self) -> Option<Surface> {
        None
    }

    /// Asked after each frame of a window that poses. `is_still` says that the next frame would
    /// look the same.
    fn pose(&mut self, is_still: bool) -> Pose {
        let _ = is_still;
        Pose::End
    }

    /// Asked when the user closes the window.
    fn may_close(&mut self) -> bool {
        true
    }
}

/// What a window that poses does after a frame.
pub enum Pose {
    /// Paint another frame.
    GoOn,
    /// Something has changed: what follows is another picture.
    Change,
    /// Write the picture to this PNG file.
    Save(PathBuf),
    /// Close.
    End,
}

/// How to open the window.
pub struct Conf {
    /// What the title bar says; it cannot change later.
    pub title: String,
    /// The name by which desktops group windows and find the icon.
    pub name: &'static str,
    /// Width and height: physical pixels on X11, points elsewhere.
    pub size: [u32; 2],
    /// Painted where the desktop shows icons.
    pub icon: Option<Pixels>,
    /// Without borders, over the whole screen.
    pub fullscreen: bool,
}

/// Why the window could not do its work.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// The program runs outside any desktop session.
    #[error("there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are unset)")]
    NoDisplay,
    /// OpenGL is there, but not enough of it.
    #[error("the graphics driver refuses the window's shaders: {0}")]
    Graphics(String),
    /// The window opened, but its picture was not written.
    #[error(transparent)]
    Screenshot(#[from] WriteError),
}

/// Opens the window and returns when it is closed. `app` makes the program once egui is there, so
/// that it can set its style.
pub fn run<A: App + 'static>(
    conf: Conf,
    app: impl FnOnce(&egui::Context) -> A + 'static,
) -> Result<(), WindowError> {
    let backend = platform::display().ok_or(WindowError::NoDisplay)?;
    let failure = Rc::new(RefCell::new(None));
    let reported = Rc::clone(&failure);
    let miniquad_conf = miniquad::conf::Conf {
        window_title: conf.title.clone(),
        window_width: conf.size[0] as i32,
        window_height: conf.size[1] as i32,
        high_dpi: true,
        fullscreen: conf.fullscreen,
        // egui smooths its own edges, and software OpenGL would take a second a frame.
        sample_count: 1,
        window_resizable: true,
        icon: conf.icon.map(icon::build),
        platform: miniquad::conf::Platform {
            linux_backend: backend,
            linux_wm_class: conf.name,
            blocking_event_loop: true,
            ..Default::default()
        },
    };
    miniquad::start(miniquad_conf, move || {
        let mut card = window::new_rendering_backend();
        match Painter::new(&mut *card) {
            Ok(painter) => Box::new(Window::new(app, card, painter, failure)),
            Err(error) => {
                *failure.borrow_mut() = Some(WindowError::Graphics(error.to_string()));
                Box::new(Closed)
            }
        }
    });
    match reported.take() {
        Some(error) => Err(error),
        None => Ok(()),
    }
}

/// Frames after which a screenshot is taken at the latest: long enough for layouts and fades to
/// settle, and no reason to wait for a program that is always in motion.
const SETTLING_FRAMES: u32 = 30;

struct Window<A> {
    gui: Gui,
    app: A,
    card: Box<dyn RenderingBackend>,
    painter: Painter,
    pace: Pace,
    cursor: miniquad::CursorIcon,
    /// Frames painted, and how many of them since the app last changed, in a window that poses.
    frames: u32,
    settling: u32,
    failure: Rc<RefCell<Option<WindowError>>>,
    /// Where the page was told that something is being typed.
    #[cfg(target_arch = "wasm32")]
    caret: Option<egui::Rect>,
}

impl<A: App> Window<A> {
    fn new(
        app: impl FnOnce(&egui::Context) -> A,
        card: Box<dyn RenderingBackend>,
        painter: Painter,
        failure: Rc<RefCell<Option<WindowError>>>,
    ) -> Self {
        let gui = Gui::new();
        // Whoever drives the page by the names of its widgets asks for them in its address.
        #[cfg(target_arch = "wasm32")]
        if super::page::query()
            .split('&')
            .any(|part| part == "widgets")
        {
            gui.ctx().enable_accesskit();
        }
        let app = app(gui.ctx());
        let mut window = Self {
            gui,
            app,
            card,
            painter,
            pace: Pace::default(),
            cursor: miniquad::CursorIcon::Default,
            frames: 0,
            settling: 0,
            failure,
            #[cfg(target_arch = "wasm32")]
            caret: None,
        };
        window.wake();
        window
    }

    /// Asks for a frame, because something happened.
    fn wake(&mut self) {
        self.pace.touch(platform::now());
        window::schedule_update();
    }

    fn surface(&self) -> Surface {
        if let Some(surface) = self.app.posing_for() {
            return surface;
        }
        let (width, height) = window::screen_size();
        Surface {
            pixels: [width, height].map(|side| side.max(1.0) as u32),
            // An absent or absurd setting must not make the program invisible.
            scale: match platform::scale() {
                scale if (0.5..=8.0).contains(&scale) => scale,
                _ => 1.0,
            },
        }
    }

    /// Runs the interface and uploads its picture.
    fn run(&mut self, time: f64, dt: f32) {
        let surface = self.surface();
        let app = &mut self.app;
        let mut dt = Some(dt);
        let mut picture = self.gui.run(surface, time, |ctx| {
            app.update(ctx, dt.take().unwrap_or(0.0));
        });
        self.obey(&mut picture, surface.scale);
        let app_wish = self.app.wants_frame().then_some(0.0);
        let next_in = pace::sooner(picture.repaint_after, app_wish);
        self.painter.upload(&mut *self.card, picture);
        self.pace.end_frame(platform::now(), next_in);
        self.frames += 1;
    }

    /// Does what egui asked of the desktop.
    fn obey(&mut self, picture: &mut Picture, scale: f32) {
        for command in std::mem::take(&mut picture.platform.commands) {
            if let OutputCommand::CopyText(text) = command {
                self.gui.input.clipboard().set(&text);
            }
        }
        #[cfg(target_arch = "wasm32")]
        {
            self.tell_caret(picture);
            if let Some(tree) = &picture.platform.accesskit_update {
                let zoom = f64::from(picture.pixels_per_point / platform::scale());
                super::page::tell_widgets(&super::widgets::list(tree, zoom));
            }
        }
        let cursor = cursor::icon(picture.platform.cursor_icon);
        if cursor != self.cursor {
            self.cursor = cursor;
            window::set_mouse_cursor(cursor);
        }
        for command in std::mem::take(&mut picture.commands) {
            match command {
                ViewportCommand::RequestPaste => {
                    self.gui.input.paste_now();
                    self.wake();
                }
                ViewportCommand::Close => window::request_quit(),
                ViewportCommand::Fullscreen(on) => window::set_fullscreen(on),
                ViewportCommand::InnerSize(points) => {
                    let pixels = points * scale;
                    window::set_window_size(pixels.x as u32, pixels.y as u32);
                }
                _ => {}
            }
        }
    }

    /// Tells the page where something is being typed, when that changes.
    #[cfg(target_arch = "wasm32")]
    fn tell_caret(&mut self, picture: &Picture) {
        let points = picture.pixels_per_point / platform::scale();
        let caret = picture
            .platform
            .ime
            .as_ref()
            .map(|ime| ime.cursor_rect * points);
        if caret != self.caret {
            self.caret = caret;
            super::page::tell_caret(caret);
        }
    }

    fn save(&mut self, path: &std::path::Path) -> Result<(), WriteError> {
        let size = self.surface().pixels;
        let background = self.app.background();
        screenshot::save(&mut *self.card, &self.painter, size, background, path)
    }

    /// One frame of a window that poses.
    fn pose(&mut self) {
        const FRAME: f32 = 1.0 / 60.0;
        let dt = if self.frames == 0 { 0.0 } else { FRAME };
        // Whoever moves the mouse meanwhile is not part of the picture.
        self.gui.input.forget();
        self.run(f64::from(self.frames) * f64::from(FRAME), dt);
        self.settling += 1;
        let is_still = self.settling >= 3 && self.pace.content();
        match self.app.pose(is_still || self.settling >= SETTLING_FRAMES) {
            Pose::GoOn => {}
            Pose::Change => self.settling = 0,
            Pose::Save(path) => {
                if let Err(error) = self.save(&path) {
                    *self.failure.borrow_mut() = Some(error.into());
                    window::order_quit();
                }
            }
            Pose::End => window::order_quit(),
        }
        window::schedule_update();
    }
}

impl<A: App> EventHandler for Window<A> {
    fn update(&mut self) {
        #[cfg(target_arch = "wasm32")]
        if self.gui.input.take_happenings() {
            self.wake();
        }
        if self.app.posing_for().is_none() {
            platform::nap(self.pace.nap(platform::now()));
        }
    }

    fn draw(&mut self) {
        if self.app.posing_for().is_some() {
            self.pose();
        } else {
            let now = platform::now();
            if self.pace.due(now) {
                let dt = self.pace.begin_frame(now);
                self.run(now, dt);
            }
        }
        let background = self.app.background();
        self.painter.paint(&mut *self.card, None, background);
        self.card.commit_frame();
        if self.pace.awake(platform::now()) || self.gui.input.dragging() {
            window::schedule_update();
        }
    }

    fn resize_event(&mut self, _width: f32, _height: f32) {
        self.wake();
    }

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        self.gui.input.mouse_moved(x, y);
        self.wake();
    }

    fn mouse_wheel_event(&mut self, x: f32, y: f32) {
        self.gui.input.wheel(x, y);
        self.wake();
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.gui.input.mouse_button(button, x, y, true);
        self.wake();
    }

    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.gui.input.mouse_button(button, x, y, false);
        self.wake();
    }

    fn mouse_leave_event(&mut self) {
        self.gui.input.mouse_left();
        self.wake();
    }

    fn mouse_enter_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.gui.input.mouse_entered(button, x, y);
        self.wake();
    }

    fn char_event(&mut self, character: char, mods: KeyMods, _repeat: bool) {
        self.gui.input.character(character, mods);
        self.wake();
    }

    fn key_down_event(&mut self, code: KeyCode, mods: KeyMods, repeat: bool) {
        self.gui.input.key(code, mods, true, repeat);
        self.wake();
    }

    fn key_up_event(&mut self, code: KeyCode, mods: KeyMods) {
        self.gui.input.key(code, mods, false, false);
        self.wake();
    }

    fn touch_event(&mut self, phase: TouchPhase, id: u64, x: f32, y: f32) {
        self.gui.input.touch(phase, id, x, y);
        self.wake();
    }

    fn window_minimized_event(&mut self) {
        self.gui.input.focused(false);
        self.wake();
    }

    fn window_restored_event(&mut self) {
        self.gui.input.focused(true);
        self.wake();
    }

    fn files_dropped_event(&mut self) {
        self.gui.input.files_dropped();
        self.wake();
    }

    fn quit_requested_event(&mut self) {
        if !self.app.may_close() {
            window::cancel_quit();
            self.wake();
        }
    }
}

/// Stands in for a window whose graphics failed, until miniquad has closed it.
struct Closed;

impl EventHandler for Closed {
    fn update(&mut self) {
        window::order_quit();
    }

    fn draw(&mut self) {}
}
