//! Problems with relations, and ways: the figures of runs, what must hold of them, and an independent
//! implementation.

use crate::common::program::{complaint, file, folder, objects, printed, refused, run};
use recuo::explain::{Language, Sentence, relation_text};
use recuo::lesson::Lesson;
use recuo::puzzle::text;
use recuo::puzzle::{
    Cell, Family, NoFiles, Problem, Random, Relation, Sign, Topology, Value, Wanted,
};
use recuo::scene::{Board, BoardOptions, Rect, Shape, Theme};
use recuo::solver::{Counters, Event, Goal, Solver, Strategy};
use recuo::timeline::Timeline;
use std::collections::HashSet;
use std::sync::Arc;

const FUTOSHIKI: &str = ".<. . .\n    ^ v\n. . . .\n    ^ v\n. . . .\n\n. .<.<.\n";
const KILLER: &str = "....\n....\n....\n....\n\nABBC\nADEC\nDDEF\nGGEF\n\n\
    A=5\nB=5\nC=7\nD=7\nE=9\nF=3\nG=4\n";

const MAZE: &str = "S....\n.#.#.\n.#...\n.#E.#\n.....\n";
/// The first tours found.
const FIVE: &str = "1 6 15 10 21 14 9 … 25 18 3 12 23";
const EIGHT: &str = "1 34 3 18 49 32 13 16 … 22 7 44 39 24 9 28 63";

/// The problem of a family without an input; futoshiki and killer with the text of their file.
fn problem(name: &str) -> Problem {
    let wanted = Wanted::read(name, None, &NoFiles).unwrap_or_else(|e| panic!("{name}: {e:?}"));
    wanted.empty().expect("it needs no puzzle")
}

fn strategy(id: &str) -> Strategy {
    id.parse().unwrap()
}

/// FNV-1a over three bytes for each placement, conflict and backtrack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stream(pub u64);

impl Stream {
    pub const EMPTY: Self = Self(0xCBF2_9CE4_8422_2325);

