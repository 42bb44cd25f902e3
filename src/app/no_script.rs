//! A page carries out no scripts.

use super::front::Front;
use crate::window::{Capture, Surface};

/// A script that is carried out: never here.
pub enum ScriptRunner {}

impl ScriptRunner {
    pub const fn surface(&self) -> Surface {
        match *self {}
    }

    pub const fn go_on(
        &mut self,
        _: &mut Front,
        _: &egui::Context,
        _: bool,
    ) -> Result<Capture, String> {
        match *self {}
    }

    pub const fn film(&mut self, _: &[u8]) -> Result<(), String> {
        match *self {}
    }
}
