//! The lesson view: the text of the lesson and of its stops.

use super::{outline, stop};
use crate::app::cx::Cx;
use crate::app::screens::course::next_title;
use crate::app::style;
use crate::explain::args;
use crate::playhead::Direction;
use crate::session::Command;
use crate::window::access;
use egui::{Align, Button, Layout, Ui, WidgetInfo, WidgetType};

/// In narrower panels the button for the previous stop has a sign only, in points.
const NARROW: f32 = 360.0;

/// Shows the lesson's text and that of the current stop.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let lesson = cx.session.lesson();
    let text = stop::prose(ui, lesson.text.get(cx.language));
    access::heading(&ui.heading(lesson.title.get(cx.language)), 1);
    ui.add_space(4.0);
    // What the lesson is about comes first, until its first stop.
    if cx.session.current_stop().is_none() {
        ui.label(text);
        ui.add_space(8.0);
        outline::show(ui, cx);
    } else {
        outline::show(ui, cx);
        ui.separator();
        ui.label(text.weak());
    }
}

/// Whether there is a stop or another lesson to go to.
pub fn has_foot(cx: &Cx) -> bool {
    !cx.session.lesson().stops.is_empty() || next_title(cx).is_some()
}

/// The ways to the previous and the next stop, always in the same places. After the last stop the next
/// lesson follows.
pub fn foot(ui: &mut Ui, cx: &Cx) {
    let next = next_title(cx).filter(|_| is_at_end(cx));
    ui.horizontal(|ui| {
        let is_first = cx.session.next_stop(Direction::Back).is_none();
        let name = cx.word("stop-back");
        // In narrow panels the way on needs the room.
        let words = if ui.available_width() < NARROW {
            "‹".to_owned()
        } else {
            format!("‹ {name}")
        };
        let back = ui.add_enabled(!is_first, Button::new(words).frame(false));
        back.widget_info(|| WidgetInfo::labeled(WidgetType::Button, !is_first, &name));
        if back.on_hover_text(&name).clicked() {
            cx.ask(Command::Stop(Direction::Back));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (words, command) = match next {
                Some(title) => {
                    let values = args([("title", title.into())]);
                    let words = cx.language.text("course-next", &values);
                    (format!("{words}  U"), Command::NextLesson)
                }
                None => {
                    let words = cx.word("stop-on");
                    (words, Command::Stop(Direction::Forward))
                }
            };
            let is_ready = !is_at_end(cx) || matches!(command, Command::NextLesson);
            if primary(ui, cx, &words, is_ready) {
                cx.ask(command);
            }
        });
    });
}

/// Whether no stop comes any more.
fn is_at_end(cx: &Cx) -> bool {
    cx.session.is_at_last_stop() || cx.session.lesson().stops.is_empty()
}

/// The one action that stands out. Returns whether it was clicked.
fn primary(ui: &mut Ui, cx: &Cx, words: &str, is_ready: bool) -> bool {
    let button = if is_ready {
        style::primary(&cx.palette, words)
    } else {
        Button::new(words)
    };
    ui.add_enabled(is_ready, button.truncate()).clicked()
}
