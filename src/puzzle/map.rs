//! Maps to colour: countries, and which of them are neighbours.

use super::outline::{Border, Outline, Place};
use super::{MAX_CELLS, MAX_HOUSES, MAX_HOUSES_OF_A_CELL, MAX_SIZE};

/// A map to colour.
#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    id: String,
    nodes: Vec<Node>,
    /// Pairs of neighbours, the earlier node first, in order.
    edges: Vec<(u8, u8)>,
    colours: u8,
    outline: Option<Outline>,
}

/// A country of a map.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// A short code, as written on the drawing.
    pub code: String,
    /// Its names, each with the tag of its language; an empty tag stands for all.
    pub names: Vec<(String, String)>,
    /// The place of its middle, from the left.
    pub x: f32,
    /// The place of its middle, from the top.
    pub y: f32,
}

impl Node {
    /// Its name in a language: of the tag, else of its first part, else in English, else the first.
    pub fn name(&self, tag: &str) -> &str {
        let base = tag.split('-').next().unwrap_or(tag);
        let wanted = [tag, base, "en"].into_iter();
        let in_language = |tag| self.names.iter().find(|(known, _)| known == tag);
        let found = wanted.filter_map(in_language).next().or(self.names.first());
        found.map_or(&self.code, |(_, name)| name)
    }
}

/// Why there is no such map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MapError {
    /// There are no nodes.
    Empty,
    /// There are too many nodes.
    Nodes {
        /// The number of nodes.
        found: usize,
    },
    /// The number of colours is not from 1 to 16.
    Colours {
        /// The number asked for.
        found: usize,
    },
    /// A code is empty, too long, or not only letters and digits.
    Code {
        /// The number of its node, from 1.
        number: usize,
        /// The code.
        code: String,
    },
    /// Two nodes have the same code.
    Twice {
        /// The code.
        code: String,
    },
    /// A place is not a finite number.
    Place {
        /// The code of the node.
        code: String,
    },
    /// An edge names a node that does not exist.
    Unknown {
        /// The number of the edge, from 1.
        number: usize,
        /// The code that no node has.
        code: String,
    },
    /// An edge joins a node to itself.
    Loop {
        /// The number of the edge, from 1.
        number: usize,
        /// The code of the node.
        code: String,
    },
    /// An edge is listed twice.
    Repeated {
        /// The number of the second one, from 1.
        number: usize,
        /// The codes of its nodes.
        codes: [String; 2],
    },
    /// There are too many edges.
    Edges {
        /// The number of edges.
        found: usize,
    },
    /// A node has too many neighbours.
    Neighbours {
        /// The code of the node.
        code: String,
        /// The number of its neighbours.
        found: usize,
    },
}

/// The longest code of a node, in characters.
pub const LONGEST_CODE: usize = 6;

impl MapError {
    /// The code of the node that is wrong, if one is.
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Code { code, .. }
            | Self::Twice { code }
            | Self::Place { code }
            | Self::Unknown { code, .. }
            | Self::Loop { code, .. }
            | Self::Neighbours { code, .. } => Some(code),
            Self::Repeated { codes, .. } => Some(&codes[1]),
            Self::Empty | Self::Nodes { .. } | Self::Colours { .. } | Self::Edges { .. } => None,
        }
    }
}

impl Eq for Map {}

