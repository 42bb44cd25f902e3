//! Reading puzzles, as data: a text, and what is found in it.

use crate::common::brief::brief;
use recuo::puzzle::notation::{
    Digits, Entry, Format, LONGEST_LINE, Note, Options, ReadError, Reason, cells, framed, line,
    puzzles, read, read_one,
};
use recuo::puzzle::{ProblemError, Shape, Topology, Value, Wanted, WantedError};
use std::fs;

/// Each entry as `[name] line N: HxW cells` or `[name] error`, separated by ` / `. The name is left
/// out if there is none, and so are line 1 and the shapes `2x2`, `2x3` and `3x3`.
fn show(entries: &[Entry]) -> String {
    let one = |entry: &Entry| {
        let name = entry
            .name
            .as_ref()
            .map_or(String::new(), |n| format!("[{n}] "));
        match &entry.problem {
            Ok(problem) => {
                let shape = problem.shape().unwrap();
                let (h, w) = (shape.box_rows(), shape.box_cols());
                let boxes = match (h, w) {
                    (2, 2) | (2, 3) | (3, 3) => String::new(),
                    _ => format!("{h}x{w} "),
                };
                let at = match entry.line {
                    1 => String::new(),
                    n => format!("line {n}: "),
                };
                format!("{name}{at}{boxes}{}", line(problem.givens()))
            }
            Err(error) => format!("{name}{}", brief(error)),
        }
    };
    entries.iter().map(one).collect::<Vec<_>>().join(" / ")
}

#[track_caller]
fn check_with(options: &Options, input: &str, expect: &str) {
    let found = show(&read(input, options));
    assert_eq!(found, expect, "reading\n{input}\n");
}

#[track_caller]
fn check(input: &str, expect: &str) {
    check_with(&Options::default(), input, expect);
}

fn boxes(h: usize, w: usize) -> Options {
    Options {
        boxes: Some(Shape::new(h, w).unwrap()),
        ..Options::default()
    }
}

fn digits(digits: Digits) -> Options {
    Options {
        digits,
        ..Options::default()
    }
}

fn format(format: Format) -> Options {
    Options {
        format,
        ..Options::default()
    }
}

const FOUR: &str = "4..1....21...4..";
const SIX: &str = "..23...6...2.1.....236.52...5415...6";
const TALL: &str = "2.3..44.26.....5.....2..63......6...";
const NINE: &str =
    "25967....6.1348....48....6...7.2...6........31.58.7..2.8.4.32.1..278..494.3.....8";
const OTHER: &str =
    "......1....5.4..729..2.3.86.28..4...3....846116.3.78..8..4.6..7.5.719.3...98..6..";
const THIRD: &str =
    ".69.1..8..23...174....2.65...1352.9..52.7..4.9..481.32...1.8.2..9..47..8..8.95...";
const TEN: &str = "8.4.92.6....3.6A59..798.4.2.5.....39..7....47.3.9.....58..6...91A78.3..768..1.49.35.1....7247.8....5";
const TWELVE: &str = "9B.3.1C.A.45..A6...3.8.171C.4..6.39B..4..3..7....3.5..7.4....8........A....9B.8.641.1A6.5.....B.B..71A6..95.8......A....37B.841C5A69695..7B21C..";
const SIXTEEN: &str = "...CF...8.5.....3..4...8C...B6.F..7.1.......9C.G.F..G.9C.D3..8.A4..FE98.1..D.A...........5.7..3D6.5A..C...4..G9E.D...5.AG...4F.2F.6.3..D2.......1B4..8.ED.....6.G.......E.....4.A..E.4.2...5G...26F5....B1.4...8D.1.8A7.3GE...F6E...6F2.9......4..A.41D.5.26E..C";

/// The rows of a board, with separators between cells and at the ends of rows.
fn rows(puzzle: &str, between: &str, end: &str) -> String {
    let cells: Vec<char> = puzzle.chars().collect();
    let size = cells.len().isqrt();
    let row = |row: &[char]| {
        row.iter()
            .map(char::to_string)
            .collect::<Vec<_>>()
            .join(between)
    };
    cells.chunks(size).map(row).collect::<Vec<_>>().join(end)
}

#[test]
fn rows_behind_labels_that_count() {
    let text = |puzzle: &str, line: &dyn Fn(usize, &str) -> String| {
        let rows = rows(puzzle, "", "\n");
        let lines = rows.lines().zip(1..).map(|(row, i)| line(i, row));
        lines.collect::<String>()
    };
    let blank = format!("{}{}", ".".repeat(9), &THIRD[9..]);
    for (puzzle, shape) in [(FOUR, ""), (THIRD, ""), (&blank, ""), (SIXTEEN, "4x4 ")] {
        let expect = format!("{shape}{puzzle}");
        check(
            &text(puzzle, &|i, row| format!("line_{i} = {row}\n")),
            &expect,
        );
        check(&text(puzzle, &|i, row| format!("q{i}: '{row}'\n")), &expect);
        check(
            &text(puzzle, &|i, row| format!("a[{}] = \"{row}\";\n", i - 1)),
            &expect,
        );
        let list = |row: &str| row.replace('.', "0").replace("", " ");
        let line = |i, row: &str| format!("t[{}] = [{}]\n", i + 6, list(row).trim());
        check(&text(puzzle, &line), &expect);
    }
    let section = |name: &str, puzzle| {
        format!(
            "[{name}]\n{}",
            text(puzzle, &|i, row| format!("y{i}={row}\n"))
        )
    };
    check(
        &(section("Monday", NINE) + &section("Tuesday", OTHER) + &section("Answer", SOLVED)),
        &format!("[Monday] line 2: {NINE} / [Tuesday] line 12: {OTHER}"),
    );
    // Puzzles, settings, and too few rows.
    check(
        &format!("easy1={FOUR}\neasy2={FOUR}"),
        &format!("[easy1] {FOUR} / [easy2] line 2: {FOUR}"),
    );
    check(
        &format!("code1=1234\ncode2=....\n{NINE}"),
        &format!("line 3: {NINE}"),
    );
    let lines = text(NINE, &|i, row| format!("y{i}={row}\n"));
    for missing in ["y1=", "y5=", "y9="] {
        let few: Vec<&str> = lines
            .lines()
            .filter(|line| !line.starts_with(missing))
            .collect();
        check(
            &few.join("\n"),
            "line 1: 8 rows of 9 cells: a 9×9 board has 9 rows",
        );
    }
    let few: Vec<&str> = lines.lines().take(3).collect();
    check(
        &few.join("\n"),
        &format!("line 1: no puzzle in {:?}", few[0]),
    );
}

#[test]
fn blanks_between_words_are_no_boards() {
    for blanks in [
        "----",
        "****",
        "xxxx",
        "0000",
        "_________",
        &"-".repeat(16),
        &".".repeat(16),
    ] {
        for text in [
            format!("Chapter\n{blanks}\nWith words"),
            format!("{blanks}\n\nWith words\n"),
            format!("z: [{}]\nwords: 1", blanks.replace("", ",")),
        ] {
            let first = text.lines().next().unwrap();
            check(&text, &format!("line 1: no puzzle in {first:?}"));
            let entries = read(&format!("{text}\n\n{NINE}"), &Options::default());
            assert_eq!(entries.len(), 1, "{text}");
            assert!(entries[0].problem.is_ok(), "{text}");
        }
    }
    // Nothing else, or among others.
    let blank = ".".repeat(16);
    check(&blank, &blank);
    check(&format!("# c\n{blank}\n"), &format!("[c] line 2: {blank}"));
    check(
        &format!("{{\"a\": 1,\n\"puzzle\": \"{blank}\"}}"),
        &format!("line 2: {blank}"),
    );
    for (first, second) in [(&*blank, FOUR), (FOUR, &*blank), (&*blank, &*blank)] {
        check(
            &format!("{first}\n{second}"),
            &format!("{first} / line 2: {second}"),
        );
    }
}

#[test]
fn a_constant_is_no_row_of_two_cells() {
    let list = rows(THIRD, ",", "],\n[").replace('.', "_");
    for line in ["_ = 0", "_=0", "x = None", "E = -1;"] {
        check(
            &format!("{line}\ng = [[{list}]]"),
            &format!("[g] line 2: {THIRD}"),
        );
    }
}

#[test]
fn small_boards_with_bars_in_lines() {
    let lines = [FOUR, "1....2....3....4", "....1..2......3."];
    let bars = lines.map(|line| rows(line, "", "|"));
    let expect = format!("{} / line 2: {} / line 3: {}", lines[0], lines[1], lines[2]);
    check(&bars.join("\n"), &expect);
    // Rows of a larger board, of which there are too few.
    check(
        &[&*bars[0]; 15]
            .join("\n")
            .replacen("\n", "\n----+----+----+----\n", 1),
        "line 1: 15 rows of 16 cells: a 16×16 board has 16 rows",
    );
}

#[test]
fn rows_behind_a_tab() {
    for (puzzle, shape) in [(FOUR, ""), (SIX, ""), (NINE, ""), (SIXTEEN, "4x4 ")] {
        for between in ["", " ", ","] {
            let text = format!("\t{}\n", rows(puzzle, between, "\n\t"));
            check(&text, &format!("{shape}{puzzle}"));
        }
        let matrix = format!("v = [\n\t{}]", rows(puzzle, " ", ";\n\t"));
        check(&matrix, &format!("[v] line 2: {shape}{puzzle}"));
        // Empty fields, also all of the first column or the last.
        let size = puzzle.len().isqrt();
        for empty in [size, 0, size - 1] {
            let cell = |(i, c)| if i % size == empty { '.' } else { c };
            let puzzle: String = puzzle.chars().enumerate().map(cell).collect();
            let text = rows(&puzzle, "\t", "\n\t").replace('.', "");
            check(&format!("\t{text}"), &format!("{shape}{puzzle}"));
        }
    }
}

/// The last rule of a frame and a first row of stars could be taken for something else.
#[test]
fn frames_between_numbers_and_rows_of_stars() {
    let drawn = |cells: &str| {
        let problem = read_one(cells, &Options::default()).unwrap();
        framed(problem.topology(), problem.givens())
    };
    check(
        &format!("1\n{}\n2\n{}\n", drawn(NINE), drawn(OTHER)),
        &format!("[1] line 3: {NINE} / [2] line 17: {OTHER}"),
    );
    check("****\n1**2\n****\n**3*\n", "....1..2......3.");
}

#[test]
fn one_line() {
    for puzzle in [FOUR, SIX, NINE] {
        check(puzzle, puzzle);
        check(&format!("\u{FEFF}{puzzle}\r\n\r\n"), puzzle);
        for empty in ["0", "x", "X", "_", "-", "*", "．", "０", "·", "—"] {
            check(&puzzle.replace('.', empty), puzzle);
        }
        for (between, end) in [
            ("", " "),
            (" ", "  "),
            (" ", " | "),
            (",", ","),
            (",", ", "),
            ("", "/"),
        ] {
            check(&rows(puzzle, between, end), puzzle);
        }
    }
    check(TEN, &format!("2x5 {TEN}"));
    check(TWELVE, &format!("3x4 {TWELVE}"));
    check(SIXTEEN, &format!("4x4 {SIXTEEN}"));
    check(&SIXTEEN.to_lowercase(), &format!("4x4 {SIXTEEN}"));
    check("1..2", "1x2 1..2");
    check("1...2...3", "1x3 1...2...3");
    check(
        ".................................................................................",
        &".".repeat(81),
    );
    check(&"-".repeat(81), &".".repeat(81));
    check(&"-".repeat(25), &format!("1x5 {}", ".".repeat(25)));
    check(&format!("\"{NINE}\","), NINE);
    check(&format!("{NINE} easy 1"), &format!("[easy 1] {NINE}"));
    check(&format!("{NINE} # easy 1"), &format!("[easy 1] {NINE}"));
    check(&format!("{NINE} 1.2"), NINE);
    check(&format!("17 {FOUR} hard"), &format!("[17 hard] {FOUR}"));
    check(&format!("easy: {NINE}"), &format!("[easy] {NINE}"));
    check(
        &format!("const EASY = \"{NINE}\";"),
        &format!("[EASY] {NINE}"),
    );
    check_with(&boxes(3, 2), TALL, &format!("3x2 {TALL}"));
    check_with(&boxes(1, 4), "1...............", "1x4 1...............");
}

