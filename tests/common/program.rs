//! The built program, driven as from a shell.

use serde_json::Value as Json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

pub const TWO_SOLUTIONS: &str = "...2.41.....1...";
pub const NO_SOLUTION: &str = ".34..42.....2...";
/// Goal all: no end within a day.
pub const ENDLESS: &str =
    ".................................................................................";

pub fn recuo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_recuo"));
    command.args(arguments).stdin(Stdio::null());
    command
}

pub fn run(arguments: &[&str]) -> Output {
    recuo(arguments).output().expect("recuo starts")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes text")
}

/// What a run without a fault prints.
pub fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {complaint}");
    assert_eq!(complaint, "", "{arguments:?}");
    text(&output.stdout)
}

/// What a run that is refused with this exit code says.
pub fn refused(code: i32, arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
    text(&output.stderr)
}

pub fn objects(lines: &str) -> Vec<Json> {
    let parse = |line| serde_json::from_str(line).expect("a line of JSON");
    lines.lines().map(parse).collect()
}

pub fn solved(arguments: &[&str]) -> Vec<Json> {
    objects(&printed(
        &[&["solve", "--format", "json"], arguments].concat(),
    ))
}

/// A file of this name that only this test run uses.
pub fn file(name: &str, content: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("a file is written");
    path
}

pub fn with_input(arguments: &[&str], input: &str) -> Output {
    let mut child = recuo(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("recuo starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("recuo ends")
}

/// The exit code of a program that is expected to end soon.
pub fn end_of(child: &mut Child) -> Option<i32> {
    let patience = Instant::now() + Duration::from_secs(20);
    while Instant::now() < patience {
        if let Some(status) = child.try_wait().expect("its state can be asked") {
            return status.code();
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.kill().expect("it can be ended");
    panic!("it did not end");
}

/// What Ctrl-C does.
#[cfg(unix)]
pub fn interrupt(child: &Child) {
    let kill = format!("kill -INT {}", child.id());
    let sent = Command::new("sh").args(["-c", &kill]).status();
    assert!(sent.expect("a shell").success());
}
