//! The programs of the code view. Those in C, Java, Python and Rust are compiled and run, with each
//! mark replaced by a statement that reports it, and must report the solver's own steps. So must
//! the pseudocode, which is translated line by line for that. If a compiler is missing, the test
//! says so and skips its language, unless `RECUO_NEEDS_COMPILERS` is set, as in `.ci/run`.

use crate::common::program::{self, fed};
use crate::common::*;
use crate::related_listings;
use recuo::explain::code::{CodeLanguage, CodeLine, Listing, listing};
use recuo::explain::{Language, Site, family_args};
use recuo::puzzle::{
    Cell, Family, GridProblem, HouseKind, Numbering, Problem, RowProblem, Shape, Sign, Topology,
    Value,
};
use recuo::solver::{Event, Goal, Order, Select, Solver, Spot, Strategy as Attack, Why};
use recuo::timeline::{Moment, Source, State, Timeline};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

/// The widest line that fits into the inspector at a readable size.
const WIDTH: usize = 62;
/// The most lines down to the last one that is ever highlighted.
const HEIGHT: usize = 48;
/// The same where there is more to test than the rules of Sudoku.
const HEIGHT_OF_OTHERS: usize = 62;

/// Programs in a language with every line of theirs. Lines that depend on the goal are the same in all
/// combinations, so unnamed ones are tested with one goal. Other families than Sudoku differ where named
/// strategies do, and queens and maps also where the order is drawn.
fn units(code: CodeLanguage, language: Language) -> Vec<Unit> {
    let two = Goal::Count(NonZeroU64::new(2).unwrap());
    let mut units = Vec::new();
    for strategy in covering_strategies() {
        let goals = match strategy.id() {
            Some(_) => &[Goal::All, Goal::First, two][..],
            None => &[Goal::All],
        };
        for family in families() {
            let is_sudoku = matches!(family, Family::Sudoku(_));
            let is_line = matches!(family, Family::Queens(_) | Family::Map(_));
            let goals = match strategy.id() {
                None if !(is_sudoku || is_line && draws(strategy)) => continue,
                Some("naive") | None => goals,
                Some(_) if is_sudoku => goals,
                Some(_) => &goals[..1],
            };
            units.extend(goals.iter().map(|&goal| Unit {
                listing: listing(&family, strategy, goal, code, language),
                family: family.clone(),
                strategy,
                goal,
            }));
        }
    }
    units
}

/// Whether the program draws the order of values.
fn draws(strategy: Attack) -> bool {
    match strategy {
        Attack::Sweep => false,
        Attack::Search(search) => match search.order() {
            Order::Ascending
            | Order::Descending
            | Order::LeastConstraining
            | Order::FewestOnward => false,
            Order::Random(_) => true,
        },
    }
}

/// A program to be run.
pub struct Unit {
    pub family: Family,
    pub strategy: Attack,
    pub goal: Goal,
    pub listing: Listing,
}

/// The steps that programs must report.
pub fn expected(
    problem: &Arc<Problem>,
    strategy: Attack,
    goal: Goal,
    limit: u64,
) -> Option<String> {
    let mut solver = Solver::new(problem, strategy, goal);
    let source = Source::Search(Arc::clone(problem), *solver.plan());
    let mut told = String::new();
    while let Some(event) = solver.step(problem) {
        if solver.counters().steps > limit {
            return None;
        }
        let site = Site::of(&Moment::of(
            source.clone(),
            State::Search(solver.clone()),
            event,
        ));
        write!(told, "@{}", site.id()).unwrap();
        for detail in details(problem, event) {
            write!(told, " {detail}").unwrap();
        }
        told.push('\n');
    }
    Some(told)
}

