//! The help: all keys and all marks.

use super::frame::{CENTER, Frame};
use super::legend;
use crate::app::cx::Cx;
use crate::app::look::{Dialog, LOOKS};
use crate::session::{COMMANDS, Entry};
use egui::{Grid, ScrollArea, Ui};

/// Keys that belong to no command, with the messages that name them.
const OTHER: [(&str, &str); 2] = [("A  B  C  D", "key-answer"), ("Ctrl V", "key-paste")];

pub const FRAME: Frame<()> = Frame {
    dialog: Dialog::Help,
    title: "help",
    place: CENTER,
    width: None,
    contents,
    foot: None,
};

fn contents(ui: &mut Ui, cx: &Cx, _: &mut ()) {
    let room = ui.ctx().content_rect().size() - egui::vec2(60.0, 90.0);
    let room = room.max(egui::vec2(100.0, 100.0));
    ScrollArea::both()
        .max_width(room.x)
        .max_height(room.y)
        .min_scrolled_height(room.y)
        .min_scrolled_width(room.x)
        .show(ui, |ui| {
            // All keys have to fit into the smallest window.
            ui.spacing_mut().interact_size.y = 15.0;
            ui.horizontal_top(|ui| {
                Grid::new("keys")
                    .num_columns(2)
                    .spacing([20.0, 0.0])
                    .show(ui, |ui| {
                        for (keys, help) in rows() {
                            ui.strong(keys.replace("Space", &cx.word("space-key")));
                            ui.label(cx.word(help));
                            ui.end_row();
                        }
                    });
                ui.separator();
                ui.vertical(|ui| legend::show(ui, cx));
            });
        });
}

/// The rows: keys, and the message id of what they do.
fn rows() -> Vec<(String, &'static str)> {
    let commands: Vec<_> = listed(COMMANDS).collect();
    let looks: Vec<_> = listed(LOOKS).collect();
    let mut helps: Vec<&str> = Vec::new();
    for (_, help) in commands.iter().chain(&looks) {
        if !helps.contains(help) {
            helps.push(help);
        }
    }
    // Keys stand in the order in which the message mentions them.
    let keys_of = |help: &str| {
        let all = looks.iter().chain(&commands);
        all.filter(|(_, known)| *known == help)
            .map(|(key, _)| *key)
            .collect()
    };
    let rows = helps.iter().map(|help| (joined(keys_of(help)), *help));
    rows.chain(OTHER.map(|(keys, help)| (keys.to_owned(), help)))
        .collect()
}

/// The keys of a table, each with the message id of its row.
fn listed<C>(table: &'static [Entry<C>]) -> impl Iterator<Item = (&'static str, &'static str)> {
    table.iter().flat_map(|entry| {
        let digits = entry.digits.map(|_| entry.label);
        let keys = entry.keys.iter().copied().chain(digits);
        keys.map(|key| (key, entry.help))
    })
}

/// Keys as a row shows them: plain ones first, and the modifier of several keys only once.
fn joined(mut keys: Vec<&str>) -> String {
    keys.sort_by_key(|&key| held(key).0);
    let mut row = String::new();
    let mut before = "";
    for (modifier, key) in keys.into_iter().map(held) {
        if !row.is_empty() {
            row.push_str("  ");
        }
        if modifier != before {
            row.push_str(modifier);
            row.push(' ');
        }
        row.push_str(key);
        before = modifier;
    }
    row
}

/// Splits a key into its modifiers and the key itself. The sign `+` is a key too.
fn held(key: &str) -> (&str, &str) {
    let parts = key.split_once('+').filter(|(_, key)| !key.is_empty());
    parts.unwrap_or(("", key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;

    #[test]
    fn keys_with_the_same_meaning_share_a_row() {
        let rows = rows();
        let keys = |help: &str| {
            let mut found = rows.iter().filter(|(_, known)| *known == help);
            let (keys, _) = found.next().expect("it has a row");
            assert!(found.next().is_none(), "{help} has one row");
            keys.as_str()
        };
        for (help, expected) in [
            ("key-play", "Space  K"),
            ("key-next", "C  B  D  S"),
            ("key-previous", "Shift C  B  D  S"),
            ("key-stop", "N  Shift N"),
            ("key-fork", "F  Delete  Ctrl Z"),
            ("key-course", "I  U"),
            ("key-percent", "0 – 9"),
            ("key-speed", "−  +"),
            ("key-help", "H  ?  Esc"),
            ("key-answer", "A  B  C  D"),
        ] {
            assert_eq!(keys(help), expected);
        }
    }

    #[test]
    fn every_row_has_keys_and_words() {
        for (keys, help) in rows() {
            assert!(!keys.is_empty(), "{help}");
            for language in Language::ALL {
                assert!(!language.word(help).is_empty(), "{keys}");
            }
        }
    }
}
