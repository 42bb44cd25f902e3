//! The race: what is waited for, and how the boards did.

use super::cx::Cx;
use super::paint::color;
use crate::explain::args;
use crate::scene::times;
use crate::session::race::{Arrival, RacePhase};
use crate::session::{Command, Runs};
use crate::solver::Counter;
use crate::window::access;
use egui::accesskit::Role;
use egui::{Align2, Frame, Margin, Stroke};

/// The result of a board in a few words: its place, its steps or work and, after the first place,
/// how many times as many steps or as much work as the winner took.
pub fn arrival(cx: &Cx, index: usize) -> Option<String> {
    let (runs, language) = (cx.session.runs(), cx.language);
    let counter = shown_counter(runs);
    let count = |index: usize| counter.of(&runs[index].moment().counters());
    let own = count(index);
    let (id, place, words, at_least) = match cx.session.arrival(index)? {
        Arrival::At(place) => ("race-place", place, language.short(own), ""),
        Arrival::StillRunning => ("race-running", 0, language.short_at_least(own), "≥ "),
    };
    let values = args([
        ("place", (place as u64).into()),
        ("counter", counter.message().into()),
        ("count", own.into()),
        ("words", words.into()),
    ]);
    let words = language.text(id, &values);
    let first = cx.session.winner().filter(|_| place != 1);
    let ratio = first.and_then(|first| times(own, count(first), language));
    Some(match ratio {
        Some(ratio) => format!("{words} · {at_least}{ratio}"),
        None => words,
    })
}

/// The counter shown for every board. Places go by work, so it is steps only if the boards have the
/// same order by steps.
fn shown_counter(runs: &Runs) -> Counter {
    let ends = runs.iter().map(|run| run.timeline().frontier().counters());
    let mut ends: Vec<_> = ends
        .map(|end| (Counter::Work.of(&end), end.steps))
        .collect();
    ends.sort_unstable();
    let agree = |pair: &[(u64, u64)]| pair[0].0.cmp(&pair[1].0) == pair[0].1.cmp(&pair[1].1);
    if ends.windows(2).all(agree) {
        Counter::Steps
    } else {
        Counter::Work
    }
}

/// Shows how far the runs have been explored while a race waits for their ends.
pub fn show(ctx: &egui::Context, cx: &Cx) {
    if cx.session.race().map(|race| race.phase) != Some(RacePhase::Preparing) {
        return;
    }
    let p = &cx.palette;
    egui::Area::new(egui::Id::new("race"))
        .anchor(Align2::CENTER_CENTER, [0.0, 0.0])
        .show(ctx, |ui| {
            access::region(ui, Role::Dialog, &cx.word("race-preparing"));
            Frame::new()
                .fill(color(p.surface))
                .stroke(Stroke::new(1.5, color(p.frame)))
                .corner_radius(8)
                .inner_margin(Margin::same(16))
                .show(ui, |ui| {
                    ui.strong(cx.word("race-preparing"));
                    let runs = cx.session.runs();
                    for (run, title) in runs.iter().zip(runs.titles(cx.language)) {
                        let steps = cx.language.number(run.timeline().explored());
                        let sign = if run.timeline().length().is_some() {
                            "✔"
                        } else {
                            "…"
                        };
                        let values = args([("name", title.into()), ("steps", steps.into())]);
                        let words = cx.language.text("race-explored", &values);
                        ui.label(format!("{sign} {words}"));
                    }
                    ui.horizontal(|ui| {
                        if ui.button(format!("{}  R", cx.word("race-now"))).clicked() {
                            cx.ask(Command::Race);
                        }
                        if ui.button(cx.word("open-cancel")).clicked() {
                            cx.ask(Command::Pause);
                        }
                    });
                });
        });
}
