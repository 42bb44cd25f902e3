//! The bar at the bottom: moving through the run, and the timeline.

use super::board_cache::BoardCache;
use super::cx::Cx;
use super::look::{Dialog, LookCommand};
use super::paint::color;
use super::style::TEXT;
use super::{style, timeline};
use crate::explain::{Language, args};
use crate::playhead::{Direction, Speed};
use crate::scene::{Font, width_of};
use crate::session::control::in_menu;
use crate::session::{COMMANDS, Command, Menu, Run, Switch};
use crate::window::access;
use egui::accesskit::Role;
use egui::{Align, Button, Color32, Layout, Pos2, Rect, Response, RichText, Stroke, StrokeKind};
use egui::{TopBottomPanel, Ui, Vec2, pos2, vec2};

/// In narrower windows some buttons have signs instead of words, in points.
const FULL_WIDTH: f32 = 1340.0;

/// In a small window: the height from which there is a timeline, in points.
const LANE_HEIGHT: f32 = 400.0;

/// The height of the button that plays, and of those beside it, in points.
const PLAY: f32 = 34.0;

/// The share of the slider that a key moves the speed by.
const SPEED_STEP: f64 = 0.05;

/// The highest speed at which single steps can be seen, in steps per second.
const MAX_VISIBLE_SPEED: f64 = 60.0;

/// Shows the bar: the moves, the speed, the jumps and the lanes. In a small window all but the moves
/// is in a menu, and there is the lane of the leading board alone.
pub fn show(ui: &mut Ui, cx: &Cx, cache: &mut BoardCache, is_small: bool) {
    let frame = if is_small {
        style::small_bar
    } else {
        style::bar
    };
    let panel = TopBottomPanel::bottom("transport").frame(frame(&cx.palette));
    panel.show_inside(ui, |ui| {
        access::region(ui, Role::Region, &cx.word("region-transport"));
        ui.scope(|ui| {
            style::quiet(ui);
            if is_small {
                ui.spacing_mut().item_spacing.x = 2.0;
            }
            ui.horizontal(|ui| {
                moves(ui, cx, !is_small);
                if !is_small {
                    speed(ui, cx);
                }
                let others = if is_small { more } else { jumps };
                let right = Layout::right_to_left(Align::Center);
                ui.with_layout(right, |ui| others(ui, cx));
            });
        });
        if !is_small || ui.ctx().content_rect().height() >= LANE_HEIGHT {
            timeline::show(ui, cx, cache, is_small);
        }
    });
}

/// The menu of what has no button of its own in a small window.
fn more(ui: &mut Ui, cx: &Cx) {
    let side = ui.spacing().interact_size.y;
    let button = Button::new("…").min_size(vec2(side, side));
    let menu = egui::containers::menu::MenuButton::from_button(button);
    let (button, _) = menu.ui(ui, |ui| {
        ui.horizontal(|ui| {
            steps_of_speed(ui, cx);
        });
        ui.separator();
        for menu in [Menu::BeforePlay, Menu::AfterPlay, Menu::Jump] {
            for entry in in_menu(COMMANDS, menu) {
                if ui.button(cx.name_and_key(entry)).clicked()
                    && let Some(command) = entry.press()
                {
                    cx.ask(command);
                }
            }
        }
        if ui
            .button(cx.keyed(format!("{}   O", cx.word("out"))))
            .clicked()
        {
            cx.ask(Command::Out);
        }
        let when = format!("{}   {}", cx.word("going-when"), cx.key("Shift+W"));
        if ui.button(cx.keyed(when)).clicked() {
            cx.ask(LookCommand::Dialog(Dialog::When, Switch::On));
        }
    });
    access::name(button, &cx.word("transport-more"));
}

