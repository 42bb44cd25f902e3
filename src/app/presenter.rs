//! Presenter mode: boards that take the height, and beside them a column with the sentence of the
//! step, the words and the question of a stop, or a view, all to be read from the last row.

use super::board_cache::BoardCache;
use super::board_layout::{self, BoardRoom};
use super::cx::Cx;
use super::fonts::family;
use super::look::LookCommand;
use super::metrics::OPTION;
use super::paint::{color, paint, rect_from, rect_to};
use super::{fit, inspector, race_table, style, transport};
use crate::lesson::View;
use crate::scene::{Font, Point, Sizes, Stage, badge, fitted, width_of};
use crate::session::Switch;
use crate::solver::Event;
use crate::window::access;
use egui::{
    Align2, Area, Button, Context, CursorIcon, FontId, Frame, Id, Label, Margin, Rect, RichText,
    TextStyle, TopBottomPanel, Ui, UiBuilder, epaint::text::PlacedRow, vec2,
};
use std::time::Duration;

/// How much larger the panel of a student at work is.
const STUDENT: f32 = 1.75;
/// The share of the column that words take below a view, and the largest one for small words.
const BELOW_VIEW: f32 = 0.5;
const MOST_BELOW_VIEW: f32 = 0.7;
/// The share of the column that words above a table take at most.
const ABOVE_TABLE: f32 = 0.6;
/// How long the buttons for the pointer stay when it rests, in seconds.
const SECONDS_SHOWN: f32 = 3.0;
/// The distance of buttons from the corner, in points.
const CORNER: f32 = 4.0;
/// The lines of a sentence for which there is always room, so that words below it stay in place.
const LINES: f32 = 3.0;
/// The height of a line of a sentence, and the radius of its sign, in text sizes.
const LINE: f32 = 1.2;
const SIGN: f32 = 0.36;

/// The text sizes of the sentence's fact, of reasons and of words. Sentences without a size are left
/// out.
#[derive(Clone, Copy, PartialEq)]
struct Type {
    fact: Option<f32>,
    reason: f32,
    words: f32,
}

/// Shows the column of words. Returns the place of the boards, and a strip in which nothing is read
/// but the name of the lesson.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache) -> (BoardRoom, Option<Rect>) {
    if cx.look.wishes.has_fingers && cx.session.student().is_none() {
        transport::show(ui, cx, drawn, true);
    }
    let is_swapped = cx.look.is_swapped && cx.session.student().is_none() && shows_view(cx);
    let is_alone = shows_one(cx) || is_swapped;
    let runs = cx.session.runs();
    let boards = match is_alone {
        true => vec![runs.leading()],
        false => (0..runs.len()).collect(),
    };
    let room = rect_from(ui.available_rect_before_wrap());
    let stage = board_layout::stage(cx, room, boards.len(), is_swapped);
    let zoomed = |size: f32| size * cx.look.zoom;
    let sizes = Sizes {
        great: zoomed(stage.sizes.great),
        words: zoomed(stage.sizes.words),
        names: zoomed(stage.sizes.names),
    };
    let head_room = stage.head.map(rect_to);
    if let Some(room) = head_room {
        head(ui, cx, room, stage.sizes.names);
    }
    if let Some(view) = stage.view {
        let place = UiBuilder::new().id_salt("view").max_rect(rect_to(view));
        open_view(&mut ui.new_child(place), cx, drawn, sizes);
    }
    // What would be larger than its room must not move the boards.
    let place = UiBuilder::new().max_rect(rect_to(stage.column));
    let ui = &mut ui.new_child(place);
    words(ui, cx, drawn, sizes, &boards, is_swapped);
    let place = BoardRoom::Presented {
        is_alone,
        is_swapped,
    };
    (place, head_room)
}

