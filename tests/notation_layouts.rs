//! Layouts of programs and spreadsheets in which the cells stand elsewhere than they seem to.

use crate::common::brief::brief;
use recuo::puzzle::notation::{Note, Options, line, read};

const FOUR: &str = "4..1....21...4..";
const NINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const TWELVE: &str = "9B.3.1C.A.45..A6...3.8.171C.4..6.39B..4..3..7....3.5..7.4....8........A....9B.8.641.1A6.5.....B.B..71A6..95.8......A....37B.841C5A69695..7B21C..";
const SIXTEEN: &str = "...CF...8.5.....3..4...8C...B6.F..7.1.......9C.G.F..G.9C.D3..8.A4..FE98.1..D.A...........5.7..3D6.5A..C...4..G9E.D...5.AG...4F.2F.6.3..D2.......1B4..8.ED.....6.G.......E.....4.A..E.4.2...5G...26F5....B1.4...8D.1.8A7.3GE...F6E...6F2.9......4..A.41D.5.26E..C";

/// The boards or errors of a text, and whether a note says that the board is called a solution.
fn found(text: &str) -> Vec<(String, bool)> {
    let entries = read(text, &Options::default()).into_iter();
    let one = entries.map(|entry| {
        let told = match &entry.problem {
            Ok(problem) => line(problem.givens()).to_string(),
            Err(error) => brief(error),
        };
        (told, entry.notes.contains(&Note::OnlySolution))
    });
    one.collect()
}

#[track_caller]
fn check(text: &str, expect: &str) {
    assert_eq!(found(text), [(expect.to_owned(), false)], "{text}");
}

/// Fails unless every part of the text is refused.
#[track_caller]
fn refused(text: &str) {
    let entries = read(text, &Options::default());
    assert!(
        entries.iter().all(|entry| entry.problem.is_err()),
        "{text}: {:?}",
        found(text)
    );
}

/// The cells row by row, as numbers or as `empty`.
fn table(puzzle: &str, empty: &str) -> Vec<Vec<String>> {
    let size = puzzle.len().isqrt();
    let cell = |c: char| c.to_digit(17).map_or(empty.to_owned(), |n| n.to_string());
    let cells: Vec<String> = puzzle.chars().map(cell).collect();
    cells.chunks(size).map(<[String]>::to_vec).collect()
}

fn joined(table: &[Vec<String>], between: &str, end: &str) -> String {
    let rows: Vec<String> = table.iter().map(|row| row.join(between)).collect();
    rows.join(end)
}

fn transposed(puzzle: &str) -> String {
    let size = puzzle.len().isqrt();
    let cells: Vec<char> = puzzle.chars().collect();
    let place = |i: usize| cells[i % size * size + i / size];
    (0..cells.len()).map(place).collect()
}

#[test]
fn a_damaged_puzzle_is_told_beside_its_solution() {
    for (puzzle, cells) in [
        (&NINE[..80], 80),
        (&format!("{NINE}."), 82),
        (&NINE[..60], 60),
    ] {
        let zeros = puzzle.replace('.', "0");
        for text in [
            format!("{puzzle},{SOLVED}"),
            format!("| {puzzle} | {SOLVED} |"),
            format!("7;{zeros};{SOLVED}"),
            format!("{puzzle} {SOLVED}"),
            format!("p,solution\n{zeros},{SOLVED}\n"),
        ] {
            let entries = found(&text);
            let is_told = entries[0].0.contains(&format!("{cells} cells"));
            assert!(entries.len() == 1 && is_told, "{text}: {entries:?}");
        }
    }
    check(&format!("17,{NINE},{SOLVED}"), NINE);
}

#[test]
fn a_solution_that_is_read_for_lack_of_a_puzzle_is_noted() {
    let damaged = &NINE[..80];
    for text in [
        format!("{{\"value\": \"{damaged}\", \"solution\": \"{SOLVED}\"}}"),
        format!("{{\"puzzle\": null, \"solution\": \"{SOLVED}\"}}"),
        format!("id,solution\n1,{SOLVED}\n"),
        format!("Solution:\n{SOLVED}\n"),
    ] {
        assert_eq!(found(&text), [(SOLVED.to_owned(), true)], "{text}");
    }
}

#[test]
fn a_wrong_cell_in_the_first_row_of_a_table_makes_no_header_of_it() {
    let markdown = |first: &str| {
        let mut cells = table(NINE, " ");
        cells[0][0] = first.to_owned();
        let rows = cells.iter().map(|row| format!("| {} |", row.join(" | ")));
        let rows: Vec<String> = rows.collect();
        let rule = "|---".repeat(9);
        format!("{}\n{rule}|\n{}\n", rows[0], rows[1..].join("\n"))
    };
    check(&markdown("5"), NINE);
    for wrong in ["57", "10", "-3", "5.5", "5?", "5 6"] {
        refused(&markdown(wrong));
    }
}

