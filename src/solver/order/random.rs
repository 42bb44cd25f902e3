//! An order of its own for every cell, from a seed.

use crate::puzzle::{Cell, Random};
use crate::solver::candidates::bits;

/// Of these values the one with the least rank, as a bit; 0 if there is none. The rank is
/// `splitmix64(splitmix64(seed) XOR cell · 256 XOR value)`, with cells from 0 and values from 1.
#[inline(never)]
pub(super) fn first(untried: u16, cell: Cell, seed: u32) -> u16 {
    let seeded = Random::new(seed.into()).next();
    let rank = |option: u64| Random::new(seeded ^ option).next();
    bits(untried)
        .min_by_key(|value| rank((cell.index() as u64) << 8 ^ u64::from(value.number())))
        .map_or(0, |value| value.bit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Value;

    #[test]
    fn the_order_is_that_of_the_formula() {
        for (seed, cell, expected) in [
            (7, 0, "781239546"),
            (7, 80, "578913246"),
            (42, 0, "742651839"),
            (42, 80, "945863271"),
        ] {
            let mut untried = 0b1_1111_1111;
            let mut order = String::new();
            while untried != 0 {
                let bit = first(untried, Cell::new(cell), seed);
                order += &Value::lowest_of(bit).to_string();
                untried ^= bit;
            }
            assert_eq!(order, expected);
        }
    }
}
