//! Every message that the program uses is in the catalogues, and every message there is used.

use crate::common::{covering_strategies, families, sudoku};
use crate::own_programs::own_programs;
use crate::related_listings::listings;
use recuo::analysis::exercise::{Mistake, MoveKind};
use recuo::analysis::question::QuestionKind;
use recuo::explain::Language;
use recuo::explain::code::{Bug, CodeLanguage, listing};
use recuo::export::kind::KINDS;
use recuo::export::options::Opt;
use recuo::files::LESSONS;
use recuo::generator::Difficulty;
use recuo::lesson::{Alignment, AskKind, Quantity, View};
use recuo::puzzle::HouseKind;
use recuo::recording::FaultKind;
use recuo::scene::Theme;
use recuo::solver::{Check, Counter, EventKind, Goal, Order, Outcome, Select, Strategy};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

type Ids = BTreeSet<String>;

/// How messages are used by id.
const CALLS: [&str; 4] = ["word(", "language.text(", "language.find(", "Message::new("];

/// Attributes in use: a sentence's reason, a mistake's name, words of the command line.
const ATTRIBUTES: [&str; 4] = ["rule", "rest", "name", "command"];

/// Ids of other things that look like message ids.
const OTHERS: [&str; 2] = ["select-rule", "tree-legend"];

/// The code of the program without tests and comments, one string per file.
fn sources(folder: &Path) -> Vec<String> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests") {
            sources.extend(self::sources(&path));
        } else if path.extension().is_some_and(|e| e == "rs") && !path.ends_with("tests.rs") {
            let source = fs::read_to_string(&path).unwrap();
            let code = source.split("#[cfg(test)]\n").collect::<Vec<_>>();
            // Tests are at the end of a file, single items for tests before it.
            let code = code.into_iter().filter(|part| !is_tests(part));
            let lines = code.flat_map(str::lines);
            let lines = lines.filter(|line| !line.trim_start().starts_with("//"));
            sources.push(lines.collect::<Vec<_>>().join("\n"));
        }
    }
    sources
}

fn is_tests(part: &str) -> bool {
    part.starts_with("mod tests {") || part.starts_with("pub(crate) mod tests {")
}

/// What follows each quote, as far as it can be an id, and the character after it.
fn names(code: &str) -> impl Iterator<Item = (&str, Option<char>)> {
    code.match_indices('"').map(|(at, _)| {
        let rest = &code[at + 1..];
        let end = rest.find(|c: char| !matches!(c, 'a'..='z' | '0'..='9' | '-'));
        let (name, rest) = rest.split_at(end.unwrap_or(rest.len()));
        (name, rest.chars().next())
    })
}

/// The names in quotes, some of which are message ids.
fn literals(sources: &[String]) -> Ids {
    let names = sources.iter().flat_map(|code| names(code));
    let is_whole = |name: &str| !name.is_empty() && !name.ends_with('-');
    let whole = names.filter(|(name, next)| *next == Some('"') && is_whole(name));
    whole.map(|(name, _)| name.to_owned()).collect()
}

/// The beginnings of composed ids: `kind-` of `"kind-{id}"`.
fn beginnings(sources: &[String]) -> Ids {
    let names = sources.iter().flat_map(|code| names(code));
    let begun = names.filter(|(name, next)| {
        let is_begun = name.ends_with('-') && name.starts_with(|c: char| c.is_ascii_lowercase());
        is_begun && matches!(next, Some('{' | '"'))
    });
    begun.map(|(name, _)| name.to_owned()).collect()
}

/// The ids used directly.
fn called(sources: &[String]) -> Ids {
    let mut called = Ids::new();
    for code in sources {
        for call in CALLS {
            for (at, _) in code.match_indices(call) {
                let rest = code[at + call.len()..].trim_start();
                let is_part = code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
                if let Some((name, _)) = rest.strip_prefix('"').and_then(|r| r.split_once('"'))
                    && !is_part
                    && !name.contains('{')
                {
                    called.insert(name.to_owned());
                }
            }
        }
    }
    called
}

