//! The bar at the top: the lesson, and how the window speaks and looks.

use super::links;
use super::panels::stop_of;
use super::state::State;
use super::style::{self, TEXT, tick_box};
use crate::analysis::alignment::Alignment;
use crate::explain::{Language, args};
use crate::playhead::{Command, Direction};
use crate::scene::{Font, Theme, fitted, width_of};
use egui::{RichText, Ui};

/// What is left for the stop before there are more words than these, in points.
const STOP: f32 = 120.0;
/// Less wide than this, the bar has several rows, in points.
const ONE_ROW: f32 = 1000.0;
/// What everything else in its one row takes in the longest words, in points.
const REST: f32 = 820.0;
/// Wider than this, it also says what the program is called, in points.
const NAMED: f32 = 1100.0;

/// Wider than this, it leads to the editor too, in points.
const ROOMY: f32 = 1300.0;

/// Shows the bar.
pub fn show(ui: &mut Ui, state: &mut State) {
    egui::TopBottomPanel::top("header").show_inside(ui, |ui| {
        ui.add_space(3.0);
        if ui.available_width() < ONE_ROW {
            ui.horizontal_wrapped(|ui| {
                lessons(ui, state);
                in_and_out(ui, state);
                languages(ui, state);
                looks(ui, state);
                modes(ui, state);
                status(ui, state);
            });
        } else {
            ui.horizontal(|ui| {
                if ui.available_width() > NAMED {
                    ui.heading("recuo");
                }
                lessons(ui, state);
                in_and_out(ui, state);
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    modes(ui, state);
                    looks(ui, state);
                    languages(ui, state);
                    status(ui, state);
                    let rest = egui::Layout::left_to_right(egui::Align::Center);
                    ui.with_layout(rest, |ui| stop(ui, state));
                });
            });
        }
        ui.add_space(1.0);
    });
}

/// The stop that the playhead has come to, as far as there is room: the view of the lesson says it too.
fn stop(ui: &mut Ui, state: &State) {
    let Some(number) = state.current_stop() else {
        return;
    };
    let words = stop_of(state, number);
    if width_of(&words, Font::Regular, TEXT) < ui.available_width() {
        ui.label(RichText::new(words).weak());
    }
}

/// Boards, help and presenter mode.
fn modes(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    if ui.button(format!("{} ?", language.word("help"))).clicked() {
        state.shows_help = true;
    }
    if ui
        .button(format!("{} P", language.word("presenter")))
        .clicked()
    {
        state.is_presenting = true;
    }
    comparing(ui, state);
    taking_part(ui, state);
}

/// What the class does itself.
fn taking_part(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    ui.menu_button(format!("{} ▾", language.word("taking-part")), |ui| {
        for (name, key) in [("asking", 'Q'), ("class", 'T')] {
            let is_on = match key {
                'Q' => state.asking.is_on,
                _ => state.asking.counts_class,
            };
            let words = format!("{}   {key}", language.word(name));
            if ui.selectable_label(is_on, words).clicked() {
                match key {
                    'Q' => state.toggle_asking(),
                    _ => state.asking.counts_class = !is_on,
                }
                ui.close();
            }
        }
        if ui
            .button(format!("{}…   F", language.word("fork")))
            .clicked()
        {
            state.branching.is_open = true;
            ui.close();
        }
        let words = format!("{}   Y", language.word("solving"));
        if ui
            .selectable_label(state.solving.is_some(), words)
            .clicked()
        {
            state.toggle_solving();
            ui.close();
        }
    });
}

/// Which boards are shown, how they are held side by side, and what that is good for.
fn comparing(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let name = |alignment: Alignment| language.word(&format!("align-{}", alignment.id()));
    let title = match state.alignment {
        Alignment::Step => language.word("boards"),
        alignment => format!("{} ↔ {}", language.word("boards"), name(alignment)),
    };
    ui.menu_button(format!("{title} ▾"), |ui| {
        if ui
            .button(format!("{}…", language.word("boards-choose")))
            .clicked()
        {
            state.chooses_boards = true;
            ui.close();
        }
        if state.set.is_some() && ui.button(format!("{}…", language.word("set"))).clicked() {
            state.shows_set = true;
            ui.close();
        }
        if state.boards.len() == 1 {
            return;
        }
        ui.separator();
        ui.label(RichText::new(language.word("align")).weak());
        for alignment in Alignment::ALL {
            let is_on = alignment == state.alignment;
            let choice = ui.selectable_label(is_on, name(alignment));
            let hint = language.word(&format!("align-{}-hint", alignment.id()));
            if choice.on_hover_text(hint).clicked() {
                state.align(alignment);
                ui.close();
            }
        }
        ui.separator();
        for (key, name, command) in [
            (
                "X",
                "difference-next",
                Command::Difference(Direction::Forward),
            ),
            (
                "Shift X",
                "difference-previous",
                Command::Difference(Direction::Back),
            ),
            ("R", "race", Command::Race),
        ] {
            let words = format!("{}   {key}", language.word(name));
            if ui.button(words).clicked() {
                state.push(command);
                ui.close();
            }
        }
    });
}

