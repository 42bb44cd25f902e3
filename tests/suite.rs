//! All integration tests as one program, one file each, so that `cargo test --test suite export::`
//! runs those of `export.rs`. Separate programs would each link the whole library.

mod backjumping;
mod bounds;
mod bugs;
mod command_line;
mod common;
mod compare;
mod contract;
mod course;
mod doom;
mod export;
mod export_data;
mod export_whole;
mod families;
mod figures;
mod first_lesson;
mod forked_views;
mod free_boards;
mod fuzz;
mod generate;
mod glossary;
mod guide;
mod handout;
mod install;
// These judge programs that a shell starts.
#[cfg(unix)]
mod judge;
// Windows has no variable for the language of a program.
#[cfg(unix)]
mod languages;
mod lesson_in_words;
mod lessons;
mod listings;
mod long_run;
mod own_programs;
mod programs;
mod readmes;
mod reasons;
mod related_listings;
mod relations;
mod release;
mod rooms;
mod scenes;
mod screen_reader;
mod set_charts;
mod sets;
mod shards;
mod side_by_side;
mod solve;
mod taking_part;
mod text;
mod text_properties;
mod trace_and_at;
mod traces;
mod tree;
mod window;
mod words;

/// A file that is not listed above would never run.
#[test]
fn every_file_of_tests_is_a_part_of_the_suite() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    for entry in std::fs::read_dir(folder).expect("the tests") {
        let name = entry
            .expect("a file")
            .file_name()
            .into_string()
            .expect("a name");
        if let Some(module) = name.strip_suffix(".rs").filter(|module| *module != "suite") {
            let line = format!("\nmod {module};\n");
            assert!(
                include_str!("suite.rs").contains(&line),
                "{name} is not in suite.rs"
            );
        }
    }
}