#[test]
fn blank_rows_and_columns_of_spreadsheets_are_no_cells() {
    let blank = |width: usize| vec![String::new(); width];
    for puzzle in ["4.2..2.33.1.2..4", NINE, TWELVE] {
        let cells = table(puzzle, "");
        let size = cells.len();
        let wide = |before: usize, after: usize| {
            let row = |row: &Vec<String>| [blank(before), row.clone(), blank(after)].concat();
            cells.iter().map(row).collect::<Vec<_>>()
        };
        for delimiter in [",", ";", "\t"] {
            for (before, after) in [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0)] {
                for (above, below) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let rows = wide(before, after);
                    let line = blank(size + before + after);
                    let rows = [vec![line.clone(); above], rows, vec![line; below]].concat();
                    let text = joined(&rows, delimiter, "\n");
                    check(&text, puzzle);
                    // A square table could be a board of its own, with or without a delimiter at the end.
                    let notes = &read(&text, &Options::default())[0].notes;
                    let other = rows.len();
                    let widths = size + before..=size + before + after;
                    let is_square = other > size && widths.contains(&other);
                    let is_noted = notes.contains(&Note::Blanks { size, other });
                    assert_eq!(is_noted, is_square, "{text}");
                }
            }
        }
    }
    let cells = table(NINE, "");
    let spread = |row: &[String]| row.chunks(3).map(|part| part.join(",")).collect::<Vec<_>>();
    let rows: Vec<String> = cells.iter().map(|row| spread(row).join(",,")).collect();
    let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
    check(&bands.join(&format!("\n{}\n", ",".repeat(10))), NINE);
}

/// Boards of other sizes with blank edges stay as they are.
#[test]
fn blank_edges_may_belong_to_a_board() {
    for puzzle in [
        "......4..1......21....4..",
        "........2..1......3....4................5..1....6",
    ] {
        let text = joined(&table(puzzle, ""), ",", "\n");
        check(&text, puzzle);
        let size = puzzle.len().isqrt();
        let notes = &read(&text, &Options::default())[0].notes;
        let other = if size == 5 { 4 } else { 6 };
        assert!(
            notes.contains(&Note::Blanks { size, other }),
            "{text}: {notes:?}"
        );
    }
    // A full edge leaves no doubt.
    for puzzle in [FOUR, NINE] {
        let text = joined(&table(puzzle, ""), ",", "\n");
        assert_eq!(read(&text, &Options::default())[0].notes, []);
    }
}

#[test]
fn cells_may_be_several_lines_tall() {
    for puzzle in [FOUR, NINE, SIXTEEN, "3..4........4..1"] {
        let cells = table(puzzle, "");
        for height in [2, 3, 5] {
            for middle in [0, height / 2] {
                let rule = format!("{}+\n", "+----".repeat(cells.len()));
                let line = |row: &[String], i: usize| {
                    let shown = |cell: &String| {
                        if i == middle {
                            cell.clone()
                        } else {
                            String::new()
                        }
                    };
                    let fields = row.iter().map(|cell| format!("| {:<2} ", shown(cell)));
                    format!("{}|\n", fields.collect::<String>())
                };
                let row = |row: &Vec<String>| (0..height).map(|i| line(row, i)).collect::<String>();
                let rows: Vec<String> = cells.iter().map(row).collect();
                check(&format!("{rule}{}{rule}", rows.join(&rule)), puzzle);
            }
        }
    }
}

