use super::{SetReport, written};
use crate::analysis::comparison::{Amount, Totals};
use crate::analysis::set::{Summary, quantiles};
use crate::explain::{Language, Message, args, visible};
use crate::export::comparison::Comparison;
use crate::export::table::{Style, Table, markdown_text};
use crate::scene::Effort;
use crate::solver::Counter;
use std::time::Duration;

/// Longer lists of puzzles are only summarized on a terminal.
pub const LISTED: usize = 50;

/// The columns of a summary, by message id.
pub const SUMMARY: [&str; 11] = [
    "set-strategy",
    "set-least",
    "set-quarter",
    "set-median",
    "set-three-quarters",
    "set-nine-tenths",
    "set-most",
    "set-limited",
    "set-gave-up",
    "set-wins",
    "set-ties",
];

/// The columns with the strategy's name and the quantiles.
const SPREAD: usize = 7;

impl SetReport<'_> {
    /// The tables as a Markdown document in a language.
    pub fn markdown(&self, language: Language) -> String {
        self.tables(Style::Markdown, language)
    }

    /// The same tables for a terminal.
    pub fn text(&self, language: Language) -> String {
        self.tables(Style::Text, language)
    }

    /// A single puzzle with every counter of its runs; several with a summary and a list.
    fn tables(&self, style: Style, language: Language) -> String {
        let title = self.title(language);
        let mut blocks = vec![match style {
            Style::Text => format!("{title}\n"),
            Style::Markdown => format!("# {}\n", markdown_text(&title)),
        }];
        if !self.is_whole {
            let message = Message::new("set-done")
                .number("done", self.results.done() as u64)
                .number("all", self.results.runs() as u64);
            blocks.push(format!("{}\n", message.say(language)));
        }
        match style {
            // The command line reports the errors on standard error.
            Style::Text if self.unreadable > 0 => {
                let message = Message::new("set-faults").counted(self.unreadable as u64);
                blocks.push(format!("{}\n", message.say(language)));
            }
            Style::Text => {}
            Style::Markdown => {
                let faults = self.faults.iter().map(|fault| markdown_text(fault));
                blocks.extend(faults.map(|fault| format!("✖ {fault}\n")));
            }
        }
        let mut add = |title: &str, table: &Table| {
            let table = table.text(style);
            blocks.push(match style {
                Style::Text => format!("{}\n{table}", visible(title)),
                Style::Markdown => format!("## {}\n\n{table}", markdown_text(title)),
            });
        };
        if let ([name], 1) = (self.names, self.results.puzzles()) {
            add(name, &self.counters(name, language));
        } else {
            add(&self.judged(language), &self.summary(language));
            let others = [Counter::Work, Counter::Steps, Counter::Placements];
            for counter in others.into_iter().filter(|other| *other != self.by) {
                let amounts =
                    |puzzle, strategy| Some(self.results.of(puzzle, strategy)?.amount(counter));
                let table = self.spread(language, amounts, |amount| written(amount, language));
                add(&each(counter, language), &table);
            }
            if let Some(title) = self.seconds_title(language) {
                let amounts = |puzzle, strategy| Effort::Time.of(self.results, puzzle, strategy);
                let table = self.spread(language, amounts, |time| seconds(time, language));
                add(&title, &table);
            }
            let has_all = self.names.len() == self.results.puzzles();
            if has_all && (style == Style::Markdown || self.names.len() <= LISTED) {
                add(&language.word("set-each"), &self.list(language));
            } else {
                blocks.push(format!("{}\n", language.word("compare-listed")));
            }
        }
        if self.has_limits() {
            blocks.push(format!("{}\n", language.word("comparison-stopped")));
        }
        blocks.join("\n")
    }

    fn has_limits(&self) -> bool {
        let runs = (0..self.plan.strategies.len()).flat_map(|number| self.results.strategy(number));
        runs.flatten().any(|run| run.outcome.is_none())
    }

    /// By what the strategies are judged, and how.
    fn judged(&self, language: Language) -> String {
        format!(
            "{}. {}",
            each(self.by, language),
            language.word("set-judged")
        )
    }

    /// The results of each strategy: the quantiles of the counter, and the outcomes of its runs.
    fn summary(&self, language: Language) -> Table {
        let header = SUMMARY.iter().map(|id| language.word(id));
        let mut table = Table::new(header.collect());
        for (strategy, name) in self.names_in_words(language).into_iter().enumerate() {
            let runs = self.results.strategy(strategy).flatten();
            let spread = quantiles(runs.map(|run| run.amount(self.by)));
            let spread = fields(spread, |amount| written(amount, language));
            let summary = Summary::of(self.results, strategy, self.by);
            let counts = [summary.limited, summary.gave_up, summary.wins, summary.ties];
            let counts = counts.map(|count| language.number(count as u64));
            table.push(name, spread.into_iter().chain(counts));
        }
        table
    }

    /// The quantiles of the runs' effort, one strategy per row.
    fn spread(
        &self,
        language: Language,
        amount: impl Fn(usize, usize) -> Option<Amount>,
        written: impl Fn(Amount) -> String,
    ) -> Table {
        let header = SUMMARY[..SPREAD].iter().map(|id| language.word(id));
        let mut table = Table::new(header.collect());
        for (strategy, name) in self.names_in_words(language).into_iter().enumerate() {
            let puzzles = 0..self.results.puzzles();
            let amounts = puzzles.filter_map(|puzzle| amount(puzzle, strategy));
            table.push(name, fields(quantiles(amounts), &written));
        }
        table
    }

    /// What each strategy took on each puzzle.
    fn list(&self, language: Language) -> Table {
        let head = [language.word("set-puzzle")].into_iter();
        let mut table = Table::new(head.chain(self.names_in_words(language)).collect());
        for (puzzle, name) in self.names.iter().enumerate() {
            let amount = |run: Totals| written(run.amount(self.by), language);
            let runs = self.results.puzzle(puzzle);
            table.push(
                name.clone(),
                runs.map(|run| run.map_or("–".to_owned(), amount)),
            );
        }
        table
    }

    /// Every counter of the finished runs of a single puzzle.
    fn counters(&self, name: &str, language: Language) -> Table {
        let strategies = self.plan.strategies.iter().zip(self.results.puzzle(0));
        let runs = strategies.filter_map(|(strategy, run)| Some((*strategy, self.plan.goal, run?)));
        let mut table = Comparison::of(name, &self.puzzles[0], runs).table(language);
        if let Some(title) = self.seconds_title(language) {
            let done = (0..self.plan.strategies.len()).filter(|n| self.results.of(0, *n).is_some());
            let mut times: Vec<String> = done.map(|n| self.seconds_of(n, language)).collect();
            times.resize((2 * times.len()).saturating_sub(1), String::new());
            table.push(title, times);
        }
        table
    }

    fn seconds_title(&self, language: Language) -> Option<String> {
        let repeats = self.repeats?.get() as u64;
        Some(Message::new("set-seconds").counted(repeats).say(language))
    }

    /// The median time of a run of the only puzzle and, if it was repeated, the least and the most.
    fn seconds_of(&self, strategy: usize, language: Language) -> String {
        let time = self.results.time(0, strategy);
        let written = |time: Duration| language.decimal(format_args!("{:.6}", time.as_secs_f64()));
        let median = written(time.median);
        match self.repeats.map_or(1, |repeats| repeats.get()) {
            1 => median,
            _ => format!("{median} ({}–{})", written(time.least), written(time.most)),
        }
    }
}

/// The title of the numbers of a counter, puzzle by puzzle.
fn each(counter: Counter, language: Language) -> String {
    let name = language.word(counter.message());
    language.text("set-counter", &args([("counter", name.into())]))
}

/// The quantiles in words; dashes where there are none.
fn fields<const N: usize>(
    quantiles: Option<[Amount; N]>,
    written: impl Fn(Amount) -> String,
) -> [String; N] {
    match quantiles {
        Some(quantiles) => quantiles.map(written),
        None => std::array::from_fn(|_| "–".to_owned()),
    }
}

fn seconds(time: Amount, language: Language) -> String {
    let number = language.decimal(format_args!("{:.6}", time.value as f64 / 1e9));
    match time.is_least {
        true => format!("≥ {number}"),
        false => number,
    }
}
