//! The why view: why the current cell, or one chosen by the viewer, can or cannot hold each value.

use super::{cover, reason};
use crate::analysis::tree::Cost;
use crate::analysis::why::{OptionVerdict, Verdict, queue, verdicts};
use crate::app::cx::Cx;
use crate::app::look::LookCommand;
use crate::app::paint::color;
use crate::explain::{
    Language, args, cell_name, family_args, house_name, relation_text, value_name,
};
use crate::puzzle::Topology;
use crate::scene::{Color, Palette, values_in_words};
use crate::session::reason::ReasonFor;
use crate::solver::Spot;
use crate::timeline::Origin;
use egui::{RichText, Ui};

/// Shows a verdict on every value of the cell, or on every place for the digit.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let language = cx.language;
    let run = cx.session.runs().leader();
    let moment = run.moment();
    let costs = run.tree.costs(moment.step());
    let topology = moment.problem().topology();
    let family = family_args(topology.family());
    let at = cx.look.cell.map(Spot::Cell).or_else(|| moment.subject());
    cover::show(ui, cx, at);
    let Some(at) = at else {
        ui.label(language.text("why-nothing", &family));
        return;
    };
    ui.strong(match at {
        Spot::Cell(cell) => {
            let cell = cell_name(cell, topology, language);
            cx.text("why-cell", [("cell", cell.into())])
        }
        Spot::Places(house, value) => {
            let house = house_name(house, topology, language).into();
            cx.text(
                "why-places",
                [("value", value.to_string().into()), ("house", house)],
            )
        }
    });
    if let (Some(way), Spot::Cell(cell)) = (topology.way(), at) {
        let ends = moment.values().flatten().count();
        let last = topology.all_cells().zip(moment.values());
        let last = last.filter(|(_, value)| value.is_some_and(|v| usize::from(v.number()) == ends));
        let from = last.map(|(square, _)| square).next();
        let is = match moment.value(cell) {
            Some(_) => "place",
            None if way.is_wall(cell) => "wall",
            None if from.is_some_and(|from| way.candidates(from).contains(&cell)) => "near",
            None => "far",
        };
        let number = moment
            .value(cell)
            .map_or(0, |value| u64::from(value.number()));
        let from = from.map_or_else(String::new, |from| cell_name(from, topology, language));
        let values = [
            ("is", is.into()),
            ("number", number.into()),
            ("from", from.into()),
        ];
        ui.label(cx.text("why-square", values));
        return;
    }
    let mut levels = moment.choices().into_iter().zip(costs);
    let costs = levels.find(|(choice, _)| choice.at == at);
    let costs = costs.map_or_else(Vec::new, |(_, costs)| costs);
    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
    let widest = (ui.available_width() - 90.0).max(80.0);
    egui::Grid::new("why")
        .max_col_width(widest)
        .num_columns(3)
        .spacing([12.0, 7.0])
        .striped(true)
        .show(ui, |ui| {
            for answer in verdicts(moment, at) {
                let (sign, tint) = sign(&answer.verdict, &cx.palette);
                let option = match at {
                    Spot::Cell(_) => value_name(answer.value, topology, language),
                    Spot::Places(..) => cell_name(answer.cell, topology, language),
                };
                let name = RichText::new(option).strong();
                let option = (answer.cell, answer.value);
                if is_askable(&answer.verdict) && cx.session.may_explain(ReasonFor::Value(option)) {
                    let ask = ui.link(name.underline().color(ui.visuals().hyperlink_color));
                    cx.on_click(&ask, LookCommand::Value(option.0, option.1));
                    ask.on_hover_text(cx.word("reason-ask"));
                } else {
                    ui.label(name);
                }
                ui.label(RichText::new(sign).color(color(tint)));
                let cost = costs.iter().find(|cost| (cost.cell, cost.value) == option);
                let words = words(&answer, cost, topology, language);
                let is_quiet = matches!(answer.verdict, Verdict::Untried | Verdict::Taken(_));
                if is_quiet {
                    ui.weak(words);
                } else {
                    ui.label(words);
                }
                ui.end_row();
            }
        });
    if let Some(waiting) = queue(moment).filter(|_| !cx.session.is_asking()) {
        let list = values_in_words(&waiting, topology);
        let values = [("count", waiting.len().into()), ("list", list.into())];
        ui.label(cx.text("reason-queue", values));
    }
    reason::show(ui, cx);
    ui.add_space(6.0);
    if cx.look.cell.is_none() {
        let hint = RichText::new(language.text("why-hint", &family));
        ui.label(hint.weak().small());
    } else {
        let back = ui.button(language.text("why-back", &family));
        cx.on_click(&back, LookCommand::Cell(None));
    }
}

/// Whether it may be asked why no solution has the value: the rules allow it.
const fn is_askable(verdict: &Verdict) -> bool {
    match verdict {
        Verdict::Excluded(_) | Verdict::Failed | Verdict::Untried | Verdict::Candidate => true,
        Verdict::Written(_)
        | Verdict::Only
        | Verdict::Taken(_)
        | Verdict::Refused(_)
        | Verdict::Broken(_) => false,
    }
}

const fn sign(verdict: &Verdict, p: &Palette) -> (&'static str, Color) {
    match verdict {
        Verdict::Written(Origin::Given) => ("■", p.ink),
        Verdict::Written(Origin::Guess) | Verdict::Only => ("●", p.guess),
        Verdict::Written(Origin::Deduction) => ("■", p.deduced),
        Verdict::Taken(_) => ("–", p.faint),
        Verdict::Refused(_) | Verdict::Excluded(_) | Verdict::Broken(_) => ("×", p.conflict),
        Verdict::Failed => ("↶", p.undone_text),
        Verdict::Untried => ("?", p.faint),
        Verdict::Candidate => ("○", p.deduced),
    }
}

fn words(
    answer: &OptionVerdict,
    cost: Option<&Cost>,
    topology: &Topology,
    language: Language,
) -> String {
    let id = match &answer.verdict {
        Verdict::Written(Origin::Given) => "why-given",
        Verdict::Written(Origin::Guess) => "why-guess",
        Verdict::Written(Origin::Deduction) => "why-deduction",
        Verdict::Only => "why-only",
        Verdict::Taken(value) => {
            let family = topology.family().id().into();
            let values = args([
                ("value", topology.value_text(*value).into()),
                ("family", family),
            ]);
            return language.text("why-taken", &values);
        }
        Verdict::Refused(holders) => {
            let holder = |(house, cell): &(_, _)| {
                let id = format!("why-holder-{}", topology.name_of(*house).0.id());
                let cell = cell_name(*cell, topology, language);
                language.text(&id, &args([("cell", cell.into())]))
            };
            let holders: Vec<String> = holders.iter().map(holder).collect();
            return language.text("why-refused", &args([("peers", holders.join(", ").into())]));
        }
        Verdict::Failed => {
            let Some(Cost { nodes, .. }) = cost else {
                return language.word("why-failed");
            };
            let values = args([
                ("nodes", (*nodes).into()),
                ("count", language.number(*nodes).into()),
            ]);
            return language.text("why-failed-nodes", &values);
        }
        Verdict::Excluded(number) => {
            return language.text("nogoods-forbid", &args([("number", (*number).into())]));
        }
        Verdict::Broken(relation) => {
            let relation = relation_text(*relation, topology);
            return language.text("relation-forbids", &args([("relation", relation.into())]));
        }
        Verdict::Untried => "why-untried",
        Verdict::Candidate => "why-candidate",
    };
    language.word(id)
}
