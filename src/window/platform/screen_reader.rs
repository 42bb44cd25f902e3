//! Screen readers on Linux, which speak AT-SPI over D-Bus.
//!
//! The adapter has a thread of its own for D-Bus, and calls from there. What it is asked for waits
//! until the window takes it in its next frame. While no screen reader is there, nothing is
//! described, and both threads sleep; without D-Bus the other one ends.

use super::x11;
use accesskit_unix::Adapter;
use egui::accesskit::{
    ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, Rect, TreeUpdate,
};
use egui::{Context, Event, RawInput};
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How long the window may take to answer before it is woken again.
const AGAIN: Duration = Duration::from_millis(50);

/// The screen readers that have found the window.
pub struct ScreenReader {
    adapter: Adapter,
    asked: Queue,
    /// Whether there is any.
    is_there: bool,
    has_focus: bool,
}

/// What the window is asked for.
enum ReaderRequest {
    /// To describe itself from now on.
    Words,
    /// To act as if it had been clicked, focused or the like.
    Action(ActionRequest),
    /// To describe itself no more.
    Silence,
}

impl Default for ScreenReader {
    fn default() -> Self {
        let asked = Queue::default();
        Self {
            adapter: Adapter::new(asked.clone(), asked.clone(), asked.clone()),
            asked,
            is_there: false,
            has_focus: false,
        }
    }
}

impl ScreenReader {
    /// Hands on what was asked for since the last frame. Returns whether anything was.
    pub fn hand_on(&mut self, ctx: &Context, input: &mut RawInput) -> bool {
        for event in &input.events {
            if let Event::WindowFocused(has_focus) = event {
                self.has_focus = *has_focus;
            }
        }
        let asked = mem::take(&mut *self.asked.lock());
        let is_any = !asked.is_empty();
        for asked in asked {
            match asked {
                ReaderRequest::Words => {
                    self.is_there = true;
                    ctx.enable_accesskit();
                }
                ReaderRequest::Action(request) => {
                    input.events.push(Event::AccessKitActionRequest(request));
                }
                ReaderRequest::Silence => {
                    self.is_there = false;
                    self.adapter.update_window_focus_state(false);
                    ctx.disable_accesskit();
                }
            }
        }
        is_any
    }

    /// Describes what a frame of this size in pixels shows.
    pub fn tell(&mut self, tree: impl FnOnce() -> TreeUpdate, size: [u32; 2]) {
        if let Some((left, top)) = x11::place() {
            let [width, height] = size.map(f64::from);
            let whole = Rect::new(left, top, left + width, top + height);
            self.adapter.set_root_window_bounds(whole, whole);
        }
        let mut is_described = false;
        self.adapter.update_if_active(|| {
            is_described = true;
            tree()
        });
        // Only after the window has been described: of a focus that was there before, nobody would
        // hear.
        if is_described {
            self.adapter.update_window_focus_state(self.has_focus);
        }
    }

    /// Whether the window has to look for what it is asked for, as nothing can wake it: Wayland has
    /// no way to, and on X11 the window is known only once it has had the focus. A screen reader
    /// that comes while such a window sleeps is noticed with its next event.
    pub fn needs_watch(&self) -> bool {
        self.is_there && !x11::is_watched()
    }
}

/// What the window is asked for and has not taken yet.
#[derive(Clone, Default)]
struct Queue(Arc<Mutex<Vec<ReaderRequest>>>);

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Vec<ReaderRequest>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds something, and wakes the window until it takes it: macroquad sleeps through an event
    /// that comes while it is painting.
    fn add(&self, asked: ReaderRequest) {
        let mut waiting = self.lock();
        waiting.push(asked);
        if waiting.len() == 1 {
            let queue = self.clone();
            thread::spawn(move || {
                while !queue.lock().is_empty() && x11::wake() {
                    thread::sleep(AGAIN);
                }
            });
        }
    }
}

impl ActivationHandler for Queue {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.add(ReaderRequest::Words);
        None
    }
}

impl ActionHandler for Queue {
    fn do_action(&mut self, request: ActionRequest) {
        self.add(ReaderRequest::Action(request));
    }
}

impl DeactivationHandler for Queue {
    fn deactivate_accessibility(&mut self) {
        self.add(ReaderRequest::Silence);
    }
}
