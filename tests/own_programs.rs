//! The programs that lessons show instead of ours, as their sources wrote them. Each is compiled or
//! run with its marks replaced by statements that report steps, and must report the solver's own; what
//! it prints, and the calls that it counts by itself, are what lessons say.

use crate::common::program::{fed, folder};
use crate::common::{EASY_SWEEP, FIRST_PROGRAM, READERS_VARIANT, THREE_LANGUAGES};
use crate::listings::{expected, has, told_in_braces};
use recuo::explain::Site;
use recuo::explain::code::{Listing, ProgramLanguage};
use recuo::puzzle::{Problem, text};
use recuo::solver::{Goal, Strategy};
use std::process::Command;
use std::sync::Arc;

const PROGRAMS: [(&str, ProgramLanguage, &str); 5] = [
    (
        "verifica",
        ProgramLanguage::C,
        include_str!("../lessons/programs/verifica.c"),
    ),
    (
        "rsudoku",
        ProgramLanguage::C,
        include_str!("../lessons/programs/rsudoku.c"),
    ),
    (
        "masks",
        ProgramLanguage::CSharp,
        include_str!("../lessons/programs/masks.cs"),
    ),
    (
        "percorre",
        ProgramLanguage::Octave,
        include_str!("../lessons/programs/percorre.m"),
    ),
    (
        "written_twice",
        ProgramLanguage::Python,
        include_str!("../lessons/programs/written_twice.py"),
    ),
];

/// The programs as the code view lists them.
pub fn own_programs() -> impl Iterator<Item = Listing> {
    let read = |(name, code, text)| {
        Listing::own(text, code).unwrap_or_else(|mark| panic!("{name}: {mark:?}"))
    };
    PROGRAMS.into_iter().map(read)
}

fn program(name: &str) -> Listing {
    let number = PROGRAMS.iter().position(|(own, ..)| *own == name);
    own_programs()
        .nth(number.expect("there is one"))
        .expect("as many")
}

fn problem(line: &str) -> Arc<Problem> {
    Arc::new(text::read_one(line, &text::Options::default()).expect("a puzzle"))
}

/// What a program prints, apart from the steps that it reports; and these.
fn parted(printed: &str) -> (String, String) {
    let (steps, rest): (Vec<&str>, Vec<&str>) = printed
        .split_inclusive('\n')
        .partition(|line| line.starts_with('@'));
    (rest.concat(), steps.concat())
}

/// What one of the programs in C prints for a puzzle. Steps at givens are left out, which the solver does
/// not visit; `calls` counts the calls of two functions at the end.
fn in_c(name: &str, board: &str, line: &str) -> String {
    let listing = program(name);
    let told = told_in_braces(&listing, |site, details| {
        let cell = details.split(',').next().unwrap_or_default();
        match details {
            "" => format!("puts(\"@{site}\");"),
            _ => format!(
                "if (!givens[{cell}]) {{ printf(\"@{site}\"); int told[] = {{{details}}}; \
                 for (unsigned i = 0; i < sizeof told / sizeof *told; i++) printf(\" %d\", told[i]); puts(\"\"); }}"
            ),
        }
    });
    let counted = told
        .replace("@function", "")
        .replace(
            "void resolve(int lin, int col) {",
            "void resolve(int lin, int col) { resolves++;",
        )
        .replace(
            "int verifica(int lin, int col, int n) {",
            "int verifica(int lin, int col, int n) { tests++;",
        )
        .replace(
            "return 0; }\n}",
            "printf(\"calls %d %d\\n\", resolves, tests); return 0; }\n}",
        );
    let source = format!(
        "#include <stdio.h>\n#include <string.h>\n\
         int {board}[9][9], Rsudoku[9][9], givens[81], solucoes, resolves, tests;\n\
         void resolve(int, int); int verifica(int, int, int); void imprime(void); void salva(void);\n\
         __attribute__((constructor)) void givens_first(void) {{ for (int i = 0; i < 81; i++)\n\
         {{ int c = getchar(); {board}[i / 9][i % 9] = givens[i] = c == '.' ? 0 : c - '0'; }} }}\n{counted}"
    );
    let folder = folder(&format!("own-{name}"));
    std::fs::write(folder.join("own.c"), source).expect("it can be written");
    let made = Command::new("gcc")
        .current_dir(&folder)
        .args(["-std=gnu11", "-O1", "-o", "own", "own.c"])
        .output()
        .expect("there is gcc");
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stderr)
    );
    let output = fed(&mut Command::new(folder.join("own")), line).expect("it was just compiled");
    String::from_utf8(output.stdout).expect("text")
}

