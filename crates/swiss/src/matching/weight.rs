//! Integers wide enough to hold all criteria as digits, so that one comparison of weights compares
//! criterion by criterion. Brackets whose criteria fit 128 bits use `i128`, others as many words as
//! they need; `i64` counts pairs alone.

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A signed integer that is wide enough for the weights of a scope.
pub(crate) trait Weight:
    Copy + Ord + Default + Add<Output = Self> + Sub<Output = Self> + AddAssign + SubAssign
{
    /// A small number, shifted left.
    fn from_shifted(value: i64, shift: u32) -> Self;

    /// Half of an even number.
    fn half(self) -> Self;
}

impl Weight for i64 {
    fn from_shifted(value: i64, shift: u32) -> Self {
        value << shift
    }

    fn half(self) -> Self {
        self >> 1
    }
}

impl Weight for i128 {
    fn from_shifted(value: i64, shift: u32) -> Self {
        i128::from(value) << shift
    }

    fn half(self) -> Self {
        self >> 1
    }
}

/// A number of `N` words in two's complement, the lowest word first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WideInteger<const N: usize>([u64; N]);

impl<const N: usize> Default for WideInteger<N> {
    fn default() -> Self {
        WideInteger([0; N])
    }
}

impl<const N: usize> Ord for WideInteger<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        // The sign is in the highest word.
        let highest = |wide: &Self| wide.0[N - 1].cast_signed();
        let lower = || self.0.iter().rev().skip(1).cmp(other.0.iter().rev().skip(1));
        highest(self).cmp(&highest(other)).then_with(lower)
    }
}

impl<const N: usize> PartialOrd for WideInteger<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Add for WideInteger<N> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let mut sum = [0; N];
        let mut carry = false;
        for (word, (a, b)) in sum.iter_mut().zip(self.0.into_iter().zip(other.0)) {
            let (once, over) = a.overflowing_add(b);
            let (twice, again) = once.overflowing_add(u64::from(carry));
            *word = twice;
            carry = over || again;
        }
        WideInteger(sum)
    }
}

impl<const N: usize> Sub for WideInteger<N> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        let mut difference = [0; N];
        let mut borrow = false;
        for (word, (a, b)) in difference.iter_mut().zip(self.0.into_iter().zip(other.0)) {
            let (once, under) = a.overflowing_sub(b);
            let (twice, again) = once.overflowing_sub(u64::from(borrow));
            *word = twice;
            borrow = under || again;
        }
        WideInteger(difference)
    }
}

impl<const N: usize> AddAssign for WideInteger<N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for WideInteger<N> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const N: usize> Weight for WideInteger<N> {
    fn from_shifted(value: i64, shift: u32) -> Self {
        let (word, bits) = ((shift / 64) as usize, shift % 64);
        let wide = i128::from(value) << bits;
        // The words above the two affected ones hold the sign.
        let sign = if value < 0 { u64::MAX } else { 0 };
        let mut words = [sign; N];
        words[..word].fill(0);
        let two = [wide as u64, (wide >> 64) as u64];
        for (place, part) in words[word..].iter_mut().zip(two) {
            *place = part;
        }
        WideInteger(words)
    }

    fn half(self) -> Self {
        let mut halved = self.0;
        for (index, word) in halved.iter_mut().enumerate() {
            let above = match self.0.get(index + 1) {
                Some(above) => above << 63,
                None => *word & (1 << 63),
            };
            *word = (*word >> 1) | above;
        }
        WideInteger(halved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values() -> Vec<i64> {
        vec![0, 1, -1, 2, -2, 1 << 40, -(1 << 40), i64::MAX, i64::MIN + 1]
    }

    #[test]
    fn wide_numbers_count_as_narrow_ones() {
        for a in values() {
            for b in values() {
                for shift in [0, 1, 60] {
                    let narrow = |value| i128::from_shifted(value, shift);
                    let wide = |value| WideInteger::<4>::from_shifted(value, shift);
                    assert_eq!(narrow(a).cmp(&narrow(b)), wide(a).cmp(&wide(b)));
                    assert_eq!(wide(a) + wide(b) - wide(b), wide(a));
                    let sum = wide(a) + wide(b);
                    assert_eq!((sum + sum).half(), sum);
                    assert_eq!(
                        sum.cmp(&wide(1)),
                        (narrow(a) + narrow(b)).cmp(&narrow(1)),
                        "{a} {b} {shift}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_number_is_moved_over_the_edge_of_a_word() {
        let mut sum = WideInteger::<3>::default();
        for _ in 0..4 {
            sum += WideInteger::from_shifted(-3, 62);
        }
        assert_eq!(sum, WideInteger::from_shifted(-3, 64));
        assert!(WideInteger::<3>::from_shifted(-3, 100) < WideInteger::from_shifted(-3, 99));
    }
}
