//! The inspector: one file per view. Every view shows the current moment of the leading board. A
//! new view needs a file here, a row in [`open_view`] and a variant of [`View`].

mod answers;
mod chart;
mod code;
mod cover;
mod flow;
mod heat;
mod lesson;
mod log;
mod nogoods;
mod order;
mod output;
mod panel;
mod program;
mod question;
mod reason;
mod stack;
pub mod student;
mod tabs;
pub mod tree;
mod ways;
mod why;
mod words;

use super::board_cache::BoardCache;
use super::board_layout;
use super::boards;
use super::cx::Cx;
use super::fit;
use super::paint::color;
use super::style::{enlarge, words_times};
use crate::lesson::View;
use crate::window::access;
use egui::accesskit::Role;
use egui::{Frame, Label, Margin, RichText, SidePanel, Stroke, TopBottomPanel, Ui, vec2};
use panel::{scrolled, with_faded_edges};
use question::Feedback;

pub use ways::{on as way_on, ways};
pub use words::{asked, hides_question, says_here, show_words};

/// The margins around and in the inspector of a small window, in points.
const OUTER_MARGIN: f32 = 3.0;
const INNER_MARGIN: f32 = 2.0;
/// The height of the foot with the ways to the stops, in points.
const FOOT: f32 = 46.0;

/// In windows of this width the inspector has room for all tabs, and the width that these need, in
/// points.
const ROOMY: f32 = 1280.0;
const WITH_TABS: f32 = 460.0;
/// The share of the width with words beside the view, and with other boards to choose above it as
/// well.
const WITH_WORDS: f32 = 0.64;
const WITH_CHOICE: f32 = 0.58;

/// The share of the width of a view that has changed places with the boards.
const SWAPPED_WIDTH: f32 = 0.68;

/// Shows the inspector on the right. Returns the side that each board would have if it had its
/// usual width.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache) -> f32 {
    let size = ui.available_size();
    let is_roomy = ui.ctx().content_rect().width() >= ROOMY;
    let least = if is_roomy { WITH_TABS } else { 200.0 };
    let usual = (size.x * 0.31).clamp(least, 520.0);
    let runs = cx.session.runs();
    let side =
        |count, width| board_layout::side_on_desk(size - vec2(width, 0.0), count, cx.look.zoom);
    let of_each = side(runs.len(), usual);
    let width = if cx.look.is_swapped && cx.look.view != View::Lesson {
        size.x * SWAPPED_WIDTH
    } else if !words::are_beside(cx) {
        let shows_all = boards::shows_all(cx, of_each);
        let count = if shows_all { runs.len() } else { 1 };
        widest(size.x, usual, count, |width| side(count, width))
    } else if runs.is_alone() {
        size.x * WITH_WORDS
    } else {
        size.x * WITH_CHOICE
    };
    // The panel's width includes the margins of the card.
    let card = card(cx, 10).inner_margin(Margin::symmetric(12, 4));
    SidePanel::right("inspector")
        .exact_width(width)
        .frame(Frame::NONE)
        .show_separator_line(false)
        .resizable(false)
        .show_inside(ui, |ui| {
            card.outer_margin(8).show(ui, |ui| {
                ui.set_min_size(ui.available_size());
                contents(ui, cx, drawn);
            });
        });
    of_each
}

/// A card on the window's background.
fn card(cx: &Cx, radius: u8) -> Frame {
    Frame::new()
        .fill(color(cx.palette.surface))
        .stroke(Stroke::new(1.0, color(cx.palette.line)))
        .corner_radius(radius)
}

/// The height of the head in a small window.
pub fn head_height(ui: &Ui) -> f32 {
    ui.spacing().interact_size.y + 2.0 * (OUTER_MARGIN + INNER_MARGIN)
}

/// Whether the lesson says something here, in a small window where that needs the room of the
/// board's own words.
pub fn speaks(cx: &Cx) -> bool {
    let session = cx.session;
    let is_still = !session.playhead().is_playing() && session.student().is_none();
    let is_open = cx.look.view == View::Lesson
        || session.stop_here().is_some()
        || session.questions().posed().is_some();
    let is_hidden = session.hides_board(session.runs().leading());
    is_still && is_open && !is_hidden && words::says_here(cx)
}

/// The height of the inspector of a small window, in points.
pub struct WordsHeight {
    /// In which all that the lesson says here is seen, until it is answered.
    pub asked: f32,
    /// With the verdict on its answer as well, and with the view that it stands below.
    pub whole: f32,
}

