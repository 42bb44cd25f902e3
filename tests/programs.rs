//! The programs that `recuo program` writes are compiled or run, and must print the steps of the
//! solver, event by event. A language whose compiler is missing is skipped, unless
//! `RECUO_NEEDS_COMPILERS` is set; for Octave, which is large, `RECUO_NEEDS_OCTAVE`.

use crate::common::program::{file, folder, printed, refused};
use crate::common::{FIRST_PROGRAM, THREE_LANGUAGES};
use crate::listings::has;
use recuo::explain::Language;
use recuo::explain::code::{Program, ProgramLanguage};
use recuo::puzzle::{Cell, Family, Problem, Topology, Value, text};
use recuo::solver::{Event, Goal, Solver, Spot, Strategy};
use std::process::Command;

/// Families as links write them, with the givens of a problem.
const PROBLEMS: &str = "
    2x2 12.3............
    2x2 123........4....
    3x2 ...6.51.5.4..6.....5.16.4..532.2435.
    diagonal:3x3 36..5...45.72.3.....1.68..37365.19.8.1.....45..4...1....56..8.9.9...5...68..3....
    windows .234.678.456.891.378.123.565.429.861.618.459.897.612.491.378.453.861.972.759.231.
    jigsaw:AABBACCBACCBDDDD 1..2..........3.
    jigsaw:AABBACCBACCBDDDD 12..............
    latin:3 .........
    latin:4 12..34..........
    queens:6 ......
    queens:6 ...2..
    map:australia:3 .......
    map:australia:2 .......
    map:australia:3 ...2...";

/// Each problem with each goal.
fn runs() -> impl Iterator<Item = (Problem, Goal)> {
    let usual = format!("3x3 {THREE_LANGUAGES}{PROBLEMS}");
    let problems: Vec<Problem> = usual.lines().map(problem).collect();
    let goals = [Goal::First, Goal::All].into_iter();
    goals.flat_map(move |goal| {
        problems
            .clone()
            .into_iter()
            .map(move |problem| (problem, goal))
    })
}

fn problem(line: &str) -> Problem {
    let (family, givens) = line.trim().split_once(' ').expect("two words");
    let topology = Topology::new(family.parse::<Family>().expect("a family"));
    let givens: Vec<_> = givens.chars().map(Value::from_char).collect();
    Problem::on(&topology, &givens).expect("a problem")
}

/// What a program must print: which problem it is, then every event.
fn expected(problem: &Problem, goal: Goal) -> Vec<String> {
    let family = problem.topology().family();
    let mut lines = match (family, family.id()) {
        (Family::Sudoku(shape), _) if shape.to_string() != "3x2" => vec![],
        (Family::Jigsaw(_) | Family::Diagonal(_), id) => vec![format!("problem {id}")],
        _ => vec![format!("problem {family}")],
    };
    lines.extend((goal == Goal::All).then(|| "goal all".to_owned()));
    if let Family::Jigsaw(regions) = family {
        lines.push(format!("regions {regions}"));
    }
    lines.push(format!(
        "puzzle {}",
        text::line(problem.topology(), problem.givens())
    ));
    let at = |cell: Cell| match family {
        Family::Queens(_) => format!("R{}", cell.index() + 1),
        _ => problem.topology().address(cell),
    };
    let mut solver = Solver::new(problem, Strategy::NAIVE, goal);
    while let Some(event) = solver.step(problem) {
        lines.push(match (event, event.value().map(Value::number)) {
            (
                Event::Select {
                    at: Spot::Cell(cell),
                    ..
                },
                _,
            ) => format!("select {}", at(cell)),
            (Event::Conflict { cell, with, .. }, Some(value)) => {
                format!("conflict {} {value} {}", at(cell), at(with))
            }
            (Event::Place { cell, .. }, Some(value)) => format!("place {} {value}", at(cell)),
            (Event::Backtrack { cell, .. }, Some(value)) => {
                format!("backtrack {} {value}", at(cell))
            }
            (Event::Solution, _) => "solution".to_owned(),
            (Event::Exhausted, _) => "done".to_owned(),
            _ => panic!("naive has no {event:?}"),
        });
    }
    // With the goal met the search is over too, which is no event of the solver.
    if lines.last().is_some_and(|last| last == "solution") {
        lines.push("done".to_owned());
    }
    lines
}

/// The programs of all runs in a language, with comments in each language of the interface.
fn programs(code: ProgramLanguage) -> Vec<String> {
    let program = |((problem, goal), language): ((Problem, Goal), _)| {
        let program = Program {
            problem: &problem,
            goal,
            code,
            language,
            file: "",
            is_events_only: false,
        };
        program.text()
    };
    let languages = Language::ALL.into_iter().cycle();
    runs().zip(languages).map(program).collect()
}

