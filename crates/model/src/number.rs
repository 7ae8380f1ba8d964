//! Exact numbers: a ratio of two integers, never a float.
//!
//! All scores, shares and awards use this type. `returns` bounds numbers where they enter: below
//! 10^12, with at most nine decimals or a small denominator. Sums and shares of a whole season then
//! fit into 128 bits.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Div, Mul, Sub};

use num_rational::Ratio;
use num_traits::{CheckedAdd, Zero};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The largest decimal denominator: numbers of a return have at most nine decimals.
const BILLION: i128 = 1_000_000_000;

/// An exact rational number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Exact(Ratio<i128>);

impl Exact {
    /// The number nought.
    pub const ZERO: Exact = Exact(Ratio::new_raw(0, 1));

    /// The whole number `n`.
    pub fn whole(n: impl Into<i128>) -> Self {
        Exact(Ratio::from_integer(n.into()))
    }

    /// `numerator / denominator`; `None` if the denominator is 0.
    pub fn ratio(numerator: impl Into<i128>, denominator: impl Into<i128>) -> Option<Self> {
        let (numerator, denominator) = (numerator.into(), denominator.into());
        // Division in 64 bits is several times faster, and nearly all numbers fit.
        match (i64::try_from(numerator), u64::try_from(denominator)) {
            (_, Ok(0)) => None,
            (Ok(short), Ok(below)) => {
                let common = common_divisor(short.unsigned_abs(), below);
                let (above, below) = (numerator / i128::from(common), i128::from(below / common));
                Some(Exact(Ratio::new_raw(above, below)))
            }
            _ => Some(Exact(Ratio::new(numerator, denominator))),
        }
    }