/// How high the inspector of a small window of this width has to be for what the lesson says here.
pub fn height_of_words(ui: &Ui, cx: &Cx, width: f32) -> WordsHeight {
    let is_below = cx.look.view != View::Lesson;
    let (beside, around) = match is_below {
        true => (words::BESIDE_CARD, words::AROUND_CARD),
        false => (lesson::BESIDE_WORDS, 0.0),
    };
    let around = around + head_height(ui) + 2.0 * (OUTER_MARGIN + INNER_MARGIN);
    let height = |feedback| {
        let words = fit::height(ui, width - beside, |ui| {
            enlarge(ui, words_times(ui.ctx(), cx.look.zoom));
            if let Some(number) = cx.session.current_stop() {
                lesson::title(ui, cx, number);
            }
            words::make_small(ui, cx);
            words::measured(ui, cx, feedback);
        });
        // Below an open question it does not matter what the edge fades.
        let is_open = feedback == Feedback::Open && cx.session.questions().posed().is_some();
        match is_below || is_open {
            true => around + words,
            false => around + with_faded_edges(words),
        }
    };
    let [asked, judged] = [Feedback::Open, Feedback::Judged].map(height);
    let view = if is_below { words::LEAST_VIEW } else { 0.0 };
    WordsHeight {
        asked,
        whole: asked.max(judged) + view,
    }
}

/// Shows the inspector in what is left of a small window: a head in place of tabs and foot, and
/// below it the view, if there is room.
pub fn show_small(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache) {
    let head = head_height(ui);
    let card = card(cx, 8).inner_margin(Margin::symmetric(6, INNER_MARGIN as i8));
    card.outer_margin(OUTER_MARGIN).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        if begin(ui, cx) {
            return;
        }
        let has_room = ui.available_height() > head;
        tabs::show_small(ui, cx);
        if has_room {
            enlarge(ui, words_times(ui.ctx(), cx.look.zoom));
            words::below(ui, cx);
            open_view(ui, cx, drawn);
        }
    });
}

/// The tabs, the open view, and the current question or stop.
fn contents(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache) {
    if begin(ui, cx) {
        return;
    }
    tabs::show(ui, cx);
    if ways::has_foot(cx) {
        TopBottomPanel::bottom("stops")
            .exact_height(FOOT)
            .show_inside(ui, |ui| {
                ui.add_space(2.0);
                ways::foot(ui, cx);
            });
    }
    enlarge(ui, words_times(ui.ctx(), cx.look.zoom));
    words::show(ui, cx);
    // Which of several boards the view is about. The tree has buttons to choose it.
    let (runs, view) = (cx.session.runs(), cx.look.view);
    if view.is_of_one_board() && view != View::Tree && !runs.is_alone() {
        let title = runs.title(runs.leading(), cx.language);
        let title = format!("{}. {title}", runs.leading() + 1);
        ui.add(Label::new(RichText::new(title).small().strong()).truncate());
    }
    open_view(ui, cx, drawn);
}

/// Names the inspector and shows the panel of a student at work in place of everything else, if
/// there is one.
fn begin(ui: &mut Ui, cx: &Cx) -> bool {
    access::region(ui, Role::Complementary, &cx.word("region-inspector"));
    // What is on the card has its colour.
    ui.visuals_mut().panel_fill = color(cx.palette.surface);
    show_student(ui, cx)
}

/// Shows the panel of a student at work, if there is one.
pub fn show_student(ui: &mut Ui, cx: &Cx) -> bool {
    let student = cx.session.student();
    if let Some(student) = student {
        scrolled(ui, |ui| student::show(ui, cx, student));
    }
    student.is_some()
}

/// Shows the view that is open.
pub fn open_view(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache) {
    if cx.session.hides_open_view(cx.look.view) {
        ui.label(cx.word("board-hidden"));
        return;
    }
    // Where there is hardly any room for a view, what is around it is not painted over.
    let room = ui.available_rect_before_wrap();
    ui.shrink_clip_rect(room.expand(1.0).with_max_y(room.bottom()));
    if !cx.session.runs().leader().has_view(cx.look.view) {
        ui.label(cx.word(&format!("unseen-{}", cx.look.view.id())));
        return;
    }
    match cx.look.view {
        View::Lesson => scrolled(ui, |ui| lesson::show(ui, cx)),
        View::Code => code::show(ui, cx),
        View::Flow => flow::show(ui, cx),
        View::Stack => stack::show(ui, cx),
        View::Tree => tree::show(ui, cx, drawn),
        View::Why => scrolled(ui, |ui| why::show(ui, cx)),
        View::Nogoods => nogoods::show(ui, cx),
        View::Log => scrolled(ui, |ui| log::show(ui, cx)),
        View::Heat => scrolled(ui, |ui| heat::show(ui, cx)),
        View::Chart => scrolled(ui, |ui| chart::show(ui, cx)),
        View::Output => output::show(ui, cx),
    }
}

/// The width of the inspector beside `count` boards: as wide as possible without making these
/// smaller than beside the usual width.
fn widest(room: f32, usual: f32, count: usize, side: impl Fn(f32) -> f32) -> f32 {
    const TRIES: usize = 12;
    // Cards side by side need some of their width for words.
    let share = match count {
        1 => 0.42,
        2 => 0.38,
        _ => 0.0,
    };
    let widest = usual.max(room * share);
    let least = side(usual) * 0.99;
    let mut widths = (0..TRIES).map(|n| widest + (usual - widest) * n as f32 / TRIES as f32);
    widths.find(|width| side(*width) >= least).unwrap_or(usual)
}