/// The lesson and the stop, at the right end of their room, unless buttons or a notice stand there.
fn head(ui: &Ui, cx: &Cx, room: Rect, size: f32) {
    if shows_controls(ui.ctx(), cx) || cx.session.notice().is_some() {
        return;
    }
    let lesson = cx.session.lesson().title.get(cx.language).to_owned();
    let stop = cx.session.stop_here();
    let stop = stop.map(|number| cx.session.lesson().stop_number(number, cx.language));
    let short = stop.clone().unwrap_or_else(|| lesson.clone());
    let words = stop.map_or(lesson.clone(), |stop| format!("{lesson} · {stop}"));
    let fits = |words: &&String| width_of(words, Font::Regular, size) <= room.width();
    let words = [&words, &short].into_iter().find(fits).unwrap_or(&short);
    let words = fitted(words, Font::Regular, size, room.width());
    let at = egui::pos2(room.right(), room.top() + 1.1 * size);
    let font = FontId::new(size, family(Font::Regular));
    let ink = color(cx.palette.faint);
    ui.painter()
        .text(at, Align2::RIGHT_CENTER, words, font, ink);
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

/// One board has room for a view beside it. One that is hidden leaves its room to the question.
fn shows_view(cx: &Cx) -> bool {
    let has_room = cx.session.runs().is_alone() || shows_one(cx) || cx.look.is_swapped;
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
    is_asked || is_chosen
}

/// Whether a stop speaks of the chart of several boards, which is shown in numbers below its words.
fn is_about_chart(cx: &Cx) -> bool {
    cx.look.view == View::Chart && cx.session.view_asked() == Some(View::Chart)
}

/// Shows the sentences of these boards, words or a view.
fn words(
    ui: &mut Ui,
    cx: &Cx,
    drawn: &mut BoardCache,
    sizes: Sizes,
    boards: &[usize],
    is_swapped: bool,
) {
    if cx.session.student().is_some() {
        style::enlarge(ui, STUDENT * style::words_times(ui.ctx(), cx.look.zoom));
        inspector::show_student(ui, cx);
        return;
    }
    if shows_view(cx) && !is_swapped {
        return beside_view(ui, cx, drawn, sizes, boards);
    }
    let shows_table = is_about_chart(cx) && !cx.session.is_asking();
    let share = if shows_table { ABOVE_TABLE } else { 1.0 };
    let room = ui.available_size() * vec2(1.0, share);
    let mut types = types(cx, sizes, boards.len() > 1 || is_swapped);
    // Words are not broken for the sake of their size.
    types.retain(|of| {
        of.fact
            .is_none_or(|fact| fact <= sizes.words || are_whole(cx, fact, boards, room.x))
    });
    let chosen = fit::largest(ui, &types, room, |ui, of| {
        sentences(ui, cx, of, sizes, boards);
        if inspector::says_here(cx) {
            said_in(ui, of.words, of.reason);
            inspector::asked(ui, cx);
        }
    });
    sentences(ui, cx, chosen, sizes, boards);
    if !inspector::says_here(cx) {
        return;
    }
    said_in(ui, chosen.words, chosen.reason);
    let free = inspector::show_words(ui, cx);
    if shows_table {
        let place = UiBuilder::new().max_rect(free);
        race_table::show(&mut ui.new_child(place), cx);
    }
}

/// Sets the text sizes of what is said: of words, and of the reason for a verdict.
fn said_in(ui: &mut Ui, words: f32, reason: f32) {
    style::enlarge(ui, words / OPTION);
    let small = ui.style_mut().text_styles.get_mut(&TextStyle::Small);
    small.expect("a usual style").size = reason.min(words);
}

/// The text sizes to try, the largest first: a reason becomes smaller before the words of a stop
/// do, and these come before sentences.
fn types(cx: &Cx, sizes: Sizes, is_narrow: bool) -> Vec<Type> {
    let Sizes {
        great,
        words,
        names,
    } = sizes;
    let mut all = vec![
        (Some(great), great, words),
        (Some(great), words, words),
        (Some(words), words, words),
        (Some(words), names, words),
    ];
    if inspector::says_here(cx) {
        all.extend([
            (None, words, words),
            (None, names, words),
            (None, names, names),
        ]);
    }
    let all = all.into_iter().skip(usize::from(is_narrow));
    let of = |(fact, reason, words)| Type {
        fact,
        reason,
        words,
    };
    all.map(of).collect()
}

/// Shows a view below the sentence of its board, and the words of a stop below the view.
fn beside_view(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache, sizes: Sizes, boards: &[usize]) {
    let of = Type {
        fact: Some(sizes.words),
        reason: sizes.names,
        words: sizes.words,
    };
    sentences(ui, cx, of, sizes, boards);
    if inspector::says_here(cx) {
        let whole = ui.available_size();
        let room = whole * vec2(1.0, BELOW_VIEW);
        let measured = |ui: &mut Ui, size| {
            said_in(ui, size, size);
            inspector::asked(ui, cx);
        };
        let size = fit::largest(ui, &[sizes.words, sizes.names], room, measured);
        let height = fit::height(ui, room.x, |ui| measured(ui, size));
        let panel = TopBottomPanel::bottom("presented words")
            .frame(Frame::NONE.inner_margin(Margin {
                top: sizes.names as i8 / 2,
                ..Margin::ZERO
            }))
            .exact_height(height.min(whole.y * MOST_BELOW_VIEW) + sizes.names / 2.0);
        panel.show_inside(ui, |ui| {
            said_in(ui, size, size);
            inspector::show_words(ui, cx);
        });
    }
    open_view(ui, cx, drawn, sizes);
}

/// Shows the view that is open, with text of the size of words.
fn open_view(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache, sizes: Sizes) {
    style::enlarge(ui, sizes.names / style::TEXT);
    inspector::open_view(ui, cx, drawn);
}

/// The boards with a sentence: none is needed where a stop finds one of several solved.
fn told<'a>(cx: &'a Cx, boards: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
    let shows_solved = boards.len() == 1 || !inspector::says_here(cx);
    boards.iter().copied().filter(move |index| {
        let event = cx.session.runs()[*index].moment().event();
        !cx.session.hides_board(*index) && (shows_solved || event != Some(Event::Solution))
    })
}