#[test]
fn many_puzzles() {
    check(
        &format!("{NINE}\n{OTHER}"),
        &format!("{NINE} / line 2: {OTHER}"),
    );
    check(
        &format!("# list\n{NINE}\n{OTHER}"),
        &format!("line 2: {NINE} / line 3: {OTHER}"),
    );
    check(
        &format!("# a\n{NINE}\n# b\r\n{FOUR}"),
        &format!("[a] line 2: {NINE} / [b] line 4: {FOUR}"),
    );
    check(
        &format!("{NINE}\n\n{FOUR}\n{SIX}"),
        &format!("{NINE} / line 3: {FOUR} / line 4: {SIX}"),
    );
    check(
        &format!("{FOUR}\n{FOUR}"),
        &format!("{FOUR} / line 2: {FOUR}"),
    );
    check(
        &[FOUR; 16].join("\n").replace("4..1", "1..4"),
        &show(&read(
            &[FOUR; 16].join("\n").replace("4..1", "1..4"),
            &boxes(2, 2),
        )),
    );
    let (a, b) = (rows(NINE, "", "\n"), rows(OTHER, "", "\n"));
    check(
        &format!("{a}\n\n{b}"),
        &format!("{NINE} / line 11: {OTHER}"),
    );
    check(
        &format!("{a}\n{b}\n"),
        &format!("{NINE} / line 10: {OTHER}"),
    );
    check(
        &format!("Grid 01\n{a}\nGrid 02\n{b}\n"),
        &format!("[Grid 01] line 2: {NINE} / [Grid 02] line 12: {OTHER}"),
    );
    check(
        &format!("{a}\n-----\n{b}\n"),
        &format!("{NINE} / line 11: {OTHER}"),
    );
    check(
        &format!("{a}\n\n----------\n\n{b}\n"),
        &format!("{NINE} / line 13: {OTHER}"),
    );
    check(
        &format!("{a}\n# other\n{b}\n"),
        &format!("{NINE} / [other] line 11: {OTHER}"),
    );
    let four = rows(FOUR, "", "\n");
    check(
        &format!("{four}\n\n{a}\n\n{SIX}\n{four}"),
        &format!("{FOUR} / line 6: {NINE} / line 16: {SIX} / line 17: {FOUR}"),
    );
    check(
        &format!("[\"{NINE}\", \"{OTHER}\"]"),
        &format!("{NINE} / {OTHER}"),
    );
    let dashes = "-".repeat(81);
    let empty = ".".repeat(81);
    check(
        &format!("{NINE}\n{dashes}\n{OTHER}"),
        &format!("{NINE} / line 2: {empty} / line 3: {OTHER}"),
    );
    check(
        &format!("{dashes}\n{OTHER}"),
        &format!("{empty} / line 2: {OTHER}"),
    );
}

#[test]
fn grids() {
    for puzzle in [FOUR, SIX, NINE, OTHER, THIRD] {
        for end in [
            "\n", "\r\n", "\r", "\n\n", "\u{2028}", ",\n", ";\n", " |\n", "\",\n\"", "\n  ",
        ] {
            for between in [
                "", " ", "  ", "\t", ",", ", ", ";", "\u{A0}", "\u{3000}", " | ", "|", "│",
            ] {
                check(&rows(puzzle, between, end), puzzle);
            }
        }
        for empty in ["0", "x", "_", "-", "*"] {
            check(&rows(&puzzle.replace('.', empty), "", "\n"), puzzle);
            check(&rows(&puzzle.replace('.', empty), " ", "\n"), puzzle);
        }
        check(
            &format!("[[{}]]", rows(&puzzle.replace('.', "0"), ", ", "], [")),
            puzzle,
        );
        check(
            &format!("A = [{}]", rows(&puzzle.replace('.', "0"), " ", "; ")),
            &format!("[A] {puzzle}"),
        );
        check(
            &format!("|{}|", rows(puzzle, "|", "|\n|").replace('.', " ")),
            puzzle,
        );
        check(
            &format!(
                "|{}|",
                rows(puzzle, "|", "|\n|---|---|\n|").replace('.', " ")
            ),
            puzzle,
        );
    }
    check(&rows(NINE, "", "\n").replace('2', "２"), NINE);
    check("12\n..", "1x2 12..");
    check(
        "9\n25967....\n6.1348...\n.48....6.\n..7.2...6\n........3\n1.58.7..2\n.8.4.32.1\n..278..49\n4.3.....8",
        &format!("line 2: {NINE}"),
    );
    check(
        &format!("2 2\n{}", rows(FOUR, " ", "\n")),
        &format!("line 2: {FOUR}"),
    );
}

#[test]
fn empty_rows_and_rules() {
    check(
        "----\n12--\n----\n--34",
        "....12......34".replace("....34", "......34").as_str(),
    );
    check("12--\n----\n--3-\n----", "12........3.....");
    check("1---\n----\n-2--\n----\n----\n", "1........2......");
    check(
        "1 - | - -\n- - | - -\n---------\n- - | 2 -\n- - | - -",
        "1.........2.....",
    );
    check(
        "- - | - -\n- - | - -\n- - + - -\n- - | 2 -\n- - | - -",
        "..........2.....",
    );
    check("12--\n----\n---------\n--3-\n----", "12........3.....");
    // A rule as long as a row, after every second row.
    check("12..\n----\n----\n..3.\n----", "12........3.....");
    check(
        "*-----*\n|1.|..|\n|..|..|\n|--+--|\n|..|2.|\n|..|..|\n*-----*",
        "line 2: 1.........2.....",
    );
    check(
        ".----.----.\n| 1 . | . . |\n| . . | . . |\n:-----+-----:\n| . . | 2 . |\n| . . | . . |\n'-----'-----'",
        "line 2: 1.........2.....",
    );
    check(
        "--- --- ---\n--- -1- ---\n--- --- ---\n\n--- --- ---\n--- --- ---\n--- --- ---\n\n--- --- ---\n--- --- ---\n--- --- ---",
        &format!("{}1{}", ".".repeat(13), ".".repeat(67)),
    );
    check(&"*********\n".repeat(9), &".".repeat(81));
}

#[test]
fn frames_show_the_boxes() {
    let shape = |h, w| Shape::new(h, w).unwrap();
    let values = |text: &str| text.chars().map(Value::from_char).collect::<Vec<_>>();
    let frame = |h, w, text: &str| framed(&Topology::of(shape(h, w)), values(text));
    check(&frame(3, 2, TALL), &format!("line 2: 3x2 {TALL}"));
    check(&frame(2, 3, SIX), &format!("line 2: {SIX}"));
    check(
        &frame(3, 2, TALL).replace('.', "x"),
        &format!("line 2: 3x2 {TALL}"),
    );
    check(
        &frame(3, 2, TALL).replace('.', "-"),
        &format!("line 2: 3x2 {TALL}"),
    );
    let twelve = format!("12{}C", ".".repeat(141));
    check(&frame(4, 3, &twelve), &format!("line 2: 4x3 {twelve}"));
    check(
        "2.|3.|.4\n4.|26|..\n..|.5|..\n..|.2|..\n63|..|..\n..|6.|..",
        &format!("3x2 {TALL}"),
    );
    check(
        "2.3..4\n4.26..\n...5..\n------\n...2..\n63....\n..6...",
        &format!("3x2 {TALL}"),
    );
    check(
        "2.3..4\n4.26..\n...5..\n\n...2..\n63....\n..6...",
        &format!("3x2 {TALL}"),
    );
    // Lines between all cells mean nothing.
    let table = rows(SIX, " | ", "\n---+---+---+---+---+---\n");
    check(&table, SIX);
    check(
        &format!(
            "+-+-+-+-+-+-+\n|{}|\n+-+-+-+-+-+-+",
            rows(SIX, "|", "|\n+-+-+-+-+-+-+\n|")
        ),
        &format!("line 2: {SIX}"),
    );
    // Heavy lines among light ones, and blanks for empty cells.
    let light = "┠─┼─╂─┼─╂─┼─┨";
    let boxed = [
        "┏━┯━┳━┯━┳━┯━┓",
        "┃2│ ┃3│ ┃ │4┃",
        light,
        "┃4│ ┃2│6┃ │ ┃",
        light,
        "┃ │ ┃ │5┃ │ ┃",
        "┣━┿━╋━┿━╋━┿━┫",
        "┃ │ ┃ │2┃ │ ┃",
        light,
        "┃6│3┃ │ ┃ │ ┃",
        light,
        "┃ │ ┃6│ ┃ │ ┃",
        "┗━┷━┻━┷━┻━┷━┛",
    ];
    check(&boxed.join("\n"), &format!("line 2: 3x2 {TALL}"));
    // The user knows better.
    let thirty_six = format!("12{}", ".".repeat(34));
    check_with(
        &boxes(2, 3),
        &rows(&thirty_six, "", "\n").replace("12", "12|"),
        &thirty_six,
    );
    check_with(
        &boxes(2, 3),
        &frame(3, 2, &thirty_six),
        &format!("line 2: {thirty_six}"),
    );
}

const UNCERTAIN: &str = "it is not certain which cells of this frame are empty: every empty cell needs a . (or one of 0 x _ - *)";

#[test]
fn frames_with_blanks_for_empty_cells() {
    let of = |h, w, puzzle: &str| {
        let values = puzzle.chars().map(Value::from_char);
        let framed = framed(&Topology::of(Shape::new(h, w).unwrap()), values);
        let two_columns = framed.replace('.', " ");
        let narrow = |line: &str| -> String {
            let middle: Vec<char> = line.chars().collect();
            let field = |f: &[char]| f.iter().skip(1).step_by(2).collect::<String>();
            let fields: Vec<_> = middle[1..middle.len() - 1]
                .split(|c| "|+".contains(*c))
                .map(field)
                .collect();
            let bar = &line[..1];
            format!("{bar}{}{bar}", fields.join(bar))
        };
        let one_column: Vec<String> = two_columns.lines().map(narrow).collect();
        let expect = match (h, w) {
            (2, 2) | (2, 3) | (3, 3) => puzzle.to_owned(),
            _ => format!("{h}x{w} {puzzle}"),
        };
        let lines = two_columns.lines().count() + 1;
        for text in [&two_columns, &one_column.join("\n")] {
            check(text, &format!("line 2: {expect}"));
            check(&text.replace('|', "║"), &format!("line 2: {expect}"));
            check(
                &format!("{text}\n{text}"),
                &format!("line 2: {expect} / line {}: {expect}", lines + 1),
            );
        }
    };
    of(3, 3, NINE);
    of(3, 3, OTHER);
    of(2, 2, FOUR);
    of(2, 3, SIX);
    of(3, 2, TALL);
    of(3, 3, &format!("12{}", ".".repeat(79)));
    of(2, 4, &format!("1.......{}......8", ".".repeat(49)));
    of(2, 5, TEN);
    of(3, 4, TWELVE);
    of(3, 5, &format!("A.F{}..3", ".".repeat(219)));
    of(4, 4, SIXTEEN);
    // Tables with one cell per field, however wide the fields are.
    for (count, padding) in [(1, ""), (2, ""), (3, " ")] {
        let cell = |c: char| format!(" {c}{padding}|").replace('.', " ");
        let row =
            |row: &[char]| format!("|{}\n", row.iter().copied().map(cell).collect::<String>());
        let cells: Vec<char> = FOUR.chars().collect();
        let table: String = cells.chunks(4).map(row).collect();
        let found = read(&table.repeat(count), &Options::default());
        assert_eq!(found.len(), count);
        assert!(
            found
                .iter()
                .all(|entry| entry.problem == read_one(FOUR, &Options::default()))
        );
    }
    // An invalid cell keeps its position.
    let six = "|1  |  4|\n|   |   |\n|   | q |\n|   |   |\n|   |   |\n|   |   |";
    check(
        six,
        "line 3, column 7: 'q' is not a cell: expected 1–6, or one of . 0 x _ - * for an empty cell",
    );
    // No fixed width.
    check(
        &["|83 |  5|69|"; 9].join("\n"),
        &format!("line 1: {UNCERTAIN}"),
    );
}

#[test]
fn numbers_and_digits() {
    let of = |puzzle: &str, zero: &str, between: &str, end: &str| {
        let cell =
            |c: char| Value::from_char(c).map_or(zero.to_owned(), |v| v.number().to_string());
        let cells: Vec<String> = puzzle.chars().map(cell).collect();
        let row = |row: &[String]| row.join(between);
        cells
            .chunks(cells.len().isqrt())
            .map(row)
            .collect::<Vec<_>>()
            .join(end)
    };
    for (puzzle, boxes) in [(TEN, "2x5"), (TWELVE, "3x4"), (SIXTEEN, "4x4")] {
        let expect = format!("{boxes} {puzzle}");
        for zero in ["0", ".", "00", "..", "x", "-"] {
            check(&of(puzzle, zero, " ", "\n"), &expect);
            check(&of(puzzle, zero, ", ", "],\n["), &expect);
            check(&of(puzzle, zero, ", ", ", "), &expect);
        }
        check(&of(puzzle, "", ",", "\n"), &expect);
        check(&of(puzzle, "", ";", "\n"), &expect);
        check(&of(puzzle, "", "\t", "\n"), &expect);
        check(&of(puzzle, "", ",", ","), &expect);
    }
    // Hexadecimal.
    let hex = |empty: &str| {
        SIXTEEN
            .chars()
            .map(|c| Value::from_char(c).map_or(empty.to_owned(), |v| format!("{:X}", v.index())))
            .collect::<String>()
    };
    let expect = format!("4x4 {SIXTEEN}");
    check(&hex("."), &expect);
    check(&hex("-").to_lowercase(), &expect);
    check(&rows(&hex("."), "", "\n"), &expect);
    check(&rows(&hex("."), " ", "\n"), &expect);
    check_with(&digits(Digits::ZeroBased), &hex("."), &expect);
    check_with(
        &digits(Digits::OneBased),
        &SIXTEEN.replace('.', "0"),
        &expect,
    );
    check(&SIXTEEN.replace('.', "0"), &expect);
    check_with(
        &digits(Digits::ZeroBased),
        "0..3............",
        "1..4............",
    );
    check_with(
        &digits(Digits::OneBased),
        &".0".repeat(128),
        &format!("4x4 {}", ".".repeat(256)),
    );
}

