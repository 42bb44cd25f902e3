//! Screen readers and the real window, on a virtual display and in a D-Bus session of its own.
//! Without these the tests say so and are skipped, unless `RECUO_NEEDS_DISPLAY` is set, as in
//! `.ci/run`.
#![cfg(all(feature = "window", target_os = "linux"))]

use crate::common::program::{folder, in_english, text};
use std::process::{Command, Output};

/// The system's Python, for which packages bring the library of screen readers.
const PYTHON: &str = "/usr/bin/python3";

/// What is needed, and how to find out that it is there.
const NEEDED: [(&str, &[&str]); 3] = [
    ("xvfb-run", &["--help"]),
    ("dbus-run-session", &["--version"]),
    (
        PYTHON,
        &[
            "-c",
            "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi",
        ],
    ),
];

fn has_what_it_needs() -> bool {
    let is_needed = std::env::var_os("RECUO_NEEDS_DISPLAY").is_some();
    NEEDED.into_iter().all(|(program, arguments)| {
        let output = Command::new(program).args(arguments).output();
        let is_there = output.is_ok_and(|output| output.status.success());
        assert!(is_there || !is_needed, "{program} {arguments:?} fails");
        if !is_there {
            eprintln!("{program} {arguments:?} fails, and screen readers are not tested");
        }
        is_there
    })
}

/// Runs a command on a virtual display, with records of its own.
fn on_a_display(name: &str, command: &[&str]) -> Output {
    in_english(&mut Command::new("xvfb-run"))
        .args(["-a", "-s", "-screen 0 1280x800x24 -noreset"])
        .args(command)
        .arg(env!("CARGO_BIN_EXE_recuo"))
        .args(["--lang", "en", "first-moves"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .env("XDG_CONFIG_HOME", folder(name))
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("xvfb-run starts")
}

#[test]
fn a_screen_reader_reads_the_window_and_acts_in_it() {
    if !has_what_it_needs() {
        return;
    }
    let reader = "tests/screen_reader/reader.py";
    let output = on_a_display("reader", &["dbus-run-session", "--", PYTHON, reader]);
    assert!(
        output.status.success(),
        "{}{}",
        text(&output.stdout),
        text(&output.stderr)
    );
}

/// There is no D-Bus at this address.
#[test]
fn without_d_bus_nothing_is_different() {
    if !has_what_it_needs() {
        return;
    }
    let nowhere = "DBUS_SESSION_BUS_ADDRESS=unix:path=/nowhere";
    let output = on_a_display("no-d-bus", &["env", nowhere, "timeout", "5"]);
    assert_eq!(text(&output.stdout) + &text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(124), "it ran until it was ended");
}
