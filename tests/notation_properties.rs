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
    let formats = [Format::Auto, Format::Sdk, Format::Sdm, Format::Sdx];
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
    let entries = read(text, options);
    let last = text.chars().filter(|c| c.is_whitespace()).count() + 2;
    let mut before = 0;
    for entry in entries {
        prop_assert!(entry.line >= before && entry.line <= last, "{entry:?}");
        before = entry.line;
        match entry.problem {
            Ok(problem) => {
                prop_assert!(options.boxes.is_none_or(|b| b == problem.shape().unwrap()));
                let written = line(problem.givens());
                prop_assert_eq!(written.chars().count(), problem.cells());
            }
            Err(error) => {
                prop_assert!(!error.to_string().is_empty());
                prop_assert!((1..=last).contains(&error.line));
                prop_assert!(error.column.is_none_or(|c| c >= 1));
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

/// A board to be written, independently of the program's own writers.
struct Board<'a> {
    problem: &'a Problem,
    /// How many spaces to take one after the other, where their number does not matter.
    spaces: Vec<usize>,
}

impl Board<'_> {
    /// The cells of each row; an empty one as `empty`, another by its number.
    fn rows(&self, empty: &str, write: impl Fn(u8) -> String) -> Vec<Vec<String>> {
        let cell = |v: Option<Value>| v.map_or(empty.to_owned(), |v| write(v.number()));
        let cells: Vec<String> = self.problem.givens().map(cell).collect();
        let rows = cells.chunks(self.problem.size());
        rows.map(<[String]>::to_vec).collect()
    }

    fn numbers(&self, empty: &str) -> Vec<Vec<String>> {
        self.rows(empty, |number| number.to_string())
    }

    fn letters(&self, empty: &str) -> Vec<Vec<String>> {
        self.rows(empty, |number| {
            "123456789ABCDEFG"[usize::from(number) - 1..][..1].to_owned()
        })
    }

    /// Rows whose cells stand between `between`, each in `around`.
    fn joined(rows: &[Vec<String>], between: &str, around: [&str; 2], end: &str) -> String {
        let row = |row: &Vec<String>| format!("{}{}{}", around[0], row.join(between), around[1]);
        rows.iter().map(row).collect::<Vec<_>>().join(end)
    }

    /// Numbers in a program: `@` stands for the rows in `outside`, and for the cells of one in `around`.
    fn list(&self, outside: &str, empty: &str, around: &str, between: &str, end: &str) -> String {
        let (before, after) = around.split_once('@').expect("a place");
        let rows = Self::joined(&self.numbers(empty), between, [before, after], end);
        outside.replace('@', &rows)
    }

    fn spaced(&self, rows: &[Vec<String>]) -> String {
        let mut spaces = self.spaces.iter().cycle();
        let cells = rows.iter().map(|row| {
            let cell = |cell: &String| " ".repeat(*spaces.next().unwrap()) + cell;
            row.iter().map(cell).collect::<String>()
        });
        cells.collect::<Vec<_>>().join("\n")
    }

    /// A frame around boxes, with these signs: corners and crossings, rules, bars.
    fn drawn(&self, rows: &[Vec<String>], [cross, rule, bar]: [&str; 3]) -> String {
        let shape = self.problem.shape().unwrap();
        let cell = rows
            .iter()
            .flatten()
            .map(|cell| cell.chars().count())
            .max()
            .unwrap();
        let width = (cell + 1) * shape.box_cols() + 1;
        let border = rule.repeat(width) + cross;
        let border = cross.to_owned() + &border.repeat(shape.size() / shape.box_cols());
        let mut lines = vec![border.clone()];
        for band in rows.chunks(shape.box_rows()) {
            for row in band {
                let boxes = row.chunks(shape.box_cols()).map(|cells| {
                    cells
                        .iter()
                        .map(|c| format!(" {c:>cell$}"))
                        .collect::<String>()
                        + " "
                });
                let boxes: Vec<String> = boxes.collect();
                lines.push(format!("{bar}{}{bar}", boxes.join(bar)));
            }
            lines.push(border.clone());
        }
        lines.join("\n")
    }

    fn line(&self) -> String {
        self.letters(".").concat().concat()
    }

    /// Candidate lists.
    fn candidates(&self) -> Vec<Vec<String>> {
        let (problem, size) = (self.problem, self.problem.size());
        let topology = problem.topology();
        let cell = |index: usize| {
            let cell = topology.cell_at(index / size, index % size);
            let peers = topology
                .peers_of(cell)
                .iter()
                .filter_map(|p| problem.given(*p));
            let held: Vec<Value> = peers.collect();
            let values = (1..=size as u8).filter_map(Value::new);
            let left = values.filter(|v| !held.contains(v)).map(|v| v.to_string());
            let left: String = left.collect();
            match problem.given(cell) {
                Some(value) => value.to_string(),
                None if left.len() > 1 => left,
                None => ".".to_owned(),
            }
        };
        let cells: Vec<String> = (0..size * size).map(cell).collect();
        cells.chunks(size).map(<[String]>::to_vec).collect()
    }
}

/// A notation.
#[derive(Clone, Debug)]
struct Writer {
    name: &'static str,
    write: fn(&Board) -> String,
    shows_boxes: bool,
    digits: Digits,
    format: Format,
    sizes: std::ops::RangeInclusive<usize>,
}

const fn plain(name: &'static str, write: fn(&Board) -> String) -> Writer {
    Writer {
        name,
        write,
        shows_boxes: false,
        digits: Digits::Auto,
        format: Format::Auto,
        sizes: 4..=16,
    }
}

const fn boxed(name: &'static str, write: fn(&Board) -> String) -> Writer {
    Writer {
        shows_boxes: true,
        ..plain(name, write)
    }
}

const fn of_format(format: Format, write: fn(&Board) -> String) -> Writer {
    Writer {
        format,
        ..plain("a format", write)
    }
}

const WRITERS: &[Writer] = &[
    plain("line", |b| b.line()),
    plain("line in bands", |b| {
        b.letters("0")
            .iter()
            .map(|row| row.concat())
            .collect::<Vec<_>>()
            .join(" ")
    }),
    plain("grid", |b| {
        Board::joined(&b.letters("."), "", ["", ""], "\n")
    }),
    plain("grid with \\n", |b| {
        Board::joined(&b.letters("."), "", ["", ""], "\\n")
    }),
    plain("spaced letters", |b| b.spaced(&b.letters("_"))),
    plain("spaced numbers", |b| b.spaced(&b.numbers("."))),
    plain("numbers with --", |b| b.spaced(&b.numbers("--"))),
    plain("aligned numbers", |b| {
        let aligned = |cell: &String| format!("{cell:>3}");
        b.numbers("0")
            .iter()
            .map(|row| row.iter().map(aligned).collect::<String>() + "\n")
            .collect()
    }),
    boxed("ASCII frame", |b| b.drawn(&b.letters("."), ["+", "-", "|"])),
    boxed("frame of numbers", |b| {
        b.drawn(&b.numbers("."), ["+", "-", "|"])
    }),
    boxed("Unicode frame", |b| {
        b.drawn(&b.letters("x"), ["┼", "─", "│"])
    }),
    boxed("heavy frame", |b| b.drawn(&b.letters("·"), ["╬", "═", "║"])),
    plain("CSV", |b| {
        Board::joined(&b.numbers(""), ",", ["", ""], "\r\n")
    }),
    plain("CSV with quotes", |b| {
        Board::joined(&b.numbers(""), "\",\"", ["\"", "\""], "\n")
    }),
    plain("semicolons", |b| {
        Board::joined(&b.numbers(""), ";", ["", ";"], "\n")
    }),
    plain("tabs", |b| {
        Board::joined(&b.numbers(""), "\t", ["", ""], "\n")
    }),
    plain("table", |b| {
        format!("id,puzzle,name\n1,\"{}\",\"a, b\"\n", b.line())
    }),
    plain("table with lines", |b| {
        format!(
            "puzzle,level\n\"{}\",1",
            Board::joined(&b.letters("."), "", ["", ""], "\n")
        )
    }),
    plain("JSON", |b| {
        b.list("{\"id\": 17, \"board\": [@]}", "null", "[@]", ", ", ",\n")
    }),
    plain("JSON with a number a line", |b| {
        b.list("[\n@\n]", "0", "[\n@\n]", ",\n", ",\n")
    }),
    plain("JSON strings", |b| {
        b.list("[@]", ".", "[\"@\"]", "\",\"", ",")
    }),
    plain("JSON lines", |b| {
        format!(
            "{{\"rows\": [{}]}}",
            Board::joined(&b.letters("."), "", ["\"", "\""], ", ")
        )
    }),
    plain("JSON in a line", |b| {
        format!("[{{\"puzzle\":\"{}\",\"difficulty\":\"easy\"}}]", b.line())
    }),
    plain("JSON, flat", |b| {
        format!(
            "{{\"puzzle\":[{}],\"hints\":[1,72,5]}}",
            b.numbers("0").concat().join(",")
        )
    }),
    plain("Python", |b| {
        b.list("board = [\n@\n]\n", "None", "    [@]", ", ", ",\n")
    }),
    plain("numpy", |b| {
        b.list("np.array([@], dtype=int)", "0", "[@]", " ", "\n ")
    }),
    plain("C", |b| {
        b.list(
            "int b[][16] = {\n@\n};\nreturn 0;",
            "0",
            "  {@}",
            ", ",
            ",\n",
        )
    }),
    plain("Java", |b| {
        b.list("int[][] b = new int[][] {\n@\n};", "0", "{@}", ",", ",\n")
    }),
    plain("Rust", |b| {
        b.list("const B: [[u8; 4]; 4] = [\n@\n];", "0", "[@]", ", ", ",\n")
    }),
    plain("Matlab", |b| b.list("A = [@];", "0", "@", " ", "; ...\n")),
    plain("R", |b| {
        format!(
            "m <- matrix(c({}), nrow = 9, byrow = TRUE)",
            b.numbers("NA").concat().join(", ")
        )
    }),
    plain("numpy, real numbers", |b| {
        let rows = b.rows("0.", |number| format!("{number}."));
        format!("[{}]", Board::joined(&rows, " ", ["[", "]"], "\n "))
    }),
    plain("YAML", |b| b.list("puzzle:\n@", "0", "  - [@]", ", ", "\n")),
    plain("LaTeX", |b| {
        b.list(
            "\\begin{tabular}{|c|}\n@\n\\end{tabular}",
            "",
            "@ \\\\ \\hline",
            " & ",
            "\n",
        )
    }),
    plain("R, by columns", |b| {
        let rows = b.numbers("0");
        let cells: Vec<String> = (0..rows.len() * rows.len())
            .map(|i| format!("{}L", rows[i % rows.len()][i / rows.len()]))
            .collect();
        format!("structure(c({}), dim = c(9L, 9L))", cells.join(", "))
    }),
    plain("pandas with <NA>", |b| b.spaced(&b.numbers("<NA>"))),
    plain("polars", |b| {
        let size = b.problem.size();
        let row = |cells: &[String]| format!("│ {} │", cells.join(" ┆ "));
        let rule = |[left, middle, right]: [&str; 3], stroke: &str| {
            format!("{left}{}{right}", vec![stroke; size].join(middle))
        };
        let names: Vec<String> = (0..size).map(|i| format!("column_{i}")).collect();
        let all = |word: &str| vec![word.to_owned(); size];
        let mut lines = vec![
            format!("shape: ({size}, {size})"),
            rule(["┌", "┬", "┐"], "───"),
        ];
        lines.extend([&names, &all("---"), &all("i64")].map(|cells| row(cells)));
        lines.push(rule(["╞", "╪", "╡"], "═══"));
        lines.extend(b.numbers("null").iter().map(|cells| row(cells)));
        lines.push(rule(["└", "┴", "┘"], "───"));
        lines.join("\n")
    }),
    plain("labels on both sides", |b| {
        let row = |(i, cells): (usize, Vec<String>)| {
            let label = char::from(b'A' + i as u8);
            format!("{label} {} {label}\n", cells.join(" "))
        };
        let numbers: Vec<String> = (1..=b.problem.size()).map(|n| n.to_string()).collect();
        let rows: String = b.numbers(".").into_iter().enumerate().map(row).collect();
        format!("  {0}\n{rows}  {0}\n", numbers.join(" "))
    }),
    plain("labels of chess", |b| {
        let size = b.problem.size();
        let row = |(i, cells): (usize, Vec<String>)| format!("{} {}\n", size - i, cells.join(" "));
        let letters: Vec<String> = ('a'..).take(size).map(String::from).collect();
        let rows: String = b.numbers(".").into_iter().enumerate().map(row).collect();
        format!("{rows}  {}\n", letters.join(" "))
    }),
    plain("named rows", |b| {
        let row =
            |(i, cells): (usize, Vec<String>)| format!("Linha {}: {}\n", i + 1, cells.join(" "));
        b.numbers("_").into_iter().enumerate().map(row).collect()
    }),
    plain("a title of stars", |b| {
        let rows = Board::joined(&b.letters("."), "", ["", ""], "\n");
        format!("*** {0}x{0} easy ***\n{rows}", b.problem.size())
    }),
    plain("a line with the size", |b| {
        format!(
            "{0} {0}\n\n{1}",
            b.problem.size(),
            b.spaced(&b.numbers("0"))
        )
    }),
    plain("LaTeX sudoku", |b| {
        Board::joined(&b.letters(" "), "|", ["|", "|."], "\n")
    }),
    plain("a name", |b| format!("easy = \"{}\"", b.line())),
    plain("address", |b| {
        format!("https://a.example/sudoku.htm?bd={}&v=1", b.line())
    }),
    Writer {
        digits: Digits::ZeroBased,
        ..plain("digits from 0", |b| {
            b.rows(".", |n| format!("{:X}", n - 1)).concat().concat()
        })
    },
    of_format(Format::Sdk, |b| {
        format!(
            "#Aauthor\n#Dname\n[Puzzle]\n{}",
            Board::joined(&b.letters("."), "", ["", ""], "\n")
        )
    }),
    of_format(Format::Sdm, |b| b.letters("0").concat().concat()),
    plain("grid with X", |b| {
        Board::joined(&b.letters("X"), "", ["", ""], "\n")
    }),
    Writer {
        sizes: 4..=9,
        ..of_format(Format::Sdx, |b| b.spaced(&b.candidates()))
    },
    Writer {
        sizes: 4..=9,
        format: Format::Sdx,
        ..boxed("drawn candidates", |b| {
            b.drawn(&b.candidates(), ["+", "-", "|"])
        })
    },
];

const IN_COLLECTIONS: &[fn(&Board) -> String] = &[
    |b| b.drawn(&b.letters("."), ["+", "-", "|"]),
    |b| b.drawn(&b.numbers("."), ["+", "-", "|"]),
    |b| b.drawn(&b.letters("x"), ["╬", "═", "║"]),
];

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
        let shape = problem.shape().unwrap();
        let text = line(problem.givens()).replace('.', &mark);
        let options = Options { boxes: Some(shape), ..Options::default() };
        prop_assert_eq!(read_one(&text, &options), Ok(problem));
    }

    #[test]
    fn frames_are_read_back(problem in any_problem(), mark in "[.0x_*-]") {
        let text = framed(problem.topology(), problem.givens()).replace('.', &mark);
        // A dash is also part of a frame, so only the frame's own marks are unambiguous.
        prop_assert_eq!(read_one(&text, &Options::default()), Ok(problem), "\n{}", text);
    }

    #[test]
    fn every_notation_is_read_back(
        problem in any_problem().prop_filter("no smaller board", |p| p.size() >= 4),
        writer in prop::sample::select(WRITERS),
        spaces in vec(1..4usize, 7),
    ) {
        let board = Board { problem: &problem, spaces };
        let text = (writer.write)(&board);
        let options = Options {
            boxes: (!writer.shows_boxes).then_some(problem.shape().unwrap()),
            digits: writer.digits,
            format: writer.format,
        };
        let sizes = writer.sizes.clone();
        if sizes.contains(&problem.size()) {
            let found = read_one(&text, &options);
            prop_assert_eq!(found, Ok(problem), "{}\n{}", writer.name, text);
        }
    }

    #[test]
    fn collections_are_read_back(
        problems in vec((any_problem(), prop::sample::select(IN_COLLECTIONS), any::<bool>()), 1..6),
    ) {
        let mut text = String::new();
        let mut expected = Vec::new();
        for (i, (problem, writer, titled)) in problems.iter().enumerate() {
            let board = Board { problem, spaces: vec![1] };
            let title = if *titled { format!("Puzzle no {}\n", i + 1) } else { String::new() };
            text += &format!("{title}{}\n\n", writer(&board));
            expected.push((titled.then(|| title.trim().to_owned()), Ok(problem.clone())));
        }
        let entries = read(&text, &Options::default());
        let found: Vec<_> = entries.into_iter().map(|e| (e.name, e.problem)).collect();
        prop_assert_eq!(found, expected, "{}", text);
    }

    #[test]
    fn many_are_read_back(problems in vec(any_problem(), 1..6), frames in vec(any::<bool>(), 6)) {
        let write = |(i, problem): (usize, &Problem)| match frames[i] {
            true => framed(problem.topology(), problem.givens()),
            false => framed(problem.topology(), problem.givens()) + "\n",
        };
        let text: Vec<String> = problems.iter().enumerate().map(write).collect();
        let entries = read(&text.join("\n"), &Options::default());
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
            let in_frame = framed(&Topology::of(shape), []).replace('.', mark);
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
    for lines in 1..3 {
        let brackets = |sign: &str, size| format!("{}\n", sign.repeat(size)).repeat(lines);
        assert_in_proportion("brackets that close", 64_000, |size| {
            let text = brackets("[", size / 2) + &brackets("]", size / 2);
            let _ = read(&text, &Options::default());
        });
    }
    assert_in_proportion("brackets", 64_000, |size| {
        let _ = read(&("h(".repeat(size / 2) + "1"), &Options::default());
    });
}