fn details(problem: &Problem, event: Event) -> Vec<usize> {
    let (size, cells) = (problem.size(), problem.topology().cells());
    let number = |spot| match spot {
        Spot::Cell(cell) => cell.index(),
        Spot::Places(house, value) => cells + house.index() * size + value.index(),
    };
    match event {
        Event::Select { at, options } => vec![number(at), options.into()],
        Event::Place { cell, value }
        | Event::Backtrack { cell, value }
        | Event::Conflict { cell, value, .. }
        | Event::Broken { cell, value, .. }
        | Event::Visited { cell, value }
        | Event::Wall { cell, value }
        | Event::Excluded { cell, value }
        | Event::Deduce {
            cell,
            value,
            why: Why::NakedSingle,
        } => vec![cell.index(), value.number().into()],
        Event::Deduce {
            cell,
            value,
            why: Why::HiddenSingle(house),
        } => vec![
            cell.index(),
            value.number().into(),
            number(Spot::Places(house, value)),
        ],
        Event::DeadEnd { at } => vec![number(at)],
        Event::Learn { number } => vec![number.into()],
        Event::GaveUp { empty } => vec![empty.into()],
        Event::Fill { .. } | Event::Clear { .. } => unreachable!("it is for recordings"),
        Event::Sweep { .. } | Event::Solution | Event::Exhausted => vec![],
    }
}

/// A puzzle with boxes of this shape.
fn boxed(rows: usize, columns: usize, line: &str) -> Arc<Problem> {
    let cells: Vec<_> = line.chars().map(Value::from_char).collect();
    Arc::new(Problem::new(Shape::new(rows, columns).unwrap(), &cells).unwrap())
}

fn puzzles() -> Vec<Arc<Problem>> {
    let nines = [
        FIRST_PROGRAM,
        READERS_VARIANT,
        THREE_LANGUAGES,
        EASY_SWEEP,
        AGAINST_BRUTE_FORCE,
    ];
    let fours = [
        "1...............",
        "12..34........4.",
        "1234341221434321",
        "12.3............",
        "123........4....",
    ];
    let six = "1....4..6...3..5...2..1..6.....3..4.";
    let mut all: Vec<_> = nines.iter().map(|line| boxed(3, 3, line)).collect();
    all.extend(fours.iter().map(|line| boxed(2, 2, line)));
    all.push(boxed(2, 3, six));
    all
}

/// Puzzles of a family, which its programs are run on.
fn puzzles_of(family: &Family) -> Vec<Arc<Problem>> {
    let windows =
        ".234.678.456.891.378.123.565.429.861.618.459.897.612.491.378.453.861.972.759.231.";
    let boards: &[(&str, &[&str])] = match family {
        Family::Sudoku(_) => return puzzles(),
        Family::Jigsaw(_) => &[(
            "jigsaw:AABBACCBACCBDDDD",
            &["................", "12..............", "1..2..........3."],
        )],
        Family::Diagonal(_) => &[
            ("diagonal:2x2", &["1...............", "12.............3"]),
            (
                "diagonal:2x3",
                &[
                    "1....4..............................",
                    "..1.........................4.......",
                ],
            ),
        ],
        Family::Windows => &[(
            "windows",
            &[
                windows,
                "1..4..7..4..7..1..7..1..4..5..2..8..2..8..5..8..5..2..9..3..6..3..6..9..6..9..3..",
            ],
        )],
        Family::Latin(_) => &[
            ("latin:3", &[".........", "1...2...."]),
            ("latin:4", &["1234341221......", "12..34.........."]),
        ],
        Family::Queens(_) => &[
            ("queens:4", &["....", ".4.."]),
            ("queens:5", &[".....", "...2."]),
            ("queens:8", &["........", "..5....."]),
        ],
        Family::Map(_) => &[
            ("map:australia:3", &[".......", "...2..."]),
            ("map:australia:2", &["......."]),
            ("map:brazil:3", &["..........................."]),
        ],
        Family::Row(_) | Family::Grid(_) | Family::Way(_) | Family::Free(_) => {
            unreachable!("they have tests of their own")
        }
    };
    let problems = boards.iter().flat_map(|(family, lines)| {
        let topology = Topology::new(family.parse().unwrap());
        lines.iter().map(move |line| {
            let cells: Vec<_> = line.chars().map(Value::from_char).collect();
            Arc::new(Problem::on(&topology, &cells).unwrap())
        })
    });
    problems.collect()
}

