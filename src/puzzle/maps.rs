//! Maps in RON: those that come with the program, and others; and graphs in the form of DIMACS.

use super::{MAX_CELLS, MAX_HOUSES, Map, MapError, Node};
use crate::bundled::{Bundled, bundled};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The maps that come with the program, by their ids.
const BUILT_IN: [(&str, Bundled); 4] = [
    ("australia", bundled!("assets/maps/australia.ron")),
    ("brazil", bundled!("assets/maps/brazil.ron")),
    ("south-america", bundled!("assets/maps/south-america.ron")),
    ("spain", bundled!("assets/maps/spain.ron")),
];

/// How often the nodes of a graph are moved.
const ROUNDS: usize = 100;

/// A map without colours, as it is written.
#[derive(Clone, Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields, rename = "Map")]
pub struct MapText {
    /// Code, name, and the place of the middle from the left and from the top.
    pub nodes: Vec<(String, Names, f32, f32)>,
    /// The codes of neighbours.
    pub edges: Vec<(String, String)>,
    /// The lines between two neighbours, or at the coast of one: their codes, the second empty at a coast,
    /// and the points from the left and from the top, one after the other.
    #[serde(default)]
    pub borders: Vec<(String, String, Vec<f32>)>,
    /// Codes that stand outside, with their places.
    #[serde(default)]
    pub outside: Vec<(String, f32, f32)>,
}

/// The name of a node: one for all languages, or one for each tag.
#[derive(Clone, Deserialize, PartialEq, Debug)]
#[serde(untagged)]
pub enum Names {
    /// The same in every language.
    One(String),
    /// By language tag.
    Each(BTreeMap<String, String>),
}

/// Why a text is not a map. Lines and columns count from 1.
#[derive(Clone, PartialEq, Debug)]
pub enum MapTextError {
    /// It does not have the form of a map.
    Form {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// The map makes no sense.
    Map {
        /// The line and column of what is wrong, if it has a place in the text.
        at: Option<(usize, usize)>,
        /// What is wrong.
        error: MapError,
    },
}

/// The ids of the maps that come with the program.
pub fn built_in_maps() -> impl Iterator<Item = &'static str> {
    BUILT_IN.iter().map(|(id, _)| *id)
}

impl Map {
    /// A map that comes with the program; `None` if none has this id.
    ///
    /// # Errors
    ///
    /// If the number of colours is not from 1 to 16.
    pub fn built_in(id: &str, colours: usize) -> Option<Result<Self, MapError>> {
        let (id, text) = BUILT_IN.iter().find(|(known, _)| *known == id)?;
        Some(
            Self::read(id, text.text(), colours).map_err(|error| match error {
                MapTextError::Map { error, .. } => error,
                MapTextError::Form { line, .. } => {
                    unreachable!("a built-in map is whole: line {line}")
                }
            }),
        )
    }

    /// Reads a map from RON or DIMACS (`p edge 5 4`, then `e 1 2`), to be coloured with this many colours.
    /// The nodes of DIMACS are numbers, and get their places here.
    ///
    /// # Errors
    ///
    /// If the text is not a map, or the map makes no sense.
    pub fn read(id: &str, text: &str, colours: usize) -> Result<Self, MapTextError> {
        if text.lines().any(|line| line.starts_with("p ")) {
            return dimacs(id, text, colours);
        }
        let options = ron::Options::default();
        let written: MapText = options.from_str(text).map_err(|error| MapTextError::Form {
            line: error.span.start.line,
            column: error.span.start.col,
        })?;
        written.map(id, colours).map_err(|error| MapTextError::Map {
            at: error.code().and_then(|code| place_of(text, code)),
            error,
        })
    }
}