#[test]
fn rows_that_are_columns_are_turned() {
    for puzzle in [FOUR, NINE] {
        let turned = transposed(puzzle);
        let size = puzzle.len().isqrt();
        let cells = table(puzzle, "0");
        let flat = joined(&cells, ", ", ", ");
        let rows = joined(&cells, ", ", "], [");
        // What is turned above a board is another one.
        check(&format!("m = t(x)\n{}", joined(&cells, " ", "\n")), puzzle);
        let columns = |before: &str, after: &str| {
            let column = |(i, row): (usize, &Vec<String>)| {
                let before = before.replace('@', &(i + 1).to_string());
                format!("{before}{}{after}", row.join(", "))
            };
            let columns: Vec<String> = cells.iter().enumerate().map(column).collect();
            columns.join(",\n")
        };
        let statements = |before: &str, after: &str| columns(before, after).replace(",\n", "\n");
        for text in [
            format!("reshape([{flat}], {size}, {size})"),
            format!("g = reshape((/ {flat} /), (/{size},{size}/))"),
            format!("np.array([{flat}]).reshape({size}, {size}, order='F')"),
            format!("np.reshape([{flat}], ({size}, {size}), order=\"F\")"),
            format!("m <- matrix(c({flat}), nrow={size})"),
            format!("A = [{}]'", joined(&cells, " ", "; ")),
            format!("A = [\n{}\n]';", joined(&cells, " ", "\n")),
            format!("np.array([[{rows}]]).T"),
            format!("np.array([[{rows}]]).transpose()"),
            format!("zip(*[[{rows}]])"),
            format!("cbind({})", columns("c(", ")")),
            format!("do.call(cbind, list({}))", columns("c(", ")")),
            format!("t(rbind({}))", columns("c(", ")")),
            format!("as.matrix(data.frame({}))", columns("v@=c(", ")")),
            format!("np.column_stack([{}])", columns("[", "]")),
            format!("np.stack([{}], axis=1)", columns("[", "]")),
            format!("stack([{}])", columns("[", "]")),
            format!("hcat({})", columns("[", "]")),
            format!("A = [{}].';", joined(&cells, " ", "; ")),
            format!("{{\"columns\": [[{rows}]]}}"),
            format!("matrix(ncol={size}, data=c({flat}))"),
            format!("data.frame({})", columns("v@=c(", ")")),
            format!("pd.DataFrame({{{}}})", columns("'v@': [", "]")),
            statements("a(:,@) = (/ ", " /)"),
            statements("a[,@] <- c(", ")"),
            statements("col@: ", ""),
        ] {
            let entries = found(&text);
            assert_eq!(entries, [(turned.clone(), false)], "{text}");
        }
        for text in [
            format!("np.reshape([{flat}], ({size}, {size}))"),
            format!("np.array([{flat}]).reshape({size}, {size})"),
            format!("reshape((/ {flat} /), (/{size},{size}/), order=(/2,1/))"),
            format!("transpose(reshape((/ {flat} /), (/{size},{size}/)))"),
            format!("t(matrix(c({flat}), nrow={size}))"),
            format!("m <- matrix(c({flat}), nrow={size}, byrow=TRUE)"),
            format!("pd.DataFrame([[{rows}]])"),
            format!("stack([[{rows}]]; dims=1)"),
            format!("np.stack([[{rows}]])"),
            format!("matrix(byrow = TRUE, nrow = {size}, c({flat}))"),
            format!("matrix(ncol={size}, byrow=T, data=c({flat}))"),
            format!("data.frame(matrix(c({flat}), nrow={size}, byrow=TRUE))"),
            format!("np.array([[{rows}]], order='F')"),
            format!("t(data.frame({}))", columns("v@=c(", ")")),
            format!("t(cbind({}))", columns("c(", ")")),
            format!("permutedims(reshape([{flat}], {size}, {size}))"),
            format!("A = reshape([{flat}],[{size} {size}])';"),
            format!(
                "integer, parameter :: a({size},{size}) = transpose(reshape([ &\n{} ], [{size},{size}]))",
                joined(&cells, ", ", ", &\n")
            ),
            statements("a(@,:) = (/ ", " /)"),
            statements("a[@,] <- c(", ")"),
            statements("a[@, :] = [", "]"),
        ] {
            check(&text, puzzle);
        }
    }
}

#[test]
fn rows_in_another_order_than_their_labels_are_refused() {
    let cells = table(NINE, "0");
    let line = |before: &str, i: usize, after: &str| {
        format!(
            "{}{}{after}\n",
            before.replace('@', &(i + 1).to_string()),
            cells[i].join(",")
        )
    };
    for (before, after) in [
        ("row@ = [", "]"),
        ("a(@,:) = (/ ", " /)"),
        ("a[@] = {", "}"),
    ] {
        let text: String = (0..9).rev().map(|i| line(before, i, after)).collect();
        refused(&text);
        let swapped = [2, 0, 1, 3, 4, 5, 6, 7, 8];
        let text: String = swapped
            .into_iter()
            .map(|i| line(before, i, after))
            .collect();
        refused(&text);
    }
}

#[test]
fn optional_values_are_cells() {
    for puzzle in [FOUR, NINE, SIXTEEN] {
        // A row of blanks alone must not be taken for a board of 4×4.
        let size = puzzle.len().isqrt();
        let puzzle = format!("{}{}", ".".repeat(size), &puzzle[size..]);
        for (before, after, none) in [("Just ", "", "Nothing"), ("Some(", ")", "None")] {
            let cell = |cell: &String| match &**cell {
                "0" => none.to_owned(),
                value => format!("{before}{value}{after}"),
            };
            let rows = table(&puzzle, "0");
            let rows: Vec<String> = rows
                .iter()
                .map(|row| row.iter().map(cell).collect::<Vec<_>>().join(", "))
                .collect();
            check(&format!("[\n  [{}]\n]", rows.join("],\n  [")), &puzzle);
        }
    }
}

