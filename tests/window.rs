//! The real window on a virtual display. Without one the tests say so and are skipped, unless
//! `RECUO_NEEDS_DISPLAY` is set, as in `.ci/run`.
#![cfg(feature = "window")]

use crate::common::film::{self, Film};
use crate::common::program::{in_english, recuo};
use std::path::Path;
use std::process::{Command, Output};

fn has_display() -> bool {
    let found = Command::new("xvfb-run").arg("--help").output().is_ok();
    let needed = std::env::var_os("RECUO_NEEDS_DISPLAY").is_some();
    assert!(found || !needed, "xvfb-run is not installed");
    if !found {
        eprintln!("no virtual display: install xvfb and xauth to test the window");
    }
    found
}

fn run(arguments: &[&str]) -> Output {
    in_english(&mut Command::new("xvfb-run"))
        .args([
            "-a",
            "-s",
            "-screen 0 1280x800x24 -noreset",
            "env",
            "LIBGL_ALWAYS_SOFTWARE=1",
        ])
        .arg(env!("CARGO_BIN_EXE_recuo"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("xvfb-run starts")
}

fn folder() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}

fn picture(name: &str, arguments: &[&str]) -> (u32, u32, Vec<u8>) {
    let path = folder().join(name);
    let _ = std::fs::remove_file(&path);
    let mut all = vec!["--screenshot", path.to_str().unwrap()];
    all.extend(arguments);
    let output = run(&all);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    read(&path)
}

fn read(path: &Path) -> (u32, u32, Vec<u8>) {
    let Film { size, frames, .. } = film::decoded(&std::fs::read(path).unwrap());
    let [picture] = frames.try_into().expect("one picture");
    (size.0, size.1, picture)
}

/// Runs a script in the window, from a file with this name.
fn tour(name: &str, script: &str) -> Output {
    let path = folder().join(name);
    std::fs::write(&path, script).unwrap();
    run(&["--script", path.to_str().unwrap()])
}

/// The number of pixels with about this colour.
fn count(pixels: &[u8], [r, g, b]: [u8; 3]) -> usize {
    let near = |a: u8, b: u8| a.abs_diff(b) < 12;
    pixels
        .chunks_exact(4)
        .filter(|p| near(p[0], r) && near(p[1], g) && near(p[2], b))
        .count()
}

#[test]
fn the_window_shows_boards_at_several_sizes() {
    if !has_display() {
        return;
    }
    for (size, width, height) in [
        ("1024x600", 1024, 600),
        ("1440x900", 1440, 900),
        ("2560x1440", 2560, 1440),
    ] {
        let (w, h, pixels) = picture(
            &format!("{size}.png"),
            &["--size", size, "--lang", "en", "lessons/first-program.ron"],
        );
        assert_eq!((w, h), (width, height));
        // The grey background of givens shows that a board is there, and grows with the window.
        assert!(
            count(&pixels, [0xEF, 0xEE, 0xE9]) > (width * height / 200) as usize,
            "{size}"
        );
        let light = count(&pixels, PAPERS[0].1);
        assert!(light > (width * height / 2) as usize, "{size}: {light}");
    }
}

#[test]
fn a_step_shows_its_event() {
    if !has_display() {
        return;
    }
    let lesson = "lessons/first-moves.ron";
    let of = |step: &str| {
        picture(
            &format!("step-{step}.png"),
            &["--lang", "en", "--step", step, lesson],
        )
        .2
    };
    let conflict = [0xFD, 0xEA, 0xE8];
    // Steps 1 and 2 of the lesson: a choice point, then 1 is refused because the row holds it.
    let (select, refused) = (of("1"), of("2"));
    // Grey where text is smoothed is about as light, but not as red.
    let is_red = |p: &&[u8]| p[0] > p[1].saturating_add(9);
    let red: Vec<u8> = select
        .chunks_exact(4)
        .filter(is_red)
        .flatten()
        .copied()
        .collect();
    assert!(count(&red, conflict) < 100, "only where text is smoothed");
    assert!(count(&refused, conflict) > 10_000);
    assert_eq!(refused, of("2"), "the same step gives the same picture");
}

/// The background colours of the three themes.
const PAPERS: [(&str, [u8; 3]); 3] = [
    ("light", [0xFB, 0xFA, 0xF7]),
    ("dark", [0x17, 0x18, 0x1B]),
    ("contrast", [0xFF, 0xFF, 0xFF]),
];

#[test]
fn a_script_shows_every_view_in_every_theme_at_three_sizes() {
    if !has_display() {
        return;
    }
    let views = ["lesson", "stack", "why", "log", "heat", "chart"];
    let sizes = [
        ("1024x600", 1024, 600),
        ("1440x900", 1440, 900),
        ("2560x1440@2", 2560, 1440),
    ];
    let file = |view: &str, theme: &str, width: u32| {
        folder().join(format!("tour-{view}-{theme}-{width}.png"))
    };
    let mut script = String::from("lesson naive-or-propagation\nlanguage es\nstep 60\n");
    for (view, (theme, (size, width, _))) in views
        .iter()
        .zip(PAPERS.iter().map(|(t, _)| t).zip(sizes).cycle())
    {
        let path = file(view, theme, width);
        let _ = std::fs::remove_file(&path);
        script += &format!(
            "view {view}\ntheme {theme}\nsize {size}\npicture {}\n",
            path.display()
        );
    }
    script += "first\nspeed 30\nplay\nwait 1\npause\nexpect step 1\nanswer B\nnext stop\nexpect step 65\n";
    let output = tour("views.tour", &script);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    for (view, ((theme, paper), (_, width, height))) in
        views.iter().zip(PAPERS.iter().zip(sizes).cycle())
    {
        let (w, h, pixels) = read(&file(view, theme, width));
        assert_eq!((w, h), (width, height), "{view}");
        let share = count(&pixels, *paper) as f32 / (w * h) as f32;
        assert!(share > 0.2, "{view} {theme}: {share}");
    }
}

#[test]
fn a_failing_script_reports_its_line() {
    if !has_display() {
        return;
    }
    for (script, expected) in [
        ("step 3\nexpect step 4\n", "line 2: step 3 is shown, not 4"),
        ("lesson nowhere.ron\n", "nowhere.ron"),
        ("\njump\n", "line 2: jump: expected"),
        ("board 3\n", "the lesson shows 2 board(s)"),
    ] {
        let output = tour("failing.tour", script);
        assert_eq!(output.status.code(), Some(1));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(expected), "{said}");
    }
}

