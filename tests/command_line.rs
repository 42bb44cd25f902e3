//! The built program, driven as from a shell: arguments, inputs, exit codes.

use crate::common::program::*;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Stdio};

#[test]
fn help_has_examples() {
    let help = printed(&["--help"]);
    let (_, examples) = help.split_once("Examples:").expect("examples");
    for command in ["solve", "trace", "at"] {
        assert!(examples.contains(&format!("recuo {command} ")), "{command}");
    }
    let line = |l: &&str| l.contains("recuo solve 8");
    let example = examples.lines().find(line).expect("one with its puzzle");
    let arguments: Vec<_> = example.split_whitespace().skip(1).collect();
    assert!(printed(&arguments).contains("241,805 tests"));
    let in_portuguese = printed(&["--lang", "pt", "--help"]);
    assert!(in_portuguese.starts_with("Esta ajuda está em inglês.\n"));
}

/// Each error has its exit code, and says where and what.
#[test]
fn errors_have_exit_codes_and_reasons() {
    for (code, arguments, reason) in [
        (
            1,
            &["solve", "nowhere"][..],
            "“nowhere” is neither a puzzle nor a file. An INPUT",
        ),
        (
            1,
            &["solve", "no-such-file.txt"],
            "There is no file no-such-file.txt. An INPUT",
        ),
        (
            1,
            &["solve", "1.4.\n..2.\n.3..\n..q.\n"],
            "puzzle: line 4, column 3: “q”",
        ),
        (
            1,
            &["solve", "11...1........44"],
            "R1C2 and R2C2 both have 1",
        ),
        (
            1,
            &["trace", "11.............."],
            "R1C1 and R1C2 both have 1",
        ),
        (
            1,
            &["at", TWO_SOLUTIONS, "--step", "1000"],
            "ends at step 45",
        ),
        (2, &["solve"], "INPUT"),
        (
            2,
            &["solve", TWO_SOLUTIONS, "--goal", "0"],
            "Expected \"first\", \"all\"",
        ),
        (
            2,
            &["solve", TWO_SOLUTIONS, "--goal", "-3"],
            "Expected \"first\", \"all\"",
        ),
        (2, &["solve", TWO_SOLUTIONS, "--boxes", "2"], "--boxes"),
        (
            2,
            &["solve", TWO_SOLUTIONS, "--format", "xml"],
            "text, grid, json, csv",
        ),
        (
            2,
            &["solve", TWO_SOLUTIONS, "--max-steps", "-1"],
            "a whole number from 0",
        ),
        (2, &["at", TWO_SOLUTIONS], "--step"),
        (
            2,
            &["trace", TWO_SOLUTIONS, "--only", "guess"],
            "select, place",
        ),
        (
            2,
            &["trace", TWO_SOLUTIONS, "--to", "0"],
            "a whole number from 1",
        ),
        (2, &["generate", "--seed", "x"], "a whole number from 0"),
    ] {
        let said = refused(code, arguments);
        assert!(said.contains(reason), "{arguments:?}: {said}");
    }
}

/// Whatever is typed is repeated without control characters.
#[test]
fn arguments_are_made_visible() {
    for arguments in [
        &["solve", "--\u{1b}[31mred"][..],
        &["solve", "1", "--max-steps", "\u{1b}[2J"],
        &["check", "\u{202e}nor.ton\u{1b}"],
    ] {
        let output = run(arguments);
        assert_ne!(output.status.code(), Some(0));
        let said = text(&output.stderr);
        let is_hidden = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
        assert!(!said.is_empty() && !said.contains(is_hidden), "{said:?}");
    }
}

#[test]
fn a_dash_is_standard_input() {
    let grid = "1 . | . 4\n. . | . .\n----+----\n. 3 | . .\n. . | 1 .\n";
    let output = with_input(&["solve", "-", "--format", "json"], grid);
    assert_eq!(output.status.code(), Some(0));
    let report = &objects(&text(&output.stdout))[0];
    assert_eq!(
        (&report["name"], &report["givens"]),
        (&"stdin".into(), &"1..4.....3....1.".into())
    );
    let output = with_input(&["at", "-", "--step", "2", "--format", "json"], grid);
    assert_eq!(
        objects(&text(&output.stdout))[0]["event"]["event"],
        "conflict"
    );
    assert_eq!(with_input(&["solve", "-"], "").status.code(), Some(1));
}