    pub fn add(&mut self, event: Event) {
        let sign = match event {
            Event::Place { .. } => b'P',
            Event::Backtrack { .. } => b'B',
            Event::Conflict { .. }
            | Event::Excluded { .. }
            | Event::Broken { .. }
            | Event::Visited { .. }
            | Event::Wall { .. } => b'C',
            _ => return,
        };
        let (cell, value) = (event.cell().unwrap(), event.value().unwrap());
        for byte in [sign, cell.index() as u8, value.number()] {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
}

/// A whole run, step by step: its counters, first solution and stream; the silent run must end alike.
pub fn figures(problem: &Problem, id: &str, goal: Goal) -> (Solver, String, Stream) {
    let mut solver = Solver::new(problem, strategy(id), goal);
    let mut silent = solver.clone();
    let (mut first, mut stream) = (String::new(), Stream::EMPTY);
    while let Some(event) = solver.step(problem) {
        stream.add(event);
        if event == Event::Solution && first.is_empty() {
            first = text::line(problem.topology(), solver.values(problem));
        }
    }
    while !silent.has_ended() {
        silent.advance(problem, 1 << 30);
    }
    assert!(silent == solver, "{id}: a silent run differs");
    (solver, first, stream)
}

/// The problem, the strategy, the goal, the counters, the first solution and the stream.
type Figures<'a> = (&'a str, &'a str, Goal, [u64; 6], &'a str, u64);

/// The figures of the contract: tests, conflicts, placements, backtracks, greatest depth, solutions.
#[test]
fn runs_have_the_figures_that_two_other_programs_found() {
    let futoshiki = format!("futoshiki:{FUTOSHIKI}");
    let killer = format!("killer:{KILLER}");
    let maze = format!("maze:{MAZE}");
    let (five, eight) = (FIVE, EIGHT);
    let way = "1 2 3 4 5 . # . # 6 . # . 8 7 . # 12 9 # . . 11 10 .";
    let rows: [Figures; 18] = [
        (
            "knight:5x5",
            "naive",
            Goal::First,
            [31_212, 22_373, 8_839, 8_815, 24, 1],
            five,
            0x60ef_e355_3c6e_c5eb,
        ),
        (
            "knight:5x5",
            "naive",
            Goal::All,
            [6_191_826, 4_456_748, 1_735_078, 1_735_078, 24, 304],
            five,
            0x7c71_d623_4e0c_9d65,
        ),
        (
            "knight:8x8",
            "warnsdorff",
            Goal::First,
            [225, 162, 63, 0, 63, 1],
            eight,
            0x0c61_96a4_07d4_bfc3,
        ),
        (
            &maze,
            "naive",
            Goal::All,
            [186, 116, 70, 70, 17, 10],
            way,
            0xe5a9_e640_fa54_e08f,
        ),
        (
            &maze,
            "warnsdorff",
            Goal::First,
            [45, 28, 17, 6, 15, 1],
            way,
            0xb3f2_d5ce_485e_403e,
        ),
        (
            "permutations:4",
            "naive",
            Goal::All,
            [164, 100, 64, 64, 4, 24],
            "1234",
            0x2ad8_ea34_d80c_7ca5,
        ),
        (
            "subsets:4",
            "naive",
            Goal::All,
            [30, 0, 30, 30, 4, 16],
            "iiii",
            0xf8d9_71c9_613b_fbf3,
        ),
        (
            "combinations:5:3",
            "bounds",
            Goal::All,
            [48, 15, 33, 33, 5, 10],
            "iiioo",
            0xa312_e5a4_6a66_8b21,
        ),
        (
            "subset-sum:9:3,34,4,12,5,2",
            "naive",
            Goal::All,
            [126, 62, 64, 64, 6, 2],
            "ioiooi",
            0x9f38_a1b7_bfce_6ff6,
        ),
        (
            "subset-sum:9:3,34,4,12,5,2",
            "bounds",
            Goal::All,
            [30, 14, 16, 16, 6, 2],
            "ioiooi",
            0xe750_bdb3_7cc5_da53,
        ),
        (
            "magic:3",
            "naive",
            Goal::First,
            [3_654, 3_244, 410, 401, 9, 1],
            "276951438",
            0x99de_d32f_af56_0274,
        ),
        (
            "magic:3",
            "bounds",
            Goal::All,
            [5_778, 5_129, 649, 649, 9, 8],
            "276951438",
            0xd65f_9a95_f2eb_d464,
        ),
        (
            "cryptarithm:SEND+MORE=MONEY",
            "naive",
            Goal::First,
            [6_089_936, 5_480_939, 608_997, 608_989, 8, 1],
            "95671082",
            0xb64c_b515_4769_ac08,
        ),
        (
            "cryptarithm:SEND+MORE=MONEY",
            "bounds",
            Goal::First,
            [51_656, 46_487, 5_169, 5_161, 8, 1],
            "95671082",
            0x9130_f424_31e5_9329,
        ),
        (
            "cryptarithm:SEIS+SETE+SETE=VINTE",
            "bounds",
            Goal::All,
            [50_170, 45_153, 5_017, 5_017, 6, 1],
            "649013",
            0x6903_dd6a_1c9f_0d99,
        ),
        (
            &futoshiki,
            "naive",
            Goal::All,
            [2_064, 1_548, 516, 516, 16, 1],
            "2314143232414123",
            0x5038_7dc7_8022_0567,
        ),
        (
            &futoshiki,
            "bounds",
            Goal::All,
            [896, 672, 224, 224, 16, 1],
            "2314143232414123",
            0x5c80_ea60_4314_0632,
        ),
        (
            &killer,
            "bounds",
            Goal::All,
            [220, 165, 55, 55, 16, 1],
            "2413312442311342",
            0xb82d_52eb_93c8_b2dc,
        ),
    ];
    for (name, id, goal, counters, first, stream) in rows {
        let (solver, found, told) = figures(&problem(name), id, goal);
        let c = solver.counters();
        let all = [
            c.tests,
            c.conflicts,
            c.placements,
            c.backtracks,
            c.max_depth,
            c.solutions,
        ];
        assert_eq!(all, counters, "{name} {id}");
        match first.split_once(" … ") {
            Some((begin, end)) => assert!(
                found.starts_with(begin) && found.ends_with(end),
                "{name} {id}: {found}"
            ),
            None => assert_eq!(found, first, "{name} {id}"),
        }
        assert_eq!(told.0, stream, "{name} {id}: {:016x}", told.0);
    }
}

#[test]
fn streams_are_as_agreed() {
    let (cell, value) = (Cell::new(0), Value::new(1).unwrap());
    let mut stream = Stream::EMPTY;
    stream.add(Event::Place { cell, value });
    assert_eq!(stream.0, 0x8e43_8119_f48e_c374);
    let (_, _, stream) = figures(&problem("combinations:2:1"), "naive", Goal::All);
    assert_eq!(stream.0, 0x5968_2280_74a4_767e);
}

fn all(problem: &Problem, id: &str) -> Counters {
    let mut solver = Solver::new(problem, strategy(id), Goal::All);
    solver.advance(problem, u64::MAX);
    solver.counters()
}

/// Formulas that the counters of generating follow.
#[test]
fn generating_counts_as_mathematics_does() {
    for n in 1..=6_u64 {
        // Σ n! / (n − k)!
        let placed: u64 = (1..=n).map(|k| (n - k + 1..=n).product::<u64>()).sum();
        let counters = all(&problem(&format!("permutations:{n}")), "naive");
        assert_eq!(
            (counters.placements, counters.solutions),
            (placed, (1..=n).product())
        );
        let counters = all(&problem(&format!("subsets:{n}")), "naive");
        assert_eq!(
            (counters.tests, counters.solutions),
            ((1 << (n + 1)) - 2, 1 << n)
        );
        let binomials: u64 = (0..=n)
            .map(|k| all(&problem(&format!("combinations:{n}:{k}")), "bounds").solutions)
            .sum();
        assert_eq!(binomials, 1 << n);
    }
}

/// Every square of the 5×5 board as a start; on the other colour there is no tour.
#[test]
fn the_tours_of_five_by_five_are_1728() {
    let tours = |row: usize, column: usize| {
        let problem = problem(&format!("knight:5x5:R{row}C{column}"));
        all(&problem, "naive").solutions
    };
    let squares = (1..=5).flat_map(|row| (1..=5).map(move |column| (row, column)));
    assert_eq!(
        squares.map(|(row, column)| tours(row, column)).sum::<u64>(),
        1_728
    );
}

/// Under goal all the order of moves changes nothing that is counted; at the first tour it does.
#[test]
fn warnsdorff_finds_the_same_in_another_order() {
    for name in [
        "knight:4x5",
        "knight:3x4",
        "knight:1x1",
        "knight:3x3",
        &format!("maze:{MAZE}"),
    ] {
        let problem = problem(name);
        assert_eq!(
            all(&problem, "naive"),
            all(&problem, "warnsdorff"),
            "{name}"
        );
    }
    let problem = problem("knight:1x1");
    let mut solver = Solver::new(&problem, strategy("naive"), Goal::All);
    assert_eq!(solver.step(&problem), Some(Event::Solution));
    assert_eq!(solver.step(&problem), Some(Event::Exhausted));
    assert_eq!(solver.step(&problem), None);
}

/// Any step is reached silently and from a packed state as by stepping, with the same future.
#[test]
fn every_step_can_be_sought_and_packed() {
    let futoshiki = format!("futoshiki:{FUTOSHIKI}");
    let maze = format!("maze:{MAZE}");
    for (name, id) in [
        ("magic:3", "bounds"),
        ("subset-sum:9:3,34,4,12,5,2", "naive"),
        (&futoshiki, "row-major + descending + bounds"),
        ("knight:5x5", "naive"),
        ("knight:5x5", "warnsdorff"),
        (&maze, "naive"),
    ] {
        let problem = problem(name);
        let start = Solver::new(&problem, strategy(id), Goal::All);
        let mut bytes = vec![0; Solver::packed_size(&problem, start.plan())];
        let mut stepped = start.clone();
        for step in 1..=4_000 {
            if stepped.step(&problem).is_none() {
                break;
            }
            if step % 97 != 0 && step > 60 {
                continue;
            }
            let mut silent = start.clone();
            assert_eq!(silent.advance(&problem, step), step);
            assert!(silent == stepped, "{name} {id} {step}");
            stepped.pack(&mut bytes);
            let unpacked = stepped.unpack(&problem, *stepped.plan(), &bytes);
            assert!(unpacked == stepped, "{name} {id} {step}: unpacked");
            assert_eq!(unpacked.choices(&problem), stepped.choices(&problem));
            let mut futures = [unpacked, stepped.clone(), silent];
            futures.iter_mut().for_each(|future| {
                future.advance(&problem, 5_000);
            });
            assert!(
                futures[0] == futures[1] && futures[1] == futures[2],
                "{name} {id} {step}"
            );
        }
    }
}

/// The naive search with relations, written plainly: all of it in one function that calls itself.
struct Plain<'a> {
    problem: &'a Problem,
    looks_ahead: bool,
    board: Vec<Option<Value>>,
    events: Vec<(char, usize, u8, Option<usize>)>,
    solutions: Vec<String>,
}

