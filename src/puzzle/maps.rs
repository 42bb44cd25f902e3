//! Maps in RON: those that come with the program, and others.

use super::{Map, MapError, Node};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The maps that come with the program, by their ids.
const BUILT_IN: [(&str, &str); 4] = [
    ("australia", include_str!("../../assets/maps/australia.ron")),
    ("brazil", include_str!("../../assets/maps/brazil.ron")),
    (
        "south-america",
        include_str!("../../assets/maps/south-america.ron"),
    ),
    ("spain", include_str!("../../assets/maps/spain.ron")),
];

/// A map without colours, as it is written.
#[derive(Clone, Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields, rename = "Map")]
pub struct MapText {
    /// Code, name, and the place of the middle from the left and from the top.
    pub nodes: Vec<(String, Names, f32, f32)>,
    /// The codes of neighbours.
    pub edges: Vec<(String, String)>,
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
        /// What was expected, in English.
        reason: String,
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
        Some(Self::read(id, text, colours).map_err(|error| match error {
            MapTextError::Map { error, .. } => error,
            MapTextError::Form { reason, .. } => unreachable!("a built-in map is whole: {reason}"),
        }))
    }

    /// Reads a map from RON, to be coloured with this many colours.
    ///
    /// # Errors
    ///
    /// If the text is not a map, or the map makes no sense.
    pub fn read(id: &str, text: &str, colours: usize) -> Result<Self, MapTextError> {
        let options = ron::Options::default();
        let written: MapText = options.from_str(text).map_err(|error| MapTextError::Form {
            line: error.span.start.line,
            column: error.span.start.col,
            reason: error.code.to_string(),
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
        Map::new(
            id,
            self.nodes.into_iter().map(node).collect(),
            &self.edges,
            colours,
        )
    }
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
        let Err(MapTextError::Form { reason, .. }) = Map::read("two", "Karte()", 3) else {
            panic!("this is no map");
        };
        assert!(!reason.contains("MapText"), "{reason}");
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