#[test]
fn comments_and_names() {
    let grid = rows(FOUR, "", "\n");
    check(
        &format!("# one\n# two\n\n{grid}"),
        &format!("[two] line 4: {FOUR}"),
    );
    check(&format!("#-----\n{grid}"), &format!("line 2: {FOUR}"));
    check(
        &format!("% Título · ‘a’\n{grid}"),
        &format!("[Título · ‘a’] line 2: {FOUR}"),
    );
    check(
        &format!("// slashes\n{grid}"),
        &format!("[slashes] line 2: {FOUR}"),
    );
    check(
        &format!("/* block\n more */\n{grid}"),
        &format!("[more] line 3: {FOUR}"),
    );
    check(&format!("{grid}\n# after"), FOUR);
    check("4..1 # top\n....\n21..\n.4..", FOUR);
    check("4..1 # row 1\n.... # row 2\n21..\n.4..", FOUR);
    check(
        &format!("-- from 12/03/2021, 9 of 30\n{grid}"),
        &format!("[from 12/03/2021, 9 of 30] line 2: {FOUR}"),
    );
    check("4..1 -- row 1\n.... -- row 2\n21..\n.4..", FOUR);
    check("4 -- -- 1\n-- -- null --\n2 1 -- null\n-- 4 -- --", FOUR);
    check(
        "{4, 0, 0, 1}, // a\n{0, 0, 0, 0}, // b\n{2, 1, 0, 0},\n{0, 4, 0, 0}",
        FOUR,
    );
    check(
        "int a[4][4] = {\n/* 1 */ {4, 0, 0, 1},\n{0, 0, 0, 0},\n{2, 1, 0, 0},\n{0, 4, 0, 0}};\nreturn 0;",
        &format!("[a] line 2: {FOUR}"),
    );
    check(
        "let b = vec![vec![4, 0, 0, 1],\n  vec![0, 0, 0, 0],\n  vec![2, 1, 0, 0],\n  vec![0, 4, 0, 0]];",
        &format!("[b] {FOUR}"),
    );
    check(
        &format!("{{\"name\": \"q\", \"puzzle\": \"{NINE}\"}}"),
        NINE,
    );
    check(
        &format!("Easy one\n{NINE}"),
        &format!("[Easy one] line 2: {NINE}"),
    );
}

#[test]
fn tables() {
    let solved =
        "259671834671348925348259167837924516924165783165837492786493251512786349493512678";
    check(&format!("{NINE},{solved}"), NINE);
    check(
        &format!("{NINE}\t{solved}\n{OTHER}\t{solved}"),
        &format!("{NINE} / line 2: {OTHER} / line 2: {solved}"),
    );
    check(
        &format!("1,{NINE},{solved},easy"),
        &format!("[1 easy] {NINE}"),
    );
    check(
        &format!("quizzes,solutions\n{NINE},{solved}"),
        &format!("line 2: {NINE}"),
    );
    check(
        &format!("solution;puzzle;name\n{solved};{NINE};a\n"),
        &format!("[a] line 2: {NINE}"),
    );
    check(
        &format!("id,puzzle\n7,{FOUR}\n8\n9,12q4............"),
        &format!(
            "[7] line 2: {FOUR} / [8] line 3: there is no column 2 here, where the header has the puzzles / [9] line 4, column 5: 'q' is not a cell: expected 1–4, or one of . 0 x _ - * for an empty cell"
        ),
    );
    let csv = rows(FOUR, ",", "\n").replace('.', "");
    check(&csv, FOUR);
    check(&(rows(FOUR, ";", ";\n").replace('.', "") + ";"), FOUR);
    check(
        "\"4\",\"\",\"\",\"1\"\n\"\",\"\",\"\",\"\"\n\"2\",\"1\",\"\",\"\"\n\"\",\"4\",\"\",\"\"",
        FOUR,
    );
    check(&rows(NINE, ",", ",").replace('.', ""), NINE);
    check(
        &format!(
            "{}\n\n{}",
            rows(FOUR, "\t", "\n").replace('.', ""),
            rows(NINE, "\t", "\n").replace('.', "")
        ),
        &format!("{FOUR} / line 6: {NINE}"),
    );
}

#[test]
fn states_of_play() {
    let text = "1 u2 34 34\n34 34 u1 2\n2 1 34 34\n34 34 2 u1";
    check(text, "1......221....2.");
    check_with(&format(Format::Sdx), text, "1......221....2.");
    // A single candidate that its peers still list is not a given.
    check_with(
        &format(Format::Sdx),
        "1 2 34 34\n34 34 1 2\n2 1 3 4\n34 34 2 1",
        "12....1221....21",
    );
    check_with(
        &format(Format::Sdx),
        "1 2 . u3\n- 13 u1 2\n2 1 34 0\n34 4 23 u1",
        "12.....221...4..",
    );
    // A row of so many digits could be a board of its own.
    check(
        "12 4 389 14589 u6 89 23468 u8 2379\n1278 u3 u2 8 36 u5 34689 u9 29\n7 456 8 9 245 u4 2479 3579 6\n\
         4569 u9 7 u1 23579 34789 u8 24 u5\n128 579 6 7 4 9 2 u1 u3\nu3 2 1 u6 4678 u8 2346 u7 2568\n\
         u2 1 u4 467 8 17 u7 5 9\nu9 7 128 23689 23569 u1 u6 3 1349\n29 u6 u3 5 468 1359 u1 247 u2",
        ".4..........8.....7.89....6..7........67492...21.......1..8..59.7.....3....5.....",
    );
    check(
        "[Puzzle]\n4..1\n....\n21..\n.4..\n[State]\n4231\n....\n21..\n.4..\n",
        &format!("line 2: {FOUR}"),
    );
    check(
        "[State]\n4231\n....\n21..\n.4..\n[PUZZLE]\n4..1\n....\n21..\n.4..\n",
        &format!("line 7: {FOUR}"),
    );
}

#[test]
fn errors() {
    check("", "line 1: no puzzle in \"\"");
    for nothing in [
        "\n\n",
        "# only a comment",
        "hello world",
        "+---+---+",
        "[]",
        "{};",
        "\u{200B}",
        "/* 12",
        "nothing none none nothing",
    ] {
        let line = nothing.lines().position(|line| !line.trim().is_empty());
        let (line, text) = (line.unwrap_or(0) + 1, nothing.trim());
        check(nothing, &format!("line {line}: no puzzle in {text:?}"));
    }
    check(
        &NINE.replacen('7', "q", 1),
        "line 1, column 5: 'q' is not a cell: expected 1–9, or one of . 0 x _ - * for an empty cell",
    );
    check(
        &rows(&NINE.replacen('8', "?", 1), " ", "\r\n"),
        "line 2, column 11: '?' is not a cell: expected 1–9, or one of . 0 x _ - * for an empty cell",
    );
    check_with(
        &digits(Digits::ZeroBased),
        "0q..............",
        "line 1, column 2: 'q' is not a cell: expected 0–3, or one of . x _ - * for an empty cell",
    );
    check(
        &SIXTEEN.replacen('C', "H", 1),
        "line 1, column 4: 'H' is not a cell: expected 1–9 or A–G, or one of . 0 x _ - * for an empty cell",
    );
    check(
        &format!("  {}", SIX.replacen('3', "7", 1)),
        "line 1, column 6: 7 is too high: a 6×6 board has 1–6",
    );
    check(
        &NINE.replacen('7', "a", 1),
        "line 1, column 5: A is too high: a 9×9 board has 1–9",
    );
    check_with(
        &digits(Digits::ZeroBased),
        &SIXTEEN.replacen('C', "G", 1),
        "line 1, column 4: G is too high: a 16×16 board has 0–9 or A–F",
    );
    check(
        "1 2 3 4\n10 . . .\n. . . .\n. . . .",
        "line 2, column 1: 10 is too high: a 4×4 board has 1–4",
    );
    check(
        &NINE[1..],
        "line 1: 80 cells: no board has so many; 81 would be 9×9",
    );
    check(
        &format!("{NINE}."),
        "line 1: 82 cells: no board has so many; 81 would be 9×9",
    );
    check(
        &".".repeat(257),
        "line 1: 257 cells: the largest board has 256 (16×16)",
    );
    check("1", "line 1: 1 cell: no board has so many; 4 would be 2×2");
    check("123", "line 1: 1 row of 3 cells: a 3×3 board has 3 rows");
    check(
        "123456789",
        "line 1: 1 row of 9 cells: a 9×9 board has 9 rows",
    );
    let short = rows(NINE, "", "\n");
    let (first, rest) = short.split_once('\n').unwrap();
    check(rest, "line 1: 8 rows of 9 cells: a 9×9 board has 9 rows");
    check(
        &format!("{first}\n{first}\n{rest}"),
        "line 1: 10 rows of 9 cells: a 9×9 board has 9 rows",
    );
    check(
        &format!("{}\n{rest}", &first[1..]),
        "line 1: 80 cells: no board has so many; 81 would be 9×9; line 1 has 8 cells where the others have 9",
    );
    check(
        &format!("{first}.\n{}", &rest[1..]),
        "line 1: 81 cells, which would be 9×9, but not in these rows; line 1 has 10 cells where the others have 9",
    );
    check(
        "1 . | . 4\n. . | . .\n----+----\n\n. . | 1 .",
        "line 1: 3 rows of 4 cells: a 4×4 board has 4 rows",
    );
    check_with(
        &boxes(2, 3),
        NINE,
        "line 1: this board is 9×9, but boxes of 2x3 make a board of 6×6",
    );
    check_with(
        &boxes(2, 3),
        &short,
        "line 1: this board is 9×9, but boxes of 2x3 make a board of 6×6",
    );
    check_with(
        &boxes(2, 3),
        FOUR,
        "line 1: this board is 4×4, but boxes of 2x3 make a board of 6×6",
    );
    check(
        "\n11...1..........",
        "line 2: the givens break the rules: R1C1 and R1C2 both hold 1; R1C1 and R2C2 both hold 1; R1C2 and R2C2 both hold 1",
    );
    check(
        &format!("{FOUR}\n{}", "1".repeat(LONGEST_LINE + 1)),
        &format!("{FOUR} / line 2: 65537 characters; the longest line that is read has 65536"),
    );
}

#[test]
fn good_puzzles_beside_bad_ones() {
    let bad = &NINE[1..];
    let eighty = "80 cells: no board has so many; 81 would be 9×9";
    check(
        &format!("{bad}\n{NINE}\n{bad}\n{bad}\n{OTHER}"),
        &format!(
            "line 1: {eighty} / line 2: {NINE} / line 3: {eighty} / line 4: {eighty} / line 5: {OTHER}"
        ),
    );
    check_with(
        &format(Format::Sdm),
        &format!("{bad}\n{NINE}\n12.4"),
        &format!(
            "line 1: {eighty} / line 2: {NINE} / line 3, column 4: 4 is too high: a 2×2 board has 1–2"
        ),
    );
    let grid = rows(NINE, "", "\n");
    check(
        &format!("# bad\n{}\n\n# good\n{grid}", &grid[10..]),
        &format!(
            "[bad] line 2: 8 rows of 9 cells: a 9×9 board has 9 rows / [good] line 12: {NINE}"
        ),
    );
    check(
        &format!("{}\n\n{grid}", &grid[10..]),
        &format!("line 1: 8 rows of 9 cells: a 9×9 board has 9 rows / line 10: {NINE}"),
    );
    let bands = format!("{}\n\n{}\n\n{}", &grid[..29], &grid[30..59], &grid[60..]);
    check(&bands, NINE);
    check(
        &format!("{bands}\n\n{bands}"),
        &format!("{NINE} / line 13: {NINE}"),
    );
    check(
        &format!(
            "{}\n\n{}\n\n{}\n\n{bands}",
            &grid[..29],
            &grid[30..49],
            &grid[60..]
        ),
        &format!("line 1: 8 rows of 9 cells: a 9×9 board has 9 rows / line 12: {NINE}"),
    );
    check(
        &format!("{FOUR}\n1{}", &FOUR[1..].replace('2', "1")),
        &format!(
            "{FOUR} / line 2: the givens break the rules: R1C1 and R1C4 both hold 1; R1C1 and R3C1 both hold 1; R3C1 and R3C2 both hold 1"
        ),
    );
}

