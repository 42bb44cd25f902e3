//! What is announced: words that are read out when they change.

use super::parts::node_id;
use egui::accesskit::{Live, Node, NodeId, Role, TreeUpdate};
use egui::{Context, FullOutput, Id};

/// Announces a text unless it was the last one announced, so that it can be called in every frame.
pub fn say(ctx: &Context, voice: Voice, words: &str) {
    let plugin = ctx.plugin_or_default::<Announcements>();
    let said = &mut plugin.lock().words[voice as usize];
    if said != words {
        words.clone_into(said);
    }
}

/// Names the window, says how to get along in it, and names the buttons that close windows in it,
/// for which egui has only an English name.
pub fn introduce(ctx: &Context, name: &str, help: &str, close: &str) {
    let plugin = ctx.plugin_or_default::<Announcements>();
    let said = &mut *plugin.lock();
    name.clone_into(&mut said.name);
    help.clone_into(&mut said.help);
    close.clone_into(&mut said.close);
}

/// What was said last.
#[cfg(test)]
pub fn said(ctx: &Context, voice: Voice) -> String {
    let plugin = ctx.plugin_or_default::<Announcements>();
    plugin.lock().words[voice as usize].clone()
}

/// Who says something. What one says replaces what it said before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    /// What has happened on the boards, in the lesson and to its questions.
    Course,
    /// Notices of the program.
    Notice,
}

/// The node of a voice, by its number.
fn voice_node(voice: usize) -> NodeId {
    node_id(Id::new(("announcement", voice)))
}

/// What is announced, and what the window is called.
#[derive(Default)]
pub struct Announcements {
    words: [String; 2],
    name: String,
    help: String,
    close: String,
}

impl Announcements {
    /// Adds what is said to the tree.
    fn complete(&self, update: &mut TreeUpdate) {
        let root = node_id(egui::accesskit_root_id());
        for (_, node) in &mut update.nodes {
            if node.label() == Some("Close window") {
                node.set_label(self.close.as_str());
            }
        }
        let Some((_, root)) = update.nodes.iter_mut().find(|(id, _)| *id == root) else {
            return;
        };
        root.set_label(self.name.as_str());
        root.set_description(self.help.as_str());
        (0..self.words.len()).for_each(|voice| root.push_child(voice_node(voice)));
        // They are always there: what only appears with its words is not read out everywhere.
        let words = self.words.iter().enumerate();
        update.nodes.extend(words.map(|(voice, words)| {
            let mut node = Node::new(Role::Status);
            node.set_live(Live::Polite);
            node.set_value(words.as_str());
            (voice_node(voice), node)
        }));
    }
}

impl egui::Plugin for Announcements {
    fn debug_name(&self) -> &'static str {
        "announcements"
    }

    fn output_hook(&mut self, output: &mut FullOutput) {
        if let Some(update) = &mut output.platform_output.accesskit_update {
            self.complete(update);
        }
    }
}