/// Stands for a sum that no relation reaches.
const ENDLESS: i64 = 1 << 50;

/// What a program must know of a board: values, cells, houses that hold every value, height and width of
/// a box or of the board of a way; then the givens, the regions, those houses, and the peers of each cell
/// after their number; then the number of relations, each with the least and the most that its sum may be
/// and the weight of each cell; then the ends of a way, and whether values are counted from 0. A wall is
/// given as -1, and so is an empty cell where 0 is a value.
fn measures(problem: &Problem) -> (Measures, Vec<i64>) {
    let topology = problem.topology();
    let way = topology.way();
    let is_from_zero = topology.numbering() == Numbering::FromZero;
    let (height, width) = match way {
        Some(board) => (board.rows(), board.columns()),
        None => (topology.shape()).map_or((1, 1), |s| (s.box_rows(), s.box_cols())),
    };
    let covering = topology.covering_houses();
    let measures = [
        problem.size(),
        topology.cells(),
        covering.len(),
        height,
        width,
    ];
    let mut numbers: Vec<i64> = Vec::new();
    for cell in topology.all_cells() {
        let given = problem.given(cell).map_or(0, Value::number);
        let is_wall = way.is_some_and(|board| board.is_wall(cell));
        numbers.push(i64::from(given) - i64::from(is_from_zero || is_wall));
    }
    for cell in topology.all_cells() {
        let names = topology
            .houses_of(cell)
            .map(|house| topology.name_of(house));
        let region = names.filter(|(kind, _)| *kind == HouseKind::Region);
        numbers.push(region.map(|(_, number)| number as i64).sum());
    }
    for house in covering {
        numbers.extend(topology.cells_of(house).iter().map(index));
    }
    for cell in topology.all_cells() {
        let peers = topology.peers_of(cell);
        numbers.push(peers.len() as i64);
        numbers.extend(peers.iter().map(index));
    }
    numbers.push(topology.relations().len() as i64);
    for relation in topology.relations() {
        let right = i64::from(relation.right());
        numbers.extend(match relation.sign() {
            Sign::Equal => [right, right],
            Sign::AtMost => [-ENDLESS, right],
            Sign::AtLeast => [right, ENDLESS],
        });
        for cell in topology.all_cells() {
            let own = relation.terms().iter().find(|(own, _)| *own == cell);
            numbers.push(own.map_or(0, |(_, weight)| i64::from(*weight)));
        }
    }
    let ends = way.map(|board| [Some(board.start()), board.end()]);
    let ends = ends
        .unwrap_or_default()
        .map(|end| end.as_ref().map_or(-1, index));
    numbers.extend(ends);
    numbers.push(is_from_zero.into());
    (measures, numbers)
}

fn index(cell: &Cell) -> i64 {
    cell.index() as i64
}

type Measures = [usize; 5];

/// A program to run on a puzzle.
pub struct Job {
    unit: usize,
    measures: Measures,
    input: String,
}

impl Job {
    /// The unit with this number, on this puzzle.
    pub fn new(unit: usize, problem: &Problem) -> Self {
        let (measures, numbers) = measures(problem);
        let mut input = unit.to_string();
        let measured = measures.iter().map(|measure| *measure as i64);
        for number in measured.chain(numbers) {
            write!(input, " {number}").unwrap();
        }
        Self {
            unit,
            measures,
            input: input + "\n",
        }
    }
}

/// What a job must report, and what it is about.
pub struct Wanted {
    pub expected: String,
    pub what: String,
}

/// The runs with at most this many steps.
fn jobs(units: &[Unit], limit: impl Fn(Attack) -> u64) -> (Vec<Job>, Vec<Wanted>) {
    let (mut jobs, mut wanted) = (Vec::<Job>::new(), Vec::new());
    for (unit, own) in units.iter().enumerate() {
        let Unit {
            family,
            strategy,
            goal,
            ..
        } = own;
        for (puzzle, problem) in puzzles_of(family).iter().enumerate() {
            let Some(expected) = expected(problem, *strategy, *goal, limit(*strategy)) else {
                continue;
            };
            jobs.push(Job::new(unit, problem));
            wanted.push(Wanted {
                expected,
                what: format!("{} {puzzle}, {strategy}, {goal}", family.id()),
            });
        }
        let least = if family.id() == "sudoku" { 3 } else { 1 };
        assert!(
            jobs.iter().filter(|job| job.unit == unit).count() >= least,
            "{} {strategy} {goal} is hardly tested",
            family.id()
        );
    }
    (jobs, wanted)
}

