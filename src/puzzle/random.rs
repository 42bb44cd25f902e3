//! Random numbers from a seed.

/// Reproducible pseudorandom numbers: SplitMix64 (Steele, Lea and Flood 2014), which needs eight
/// bytes and passes every test that matters for shuffling cells.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, which must not be 0. The bias is negligible: boards have some
    /// hundred cells, not 2³².
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers for seed 1234567 in the algorithm's published test.
    #[test]
    fn the_numbers_are_those_of_the_algorithm() {
        let mut random = Random::new(1_234_567);
        let numbers = [(); 3].map(|()| random.next());
        assert_eq!(
            numbers,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }

    #[test]
    fn every_place_is_as_likely_as_any_other() {
        let mut counts = [[0u32; 5]; 5];
        let mut random = Random::new(7);
        for _ in 0..10_000 {
            let mut things = [0, 1, 2, 3, 4];
            random.shuffle(&mut things);
            for (place, thing) in things.into_iter().enumerate() {
                counts[place][thing] += 1;
            }
        }
        let fair = |count: &u32| (1_800..=2_200).contains(count);
        assert!(counts.as_flattened().iter().all(fair), "{counts:?}");
    }
}
