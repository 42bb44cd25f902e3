//! The heat view: how often each cell was written and erased, up to the playhead or in the whole
//! run, and the most expensive guesses.

use crate::analysis::heat::HeatTally;
use crate::app::choice::toggle;
use crate::app::cx::Cx;
use crate::app::look::LookCommand;
use crate::app::paint::{paint, point_from, rect_from};
use crate::explain::{args, cell_name, value_name};
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
                if toggle(ui, choice == span, cx.word(name)).clicked() {
                    cx.ask(LookCommand::Heat(choice));
                }
            }
        });
    }
    let run = cx.session.runs().leader();
    let Some(tally) = run.heat(span) else {
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
        let values = args([
            ("what", what.into()),
            ("step", step(at)),
            ("goal", step(goal)),
            ("family", topology.family().id().into()),
        ]);
        language.text(id, &values)
    };
    let words = if tally.step() == goal {
        about("heat-counted", goal)
    } else {
        about("heat-counting", tally.step())
    };
    ui.label(RichText::new(words).weak());
    maps(ui, cx);
    ui.add_space(6.0);
    ui.strong(about("heat-worst", goal));
    if tally.worst.is_empty() {
        ui.label(about("heat-none", goal));
    }
    for waste in &tally.worst {
        let values = args([
            ("cell", cell_name(waste.cell, topology, language).into()),
            ("value", value_name(waste.value, topology, language).into()),
            ("steps", step(waste.steps())),
            ("below", waste.below.into()),
            ("count", step(waste.below)),
        ]);
        ui.horizontal_wrapped(|ui| {
            if ui.link(language.text("heat-waste", &values)).clicked() {
                cx.ask(Command::GoTo(waste.from));
            }
            ui.label(RichText::new(language.text("heat-waste-below", &values)).weak());
        });
    }
}

/// A map for each board, all on one scale.
fn maps(ui: &mut Ui, cx: &Cx) {
    let runs = cx.session.runs();
    let span = cx.session.heat_span(cx.look.heat);
    let titles = runs.titles(cx.language);
    let all: Vec<(&String, &Run, &HeatTally)> = titles
        .iter()
        .zip(runs.iter())
        .enumerate()
        .filter(|(index, _)| !cx.session.hides_board(*index))
        .filter_map(|(_, (title, run))| Some((title, run, run.heat(span)?)))
        .collect();
    let most = all.iter().map(|(.., tally)| tally.most()).max();
    let most = most.unwrap_or(0);
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
    let (rect, response) = ui.allocate_exact_size(egui::vec2(side, side), Sense::hover());
    let problem = run.moment().problem();
    let map = HeatMap {
        problem,
        tally,
        most,
        palette: &cx.palette,
        language,
    };
    let mut shapes = Vec::new();
    map.draw(rect_from(rect), &mut shapes);
    paint(ui.painter(), shapes);
    let words = |cell: Cell| {
        let (writes, erasures) = (tally.writes(cell), tally.erasures(cell));
        let values = args([
            ("cell", cell_name(cell, problem.topology(), language).into()),
            ("writes", writes.into()),
            ("written", language.number(writes).into()),
            ("erasures", erasures.into()),
            ("erased", language.number(erasures).into()),
        ]);
        let is_given = problem.given(cell).is_some();
        language.text(if is_given { "heat-given" } else { "heat-cell" }, &values)
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
    if let Some(cell) = pointed.and_then(|at| map.grid(rect_from(rect)).cell_at(at)) {
        response.on_hover_text_at_pointer(words(cell));
    }
}
