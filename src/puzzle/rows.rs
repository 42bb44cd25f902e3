//! Families whose cells stand in a row: things to arrange or to choose from, and letters of a sum.

use super::{BoardSize, Cell, Relation, Sign, whole_number};
use std::fmt;

/// The most things to choose from.
pub const MOST_ITEMS: usize = 32;
/// The most different letters of a sum: as many as there are digits.
pub const MOST_LETTERS: usize = 10;
/// The longest word of a sum.
pub const LONGEST_ADDEND: usize = 9;

/// A problem whose cells stand in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RowProblem {
    /// The orders of the numbers from 1 to this.
    Permutations(BoardSize),
    /// The subsets of this number of things: a cell is a thing, which is in or out.
    Subsets(u8),
    /// The subsets with a certain number of members.
    Combinations {
        /// The number of things.
        items: u8,
        /// The number of members.
        chosen: u8,
    },
    /// The subsets of numbers with a certain sum.
    SubsetSum {
        /// The sum.
        target: i32,
        /// The numbers, from 1.
        items: Vec<i32>,
    },
    /// A sum of words whose letters stand for different digits.
    Cryptarithm(Cryptarithm),
}

/// A sum of words: the letters are the cells, in the order in which they first occur.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cryptarithm {
    /// The words; the last is the sum of the others.
    words: Vec<String>,
    letters: Vec<char>,
    relations: Vec<Relation>,
}

/// Why there is no such problem in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum RowError {
    /// The number of things is missing or out of its range.
    Items { name: &'static str },
    /// The number of members is missing, or not from 0 to the number of things.
    Chosen { items: usize },
    /// The sum is missing or too large, or an item is no number from 1.
    Target,
    /// There are no words with `+` between them, and one more after one `=`.
    Equation,
    /// A sign is no letter.
    Letter { found: char },
    /// A word is longer than numbers can be.
    LongWord { word: String },
    /// There are more letters than digits.
    Letters { found: usize },
    /// There are so many words that a letter counts more than numbers can be.
    Words,
}

impl RowProblem {
    /// Reads a problem from its name and what follows it; `None` if none is called so.
    ///
    /// # Errors
    ///
    /// If what follows the name is missing or wrong.
    pub fn read(name: &str, detail: &str) -> Option<Result<Self, RowError>> {
        Some(match name {
            "permutations" => (whole_number(detail).and_then(BoardSize::new))
                .map(Self::Permutations)
                .ok_or(RowError::Items {
                    name: "permutations",
                }),
            "subsets" => items("subsets", detail).map(Self::Subsets),
            "combinations" => {
                let (all, chosen) = detail.split_once(':').unwrap_or((detail, ""));
                items("combinations", all).and_then(|items| {
                    let chosen = whole_number(chosen).and_then(|k| u8::try_from(k).ok());
                    let chosen = chosen.filter(|chosen| *chosen <= items);
                    let chosen = chosen.ok_or(RowError::Chosen {
                        items: usize::from(items),
                    })?;
                    Ok(Self::Combinations { items, chosen })
                })
            }
            "subset-sum" => subset_sum(detail).ok_or(RowError::Target).and_then(|read| {
                let (target, items) = read;
                let is_right = (1..=MOST_ITEMS).contains(&items.len());
                is_right
                    .then_some(Self::SubsetSum { target, items })
                    .ok_or(RowError::Items { name: "subset-sum" })
            }),
            "cryptarithm" => Cryptarithm::read(detail).map(Self::Cryptarithm),
            _ => return None,
        })
    }

    /// Its name, without what follows it.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Permutations(_) => "permutations",
            Self::Subsets(_) => "subsets",
            Self::Combinations { .. } => "combinations",
            Self::SubsetSum { .. } => "subset-sum",
            Self::Cryptarithm(_) => "cryptarithm",
        }
    }

    /// The number of cells.
    pub fn cells(&self) -> usize {
        match self {
            Self::Permutations(size) => size.get(),
            Self::Subsets(items) | Self::Combinations { items, .. } => usize::from(*items),
            Self::SubsetSum { items, .. } => items.len(),
            Self::Cryptarithm(sum) => sum.letters.len(),
        }
    }

    /// The number of values.
    pub const fn size(&self) -> usize {
        match self {
            Self::Permutations(size) => size.get(),
            Self::Subsets(_) | Self::Combinations { .. } | Self::SubsetSum { .. } => 2,
            Self::Cryptarithm(_) => MOST_LETTERS,
        }
    }

    /// Its relations, in order.
    pub(super) fn relations(&self) -> Vec<Relation> {
        let equal = |terms: Vec<(Cell, i32)>, right| {
            Relation::linear(terms, Sign::Equal, right)
                .into_iter()
                .collect()
        };
        let cells = (0..self.cells()).map(Cell::new);
        match self {
            Self::Permutations(_) | Self::Subsets(_) => Vec::new(),
            Self::Combinations { chosen, .. } => {
                equal(cells.map(|cell| (cell, 1)).collect(), i32::from(*chosen))
            }
            Self::SubsetSum { target, items } => {
                equal(cells.zip(items.iter().copied()).collect(), *target)
            }
            Self::Cryptarithm(sum) => sum.relations.clone(),
        }
    }
}

/// A number of things.
fn items(name: &'static str, text: &str) -> Result<u8, RowError> {
    let items = whole_number(text).filter(|items| (1..=MOST_ITEMS).contains(items));
    items
        .map(|items| items as u8)
        .ok_or(RowError::Items { name })
}

