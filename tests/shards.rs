//! Sets in shards, on their own and under the programs that the help names.

use crate::common::program::*;
use crate::common::*;
use std::fs;
use std::path::Path;
#[cfg(unix)]
use std::process::Command;
use std::process::Output;

const RUN: &str = "--strategies naive,masks,singles --max-steps 3000";

/// Puzzles of several sizes, with and without titles, and some that cannot be read.
fn puzzles(folder: &Path) -> String {
    let bad = format!("11{}", ".".repeat(79));
    let small = "1..2.2.4......2.";
    let lines = [
        FIRST_PROGRAM,
        &bad,
        READERS_VARIANT,
        small,
        EASY_SWEEP,
        &bad,
    ];
    let lines = lines.iter().cycle().take(20).copied();
    file(folder, "puzzles.txt", lines.collect::<Vec<_>>().join("\n"))
}

/// The rows of one run over everything, without a header, sorted.
fn whole(puzzles: &str, format: &str) -> Vec<String> {
    let run: Vec<&str> = RUN.split(' ').collect();
    let output = run_with(&[&["compare", puzzles, "--format", format], &*run].concat());
    assert_eq!(output.status.code(), Some(1), "some cannot be read");
    sorted(&text(&output.stdout))
}

fn run_with(arguments: &[&str]) -> Output {
    recuo(arguments).output().expect("recuo starts")
}

fn sorted(rows: &str) -> Vec<String> {
    let rows = rows.lines().filter(|row| !row.starts_with("puzzle,"));
    let mut rows: Vec<String> = rows.map(str::to_owned).collect();
    rows.sort_unstable();
    rows
}

/// The rows of the files that were written.
fn rows(folder: &Path, files: impl IntoIterator<Item = String>) -> Vec<String> {
    let read = |file| fs::read_to_string(folder.join(file)).expect("rows are there");
    sorted(&files.into_iter().map(read).collect::<String>())
}

/// A line of a shell, with the program in its path. `None` if a program that it needs is missing.
#[cfg(unix)]
fn shell(needs: &str, line: &str, folder: &Path) -> Option<Output> {
    let version = Command::new(needs).arg("--version").output();
    if !version.is_ok_and(|output| output.status.success()) {
        eprintln!("there is no {needs}, and nothing is tested");
        return None;
    }
    let program = Path::new(env!("CARGO_BIN_EXE_recuo"))
        .parent()
        .expect("a folder");
    let path = std::env::var("PATH").expect("a path");
    let output = in_english(&mut Command::new("bash"))
        .args(["-c", line])
        .env("PATH", format!("{}:{path}", program.display()))
        .env("HOME", folder)
        .current_dir(folder)
        .output();
    Some(output.expect("bash starts"))
}

/// The command in the help that begins like this.
#[cfg(unix)]
fn command_in_help(begin: &str) -> String {
    let help = printed(&["compare", "--help"]);
    let command = &help[help.find(begin).expect("it is in the help")..];
    // A line goes on in the next while a quote is open, or after a backslash.
    let is_whole =
        |line: &str| line.matches('"').count().is_multiple_of(2) && !line.ends_with('\\');
    let ends = command.match_indices('\n').map(|(end, _)| end);
    let end = ends.into_iter().find(|end| is_whole(&command[..*end]));
    command[..end.unwrap_or(command.len())].to_owned()
}

#[test]
fn shards_have_the_rows_of_one_run() {
    let folder = folder("shards");
    let puzzles = puzzles(&folder);
    for format in ["csv", "jsonl"] {
        let files = (1..=3).map(|number| format!("{number}.{format}"));
        for (number, file) in (1..).zip(files.clone()) {
            let (shard, rows) = (format!("{number}/3"), folder.join(&file));
            let run: Vec<&str> = RUN.split(' ').collect();
            let these = ["compare", &puzzles, "--shard", &shard, "--rows"];
            let rows = rows.to_str().expect("a plain path");
            let output = run_with(&[&these, &[rows][..], &run].concat());
            assert!(text(&output.stdout).contains(&format!("(shard {shard})")));
            // Rows that are there stay.
            let again = run_with(&[&these, &[rows][..]].concat());
            assert_eq!(again.status.code(), Some(1));
            assert!(text(&again.stderr).contains("is there already"));
        }
        assert!(rows(&folder, files) == whole(&puzzles, format));
    }
    // A shard may be without puzzles.
    let arguments = ["compare", &puzzles, "--shard", "99/99", "--format", "csv"];
    assert_eq!(text(&run_with(&arguments).stdout).lines().count(), 1);
    for bad in ["0/3", "4/3", "1"] {
        refused(2, &["compare", &puzzles, "--shard", bad]);
    }
    refused(2, &["compare", &puzzles, "--rows", "rows.txt"]);
}

