//! What belongs to an installed program: completions, manual pages, a menu entry.

use crate::common::program::*;
use std::path::Path;
use std::process::Command;

/// The output of a program for this text; `None` if it is not installed.
fn checked(program: &str, arguments: &[&str], text: &str) -> Option<String> {
    let Ok(output) = fed(Command::new(program).args(arguments), text) else {
        eprintln!("there is no {program}, and it is not asked");
        return None;
    };
    let (said, faults) = (self::text(&output.stdout), self::text(&output.stderr));
    assert!(
        output.status.success() && faults.is_empty(),
        "{faults}{said}"
    );
    Some(said)
}

#[test]
fn shells_complete_every_command() {
    for (shell, check) in [
        ("bash", &["-n"][..]),
        ("zsh", &["-n"]),
        ("fish", &["--no-execute"]),
        ("elvish", &[]),
        ("powershell", &[]),
    ] {
        let script = printed(&["completions", shell]);
        for word in [
            "solve",
            "trace",
            "export",
            "completions",
            "transparent",
            "max-steps",
        ] {
            assert!(script.contains(word), "{shell}: {word}");
        }
        if !check.is_empty() {
            checked(shell, check, &script);
        }
    }
    let said = refused(2, &["completions", "tcsh"]);
    assert!(
        said.contains("bash, elvish, fish, powershell, zsh"),
        "{said}"
    );
    // What bash completes.
    let script = printed(&["completions", "bash"]);
    let ask =
        "COMP_WORDS=(recuo exp); COMP_CWORD=1; _recuo recuo exp recuo; echo \"${COMPREPLY[@]}\"";
    if let Some(said) = checked("bash", &["-s"], &format!("{script}\n{ask}\n")) {
        assert_eq!(said, "export\n");
    }
}

#[test]
fn every_command_has_a_page_of_the_manual() {
    for (arguments, words) in [
        (&["man"][..], ["recuo", "export", "Exit codes"]),
        (
            &["man", "export"],
            ["recuo-export", "--transparent", "counters"],
        ),
        (&["man", "solve"], ["recuo-solve", "--goal", "max-steps"]),
    ] {
        let page = printed(arguments);
        assert!(page.contains(".TH "), "{page}");
        let Some(shown) = checked(
            "groff",
            &["-Kutf8", "-man", "-Tutf8", "-ww", "-P-cbu"],
            &page,
        ) else {
            continue;
        };
        let plain = shown.replace('\u{2010}', "-");
        assert!(
            plain.contains("\n         recuo "),
            "a line an example: {plain}"
        );
        for word in words {
            assert!(plain.contains(word), "{arguments:?}: {word} in {plain}");
        }
    }
    let said = refused(2, &["man", "slove"]);
    assert!(
        said.contains("the commands are solve, trace, at, why, lesson, check"),
        "{said}"
    );
}

#[test]
fn the_entry_in_the_menu_is_valid() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/desktop/recuo.desktop");
    let entry = std::fs::read_to_string(&path).expect("it is there");
    for key in ["Name", "GenericName", "Comment"] {
        for language in ["", "[pt]", "[es]"] {
            let start = format!("{key}{language}=");
            assert!(
                entry.lines().any(|line| line.starts_with(&start)),
                "{start}"
            );
        }
    }
    match Command::new("desktop-file-validate").arg(&path).output() {
        Ok(output) => {
            let said = text(&output.stdout) + &text(&output.stderr);
            assert!(output.status.success() && said.is_empty(), "{said}");
        }
        Err(_) => eprintln!("there is no desktop-file-validate, and it is not asked"),
    }
}

#[test]
fn an_installation_has_everything_in_its_place() {
    let prefix = folder("prefix");
    let install = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/desktop/install");
    let output = Command::new(install)
        .arg(&prefix)
        .env("RECUO", env!("CARGO_BIN_EXE_recuo"))
        .output();
    if cfg!(windows) {
        return;
    }
    let output = output.expect("a shell");
    assert!(output.status.success(), "{}", text(&output.stderr));
    for path in [
        "bin/recuo",
        "share/applications/recuo.desktop",
        "share/icons/hicolor/scalable/apps/recuo.svg",
        "share/man/man1/recuo.1",
        "share/man/man1/recuo-export.1",
        "share/man/man1/recuo-generate.1",
        "share/man/man1/recuo-new-lesson.1",
        "share/bash-completion/completions/recuo",
        "share/zsh/site-functions/_recuo",
        "share/fish/vendor_completions.d/recuo.fish",
    ] {
        let length = std::fs::metadata(prefix.join(path)).map(|file| file.len());
        assert!(length.is_ok_and(|length| length > 100), "{path}");
    }
    let run = Command::new(prefix.join("bin/recuo"))
        .arg("--version")
        .output();
    assert!(run.expect("it starts").status.success());
}