impl Plain<'_> {
    fn refused(&self, cell: Cell, value: Value) -> Option<Option<usize>> {
        let topology = self.problem.topology();
        let clashes = |other: &Cell| {
            let held = self.board[other.index()];
            held.is_some_and(|held| topology.clash((cell, value), (*other, held)).is_some())
        };
        if topology.peers_of(cell).iter().any(clashes) {
            return Some(None);
        }
        let number = |value: Value| topology.number(value);
        let all: Vec<i64> = (1..=topology.size() as u8)
            .map(|place| number(Value::numbered(place).unwrap()))
            .collect();
        let broken = topology.relations().iter().position(|relation| {
            if !relation.terms().iter().any(|(own, _)| *own == cell) {
                return false;
            }
            let (mut low, mut high, mut empty) = (0, 0, 0);
            for (own, weight) in relation.terms() {
                let held = if *own == cell {
                    Some(value)
                } else {
                    self.board[own.index()]
                };
                let weight = i64::from(*weight);
                let terms: Vec<i64> = match held {
                    Some(held) => vec![weight * number(held)],
                    None => all.iter().map(|number| weight * number).collect(),
                };
                empty += usize::from(held.is_none());
                low += terms.iter().min().unwrap();
                high += terms.iter().max().unwrap();
            }
            let right = i64::from(relation.right());
            let can_be = match relation.sign() {
                Sign::Equal => (low..=high).contains(&right),
                Sign::AtMost => low <= right,
                Sign::AtLeast => high >= right,
            };
            !can_be && (self.looks_ahead || empty == 0)
        });
        broken.map(Some)
    }

    fn search(&mut self) {
        let Some(index) = self.board.iter().position(Option::is_none) else {
            let board = self.board.iter().copied();
            self.solutions
                .push(text::line(self.problem.topology(), board));
            return;
        };
        let cell = Cell::new(index);
        for value in (1..=self.problem.size() as u8).filter_map(Value::new) {
            match self.refused(cell, value) {
                Some(relation) => self.events.push(('C', index, value.number(), relation)),
                None => {
                    self.events.push(('P', index, value.number(), None));
                    self.board[index] = Some(value);
                    self.search();
                    self.board[index] = None;
                    self.events.push(('B', index, value.number(), None));
                }
            }
        }
    }
}