/// Messages with composed ids: prefixes and suffixes.
fn computed() -> Vec<(&'static str, Vec<String>)> {
    fn ids<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str) -> Vec<String> {
        all.iter().map(|one| id(*one).to_owned()).collect()
    }
    let mut alignments = ids(&Alignment::ALL, Alignment::id);
    alignments.extend(alignments.clone().iter().map(|id| format!("{id}-hint")));
    // A choice is explained by what is chosen.
    let happenings: Vec<_> = MoveKind::ALL
        .into_iter()
        .filter(|kind| *kind != MoveKind::Select)
        .collect();
    let mut ends = ids(&Outcome::ALL, Outcome::id);
    ends.push(recuo::export::report::LIMIT.to_owned());
    let columns: Vec<Counter> = Counter::columns().collect();
    let mut counters = ids(&Counter::ALL, Counter::id);
    counters.push(Quantity::Empty.id().to_owned());
    let kinds = KINDS.iter().filter_map(|kind| kind.what);
    let titles = families()
        .into_iter()
        .filter(|family| family.id() != "sudoku");
    let questions = QuestionKind::ALL.into_iter().chain([
        QuestionKind::NextWritten,
        QuestionKind::Falls,
        QuestionKind::TakeBack,
    ]);
    let questions = questions.map(|kind| AskKind::Run(kind).id().to_owned());
    let mut faults = ids(&FaultKind::ALL, FaultKind::id);
    faults.push("lost-solution-full".to_owned());
    vec![
        ("align-", alignments),
        ("judge-", faults),
        ("ask-", questions.collect()),
        ("bug-", ids(&Bug::ALL, Bug::id)),
        ("check-", ids(&Check::ALL, Check::id)),
        ("code-", functions()),
        ("comment-", comments()),
        ("count-", ids(&columns, Counter::id)),
        ("counter-", counters),
        ("difficulty-", ids(&Difficulty::ALL, Difficulty::id)),
        ("happens-", ids(&happenings, MoveKind::id)),
        ("help-", ["keys", "marks"].map(str::to_owned).to_vec()),
        ("line-", explained_lines()),
        ("kind-", kinds.chain(["fault"]).map(str::to_owned).collect()),
        ("mistake-", ids(&Mistake::ALL, Mistake::id)),
        ("move-", ids(&MoveKind::ALL, MoveKind::id)),
        ("order-", {
            let mut orders = ids(&Order::KINDS, Order::id);
            orders.push(Order::FewestOnward.id().to_owned());
            orders
        }),
        ("outcome-", ends),
        ("select-rule-", ids(&Select::ALL, Select::id)),
        ("why-holder-", ids(&HouseKind::ALL, HouseKind::id)),
        ("strategy-", Strategy::ids().map(str::to_owned).to_vec()),
        ("theme-", ids(&Theme::ALL, Theme::id)),
        (
            "title-",
            titles
                .map(|f| f.id().to_owned())
                .chain(OTHER_FAMILIES.map(str::to_owned))
                .collect(),
        ),
        (
            "words-",
            ["row", "column", "box"].map(str::to_owned).to_vec(),
        ),
        ("view-", ids(&View::ALL, View::id)),
        (
            "unseen-",
            ids(
                &[View::Output, View::Flow, View::Why, View::Nogoods],
                View::id,
            ),
        ),
    ]
}

/// The families that are not among those on small boards.
const OTHER_FAMILIES: [&str; 11] = [
    "free",
    "permutations",
    "subsets",
    "combinations",
    "subset-sum",
    "cryptarithm",
    "magic",
    "futoshiki",
    "killer",
    "knight",
    "maze",
];

/// The functions of all programs, by the ids of their explanations.
fn functions() -> Vec<String> {
    let mut found = Ids::new();
    for strategy in covering_strategies() {
        for code in CodeLanguage::ALL {
            for goal in [Goal::First, Goal::All] {
                let program = listing(&sudoku(), strategy, goal, code, Language::En);
                let names = (0..program.lines.len()).filter_map(|line| program.function_at(line));
                found.extend(names.map(str::to_owned));
            }
        }
    }
    let related = listings(CodeLanguage::C, Language::En);
    for own in own_programs().chain(related) {
        let ids = own.lines.iter().filter_map(|line| line.function);
        found.extend(ids.map(str::to_owned));
    }
    found.into_iter().collect()
}

/// What the comments of whole programs say.
fn comments() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/program");
    let mut found = Ids::new();
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for mark in [" @say ", " @event "] {
            let ids = text
                .lines()
                .filter_map(|line| Some(line.split_once(mark)?.1));
            found.extend(ids.map(str::to_owned));
        }
    }
    found.into_iter().collect()
}

/// What is explained of single lines of all programs.
fn explained_lines() -> Vec<String> {
    let mut found = Ids::new();
    for strategy in covering_strategies() {
        for code in CodeLanguage::ALL {
            for goal in [Goal::First, Goal::All] {
                for language in Language::ALL {
                    for family in families() {
                        let program = listing(&family, strategy, goal, code, language);
                        let ids = program.lines.iter().filter_map(|line| line.explanation());
                        found.extend(ids.map(str::to_owned));
                    }
                }
            }
        }
    }
    let related = listings(CodeLanguage::C, Language::En);
    for own in own_programs().chain(related) {
        let ids = own.lines.iter().filter_map(|line| line.explanation());
        found.extend(ids.map(str::to_owned));
    }
    found.into_iter().collect()
}

