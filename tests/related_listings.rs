//! The programs for boards with relations, for things to choose or to arrange, and for ways: like the
//! others they must report the solver's steps.

use crate::common::{all_strategies, covering_strategies};
use crate::listings::{
    Job, Unit, Wanted, compare, expected, has, in_c, in_java, in_pseudocode, in_python, in_rust,
};
use recuo::explain::code::{CodeLanguage, Listing, Wording};
use recuo::explain::{Language, Site, family_args};
use recuo::puzzle::{Cell, Family, NoFiles, Problem, Relation, Sign, Topology, Wanted as Asked};
use recuo::solver::{Check, Goal, Order, Select, Strategy};
use recuo::timeline::Timeline;
use std::collections::BTreeSet;
use std::num::NonZeroU64;
use std::sync::Arc;

/// The widest line that fits, and the most lines down to the last one that is highlighted.
const WIDTH: usize = 62;
const HEIGHT: usize = 62;
/// The longest run of a program.
const STEPS: u64 = 5_000;

const FUTOSHIKI: &str = "futoshiki:.<. . .\n    ^ v\n. . . .\n    ^ v\n. . . .\n\n. .<.<.\n";
const KILLER: &str = "killer:....\n....\n....\n....\n\nABBC\nADEC\nDDEF\nGGEF\n\n\
    A=5\nB=5\nC=7\nD=7\nE=9\nF=3\nG=4\n";
const MAZE: &str = "maze:S....\n.#.#.\n.#...\n.#E.#\n.....\n";

/// Boards by family, each with givens where there is something behind a bar. A family's boards share its
/// programs.
const BOARDS: [&[&str]; 10] = [
    &["permutations:3", "permutations:4|.2.."],
    &["subsets:4", "subsets:3|.o."],
    &[
        "combinations:5:3",
        "combinations:4:0",
        "combinations:4:2|..i.",
    ],
    &[
        "subset-sum:9:3,34,4,12,5,2",
        "subset-sum:100:3,4",
        "subset-sum:7:3,4,7|o..",
    ],
    &[
        "cryptarithm:A+A=BC",
        "cryptarithm:A+B=BA",
        "cryptarithm:A+A=A",
    ],
    &["magic:3|2769.....", "magic:3|27......."],
    &[FUTOSHIKI],
    &[KILLER],
    &["knight:3x4", "knight:4x3:R2C2", "knight:1x1", "knight:3x3"],
    &[MAZE, "maze:SE", "maze:S#E"],
];

/// Boards with relations of a lesson's own: an inequality, a sum and an order of the first cells.
const WITH_OWN: [&str; 8] = [
    "2x2|....341221434321",
    "latin:3",
    "queens:5",
    "map:australia:3",
    "permutations:4",
    "subsets:4",
    "combinations:4:2",
    "cryptarithm:A+A=BC",
];

fn empty(name: &str) -> Problem {
    let asked = Asked::read(name, None, &NoFiles).unwrap_or_else(|e| panic!("{name}: {e:?}"));
    asked.empty().expect("it needs no puzzle")
}

/// A board with its givens.
fn given(topology: &Arc<Topology>, givens: &str) -> Arc<Problem> {
    let value = |sign| topology.numbering().value(sign);
    let mut cells: Vec<_> = givens.chars().map(value).collect();
    cells.resize(topology.cells(), None);
    Arc::new(Problem::on(topology, &cells).unwrap())
}

fn board(text: &str) -> Arc<Problem> {
    let (name, givens) = text.split_once('|').unwrap_or((text, ""));
    let problem = empty(name);
    match givens {
        "" => Arc::new(problem),
        _ => given(&Topology::new(problem.topology().family().clone()), givens),
    }
}

fn with_own(text: &str) -> Arc<Problem> {
    let (name, givens) = text.split_once('|').unwrap_or((text, ""));
    let family: Family = name.parse().unwrap();
    let [a, b, c] = [0, 1, 2].map(Cell::new);
    let own = vec![
        Relation::linear([(a, 2), (b, -1)], Sign::AtLeast, 1).unwrap(),
        Relation::sum([a, b, c], Sign::AtMost, 8),
        Relation::less(c, a),
    ];
    given(&Topology::with_relations(family, own), givens)
}

/// All boards; those in a list share their programs.
fn boards() -> Vec<Vec<Arc<Problem>>> {
    let known = BOARDS
        .iter()
        .map(|texts| texts.iter().map(|text| board(text)).collect());
    let own = WITH_OWN.map(|name| vec![with_own(name)]);
    known.chain(own).collect()
}

fn searches(topology: &Topology) -> Vec<Strategy> {
    let descending = |check| Strategy::search(Select::RowMajor, Order::Descending, check).unwrap();
    if topology.way().is_some() {
        return vec![Strategy::NAIVE, Strategy::WARNSDORFF];
    }
    if topology.relations().is_empty() {
        let mut all = covering_strategies();
        all.retain(|strategy| *strategy != Strategy::WARNSDORFF);
        return all;
    }
    vec![
        Strategy::NAIVE,
        Strategy::BOUNDS,
        descending(Check::Rules),
        descending(Check::Bounds),
    ]
}

fn goals(strategy: Strategy) -> Vec<Goal> {
    match strategy.id() {
        Some("naive" | "bounds" | "warnsdorff") => {
            vec![
                Goal::All,
                Goal::First,
                Goal::Count(NonZeroU64::new(2).unwrap()),
            ]
        }
        _ => vec![Goal::All],
    }
}