#[test]
fn signs_of_empty_cells_may_stand_in_the_corner_of_labels() {
    for puzzle in [FOUR, NINE] {
        let rows = table(puzzle, ".");
        for corner in [".", "x", "*", "-", "_", "0", "+", "\\"] {
            let numbers: Vec<String> = (1..=rows.len()).map(|n| n.to_string()).collect();
            let body = rows.iter().zip(&numbers);
            let body: Vec<String> = body
                .map(|(row, n)| format!("{n} {}", row.join(" ")))
                .collect();
            check(
                &format!("{corner} {}\n{}", numbers.join(" "), body.join("\n")),
                puzzle,
            );
        }
    }
}

#[test]
fn cells_are_read_from_their_places() {
    for puzzle in [FOUR, NINE, TWELVE, SIXTEEN] {
        let (cells, size) = (table(puzzle, "0"), puzzle.len().isqrt());
        let rows: Vec<usize> = (0..puzzle.len()).collect();
        let columns: Vec<usize> = rows.iter().map(|i| i % size * size + i / size).collect();
        let mut mixed = rows.clone();
        mixed.reverse();
        mixed.swap(1, 7);
        let is_given = |i: &usize| cells[i / size][i % size] != "0";
        let givens: Vec<usize> = rows.iter().copied().filter(is_given).collect();
        for order in [rows, columns, mixed, givens] {
            let told = |format: &dyn Fn(usize, usize, &str) -> String, between: &str| {
                let told = order.iter().map(|i| {
                    let (y, x) = (i / size, i % size);
                    format(y, x, &cells[y][x])
                });
                told.collect::<Vec<_>>().join(between)
            };
            for text in [
                told(&|y, x, n| format!("b[{y}][{x}] = {n};"), "\n"),
                told(&|y, x, n| format!("grid9[{y}, {x}] = {n}"), "\n"),
                told(&|y, x, n| format!("a({},{})={n}", y + 1, x + 1), "; "),
                told(&|y, x, n| format!("R{}C{}={n}", y + 1, x + 1), ", "),
                format!(
                    "{{\"size\": {size}, \"givens\": [{}]}}",
                    told(
                        &|y, x, n| format!("{{\"row\": {y}, \"col\": {x}, \"value\": {n}}}"),
                        ", "
                    )
                ),
                format!(
                    "row,col,value\n{}",
                    told(&|y, x, n| format!("{y},{x},{n}"), "\n")
                ),
                told(&|y, x, n| format!("r{}c{}: {n}", y + 1, x + 1), "\n"),
                format!("{{{}}}", told(&|y, x, n| format!("({y},{x}): {n}"), ", ")),
                format!(
                    "cells = {{\n{}\n}}",
                    told(&|y, x, n| format!("  \"{y},{x}\": {n},"), "\n")
                ),
            ] {
                check(&text, puzzle);
            }
        }
    }
}

/// Two values for one place are an error. A place that comes again begins another board only after a gap or under
/// another name.
#[test]
fn places_that_come_again() {
    let first = "R1C1=5\nR2C4=1\nR5C5=7\nR9C9=2\n";
    let entries = found(&format!("R1C1=6\n{first}"));
    assert!(entries[0].0.contains("two values at 1, 1"), "{entries:?}");
    let twice = format!("{first}R1C1=5\n");
    assert_eq!(found(&twice).len(), 1);
    let second = "R1C2=6\nR3C3=4\nR6C6=8\nR9C1=3\n";
    assert_eq!(found(&format!("# 1\n{first}\n# 2\n{second}")).len(), 2);
    let named = |name: &str| {
        let cells = (0..9).map(|i| format!("{name}[{i}][{i}] = {};\n", i + 1));
        cells.collect::<String>()
    };
    assert_eq!(found(&(named("a") + &named("b"))).len(), 2);
    let solution = table(SOLVED, "0").into_iter().enumerate();
    let solution = solution.flat_map(|(y, row)| {
        let cells = row.into_iter().enumerate();
        cells.map(move |(x, value)| format!("({y},{x}): {value}"))
    });
    let solution = solution.collect::<Vec<_>>().join(", ");
    assert_eq!(
        found(&format!("solution = {{{solution}}}\n{}", named("a"))).len(),
        1
    );
}