/// The steps that a program reports for each of the jobs it reads.
fn run(command: &mut Command, jobs: &[Job]) -> Vec<String> {
    let input: String = jobs.iter().map(|job| job.input.as_str()).collect();
    let output = fed(command, &input).expect("it was just compiled");
    assert!(output.status.success(), "{output:?}");
    let told = String::from_utf8(output.stdout).unwrap();
    let steps = told.split_inclusive("=\n").map(|run| {
        // Listings also print boards and texts.
        let steps = run
            .split_inclusive('\n')
            .filter(|line| line.starts_with('@'));
        steps.collect()
    });
    let steps: Vec<String> = steps.collect();
    assert_eq!(steps.len(), jobs.len(), "there is a run for each job");
    steps
}

/// Compares what programs have reported with what they must report.
pub fn compare(told: &[String], wanted: &[Wanted]) {
    for (told, Wanted { expected, what }) in told.iter().zip(wanted) {
        let mut wanted = expected.lines();
        for (number, step) in told.lines().enumerate() {
            assert_eq!(Some(step), wanted.next(), "{what}: step {}", number + 1);
        }
        assert_eq!(None, wanted.next(), "{what}: not all steps are told");
    }
}

pub fn has(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output();
    let found = found.is_ok_and(|output| output.status.success());
    let needed = std::env::var_os("RECUO_NEEDS_COMPILERS").is_some();
    assert!(found || !needed, "{program} is not installed");
    if !found {
        eprintln!("no {program}: install it to test the listings in its language");
    }
    found
}

fn folder(name: &str) -> PathBuf {
    program::folder(&format!("listings-{name}"))
}

fn call(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

/// The lines of a program in a language with braces, with each step reported just before it is
/// taken.
pub fn told_in_braces(listing: &Listing, tell: impl Fn(&str, &str) -> String) -> String {
    let mut text = String::new();
    for CodeLine {
        text: line, mark, ..
    } in &listing.lines
    {
        match mark {
            Some(mark) if mark.site != Site::Start => {
                let told = tell(mark.site.id(), &mark.details);
                let (head, statement) = line.split_at(statement_at(line));
                // A declaration must stay visible below; a statement may be the whole body of an
                // `if`.
                let is_value = !statement.ends_with(';');
                if is_value {
                    writeln!(text, "{head}{told} {statement}").unwrap();
                } else {
                    writeln!(text, "{head}{{ {told} {statement} }}").unwrap();
                }
            }
            _ => writeln!(text, "{line}").unwrap(),
        }
    }
    text
}

/// Where the statement of a line begins, after an `if (…)`.
fn statement_at(line: &str) -> usize {
    let start = line.len() - line.trim_start().len();
    if !line[start..].starts_with("if (") {
        return start;
    }
    let mut depth = 0;
    for (at, c) in line.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => continue,
        }
        if depth == 0 {
            return at + 1;
        }
    }
    panic!("a bracket is open: {line}")
}

fn joined(details: &str) -> String {
    if details.is_empty() {
        String::new()
    } else {
        format!(", {details}")
    }
}

#[test]
fn c_takes_the_steps_of_the_solver() {
    if !has("gcc") {
        return;
    }
    let units = units(CodeLanguage::C, Language::En);
    let (jobs, wanted) = jobs(&units, |strategy| match strategy.id() {
        Some("naive") => 300_000,
        Some(_) => 100_000,
        None => 20_000,
    });
    compare(&in_c(&units, &jobs, "c"), &wanted);
}

