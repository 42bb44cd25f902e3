//! Copied text on its way to the clipboard.
//!
//! macroquad has an interface of its own, of which nothing is shown here, but which empties the
//! clipboard in every frame in which Ctrl and C or X are down. So a text waits until the keys are
//! up, and something is copied even if nothing is selected. A page keeps macroquad away from the
//! clipboard, and the browser accepts a text only while the keys are being pressed.

use super::input::Input;
use macroquad::input::{KeyCode, is_key_down, is_key_pressed};

/// The text that is waiting.
#[derive(Default)]
pub struct Copying(Option<String>);

impl Copying {
    /// Takes what egui copied in this frame or, if the copy keys were pressed and egui copied
    /// nothing, the text from `otherwise`. Returns whether nothing was refused.
    pub fn take(
        &mut self,
        copied: Option<String>,
        input: &mut Input,
        otherwise: impl FnOnce() -> Option<String>,
    ) -> bool {
        let is_wanted = input.take_copy_wish();
        let text = copied.or_else(|| is_wanted.then(otherwise).flatten());
        self.0 = text.or(self.0.take());
        !cfg!(target_arch = "wasm32") || self.hand_over(input)
    }

    /// At the beginning of a frame: copies what was taken in an earlier one. Returns whether nothing was
    /// refused.
    pub fn go_on(&mut self, input: &mut Input) -> bool {
        let is_held = |key| is_key_down(key) || is_key_pressed(key);
        is_held(KeyCode::C) || is_held(KeyCode::X) || self.hand_over(input)
    }

    /// Whether a text is waiting.
    pub const fn is_waiting(&self) -> bool {
        self.0.is_some()
    }

    fn hand_over(&mut self, input: &mut Input) -> bool {
        let text = self.0.take();
        text.is_none_or(|text| input.clipboard().set(&text))
    }
}
