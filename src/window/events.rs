//! What macroquad reports, handed on to [`Input`].

use super::input::Input;
use macroquad::input::{self, is_mouse_button_down, utils};
use macroquad::miniquad::{EventHandler, KeyCode, KeyMods, MouseButton, TouchPhase, window};

const BUTTONS: [MouseButton; 3] = [MouseButton::Left, MouseButton::Middle, MouseButton::Right];

/// Our place among those whom macroquad repeats its events to.
pub struct Events(usize);

impl Events {
    /// Needs an open window.
    pub fn new() -> Self {
        // Input plays the mouse with the first finger; twice would be too often.
        input::simulate_mouse_with_touch(false);
        Self(utils::register_input_subscriber())
    }

    /// Hands on what has happened since the last frame; says whether anything has.
    pub fn hand_on(&self, input: &mut Input) -> bool {
        let mut repeater = Repeater {
            input,
            is_any: false,
            has_moved: false,
        };
        utils::repeat_all_miniquad_input(&mut repeater, self.0);
        let Repeater {
            is_any, has_moved, ..
        } = repeater;
        input::clear_input_queue(); // nobody else takes what is typed
        // That the pointer has left is not reported, but then a held button counts as released, and a
        // free pointer was last seen on its way out. A page never learns of either.
        let (width, height) = window::screen_size();
        let has_left = if input.dragging() {
            !BUTTONS.into_iter().any(is_mouse_button_down)
        } else {
            has_moved && input.heads_out(width, height)
        };
        if has_left && !cfg!(target_arch = "wasm32") {
            input.mouse_left();
        }
        input.take_files() || is_any
    }
}

struct Repeater<'a> {
    input: &'a mut Input,
    is_any: bool,
    has_moved: bool,
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
        self.has_moved = true;
        self.input().mouse_moved(x, y);
    }

    fn mouse_wheel_event(&mut self, x: f32, y: f32) {
        self.input().wheel(x, y);
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.input().mouse_button(button, x, y, true);
    }

    /// macroquad reports a pointer that enters as a release: of the button that it comes with, which
    /// is still down then, or of an unknown one. To a page it never enters.
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
        self.input().focused(false);
    }

    fn window_restored_event(&mut self) {
        self.input().focused(true);
    }
}