/// A declaration says how large a board of places is, and whether they count from 0.
#[test]
fn places_on_boards_that_are_declared() {
    let declared = |size: usize| {
        let cells = [(1, 2, 2), (2, 4, 3), (4, 2, 1), (5, 3, 4)];
        let cells = cells.map(|(y, x, n)| format!("b[{y}][{x}] = {n};\n"));
        format!("int b[{size}][{size}];\n{}", cells.concat())
    };
    for (size, places) in [(6, [8, 16, 26, 33]), (9, [11, 22, 38, 48])] {
        let mut cells = vec!['.'; size * size];
        for (place, value) in places.into_iter().zip(['2', '3', '1', '4']) {
            cells[place] = value;
        }
        check(&declared(size), &String::from_iter(cells));
    }
    let one_based = declared(5).replace("b[5][3]", "b[5][5]");
    check(&one_based, ".2......3.......1.......4");
    assert_eq!(found("R1C2=3\nR2C3=5\nR4C4=1\nR8C8=2")[0].0.len(), 64);
    let large = "R1C2=16\nR2C3=5\nR4C4=1\nR15C14=2";
    assert_eq!(found(large)[0].0.len(), 256);
    let pascal = "a[0, 0] := 1;\na[0, 1] := 2;\na[2, 3] := 1;\na[3, 3] := 4;";
    check(pascal, "12.........1...4");
    for [row, column] in [["row", "column"], ["linha", "coluna"], ["fila", "columna"]] {
        let told = |y, x, n| format!("{row} {y}, {column} {x}: {n}\n");
        let text = [told(1, 1, 1), told(1, 2, 2), told(3, 4, 1), told(4, 4, 4)].concat();
        check(&text, "12.........1...4");
    }
}

/// Short lists of a program that holds a board are no boards, and no faults.
#[test]
fn short_lists_beside_a_board() {
    let board = table(NINE, "0")
        .into_iter()
        .map(|row| format!("[{}]", row.join(",")));
    let board = board.collect::<Vec<_>>().join(",\n");
    for list in [
        "nums = [1, 2, 3, 4, 5, 6, 7, 8, 9]",
        "int dx[4] = {1, 0, -1, 0};",
        "WHITE = (255, 255, 255)",
    ] {
        check(&format!("{list}\nboard = [{board}]\n"), NINE);
        check(&format!("board = [{board}]\n{list}\n"), NINE);
        refused(list);
    }
}

/// Keys with numbers beside a board say nothing of its layout.
#[test]
fn keys_of_other_things() {
    let grid = "[[1,2,0,0],[0,0,2,1],[0,1,0,3],[3,0,0,2]]";
    for key in ["cols", "columns", "boxes", "blocks"] {
        check(
            &format!("{{\"rows\":4,\"{key}\":4,\"grid\":{grid}}}"),
            "12....21.1.33..2",
        );
        check(
            &format!("{{\"{key}\":[\"a\",\"b\",\"c\",\"d\"],\"data\":{grid}}}"),
            "12....21.1.33..2",
        );
    }
}

#[test]
fn keys_that_count() {
    let rows = ["1,2,0,0", "0,0,2,1", "0,1,0,3", "3,0,0,2"];
    let keyed = |key: &str, order: [usize; 4]| {
        let rows = order.map(|i| format!("\"{key}{}\": [{}]", i + 1, rows[i]));
        format!("{{{}}}", rows.join(", "))
    };
    let order = [0, 1, 2, 3];
    check(&keyed("row", order), "12....21.1.33..2");
    check(&keyed("col", order), "1..32.1..2...132");
    check(&keyed("box", order), "12....21.13..3.2");
    refused(&keyed("row", [0, 2, 1, 3]));
}

#[test]
fn a_row_too_many_is_no_header() {
    for text in [
        "5,3,,\n1,,,\n4,3,1,2\n2,,,1\n,,,4",
        "1,2,,\n,,2,1\n,1,,3\n3,,,2\n4,,,",
    ] {
        refused(text);
    }
    let rows = "A,B,C,D,E,F\n1,3,,,,\n,5,4,,,\n,,3,,,\n,2,,3,,\n,,,,3,\n,,,1,,";
    check(rows, "13.....54.....3....2.3......3....1..");
}

#[test]
fn titles_over_all_solutions_and_lines_of_forms() {
    let board = "12..\n..21\n.1.3\n3..2\n";
    let solved = "1234\n4321\n2143\n3412\n";
    for title in ["Solutions", "Soluções", "Soluciones", "# Solutions"] {
        let text = format!("Puzzle 1\n{board}\n{title}\n\nPuzzle 1\n{solved}\nPuzzle 2\n{solved}");
        assert_eq!(found(&text).len(), 1, "{text}");
    }
    for form in [
        "Nome: _________________________  Turma: _____",
        "Name: ________________",
        "Data: __/__/____",
    ] {
        check(&format!("{form}\n\n{board}"), "12....21.1.33..2");
    }
    check(
        "rows:\n  - \"321.\"\n  - \"4.23\"\n  - \"24.1\"\n  - \"1342\"",
        "321.4.2324.11342",
    );
    // Dashes of a list are no empty cells.
    let rows = ["3007000", "0000000", "0010000"].map(|row| format!("- {row}\n"));
    refused(&format!("{}{}", rows.concat().repeat(2), rows.concat()));
}