#[test]
fn bad_lines_among_small_boards() {
    let high = "1..............5";
    let too_high = "column 16: 5 is too high: a 4×4 board has 1–4";
    check(high, &format!("line 1, {too_high}"));
    check(
        "[[1,2,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,9]]",
        "line 1, column 39: 9 is too high: a 4×4 board has 1–4",
    );
    check(
        &format!("{FOUR}\n{high}\n{FOUR}"),
        &format!("{FOUR} / line 2, {too_high} / line 3: {FOUR}"),
    );
    check(
        &format!("{FOUR}\n{high}\n\n{FOUR}"),
        &format!("{FOUR} / line 2, {too_high} / line 4: {FOUR}"),
    );
    check(
        &format!("{high} last\n{FOUR} first"),
        &format!("[last] line 1, {too_high} / [first] line 2: {FOUR}"),
    );
    check(
        &format!("{FOUR}.\n{FOUR}...\n\n{FOUR}"),
        &format!(
            "line 1: 17 cells: no board has so many; 16 would be 4×4 / line 2: 19 cells: no board has so many; 16 would be 4×4 / line 4: {FOUR}"
        ),
    );
    let unknown = FOUR.replacen('4', "Q", 1);
    check(
        &[FOUR, FOUR, &unknown, FOUR].join("\n"),
        &format!(
            "{FOUR} / line 2: {FOUR} / line 3, column 1: 'Q' is not a cell: expected 1–4, or one of . 0 x _ - * for an empty cell / line 4: {FOUR}"
        ),
    );
    let short = "line 2: 1 row of 3 cells: a 3×3 board has 3 rows";
    check_with(
        &format(Format::Sdm),
        &format!("{FOUR}\n123\n{FOUR}"),
        &format!("{FOUR} / {short} / line 3: {FOUR}"),
    );
    // Elsewhere it may be a title, unless nothing follows.
    for options in [Options::default(), boxes(2, 2)] {
        check_with(
            &options,
            &format!("{FOUR}\n123\n{FOUR}"),
            &format!("{FOUR} / [123] line 3: {FOUR}"),
        );
        check_with(
            &options,
            &format!("{FOUR}\n{FOUR}\n123"),
            &format!(
                "{FOUR} / line 2: {FOUR} / {}",
                short.replace("line 2", "line 3")
            ),
        );
    }
    // As many as a 16×16 board has rows.
    let lines = [&[FOUR; 15][..], &[high]].concat().join("\n");
    let entries = read(&lines, &Options::default());
    assert_eq!(entries.len(), 16);
    assert_eq!(entries.iter().filter(|e| e.problem.is_ok()).count(), 15);
    // Rows of a large board, one too few.
    let sixteen = rows(SIXTEEN, "", "\n");
    check(
        &sixteen[17..],
        "line 1: 15 rows of 16 cells: a 16×16 board has 16 rows",
    );
}

#[test]
fn rows_of_nine_are_no_small_boards() {
    for row in [".........", "1...2...3"] {
        check(
            &[row; 10].join("\n"),
            "line 1: 10 rows of 9 cells: a 9×9 board has 9 rows",
        );
    }
    check(
        &["1..."; 3].join("\n"),
        "line 1: 3 rows of 4 cells: a 4×4 board has 4 rows",
    );
    let three = "1...2...3";
    for options in [boxes(1, 3), format(Format::Sdm)] {
        check_with(
            &options,
            &format!("{three}\n{three}"),
            &format!("1x3 {three} / line 2: 1x3 {three}"),
        );
    }
}

#[test]
fn one_puzzle_only() {
    let options = Options::default();
    assert!(read_one(NINE, &options).is_ok());
    let fault = |text: &str| read_one(text, &options).unwrap_err();
    assert_eq!(fault("").reason, Reason::NoPuzzle(String::new()));
    let several = ReadError::of_line(2, Reason::Several);
    assert_eq!(fault(&format!("{NINE}\n{NINE}")), several);
    assert_eq!(fault("1q..............").column, Some(2));
}