/// The program visits all 81 cells: by its own count it does more than the solver, and prints what its
/// author's does.
#[test]
fn the_program_in_c_takes_the_steps_of_the_solver_and_prints_its_solutions() {
    if !has("gcc") {
        return;
    }
    for (line, calls, solutions) in [
        (FIRST_PROGRAM, "calls 74804 673227\n", 1),
        (READERS_VARIANT, "calls 248634 2237688\n", 2),
    ] {
        let (printed, steps) = parted(&in_c("verifica", "grade", line));
        let wanted = expected(&problem(line), Strategy::NAIVE, Goal::All, u64::MAX);
        assert!(steps == wanted.expect("it ends"), "{line}: other steps");
        assert!(printed.ends_with(calls), "{printed}");
        assert!(printed.contains(&format!(" Solucao: {solutions}\n")));
        assert!(!printed.contains(&format!(" Solucao: {}\n", solutions + 1)));
        let board = &printed[..printed.len() - calls.len()];
        let rows: Vec<&str> = board.lines().skip(1).take(4).collect();
        assert!(rows[0].len() == 12 && rows[0].ends_with(' '), "{board}");
        assert_eq!((rows[3], board.lines().count()), ("", 13 * solutions));
    }
}

/// The variant of its reader keeps the first solution, and prints it each time.
#[test]
fn the_readers_program_keeps_the_first_solution() {
    if !has("gcc") {
        return;
    }
    let (printed, steps) = parted(&in_c("rsudoku", "sudoku", READERS_VARIANT));
    let wanted = expected(
        &problem(READERS_VARIANT),
        Strategy::NAIVE,
        Goal::All,
        u64::MAX,
    );
    assert!(steps == wanted.expect("it ends"), "other steps");
    let boards: Vec<&str> = printed.split_inclusive("\n\n").collect();
    assert_eq!(boards[..3], boards[3..6]);
    assert!(boards[6].starts_with("calls"));
}

#[test]
fn the_program_in_csharp_takes_the_steps_of_the_solver() {
    if !has("mcs") || !has("mono") {
        return;
    }
    let told = told_in_braces(&program("masks"), |site, details| match details {
        "" => format!("Console.WriteLine(\"@{site}\");"),
        _ => format!("Console.WriteLine(\"@{site} \" + string.Join(\" \", new[] {{{details}}}));"),
    });
    let source = format!(
        "using System;\nusing System.IO;\nclass Own {{\n\
         static int Count(int map) {{ int n = 0; for (map &= 511; map > 0; map &= map - 1) n++; return n; }}\n{told}}}\n"
    );
    let folder = folder("own-masks");
    std::fs::write(folder.join("own.cs"), source).expect("it can be written");
    let made = Command::new("mcs")
        .current_dir(&folder)
        .arg("own.cs")
        .output();
    let made = made.expect("there is mcs");
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stdout)
    );
    for line in [FIRST_PROGRAM, THREE_LANGUAGES, EASY_SWEEP] {
        std::fs::write(folder.join("sudoku.txt"), line).expect("it can be written");
        let output = Command::new("mono")
            .current_dir(&folder)
            .arg("own.exe")
            .output();
        let printed = String::from_utf8(output.expect("there is mono").stdout).expect("text");
        let (board, steps) = parted(&printed);
        let masks = "masks".parse().expect("a strategy");
        let wanted = expected(&problem(line), masks, Goal::First, u64::MAX);
        assert!(steps == wanted.expect("it ends"), "{line}: other steps");
        assert_eq!(board.lines().count(), 9, "{board}");
    }
}