    /// Parses a plain decimal such as `-57.25`: digits, at most one point, no exponent, at most
    /// `10^12` in size. Decimals after the ninth are rounded half away from zero, which removes the
    /// binary noise of spreadsheets (`0.30000000000000004`).
    pub fn parse_decimal(text: &str) -> Option<Self> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (before, after) = digits.split_once('.').unwrap_or((digits, ""));
        let plain = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        if (before.is_empty() && after.is_empty()) || !plain(before) || !plain(after) {
            return None;
        }
        let before = before.trim_start_matches('0');
        if before.len() > 12 {
            return None;
        }
        let mut billionths: i128 = 0;
        for digit in before.bytes() {
            billionths = billionths * 10 + i128::from(digit - b'0');
        }
        let mut decimals = after.bytes().map(|b| i128::from(b - b'0'));
        for _ in 0..9 {
            billionths = billionths * 10 + decimals.next().unwrap_or(0);
        }
        if decimals.next().is_some_and(|d| d >= 5) {
            billionths += 1;
        }
        let signed = if negative { -billionths } else { billionths };
        Exact::ratio(signed, BILLION)
    }

    /// The numerator of the reduced fraction, with the sign.
    pub fn numerator(self) -> i128 {
        *self.0.numer()
    }

    /// The denominator of the reduced fraction, always positive.
    pub fn denominator(self) -> i128 {
        *self.0.denom()
    }

    /// Whether it is an integer.
    pub fn is_whole(self) -> bool {
        self.0.is_integer()
    }

    /// Whether it is 0.
    pub fn is_zero(self) -> bool {
        self.0.is_zero()
    }

    /// The least integer that is not smaller.
    pub fn ceil(self) -> i128 {
        self.0.ceil().to_integer()
    }

    /// The greatest integer that is not larger.
    pub fn floor(self) -> i128 {
        self.0.floor().to_integer()
    }

    /// The quotient; `None` if the divisor is 0.
    pub fn checked_div(self, divisor: Exact) -> Option<Exact> {
        (!divisor.is_zero()).then(|| Exact(self.0 / divisor.0))
    }

    /// The sum; `None` if its terms are too large to compare and to round it.
    pub fn checked_add(self, other: Exact) -> Option<Exact> {
        const MOST: i128 = 10i128.pow(24);
        let sum = Exact(self.0.checked_add(&other.0)?);
        (sum.denominator() <= MOST
            && sum.numerator().abs() / sum.denominator() < MOST / MOST.isqrt())
        .then_some(sum)
    }

    /// Both numerators over a common denominator, if small: no sum, difference or comparison of
    /// them overflows 128 bits.
    fn over_one(self, other: Exact) -> Option<(i128, i128, i128)> {
        let short = |exact: Exact| {
            let above = i64::try_from(exact.numerator()).ok()?;
            let below = i32::try_from(exact.denominator()).ok()?;
            Some((i128::from(above), i128::from(below)))
        };
        let ((one, below), (other, other_below)) = (short(self)?, short(other)?);
        Some(match below == other_below {
            true => (one, other, below),
            false => (one * other_below, other * below, below * other_below),
        })
    }

    /// Arithmetic of two integers, which most scores are. It needs no common divisor.
    fn if_whole(self, other: Exact, work: impl Fn(i128, i128) -> i128) -> Option<Exact> {
        (self.is_whole() && other.is_whole())
            .then(|| Exact(Ratio::new_raw(work(self.numerator(), other.numerator()), 1)))
    }

    /// The nearest float, for a spreadsheet cell only.
    pub fn to_cell_f64(self) -> f64 {
        self.numerator() as f64 / self.denominator() as f64
    }

    /// The number in files: exact, or with nine decimals if no finite decimal is exact, enough to
    /// distinguish different places.
    pub fn to_file_text(self) -> String {
        self.rounded(9).to_decimal()
    }

    /// The number rounded half away from zero to `places` decimals.
    pub fn rounded(self, places: u32) -> Exact {
        // Most numbers have few decimals.
        if self.is_whole() || 10i128.pow(places) % self.denominator() == 0 {
            return self;
        }
        let scale = Ratio::from_integer(10i128.pow(places));
        Exact((self.0 * scale).round() / scale)
    }

    /// The number in billionths, if an integer: a decimal of at most nine places.
    fn billionths(self) -> Option<i128> {
        (BILLION % self.denominator() == 0)
            .then(|| self.numerator() * (BILLION / self.denominator()))
    }

    /// For tables and CSV: the exact decimal, else two decimals rounded half away from zero;
    /// without trailing zeros.
    pub fn to_decimal(self) -> String {
        if self.is_whole() {
            // Formatting 64 bits is several times faster.
            return match i64::try_from(self.numerator()) {
                Ok(short) => short.to_string(),
                Err(_) => self.numerator().to_string(),
            };
        }
        let mut text = match self.billionths() {
            Some(billionths) => with_point(billionths, 9),
            None => self.to_fixed(2),
        };
        text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
        text
    }

    /// Whether its decimals end, within nine.
    pub(crate) fn is_finite_decimal(self) -> bool {
        self.billionths().is_some()
    }

    /// The exact fraction: `1 1/2`.
    pub fn to_fraction(self) -> String {
        let (n, d) = (self.numerator(), self.denominator());
        match (n / d, n % d) {
            (_, 0) => self.to_decimal(),
            (0, n) => format!("{n}/{d}"),
            (whole, n) => format!("{whole} {}/{d}", n.abs()),
        }
    }

    /// For arithmetic with many shares: exact if short (`28 5/9`), else two decimals.
    pub fn to_short_text(self) -> String {
        if self.denominator() <= 100 { self.to_string() } else { self.to_fixed(2) }
    }

    /// For people: exactly `places` decimals, rounded half away from zero.
    pub fn to_fixed(self, places: u32) -> String {
        let (above, below) = (self.numerator().abs() * 10i128.pow(places), self.denominator());
        let scaled = (2 * above + below) / (2 * below);
        with_point(if self.numerator() < 0 { -scaled } else { scaled }, places)
    }
}