/// The lesson on show, and the way to all of them.
fn lessons(ui: &mut Ui, state: &mut State) {
    let width = ui.available_width();
    let room = if width < ONE_ROW {
        width * 0.36
    } else {
        (width - REST).min(width * 0.36)
    };
    let title = fitted(
        state.lesson.title.get(state.language),
        Font::Regular,
        TEXT,
        room,
    );
    let button = ui.button(format!("{title} ▾"));
    if button
        .on_hover_text(state.language.word("course"))
        .clicked()
    {
        state.toggle_course();
    }
}

/// The way in for puzzles, lessons and links, and the way out for pictures and data.
fn in_and_out(ui: &mut Ui, state: &mut State) {
    let button = ui.button(format!("{}…", state.language.word("open")));
    if button
        .on_hover_text(state.language.word("open-title"))
        .clicked()
    {
        state.opening.show();
    }
    // Where there is little room the course leads there.
    if ui.ctx().content_rect().width() > ROOMY {
        let button = ui.button(format!("{}…", state.language.word("editing")));
        if button
            .on_hover_text(state.language.word("editing-hint"))
            .clicked()
        {
            state.toggle_editing();
        }
    }
    let button = ui.button(format!("{}…", state.language.word("export")));
    if button
        .on_hover_text(state.language.word("export-title"))
        .clicked()
    {
        state.show_exporting();
    }
}

fn languages(ui: &mut Ui, state: &mut State) {
    ui.menu_button(format!("{} ▾", state.language.name()), |ui| {
        for language in Language::ALL {
            if ui
                .selectable_label(language == state.language, language.name())
                .clicked()
            {
                state.speak(language);
                ui.close();
            }
        }
    });
}

/// How far exploration is.
fn status(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    if state.is_unfinished() {
        let word = if state.is_exploring {
            "explore-stop"
        } else {
            "explore-on"
        };
        let button = ui.small_button(language.word(word));
        if button.clicked() {
            state.toggle_exploring();
        }
        let id = if state.is_exploring {
            "exploring"
        } else {
            "explored-stopped"
        };
        let words = |steps: String| language.text(id, &args([("steps", steps.into())]));
        let (all, short) = (
            words(language.number(state.last_step())),
            words(language.short(state.last_step())),
        );
        let room = ui.available_width() - STOP;
        let fits = |words: &&String| width_of(words, Font::Regular, TEXT) < room;
        // Where there is no room the pointer asks for it.
        match [&all, &short].into_iter().find(fits) {
            Some(words) => {
                ui.label(RichText::new(words).weak());
            }
            None => {
                button.on_hover_text(&all);
            }
        }
    }
}

/// How the window looks.
fn looks(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    ui.menu_button(format!("{} ▾", language.word("look")), |ui| {
        for theme in Theme::ALL {
            let name = language.word(&format!("theme-{}", theme.id()));
            if ui.selectable_label(theme == state.theme, name).clicked() {
                state.theme = theme;
                style::apply(ui.ctx(), theme);
            }
        }
        ui.separator();
        ui.horizontal(|ui| {
            ui.label(language.word("text-size"));
            for (sign, factor) in [("−", 1.0 / 1.1), ("+", 1.1)] {
                if ui.button(sign).clicked() {
                    state.zoom = (state.zoom * factor).clamp(0.5, 4.0);
                }
            }
        });
        ui.separator();
        if ui.button(language.word("link-copy")).clicked() {
            ui.ctx().copy_text(links::address(state));
            state.notice = Some(if state.has_branches() {
                "link-without-branches"
            } else {
                "link-copied"
            });
            ui.close();
        }
        ui.separator();
        tick_box(
            ui,
            &mut state.options.candidates,
            language.word("show-candidates"),
        );
        tick_box(
            ui,
            &mut state.options.coordinates,
            language.word("show-coordinates"),
        );
        tick_box(ui, &mut state.shows_doom, language.word("show-doom"));
    });
}
