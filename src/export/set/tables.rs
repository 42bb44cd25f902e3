//! The results of a set as tables, for a terminal or a document.

use super::{SetReport, marked, written};
use crate::analysis::comparison::{Amount, Totals};
use crate::analysis::set::{QUANTILES, SetResults, Summary, quantiles};
use crate::explain::{Language, Message, args, visible};
use crate::export::comparison::Comparison;
use crate::export::table::{Style, Table, markdown_text};
use crate::scene::Effort;
use crate::solver::Counter;

/// The most puzzles that are listed on a terminal.
const LISTED: usize = 50;

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
    /// The most puzzles that are listed in a document.
    pub const KEPT: usize = 1000;

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
            let own = Effort::Count(self.by);
            let judged = format!("{}. {}", each(own, language), language.word("set-judged"));
            add(&judged, &self.spread(own, language));
            let others = [Counter::Work, Counter::Steps, Counter::Placements];
            let others = others.map(Effort::Count).into_iter();
            let others = others.chain(self.has_times.then_some(Effort::Time));
            for effort in others.filter(|other| *other != own) {
                add(&each(effort, language), &self.spread(effort, language));
            }
            let has_all = self.names.len() == self.results.puzzles();
            if has_all && (style == Style::Markdown || self.names.len() <= LISTED) {
                add(&language.word("set-each"), &self.list(language));
            } else {
                blocks.push(format!("{}\n", language.word("compare-listed")));
            }
        }
        let is_stopped = |run: Totals| run.outcome.is_none();
        let mut strategies = 0..self.plan.strategies.len();
        if strategies.any(|s| self.results.strategy(s).flatten().any(is_stopped)) {
            blocks.push(format!("{}\n", language.word("comparison-stopped")));
        }
        blocks.join("\n")
    }

    /// The quantiles of each strategy's runs. Of the counter that decides, also how the runs ended.
    fn spread(&self, effort: Effort, language: Language) -> Table {
        let is_judged = effort == Effort::Count(self.by);
        let columns = if is_judged {
            &SUMMARY[..]
        } else {
            &SUMMARY[..SPREAD]
        };
        let mut table = Table::new(columns.iter().map(|id| language.word(id)).collect());
        for (strategy, name) in self.strategy_names(language).into_iter().enumerate() {
            table.push(
                name,
                match is_judged {
                    true => summary(self.results, strategy, self.by, language),
                    false => quantile_fields(self.results, strategy, effort, language),
                },
            );
        }
        table
    }

    /// What each strategy took on each puzzle.
    fn list(&self, language: Language) -> Table {
        let head = [language.word("set-puzzle")].into_iter();
        let mut table = Table::new(head.chain(self.strategy_names(language)).collect());
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
        if self.has_times {
            let strategies = 0..self.plan.strategies.len();
            let times = strategies.filter_map(|n| Effort::Time.of(self.results, 0, n));
            let written = times.map(|time| of_effort(Effort::Time, time, language));
            let mut fields: Vec<_> = written.collect();
            // Times are measured too roughly for ratios.
            fields.resize((2 * fields.len()).saturating_sub(1), String::new());
            table.push(language.word("set-seconds"), fields);
        }
        table
    }
}

/// The fields of a strategy in the columns of [`SUMMARY`] after its name.
pub fn summary(
    results: &SetResults,
    strategy: usize,
    by: Counter,
    language: Language,
) -> Vec<String> {
    let Summary {
        limited,
        gave_up,
        wins,
        ties,
    } = Summary::of(results, strategy, by);
    let mut fields = quantile_fields(results, strategy, Effort::Count(by), language);
    let counts = [limited, gave_up, wins, ties];
    fields.extend(counts.map(|count| language.number(count as u64)));
    fields
}

fn quantile_fields(
    results: &SetResults,
    strategy: usize,
    effort: Effort,
    language: Language,
) -> Vec<String> {
    let puzzles = 0..results.puzzles();
    let amounts = puzzles.filter_map(|puzzle| effort.of(results, puzzle, strategy));
    match quantiles(amounts) {
        Some(quantiles) => quantiles.map(|q| of_effort(effort, q, language)).to_vec(),
        None => vec!["–".to_owned(); QUANTILES.len()],
    }
}

/// The title of a table of amounts, puzzle by puzzle.
fn each(effort: Effort, language: Language) -> String {
    let Effort::Count(counter) = effort else {
        return language.word("set-seconds");
    };
    let name = language.word(counter.message());
    language.text("set-counter", &args([("counter", name.into())]))
}

/// An amount as text, marked with ≥ if it may be more; times in seconds.
fn of_effort(effort: Effort, amount: Amount, language: Language) -> String {
    match effort {
        Effort::Count(_) => written(amount, language),
        Effort::Time => {
            let seconds = amount.value as f64 / 1e9;
            marked(language.decimal(format_args!("{seconds:.6}")), amount)
        }
    }
}
