//! The timeline: one lane per board, drawn by the scene and dragged by the viewer.

use super::board_cache::{BarsKey, BoardCache};
use super::cx::Cx;
use super::paint::{mesh, paint};
use super::spoken::lane;
use super::style::TEXT;
use crate::explain::{Language, Sentence};
use crate::scene::{
    Font, GoesOn, Length, Point, Rect, Shape, Stroke, TimelineLane, TimelineStrip, fitted,
    height_of_stops, step_of, width_of,
};
use crate::session::visibility::Visibility;
use crate::session::{Command, Run};
use crate::timeline::Timeline;
use egui::{Sense, Ui};

/// The fewest steps that a lane spans while the rest of a run is hidden.
const MIN_SPAN: u64 = 64;

/// The steps that a lane spans while the rest of a run is hidden: more than have been reached, but
/// nothing that would tell how many there are.
fn span_of_hidden(reached: u64) -> u64 {
    (reached.saturating_add(reached / 3))
        .max(MIN_SPAN)
        .checked_next_power_of_two()
        .unwrap_or(u64::MAX)
}

/// How many steps a lane spans, how many of its `columns` sections are shown, and how it goes on.
fn span_of(timeline: &Timeline, sight: Visibility, columns: usize) -> (u64, usize, Option<GoesOn>) {
    if sight.is_whole {
        // Each lane is as long as its own run, so that a short run can be seen beside a long one.
        let span = timeline.explored();
        let goes_on = (timeline.length().is_none()).then_some(GoesOn::Unexplored(span));
        return (span, columns, goes_on);
    }
    let (until, span) = (sight.until(), span_of_hidden(sight.until()));
    // Only sections that have been reached to their ends.
    let sections = u128::from(until) * columns as u128 / u128::from(span);
    (span, sections as usize, Some(GoesOn::Hidden(until)))
}

/// The text size of titles and stops, in points.
const TEXT_SIZE: f32 = TEXT * 0.9;
/// The height of a lane in a small window, in points.
const SMALL_LANE_HEIGHT: f32 = 24.0;

/// Shows all lanes or, in a small window, the lane of the leading board.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut BoardCache, is_small: bool) {
    let runs = cx.session.runs();
    let titles = runs.titles(cx.language);
    // The same room whether or not stops have been reached.
    let has_stops = !cx.session.lesson().stops.is_empty();
    let above = if has_stops {
        height_of_stops(TEXT_SIZE)
    } else {
        0.0
    };
    let height = if is_small {
        // With the stops above it a finger finds it.
        SMALL_LANE_HEIGHT.max(ui.spacing().interact_size.y - above)
    } else {
        let room = ui.ctx().content_rect().height() * 0.1 - above;
        (room / runs.len() as f32).clamp(22.0, 60.0)
    };
    let label = if is_small {
        0.0
    } else {
        let widths = titles
            .iter()
            .map(|title| width_of(title, Font::Regular, TEXT_SIZE));
        (widths.fold(0.0, f32::max) + 16.0).min(ui.available_width() * 0.25)
    };
    for (index, title) in titles.iter().enumerate() {
        if !is_small || index == runs.leading() {
            let above = if index == 0 || is_small { above } else { 0.0 };
            show_lane(ui, cx, drawn, (index, title), [label, above, height]);
        }
    }
}

