//! What the program holds at this step: its variables and its open calls.

use crate::app::cx::Cx;
use crate::app::paint::{color, paint, rect_from};
use crate::explain::cell_label;
use crate::explain::code::Variable;
use crate::scene::{Anchor, Font, Palette, Point, Rect, Shape, Stroke, width_of};
use crate::solver::{Spot, Strategy};
use egui::{RichText, Sense, TextStyle, Ui};

/// The gap between variables, in points.
const GAP: f32 = 12.0;

/// Shows the variables. Each has a fixed place with room for its longest value, so that neither
/// they nor the program below ever move.
pub fn show_variables(ui: &mut Ui, variables: &[Variable], widest: &[Variable], palette: &Palette) {
    let size = TextStyle::Monospace.resolve(ui.style()).size * 0.9;
    let named = |variable: &Variable| format!("{} =", variable.name);
    let space = width_of(" ", Font::Mono, size);
    let width = |v: &Variable| {
        width_of(&named(v), Font::Mono, size) + space + width_of(&v.value, Font::Mono, size)
    };
    let height = size * 1.35;
    let mut at = egui::Vec2::ZERO;
    let mut places = Vec::new();
    for variable in widest {
        if at.x > 0.0 && at.x + width(variable) > ui.available_width() {
            at = egui::vec2(0.0, at.y + height);
        }
        places.push(at);
        at.x += width(variable) + GAP;
    }
    let whole = egui::vec2(ui.available_width(), at.y + height);
    let (rect, _) = ui.allocate_exact_size(whole, Sense::hover());
    for (variable, place) in variables.iter().zip(places) {
        let left = rect.min + place;
        let right = egui::pos2(rect.right(), left.y + height);
        let mut own = ui.new_child(
            egui::UiBuilder::new()
                .max_rect(egui::Rect::from_min_max(left, right))
                .layout(egui::Layout::left_to_right(egui::Align::Center)),
        );
        own.spacing_mut().item_spacing.x = space;
        let name = RichText::new(named(variable)).monospace().size(size);
        own.label(name.color(color(palette.faint)));
        own.label(RichText::new(&variable.value).monospace().size(size));
    }
}

/// Shows the open calls of the recursive function, the latest one last and lit: one for each decision
/// that waits. Where there is no room for all, the first ones are only counted.
pub fn show_calls(ui: &mut Ui, cx: &Cx) {
    let moment = cx.session.runs().leader().moment();
    let Strategy::Search(_) = moment.strategy() else {
        return;
    };
    let (p, topology) = (&cx.palette, moment.problem().topology());
    let size = TextStyle::Monospace.resolve(ui.style()).size * 0.86;
    let words: Vec<String> = (moment.choices().iter())
        .map(|choice| match (choice.guess, choice.at) {
            (Some((cell, value)), _) => format!("{}={value}", cell_label(cell, topology)),
            (None, Spot::Cell(cell)) => cell_label(cell, topology),
            (None, Spot::Places(_, value)) => value.to_string(),
        })
        .collect();
    let around = 14.0;
    let width = |words: &str| width_of(words, Font::Mono, size) + around;
    let label = cx.word("code-calls");
    let (rect, response) =
        ui.allocate_exact_size(egui::vec2(ui.available_width(), size * 1.9), Sense::hover());
    response.on_hover_text(cx.word("code-calls-hint"));
    let mut shapes = Vec::new();
    let middle = rect_from(rect).center().y;
    let mut put = |x: f32, font: Font, color, text: &str| {
        shapes.push(Shape::Text {
            at: Point::new(x, middle),
            anchor: Anchor::LeftMiddle,
            size,
            font,
            color,
            text: text.to_owned(),
        });
    };
    put(rect.left(), Font::Regular, p.faint, &label);
    let mut left = rect.left() + width_of(&label, Font::Regular, size) + 8.0;
    // The latest calls that fit.
    let mut room = rect.right() - left - width("… 99");
    let mut first = words.len();
    while first > 0 && width(&words[first - 1]) <= room {
        first -= 1;
        room -= width(&words[first]);
    }
    if first > 0 {
        let more = format!("… {first}");
        put(left, Font::Mono, p.faint, &more);
        left += width(&more);
    }
    for (number, words) in words.iter().enumerate().skip(first) {
        let is_latest = number + 1 == moment.choices().len();
        let own = Rect::new(
            left,
            rect.top() + 1.0,
            width(words) - 4.0,
            rect.height() - 2.0,
        );
        shapes.push(Shape::Rect {
            rect: own,
            radius: 4.0,
            fill: Some(if is_latest { p.lit } else { p.quiet }),
            stroke: Some(Stroke::new(
                1.0,
                if is_latest { p.lit_edge } else { p.line },
            )),
        });
        shapes.push(Shape::Text {
            at: own.center(),
            anchor: Anchor::CenterMiddle,
            size,
            font: Font::Mono,
            color: p.ink,
            text: words.clone(),
        });
        left += width(words);
    }
    paint(ui.painter(), shapes);
}
