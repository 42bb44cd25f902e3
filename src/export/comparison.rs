//! A comparison of runs of one puzzle: every counter, search work and inference work apart, with
//! its ratio to the first run.

use super::boards::Boards;
use super::table::{Style, Table, csv_row, markdown_text};
use crate::analysis::comparison::{Ratio, Totals};
use crate::explain::{Language, Message, strategy_name};
use crate::export::report::LIMIT;
use crate::puzzle::{Family, Problem, text};
use crate::solver::{Counter, CounterGroup, Goal, Strategy};

/// Two or more runs, each at its end or where it was stopped.
pub struct Comparison {
    name: String,
    givens: String,
    /// The problem before its givens, where these do not say what it is.
    named: String,
    runs: Vec<ComparedRun>,
}

struct ComparedRun {
    strategy: Strategy,
    goal: Goal,
    run: Totals,
}

impl ComparedRun {
    fn outcome(&self) -> &'static str {
        self.run.outcome.map_or(LIMIT, |outcome| outcome.id())
    }
}

impl Comparison {
    /// Compares the explored parts of the runs of boards. A run that has not ended counts as
    /// stopped.
    pub fn new(boards: &Boards) -> Self {
        let explored = boards.runs().map(|run| {
            let strategy = run.plan().last_strategy();
            (strategy, run.goal(), Totals::of_run(run))
        });
        Self::of(&boards.name, boards.boards[0].run.problem(), explored)
    }

    /// Compares the runs of strategies on the puzzle with this name.
    pub fn of(
        name: &str,
        problem: &Problem,
        runs: impl Iterator<Item = (Strategy, Goal, Totals)>,
    ) -> Self {
        let compared = |(strategy, goal, run)| ComparedRun {
            strategy,
            goal,
            run,
        };
        Self {
            name: name.to_owned(),
            givens: text::line(problem.topology(), problem.givens()),
            named: match problem.topology().family() {
                family @ (Family::Row(_) | Family::Grid(_) | Family::Way(_)) => {
                    format!("`{family}`\n\n")
                }
                _ => String::new(),
            },
            runs: runs.map(compared).collect(),
        }
    }

    /// CSV with a row per counter and a column per run.
    pub fn csv(&self) -> String {
        let mut out = String::new();
        let mut row = |work: &str, name: &str, cells: Vec<String>| {
            let head = [work.to_owned(), name.to_owned()];
            out += &csv_row(head.into_iter().chain(cells));
        };
        row("work", "counter", self.headings(|s| s.to_string()));
        row("run", "goal", self.cells(|run| run.goal.to_string()));
        let outcome = |run: &ComparedRun| run.outcome().to_owned();
        row("run", "outcome", self.cells(outcome));
        let solutions = |run: &ComparedRun| run.run.counters.solutions.to_string();
        row("run", "solutions", self.cells(solutions));
        for counter in Counter::compared() {
            let cells = self.amounts(counter, |n| n.to_string(), ".");
            row(counter.group().id(), counter.column(), cells);
        }
        out
    }

    /// A Markdown table in a language.
    pub fn markdown(&self, language: Language) -> String {
        let title = Message::new("comparison-title").with("name", self.name.as_str());
        let title = markdown_text(&title.say(language));
        let table = self.table(language);
        let mut out = format!("# {title}\n\n{}`{}`\n\n", self.named, self.givens);
        out.push_str(&table.text(Style::Markdown));
        if self.runs.iter().any(|c| c.run.outcome.is_none()) {
            out.push_str(&format!("\n{}\n", language.word("comparison-stopped")));
        }
        out
    }

    /// A table of all counters in a language.
    pub fn table(&self, language: Language) -> Table {
        let word = |id: &str| language.word(id);
        let number = |number| language.number(number);
        let headings = self.headings(|strategy| strategy_name(strategy, language));
        let mut table = Table::new([String::new()].into_iter().chain(headings).collect());
        let goal = |run: &ComparedRun| goal_in_words(run.goal, language);
        table.push(word("comparison-goal"), self.cells(goal));
        let outcome = |run: &ComparedRun| word(&format!("outcome-{}", run.outcome()));
        table.push(word("comparison-outcome"), self.cells(outcome));
        let solutions = |run: &ComparedRun| number(run.run.counters.solutions);
        table.push(word(Counter::Solutions.message()), self.cells(solutions));
        let mut group = CounterGroup::Whole;
        for counter in Counter::compared() {
            let is_new = std::mem::replace(&mut group, counter.group()) != counter.group();
            if let Some(title) = counter.group().title().filter(|_| is_new) {
                table.push_heading(word(title));
            }
            let cells = self.amounts(counter, number, language.decimal_mark());
            table.push(word(counter.message()), cells);
        }
        table
    }

    /// The headings of the runs and of their ratios.
    fn headings(&self, name: impl Fn(Strategy) -> String) -> Vec<String> {
        let plain: Vec<String> = self.runs.iter().map(|c| name(c.strategy)).collect();
        let is_same = |other: &&String, name: &String| *other == name;
        let numbered = |(index, name): (usize, &String)| {
            let before = plain[..index].iter().filter(|o| is_same(o, name)).count();
            match plain.iter().filter(|o| is_same(o, name)).count() {
                1 => name.clone(),
                _ => format!("{name} ({})", before + 1),
            }
        };
        let mut headings: Vec<_> = plain.iter().enumerate().map(numbered).collect();
        if let Some((first, others)) = headings.split_first() {
            let ratios: Vec<_> = others.iter().map(|o| format!("{o} / {first}")).collect();
            headings.extend(ratios);
        }
        headings
    }

