//! Properties of reading: nothing panics, and what was written is read back.

use crate::common::effort::assert_in_proportion;
use proptest::collection::vec;
use proptest::prelude::*;
use recuo::puzzle::notation::{Digits, Format, Options, framed, line, read, read_one};
use recuo::puzzle::{Problem, Shape, Topology, Value};

fn shapes() -> Vec<Shape> {
    (2..=16).flat_map(Shape::of_size).collect()
}

fn options() -> impl Strategy<Value = Options> {
    let boxes = prop::option::of(prop::sample::select(shapes()));
    let digits = prop::sample::select(vec![Digits::Auto, Digits::OneBased, Digits::ZeroBased]);
    let formats = [
        Format::Auto,
        Format::Sdk,
        Format::Sdm,
        Format::Sdx,
        Format::Ss,
        Format::Csv,
    ];
    let format = prop::sample::select(formats.to_vec());
    (boxes, digits, format).prop_map(|(boxes, digits, format)| Options {
        boxes,
        digits,
        format,
    })
}

/// A valid problem: values are added while they fit.
fn problem(shape: Shape) -> impl Strategy<Value = Problem> {
    vec(
        (0..shape.cells(), 1..=shape.size() as u8),
        0..=shape.cells(),
    )
    .prop_map(move |pairs| {
        let topology = Topology::of(shape);
        let mut values = vec![None; shape.cells()];
        for (index, number) in pairs {
            let value = Value::new(number);
            let cell = topology.cell_at(index / shape.size(), index % shape.size());
            if topology
                .peers_of(cell)
                .iter()
                .all(|p| values[p.index()] != value)
            {
                values[index] = value;
            }
        }
        Problem::new(shape, &values).expect("every value fits")
    })
}

fn any_problem() -> impl Strategy<Value = Problem> {
    prop::sample::select(shapes()).prop_flat_map(problem)
}

/// One of the example files.
fn example() -> impl Strategy<Value = String> {
    let folder = format!("{}/tests/data", env!("CARGO_MANIFEST_DIR"));
    let mut names: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    names.sort();
    prop::sample::select(names).prop_map(|path| std::fs::read_to_string(path).unwrap())
}

/// Reads the text and checks every result.
fn try_reading(text: &str, options: &Options) -> Result<(), TestCaseError> {
    let Ok(entries) = read(text, options) else {
        return Ok(());
    };
    let last = text.chars().filter(|c| c.is_whitespace()).count() + 2;
    let mut before = 0;
    for entry in entries {
        prop_assert!(entry.line >= before && entry.line <= last, "{entry:?}");
        before = entry.line;
        match entry.problem {
            Ok(problem) => {
                prop_assert!(options.boxes.is_none_or(|b| b == problem.shape()));
                let written = line(problem.givens());
                prop_assert_eq!(written.chars().count(), problem.shape().cells());
            }
            Err(error) => {
                prop_assert!(!error.to_string().is_empty());
                prop_assert!(error.line().is_some_and(|l| l >= 1 && l <= last));
                prop_assert!(error.column().is_none_or(|c| c >= 1));
            }
        }
    }
    Ok(())
}

const PIECES: &[&str] = &[
    "1",
    "2",
    "9",
    "0",
    ".",
    "x",
    "-",
    "_",
    "*",
    "A",
    "g",
    "q",
    "10",
    "16",
    "17",
    "u1",
    "|",
    "+",
    "---",
    "===",
    ",",
    ";",
    "\t",
    " ",
    "  ",
    "\n",
    "\n\n",
    "\r\n",
    "#",
    "# a\n",
    "//",
    "/*",
    "*/",
    "%",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "'",
    "=",
    ":",
    "[Puzzle]\n",
    "[State]\n",
    "puzzle,solution\n",
    "Grid 1\n",
    "1234\n",
    "...\n",
    "1..2",
    "123456789",
    ".........",
    "---------",
    "\u{FEFF}",
    "║",
    "─",
    "１",
    "\u{200B}",
    "...",
    "!",
];

