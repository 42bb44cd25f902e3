//! The frame loop.
//!
//! macroquad asks for a frame after each event. Between events the program sleeps in the system's
//! event queue unless [`App::wants_frame`], egui or pending work asks to go on.

#[cfg(target_os = "linux")]
use super::access;
use super::events::Events;
use super::input::Input;
#[cfg(target_arch = "wasm32")]
use super::mirror::PageMirror;
use super::pace::{self, Pace};
use super::painter::Painter;
#[cfg(target_arch = "wasm32")]
use super::shortcuts;
use super::{App, Capture, Gui, Picture, Signal, Surface, platform};
use crate::files::WriteError;
use egui::{OutputCommand, ViewportCommand};
use macroquad::input::{KeyCode, is_key_down, is_key_pressed};
use macroquad::miniquad::{CursorIcon, window};

/// The most frames before a screenshot is taken: enough for layouts and fades to settle, without
/// waiting forever for a program that is always in motion.
const SETTLING_FRAMES: u32 = 30;

pub struct Frames<A> {
    gui: Gui,
    app: A,
    painter: Painter,
    events: Events,
    pace: Pace,
    copying: Copying,
    cursor: Option<CursorIcon>,
    is_x11: bool,
    /// `None` in a capturing window, which screen readers must not find.
    #[cfg(target_os = "linux")]
    screen_reader: Option<platform::ScreenReader>,
    /// The title that the window is still to be given.
    title: Option<String>,
    /// Width and height of the window in the last frame, and its pixels per point.
    size: ((f32, f32), f32),
    /// In a capturing window: the frames built, and those since the app last changed.
    frames: u32,
    settling: u32,
    /// In a capturing window: the time, and the seconds until the next frame.
    time: f64,
    next_in: f32,
    /// The caret last reported to the page.
    #[cfg(target_arch = "wasm32")]
    caret: Option<egui::Rect>,
    #[cfg(target_arch = "wasm32")]
    mirror: PageMirror,
}

impl<A: App> Frames<A> {
    /// `x11_class` is the class of the window on X11.
    pub fn new(gui: Gui, app: A, painter: Painter, x11_class: Option<&'static str>) -> Self {
        let is_used = app.capture_surface().is_none();
        Self {
            gui,
            painter,
            events: Events::new(x11_class.filter(|_| is_used)),
            #[cfg(target_os = "linux")]
            screen_reader: is_used.then(platform::ScreenReader::default),
            app,
            pace: Pace::default(),
            copying: Copying::default(),
            cursor: Some(CursorIcon::Default),
            is_x11: x11_class.is_some(),
            title: None,
            size: ((0.0, 0.0), 0.0),
            frames: 0,
            settling: 0,
            time: 0.0,
            next_in: 0.0,
            #[cfg(target_arch = "wasm32")]
            caret: None,
            #[cfg(target_arch = "wasm32")]
            mirror: PageMirror::new(),
        }
    }

    /// Shows a frame. Returns whether there is to be another.
    ///
    /// # Errors
    ///
    /// Fails if a picture of the frame cannot be written.
    pub fn show_next(&mut self) -> Result<bool, WriteError> {
        if platform::is_ending() {
            return Ok(false);
        }
        if !self.copying.go_on(&mut self.gui.input) {
            self.app.signal(Signal::NotCopied);
        }
        self.take_events();
        let mut goes_on = true;
        if self.app.capture_surface().is_some() {
            goes_on = self.capture()?;
            window::schedule_update();
        } else {
            platform::nap(self.pace.nap(platform::now()));
            let now = platform::now();
            if self.pace.due(now) {
                let dt = self.pace.begin_frame(now);
                let seconds = self.app.working_time(dt);
                let worked = work_by_the_clock(platform::now, seconds, || self.app.work());
                self.build(now, dt, worked);
            }
        }
        self.title = self
            .title
            .take()
            .filter(|title| !platform::set_title(title));
        self.painter.paint(self.app.background());
        let is_dragging = self.gui.input.dragging();
        if self.is_x11 && is_dragging {
            // macroquad releases the pointer in every frame, which would end a drag at the edge.
            window::set_cursor_grab(true);
        }
        if self.pace.awake(platform::now()) || is_dragging || self.copying.0.is_some() {
            window::schedule_update();
        }
        Ok(goes_on)
    }

