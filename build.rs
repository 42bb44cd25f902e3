//! Passes the commit to the program, for `recuo --version`.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=RECUO_COMMIT");
    let told = std::env::var("RECUO_COMMIT").ok();
    // Only release builds tell it, so that development builds are not rebuilt after every commit.
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = told.or_else(|| is_release.then(of_repository).flatten());
    let told = commit.filter(|commit| !commit.is_empty());
    let told = told.map_or_else(String::new, |commit| format!(" ({commit})"));
    println!("cargo::rustc-env=RECUO_COMMIT_TOLD={told}");
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