/// A random problem: a small board, relations of all kinds, perhaps a given.
fn random(seed: u64) -> Option<Problem> {
    let mut random = Random::new(seed);
    let mut up_to = |most: usize| random.below(most);
    let family = [
        "latin:3",
        "permutations:4",
        "subsets:5",
        "cryptarithm:AB+AB=CA",
        "2x2",
    ][up_to(5)];
    let family: Family = family.parse().unwrap();
    let cells = family.cells();
    let mut relations = Vec::new();
    for _ in 0..up_to(4) {
        let mut cell = || Cell::new(up_to(cells));
        let (first, second, third) = (cell(), cell(), cell());
        if up_to(3) == 0 && first != second {
            relations.push(Relation::less(first, second));
            continue;
        }
        let mut weight = || up_to(7) as i32 - 3;
        let terms = [(first, weight()), (second, weight()), (third, weight())];
        let sign = Sign::ALL[up_to(3)];
        relations.push(Relation::linear(terms, sign, up_to(12) as i32 - 4)?);
    }
    let topology = Topology::with_relations(family, relations);
    let mut givens = vec![None; cells];
    givens[up_to(cells)] = Value::new(up_to(topology.size() + 1) as u8);
    Problem::on(&topology, &givens).ok()
}

#[test]
fn random_problems_run_as_a_plain_program_does() {
    let mut runs = 0;
    for seed in 0..400 {
        let Some(problem) = random(seed) else {
            continue;
        };
        let mut found: Vec<(Vec<String>, u64)> = Vec::new();
        for id in ["naive", "bounds"] {
            let mut plain = Plain {
                problem: &problem,
                looks_ahead: id == "bounds",
                board: problem.givens().collect(),
                events: Vec::new(),
                solutions: Vec::new(),
            };
            plain.search();
            let mut solver = Solver::new(&problem, strategy(id), Goal::All);
            let (mut events, mut solutions) = (Vec::new(), Vec::new());
            while let Some(event) = solver.step(&problem) {
                let sign = match event {
                    Event::Place { .. } => 'P',
                    Event::Backtrack { .. } => 'B',
                    Event::Conflict { .. } | Event::Broken { .. } => 'C',
                    Event::Solution => {
                        let board = solver.values(&problem);
                        solutions.push(text::line(problem.topology(), board));
                        continue;
                    }
                    _ => continue,
                };
                let relation = match event {
                    Event::Broken { relation, .. } => Some(usize::from(relation)),
                    _ => None,
                };
                let (cell, value) = (event.cell().unwrap(), event.value().unwrap());
                events.push((sign, cell.index(), value.number(), relation));
            }
            assert_eq!(solutions, plain.solutions, "{seed} {id}");
            assert!(events == plain.events, "{seed} {id} {problem:?}");
            assert_eq!(all(&problem, id), solver.counters(), "{seed} {id}");
            found.push((solutions, solver.counters().tests));
            runs += 1;
        }
        assert_eq!(
            found[0].0, found[1].0,
            "bounds finds the same in the same order"
        );
        assert!(found[1].1 <= found[0].1, "bounds never tests more");
    }
    assert!(runs > 500, "{runs}");
}

