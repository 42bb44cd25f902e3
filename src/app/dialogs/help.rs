//! The help: all keys in groups, and all marks.

use super::frame::DialogFrame;
use super::legend;
use crate::app::choice;
use crate::app::cx::Cx;
use crate::app::fonts;
use crate::app::front_command::FRONT_COMMANDS;
use crate::app::key_names::{held, name};
use crate::app::look::{Dialog, HelpPage, LOOKS, LookCommand};
use crate::app::paint::color;
use crate::explain::Language;
use crate::scene::Font;
use crate::session::{COMMANDS, Control, Switch};
use crate::window::access;
use egui::accesskit::Node;
use egui::{Margin, RichText, Stroke, Ui, vec2};

/// Keys that belong to no command, with the messages that name them.
const OTHER: [(&str, &str); 6] = [
    ("0 – 9", "key-percent"),
    ("A", "key-answer"),
    ("B", "key-answer"),
    ("C", "key-answer"),
    ("D", "key-answer"),
    ("Ctrl+V", "key-paste"),
];

/// Groups of rows in columns: the message id of their title, and those of the rows.
const COLUMNS: [[Group; 3]; 2] = [
    [
        (
            "keys-moving",
            "key-play step-on step-back move-on move-back key-ends key-percent key-speed",
        ),
        (
            "keys-finding",
            "key-next key-previous key-out going-when key-stop key-difference key-fault key-bookmark",
        ),
        (
            "keys-seeing",
            "key-view key-swap key-explain key-doom key-solutions",
        ),
    ],
    [
        (
            "keys-class",
            "key-answer key-asking solving key-fork key-race",
        ),
        (
            "keys-files",
            "key-course glossary editing key-open key-paste dialog-export",
        ),
        (
            "keys-screen",
            "key-presenter key-clicker key-blank key-teacher text-size key-help",
        ),
    ],
];

type Group = (&'static str, &'static str);

/// The width of the help, at most, and the least width for two columns, in points.
const MAX_WIDTH: f32 = 1108.0;
const TWO_COLUMNS_WIDTH: f32 = 708.0;
/// The space between columns, in points.
const COLUMN_GAP: f32 = 28.0;
/// Text sizes of the words and of the keys, in points.
const TEXT_SIZE: f32 = 13.5;
const KEY_SIZE: f32 = 12.0;
/// The width of the keys of a row and the height of the row, in points.
const KEYS_WIDTH: f32 = 150.0;
const ROW_HEIGHT: f32 = 19.5;

pub const FRAME: DialogFrame<()> = DialogFrame::new(Dialog::Help, "help", MAX_WIDTH, contents);

fn contents(ui: &mut Ui, cx: &Cx, _: &mut ()) {
    // Without a keyboard there are no keys to show.
    let has_keys = !cx.look.wishes.is_touch_only;
    let shown = if has_keys {
        cx.look.help
    } else {
        HelpPage::Marks
    };
    ui.horizontal(|ui| {
        for page in HelpPage::ALL {
            if page == HelpPage::Marks || has_keys {
                let title = cx.word(&format!("help-{}", page.id()));
                let button = choice::toggle(ui, shown == page, title);
                cx.on_click(&button, LookCommand::Help(page));
            }
        }
        let glossary = ui.button(format!("{}…", cx.word("glossary")));
        cx.on_click(&glossary, LookCommand::Dialog(Dialog::Glossary, Switch::On));
    });
    let gap = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, COLUMN_GAP);
    let has_two = ui.available_width() >= TWO_COLUMNS_WIDTH;
    let columns = if has_two { 2 } else { 1 };
    ui.columns(columns, |uis| {
        for half in 0..2 {
            let ui = &mut uis[half.min(columns - 1)];
            ui.spacing_mut().item_spacing.x = gap;
            match shown {
                HelpPage::Keys => groups(ui, cx, &COLUMNS[half]),
                HelpPage::Marks if half == 0 => legend::cells(ui, cx),
                HelpPage::Marks => legend::timeline(ui, cx),
            }
        }
    });
}