    /// Handles what has happened since the last frame.
    fn take_events(&mut self) {
        let mut has_happened = self.events.hand_on(&mut self.gui.input);
        #[cfg(target_arch = "wasm32")]
        {
            let (is_any, signals) = self.gui.input.take_page_events();
            has_happened |= is_any;
            for signal in signals {
                self.app.signal(signal);
            }
        }
        #[cfg(target_os = "linux")]
        if let Some(screen_reader) = &mut self.screen_reader {
            let ctx = self.gui.ctx().clone();
            has_happened |= screen_reader.hand_on(&ctx, &mut self.gui.input.raw);
            self.pace.watch(screen_reader.needs_watch());
        }
        let size = (window::screen_size(), platform::scale());
        has_happened |= std::mem::replace(&mut self.size, size) != size;
        if has_happened {
            self.pace.touch(platform::now());
        }
    }

    fn surface(&self) -> Surface {
        if let Some(surface) = self.app.capture_surface() {
            return surface;
        }
        Surface {
            pixels: <[f32; 2]>::from(self.size.0).map(|side| side.max(1.0) as u32),
            // An absent or absurd setting must not make the program invisible.
            scale: match self.size.1 {
                scale if (0.5..=8.0).contains(&scale) => scale,
                _ => 1.0,
            },
        }
    }

    /// Runs the interface and keeps its picture. `worked` says that the next frame may show more.
    fn build(&mut self, time: f64, dt: f32, worked: bool) {
        let surface = self.surface();
        #[cfg(target_arch = "wasm32")]
        (self.mirror).choose(self.gui.ctx(), &self.gui.input.raw, time);
        let app = &mut self.app;
        let mut dt = Some(dt);
        let mut picture = self.gui.run(surface, time, |ctx| {
            app.update(ctx, dt.take().unwrap_or(0.0));
        });
        self.handle_output(&mut picture);
        let at_once = (worked || self.app.wants_frame()).then_some(0.0);
        let next_in = pace::sooner(picture.repaint_after, at_once);
        #[cfg(target_arch = "wasm32")]
        let next_in = pace::sooner(next_in, self.mirror.tell(self.gui.ctx(), &picture, time));
        self.painter.take(picture);
        self.pace.end_frame(platform::now(), next_in);
        self.frames += 1;
    }

    /// Does what egui asked of the desktop.
    fn handle_output(&mut self, picture: &mut Picture) {
        let mut copied = None;
        for command in std::mem::take(&mut picture.platform.commands) {
            if let OutputCommand::CopyText(text) = command {
                copied = Some(text);
            }
        }
        let app = &mut self.app;
        let input = &mut self.gui.input;
        if !self.copying.take(copied, input, || app.copy()) {
            app.signal(Signal::NotCopied);
            self.pace.touch(platform::now());
        }
        #[cfg(target_arch = "wasm32")]
        {
            self.tell_caret(picture);
            if shortcuts::has_left(self.gui.ctx()) {
                super::page::tell(super::page::PageCall::Leave, "");
            }
        }
        #[cfg(target_os = "linux")]
        if let Some(screen_reader) = &mut self.screen_reader
            && let Some(tree) = picture.platform.accesskit_update.take()
        {
            screen_reader.tell(|| access::exposed(tree), picture.pixels);
        }
        let cursor = cursor_icon(picture.platform.cursor_icon);
        if cursor != self.cursor {
            self.cursor = cursor;
            window::show_mouse(cursor.is_some());
            match cursor {
                Some(cursor) => window::set_mouse_cursor(cursor),
                None => {
                    // What cannot be seen points at nothing.
                    self.gui.input.mouse_left();
                    self.pace.touch(platform::now());
                }
            }
        }
        for command in std::mem::take(&mut picture.commands) {
            match command {
                ViewportCommand::RequestPaste => {
                    self.gui.input.paste_now();
                    self.pace.touch(platform::now());
                }
                ViewportCommand::Fullscreen(is_on) => platform::set_fullscreen(is_on),
                ViewportCommand::Title(title) => self.title = Some(title),
                _ => {}
            }
        }
    }

    /// Reports to the page where text is being typed, when that changes.
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

