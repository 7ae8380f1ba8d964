//! Random numbers from a seed: integers only, the same on every machine.

/// A stream of random numbers (SplitMix64).
#[derive(Clone, Debug)]
pub(super) struct RandomNumbers(u64);

impl RandomNumbers {
    /// The stream of a seed.
    pub(super) fn from_seed(seed: u64) -> RandomNumbers {
        RandomNumbers(seed)
    }

    /// The next number of the stream; the same seed gives the same numbers.
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below a limit.
    pub(super) fn next_below(&mut self, limit: usize) -> usize {
        // The upper half of a product: uniform to one in 2^60.
        ((u128::from(self.next()) * limit as u128) >> 64) as usize
    }

    /// The number of heads before the first tails.
    pub(super) fn heads_before_tails(&mut self) -> u32 {
        self.next().leading_zeros()
    }
}
