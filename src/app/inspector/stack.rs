//! The stack view: the explicit stack of the search, one choice point per row.

use crate::analysis::tree::Cost;
use crate::app::cx::Cx;
use crate::app::fonts;
use crate::app::paint::color;
use crate::app::style::TEXT;
use crate::explain::{Language, args, house_name};
use crate::puzzle::{Cell, Topology, Value};
use crate::scene::{Font, Palette};
use crate::solver::{Choice, Event, Spot};
use egui::text::{LayoutJob, TextFormat};
use egui::{FontId, RichText, Stroke, Ui};

/// Shows the stack of the leading board, the latest choice point first.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let (language, p) = (cx.language, &cx.palette);
    let run = cx.session.runs().leader();
    let moment = run.moment();
    let costs = run.tree().costs(moment.step());
    let topology = moment.problem().topology();
    let choices = moment.choices();
    let doom = run.doom().filter(|_| cx.shows_doom());
    let doom = doom.and_then(|doom| doom.span()?.guess);
    if let Some(Event::DeadEnd { at }) = moment.event() {
        let words = format!("∅  {}", place(at, topology, language));
        ui.label(RichText::new(words).strong().color(color(p.dead)));
    }
    let depth = (choices.len() as u64).into();
    ui.label(RichText::new(language.text("stack-size", &args([("frames", depth)]))).weak());
    // Long lists of values wrap, so that the table is never wider than the inspector.
    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
    let widest = (ui.available_width() - 150.0).max(60.0) / 2.0;
    egui::Grid::new("stack")
        .max_col_width(widest)
        .num_columns(4)
        .spacing([14.0, 6.0])
        .striped(true)
        .show(ui, |ui| {
            for title in ["stack-at", "stack-failed", "stack-now", "stack-untried"] {
                ui.label(RichText::new(language.word(title)).weak().small());
            }
            ui.end_row();
            for (level, choice) in choices.iter().enumerate().rev() {
                let word = |option: &(Cell, Value)| word(choice, option, topology);
                let place = place(choice.at, topology, language);
                if choice.guess.is_some() && choice.guess == doom {
                    // The guess that dooms the position.
                    let marked = RichText::new(format!("✖ {place}")).monospace();
                    ui.label(marked.color(color(p.conflict)).strong())
                        .on_hover_text(language.word("doom-stack"));
                } else {
                    ui.monospace(place);
                }
                let costs = costs.get(level).map_or(&[][..], Vec::as_slice);
                ui.label(failed(choice, costs, topology, p, language));
                let now = choice.guess.as_ref().map(word).unwrap_or_default();
                ui.label(RichText::new(now).strong().color(color(p.guess)));
                let untried: Vec<String> = choice.untried.iter().map(word).collect();
                ui.label(RichText::new(untried.join(" ")).color(color(p.faint)));
                ui.end_row();
            }
        });
}

fn place(at: Spot, topology: &Topology, language: Language) -> String {
    match at {
        Spot::Cell(cell) => topology.address(cell),
        Spot::Places(house, value) => {
            let house = house_name(house, topology.shape(), language);
            format!("{value} · {house}")
        }
    }
}

/// An option as its choice point calls it: a value, or a cell for a digit.
fn word(choice: &Choice, (cell, value): &(Cell, Value), topology: &Topology) -> String {
    match choice.at {
        Spot::Cell(_) => value.to_string(),
        Spot::Places(..) => topology.address(*cell),
    }
}

/// The options that failed, each with the number of nodes it cost if it was placed at all.
fn failed(
    choice: &Choice,
    costs: &[Cost],
    topology: &Topology,
    p: &Palette,
    language: Language,
) -> LayoutJob {
    let mut job = LayoutJob::default();
    let font = |size: f32| FontId::new(size, fonts::family(Font::Regular));
    let line = color(p.conflict);
    let struck = TextFormat {
        font_id: font(TEXT),
        color: line,
        strikethrough: Stroke::new(1.0, line),
        ..Default::default()
    };
    let plain = TextFormat {
        font_id: font(TEXT * 0.85),
        color: color(p.undone),
        ..Default::default()
    };
    for option in &choice.failed {
        job.append(&word(choice, option, topology), 0.0, struck.clone());
        let cost = costs.iter().find(|cost| (cost.cell, cost.value) == *option);
        let cost = cost.map_or_else(String::new, |cost| {
            format!("\u{a0}({})", language.short(cost.nodes))
        });
        job.append(&(cost + " "), 0.0, plain.clone());
    }
    job
}