/// Reads a file of `tests/data` both by its extension and without knowing it.
#[track_caller]
fn check_file(name: &str, expect: &str) {
    let bytes = fs::read(format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let text = String::from_utf8(bytes).unwrap();
    let extension = name.rsplit('.').next().unwrap();
    check_with(&format(Format::of_extension(extension)), &text, expect);
}

#[test]
fn files() {
    let in_line = |n: usize, puzzle: &str| format!("line {n}: {puzzle}");
    let sixteen = format!("4x4 {SIXTEEN}");
    let solved = "9GECF2B6875A34D131D4A758CE9GB62F5A781D3462BF9CEGBF26GE9C4D31587A42BFE98G13CD6A578E9G2B4FA567C13D675AD3C1FB428G9ECD31756AG98E4FB2F5673CGD241BAE891B4298AEDCG3F765G3CD56F7E8A9124BA98EB41276F5GDC326F5CGE3B1D479A8D41B8A793GEC25F6ECG36F259A78DB1478A941DB5F26E3GC";
    let files: [(&str, String); 27] = [
        ("line.txt", NINE.into()),
        (
            "many.txt",
            format!(
                "[short] line 3: {NINE} / line 5: {OTHER} / line 6: {FOUR} / line 7: {sixteen}"
            ),
        ),
        (
            "grids.txt",
            format!(
                "[first] line 2: {NINE} / [second, in bands] line 13: {OTHER} / [Grid 03] line 26: {THIRD} / [Grid 04] line 36: {FOUR}"
            ),
        ),
        ("framed-9.txt", in_line(2, NINE)),
        ("framed-6x6-tall.txt", in_line(2, &format!("3x2 {TALL}"))),
        ("framed-12.txt", in_line(2, &format!("3x4 {TWELVE}"))),
        ("box-drawing.txt", in_line(2, NINE)),
        ("literal.c.txt", format!("[easy] {}", in_line(3, NINE))),
        ("literal.m.txt", format!("[A] {}", in_line(2, NINE))),
        ("literal.py.txt", format!("[board] {}", in_line(2, NINE))),
        ("board.json.txt", in_line(4, NINE)),
        ("list.json.txt", format!("{NINE} / line 2: {OTHER}")),
        ("numbers-16.txt", sixteen.clone()),
        ("hexadecimal.txt", sixteen.clone()),
        ("hexadecimal-full.txt", format!("4x4 {solved}")),
        (
            "tagged.sdk",
            format!("[Thinned pattern] {}", in_line(7, OTHER)),
        ),
        ("sections.sdk", in_line(2, OTHER)),
        (
            "many.sdm",
            format!("{NINE} / line 2: {OTHER} / line 3: {THIRD}"),
        ),
        ("small.sdm", format!("{FOUR} / line 2: {FOUR}")),
        ("playing.sdx", OTHER.into()),
        ("bars.ss", NINE.into()),
        ("plain.ss", NINE.into()),
        ("grid.csv", NINE.into()),
        ("grid-12.csv", format!("3x4 {TWELVE}")),
        ("fields.csv", format!("{NINE} / line 2: {OTHER}")),
        (
            "table.csv",
            format!("[alpha] line 2: {NINE} / [beta] line 3: {OTHER} / [gamma] line 4: {SIX}"),
        ),
        ("headless.csv", format!("{NINE} / line 2: {OTHER}")),
    ];
    for (name, expect) in files {
        check_file(name, &expect);
        // Nothing depends on the extension.
        let text = fs::read_to_string(format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR")));
        check(&text.unwrap(), &expect);
    }
}

#[test]
fn notations_of_other_programs() {
    let solved =
        "259671834671348925348259167837924516924165783165837492786493251512786349493512678";
    let zeros = NINE.replace('.', "0");
    let json = |puzzle: &str, empty: &str| {
        let cells = puzzle.chars().map(|c| match c {
            '.' => empty.to_owned(),
            c => c.to_string(),
        });
        let cells: Vec<String> = cells.collect();
        let rows: Vec<String> = cells
            .chunks(9)
            .map(|row| format!("[{}]", row.join(", ")))
            .collect();
        rows.join(", ")
    };
    let flat = |puzzle: &str| {
        puzzle
            .split("")
            .filter(|c| !c.is_empty())
            .collect::<Vec<_>>()
            .join(",")
    };
    let columns: String = (0..81).map(|i| &NINE[i % 9 * 9 + i / 9..][..1]).collect();
    let texts = [
        // A library of HoDoKu.
        format!(":0000:x:{NINE}:612 621:r3c45::"),
        // An old list of GNOME Sudoku, with the difficulty.
        format!("{}\t0.13", rows(&zeros, " ", " ")),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"),
        format!(
            "{{\"puzzle\": [{}], \"solution\": [{}]}}",
            json(NINE, "null"),
            json(solved, "")
        ),
        format!("[{}]", json(NINE, "None")),
        format!(
            "{{\"easy\":{{\"published\":\"2024-01-05 03:00:00\",\"puzzle_id\":123456,\"puzzle_data\":{{\"hints\":\
             [72,5,3],\"puzzle\":[{}],\"solution\":[{}]}}}}}}",
            flat(&zeros),
            flat(solved)
        ),
        format!("matrix(c({}), nrow=9, byrow=TRUE)", flat(&zeros)),
        // R fills a matrix column by column.
        format!("matrix(c({}), nrow=9)", flat(&columns).replace('.', "NA")),
        rows(NINE, "", "\\n"),
        rows(NINE, " ", "\n").replace('.', "--"),
        rows(NINE, "", "\r\n") + "\r\n\u{1A}",
        rows(NINE, "|", "|.\n|")
            .replace(". ", " ")
            .replacen('2', "|2", 1)
            + "|.",
    ];
    for text in &texts {
        check(text, NINE);
    }
    let grid = rows(NINE, "", "\n");
    for above in ["2024-01-05", "05/01/2024", "[code]", "[Puzzle]"] {
        check(&format!("{above}\n{grid}"), &format!("line 2: {NINE}"));
    }
    check(
        &format!("board:\n- {}", rows(NINE, "", "\n- ")),
        &format!("[board] line 2: {NINE}"),
    );
    check(
        &format!(
            "puzzle:\n  - [{}]",
            json(&zeros, "").replace("], [", "]\n  - [")[1..].trim_end_matches(']')
        ),
        &format!("[puzzle] line 2: {NINE}"),
    );
    check(
        &format!("m <- matrix(c(\n{}), 9, 9, byrow = TRUE)", flat(&zeros)),
        &format!("[m] line 2: {NINE}"),
    );
    check(
        &format!(
            "<?xml version=\"1.0\"?>\n<opensudoku version=\"2\">\n<name>Easy</name>\n<author>me</author>\n\
             <created>2009-11-26</created>\n<game data=\"{zeros}\" />\n</opensudoku>"
        ),
        &format!("line 6: {NINE}"),
    );
    check(
        &format!("pzprv3\nsudoku\n9\n{}", rows(NINE, " ", "\n")),
        &format!("[sudoku] line 4: {NINE}"),
    );
    check(
        &format!(
            "public class S {{\n  int n = 9;\n  int[][] grid = new int[][] {{\n{}\n}};\nfor (int i = 0; i < 9; i++) {{\n}}\n}}",
            json(&zeros, "").replace('[', "{").replace(']', "}")
        ),
        &format!("[grid] line 4: {NINE}"),
    );
    check(
        "<table><tr><td>5</td><td>3</td></tr></table>",
        "line 1: no puzzle in \"<table><tr><td>5</td><td>3</td></tr></ta\"",
    );
}

#[test]
fn fields_between_quotes() {
    let solved =
        "259671834671348925348259167837924516924165783165837492786493251512786349493512678";
    check(
        &format!("\"Smith, J\",{solved},{NINE}"),
        &format!("[Smith, J] {NINE}"),
    );
    check(
        &format!("name,puzzle\n\"Smith, J \"\"x\"\"\",{NINE}"),
        &format!("[Smith, J \"x\"] line 2: {NINE}"),
    );
    check(
        &format!("words = (\n\"id\", \"puzzle\",\n)\n# b\n{NINE}"),
        &format!("[b] line 5: {NINE}"),
    );
    for blanks in [" ", "\t  "] {
        let fields = [
            "\"Ana; said \"\"x\"\"\"".to_owned(),
            SOLVED.into(),
            NINE.into(),
        ];
        let record = fields.map(|field| format!("{blanks}{field}")).join(" ;");
        check(
            &format!("name; solution; puzzle\n{record}"),
            &format!("[Ana; said \"x\"] line 2: {NINE}"),
        );
    }
    check(
        &format!("id,puzzle\n1,\"{}\"\n2,{FOUR}", rows(NINE, "", "\n")),
        &format!("[1] line 2: {NINE} / [2] line 11: {FOUR}"),
    );
    // What follows a quote that is never closed is not part of it.
    check(
        &format!("id,puzzle,author\n1,{NINE},\"abc\n2,{OTHER},b\n3,{NINE},c"),
        &format!(
            "line 2, column 85: a quote is opened and never closed / [2] line 3: {OTHER} / [3] line 4: {NINE}"
        ),
    );
}

#[test]
fn sections_are_titles() {
    check(
        &format!("[Medium]\n{NINE}\n[Puzzle 1]\n{OTHER}"),
        &format!("[Medium] line 2: {NINE} / [Puzzle 1] line 4: {OTHER}"),
    );
}

#[test]
fn the_odd_line_is_named() {
    let csv = rows(NINE, ",", "\n").replace('.', "");
    check(
        &csv.replacen("6,,1,3", "6,1,3", 1),
        "line 1: 80 cells: no board has so many; 81 would be 9×9; line 2 has 8 cells where the others have 9",
    );
    let sdx = "1 u2 34 34\n34 34 u1 2 34\n2 1 34 34\n34 34 2 u1";
    check_with(
        &format(Format::Sdx),
        sdx,
        "line 1: 17 cells: no board has so many; 16 would be 4×4; line 2 has 5 cells where the others have 4",
    );
    check_with(
        &format(Format::Sdx),
        &sdx.replace(" 34\n2", " 3q4\n2"),
        "line 2, column 13: 'q' is not a cell: expected 1–4, or one of . 0 x _ - * for an empty cell",
    );
}

#[test]
fn boards_that_are_too_large() {
    for size in [17, 25] {
        let too_large = format!("line 1: a board of {size}×{size}; the largest is 16×16");
        for row in [
            ".".repeat(size),
            "0 ".repeat(size),
            format!("G{}", ".".repeat(size - 1)),
        ] {
            check(&vec![row; size].join("\n"), &too_large);
        }
    }
    // A list of small boards is none.
    let small = format!("12{}", ".".repeat(23));
    assert_eq!(
        read(&[small.as_str(); 25].join("\n"), &Options::default()).len(),
        25
    );
}

/// What is noted about the only puzzle of a text.
#[track_caller]
fn notes(text: &str) -> Vec<Note> {
    let entries = read(text, &Options::default());
    assert_eq!(entries.len(), 1, "{text}");
    entries[0].notes.clone()
}

#[test]
fn other_readings_are_noted() {
    let shape = |h, w| Shape::new(h, w).unwrap();
    assert_eq!(notes(NINE), []);
    // The player's digits are no givens.
    let placed = NINE.replacen('2', "+2", 2);
    check(&placed, &NINE.replacen('2', ".", 2));
    assert_eq!(notes(&placed), [Note::Placed { count: 2 }]);
    // Digits from 0 in boards of other sizes than 16.
    let ten = format!("0123456789{}", ".".repeat(90));
    check(&ten, &format!("2x5 123456789A{}", ".".repeat(90)));
    assert_eq!(notes(&ten), [Note::ZeroBased]);
    let twelve = format!("0B{}", ".".repeat(142));
    check(&twelve, &format!("3x4 1C{}", ".".repeat(142)));
    let nine = format!("012{}", ".".repeat(78));
    check(&nine, &format!(".12{}", ".".repeat(78)));
    assert_eq!(notes(&nine), [Note::ZeroEmpty]);
    // A column of short numbers is no border.
    let long = [0, 10, 11, 10, 10, 11, 0, 10, 10, 10, 11, 12];
    let cell =
        |row: usize, column: usize| format!("{:3}", if row == column { long[row] } else { 0 });
    let row = |row| (0..12).map(|column| cell(row, column)).collect::<String>();
    let grid: Vec<String> = (0..12).map(row).collect();
    let (taken, other) = (shape(3, 4), shape(2, 6));
    assert_eq!(notes(&grid.join("\n")), [Note::Boxes { taken, other }]);
    // Givens that clash in the usual boxes only.
    let clash = "1.......1...........................";
    let (taken, other) = (shape(2, 3), shape(3, 2));
    assert_eq!(notes(clash), [Note::Boxes { taken, other }]);
}

#[test]
fn numbered_puzzles_are_named_by_their_numbers() {
    for after in [".", ")", ":", ""] {
        for between in ["", "\n"] {
            for (first, second, space) in [(FOUR, FOUR, ""), (NINE, OTHER, ""), (NINE, OTHER, " ")]
            {
                let (a, b) = (rows(first, space, "\n"), rows(second, space, "\n"));
                let text = format!("7{after}\n{between}{a}\n{between}8{after}\n{between}{b}\n");
                let found = read(&text, &Options::default());
                let names: Vec<_> = found.iter().map(|entry| entry.name.as_deref()).collect();
                assert_eq!(names, [Some("7"), Some("8")], "{text}");
                for (entry, puzzle) in found.iter().zip([first, second]) {
                    assert_eq!(entry.problem, read_one(puzzle, &Options::default()));
                }
            }
        }
    }
    // More of them than lines are kept.
    let grid = rows(NINE, "", "\n");
    let many: String = (1..200).map(|i| format!("{i}.\n{grid}\n")).collect();
    let found = read(&many, &Options::default());
    let names: Vec<_> = found.into_iter().filter_map(|entry| entry.name).collect();
    assert!(names.into_iter().eq((1..200).map(|i| i.to_string())));
}

#[test]
fn what_is_called_a_key_is_a_solution() {
    let (grid, solved) = (rows(NINE, "", "\n"), rows(SOLVED, "", "\n"));
    for key in [
        "Key:",
        "KEY",
        "Answer key:",
        "Clave:",
        "Chave:",
        "Gabarito:",
        "Resolução",
        "Solucionario",
    ] {
        let text = format!("{grid}\n\n{key}\n{solved}\n");
        check(&text, NINE);
        assert_eq!(notes(&text), [Note::Solution], "{key}");
    }
    // In data it is the name of a record.
    check(
        &format!("{{\"key\": \"{SOLVED}\", \"a\": \"{NINE}\"}}"),
        &format!("{SOLVED} / {NINE}"),
    );
}

#[test]
fn frames_of_stars() {
    let framed = |puzzle: &str, width: usize, space: &str| {
        let row = |row: &str| {
            let cells: Vec<char> = row.chars().collect();
            let boxes = cells.chunks(width).map(|cells| {
                let cells: Vec<String> = cells.iter().map(char::to_string).collect();
                cells.join(space)
            });
            let boxes: Vec<String> = boxes.collect();
            format!(
                "*{space}{}{space}*",
                boxes.join(&format!("{space}*{space}"))
            )
        };
        let lines: Vec<String> = rows(puzzle, "", "\n").lines().map(row).collect();
        let rule = "*".repeat(lines[0].len());
        let bands: Vec<String> = lines.chunks(width).map(|band| band.join("\n")).collect();
        format!("{rule}\n{}\n{rule}", bands.join(&format!("\n{rule}\n")))
    };
    for (puzzle, width) in [(FOUR, 2), (FOUR, 4), (NINE, 3), (NINE, 9)] {
        for space in ["", " "] {
            check(&framed(puzzle, width, space), &format!("line 2: {puzzle}"));
            let blank = framed(&puzzle.replace('.', "0"), width, space);
            check(&blank, &format!("line 2: {puzzle}"));
        }
    }
    check(
        &framed(&FOUR.replacen('4', "q", 1), 2, " "),
        "line 2, column 3: 'q' is not a cell: expected 1–4, or one of . 0 x _ - * for an empty cell",
    );
}

#[test]
fn numbers_that_are_no_cells_are_quoted_as_they_are_written() {
    for (puzzle, values) in [(FOUR, "1–4"), (NINE, "1–9")] {
        let zeros = puzzle.replace('.', "0");
        for (between, end) in [(",", "\n"), (" ", "\n"), (";", "\n"), (",", "],[")] {
            for odd in ["5.5", "1e0", "-5", "1e5"] {
                let text = rows(&zeros, between, end).replacen('2', odd, 1);
                let text = if end == "\n" {
                    text
                } else {
                    format!("[[{text}]]")
                };
                let said = show(&read(&text, &Options::default()));
                let quoted = format!("'{odd}' is not a cell: expected {values}");
                assert!(said.contains(&quoted), "{text}\n{said}");
            }
            for high in ["1234", "12345678901234567890"] {
                let text = rows(&zeros, between, end).replacen('2', high, 1);
                let text = if end == "\n" {
                    text
                } else {
                    format!("[[{text}]]")
                };
                let said = show(&read(&text, &Options::default()));
                assert!(
                    said.contains(&format!(": {high} is too high")),
                    "{text}\n{said}"
                );
            }
        }
    }
}

/// Lists of candidates in lists are refused: a text has them in strings.
#[test]
fn nested_lists() {
    check(
        "[\n  [[4], [1, 2, 3], [2, 3], [1]],\n  [[1, 3], [2, 3], [1, 4], [2, 4]],\n  \
         [[2], [1], [3, 4], [3, 4]],\n  [[3], [4], [1, 2], [1, 2]]\n]\n",
        "line 1: no puzzle in \"[\"",
    );
    // Boards in a list are none.
    let solved = "[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]";
    check(
        &format!("[{solved},{solved}]"),
        "1234341221434321 / 1234341221434321",
    );
    let row = |row: &str| format!("\"{row}\"");
    for puzzle in [FOUR, SIX, NINE, TEN, SIXTEEN] {
        let strings: Vec<String> = rows(puzzle, "", "\n").lines().map(row).collect();
        let found = read_one(&format!("[{}]", strings.join(", ")), &Options::default());
        assert_eq!(found, read_one(puzzle, &Options::default()));
    }
    // Numbers are none, though they look like rows of 4.
    let numbers = "[[1.00, 0.00, 0.00, 4.00],\n[0.00, 0.00, 0.00, 0.00],\n[0.00, 0.00, 1.00, 0.00],\n[0.00, 0.00, 0.00, 0.00]]";
    check(numbers, "1..4......1.....");
    check(
        "{\"rows\": [\"....\", \".412\", \"234.\", \"41.3\"]}",
        ".....412234.41.3",
    );
}

/// With labels or bullets before them, rows of 16 cells look like boards of 4×4 beside a word.
#[test]
fn large_boards_with_labels_and_bullets() {
    let cells = rows(SIXTEEN, "", "\n");
    for (before, after) in [("- ", ""), ("  - \"", "\""), ("- '", "'")] {
        let item = |row: &str| format!("{before}{row}{after}\n");
        let list: String = cells.lines().map(item).collect();
        check(&list, &format!("4x4 {SIXTEEN}"));
        check(
            &format!("puzzle:\n{list}"),
            &format!("[puzzle] line 2: 4x4 {SIXTEEN}"),
        );
    }
    let labelled = |puzzle: &str, space: &str| -> String {
        let rows = rows(puzzle, space, "\n");
        let row = |(row, label): (&str, char)| format!("{label} {row}\n");
        rows.lines().zip('A'..).map(row).collect()
    };
    for (puzzle, boxes) in [(TEN, "2x5"), (TWELVE, "3x4"), (SIXTEEN, "4x4")] {
        let size = puzzle.len().isqrt();
        let heading: Vec<String> = (1..=size).map(|i| i.to_string()).collect();
        for space in ["", " "] {
            let cells = labelled(puzzle, space);
            check(&cells, &format!("{boxes} {puzzle}"));
            if size < 16 || space == " " {
                let text = format!("  {}\n{cells}", heading.join(" "));
                check(&text, &format!("line 2: {boxes} {puzzle}"));
            }
        }
    }
}

#[test]
fn a_short_line_above_a_title_is_told() {
    let grid = rows(NINE, "", "\n");
    for short in ["53.7", "1.3", "A1"] {
        let found = read(&format!("{short}\nPuzzle 2\n{grid}"), &Options::default());
        assert_eq!(found.len(), 2, "{short}");
        assert!(found[0].problem.is_err());
        assert_eq!(found[1].name.as_deref(), Some("Puzzle 2"));
    }
}

#[test]
fn puzzles_beside_each_other() {
    let beside = |left: &str, right: &str, cells: &str, between: &str| {
        let (left, right) = (rows(left, cells, "\n"), rows(right, cells, "\n"));
        let lines = left.lines().zip(right.lines());
        let lines: Vec<String> = lines.map(|(a, b)| format!("{a}{between}{b}")).collect();
        lines.join("\n")
    };
    let small = "4231312421431342";
    for (puzzle, solution) in [(NINE, SOLVED), ("4..1....21......", small)] {
        for (cells, between) in [("", "   "), ("", "\t"), ("", " | "), (" ", "    ")] {
            let text = beside(puzzle, solution, cells, between);
            check(&text, puzzle);
            assert_eq!(notes(&text), [Note::Solution]);
        }
    }
    check(
        &beside(NINE, OTHER, "", "   "),
        "line 1: 2 boards of 9×9 side by side",
    );
    check(
        &beside(NINE, OTHER, " ", "  |  "),
        "line 1: 2 boards of 9×9 side by side",
    );
}

/// The boxes that rules and gaps show hold for a puzzle beside its solution, too.
#[test]
fn boxes_are_seen_beside_a_solution() {
    let rows = [
        "1 . | 3 4 | 5 6     1 2 | 3 4 | 5 6",
        "3 4 | 5 . | 1 2     3 4 | 5 6 | 1 2",
        "5 6 | 1 2 | 3 4     5 6 | 1 2 | 3 4",
        "----+-----+----     ----+-----+----",
        "2 1 | 4 3 | . 5     2 1 | 4 3 | 6 5",
        "4 3 | 6 5 | 2 1     4 3 | 6 5 | 2 1",
        "6 5 | 2 1 | 4 .     6 5 | 2 1 | 4 3",
    ];
    let found = read(&rows.join("\n"), &Options::default());
    let problem = found[0].problem.as_ref().expect("a puzzle");
    assert_eq!(found.len(), 1);
    assert_eq!(problem.topology().shape(), Shape::new(3, 2).ok());
    assert_eq!(problem.given_count(), 32);
}

/// A table with a row too few is refused for the number of its rows.
#[test]
fn tables_with_a_row_too_few_are_refused() {
    let rows = [
        "6,4,,,,,,,",
        ",,3,,,,,,",
        ",,,5,,,,,",
        "7,,,,,,,,",
        ",,,,8,,,,",
        ",1,,,,,,,",
        ",,,,,,9,,",
        ",,,,,,,2,",
    ];
    check(
        &rows.join("\n"),
        "line 1: 8 rows of 9 cells: a 9×9 board has 9 rows",
    );
}

#[test]
fn rows_after_a_board_are_told() {
    let grid = rows(NINE, "", "\n");
    let stray = "1 row of 9 cells: a 9×9 board has 9 rows";
    for row in ["123456789", "1...5....", ".........", "1...2...."] {
        check(
            &format!("{grid}\n\n{row}"),
            &format!("{NINE} / line 11: {stray}"),
        );
        check(
            &format!("{NINE}\n\n{row}"),
            &format!("{NINE} / line 3: {stray}"),
        );
    }
    check(
        &format!("{grid}\n# b\n123456789\n# c\n{grid}"),
        &format!("{NINE} / [b] line 11: {stray} / [c] line 13: {NINE}"),
    );
    // The number of the next puzzle, or a page.
    check(
        &format!("{grid}\n\n123456789\n\n{grid}"),
        &format!("{NINE} / [123456789] line 13: {NINE}"),
    );
    check(&format!("{grid}\n\n12\n"), NINE);
}

#[test]
fn lines_of_sixteen_may_be_boards() {
    let lines = ["1...............\n"; 16].concat().replacen('1', ".", 15);
    let expected = [Note::Lines { size: 16, other: 4 }];
    assert_eq!(notes(&lines), expected);
    let cells = |wanted: &str| {
        let wanted = Wanted::read::<WantedError>(wanted, None, |_, _| unreachable!()).unwrap();
        let entries = cells(lines.as_bytes(), &wanted).map(Result::unwrap);
        entries
            .map(|entry| (entry.problem.unwrap().size(), entry.notes))
            .collect::<Vec<_>>()
    };
    assert_eq!(cells("diagonal"), [(16, expected.to_vec())]);
    assert_eq!(cells("latin"), [(16, expected.to_vec())]);
    assert_eq!(cells("diagonal:16"), [(16, expected.to_vec())]);
    assert_eq!(cells("diagonal:4"), vec![(4, vec![]); 16]);
}

#[test]
fn clashes_are_listed_in_brief() {
    let error = read_one(&"1".repeat(256), &Options::default()).unwrap_err();
    let Reason::Problem(ProblemError::Clashes { clashes, more, .. }) = error.reason else {
        panic!("{error:?}");
    };
    assert_eq!((clashes.len(), more > 1000), (20, true));
}

/// Text that is made while it is read.
struct Endless<'a> {
    unit: &'a [u8],
    left: usize,
}

impl std::io::Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let length = self.unit.len().min(buffer.len()).min(self.left);
        buffer[..length].copy_from_slice(&self.unit[..length]);
        self.left -= length;
        Ok(length)
    }
}

