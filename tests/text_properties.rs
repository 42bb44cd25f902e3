//! Properties of reading: each form, each family, several sizes, written by writers of the tests' own;
//! damage; and texts of any kind.

use crate::common::effort::assert_in_proportion;
use proptest::collection::vec;
use proptest::prelude::*;
use recuo::puzzle::text::{FormName, Options, framed, line, read, read_one, written};
use recuo::puzzle::{Family, Problem, Regions, Shape, Topology, Value, Wanted};

/// Every family, on boards of 4, 6, 9 and 16 where it has them.
fn families() -> Vec<Family> {
    let mut all = vec![Family::Windows, "map:australia:3".parse().unwrap()];
    for size in [4, 6, 9, 16] {
        let shape = Shape::usual(size).unwrap();
        let slanted =
            |i: usize| char::from(b'A' + ((i / size + i % size / (size / 2)) % size) as u8);
        let slanted: String = (0..size * size).map(slanted).collect();
        let by_row: String = (0..size * size)
            .map(|i| char::from(b'A' + (i / size) as u8))
            .collect();
        let regions = Regions::read(&slanted).or(Regions::read(&by_row)).unwrap();
        all.extend([
            Family::Sudoku(shape),
            Family::Diagonal(shape),
            Family::Jigsaw(regions),
        ]);
        for name in ["latin", "queens"] {
            all.push(format!("{name}:{size}").parse().unwrap());
        }
    }
    all
}

/// A problem of the family, whose givens are added while they fit.
fn problem(family: Family, pairs: &[(usize, u8)]) -> Problem {
    let board = Topology::new(family);
    let mut values = vec![None; board.cells()];
    for (cell, number) in pairs {
        let mut with = values.clone();
        with[cell % board.cells()] = Value::new(1 + number % board.size() as u8);
        if Problem::on(&board, &with).is_ok() {
            values = with;
        }
    }
    Problem::on(&board, &values).unwrap()
}

fn any_problem() -> impl Strategy<Value = Problem> {
    let pairs = vec((0usize..256, 0u8..16), 3..60);
    (prop::sample::select(families()), pairs).prop_map(|(family, pairs)| problem(family, &pairs))
}

/// How a cell is written.
#[derive(Clone, Copy)]
enum Written {
    Symbol,
    Number,
}

/// A way to write a board, independent of the program's own.
struct Writer {
    form: FormName,
    written: Written,
    empty: &'static str,
    /// Between cells, around rows, between rows, and around all; `@` stands for what is within.
    between: &'static str,
    row: &'static str,
    end: &'static str,
    whole: &'static str,
}

