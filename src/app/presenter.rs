//! Presenter mode: boards, and beside them the words and the question of a stop, or a view, all large
//! enough for the last row.

use super::boards::{self, Place};
use super::cx::Cx;
use super::drawn::Drawn;
use super::look::LookCommand;
use super::paint::color;
use super::standings::Standings;
use super::{inspector, style, transport};
use crate::lesson::View;
use crate::session::Switch;
use crate::session::race::{Race, RacePhase};
use crate::window::access;
use egui::containers::panel::PanelState;
use egui::{
    Align2, Area, Button, Context, CursorIcon, Frame, Id, Margin, Rect, RichText, SidePanel,
    TopBottomPanel,
};
use egui::{Ui, UiBuilder, Vec2, WidgetInfo, WidgetType};
use std::time::Duration;

/// The least share of the height that one board takes, and each of several in a row.
const LEAST: [f32; 2] = [0.66, 0.6];
/// The range of the width of the words, in percent of the window's.
const WIDTHS: std::ops::RangeInclusive<u16> = 24..=46;
/// The width of the words beside two boards where these cannot have that height, in percent of the window's.
const NARROW: u16 = 31;
/// The share of their largest side that four boards have.
const NEARLY: f32 = 0.95;
/// The share of the height that words have below the boards.
const BELOW: f32 = 0.34;
/// How much smaller boards may be beside the words than above them.
const SMALLER: f32 = 0.85;
/// The text sizes of answers to try, the largest first, in pixels of windows from [`LOW`] to [`TALL`] pixels high, to
/// which those of other windows are in proportion. Titles, questions and verdicts are larger.
const SIZES: [f32; 12] = [
    54.0, 48.0, 44.0, 40.0, 36.0, 34.0, 32.0, 30.0, 28.0, 26.0, 24.0, 22.0,
];
const LOW: f32 = 768.0;
const TALL: f32 = 1080.0;
/// The largest of them beside boards, and below a view, which needs the room, unless the viewer wants another text size.
/// Those of windows between these heights grow with them.
const BESIDE_BOARDS: f32 = 36.0;
const BELOW_VIEW: f32 = 28.0;
/// The least of them, and the same in windows less high than this, in pixels.
const LEAST_PIXELS: f32 = 24.0;
const SMALLEST: f32 = 22.0;
const HIGH: f32 = 900.0;
/// The share of the height that words below a view take if they can be read then, that of questions before every move,
/// and the most that the words of a stop take.
const WORDS: [f32; 3] = [0.55, 0.6, 0.75];
/// The share of the height that words above a table take, if they can be read then.
const ABOVE_TABLE: f32 = 0.6;
/// How long the buttons for the pointer stay when it rests, in seconds.
const SHOWN: f32 = 3.0;
/// How much larger the text of a view is than beside the boards otherwise.
pub const VIEW: f32 = 1.6;
/// The same of the panel of a student at work.
const STUDENT: f32 = 1.75;
/// The height of these or of a small notice of two lines, in points.
const BELOW_WORDS: f32 = 62.0;
/// The panel of the words below a view.
const BELOW_A_VIEW: &str = "presented words";
/// The distance of the way out from the corner, in points.
const CORNER: f32 = 4.0;
/// The margins of the words, and the space above those below a view, in points.
const MARGIN: i8 = 16;
const ABOVE_WORDS: i8 = 5;

/// Shows the words beside the boards or, where these would become too small, below them. Returns the place left
/// for the boards, and the free space below the words.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) -> (Place, Option<Rect>) {
    if cx.look.wishes.has_fingers && cx.session.student().is_none() {
        transport::show_small(ui, cx, drawn);
    }
    let room = ui.available_size();
    let frame = Frame::NONE.inner_margin(Margin::same(MARGIN));
    let beside = |width: f32| {
        SidePanel::right("presenter")
            .exact_width(width)
            .resizable(false)
            .show_separator_line(false)
    };
    let (place, count) = if shows_one(cx) {
        (Place::One, 1)
    } else {
        (Place::Presented, cx.session.runs().len())
    };
    let width = width_beside(room, count).filter(|_| has_words(cx));
    if let Some(width) = width {
        let panel = beside(width).frame(frame);
        let shown = panel.show_inside(ui, |ui| words(ui, cx, drawn));
        return (place, shown.inner);
    }
    if count > 1 {
        // The way out must not cover the head of a board.
        let margin = beside(ui.spacing().interact_size.y + CORNER - boards::PANEL_MARGIN);
        margin.frame(Frame::NONE).show_inside(ui, |_| {});
    }
    if !has_words(cx) {
        return (place, None);
    }
    if let Some(place) = fourth_place(ui.available_rect_before_wrap(), count) {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
        let shown = frame.show(&mut ui, |ui| words(ui, cx, drawn));
        return (Place::Three, shown.inner);
    }
    let shown = TopBottomPanel::bottom("presenter below")
        .frame(frame)
        .exact_height(room.y * BELOW)
        .show_separator_line(false)
        .show_inside(ui, |ui| words(ui, cx, drawn));
    (place, shown.inner)
}