/// What programs in C report.
pub fn in_c(units: &[Unit], jobs: &[Job], name: &str) -> Vec<String> {
    let mut source = include_str!("listings/prelude.c").to_owned();
    for (number, unit) in units.iter().enumerate() {
        let headers: Vec<&str> = unit
            .listing
            .lines
            .iter()
            .map(|line| line.text.as_str())
            .filter(|line| line.ends_with('{') && line.contains('(') && !line.starts_with(' '))
            .collect();
        // Every program has its own functions and its own kind of board.
        let mut names: Vec<&str> = headers
            .iter()
            .map(|header| {
                header
                    .split('(')
                    .next()
                    .unwrap()
                    .split(' ')
                    .next_back()
                    .unwrap()
            })
            .collect();
        names.push("board");
        for name in &names {
            writeln!(source, "#define {name} {name}_{number}").unwrap();
        }
        // Boards are declared once, in the words of Sudoku.
        let words: &[_] = match unit.family {
            Family::Queens(_) => &[("row", "cell"), ("col", "value"), ("queen", "line")],
            Family::Row(RowProblem::Permutations(_)) | Family::Grid(GridProblem::Magic(_)) => {
                &[("number", "line")]
            }
            Family::Row(RowProblem::Cryptarithm(_)) => &[("digitOf", "line"), ("LETTERS", "CELLS")],
            Family::Row(_) => &[("chosen", "line"), ("ITEMS", "CELLS"), ("K", "TARGET")],
            Family::Way(_) => &[("way", "line"), ("SQUARES", "CELLS")],
            Family::Map(_) => &[
                ("node", "cell"),
                ("colour", "value"),
                ("colourOf", "line"),
                ("neighbours", "peers"),
            ],
            _ => &[],
        };
        for (own, word) in words {
            writeln!(source, "#define {own} {word}").unwrap();
        }
        source.push_str(match unit.strategy {
            Attack::Sweep => "static int board[256];\n",
            Attack::Search(_) => "static Board board;\n",
        });
        for header in &headers {
            writeln!(source, "{};", header.trim_end_matches(" {")).unwrap();
        }
        source.push_str(&told_in_braces(&unit.listing, |site, details| {
            format!("EMIT(\"{site}\"{});", joined(details))
        }));
        for name in names.iter().chain(words.iter().map(|(own, _)| own)) {
            writeln!(source, "#undef {name}").unwrap();
        }
    }
    source.push_str("int (*units[])(void) = {");
    for number in 0..units.len() {
        write!(source, "main_{number}, ").unwrap();
    }
    source.push_str("};\nint main(void) { int unit; while (read_job(&unit)) { units[unit](); puts(\"=\"); } }\n");
    let folder = folder(name);
    std::fs::write(folder.join("units.c"), source).unwrap();
    call(Command::new("gcc").current_dir(&folder).args([
        "-std=gnu11",
        "-O1",
        "-o",
        "units",
        "units.c",
    ]));
    run(&mut Command::new(folder.join("units")), jobs)
}

#[test]
fn java_takes_the_steps_of_the_solver() {
    if !has("javac") {
        return;
    }
    let units = units(CodeLanguage::Java, Language::En);
    let (jobs, wanted) = jobs(&units, |strategy| match strategy.id() {
        Some(_) => 50_000,
        None => 20_000,
    });
    compare(&in_java(&units, &jobs, "java"), &wanted);
}

