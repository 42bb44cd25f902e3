//! How the program says what is announced.

use super::parts::Parts;
use super::said::Voice;
use egui::Context;

/// Announces a text unless it was the last one announced, so that it can be called in every frame.
pub fn say(ctx: &Context, voice: Voice, words: &str) {
    let plugin = ctx.plugin_or_default::<Parts>();
    let said = &mut plugin.lock().said.words[voice as usize];
    if said != words {
        words.clone_into(said);
    }
}

/// Names the window, says how to get along in it, and names the buttons that close windows in it, for which
/// egui has only an English name.
pub fn introduce(ctx: &Context, name: &str, help: &str, close: &str) {
    let plugin = ctx.plugin_or_default::<Parts>();
    let said = &mut plugin.lock().said;
    name.clone_into(&mut said.name);
    help.clone_into(&mut said.help);
    close.clone_into(&mut said.close);
}

/// What was said last.
#[cfg(test)]
pub fn said(ctx: &Context, voice: Voice) -> String {
    let plugin = ctx.plugin_or_default::<Parts>();
    plugin.lock().said.words[voice as usize].clone()
}
