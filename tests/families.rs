//! Problems other than classical Sudoku: exact counters.

use crate::common::program::{file, folder, objects, printed, recuo, refused, text};
use recuo::files::LESSONS;
use recuo::lesson::Lesson;
use recuo::puzzle::{BoardSize, Family, Map, Node, Problem, Topology};
use recuo::solver::{Counters, Goal, Solver};
use serde_json::Value as Json;
use std::mem::discriminant;

fn empty(family: Family) -> Problem {
    let topology = Topology::new(family);
    Problem::on(&topology, &vec![None; topology.cells()]).unwrap()
}

fn queens(size: usize) -> Problem {
    empty(Family::Queens(BoardSize::new(size).unwrap()))
}

fn solved(problem: &Problem, strategy: &str, goal: Goal) -> (Solver, Counters) {
    let mut solver = Solver::new(problem, strategy.parse().unwrap(), goal);
    solver.advance(problem, u64::MAX);
    let counters = solver.counters();
    (solver, counters)
}

/// Tests, conflicts, placements, backtracks.
fn effort(counters: Counters) -> [u64; 4] {
    [
        counters.tests,
        counters.conflicts,
        counters.placements,
        counters.backtracks,
    ]
}

fn first_solution(solver: &Solver, problem: &Problem) -> String {
    recuo::puzzle::text::line(problem.topology(), solver.values(problem))
}

#[test]
fn queens_by_testing_each_column() {
    for (size, first, line) in [
        (4, [26, 18, 8, 4], "2413"),
        (6, [171, 140, 31, 25], "246135"),
        (8, [876, 763, 113, 105], "15863724"),
    ] {
        let problem = queens(size);
        let (solver, counters) = solved(&problem, "naive", Goal::First);
        assert_eq!(effort(counters), first, "{size}");
        assert_eq!(first_solution(&solver, &problem), line);
    }
    let (_, all) = solved(&queens(8), "naive", Goal::All);
    assert_eq!(effort(all), [15_720, 13_664, 2_056, 2_056]);
    assert_eq!(all.solutions, 92);
}

#[test]
fn queens_by_other_strategies() {
    let of = |strategy, goal| solved(&queens(8), strategy, goal).1;
    let ahead = of("forward-checking", Goal::First);
    let found = [
        ahead.placements,
        ahead.backtracks,
        ahead.dead_ends,
        ahead.eliminations,
    ];
    assert_eq!(found, [88, 80, 35, 345]);
    let fewest = of("fewest-candidates", Goal::First);
    let found = [
        fewest.placements,
        fewest.backtracks,
        fewest.dead_ends,
        fewest.eliminations,
    ];
    assert_eq!(found, [75, 67, 23, 313]);
    let forced = of("propagation", Goal::First);
    let found = [
        forced.placements,
        forced.backtracks,
        forced.naked_singles,
        forced.hidden_singles,
        forced.dead_ends,
    ];
    assert_eq!(found, [35, 31, 26, 3, 20]);
    let cover = of("algorithm-x", Goal::All);
    assert_eq!([cover.placements, cover.dead_ends], [1_198, 254]);
}

#[test]
fn the_number_of_solutions_of_queens() {
    let counts = [2, 10, 4, 40, 92, 352, 724, 2_680, 14_200];
    for (size, count) in (4..).zip(counts) {
        for strategy in ["naive", "fewest-candidates", "propagation", "algorithm-x"] {
            let (_, counters) = solved(&queens(size), strategy, Goal::All);
            assert_eq!(counters.solutions, count, "{size} {strategy}");
        }
    }
}

#[test]
fn the_number_of_latin_squares() {
    for (size, count) in [(2, 2), (3, 12), (4, 576), (5, 161_280)] {
        let problem = empty(Family::Latin(BoardSize::new(size).unwrap()));
        for strategy in ["naive", "propagation"] {
            let (_, counters) = solved(&problem, strategy, Goal::All);
            assert_eq!(counters.solutions, count, "{size} {strategy}");
        }
    }
}

const BRAZIL: &str =
    "AC AM RO RR PA AP TO MT MS GO DF MA PI CE RN PB PE AL SE BA MG ES RJ SP PR SC RS";
const BRAZIL_EDGES: &str = "AC–AM AC–RO AM–RO AM–RR AM–PA AM–MT RO–MT RR–PA PA–AP PA–TO PA–MT PA–MA \
    TO–MT TO–GO TO–MA TO–PI TO–BA MT–MS MT–GO MS–GO MS–MG MS–SP MS–PR GO–DF GO–BA GO–MG DF–MG MA–PI \
    PI–CE PI–PE PI–BA CE–RN CE–PB CE–PE RN–PB PB–PE PE–AL PE–BA AL–SE AL–BA SE–BA BA–MG BA–ES MG–ES \
    MG–RJ MG–SP ES–RJ RJ–SP SP–PR PR–SC SC–RS";