/// Compares what the programs have printed, one after the other, with what they must print. Each
/// event must name the line that prints it.
fn compare(code: ProgramLanguage, printed: &str) {
    let outputs: Vec<&str> = printed.split_terminator("=\n").collect();
    assert_eq!(outputs.len(), runs().count());
    for (((problem, goal), source), output) in runs().zip(programs(code)).zip(outputs) {
        let what = format!("{code:?}, {problem:?}, {goal}");
        let source: Vec<&str> = source.lines().collect();
        let expected = expected(&problem, goal);
        let mut wanted = expected.iter();
        for line in output.lines().filter_map(|line| line.strip_prefix('@')) {
            let (event, number) = line.split_once(" :").unwrap_or((line, ""));
            assert_eq!(Some(event), wanted.next().map(String::as_str), "{what}");
            let kind = event.split(' ').next().expect("a word");
            let is_header = ["problem", "goal", "regions", "puzzle"].contains(&kind);
            let is_there = |number: usize| source[number - 1].contains(kind);
            assert!(
                is_header || number.parse().is_ok_and(is_there),
                "{what}: {line}"
            );
        }
        assert_eq!(None, wanted.next(), "{what}: not all events are printed");
    }
}

/// Runs the programs of a language with these tools. `change` makes them parts of one program, in
/// whose text `EACH` stands for what it does with each of them; `NUMBER` is the number of a
/// program. The shell compiles them, if need be, and prints what they print, with a `=` after each.
fn check(
    tools: &str,
    code: ProgramLanguage,
    change: [&str; 2],
    [name, text]: [&str; 2],
    each: &str,
    shell: &str,
) {
    if !tools.split_whitespace().all(has) {
        return;
    }
    let folder = folder(&format!("programs-{}", code.id()));
    let mut called = String::new();
    for (number, program) in programs(code).iter().enumerate() {
        let numbered = |text: &str| text.replace("NUMBER", &format!("{number:02}"));
        let [old, new] = change;
        let name = numbered("pNUMBER.") + code.ending();
        file(&folder, &name, program.replace(old, &numbered(new)));
        called += &numbered(each);
    }
    file(&folder, name, text.replace("EACH", &called));
    let mut command = Command::new("sh");
    let output = command.current_dir(&folder).args(["-ec", shell]).output();
    let output = output.expect("there is a shell");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{code:?}: {complaint}");
    compare(code, &String::from_utf8(output.stdout).expect("a text"));
}

/// Runs the programs of a language one after the other.
fn check_each(tools: &str, code: ProgramLanguage, shell: &str) {
    let shell = format!("for f in p*.{}; do {shell}; echo =; done", code.ending());
    check(tools, code, ["EACH", ""], ["none", ""], "", &shell);
}

#[test]
fn c_prints_the_events_of_the_solver() {
    check_each(
        "gcc",
        ProgramLanguage::C,
        "gcc -Wall -Werror -o all $f; ./all",
    );
}

#[test]
fn cpp_prints_the_events_of_the_solver() {
    check(
        "g++",
        ProgramLanguage::Cpp,
        ["int main()", "void run()"],
        [
            "all.cpp",
            "#include <iostream>\n#include <string>\nEACH int main() {}",
        ],
        "namespace pNUMBER {\n#include \"pNUMBER.cpp\"\n\
                auto all = (run(), std::cout << \"=\\n\", 0); }\n",
        "g++ -Wall -Werror -o all all.cpp; ./all",
    );
}

#[test]
fn java_prints_the_events_of_the_solver() {
    check(
        "javac",
        ProgramLanguage::Java,
        ["class Solver", "class SolverNUMBER"],
        [
            "All.java",
            "class All { public static void main(String[] args) { EACH } }",
        ],
        "SolverNUMBER.main(args); System.out.println(\"=\");",
        "javac -encoding UTF-8 -Xlint:all,-auxiliaryclass -Werror *.java; java All",
    );
}

#[test]
fn csharp_prints_the_events_of_the_solver() {
    check(
        "mcs mono",
        ProgramLanguage::CSharp,
        ["class Solver", "class SolverNUMBER"],
        [
            "All.cs",
            "using System; class All { static void Main() { EACH } }",
        ],
        "SolverNUMBER.Main(); Console.WriteLine(\"=\");",
        "mcs -warnaserror -main:All -out:all.exe *.cs; mono all.exe",
    );
}

