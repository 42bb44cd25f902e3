//! Whole programs: the naive search in eight languages, with the problem as data. They print what
//! they do as events, lines that recuo reads.
//!
//! They are written down like [listings](super::template), with marks of their own. `// @say solve`
//! is a comment in the interface's language, and so is `// @event place`, which stands above the
//! line that prints this event. A line with `// @each row` behind it, or `node` or `edge`, is
//! repeated. Words in capitals stand for data. The lines for a student's own program are those of
//! sections that name `events`, and all lines that print one.

use super::program_language::ProgramLanguage;
use super::template::{Axis, are_made, problem_axes, renamed, sections};
use crate::explain::{Language, args};
use crate::puzzle::{Family, Map, Node, Problem, Shape, Topology, Value};
use crate::solver::{Goal, Strategy};

/// The events, as the lines that print them are listed for a student's own program.
const EVENTS: &str = "puzzle select conflict place backtrack solution done";

/// Codes of nodes in a line.
const CODES_IN_A_LINE: usize = 12;

/// A program that solves a problem with the strategy `naive`.
#[derive(Debug)]
pub struct Program<'a> {
    /// The problem, which stands in it as data.
    pub problem: &'a Problem,
    /// When it stops: at the first solution, or after all.
    pub goal: Goal,
    /// The language it is written in.
    pub code: ProgramLanguage,
    /// The language of its comments.
    pub language: Language,
    /// The name of its file, which the command in its first lines contains.
    pub file: &'a str,
    /// Whether only the lines that print events are wanted, for another program.
    pub is_events_only: bool,
}

/// A line of a program.
struct ProgramLine {
    text: String,
    /// The event that it prints, or that the line below prints.
    event: Option<&'static str>,
    /// Whether it also belongs to the lines for a student's own program.
    is_shared: bool,
}

