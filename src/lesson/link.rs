//! A moment as a line of text, for the part of a page's address behind `#`, or for the command
//! line.
//!
//! Version 1 is `1;BOXES;CELLS;BOARDS;STEP;VIEW;LANGUAGE;LESSON`, in characters that need no escape
//! in an address:
//! - boxes as `3x3`, and the cells row by row, `.` for an empty one;
//! - one to four boards separated by commas, each a strategy (`naive`, or its three choices as
//!   `fewest-candidates+ascending+masks`) and, after `*`, its goal unless that is `first`;
//! - the step, the inspector's view, the language, and the id of the lesson if there is one;
//! - if the boards are not aligned by step, a ninth part: the alignment and the number of the
//!   leading
//!   board, from 1, as in `guess*2`.
//!
//! Version 2 has the family in place of the boxes, as in `queens:8` (walls of a maze are `*`), and knows `backjumping`: any
//! other link to a Sudoku stays one of version 1, which is readable forever.

use super::board::BoardSpec;
use super::file::plain::is_of_id;
use crate::analysis::alignment::Alignment;
use crate::explain::{Language, Message, Tell, errors_in_english, quoted};
use crate::puzzle::{Family, Map, Node, Problem, ProblemError, Topology, Value};
use crate::solver::StrategyError;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The walls of a maze, and how links write them.
const WALL: &str = "#";
const WALL_IN_LINK: &str = "*";
/// The longest link, in bytes.
pub const LONGEST_LINK: usize = 2_000;

/// A moment of a lesson or of any puzzle.
#[derive(Clone, Debug)]
pub struct Link {
    /// The puzzle.
    pub problem: Arc<Problem>,
    /// One to four boards.
    pub boards: Vec<BoardSpec>,
    /// The step.
    pub step: u64,
    /// The id of the inspector's view.
    pub view: String,
    /// The language of the interface.
    pub language: Language,
    /// The id of the lesson; empty if there is none.
    pub lesson: String,
    /// The alignment of the boards.
    pub alignment: Alignment,
    /// The leading board, whose step it is.
    pub leading: usize,
}

/// Why a link cannot be read.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkError {
    /// Its version is unknown.
    Version(String),
    /// It is too long, or has the wrong number of parts.
    Parts,
    /// A part is invalid.
    Part {
        /// The id of the message that names the part.
        message: &'static str,
        /// The beginning of what was found.
        found: String,
    },
    /// The givens break a rule.
    Problem(ProblemError),
    /// A strategy does not know the rules of the board.
    Strategy(StrategyError),
}

/// The address of a page that links can begin with: without what follows `#`. `None` if a click
/// would not open it.
pub fn page_address(text: &str) -> Option<String> {
    let address = text.trim().split('#').next().unwrap_or_default();
    let mut begins = ["https://", "http://"].iter();
    let rest = begins.find_map(|begin| address.strip_prefix(begin))?;
    let is_plain = !rest.is_empty() && !address.contains(char::is_whitespace);
    is_plain.then(|| address.to_owned())
}

impl Link {
    /// Finds what looks like a link: a text that begins with its version, or an address with such a
    /// text behind its `#`.
    pub fn find(text: &str) -> Option<&str> {
        let link = text.rsplit('#').next().unwrap_or(text);
        let (version, _) = link.split_once(';')?;
        let is_number = !version.is_empty() && version.bytes().all(|b| b.is_ascii_digit());
        is_number.then_some(link)
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let family = self.problem.topology().family();
        let blames = self.boards.iter().any(|board| board.strategy.blames());
        let version = match family {
            Family::Sudoku(_) if !blames => 1,
            _ => 2,
        };
        let signs = family.numbering();
        // In an address `#` begins what this is in.
        let family = family.to_string().replace(WALL, WALL_IN_LINK);
        write!(f, "{version};{family};")?;
        for given in self.problem.givens() {
            write!(f, "{}", given.map_or('.', |value| signs.sign(value)))?;
        }
        for (number, board) in self.boards.iter().enumerate() {
            let mark = if number == 0 { ';' } else { ',' };
            write!(f, "{mark}{board}")?;
        }
        let (step, view, lesson) = (self.step, &self.view, &self.lesson);
        write!(f, ";{step};{view};{};{lesson}", self.language.code())?;
        match self.alignment {
            Alignment::Step => Ok(()),
            alignment => write!(f, ";{}*{}", alignment.id(), self.leading + 1),
        }
    }
}