fn pieces() -> impl Strategy<Value = String> {
    vec(prop::sample::select(PIECES), 0..80).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text(text in "\\PC{0,300}", options in options()) {
        try_reading(&text, &options)?;
    }

    #[test]
    fn any_lines(lines in vec("[0-9a-gx.|+*_,; \t-]{0,40}", 0..40), options in options()) {
        try_reading(&lines.join("\n"), &options)?;
    }

    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..400), options in options()) {
        try_reading(&String::from_utf8_lossy(&bytes), &options)?;
    }

    #[test]
    fn any_pieces(text in pieces(), options in options()) {
        try_reading(&text, &options)?;
    }

    #[test]
    fn changed_examples(
        text in example(),
        changes in vec((any::<prop::sample::Index>(), 0..4usize, prop::sample::select(PIECES)), 1..6),
        options in options(),
    ) {
        let mut chars: Vec<char> = text.chars().collect();
        for (at, kind, piece) in changes {
            let at = at.index(chars.len() + 1).min(chars.len());
            let end = (at + piece.len() * 5).min(chars.len());
            match kind {
                0 => drop(chars.splice(at..at, piece.chars())),
                1 => drop(chars.drain(at..end)),
                2 => drop(chars.splice(at..(at + 1).min(chars.len()), piece.chars())),
                _ => {
                    let copy = chars[at..end].to_vec();
                    chars.splice(at..at, copy);
                }
            }
        }
        try_reading(&chars.into_iter().collect::<String>(), &options)?;
    }

    #[test]
    fn lines_are_read_back(problem in any_problem(), mark in "[.0x_*-]") {
        let shape = problem.shape();
        let text = line(problem.givens()).replace('.', &mark);
        let options = Options { boxes: Some(shape), ..Options::default() };
        prop_assert_eq!(read_one(&text, &options), Ok(problem));
    }

    #[test]
    fn frames_are_read_back(problem in any_problem(), mark in "[.0x_*-]") {
        let shape = problem.shape();
        let text = framed(shape, problem.givens()).replace('.', &mark);
        // A dash is also part of a frame, so only the frame's own marks are unambiguous.
        prop_assert_eq!(read_one(&text, &Options::default()), Ok(problem), "\n{}", text);
    }

    #[test]
    fn many_are_read_back(problems in vec(any_problem(), 1..6), frames in vec(any::<bool>(), 6)) {
        let write = |(i, problem): (usize, &Problem)| match frames[i] {
            true => framed(problem.shape(), problem.givens()),
            false => framed(problem.shape(), problem.givens()) + "\n",
        };
        let text: Vec<String> = problems.iter().enumerate().map(write).collect();
        let entries = read(&text.join("\n"), &Options::default()).unwrap();
        let found: Vec<_> = entries.into_iter().map(|e| e.problem).collect();
        let expected: Vec<_> = problems.into_iter().map(Ok).collect();
        prop_assert_eq!(found, expected);
    }
}

#[test]
fn empty_boards_of_every_shape_are_read_back() {
    for shape in shapes() {
        for mark in [".", "0", "x", "_", "*", "-"] {
            let empty = Problem::new(shape, &vec![None; shape.cells()]).unwrap();
            let options = Options {
                boxes: Some(shape),
                ..Options::default()
            };
            let in_line = mark.repeat(shape.cells());
            assert_eq!(
                read_one(&in_line, &options).as_ref(),
                Ok(&empty),
                "{shape:?} {mark}"
            );
            let in_frame = framed(shape, []).replace('.', mark);
            let found = read_one(&in_frame, &Options::default());
            assert_eq!(found.as_ref(), Ok(&empty), "{shape:?}\n{in_frame}");
        }
    }
}

#[test]
fn large_texts_take_time_in_proportion() {
    let puzzle = "1...2...3...4...1...2...3";
    let texts = [
        puzzle,
        "1..2",
        "12",
        "1 2\n",
        "-",
        "-\n",
        "---\n\n",
        "..\n\n",
        "....\n",
        "1,",
        ",",
        "#\n",
        "/*",
        "[",
        "x\n\n",
        "\r",
        "q\n",
        "hello\n",
        "12345678\n",
        "u1 12\n",
        "h(",
        "1...2...3...4...\n",
        "1\t\t\n",
        "h([!",
        "\"a\":",
        "................ ",
    ];
    for text in texts {
        for before in ["", &format!("{puzzle}\n")] {
            assert_in_proportion(&format!("{before}{text:?}"), 200_000, |size| {
                let text = text.repeat(size / text.len());
                let _ = read(&format!("{before}{text}"), &Options::default());
            });
        }
    }
    assert_in_proportion("brackets", 64_000, |size| {
        let _ = read(&("h(".repeat(size / 2) + "1"), &Options::default());
    });
}
