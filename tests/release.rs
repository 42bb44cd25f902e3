//! What a release is made of agrees with the program, without making one.

use crate::common::program::*;
use std::path::{Path, PathBuf};
use std::process::Command;

const VERSION: &str = env!("CARGO_PKG_VERSION");
const RUST: &str = env!("CARGO_PKG_RUST_VERSION");

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What is between the first occurrence of `start` and the next of `end`.
fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = text.split_once(start).expect(start);
    rest.split_once(end).expect(end).0
}

/// A build from a commit says which one: `recuo 0.1.0 (0123456789 2026-01-31)`.
#[test]
fn the_version_is_the_manifests() {
    let said = printed(&["--version"]);
    let rest = said.strip_prefix(&format!("recuo {VERSION}")).expect(&said);
    assert!(
        rest == "\n" || rest.starts_with(" (") && rest.ends_with(")\n"),
        "{said}"
    );
}

#[test]
fn versions_are_the_same_everywhere() {
    for (path, word) in [
        ("CHANGELOG.md", format!("\n## {VERSION}\n")),
        ("CITATION.cff", format!("\nversion: {VERSION}\n")),
        ("README.md", format!("recuo_{VERSION}-1_amd64.deb")),
        (
            "README.md",
            format!("recuo-{VERSION}-windows-x86_64-setup.exe"),
        ),
        ("README.md", format!("Rust {RUST} or later")),
        (".github/CONTRIBUTING.md", format!("`v{VERSION}`")),
        (".github/workflows/check.yml", format!("rust:{RUST}-")),
        (".github/workflows/release.yml", format!("rust:{RUST}-")),
        (".github/workflows/release.yml", format!("install {RUST} ")),
    ] {
        assert!(read(path).contains(&word), "{path}: {word}");
    }
}

/// The files of the package that are not built.
#[test]
fn a_package_is_made_of_what_is_there() {
    let manifest = read("Cargo.toml");
    let package = between(&manifest, "[package.metadata.deb]\n", "\n\n");
    let assets = between(package, "assets = [\n", "\n]");
    let build = read("assets/release/build");
    for asset in assets.lines() {
        let path = between(asset, "[\"", "\"");
        let built = ["target/stage/linux/", "release/NOTICES"];
        match built.iter().find(|built| path.starts_with(*built)) {
            Some(built) => {
                let name = Path::new(built).file_name().expect("a name");
                assert!(build.contains(name.to_str().expect("text")), "{path}");
            }
            None => assert!(root().join(path).exists(), "{path}"),
        }
    }
    let entry = read("assets/desktop/recuo.desktop");
    for line in ["Exec=recuo %f", "Icon=recuo"] {
        assert!(entry.lines().any(|there| there == line), "{line}");
    }
}

/// Whether a program with these licences may contain what has this licence, in the words of its
/// manifest. What is in brackets is taken for more than it asks for, never for less.
fn is_accepted(licence: &str, accepted: &[&str]) -> bool {
    let plain = licence.replace(['(', ')'], "").replace('/', " OR ");
    let mut needed = plain.split(" AND ");
    needed.all(|needed| {
        needed
            .split(" OR ")
            .any(|one| accepted.contains(&one.trim()))
    })
}

/// What the release's script would find, found early. The page is made of a part of what the
/// program is made of.
#[test]
fn licences_are_those_that_a_program_may_contain() {
    let about = read("assets/release/about.toml");
    let accepted = between(&about, "accepted = [", "]");
    assert_eq!(between(&read("deny.toml"), "allow = [", "]"), accepted);
    let accepted = accepted.split(", ");
    let accepted: Vec<&str> = accepted.map(|name| name.trim_matches('"')).collect();
    for (licence, is_fine) in [
        ("MIT/Apache-2.0", true),
        ("Apache-2.0 OR GPL-2.0-only", true),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("MIT AND GPL-2.0-only", false),
        ("GPL-2.0-only", false),
        ("", false),
    ] {
        assert_eq!(is_accepted(licence, &accepted), is_fine, "{licence}");
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["tree", "--offline", "--locked", "--edges", "normal"])
        .args(["--prefix", "none", "--format", "{p}|{l}"])
        .current_dir(root())
        .output()
        .expect("cargo");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let tree = text(&output.stdout);
    assert!(tree.lines().count() > 50, "{tree}");
    for part in tree.lines() {
        let (name, licence) = part.split_once('|').expect(part);
        // What was listed before has a star.
        let licence = licence.trim_end_matches(" (*)");
        assert!(is_accepted(licence, &accepted), "{name}: {licence}");
    }
}