#[test]
fn a_wrong_cell_at_a_place_is_told() {
    let text: String = (0..81)
        .map(|i| {
            let value = if i == 40 { "?" } else { "0" };
            format!("b[{}][{}] = {value};\n", i / 9, i % 9)
        })
        .collect();
    let entries = found(&text);
    assert!(
        entries.len() == 1 && entries[0].0.contains("line 41"),
        "{entries:?}"
    );
    refused("b[2][3] = 5;");
    refused("b[2][3] = 5;\nif (b[0][0] == 1) n = 3;");
}

#[test]
fn lists_of_boxes_are_read() {
    for puzzle in [FOUR, NINE] {
        let (size, cells) = (puzzle.len().isqrt(), table(puzzle, "0"));
        let side = size.isqrt();
        let list = |i: usize| {
            let cell =
                |j: usize| cells[i / side * side + j / side][i % side * side + j % side].clone();
            format!("[{}]", (0..size).map(cell).collect::<Vec<_>>().join(","))
        };
        let lists: Vec<String> = (0..size).map(list).collect();
        check(&format!("{{\"boxes\": [{}]}}", lists.join(",")), puzzle);
        check(
            &format!("{{\n  \"blocks\": [\n{}\n  ]\n}}", lists.join(",\n")),
            puzzle,
        );
    }
}

#[test]
fn coordinates_and_open_brackets_are_no_boards() {
    let cells = table(NINE, "0");
    let all = (0..81).filter(|i| cells[i / 9][i % 9] != "0");
    let triple = |i: usize| format!("({},{},{})", i / 9, i % 9, cells[i / 9][i % 9]);
    let triples: Vec<String> = all.map(triple).collect();
    refused(&format!("[{}]", triples.join(", ")));
    refused("{{0,0,0,0");
}

/// A separator in place of a cell is an error and no empty cell.
#[test]
fn signs_in_fields_are_no_empty_cells() {
    for sign in ["!", "&", "+", "=", ":", "/", "\\", "<", ">"] {
        let mut cells = table(NINE, ".");
        cells[0][0] = sign.to_owned();
        refused(&joined(&cells, ",", "\n"));
        refused(&joined(&cells, ";", "\n"));
    }
}

/// Tables have headers and labels, also where nearly all cells are blank.
#[test]
fn headers_and_labels_of_tables_are_no_cells() {
    let sparse = format!("{}3{}7{}", ".".repeat(20), ".".repeat(30), ".".repeat(29));
    for puzzle in [NINE, &sparse, FOUR, "........1......."] {
        let cells = table(puzzle, "");
        let numbers: Vec<String> = (1..=cells.len()).map(|n| n.to_string()).collect();
        let blank = vec![String::new(); cells.len()];
        let with = |first: &str, row: &[String]| [&[first.to_owned()], row].concat();
        for head in [&numbers, &blank] {
            let labelled = cells.iter().zip(&numbers);
            let labelled: Vec<_> = labelled.map(|(row, label)| with(label, row)).collect();
            let whole = [vec![with("", head)], labelled.clone()].concat();
            let markdown = |rows: &[Vec<String>]| {
                let lines: Vec<String> = rows
                    .iter()
                    .map(|row| format!("| {} |", row.join(" | ")))
                    .collect();
                let rule = "|---".repeat(rows[0].len());
                format!("{}\n{rule}|\n{}", lines[0], lines[1..].join("\n"))
            };
            check(&markdown(&whole), puzzle);
            check(
                &markdown(&[vec![head.clone()], cells.clone()].concat()),
                puzzle,
            );
            check(&joined(&whole, ",", "\n"), puzzle);
            check(&joined(&whole, "\t", "\n"), puzzle);
        }
    }
}

/// Values that are wrong do not make a puzzle of the solution beside them.
#[test]
fn wrong_puzzles_beside_their_solutions_are_told_alone() {
    let clash = NINE.replacen("53", "55", 1);
    let high = NINE.replacen("53", "A3", 1);
    let letter = NINE.replacen("53", "Z3", 1);
    for puzzle in [clash, high, letter] {
        for between in [",", " ", "\t", " | ", " = ", ": "] {
            let text = format!("{puzzle}{between}{SOLVED}");
            assert_eq!(found(&text).len(), 1, "{text}: {:?}", found(&text));
            refused(&text);
        }
    }
    refused("130021433402,4231132421433412");
}

#[test]
fn states_of_play_beside_their_puzzle_are_no_puzzles() {
    let state = NINE.replacen("53..7", "534.7", 1);
    let rows = |puzzle: &str| joined(&table(puzzle, "0"), ",", "],[");
    for (text, is_state) in [
        (
            format!("{{\"initial\": \"{NINE}\", \"current\": \"{state}\"}}"),
            true,
        ),
        (
            format!(
                "{{\"givens\": [[{}]], \"user\": [[{}]]}}",
                rows(NINE),
                rows(&state)
            ),
            true,
        ),
        (format!("{{\"a\": \"{NINE}\", \"b\": \"{state}\"}}"), false),
    ] {
        let entries = read(&text, &Options::default());
        let placed = Note::Placed { count: 1 };
        let notes: Vec<bool> = entries
            .iter()
            .map(|entry| entry.notes.contains(&placed))
            .collect();
        assert_eq!(found(&text)[0].0, NINE, "{text}");
        assert_eq!(
            notes,
            if is_state {
                vec![true]
            } else {
                vec![false, false]
            },
            "{text}"
        );
    }
}

