//! The race: the room it takes, and what is shown there.

use super::board_cache::BoardCache;
use super::cx::Cx;
use super::layout::Layout;
use super::paint::{paint, rect_from, rect_to};
use super::{bar, inspector, race_table, transport};
use crate::lesson::View;
use crate::scene::{Motion, RaceLayout, RacePicture, Racer};
use crate::session::Command;
use crate::session::race::{Arrival, RacePhase};
use crate::solver::Counter;
use crate::window::access::{self, PaintedPart};
use egui::accesskit::Role;
use egui::{Align, Button, CentralPanel, Context, Frame, Id, Layout as Line, Margin, Rect, Sense};
use egui::{TopBottomPanel, Ui, UiBuilder, Vec2};

/// The margins around it, in points: in presenter mode the way out is in the corner.
const MARGIN: Margin = Margin::symmetric(32, 8);
/// The corners of the strip beside the number, as shares of the room below the boards.
const STRIP: [Vec2; 2] = [Vec2::new(0.66, 0.0), Vec2::new(1.0, 0.15)];
/// How long the sign of a finish takes to grow in, and the scale to grow, in seconds.
const SECONDS: f32 = 0.4;

/// Whether a race takes the room of boards and words: while it runs, and then its result and the
/// counters of all boards, unless a stop has something to say, or the viewer has chosen a view.
pub fn takes_the_room(cx: &Cx) -> bool {
    let Some(race) = cx.session.race() else {
        return false;
    };
    let has_view = cx.look.is_view_chosen && cx.look.view != View::Lesson;
    let is_told = race.is_left && cx.session.stop_here().is_some();
    race.phase != RacePhase::Over || !has_view && !is_told && !cx.session.is_asking()
}

/// A board in the race.
pub fn racer<'a>(ctx: &Context, cx: &'a Cx, index: usize) -> Racer<'a> {
    let runs = cx.session.runs();
    let (run, arrival) = (&runs[index], cx.session.arrival(index));
    let (has_ended, sign) = (run.is_at_end(), Id::new("finish").with(run.id()));
    Racer {
        name: runs.title(index, cx.language),
        moment: run.moment(),
        place: match arrival {
            Some(Arrival::At(place)) => Some(place),
            Some(Arrival::StillRunning) | None => None,
        },
        has_ended,
        is_open: arrival == Some(Arrival::StillRunning),
        motion: Motion::at(ctx.animate_bool_with_time(sign, has_ended, seconds(cx))),
    }
}

fn seconds(cx: &Cx) -> f32 {
    let is_still = !cx.look.moves || cx.look.is_calm || cx.look.wishes.is_calm;
    if is_still { 0.0 } else { SECONDS }
}

/// How many powers of ten the scale spans: up to the work of the longest run, or as long as this is
/// not to be known, the next one.
fn span(ctx: &Context, cx: &Cx) -> f32 {
    let work = |now: bool| {
        let works = cx.session.runs().iter().map(|run| {
            let end = run.timeline().frontier().counters();
            Counter::Work.of(&if now { run.moment().counters() } else { end })
        });
        works.max().unwrap_or(0).max(10)
    };
    let is_known = (0..cx.session.runs().len()).all(|index| cx.session.visibility(index).is_whole);
    let span = match is_known {
        true => (work(false) as f32).log10(),
        false => (work(true).ilog10() + 1) as f32,
    };
    ctx.animate_value_with_time(Id::new("race scale"), span, seconds(cx))
}

/// Shows the boards and below them the bars or, once they have been left, the table. Returns their
/// room and, in presenter mode, the strip beside the number, in which nothing is read.
pub fn show(ui: &mut Ui, cx: &Cx, cache: &mut BoardCache) -> (Rect, Option<Rect>) {
    let is_small = cx.look.is_presenting || Layout::is_small(ui.ctx());
    if !cx.look.is_presenting {
        bar::show(ui, cx, is_small || cx.look.is_embedded);
    }
    if !cx.look.is_presenting || cx.look.wishes.has_fingers {
        transport::show(ui, cx, cache, is_small);
    }
    let room = ui.available_rect_before_wrap();
    if cx.session.is_racing() && !cx.look.is_presenting {
        ways_out(ui, cx);
    }
    let panel = CentralPanel::default().frame(Frame::NONE.inner_margin(MARGIN));
    let strip = panel.show_inside(ui, |ui| {
        access::region(ui, Role::Main, &cx.word("race"));
        contents(ui, cx, cache)
    });
    (room, strip.inner.filter(|_| cx.look.is_presenting))
}

/// The ways out of a race, for those without keys: back to where the boards are, or on to the next stop.
fn ways_out(ui: &mut Ui, cx: &Cx) {
    TopBottomPanel::bottom("race ways").show_inside(ui, |ui| {
        ui.horizontal(|ui| {
            let close = ui.add(Button::new(cx.word("dialog-close")).frame(false));
            cx.on_click(&close, Command::GoTo(cx.session.playhead().position()));
            if !cx.session.lesson().stops.is_empty() {
                ui.with_layout(Line::right_to_left(Align::Center), |ui| {
                    inspector::way_on(ui, cx, ui.available_width());
                });
            }
        });
    });
}

/// Shows what is in its room. Returns the strip beside the number, if there is one.
fn contents(ui: &mut Ui, cx: &Cx, cache: &mut BoardCache) -> Option<Rect> {
    let (runs, race) = (cx.session.runs(), cx.session.race());
    let phase = race.map(|race| race.phase);
    let layout = RaceLayout::of(rect_from(ui.available_rect_before_wrap()), runs.len());
    cache.sides = layout.boards.iter().map(|board| board.width).collect();
    let racers = (0..runs.len()).map(|index| racer(ui.ctx(), cx, index));
    let racers: Vec<Racer> = racers.collect();
    let explored = runs.iter().map(|run| run.timeline().explored());
    let picture = RacePicture {
        racers: &racers,
        explored: (phase == Some(RacePhase::Preparing)).then(|| explored.sum()),
        is_over: phase == Some(RacePhase::Over),
        span: span(ui.ctx(), cx),
        palette: &cx.palette,
        language: cx.language,
    };
    let (mut shapes, below) = (Vec::new(), rect_to(layout.below));
    picture.draw_boards(&layout, &mut shapes);
    let has_table = race.is_some_and(|race| race.is_left);
    if has_table {
        race_table::show(&mut ui.new_child(UiBuilder::new().max_rect(below)), cx);
    } else {
        picture.draw_bars(&layout, &mut shapes);
        let bars = ui.interact(below, ui.id().with("bars"), Sense::hover()).id;
        let boards = racers.iter().map(|racer| racer.words(cx.language));
        let words = [picture.headline().join(" ")].into_iter().chain(boards);
        let part = |(index, words)| PaintedPart::words(bars.with(index), words);
        access::show_parts(ui.ctx(), bars, words.enumerate().map(part).collect());
    }
    paint(ui.painter(), shapes);
    let strip = Rect::from_min_max(below.lerp_inside(STRIP[0]), below.lerp_inside(STRIP[1]));
    (!has_table).then_some(strip)
}