/// Shows groups of keys below each other.
fn groups(ui: &mut Ui, cx: &Cx, groups: &[Group]) {
    ui.spacing_mut().item_spacing.y = 0.0;
    for (title, helps) in groups {
        ui.add_space(4.0);
        let title = RichText::new(cx.word(title)).family(fonts::family(Font::Bold));
        let title = ui.label(title.size(TEXT_SIZE).color(color(cx.palette.guess)));
        access::heading(&title, 2);
        ui.add_space(2.0);
        for help in helps.split(' ') {
            ui.horizontal_top(|ui| {
                let keys = keys_of(help);
                ui.allocate_ui(vec2(KEYS_WIDTH, ROW_HEIGHT), |ui| {
                    ui.set_min_size(vec2(KEYS_WIDTH, ROW_HEIGHT));
                    ui.spacing_mut().item_spacing.x = 4.0;
                    keys.iter().for_each(|cap| show_cap(ui, cx, *cap));
                });
                let words = cx.word(help);
                let spoken = format!("{}: {words}", spoken(&keys, cx.language));
                let words = RichText::new(words).size(TEXT_SIZE);
                let words = ui.add(egui::Label::new(words).wrap());
                access::describe(&words, |node| node.set_value(spoken));
            });
        }
    }
}

/// A key of a row, and whether it is a modifier that is held for the keys after it.
type Cap = (&'static str, bool);

fn show_cap(ui: &mut Ui, cx: &Cx, (key, is_held): Cap) {
    let p = &cx.palette;
    egui::Frame::new()
        .fill(color(p.quiet))
        .stroke(Stroke::new(1.0, color(p.line)))
        .corner_radius(4)
        .inner_margin(Margin::symmetric(5, 0))
        .show(ui, |ui| {
            let key = RichText::new(name(key, cx.language)).size(KEY_SIZE);
            access::describe(&ui.label(key), Node::set_hidden);
        });
    if is_held {
        let plus = ui.label(RichText::new("+").size(KEY_SIZE).weak());
        access::describe(&plus, Node::set_hidden);
    }
}

/// The keys of a row in words.
fn spoken(caps: &[Cap], language: Language) -> String {
    let mut words = String::new();
    for (number, (key, is_held)) in caps.iter().enumerate() {
        words += &name(key, language);
        if number + 1 < caps.len() {
            words += if *is_held { " + " } else { ", " };
        }
    }
    words
}

/// The keys of a row: plain ones first, and the modifier of several keys only once.
fn keys_of(help: &str) -> Vec<Cap> {
    let keys = all_keys().filter(|(_, known)| *known == help);
    let mut keys: Vec<_> = keys.map(|(key, _)| held(key)).collect();
    keys.sort_by_key(|(modifier, _)| *modifier);
    let mut caps = Vec::new();
    let mut before = None;
    for (modifier, key) in keys {
        let new = modifier.filter(|_| modifier != before);
        caps.extend(new.map(|modifier| (modifier, true)));
        caps.push((key, false));
        before = modifier;
    }
    caps
}

/// All keys with the message ids of their rows, in the order in which the messages mention them.
fn all_keys() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_tables = listed(LOOKS)
        .chain(listed(FRONT_COMMANDS))
        .chain(listed(COMMANDS));
    of_tables.chain(OTHER)
}

/// The keys of a table, each with the message id of its row.
fn listed<C>(table: &'static [Control<C>]) -> impl Iterator<Item = (&'static str, &'static str)> {
    let keys = |entry: &'static Control<C>| entry.keys.iter().map(|key| (*key, entry.help));
    table.iter().flat_map(keys)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::Language;

    fn rows() -> impl Iterator<Item = &'static str> {
        let groups = COLUMNS.into_iter().flatten();
        groups.flat_map(|(_, helps)| helps.split(' '))
    }

    #[test]
    fn keys_with_the_same_meaning_share_a_row() {
        let words = |help: &str| {
            let part = |(key, is_held)| format!("{key}{}", if is_held { "+" } else { "" });
            let parts: Vec<String> = keys_of(help).into_iter().map(part).collect();
            parts.join(" ")
        };
        for (help, expected) in [
            ("key-play", "Space K"),
            ("key-next", "C B D S"),
            ("key-previous", "Shift+ C B D S"),
            ("key-stop", "N Shift+ N"),
            ("key-fork", "F Delete Ctrl+ Z"),
            ("key-course", "I U"),
            ("key-percent", "0 – 9"),
            ("key-speed", "− +"),
            ("text-size", "Ctrl+ − + 0"),
            ("key-explain", "↓ ↑"),
            ("key-help", "H ? Esc"),
            ("key-answer", "A B C D"),
        ] {
            assert_eq!(words(help), expected);
        }
    }

    /// Every key is in one group, and every row has keys and words.
    #[test]
    fn every_key_is_in_one_group() {
        for (key, help) in all_keys() {
            let count = rows().filter(|row| *row == help).count();
            assert_eq!(count, 1, "{key}: {help}");
        }
        for help in rows() {
            assert!(!keys_of(help).is_empty(), "{help}");
            for language in Language::ALL {
                assert!(!language.word(help).is_empty(), "{help}");
            }
        }
    }
}