/// The way out for those without keys, in the corner.
pub fn exit(ctx: &Context, cx: &Cx) {
    Area::new(Id::new("exit"))
        .anchor(Align2::RIGHT_TOP, [-CORNER, CORNER])
        .show(ctx, |ui| {
            let side = ui.spacing().interact_size.y;
            let sign = RichText::new("✕").color(color(cx.palette.faint));
            let button = ui.add_sized([side, side], Button::new(sign).frame(false));
            let name = cx.word("presenter-leave");
            button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            if button.on_hover_text(name).clicked() {
                cx.ask(LookCommand::Present(Switch::Off));
            }
        });
}

/// Whether anything may have to be said during this lesson, so that nothing moves when it is.
fn has_words(cx: &Cx) -> bool {
    let is_student = cx.session.student().is_some();
    is_student || inspector::may_say(cx) || shows_view(cx) || cx.session.race().is_some()
}

/// One board has room for a view beside it. One that is hidden leaves its room to the question.
fn shows_view(cx: &Cx) -> bool {
    let has_room = cx.session.runs().is_alone() || shows_one(cx);
    cx.look.view != View::Lesson && has_room && !cx.session.hides_open_view(cx.look.view)
}

/// Whether only the leading one of several boards is shown: where a student is at work, a stop speaks of a view of it,
/// or the viewer has chosen one.
fn shows_one(cx: &Cx) -> bool {
    if cx.session.runs().is_alone() || cx.session.student().is_some() {
        return !cx.session.runs().is_alone();
    }
    let view = cx.look.view;
    let is_asked = view.is_of_one_board() && cx.session.view_asked() == Some(view);
    let is_chosen = view != View::Lesson && cx.look.is_view_chosen;
    // The table of a race that is over gives way to a view.
    let race = cx.session.race().map(Race::phase);
    let has_room = race.is_none() || race == Some(RacePhase::Over) && is_chosen;
    (is_asked || is_chosen) && has_room
}

/// Whether a stop speaks of the chart of several boards, which is shown in numbers below its words.
fn tells_chart(cx: &Cx) -> bool {
    cx.look.view == View::Chart && cx.session.view_asked() == Some(View::Chart)
}

/// The share of the height that words have: the same while a question is open that hides the table below them.
fn share_of_words(cx: &Cx) -> f32 {
    if cx.session.race().is_some() || tells_chart(cx) {
        ABOVE_TABLE
    } else {
        1.0
    }
}

/// The phase of the race, if there is one. An open question goes before it, and may be about its result.
fn race_phase(cx: &Cx) -> Option<RacePhase> {
    let race = cx.session.race().filter(|_| !cx.session.is_asking());
    race.map(Race::phase)
}

/// The place for words that three boards two by two leave free, unless the boards are clearly larger above the words.
fn fourth_place(room: Rect, count: usize) -> Option<Rect> {
    if count != 3 {
        return None;
    }
    let (side, place) = boards::fourth_place(room);
    let above = room.size() - Vec2::new(0.0, room.height() * BELOW);
    let below = boards::side_presented(above, count);
    (side >= below * SMALLER).then_some(place)
}