const SOUTH: &str = "AR BO BR CL CO EC GF GY PY PE SR UY VE";
const SOUTH_EDGES: &str = "AR–BO AR–BR AR–CL AR–PY AR–UY BO–BR BO–CL BO–PY BO–PE BR–CO BR–GF BR–GY BR–PY \
    BR–PE BR–SR BR–UY BR–VE CL–PE CO–EC CO–PE CO–VE EC–PE GF–SR GY–SR GY–VE";

fn map(nodes: &str, edges: &str, colours: usize) -> Problem {
    let node = |code: &str| Node {
        code: code.to_owned(),
        names: Vec::new(),
        x: 0.0,
        y: 0.0,
    };
    let nodes = nodes.split_whitespace().map(node).collect();
    let edge = |edge: &str| {
        edge.split_once('–')
            .map(|(a, b)| (a.to_owned(), b.to_owned()))
    };
    let edges: Vec<_> = edges.split_whitespace().filter_map(edge).collect();
    empty(Family::Map(
        Map::new("test", nodes, &edges, colours).unwrap(),
    ))
}

#[test]
fn maps_by_testing_each_colour() {
    let (_, three) = solved(&map(BRAZIL, BRAZIL_EDGES, 3), "naive", Goal::First);
    assert_eq!(
        (effort(three), three.solutions),
        ([2_496, 1_665, 831, 831], 0)
    );
    let (_, four) = solved(&map(BRAZIL, BRAZIL_EDGES, 4), "naive", Goal::First);
    assert_eq!((effort(four), four.solutions), ([55, 28, 27, 0], 1));
    let (_, south) = solved(&map(SOUTH, SOUTH_EDGES, 4), "naive", Goal::All);
    assert_eq!(effort(south), [90_788, 58_876, 31_912, 31_912]);
    assert_eq!(south.solutions, 9_216);
    for strategy in [
        "masks",
        "forward-checking",
        "fewest-candidates",
        "propagation",
        "algorithm-x",
    ] {
        let (_, found) = solved(&map(SOUTH, SOUTH_EDGES, 4), strategy, Goal::All);
        assert_eq!(found.solutions, 9_216, "{strategy}");
    }
}

#[test]
fn problems_are_named_on_the_command_line() {
    let json = |arguments: &[&str]| objects(&printed(arguments)).remove(0);
    let found = json(&[
        "solve",
        "--problem",
        "queens:8",
        "--goal",
        "all",
        "--format",
        "json",
    ]);
    assert_eq!(
        (&found["family"], &found["size"]),
        (&"queens".into(), &8.into())
    );
    assert_eq!(
        (&found["solutions"], &found["box_rows"]),
        (&92.into(), &Json::Null)
    );
    assert_eq!(
        (&found["first_solution"], &found["givens"]),
        (&"15863724".into(), &"........".into())
    );
    let found = json(&["solve", "--problem", "map:brazil:3", "--format", "json"]);
    assert_eq!(
        (&found["outcome"], &found["counters"]["tests"]),
        (&"no-solution".into(), &2_496.into())
    );
    let found = json(&[
        "solve",
        "1.......",
        "--problem",
        "queens:8",
        "--format",
        "json",
    ]);
    assert_eq!(found["first_solution"], "15863724");
    let jigsaw = [
        "solve",
        "1...............",
        "--problem",
        "jigsaw",
        "--regions",
    ];
    let found = json(&[&jigsaw[..], &["aabbaabbccddccdd", "--format", "json"]].concat());
    assert_eq!(found["first_solution"], "1234341221434321");
    let text = printed(&["solve", "--problem", "latin:3"]);
    assert!(text.contains("123\n231\n312"), "{text}");
    let trace = printed(&[
        "trace",
        "--problem",
        "queens:4",
        "--only",
        "conflict",
        "--to",
        "12",
    ]);
    assert!(trace.contains("row 2"), "{trace}");
}

/// The smallest boards of queens, and the colourings of a ring of five, as DIMACS writes it.
#[test]
fn small_problems_have_the_known_number_of_solutions() {
    let ring = "c a ring of five\np edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n";
    let ring = file(&folder("dimacs"), "c5.col", ring);
    let coloured = |colours: usize| format!("map:{ring}:{colours}");
    for (problem, count) in [
        ("queens:1".to_owned(), 1),
        ("queens:2".to_owned(), 0),
        ("queens:3".to_owned(), 0),
        (coloured(2), 0),
        (coloured(3), 30),
        (coloured(4), 240),
    ] {
        let arguments = ["solve", "--problem", &problem, "--goal", "all"];
        let found = printed(&[&arguments[..], &["--format", "json"]].concat());
        assert_eq!(objects(&found)[0]["solutions"], count, "{problem}");
    }
}

