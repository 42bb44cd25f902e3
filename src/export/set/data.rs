use super::SetReport;
use crate::analysis::comparison::{Amount, Totals};
use crate::analysis::set::{QUANTILES, Summary, quantiles};
use crate::export::report::LIMIT;
use crate::export::table::csv_row;
use crate::puzzle::notation;
use crate::solver::{Counter, Strategy};
use serde_json::{Map, Value, json};

/// The name of a run's outcome.
fn outcome(run: Totals) -> &'static str {
    run.outcome.map_or(LIMIT, |outcome| outcome.id())
}

impl SetReport<'_> {
    /// A header, and a row per run.
    pub fn csv(&self) -> String {
        let mut header = vec!["puzzle", "name", "givens", "strategy", "goal", "max_steps"];
        header.extend(["outcome", "solutions"]);
        header.extend(Counter::compared().map(Counter::column));
        if self.repeats.is_some() {
            header.extend(["seconds_least", "seconds_median", "seconds_most"]);
        }
        let mut out = csv_row(header);
        for (puzzle, strategy, run) in self.runs() {
            let mut row = vec![
                (puzzle + 1).to_string(),
                self.names[puzzle].clone(),
                notation::line(self.set.puzzles[puzzle].givens()),
                self.set.strategies[strategy].to_string(),
                self.set.goal.to_string(),
                self.set.max_steps.to_string(),
                outcome(run).to_owned(),
                run.counters.solutions.to_string(),
            ];
            row.extend(Counter::compared().map(|c| c.of(&run.counters).to_string()));
            if self.repeats.is_some() {
                let seconds = self.seconds(puzzle, strategy);
                row.extend(seconds.map(|seconds| format!("{seconds:.9}")));
            }
            out += &csv_row(row);
        }
        out
    }

    /// One object.
    pub fn json(&self) -> String {
        let names = self.names.iter().zip(&self.set.puzzles);
        let puzzles = names.map(|(name, problem)| {
            json!({
                "name": name,
                "size": problem.shape().size(),
                "box_rows": problem.shape().box_rows(),
                "box_cols": problem.shape().box_cols(),
                "givens": notation::line(problem.givens()),
            })
        });
        let strategies = self.set.strategies.iter().enumerate();
        let whole = json!({
            "goal": self.set.goal.to_string(),
            "max_steps": self.set.max_steps,
            "is_whole": self.results.is_whole(),
            "unreadable": self.faults,
            "puzzles": puzzles.collect::<Vec<_>>(),
            "strategies": strategies.map(|(n, s)| self.strategy_json(n, *s)).collect::<Vec<_>>(),
            "runs": self.runs().map(|(p, s, run)| self.run_json(p, s, run)).collect::<Vec<_>>(),
        });
        format!("{whole}\n")
    }

    fn strategy_json(&self, number: usize, strategy: Strategy) -> Value {
        let summary = Summary::of(self.set, self.results, number);
        let mut spread = Map::new();
        for counter in Counter::compared() {
            let runs = self.results.strategy(number).flatten();
            spread.insert(
                counter.column().to_owned(),
                quantiles_json(runs.map(|run| run.amount(counter))),
            );
        }
        json!({
            "strategy": strategy.to_string(),
            "done": summary.done,
            "succeeded": summary.succeeded,
            "gave_up": summary.gave_up,
            "limited": summary.limited,
            "wins": summary.wins,
            "thousandths": QUANTILES,
            "quantiles": spread,
        })
    }

    fn run_json(&self, puzzle: usize, strategy: usize, run: Totals) -> Value {
        let counters =
            Counter::compared().map(|c| (c.column().to_owned(), c.of(&run.counters).into()));
        let mut value = json!({
            "puzzle": puzzle + 1,
            "strategy": self.set.strategies[strategy].to_string(),
            "outcome": outcome(run),
            "solutions": run.counters.solutions,
            "counters": Map::from_iter(counters),
        });
        if self.repeats.is_some() {
            let [least, median, most] = self.seconds(puzzle, strategy);
            value["seconds"] = json!({"least": least, "median": median, "most": most});
        }
        value
    }

    /// The finished runs, with the numbers of their puzzle and strategy.
    fn runs(&self) -> impl Iterator<Item = (usize, usize, Totals)> {
        (0..self.set.runs()).filter_map(|number| {
            let (puzzle, strategy) = self.set.place(number);
            let run = self.results.of(puzzle, strategy)?;
            Some((puzzle, strategy, run))
        })
    }

    /// Least, median and most time of a run.
    fn seconds(&self, puzzle: usize, strategy: usize) -> [f64; 3] {
        let time = self.times.of(self.number(puzzle, strategy));
        [time.least, time.median, time.most].map(|time| time.as_secs_f64())
    }
}

fn quantiles_json(amounts: impl Iterator<Item = Amount>) -> Value {
    let Some(quantiles) = quantiles(amounts) else {
        return Value::Null;
    };
    json!({
        "values": quantiles.map(|amount| amount.value),
        "is_least": quantiles.map(|amount| amount.is_least),
    })
}
