//! Queens beside a plain recursive program in C.

use crate::{ROUNDS, time};
use recuo::puzzle::{BoardSize, Family, Problem, Topology};
use recuo::solver::{Goal, Solver};
use std::process::Command;
use std::time::Duration;

const SIZE: usize = 12;
const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/data/queens.c");

pub fn report() {
    let program = std::env::temp_dir().join(format!("recuo-queens-{}", std::process::id()));
    let compiled = Command::new("cc")
        .args(["-O3", "-o"])
        .arg(&program)
        .arg(SOURCE)
        .status();
    if !compiled.is_ok_and(|status| status.success()) {
        println!("queens: skipped, since there is no C compiler");
        return;
    }
    let plain = || {
        let output = Command::new(&program).arg(SIZE.to_string()).output();
        let text = String::from_utf8(output.expect("the program runs").stdout).expect("numbers");
        let mut numbers = text
            .split_whitespace()
            .map(|n| n.parse::<u64>().expect("a number"));
        (numbers.next(), numbers.next())
    };
    let problem = problem(SIZE);
    let silent = || {
        let naive = "naive".parse().expect("a strategy");
        let mut solver = Solver::new(&problem, naive, Goal::All);
        solver.advance(&problem, u64::MAX);
        let counters = solver.counters();
        (Some(counters.solutions), Some(counters.tests))
    };
    let (mut best_plain, mut best_silent) = (Duration::MAX, Duration::MAX);
    // Alternating, so that each has its share of quiet moments.
    for _ in 0..ROUNDS {
        let (taken, counted) = time(plain);
        best_plain = best_plain.min(taken);
        let (taken, found) = time(silent);
        best_silent = best_silent.min(taken);
        assert_eq!(counted, found, "solutions and tests");
    }
    let _ = std::fs::remove_file(&program);
    let ratio = best_plain.as_secs_f64() / best_silent.as_secs_f64();
    println!("queens {SIZE}, all solutions");
    println!("  plain C, -O3         {:>7.3} s", best_plain.as_secs_f64());
    println!(
        "  silent advance       {:>7.3} s {ratio:>6.2} × the plain program",
        best_silent.as_secs_f64()
    );
}

/// The empty board.
pub fn problem(size: usize) -> Problem {
    let size = BoardSize::new(size).expect("a board size");
    let topology = Topology::new(Family::Queens(size));
    Problem::on(&topology, &vec![None; topology.cells()]).expect("no givens clash with none")
}