/// Bars between the columns alone, with blanks for empty cells.
#[test]
fn tables_without_a_frame_may_have_blank_edges() {
    for width in [1, 2, 3] {
        for (puzzle, blanks) in [("..3...2..3...1..", ""), (NINE, ""), (NINE, "cut")] {
            let size = puzzle.len().isqrt();
            let rows = table(puzzle, "").into_iter().map(|row| {
                let row: Vec<String> = row.iter().map(|cell| format!("{cell:>width$}")).collect();
                let row = row.join("|");
                let row = if blanks == "cut" {
                    row.trim_end()
                } else {
                    &row
                };
                row.to_owned() + "\n"
            });
            let rows: Vec<String> = rows.collect();
            check(&rows.concat(), puzzle);
            let rule = vec!["-".repeat(width); size].join("+") + "\n";
            check(&rows.join(&rule), puzzle);
        }
    }
    // Bars around the board, and a blank of the width of its boxes before them.
    check(
        "  |12|..|\n  |..|12|\n  |21|..|\n  |..|21|\n",
        "12....1221....21",
    );
}

/// A header that counts the columns is none of the rows, also where a row is blank.
#[test]
fn a_blank_row_below_a_header_is_a_row() {
    for delimiter in [",", "\t"] {
        let table = "1,2,3,4\n3,,,\n,,,\n,,4,\n,1,,\n".replace(',', delimiter);
        check(&table, "3.........4..1..");
    }
}

/// A 9×9 board is usual, and one of 8×8 with blanks around it is not.
#[test]
fn blank_edges_make_no_uncommon_board() {
    let board = "...........41.7.2...2...1.3...4.......8.6..5.....15.......2.....3...1..2.....6..7";
    let text = joined(&table(board, ""), ",", "\n");
    check(&text, board);
    let entries = read(&text, &Options::default());
    assert!(
        entries[0]
            .notes
            .contains(&Note::Blanks { size: 9, other: 8 }),
        "{:?}",
        entries[0].notes
    );
}

/// What a program does with its board is no board.
#[test]
fn statements_around_a_board_are_no_boards() {
    let board = "b = [\n[4, 0, 0, 1],\n[0, 0, 0, 0],\n[2, 1, 0, 0],\n[0, 4, 0, 0]]\n";
    for statement in [
        "if __name__ == \"__main__\":\n    main()\n",
        "return [-1, -1];\n",
    ] {
        check(&format!("{board}{statement}"), FOUR);
        check(&format!("{statement}{board}"), FOUR);
    }
}

/// Words around a board or between boards, with numbers and dates.
#[test]
fn titles_with_numbers_and_dates_are_no_rows() {
    let grid = joined(&table(NINE, "."), "", "\n");
    for title in [
        "No. 23",
        "June 28, 2015",
        "3 May 2012",
        "Puzzle #7:",
        "2010-03-07",
        "07.03.2010",
    ] {
        check(&format!("{title}\n{grid}"), NINE);
        check(&format!("{title}\n\n{grid}"), NINE);
        let two = found(&format!("{title}\n{grid}\n\n{title}\n{grid}"));
        assert_eq!(two, vec![(NINE.to_owned(), false); 2], "{title}");
    }
    check(
        &format!("created: 2012-03-04\nseed: 24\npuzzle: {NINE}\n"),
        NINE,
    );
}

/// Block texts and `~` of YAML, and `~` of LaTeX.
#[test]
fn texts_and_blanks_of_yaml_and_latex() {
    let cells = table(NINE, "~");
    let list = format!("grid:\n  - [{}]\n", joined(&cells, ", ", "]\n  - ["));
    check(&list, NINE);
    let grid = joined(&table(NINE, "."), "", "\n    ");
    for sign in ["|", ">", "|-", ">-"] {
        check(&format!("puzzles:\n  p0: {sign}\n    {grid}\n"), NINE);
    }
    check(&format!("puzzle: \"{}\"\n", NINE.replace('.', "_")), NINE);
    for sides in ["", "~"] {
        let cells = cells
            .iter()
            .map(|row| row.join(&format!("{sides} & {sides}")));
        let rows: Vec<String> = cells
            .map(|row| format!("{sides}{row}{sides} \\\\\n"))
            .collect();
        let table = format!("\\begin{{array}}{{*9c}}\n{}\\end{{array}}\n", rows.concat());
        check(&table, NINE);
    }
}

