//! Passes macroquad's events on to [`Input`].

use super::input::Input;
use super::platform;
use macroquad::input::{self, is_mouse_button_down, utils};
use macroquad::miniquad::{EventHandler, KeyCode, KeyMods, MouseButton, TouchPhase, window};

const BUTTONS: [MouseButton; 3] = [MouseButton::Left, MouseButton::Middle, MouseButton::Right];

/// How often a window that has just got the focus is looked for: the focus may still be on its way
/// when it is reported.
const TRIES: u8 = 10;

/// Subscribes to macroquad's events.
pub struct Events {
    /// Our subscriber id.
    subscriber: usize,
    /// The window class to watch on X11, until the watch has been set up.
    unwatched: Option<&'static str>,
    /// How often setting it up is still tried while the window has the focus.
    tries: u8,
}

impl Events {
    /// Needs an open window. On X11, a window of the class `watched` is watched for events that
    /// macroquad sleeps through.
    pub fn new(watched: Option<&'static str>) -> Self {
        // Input emulates the mouse with the first finger; macroquad must not do it too.
        input::simulate_mouse_with_touch(false);
        Self {
            subscriber: utils::register_input_subscriber(),
            unwatched: watched,
            tries: 0,
        }
    }

    /// Passes on what has happened since the last frame. Returns whether anything has.
    pub fn hand_on(&mut self, input: &mut Input) -> bool {
        let mut repeater = Repeater {
            input,
            is_any: false,
            tries: self.tries,
        };
        utils::repeat_all_miniquad_input(&mut repeater, self.subscriber);
        let Repeater { is_any, tries, .. } = repeater;
        self.tries = tries;
        input::clear_input_queue(); // nobody else takes what is typed
        // Leaving the window is not reported, but makes a held button look released.
        let is_held = BUTTONS.into_iter().any(is_mouse_button_down);
        if input.dragging() && !is_held {
            input.mouse_left();
        }
        if is_any && self.tries > 0 {
            self.tries -= 1;
            self.unwatched = self.unwatched.filter(|class| !platform::watch(class));
        }
        input.take_files() || is_any
    }
}

struct Repeater<'a> {
    input: &'a mut Input,
    is_any: bool,
    tries: u8,
}

impl Repeater<'_> {
    fn input(&mut self) -> &mut Input {
        self.is_any = true;
        self.input
    }
}

impl EventHandler for Repeater<'_> {
    fn update(&mut self) {}

    fn draw(&mut self) {}

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        let (width, height) = window::screen_size();
        let is_inside = (0.0..width).contains(&x) && (0.0..height).contains(&y);
        let input = self.input();
        if is_inside || input.dragging() {
            input.mouse_moved(x, y);
        } else {
            input.mouse_left();
        }
    }

    fn mouse_wheel_event(&mut self, x: f32, y: f32) {
        self.input().wheel(x, y);
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.input().mouse_button(button, x, y, true);
    }

    /// macroquad reports a pointer entering the window as a release: of the button it is dragging
    /// with, which is still down then, or of an unknown one. In a page there is no such event.
    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        let enters = button == MouseButton::Unknown || is_mouse_button_down(button);
        if enters && !cfg!(target_arch = "wasm32") {
            self.input().mouse_entered(button, x, y);
        } else {
            self.input().mouse_button(button, x, y, false);
        }
    }

    fn char_event(&mut self, character: char, mods: KeyMods, _repeat: bool) {
        self.input().character(character, mods);
    }

    fn key_down_event(&mut self, code: KeyCode, mods: KeyMods, repeat: bool) {
        self.input().key(code, mods, true, repeat);
    }

    fn key_up_event(&mut self, code: KeyCode, mods: KeyMods) {
        self.input().key(code, mods, false, false);
    }

    fn touch_event(&mut self, phase: TouchPhase, id: u64, x: f32, y: f32) {
        self.input().touch(phase, id, x, y);
    }

    fn window_minimized_event(&mut self) {
        self.tries = 0;
        self.input().focused(false);
    }

    fn window_restored_event(&mut self) {
        self.tries = TRIES;
        self.input().focused(true);
    }
}