impl Program<'_> {
    /// Whether programs are written for this board, strategy and goal.
    pub fn can_be_of(board: &Topology, strategy: Strategy, goal: Goal) -> bool {
        let has_none = matches!(
            board.family(),
            Family::Row(_) | Family::Grid(_) | Family::Way(_) | Family::Free(_)
        );
        !has_none
            && board.relations().is_empty()
            && strategy == Strategy::NAIVE
            && matches!(goal, Goal::First | Goal::All)
    }

    /// The program as a text.
    pub fn text(&self) -> String {
        let lines = self.lines();
        let mut texts: Vec<&str> = Vec::new();
        if self.is_events_only {
            let is_shared = |line: &&ProgramLine| line.is_shared && line.event.is_none();
            texts.extend(lines.iter().filter(is_shared).map(|line| &*line.text));
            for event in EVENTS.split(' ') {
                texts.push("");
                let of_event = lines.iter().filter(|line| line.event == Some(event));
                texts.extend(of_event.map(|line| line.text.trim_start()));
            }
        } else {
            texts.extend(lines.iter().map(|line| &*line.text));
        }
        joined(&texts, self.code.most_empty_lines())
    }

    /// Its lines; repeated ones are joined.
    fn lines(&self) -> Vec<ProgramLine> {
        let (comment, axes, data) = (self.code.comment(), self.axes(), self.data());
        let marking = format!("{comment} @");
        let mut words: Vec<(&str, &str)> = borrowed(&data);
        let mut lines: Vec<ProgramLine> = Vec::new();
        let mut event = None;
        for (choices, line) in sections(self.code.source(), comment) {
            if !are_made(choices, &axes) {
                continue;
            }
            let code = line.trim_start();
            let indent = &line[..line.len() - code.len()];
            let mark = code.strip_prefix(&marking);
            let (text, of) = match mark.and_then(|mark| mark.split_once(' ')) {
                Some(("word", word)) => {
                    words.extend(word.split_once(" =>"));
                    continue;
                }
                Some(("event", id)) => {
                    event = Some(id);
                    (format!("{indent}{comment} @{id}: {}", self.say(id)), event)
                }
                Some((_, id)) => (format!("{indent}{comment} {}", self.say(id)), None),
                None => match line.split_once(&format!(" {marking}each ")) {
                    Some((pattern, each)) => (self.each(pattern, each, &words), None),
                    None => (renamed(line, &words), event.take()),
                },
            };
            lines.push(ProgramLine {
                text,
                event: of,
                is_shared: choices.contains("events"),
            });
        }
        lines
    }

    /// The axes of its sections.
    fn axes(&self) -> Vec<Axis> {
        let mut axes = problem_axes(self.family(), self.goal);
        let part = match self.is_events_only {
            true => "events",
            false => "whole",
        };
        let named = match self.name_of_problem() {
            Some(_) => "named",
            None => "unnamed",
        };
        axes.push((vec!["whole", "events"], part));
        axes.push((vec!["named", "unnamed"], named));
        axes
    }

    fn family(&self) -> &Family {
        self.problem.topology().family()
    }

    /// A comment in the interface's language.
    fn say(&self, id: &str) -> String {
        let values = args([
            ("command", self.command().into()),
            ("family", self.family().id().into()),
        ]);
        self.language.text(&format!("comment-{id}"), &values)
    }

    /// The command that watches it run.
    fn command(&self) -> String {
        let mut options = String::new();
        if let (Family::Map(map), None) = (self.family(), self.name_of_problem()) {
            options = format!("--problem map:FILE:{} ", map.colours());
        }
        self.code.command(self.file, &options)
    }

    /// What `--problem` calls the problem. `None` for a Sudoku with the usual boxes, and for a map
    /// that does not come with recuo, which only the command line can name.
    fn name_of_problem(&self) -> Option<String> {
        match self.family() {
            Family::Sudoku(shape) => {
                let is_usual = Shape::usual(shape.size()) == Some(*shape);
                (!is_usual).then(|| shape.to_string())
            }
            Family::Jigsaw(_) | Family::Diagonal(_) => Some(self.family().id().to_owned()),
            Family::Map(map) => {
                let known = Map::built_in(map.id(), map.colours()).and_then(Result::ok);
                (known.as_ref() == Some(map)).then(|| self.family().to_string())
            }
            // Its rules are not known, so no program is written for it.
            Family::Free(_) => None,
            family @ (Family::Windows
            | Family::Latin(_)
            | Family::Queens(_)
            | Family::Row(_)
            | Family::Grid(_)
            | Family::Way(_)) => Some(family.to_string()),
        }
    }

    /// The data of the problem, by the words that stand for it.
    fn data(&self) -> Vec<(&'static str, String)> {
        let shape = self.family().shape();
        let mut edges = 0;
        if let Family::Map(map) = self.family() {
            edges = map.edges().len();
        }
        let mut data = vec![
            ("SIZE", self.problem.size().to_string()),
            ("COUNT", self.problem.topology().cells().to_string()),
            ("BORDERS", edges.to_string()),
            ("GIVENS", list(self.givens())),
            ("GOAL", self.goal.to_string()),
            ("PROBLEM", self.name_of_problem().unwrap_or_default()),
        ];
        if let Some(shape) = shape {
            data.push(("HEIGHT", shape.box_rows().to_string()));
            data.push(("WIDTH", shape.box_cols().to_string()));
        }
        data
    }

    /// The givens of the cells in order; 0 is an empty cell.
    fn givens(&self) -> impl Iterator<Item = u8> {
        let givens = self.problem.givens();
        givens.map(|given| given.map_or(0, Value::number))
    }

    /// The lines of data for each row of a grid, some nodes of a map, or the edges of each node.
    fn each(&self, pattern: &str, each: &str, words: &[(&str, &str)]) -> String {
        let family = self.family();
        let length = match (each, family) {
            ("edge", Family::Map(map)) => return self.edges(pattern, map),
            ("node", _) => CODES_IN_A_LINE,
            _ => family.size(),
        };
        let (givens, names): (Vec<u8>, Vec<String>) = (self.givens().collect(), self.names());
        let line = |(givens, names): (&[u8], &[String])| {
            let own = [
                ("GIVENS", list(givens)),
                ("CODES", list(names)),
                ("REGIONS", names.concat()),
            ];
            renamed(pattern, &[&borrowed(&own), words].concat())
        };
        let lines = givens.chunks(length).zip(names.chunks(length));
        lines.map(line).collect::<Vec<_>>().join("\n")
    }

    /// What the cells are called: the code of a node in quotes, the letter of a region.
    fn names(&self) -> Vec<String> {
        if let Family::Jigsaw(regions) = self.family() {
            return regions.to_string().chars().map(String::from).collect();
        }
        let topology = self.problem.topology();
        let quoted = |cell| format!("\"{}\"", topology.address(cell));
        topology.all_cells().map(quoted).collect()
    }

    /// For each node a line with the edges to later ones.
    fn edges(&self, pattern: &str, map: &Map) -> String {
        let (edge, comment) = (pattern.trim_start(), self.code.comment());
        let indent = &pattern[..pattern.len() - edge.len()];
        let number = |node: &u8| (usize::from(*node) + self.code.first()).to_string();
        let line = |(own, node): (u8, &Node)| {
            let edges = map.edges().iter().filter(|(a, _)| *a == own);
            let edges = edges.map(|(a, b)| renamed(edge, &[("A", &number(a)), ("B", &number(b))]));
            let edges: Vec<String> = edges.collect();
            let code = &node.code;
            (!edges.is_empty()).then(|| format!("{indent}{} {comment} {code}", edges.join(" ")))
        };
        let lines: Vec<String> = (0..).zip(map.nodes()).filter_map(line).collect();
        lines.join("\n")
    }
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(", ")
}

fn borrowed<'a>(words: &'a [(&'static str, String)]) -> Vec<(&'a str, &'a str)> {
    words
        .iter()
        .map(|(word, text)| (*word, text.as_str()))
        .collect()
}

/// The lines as a text, with at most this many empty ones between two others.
fn joined(lines: &[&str], most_empty: usize) -> String {
    let mut text = String::new();
    let mut empty = most_empty;
    for line in lines.iter().map(|line| line.trim_end()) {
        empty = if line.is_empty() { empty + 1 } else { 0 };
        if empty <= most_empty {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}
