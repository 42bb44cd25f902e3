//! The command `compare`: strategies on sets of puzzles, also shard by shard.

mod about;
mod arguments;
mod census;
mod collected;
mod digest;
mod ending;
mod live;
mod merge;
mod rows;
mod waiting;

pub use arguments::CompareArguments;

use super::faults::Faults;
use super::input::Input;
use super::language::{complain, say};
use super::progress::Progress;
use super::refusal::Refusal;
use super::{interrupt, output};
use crate::analysis::set::{Plan, Shard, run_on_threads};
use crate::explain::Message;
use crate::puzzle::Wanted;
use about::{About, named};
use arguments::CompareFormat;
use census::{Census, Taken};
use collected::Collected;
use ending::{Ending, data_writer};
use live::Live;
use rows::Rows;
use std::io::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use waiting::Waiting;

/// Runs every strategy on every puzzle and prints the results, or merges those of shards.
pub fn run(arguments: &CompareArguments) -> Result<ExitCode, Refusal> {
    match arguments.merge {
        true => merge::run(arguments),
        false => compare(arguments),
    }
}

fn compare(arguments: &CompareArguments) -> Result<ExitCode, Refusal> {
    let plan = plan(arguments);
    let shard = arguments.shard.unwrap_or(Shard::WHOLE);
    // Rows may be finished elsewhere, so that times are only theirs if they are asked for.
    let shows_times = arguments.format == CompareFormat::Text && arguments.rows.is_none();
    let repeats = (arguments.wants_times() || shows_times).then_some(arguments.repeat);
    let writer = data_writer(arguments, &plan, repeats);
    interrupt::watch();
    let faults = Faults::default();
    let progress = Mutex::new(Progress::start());
    let progress = || progress.lock().unwrap_or_else(PoisonError::into_inner);
    let inputs = Input::all(&arguments.inputs, &arguments.read);
    let census = Census::new(inputs.len());
    let entries = inputs.iter().enumerate().flat_map(|(number, input)| {
        let puzzles = input.puzzles(&arguments.read, &faults);
        puzzles.map(move |entry| (number, entry))
    });
    let mut puzzles = entries.filter_map(|(input, entry)| {
        let (place, taken) = census.take(input, entry);
        if taken.is_none() {
            // There may be millions before the next puzzle.
            progress().show_refused(|| faults.count());
        }
        taken.filter(|_| shard.takes(place))
    });
    let mut collected = Collected::new(&plan, repeats, writer.as_ref(), output::stdout());
    if let Some(place) = &arguments.rows {
        if let Some(Wanted::Known(family)) = arguments.read.wanted()?
            && family.to_string().parse() != Ok(family)
        {
            return Err(Refusal::BadUsage(Message::new("usage-rows-map")));
        }
        let about = About::new(&plan, shard, repeats);
        let mut rows = Rows::open(place, &plan, about, arguments.resume)?;
        restore(&mut rows, &mut puzzles, &mut collected)?;
        collected.write_rows(rows);
    }
    let waiting = Waiting::default();
    let mut live = Live::new(&waiting, collected);
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let start = Instant::now();
    run_on_threads(
        &plan,
        waiting.noting(puzzles),
        arguments.jobs.unwrap_or_else(cores),
        arguments.repeat,
        || start.elapsed(),
        || interrupt::is_pending() || waiting.is_given_up(),
        |done| {
            live.note(done);
            progress().show_runs(live.results().done());
        },
    );
    progress().clear();
    let (collected, has_all) = live.end();
    let mut end = collected.end()?;
    let is_whole = has_all && !interrupt::is_pending();
    let done = end.results.done() as u64;
    let rows = end.rows.take();
    let place = rows.as_ref().map(|rows| rows.place().to_owned());
    if let Some(rows) = rows.filter(|_| is_whole) {
        rows.finish(&inputs, &census.count(), &faults)?;
    }
    if census.count().puzzles() == 0 {
        faults.refusal()?;
    }
    let told: Vec<String> = faults.messages().iter().map(say).collect();
    let ending = Ending {
        plan: &plan,
        shard,
        repeats,
        is_whole,
        unreadable: faults.count(),
        faults: &told,
    };
    ending.write(arguments, end)?;
    if !is_whole {
        complain(&Message::new("command-interrupted-runs").number("done", done));
        if let Some(place) = &place {
            complain(&named("compare-rows-wait", place));
        }
        return Ok(ExitCode::from(130));
    }
    faults.refusal()?;
    Ok(ExitCode::SUCCESS)
}

fn plan(arguments: &CompareArguments) -> Plan {
    let mut strategies = Vec::new();
    for strategy in &arguments.strategies {
        if strategies.contains(strategy) {
            let twice = Message::new("command-twice");
            complain(&twice.with("strategy", strategy.to_string()));
        } else {
            strategies.push(*strategy);
        }
    }
    Plan {
        strategies,
        goal: arguments.goal,
        max_steps: arguments.max_steps,
    }
}

/// Takes over what rows hold from earlier, of the same puzzles.
fn restore<W: Write>(
    rows: &mut Rows,
    puzzles: &mut impl Iterator<Item = Taken>,
    collected: &mut Collected<W>,
) -> Result<(), Refusal> {
    let place = rows.place().to_owned();
    let has_rest = rows.restore(|earlier| {
        let taken = puzzles.next().filter(|taken| {
            let named = &taken.named;
            taken.number == earlier.number
                && named.name == earlier.name
                && named.problem == earlier.problem
        });
        match taken {
            Some(taken) => collected.restore(&taken, earlier.runs),
            // Ctrl-C ends the puzzles.
            None if interrupt::is_pending() => {}
            None => {
                let message = named("compare-rows-input", &place);
                return Err(message.with("number", earlier.number.to_string()).into());
            }
        }
        Ok(())
    })?;
    if has_rest {
        complain(&named("compare-rows-torn", &place));
    }
    let done = collected.results().done() as u64;
    if done > 0 {
        complain(&named("compare-rows-kept", &place).counted(done));
    }
    Ok(())
}