/// A number of two figures with both exchanged: 24 for 42; none where that is no other one.
pub fn swap_digits(number: u32) -> Option<u32> {
    let other = number % 10 * 10 + number / 10;
    ((11..100).contains(&number) && other > 9 && other != number).then_some(other)
}

/// A count is a whole number.
impl From<u64> for Exact {
    fn from(count: u64) -> Self {
        Exact::whole(count)
    }
}

impl Default for Exact {
    fn default() -> Self {
        Exact::ZERO
    }
}

/// Formats a number that counts units of its last decimal place.
fn with_point(scaled: i128, places: u32) -> String {
    let sign = if scaled < 0 { "-" } else { "" };
    let (size, scale) = (scaled.unsigned_abs(), 10u128.pow(places));
    let (whole, rest) = match (u64::try_from(size), u64::try_from(scale)) {
        (Ok(size), Ok(scale)) => (u128::from(size / scale), u128::from(size % scale)),
        _ => (size / scale, size % scale),
    };
    if places == 0 {
        format!("{sign}{whole}")
    } else {
        format!("{sign}{whole}.{rest:0>width$}", width = places as usize)
    }
}

/// Euclid's algorithm; at least 1 if a divisor is not 0.
fn common_divisor(mut a: u64, mut b: u64) -> u64 {
    while a != 0 {
        (a, b) = (b % a, a);
    }
    b
}

/// For printed arithmetic: `22.5`, or `133 1/3` if no decimal is exact.
impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&if self.is_finite_decimal() { self.to_decimal() } else { self.to_fraction() })
    }
}

impl fmt::Debug for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Exact) -> Ordering {
        match self.over_one(*other) {
            Some((one, other, _)) => one.cmp(&other),
            None => self.0.cmp(&other.0),
        }
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Exact) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Add for Exact {
    type Output = Exact;
    fn add(self, other: Exact) -> Exact {
        let short = || {
            let (one, other, below) = self.over_one(other)?;
            Exact::ratio(one + other, below)
        };
        let sum = self.if_whole(other, |one, other| one + other);
        sum.or_else(short).unwrap_or_else(|| Exact(self.0 + other.0))
    }
}

impl Sub for Exact {
    type Output = Exact;
    fn sub(self, other: Exact) -> Exact {
        let short = || {
            let (one, other, below) = self.over_one(other)?;
            Exact::ratio(one - other, below)
        };
        let rest = self.if_whole(other, |one, other| one - other);
        rest.or_else(short).unwrap_or_else(|| Exact(self.0 - other.0))
    }
}

impl Mul for Exact {
    type Output = Exact;
    fn mul(self, other: Exact) -> Exact {
        self.if_whole(other, |one, other| one * other).unwrap_or_else(|| Exact(self.0 * other.0))
    }
}

/// Division by a whole count of contestants or places.
impl Div<u32> for Exact {
    type Output = Exact;
    fn div(self, count: u32) -> Exact {
        let count = i128::from(count.max(1));
        let below = self.denominator().checked_mul(count);
        let short = below.and_then(|below| Exact::ratio(self.numerator(), below));
        short.unwrap_or_else(|| Exact(self.0 / Ratio::from_integer(count)))
    }
}

impl Sum for Exact {
    fn sum<I: Iterator<Item = Exact>>(numbers: I) -> Exact {
        numbers.fold(Exact::ZERO, Add::add)
    }
}

/// A stored record holds the two integers.
impl Serialize for Exact {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.numerator(), self.denominator()).serialize(to)
    }
}