/// A catalogue's messages, and those among them that others contain.
fn catalogue(language: Language) -> (Ids, Ids) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lang");
    let read = |folder: &Path| {
        let file = folder.join(format!("{}.ftl", language.code()));
        fs::read_to_string(file).unwrap()
    };
    let text = read(&folder) + "\n" + &read(&folder.join("cli"));
    let (mut ids, mut contained) = (Ids::new(), Ids::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =") {
            match id.trim_start().strip_prefix('.') {
                Some(attribute) => assert!(ATTRIBUTES.contains(&attribute), "{line}"),
                None if id.starts_with(' ') => {}
                None => assert!(ids.insert(id.to_owned()), "{id} is there twice"),
            }
        }
        let inside = line
            .split("{ ")
            .skip(1)
            .filter_map(|rest| rest.split_once(" }"));
        let names = inside.filter(|(name, _)| name.starts_with(|c: char| c.is_ascii_lowercase()));
        contained.extend(names.map(|(name, _)| name.to_owned()));
    }
    (ids, contained)
}

#[test]
fn catalogues_have_exactly_the_messages_in_use() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let (literals, called) = (literals(&sources), called(&sources));
    assert!(called.len() > 300, "{}", called.len());
    let computed = computed();
    for beginning in beginnings(&sources) {
        let is_known = computed.iter().any(|(known, _)| *known == beginning);
        assert!(is_known, "\"{beginning}{{…}}\": which names can that be?");
    }
    let computed: Ids = computed
        .iter()
        .flat_map(|(beginning, ends)| ends.iter().map(move |end| format!("{beginning}{end}")))
        .collect();
    // Ids that are chosen first and used later: whatever begins like a message is one.
    let mut others: Ids = OTHERS.map(str::to_owned).into();
    others.extend(LESSONS.iter().map(|(id, _)| (*id).to_owned()));
    others.extend(Bug::ALL.map(|bug| bug.id().to_owned()));
    others.extend(EventKind::ALL.map(|kind| kind.id().to_owned()));
    others.extend(
        Quantity::ALL
            .iter()
            .map(|quantity| quantity.id().to_owned()),
    );
    others.extend(Mistake::ALL.iter().map(|mistake| mistake.id().to_owned()));
    let kinds = QuestionKind::ALL.into_iter();
    let kinds = kinds.chain([
        QuestionKind::NextWritten,
        QuestionKind::Falls,
        QuestionKind::TakeBack,
    ]);
    others.extend(kinds.map(|kind| AskKind::Run(kind).id().to_owned()));
    others.extend(FaultKind::ALL.map(|kind| kind.id().to_owned()));
    others.insert(Outcome::NoSolution.id().to_owned());
    let without = [Opt::NoCandidates, Opt::NoCaptions, Opt::NoCoordinates];
    others.extend(without.map(|option| option.id().to_owned()));
    // Queens, maps, knights and cryptarithms say some sentences in other words.
    let is_of_family = |id: &str| {
        let families = ["-queens", "-map", "-knight", "-maze", "-cryptarithm"];
        let base = families.iter().find_map(|family| id.strip_suffix(family));
        base.is_some_and(|base| literals.contains(base))
    };
    // The catalogue of Portugal has only what differs.
    let whole = |language: &Language| *language != Language::PtPt;
    for language in Language::ALL.into_iter().filter(whole) {
        let (ids, contained) = catalogue(language);
        let missing = |asked: &Ids| asked.difference(&ids).cloned().collect::<Vec<_>>();
        let code = language.code();
        assert_eq!(missing(&called), [""; 0], "asked for, and not in {code}");
        assert_eq!(
            missing(&computed),
            [""; 0],
            "put together, and not in {code}"
        );
        let first = |id: &str| id.split_once('-').map(|(first, _)| first.to_owned());
        let firsts: BTreeSet<String> = ids.iter().filter_map(|id| first(id)).collect();
        let chosen = literals
            .iter()
            .filter(|id| first(id).is_some_and(|f| firsts.contains(&f)));
        let chosen: Ids = chosen.filter(|id| !others.contains(*id)).cloned().collect();
        assert_eq!(missing(&chosen), [""; 0], "chosen, and not in {code}");
        let is_used = |id: &&String| {
            let is_named = literals.contains(*id) || is_of_family(id);
            is_named || computed.contains(*id) || contained.contains(*id)
        };
        let unused: Vec<_> = ids.iter().filter(|id| !is_used(id)).collect();
        assert_eq!(unused, [""; 0], "in {code}, and never asked for");
    }
}
