//! Memory stays within its bounds however much is read, run or drawn: each command runs with a
//! limit on its address space.
#![cfg(unix)]

use crate::common::program::*;
use std::io::Write;
use std::process::{Command, Stdio};

/// Runs the program on what `write` gives it, with this limit on its memory, its own code not
/// counted. Returns its output.
fn limited(
    megabytes: u64,
    arguments: &[&str],
    write: impl FnOnce(&mut dyn Write) + Send,
) -> String {
    let program = env!("CARGO_BIN_EXE_recuo");
    let code = std::fs::metadata(program).expect("the program").len() >> 10;
    let limit = code + (megabytes << 10);
    let script = format!("ulimit -v {limit}; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    in_english(&mut command);
    let mut child = command
        // Otherwise each thread reserves 64 MB of addresses.
        .env("MALLOC_ARENA_MAX", "1")
        .args(["-c", &script, program])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell starts");
    let mut input = child.stdin.take().expect("a pipe");
    let output = std::thread::scope(|scope| {
        scope.spawn(move || write(&mut input));
        child.wait_with_output().expect("it ends")
    });
    let complaint = text(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {complaint}");
    text(&output.stdout)
}

/// Writes a line again and again. It is no fault if nobody reads it any more.
fn lines(out: &mut dyn Write, line: &str, count: usize) {
    let many = line.repeat(1000);
    for _ in 0..count / 1000 {
        if out.write_all(many.as_bytes()).is_err() {
            return;
        }
    }
}

const FULL: &str = "1234341221434321\n";

/// A report keeps up to 288 bytes a run, and twenty megabytes for all else.
#[test]
fn many_puzzles_are_compared_in_little_memory() {
    let arguments = ["compare", "-", "--strategies", "propagation", "--jobs", "2"];
    let shown = limited(34, &arguments, |out| lines(out, FULL, 40_000));
    assert!(shown.contains("40,000 puzzles"), "{shown}");
}

/// Data are written while puzzles are still read, in their order, and nothing is kept of them.
#[test]
fn many_rows_are_written_in_little_memory() {
    let arguments = ["solve", "-", "--format", "csv", "--strategy", "propagation"];
    let rows = limited(30, &arguments, |out| lines(out, FULL, 40_000));
    assert_eq!(rows.lines().count(), 40_001);
    let strategies = ["compare", "-", "--strategies", "propagation,masks"];
    let arguments = [&strategies[..], &["--format", "csv", "--jobs", "3"]].concat();
    let rows = limited(30, &arguments, |out| lines(out, FULL, 40_000));
    for (number, row) in rows.lines().skip(1).enumerate() {
        let puzzle = row.split(',').next().expect("a column");
        assert_eq!(puzzle, (number / 2 + 1).to_string());
    }
    assert_eq!(rows.lines().count(), 80_001);
}

/// Twenty puzzles that cannot be read are reported, and the others counted.
#[test]
fn many_faults_are_counted() {
    let bad = format!("11{}\n", ".".repeat(79)).repeat(10_000);
    let output = with_input(&["solve", "-"], &bad);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(said.lines().count(), 21, "{said}");
    assert!(
        said.ends_with("and 9,980 more messages like these\n"),
        "{said}"
    );
}

/// A picture of 26 million pixels, which are 104 MB as colours.
#[test]
fn large_pictures_are_drawn_in_little_memory() {
    let board = ".".repeat(256);
    let path = folder("bounds").join("x.gif");
    let file = path.to_str().expect("a path");
    let arguments = [
        "export",
        &board,
        "--strategy",
        "naive,masks,propagation,fewest-candidates",
        "--steps",
        "0..1",
        "--scale",
        "4",
        "-o",
        file,
    ];
    limited(130, &arguments, |_| {});
    assert!(path.exists());
}