/// The width of the words beside `count` boards: as wide as possible without making these too small, or
/// clearly smaller than with the words below them. Three boards have a place for words among them.
fn width_beside(room: Vec2, count: usize) -> Option<f32> {
    let side = |width: f32, height: f32| {
        let left = room - Vec2::new(width, height);
        boards::side_presented(left, count)
    };
    let share = |percent: u16| room.x * f32::from(percent) / 100.0;
    let below = side(0.0, room.y * BELOW) * SMALLER;
    let largest = side(share(*WIDTHS.start()), 0.0);
    let least = match count {
        1 => room.y * LEAST[0],
        // Where no width leaves them that high, words below them would leave even less.
        2 if largest < room.y * LEAST[1] => side(share(NARROW), 0.0),
        2 => room.y * LEAST[1],
        3 => return None,
        // Boards two by two are small. They come first.
        _ => largest * NEARLY,
    };
    let least = least.max(below);
    let widths = WIDTHS.rev().map(share);
    let fits = |width: &f32| side(*width, 0.0) >= least;
    widths.into_iter().find(fits)
}

/// Shows the words, the view or the race. Returns the free space below the words.
fn words(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) -> Option<Rect> {
    // What would be larger than its room must not move the boards.
    let room = UiBuilder::new().max_rect(ui.available_rect_before_wrap());
    let ui = &mut ui.new_child(room);
    if cx.session.student().is_some() {
        style::enlarge(ui, STUDENT * style::words_times(ui.ctx(), cx.look.zoom));
        inspector::show_student(ui, cx);
        return None;
    }
    // The words of a stop are true of its step only, and a race passes it.
    if let Some(phase) = race_phase(cx).filter(|_| !shows_one(cx)) {
        let room = match phase {
            RacePhase::Preparing => return None,
            RacePhase::Over if cx.session.stop_here().is_some() => said(ui, cx),
            RacePhase::Running(_) | RacePhase::Over => ui.available_rect_before_wrap(),
        };
        return standings(ui, cx, room);
    }
    if !shows_view(cx) {
        let room = said(ui, cx);
        let is_told = tells_chart(cx) && !cx.session.is_asking();
        let left = is_told.then(|| standings(ui, cx, room)).flatten();
        return Some(left.unwrap_or(room));
    }
    let mut free = None;
    if inspector::may_say(cx) {
        let (times, height) = below_view(ui, cx);
        let panel = TopBottomPanel::bottom(BELOW_A_VIEW)
            .frame(Frame::NONE.inner_margin(Margin {
                top: ABOVE_WORDS,
                ..Margin::ZERO
            }))
            .exact_height(height + f32::from(ABOVE_WORDS));
        let shown = panel.show_inside(ui, |ui| said_at(ui, cx, times));
        free = Some(shown.inner);
    }
    style::enlarge(ui, VIEW * style::words_times(ui.ctx(), cx.look.zoom));
    inspector::open_view(ui, cx, drawn);
    free
}

/// The scale of the words below a view and their height. The view has what they do not need, which is the same at
/// every step until the next stop, but for the room of a verdict: until it comes, the view that the question may be
/// about has most of it. What is left is for a notice or the buttons for the pointer.
fn below_view(ui: &Ui, cx: &Cx) -> (f32, f32) {
    let room = ui.available_size();
    let [share, of_moves, most] = WORDS.map(|share| share * room.y);
    let times = largest(ui.ctx(), cx, Vec2::new(room.x, share), BELOW_VIEW);
    // Questions before every move come and go.
    let height = if cx.session.questions().is_on() {
        of_moves
    } else {
        let whole = inspector::height_of_words(cx, room.x, times) + f32::from(MARGIN);
        let is_told = cx.session.questions().posed().is_some() && !cx.session.is_asking();
        let below = if is_told { 0.0 } else { BELOW_WORDS };
        whole - inspector::height_kept(cx, room.x, times) + below
    };
    (times, height.min(most))
}

/// Shows the words of a stop and its question, as large as they fit with a notice or the buttons for the pointer below
/// them, but never too small for the last row. Returns the free space below them.
fn said(ui: &mut Ui, cx: &Cx) -> Rect {
    let height = ui.available_height() * share_of_words(cx) - BELOW_WORDS;
    let room = Vec2::new(ui.available_width(), height);
    let times = largest(ui.ctx(), cx, room, BESIDE_BOARDS);
    said_at(ui, cx, times)
}

/// The same at this scale.
fn said_at(ui: &mut Ui, cx: &Cx, times: f32) -> Rect {
    style::enlarge(ui, times);
    let free = inspector::show_words(ui, cx);
    free.with_min_y((free.top() + f32::from(MARGIN)).min(free.bottom()))
}

