//! Pictures and data written by the built program, read again by other means.

use recuo::explain::Language;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

/// Naive: 55 steps.
const SHORT: &str = "1...............";
/// Goal all: no end within a day.
const ENDLESS: &str =
    ".................................................................................";

/// Four boards at once.
const FOUR: &str = "................................................................................. \
                    --strategy naive,masks,propagation,algorithm-x";

/// A folder of this name that only this test run uses, empty.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("export")
        .join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder is made");
    path
}

fn recuo(folder: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_recuo"));
    command
        .arg("export")
        .args(arguments.split(' '))
        .current_dir(folder)
        .stdin(Stdio::null());
    command
}

fn run(folder: &Path, arguments: &str) -> Output {
    recuo(folder, arguments).output().expect("recuo starts")
}

/// The file of this name that an export writes without a word.
fn exported(folder: &Path, name: &str, arguments: &str) -> Vec<u8> {
    let output = run(folder, &format!("{arguments} -o {name}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments}: {said}");
    assert!(output.stdout.is_empty() && said.is_empty(), "{arguments}");
    std::fs::read(folder.join(name)).expect("it is written")
}

fn exported_text(folder: &Path, name: &str, arguments: &str) -> String {
    String::from_utf8(exported(folder, name, arguments)).expect("it is text")
}

/// What an export that is refused says.
fn refused(code: i32, folder: &Path, arguments: &str) -> String {
    let before = names(folder);
    let output = run(folder, arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments}");
    assert_eq!(names(folder), before, "{arguments} leaves something behind");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let name =
        |e: std::io::Result<std::fs::DirEntry>| e.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<_> = entries.map(name).collect();
    names.sort();
    names
}

/// Width, height, channels and pixels.
fn decoded(png: &[u8]) -> (u32, u32, usize, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png))
        .read_info()
        .expect("a PNG picture");
    let mut pixels = vec![0; reader.output_buffer_size().expect("it fits")];
    let info = reader.next_frame(&mut pixels).expect("its pixels");
    (info.width, info.height, info.color_type.samples(), pixels)
}

#[test]
fn png_has_the_size_asked_for() {
    let folder = folder("png");
    let plain = exported(&folder, "plain.png", &format!("{SHORT} --step 4"));
    let (width, height, channels, pixels) = decoded(&plain);
    assert_eq!((width, height, channels), (560, 720, 3));
    assert_eq!(pixels[..3], [0xFB, 0xFA, 0xF7], "paper");
    let again = exported(&folder, "again.png", &format!("{SHORT} --step 4"));
    assert_eq!(plain, again);
    let large = exported(
        &folder,
        "large.png",
        &format!("{SHORT} --step 4 --scale 1.5 --transparent --theme dark"),
    );
    let (width, height, channels, pixels) = decoded(&large);
    assert_eq!((width, height, channels), (840, 1080, 4));
    assert_eq!(pixels[3], 0, "nothing behind the boards");
    for (source, size) in [
        ("naive-or-propagation --step 9", (1120, 720)),
        (
            "1............... --strategy naive,masks,singles,propagation",
            (1120, 1440),
        ),
        ("naive-or-propagation --step 9 --board 2", (560, 720)),
    ] {
        let (width, height, ..) = decoded(&exported(
            &folder,
            "boards.png",
            &format!("{source} --force"),
        ));
        assert_eq!((width, height), size, "{source}");
    }
}