/// What programs in Java report.
pub fn in_java(units: &[Unit], jobs: &[Job], name: &str) -> Vec<String> {
    let mut source = include_str!("listings/Prelude.java").to_owned();
    source.push_str("class Units extends Prelude {\n");
    for (number, unit) in units.iter().enumerate() {
        writeln!(source, "static class Unit{number} {{").unwrap();
        source.push_str(match unit.strategy {
            Attack::Sweep => "static int[] board; static int empty;\n",
            Attack::Search(_) if unit.strategy.keeps_domains() => "static Board board;\n",
            Attack::Search(_) => {
                "static int[][] grid; static int[] queen, colourOf, number, chosen, digitOf, way;\n"
            }
        });
        source.push_str(&told_in_braces(&unit.listing, |site, details| {
            format!("emit(\"{site}\"{});", joined(details))
        }));
        source.push_str("}\n");
    }
    source.push_str("public static void main(String[] args) { Scanner in = new Scanner(System.in); while (in.hasNextInt()) { int unit = in.nextInt(); readBoard(in); switch (unit) {\n");
    for (number, unit) in units.iter().enumerate() {
        let fresh = if unit.strategy == Attack::Sweep || unit.strategy.keeps_domains() {
            String::new()
        } else {
            let lists = "queen colourOf number chosen digitOf way".split(' ');
            let lists = lists.map(|list| format!("Unit{number}.{list} = new int[CELLS]; "));
            format!("Unit{number}.grid = new int[N][N]; ") + &lists.collect::<String>()
        };
        writeln!(
            source,
            "case {number}: {fresh}Unit{number}.main(null); break;"
        )
        .unwrap();
    }
    source.push_str("} flush(); System.out.println(\"=\"); } } }\n");
    let folder = folder(name);
    std::fs::write(folder.join("Units.java"), source).unwrap();
    call(
        Command::new("javac")
            .current_dir(&folder)
            .args(["-nowarn", "Units.java"]),
    );
    run(Command::new("java").current_dir(&folder).arg("Units"), jobs)
}

#[test]
fn python_takes_the_steps_of_the_solver() {
    if !has("python3") {
        return;
    }
    let units = units(CodeLanguage::Python, Language::En);
    let (jobs, wanted) = jobs(&units, limit_in_python);
    compare(&in_python(&units, &jobs, "python"), &wanted);
}

/// What programs in Python report.
pub fn in_python(units: &[Unit], jobs: &[Job], name: &str) -> Vec<String> {
    let mut source = String::new();
    for unit in units {
        for CodeLine { text, mark, .. } in &unit.listing.lines {
            if let Some(mark) = mark.as_ref().filter(|mark| mark.site != Site::Start) {
                let indent = &text[..text.len() - text.trim_start().len()];
                let (site, details) = (mark.site.id(), joined(&mark.details));
                writeln!(source, "{indent}emit(\"{site}\"{details})").unwrap();
            }
            writeln!(source, "{text}").unwrap();
        }
        source.push('\x0C');
    }
    run_in_python("prelude.py", &[], &source, jobs, name)
}

#[test]
fn pseudocode_takes_the_steps_of_the_solver_in_every_language() {
    if !has("python3") {
        return;
    }
    for language in Language::ALL {
        let units = units(CodeLanguage::Pseudocode, language);
        let (jobs, wanted) = jobs(&units, limit_in_python);
        compare(&in_pseudocode(&units, &jobs, language, "said"), &wanted);
    }
}

/// What programs in pseudocode report.
pub fn in_pseudocode(units: &[Unit], jobs: &[Job], language: Language, name: &str) -> Vec<String> {
    let mut source = String::new();
    for unit in units {
        for word in words(unit, language) {
            writeln!(source, "{word}").unwrap();
        }
        for line in &unit.listing.lines {
            source.push_str(&line.text);
            match (&line.mark, line.function) {
                (Some(mark), _) => writeln!(source, "\t{}", mark.site.id()).unwrap(),
                (None, Some(function)) => writeln!(source, "\tfunction {function}").unwrap(),
                (None, None) => source.push('\n'),
            }
        }
        source.push('\x0C');
    }
    let code = language.code();
    let name = format!("{name}-{code}");
    run_in_python("pseudocode.py", &[code], &source, jobs, &name)
}

