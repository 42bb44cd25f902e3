//! Collects what happens between two frames for egui.
//!
//! Positions are kept in physical pixels until the frame begins, because the zoom that turns them
//! into points may change in between.

use super::{dropped, keys, platform::Clipboard};
use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Vec2};
use egui::{TouchDeviceId, TouchId};
use macroquad::miniquad::{KeyCode, KeyMods, MouseButton, TouchPhase};

#[derive(Default)]
pub struct Input {
    pub(super) raw: egui::RawInput,
    modifiers: Modifiers,
    pub(super) clipboard: Clipboard,
    pointer: Pos2,
    buttons_down: Vec<PointerButton>,
    /// Whether the pointer left the window with a button down: the drag goes on outside.
    left_while_dragging: bool,
    /// The finger that emulates the mouse; the others only report touches.
    first_finger: Option<u64>,
    /// Whether the keys for copying or cutting were pressed since that was last handled.
    pub(super) wants_copy: bool,
}

impl Input {
    /// Takes the events so far, with positions in points.
    pub fn take(&mut self, pixels_per_point: f32) -> egui::RawInput {
        let mut raw = self.raw.take();
        raw.modifiers = self.modifiers;
        for event in &mut raw.events {
            match event {
                Event::PointerMoved(pos)
                | Event::PointerButton { pos, .. }
                | Event::Touch { pos, .. } => *pos = (pos.to_vec2() / pixels_per_point).to_pos2(),
                Event::MouseWheel {
                    unit: MouseWheelUnit::Point,
                    delta,
                    ..
                } => *delta /= pixels_per_point,
                _ => {}
            }
        }
        raw
    }

    pub fn mouse_moved(&mut self, x: f32, y: f32) {
        self.pointer = Pos2::new(x, y);
        self.raw.events.push(Event::PointerMoved(self.pointer));
    }

    pub fn mouse_button(&mut self, button: MouseButton, x: f32, y: f32, pressed: bool) {
        if let Some(button) = pointer_button(button) {
            self.mouse_moved(x, y);
            self.button(button, pressed);
        }
    }

    fn button(&mut self, button: PointerButton, pressed: bool) {
        if pressed && self.buttons_down.contains(&button) {
            self.button(button, false); // its release was taken for something else
        }
        self.buttons_down.retain(|&down| down != button);
        if pressed {
            self.buttons_down.push(button);
        }
        self.raw.events.push(Event::PointerButton {
            pos: self.pointer,
            button,
            pressed,
            modifiers: self.modifiers,
        });
        if self.buttons_down.is_empty() && std::mem::take(&mut self.left_while_dragging) {
            self.raw.events.push(Event::PointerGone);
        }
    }

    /// Whether a button is held down.
    pub fn dragging(&self) -> bool {
        !self.buttons_down.is_empty()
    }

    /// The pointer has left the window.
    pub fn mouse_left(&mut self) {
        if self.buttons_down.is_empty() {
            self.raw.events.push(Event::PointerGone);
        } else {
            self.left_while_dragging = true;
        }
    }

    /// The pointer has entered the window with the button `held`. If a drag ended outside
    /// unnoticed, it ends here.
    pub fn mouse_entered(&mut self, held: MouseButton, x: f32, y: f32) {
        self.left_while_dragging = false;
        self.mouse_moved(x, y);
        if held == MouseButton::Unknown {
            for button in std::mem::take(&mut self.buttons_down) {
                self.button(button, false);
            }
        }
    }

    pub fn wheel(&mut self, x: f32, y: f32) {
        let (unit, delta) = wheel_step(Vec2::new(x, y));
        self.raw.events.push(Event::MouseWheel {
            unit,
            delta,
            modifiers: self.modifiers,
        });
    }

    pub fn touch(&mut self, phase: TouchPhase, id: u64, x: f32, y: f32) {
        let pos = Pos2::new(x, y);
        self.raw.events.push(Event::Touch {
            device_id: TouchDeviceId(0),
            id: TouchId(id),
            phase: match phase {
                TouchPhase::Started => egui::TouchPhase::Start,
                TouchPhase::Moved => egui::TouchPhase::Move,
                TouchPhase::Ended => egui::TouchPhase::End,
                TouchPhase::Cancelled => egui::TouchPhase::Cancel,
            },
            pos,
            force: None,
        });
        // A finger that comes while another is down only reports touches.
        if phase == TouchPhase::Started && self.first_finger.is_none() {
            self.first_finger = Some(id);
        }
        if self.first_finger != Some(id) {
            return;
        }
        self.mouse_moved(x, y);
        match phase {
            TouchPhase::Started => self.button(PointerButton::Primary, true),
            TouchPhase::Moved => {}
            TouchPhase::Ended | TouchPhase::Cancelled => {
                self.button(PointerButton::Primary, false);
                // A lifted finger does not hover.
                self.raw.events.push(Event::PointerGone);
                self.first_finger = None;
            }
        }
    }