/// Starts a command. Returns it after its first line, that line, and its further output.
fn begun(arguments: &[&str]) -> (Child, BufReader<ChildStdout>, String) {
    let mut child = recuo(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("recuo starts");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    output.read_line(&mut line).expect("a line");
    (child, output, line)
}

#[test]
fn a_closed_pipe_is_no_error() {
    for command in ["trace", "solve"] {
        let (child, output, line) = begun(&[command, ENDLESS, "--goal", "all"]);
        assert_ne!(line, "");
        drop(output);
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{command:?}");
        assert_eq!(complaint(&output), "");
    }
}

#[test]
fn boxes_can_be_chosen() {
    // R1C1 and R3C2 share a box only if boxes are three rows high.
    let six = "1............1......................";
    assert!(refused(1, &["solve", six, "--boxes", "3x2"]).contains("R1C1 and R3C2 both have 1"));
    let report = &solved(&[six, "--boxes", "2x3", "--strategy", "propagation"])[0];
    assert_eq!(
        (&report["box_rows"], &report["box_cols"]),
        (&2.into(), &3.into())
    );
    assert!(refused(1, &["solve", six, "--boxes", "4x4"]).contains("256"));
}

#[test]
fn hexadecimal_digits() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/hexadecimal.txt");
    let givens = |digits: &[&str]| {
        let data = data.to_str().unwrap();
        let output = run(&[
            &["solve", "--format", "json", data, "--strategy", "singles"],
            digits,
        ]
        .concat());
        let is_noted = text(&output.stderr).contains("0 was taken for the first digit");
        assert_eq!(is_noted, digits.is_empty(), "what was found out is said");
        objects(&text(&output.stdout))[0]["givens"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let raised = givens(&["--digits", "0-F"]);
    assert!(raised.starts_with("...CF...8.5....."), "{raised}");
    assert_eq!(givens(&[]), raised, "a 0 as a digit is noticed");
    assert!(givens(&["--digits", "1-G"]).starts_with("...BE...7.4....."));
}

#[test]
fn inputs_are_told_apart() {
    let folder = folder("stdout-apart");
    for name in ["left", "right"] {
        std::fs::create_dir(folder.join(name)).expect("a folder is made");
    }
    let content = format!("{TWO_SOLUTIONS}\n{NO_SOLUTION}\n12q4............\n");
    let paths = ["left/twin.txt", "right/twin.txt"].map(|name| file(&folder, name, &content));
    let inputs: Vec<&str> = paths.iter().map(String::as_str).collect();
    let puzzles = [TWO_SOLUTIONS, "1..2q...........", NO_SOLUTION];
    let run = [&["solve", "--format", "json"], &inputs[..], &puzzles].concat();
    let output = recuo(&run).output().expect("recuo starts");
    assert_eq!(output.status.code(), Some(1));
    let names: Vec<String> = objects(&text(&output.stdout))
        .iter()
        .map(|report| report["name"].as_str().unwrap().to_owned())
        .collect();
    let of = |name: &str| [format!("{name}#1"), format!("{name}#2")];
    let mut expected = inputs.iter().copied().flat_map(of).collect::<Vec<_>>();
    expected.extend(["argument 3".to_owned(), "argument 5".to_owned()]);
    assert_eq!(names, expected);
    let said = text(&output.stderr);
    for path in inputs {
        assert!(
            said.contains(&format!("recuo: {path}#3: line 3, column 3: “q”")),
            "{said}"
        );
    }
    assert!(
        said.contains("recuo: argument 4: line 1, column 5: “q”"),
        "{said}"
    );
}

#[test]
fn texts_without_puzzles_are_explained() {
    let folder = folder("no-puzzles");
    let nothing = "nothing ".repeat(9);
    for (input, expected) in [
        (
            &*nothing,
            "“nothing nothing nothing nothing nothing …” is neither",
        ),
        (
            folder.to_str().unwrap(),
            "is a folder, and a file was expected",
        ),
    ] {
        let said = refused(1, &["solve", input]);
        assert!(
            said.lines()
                .next()
                .is_some_and(|line| line.contains(expected)),
            "{said}"
        );
        // What can be read is listed for what is not a puzzle.
        assert_eq!(
            said.contains("What can be read"),
            input == nothing,
            "{said}"
        );
    }
    let binary = [b"\x89PNG\r\n\x1A\n\0\0".as_slice(), &[b'1'; 81], b"\n12\n"].concat();
    let said = refused(1, &["solve", &file(&folder, "picture.txt", &binary)]);
    assert!(said.contains("picture.txt is not a text file") && said.lines().count() == 1);
}

/// Ctrl-C while a command is at work.
#[cfg(unix)]
mod interrupted {
    use super::*;
    use crate::common::AGAINST_BRUTE_FORCE;
    use crate::common::terminal::{Terminal, interrupt};
    use std::io::Read;

    /// Interrupts a command after its first line. Returns its further output and its errors.
    fn after_a_line(arguments: &[&str]) -> (String, String) {
        let (child, mut output, mut stdout) = begun(arguments);
        interrupt(&child);
        output.read_to_string(&mut stdout).expect("the rest");
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(130), "{arguments:?}");
        (stdout, text(&output.stderr))
    }

    #[test]
    fn what_is_known_so_far_is_printed() {
        let (stdout, _) = after_a_line(&["solve", AGAINST_BRUTE_FORCE, "--goal", "all"]);
        assert!(stdout.contains("stopped before the end, "), "{stdout}");
        assert!(
            stdout.contains(" so far") && stdout.contains("search: "),
            "{stdout}"
        );
        let (_, said) = after_a_line(&["trace", ENDLESS, "--goal", "all"]);
        assert!(said.starts_with("recuo: interrupted at step"), "{said}");
        // Each takes some time, and there are far too many.
        let (puzzles, said) = after_a_line(&["generate", "--count", "1000000", "--seed", "1"]);
        let made = puzzles
            .lines()
            .filter(|line| !line.starts_with('#'))
            .count();
        let expected = match made {
            1 => "recuo: interrupted: one puzzle is made\n".to_owned(),
            made => format!("recuo: interrupted: {made} puzzles are made\n"),
        };
        assert_eq!(said, expected);
    }

    #[test]
    fn a_command_that_waits_for_input_ends_at_once() {
        let lesson = ["lesson", "first-moves", "--text"];
        for arguments in [&["solve", "-"][..], &lesson] {
            let mut child = recuo(arguments)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .expect("recuo starts");
            // It is reading by then, or soon will be.
            std::thread::sleep(std::time::Duration::from_millis(500));
            interrupt(&child);
            // Its input stays open until it has ended.
            let input = child.stdin.take();
            let output = child.wait_with_output().expect("it ends");
            drop(input);
            assert_eq!(output.status.code(), Some(130), "{arguments:?}");
            let said = text(&output.stderr);
            assert_eq!(said, "recuo: interrupted while waiting for input\n");
        }
    }

    /// Interrupts a command that is silent, except for its progress on a terminal.
    fn while_silent(arguments: &[&str]) -> (String, String) {
        let (mut terminal, end) = Terminal::open();
        let child = recuo(arguments)
            .stdout(Stdio::piped())
            .stderr(end)
            .spawn()
            .expect("recuo starts");
        terminal.read_until(" steps/s");
        interrupt(&child);
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(130), "{arguments:?}");
        let said = terminal.read_to_end();
        // The progress line is erased.
        let last = said.rsplit(" \r").next().unwrap_or_default();
        (text(&output.stdout), last.to_owned())
    }

    #[test]
    fn an_interrupted_solution_starts_no_other() {
        let format = ["--strategy", "masks,propagation", "--format", "json"];
        let run = ["solve", ENDLESS, "--goal", "all"];
        let (stdout, said) = while_silent(&[&run, &format[..]].concat());
        assert!(stdout.starts_with(r#"{"name":"puzzle""#), "{stdout}");
        assert!(stdout.contains("placements"), "{stdout}");
        assert_eq!((stdout.lines().count(), said.as_str()), (1, ""));
    }

    #[test]
    fn an_interrupted_check_tells_what_it_found() {
        let folder = folder("interrupted-check");
        let [faulty, endless] = ["faulty.ron", "endless.ron"].map(|name| folder.join(name));
        let words = r#"(pt: "a", es: "a", en: "a")"#;
        let lesson = format!(
            r#"(id: "endless", title: {words}, goal: {words}, text: {words}, puzzle: "{ENDLESS}",
            boards: [(strategy: "naive", goal: "all")], stops: [(at: End, title: {words}, text: {words})])"#
        );
        std::fs::write(&faulty, "(id: 1)").expect("a file");
        std::fs::write(&endless, lesson).expect("a file");
        let files = [faulty, endless].map(|file| file.display().to_string());
        let (stdout, said) = while_silent(&["check", &files[0], &files[1]]);
        assert_eq!(stdout, "");
        assert!(said.contains("faulty.ron: "), "{said}");
        let end = "endless.ron is not checked to its end";
        assert!(said.trim_end().ends_with(end), "{said}");
    }

    #[test]
    fn an_interrupted_seek_reports_where_it_ended() {
        let run = ["at", ENDLESS, "--goal", "all", "--step", "900000000000"];
        let (stdout, said) = while_silent(&run);
        assert_eq!(stdout, "");
        assert!(said.starts_with("recuo: interrupted at step"), "{said}");
        assert!(said.contains("guesses"), "{said}");
    }
}