impl MapText {
    /// The map, to be coloured with this many colours.
    ///
    /// # Errors
    ///
    /// As for [`Map::new`].
    pub fn map(self, id: &str, colours: usize) -> Result<Map, MapError> {
        let node = |(code, names, x, y): (String, Names, f32, f32)| {
            let names = match names {
                Names::One(name) => vec![(String::new(), name)],
                Names::Each(names) => names.into_iter().collect(),
            };
            Node { code, names, x, y }
        };
        let nodes = self.nodes.into_iter().map(node).collect();
        let map = Map::new(id, nodes, &self.edges, colours)?;
        let pairs = |line: Vec<f32>| line.chunks_exact(2).map(|p| (p[0], p[1])).collect();
        let borders = self.borders.into_iter();
        let borders = borders.map(|(node, other, line)| (node, other, pairs(line)));
        map.with_outline(borders.collect(), self.outside)
    }
}

/// A graph whose lines are `p edge NODES EDGES`, `e NODE NODE`, and comments.
fn dimacs(id: &str, text: &str, colours: usize) -> Result<Map, MapTextError> {
    let (mut nodes, mut edges): (Option<usize>, Vec<(usize, usize)>) = (None, Vec::new());
    for (line, written) in (1..).zip(text.lines()) {
        let words: Vec<&str> = written.split_whitespace().collect();
        let number = |word: &str| {
            let number = word.parse::<usize>();
            number.map_err(|_| MapTextError::Form { line, column: 1 })
        };
        match *words {
            ["p", _, count, _] if nodes.is_none() => nodes = Some(number(count)?),
            ["e", a, b] => {
                let (a, b) = (number(a)?, number(b)?);
                // Edges are often listed in both directions.
                let edge = (a.min(b), a.max(b));
                if !edges.contains(&edge) && edges.len() <= MAX_HOUSES {
                    edges.push(edge);
                }
            }
            [] | ["c" | "n", ..] => {}
            _ => return Err(MapTextError::Form { line, column: 1 }),
        }
    }
    let count = nodes.ok_or(MapTextError::Form { line: 1, column: 1 })?;
    let places = laid_out(count.min(MAX_CELLS + 1), &edges);
    let nodes = (1..).zip(places).map(|(number, (x, y)): (usize, _)| {
        let name = number.to_string();
        (name.clone(), Names::One(name), x, y)
    });
    let edges = edges.iter().map(|(a, b)| (a.to_string(), b.to_string()));
    let written = MapText {
        nodes: nodes.collect(),
        edges: edges.collect(),
        borders: Vec::new(),
        outside: Vec::new(),
    };
    let map = written.map(id, colours);
    map.map_err(|error| MapTextError::Map { at: None, error })
}

/// Places for nodes: on a circle, from which they push each other away while edges draw them together
/// (Fruchterman and Reingold 1991).
fn laid_out(count: usize, edges: &[(usize, usize)]) -> Vec<(f32, f32)> {
    let radius = count as f32 / 4.0 + 1.0;
    let angle = |index: usize| index as f32 * std::f32::consts::TAU / count as f32;
    let on_circle = |index| (radius * angle(index).sin(), -radius * angle(index).cos());
    let mut places: Vec<(f32, f32)> = (0..count).map(on_circle).collect();
    for round in 0..ROUNDS {
        let mut moves = vec![(0.0_f32, 0.0_f32); count];
        let mut push = |a: usize, b: usize, force: &dyn Fn(f32) -> f32| {
            let (x, y) = (places[a].0 - places[b].0, places[a].1 - places[b].1);
            let distance = x.hypot(y).max(0.01);
            let force = force(distance) / distance;
            moves[a] = (moves[a].0 + x * force, moves[a].1 + y * force);
            moves[b] = (moves[b].0 - x * force, moves[b].1 - y * force);
        };
        for a in 0..count {
            (0..a).for_each(|b| push(a, b, &|distance| 1.0 / distance));
        }
        for &(a, b) in edges {
            if (1..=count).contains(&a) && b <= count {
                push(a - 1, b - 1, &|distance| -distance * distance / 2.0);
            }
        }
        let longest = 0.5 * (1.0 - round as f32 / ROUNDS as f32);
        for (place, (x, y)) in places.iter_mut().zip(moves) {
            let scale = longest / x.hypot(y).max(longest);
            *place = (place.0 + x * scale, place.1 + y * scale);
        }
    }
    places
}

