//! The ways through a lesson: by step, by stop, to the next lesson.

use crate::app::cx::Cx;
use crate::app::fit;
use crate::app::screens::course::next_title;
use crate::app::style::{self, unbroken};
use crate::explain::args;
use crate::playhead::Direction;
use crate::session::Command;
use crate::window::access;
use egui::{Align, Button, Layout, TextWrapMode, Ui, WidgetInfo, WidgetType};

/// In narrower panels the button for the previous stop has a sign only, in points.
const NARROW: f32 = 360.0;
/// The width of the way on in little room, in points.
const WAY_ON: f32 = 260.0;

/// Whether there is a stop or another lesson to go to.
pub fn has_foot(cx: &Cx) -> bool {
    !cx.session.lesson().stops.is_empty() || cx.session.next_lesson().is_some()
}

/// The ways to the previous and the next stop, always in the same places. After the last stop the
/// next lesson follows.
pub fn foot(ui: &mut Ui, cx: &Cx) {
    ui.horizontal(|ui| {
        // In narrow panels the way on needs the room.
        let is_wide = ui.available_width() >= NARROW;
        back(ui, cx, is_wide);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            on(ui, cx, ui.available_width());
        });
    });
}

/// Shows the way to the next lesson with its whole name.
pub fn offer(ui: &mut Ui, cx: &Cx) {
    let Some(words) = next_in_words(cx) else {
        return;
    };
    let button = style::primary(&cx.palette, &shown(&words)).wrap();
    if access::name(ui.add(button), &words).clicked() {
        cx.ask(Command::NextLesson);
    }
}

/// These words with the key on the same line as the last of them.
fn shown(words: &str) -> String {
    unbroken(words).replace("  ", "\u{A0}\u{A0}")
}

/// The way to the next lesson in words, with its key.
fn next_in_words(cx: &Cx) -> Option<String> {
    let values = args([("title", next_title(cx)?.into())]);
    Some(format!("{}  U", cx.language.text("course-next", &values)))
}

/// The ways on and back, by step and by stop, in little room.
pub fn ways(ui: &mut Ui, cx: &Cx) {
    for (sign, name, command) in [
        ("◀", "step-back", Command::Step(-1)),
        ("▶", "step-on", Command::Step(1)),
    ] {
        let name = cx.word(name);
        let button = access::name(ui.button(sign), &name);
        if button.on_hover_text(name).clicked() {
            cx.ask(command);
        }
    }
    if has_foot(cx) {
        back(ui, cx, false);
        if !cx.offers_next() {
            on(ui, cx, WAY_ON);
        }
    }
}

/// The way to the previous stop, in words or as a sign.
pub fn back(ui: &mut Ui, cx: &Cx, is_in_words: bool) {
    let is_first = cx.session.next_stop(Direction::Back).is_none();
    let name = cx.word("stop-back");
    let words = if is_in_words {
        format!("‹ {name}")
    } else {
        "‹".to_owned()
    };
    let width = ui.spacing().interact_size.y;
    let button = Button::new(words)
        .frame(false)
        .min_size(egui::vec2(width, 0.0));
    let back = ui.add_enabled(!is_first, button);
    back.widget_info(|| WidgetInfo::labeled(WidgetType::Button, !is_first, &name));
    if back.on_hover_text(&name).clicked() {
        cx.ask(Command::Stop(Direction::Back));
    }
}

/// The way to the next stop, or the next lesson: in as many words as there is room for.
pub fn on(ui: &mut Ui, cx: &Cx, room: f32) {
    let (words, command) = match is_at_end(cx).then(|| next_in_words(cx)).flatten() {
        Some(words) => (words, Command::NextLesson),
        None => {
            let words = cx.word("stop-on");
            (words, Command::Stop(Direction::Forward))
        }
    };
    let is_ready = !is_at_end(cx) || matches!(command, Command::NextLesson);
    let without_key = words.rsplit_once("  ").map_or("", |(words, _)| words);
    let short = match command {
        Command::NextLesson => cx.word("course-next-short"),
        _ => String::new(),
    };
    let mut shown = vec![words.as_str(), without_key, &short, "›"];
    shown.retain(|words| !words.is_empty());
    let shown = fit::largest(ui, &shown, egui::vec2(room, f32::INFINITY), |ui, shown| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        ui.add(style::primary(&cx.palette, shown));
    });
    if primary(ui, cx, shown, &words, is_ready) {
        cx.ask(command);
    }
}

/// Whether no stop comes any more.
fn is_at_end(cx: &Cx) -> bool {
    cx.session.is_at_last_stop() || cx.session.lesson().stops.is_empty()
}

/// The one action that stands out. Returns whether it was clicked.
fn primary(ui: &mut Ui, cx: &Cx, words: &str, name: &str, is_ready: bool) -> bool {
    let button = if is_ready {
        style::primary(&cx.palette, words)
    } else {
        Button::new(words)
    };
    let side = ui.spacing().interact_size.y;
    let button = button.truncate().min_size(egui::vec2(side, 0.0));
    let button = ui.add_enabled(is_ready, button);
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_ready, name));
    button.clicked()
}
