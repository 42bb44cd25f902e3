//! The structure of the program's rooms, the modules of `lib.rs`: which room may import which, and
//! that the files of a room do not import each other in circles.
//!
//! **No circles.** A file needs another if it names an item defined there, in a `use` or in its
//! code. A name that a module re-exports is followed to the file that defines it; a module that takes it
//! from that module without being part of it needs the module's file too. Files that need each
//! other, directly or indirectly, form a circle, and there must be none. That also applies between
//! a module and its children, except that:
//!
//! - declaring a child (`mod`) or re-exporting its names (`pub use`) is not needing it;
//! - a file with an `impl` of a type that is defined in the module above it is part of that module,
//!   and what it takes from there does not count.
//!
//! So whatever a module shares with its children belongs in a child of its own.

mod imports;

use imports::Crate;
use std::fs;
use std::path::Path;

/// What a room may import. A path to an item allows only that item.
enum Imports {
    Only(&'static [&'static str]),
    /// All rooms above it in the table, except these.
    AllAboveBut(&'static [&'static str]),
}

use Imports::{AllAboveBut, Only};

const ROOMS: &[(&str, Imports)] = &[
    ("bundled", Only(&[])),
    ("puzzle", Only(&["bundled"])),
    ("solver", Only(&["puzzle"])),
    ("recording", Only(&["puzzle", "solver"])),
    ("timeline", Only(&["puzzle", "solver", "recording"])),
    ("generator", Only(&["puzzle", "solver"])),
    ("playhead", Only(&[])),
    (
        "explain",
        Only(&["bundled", "puzzle", "solver", "recording", "timeline"]),
    ),
    (
        "analysis",
        Only(&["puzzle", "solver", "recording", "timeline"]),
    ),
    (
        "lesson",
        Only(&[
            "bundled",
            "puzzle",
            "solver",
            "recording",
            "timeline",
            "playhead",
            "analysis",
            "explain",
            "scene::Font",
        ]),
    ),
    (
        "scene",
        Only(&["puzzle", "solver", "timeline", "explain", "analysis"]),
    ),
    ("export", AllAboveBut(&["playhead"])),
    ("session", AllAboveBut(&[])),
    ("files", Only(&["bundled", "lesson", "puzzle", "explain"])),
    ("window", Only(&["export::png", "files"])),
    ("app", AllAboveBut(&[])),
    ("cli", AllAboveBut(&["window", "app"])),
];

/// External crates that only some rooms may use.
const RESERVED: &[(&str, &[&str])] = &[
    ("std::fs", &["files"]),
    ("egui", &["window", "app"]),
    ("macroquad", &["window"]),
    ("miniquad", &["window"]),
    ("std::time::Instant", &["window", "cli"]),
];

fn program() -> Crate {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    Crate::read(&|path| fs::read_to_string(root.join(path)).ok())
}

/// The room a file belongs to; `lib.rs` belongs to none.
fn room_of(file: &str) -> Option<&str> {
    let first = file.split('/').next()?;
    Some(first.trim_end_matches(".rs")).filter(|room| *room != "lib")
}

fn may_import(room: &str, path: &str) -> bool {
    let place = ROOMS.iter().position(|(name, _)| *name == room);
    let place = place.unwrap_or_else(|| panic!("{room} is not in the table"));
    let is_within = |name: &str| path == name || path.starts_with(&format!("{name}::"));
    is_within(room)
        || match ROOMS[place].1 {
            Only(names) => names.iter().any(|name| is_within(name)),
            AllAboveBut(names) => {
                let mut above = ROOMS[..place].iter();
                above.any(|(name, _)| is_within(name)) && !names.iter().any(|name| is_within(name))
            }
        }
}

#[test]
fn rooms_import_what_the_table_allows() {
    let program = program();
    let mut rooms_seen = 0;
    for (file, path) in program.paths() {
        let Some(room) = room_of(file) else {
            continue;
        };
        let path = path.join("::");
        match path.strip_prefix("crate::") {
            Some(inside) => {
                assert!(
                    may_import(room, inside),
                    "{file}: {room} may not import {inside}"
                );
                rooms_seen += usize::from(!inside.starts_with(room));
            }
            None => {
                for (reserved, rooms) in RESERVED {
                    let uses = path == *reserved || path.starts_with(&format!("{reserved}::"));
                    assert!(!uses || rooms.contains(&room), "{file}: {room} uses {path}");
                }
            }
        }
    }
    assert!(rooms_seen > 500, "only {rooms_seen} imports were found");
}

#[test]
fn files_of_a_room_import_each_other_one_way() {
    let program = program();
    assert!(program.files().len() > 200);
    let circles = program.circles();
    assert!(circles.is_empty(), "{circles:#?}");
}

/// The circles of a crate with these files.
fn circles(files: &[(&str, &str)]) -> Vec<Vec<String>> {
    let read = |path: &str| {
        let found = files.iter().find(|(name, _)| *name == path);
        found.map(|(_, source)| (*source).to_owned())
    };
    let program = Crate::read(&read);
    let files = program.circles().into_iter().map(|(files, _)| files);
    files
        .map(|files| files.into_iter().map(str::to_owned).collect())
        .collect()
}

#[test]
fn siblings_that_import_each_other_are_a_circle() {
    let found = circles(&[
        ("lib.rs", "mod a; mod b; mod c;"),
        ("a.rs", "use crate::b::B; pub struct A(B);"),
        ("b.rs", "use super::a::{self, A}; pub struct B;"),
        ("c.rs", "use crate::{a::A, b::B};"),
    ]);
    assert_eq!(found, [["a.rs", "b.rs"]]);
}

#[test]
fn names_that_are_passed_on_are_followed_to_their_file() {
    let folder = (
        "room/mod.rs",
        "mod a; mod b; pub use a::A; pub use b::*; pub use b::B as Bee;",
    );
    let found = circles(&[
        ("lib.rs", "pub mod room;"),
        folder,
        ("room/a.rs", "use super::Bee; pub struct A(Bee);"),
        (
            "room/b.rs",
            "pub struct B; fn b() { let _: crate::room::A; }",
        ),
    ]);
    assert_eq!(found, [["room/a.rs", "room/b.rs"]]);
}

#[test]
fn a_module_and_its_child_that_need_each_other_are_a_circle() {
    let child = ("room/child.rs", "use super::Own; pub fn child(own: Own) {}");
    let calls = circles(&[
        ("lib.rs", "mod room;"),
        (
            "room/mod.rs",
            "mod child; pub struct Own; fn own() { child::child(Own) }",
        ),
        child,
    ]);
    assert_eq!(calls, [["room/child.rs", "room/mod.rs"]]);
    let passes_on = circles(&[
        ("lib.rs", "mod room;"),
        (
            "room/mod.rs",
            "mod child; pub use child::child; pub struct Own;",
        ),
        child,
    ]);
    assert!(passes_on.is_empty());
}

#[test]
fn tests_comments_and_texts_import_nothing() {
    let found = circles(&[
        ("lib.rs", "mod a; mod b;"),
        ("a.rs", "use crate::b::B; pub struct A;"),
        (
            "b.rs",
            "//! use crate::a::A;\n pub struct B; const TEXT: &str = \"crate::a::A\";\n\
             #[cfg(test)] mod tests { use crate::a::A; }\n\
             #[cfg(test)] #[allow(unused)] use crate::a::{A};\n\
             #[cfg(test)] fn test() { crate::a::A; }",
        ),
    ]);
    assert!(found.is_empty());
}