/// Stopped between two shards and called again, it does the shards that are left.
#[cfg(unix)]
#[test]
fn shards_run_under_gnu_parallel() {
    let folder = folder("shards-parallel");
    let puzzles = puzzles(&folder);
    let line = command_in_help("parallel ").replace(":::", &format!("{RUN} :::"));
    let first = line.replace("{1..8}", "{1..3}");
    let Some(output) = shell("parallel", &first, &folder) else {
        return;
    };
    assert!(
        folder.join("rows-3.jsonl").exists(),
        "{}",
        text(&output.stderr)
    );
    let output = shell("parallel", &line, &folder).expect("it is there");
    let files = (1..=8).map(|number| format!("rows-{number}.jsonl"));
    assert!(rows(&folder, files) == whole(&puzzles, "jsonl"));
    assert!(!text(&output.stderr).contains("is there already"));
}

/// The script for Slurm, as its tasks run it; Slurm itself is not there.
#[cfg(unix)]
#[test]
fn the_script_for_slurm_runs_a_shard_per_task() {
    let folder = folder("shards-slurm");
    let puzzles = puzzles(&folder);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/cluster/compare.sbatch");
    // A task that is submitted again finds its shard done.
    for (task, code) in [("1", 1), ("2", 1), ("3", 1), ("2", 0)] {
        let line = format!("SLURM_ARRAY_TASK_ID={task} bash {script} 3 {puzzles} rows {RUN}");
        let output = shell("bash", &line, &folder).expect("bash is there");
        assert_eq!(output.status.code(), Some(code), "{}", text(&output.stderr));
    }
    let files = (1..=3).map(|number| format!("rows-{number}.jsonl"));
    assert!(rows(&folder, files) == whole(&puzzles, "jsonl"));
}

/// The query of the help, over the rows of two shards.
#[cfg(unix)]
#[test]
fn duckdb_makes_one_report_of_all_rows() {
    let folder = folder("shards-duckdb");
    puzzles(&folder);
    let shard = |number| {
        format!("recuo compare puzzles.txt {RUN} --shard {number}/2 --rows rows-{number}.jsonl")
    };
    let query = command_in_help("duckdb ").replace("duckdb", "duckdb -csv");
    let line = format!("{}; {}; {query}", shard(1), shard(2));
    let Some(output) = shell("duckdb", &line, &folder) else {
        return;
    };
    let shown = text(&output.stdout);
    let report = shown
        .lines()
        .skip_while(|line| !line.starts_with("strategy,runs"));
    let fields: Vec<Vec<&str>> = report.skip(1).map(|row| row.split(',').collect()).collect();
    // Of 20 lines, 13 are puzzles.
    let expected = rows(
        &folder,
        ["rows-1.jsonl".to_owned(), "rows-2.jsonl".to_owned()],
    );
    let expected = objects(&expected.join("\n"));
    assert_eq!(expected.len(), 3 * 13);
    assert_eq!(fields.len(), 3, "{shown}{}", text(&output.stderr));
    for row in fields {
        let own = expected
            .iter()
            .filter(|object| object["strategy"] == row[0]);
        let stopped = own
            .clone()
            .filter(|object| object["outcome"] == "limit")
            .count();
        let mut work: Vec<u64> = own.filter_map(|object| object["work"].as_u64()).collect();
        work.sort_unstable();
        assert_eq!(
            (work.len().to_string(), stopped.to_string()),
            (row[1].into(), row[2].into())
        );
        assert_eq!(row[3].parse(), Ok(work[6] as f64));
        assert_eq!(row[4], work[12].to_string());
    }
}