const fn writer(
    form: FormName,
    written: Written,
    empty: &'static str,
    [between, row, end, whole]: [&'static str; 4],
) -> Writer {
    Writer {
        form,
        written,
        empty,
        between,
        row,
        end,
        whole,
    }
}

use FormName::{Brackets, Line, Rows, Table};
use Written::{Number, Symbol};

/// Forms for boards of rows.
const WRITERS: [Writer; 19] = [
    writer(Table, Number, "", [",", "@", "\n", "@"]),
    writer(Table, Number, "", ["\t", "@", "\n", "@"]),
    writer(Table, Symbol, " ", [" | ", "| @ |", "\n", "@"]),
    writer(
        Table,
        Number,
        "",
        [
            "</td><td>",
            "<tr><td>@</td></tr>",
            "\n",
            "<table>\n@\n</table>",
        ],
    ),
    writer(Table, Symbol, "?", [",", "@", "\n", "@"]),
    writer(Brackets, Number, "0", [",", "[@]", ",\n ", "[@]"]),
    writer(
        Brackets,
        Number,
        "null",
        [", ", "[@]", ", ", "{\"board\": [@]}"],
    ),
    writer(
        Brackets,
        Number,
        "None",
        [", ", "[@],", "\n", "x = [\n@\n]"],
    ),
    writer(Brackets, Number, "_", [",", "[@]", ",", "problem(1, [@])."]),
    writer(Brackets, Number, "0", [" ", "@", ";\n", "A = [@];"]),
    writer(Brackets, Symbol, ".", ["", "\"@\"", ",\n", "[@]"]),
    writer(Brackets, Symbol, ".", ["", "'@'", " +\n", "(@)"]),
    writer(
        Brackets,
        Number,
        "{}",
        ["},{\"value\":", "{\"value\":@}", ",", "[@]"],
    ),
    writer(Line, Symbol, ".", ["", "@", "", "@"]),
    writer(Line, Symbol, "?", ["", "@", "", "@ 1.2"]),
    writer(Line, Symbol, "_", ["", "@", "", "17,@,easy"]),
    writer(Rows, Symbol, ".", ["", "@", "\n", "@"]),
    writer(Rows, Number, "0", [" ", "@", "\n", "A title\n@"]),
    writer(
        Rows,
        Symbol,
        "·",
        [" ", "║ @ ║", "\n", "═══════\n@\n═══════"],
    ),
];

/// Forms for lists: queens and maps.
const LIST_WRITERS: [Writer; 4] = [
    writer(Line, Symbol, ".", ["", "@", "", "@"]),
    writer(Line, Number, "0", [" ", "@", "", "@"]),
    writer(Line, Number, "0", [",", "@", "", "@"]),
    writer(Brackets, Number, "0", [", ", "[@]", "", "@"]),
];

impl Writer {
    fn write(&self, problem: &Problem) -> String {
        let cell = |value: Option<Value>| match (value, self.written) {
            (None, _) if self.empty == "{}" => "null".to_owned(),
            (None, _) => self.empty.to_owned(),
            (Some(value), Symbol) => value.to_string(),
            (Some(value), Number) => value.number().to_string(),
        };
        let cells: Vec<String> = problem.givens().map(cell).collect();
        let rows = cells.chunks(
            problem
                .topology()
                .width()
                .max(problem.size())
                .min(cells.len()),
        );
        let is_list =
            problem.topology().width() <= 1 || !problem.cells().is_multiple_of(problem.size());
        let rows: Vec<String> = match is_list {
            true => vec![self.row.replace('@', &cells.join(self.between))],
            false => rows
                .map(|row| self.row.replace('@', &row.join(self.between)))
                .collect(),
        };
        self.whole.replace('@', &rows.join(self.end))
    }

    /// Whether a cell can be spoilt so that another cell is written.
    fn hides_damage(&self, problem: &Problem) -> bool {
        self.empty.trim().is_empty() || matches!(self.written, Number) && problem.size() > 9
    }
}

fn is_list(problem: &Problem) -> bool {
    matches!(
        problem.topology().family(),
        Family::Queens(_) | Family::Map(_)
    )
}

fn writers(problem: &Problem) -> &'static [Writer] {
    match is_list(problem) {
        true => &LIST_WRITERS,
        false => &WRITERS,
    }
}

fn options(problem: &Problem) -> Options {
    Options::of(Wanted::Known(problem.topology().family().clone()))
}

/// Every family in every form, at every size.
#[test]
fn each_form_is_read_for_each_family() {
    let pairs: Vec<(usize, u8)> = (0..40).map(|i| (i * 37 + 5, (i * i) as u8)).collect();
    for family in families() {
        let problem = problem(family.clone(), &pairs);
        for writer in writers(&problem) {
            let text = writer.write(&problem);
            let found = read(&text, &options(&problem));
            let shown = format!("{family}:\n{text}\n{found:?}");
            assert_eq!(found.len(), 1, "{shown}");
            assert_eq!(found[0].problem.as_ref(), Ok(&problem), "{shown}");
            assert_eq!(found[0].form, Some(writer.form), "{shown}");
        }
    }
}