/// Shows what the last step of each of these boards was, with its sign. Boards in a row have their
/// sentences below them.
fn sentences(ui: &mut Ui, cx: &Cx, of: Type, sizes: Sizes, boards: &[usize]) {
    let Some(fact) = of.fact else {
        return;
    };
    let top = ui.cursor().top();
    ui.spacing_mut().item_spacing.y = 0.25 * sizes.names;
    if boards.len() >= Stage::IN_A_ROW {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.x = Stage::GAP * sizes.names;
            ui.columns(boards.len(), |columns| {
                for index in told(cx, boards) {
                    // Columns would stretch its lines.
                    columns[index].vertical(|ui| sentence(ui, cx, index, [fact, of.reason], None));
                }
            });
        });
        ui.add_space(sizes.names);
    } else {
        for index in told(cx, boards) {
            let named = (boards.len() > 1).then_some(sizes);
            sentence(ui, cx, index, [fact, of.reason], named);
            ui.add_space(sizes.names);
        }
    }
    // It keeps its room, unless words need it.
    if boards.len() == 1 && fact == sizes.great {
        let least = top + LINES * LINE * fact + sizes.names;
        ui.add_space((least - ui.cursor().top()).max(0.0));
    }
}

/// Shows the sentence of a board with its sign, which stands beside the name of the board where that is
/// needed: then there is no room for it beside the fact.
fn sentence(ui: &mut Ui, cx: &Cx, index: usize, [fact, reason]: [f32; 2], named: Option<Sizes>) {
    let moment = cx.session.runs()[index].moment();
    let sentence = cx.session.runs()[index].sentence(cx.language);
    if let Some(sizes) = named {
        ui.horizontal(|ui| {
            sign(ui, cx, moment.event(), sizes.words);
            let title = cx.session.runs().title(index, cx.language);
            let title = RichText::new(title).size(sizes.names);
            ui.add(Label::new(title.color(color(cx.palette.faint))).truncate());
        });
    }
    ui.horizontal_top(|ui| {
        if named.is_none() {
            ui.spacing_mut().item_spacing.x = 0.3 * fact;
            sign(ui, cx, moment.event(), fact);
        }
        balanced(ui, &sentence.lead, Font::Bold, fact);
    });
    balanced(ui, &sentence.rest, Font::Regular, reason);
}

/// Shows the sign of an event, in a line of words of this size.
fn sign(ui: &mut Ui, cx: &Cx, event: Option<Event>, size: f32) {
    let Some(event) = event else {
        return;
    };
    let side = vec2(2.2 * SIGN, LINE) * size;
    let (place, _) = ui.allocate_exact_size(side, egui::Sense::hover());
    let (at, mut shapes) = (place.center(), Vec::new());
    let at = Point::new(at.x, at.y);
    badge(at, SIGN * size, event.kind(), &cx.palette, &mut shapes);
    paint(ui.painter(), shapes);
}