/// Without relations `bounds` is the naive search.
#[test]
fn bounds_is_naive_where_nothing_is_related() {
    let problem = Problem::on(&Topology::new("2x2".parse().unwrap()), &[None; 16]).unwrap();
    assert_eq!(all(&problem, "naive"), all(&problem, "bounds"));
}

/// What does not know relations, or ways, says so.
#[test]
fn other_strategies_are_refused() {
    let (sum, way) = (problem("magic:3"), problem("knight:5x5"));
    let plain = Topology::new("latin:4".parse().unwrap());
    for (id, strategy) in Strategy::NAMED {
        let takes = |board: &Topology| strategy.check_board(board).is_ok();
        let expected = (
            ["naive", "bounds"].contains(&id),
            ["naive", "warnsdorff"].contains(&id),
            id != "warnsdorff",
        );
        let found = (takes(sum.topology()), takes(way.topology()), takes(&plain));
        assert_eq!(found, expected, "{id}");
    }
    for id in [
        "degree + ascending + bounds",
        "row-major + random:1 + bounds",
        "row-major + fewest-onward + bounds",
        "degree + fewest-onward + rules",
    ] {
        assert!(id.parse::<Strategy>().is_err(), "{id}");
    }
}

/// A relation whose cells are all given is tested before any step.
#[test]
fn false_givens_are_refused() {
    let wanted = Wanted::read("magic:3", None, &NoFiles).unwrap();
    let read = |line: &str| text::read_one(line, &text::Options::of(wanted.clone()));
    let error = read("2 7 6\n9 5 1\n4 3 8").unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(error.given_count(), 9);
    let error = read("276\n9..\n4..").unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(error.given_count(), 5);
    let error = read("271\n...\n...").unwrap_err();
    let said = error.to_string();
    assert!(said.contains("R1C1 + R1C2 + R1C3 = 15"), "{said}");
}

