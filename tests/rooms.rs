//! Who may know whom: every `crate::` path in a room is held to the table.

use std::fs;
use std::path::{Path, PathBuf};

/// A room, and the rooms it may import.
const TABLE: &[(&str, &[&str])] = &[
    ("puzzle", &[]),
    ("solver", &["puzzle"]),
    ("generator", &["puzzle", "solver"]),
    ("timeline", &["puzzle", "solver"]),
    ("playhead", &[]),
    ("explain", &["puzzle", "solver", "timeline"]),
    ("analysis", &["puzzle", "solver", "timeline"]),
    // A lesson's texts are in the languages of the interface.
    (
        "lesson",
        &["puzzle", "solver", "timeline", "analysis", "explain"],
    ),
    (
        "scene",
        &["puzzle", "solver", "timeline", "explain", "analysis"],
    ),
    // A handout is made of a lesson.
    (
        "export",
        &[
            "puzzle", "solver", "timeline", "explain", "analysis", "lesson", "scene",
        ],
    ),
    // Why a file cannot be read or written has words of its own.
    ("files", &["lesson", "puzzle", "explain"]),
    (
        "cli",
        &[
            "puzzle",
            "solver",
            "generator",
            "timeline",
            "explain",
            "analysis",
            "lesson",
            "scene",
            "export",
            "files",
        ],
    ),
    ("window", &["export", "files"]),
    (
        "app",
        &[
            "puzzle",
            "solver",
            "generator",
            "timeline",
            "explain",
            "analysis",
            "lesson",
            "scene",
            "export",
            "files",
            "playhead",
            "cli",
            "window",
        ],
    ),
];

/// What only some rooms may touch.
const OUTSIDE: &[(&str, &[&str])] = &[
    ("std::fs", &["files"]),
    ("egui", &["window", "app"]),
    ("macroquad", &["window"]),
    ("miniquad", &["window"]),
    ("std::time::Instant", &["window", "app", "cli"]),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn rooms_keep_to_the_table() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut looked_at = 0;
    for path in files {
        let inside = path.strip_prefix(&root).unwrap();
        let first = inside
            .components()
            .next()
            .unwrap()
            .as_os_str()
            .to_str()
            .unwrap();
        let room = first.trim_end_matches(".rs");
        if room == "main" || room == "lib" {
            continue;
        }
        let (_, allowed) = TABLE
            .iter()
            .find(|(name, _)| *name == room)
            .unwrap_or_else(|| panic!("no room {room}"));
        // Tests may look further.
        if inside.ends_with("tests.rs") || inside.components().any(|c| c.as_os_str() == "tests") {
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let code: String = code
            .lines()
            .filter(|l| !l.trim_start().starts_with("//"))
            .collect::<Vec<_>>()
            .join("\n");
        for (at, _) in code.match_indices("crate::") {
            let name: String = code[at + 7..]
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            assert!(
                name == room || allowed.contains(&name.as_str()),
                "{}: {room} may not know {name}",
                inside.display()
            );
            looked_at += 1;
        }
        for (thing, rooms) in OUTSIDE {
            let is_used = code.match_indices(thing).any(|(at, _)| {
                !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '"')
            });
            assert!(
                !is_used || rooms.contains(&room),
                "{}: {room} uses {thing}",
                inside.display()
            );
        }
    }
    assert!(looked_at > 50);
}