fn scripts() -> Vec<PathBuf> {
    let names = [
        "release/announce",
        "release/build",
        "release/prepare",
        "desktop/install",
        "web/build",
        "windows/cargo",
    ];
    let scripts = names.map(|name| root().join("assets").join(name));
    scripts
        .into_iter()
        .chain([".ci/run", ".ci/octave", ".ci/windows"].map(|script| root().join(script)))
        .collect()
}

#[test]
fn workflows_run_what_is_there() {
    for name in ["check", "release"] {
        let workflow = read(&format!(".github/workflows/{name}.yml"));
        let steps = workflow
            .lines()
            .filter_map(|line| line.trim().strip_prefix("- run: "));
        for step in steps.filter(|step| step.starts_with(".ci/") || step.starts_with("assets/")) {
            assert!(scripts().contains(&root().join(step)), "{name}: {step}");
        }
    }
}

#[test]
fn scripts_are_sound() {
    if cfg!(windows) {
        return;
    }
    for (checker, arguments) in [("bash", &["-n"][..]), ("shellcheck", &["-S", "warning"])] {
        for script in scripts() {
            let output = Command::new(checker).args(arguments).arg(&script).output();
            let Ok(output) = output else {
                eprintln!("there is no {checker}, and it is not asked");
                break;
            };
            let said = text(&output.stdout) + &text(&output.stderr);
            assert!(output.status.success(), "{said}");
        }
    }
}

/// The files that say where recuo is to be had.
#[cfg(unix)]
const ANNOUNCED: [&str; 6] = [
    "README.md",
    "README.pt.md",
    "README.es.md",
    "Cargo.toml",
    "CITATION.cff",
    "assets/web/index.html",
];

/// Where recuo is to be had is filled in once, and left out where it is not known.
#[cfg(unix)]
#[test]
fn an_address_is_put_where_it_belongs() {
    let folder = folder("announce");
    let script = "assets/release/announce";
    for path in ANNOUNCED.into_iter().chain([script]) {
        let copy = folder.join(path);
        std::fs::create_dir_all(copy.parent().expect("a folder")).unwrap();
        std::fs::copy(root().join(path), copy).unwrap();
    }
    let announced = |address: &str| {
        std::fs::write(folder.join("assets/release/address"), address).unwrap();
        let bash = Command::new("bash").arg(folder.join(script)).output();
        let output = bash.expect("bash");
        assert!(output.status.success(), "{}", text(&output.stderr));
        ANNOUNCED.map(|path| std::fs::read_to_string(folder.join(path)).unwrap())
    };
    let now = announced(&read("assets/release/address"));
    assert_eq!(now, ANNOUNCED.map(read), "run {script}");
    let known = "repository=https://github.com/a/recuo/\npage= https://a.example/recuo\n";
    let files = announced(known);
    for (file, needed) in files.iter().zip([
        "[packages](https://github.com/a/recuo/releases/latest)",
        "[pacotes](https://github.com/a/recuo/releases/latest)",
        "[Pruébelo en el navegador](https://a.example/recuo/)",
        "repository = \"https://github.com/a/recuo\"\nhomepage = \"https://a.example/recuo/\"\n",
        "repository-code: \"https://github.com/a/recuo\"\nurl: \"https://a.example/recuo/\"\n",
        "<meta property=\"og:url\" content=\"https://a.example/recuo/\">\n</head>",
    ]) {
        assert!(file.contains(needed), "{needed}");
    }
    assert_eq!(announced(known), files, "doing it twice changes nothing");
    assert_eq!(announced("repository=\npage=\n"), announced("# nothing"));
}