#[test]
fn rust_prints_the_events_of_the_solver() {
    check(
        "rustc",
        ProgramLanguage::Rust,
        ["fn main()", "pub fn main()"],
        ["all.rs", "fn main() { EACH }"],
        "#[path = \"pNUMBER.rs\"] mod pNUMBER; pNUMBER::main(); println!(\"=\");",
        "rustc --edition 2024 -D warnings all.rs; ./all",
    );
}

#[test]
fn python_prints_the_events_of_the_solver() {
    check_each("python3", ProgramLanguage::Python, "python3 $f");
}

#[test]
fn javascript_prints_the_events_of_the_solver() {
    check_each("node", ProgramLanguage::JavaScript, "node $f");
}

#[test]
fn octave_prints_the_events_of_the_solver() {
    let found = Command::new("octave-cli").arg("--version").output();
    if found.is_ok_and(|output| output.status.success()) {
        check_each("", ProgramLanguage::Octave, "octave-cli $f");
    } else {
        let is_needed = std::env::var_os("RECUO_NEEDS_OCTAVE").is_some();
        assert!(!is_needed, "octave-cli is not installed");
        eprintln!("no octave-cli: install octave to test the programs in its language");
    }
}

#[test]
fn a_program_is_written_to_its_file() {
    let folder = folder("program-file");
    let path = |name: &str| folder.join(name).display().to_string();
    let read = |path: &str| std::fs::read_to_string(path).expect("it is written");
    let solver = path("solver.py");
    assert_eq!(
        printed(&["program", "Python", FIRST_PROGRAM, "-o", &solver]),
        ""
    );
    assert_eq!(read(&solver), printed(&["program", "py"]));
    // An export writes the same file for naive, and what the code view shows for others.
    let exported = |name: &str, more: &[&str]| {
        let path = path(name);
        printed(&[&["export", FIRST_PROGRAM, "-o", &path], more].concat());
        read(&path)
    };
    assert_eq!(exported("whole.py", &[]), read(&solver));
    for more in [["--what", "program"], ["--strategy", "masks"]] {
        let listed = exported(&format!("{}.py", more[1]), &more);
        assert!(listed.contains("load()") && !listed.contains("@place"));
    }
    assert!(exported("all.cs", &["--goal", "all"]).contains("@goal all"));
    let masks = [
        "export",
        FIRST_PROGRAM,
        "--strategy",
        "masks",
        "-o",
        &path("x.m"),
    ];
    let recorded = [
        "export",
        "lessons/programs/row-and-column.txt",
        "-o",
        &path("y.m"),
    ];
    let traced = printed(&["trace", recorded[1], "--to", "2"]);
    assert!(traced.contains("R1C2: 1 is"), "{traced}");
    let pictured = printed(&["export", recorded[1], "-o", &path("y.csv")]);
    assert_eq!(pictured, "");
    for (code, arguments, reason) in [
        (
            1,
            &["program", "python", "-o", &solver][..],
            "--force replaces it",
        ),
        (2, &["program", "c", "-o", &solver], "ends in one of c"),
        (2, &["program", "cobol"], "javascript, octave, rust"),
        (2, &["program", "c", "--goal", "2"], "first, all"),
        (1, &["program", "c", "--problem", "windows"], "givens"),
        (2, &masks, "only for naive"),
        (2, &recorded, "program of your own"),
        (
            2,
            &["export", recorded[1], "-o", &path("y.ron")],
            "program of your own",
        ),
        (
            2,
            &["trace", recorded[1], "--strategy", "naive"],
            "its own goal",
        ),
    ] {
        let said = refused(code, arguments);
        assert!(said.contains(reason), "{arguments:?}: {said}");
    }
}

/// The lines for a student's own program are lines of the whole one.
#[test]
fn events_can_be_printed_by_another_program() {
    for code in ProgramLanguage::ALL.map(ProgramLanguage::id) {
        for problem in ["latin:4", "queens:5", "map:spain:4"] {
            let arguments = ["program", code, "--problem", problem, "--events"];
            let (whole, lines) = (printed(&arguments[..4]), printed(&arguments));
            let is_known = |line: &str| whole.lines().any(|known| known.trim() == line.trim());
            let others = lines.lines().filter(|line| !is_known(line));
            // Two remarks, and the conflict without the cell that forbids the value.
            assert_eq!(others.count(), 3, "{lines}");
            let events = lines.lines().filter(|line| line.contains(" @")).count();
            assert!(events >= 7 && lines.lines().count() < 55, "{lines}");
        }
    }
}
