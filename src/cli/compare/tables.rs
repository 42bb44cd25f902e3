use super::table::{Style, Table};
use crate::analysis::comparison::{Amount, Ratio, Run};
use crate::analysis::set::{Set, Summary, quantiles};
use crate::explain::Language;
use crate::export::set::{SetReport, outcome, written};
use crate::solver::{Counter, CounterGroup};
use std::io::{self, Write};
use std::num::NonZeroUsize;

/// More puzzles than this are only summed up.
const LISTED: usize = 50;

impl SetReport<'_> {
    pub(super) fn write_tables(&self, out: &mut impl Write, style: Style) -> io::Result<()> {
        let heading = |out: &mut dyn Write, text: &str| match style {
            Style::Text => writeln!(out, "{text}"),
            Style::Markdown => writeln!(out, "### {text}\n"),
        };
        let puzzles = self.set.puzzles.len();
        let first = match puzzles {
            1 => self.names[0].clone(),
            n => format!("{} puzzles", count(n)),
        };
        let max = Language::En.number(self.set.max_steps);
        let goal = self.set.goal;
        heading(
            out,
            &format!("{first} · goal {goal} · at most {max} steps a run"),
        )?;
        if style == Style::Text {
            writeln!(out)?;
        }
        if !self.faults.is_empty() {
            writeln!(
                out,
                "{} could not be read and are left out.\n",
                count(self.faults.len())
            )?;
        }
        if !self.results.is_whole() {
            let (done, all) = (self.results.done(), self.set.runs());
            writeln!(
                out,
                "Interrupted: {} of {} runs are done.\n",
                count(done),
                count(all)
            )?;
        }
        if puzzles == 1 {
            self.counters().write(out, style)?;
            return Ok(());
        }
        self.summaries().write(out, style)?;
        for (counter, words) in [
            (Counter::Work, "Work: values tested and candidates struck"),
            (Counter::Steps, "Steps"),
            (Counter::Placements, "Guesses"),
        ] {
            heading(out, words)?;
            self.spread(|run, _| run.amount(counter), amount)
                .write(out, style)?;
        }
        if self.repeats.is_some() {
            let repeats = match self.repeats.map_or(1, NonZeroUsize::get) {
                1 => "each run once".to_owned(),
                n => format!("the median of {n} times each run"),
            };
            heading(out, &format!("Seconds on this machine, {repeats}"))?;
            self.spread(|run, number| self.time(run, number), seconds)
                .write(out, style)?;
        }
        if puzzles > LISTED {
            writeln!(out, "The puzzles one by one: --format csv or json.")?;
        } else {
            heading(out, "Work, puzzle by puzzle")?;
            self.list().write(out, style)?;
        }
        if self.has_limits() {
            writeln!(
                out,
                "≥: stopped after {max} steps; what it would have come to is not less."
            )?;
        }
        Ok(())
    }

    fn has_limits(&self) -> bool {
        let limited = |run: &Option<Run>| run.is_some_and(|run| run.outcome.is_none());
        (0..self.set.puzzles.len()).any(|puzzle| self.results.puzzle(puzzle).iter().any(limited))
    }

    /// How each strategy fared.
    fn summaries(&self) -> Table {
        let mut table = Table::new(["strategy", "done", "ended", "gave up", "stopped", "wins"]);
        for (number, name) in strategies(self.set).into_iter().enumerate() {
            let summary = Summary::of(self.set, self.results, number);
            let counts = [
                summary.done,
                summary.succeeded,
                summary.gave_up,
                summary.limited,
                summary.wins,
            ];
            table.push(std::iter::once(name).chain(counts.map(count)).collect());
        }
        table
    }

    /// The quantiles of a figure, a strategy a row.
    fn spread(
        &self,
        figure: impl Fn(Run, usize) -> Amount,
        written: fn(Amount) -> String,
    ) -> Table {
        let mut table = Table::new([
            "strategy",
            "least",
            "quarter",
            "median",
            "3 quarters",
            "90 %",
            "most",
        ]);
        for (number, name) in strategies(self.set).into_iter().enumerate() {
            let runs = self.results.strategy(number).enumerate();
            let amounts = runs.filter_map(|(puzzle, run)| {
                run.map(|run| figure(run, self.number(puzzle, number)))
            });
            let fields = match quantiles(amounts) {
                Some(quantiles) => quantiles.map(written),
                None => std::array::from_fn(|_| "–".to_owned()),
            };
            table.push(std::iter::once(name).chain(fields).collect());
        }
        table
    }

    /// What each strategy took for each puzzle.
    fn list(&self) -> Table {
        let header = std::iter::once("puzzle".to_owned()).chain(strategies(self.set));
        let mut table = Table::new(header);
        for (puzzle, name) in self.names.iter().enumerate() {
            let runs = self.results.puzzle(puzzle).iter().map(|run| match run {
                Some(run) => amount(run.amount(Counter::Work)),
                None => "–".to_owned(),
            });
            table.push(std::iter::once(name.clone()).chain(runs).collect());
        }
        table
    }

    /// Every counter of the runs of one puzzle, and how many times the first run's it is.
    fn counters(&self) -> Table {
        let runs = self.results.puzzle(0);
        let names = strategies(self.set);
        let mut header = vec![String::new(), names[0].clone()];
        for name in &names[1..] {
            header.extend([name.clone(), "×".to_owned()]);
        }
        let mut table = Table::new(header);
        let row = |name: String, field: &dyn Fn(Run) -> (String, String)| {
            let mut row = vec![name];
            for (number, run) in runs.iter().enumerate() {
                let (value, ratio) = match run {
                    Some(run) => field(*run),
                    None => ("–".to_owned(), String::new()),
                };
                row.push(value);
                row.extend((number > 0).then_some(ratio));
            }
            row
        };
        let ended = |run: Run| (outcome(run).to_owned(), String::new());
        table.push(row("outcome".to_owned(), &ended));
        let blank = || vec![String::new(); 2 * names.len()];
        let mut group = None;
        for counter in Counter::compared() {
            if group.replace(counter.group()) != Some(counter.group()) {
                let mut title = blank();
                title[0] = match counter.group() {
                    CounterGroup::Whole => "in all".to_owned(),
                    part => part.id().to_owned(),
                };
                table.push(title);
            }
            let name = format!("  {}", counter.column().replace('_', " "));
            table.push(row(name, &|run| {
                let value = run.amount(counter);
                let times = runs[0].map(|first| ratio(value.over(first.amount(counter))));
                (amount(value), times.unwrap_or_default())
            }));
        }
        if self.repeats.is_some() {
            let mut times = vec!["seconds on this machine".to_owned()];
            for (number, run) in runs.iter().enumerate() {
                times.push(match run {
                    Some(_) => self.seconds_of(number),
                    None => "–".to_owned(),
                });
                times.extend((number > 0).then(String::new));
            }
            table.push(times);
        }
        table
    }

    fn seconds_of(&self, number: usize) -> String {
        let time = self.times.of(number);
        let written = |time: std::time::Duration| format!("{:.6}", time.as_secs_f64());
        match self.repeats.map_or(1, NonZeroUsize::get) {
            1 => written(time.median),
            _ => format!(
                "{} ({}–{})",
                written(time.median),
                written(time.least),
                written(time.most)
            ),
        }
    }
}

/// The names of the strategies.
fn strategies(set: &Set) -> Vec<String> {
    set.strategies.iter().map(ToString::to_string).collect()
}

fn count(number: usize) -> String {
    Language::En.number(number as u64)
}

fn amount(amount: Amount) -> String {
    written(amount, Language::En)
}

fn seconds(amount: Amount) -> String {
    let number = format!("{:.6}", amount.value as f64 / 1e9);
    match amount.is_least {
        true => format!("≥ {number}"),
        false => number,
    }
}

fn ratio(ratio: Ratio) -> String {
    let times = |times: f64| match times {
        0.0 => "0".to_owned(),
        _ if times >= 100.0 => Language::En.number(times.round() as u64),
        _ if times >= 0.1 => format!("{times:.2}"),
        _ if times >= 0.001 => format!("{times:.4}"),
        _ => format!("{times:.1e}"),
    };
    match ratio {
        Ratio::Exactly(n) => times(n),
        Ratio::AtLeast(n) => format!("≥ {}", times(n)),
        Ratio::AtMost(n) => format!("≤ {}", times(n)),
        Ratio::Endless => "∞".to_owned(),
        Ratio::Unknown => "?".to_owned(),
    }
}