/// All programs in a language.
pub fn listings(code: CodeLanguage, language: Language) -> Vec<Listing> {
    let (units, ..) = programs(code, language);
    units.into_iter().map(|unit| unit.listing).collect()
}

/// The programs, and their runs.
fn programs(code: CodeLanguage, language: Language) -> (Vec<Unit>, Vec<Job>, Vec<Wanted>) {
    let (mut units, mut jobs, mut wanted) = (Vec::new(), Vec::new(), Vec::new());
    for problems in boards() {
        let topology = problems[0].topology();
        for strategy in searches(topology) {
            for goal in goals(strategy) {
                let before = jobs.len();
                for problem in &problems {
                    if let Some(expected) = expected(problem, strategy, goal, STEPS) {
                        jobs.push(Job::new(units.len(), problem));
                        let family = problem.topology().family();
                        let what = format!("{family}, {strategy}, {goal}, {code:?}");
                        wanted.push(Wanted { expected, what });
                    }
                }
                let family = topology.family().clone();
                assert!(
                    jobs.len() > before,
                    "{family}: {strategy}, {goal} is not run"
                );
                units.push(Unit {
                    listing: Wording::default().listing(topology, strategy, goal, code, language),
                    family,
                    strategy,
                    goal,
                });
            }
        }
    }
    (units, jobs, wanted)
}

#[test]
fn c_takes_the_steps_of_the_solver() {
    if has("gcc") {
        let (units, jobs, wanted) = programs(CodeLanguage::C, Language::En);
        compare(&in_c(&units, &jobs, "related-c"), &wanted);
    }
}

#[test]
fn java_takes_the_steps_of_the_solver() {
    if has("javac") {
        let (units, jobs, wanted) = programs(CodeLanguage::Java, Language::En);
        compare(&in_java(&units, &jobs, "related-java"), &wanted);
    }
}

#[test]
fn python_takes_the_steps_of_the_solver() {
    if has("python3") {
        let (units, jobs, wanted) = programs(CodeLanguage::Python, Language::En);
        compare(&in_python(&units, &jobs, "related-python"), &wanted);
    }
}

#[test]
fn rust_takes_the_steps_of_the_solver() {
    if has("rustc") {
        let (units, jobs, wanted) = programs(CodeLanguage::Rust, Language::En);
        compare(&in_rust(&units, &jobs, "related-rust"), &wanted);
    }
}

#[test]
fn pseudocode_takes_the_steps_of_the_solver_in_every_language() {
    if has("python3") {
        for language in Language::ALL {
            let (units, jobs, wanted) = programs(CodeLanguage::Pseudocode, language);
            compare(&in_pseudocode(&units, &jobs, language, "related"), &wanted);
        }
    }
}

/// The lines are as short as those of other programs, no step has two of them, and the same steps happen
/// in the same order in every language.
#[test]
fn programs_fit_and_are_explained() {
    for problems in boards() {
        let topology = problems[0].topology();
        for strategy in all_strategies().into_iter().chain(searches(topology)) {
            if strategy.check_board(topology).is_err() {
                continue;
            }
            let mut marks = BTreeSet::new();
            for code in CodeLanguage::ALL {
                for language in Language::ALL {
                    let listing =
                        Wording::default().listing(topology, strategy, Goal::All, code, language);
                    let family = topology.family();
                    let what = format!("{family}, {strategy} in {code:?}, {language:?}");
                    let mut sites = Vec::new();
                    for (number, line) in listing.lines.iter().enumerate() {
                        let text = &line.text;
                        assert!(text.chars().count() <= WIDTH, "{what}: {text}");
                        assert!(!text.contains(['@', '\t', '\r']), "{what}: {text}");
                        if let Some(mark) = &line.mark {
                            assert!(number < HEIGHT, "{what}: line {number} is lit");
                            assert!(!sites.contains(&mark.site.id()), "{what}: {text}");
                            assert!(listing.function_at(number).is_some());
                            sites.push(mark.site.id());
                        }
                        let about = line.function.map(|id| format!("code-{id}"));
                        let about = about.or(line.explanation().map(|id| format!("line-{id}")));
                        let said = |id: &str| language.find(id, None, &family_args(family));
                        assert!(about.is_none_or(|id| said(&id).is_some()), "{what}: {text}");
                    }
                    marks.insert(sites);
                }
            }
            assert_eq!(marks.len(), 1, "{strategy}: {marks:?}");
        }
    }
}

/// The kinds of steps in runs on these boards. Each lights one line.
pub fn lit() -> BTreeSet<&'static str> {
    let (code, language) = (CodeLanguage::C, Language::En);
    let mut lit = BTreeSet::new();
    for problem in boards().into_iter().flatten() {
        let topology = problem.topology();
        let family = topology.family();
        for strategy in searches(topology) {
            for goal in [Goal::First, Goal::All] {
                let program = Wording::default().listing(topology, strategy, goal, code, language);
                let mut timeline = Timeline::new(Arc::clone(&problem), strategy, goal);
                timeline.explore(500);
                for step in 0..=timeline.explored() {
                    let site = Site::of(&timeline.at(step).unwrap());
                    let lines = program.lines_of(site).count();
                    assert_eq!(lines, 1, "{family}, {strategy}: {site:?}");
                    lit.insert(site.id());
                }
            }
        }
    }
    lit
}
