//! Passes the commit to the program, for `recuo --version`, and gives the Windows program its icon.

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
    let target = |part: &str| std::env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    // Other compilers for Windows bring no `windres`; what is published is built with this one.
    if target("OS") == "windows" && target("ENV") == "gnu" {
        add_windows_resources();
    }
}

/// Icon, version and manifest of `recuo.exe`.
fn add_windows_resources() {
    const FOLDER: &str = "assets/windows";
    println!("cargo::rerun-if-changed={FOLDER}");
    let folder = std::env::var("OUT_DIR").expect("cargo names a folder");
    let object = format!("{folder}/recuo.o");
    let version = ["MAJOR", "MINOR", "PATCH"].map(|part| {
        let number = std::env::var(format!("CARGO_PKG_VERSION_{part}")).unwrap_or_default();
        format!("-D{part}={number}")
    });
    let made = ["x86_64-w64-mingw32-windres", "windres"]
        .iter()
        .any(|name| {
            let mut windres = Command::new(name);
            windres.args(["-I", FOLDER]).args(&version);
            windres.args(["-O", "coff", "-o", &object, &format!("{FOLDER}/recuo.rc")]);
            windres.status().is_ok_and(|status| status.success())
        });
    if made {
        println!("cargo::rustc-link-arg-bins={object}");
    } else {
        println!("cargo::warning=recuo.exe has no icon, as windres (of binutils) is not there");
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