/// Signs that are no cells, put in or in the place of another.
const SPOILERS: [char; 12] = ['q', '#', '!', ',', ';', ' ', '\n', '|', '[', ']', '"', '@'];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Without being told its size, a Sudoku is read the same in every form.
    #[test]
    fn sizes_are_found(pairs in vec((0usize..256, 0u8..16), 12..60), size in prop::sample::select(vec![4, 6, 9, 16])) {
        let problem = problem(Family::Sudoku(Shape::usual(size).unwrap()), &pairs);
        // Some values that a smaller board would not have.
        prop_assume!(problem.givens().flatten().any(|value| usize::from(value.number()) > size / 2));
        for writer in &WRITERS {
            let text = writer.write(&problem);
            let again = read_one(&text, &Options::default());
            prop_assert_eq!(again.as_ref(), Ok(&problem), "{}", text);
        }
    }

    #[test]
    fn what_is_written_is_read(problem in any_problem()) {
        let line = line(problem.topology(), problem.givens());
        let framed = framed(problem.topology(), problem.givens());
        for text in [written(&problem), line, framed] {
            let again = read_one(&text, &options(&problem));
            prop_assert_eq!(again.as_ref(), Ok(&problem), "{}", text);
        }
    }

    /// One character that is lost, put in or replaced never makes another board.
    #[test]
    fn damage_makes_no_other_board(
        problem in any_problem(),
        number in 0usize..20,
        place in 0usize..10_000,
        kind in 0..3,
        spoiler in prop::sample::select(SPOILERS.to_vec()),
        knows_family in any::<bool>(),
    ) {
        let writers = writers(&problem);
        let writer = &writers[number % writers.len()];
        let text = writer.write(&problem);
        let mut chars: Vec<char> = text.chars().collect();
        let place = place % chars.len();
        let is_cell = chars[place].is_ascii_alphanumeric();
        // Where every cell is filled, nothing shows that an empty field is no empty cell.
        let is_full = problem.givens().all(|given| given.is_some());
        prop_assume!(!((writer.hides_damage(&problem) || is_full) && is_cell && kind != 0));
        match kind {
            0 => chars.insert(place, spoiler),
            1 => chars[place] = spoiler,
            _ => drop(chars.remove(place)),
        }
        // A number of two digits that is cut in two is two others.
        prop_assume!(!(writer.hides_damage(&problem) && kind == 0 && is_cell));
        let spoilt: String = chars.iter().collect();
        // A row of sixteen cells with low values is a board too, and so is the rest of a line that is cut in two.
        let is_cut = writer.form == FormName::Line && kind != 2 && spoiler == '\n';
        let is_known = knows_family || is_list(&problem) || problem.cells() == 256 || is_cut;
        let options = match is_known {
            true => options(&problem),
            false => Options::default(),
        };
        let values: Vec<_> = problem.givens().collect();
        for entry in read(&spoilt, &options) {
            if let Ok(found) = entry.problem {
                let read: Vec<_> = found.givens().collect();
                prop_assert_eq!(&read, &values, "{:?}\n{}\n{}", entry.form, text, spoilt);
            }
        }
    }

    /// Whatever is read is in the order of the text, and can be written and read again.
    #[test]
    fn any_text_is_read_or_refused(text in "[-0-9.xA-Ga-z|+=,;:#'\"\\[\\]{}()<>/ \t\n]{0,200}") {
        let lines = text.lines().count() + 1;
        for entry in read(&text, &Options::default()) {
            prop_assert!((1..=lines).contains(&entry.line), "{:?}", entry);
            match entry.problem {
                Ok(problem) => {
                    let again = read_one(&written(&problem), &options(&problem));
                    prop_assert_eq!(again.as_ref(), Ok(&problem));
                }
                Err(error) => prop_assert!(!error.to_string().is_empty()),
            }
        }
    }
}

/// Reading takes time in proportion to the text, whatever is repeated.
#[test]
fn reading_takes_time_in_proportion() {
    for piece in [
        "1..2.2.4......23\n",
        "[",
        "(1,2,3),",
        "\"1\",",
        "a b\n",
        "12|",
        "....\n",
        "given(1,2,3). ",
        "<td>1</td>",
    ] {
        assert_in_proportion(piece, 1 << 14, |size| {
            read(&piece.repeat(size / piece.len()), &Options::default());
        });
    }
}
