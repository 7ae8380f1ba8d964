//! An exact number with a square root: `whole + factor x sqrt(under)`.
//!
//! WBU 4.4.9 raises a maximum award by a square root, and 2.4.1 allows one rounding only, at the
//! end. That rounding compares squares, in integers.

use std::fmt;
use std::ops::Add;

use super::Exact;

/// `whole + factor x sqrt(under)`; factor and radicand are not negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Surd {
    whole: Exact,
    factor: Exact,
    under: Exact,
}

impl Surd {
    /// A number without a root.
    pub fn from_exact(whole: Exact) -> Self {
        Surd { whole, factor: Exact::ZERO, under: Exact::whole(1) }
    }

    /// `factor x sqrt(under)`; neither may be negative.
    pub fn from_root(factor: Exact, under: Exact) -> Self {
        debug_assert!(factor >= Exact::ZERO && under >= Exact::ZERO);
        Surd { whole: Exact::ZERO, factor, under }
    }

    /// The product with `multiplier`, which must not be negative.
    pub fn times(self, multiplier: Exact) -> Self {
        debug_assert!(multiplier >= Exact::ZERO);
        Surd { whole: self.whole * multiplier, factor: self.factor * multiplier, under: self.under }
    }

    /// The larger of this number and a plain one.
    pub fn max_with(self, least: Exact) -> Self {
        if self.is_below(least) { Surd::from_exact(least) } else { self }
    }

    /// Whether the number is less than `limit`.
    pub fn is_below(self, limit: Exact) -> bool {
        let room = limit - self.whole;
        room > Exact::ZERO && self.squared_root() < room * room
    }

    /// The exact number, if the root is rational.
    pub fn exact(self) -> Option<Exact> {
        let square = self.squared_root();
        let n = square.numerator().isqrt();
        let d = square.denominator().isqrt();
        (n * n == square.numerator() && d * d == square.denominator())
            .then(|| Exact::ratio(n, d).map(|root| self.whole + root))
            .flatten()
    }

    /// The least integer that is not smaller (WBU 2.4.1).
    pub fn ceil(self) -> i128 {
        let square = self.squared_root();
        let mut whole = self.whole.ceil() + square.floor().isqrt() - 1;
        while !self.at_most(whole) {
            whole += 1;
        }
        whole
    }

    fn at_most(self, whole: i128) -> bool {
        let room = Exact::whole(whole) - self.whole;
        room >= Exact::ZERO && self.squared_root() <= room * room
    }

    /// Three decimals and dots: `109.544...`; what follows is left out, not rounded.
    pub(crate) fn to_truncated_decimal(self) -> String {
        let thousandths = match self.exact() {
            Some(exact) => exact.numerator() * 1000 / exact.denominator(),
            None => self.times(Exact::whole(1000)).ceil() - 1,
        };
        let sign = if thousandths < 0 { "-" } else { "" };
        let size = thousandths.unsigned_abs();
        format!("{sign}{}.{:03}...", size / 1000, size % 1000)
    }

    fn squared_root(self) -> Exact {
        self.factor * self.factor * self.under
    }
}

/// A number without a root.
impl From<Exact> for Surd {
    fn from(whole: Exact) -> Surd {
        Surd::from_exact(whole)
    }
}

/// Adds numbers with the same radicand; shares of a tie always have the same.
impl Add for Surd {
    type Output = Surd;
    fn add(self, other: Surd) -> Surd {
        let under = if self.factor.is_zero() { other.under } else { self.under };
        debug_assert!(self.factor.is_zero() || other.factor.is_zero() || self.under == other.under);
        Surd { whole: self.whole + other.whole, factor: self.factor + other.factor, under }
    }
}

/// The exact number if there is one, else three decimals and dots: `109.544...`.
impl fmt::Display for Surd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.exact() {
            Some(exact) => exact.fmt(f),
            None => f.write_str(&self.to_truncated_decimal()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exact(n: i64, d: i64) -> Exact {
        Exact::ratio(n, d).unwrap_or(Exact::ZERO)
    }

    /// The worked table of WBU 4.4.9: 100 x sqrt(tables / 25), rounded up.
    #[test]
    fn roots_round_up_as_the_handbook_prints_them() {
        for (tables, award) in [(30, 110), (40, 127), (50, 142), (100, 200), (180, 269)] {
            assert_eq!(Surd::from_root(exact(100, 1), exact(tables, 25)).ceil(), award);
        }
    }

    #[test]
    fn a_rational_root_is_known_as_one() {
        assert_eq!(Surd::from_root(exact(100, 1), exact(4, 1)).exact(), Some(exact(200, 1)));
        assert_eq!(Surd::from_root(exact(100, 1), exact(2, 1)).exact(), None);
        assert_eq!(Surd::from_root(exact(100, 1), exact(2, 1)).to_string(), "141.421...");
    }

    #[test]
    fn sums_and_minimums_stay_exact() {
        let root = Surd::from_root(exact(1, 1), exact(2, 1));
        assert_eq!((root + Surd::from_exact(exact(1, 2))).ceil(), 2);
        assert!(root.is_below(exact(3, 2)));
        assert!(!root.is_below(exact(7, 5)));
        assert_eq!(root.max_with(exact(6, 1)).ceil(), 6);
    }
}