    pub fn character(&mut self, character: char, mods: KeyMods) {
        // In a browser characters come without modifiers; its key events had them.
        let modifiers = if cfg!(target_arch = "wasm32") {
            self.modifiers
        } else {
            keys::modifiers(mods)
        };
        if keys::types_text(character, modifiers) {
            self.raw.events.push(Event::Text(character.to_string()));
        }
    }

    pub fn key(&mut self, code: KeyCode, mods: KeyMods, pressed: bool, repeat: bool) {
        // The focus may come back without a word, as after filling the screen.
        if pressed && !self.raw.focused {
            self.focused(true);
        }
        self.modifiers = keys::modifiers(keys::after_key(mods, code, pressed));
        let Some(key) = keys::key(code) else { return };
        if pressed && let Some(event) = self.clipboard_event(key) {
            self.wants_copy |= matches!(event, Event::Copy | Event::Cut);
            self.raw.events.push(event);
            return;
        }
        self.raw.events.push(Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat,
            modifiers: self.modifiers,
        });
    }

    /// Copying, cutting and pasting, with modern and older key combinations.
    fn clipboard_event(&mut self, key: Key) -> Option<Event> {
        let held = self.modifiers;
        if held.alt {
            return None; // with Ctrl that is AltGr on Windows, and types something
        }
        match key {
            Key::C | Key::Insert if held.command => Some(Event::Copy),
            Key::X if held.command => Some(Event::Cut),
            Key::Delete if held.shift && !held.command => Some(Event::Cut),
            // A page is notified of pasting; it may not ask without a click.
            Key::V if held.command && !cfg!(target_arch = "wasm32") => self.paste(),
            Key::Insert if held.shift && !cfg!(target_arch = "wasm32") => self.paste(),
            _ => None,
        }
    }

    /// Pastes the clipboard, as if the keys for it had been pressed.
    pub fn paste_now(&mut self) {
        let paste = self.paste();
        self.raw.events.extend(paste);
    }

    /// Takes what has happened in the page. Returns whether anything has, and what is for the
    /// program.
    #[cfg(target_arch = "wasm32")]
    pub fn take_page_events(&mut self) -> (bool, Vec<super::Signal>) {
        use super::page::{PageEvent, take_events};
        use egui::ImeEvent;
        let events = take_events();
        let is_any = !events.is_empty();
        let mut signals = Vec::new();
        for event in events {
            let event = match event {
                PageEvent::Typed(text) => Event::Text(text),
                PageEvent::Composing(text) => Event::Ime(ImeEvent::Preedit(text)),
                PageEvent::Composed(text) => Event::Ime(ImeEvent::Commit(text)),
                PageEvent::Pasted(text) => Event::Paste(text.replace("\r\n", "\n")),
                PageEvent::Asked(event) => event,
                PageEvent::Unreadable(name) => {
                    self.raw.dropped_files.push(dropped::file(&name, None));
                    continue;
                }
                PageEvent::Signal(signal) => {
                    signals.push(signal);
                    continue;
                }
            };
            self.raw.events.push(event);
        }
        (is_any, signals)
    }

    fn paste(&mut self) -> Option<Event> {
        let text = self.clipboard.get()?.replace("\r\n", "\n");
        (!text.is_empty()).then_some(Event::Paste(text))
    }

    /// Keys released while another window has the focus are never reported, so all held keys are
    /// released.
    pub fn focused(&mut self, focused: bool) {
        self.modifiers = Modifiers::NONE;
        self.raw.focused = focused;
        self.raw.events.push(Event::WindowFocused(focused));
    }

    /// Takes the files dropped since the last frame. Returns whether there were any.
    pub fn take_files(&mut self) -> bool {
        let before = self.raw.dropped_files.len();
        self.raw.dropped_files.extend(dropped::take());
        self.raw.dropped_files.len() > before
    }
}

fn pointer_button(button: MouseButton) -> Option<PointerButton> {
    match button {
        MouseButton::Left => Some(PointerButton::Primary),
        MouseButton::Right => Some(PointerButton::Secondary),
        MouseButton::Middle => Some(PointerButton::Middle),
        MouseButton::Unknown => None,
    }
}

/// The wheel movement. Each system counts differently: notches on X11, 120ths of a notch on
/// Windows, pixels elsewhere.
fn wheel_step(delta: Vec2) -> (MouseWheelUnit, Vec2) {
    if cfg!(target_os = "windows") {
        (MouseWheelUnit::Line, delta / 120.0)
    } else if cfg!(target_os = "linux") && delta.abs().max_elem() <= 1.0 {
        (MouseWheelUnit::Line, delta)
    } else {
        (MouseWheelUnit::Point, delta)
    }
}