/// Nothing that is typed or in a file makes a reader fail otherwise than by an error.
#[test]
fn hostile_texts_are_refused() {
    let texts = [
        "",
        ":",
        "::::",
        "0",
        "-1",
        "99999999999999999999",
        "1:1:1:1",
        "A",
        "=",
        "+=",
        "A+=B",
        "\u{0}",
        "\u{1F600}+\u{1F600}=\u{1F600}",
        "ß+ß=ßß",
        "\n\n\n",
        " ",
        "....",
        "A=1",
        "S",
        "SE",
        "S\nE",
        "1x1",
        "240x1",
        "16x15:R16C15",
        "x",
        "5x5:R1C1:R1C1",
        "2147483647:2147483647,2147483647",
    ];
    let families = [
        "permutations",
        "subsets",
        "combinations",
        "subset-sum",
        "magic",
        "cryptarithm",
        "futoshiki",
        "killer",
        "knight",
        "maze",
    ];
    for family in families {
        for detail in texts.iter().map(|text| (*text).to_owned()).chain([
            "A+B=C".repeat(100),
            ".".repeat(10_000),
            ".\n".repeat(300),
            "9,".repeat(10_000),
        ]) {
            let name = format!("{family}:{detail}");
            let _ = name.parse::<Family>();
            let Ok(wanted) = Wanted::read(&name, None, &NoFiles) else {
                continue;
            };
            let problem = wanted.empty().expect("it needs no puzzle");
            let mut solver = Solver::new(&problem, strategy("naive"), Goal::All);
            solver.advance(&problem, 10_000);
            let written = problem.topology().family().to_string();
            assert_eq!(
                &written.parse::<Family>().unwrap(),
                problem.topology().family()
            );
            for text in texts {
                let _ = text::read(text, &text::Options::of(wanted.clone()));
            }
        }
    }
}

const LESSON: &str = r#"(
    id: "own",
    title: "Own",
    goal: "Relations.",
    text: "Relations.",
    problem: Latin(3),
    relations: [
        Sum(cells: "R1C1 R2C2 R3C3", equals: 6),
        Less("R1C1", "R1C2"),
        Linear(terms: [(2, "R2C1"), (-1, "R3C1")], is: "<=", right: 4),
    ],
    boards: [(strategy: "bounds", goal: "all")],
)"#;

