//! Passes the commit to the program, for `recuo --version`, and its catalogues without their comments, which
//! need not be in every page.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The catalogues of the window and the page.
const CATALOGUES: [&str; 4] = ["en.ftl", "es.ftl", "pt.ftl", "pt-PT.ftl"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    strip_catalogues();
    println!("cargo::rerun-if-env-changed=RECUO_COMMIT");
    let told = std::env::var("RECUO_COMMIT").ok();
    // Only release builds tell it, so that development builds are not rebuilt after every commit.
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = told.or_else(|| is_release.then(of_repository).flatten());
    let told = commit.filter(|commit| !commit.is_empty());
    let told = told.map_or_else(String::new, |commit| format!(" ({commit})"));
    println!("cargo::rustc-env=RECUO_COMMIT_TOLD={told}");
}

/// Writes the catalogues without comments to the folder that `OUT_DIR` names.
fn strip_catalogues() {
    let folder = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it"));
    for name in CATALOGUES {
        let source = Path::new("assets/lang").join(name);
        println!("cargo::rerun-if-changed={}", source.display());
        let text = std::fs::read_to_string(&source).expect("a catalogue can be read");
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let stripped: String = lines.flat_map(|line| [line, "\n"]).collect();
        std::fs::write(folder.join(name), stripped).expect("a catalogue can be written");
    }
}

/// The commit and its date, with a `+` if files were changed since. `None` without a repository, or if the
/// folder is only inside another project's.
fn of_repository() -> Option<String> {
    if !Path::new(".git").exists() {
        return None;
    }
    for place in ["logs/HEAD", "HEAD"] {
        let place = git(&["rev-parse", "--git-path", place])?;
        if Path::new(&place).exists() {
            println!("cargo::rerun-if-changed={place}");
        }
    }
    for place in ["src", "assets", "lessons", "Cargo.toml", "Cargo.lock"] {
        println!("cargo::rerun-if-changed={place}");
    }
    let commit = git(&["log", "-1", "--format=%h %cs", "--abbrev=10"])?;
    let changed = git(&["status", "--porcelain", "--untracked-files=no"])?;
    let mark = if changed.is_empty() { "" } else { "+" };
    Some(commit.replacen(' ', &format!("{mark} "), 1))
}

/// What git prints; `None` if it fails or is not installed.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git")
        .arg("--no-optional-locks")
        .args(arguments)
        .output()
        .ok()?;
    let told = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| told.trim().to_owned())
}
