//! The chart view: the counters of all boards side by side.

use crate::app::cx::Cx;
use crate::app::paint::picture;
use crate::app::style::{TEXT, scaled};
use crate::explain::Language;
use crate::scene::{Chart, ChartRun, step_of};
use crate::session::race::Arrival;
use crate::session::{Run, Runs};
use crate::solver::Counter;
use crate::window::access::{self, PaintedPart};
use egui::accesskit::Role;
use egui::{Sense, Ui};

/// Shows the counters of every board at its current step.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let runs = cx.session.runs();
    let titles = runs.titles(cx.language);
    let in_sight = (0..runs.len()).filter(|index| !cx.session.hides_board(*index));
    let in_sight: Vec<usize> = in_sight.collect();
    let drawn: Vec<_> = in_sight
        .iter()
        .map(|&index| ChartRun {
            name: &titles[index],
            color: cx.palette.of_run(runs[index].moment()),
            note: progress(cx, index),
            counters: runs[index].moment().counters(),
            are_least: cx.session.arrival(index) == Some(Arrival::StillRunning),
        })
        .collect();
    // Scaled for the whole runs, so that nothing shrinks from step to step.
    let most = (0..runs.len()).map(|index| {
        let counters = cx.session.visibility(index).counters;
        counters.steps.max(counters.eliminations)
    });
    let (base, about_base) = match (best(runs), cx.session.winner()) {
        (Some(best), _) => (best, "chart-times-fewest"),
        (None, Some(winner)) => (winner, "chart-times-first"),
        (None, None) => (runs.leading(), "chart-times"),
    };
    let chart = Chart {
        runs: &drawn,
        base: in_sight.iter().position(|index| *index == base),
        most: most.max().unwrap_or(0),
        palette: &cx.palette,
        language: cx.language,
        text: scaled(ui, TEXT * 0.93),
    };
    let size = egui::vec2(ui.available_width(), chart.height());
    let response = picture(ui, size, Sense::hover(), |rect, shapes| {
        chart.draw(rect, shapes);
    });
    let parts = spoken(response.id, &drawn, cx.language);
    access::show_parts(ui.ctx(), response.id, parts);
    access::describe(&response, |node| {
        node.set_role(Role::Group);
        node.set_label(cx.word("view-chart"));
    });
    // The bars come first: a stop may leave little room.
    let mut words = cx.word("chart-scale");
    if !runs.is_alone() {
        words = format!("{words} {}", cx.word(about_base));
    }
    ui.weak(words);
}

/// The counters of each board in words.
fn spoken(id: egui::Id, runs: &[ChartRun], language: Language) -> Vec<PaintedPart> {
    let words = runs.iter().enumerate().map(|(index, run)| {
        let counters = Counter::compared().map(|counter| {
            let count = language.number(counter.of(&run.counters));
            format!("{}: {count}", language.word(counter.message()))
        });
        let counters: Vec<String> = counters.collect();
        let words = format!("{} ({}). {}", run.name, run.note, counters.join(", "));
        PaintedPart::words(id.with(index), words)
    });
    words.collect()
}

/// How far a run is at the step shown, or how it ended.
fn progress(cx: &Cx, index: usize) -> String {
    let (language, run) = (cx.language, &cx.session.runs()[index]);
    let step = run.moment().step();
    if !cx.session.visibility(index).is_whole {
        return step_of(step, None, language);
    }
    match run.timeline().length() {
        Some(length) if step == length => {
            let outcome = run.timeline().outcome();
            outcome.map_or_else(String::new, |outcome| {
                language.word(&format!("outcome-{}", outcome.id()))
            })
        }
        Some(length) => {
            // Rounded down, so that an unfinished run is never at 100 %.
            let percent = (u128::from(step) * 1000 / u128::from(length)) as f64 / 10.0;
            let percent = format!("{percent:.1}").replace('.', language.decimal_mark());
            cx.text("chart-progress", [("percent", percent.into())])
        }
        None => {
            let least = language.short_at_least(run.timeline().explored());
            let step = language.short(step).into();
            cx.text("chart-open", [("step", step), ("least", least.into())])
        }
    }
}

/// Once all boards are at their ends, the one that solved its puzzle in the fewest steps.
fn best(runs: &Runs) -> Option<usize> {
    let end = |run: &Run| run.timeline().length().filter(|_| run.is_at_end());
    let ends: Option<Vec<u64>> = runs.iter().map(end).collect();
    let order = ends?.into_iter().zip(0..);
    let best = order.min_by_key(|(steps, index)| (runs[*index].gave_up(), *steps, *index));
    best.map(|(_, index)| index)
}
