//! Reading puzzles, as data: a text, and what is found in it.

use crate::common::brief::brief;
use recuo::puzzle::text::{
    Digits, Entry, FormName, Format, KnownText, LONGEST_LINE, Note, Options, ReadError, Reason,
    framed, line, puzzles, read, read_one, regions, written,
};
use recuo::puzzle::{Family, Regions, Shape, Topology, Wanted};
use std::fs;

/// Each entry as `[name] line N: family cells` or `[name] error`, separated by ` / `. The name is left
/// out if there is none, and so are line 1 and Sudokus with the usual boxes.
fn show(entries: &[Entry]) -> String {
    let one = |entry: &Entry| {
        let name = entry
            .name
            .as_ref()
            .map_or(String::new(), |n| format!("[{n}] "));
        match &entry.problem {
            Ok(problem) => {
                let family = match problem.topology().family() {
                    Family::Sudoku(shape) if Shape::usual(shape.size()) == Some(*shape) => {
                        String::new()
                    }
                    family => format!("{family} "),
                };
                let at = match entry.line {
                    1 => String::new(),
                    n => format!("line {n}: "),
                };
                format!(
                    "{name}{at}{family}{}",
                    line(problem.topology(), problem.givens())
                )
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

fn wanted(text: &str) -> Options {
    Options::of(Wanted::read(text, None, &recuo::puzzle::NoFiles).unwrap())
}

const FOUR: &str = "4..1....21...4..";
const FOUR_SOLVED: &str = "4231132421433412";
const SIX: &str = "..23...6...2.1.....236.52...5415...6";
const NINE: &str =
    "25967....6.1348....48....6...7.2...6........31.58.7..2.8.4.32.1..278..494.3.....8";
const SOLVED: &str =
    "259671834671348925348259167837924516924165783165837492786493251512786349493512678";
const OTHER: &str =
    "......1....5.4..729..2.3.86.28..4...3....846116.3.78..8..4.6..7.5.719.3...98..6..";
const SIXTEEN: &str = "...CF...8.5.....3..4...8C...B6.F..7.1.......9C.G.F..G.9C.D3..8.A4..FE98.1..D.A...........5.7..3D6.5A..C...4..G9E.D...5.AG...4F.2F.6.3..D2.......1B4..8.ED.....6.G.......E.....4.A..E.4.2...5G...26F5....B1.4...8D.1.8A7.3GE...F6E...6F2.9......4..A.41D.5.26E..C";
const JIGSAW: &str = "AABBBABBAAACCDDCCDDCCDDD";

/// The rows of a board, with separators between cells and at the ends of rows.
fn rows(puzzle: &str, between: &str, end: &str) -> String {
    let cells: Vec<String> = puzzle.chars().map(String::from).collect();
    let size = cells.len().isqrt();
    let rows: Vec<String> = cells.chunks(size).map(|row| row.join(between)).collect();
    rows.join(end)
}

#[test]
fn example_files_are_read() {
    let folder = format!("{}/tests/data", env!("CARGO_MANIFEST_DIR"));
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // Programs are in folders.
        if path.is_dir() {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let options = Options {
            format: Format::of_extension(&extension),
            ..Options::default()
        };
        for entry in read(&text, &options) {
            assert!(entry.problem.is_ok(), "{path:?}: {entry:?}");
            let is_full = entry.problem.is_ok_and(|p| p.givens().all(|v| v.is_some()));
            let is_meant = path.ends_with("hexadecimal-full.txt");
            assert!(!is_full || is_meant, "{path:?}: a solution is no puzzle");
            count += 1;
        }
    }
    assert!(count > 40, "{count}");
}

#[test]
fn lines_and_what_stands_beside_them() {
    for puzzle in [FOUR, SIX, NINE, SIXTEEN] {
        check(puzzle, puzzle);
        check(&format!("\u{FEFF}{puzzle}\r\n\r\n"), puzzle);
        for empty in ["x", "_", "*", "?", "·", "□", "○", "．"] {
            check(&puzzle.replace('.', empty), puzzle);
        }
        for (between, end) in [("", " "), (" ", "  "), (",", ","), ("", "/"), (",", ", ")] {
            check(&rows(puzzle, between, end), puzzle);
        }
        let others = [
            ("{} 1.2", ""),
            ("17,{},hard", "[hard] "),
            ("{}\t# easy 1", "[easy 1] "),
        ];
        for (beside, name) in others {
            check(&beside.replace("{}", puzzle), &format!("{name}{puzzle}"));
        }
        let two = format!("# a\n{puzzle}\n# b\r\n{puzzle}");
        check(
            &two,
            &format!("[a] line 2: {puzzle} / [b] line 4: {puzzle}"),
        );
    }
    check(
        &format!("{NINE}\n\n{FOUR}\n{SIX}"),
        &format!("{NINE} / line 3: {FOUR} / line 4: {SIX}"),
    );
    check("1..2", "1..2");
    check("1...2...3", "1...2...3");
    let options = Options {
        format: Format::Sdm,
        ..Options::default()
    };
    check_with(&options, "1..2\n2..1", "1..2 / line 2: 2..1");
}

#[test]
fn rows_with_frames_labels_and_remarks() {
    for puzzle in [FOUR, SIX, NINE, SIXTEEN] {
        for between in ["", " ", "  ", "\u{A0}", " | "] {
            check(&rows(puzzle, between, "\n"), puzzle);
        }
        let problem = read_one(puzzle, &Options::default()).unwrap();
        let frame = framed(problem.topology(), problem.givens());
        let expect = format!("line 2: {puzzle}");
        check(&frame, &expect);
        check(
            &frame.replace('+', "┼").replace('-', "─").replace('|', "│"),
            &expect,
        );
        check(&frame.replace("|\n", "| press q\n"), &expect);
        let list = rows(puzzle, " ", "\n");
        let labelled = |label: fn(usize) -> String| {
            let lines = list.lines().enumerate();
            lines
                .map(|(i, row)| format!("{} {row}\n", label(i)))
                .collect::<String>()
        };
        check(&labelled(|i| format!("{}", i + 1)), puzzle);
        check(&labelled(|i| format!("R{}:", i + 1)), puzzle);
        let header: Vec<String> = (1..=list.lines().count()).map(|i| i.to_string()).collect();
        let labels = labelled(|i| char::from(b'A' + i as u8).to_string());
        check(
            &format!("   {}\n{labels}", header.join(" ")),
            &format!("line 2: {puzzle}"),
        );
        for remark in ["   [hard]", " (easy)", " <- here", " // ok"] {
            check(&(rows(puzzle, "", "\n") + remark), puzzle);
        }
        let title = format!(
            "Grid 01\n{}\nGrid 02\n{}",
            rows(puzzle, "", "\n"),
            rows(puzzle, "", "\n")
        );
        let second = puzzle.len().isqrt() + 3;
        check(
            &title,
            &format!("[Grid 01] line 2: {puzzle} / [Grid 02] line {second}: {puzzle}"),
        );
    }
    // Numbers of two digits, and bands with an empty line between.
    let numbers = SIXTEEN
        .chars()
        .map(|c| c.to_digit(17).map_or("0".to_owned(), |n| n.to_string()));
    let numbers: Vec<String> = numbers.collect();
    let lines: Vec<String> = numbers.chunks(16).map(|row| row.join(" ")).collect();
    check(&lines.join("\n"), SIXTEEN);
    let bands: Vec<String> = rows(NINE, "", "\n").lines().map(str::to_owned).collect();
    let bands: Vec<String> = bands.chunks(3).map(|band| band.join("\n")).collect();
    check(&bands.join("\n\n"), NINE);
    // A row of dashes is a row, or a rule.
    check(&rows(FOUR, "", "\n").replace('.', "-"), FOUR);
    check("----\n4--1\n-2--\n---4", "....4..1.2.....4");
    check("4..1\n....\n-----\n21..\n.4..", "4..1....21...4..");
}

/// The frame shows the boxes, and heavier lines are those of boxes.
#[test]
fn frames_show_boxes() {
    for shape in [(2, 3), (3, 2), (2, 4), (4, 2)] {
        let shape = Shape::new(shape.0, shape.1).unwrap();
        let board = Topology::of(shape);
        let text = framed(&board, [recuo::puzzle::Value::new(1)]);
        assert_eq!(
            read_one(&text, &Options::default()).unwrap().shape(),
            Some(shape),
            "{text}"
        );
    }
    let heavy = "╔═╤═╦═╤═╗\n║1│ ║ │ ║\n╟─┼─╫─┼─╢\n║ │ ║ │2║\n╠═╪═╬═╪═╣\n║ │3║ │ ║\n╟─┼─╫─┼─╢\n║ │ ║ │ ║\n╚═╧═╩═╧═╝";
    check(heavy, "line 2: 1......2.3......");
}

#[test]
fn brackets_of_any_language() {
    let zeros = rows(&NINE.replace('.', "0"), ",", "],[");
    let words = |nothing: &str| rows(NINE, ",", "],\n [").replace('.', nothing);
    for text in [
        format!("[[{zeros}]]"),
        format!(
            "int grid[9][9] = {{\n {{{}}}\n}};",
            zeros.replace("],[", "},\n{")
        ),
        format!("board = [[{}]]", words("None")),
        format!("const board = [[{}]];", words("null")),
        format!("problem(1, [[{}]]).", words("_")),
        format!("A = [{}];", rows(&NINE.replace('.', "0"), " ", "; ...\n")),
        format!(
            "array2d(1..9, 1..9, [| {} |]);",
            rows(&NINE.replace('.', "_"), ",", " | ")
        ),
        format!("vec![{}]", words("None").replace("],\n [", ",")),
        format!("[[\"{}\"]]", rows(NINE, "\",\"", "\"],[\"")),
        format!("[\"{}\"]", rows(NINE, "", "\",\n\"")),
        format!("{{\"puzzle\": \"{NINE}\"}}"),
        format!("puzzle: '{NINE}'"),
        format!("(\"{}\")", rows(NINE, "", "\" +\n \"")),
        format!(
            "{{\"text\": \"Solve: \\n{}\\nThanks\"}}",
            rows(NINE, ",", "\\n")
        ),
    ] {
        let found = read(&text, &Options::default());
        assert_eq!(found.len(), 1, "{text}\n{}", show(&found));
        assert_eq!(
            {
                let problem = found[0].problem.as_ref().unwrap();
                line(problem.topology(), problem.givens())
            },
            NINE,
            "{text}"
        );
    }
    let haskell: Vec<String> = FOUR
        .chars()
        .map(|c| match c {
            '.' => "Nothing".to_owned(),
            digit => format!("Just {digit}"),
        })
        .collect();
    check(&format!("[{}]", haskell.join(", ")), FOUR);
    let cells: Vec<String> = FOUR
        .chars()
        .map(|c| match c {
            '.' => "{\"val\": null}".to_owned(),
            digit => format!("{{\"val\": {digit}}}"),
        })
        .collect();
    check(&format!("[{}]", cells.join(",")), FOUR);
    for first in [0, 1] {
        let places = FOUR.chars().enumerate().filter(|(_, c)| *c != '.');
        let places: Vec<_> = places
            .map(|(i, c)| (i / 4 + first, i % 4 + first, c))
            .collect();
        let facts: Vec<String> = places
            .iter()
            .map(|(r, c, v)| format!("given({r},{c},{v})."))
            .collect();
        let objects: Vec<String> = places
            .iter()
            .map(|(r, c, v)| format!("{{\"row\":{r},\"col\":{c},\"value\":{v}}}"))
            .collect();
        check(&facts.join(" "), &format!("[given] {FOUR}"));
        check(&facts.join("\n"), &format!("[given] {FOUR}"));
        check(&format!("[{}]", objects.join(",\n")), FOUR);
        // A fact that is spoilt is not lost in silence.
        for spoilt in [
            facts.join(" ").replacen("4)", "q)", 1),
            facts.join(" ").replacen("given", "gven", 1),
        ] {
            assert!(
                read(&spoilt, &Options::default())
                    .iter()
                    .all(|e| e.problem.is_err()),
                "{spoilt}"
            );
        }
    }
    let turned = format!(
        "matrix(c({}), nrow = 9)",
        NINE.replace('.', "0").replace("", ",").trim_matches(',')
    );
    check(&turned, "line 1: written by columns");
    check(&turned.replace("nrow", "byrow = TRUE, nrow"), NINE);
    check(
        &format!("[{}]'", rows(&NINE.replace('.', "0"), " ", ";")),
        "line 1: written by columns",
    );
}

#[test]
fn tables() {
    for puzzle in [FOUR, SIX, NINE, SIXTEEN] {
        for between in [",", ";", "\t"] {
            let fields = rows(puzzle, between, "\n").replace('.', "");
            check(&fields, puzzle);
            let known = Options {
                boxes: Shape::usual(puzzle.len().isqrt()),
                ..Options::default()
            };
            let ended = fields.replace('\n', &format!("{between}\n")) + between;
            check_with(&known, &ended, puzzle);
        }
        let bars = rows(puzzle, "|", "|\n|").replace('.', " ");
        check(&format!("|{bars}|"), puzzle);
        check(
            &format!("|{}|", bars.replacen('\n', "\n|---|:-:|\n", 1)),
            puzzle,
        );
        let cells = rows(puzzle, "</td><td>", "</td></tr>\n<tr><td>").replace('.', "&nbsp;");
        check(
            &format!("<table>\n<tr><td>{cells}</td></tr>\n</table>"),
            &format!("line 2: {puzzle}"),
        );
    }
    check(
        &format!("id,puzzle,solution,name\n1,{NINE},{SOLVED},alpha\n2,{OTHER},,beta\n"),
        &format!("[alpha] line 2: {NINE} / [beta] line 3: {OTHER}"),
    );
    // The header is no name, and a date is no part of a board.
    check(
        &format!("quizzes,date\n{NINE},2024-05-01\n"),
        &format!("line 2: {NINE}"),
    );
    check(
        &format!("| quizzes | level |\n|---|---|\n| {FOUR} | 3 |"),
        &format!("line 3: {FOUR}"),
    );
    let quoted = format!("grid,source\n\"{}\",me\n", rows(NINE, "", "\n"));
    check(&quoted, &format!("line 2: {NINE}"));
    check(&rows(NINE, ",", ",").replace('.', ""), NINE);
}

#[test]
fn files_with_rules_of_their_own() {
    let address = format!(
        "https://example.org/solve?bd={}&x=1",
        NINE.replace('.', "0")
    );
    check(&address, NINE);
    let xml = format!(
        "<?xml version=\"1.0\"?>\n<opensudoku>\n<game data=\"{}\" />\n</opensudoku>",
        NINE.replace('.', "0")
    );
    check(&xml, &format!("line 3: {NINE}"));
    let sdk = format!(
        "#ARecuo\n#LEasy\n[Puzzle]\n{0}\n[State]\n{1}\n",
        rows(OTHER, "", "\n"),
        rows(OTHER, "", "\n").replacen('.', "7", 1)
    );
    check(&sdk, &format!("[Puzzle] line 4: {OTHER}"));
    // A digit of the player's, and four that are still in the lists of other cells.
    let lists = "12 3 124 4\nu1 24 13 23\n3 124 24 1\n124 1 34 2";
    let found = read(
        lists,
        &Options {
            format: Format::Sdx,
            ..Options::default()
        },
    );
    assert_eq!(found[0].form, Some(FormName::File));
    assert!(
        found[0].notes.contains(&Note::Placed { count: 5 }),
        "{found:?}"
    );
}

/// A board that is called a solution, or agrees with its puzzle, is not opened in its stead.
#[test]
fn an_answer_is_never_a_puzzle() {
    for text in [
        format!("{NINE},{SOLVED}"),
        format!("{SOLVED} {NINE}"),
        format!("{NINE}\n{SOLVED}"),
        format!("{}\n\n{}", rows(NINE, "", "\n"), rows(SOLVED, " ", "\n")),
        format!("{{\"a\": \"{SOLVED}\", \"b\": \"{NINE}\"}}"),
        format!(
            "[{{\"input\": \"{}\", \"ideal\": \"{}\"}}]",
            rows(&NINE.replace('.', "?"), ",", "\\n"),
            rows(SOLVED, ",", "\\n")
        ),
        format!("input,ideal\n{NINE},{SOLVED}"),
        format!(
            "q1 =\\\n '{}'\na1 =\\\n '{}'",
            rows(NINE, "", "' +\\\n '"),
            rows(SOLVED, "", "' +\\\n '")
        ),
    ] {
        let found = read(&text, &Options::default());
        assert_eq!(found.len(), 1, "{text}\n{}", show(&found));
        assert_eq!(
            found[0]
                .problem
                .as_ref()
                .map(|p| line(p.topology(), p.givens())),
            Ok(NINE.to_owned()),
            "{text}"
        );
        assert_eq!(found[0].notes, [Note::Solution], "{text}");
    }
    let (damaged, sign) = (&NINE[1..], NINE.replacen("..", ".!", 1));
    for text in [
        format!("{damaged},{SOLVED}"),
        format!("{{\"content\": \"{damaged}\", \"ideal\": \"{SOLVED}\"}}"),
        format!("{{\"ideal\": \"{SOLVED}\", \"content\": \"{sign}\"}}"),
        format!("puzzle,answer\n{sign},{SOLVED}"),
        format!(
            "{}\n\n{}",
            rows(NINE, "", "\n").replacen('.', "", 1),
            rows(SOLVED, "", "\n")
        ),
    ] {
        let found = read(&text, &Options::default());
        assert!(
            found.iter().all(|entry| entry.problem.is_err()),
            "{text}\n{}",
            show(&found)
        );
    }
    let only = read(&format!("Solution:\n{SOLVED}"), &Options::default());
    assert_eq!(
        (only.len(), &*only[0].notes),
        (1, [Note::OnlySolution].as_slice())
    );
    check(SOLVED, SOLVED);
}

#[test]
fn one_board_one_refusal() {
    for (text, expect) in [
        (
            "1...\n..q.\n....\n....",
            "line 2, column 3: 'q' is not a cell: expected 1–4, or one of . 0 x _ - * ? for an empty cell",
        ),
        (
            "1...\n..7.\n....\n....",
            "line 2, column 3: 7 is too high: a 4×4 board has 1–4",
        ),
        (
            "1...\n....\n....\n...",
            "line 1: 15 cells: no board has so many; 16 would be 4×4; line 4 has 3 cells where the others have 4",
        ),
        (
            "1...\n....\n....",
            "line 1: 3 rows of 4 cells: a 4×4 board has 4 rows",
        ),
        (
            "123\n45",
            "line 1: 5 cells: no board has so many; 4 would be 2×2; line 2 has 2 cells where the others have 3",
        ),
        (
            "[[1,0,0,0],[0,2,0],[0,0,0,0],[0,0,0,3]]",
            "line 1: 15 cells: no board has so many; 16 would be 4×4; line 1 has 3 cells where the others have 4",
        ),
        ("\nhello world", "line 2: no puzzle in \"hello world\""),
        ("", "line 1: no puzzle in \"\""),
        ("3x3k:zzzc__aa_a,10_5_9a11", "line 1, column 1: GameId"),
        ("@puzzle 1...\n@place R1C2 3", "line 1, column 1: Recording"),
        (
            "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QGU",
            "line 1, column 1: PackedLink",
        ),
    ] {
        check(text, expect);
    }
    let large = rows(&"1".repeat(625), "", "\n").replace("11111", "1.P.2");
    let list = format!("[\"{}\"]", large.replace('\n', "\",\n\""));
    let spaced = rows(&large.replace('\n', ""), " ", "\n");
    for text in [large, list, spaced] {
        check(&text, "line 1: a board of 25×25; the largest is 16×16");
    }
    // Blanks in a frame that only shows the boxes.
    let frame = "+-----+-----+\n| 1   |   2 |\n|   3 |     |\n+-----+-----+\n| 2   | 4   |\n|     |   1 |\n+-----+-----+";
    assert!(matches!(
        read(frame, &Options::default())[..],
        [Entry {
            problem: Err(ReadError {
                reason: Reason::Blanks,
                ..
            }),
            ..
        }]
    ));
    check_with(&wanted("windows"), FOUR, "line 1: 16 cells, expected 81");
    check(
        &format!("{}1", ".".repeat(LONGEST_LINE)),
        &format!(
            "line 1, column 1: {} characters; the longest line that is read has {LONGEST_LINE}",
            LONGEST_LINE + 1
        ),
    );
}

#[test]
fn jigsaws_bring_their_regions() {
    let (board, groups) = (
        rows(SIX, ",", "\n"),
        "1,1,1,1,2,2\n1,1,3,3,2,2\n4,3,3,3,3,2\n4,4,5,5,6,2\n4,4,5,5,6,6\n4,5,5,6,6,6",
    );
    let board = board
        .replace(['1', '2', '3', '4', '5', '6'], ".")
        .replacen('.', "3", 1);
    let cells = format!("3{}", ".".repeat(35));
    let expect = format!("jigsaw:AAAABBAACCBBDCCCCBDDEEFBDDEEFFDEEFFF {cells}");
    let titled = format!("Jigsaw 6x6\n{board}\n\n{groups}\n");
    check(&titled, &format!("[Jigsaw 6x6] line 2: {expect}"));
    check(
        &titled.replace('1', "A").replace('4', "X"),
        &format!("[Jigsaw AxA] line 2: {expect}").replace("AxA", "6x6"),
    );
    let untitled = format!("{board}\n\n{groups}");
    check_with(&wanted("jigsaw"), &untitled, &expect);
    check_with(&wanted("jigsaw"), &board, "line 1: no regions");
    let found = read(&untitled, &Options::default());
    assert_eq!(
        (found.len(), &*found[0].notes),
        (1, [Note::Regions].as_slice()),
        "{found:?}"
    );
    for text in [
        groups.to_owned(),
        groups.replace(',', ""),
        format!("[[{}]]", groups.replace('\n', "],[")),
    ] {
        assert_eq!(regions(&text), regions(groups), "{text}");
    }
    assert!(regions(JIGSAW).is_err());
    let known = Options::of(Wanted::Known(Family::Jigsaw(
        Regions::read(&groups.replace(',', "")).unwrap(),
    )));
    check_with(&known, &untitled, &expect);
}

#[test]
fn titles_that_name_another_family_are_told() {
    for (title, family) in [
        ("XSudoku 3", "diagonal"),
        ("Windoku", "windows"),
        ("jigsaw", "jigsaw"),
        ("Killer", "killer"),
    ] {
        let found = read(&format!("{title}\n{OTHER}"), &Options::default());
        assert_eq!(found[0].notes, [Note::Family(family)], "{title}");
    }
    let text = format!(
        "fun testXSudoku() {{\n val grid = \"{}\"\n}}",
        ".".repeat(81)
    );
    assert_eq!(
        read(&text, &Options::default())[0].notes,
        [Note::Family("diagonal")]
    );
    assert_eq!(read(&text, &wanted("diagonal"))[0].notes, []);
}

#[test]
fn what_zero_means() {
    let hexadecimal = format!("0123456789ABCDEF{}", ".".repeat(240));
    let found = read(&hexadecimal, &Options::default());
    assert_eq!(found[0].notes, [Note::ZeroBased]);
    check(
        &hexadecimal,
        &format!("123456789ABCDEFG{}", ".".repeat(240)),
    );
    let one_based = Options {
        digits: Digits::OneBased,
        ..Options::default()
    };
    check_with(
        &one_based,
        &hexadecimal,
        &format!(".123456789ABCDEF{}", ".".repeat(240)),
    );
    assert_eq!(
        read("01..............", &Options::default())[0].notes,
        [Note::ZeroEmpty]
    );
}

/// Sixteen lines of sixteen cells are one board, unless they make none.
#[test]
fn lines_that_could_be_rows() {
    let small = [FOUR; 16].join("\n");
    assert_eq!(read(&small, &Options::default()).len(), 16);
    assert_eq!(read(&rows(SIXTEEN, "", "\n"), &Options::default()).len(), 1);
    let blank = vec![".".repeat(16); 16].join("\n");
    check(&blank, &".".repeat(256));
    assert_eq!(read(&[FOUR; 15].join("\n"), &Options::default()).len(), 15);
    let broken = rows(SIXTEEN, "", "\n");
    let broken = &broken[..broken.rfind('\n').unwrap()];
    check(
        broken,
        "line 1: 15 rows of 16 cells: a 16×16 board has 16 rows",
    );
}

#[test]
fn words_and_numbers_are_no_boards() {
    for text in [
        "Chapter\n----\nWith words",
        "see page 12 of 1234",
        "2024-05-01",
        "1, 2, 3 and 4 are numbers",
    ] {
        let found = read(&format!("{text}\n\n{NINE}\n\n{text}"), &Options::default());
        assert_eq!(found.len(), 1, "{text}\n{}", show(&found));
        assert!(found[0].problem.is_ok(), "{text}");
    }
    check(
        &format!("9\n{}", rows(NINE, "", "\n")),
        &format!("line 2: {NINE}"),
    );
    assert_eq!(KnownText::GameId, KnownText::GameId);
    // The first row of a damaged table is no small board.
    let damaged = read("1,,,\n],,,\n2,,3,\n3,4,,", &Options::default());
    assert!(
        damaged.iter().all(|entry| entry.problem.is_err()),
        "{}",
        show(&damaged)
    );
}

/// A million lines are read one after the other; nothing is kept of those that were handed out.
#[test]
fn puzzles_stream() {
    struct Endless(usize);
    impl std::io::Read for Endless {
        fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
            let text = format!("{NINE}\n");
            let byte = |i| text.as_bytes()[(self.0 + i) % text.len()];
            (0..out.len()).for_each(|i| out[i] = byte(i));
            self.0 += out.len();
            Ok(out.len())
        }
    }
    let source = std::io::BufReader::new(Endless(0));
    let found = puzzles(source, &Options::default()).take(2000);
    assert!(
        found
            .into_iter()
            .all(|entry| entry.unwrap().problem.is_ok())
    );
    let list = format!("[{}]", vec![format!("\"{NINE}\""); 4000].join(","));
    assert_eq!(read(&list, &Options::default()).len(), 4000);
}

/// What is written is read back, for every family.
#[test]
fn what_is_written_is_read() {
    let regions = Regions::read("AABBABBAACCDDCDC").ok();
    let regions = regions.or(Regions::read("AABBAABBCCDDCCDD").ok()).unwrap();
    for (family, givens) in [
        (Family::Sudoku(Shape::new(3, 2).unwrap()), SIX.len()),
        (Family::Diagonal(Shape::usual(9).unwrap()), 81),
        (Family::Windows, 81),
        (Family::Jigsaw(regions), 16),
        ("latin:5".parse().unwrap(), 25),
        ("queens:6".parse().unwrap(), 6),
        ("queens:1".parse().unwrap(), 1),
        ("map:brazil:4".parse().unwrap(), 27),
    ] {
        let board = Topology::new(family.clone());
        let mut values = vec![None; givens];
        values[givens / 2] = recuo::puzzle::Value::new(1);
        let problem = recuo::puzzle::Problem::on(&board, &values).unwrap();
        let options = Options::of(Wanted::Known(family.clone()));
        for text in [
            written(&problem),
            line(problem.topology(), problem.givens()),
            framed(&board, problem.givens()),
        ] {
            assert_eq!(
                read_one(&text, &options).as_ref(),
                Ok(&problem),
                "{family}\n{text}"
            );
        }
        if matches!(family, Family::Jigsaw(_) | Family::Sudoku(_)) {
            assert_eq!(
                read_one(&written(&problem), &Options::default()).as_ref(),
                Ok(&problem)
            );
        }
    }
    let solved = format!("{NINE}\n{SOLVED}\n{FOUR}\n{FOUR_SOLVED}");
    check(&solved, &format!("{NINE} / line 3: {FOUR}"));
}