/// The recursive function and the loop with a stack, each by itself.
#[test]
fn the_search_that_is_written_twice_takes_the_same_steps() {
    if !has("python3") {
        return;
    }
    let mut told =
        String::from("import sys\nGIVENS = [int(c) for c in sys.argv[1]]\ngrid = [0] * 16\n");
    for line in program("written_twice").lines {
        if let Some(mark) = line.mark.filter(|mark| mark.site != Site::Start) {
            let indent = &line.text[..line.text.len() - line.text.trim_start().len()];
            let details = match mark.details.as_str() {
                "" => String::new(),
                details => format!(", {details}"),
            };
            told += &format!("{indent}print('@{}'{details})\n", mark.site.id());
        }
        told += &format!("{}\n", line.text);
    }
    told += "main()\n";
    let folder = folder("own-twice");
    let solvable = ".....2144.32..41";
    let unsolvable = "123....4........";
    for (way, call) in [("calls", "if solve():"), ("loop", "if solve_with_stack():")] {
        let file = folder.join(format!("{way}.py"));
        let own = told.replace(
            "    if solve():  # or solve_with_stack()",
            &format!("    {call}"),
        );
        assert_ne!(own, told);
        std::fs::write(&file, own).expect("it can be written");
        for (line, ends) in [(solvable, "1 4 2 3\n"), (unsolvable, "No solution\n")] {
            let zeros = line.replace('.', "0");
            let output = Command::new("python3").arg(&file).arg(zeros).output();
            let printed = String::from_utf8(output.expect("it runs").stdout).expect("text");
            let (rest, steps) = parted(&printed);
            let wanted = expected(&problem(line), Strategy::NAIVE, Goal::First, u64::MAX);
            assert_eq!(steps, wanted.expect("it ends"), "{way}: {line}");
            assert!(rest.contains(ends), "{rest}");
        }
    }
}

/// The function gives up on what it cannot fill, and also on a full board and on an impossible one.
#[test]
fn octave_sweeps_as_the_solver_does_and_gives_up_as_its_source_does() {
    let found = Command::new("octave-cli").arg("--version").output();
    if !found.is_ok_and(|output| output.status.success()) {
        let is_needed = std::env::var_os("RECUO_NEEDS_OCTAVE").is_some();
        assert!(!is_needed, "octave-cli is not installed");
        eprintln!("no octave-cli: install octave to test the lessons' program in its language");
        return;
    }
    let mut told = String::from("1;\n");
    for line in program("percorre").lines {
        if let Some(mark) = line.mark.filter(|mark| mark.site != Site::Start) {
            let numbers = mark.details.matches(',').count() + usize::from(!mark.details.is_empty());
            // The commas of `(l - 1) * 9 + c - 1, v` part numbers; no mark has others.
            let format = format!("@{}{}\\n", mark.site.id(), " %d".repeat(numbers));
            let values = mark.details;
            let comma = if values.is_empty() { "" } else { ", " };
            told += &format!("printf(\"{format}\"{comma}{values});\n");
        }
        told += &format!("{}\n", line.text);
    }
    let full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let impossible =
        "12345678.........9...............................................................";
    let gave_up = "Desisto! Demasiado complicado para mim.";
    let puzzles = [EASY_SWEEP, THREE_LANGUAGES, full, impossible];
    for line in puzzles {
        let zeros = line.replace('.', "0");
        told += &format!("resolve(reshape('{zeros}' - '0', 9, 9)'); puts(\"=\\n\");\n");
    }
    let file = folder("own-octave").join("own.m");
    std::fs::write(&file, told).expect("it can be written");
    let output = Command::new("octave-cli").arg("-q").arg(&file).output();
    let output = output.expect("it is there");
    let printed = String::from_utf8(output.stdout).expect("text");
    let runs: Vec<_> = printed.split_terminator("=\n").map(parted).collect();
    assert_eq!(runs.len(), 4, "{}", String::from_utf8_lossy(&output.stderr));
    for (line, (_, steps)) in puzzles.iter().zip(&runs).take(2) {
        let wanted = expected(&problem(line), Strategy::Sweep, Goal::First, u64::MAX);
        assert_eq!(*steps, wanted.expect("it ends"), "{line}");
    }
    assert!(!runs[0].0.contains(gave_up));
    for (words, _) in &runs[1..] {
        assert_eq!(words.trim_end(), gave_up);
    }
}
