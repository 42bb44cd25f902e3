//! The bar at the top: the lesson, menus, language and appearance.

use super::cx::Cx;
use super::inspector::stop_of;
use super::look::{Dialog, LookCommand, Screen};
use super::paint::color;
use super::style::{TEXT, checkbox};
use crate::analysis::alignment::Alignment;
use crate::explain::{Language, args};
use crate::lesson::page_address;
use crate::scene::{BoardOptions, Font, Theme, fitted, width_of};
use crate::session::entry::in_menu;
use crate::session::{COMMANDS, Command, Entry, Menu, Switch};
use egui::{RichText, Ui};

/// The room for the current stop that is worth giving up words on buttons for, in points.
const STOP_WIDTH: f32 = 120.0;
/// Narrower bars have several rows, in points.
const ONE_ROW_WIDTH: f32 = 1000.0;
/// The room for everything else in a single row, with the longest words, in points.
const REST_WIDTH: f32 = 820.0;
/// Wider bars also show the program's name, in points.
const NAME_FROM: f32 = 1100.0;

/// Wider bars also have a button for the editor, in points.
const EDITOR_FROM: f32 = 1300.0;

/// Shows the bar.
pub fn show(ui: &mut Ui, cx: &Cx) {
    egui::TopBottomPanel::top("header").show_inside(ui, |ui| {
        ui.add_space(3.0);
        if ui.available_width() < ONE_ROW_WIDTH {
            ui.horizontal_wrapped(|ui| {
                lessons(ui, cx);
                in_and_out(ui, cx);
                languages(ui, cx);
                looks(ui, cx);
                modes(ui, cx);
                status(ui, cx);
            });
        } else {
            ui.horizontal(|ui| {
                if ui.available_width() > NAME_FROM {
                    ui.heading("recuo");
                }
                lessons(ui, cx);
                in_and_out(ui, cx);
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    modes(ui, cx);
                    looks(ui, cx);
                    languages(ui, cx);
                    status(ui, cx);
                    let rest = egui::Layout::left_to_right(egui::Align::Center);
                    ui.with_layout(rest, |ui| stop(ui, cx));
                });
            });
        }
        ui.add_space(1.0);
    });
}

/// The current stop, if there is room for it. The lesson view shows it too.
fn stop(ui: &mut Ui, cx: &Cx) {
    let Some(number) = cx.session.current_stop() else {
        return;
    };
    let words = stop_of(cx, number);
    if width_of(&words, Font::Regular, TEXT) < ui.available_width() {
        ui.label(RichText::new(words).weak());
    }
}

/// Boards, help and presenter mode.
fn modes(ui: &mut Ui, cx: &Cx) {
    if ui.button(format!("{} ?", cx.word("help"))).clicked() {
        cx.ask(LookCommand::Dialog(Dialog::Help, Switch::On));
    }
    if ui.button(format!("{} P", cx.word("presenter"))).clicked() {
        cx.ask(LookCommand::Present(Switch::On));
    }
    comparing(ui, cx);
    taking_part(ui, cx);
}

/// A command in a menu, with its key.
fn entry(ui: &mut Ui, cx: &Cx, entry: &Entry<Command>, is_on: bool) {
    if ui.selectable_label(is_on, cx.name_and_key(entry)).clicked()
        && let Some(press) = entry.press
    {
        cx.ask(press());
        ui.close();
    }
}

/// The class menu.
fn taking_part(ui: &mut Ui, cx: &Cx) {
    let questions = cx.session.questions();
    ui.menu_button(format!("{} ▾", cx.word("taking-part")), |ui| {
        for (class, is_on) in
            in_menu(COMMANDS, Menu::Class).zip([questions.is_on(), questions.counts_class()])
        {
            entry(ui, cx, class, is_on);
        }
        if ui.button(format!("{}…   F", cx.word("fork"))).clicked() {
            cx.ask(LookCommand::Dialog(Dialog::Forks, Switch::On));
            ui.close();
        }
        for solve in in_menu(COMMANDS, Menu::Solve) {
            entry(ui, cx, solve, cx.session.student().is_some());
        }
    });
}