fn moves(ui: &mut Ui, cx: &Cx, has_ends: bool) {
    buttons(ui, cx, Menu::BeforePlay, has_ends);
    let (sign, word) = if cx.session.playhead().is_playing() {
        ("||", "pause")
    } else {
        ("▶", "play")
    };
    let play = style::primary(&cx.palette, "")
        .min_size(vec2(56.0, PLAY))
        .corner_radius(17);
    let name = cx.word(word);
    let play = ui.add(play);
    draw_sign(ui, play.rect, sign, color(cx.palette.on_accent));
    if access::name(play, &name)
        .on_hover_text(format!("{name}  {}", cx.key("Space")))
        .clicked()
    {
        cx.ask(Command::TogglePlay);
    }
    buttons(ui, cx, Menu::AfterPlay, has_ends);
}

fn buttons(ui: &mut Ui, cx: &Cx, menu: Menu, has_ends: bool) {
    for entry in in_menu(COMMANDS, menu) {
        let (Some((_, sign)), Some(command)) = (entry.button, entry.press()) else {
            continue;
        };
        if entry.help == "key-ends" && !has_ends {
            continue;
        }
        let hint = format!("{}  {}", cx.word(entry.label), cx.key(entry.keys[0]));
        let width = ui.spacing().interact_size.y;
        let button = shaped(ui, sign, vec2(width + 6.0, PLAY));
        let button = access::name(button, &cx.word(entry.label));
        access::describe(&button, |node| {
            node.set_keyboard_shortcut(key_in_aria(entry.keys[0]))
        });
        if button.on_hover_text(hint).clicked() {
            cx.ask(command);
        }
    }
}

/// A button with a drawn sign.
pub fn shaped(ui: &mut Ui, sign: &str, size: Vec2) -> Response {
    let button = ui.add(Button::new("").min_size(size));
    draw_sign(ui, button.rect, sign, ui.visuals().text_color());
    button
}

/// Draws a sign of triangles, bars and a cell, all of one height, in the middle of a button.
fn draw_sign(ui: &Ui, button: Rect, sign: &str, ink: Color32) {
    let width = |part| match part {
        '|' => 4.0,
        '□' => 9.0,
        _ => 12.0,
    };
    let gap = if sign == "||" { 4.0 } else { 2.0 };
    let whole: f32 = sign.chars().map(|part| width(part) + gap).sum();
    let mut left = button.center().x - (whole - gap) / 2.0;
    for part in sign.chars() {
        let middle = pos2(left + width(part) / 2.0, button.center().y);
        let rect = Rect::from_center_size(middle, vec2(width(part), 14.0));
        let triangle = |base: [Pos2; 2], tip| {
            egui::Shape::convex_polygon(vec![base[0], base[1], tip], ink, Stroke::NONE)
        };
        ui.painter().add(match part {
            '◀' => triangle([rect.right_top(), rect.right_bottom()], rect.left_center()),
            '▶' => triangle([rect.left_top(), rect.left_bottom()], rect.right_center()),
            '|' => egui::Shape::rect_filled(rect, 0.0, ink),
            _ => {
                let cell = Rect::from_center_size(middle, Vec2::splat(width(part)));
                let stroke = Stroke::new(2.0, ink);
                egui::Shape::rect_stroke(cell, 0.0, stroke, StrokeKind::Inside)
            }
        });
        left += width(part) + gap;
    }
}

/// A key of the tables as pages name it.
fn key_in_aria(key: &str) -> String {
    key.replace('←', "ArrowLeft").replace('→', "ArrowRight")
}

