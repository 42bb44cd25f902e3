//! Memory stays within its bounds however much is read, run or drawn: each command runs with a
//! limit on its address space.
#![cfg(unix)]

use crate::common::program::*;
use recuo::recording::{ReadOptions, Reader};
use recuo::solver::Event;
use recuo::timeline::{Source, Timeline};
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;

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

/// The number of events that a process of this suite reads within the memory for them.
#[cfg(target_os = "linux")]
const EVENTS: &str = "RECUO_EVENTS";
/// What a recording and its timeline take besides 6 bytes an event: keyframes, and what is read at once.
#[cfg(target_os = "linux")]
const BESIDE_EVENTS: u64 = 6 << 20;
/// Ten events, over and over.
const ROUND: &str = "@select R1C1 :3\n@place R1C1 1 :7\n@select R1C2 :3\n@conflict R1C2 1 R1C1 :5\n\
     @place R1C2 2 :7\n@conflict R1C3 1 R1C1 :5\n@place R1C3 3 :7\n@backtrack R1C3 :12\n\
     @backtrack R1C2 :12\n@backtrack R1C1 :12\n";

/// Limits this process to the memory that it has now and `bytes` more.
#[cfg(target_os = "linux")]
fn allow_more(bytes: u64) {
    let pages = std::fs::read_to_string("/proc/self/statm").expect("the size of this process");
    let pages: Option<u64> = pages.split(' ').next().and_then(|pages| pages.parse().ok());
    let limit = format!("--as={}", pages.expect("a number") * 4096 + bytes);
    let process = format!("--pid={}", std::process::id());
    let status = Command::new("prlimit").args([process, limit]).status();
    assert!(status.is_ok_and(|status| status.success()), "prlimit fails");
}

/// Reads a recording and goes to a late step of it. Without a number of events it has a few, and no limit.
#[test]
fn a_recording_is_read_and_replayed() {
    let mut count = 100_000;
    #[cfg(target_os = "linux")]
    if let Ok(events) = std::env::var(EVENTS) {
        count = events.parse().expect("a number");
        allow_more(6 * count + BESIDE_EVENTS);
    }
    let mut reader = Reader::new(ReadOptions::default());
    let text = ROUND.repeat(1_000);
    (0..count / 10_000).for_each(|_| reader.push(text.as_bytes()));
    reader.finish();
    let recording = Arc::new(reader.recording().clone());
    assert_eq!(
        (recording.events().len() as u64, recording.left_out()),
        (count, 0)
    );
    let problem = recording.problem().expect("a board");
    let mut run = Timeline::of(Source::Recording(
        Arc::clone(problem),
        Arc::clone(&recording),
    ));
    assert_eq!((run.explore(u64::MAX), run.length()), (count, Some(count)));
    let step = count - 13;
    let moment = run.at(step).expect("it is explored");
    assert_eq!(recording.events().line(step), Some(7));
    assert!(matches!(moment.event(), Some(Event::Place { cell, .. }) if cell.index() == 2));
    let counters = moment.counters();
    assert_eq!(
        (counters.placements, counters.depth()),
        (3 * (count / 10 - 1), 3)
    );
}

/// Runs the test above in a process of its own, within the memory for this number of events.
#[cfg(target_os = "linux")]
fn read_within_bounds(events: u64) {
    let program = std::env::current_exe().expect("this suite");
    let output = Command::new(program)
        .args(["--exact", "bounds::a_recording_is_read_and_replayed"])
        .env(EVENTS, events.to_string())
        .env("MALLOC_ARENA_MAX", "1")
        .output();
    let output = output.expect("it starts");
    let said = text(&output.stdout) + &text(&output.stderr);
    assert!(
        output.status.success() && said.contains("1 passed"),
        "{said}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn an_event_of_a_recording_takes_six_bytes() {
    read_within_bounds(4_000_000);
}

/// As many as are kept.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "reads 50,000,000 events; the whole check runs it"]
fn the_longest_recording_takes_six_bytes_an_event() {
    read_within_bounds(recuo::recording::MOST_EVENTS as u64);
}