/// The menu for comparing boards: which ones, how they are aligned, and what to do with them.
fn comparing(ui: &mut Ui, cx: &Cx) {
    let name = |alignment: Alignment| cx.word(&format!("align-{}", alignment.id()));
    let now = cx.session.lineup().alignment();
    let title = match now {
        Alignment::Step => cx.word("boards"),
        alignment => format!("{} ↔ {}", cx.word("boards"), name(alignment)),
    };
    ui.menu_button(format!("{title} ▾"), |ui| {
        let choose = format!("{}…", cx.word("boards-choose"));
        if ui.button(choose).clicked() {
            cx.ask(LookCommand::Dialog(Dialog::Boards, Switch::On));
            ui.close();
        }
        if cx.session.set().is_some() && ui.button(format!("{}…", cx.word("set"))).clicked() {
            cx.ask(LookCommand::Screen(Screen::Set, Switch::On));
            ui.close();
        }
        if cx.session.runs().is_alone() {
            ui.separator();
            ui.label(RichText::new(cx.word("boards-alone")).weak());
            ui.disable();
        }
        ui.separator();
        ui.label(RichText::new(cx.word("align")).weak());
        for alignment in Alignment::ALL {
            let choice = ui.selectable_label(alignment == now, name(alignment));
            let hint = cx.word(&format!("align-{}-hint", alignment.id()));
            if choice.on_hover_text(hint).clicked() {
                cx.ask(Command::Align(alignment));
                ui.close();
            }
        }
        ui.separator();
        for compare in in_menu(COMMANDS, Menu::Compare) {
            entry(ui, cx, compare, false);
        }
    });
}

/// The lesson on show, and the way to the course.
fn lessons(ui: &mut Ui, cx: &Cx) {
    let width = ui.available_width();
    let room = if width < ONE_ROW_WIDTH {
        width * 0.36
    } else {
        (width - REST_WIDTH).min(width * 0.36)
    };
    let title = cx.session.lesson().title.get(cx.language);
    let title = fitted(title, Font::Regular, TEXT, room);
    let button = ui.button(format!("{title} ▾"));
    if button.on_hover_text(cx.word("course")).clicked() {
        cx.ask(LookCommand::Screen(Screen::Course, Switch::On));
    }
}

/// Opening puzzles, lessons and links, and exporting pictures and data.
fn in_and_out(ui: &mut Ui, cx: &Cx) {
    let has_room = ui.ctx().content_rect().width() > EDITOR_FROM;
    let open = LookCommand::Dialog(Dialog::Open, Switch::On);
    let export = LookCommand::Dialog(Dialog::Export, Switch::On);
    let edit = LookCommand::Screen(Screen::Editor, Switch::On);
    for (name, hint, command) in [
        ("open", "open-title", Some(open)),
        // In narrow windows the editor is reached from the course.
        ("editing", "editing-hint", has_room.then_some(edit)),
        ("export", "export-title", Some(export)),
    ] {
        let Some(command) = command else { continue };
        let button = ui.button(format!("{}…", cx.word(name)));
        if button.on_hover_text(cx.word(hint)).clicked() {
            cx.ask(command);
        }
    }
}

fn languages(ui: &mut Ui, cx: &Cx) {
    ui.menu_button(format!("{} ▾", cx.language.name()), |ui| {
        for language in Language::ALL {
            let choice = ui.selectable_label(language == cx.language, language.name());
            if choice.clicked() {
                cx.ask(LookCommand::Language(language));
                ui.close();
            }
        }
    });
}