/// Stands in for a map that the link's lesson defines itself: with this many nodes, and without borders.
fn own_map(family: &str, nodes: usize) -> Option<Family> {
    let colours = family.strip_prefix("map:own:")?.parse().ok()?;
    let node = |number: usize| Node {
        code: number.to_string(),
        names: Vec::new(),
        x: number as f32,
        y: 0.0,
    };
    let map = Map::new("own", (1..=nodes).map(node).collect(), &[], colours);
    map.ok().map(Family::Map)
}

/// Whether a lesson's problem may be the one of a link. A link knows only the size of a map that a lesson defines
/// itself, and nothing of a lesson's own relations.
pub fn is_of_link(problem: &Problem, linked: &Problem) -> bool {
    match (problem.topology().family(), linked.topology().family()) {
        (Family::Map(own), Family::Map(stand_in)) if stand_in.id() == "own" => {
            own.id() == "own" && own.nodes().len() == stand_in.nodes().len()
        }
        (own, linked_family) => own == linked_family && problem.givens().eq(linked.givens()),
    }
}

impl FromStr for Link {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        let parts: Vec<&str> = text.split(';').collect();
        if !["1", "2"].contains(&parts[0]) {
            return Err(LinkError::Version(parts[0].chars().take(20).collect()));
        }
        let &[
            _,
            family,
            cells,
            boards,
            step,
            view,
            language,
            lesson,
            ref lined_up @ ..,
        ] = parts.as_slice()
        else {
            return Err(LinkError::Parts);
        };
        if lined_up.len() > 1 || text.len() > LONGEST_LINK {
            return Err(LinkError::Parts);
        }
        let bad = |message, found: &str| LinkError::Part {
            message,
            found: found.chars().take(40).collect(),
        };
        let parsed = family.replace(WALL_IN_LINK, WALL).parse().ok();
        let parsed = parsed.or_else(|| own_map(family, cells.len()));
        let family: Family = parsed.ok_or_else(|| bad("link-family", family))?;
        let signs = family.numbering();
        let value = |c: char| match c {
            '.' => Some(None),
            c => signs.value(c).map(Some),
        };
        let values: Option<Vec<Option<Value>>> = cells.chars().map(value).collect();
        let values = values
            .filter(|values| values.len() == family.cells())
            .ok_or_else(|| bad("link-cells", cells))?;
        let problem = Problem::on(&Topology::new(family), &values).map_err(LinkError::Problem)?;
        let boards = BoardSpec::read_all(boards).ok_or_else(|| bad("link-boards", boards))?;
        let mut strategies = boards.iter().map(|board| board.strategy);
        let unknown =
            strategies.find_map(|strategy| strategy.check_board(problem.topology()).err());
        if let Some(error) = unknown {
            return Err(LinkError::Strategy(error));
        }
        let step = step.parse().map_err(|_| bad("link-step", step))?;
        let language =
            Language::from_tag(language).ok_or_else(|| bad("link-language", language))?;
        let (alignment, leading) = match lined_up.first() {
            Some(text) => {
                alignment(text, boards.len()).ok_or_else(|| bad("link-alignment", text))?
            }
            None => (Alignment::Step, 0),
        };
        if ![view, lesson].iter().all(|name| name.chars().all(is_of_id)) {
            return Err(bad("link-names", text));
        }
        Ok(Self {
            problem: Arc::new(problem),
            boards,
            step,
            view: view.to_owned(),
            language,
            lesson: lesson.to_owned(),
            alignment,
            leading,
        })
    }
}

/// Reads an alignment and the index of one of `boards` boards.
fn alignment(text: &str, boards: usize) -> Option<(Alignment, usize)> {
    let (alignment, number) = text.split_once('*')?;
    let number: usize = number.parse().ok()?;
    let alignment = Alignment::from_id(alignment)?;
    let is_board = (1..=boards).contains(&number);
    is_board.then(|| (alignment, number - 1))
}

errors_in_english!(LinkError);

