//! How the program says what is announced.

use super::parts::Parts;
use super::said::Voice;
use egui::Context;

/// Says something, unless it is what was said last. Nothing is said twice, even if it is told in every frame.
pub fn say(ctx: &Context, voice: Voice, words: &str) {
    let plugin = ctx.plugin_or_default::<Parts>();
    let said = &mut plugin.lock().said.words[voice as usize];
    if said != words {
        words.clone_into(said);
    }
}

/// Names the window, and says how to get along in it.
pub fn introduce(ctx: &Context, name: &str, help: &str) {
    let plugin = ctx.plugin_or_default::<Parts>();
    let said = &mut plugin.lock().said;
    if said.name != name || said.help != help {
        name.clone_into(&mut said.name);
        help.clone_into(&mut said.help);
    }
}