/// A rule file holds fractions and decimals, such as `"1/3"` or `"112.5"`; a stored record the two
/// integers.
impl<'de> Deserialize<'de> for Exact {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if !from.is_human_readable() {
            let (above, below) = <(i128, i128)>::deserialize(from)?;
            // `i128::MIN` has no positive counterpart, which reduction needs.
            let number = Some((above, below)).filter(|_| above > i128::MIN && below > 0);
            let number = number.and_then(|(above, below)| Exact::ratio(above, below));
            return number.ok_or_else(|| D::Error::custom("not a ratio of whole numbers"));
        }
        from.deserialize_any(RuleFileNumber)
    }
}

/// Reads the numbers of a rule file: texts, and whole numbers.
struct RuleFileNumber;

impl Visitor<'_> for RuleFileNumber {
    type Value = Exact;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number, or an exact number in quotation marks")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Exact, E> {
        let number = match text.split_once('/') {
            Some((n, d)) => match (n.trim().parse::<i64>(), d.trim().parse::<i64>()) {
                (Ok(n), Ok(d)) => Exact::ratio(n, d),
                _ => None,
            },
            None => Exact::parse_decimal(text),
        };
        number.ok_or_else(|| E::custom(format!("`{text}` is not an exact number")))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Exact, E> {
        Ok(Exact::whole(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Exact, E> {
        Ok(Exact::whole(number))
    }
}

impl workbook::table::TableNumber for Exact {
    fn to_f64(self) -> f64 {
        self.to_cell_f64()
    }

    fn to_text(self) -> Option<String> {
        Some(self.to_file_text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn binary_dust_is_forgiven_and_real_decimals_kept() {
        assert_eq!(Exact::parse_decimal("0.30000000000000004"), Exact::parse_decimal("0.3"));
        assert_eq!(Exact::parse_decimal("57.25").map(Exact::to_decimal).as_deref(), Some("57.25"));
        assert_eq!(Exact::parse_decimal("-0.5").map(Exact::to_decimal).as_deref(), Some("-0.5"));
        assert_eq!(Exact::parse_decimal("1e5"), None);
        assert_eq!(Exact::parse_decimal("."), None);
        assert_eq!(Exact::parse_decimal("1234567890123"), None);
    }

    /// 64-bit numbers take another path than longer ones.
    #[test]
    fn sums_and_comparisons_are_those_of_fractions() {
        let parts = [(0, 1), (1, 3), (-1, 3), (1, 4), (2, 4), (4344, 100), (-7, 2)];
        let long = [(i128::from(i64::MAX) * 4, 3), (-i128::from(i64::MAX) * 4, 9)];
        let all: Vec<(i128, i128)> = parts.into_iter().chain(long).collect();
        let exact = |(above, below)| Exact::ratio(above, below).unwrap_or(Exact::ZERO);
        for one in &all {
            for other in &all {
                let (a, b) = (Ratio::new(one.0, one.1), Ratio::new(other.0, other.1));
                assert_eq!(exact(*one) + exact(*other), Exact(a + b), "{one:?} + {other:?}");
                assert_eq!(exact(*one) - exact(*other), Exact(a - b), "{one:?} - {other:?}");
                assert_eq!(exact(*one).cmp(&exact(*other)), a.cmp(&b), "{one:?}, {other:?}");
            }
            assert_eq!(exact(*one) / 100, Exact(Ratio::new(one.0, one.1 * 100)), "{one:?} / 100");
            assert_eq!(exact(*one).rounded(0), Exact(Ratio::new(one.0, one.1).round()), "{one:?}");
        }
    }

    #[test]
    fn a_number_prints_as_people_write_it() {
        let third = Exact::ratio(400, 3).unwrap_or(Exact::ZERO);
        assert_eq!(third.to_string(), "133 1/3");
        assert_eq!(third.to_decimal(), "133.33");
        assert_eq!(Exact::ratio(45, 2).unwrap_or(Exact::ZERO).to_string(), "22.5");
        assert_eq!(Exact::whole(100).to_decimal(), "100");
        assert_eq!(Exact::ratio(-1, 3).unwrap_or(Exact::ZERO).to_string(), "-1/3");
    }
}
