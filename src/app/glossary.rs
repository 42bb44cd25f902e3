//! Words of the glossary in texts: quietly marked, and a click opens what they mean.

use super::cx::Cx;
use super::dialogs::frame::DialogFrame;
use super::fonts::family;
use super::lessons::listed;
use super::look::{Dialog, LookCommand};
use super::paint::color;
use super::style;
use crate::explain::args;
use crate::files::glossary;
use crate::lesson::Term;
use crate::scene::Font;
use crate::session::{Command, Switch};
use crate::window::access;
use egui::accesskit::{HasPopup, Role};
use egui::text_selection::LabelSelectionState;
use egui::{CursorIcon, Galley, Label, Popup, PopupCloseBehavior, Pos2, Rect};
use egui::{Response, RichText, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, vec2};

/// The width of the card with a meaning, and the margin around its words, in points.
const CARD_WIDTH: f32 = 300.0;
const CARD_MARGIN: i8 = 10;
/// How much larger its words are than those of panels: it is read in class, like the text.
const CARD_SCALE: f32 = 1.1;
/// The distance of the dots under a word, their radius, and how far they are below it, in points.
const DOT_GAP: f32 = 3.0;
const DOT_RADIUS: f32 = 0.8;
const DOTS_BELOW: f32 = 3.5;

/// Shows a text of a lesson that can be selected, and in which words of the glossary can be asked
/// about.
pub fn text(ui: &mut Ui, cx: &Cx, words: RichText) {
    let label = Label::new(words).wrap().selectable(true);
    let (at, galley, response) = label.layout_in_ui(ui);
    let is_enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, is_enabled, galley.text()));
    access::only_read(&response);
    let ink = ui.visuals().text_color();
    LabelSelectionState::label_text_selection(ui, &response, at, galley.clone(), ink, Stroke::NONE);
    for mention in glossary().mentions(galley.text(), cx.language) {
        if is_withheld(cx, mention.term) {
            continue;
        }
        let chars = |bytes: usize| galley.text()[..bytes].chars().count();
        let range = chars(mention.at.start)..chars(mention.at.end);
        let places = places(&galley, at, range);
        word(ui, cx, &response, mention.term, &places);
    }
}

/// Whether a term must not be explained now: it occurs in an open question or its options, whose
/// answer its meaning might give away.
pub fn is_withheld(cx: &Cx, term: usize) -> bool {
    let posed = cx
        .session
        .questions()
        .posed()
        .filter(|_| cx.session.is_asking());
    posed.is_some_and(|posed| posed.mentions(glossary(), term, cx.language))
}

/// Where a range of characters is, row by row, with the height of the baseline.
fn places(galley: &Galley, at: Pos2, range: std::ops::Range<usize>) -> Vec<(Rect, f32)> {
    let mut places = Vec::new();
    let mut first = 0;
    for row in &galley.rows {
        let count = row.char_count_excluding_newline();
        let (start, end) = (range.start.max(first), range.end.min(first + count));
        if start < end {
            let corner = at + row.pos.to_vec2();
            let [left, right] = [start, end].map(|end| row.x_offset(end - first));
            let size = vec2(right - left, row.height());
            let base = row
                .glyphs
                .get(start - first)
                .map_or(size.y, |glyph| glyph.pos.y);
            places.push((
                Rect::from_min_size(corner + vec2(left, 0.0), size),
                corner.y + base,
            ));
        }
        first += row.char_count_including_newline();
    }
    places
}