/// The words that a family has in pseudocode, as its programs are written down with them.
fn words(unit: &Unit, language: Language) -> Vec<String> {
    let name = match unit.strategy {
        _ if matches!(unit.family, Family::Way(_)) => "way",
        Attack::Sweep => "sweep",
        Attack::Search(_) if unit.strategy.keeps_domains() => "search",
        Attack::Search(_) => "naive",
    };
    let ending = language.code().split('-').next().unwrap();
    let file = format!("{}/assets/code/{name}.{ending}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).unwrap();
    let mut words = Vec::new();
    let mut is_own = false;
    for line in text.lines() {
        if let Some(families) = line.strip_prefix("//[") {
            let mut families = families.trim_end_matches(']').split(' ');
            is_own = families.any(|family| family == unit.family.id());
        } else if let Some(word) = line.strip_prefix("// @word").filter(|_| is_own) {
            words.push(format!("@word{word}"));
        }
    }
    words
}

#[test]
fn a_line_of_pseudocode_that_nobody_knows_is_refused() {
    if !has("python3") {
        return;
    }
    for (text, is_known) in [
        ("program\n    load()\nfunction load()\n    write \"\"", true),
        ("program\n    guess well", false),
        ("program\n    if all is well\n        load()", false),
        ("program\nload()", false),
    ] {
        let file = folder("refused").join("units.txt");
        std::fs::write(&file, text).unwrap();
        let output = python("pseudocode.py", &["en"], &file)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert_eq!(output.status.success(), is_known, "{text}: {output:?}");
    }
}

/// Runs units, separated by form feeds, with a script in this test's folder.
fn run_in_python(
    script: &str,
    arguments: &[&str],
    source: &str,
    jobs: &[Job],
    name: &str,
) -> Vec<String> {
    let file = folder(name).join("units.txt");
    std::fs::write(&file, source.trim_end_matches('\x0C')).unwrap();
    run(&mut python(script, arguments, &file), jobs)
}

fn limit_in_python(strategy: Attack) -> u64 {
    if deliberates(strategy) { 150 } else { 5_000 }
}

fn python(script: &str, arguments: &[&str], units: &Path) -> Command {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/listings");
    let mut command = Command::new("python3");
    command.arg(scripts.join(script)).args(arguments).arg(units);
    command
}

/// Whether the program scans the whole board again for every step.
fn deliberates(strategy: Attack) -> bool {
    match strategy {
        Attack::Sweep => false,
        Attack::Search(search) => {
            search.check().deduces() || search.select() == Select::FewestPlaces
        }
    }
}

#[test]
fn rust_takes_the_steps_of_the_solver() {
    if !has("rustc") {
        return;
    }
    let units = units(CodeLanguage::Rust, Language::En);
    let (jobs, wanted) = jobs(
        &units,
        |strategy| if deliberates(strategy) { 500 } else { 10_000 },
    );
    compare(&in_rust(&units, &jobs, "rust"), &wanted);
}

/// What programs in Rust report.
pub fn in_rust(units: &[Unit], jobs: &[Job], name: &str) -> Vec<String> {
    let mut source = include_str!("listings/prelude.rs").to_owned();
    let mut cases = String::new();
    for (number, unit) in units.iter().enumerate() {
        // The board's measures are constants here, as they are in the listing.
        let own = jobs.iter().filter(|job| job.unit == number);
        let all_measures: BTreeSet<Measures> = own.map(|job| job.measures).collect();
        for measures in all_measures {
            let [n, cells, covering, h, w] = measures;
            let unit_name = format!("unit_{number}_{n}_{cells}_{h}_{w}");
            let given = match unit.family {
                Family::Row(RowProblem::Cryptarithm(_)) => "i64",
                Family::Way(_) => "i32",
                _ => "usize",
            };
            writeln!(
                source,
                "mod {unit_name} {{\nsurroundings!({n}, {cells}, {covering}, {h}, {w}, {given});"
            )
            .unwrap();
            let text = told_in_braces(&unit.listing, |site, details| {
                format!("emit!(\"{site}\"{});", joined(details))
            });
            source.push_str(&text.replace("fn main()", "pub fn main()"));
            source.push_str("}\n");
            writeln!(
                cases,
                "({number}, {n}, {cells}, {h}, {w}) => {unit_name}::main(),"
            )
            .unwrap();
        }
    }
    write!(
        source,
        "fn main() {{ for line in std::io::stdin().lines() {{
            let line = line.unwrap();
            let numbers: Vec<i64> = line.split(' ').map(|n| n.parse().unwrap()).collect();
            let line: Vec<usize> = numbers[..6].iter().map(|n| *n as usize).collect();
            read_board(line[1], line[2], line[3], &numbers[6..]);
            SOLUTIONS.store(0, Relaxed);
            NOGOODS.lock().unwrap().clear();
            match (line[0], line[1], line[2], line[4], line[5]) {{ {cases} _ => unreachable!() }}
            println!(\"{{}}=\", std::mem::take(&mut *TOLD.lock().unwrap()));
        }} }}"
    )
    .unwrap();
    let folder = folder(name);
    std::fs::write(folder.join("units.rs"), source).unwrap();
    call(Command::new("rustc").current_dir(&folder).args([
        "--edition",
        "2024",
        "-C",
        "opt-level=0",
        "-C",
        "debuginfo=0",
        "units.rs",
    ]));
    run(&mut Command::new(folder.join("units")), jobs)
}