/// One screen after the other, however they follow each other.
#[test]
fn screens_take_turns() {
    if !has_display() {
        return;
    }
    let output = tour(
        "turns.tour",
        "course on\neditor on\ncourse on\neditor on\neditor off\n",
    );
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
}

#[test]
fn a_file_of_a_puzzle_opens() {
    if !has_display() {
        return;
    }
    let puzzle = folder().join("puzzle.sdk");
    std::fs::write(&puzzle, "#D mine\n1...\n..2.\n.3..\n...4\n").unwrap();
    let (width, height, pixels) = picture("sdk.png", &["--lang", "en", puzzle.to_str().unwrap()]);
    // The grey background of its four givens.
    let share = count(&pixels, [0xEF, 0xEE, 0xE9]) as f32 / (width * height) as f32;
    assert!(share > 0.005, "{share}");
    let cut = folder().join("cut.sdk");
    std::fs::write(&cut, "1...\n..2.\n").unwrap();
    // The dialog for opening says what is wrong.
    let refused = picture("cut.png", &["--lang", "en", cut.to_str().unwrap()]).2;
    assert!(refused != pixels);
}

#[test]
fn a_link_opens_its_moment() {
    if !has_display() {
        return;
    }
    let link = "http://school.example/recuo/#1;2x2;1..2.2.4......23;naive;10;stack;en;first-moves";
    let arguments = [
        "--lang",
        "en",
        "--step",
        "10",
        "--view",
        "stack",
        "first-moves",
    ];
    let by_name = picture("by-name.png", &arguments).2;
    assert!(picture("by-link.png", &[link]).2 == by_name);
    let cut = run(&["--screenshot", "cut.png", &link[..50]]);
    assert_eq!(cut.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&cut.stderr).contains("link"));
}

#[test]
fn failures_of_the_window_are_reported() {
    if !has_display() {
        return;
    }
    let missing = run(&["lessons/none.ron"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("lessons/none.ron"));
    let output = run(&["--screenshot", "/nowhere/x.png", "lessons/first-moves.ron"]);
    assert_eq!(output.status.code(), Some(1));
    let no_display = recuo(&[])
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .unwrap();
    assert_eq!(no_display.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&no_display.stderr).contains("display"));
}

/// The film and the picture of the READMEs are what the window shows, but for a few pixels.
#[test]
fn the_readmes_show_todays_window() {
    if !has_display() {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let script = std::fs::read_to_string(root.join("assets/window.tour")).unwrap();
    let folder = folder().join("readme");
    std::fs::create_dir_all(&folder).unwrap();
    let output = tour(
        "readme.tour",
        &script.replace("assets/", &format!("{}/", folder.display())),
    );
    assert!(output.status.success(), "{output:?}");
    for name in ["race.png", "window.png"] {
        let kept = std::fs::read(root.join("assets").join(name)).unwrap();
        assert!(kept.len() < 1_100_000, "{name} takes long to load");
        let kept = film::decoded(&kept);
        let now = film::decoded(&std::fs::read(folder.join(name)).unwrap());
        assert_eq!((kept.size, &kept.delays), (now.size, &now.delays), "{name}");
        for (index, (kept, now)) in kept.frames.iter().zip(&now.frames).enumerate() {
            let pixels = kept.chunks_exact(4).zip(now.chunks_exact(4));
            let is_other =
                |(a, b): &(&[u8], &[u8])| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > 24);
            let others = pixels.filter(is_other).count();
            assert!(
                others <= kept.len() / 4 / 200,
                "{name}: {others} pixels of picture {index} differ. Draw it anew: \
                 cargo run --release -- --script assets/window.tour"
            );
        }
    }
}
