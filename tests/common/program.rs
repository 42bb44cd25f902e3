//! The built program, driven as from a shell.

use serde_json::Value as Json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub const TWO_SOLUTIONS: &str = "...2.41.....1...";
pub const NO_SOLUTION: &str = ".34..42.....2...";
/// With the goal `all` it does not end within a day.
pub const ENDLESS: &str =
    ".................................................................................";

pub fn recuo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_recuo"));
    in_english(&mut command);
    command.args(arguments).stdin(Stdio::null());
    command
}

/// Makes the program speak English, whatever the tester's language.
pub fn in_english(command: &mut Command) -> &mut Command {
    speaking(command, "C")
}

/// Sets the system's language.
pub fn speaking<'a>(command: &'a mut Command, locale: &str) -> &'a mut Command {
    command.env_remove("LANGUAGE").env("LC_ALL", locale)
}

pub fn run(arguments: &[&str]) -> Output {
    recuo(arguments).output().expect("recuo starts")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes text")
}

/// What a run has said on standard error, without the progress that it reports on a slow machine.
pub fn complaint(output: &Output) -> String {
    let is_progress = |line: &str| {
        let counts = [" done", " runs", "puzzles made"];
        let is_count = line.starts_with(|c: char| c.is_ascii_digit());
        line.contains(" steps/s") || is_count && counts.iter().any(|words| line.contains(words))
    };
    let said = text(&output.stderr);
    let lines = said.split_inclusive('\n');
    lines.filter(|line| !is_progress(line)).collect()
}

/// The output of a successful run.
pub fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    let complaint = complaint(&output);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {complaint}");
    assert_eq!(complaint, "", "{arguments:?}");
    text(&output.stdout)
}

/// The error of a run that fails with this exit code.
pub fn refused(code: i32, arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
    let said = text(&output.stderr);
    assert_ne!(said, "", "{arguments:?}");
    said
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

pub fn with_input(arguments: &[&str], input: &str) -> Output {
    fed(&mut recuo(arguments), input).expect("recuo starts")
}

/// The output of any program for this input.
pub fn fed(command: &mut Command, input: &str) -> std::io::Result<Output> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut stdin = child.stdin.take().expect("a pipe");
    std::thread::scope(|scope| {
        // A program that ends early stops reading.
        scope.spawn(move || stdin.write_all(input.as_bytes()).ok());
        child.wait_with_output()
    })
}

/// An empty folder that only one test uses.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder is made");
    path
}

/// A new file in a folder, as an argument.
pub fn file(folder: &Path, name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    std::fs::write(&path, content).expect("a file is written");
    path.into_os_string().into_string().expect("a plain path")
}
