//! Traces of small runs, compared line by line. Each file in `golden/traces` begins with the
//! command that prints the rest. When a trace is meant to change, run the test with
//! `RECUO_REDRAW=1` and check the changes that git reports.

use crate::common::program::printed;
use recuo::solver::{EventKind, Strategy};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Lines shown around the first difference.
const CONTEXT: usize = 4;

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/traces");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder of traces")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    files
}

/// The command on the first line, and its expected output.
fn parts(text: &str) -> (&str, &str) {
    let (first, rest) = text.split_once('\n').expect("a command and a trace");
    let command = first.strip_prefix("$ recuo ").expect("a command of recuo");
    (command, rest)
}

/// The lines around the first difference.
fn difference(expected: &str, printed: &str) -> Option<String> {
    if expected == printed {
        return None;
    }
    let (expected, printed): (Vec<_>, Vec<_>) =
        (expected.lines().collect(), printed.lines().collect());
    let is_same = |(a, b): &(&&str, &&str)| a == b;
    let first = expected.iter().zip(&printed).take_while(is_same).count();
    let mut told = format!(
        "{} lines expected, {} printed\n",
        expected.len(),
        printed.len()
    );
    for line in &expected[first.saturating_sub(CONTEXT)..first] {
        writeln!(told, "  {line}").unwrap();
    }
    for (sign, lines) in [('-', &expected), ('+', &printed)] {
        for line in lines.iter().skip(first).take(CONTEXT) {
            writeln!(told, "{sign} {line}").unwrap();
        }
    }
    Some(told)
}

#[test]
fn traces_are_as_kept() {
    let mut faults = String::new();
    for file in files() {
        let text = fs::read_to_string(&file).expect("a trace");
        let (command, expected) = parts(&text);
        let printed = printed(&Vec::from_iter(command.split(' ')));
        if std::env::var_os("RECUO_REDRAW").is_some() {
            fs::write(&file, format!("$ recuo {command}\n{printed}")).expect("a trace is written");
        } else if let Some(told) = difference(expected, &printed) {
            let name = file.file_name().unwrap().to_string_lossy();
            writeln!(faults, "{name}: {told}").unwrap();
        }
    }
    assert!(faults.is_empty(), "\n{faults}");
}

/// The traces would prove little if a strategy or a kind of event were missing.
#[test]
fn traces_show_every_strategy_and_event() {
    let all: Vec<_> = files()
        .iter()
        .map(|file| fs::read_to_string(file).expect("a trace"))
        .collect();
    for id in Strategy::ids() {
        let named = format!("--strategy {id} ");
        assert!(
            all.iter().any(|text| parts(text).0.contains(&named)),
            "{id}"
        );
    }
    for kind in EventKind::ALL {
        let event = format!(r#""event":"{}""#, kind.id());
        assert!(all.iter().any(|text| text.contains(&event)), "{event}");
    }
    for detail in ["naked-single", "hidden-single", r#""dead-end","value""#] {
        assert!(all.iter().any(|text| text.contains(detail)), "{detail}");
    }
}