#[test]
fn lessons_have_relations_of_their_own() {
    let lesson = Lesson::read(LESSON).unwrap_or_else(|error| panic!("{error}"));
    let relations = lesson.problem.topology().own_relations();
    assert_eq!(relations.len(), 3);
    assert_eq!(lesson.problem.topology().relations().len(), 3);
    assert_eq!(
        relations[2].terms(),
        [(Cell::new(3), 2), (Cell::new(6), -1)]
    );
    // 1 on the falling diagonal's start, 2 and 3 after it, and what is smaller to the left.
    let counters = all(&lesson.problem, "bounds");
    assert_eq!(counters.solutions, all(&lesson.problem, "naive").solutions);
    let many = ["Less(\"R1C1\", \"R1C2\")"; 65].join(", ");
    for (from, to, said) in [
        ("\"bounds\"", "\"masks\"", "masks"),
        ("R1C1 R2C2 R3C3", "R1C1 R4C4", "R4C4"),
        (
            "Less(\"R1C1\", \"R1C2\")",
            "Less(\"R1C1\", \"R1C1\")",
            "two different cells",
        ),
        ("Less(\"R1C1\", \"R1C2\")", &many, "67"),
        (
            "(2, \"R2C1\")",
            "(2147483647, \"R2C1\"), (1, \"R2C1\")",
            "too large",
        ),
        ("\"<=\"", "\"<\"", "<="),
        ("Latin(3)", "Of(\"knight:3x3\")", "no relations"),
        (
            "problem: Latin(3)",
            "puzzle: \"123312231\", problem: Latin(3)",
            "R1C1 + R2C2 + R3C3 = 6",
        ),
        ("problem: Latin(3)", "problem: Of(\"magic:5\")", "magic:3"),
    ] {
        let source = LESSON.replacen(from, to, 1);
        let error = Lesson::read(&source).expect_err(&source);
        assert!(error.to_string().contains(said), "{to}: {error}");
    }
    let named = LESSON.replacen("Latin(3)", "Of(\"magic:3\")", 1);
    let lesson = Lesson::read(&named).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(lesson.problem.topology().relations().len(), 8 + 3);
}

/// The command line reads every family, and says in data what it has found.
#[test]
fn the_command_line_knows_them() {
    let folder = folder("relations");
    let maze = file(&folder, "maze.txt", MAZE);
    let killer = file(&folder, "killer.txt", KILLER);
    for (problem, id, first) in [
        ("subset-sum:9:3,34,4,12,5,2".to_owned(), "bounds", "ioiooi"),
        (
            "cryptarithm:SEND+MORE=MONEY".to_owned(),
            "bounds",
            "95671082",
        ),
        (format!("killer:{killer}"), "bounds", "2413312442311342"),
        (
            format!("maze:{maze}"),
            "warnsdorff",
            "1 2 3 4 5 . # . # 6 . # . 8 7 . # 12 9 # . . 11 10 .",
        ),
    ] {
        let options = ["--problem", &problem, "--strategy", id, "--format", "json"];
        let found = &objects(&printed(&[&["solve"], &options[..]].concat()))[0];
        assert_eq!(found["first_solution"], first, "{problem}");
        let is_way = id == "warnsdorff";
        assert_eq!(found["size"].is_null(), is_way);
        assert_eq!(
            found["check"].is_null() && found["select"].is_null(),
            is_way
        );
        if is_way {
            assert_eq!(found["order"], "fewest-onward");
        }
        let refused = refused(1, &["solve", "--problem", &problem, "--strategy", "masks"]);
        assert!(refused.contains("naive"), "{refused}");
        let at = printed(&["at", "--problem", &problem, "--step", "9"]);
        assert!(!at.contains('?'), "{at}");
    }
    let trace = |problem: &str, extra: &[&str]| {
        let options = [
            "trace",
            "--problem",
            problem,
            "--only",
            "conflict",
            "--format",
        ];
        printed(&[&options[..], extra].concat())
    };
    let rows = objects(&trace("subset-sum:2:3,2", &["jsonl"]));
    let broken = rows.iter().find(|row| !row["relation"].is_null()).unwrap();
    assert_eq!(
        (&broken["relation"], &broken["value"]),
        (&1.into(), &"i".into())
    );
    let rows = objects(&trace(&format!("maze:{maze}"), &["jsonl"]));
    assert!(rows.iter().any(|row| row["visited"] == true));
    assert!(rows.iter().any(|row| row["wall"] == true));
    let csv = trace("subset-sum:2:3,2", &["csv"]);
    assert!(csv.lines().next().unwrap().ends_with(",relation"), "{csv}");
    let told = trace(
        "subset-sum:9:3,34,4,12,5,2",
        &["text", "--strategy", "bounds", "--goal", "all"],
    );
    assert!(told.contains("3 + 34 is already more than 9."), "{told}");
    assert!(told.contains("Even with all that is left, only "), "{told}");
    let slow = run(&["solve", "--problem", "magic:4", "--max-steps", "1000"]);
    assert!(complaint(&slow).contains("very many steps"));
}

