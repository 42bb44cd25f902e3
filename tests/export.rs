//! Pictures, films and strips written by the built program, decoded independently.

use crate::common::exports::*;
use crate::common::film;
use crate::common::program::folder;
use recuo::explain::Language;
use std::path::Path;
use std::process::Command;

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
fn every_view_is_drawn_for_every_board() {
    let folder = folder("views");
    let of = |view: &str, more: &str| {
        let arguments = format!("naive-or-propagation --step 9 --view {view}{more} --lang en");
        exported_text(&folder, &format!("{view}.svg"), &arguments)
    };
    for (view, more, words) in [
        ("boards", "", "guesses"),
        ("tree", "", "<circle"),
        ("code", " --code python", ">def<"),
        ("flow", "", ">yes<"),
        ("stack", "", "open choice point"),
        ("chart", "", "Inference work"),
    ] {
        let picture = of(view, more);
        assert!(picture.contains(words), "{view}: {words}");
        let boards = if view == "chart" { 1 } else { 2 };
        let width = format!("viewBox=\"0 0 {} 720\"", 560 * boards);
        assert!(picture.contains(&width), "{view}: {width}");
    }
    // The same views in pixels and on pages.
    let strip = "first-moves --steps 0..2 --view tree";
    assert!(exported(&folder, "tree.pdf", strip).starts_with(b"%PDF"));
    let png = exported(&folder, "flow.png", "first-moves --step 3 --view flow");
    assert_eq!(decoded(&png).0, 560);
}

#[test]
fn a_program_is_the_one_that_the_code_view_shows() {
    let folder = folder("program");
    let of = |name: &str, arguments: &str| exported_text(&folder, name, arguments);
    let python = of("solve.py", "first-moves");
    assert!(python.contains("def ") && python.ends_with('\n'));
    let pseudocode = of("solve.txt", "first-moves --what program --lang es");
    assert!(!pseudocode.contains("def ") && pseudocode.lines().count() > 5);
    // Two boards have two programs.
    let second = of("second.rs", "naive-or-propagation --board 2");
    let first = of("first.rs", "naive-or-propagation --board 1");
    assert!(first.contains("fn ") && second != first);
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
        let words = ["Solução!", "Solução!", "¡Solución!", "Solution!"];
        let index = Language::ALL.iter().position(|l| *l == language).unwrap();
        assert!(picture.contains(words[index]), "{code}");
    }
    // The description belongs to the picture, for screen readers.
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
    assert!(last.contains("role=\"img\"") && last.contains(">naive, step 55 of 55: Solution!"));
    let paper = "<rect x=\"0\" y=\"0\" width=\"560\" height=\"720\"";
    assert!(last.contains(paper));
    let bare = exported_text(&folder, "bare.svg", &format!("{SHORT} --transparent"));
    assert!(!bare.contains(paper));
    let said = refused(1, &folder, &format!("{SHORT} --step 56 -o x.svg"));
    assert!(said.contains("the search ends at step 55"), "{said}");
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
    // An eighth of a second is not a whole number of hundredths.
    assert_eq!(delays, [13, 12, 13, 200]);
    assert_eq!(areas[0], 560 * 720);
    assert!(areas[1..].iter().all(|area| *area < 560 * 720));
    let said = refused(1, &folder, "naive-or-propagation --steps 0..20000 -o x.gif");
    assert!(said.contains("at most 10,000"), "{said}");
}

#[test]
fn a_film_has_the_sentences_of_its_steps_beside_it() {
    let folder = folder("captions");
    let options = "--lang es --speed 8";
    let steps = format!("{SHORT} --steps 3..9 --every 2 {options}");
    let film = film::decoded(&exported(&folder, "film.apng", &steps));
    assert_eq!((film.size, film.frames.len()), ((560, 720), 4));
    assert_eq!(film.delays, [13, 12, 13, 200]);
    let captions = std::fs::read_to_string(folder.join("film.vtt")).expect("captions");
    let cues: Vec<_> = captions.split("\n\n").collect();
    assert_eq!((cues[0], cues.len()), ("WEBVTT", 5));
    let (mut start, mut now) = ("00:00:00.000".to_owned(), 0);
    for (index, (cue, delay)) in cues[1..].iter().zip(film.delays).enumerate() {
        let (time, sentence) = cue.split_once('\n').expect("time and sentence");
        now += u64::from(delay);
        let end = format!("00:00:{:02}.{:02}0", now / 100, now % 100);
        assert_eq!(time, format!("{start} --> {end}"));
        start = end;
        let step = 3 + 2 * index;
        let single = format!("{SHORT} --lang es --step {step}");
        let drawn = exported_text(&folder, &format!("{step}.svg"), &single);
        assert!(drawn.contains(&format!(": {}<", sentence.trim())), "{cue}");
        let single = exported(&folder, &format!("{step}.png"), &single);
        let single = &film::decoded(&single).frames[0];
        let pairs = film.frames[index].iter().zip(single);
        assert!(
            pairs.into_iter().all(|(a, b)| a.abs_diff(*b) < 60),
            "{step}"
        );
    }
    // Both or neither: the captions are there already.
    let said = refused(1, &folder, &format!("{steps} -o film.gif"));
    assert!(said.contains("film.vtt"), "{said}");
    exported(&folder, "film.gif", &format!("{steps} --no-captions"));
    exported(&folder, "two.gif", "naive-or-propagation --steps 1..2");
    let two = std::fs::read_to_string(folder.join("two.vtt")).expect("captions");
    assert!(
        two.contains("\nnaive: ") && two.contains("\npropagation: "),
        "{two}"
    );
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
    assert!(text.contains("/Lang (pt)") && text.contains("/Title (Sudoku)"));
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
    for words in ["básica", "passo 5 de 55", "não serve"] {
        assert!(copied.contains(words), "{words}: {copied}");
    }
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
fn options_of_other_formats_are_refused() {
    let folder = folder("usage");
    for (arguments, expected) in [
        ("-o x.bmp", "ends in one of png, svg"),
        ("-o x", "ends in one of png, svg"),
        ("-o x/", "ends in one of png, svg"),
        ("-o x.json", "ends in one of png, svg"),
        ("-o x.csv --theme dark", "--theme is for"),
        ("-o x.csv --step 3", "--step is for"),
        ("-o x.svg --scale 2", "--scale is for png"),
        ("-o x.png --scale 0", "from 0.25 to 8"),
        ("-o x.png --steps 1..3", "--steps is for"),
        ("-o x.csv --steps 3..1", "step 3 is after step 1"),
        ("-o x.csv --every 0", "--every"),
        ("-o x.png --board 2", "there is no board 2"),
        (
            "-o x.png --board 18446744073709551615",
            "there is no board 18446744073709551615",
        ),
        ("-o x.png --board 0", "a whole number from 1"),
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
