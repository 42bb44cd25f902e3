//! Exports by the built program, each into its own folder.

use super::program;
use std::path::Path;
use std::process::{Command, Output};

/// Naive: 55 steps.
pub const SHORT: &str = "1...............";

pub fn recuo(folder: &Path, arguments: &str) -> Command {
    let mut command = program::recuo(&["export"]);
    command.args(arguments.split(' ')).current_dir(folder);
    command
}

pub fn run(folder: &Path, arguments: &str) -> Output {
    recuo(folder, arguments).output().expect("recuo starts")
}

/// The file with this name, written by an export that prints nothing.
pub fn exported(folder: &Path, name: &str, arguments: &str) -> Vec<u8> {
    let output = run(folder, &format!("{arguments} -o {name}"));
    let said = program::complaint(&output);
    assert_eq!(output.status.code(), Some(0), "{arguments}: {said}");
    assert!(output.stdout.is_empty() && said.is_empty(), "{arguments}");
    std::fs::read(folder.join(name)).expect("it is written")
}

pub fn exported_text(folder: &Path, name: &str, arguments: &str) -> String {
    String::from_utf8(exported(folder, name, arguments)).expect("it is text")
}

/// The error of an export that fails with this exit code.
pub fn refused(code: i32, folder: &Path, arguments: &str) -> String {
    let before = names(folder);
    let output = run(folder, arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments}");
    assert_eq!(names(folder), before, "{arguments} leaves something behind");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

pub fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let name =
        |e: std::io::Result<std::fs::DirEntry>| e.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<_> = entries.map(name).collect();
    names.sort();
    names
}
