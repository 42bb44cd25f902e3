//! A part of a set, for a process or a machine of its own.

use std::fmt::{self, Display};
use std::str::FromStr;

/// Every Nth puzzle of a set: shard K of N takes the puzzles whose places leave K − 1 when divided by N.
/// Places are counted from 0, and puzzles that cannot be read have places too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Shard {
    number: usize,
    count: usize,
}

impl Shard {
    /// The most shards.
    pub const MOST: usize = 10_000;

    /// The whole set.
    pub const WHOLE: Self = Self {
        number: 1,
        count: 1,
    };

    /// Its number, from 1.
    pub const fn number(self) -> usize {
        self.number
    }

    /// How many there are.
    pub const fn count(self) -> usize {
        self.count
    }

    /// Whether it is the whole set.
    pub const fn is_whole(self) -> bool {
        self.count == 1
    }

    /// Whether it takes the puzzle at this place.
    pub const fn takes(self, place: usize) -> bool {
        place % self.count == self.number - 1
    }
}

impl Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.count)
    }
}

/// It is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoShard;

impl FromStr for Shard {
    type Err = NoShard;

    fn from_str(text: &str) -> Result<Self, NoShard> {
        let (number, count) = text.split_once('/').ok_or(NoShard)?;
        let [number, count] = [number, count].map(str::parse);
        match (number, count) {
            (Ok(number @ 1..), Ok(count @ ..=Self::MOST)) if number <= count => {
                Ok(Self { number, count })
            }
            _ => Err(NoShard),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_is_in_one_shard() {
        for count in [1, 2, 7] {
            let shards: Vec<Shard> = (1..=count)
                .map(|number| format!("{number}/{count}").parse().unwrap())
                .collect();
            for place in 0..30 {
                let takers: Vec<_> = shards.iter().filter(|shard| shard.takes(place)).collect();
                assert_eq!(takers, [&shards[place % count]]);
            }
        }
    }

    #[test]
    fn shards_are_counted_from_one() {
        for good in ["1/1", "3/8", "10000/10000"] {
            assert_eq!(good.parse::<Shard>().unwrap().to_string(), good);
        }
        for bad in [
            "", "1", "0/1", "2/1", "1/0", "-1/2", "1/10001", "a/b", "1/2/3",
        ] {
            assert_eq!(bad.parse::<Shard>(), Err(NoShard), "{bad}");
        }
    }
}
