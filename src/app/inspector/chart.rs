//! The chart view: the counters of all boards side by side.

use crate::analysis::comparison::Totals;
use crate::app::cx::Cx;
use crate::app::paint::{paint, rect_from};
use crate::app::style::{TEXT, scaled};
use crate::explain::Language;
use crate::explain::args;
use crate::scene::{Chart, ChartRun, step_of, times};
use crate::session::race::Arrival;
use crate::session::{self, Runs};
use crate::solver::Counter;
use crate::window::access::{self, Part};
use egui::accesskit::Role;
use egui::{RichText, Sense, Ui};

/// Shows the counters of every board at its current step.
pub fn show(ui: &mut Ui, cx: &Cx) {
    let runs = cx.session.runs();
    let titles = runs.titles(cx.language);
    let finish = (!runs.is_alone()).then(|| Finish::of(runs)).flatten();
    if let Some(finish) = &finish {
        finish.show(ui, cx, &titles);
    }
    let in_sight = (0..runs.len()).filter(|index| !cx.session.hides_board(*index));
    let in_sight: Vec<usize> = in_sight.collect();
    let drawn: Vec<_> = in_sight
        .iter()
        .map(|&index| ChartRun {
            name: &titles[index],
            color: cx.palette.strategy(runs[index].strategy()),
            note: progress(cx, index),
            counters: runs[index].moment().counters(),
            are_least: cx.session.arrival(index) == Some(Arrival::StillRunning),
        })
        .collect();
    // The scale is that of the whole runs, so that it does not change from step to step.
    let most = (0..runs.len()).map(|index| {
        let counters = cx.session.visibility(index).counters;
        counters.steps.max(counters.eliminations)
    });
    let (base, about_base) = match (&finish, cx.session.winner()) {
        (Some(finish), _) => (finish.first(), "chart-times-fewest"),
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
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    access::show_parts(
        ui.ctx(),
        response.id,
        spoken(response.id, &drawn, cx.language),
    );
    access::describe(&response, |node| {
        node.set_role(Role::Group);
        node.set_label(cx.word("view-chart"));
    });
    let mut shapes = Vec::new();
    chart.draw(rect_from(rect), &mut shapes);
    paint(ui.painter(), shapes);
    // The bars come first: a stop may leave little room.
    let mut words = cx.word("chart-scale");
    if !runs.is_alone() {
        words = format!("{words} {}", cx.word(about_base));
    }
    ui.label(RichText::new(words).weak());
}

/// The counters of each board in words.
fn spoken(id: egui::Id, runs: &[ChartRun], language: Language) -> Vec<Part> {
    let words = runs.iter().enumerate().map(|(index, run)| {
        let counters = Counter::compared().map(|counter| {
            let count = language.number(counter.of(&run.counters));
            format!("{}: {count}", language.word(counter.message()))
        });
        let counters: Vec<String> = counters.collect();
        let words = format!("{} ({}). {}", run.name, run.note, counters.join(", "));
        Part::words(id.with(index), words)
    });
    words.collect()
}

/// How far a run is at the step shown.
fn progress(cx: &Cx, index: usize) -> String {
    let (language, run) = (cx.language, &cx.session.runs()[index]);
    let step = run.moment().step();
    if !cx.session.visibility(index).is_whole {
        return step_of(step, None, language);
    }
    match run.timeline().length() {
        Some(length) if step == length => language.word("chart-finished"),
        Some(length) => {
            // Rounded down, so that an unfinished run is never at 100 %.
            let percent = (u128::from(step) * 1000 / u128::from(length)) as f64 / 10.0;
            let percent = format!("{percent:.1}").replace('.', language.decimal_mark());
            language.text("chart-progress", &args([("percent", percent.into())]))
        }
        None => {
            let least = language.short_at_least(run.timeline().explored());
            let values = [
                ("step", language.short(step).into()),
                ("least", least.into()),
            ];
            language.text("chart-open", &args(values))
        }
    }
}

/// The boards at their ends, in the order of their steps; those that gave up come last.
struct Finish {
    order: Vec<(u64, usize)>,
}

impl Finish {
    /// `None` until all boards are at their ends.
    fn of(runs: &Runs) -> Option<Self> {
        let end = |run: &session::Run| run.timeline().length().filter(|_| run.is_at_end());
        let ends: Option<Vec<u64>> = runs.iter().map(end).collect();
        let mut order: Vec<_> = ends?.into_iter().zip(0..).collect();
        order.sort_unstable_by_key(|(steps, index)| (runs[*index].gave_up(), *steps, *index));
        Some(Self { order })
    }

    /// The board that finished with the fewest steps.
    fn first(&self) -> usize {
        self.order[0].1
    }

    /// Says which board finished in how many steps.
    fn show(&self, ui: &mut Ui, cx: &Cx, titles: &[String]) {
        let (language, fewest) = (cx.language, self.order[0].0);
        ui.strong(language.word("finish"));
        for &(steps, index) in &self.order {
            let frontier = cx.session.runs()[index].timeline().frontier();
            let outcome = Totals::of(frontier)
                .outcome
                .map_or(String::new(), |outcome| {
                    language.word(&format!("outcome-{}", outcome.id()))
                });
            let first = &cx.session.runs()[self.first()];
            let ratio = match steps {
                _ if cx.session.runs()[index].gave_up() && !first.gave_up() => "none",
                _ if steps == fewest => "least",
                _ => "more",
            };
            let times = times(steps, fewest, language).unwrap_or_default();
            let values = [
                ("name", titles[index].clone().into()),
                ("outcome", outcome.into()),
                ("count", steps.into()),
                ("steps", language.number(steps).into()),
                ("ratio", ratio.into()),
                ("times", times.into()),
            ];
            ui.label(language.text("finish-of", &args(values)));
        }
    }
}
