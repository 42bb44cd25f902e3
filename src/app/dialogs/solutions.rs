//! All solutions that the leading run has found, as small boards, a page at a time. A click goes to
//! the step that finds one.
//!
//! Nothing is kept of a run but the page on show: the nth solution is found again from the
//! keyframes.

use super::frame::{DialogFrame, MAX_WIDTH, room};
use crate::app::cx::Cx;
use crate::app::look::{Dialog, LookCommand};
use crate::app::paint::{color, picture};
use crate::explain::args;
use crate::generator::Solutions;
use crate::scene::{Board, BoardOptions};
use crate::session::visibility::Visibility;
use crate::session::{Command, Run, Switch};
use crate::solver::{EventKind, Goal, Outcome};
use crate::timeline::{Found, Measure, Moment};
use crate::window::access;
use egui::{Button, RichText, Sense, Ui, WidgetInfo, WidgetType};

/// The boards of a page: in rows of four, and in rows of three if they are larger than 9×9.
const PAGE: u64 = 12;
/// The largest side of a board, in points.
const MAX_SIDE: f32 = 320.0;

pub const FRAME: DialogFrame<SolutionList> = DialogFrame {
    foot: Some(foot),
    ..DialogFrame::new(Dialog::Solutions, "solutions", MAX_WIDTH, contents)
};

/// The state of the dialog.
#[derive(Default)]
pub struct SolutionList {
    /// The page, from 0.
    page: u64,
    shown: Option<SolutionPage>,
}

/// The solutions of a page.
struct SolutionPage {
    /// The run, the page, and how many solutions were found by then.
    of: (u64, u64, u64),
    moments: Vec<Moment>,
}

impl SolutionList {
    /// The moments of the page's solutions. The run has found `count` solutions by now.
    fn moments(&mut self, run: &Run, count: u64) -> &[Moment] {
        let of = (run.id(), self.page, count);
        let shown = self.shown.take().filter(|shown| shown.of == of);
        let shown = shown.unwrap_or_else(|| {
            let numbers = self.page * PAGE + 1..=count.min((self.page + 1) * PAGE);
            let solutions = Measure::Events(EventKind::Solution);
            let moment = |number| match run.timeline().first_reaching(solutions, number) {
                Found::At(step) => run.timeline().peek(step),
                Found::NotYet | Found::Never => None,
            };
            let moments = numbers.filter_map(moment).collect();
            SolutionPage { of, moments }
        });
        &self.shown.insert(shown).moments
    }
}

fn contents(ui: &mut Ui, cx: &Cx, state: &mut SolutionList) {
    // Who works on a board does not know its solutions.
    if cx.session.student().is_some() {
        cx.ask(LookCommand::Dialog(Dialog::Solutions, Switch::Off));
        return;
    }
    let (runs, language) = (cx.session.runs(), cx.language);
    let run = runs.leader();
    if !runs.is_alone() {
        ui.strong(runs.title(runs.leading(), language));
    }
    let sight = sight(cx);
    let count = sight.counters.solutions;
    state.page = state.page.min(last_page(count));
    let more = match cx.session.solutions() {
        Some(Solutions::Several) if count == 1 => "yes",
        Some(Solutions::One) => "no",
        Some(_) | None => "maybe",
    };
    let values = args([
        ("count", count.into()),
        ("number", language.number(count).into()),
        ("steps", language.number(sight.until()).into()),
        ("more", more.into()),
    ]);
    let end = run.timeline().outcome();
    let id = match end.filter(|_| sight.is_whole) {
        Some(Outcome::Solved) => "solutions-stopped",
        Some(Outcome::Enumerated | Outcome::NoSolution | Outcome::GaveUp) => "solutions-found",
        None => "solutions-so-far",
    };
    ui.weak(language.text(id, &values));
    if id == "solutions-stopped" && more != "no" && ui.button(cx.word("find-all")).clicked() {
        find_all(cx);
    }
    ui.add_space(4.0);
    let most = match run.moment().problem().size() {
        0..=9 => 4,
        _ => 3,
    };
    // A few solutions may be larger.
    let columns = most.min(count.max(1) as usize);
    let gap = ui.spacing().item_spacing.x;
    let side = (ui.available_width() - gap * (columns - 1) as f32) / columns as f32;
    // The rows of a page are seen at once, with their captions, whatever the window's height.
    let rows = (PAGE.min(count.max(1)) as usize).div_ceil(columns) as f32;
    let side = side.min((room(ui.ctx()) - 150.0) / rows - 26.0);
    let side = side.clamp(80.0, MAX_SIDE);
    let first = state.page * PAGE + 1;
    let moments: Vec<_> = (first..).zip(state.moments(run, count)).collect();
    for row in moments.chunks(columns) {
        ui.horizontal(|ui| {
            for (number, moment) in row {
                solution(ui, cx, *number, moment, side);
            }
        });
    }
}

/// Lets the leading board look for all solutions, and lists them.
pub fn find_all(cx: &Cx) {
    let mut boards = cx.session.lesson().boards.clone();
    let leading = cx.session.runs().leading().min(boards.len() - 1);
    boards[leading].goal = Goal::All;
    cx.ask(Command::SetBoards(boards));
    cx.ask(Command::Lead(leading));
    cx.ask(Command::Last);
    cx.ask(LookCommand::Dialog(Dialog::Solutions, Switch::On));
}

/// A solution with its number and its step.
fn solution(ui: &mut Ui, cx: &Cx, number: u64, moment: &Moment, side: f32) {
    let language = cx.language;
    let values = [
        ("number", language.number(number).into()),
        ("step", language.number(moment.step()).into()),
    ];
    let words = cx.text("solutions-one", values);
    ui.vertical(|ui| {
        ui.set_width(side);
        let size = egui::Vec2::splat(side);
        let response = picture(ui, size, Sense::click(), |rect, shapes| {
            // The frame of a solution and its sign reach beyond the board.
            let rect = rect.shrunk(0.04 * side);
            let board = Board::new(moment, rect, &cx.palette, BoardOptions::NONE);
            board.in_language(language).draw(shapes);
        });
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
        if response.hovered() || response.has_focus() {
            let stroke = egui::Stroke::new(2.0, color(cx.palette.guess));
            let outside = egui::StrokeKind::Outside;
            ui.painter()
                .rect_stroke(response.rect, 2.0, stroke, outside);
        }
        if response.clicked() {
            cx.ask(Command::GoTo(moment.step()));
            cx.ask(LookCommand::Dialog(Dialog::Solutions, Switch::Off));
        }
        ui.label(RichText::new(words).weak().small());
    });
}

/// The ways to the other pages.
fn foot(ui: &mut Ui, cx: &Cx, state: &mut SolutionList) {
    let last = last_page(sight(cx).counters.solutions);
    if last == 0 {
        return;
    }
    let on = ui.add_enabled(state.page < last, Button::new("▶"));
    let on = access::name(on, &cx.word("page-on"));
    let [page, pages] = [state.page, last].map(|page| cx.language.number(page + 1).into());
    ui.label(cx.text("solutions-page", [("page", page), ("pages", pages)]));
    let back = ui.add_enabled(state.page > 0, Button::new("◀"));
    let back = access::name(back, &cx.word("page-back"));
    if on.clicked() {
        state.page += 1;
    } else if back.clicked() {
        state.page -= 1;
    }
}

/// How much may be seen of the leading run.
fn sight(cx: &Cx) -> Visibility {
    cx.session.visibility(cx.session.runs().leading())
}

fn last_page(count: u64) -> u64 {
    count.saturating_sub(1) / PAGE
}