/// Whether the words of the facts of these boards fit into this width.
fn are_whole(cx: &Cx, size: f32, boards: &[usize], width: f32) -> bool {
    let is_row = boards.len() >= Stage::IN_A_ROW;
    let width = width / if is_row { boards.len() as f32 } else { 1.0 };
    let sign = if boards.len() == 2 { 0.0 } else { 4.0 * SIGN };
    told(cx, boards).all(|index| {
        let sentence = cx.session.runs()[index].sentence(cx.language);
        let mut words = sentence.lead.split(' ');
        words.all(|word| width_of(word, Font::Bold, size) <= width - sign * size)
    })
}

/// Shows words in lines of about the same width. A value at the end of a sentence never stands alone.
fn balanced(ui: &mut Ui, words: &str, font: Font, size: f32) {
    let words = match words.rsplit_once(' ') {
        Some((before, last)) if last.chars().count() <= 4 => format!("{before}\u{A0}{last}"),
        _ => words.to_owned(),
    };
    if words.is_empty() {
        return;
    }
    let words = style::unbroken(&words);
    let id = FontId::new(size, family(font));
    // Lines are broken after spaces, although egui would break them before one.
    let rows = |width: f32| {
        let ink = egui::Color32::PLACEHOLDER;
        let galley = ui.painter().layout(words.clone(), id.clone(), ink, width);
        let (_, before) = galley.rows.split_last()?;
        let is_broken = |row: &PlacedRow| row.glyphs.last().is_some_and(|last| last.chr == ' ');
        before.iter().all(is_broken).then_some(before.len())
    };
    let mut most = ui.available_width();
    while rows(most).is_none() && most > 4.0 * size {
        most -= 0.3 * size;
    }
    let wanted = rows(most);
    let (mut least, mut width) = (most / 2.0, most);
    for _ in 0..6 {
        let middle = (least + width) / 2.0;
        if rows(middle) == wanted {
            width = middle;
        } else {
            least = middle;
        }
    }
    ui.scope(|ui| {
        ui.set_max_width((width + 1.0).min(ui.available_width()));
        let words = RichText::new(words.as_str())
            .size(size)
            .family(family(font));
        let words = words.line_height(Some(size * LINE));
        ui.add(Label::new(words).wrap());
    });
}

/// Whether the buttons for the pointer are shown: while it moves, or is on them.
fn shows_controls(ctx: &Context, cx: &Cx) -> bool {
    let still = ctx.input(|input| input.pointer.time_since_last_movement());
    let place = ctx.memory(|memory| memory.area_rect(Id::new(CONTROLS)));
    let pointer = ctx.input(|input| input.pointer.hover_pos());
    let is_on_them = place
        .zip(pointer)
        .is_some_and(|(place, at)| place.contains(at));
    let has_others = cx.look.wishes.has_fingers || cx.session.student().is_some();
    pointer.is_some() && !has_others && (still <= SECONDS_SHOWN || is_on_them)
}

const CONTROLS: &str = "presenter controls";

/// Small buttons for those without keys, at the right end of this strip, which are there while the
/// pointer moves.
pub fn controls(ctx: &Context, cx: &Cx, strip: Option<Rect>) {
    let still = ctx.input(|input| input.pointer.time_since_last_movement());
    if !shows_controls(ctx, cx) {
        if still > SECONDS_SHOWN {
            ctx.set_cursor_icon(CursorIcon::None);
        }
        return;
    }
    ctx.request_repaint_after(Duration::from_secs_f32((SECONDS_SHOWN - still).max(0.1)));
    let corner = ctx.content_rect().right_top() - vec2(style::CLICKED + 2.0 * CORNER, 0.0);
    let corner = strip.map_or(corner, |strip| strip.right_top());
    let area = Area::new(Id::new(CONTROLS))
        .fixed_pos(corner)
        .pivot(Align2::RIGHT_TOP);
    area.show(ctx, |ui| {
        // Otherwise there is only as much room as in the last frame, and the words of a button
        // that do not quite fit are cut shorter and shorter.
        ui.set_max_width(ctx.content_rect().width());
        let margin = Margin::symmetric(CORNER as i8, CORNER as i8);
        let fill = color(cx.palette.paper);
        Frame::NONE.fill(fill).inner_margin(margin).show(ui, |ui| {
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
