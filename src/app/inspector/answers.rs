//! The options of a question: a card each, with its letter and, when a class votes, its votes.

use crate::app::cx::Cx;
use crate::app::fonts::family;
use crate::app::metrics::OPTION;
use crate::app::paint::color;
use crate::app::style::{quiet, scaled};
use crate::scene::Font;
use crate::session::Command;
use crate::session::posed::Posed;
use crate::session::verdict::LETTERS;
use crate::window::access;
use egui::{
    Align2, Button, Color32, DragValue, FontId, Galley, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// The most votes that can be entered for an option.
const MOST_VOTES: u32 = 999;
/// The key with the letter, the gap after it, and the widths of what stands after the words, in
/// points.
const KEY: Vec2 = vec2(23.0, 21.0);
const KEY_GAP: f32 = 9.0;
const SIGN: f32 = 22.0;
const COUNT: f32 = 36.0;

/// Shows the options, one below the other or, if all are short, in two columns or one row. After the
/// verdict they can only be read.
pub fn show(ui: &mut Ui, cx: &Cx, posed: &Posed, counts: bool) {
    let gap = scaled(ui, cx.metrics.option_gap);
    let options: Vec<usize> = (0..posed.options.len()).collect();
    let width =
        |columns: usize| (ui.available_width() - (columns - 1) as f32 * gap) / columns as f32;
    let is_short = |option: usize, columns: usize| {
        let words = posed.options[option].get(cx.language);
        // A number must not stand close to the minus of its votes: 1 − 0.
        let is_number = words.bytes().all(|byte| byte.is_ascii_digit());
        let beside = if counts && is_number { SIGN } else { 0.0 };
        let room = width(columns) - scaled(ui, beside);
        layout(ui, cx, posed, option, counts, room).rows.len() == 1
    };
    let are_short = |columns: &usize| options.iter().all(|option| is_short(*option, *columns));
    let most = if ui.available_width() > scaled(ui, cx.metrics.options_row) {
        options.len()
    } else {
        2
    };
    let columns = [most, 2].into_iter().find(are_short).unwrap_or(1);
    let width = width(columns);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        for row in options.chunks(columns) {
            let words = |option: &usize| layout(ui, cx, posed, *option, counts, width);
            let words: Vec<Arc<Galley>> = row.iter().map(words).collect();
            let least = scaled(ui, cx.metrics.option_height);
            let margins = 2.0 * scaled(ui, cx.metrics.option_margin.y);
            let heights = words.iter().map(|words| words.size().y + margins);
            let height = heights.fold(least, f32::max);
            ui.columns(columns, |places| {
                for ((ui, option), words) in places.iter_mut().zip(row).zip(words) {
                    card(ui, cx, posed, (*option, words), counts, height);
                }
            });
        }
    });
}

/// The words of an option in a card of this width. The room for them is the same before and after
/// the verdict.
fn layout(ui: &Ui, cx: &Cx, posed: &Posed, option: usize, counts: bool, width: f32) -> Arc<Galley> {
    let room = width - beside(ui, cx, counts).iter().sum::<f32>();
    let font = FontId::new(scaled(ui, OPTION), family(Font::Regular));
    let words = cx.lesson_text(&posed.options[option]);
    ui.painter().layout(words, font, Color32::PLACEHOLDER, room)
}

/// The widths before and after the words of a card.
pub fn beside(ui: &Ui, cx: &Cx, counts: bool) -> [f32; 2] {
    let after = match (counts, cx.look.is_presenting) {
        (true, _) => SIGN + COUNT,
        (false, false) => SIGN,
        // Where its words need the room, the sign stands on the edge of the card.
        (false, true) => 0.0,
    };
    [KEY.x + KEY_GAP, after].map(|width| scaled(ui, cx.metrics.option_margin.x + width))
}

/// Whether the option is right, if that may be shown yet. Wrong options are only marked if someone
/// chose them.
fn fate(posed: &Posed, option: usize) -> Option<bool> {
    let is_voted = !posed.is_open() && posed.votes[option] > 0;
    let is_wrong = is_voted || [posed.tried, posed.answer].contains(&Some(option));
    if !posed.is_open() && option == posed.right {
        Some(true)
    } else {
        is_wrong.then_some(false)
    }
}

/// The sign and the colour of an option that is marked as right or wrong.
pub fn sign(cx: &Cx, fate: bool) -> (&'static str, Color32) {
    if fate {
        ("✔", color(cx.palette.deduced))
    } else {
        ("✖", color(cx.palette.conflict))
    }
}

/// Names an option by its letter and its words, and says what has become of it.
fn speak(button: &Response, posed: &Posed, option: usize, cx: &Cx) {
    let words = cx.lesson_text(&posed.options[option]);
    let letter = LETTERS.get(option).map(char::to_string).unwrap_or_default();
    let verdict = match fate(posed, option) {
        Some(true) => format!(", {}", cx.word("option-right")),
        Some(false) => format!(", {}", cx.word("option-wrong")),
        None => String::new(),
    };
    access::describe(button, |node| {
        node.set_label(format!("{letter}: {words}{verdict}"));
        node.set_keyboard_shortcut(letter.as_str());
    });
}

