//! The timeline: one lane per board, drawn by the scene and dragged by the viewer.

use super::cx::Cx;
use super::drawn::Drawn;
use super::paint::{mesh, paint, rect_from};
use super::style::TEXT;
use crate::explain::{Language, Sentence};
use crate::scene::{
    Font, Length, Point, Shape, Strip, Stroke, TimelineLane, fitted, step_of, width_of,
};
use crate::session::work::doom::RunDoom;
use crate::session::{Command, Run};
use crate::solver::Plan;
use egui::{Sense, Ui};

/// Shows all lanes.
pub fn show(ui: &mut Ui, cx: &Cx, drawn: &mut Drawn) {
    let (palette, runs) = (&cx.palette, cx.session.runs());
    let titles = runs.titles(cx.language);
    let lanes = runs.len() as f32;
    let height = (ui.ctx().content_rect().height() * 0.1 / lanes).clamp(22.0, 60.0);
    let text = TEXT * 0.9;
    let widest = |widest: f32, title: &String| widest.max(width_of(title, Font::Regular, text));
    let label = titles.iter().fold(0.0, widest) + 16.0;
    let label = label.min(ui.available_width() * 0.25);
    let is_common = cx.session.lineup().is_common();
    let plans: Vec<Plan> = runs.iter().map(|run| *run.timeline().plan()).collect();
    for (index, run) in runs.iter().enumerate() {
        let kept = drawn.of(run.id());
        let size = egui::vec2(ui.available_width(), height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        let mut lane_rect = rect_from(rect);
        lane_rect.x += label;
        lane_rect.width = (lane_rect.width - label - 8.0).max(10.0);
        let marks = cx.session.bookmarks().iter();
        let bookmarks: Vec<u64> = marks
            .filter(|mark| is_common || mark.board == index)
            .map(|mark| mark.step)
            .collect();
        let stops: &[u64] = if index == 0 {
            cx.session.stops().steps()
        } else {
            &[]
        };
        let columns = (lane_rect.width / 2.0) as usize;
        let timeline = run.timeline();
        // Each lane is as long as its own run, so that a short run can be seen beside a long one.
        let span = timeline.explored();
        let strip = Strip {
            palette,
            text,
            span,
        };
        let (sections, bars) = kept.skyline.of(timeline, span, columns);
        let doom = run.doom().filter(|_| cx.look.shows_doom);
        let lane = TimelineLane {
            label: &fitted(&titles[index], Font::Regular, text, label - 14.0),
            sections,
            columns,
            frontier: timeline.frontier().counters(),
            position: run.moment().step(),
            bookmarks: &bookmarks,
            stops,
            explored: span,
            is_complete: timeline.length().is_some(),
        };
        let key = (
            lane_rect,
            cx.look.theme,
            doom.and_then(RunDoom::known_until),
        );
        let bars = bars.of(key, || {
            let doomed = doom.map_or(Vec::new(), |doom| doom.stretches(span).collect());
            mesh(strip.bars(lane_rect, &lane, &doomed))
        });
        ui.painter().add(bars);
        let mut shapes = Vec::new();
        strip.draw(lane_rect, &lane, &mut shapes);
        // Where a branch begins and where branches leave this run.
        let leaves = run.fork().map(|fork| (fork.step, Some(palette.lit_edge)));
        let left = plans.iter().filter_map(|plan| plan.leaves(&plans[index]));
        for (step, fill) in left.map(|step| (step, None)).chain(leaves) {
            let x = strip.x_of(lane_rect, step);
            let foot = Point::new(x, lane_rect.bottom() - 4.0);
            shapes.push(Shape::Line {
                points: vec![Point::new(x, lane_rect.y), foot],
                stroke: Stroke::dashed(2.0, palette.lit_edge, 4.0),
            });
            shapes.push(Shape::Circle {
                center: foot,
                radius: 4.0,
                fill: fill.or(Some(palette.paper)),
                stroke: Some(Stroke::new(2.0, palette.lit_edge)),
            });
        }
        paint(ui.painter(), shapes);
        if (response.dragged() || response.clicked())
            && let Some(pointer) = response.interact_pointer_pos()
        {
            let near = |step: &&u64| (strip.x_of(lane_rect, **step) - pointer.x).abs() < 6.0;
            let marked = bookmarks.iter().chain(stops).find(near);
            // A click near a mark goes to the mark; a drag goes to the exact place.
            let step = match marked {
                Some(step) if response.clicked() => *step,
                _ => strip.step_at(lane_rect, pointer.x),
            };
            // Boards that go together can be moved by any of their lanes.
            if !is_common {
                cx.ask(Command::Lead(index));
            }
            cx.ask(Command::GoTo(step));
        } else if let Some(pointer) = response.hover_pos()
            && !cx.session.hides_future()
            && pointer.x >= lane_rect.x
        {
            let step = strip.step_at(lane_rect, pointer.x);
            response
                .on_hover_ui_at_pointer(|ui| hover(ui, run, &mut kept.hovered, step, cx.language));
        }
    }
}

/// Shows what happens at a step, beside the pointer.
fn hover(
    ui: &mut Ui,
    run: &Run,
    hovered: &mut Option<(u64, Language, String)>,
    step: u64,
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
        ui.strong(step_of(step, Some(Length::of(run.timeline())), language));
        ui.label(sentence.as_str());
    }
}
