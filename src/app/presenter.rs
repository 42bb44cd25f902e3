//! Presenter mode: boards, and beside them the words and the question of a stop, or a view, all
//! large enough for the last row.

use super::board_cache::BoardCache;
use super::board_layout::{self, BoardRoom, PANEL_MARGIN};
use super::cx::Cx;
use super::look::LookCommand;
use super::paint::color;
use super::{fit, inspector, race_table, style, transport};
use crate::lesson::View;
use crate::session::Switch;
use crate::session::race::RacePhase;
use crate::window::access;
use egui::{
    Align2, Area, Button, Context, CursorIcon, Frame, Id, Margin, Rect, RichText, SidePanel,
    TopBottomPanel,
};
use egui::{Ui, UiBuilder, Vec2};
use std::time::Duration;

/// The shares of the window's width that words take beside one, two and four boards.
const BESIDE_ONE: f32 = 0.46;
const BESIDE_TWO: f32 = 0.29;
const BESIDE_FOUR: f32 = 0.26;
/// The share of the height that words take below the boards, as in windows that are no wider than
/// this in their heights.
const BELOW: f32 = 0.34;
const UPRIGHT_RATIO: f32 = 1.2;
/// The text sizes of answers to try, the largest first, as shares of the window's height, and the
/// least one in pixels. Titles, questions and verdicts are larger.
const TEXT_SIZES: [f32; 10] = [
    0.07, 0.0625, 0.055, 0.047, 0.042, 0.037, 0.033, 0.029, 0.0255, 0.0222,
];
const MIN_TEXT_PIXELS: f32 = 22.0;
/// The largest of them beside boards and below a view, which needs the room, unless the viewer wants
/// another text size.
const MAX_BESIDE_BOARDS: f32 = 0.047;
const MAX_BELOW_VIEW: f32 = 0.037;
/// The share of the height that words below a view take if they can be read then, the share for
/// questions before every move, and the most that the words of a stop take.
const WORDS_SHARES: [f32; 3] = [0.55, 0.6, 0.75];
/// The share of the height that words above a table take, if they can be read then.
const ABOVE_TABLE: f32 = 0.6;
/// How long the buttons for the pointer stay when it rests, in seconds.
const SECONDS_SHOWN: f32 = 3.0;
/// How much larger the text of a view is than beside the boards otherwise.
pub const VIEW: f32 = 1.6;
/// How much larger the panel of a student at work is.
const STUDENT: f32 = 1.75;
/// The height below the words for the buttons for the pointer, in points.
const FOOT: f32 = 62.0;
/// The distance of buttons from the corners, in points.
const CORNER: f32 = 4.0;
/// The margins of the words, and the space above those below a view, in points.
const MARGIN: i8 = 16;
const ABOVE_WORDS: i8 = 5;

