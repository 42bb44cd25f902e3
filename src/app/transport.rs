//! The bar at the bottom: moving through the run, and the timeline.

use super::cx::Cx;
use super::drawn::Drawn;
use super::paint::color;
use super::{style, timeline};
use crate::explain::{Language, args};
use crate::playhead::Speed;
use crate::session::entry::in_menu;
use crate::session::{COMMANDS, Command, Menu};
use egui::{Button, RichText, Ui};

/// In narrower windows some buttons have signs instead of words, in points.
const NARROW: f32 = 1340.0;

/// The highest speed at which single steps can be seen, in steps per second.
const FRAMES: f64 = 60.0;

/// Shows the bar.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) {
    egui::TopBottomPanel::bottom("transport").show_inside(ui, |ui| {
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            moves(ui, cx);
            speed(ui, cx);
            jumps(ui, cx);
        });
        timeline::show(ui, cx, drawn);
        ui.add_space(4.0);
    });
}

fn moves(ui: &mut Ui, cx: &Cx) {
    buttons(ui, cx, Menu::BeforePlay);
    let word = if cx.session.playhead().is_playing() {
        format!("▮▮ {}", cx.word("pause"))
    } else {
        format!("▶ {}", cx.word("play"))
    };
    let play = Button::new(RichText::new(word).color(color(cx.palette.on_accent)))
        .fill(color(cx.palette.guess))
        .min_size(egui::vec2(118.0, 28.0));
    if ui.add(play).clicked() {
        cx.ask(Command::TogglePlay);
    }
    buttons(ui, cx, Menu::AfterPlay);
}

fn buttons(ui: &mut Ui, cx: &Cx, menu: Menu) {
    for entry in in_menu(COMMANDS, menu) {
        let (Some((_, sign)), Some(press)) = (entry.button, entry.press) else {
            continue;
        };
        if ui
            .button(sign)
            .on_hover_text(cx.word(entry.label))
            .clicked()
        {
            cx.ask(press());
        }
    }
}

fn speed(ui: &mut Ui, cx: &Cx) {
    let (language, playhead) = (cx.language, cx.session.playhead());
    if !is_narrow(ui) {
        ui.add_space(10.0);
        ui.label(language.word("speed"));
    }
    if style::is_narrow(ui.ctx()) {
        // Buttons are easier to hit with a finger.
        for (sign, command) in [("−", Command::Slower), ("+", Command::Faster)] {
            if ui
                .button(sign)
                .on_hover_text(cx.word("key-speed"))
                .clicked()
            {
                cx.ask(command);
            }
        }
        ui.label(speed_in_words(playhead.speed(), language));
        return;
    }
    let mut place = playhead.speed().slider();
    let slider = egui::Slider::new(&mut place, 0.0..=1.0).show_value(false);
    let widgets = &mut ui.visuals_mut().widgets;
    let rail = widgets.noninteractive.bg_stroke.color;
    let fill = std::mem::replace(&mut widgets.inactive.bg_fill, rail);
    let slider = ui.add(slider);
    ui.visuals_mut().widgets.inactive.bg_fill = fill;
    if slider.changed() {
        cx.ask(Command::SetSpeed(Speed::from_slider(place)));
    }
    let speed = playhead.speed();
    let is_fast = speed.rate().is_none_or(|rate| rate > FRAMES);
    let words = match cx.session.rate() {
        // The speed reached, if it may be lower than asked for.
        Some(rate) if is_fast => {
            let rate = language.short(rate.round() as u64);
            language.text("speed-now", &args([("rate", rate.into())]))
        }
        _ => speed_in_words(speed, language),
    };
    let label = egui::Label::new(words).halign(egui::Align::LEFT);
    slider.labelled_by(ui.add_sized([112.0, 20.0], label).id);
}

fn speed_in_words(speed: Speed, language: Language) -> String {
    match speed.rate() {
        None => language.word("speed-unlimited"),
        Some(rate) => {
            let rate = if rate < 10.0 && rate.fract() > 0.0 {
                format!("{rate:.1}").replace('.', language.decimal_mark())
            } else {
                language.number(rate.round() as u64)
            };
            language.text("speed-per-second", &args([("rate", rate.into())]))
        }
    }
}

fn is_narrow(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < NARROW
}

fn jumps(ui: &mut Ui, cx: &Cx) {
    let is_narrow = is_narrow(ui);
    if !is_narrow {
        ui.add_space(10.0);
        ui.label(cx.word("next"));
    }
    for entry in in_menu(COMMANDS, Menu::Jump) {
        let (Some((_, sign)), Some(press)) = (entry.button, entry.press) else {
            continue;
        };
        let (word, key) = (cx.word(entry.label), entry.keys[0]);
        let label = if is_narrow {
            format!("{sign} {key}")
        } else {
            format!("{sign} {word} {key}")
        };
        if ui.button(label).on_hover_text(word).clicked() {
            cx.ask(press());
        }
    }
    if ui.button(format!("{} O", cx.word("out"))).clicked() {
        cx.ask(Command::Out);
    }
}