/// Line and column of the last place where a code stands in quotes: edges come after nodes.
fn place_of(text: &str, code: &str) -> Option<(usize, usize)> {
    let before = &text[..text.rfind(&format!("\"{code}\""))?];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or(before).chars().count() + 1;
    Some((line, column))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In a file as in a lesson.
    #[test]
    fn a_map_may_be_named_as_one() {
        let fields = r#"(nodes: [("A", "Ana", 0, 0), ("B", "Bea", 1, 1)], edges: [("A", "B")])"#;
        let named = Map::read("two", &format!("Map{fields}"), 3);
        assert!(named.is_ok() && named == Map::read("two", fields, 3));
        let error = Map::read("two", "Karte()", 3).unwrap_err();
        assert!(matches!(error, MapTextError::Form { line: 1, .. }));
    }

    #[test]
    fn built_in_maps_are_whole_and_their_edges_do_not_cross() {
        for (id, nodes, edges) in [
            ("australia", 7, 9),
            ("brazil", 27, 51),
            ("south-america", 13, 25),
            ("spain", 15, 29),
        ] {
            let map = Map::built_in(id, 4).unwrap().unwrap();
            assert_eq!(
                (map.nodes().len(), map.edges().len()),
                (nodes, edges),
                "{id}"
            );
            let place = |node: u8| {
                let Node { x, y, .. } = map.nodes()[usize::from(node)];
                (x, y)
            };
            let side = |(ax, ay): (f32, f32), (bx, by): (f32, f32), (cx, cy): (f32, f32)| {
                ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) > 0.0
            };
            for (number, &(a, b)) in map.edges().iter().enumerate() {
                for &(c, d) in &map.edges()[number + 1..] {
                    if [a, b].iter().any(|end| [c, d].contains(end)) {
                        continue;
                    }
                    let [pa, pb, pc, pd] = [a, b, c, d].map(place);
                    let crosses = side(pa, pb, pc) != side(pa, pb, pd)
                        && side(pc, pd, pa) != side(pc, pd, pb);
                    let code = |node: u8| &map.nodes()[usize::from(node)].code;
                    let ends = [a, b, c, d].map(code);
                    assert!(!crosses, "{id}: {ends:?}");
                }
            }
        }
        assert_eq!(built_in_maps().count(), 4);
    }

    #[test]
    fn names_follow_the_language() {
        let map = Map::built_in("south-america", 4).unwrap().unwrap();
        let peru = map.nodes().iter().find(|node| node.code == "PE").unwrap();
        assert_eq!(
            [peru.name("es"), peru.name("pt"), peru.name("de")],
            ["Perú", "Peru", "Peru"]
        );
    }

    #[test]
    fn errors_have_a_place() {
        let text = "(\n  nodes: [(\"A\", \"A\", 0, 0), (\"B\", \"B\", 1, 0)],\n  edges: [(\"A\", \"X\")],\n)";
        let error = Map::read("test", text, 3).unwrap_err();
        let code = "X".to_owned();
        let unknown = MapError::Unknown { number: 1, code };
        assert_eq!(
            error,
            MapTextError::Map {
                at: Some((3, 17)),
                error: unknown
            }
        );
        let error = Map::read("test", "(nodes: 5)", 3).unwrap_err();
        assert!(
            matches!(
                error,
                MapTextError::Form {
                    line: 1,
                    column: 8..,
                    ..
                }
            ),
            "{error:?}"
        );
        let error = Map::read("test", text, 17).unwrap_err();
        assert!(matches!(
            error,
            MapTextError::Map {
                error: MapError::Colours { found: 17 },
                ..
            }
        ));
    }
}