impl Tell for LinkError {
    fn message(&self) -> Message {
        match self {
            Self::Version(version) => Message::new("link-version").with("version", quoted(version)),
            Self::Parts => Message::new("link-parts").number("longest", LONGEST_LINK as u64),
            Self::Part { message, found } => Message::new(*message).with("found", quoted(found)),
            Self::Problem(error) => Message::new("link-problem").with("reason", error.message()),
            Self::Strategy(error) => error.message(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Links on printed worksheets: these must stay readable forever.
    const FROZEN: [&str; 13] = [
        "1;2x2;1..2.2.4......23;naive;10;lesson;pt;first-moves",
        "1;3x3;83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49;naive*all;295537;code;es;first-program",
        "1;3x3;..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9;naive,propagation;760928166;tree;en;",
        "1;3x2;1...........5.......................;fewest-candidates+descending+naked-singles*2,singles,algorithm-x*all;0;chart;en;",
        "1;2x2;1..2.2.4......23;naive,masks;12;stack;es;;guess*2",
        "2;queens:8;........;naive*all;876;tree;en;",
        "2;map:brazil:4;...........................;naive;12;lesson;pt;",
        "2;jigsaw:AABBAABBCCDDCCDD;1...............;masks;3;code;es;",
        "2;latin:4;1...............;naive;0;lesson;en;",
        "2;2x2;1..2.2.4......23;naive,backjumping;12;stack;es;",
        "2;maze:S../.*E;1.....;naive,warnsdorff;3;stack;en;",
        "2;cryptarithm:AB+BC=CA;9..;bounds;1;code;pt;",
        "2;windows;.................................................................................;propagation;5;why;en;",
    ];

    #[test]
    fn an_address_is_one_that_a_click_opens() {
        let taken = |text| page_address(text);
        let page = Some("https://example.org/recuo/".to_owned());
        assert_eq!(taken(" https://example.org/recuo/ "), page);
        assert_eq!(taken("https://example.org/recuo/#1;2x2"), page);
        for bad in ["", "https://", "example.org", "file:///a", "http://a b"] {
            assert_eq!(taken(bad), None, "{bad}");
        }
    }

    #[test]
    fn frozen_links_open_for_good() {
        for text in FROZEN {
            let link: Link = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(link.to_string(), text);
            assert_eq!(
                Link::find(&format!("http://school.example/recuo/?x=1#{text}")),
                Some(text)
            );
        }
        let last: Link = FROZEN[3].parse().unwrap();
        assert_eq!((last.problem.size(), last.boards.len()), (6, 3));
        assert_eq!(last.boards[0].goal.to_string(), "2");
    }

    #[test]
    fn invalid_links_are_explained() {
        let refused = |text: &str| text.parse::<Link>().unwrap_err().to_string();
        assert!(refused("3;whatever").contains("version “3”"));
        let queens = |family: &str| refused(&FROZEN[5].replace("queens:8", family));
        for family in [
            "3x0",
            "queens:0",
            "queens",
            "map:moon:4",
            "map:brazil:17",
            "moon",
            "",
        ] {
            assert!(queens(family).contains("problem"), "{family}");
        }
        assert!(queens("queens:9").contains("cells"));
        assert!(refused("1;2x2;....").contains("nine parts"));
        let with = |part: usize, text: &str| {
            let mut parts: Vec<&str> = FROZEN[0].split(';').collect();
            parts[part] = text;
            refused(&parts.join(";"))
        };
        assert!(with(1, "9x9").contains("problem"));
        assert!(with(2, "1..2").contains("cells"));
        assert!(with(2, "11..............").contains("puzzle"));
        assert!(
            with(2, "9...............").contains("puzzle"),
            "{}",
            with(2, "9...............")
        );
        assert!(with(3, "naiv").contains("boards"));
        assert!(with(3, "naive,naive,naive,naive,naive").contains("boards"));
        assert!(with(4, "-1").contains("step"));
        assert!(with(4, "99999999999999999999").contains("step"));
        assert!(with(5, "../x").contains("names"));
        assert!(with(6, "xx").contains("language"));
        assert!(with(7, "x;guess").contains("alignment"));
        assert!(with(7, "x;guess*0").contains("alignment"));
        assert!(with(7, "x;guess*2").contains("alignment"));
        assert!(with(7, "x;moon*1").contains("alignment"));
        assert!(with(7, "x;guess*1;").contains("nine parts"));
        assert!(with(2, &"1".repeat(100_000)).contains("nine parts"));
        for text in ["", "#", "lessons/x.ron", "1", ";;", "a;b", "é;"] {
            assert_eq!(Link::find(text), None, "{text}");
        }
    }

    #[test]
    fn cut_links_are_refused() {
        for text in FROZEN {
            let whole = text.match_indices(';').nth(6).unwrap().0;
            for end in 0..whole {
                assert!(text[..end].parse::<Link>().is_err(), "{}", &text[..end]);
            }
        }
    }
}