fn speed(ui: &mut Ui, cx: &Cx) {
    let (language, playhead) = (cx.language, cx.session.playhead());
    if !is_narrow(ui) {
        ui.add_space(10.0);
        ui.label(language.word("speed"));
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
    let is_fast = speed.rate().is_none_or(|rate| rate > MAX_VISIBLE_SPEED);
    let words = match cx.session.rate() {
        // The speed reached, if it may be lower than asked for.
        Some(rate) if is_fast => {
            let rate = language.short(rate.round() as u64);
            language.text("speed-now", &args([("rate", rate.into())]))
        }
        _ => speed_in_words(speed, language),
    };
    let name = language.word("speed");
    access::describe(&slider, |node| {
        node.set_label(name);
        node.set_value(words.as_str());
        node.set_numeric_value_step(SPEED_STEP);
    });
    let label = egui::Label::new(words).halign(egui::Align::LEFT);
    ui.add_sized([112.0, 20.0], label);
}

/// The speed, slower and faster: easier to hit with a finger than a slider.
fn steps_of_speed(ui: &mut Ui, cx: &Cx) {
    for (sign, name, command) in [
        ("−", "speed-slower", Command::Slower),
        ("+", "speed-faster", Command::Faster),
    ] {
        let side = ui.spacing().interact_size.y;
        let button = ui.add(Button::new(sign).min_size(vec2(side, side)));
        let button = access::name(button, &cx.word(name));
        if button.on_hover_text(cx.word("key-speed")).clicked() {
            cx.ask(command);
        }
    }
    ui.label(speed_in_words(cx.session.playhead().speed(), cx.language));
}

fn speed_in_words(speed: Speed, language: Language) -> String {
    match speed.rate() {
        None => language.word("speed-unlimited"),
        Some(rate) => {
            let shown = if rate < 10.0 && rate.fract() > 0.0 {
                format!("{rate:.1}").replace('.', language.decimal_mark())
            } else {
                language.number(rate.round() as u64)
            };
            let values = args([("count", rate.into()), ("rate", shown.into())]);
            language.text("speed-per-second", &values)
        }
    }
}

fn is_narrow(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < FULL_WIDTH
}

/// The ways to the next event of each kind, from the right.
fn jumps(ui: &mut Ui, cx: &Cx) {
    let is_narrow = is_narrow(ui);
    if chip(ui, cx, "…", &cx.word("going-when"), &cx.key("Shift+W")) {
        cx.ask(LookCommand::Dialog(Dialog::When, Switch::On));
    }
    if chip(ui, cx, &cx.word("out"), &cx.word("key-out"), "O") {
        cx.ask(Command::Out);
    }
    let entries: Vec<_> = in_menu(COMMANDS, Menu::Jump).collect();
    for entry in entries.into_iter().rev() {
        let (Some((_, sign)), Some(command)) = (entry.button, entry.press()) else {
            continue;
        };
        let kind = cx.word(entry.label);
        let words = if is_narrow {
            sign.to_owned()
        } else {
            format!("{sign} {kind}")
        };
        let hint = cx.language.text("next-of", &args([("kind", kind.into())]));
        if chip(ui, cx, &words, &hint, entry.keys[0]) {
            cx.ask(command);
        }
    }
    let is_judged = |run: &Run| run.program().is_some() && run.knows_rules();
    if cx.session.runs().iter().any(is_judged) {
        let words = if is_narrow {
            "⚑".to_owned()
        } else {
            format!("⚑ {}", cx.word("kind-fault"))
        };
        if chip(ui, cx, &words, &cx.word("fault-next"), &cx.key("Shift+K")) {
            cx.ask(Command::Fault(Direction::Forward));
        }
    }
    let next = cx.word("next");
    if !is_narrow && width_of(&next, Font::Regular, TEXT) <= ui.available_width() {
        ui.label(RichText::new(next).weak());
    }
}

/// A small button with its key. Returns whether it was clicked.
fn chip(ui: &mut Ui, cx: &Cx, words: &str, hint: &str, key: &str) -> bool {
    let shown_key = cx.keyed(format!("  {key}"));
    let chip = Button::new((
        words.to_owned(),
        RichText::new(shown_key.trim_start())
            .small()
            .color(color(cx.palette.faint)),
    ))
    .fill(color(cx.palette.quiet))
    .corner_radius(7);
    let chip = access::name(ui.add(chip), hint);
    access::describe(&chip, |node| node.set_keyboard_shortcut(key));
    chip.on_hover_text(hint).clicked()
}