/// Shows the lane of a board, with this room for its title on the left, for stops above it, and for
/// its height.
fn show_lane(
    ui: &mut Ui,
    cx: &Cx,
    drawn: &mut BoardCache,
    (index, title): (usize, &str),
    [label, above, height]: [f32; 3],
) {
    let (palette, run) = (&cx.palette, &cx.session.runs()[index]);
    let kept = drawn.of(run.id());
    let timeline = run.timeline();
    let columns = ((ui.available_width() - label - 8.0).max(10.0) / 2.0) as usize;
    // A drag goes on past a stop whose question hides what follows.
    let seen = kept.held.unwrap_or_else(|| cx.session.visibility(index));
    let (span, shown, goes_on) = span_of(timeline, seen, columns);
    let strip = TimelineStrip {
        palette,
        text: TEXT_SIZE,
        span,
    };
    let size = egui::vec2(ui.available_width(), above + height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    kept.held = response.is_pointer_button_down_on().then_some(seen);
    if cx.session.hides_board(index) {
        return;
    }
    let keys = lane::show(ui, cx, index, &response);
    let width = (rect.width() - label - 8.0).max(10.0);
    let lane_rect = Rect::new(rect.left() + label, rect.top() + above, width, height);
    let bookmarks: Vec<u64> = cx.session.bookmarks().iter().copied().collect();
    let faults = run.judge.faults().iter().map(|fault| fault.step);
    let faults: Vec<u64> = faults.filter(|step| *step <= seen.until()).collect();
    let stops = match index {
        0 => &cx.session.stops().steps()[..cx.session.stops_in_sight()],
        _ => &[],
    };
    let (sections, bars) = kept.skyline.of(timeline, span, columns);
    let sections = &sections[..shown.min(sections.len())];
    let doom = run.doom.as_ref().filter(|_| cx.shows_doom());
    let label = (label - 14.0).max(0.0);
    let estimate = run.estimate_in_short(cx.language);
    let estimate = estimate.filter(|_| seen.is_whole);
    let lane = TimelineLane {
        label: &fitted(title, Font::Regular, TEXT_SIZE, label),
        sections,
        columns,
        frontier: seen.counters,
        position: run.moment().step(),
        bookmarks: &bookmarks,
        faults: &faults,
        estimate: estimate.as_deref(),
        goes_on,
    };
    let key = BarsKey {
        rect: lane_rect,
        shown: sections.len(),
        until: seen.until(),
        theme: cx.look.theme,
        doom: doom.and_then(|doom| doom.known_until()),
    };
    let bars = bars.of(key, || {
        let doomed = doom.map_or(Vec::new(), |doom| doom.stretches(span).collect());
        mesh(strip.bars(lane_rect, &lane, &doomed))
    });
    ui.painter().add(bars);
    let mut shapes = Vec::new();
    strip.draw(lane_rect, &lane, &mut shapes);
    strip.draw_stops(lane_rect, lane.position, stops, &mut shapes);
    draw_branches(cx, index, &strip, lane_rect, &mut shapes);
    paint(ui.painter(), shapes);
    // What is hidden is reached by keys, and not by the way.
    let step_at = |x: f32| strip.step_at(lane_rect, x).min(seen.until());
    if (response.is_pointer_button_down_on() || response.clicked())
        && let Some(pointer) = response.interact_pointer_pos()
    {
        let near = |step: &&u64| (strip.x_of(lane_rect, **step) - pointer.x).abs() < 6.0;
        let marked = bookmarks.iter().chain(stops).chain(&faults).find(near);
        // A press near a mark goes to the mark; a drag goes to the exact place.
        let step = match marked {
            Some(step) if !response.dragged() => *step,
            _ => step_at(pointer.x),
        };
        go(cx, index, step);
    } else if let Some(step) = keys {
        go(cx, index, step);
    } else if let Some(pointer) = response.hover_pos()
        && pointer.x >= lane_rect.x
    {
        let end = strip.x_of(lane_rect, seen.until());
        if !seen.is_whole && pointer.x > end {
            response.on_hover_text_at_pointer(cx.word("timeline-hidden"));
        } else {
            let step = step_at(pointer.x);
            let length = seen.is_whole.then(|| Length::of(timeline));
            response.on_hover_ui_at_pointer(|ui| {
                hover(ui, run, &mut kept.hovered, (step, length), cx.language);
            });
        }
    }
}

/// Draws where a branch begins and where branches leave this run.
fn draw_branches(
    cx: &Cx,
    index: usize,
    strip: &TimelineStrip,
    lane: Rect,
    shapes: &mut Vec<Shape>,
) {
    let (palette, runs) = (&cx.palette, cx.session.runs());
    let own = &runs[index];
    let begins = own.fork().map(|fork| (fork.step, palette.ink));
    let plans = runs.iter().map(|run| run.timeline().plan());
    let left = plans.filter_map(|plan| plan.leaves(own.timeline().plan()));
    for (step, fill) in left.map(|step| (step, palette.paper)).chain(begins) {
        let x = strip.x_of(lane, step);
        let foot = Point::new(x, lane.bottom() - 4.0);
        shapes.push(Shape::Line {
            points: vec![Point::new(x, lane.y), foot],
            stroke: Stroke::dashed(2.0, palette.ink, 4.0),
        });
        let edge = Stroke::new(2.0, palette.ink);
        shapes.push(Shape::circle(foot, 4.0, fill, edge));
    }
}

/// Moves a board to a step. Boards that go together can be moved by any of their lanes.
fn go(cx: &Cx, index: usize, step: u64) {
    if !cx.session.runs().share_steps() {
        cx.ask(Command::Lead(index));
    }
    cx.ask(Command::GoTo(step));
}

/// Shows what happens at a step, beside the pointer.
fn hover(
    ui: &mut Ui,
    run: &Run,
    hovered: &mut Option<(u64, Language, String)>,
    (step, length): (u64, Option<Length>),
    language: Language,
) {
    let is_known = |(at, spoken, _): &(u64, Language, String)| (*at, *spoken) == (step, language);
    if !hovered.as_ref().is_some_and(is_known)
        && let Some(moment) = run.timeline().peek(step)
    {
        let sentence = Sentence::of(&moment, language).to_string();
        *hovered = Some((step, language, sentence));
    }
    if let Some((_, _, sentence)) = hovered {
        ui.set_max_width(320.0);
        ui.strong(step_of(step, length, language));
        ui.label(sentence.as_str());
        // What is hidden stays so.
        if length.is_some()
            && let Some(estimate) = run.estimate_in_words(language)
        {
            ui.weak(estimate);
        }
    }
}