#[test]
fn the_last_step_is_drawn_unless_another_is_asked_for() {
    let folder = folder("svg");
    let last = exported_text(&folder, "last.svg", SHORT);
    assert!(last.contains("step 55 of 55") && last.contains(">puzzle</title>"));
    for language in Language::ALL {
        let code = language.code();
        let picture = exported_text(
            &folder,
            &format!("{code}.svg"),
            &format!("naive-or-propagation --step 65 --lang {code}"),
        );
        let words = ["Solução 1", "Solución 1", "Solution 1"];
        let index = Language::ALL.iter().position(|l| *l == language).unwrap();
        assert!(picture.contains(words[index]), "{code}");
    }
    // The words are tied to the picture for screen readers.
    let title = last
        .split("<title id=\"")
        .nth(1)
        .and_then(|t| t.split('"').next());
    let words = last
        .split("<desc id=\"")
        .nth(1)
        .and_then(|t| t.split('"').next());
    let (title, words) = (title.expect("a title"), words.expect("a description"));
    assert!(last.contains(&format!("aria-labelledby=\"{title} {words}\"")));
    assert!(last.contains("role=\"img\"") && last.contains(">naive, step 55 of 55: Solution 1!"));
    let paper = "<rect x=\"0\" y=\"0\" width=\"560\" height=\"720\"";
    assert!(last.contains(paper));
    let bare = exported_text(&folder, "bare.svg", &format!("{SHORT} --transparent"));
    assert!(!bare.contains(paper));
    let said = refused(1, &folder, &format!("{SHORT} --step 56 -o x.svg"));
    assert!(said.contains("the run ends at step 55"), "{said}");
}

#[test]
fn a_trace_is_that_of_the_range() {
    let folder = folder("data");
    let trace = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_recuo"))
            .args(["trace", SHORT])
            .args(arguments)
            .output()
            .expect("recuo starts");
        String::from_utf8(output.stdout).expect("it is text")
    };
    let csv = exported_text(&folder, "all.csv", SHORT);
    assert_eq!(csv, trace(&["--format", "csv"]));
    let lines = exported_text(&folder, "part.jsonl", &format!("{SHORT} --steps 7..12"));
    assert_eq!(
        lines,
        trace(&["--format", "jsonl", "--from", "7", "--to", "12"])
    );
    let moves = exported_text(&folder, "moves.jsonl", &format!("{SHORT} --moves"));
    let only = "place,backtrack,dead-end,deduce,solution";
    assert_eq!(moves, trace(&["--format", "jsonl", "--only", only]));
    let tenths = exported_text(
        &folder,
        "tenths.csv",
        &format!("{SHORT} --steps 5.. --every 10"),
    );
    let steps: Vec<_> = tenths
        .lines()
        .skip(1)
        .map(|row| row.split(',').next().unwrap())
        .collect();
    assert_eq!(steps, ["5", "15", "25", "35", "45", "55"]);
    // A trace is of one board.
    let said = refused(2, &folder, "naive-or-propagation -o x.csv");
    assert!(said.contains("--board 1 to 2"), "{said}");
    let one = exported_text(&folder, "board.csv", "naive-or-propagation --board 2");
    assert_eq!(one.lines().count(), 66);
}

#[test]
fn a_film_shows_what_single_pictures_show() {
    let folder = folder("gif");
    let bytes = exported(
        &folder,
        "film.gif",
        &format!("{SHORT} --steps 3..9 --every 2 --speed 8"),
    );
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut film = options.read_info(bytes.as_slice()).expect("a GIF film");
    assert_eq!((film.width(), film.height()), (560, 720));
    let mut screen = vec![0; 560 * 720 * 4];
    let mut delays = Vec::new();
    let mut areas = Vec::new();
    while let Some(frame) = film.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
        areas.push(u32::from(frame.width) * u32::from(frame.height));
        assert!(frame.palette.is_none(), "one table of colours for all");
        for (row, pixels) in frame
            .buffer
            .chunks_exact(usize::from(frame.width) * 4)
            .enumerate()
        {
            for (column, pixel) in pixels.chunks_exact(4).enumerate().filter(|(_, p)| p[3] > 0) {
                let at = (row + usize::from(frame.top)) * 560 + column + usize::from(frame.left);
                screen[at * 4..at * 4 + 4].copy_from_slice(pixel);
            }
        }
        let step = 1 + 2 * delays.len();
        let single = exported(
            &folder,
            &format!("{step}.png"),
            &format!("{SHORT} --step {step}"),
        );
        let (.., single) = decoded(&single);
        for (film, single) in screen.chunks_exact(4).zip(single.chunks_exact(3)) {
            let is_near = film.iter().zip(single).all(|(a, b)| a.abs_diff(*b) < 60);
            assert!(is_near, "step {step}: {film:?} for {single:?}");
        }
    }
    // An eighth of a second is no whole number of hundredths.
    assert_eq!(delays, [13, 12, 13, 200]);
    assert_eq!(areas[0], 560 * 720);
    assert!(areas[1..].iter().all(|area| *area < 560 * 720));
    let said = refused(1, &folder, "naive-or-propagation --steps 0..20000 -o x.gif");
    assert!(said.contains("at most 10000"), "{said}");
}