/// A table of Markdown whose columns are centred.
#[test]
fn rules_of_centred_columns_are_no_rows() {
    for (puzzle, empty) in [(FOUR, " "), (NINE, " "), (NINE, "."), (NINE, "-")] {
        let cells = table(puzzle, empty);
        let row = |row: &[String]| format!("|{}|\n", row.join("|"));
        let rows: Vec<String> = cells.iter().map(|cells| row(cells)).collect();
        let rule = row(&vec![":-:".to_owned(); cells.len()]);
        check(&format!("{}{rule}{}", rows[0], rows[1..].concat()), puzzle);
        let header = row(&vec![" ".to_owned(); cells.len()]);
        check(&format!("{header}{rule}{}", rows.concat()), puzzle);
    }
}

/// Strings joined into one by a program.
#[test]
fn strings_joined_by_signs_are_one_board() {
    let rows: Vec<String> = table(NINE, ".").iter().map(|row| row.concat()).collect();
    for (before, sign) in [("let p = ", " +"), ("p = ", " \\")] {
        let text = format!("{before}'{}';\n", rows.join(&format!("'{sign}\n  '")));
        check(&text, NINE);
    }
}

/// Boards with few givens, whose rows look like rules.
#[test]
fn rows_of_dashes_and_stars_are_rows() {
    let sparse = format!("{}3{}7{}", ".".repeat(60), ".".repeat(130), ".".repeat(64));
    for empty in ["*", "_", "-", "."] {
        check(&joined(&table(&sparse, empty), "", "\n"), &sparse);
    }
}

/// Damage is reported even when a good puzzle stands beside it.
#[test]
fn damage_beside_something_else_is_told() {
    let short = &NINE[..80];
    let games = format!("<game data=\"{NINE}\"/><game data=\"{short}\"/>");
    let two = found(&games);
    assert!(two.len() == 2 && two[0].0 == NINE, "{two:?}");
    assert!(two[1].0.contains("80"), "{two:?}");
    // A word among the numbers of a list.
    let mut cells = table(NINE, "0");
    cells[4][4] = "foo".to_owned();
    let lists = format!("[[{}]]", joined(&cells, ", ", "],\n["));
    let told = found(&lists);
    assert!(told.len() == 1 && told[0].0.contains("line 5"), "{told:?}");
    // An empty field too many in a table that is full.
    let mut cells = table(SOLVED, "");
    cells[2].insert(4, String::new());
    refused(&joined(&cells, ",", "\n"));
}

/// Numbers in a file that are about a puzzle and no part of it.
#[test]
fn ratings_and_times_beside_a_puzzle_are_no_puzzles() {
    for rating in [
        "12345678901234567",
        "0.10452961672473868",
        "98765432101234567890",
    ] {
        for puzzle in [
            NINE.to_owned(),
            SOLVED.replacen('5', ".", 1),
            SOLVED.to_owned(),
        ] {
            check(&format!("{puzzle} {rating}\n"), &puzzle);
            check(&format!("{puzzle}\t{rating}\n"), &puzzle);
        }
    }
    check(&format!("puzzle,answer_time\n{SOLVED},12.5\n"), SOLVED);
}

/// Only its cells are counted in a damaged line, and a number beside 80 cells does not make them 81.
#[test]
fn what_stands_beside_a_damaged_line_is_not_counted() {
    let short = &NINE[..80];
    for line in [
        format!(":0702:9:{short}:978 979:978 979::"),
        format!("{short};23;7.1"),
        format!("{short},easy"),
        format!("1 {short}"),
        format!("{short}\t9"),
        format!("1,{short}"),
    ] {
        let told = found(&line);
        assert!(
            told.len() == 1 && told[0].0.contains("80 cells"),
            "{line}: {told:?}"
        );
    }
}

/// A list of strings, one of which has a character too many.
#[test]
fn all_rows_of_a_list_of_strings_are_counted() {
    for row in 0..9 {
        let mut rows: Vec<String> = table(NINE, ".").iter().map(|row| row.concat()).collect();
        rows[row].insert(4, '.');
        let told = found(&format!("[\n\"{}\"\n]", rows.join("\",\n\"")));
        assert!(
            told.len() == 1 && told[0].0.contains("82 cells"),
            "{row}: {told:?}"
        );
    }
}

/// Results come in the order of the text, whatever stands beside a board.
#[test]
fn entries_are_in_the_order_of_the_text() {
    let options = Options {
        boxes: Some(recuo::puzzle::Shape::new(1, 2).unwrap()),
        ..Options::default()
    };
    let entries = read("x[11234\n1..2\t1234567891", &options);
    assert!(entries.is_sorted_by_key(|entry| entry.line), "{entries:?}");
}