    /// A cell per run, and an empty one per ratio.
    fn cells(&self, cell: impl Fn(&ComparedRun) -> String) -> Vec<String> {
        let mut cells: Vec<_> = self.runs.iter().map(cell).collect();
        cells.resize((2 * cells.len()).saturating_sub(1), String::new());
        cells
    }

    /// Each run's amount of a counter, and its ratio to the first run.
    fn amounts(&self, counter: Counter, number: impl Fn(u64) -> String, mark: &str) -> Vec<String> {
        let amounts: Vec<_> = self.runs.iter().map(|c| c.run.amount(counter)).collect();
        let mut cells: Vec<_> = amounts.iter().map(|amount| number(amount.value)).collect();
        if let Some((first, others)) = amounts.split_first() {
            let times = |times: f64| match times {
                1000.0.. => number(times.round() as u64),
                _ => significant(times).replace('.', mark),
            };
            cells.extend(others.iter().map(|other| match other.over(*first) {
                Ratio::Exactly(ratio) => times(ratio),
                Ratio::AtLeast(ratio) => format!("≥ {}", times(ratio)),
                Ratio::AtMost(ratio) => format!("≤ {}", times(ratio)),
                Ratio::Endless => "∞".to_owned(),
                Ratio::Unknown => "?".to_owned(),
            }));
        }
        cells
    }
}

/// A goal in words.
pub(super) fn goal_in_words(goal: Goal, language: Language) -> String {
    match goal {
        Goal::First => language.word("goal-first"),
        Goal::All => language.word("goal-all"),
        Goal::Count(count) => {
            let message = Message::new("comparison-solutions").counted(count.get());
            message.say(language)
        }
    }
}

/// A number with four significant digits.
fn significant(value: f64) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    let decimals = (3 - value.log10().floor() as i32).clamp(0, 12) as usize;
    let text = format!("{value:.decimals$}");
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::timeline::Timeline;
    use std::sync::Arc;

    fn compared(strategies: &[&str], steps: u64) -> Comparison {
        let problem = text::read_one("1...............", &text::Options::default());
        let problem = Arc::new(problem.expect("a puzzle"));
        let runs = strategies.iter().map(|id| {
            let strategy = id.parse().expect("a strategy");
            let mut run = Timeline::new(Arc::clone(&problem), strategy, Goal::First);
            run.explore(steps);
            (strategy, Goal::First, Totals::of_run(&run))
        });
        Comparison::of("a|b", &problem, runs)
    }

    fn cell(csv: &str, name: &str, column: usize) -> String {
        let is_meant = |row: &&str| row.split(',').nth(1) == Some(name);
        let row = csv.lines().find(is_meant).expect("a row");
        row.split(',').nth(column).expect("a column").to_owned()
    }

    #[test]
    fn numbers_are_short() {
        for (value, expected) in [
            (0.0, "0"),
            (1.0, "1"),
            (0.000_219_943, "0.0002199"),
            (12.345_6, "12.35"),
            (123_456.7, "123457"),
            (1000.0, "1000"),
        ] {
            assert_eq!(significant(value), expected);
        }
    }

    #[test]
    fn ratios_are_to_the_first() {
        let csv = compared(&["naive", "masks", "naive"], 1000).csv();
        let head = "work,counter,naive (1),masks,naive (2),masks / naive (1),naive (2) / naive (1)";
        assert_eq!(csv.lines().next(), Some(head));
        assert_eq!(cell(&csv, "outcome", 3), "solved");
        let [naive, masks] = [2, 3].map(|column| cell(&csv, "steps", column).parse::<f64>());
        let ratio = masks.expect("a number") / naive.expect("a number");
        assert_eq!(cell(&csv, "steps", 5), significant(ratio));
        assert_eq!(cell(&csv, "steps", 6), "1");
        assert_eq!(cell(&csv, "tests", 5), "0");
        assert_eq!(
            cell(&csv, "eliminations", 5),
            "∞",
            "there is nothing to divide by"
        );
        assert_eq!(csv.lines().count(), 1 + 3 + Counter::compared().count());
    }

    #[test]
    fn a_run_that_was_stopped_is_a_bound() {
        let csv = compared(&["masks", "naive"], 40).csv();
        assert_eq!(cell(&csv, "outcome", 2), "solved");
        assert_eq!(cell(&csv, "outcome", 3), LIMIT);
        assert!(cell(&csv, "steps", 4).starts_with("≥ "));
        let other = compared(&["naive", "masks"], 40).csv();
        assert!(cell(&other, "steps", 4).starts_with("≤ "));
        let both = compared(&["naive", "naive"], 40);
        assert_eq!(cell(&both.csv(), "steps", 4), "?");
        for language in Language::ALL {
            let text = both.markdown(language);
            assert!(text.contains("a\\|b:"), "{text}");
            let widths: Vec<_> = text
                .lines()
                .filter(|line| line.starts_with('|'))
                .map(|line| line.matches('|').count())
                .collect();
            assert!(widths.len() > 18 && widths.iter().all(|width| *width == 5));
            assert!(text.contains(&language.word("comparison-stopped")));
            assert!(text.contains(&language.word("outcome-limit")));
        }
        assert!(
            !compared(&["masks", "naive"], 1000)
                .markdown(Language::En)
                .contains("stopped")
        );
    }
}