    /// One frame of a capturing window. Returns whether there is to be another.
    fn capture(&mut self) -> Result<bool, WriteError> {
        const FRAME: f32 = 1.0 / 60.0;
        let dt = std::mem::replace(&mut self.next_in, FRAME);
        self.time += f64::from(dt);
        // Mouse movements meanwhile must not affect the picture.
        self.gui.input.raw = egui::RawInput::default();
        let slices = (0..SLICES_CAPTURING).take_while(|_| self.app.work());
        let worked = slices.count() > 0;
        self.build(self.time, dt, worked);
        self.settling += 1;
        let is_still = self.settling >= 3 && self.pace.is_idle();
        match self
            .app
            .capture(is_still || self.settling >= SETTLING_FRAMES)
        {
            Capture::Continue => {}
            Capture::Changed => self.settling = 0,
            Capture::Save(path) => {
                let size = self.surface().pixels;
                (self.painter).save(size, self.app.background(), &path)?;
            }
            Capture::Film(seconds) => {
                self.next_in = seconds;
                let size = self.surface().pixels;
                let rgba = (self.painter).pixels(size, self.app.background());
                self.app.film(rgba);
            }
            Capture::Close => return Ok(false),
        }
        Ok(true)
    }
}

/// Copied text on its way to the clipboard.
///
/// macroquad has an interface of its own, which is never shown here, but which empties the
/// clipboard in every frame in which Ctrl and C or X are down. So a text waits until the keys are
/// up, and something is copied even if nothing is selected. A page keeps macroquad away from the
/// clipboard, and the browser accepts a text only while the keys are being pressed.
#[derive(Default)]
struct Copying(Option<String>);

impl Copying {
    /// Takes what egui copied in this frame or, if the copy keys were pressed and egui copied
    /// nothing, the text from `otherwise`. Returns whether nothing was refused.
    fn take(
        &mut self,
        copied: Option<String>,
        input: &mut Input,
        otherwise: impl FnOnce() -> Option<String>,
    ) -> bool {
        let is_wanted = std::mem::take(&mut input.wants_copy);
        let text = copied.or_else(|| is_wanted.then(otherwise).flatten());
        self.0 = text.or(self.0.take());
        !cfg!(target_arch = "wasm32") || self.hand_over(input)
    }

    /// At the beginning of a frame: copies what was taken in an earlier one. Returns whether
    /// nothing was refused.
    fn go_on(&mut self, input: &mut Input) -> bool {
        let is_held = |key| is_key_down(key) || is_key_pressed(key);
        is_held(KeyCode::C) || is_held(KeyCode::X) || self.hand_over(input)
    }

    fn hand_over(&mut self, input: &mut Input) -> bool {
        let text = self.0.take();
        text.is_none_or(|text| input.clipboard.set(&text))
    }
}

/// The window's mouse cursor for egui's, of those that our widgets have; none where it is hidden.
fn cursor_icon(cursor: egui::CursorIcon) -> Option<CursorIcon> {
    use CursorIcon as Quad;
    use egui::CursorIcon as Egui;
    Some(match cursor {
        Egui::None => return None,
        Egui::PointingHand => Quad::Pointer,
        Egui::Text => Quad::Text,
        Egui::ResizeHorizontal => Quad::EWResize,
        _ => Quad::Default,
    })
}

/// Slices per frame in a capturing window, whose pictures must not depend on a clock.
const SLICES_CAPTURING: usize = 64;

/// Works for `seconds` by the clock `now`, at least one slice. Returns whether there was any work.
fn work_by_the_clock(now: impl Fn() -> f64, seconds: f64, mut slice: impl FnMut() -> bool) -> bool {
    let end = now() + seconds;
    let worked = slice();
    while worked && now() < end && slice() {}
    worked
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// Works through `waiting` slices of a quarter of a millisecond each in one frame. Returns how
    /// many were done, and whether another frame is needed.
    fn done(waiting: usize) -> (usize, bool) {
        let done = Cell::new(0);
        let now = || done.get() as f64 * 0.000_25;
        let worked = work_by_the_clock(now, 0.006, || {
            let is_left = done.get() < waiting;
            done.set(done.get() + usize::from(is_left));
            is_left
        });
        (done.get(), worked)
    }

    #[test]
    fn work_fills_its_share_of_the_frame() {
        assert_eq!(done(1000), (24, true));
    }

    #[test]
    fn finished_work_asks_for_one_more_frame() {
        assert_eq!(done(3), (3, true));
        assert_eq!(done(0), (0, false));
    }
}