#[test]
fn puzzles_stream() {
    let grid = rows(NINE, "", "\n") + "\n";
    let string = format!("\"{NINE}\", ");
    let row = format!("{NINE},easy\n");
    for unit in [format!("{NINE}\n"), row, string, grid.clone(), grid + "\n"] {
        let source = Endless {
            unit: unit.as_bytes(),
            left: usize::MAX,
        };
        let start = if unit.starts_with('"') { "[" } else { "" };
        let source = std::io::Read::chain(start.as_bytes(), source);
        // The source never ends, but its puzzles come.
        let found = puzzles(
            std::io::BufReader::with_capacity(unit.len(), source),
            &Options::default(),
        );
        let expected = read_one(NINE, &Options::default());
        assert_eq!(
            found
                .take(5000)
                .filter(|e| e.as_ref().unwrap().problem == expected)
                .count(),
            5000
        );
    }
    let invalid = puzzles(&b"1..2\n\xFF\n1..2"[..], &Options::default());
    assert!(invalid.last().unwrap().is_err());
}

/// Grids of candidates in the frames of HoDoKu and Simple Sudoku, whose corners are no plus signs.
#[test]
fn candidates_stand_in_frames_with_any_corners() {
    let grid = "\
| 5   3   124   | 26  7   2468  | 1489 1249 248 |
| 6   247 247   | 1   9   5     | 3478 234 2478 |
| 12  9   8     | 23  34  24    | 13457 6  247  |
RULE
| 8   125 1259  | 579 6   147   | 4579 2459 3   |
| 4   25  2569  | 8   5   3     | 579 259 1     |
| 7   15  1359  | 59  2   14    | 4589 459 6    |
RULE
| 139 6   13457 | 357 35  7     | 2   8   4     |
| 23  278 2347  | 4   1   9     | 367 37  5     |
| 123 1245 12345| 2356 8  26    | 1346 7  9     |
";
    let rules = [
        [
            ".---------------.---------------.---------------.",
            ":---------------+---------------+---------------:",
            "'---------------'---------------'---------------'",
        ],
        [
            "*---------------*---------------*---------------*",
            "|---------------+---------------+---------------|",
            "*---------------*---------------*---------------*",
        ],
        ["+---------------+---------------+---------------+"; 3],
    ];
    for [top, middle, bottom] in rules {
        let framed = format!("{top}\n{}{bottom}\n", grid.replace("RULE", middle));
        for text in [framed.clone(), framed.replace("  ", " ").replace("  ", " ")] {
            let read = read_one(&text, &Options::default());
            let problem = read.unwrap_or_else(|error| panic!("{error:?}\n{text}"));
            assert_eq!(
                line(problem.givens()),
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28.....19..5....8...9"
            );
        }
    }
}

const SOLVED: &str =
    "259671834671348925348259167837924516924165783165837492786493251512786349493512678";

#[test]
fn what_is_called_a_solution_is_no_puzzle_beside_one() {
    let grid = |puzzle| rows(puzzle, "", "\n");
    let literal = |puzzle: &str| format!("[[{}]]", rows(&puzzle.replace('.', "0"), ", ", "], ["));
    for key in [
        "sol",
        "complete",
        "solutionString",
        "solution_grid",
        "board_solution",
        "SOLVED",
        "answerKey",
        "solução",
    ] {
        for text in [
            format!("{{\"puzzle\": \"{NINE}\", \"{key}\": \"{SOLVED}\"}}"),
            format!("{{\"{key}\": \"{SOLVED}\", \"puzzle\": \"{NINE}\"}}"),
            format!(
                "{{\"{key}\": {}, \"a\": {}}}",
                literal(SOLVED),
                literal(NINE)
            ),
            format!("a = {}\n{key} = {}", literal(NINE), literal(SOLVED)),
            format!("{}\n\n{key}:\n{}", grid(NINE), grid(SOLVED)),
            format!("{}\n# {key}\n{}", grid(NINE), grid(SOLVED)),
            format!("[{key}]\n{}\n[Puzzle]\n{}", grid(SOLVED), grid(NINE)),
        ] {
            assert_eq!(notes(&text), [Note::Solution], "{text}");
            assert_eq!(
                read_one(&text, &Options::default()),
                read_one(NINE, &Options::default())
            );
        }
    }
    // Alone it is a puzzle, and so is what only speaks of solutions.
    check(&format!("{{\"solution\": \"{SOLVED}\"}}"), SOLVED);
    check(
        &format!("Solution:\n{SOLVED}"),
        &format!("[Solution] line 2: {SOLVED}"),
    );
    check(
        &format!("{{\"isolation\": \"{SOLVED}\", \"a\": \"{NINE}\"}}"),
        &format!("{SOLVED} / {NINE}"),
    );
    check(
        &format!("[Solution]\n{SOLVED}\n[Puzzle]\n{SOLVED}"),
        &format!("line 4: {SOLVED}"),
    );
    check(
        &format!("# One solution\n{NINE}\n# No solution\n{OTHER}"),
        &format!("[One solution] line 2: {NINE} / [No solution] line 4: {OTHER}"),
    );
}

#[test]
fn numbers_as_programs_print_them() {
    let of = |puzzle: &str, empty: &str, after: &str, between: &str, end: &str| {
        let cell = |c: char| match c {
            '.' => empty.to_owned(),
            c => format!("{c}{after}"),
        };
        let cells: Vec<String> = puzzle.chars().map(cell).collect();
        let side = cells.len().isqrt();
        let rows: Vec<String> = cells.chunks(side).map(|row| row.join(between)).collect();
        rows.join(end)
    };
    for puzzle in [FOUR, NINE] {
        for (empty, after) in [
            ("0.", "."),
            ("0.0", ".0"),
            ("nan", "."),
            ("-1", ""),
            ("false", ""),
        ] {
            check(
                &format!("[[{}]]", of(puzzle, empty, after, " ", "]\n [")),
                puzzle,
            );
            check(
                &format!("{{\"a\": [[{}]]}}", of(puzzle, empty, after, ", ", "], [")),
                puzzle,
            );
        }
        for (empty, after) in [("0.0", ".0"), ("NaN", ".0"), ("-1", "")] {
            check(&of(puzzle, empty, after, ",", "\n"), puzzle);
            check(&of(puzzle, empty, after, "  ", "\n"), puzzle);
        }
    }
    // As numpy saves them.
    let saved = of(NINE, "0.000e+00", ".000e+00", " ", "\n");
    check(&saved, NINE);
    check(
        &of(TEN, "0", ".0e+00", ",", "\n").replace("A.0e+00", "1.0e+01"),
        &format!("2x5 {TEN}"),
    );
    // Two cells, and not a number.
    check("[[4. .1], [.. ..], [21 ..], [.4 ..]]", FOUR);
    check(
        "-1 12 -1 13",
        "line 1: 1 row of 8 cells: a 8×8 board has 8 rows",
    );
    // Prolog ends with a full stop.
    check(
        &format!("problem(1, [[{}]]).", of(NINE, "_", "", ",", "],\n[")),
        NINE,
    );
    // R fills a matrix by columns, unless it is told not to.
    let columns: String = (0..16).map(|i| &FOUR[i % 4 * 4 + i / 4..][..1]).collect();
    for (text, order) in [
        (FOUR, ", byrow = TRUE"),
        (FOUR, ", T"),
        (FOUR, ",\n TRUE"),
        (&columns, ", byrow = FALSE"),
        (&columns, ", F"),
        (&columns, ""),
    ] {
        let cells = of(text, "NA", "", ", ", ",\n");
        check(&format!("matrix(c({cells}), 4, 4{order})"), FOUR);
    }
    let blank = ".".repeat(16);
    let cells = of(&blank, "NA", "", ", ", ", ");
    check_with(&boxes(2, 2), &format!("matrix(c({cells}), 4)"), &blank);
    // Rows of 16 empty cells are no boards of 4×4 beside rows of higher values.
    let values = |y: u32| (0..16).map(move |x| (y / 4 + y % 4 * 4 + x) % 16 + 1);
    let row = |y: u32, empty: &str| {
        let cell = |n: u32| {
            if y < 4 {
                empty.to_owned()
            } else {
                n.to_string()
            }
        };
        values(y).map(cell).collect::<Vec<_>>().join(" ")
    };
    let sign = |n: u32| char::from_digit(n, 17).unwrap().to_ascii_uppercase();
    let below: String = (4..16).flat_map(values).map(sign).collect();
    let board = format!("4x4 {}{below}", ".".repeat(64));
    for (empty, height) in [("0", 4), (".", 4), ("0", 1)] {
        let rows: Vec<String> = (0..16).map(|y| row(y, empty)).collect();
        let bands: Vec<String> = rows.chunks(height).map(|band| band.join("\n")).collect();
        check(&bands.join("\n\n"), &board);
    }
    // A row of empty cells is no title.
    check(
        "None None None None\nNone None 1 2\n2 1 None None\nNone None None 1\n",
        "......1221.....1",
    );
    // In LaTeX cells may be set in bold, in colour or over several columns, and be a dot.
    let rows = [
        r"\hline \textbf{1} & & & 4 \\ \hline",
        r"& \cdot & \multicolumn{1}{c|}{1} & 2 \\",
        r"\textcolor{red}{2} & \bf 1 & & \\",
        r"& & & 1 \\",
    ];
    let table = rows.join("\n");
    let table = format!("\\begin{{tabular}}{{cccc}}\n{table}\n\\end{{tabular}}");
    check(&table, "line 2: 1..4..1221.....1");
    // Frames may have such corners.
    let rule = "#=====#=====#";
    let frame = format!(
        "{rule}\n| 1 . | . 4 |\n| . . | 1 2 |\n{rule}\n| 2 1 | . . |\n| . . | . 1 |\n{rule}"
    );
    check(&frame, "line 2: 1..4..1221.....1");
    // Its whole numbers end with L.
    let cells = of(FOUR, "0L", "L", ", ", ",\n");
    check(&format!("matrix(c({cells}), 4L, 4L, byrow = TRUE)"), FOUR);
    // In C++ a row may stand in two pairs of brackets.
    let array = format!(
        "array<array<int, 4>, 4> a = {{{{\n{{{{{}}}}}\n}}}};",
        of(FOUR, "0", "", ", ", "}},\n{{")
    );
    check(&array, &format!("[a] line 2: {FOUR}"));
    // Nothing between commas is an empty cell, also where a row has one number, or none.
    let holes = "4......1....2...";
    check(&format!("[[{}]]", of(holes, "", "", ", ", "],\n[")), holes);
    // In other languages it is filled by rows.
    let cells = of(FOUR, "0", "", ", ", ", ");
    check(&format!("matrix(QQ, 4, 4, [{cells}])"), FOUR);
}