fn subset_sum(detail: &str) -> Option<(i32, Vec<i32>)> {
    let (target, items) = detail.split_once(':')?;
    let number = |text: &str| i32::try_from(whole_number(text)?).ok();
    let items = items
        .split(',')
        .map(|item| number(item.trim()).filter(|item| *item > 0));
    Some((number(target)?, items.collect::<Option<_>>()?))
}

impl Cryptarithm {
    /// Reads a sum such as `SEND+MORE=MONEY`.
    ///
    /// # Errors
    ///
    /// If it is no such sum, or has too many letters or too long words.
    pub fn read(text: &str) -> Result<Self, RowError> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let text = text.to_uppercase();
        let (left, right) = text.split_once('=').ok_or(RowError::Equation)?;
        let words: Vec<String> = left.split('+').chain([right]).map(str::to_owned).collect();
        let is_sign = |c: &char| !c.is_alphabetic() && !"+=".contains(*c);
        if let Some(found) = text.chars().find(is_sign) {
            return Err(RowError::Letter { found });
        }
        if words.len() < 3 || right.contains(['+', '=']) || words.iter().any(String::is_empty) {
            return Err(RowError::Equation);
        }
        let is_long = |word: &&String| word.chars().count() > LONGEST_ADDEND;
        if let Some(word) = words.iter().find(is_long) {
            let word = word.clone();
            return Err(RowError::LongWord { word });
        }
        let mut letters = Vec::new();
        for letter in words.iter().flat_map(|word| word.chars()) {
            if !letters.contains(&letter) {
                letters.push(letter);
            }
        }
        if letters.len() > MOST_LETTERS {
            let found = letters.len();
            return Err(RowError::Letters { found });
        }
        let cell = |letter: char| {
            let known = letters.iter().position(|known| *known == letter);
            Cell::new(known.expect("every letter is a cell"))
        };
        let is_first = |letter: &&char| words.iter().any(|word| word.starts_with(**letter));
        let firsts = letters.iter().filter(is_first);
        let mut relations: Vec<Relation> = firsts
            .map(|letter| Relation::sum([cell(*letter)], Sign::AtLeast, 1))
            .collect();
        let mut terms = Vec::new();
        for (number, word) in words.iter().enumerate() {
            let mut weight = if number + 1 < words.len() { 1 } else { -1 };
            for letter in word.chars().rev() {
                terms.push((cell(letter), weight));
                // After the first of nine letters it is not used.
                weight *= 10;
            }
        }
        let sum = Relation::linear(terms, Sign::Equal, 0).ok_or(RowError::Words)?;
        relations.push(sum);
        Ok(Self {
            words,
            letters,
            relations,
        })
    }

    /// The words; the last is the sum of the others.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// The letters, a cell each.
    pub fn letters(&self) -> &[char] {
        &self.letters
    }
}

impl fmt::Display for Cryptarithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (last, others) = self.words.split_last().expect("there are three words");
        write!(f, "{}={last}", others.join("+"))
    }
}

impl fmt::Display for RowProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.id())?;
        match self {
            Self::Permutations(size) => write!(f, "{}", size.get()),
            Self::Subsets(items) => write!(f, "{items}"),
            Self::Combinations { items, chosen } => write!(f, "{items}:{chosen}"),
            Self::SubsetSum { target, items } => {
                let items: Vec<String> = items.iter().map(i32::to_string).collect();
                write!(f, "{target}:{}", items.join(","))
            }
            Self::Cryptarithm(sum) => write!(f, "{sum}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_collected() {
        let sum = Cryptarithm::read("send + more = money").unwrap();
        assert_eq!(sum.to_string(), "SEND+MORE=MONEY");
        assert_eq!(sum.letters().iter().collect::<String>(), "SENDMORY");
        assert_eq!(sum.relations.len(), 3);
        let weights: Vec<i32> = sum.relations[2].terms().iter().map(|(_, w)| *w).collect();
        assert_eq!(weights, [1000, 91, -90, 1, -9000, -900, 10, -1]);
        let sum = Cryptarithm::read("AB+CD=ABD").unwrap();
        let last = sum.relations.last().unwrap();
        assert!(last.terms().iter().all(|(cell, _)| *cell != Cell::new(3)));
        assert_eq!(Cryptarithm::read("Ñandú+ça=x").unwrap().letters().len(), 7);
    }

    #[test]
    fn faults_are_told() {
        let error = |text| Cryptarithm::read(text).unwrap_err();
        for text in ["", "A=B", "A+B", "A+B=C=D", "A+B=C+D", "+A=B", "A+B="] {
            assert_eq!(error(text), RowError::Equation, "{text}");
        }
        assert_eq!(error("A-B=C"), RowError::Letter { found: '-' });
        assert_eq!(error("A+1=C"), RowError::Letter { found: '1' });
        let found = 11;
        assert_eq!(error("ABCDEF+GHIJ=KA"), RowError::Letters { found });
        assert!(matches!(error("ABCDEFGHIJ+A=B"), RowError::LongWord { .. }));
        let many = ["AAAAAAAAA"; 30].join("+");
        assert_eq!(error(&format!("{many}=B")), RowError::Words);
        for (name, detail) in [
            ("permutations", "0"),
            ("permutations", "17"),
            ("permutations", "+4"),
            ("subsets", ""),
            ("subsets", "33"),
            ("combinations", "5"),
            ("combinations", "5:6"),
            ("combinations", "5:-1"),
            ("subset-sum", "9"),
            ("subset-sum", "9:"),
            ("subset-sum", "9:0,1"),
            ("subset-sum", "-1:1"),
            ("subset-sum", "9:3,,4"),
            ("subset-sum", "9:99999999999"),
        ] {
            let read = RowProblem::read(name, detail).unwrap();
            assert!(read.is_err(), "{name}:{detail}");
        }
    }
}