#[test]
fn what_is_asked_for_wrongly_is_explained() {
    for (arguments, expected) in [
        (&["--problem", "knights:8"][..], "knights"),
        (&["--problem", "windows:9"], "“windows:9”"),
        (&["--problem", "queens:17"], "from 1 to 16"),
        (&["--problem", "map:brazil:17"], "17"),
        (&["--problem", "map:atlantis:3"], "australia, brazil"),
        (&["--problem", "jigsaw"], "givens"),
        (&["--problem", "jigsaw", "--regions", "aab"], "region"),
        (
            &["--problem", "jigsaw", "--regions", "absent.txt"],
            "no file absent.txt",
        ),
        (&["--problem", "windows"], "needs its givens"),
        (&["123", "--problem", "queens:8"], "8"),
        (&["9.......", "--problem", "queens:8"], "9"),
        (&["12......", "--problem", "queens:8"], "row 1"),
    ] {
        let said = refused(1, &[&["solve"], arguments].concat());
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
    let window = refused(1, &["--problem", "queens:17"]);
    assert!(window.contains("from 1 to 16"), "{window}");
    refused(2, &["solve"]);
    for option in [["--boxes", "2x2"], ["--digits", "0-F"]] {
        let arguments = ["solve", "--problem", "queens:8"];
        let said = refused(2, &[&arguments[..], &option].concat());
        assert!(said.contains(option[0]), "{said}");
    }
}

/// Every kind of file shows a problem of any family; programs and flowcharts are those of the family.
#[test]
fn every_family_is_exported() {
    let place = folder("families");
    for (problem, function, asked) in [
        ("queens:6", "solveQueens", "queen"),
        ("map:australia:3", "colourMap", "neighbour"),
        ("latin:4", "solveLatin", "houses"),
    ] {
        for (name, options) in [
            ("board.svg", "--step 5 --lang en"),
            ("board.png", "--step 5"),
            ("film.gif", "--steps 1..4"),
            ("tree.pdf", "--steps 5..5 --view tree"),
            ("code.svg", "--step 5 --view code --lang en"),
            ("flow.svg", "--step 5 --view flow --lang en"),
            ("program.c", "--what program --lang en"),
            ("trace.jsonl", ""),
            ("lesson.ron", ""),
        ] {
            let file = place.join(name).display().to_string();
            let options: Vec<&str> = options.split_whitespace().collect();
            let wanted = ["export", "--problem", problem, "-o", &file, "--force"];
            let arguments = [&wanted[..], &options].concat();
            let output = recuo(&arguments).output().unwrap();
            assert!(
                output.status.success(),
                "{arguments:?}: {}",
                text(&output.stderr)
            );
            let written = std::fs::read(&file).unwrap();
            assert!(!written.is_empty(), "{name}");
            let own = match name {
                "code.svg" | "program.c" => function,
                "flow.svg" => asked,
                _ => continue,
            };
            let is_own = String::from_utf8_lossy(&written).contains(own);
            assert!(is_own, "{problem} {name}");
        }
        let lesson = place.join("lesson.ron").display().to_string();
        assert!(printed(&["check", &lesson]).contains("good"), "{problem}");
    }
}

#[test]
fn cells_are_named_as_the_problem_and_language_name_them() {
    for (problem, english, spanish) in [
        ("queens:4", "row 2", "fila 2"),
        ("map:spain:4", "Andalusia", "Andalucía"),
        ("latin:4", "R1C2", "R1C2"),
    ] {
        for (language, expected) in [("en", english), ("es", spanish)] {
            let at = ["at", "--problem", problem, "--step", "1"];
            let said = printed(&[&at[..], &["--lang", language]].concat());
            assert!(said.contains(expected), "{problem} {language}: {said}");
        }
    }
}

/// The lesson says so: a Sudoku and its map are searched step for step alike.
#[test]
fn a_sudoku_as_a_map_takes_the_same_steps() {
    let read = |id: &str| {
        let (_, source) = LESSONS.iter().find(|(name, _)| *name == id).unwrap();
        Lesson::read(source).unwrap()
    };
    let trace = |id: &str| {
        let problem = read(id).problem;
        let mut solver = Solver::new(&problem, "naive".parse().unwrap(), Goal::First);
        std::iter::from_fn(|| solver.step(&problem)).collect::<Vec<_>>()
    };
    let (map, sudoku) = (trace("sudoku-is-colouring"), trace("first-moves"));
    assert_eq!(map.len(), sudoku.len());
    for (own, other) in map.into_iter().zip(sudoku) {
        assert_eq!((own.cell(), own.value()), (other.cell(), other.value()));
        assert_eq!(discriminant(&own), discriminant(&other));
    }
}

/// Solutions that do not end the run are passed silently, with the same counters, depths and state.
#[test]
fn solutions_are_passed_as_by_stepping() {
    for (family, goal) in [
        ("latin:4", "all"),
        ("latin:4", "77"),
        ("queens:8", "all"),
        ("queens:8", "5"),
    ] {
        let problem = empty(family.parse().unwrap());
        for strategy in ["naive", "row-major + descending + rules"] {
            let goal: Goal = goal.parse().unwrap();
            let mut stepped = Solver::new(&problem, strategy.parse().unwrap(), goal);
            let mut silent = stepped.clone();
            let mut slice = 900;
            while !stepped.has_ended() {
                slice = slice * 7 % 4_001;
                let steps = (0..slice).take_while(|_| stepped.step(&problem).is_some());
                assert_eq!(steps.count() as u64, silent.advance(&problem, slice));
                assert_eq!(silent, stepped, "{family} {goal} {strategy}");
                assert_eq!(silent.take_depths(), stepped.take_depths());
            }
        }
    }
}