/// The largest scale up to this text size at which the words fit, or the least one.
fn largest(ctx: &Context, cx: &Cx, room: Vec2, most: f32) -> f32 {
    let fits = |times: &f32| inspector::height_of_words(cx, room.x, *times) <= room.y;
    let sizes = sizes(ctx, most * cx.look.zoom);
    let times = sizes.iter().copied().find(fits);
    times.or(sizes.last().copied()).unwrap_or(1.0)
}

/// Shows a race in numbers, if there is room. Returns the free space below them.
fn standings(ui: &mut Ui, cx: &Cx, mut room: Rect) -> Option<Rect> {
    // The way out is in the corner.
    room.max.x -= f32::from(MARGIN);
    let (table, plan) = Standings::fitting(cx, room.size())?;
    table.show(&mut ui.new_child(UiBuilder::new().max_rect(room)), cx, plan);
    Some(room.with_min_y(room.top() + table.height(plan)))
}

/// The text scales up to this size to try, the largest first.
fn sizes(ctx: &Context, most: f32) -> Vec<f32> {
    let height = ctx.content_rect().height() * ctx.zoom_factor();
    let between = height.clamp(LOW, TALL);
    let (share, most) = (height / between, most * between / LOW);
    let least = if height < HIGH {
        SMALLEST
    } else {
        LEAST_PIXELS
    };
    let sizes = SIZES
        .iter()
        .filter(|size| (least..=most.max(least)).contains(*size));
    sizes
        .map(|size| size * share / inspector::OPTION / ctx.zoom_factor())
        .collect()
}

/// Small buttons for those without keys, which are there while the pointer moves. `free` is the space below the words.
/// Returns their place, once they have one.
pub fn controls(ctx: &Context, cx: &Cx, free: Option<Rect>) -> Option<Rect> {
    let id = Id::new("presenter controls");
    let still = ctx.input(|input| input.pointer.time_since_last_movement());
    let place = ctx.memory(|memory| memory.area_rect(id));
    let pointer = ctx.input(|input| input.pointer.hover_pos());
    let is_on_them = || {
        place
            .zip(pointer)
            .is_some_and(|(place, at)| place.contains(at))
    };
    let rests = still > SHOWN && !is_on_them();
    if rests {
        ctx.set_cursor_icon(CursorIcon::None);
    }
    let is_student = cx.session.student().is_some();
    if cx.look.wishes.has_fingers || is_student {
        return None;
    }
    // Nothing moves when they come and go.
    if rests || pointer.is_none() {
        return place;
    }
    ctx.request_repaint_after(Duration::from_secs_f32((SHOWN - still).max(0.1)));
    let room = ctx.content_rect().shrink(CORNER);
    let height = place.map_or(0.0, |place| place.height());
    // They leave the words and the way to the next lesson free: below them or, where there is no room, above them or in
    // the other corner.
    let free = free.filter(|free| free.height() >= height);
    let words = PanelState::load(ctx, Id::new(BELOW_A_VIEW)).map(|words| words.rect);
    let words = words.filter(|_| shows_view(cx) && inspector::may_say(cx));
    let (at, corner) = match (free, words) {
        (None, Some(words)) => (words.right_top(), Align2::RIGHT_BOTTOM),
        _ if !cx.offers_next() => (room.right_bottom(), Align2::RIGHT_BOTTOM),
        (Some(free), _) => (free.right_bottom(), Align2::RIGHT_BOTTOM),
        (None, None) => (room.left_bottom(), Align2::LEFT_BOTTOM),
    };
    let bar = Area::new(id).fixed_pos(at).pivot(corner).show(ctx, |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            // Otherwise there is only as much room as in the last frame, and the words of a button that do not quite fit
            // are cut shorter and shorter.
            ui.set_max_width(ctx.content_rect().width());
            style::enlarge(ui, VIEW);
            ui.horizontal(|ui| {
                let name = cx.word("blank-screen");
                let blank = access::name(ui.button("■"), &name);
                if blank.on_hover_text(name).clicked() {
                    cx.ask(LookCommand::Blank(Switch::On));
                }
                inspector::ways(ui, cx);
            });
        });
    });
    Some(bar.response.rect)
}