#[test]
fn columns_and_rows_with_labels() {
    for (puzzle, first, after) in [(NINE, '0', ""), (NINE, '1', ""), (FOUR, 'A', ".0")] {
        let side = puzzle.len().isqrt();
        let label = |i: usize| char::from(first as u8 + i as u8).to_string();
        let head: Vec<String> = (0..side).map(label).collect();
        let cells = rows(&puzzle.replace('.', "0"), " ", "\n");
        let row = |(i, row): (usize, &str)| {
            let cells: Vec<String> = row
                .split(' ')
                .map(|cell| format!("{cell}{after}"))
                .collect();
            format!("{}  {}", label(i), cells.join("  "))
        };
        let body: Vec<String> = cells.lines().enumerate().map(row).collect();
        check(
            &format!("   {}\n{}", head.join("  "), body.join("\n")),
            &format!("line 2: {puzzle}"),
        );
    }
}

#[test]
fn tables_with_an_index() {
    let numbers = |count: usize| (0..count).map(|i| i.to_string()).collect::<Vec<_>>();
    for (puzzle, shape) in [(FOUR, ""), (NINE, ""), (SIXTEEN, "4x4 ")] {
        let side = puzzle.len().isqrt();
        for (delimiter, empty, after) in [
            (",", "", ""),
            (",", "", ".0"),
            (";", "0", ""),
            ("\t", ".", ""),
        ] {
            let cell = |c: char| {
                let value = Value::from_char(c);
                value.map_or(empty.to_owned(), |v| format!("{}{after}", v.number()))
            };
            let cells: Vec<String> = puzzle.chars().map(cell).collect();
            let rows = cells.chunks(side).zip(0..);
            let rows: Vec<String> = rows
                .map(|(row, i)| format!("{i}{delimiter}{}", row.join(delimiter)))
                .collect();
            let heading = format!("{delimiter}{}", numbers(side).join(delimiter));
            check(
                &format!("{heading}\n{}", rows.join("\n")),
                &format!("line 2: {shape}{puzzle}"),
            );
        }
    }
}

#[test]
fn framed_numbers_with_blanks_for_empty_cells() {
    let cell = |c: char| Value::from_char(c).map_or("  ".into(), |v| format!("{:2}", v.number()));
    let cells: Vec<String> = SIXTEEN.chars().map(cell).collect();
    let boxes: Vec<String> = cells
        .chunks(4)
        .map(|cells| format!(" {} ", cells.join(" ")))
        .collect();
    let rows: Vec<String> = boxes
        .chunks(4)
        .map(|row| format!("|{}|\n", row.join("|")))
        .collect();
    let rule = "+-------------+-------------+-------------+-------------+\n";
    let bands: Vec<String> = rows.chunks(4).map(|band| band.concat()).collect();
    check(
        &format!("{rule}{}{rule}", bands.join(rule)),
        &format!("line 2: 4x4 {SIXTEEN}"),
    );
}

/// Every cell of a frame may have a blank before it, after it, or on both sides.
#[test]
fn frames_with_blanks_around_every_cell() {
    for (before, after) in [("", " "), (" ", ""), (" ", " ")] {
        // One digit in each row is no board with a cell a line.
        for puzzle in ["4......2.3.....1", FOUR, NINE] {
            let size = puzzle.len().isqrt();
            let side = size.isqrt();
            let cell = |c: char| format!("{before}{c}{after}").replace('.', " ");
            let cells: Vec<String> = puzzle.chars().map(cell).collect();
            let boxes: Vec<String> = cells.chunks(side).map(<[String]>::concat).collect();
            let row = |boxes: &[String]| format!("|{}|\n", boxes.join("|"));
            let rows: Vec<String> = boxes.chunks(side).map(row).collect();
            let rule = format!("+{}", "-".repeat(boxes[0].len())).repeat(side) + "+\n";
            let bands: Vec<String> = rows.chunks(side).map(<[String]>::concat).collect();
            let text = format!("{rule}{}{rule}", bands.join(&rule));
            check(&text, &format!("line 2: {puzzle}"));
        }
    }
}

#[test]
fn puzzles_beside_ratings() {
    for between in ["\t", " ", ","] {
        let text = format!("{NINE}{between}ER=7.1/1.2/1.2\n{OTHER}{between}ER=2.0/1.2/1.2");
        let found = read(&text, &Options::default());
        let found: Vec<_> = found.into_iter().map(|entry| entry.problem).collect();
        assert_eq!(
            found,
            [NINE, OTHER].map(|puzzle| read_one(puzzle, &Options::default()))
        );
    }
    let spaced = |puzzle: &str| rows(&puzzle.replace('.', "0"), " ", " ");
    check(&format!("{}\t0.13", spaced(FOUR)), FOUR);
    check(
        &format!("{}\tER=7.1", spaced(NINE)),
        &format!("[ER=7.1] {NINE}"),
    );
}

/// Rows with one or two full lists have as many characters as small boards have cells.
#[test]
fn rows_of_lists_are_no_boards_of_one_line() {
    let solved: String = SOLVED
        .chars()
        .enumerate()
        .map(|(i, c)| match i % 9 {
            1 | 6 if i % 27 < 9 => '.',
            _ => c,
        })
        .collect();
    let lists = rows(&solved, " ", "\n").replace('.', "123456789");
    check(&lists, &solved);
}

#[test]
fn names_keep_their_signs() {
    for name in ["-2+3", "<3", "~ 4 +5"] {
        let name = name.trim_start_matches("~ ");
        check(
            &format!("# {name}\n{NINE}"),
            &format!("[{name}] line 2: {NINE}"),
        );
        check(&format!("{NINE} // {name}"), &format!("[{name}] {NINE}"));
    }
    check(
        &format!("Level +2\n{NINE}"),
        &format!("[Level +2] line 2: {NINE}"),
    );
    check(
        &format!("#--- 7 ---\n{NINE}"),
        &format!("[7] line 2: {NINE}"),
    );
}

#[test]
fn bands_of_pairs_are_half_a_board() {
    let all = "1234341221434321";
    for puzzle in [
        FOUR,
        all,
        "................",
        "2.4...........2.",
        &all.replace('1', "."),
    ] {
        for empty in [".", "0", "x", "-"] {
            for between in [" ", "  ", "|", " | "] {
                let pairs: Vec<char> = puzzle.chars().collect();
                let pairs: Vec<String> = pairs.chunks(2).map(String::from_iter).collect();
                let rows: Vec<String> = pairs.chunks(2).map(|row| row.join(between)).collect();
                let bands: Vec<String> = rows.chunks(2).map(|band| band.join("\n")).collect();
                let text = bands.join("\n\n").replace('.', empty);
                let found = read_one(&text, &Options::default());
                assert_eq!(found, read_one(puzzle, &boxes(2, 2)), "{text}");
            }
        }
    }
}

#[test]
fn puzzles_of_puzzle_programs() {
    let row = |row: &str| format!("{row}/");
    let cells: String = rows(NINE, " ", "\n").lines().map(row).collect();
    for version in ["pzprv3", "pzprv3.1"] {
        check(&format!("{version}/sudoku/9/{cells}"), NINE);
    }
    // OpenSudoku: value, notes, whether it can be changed. The first empty cell was filled in.
    let placed = NINE.find('.').unwrap();
    for (version, marks) in [(1, "0"), (3, "1,2,"), (4, "3,|5,")] {
        let cell = |(i, c): (usize, char)| match c {
            '.' if i == placed => format!("4|{marks}|1|"),
            '.' => format!("0|{marks}|1|"),
            c => format!("{c}|{marks}|0|"),
        };
        let cells: String = NINE.chars().enumerate().map(cell).collect();
        for end in ["&#10;", "\n"] {
            let text = format!(
                "<a>\n<game created=\"1\" data=\"version: {version}{end}{cells}\" note=\"\" />\n</a>"
            );
            assert_eq!(
                read_one(&text, &Options::default()),
                read_one(NINE, &Options::default())
            );
            assert_eq!(notes(&text), [Note::Placed { count: 1 }]);
        }
    }
}

/// The rows of a Latin square, with one cell in so many given.
fn large(size: usize, given: usize) -> Vec<Vec<usize>> {
    let cell = |row: usize, column: usize| match (row * 7 + column * 3) % given {
        0 => (row + column) % size + 1,
        _ => 0,
    };
    let row = |row| (0..size).map(|column| cell(row, column)).collect();
    (0..size).map(row).collect()
}

#[test]
fn large_boards_are_not_cut_into_small_ones() {
    let diagonal = |size: usize, between: &str| -> String {
        let cell = |row: usize, column| match row == column {
            true => (row % 5 + 1).to_string(),
            false => ".".into(),
        };
        let row = |row| -> String {
            let cells: Vec<String> = (0..size).map(|column| cell(row, column)).collect();
            cells.join(between) + "\n"
        };
        (0..size).map(row).collect()
    };
    let written = |size: usize, given: usize, empty: &str, between: &str, end: &str| {
        let cell = |n: &usize| match n {
            0 => empty.to_owned(),
            n => n.to_string(),
        };
        let row = |row: Vec<usize>| row.iter().map(cell).collect::<Vec<_>>().join(between);
        let rows = large(size, given).into_iter().map(row);
        rows.collect::<Vec<_>>().join(end)
    };
    for size in [17, 20, 25, 36, 49, 81] {
        for text in [
            diagonal(size, ""),
            diagonal(size, " "),
            diagonal(size, ","),
            diagonal(size, "").replace('.', "-"),
            written(size, 5, "0", " ", "\n"),
            written(size, 9, ".", ",", "\n"),
            written(size, 2, "", ",", "\n"),
            written(size, 3, "", ",", "\n"),
            format!("[[{}]]", written(size, 4, "0", ", ", "],\n [")),
            format!(
                "{{\"puzzle\": [[{}]]}}",
                written(size, 4, "null", ", ", "], [")
            ),
        ] {
            check(
                &text,
                &format!("line 1: a board of {size}×{size}; the largest is 16×16"),
            );
        }
    }
    // Boxes in a frame, with letters.
    let letter = |n: usize| {
        if n == 0 {
            '.'
        } else {
            char::from(b'@' + n as u8)
        }
    };
    let row = |row: &Vec<usize>| -> String {
        let boxes = row
            .chunks(5)
            .map(|cells| cells.iter().map(|n| letter(*n)).collect());
        format!("|{}|\n", boxes.collect::<Vec<String>>().join("|"))
    };
    let rows: Vec<String> = large(25, 9).iter().map(row).collect();
    let bands: Vec<String> = rows.chunks(5).map(|band| band.concat()).collect();
    for rule in ["-----+-----+-----+-----+-----\n", "\n"] {
        check(
            &bands.join(rule),
            "line 1: a board of 25×25; the largest is 16×16",
        );
    }
}

#[test]
fn large_boards_of_letters_are_not_cut() {
    for share in [2, 3, 4, 6] {
        let mut seed = 1_u32;
        let mut cell = |row: usize, column: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            match (seed >> 16) % 10 < share {
                true => char::from(b'A' + ((row + column * 5) % 25) as u8),
                false => '.',
            }
        };
        let rows = (0..25).map(|row| (0..25).map(|column| cell(row, column)).collect());
        check(
            &rows.collect::<Vec<String>>().join("\n"),
            "line 1: a board of 25×25; the largest is 16×16",
        );
    }
}

#[test]
fn many_empty_boards_are_no_large_one() {
    for count in [80, 82, 567, 3000] {
        let found = read(
            &format!("{}\n", ".".repeat(81)).repeat(count),
            &Options::default(),
        );
        assert_eq!(found.len(), count);
        assert!(found.iter().all(|entry| entry.problem.is_ok()));
    }
}

