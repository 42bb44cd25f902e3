//! The ways through a lesson: by step, by stop, to the next lesson.

use crate::app::cx::Cx;
use crate::app::fit;
use crate::app::screens::course::next_title;
use crate::app::style::{self, unbroken};
use crate::app::transport;
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
    // The key stands on the same line as the last word.
    let shown = unbroken(&words).replace("  ", "\u{A0}\u{A0}");
    let button = style::primary(&cx.palette, &shown).wrap();
    let button = access::name(ui.add(button), &words);
    cx.on_click(&button, Command::NextLesson);
}

/// The way to the next lesson in words, with its key.
fn next_in_words(cx: &Cx) -> Option<String> {
    let title = next_title(cx)?.into();
    let words = format!("{}  U", cx.text("course-next", [("title", title)]));
    Some(cx.keyed(words))
}

/// The ways on and back, by step and by stop, in little room.
pub fn ways(ui: &mut Ui, cx: &Cx) {
    for (sign, name, command) in [
        ("◀|", "step-back", Command::Step(-1)),
        ("|▶", "step-on", Command::Step(1)),
    ] {
        let name = cx.word(name);
        let size = egui::Vec2::splat(ui.spacing().interact_size.y);
        let button = access::name(transport::shaped(ui, sign, size), &name);
        cx.on_click(&button.on_hover_text(name), command);
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
    let words = if is_in_words { &name } else { "" };
    let button = Button::new(format!("‹ {words}").trim()).frame(false);
    let size = egui::vec2(ui.spacing().interact_size.y, 0.0);
    let back = ui.add_enabled(!is_first, button.min_size(size));
    back.widget_info(|| WidgetInfo::labeled(WidgetType::Button, !is_first, &name));
    cx.on_click(&back.on_hover_text(&name), Command::Stop(Direction::Back));
}

/// The way to the next stop, or the next lesson: in as many words as there is room for.
pub fn on(ui: &mut Ui, cx: &Cx, room: f32) {
    let is_at_end = cx.session.is_at_last_stop() || cx.session.lesson().stops.is_empty();
    // The lessons that follow come to a page after its first picture.
    let next = is_at_end.then(|| next_in_words(cx)).flatten();
    let is_ready = !is_at_end || next.is_some();
    let short = next
        .as_ref()
        .map(|_| cx.keyed(cx.word("course-next-short")));
    let (words, command) = match next {
        Some(words) => (words, Command::NextLesson),
        None if is_at_end && cx.session.stands_alone() => {
            (cx.word("package-next"), Command::NextLesson)
        }
        None => (
            cx.keyed(cx.word("stop-on")),
            Command::Stop(Direction::Forward),
        ),
    };
    let without_key = words.rsplit_once("  ").map_or("", |(words, _)| words);
    let mut shown = vec![
        words.as_str(),
        without_key,
        short.as_deref().unwrap_or(""),
        "›",
    ];
    shown.retain(|words| !words.is_empty());
    let shown = fit::largest(ui, &shown, egui::vec2(room, f32::INFINITY), |ui, shown| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        ui.add(style::primary(&cx.palette, shown));
    });
    let button = if is_ready {
        style::primary(&cx.palette, shown)
    } else {
        Button::new(shown)
    };
    let size = egui::vec2(ui.spacing().interact_size.y, 0.0);
    let button = ui.add_enabled(is_ready, button.truncate().min_size(size));
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_ready, &words));
    cx.on_click(&button, command);
}