/// A word that can be clicked, at these places of a text.
fn word(ui: &Ui, cx: &Cx, text: &Response, term: usize, places: &[(Rect, f32)]) {
    let name = glossary().terms[term].name.get(cx.language);
    let parts = places.iter().enumerate().map(|(number, (rect, _))| {
        // A word that goes on in the next row has the focus once.
        let sense = if number == 0 {
            Sense::click()
        } else {
            Sense::CLICK
        };
        ui.interact(*rect, text.id.with(("word", term, number)), sense)
    });
    let Some(word) = parts.reduce(|before, part| before | part) else {
        return;
    };
    let is_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(&word));
    word.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, name));
    access::describe(&word, |node| {
        node.set_has_popup(HasPopup::Dialog);
        node.set_expanded(is_open);
    });
    let is_lit = is_open || word.hovered() || word.has_focus();
    for (rect, base) in places {
        let ends = [rect.left(), rect.right()].map(|x| Pos2::new(x, base + DOTS_BELOW));
        if is_lit {
            let stroke = Stroke::new(1.5, color(cx.palette.guess));
            ui.painter().line_segment(ends, stroke);
        } else {
            let dots = Shape::dotted_line(&ends, color(cx.palette.faint), DOT_GAP, DOT_RADIUS);
            ui.painter().extend(dots);
        }
    }
    let times = style::scaled(ui, CARD_SCALE);
    let word = word.on_hover_cursor(CursorIcon::PointingHand);
    Popup::from_toggle_button_response(&word)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .width((CARD_WIDTH * times).min(cx.window.x - 60.0))
        .frame(egui::Frame::popup(ui.style()).inner_margin(CARD_MARGIN))
        .show(|ui| {
            style::enlarge(ui, times);
            access::region(ui, Role::Dialog, name);
            meaning(ui, cx, term);
        });
}

/// A term, what it means, and the way to the lesson that teaches it.
pub fn meaning(ui: &mut Ui, cx: &Cx, term: usize) {
    let entry = &glossary().terms[term];
    let name = RichText::new(entry.name.get(cx.language)).family(family(Font::Bold));
    ui.add(Label::new(name).wrap());
    if is_withheld(cx, term) {
        ui.add(Label::new(RichText::new(cx.word("glossary-later")).weak()).wrap());
        return;
    }
    ui.add(Label::new(entry.meaning.get(cx.language)).wrap());
    to_lesson(ui, cx, entry);
}

/// The way to the lesson that teaches a term, unless it is on show.
fn to_lesson(ui: &mut Ui, cx: &Cx, term: &Term) {
    let id = term
        .lesson
        .as_deref()
        .filter(|id| *id != cx.session.lesson().id);
    let Some((number, title)) = id.and_then(|id| listed(cx, id)) else {
        return;
    };
    let words = cx
        .language
        .text("glossary-lesson", &args([("title", title.into())]));
    ui.scope(|ui| {
        style::quiet(ui);
        ui.spacing_mut().button_padding.x = 0.0;
        let words = RichText::new(words).color(color(cx.palette.guess));
        if ui.add(egui::Button::new(words).wrap()).clicked() {
            cx.ask(LookCommand::Dialog(Dialog::Glossary, Switch::Off));
            cx.ask(Command::TakeLesson {
                number,
                resumes: true,
            });
        }
    });
}

/// The dialog with all words of the course and what they mean.
pub const FRAME: DialogFrame<WordList> =
    DialogFrame::new(Dialog::Glossary, "glossary", 520.0, dictionary);

/// The state of the dialog with all words of the course.
#[derive(Default)]
pub struct WordList {
    /// What the words are to contain.
    filter: String,
}

fn dictionary(ui: &mut Ui, cx: &Cx, state: &mut WordList) {
    let name = cx.word("glossary-filter");
    let field = egui::TextEdit::singleline(&mut state.filter)
        .id(egui::Id::new("glossary filter"))
        .hint_text(RichText::new(&name).weak())
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    access::describe(&field, |node| node.set_label(name));
    let (words, language) = (glossary(), cx.language);
    let fits = |term: &usize| words.matches(*term, &state.filter, language);
    let found: Vec<usize> = words.sorted(language).into_iter().filter(fits).collect();
    for term in &found {
        ui.add_space(6.0);
        ui.push_id(term, |ui| meaning(ui, cx, *term));
    }
    if found.is_empty() {
        let values = args([("text", state.filter.clone().into())]);
        ui.label(language.text("glossary-none", &values));
    }
}