fn marks(listing: &Listing) -> Vec<Site> {
    listing
        .lines
        .iter()
        .filter_map(|line| line.mark.as_ref())
        .map(|mark| mark.site)
        .collect()
}

#[test]
fn the_same_steps_happen_in_the_same_order_in_every_language() {
    let families = families();
    let in_all = families.iter().flat_map(|family| {
        let all = all_strategies().into_iter();
        all.map(move |strategy| (family, strategy))
    });
    for (family, strategy) in in_all {
        let goals = match strategy.id() {
            Some(_) => &[Goal::All, Goal::First][..],
            None => &[Goal::All],
        };
        for &goal in goals {
            let of = |code, language| marks(&listing(family, strategy, goal, code, language));
            let wanted = of(CodeLanguage::C, Language::En);
            for code in CodeLanguage::ALL {
                for language in Language::ALL {
                    assert_eq!(
                        of(code, language),
                        wanted,
                        "{} {strategy} in {code:?}, {language:?}",
                        family.id()
                    );
                }
            }
        }
    }
}

#[test]
fn every_step_lights_a_line() {
    let mut lit = BTreeSet::new();
    for strategy in covering_strategies() {
        for goal in [Goal::First, Goal::All] {
            let problems = families()
                .into_iter()
                .flat_map(|family| puzzles_of(&family));
            for problem in problems {
                let family = problem.topology().family();
                let program = listing(family, strategy, goal, CodeLanguage::C, Language::En);
                let mut timeline = Timeline::new(problem, strategy, goal);
                timeline.explore(2_000);
                for step in 0..=timeline.explored() {
                    let site = Site::of(&timeline.at(step).unwrap());
                    assert!(program.line_of(site).is_some(), "{strategy}: {site:?}");
                    lit.insert(site.id());
                }
            }
        }
    }
    lit.extend(related_listings::lit());
    assert_eq!(lit.len(), Site::ALL.len(), "{lit:?}");
}

#[test]
fn programs_fit_and_are_explained() {
    for strategy in all_strategies() {
        for code in CodeLanguage::ALL {
            for language in Language::ALL {
                for family in families() {
                    let program = listing(&family, strategy, Goal::All, code, language);
                    let what = format!("{} {strategy} in {code:?}, {language:?}", family.id());
                    for (number, line) in program.lines.iter().enumerate() {
                        let width = line.text.chars().count();
                        assert!(width <= WIDTH, "{what}: {}", line.text);
                        assert!(
                            !line.text.contains(['@', '\t', '\r']),
                            "{what}: {}",
                            line.text
                        );
                        if line.mark.is_some() {
                            let height = match family {
                                Family::Sudoku(_) if !strategy.learns() => HEIGHT,
                                _ => HEIGHT_OF_OTHERS,
                            };
                            assert!(number < height, "{what}: line {number} is lit");
                            assert!(program.function_at(number).is_some());
                        }
                        if let Some(function) = line.function {
                            let id = format!("code-{function}");
                            assert!(
                                language.find(&id, None, &family_args(&family)).is_some(),
                                "{what}: {id}"
                            );
                        }
                    }
                }
            }
        }
    }
}