/// How an option reacts to the pointer: those that can no longer be chosen are only read.
fn sense(posed: &Posed, option: usize) -> Sense {
    if posed.is_open() && posed.tried != Some(option) {
        Sense::click()
    } else {
        Sense::hover()
    }
}

/// A card: its letter, its words, its sign once that is known, and its votes with a bar.
pub fn card(
    ui: &mut Ui,
    cx: &Cx,
    posed: &Posed,
    (option, words): (usize, Arc<Galley>),
    counts: bool,
    height: f32,
) {
    let p = &cx.palette;
    let times = scaled(ui, 1.0);
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, sense(posed, option));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, ""));
    speak(&response, posed, option, cx);
    cx.on_click(&response, Command::Choose(option));
    let fate = fate(posed, option);
    let sign = fate.map(|fate| sign(cx, fate));
    let look = *ui.style().interact(&response);
    let painter = ui.painter_at(rect.expand(1.0));
    let radius = 8.0;
    painter.rect_filled(rect, radius, look.weak_bg_fill);
    let fill = match fate {
        Some(true) => p.deduced_fill,
        _ if !posed.is_open() => p.quiet,
        _ => p.guess_fill,
    };
    let share = if counts {
        posed.votes[option] as f32 / posed.all_votes().max(1) as f32
    } else {
        f32::from(fate == Some(true))
    };
    if share > 0.0 {
        let bar = rect.with_max_x(rect.left() + rect.width() * share);
        let clipped = painter.with_clip_rect(bar);
        clipped.rect_filled(rect, radius, color(fill));
    }
    let edge = sign.map_or(look.bg_stroke, |(_, ink)| Stroke::new(1.5, ink));
    painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(cx.metrics.option_margin.x * times, 0.0));
    if let Some(letter) = LETTERS.get(option) {
        let middle = pos2(inner.left() + KEY.x * times / 2.0, rect.center().y);
        let key = Rect::from_center_size(middle, KEY * times);
        painter.rect_filled(key, 5.0 * times, color(p.pointer));
        let font = FontId::new(OPTION * 0.9 * times, family(Font::Bold));
        let ink = color(p.on_pointer);
        painter.text(middle, Align2::CENTER_CENTER, letter, font, ink);
    }
    let ink = sign.map_or(color(p.ink), |(_, ink)| ink);
    let [before, _] = beside(ui, cx, counts);
    let at = pos2(rect.left() + before, rect.center().y - words.size().y / 2.0);
    let end = at.x + words.size().x;
    painter.galley(at, words, ink);
    let after = if counts { SIGN + COUNT } else { SIGN };
    let place = inner.with_min_x(inner.right() - after * times);
    let (before, count) = place.split_left_right_at_x(place.left() + SIGN * times);
    if let Some((sign, ink)) = sign {
        let font = FontId::new(OPTION * times, family(Font::Bold));
        let mut at = before.center();
        if end > before.left() {
            at = rect.right_center();
            let radius = 0.6 * OPTION * times;
            ui.painter()
                .circle_filled(at, radius, ui.visuals().panel_fill);
        }
        ui.painter()
            .text(at, Align2::CENTER_CENTER, sign, font, ink);
    }
    if counts {
        votes(ui, cx, posed, option, (before, count), &response);
    }
}

/// The votes for an option, which can be entered, and the way to take one back.
fn votes(
    ui: &mut Ui,
    cx: &Cx,
    posed: &Posed,
    option: usize,
    (before, count): (Rect, Rect),
    card: &Response,
) {
    let votes = posed.votes[option];
    let size = scaled(ui, OPTION);
    if !posed.is_open() {
        let font = FontId::new(size, family(Font::Bold));
        let ink = color(cx.palette.ink);
        let painter = ui.painter();
        painter.text(count.right_center(), Align2::RIGHT_CENTER, votes, font, ink);
        return;
    }
    let place = UiBuilder::new().max_rect(before.union(count));
    let mut ui = ui.new_child(place);
    quiet(&mut ui);
    ui.spacing_mut().button_padding = Vec2::ZERO;
    ui.spacing_mut().interact_size = Vec2::ZERO;
    let font = FontId::new(size, family(Font::Bold));
    ui.style_mut().text_styles.insert(TextStyle::Button, font);
    let mut entered = votes;
    let entry = DragValue::new(&mut entered).range(0..=MOST_VOTES);
    let entry = ui.put(count, entry).labelled_by(card.id);
    if entry.changed() {
        cx.ask(Command::Vote(option, entered as i32 - votes as i32));
    }
    // A card is clicked for one more.
    let letter = LETTERS.get(option).map(char::to_string).unwrap_or_default();
    let name = cx.text("vote-fewer", [("option", letter.into())]);
    let key = Rect::from_center_size(before.center(), vec2(SIGN - 4.0, KEY.y) * scaled(&ui, 1.0));
    let line = Stroke::new(1.0, color(cx.palette.line));
    ui.painter().rect_stroke(key, 4.0, line, StrokeKind::Inside);
    let fewer = Button::new(RichText::new("−")).min_size(before.size());
    let fewer = access::name(ui.put(before, fewer), &name).on_hover_text(name);
    cx.on_click(&fewer, Command::Vote(option, -1));
}