impl Map {
    /// A map of these nodes, whose edges are pairs of codes, to be coloured with this many colours.
    ///
    /// # Errors
    ///
    /// If codes are not unique, an edge names no node, joins a node to itself or is listed twice, or
    /// there is too much of something.
    pub fn new(
        id: &str,
        nodes: Vec<Node>,
        edges: &[(String, String)],
        colours: usize,
    ) -> Result<Self, MapError> {
        if nodes.is_empty() {
            return Err(MapError::Empty);
        }
        if nodes.len() > MAX_CELLS {
            return Err(MapError::Nodes { found: nodes.len() });
        }
        if !(1..=MAX_SIZE).contains(&colours) {
            return Err(MapError::Colours { found: colours });
        }
        for (index, node) in nodes.iter().enumerate() {
            let code = || node.code.clone();
            let length = node.code.chars().count();
            if !(1..=LONGEST_CODE).contains(&length)
                || !node.code.chars().all(char::is_alphanumeric)
            {
                return Err(MapError::Code {
                    number: index + 1,
                    code: code(),
                });
            }
            if nodes[..index].iter().any(|other| other.code == node.code) {
                return Err(MapError::Twice { code: code() });
            }
            if !node.x.is_finite() || !node.y.is_finite() {
                return Err(MapError::Place { code: code() });
            }
        }
        let mut found = Vec::with_capacity(edges.len());
        for (number, (first, second)) in (1..).zip(edges) {
            let index = |code: &String| {
                let known = nodes.iter().position(|node| node.code == *code);
                known.ok_or_else(|| MapError::Unknown {
                    number,
                    code: code.clone(),
                })
            };
            let (a, b) = (index(first)?, index(second)?);
            if a == b {
                return Err(MapError::Loop {
                    number,
                    code: first.clone(),
                });
            }
            let edge = (a.min(b) as u8, a.max(b) as u8);
            if found.contains(&edge) {
                let codes = [first.clone(), second.clone()];
                return Err(MapError::Repeated { number, codes });
            }
            found.push(edge);
        }
        if found.len() > MAX_HOUSES {
            return Err(MapError::Edges { found: found.len() });
        }
        for (index, node) in nodes.iter().enumerate() {
            let is_at =
                |edge: &&(u8, u8)| usize::from(edge.0) == index || usize::from(edge.1) == index;
            let neighbours = found.iter().filter(is_at).count();
            if neighbours > MAX_HOUSES_OF_A_CELL {
                return Err(MapError::Neighbours {
                    code: node.code.clone(),
                    found: neighbours,
                });
            }
        }
        found.sort_unstable();
        Ok(Self {
            id: id.to_owned(),
            nodes,
            edges: found,
            colours: colours as u8,
            outline: None,
        })
    }

    /// The map with borders and coasts, each of the codes of two nodes, or of one and an empty code; and
    /// with the places of codes that have no room inside.
    ///
    /// # Errors
    ///
    /// If a code is of no node.
    pub fn with_outline(
        mut self,
        borders: Vec<(String, String, Vec<Place>)>,
        outside: Vec<(String, f32, f32)>,
    ) -> Result<Self, MapError> {
        let index = |number: usize, code: String| {
            let known = self.nodes.iter().position(|node| node.code == code);
            known.ok_or(MapError::Unknown { number, code })
        };
        let border = |(number, (node, other, line)): (usize, (String, String, Vec<Place>))| {
            let other = (!other.is_empty())
                .then(|| index(number, other))
                .transpose()?;
            Ok(Border {
                node: index(number, node)?,
                other,
                line,
            })
        };
        let borders = borders.into_iter().filter(|(.., line)| line.len() > 1);
        let borders: Vec<Border> = (1..).zip(borders).map(border).collect::<Result<_, _>>()?;
        let outside = (1..)
            .zip(outside)
            .map(|(number, (code, x, y))| Ok((index(number, code)?, (x, y))));
        let outside = outside.collect::<Result<_, _>>()?;
        let places: Vec<Place> = self.nodes.iter().map(|node| (node.x, node.y)).collect();
        self.outline = (!borders.is_empty()).then(|| Outline::new(&places, borders, outside));
        Ok(self)
    }

    /// Its borders and coasts, if it has any.
    pub const fn outline(&self) -> Option<&Outline> {
        self.outline.as_ref()
    }

    /// Its name among the built-in maps, or that of its file.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its countries, in order.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Pairs of neighbours by their numbers from 0, the earlier node first, in order.
    pub fn edges(&self) -> &[(u8, u8)] {
        &self.edges
    }

    /// The number of colours.
    pub const fn colours(&self) -> usize {
        self.colours as usize
    }
}