#[test]
fn numbers_as_long_as_rows_are_no_cells() {
    let grid = rows(FOUR, "", "\n");
    for count in 1..9 {
        let numbered = |first: usize| -> String {
            let one = |i| format!("{}\n{grid}\n", first + i);
            (0..count).map(one).collect()
        };
        // With 0 and 5, and the same digit twice.
        let found = read(&numbered(2020), &Options::default());
        assert_eq!(found.len(), count);
        assert!(found.iter().all(|entry| entry.problem.is_ok()));
        // A number that could be a row.
        let found = read(&numbered(1234), &Options::default());
        assert!(found[0].problem.is_err());
    }
}

#[test]
fn as_many_puzzles_as_each_has_cells() {
    for (puzzle, values) in [
        (FOUR, 4),
        ("1.3...5..2.1...4..2.2....", 5),
        (SIX, 6),
        (NINE, 9),
    ] {
        // Other values in every line.
        let line = |i: usize| -> String {
            let turned = |c: char| match c.to_digit(10) {
                Some(n) => char::from_digit((n + i as u32) % values + 1, 10).unwrap(),
                None => c,
            };
            puzzle.chars().map(turned).collect()
        };
        for count in [puzzle.len() - 1, puzzle.len(), puzzle.len() + 1] {
            let lines: Vec<String> = (0..count).map(line).collect();
            let found = read(&lines.join("\n"), &Options::default());
            let found = found.into_iter().map(|entry| entry.problem.unwrap());
            let alone = |line: &String| read_one(line, &Options::default()).unwrap();
            let expected: Vec<_> = lines.iter().map(alone).collect();
            assert_eq!(found.collect::<Vec<_>>(), expected, "{puzzle}");
        }
    }
}

#[test]
fn single_digits_of_lists() {
    // The player's digits, and the lists of a player who does not strike givens from them.
    let lists = rows(NINE, " ", "\n").replace('.', "1234");
    check(&lists, NINE);
    let with_one = lists.replacen("1234", "u3", 1);
    check(&with_one, NINE);
    assert_eq!(notes(&with_one), [Note::Placed { count: 1 }]);
    // A given that one cell still lists, and a last candidate.
    check(
        "1 2 34 134\n34 34 1 2\n2 1 34 34\n34 34 2 1",
        "12....1221....21",
    );
    let last = "1 2 34 34\n34 34 1 2\n2 1 3 4\n34 34 2 1";
    assert_eq!(notes(last), [Note::Listed { count: 2 }]);
}

#[test]
fn rows_of_other_programs() {
    // A list of YAML, one item a line.
    for (empty, puzzle) in [("null", FOUR), ("0", NINE), ("null", SIX)] {
        let items = rows(puzzle, "\n  - ", "\n- - ").replace('.', empty);
        check(&format!("- - {items}\n"), puzzle);
        check(
            &format!("cells:\n- - {items}\nlevel: 7\n"),
            &format!("[cells] line 2: {puzzle}"),
        );
    }
    // A matrix that R prints, with a row of empty cells.
    let printed = |puzzle: &str| {
        let cells = rows(puzzle, "   ", "\n").replace('.', "NA");
        let numbered = cells.lines().enumerate();
        let lines: Vec<_> = numbered
            .map(|(i, row)| format!("[{},] {row}\n", i + 1))
            .collect();
        let head: Vec<_> = (1..=lines.len()).map(|i| format!("[,{i}]")).collect();
        format!("     {}\n{}", head.join(" "), lines.concat())
    };
    for puzzle in [FOUR, NINE, "12........43...."] {
        check(&printed(puzzle), &format!("line 2: {puzzle}"));
    }
    // The player's answers in a file of pzpr.
    let (givens, answers) = (rows(NINE, " ", "\n"), rows(SOLVED, " ", "\n"));
    for answers in [answers.clone(), rows(&".".repeat(81), " ", "\n")] {
        let text = format!("pzprv3\nsudoku\n9\n{givens}\n{answers}\n");
        check(&text, &format!("[sudoku] line 4: {NINE}"));
        check(&text.replace('\n', "/"), NINE);
        check(
            &format!("\u{FEFF}{text}"),
            &format!("[sudoku] line 4: {NINE}"),
        );
        check(
            &format!("{text}{text}"),
            &format!("[sudoku] line 4: {NINE} / [sudoku] line 25: {NINE}"),
        );
    }
}

#[test]
fn names_and_numbers_are_no_boards() {
    for value in ["0012", "p1000", "1212", "20240101", "\"1.2.\""] {
        for key in ["id", "name", "level"] {
            check(
                &format!("puzzles:\n  - {key}: {value}\n    grid: {NINE}\n"),
                &format!("[grid] line 3: {NINE}"),
            );
            check(
                &format!("{key} = {value}\ngrid = \"{NINE}\"\n"),
                &format!("[grid] line 2: {NINE}"),
            );
        }
    }
    check(
        &format!("1212\n{NINE}\n1213\n{OTHER}\n"),
        &format!("[1212] line 2: {NINE} / [1213] line 4: {OTHER}"),
    );
    check(
        &format!("[p 1]\nid=1212\ngrid={NINE}\n"),
        &format!("[grid] line 3: {NINE}"),
    );
}

#[test]
fn titles_that_look_like_cells() {
    let grid = rows(NINE, "", "\n");
    for title in ["Bad", "Face", "Aufgabe", "DEAD BEEF"] {
        check(
            &format!("{title}\n{grid}"),
            &format!("[{title}] line 2: {NINE}"),
        );
        check(
            &format!("{title}\n\n{grid}"),
            &format!("[{title}] line 3: {NINE}"),
        );
    }
    for title in ["17", "1212"] {
        check(
            &format!("{title}\n{grid}"),
            &format!("[{title}] line 2: {NINE}"),
        );
    }
    for title in ["22.11.2025 13:45", "- 12 -", "- 7 -"] {
        check(&format!("{title}\n{grid}"), &format!("line 2: {NINE}"));
    }
    check(
        &format!("{grid}\n\n- 12 -\n{grid}\n\n- 13 -\n"),
        &format!("{NINE} / line 12: {NINE}"),
    );
    let text = format!("Aufgabe\n{grid}\n\nLösung\n{}", rows(SOLVED, "", "\n"));
    check(&text, &format!("[Aufgabe] line 2: {NINE}"));
    assert_eq!(notes(&text), [Note::Solution]);
    // Names of columns.
    let names = |count: usize, first: usize| -> String {
        let names: Vec<_> = (first..first + count).map(|i| format!("c{i}")).collect();
        names.join(",")
    };
    let fields = |end| rows(NINE, ",", end).replace('.', "");
    check(
        &format!("{}\n{}\n{}", names(81, 0), fields(","), fields(",")),
        &format!("line 2: {NINE} / line 3: {NINE}"),
    );
    for (count, line) in [(9, 2), (15, 2)] {
        let puzzle = format!("12{}3", ".".repeat(count * count - 3));
        let shape = if count == 9 { "" } else { "3x5 " };
        let cells = rows(&puzzle, ",", "\n").replace('.', "");
        check(
            &format!("{}\n{cells}", names(count, 1)),
            &format!("line {line}: {shape}{puzzle}"),
        );
    }
}

#[test]
fn titles_between_strokes_and_lines_with_the_size() {
    let grid = rows(NINE, "", "\n");
    for (title, name) in [("*** hard ***", "hard"), ("---- 9x9 easy ----", "9x9 easy")] {
        let expected = format!("[{name}] line 2: {NINE}");
        check(&format!("{title}\n{grid}"), &expected);
    }
    // A word among cells is no title.
    check(
        &grid.replacen("...", ".no", 1),
        "line 1, column 7: 'n' is not a cell: expected 1–9, or one of . 0 x _ - * for an empty cell",
    );
    let empty_board = ".".repeat(144);
    let large = rows(&empty_board, " ", "\n");
    let empty = format!("3x4 {empty_board}");
    for size in ["12 12", "12 x 12"] {
        check(&format!("{size}\n\n{large}"), &format!("line 3: {empty}"));
    }
    check(
        "10 10\n",
        "line 1: 1 row of 4 cells: a 4×4 board has 4 rows",
    );
}

/// A table that a library of data frames prints, whose lines between columns are no boxes.
#[test]
fn printed_tables_show_no_boxes() {
    let rows = [
        "1 null null 4",
        "null 4 1 null",
        "2 null null 3",
        "null 3 2 null",
    ];
    let row = |cells: &str| format!("│ {} │\n", cells.replace(' ', " ┆ "));
    let table = |names: &str| {
        let heading = row(names) + &row("--- --- --- ---") + &row("i64 i64 i64 i64");
        let rows: String = rows.iter().map(|cells| row(cells)).collect();
        format!(
            "shape: (4, 4)\n┌───┬───┬───┬───┐\n{heading}╞═══╪═══╪═══╪═══╡\n{rows}└───┴───┴───┴───┘\n"
        )
    };
    for names in ["column_0 column_1 column_2 column_3", "c1 c2 c3 c4"] {
        check(&table(names), "line 7: 1..4.41.2..3.32.");
    }
}

#[test]
fn mistakes_between_labels_are_told_without_them() {
    let row = |i: usize, cells: &str| format!("{i} {cells} {i}\n");
    let cells = rows("12343412214346..", " ", "\n");
    let labelled: String = (1..)
        .zip(cells.lines())
        .map(|(i, cells)| row(i, cells))
        .collect();
    check(
        &format!("  1 2 3 4\n{labelled}  1 2 3 4\n"),
        "line 5, column 5: 6 is too high: a 4×4 board has 1–4",
    );
}

#[test]
fn candidates_in_strings() {
    let cells = [
        ["4", "123", "23", "1"],
        ["13", "23", "124", "24"],
        ["2", "1", "34", "34"],
        ["3", "4", "12", "12"],
    ];
    let row = |row: &[&str; 4]| format!("[\"{}\"]", row.join("\", \""));
    let text = format!(
        "[{}]",
        cells.iter().map(row).collect::<Vec<_>>().join(",\n")
    );
    check(&text, "4..1....21..34..");
    check(&text.replace('\n', ""), "4..1....21..34..");
    // What is wrong is counted by cells.
    check(
        &text.replacen("\"1\"],", "\"1\", \"2\"],", 1),
        "line 1: 17 cells: no board has so many; 16 would be 4×4; line 1 has 5 cells where the others have 4",
    );
    // Rows of a board are none.
    check(
        "[\"1234\", \"3412\", \"....\", \"....\"]",
        "12343412........",
    );
    check(
        "[\"1234\", \"....\", \"....\", \"....\"]",
        "1234............",
    );
}

#[test]
fn numbers_in_brackets_name_what_follows() {
    let grid = |puzzle| rows(puzzle, "", "\n");
    check(
        &format!("(1)\n{}\n\n(2)\n\n{}", grid(NINE), grid(OTHER)),
        &format!("[1] line 2: {NINE} / [2] line 14: {OTHER}"),
    );
    check(&format!("(12)\n{NINE}"), &format!("[12] line 2: {NINE}"));
}

/// A row without givens looks like a rule.
#[test]
fn empty_rows_among_rows_with_the_same_sign() {
    let puzzle =
        "..3.2.6..9..3.5..1...........81.29..7.......8..67.82....26.95..8..2.3..9.........";
    for sign in ["-", "*", "_"] {
        let grid = rows(&puzzle.replace('.', sign), "", "\n");
        check(&grid, puzzle);
        check(
            &format!("{grid}\n{grid}"),
            &format!("{puzzle} / line 10: {puzzle}"),
        );
        let empty = sign.repeat(9);
        // No row is left out to make a board of the others.
        check(
            &format!("{empty}\n{}5", &grid[..grid.len() - 1]),
            "line 1: 10 rows of 9 cells: a 9×9 board has 9 rows",
        );
        check(
            &grid[..grid.len() - 10],
            "line 1: 8 rows of 9 cells: a 9×9 board has 9 rows",
        );
    }
}

#[test]
fn titles_of_two_lines() {
    let grid = rows(NINE, "", "\n");
    for (title, name) in [
        ("17\n\n1212", "[1212] "),
        ("17\n\n22.11.2025", "[17] "),
        ("22.11.2025\n\n13:45", ""),
        ("22.11.2025\n\nFace", "[Face] "),
        ("Face\n\n22.11.2025", "[Face] "),
        ("Bad\n\nFace", "[Face] "),
    ] {
        check(
            &format!("{title}\n\n{grid}"),
            &format!("{name}line 5: {NINE}"),
        );
        check(
            &format!("{title}\n\n{NINE}"),
            &format!("{name}line 5: {NINE}"),
        );
    }
    // Without a board they are told.
    check(
        "17\n\n1212",
        "line 1: 1 row of 2 cells: a 2×2 board has 2 rows / line 3: 1 row of 4 cells: a 4×4 board has 4 rows",
    );
}