/// Every step of every family has its words in every language, and a board that can be drawn.
#[test]
fn every_step_is_told_and_drawn() {
    let futoshiki = format!("futoshiki:{FUTOSHIKI}");
    let (killer, maze) = (format!("killer:{KILLER}"), format!("maze:{MAZE}"));
    let palette = Theme::Light.palette();
    let mut told = HashSet::new();
    for (name, id) in [
        ("permutations:4", "naive"),
        ("subsets:3", "naive"),
        ("combinations:5:3", "bounds"),
        ("subset-sum:9:3,34,4,12,5,2", "naive"),
        ("subset-sum:9:3,34,4,12,5,2", "bounds"),
        ("magic:3", "naive"),
        ("cryptarithm:AB+AB=CA", "naive"),
        ("cryptarithm:SEND+MORE=MONEY", "bounds"),
        (&futoshiki, "naive"),
        (&futoshiki, "bounds"),
        (&killer, "bounds"),
        ("knight:3x4", "naive"),
        ("knight:16x15", "warnsdorff"),
        (&maze, "naive"),
    ] {
        let problem = Arc::new(problem(name));
        let mut run = Timeline::new(Arc::clone(&problem), strategy(id), Goal::All);
        run.explore(600);
        for step in 0..=run.explored() {
            let moment = run.at(step).unwrap();
            for language in Language::ALL {
                let sentence = Sentence::of(&moment, language).to_string();
                assert!(sentence.ends_with(['.', '!']), "{name} {id}: {sentence}");
                assert!(
                    !sentence.contains(['{', '$', '?']),
                    "{name} {id}: {sentence}"
                );
                told.insert(sentence);
            }
            let rect = Rect::new(0.0, 0.0, 300.0, 300.0);
            let mut shapes = Vec::new();
            Board::new(&moment, rect, &palette, BoardOptions::default()).draw(&mut shapes);
            assert!(!shapes.is_empty());
            let words = shapes.iter().filter_map(|shape| match shape {
                Shape::Text { text, .. } => Some(text),
                _ => None,
            });
            assert!(words.into_iter().all(|text| text != "?"), "{name} {step}");
        }
    }
    for said in [
        "The letter S: 0 is refused. No word begins with 0.",
        "34 cannot be taken in. 3 + 34 is already more than 9.",
        "The step to R1C1 is refused. The way has been there already.",
        "The knight does not go to R1C1. The knight has been on R1C1 already.",
    ] {
        let is_said = |sentence: &String| sentence.starts_with(said);
        assert!(told.iter().any(is_said), "{said}");
    }
}

/// The less is named first, whichever of the two cells comes first, in words and in lessons.
#[test]
fn signs_keep_their_direction() {
    for (family, said, written) in [
        ("futoshiki:3:1<2", "R1C1 < R1C2", r#"Less("R1C1", "R1C2")"#),
        ("futoshiki:3:2<1", "R1C2 < R1C1", r#"Less("R1C2", "R1C1")"#),
        ("futoshiki:3:5<2", "R2C2 < R1C2", r#"Less("R2C2", "R1C2")"#),
    ] {
        let topology = Topology::new(family.parse().unwrap());
        assert_eq!(relation_text(0, &topology), said);
        let relation = &topology.relations()[0];
        let (less, more) = relation.less_and_more().unwrap();
        let address = |cell| topology.address(cell);
        let lesson = format!("Less({:?}, {:?})", address(less), address(more));
        assert_eq!(lesson, written);
    }
}
