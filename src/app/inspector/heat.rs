//! The heat view: how often each cell was written and erased, up to the playhead or in the whole
//! run, and the most expensive guesses.

use crate::analysis::heat::HeatTally;
use crate::analysis::tally::Tally;
use crate::app::choice::toggle;
use crate::app::cx::Cx;
use crate::app::look::LookCommand;
use crate::app::paint::{picture, point_from, rect_from};
use crate::explain::{cell_name, value_name};
use crate::puzzle::Cell;
use crate::scene::HeatMap;
use crate::session::{Command, HeatSpan, Run};
use crate::window::access;
use egui::accesskit::Role;
use egui::{RichText, Sense, Ui};

/// The most cells whose counts a screen reader hears.
const MOST_SPOKEN: usize = 9;

/// The largest share of the height that a map takes.
const MAPS: f32 = 0.85;

/// Shows the heat map of every board, and the most expensive guesses of the leading one. A click on
/// a guess goes to its step.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let (language, span) = (cx.language, cx.session.heat_span(cx.look.heat));
    if !cx.session.hides_future() {
        ui.horizontal_wrapped(|ui| {
            for (name, choice) in [
                ("heat-choose-so-far", HeatSpan::SoFar),
                ("heat-choose-whole", HeatSpan::Whole),
            ] {
                let button = toggle(ui, choice == span, cx.word(name));
                cx.on_click(&button, LookCommand::Heat(choice));
            }
        });
    }
    let run = cx.session.runs().leader();
    let Some(tally) = run.heat() else {
        return;
    };
    let topology = run.moment().problem().topology();
    let goal = run.heat_goal(span);
    let step = |step: u64| language.number(step).into();
    let what = match (span, run.timeline().length()) {
        (HeatSpan::SoFar, _) => "so-far",
        (HeatSpan::Whole, Some(_)) => "whole",
        (HeatSpan::Whole, None) => "explored",
    };
    let about = |id: &str, at: u64| {
        let values = [
            ("what", what.into()),
            ("step", step(at)),
            ("goal", step(goal)),
            ("family", topology.family().id().into()),
        ];
        cx.text(id, values)
    };
    let is_counted = tally.step() == goal;
    let id = if is_counted {
        "heat-counted"
    } else {
        "heat-counting"
    };
    ui.weak(about(id, tally.step()));
    maps(ui, cx);
    ui.add_space(6.0);
    ui.strong(about("heat-worst", goal));
    if tally.worst.is_empty() {
        ui.label(about("heat-none", goal));
    }
    for waste in &tally.worst {
        let guess = [
            ("cell", cell_name(waste.cell, topology, language).into()),
            ("value", value_name(waste.value, topology, language).into()),
            ("steps", step(waste.steps())),
        ];
        let below = [("below", waste.below.into()), ("count", step(waste.below))];
        ui.horizontal_wrapped(|ui| {
            let link = ui.link(cx.text("heat-waste", guess));
            cx.on_click(&link, Command::GoTo(waste.from));
            ui.weak(cx.text("heat-waste-below", below));
        });
    }
}

/// A map for each board, all on one scale.
fn maps(ui: &mut Ui, cx: &Cx) {
    let runs = cx.session.runs();
    let titles = runs.titles(cx.language);
    let all = titles.iter().zip(runs.iter()).enumerate();
    let all = all.filter(|(index, _)| !cx.session.hides_board(*index));
    let all: Vec<(&String, &Run, &HeatTally)> = all
        .filter_map(|(_, (title, run))| Some((title, run, run.heat()?)))
        .collect();
    let most = all
        .iter()
        .map(|(.., tally)| tally.most())
        .max()
        .unwrap_or(0);
    let columns = runs.len().min(2);
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (columns - 1) as f32) / columns as f32;
    let side = width.min(ui.available_height() * MAPS);
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            for (title, run, tally) in row {
                ui.vertical(|ui| {
                    ui.set_width(side);
                    if !runs.is_alone() {
                        ui.add(egui::Label::new(RichText::new(title.as_str()).strong()).truncate());
                    }
                    map(ui, cx, run, tally, most, side);
                });
            }
        });
    }
}

fn map(ui: &mut Ui, cx: &Cx, run: &Run, tally: &HeatTally, most: u64, side: f32) {
    let language = cx.language;
    let problem = run.moment().problem();
    let map = HeatMap {
        problem,
        tally,
        most,
        palette: &cx.palette,
        language,
    };
    let size = egui::Vec2::splat(side);
    let response = picture(ui, size, Sense::hover(), |rect, shapes| {
        map.draw(rect, shapes);
    });
    let words = |cell: Cell| {
        let (writes, erasures) = (tally.writes(cell), tally.erasures(cell));
        let values = [
            ("cell", cell_name(cell, problem.topology(), language).into()),
            ("writes", writes.into()),
            ("written", language.number(writes).into()),
            ("erasures", erasures.into()),
            ("erased", language.number(erasures).into()),
        ];
        let is_given = problem.given(cell).is_some();
        cx.text(if is_given { "heat-given" } else { "heat-cell" }, values)
    };
    access::describe(&response, |node| {
        // The cells written most; what is not listed was never written or less often.
        let mut written: Vec<Cell> = problem.topology().all_cells().collect();
        written.retain(|cell| tally.writes(*cell) > 0);
        written.sort_by_key(|cell| std::cmp::Reverse(tally.writes(*cell)));
        let told: Vec<String> = written.into_iter().take(MOST_SPOKEN).map(words).collect();
        node.set_role(Role::Image);
        node.set_label(format!("{}. {}", cx.word("view-heat"), told.join(" ")));
    });
    let pointed = response.hover_pos().map(point_from);
    if let Some(cell) = pointed.and_then(|at| map.grid(rect_from(response.rect)).cell_at(at)) {
        response.on_hover_text_at_pointer(words(cell));
    }
}