/// Shows the words beside the boards or, where these would become too small, below them. Returns
/// the place left for the boards.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache) -> BoardRoom {
    if cx.look.wishes.has_fingers && cx.session.student().is_none() {
        transport::show(ui, cx, drawn, true);
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
        (BoardRoom::PresentedOne, 1)
    } else {
        (BoardRoom::Presented, cx.session.runs().len())
    };
    if count == 3 || count > 1 && !has_words(cx) {
        // The way out must not cover the head of a board.
        let margin = beside(ui.spacing().interact_size.y + CORNER - PANEL_MARGIN);
        margin.frame(Frame::NONE).show_inside(ui, |_| {});
    }
    if !has_words(cx) {
        return place;
    }
    let is_upright = room.x < UPRIGHT_RATIO * room.y;
    let share = match count {
        1 => BESIDE_ONE,
        2 => BESIDE_TWO,
        _ => BESIDE_FOUR,
    };
    if is_upright {
        let panel = TopBottomPanel::bottom("presenter below").frame(frame);
        let panel = panel
            .exact_height(room.y * BELOW)
            .show_separator_line(false);
        panel.show_inside(ui, |ui| words(ui, cx, drawn));
        place
    } else if count == 3 {
        let free = board_layout::fourth_place(ui.available_rect_before_wrap());
        let mut ui = ui.new_child(UiBuilder::new().max_rect(free));
        frame.show(&mut ui, |ui| words(ui, cx, drawn));
        BoardRoom::PresentedThree
    } else {
        let panel = beside(room.x * share).frame(frame);
        panel.show_inside(ui, |ui| words(ui, cx, drawn));
        place
    }
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
            if access::name(button, &name).on_hover_text(name).clicked() {
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

/// Whether only the leading one of several boards is shown: where a student is at work, a stop
/// speaks of a view of it, or the viewer has chosen one.
fn shows_one(cx: &Cx) -> bool {
    if cx.session.runs().is_alone() || cx.session.student().is_some() {
        return !cx.session.runs().is_alone();
    }
    let view = cx.look.view;
    let is_asked = view.is_of_one_board() && cx.session.view_asked() == Some(view);
    let is_chosen = view != View::Lesson && cx.look.is_view_chosen;
    // The table of a race that is over gives way to a view.
    let race = cx.session.race().map(|race| race.phase);
    let has_room = race.is_none() || race == Some(RacePhase::Over) && is_chosen;
    (is_asked || is_chosen) && has_room
}

/// Whether a stop speaks of the chart of several boards, which is shown in numbers below its words.
fn is_about_chart(cx: &Cx) -> bool {
    cx.look.view == View::Chart && cx.session.view_asked() == Some(View::Chart)
}

/// Shows the words, the view or the race.
fn words(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache) {
    // What would be larger than its room must not move the boards.
    let room = UiBuilder::new().max_rect(ui.available_rect_before_wrap());
    let ui = &mut ui.new_child(room);
    if cx.session.student().is_some() {
        style::enlarge(ui, STUDENT * style::words_times(ui.ctx(), cx.look.zoom));
        inspector::show_student(ui, cx);
        return;
    }
    // An open question goes before a race, and may be about its result.
    let race = cx.session.race().filter(|_| !cx.session.is_asking());
    let race = race.filter(|_| !shows_one(cx)).map(|race| race.phase);
    match race {
        Some(RacePhase::Preparing) => return,
        Some(RacePhase::Over) if cx.session.stop_here().is_some() => {}
        // The words of a stop are true of its step only, and a race passes it.
        Some(RacePhase::Running(_) | RacePhase::Over) => {
            let room = ui.available_rect_before_wrap();
            return table(ui, cx, room);
        }
        None => {}
    }
    if shows_view(cx) {
        return view(ui, cx, drawn);
    }
    let free = said(ui, cx);
    if race.is_some() || is_about_chart(cx) && !cx.session.is_asking() {
        table(ui, cx, free);
    }
}

/// Shows a view, and the words of a stop below it.
fn view(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache) {
    if inspector::may_say(cx) {
        let (times, height) = below_view(ui, cx);
        let panel = TopBottomPanel::bottom("presented words")
            .frame(Frame::NONE.inner_margin(Margin {
                top: ABOVE_WORDS,
                ..Margin::ZERO
            }))
            .exact_height(height + f32::from(ABOVE_WORDS));
        panel.show_inside(ui, |ui| said_at(ui, cx, times));
    }
    style::enlarge(ui, VIEW * style::words_times(ui.ctx(), cx.look.zoom));
    inspector::open_view(ui, cx, drawn);
}

/// The scale of the words below a view and their height. The view has what they do not need. That
/// stays so until the next stop, except for a verdict: until it comes, the view has its room too.
fn below_view(ui: &Ui, cx: &Cx) -> (f32, f32) {
    let room = ui.available_size();
    let [share, of_moves, most] = WORDS_SHARES.map(|share| share * room.y);
    let times = largest(ui, cx, Vec2::new(room.x, share), MAX_BELOW_VIEW);
    // Questions before every move come and go.
    let height = if cx.session.questions().is_on {
        of_moves
    } else {
        let words = fit::height(ui, room.x, |ui| {
            style::enlarge(ui, times);
            inspector::measured(ui, cx);
        });
        words + f32::from(MARGIN) + FOOT
    };
    (times, height.min(most))
}

/// Shows the words of a stop and its question as large as they fit, but never too small for the
/// last row. Returns the free space below them.
fn said(ui: &mut Ui, cx: &Cx) -> Rect {
    // The share is the same while a question is open that hides the table below it.
    let is_above_table = cx.session.race().is_some() || is_about_chart(cx);
    let share = if is_above_table { ABOVE_TABLE } else { 1.0 };
    let room = ui.available_size() * Vec2::new(1.0, share) - Vec2::new(0.0, FOOT);
    let times = largest(ui, cx, room, MAX_BESIDE_BOARDS);
    said_at(ui, cx, times)
}

/// Shows the words at this scale above their foot.
fn said_at(ui: &mut Ui, cx: &Cx, times: f32) -> Rect {
    let room = ui.available_rect_before_wrap();
    let above = room.with_max_y((room.bottom() - FOOT).max(room.top()));
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(above));
    style::enlarge(ui, times);
    let free = inspector::show_words(ui, cx);
    let top = (free.top() + f32::from(MARGIN)).min(above.bottom());
    room.with_min_y(top)
}

/// The largest text scale, up to this share of the window's height, at which the words fit, or the
/// least one.
fn largest(ui: &Ui, cx: &Cx, room: Vec2, most: f32) -> f32 {
    let zoom = ui.ctx().zoom_factor();
    let height = ui.ctx().content_rect().height() * zoom;
    let most = (most * cx.look.zoom * height).max(MIN_TEXT_PIXELS);
    let sizes = TEXT_SIZES.map(|share| (share * height).max(MIN_TEXT_PIXELS));
    let times = sizes.map(|size| size.min(most) / inspector::OPTION / zoom);
    fit::largest(ui, &times, room, |ui, times| {
        style::enlarge(ui, times);
        inspector::longest(ui, cx);
    })
}

/// Shows a race in numbers.
fn table(ui: &mut Ui, cx: &Cx, mut room: Rect) {
    // The way out is in the corner.
    room.max.x -= f32::from(MARGIN);
    race_table::show(&mut ui.new_child(UiBuilder::new().max_rect(room)), cx);
}

/// Small buttons for those without keys, which are there while the pointer moves.
pub fn controls(ctx: &Context, cx: &Cx) {
    let id = Id::new("presenter controls");
    let still = ctx.input(|input| input.pointer.time_since_last_movement());
    let place = ctx.memory(|memory| memory.area_rect(id));
    let pointer = ctx.input(|input| input.pointer.hover_pos());
    let is_on_them = place
        .zip(pointer)
        .is_some_and(|(place, at)| place.contains(at));
    let rests = still > SECONDS_SHOWN && !is_on_them;
    if rests {
        ctx.set_cursor_icon(CursorIcon::None);
    }
    let has_others = cx.look.wishes.has_fingers || cx.session.student().is_some();
    if rests || pointer.is_none() || has_others {
        return;
    }
    ctx.request_repaint_after(Duration::from_secs_f32((SECONDS_SHOWN - still).max(0.1)));
    let area = Area::new(id).anchor(Align2::RIGHT_BOTTOM, [-CORNER, -CORNER]);
    area.show(ctx, |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            // Otherwise there is only as much room as in the last frame, and the words of a button
            // that do not quite fit are cut shorter and shorter.
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
}