/// How far the runs are explored.
fn status(ui: &mut Ui, cx: &Cx) {
    if !cx.session.runs().are_unfinished() {
        return;
    }
    let (word, id) = if cx.session.is_exploring() {
        ("explore-stop", "exploring")
    } else {
        ("explore-on", "explored-stopped")
    };
    let button = ui.small_button(cx.word(word));
    if button.clicked() {
        cx.ask(Command::ToggleExploring);
    }
    let words = |steps: String| cx.language.text(id, &args([("steps", steps.into())]));
    let last = cx.session.last_step();
    let (all, short) = (
        words(cx.language.number(last)),
        words(cx.language.short(last)),
    );
    let room = ui.available_width() - STOP_WIDTH;
    let fits = |words: &&String| width_of(words, Font::Regular, TEXT) < room;
    // Where there is no room for it, it is in the tooltip.
    match [&all, &short].into_iter().find(fits) {
        Some(words) => {
            ui.label(RichText::new(words).weak());
        }
        None => {
            button.on_hover_text(&all);
        }
    }
}

/// The field for the address that copied links begin with.
fn address(ui: &mut Ui, cx: &Cx) {
    let id = egui::Id::new("link address");
    let mut text = ui
        .data(|data| data.get_temp(id))
        .unwrap_or_else(|| cx.look.address.clone());
    let name = ui.label(cx.word("link-address"));
    // Menus have no frames, by which a field is known.
    let edit = egui::TextEdit::singleline(&mut text)
        .hint_text("https://…")
        .background_color(color(cx.palette.quiet));
    let response = ui.add(edit).labelled_by(name.id);
    if response.changed() {
        // What is typed so far may be no address yet.
        match page_address(&text) {
            Some(address) => cx.ask(LookCommand::Address(address)),
            None if text.trim().is_empty() => cx.ask(LookCommand::Address(String::new())),
            None => {}
        }
        ui.data_mut(|data| data.insert_temp(id, text));
    } else if !response.has_focus() {
        ui.data_mut(|data| data.remove::<String>(id));
    }
}

/// The menu for appearance.
fn looks(ui: &mut Ui, cx: &Cx) {
    ui.menu_button(format!("{} ▾", cx.word("look")), |ui| {
        for theme in Theme::ALL {
            let name = cx.word(&format!("theme-{}", theme.id()));
            if ui.selectable_label(theme == cx.look.theme, name).clicked() {
                cx.ask(LookCommand::Theme(theme));
            }
        }
        ui.separator();
        ui.horizontal(|ui| {
            ui.label(cx.word("text-size"));
            for (sign, factor) in [("−", 1.0 / 1.1), ("+", 1.1)] {
                if ui.button(sign).clicked() {
                    cx.ask(LookCommand::Zoom(cx.look.zoom * factor));
                }
            }
        });
        ui.separator();
        let can_look = cx.session.student().is_none();
        let solutions = egui::Button::new(format!("{}…   V", cx.word("solutions")));
        if ui.add_enabled(can_look, solutions).clicked() {
            cx.ask(LookCommand::Dialog(Dialog::Solutions, Switch::On));
            ui.close();
        }
        ui.separator();
        if ui.button(cx.word("link-copy")).clicked() {
            cx.ask(LookCommand::CopyLink);
            ui.close();
        }
        // A page links to itself.
        if !cfg!(target_arch = "wasm32") {
            address(ui, cx);
        }
        ui.separator();
        let BoardOptions {
            mut candidates,
            mut coordinates,
        } = cx.look.options;
        checkbox(ui, &mut candidates, cx.word("show-candidates"));
        checkbox(ui, &mut coordinates, cx.word("show-coordinates"));
        let options = BoardOptions {
            candidates,
            coordinates,
        };
        if options != cx.look.options {
            cx.ask(LookCommand::Options(options));
        }
        let mut shows_doom = cx.look.shows_doom;
        if checkbox(ui, &mut shows_doom, cx.word("show-doom")).changed() {
            cx.ask(LookCommand::Doom(Switch::Toggle));
        }
        let mut shows_notes = cx.look.shows_notes;
        if checkbox(ui, &mut shows_notes, cx.word("show-notes")).changed() {
            cx.ask(LookCommand::Notes(Switch::Toggle));
        }
    });
}