#[test]
fn a_strip_has_a_page_a_step() {
    let folder = folder("pdf");
    let bytes = exported(
        &folder,
        "strip.pdf",
        &format!("{SHORT} --steps 3..9 --every 2 --lang pt"),
    );
    assert!(bytes.starts_with(b"%PDF-") && bytes.ends_with(b"%%EOF"));
    assert!(
        bytes.len() < 90_000,
        "{} bytes: it is compressed",
        bytes.len()
    );
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains("/Count 4"), "steps 3, 5, 7 and 9");
    assert_eq!(text.matches("/MediaBox [0 0 560 720]").count(), 4);
    assert_eq!(text.matches("/FontFile2").count(), 2, "those that are used");
    assert!(text.contains("/Lang (pt)") && text.contains("/Title (puzzle)"));
    assert!(text.contains("/Marked true"));
    assert_eq!(text.matches("/Alt ").count(), 4, "words for every page");
    let Ok(output) = Command::new("pdftotext")
        .args(["-f", "2", "-l", "2", "strip.pdf", "-"])
        .current_dir(&folder)
        .output()
    else {
        eprintln!("there is no pdftotext, and what can be copied is not tested");
        return;
    };
    let copied = String::from_utf8_lossy(&output.stdout);
    for words in ["ingénua", "passo 5 de 55", "não serve"] {
        assert!(copied.contains(words), "{words}: {copied}");
    }
}

