//! The bar at the bottom: moving through the run, and the timeline.

use super::paint::color;
use super::state::State;
use super::strip;
use super::style;
use crate::explain::{Language, args};
use crate::playhead::{Command, Direction, Kind, Speed};
use egui::{Button, RichText, Ui};

/// Windows less wide than this have signs instead of words on some buttons, in points.
const NARROW: f32 = 1340.0;

/// Steps a second that can still be seen one by one.
const FRAMES: f64 = 60.0;

/// Shows the bar.
pub fn show(ui: &mut Ui, state: &mut State) {
    egui::TopBottomPanel::bottom("transport").show_inside(ui, |ui| {
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            moves(ui, state);
            speed(ui, state);
            jumps(ui, state);
        });
        strip::show(ui, state);
        ui.add_space(4.0);
    });
}

fn moves(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let before = [
        ("|◀", "first-step", Command::First),
        ("◀◀", "move-back", Command::Move(Direction::Back)),
        ("◀", "step-back", Command::Step(-1)),
    ];
    let after = [
        ("▶", "step-on", Command::Step(1)),
        ("▶▶", "move-on", Command::Move(Direction::Forward)),
        ("▶|", "last-step", Command::Last),
    ];
    for (sign, name, command) in before {
        button(ui, state, sign, &language.word(name), command);
    }
    let p = state.theme.palette();
    let word = if state.playhead.is_playing() {
        format!("▮▮ {}", language.word("pause"))
    } else {
        format!("▶ {}", language.word("play"))
    };
    let play = Button::new(RichText::new(word).color(color(p.on_accent)))
        .fill(color(p.guess))
        .min_size(egui::vec2(118.0, 28.0));
    if ui.add(play).clicked() {
        state.push(Command::TogglePlay);
    }
    for (sign, name, command) in after {
        button(ui, state, sign, &language.word(name), command);
    }
}

fn button(ui: &mut Ui, state: &mut State, sign: &str, name: &str, command: Command) {
    if ui.button(sign).on_hover_text(name).clicked() {
        state.push(command);
    }
}

fn speed(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    if !is_narrow(ui) {
        ui.add_space(10.0);
        ui.label(language.word("speed"));
    }
    if style::is_narrow(ui.ctx()) {
        // A finger hits buttons better.
        button(ui, state, "−", &language.word("key-speed"), Command::Slower);
        button(ui, state, "+", &language.word("key-speed"), Command::Faster);
        ui.label(speed_in_words(state.playhead.speed(), language));
        return;
    }
    let mut place = state.playhead.speed().slider();
    let slider = egui::Slider::new(&mut place, 0.0..=1.0).show_value(false);
    let widgets = &mut ui.visuals_mut().widgets;
    let rail = widgets.noninteractive.bg_stroke.color;
    let fill = std::mem::replace(&mut widgets.inactive.bg_fill, rail);
    let slider = ui.add(slider);
    ui.visuals_mut().widgets.inactive.bg_fill = fill;
    if slider.changed() {
        state.push(Command::SetSpeed(Speed::from_slider(place)));
    }
    let speed = state.playhead.speed();
    let is_fast = speed.rate().is_none_or(|rate| rate > FRAMES);
    let words = match state.pulse.rate() {
        // What is reached, where that may be less than what was asked for.
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

fn jumps(ui: &mut Ui, state: &mut State) {
    let language = state.language;
    let is_narrow = is_narrow(ui);
    if !is_narrow {
        ui.add_space(10.0);
        ui.label(language.word("next"));
    }
    for kind in Kind::ALL {
        let (sign, name, key) = match kind {
            Kind::Conflict => ("×", "kind-conflict", 'C'),
            Kind::Backtrack => ("↶", "kind-backtrack", 'B'),
            Kind::DeadEnd => ("∅", "kind-dead-end", 'D'),
            Kind::Solution => ("◆", "kind-solution", 'S'),
        };
        let word = language.word(name);
        let label = if is_narrow {
            format!("{sign} {key}")
        } else {
            format!("{sign} {word} {key}")
        };
        if ui.button(label).on_hover_text(word).clicked() {
            state.push(Command::Find(kind, Direction::Forward));
        }
    }
    if ui.button(format!("{} O", language.word("out"))).clicked() {
        state.push(Command::Out);
    }
}