#[test]
fn a_strip_can_be_a_folder() {
    let folder = folder("slides");
    let said = refused(2, &folder, &format!("{SHORT} -o strip"));
    assert!(said.contains("or a folder such as strip/"), "{said}");
    let arguments = format!("{SHORT} --steps 3..9 --every 2 --lang pt -o strip");
    let slides = |arguments: &str| {
        let output = run(&folder, arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{said}");
        names(&folder.join("strip"))
    };
    let expected = ["01.png", "02.png", "03.png", "04.png", "sentences.txt"];
    assert_eq!(slides(&format!("{arguments}/")), expected);
    let single = exported(
        &folder,
        "single.png",
        &format!("{SHORT} --step 5 --lang pt"),
    );
    let second = std::fs::read(folder.join("strip/02.png")).expect("it is there");
    assert_eq!(second, single, "the picture that a PNG export makes");
    let sentences = std::fs::read_to_string(folder.join("strip/sentences.txt")).expect("text");
    let second = sentences.lines().nth(1).expect("a line a picture");
    assert!(
        second.starts_with("02.png\tingénua, passo 5 de 55: R1C3: o 1 não serve"),
        "{second}"
    );
    // What is there stays, unless it is asked for and only an earlier strip is lost.
    let said = refused(1, &folder, &arguments);
    assert!(
        said.contains("something in this folder already; --force"),
        "{said}"
    );
    assert_eq!(names(&folder.join("strip")), expected);
    let fewer = slides(&format!("{SHORT} --steps 3..4 -o strip --force"));
    assert_eq!(fewer, ["01.png", "02.png", "sentences.txt"]);
    std::fs::write(folder.join("strip/notes.txt"), "mine").expect("it is written");
    let said = refused(1, &folder, &format!("{arguments} --force"));
    assert!(said.contains("because notes.txt is in it"), "{said}");
    assert_eq!(names(&folder.join("strip")).len(), 4);
    // An empty folder is as good as none, also the one where we are.
    let empty = folder.join("empty");
    std::fs::create_dir(&empty).expect("a folder");
    let output = run(&empty, &format!("{SHORT} --steps 3..4 -o ./"));
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(names(&folder.join("empty")).len(), 3);
    // A file is in the way.
    let said = refused(1, &folder, &format!("{SHORT} -o single.png/ --force"));
    assert!(said.contains("not a folder that can be replaced"), "{said}");
}

#[test]
fn a_lesson_is_a_file_too() {
    let folder = folder("lesson");
    let lesson = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons/two-solutions.ron");
    std::fs::copy(lesson, folder.join("own.ron")).expect("it is copied");
    let own = exported_text(&folder, "own.svg", "own.ron");
    assert_eq!(own, exported_text(&folder, "brought.svg", "two-solutions"));
    let said = refused(2, &folder, "own.ron --strategy masks -o x.svg");
    assert!(said.contains("its own strategies"), "{said}");
    std::fs::write(folder.join("bad.ron"), "(id: 3)").expect("it is written");
    let said = refused(1, &folder, "bad.ron -o x.svg");
    assert!(said.starts_with("recuo: bad.ron: "), "{said}");
}

#[test]
fn nothing_is_replaced_unasked() {
    let folder = folder("force");
    std::fs::write(folder.join("kept.svg"), "mine").expect("it is written");
    let said = refused(1, &folder, &format!("{SHORT} -o kept.svg"));
    assert!(
        said.contains("kept.svg: there is such a file already; --force"),
        "{said}"
    );
    assert_eq!(std::fs::read(folder.join("kept.svg")).unwrap(), b"mine");
    let new = exported_text(&folder, "kept.svg", &format!("{SHORT} --force"));
    assert!(new.starts_with("<svg"));
    std::fs::create_dir(folder.join("folder.svg")).unwrap();
    let said = refused(1, &folder, &format!("{SHORT} --force -o folder.svg"));
    assert!(said.contains("not a file that can be replaced"), "{said}");
    for path in ["nowhere/x.svg", "kept.svg/x.svg", "nowhere/x/"] {
        let said = refused(1, &folder, &format!("{SHORT} -o {path}"));
        assert!(said.contains("no such folder to write it to"), "{said}");
    }
    // Nobody may write there, whoever it is.
    if Path::new("/sys/kernel").exists() {
        let said = refused(1, &folder, &format!("{SHORT} -o /sys/kernel/x.svg"));
        assert!(said.contains("nothing may be written"), "{said}");
    }
}

/// What an export says that is started by this line of a shell, with the program as its first
/// argument; `None` where the shell cannot prepare it.
#[cfg(unix)]
fn told_by_shell(folder: &Path, line: &str) -> Option<String> {
    let output = Command::new("sh")
        .args(["-c", line, "sh", env!("CARGO_BIN_EXE_recuo")])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect("a shell");
    match output.status.code() {
        Some(1) => Some(String::from_utf8_lossy(&output.stderr).into_owned()),
        Some(77) => None,
        other => panic!("{line}: {other:?}"),
    }
}

#[cfg(unix)]
#[test]
fn what_does_not_fit_leaves_nothing_behind() {
    let folder = folder("full");
    for arguments in ["x.png", "x.gif", "x.pdf", "x.csv --goal all", "x/"] {
        // At most 512 bytes a file, as a user's limit.
        let export = format!("exec \"$1\" export {SHORT} -o {arguments}");
        let line = format!("trap '' XFSZ; ulimit -f 1 || exit 77; {export}");
        if let Some(said) = told_by_shell(&folder, &line) {
            assert!(
                said.contains("larger than is allowed"),
                "{arguments}: {said}"
            );
        }
        assert!(
            names(&folder).is_empty(),
            "{arguments}: {:?}",
            names(&folder)
        );
        // A disk of 16 kB.
        let mount = "mount -t tmpfs -o size=16k none . 2>/dev/null && cd \"$PWD\" || exit 77";
        let check = "code=$?; test -z \"$(ls)\" || exit 78; exit $code";
        let script = format!("{mount}; \"$1\" export {SHORT} -o {arguments}; {check}");
        let inside = format!(
            "unshare -rm true 2>/dev/null || exit 77; unshare -rm sh -c '{script}' sh \"$1\""
        );
        match told_by_shell(&folder, &inside) {
            Some(said) => assert!(
                said.contains("no room left on the disk"),
                "{arguments}: {said}"
            ),
            None => eprintln!("no disk can be mounted here, and a full one is not tested"),
        }
    }
}

#[test]
fn options_of_other_formats_are_refused() {
    let folder = folder("usage");
    for (arguments, expected) in [
        ("-o x.bmp", "ends in one of png, svg"),
        ("-o x", "ends in one of png, svg"),
        ("-o x.csv --theme dark", "--theme is for"),
        ("-o x.csv --step 3", "--step is for"),
        ("-o x.svg --scale 2", "--scale is for png"),
        ("-o x.png --scale 0", "from 0.25 to 8"),
        ("-o x.png --steps 1..3", "--steps is for"),
        ("-o x.csv --steps 3..1", "step 3 is after step 1"),
        ("-o x.csv --every 0", "--every"),
        ("-o x.png --board 2", "there is no board 2"),
        (
            "-o x.png --strategy naive,masks,naive,masks,naive",
            "1 to 4 boards, not 5",
        ),
        ("--step 3", "--output"),
    ] {
        let said = refused(2, &folder, &format!("{SHORT} {arguments}"));
        assert!(said.contains(expected), "{arguments}: {said}");
    }
}

#[cfg(unix)]
fn interrupt(child: &Child) {
    let kill = format!("kill -INT {}", child.id());
    let sent = Command::new("sh").args(["-c", &kill]).status();
    assert!(sent.expect("a shell").success());
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_nothing_behind() {
    let folder = folder("interrupt");
    for name in ["x.jsonl", "x.png", "x.gif", "x.pdf", "x/"] {
        let mut child = recuo(&folder, &format!("{ENDLESS} --goal all -o {name}"))
            .stderr(Stdio::piped())
            .spawn()
            .expect("recuo starts");
        // The file grows beside its place once the export has begun.
        while names(&folder).is_empty() {
            std::thread::sleep(Duration::from_millis(5));
        }
        std::thread::sleep(Duration::from_millis(100));
        assert!(!folder.join(name).exists());
        interrupt(&child);
        assert_eq!(child.wait().expect("it ends").code(), Some(130));
        let output = child.wait_with_output().expect("it has ended");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            said,
            format!("recuo: interrupted, and {name} is not written\n")
        );
        assert!(names(&folder).is_empty(), "{:?}", names(&folder));
    }
}

#[cfg(unix)]
#[test]
fn a_second_ctrl_c_leaves_nothing_behind_either() {
    let folder = folder("impatience");
    for name in ["x.gif", "x/"] {
        // A slow picture is finished before the first Ctrl-C is heeded.
        let long = format!("{FOUR} --steps 0..9999 --scale 8 -o {name}");
        let mut child = recuo(&folder, &long).spawn().expect("recuo starts");
        while names(&folder).is_empty() {
            std::thread::sleep(Duration::from_millis(5));
        }
        std::thread::sleep(Duration::from_millis(300));
        interrupt(&child);
        std::thread::sleep(Duration::from_millis(20));
        // If it has ended already there is nobody to interrupt.
        let _ = Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .stderr(Stdio::null())
            .status();
        assert_eq!(child.wait().expect("it ends").code(), Some(130));
        assert!(names(&folder).is_empty(), "{name}: {:?}", names(&folder));
    }
}
