//! The exponential function, to twelve decimals, in whole numbers. First awards that flatten with
//! the number of tables are made of it (`formula`), and no float may decide an award.

use model::Exact;

/// One, in the units of the computation.
const ONE: u128 = 1_000_000_000_000_000_000;
/// The units of a twelfth decimal.
const TWELFTH: u128 = 1_000_000;
/// `e^-40` is less than half of a twelfth decimal, and so nothing.
const NOTHING_FROM: i128 = 40;
/// So often the exponent is halved before the series, and the result squared behind it.
const HALVINGS: u32 = 7;
/// With an exponent below 40/128 the terms behind this one are less than a unit.
const TERMS: u128 = 14;

/// `e` to the power of minus `of`, which is not negative, rounded to twelve decimals.
///
/// The power of a rational number other than 0 is irrational, so no award depends on which way its
/// last decimal was rounded: an award in hundredths would have to lie within 10^-10 of a half.
pub(super) fn exp_of_minus(of: Exact) -> Exact {
    if of.is_zero() {
        return Exact::whole(1);
    }
    if of >= Exact::whole(NOTHING_FROM) {
        return Exact::ZERO;
    }
    // 10^18 times a number below 40 with a denominator in 64 bits fits.
    let units = (of.rounded(15) * Exact::whole(ONE as i128)).floor() as u128;
    let small = units >> HALVINGS;
    let mut term = ONE;
    let (mut above, mut below) = (ONE, 0);
    for nth in 1..=TERMS {
        term = term * small / ONE / nth;
        let side = if nth % 2 == 0 { &mut above } else { &mut below };
        *side += term;
    }
    let mut power = above - below;
    for _ in 0..HALVINGS {
        power = (power * power + ONE / 2) / ONE;
    }
    let twelfths = (power + TWELFTH / 2) / TWELFTH;
    Exact::ratio(twelfths as i128, (ONE / TWELFTH) as i128).unwrap_or(Exact::ZERO)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of published tables of the exponential function.
    #[test]
    fn powers_are_those_of_the_tables() {
        for (above, below, twelfths) in [
            (0, 1, 1_000_000_000_000_i64),
            (1, 32, 969_233_234_476),
            (1, 1, 367_879_441_171),
            (5, 4, 286_504_796_860),
            (2, 1, 135_335_283_237),
            (1, 10, 904_837_418_036),
            (10, 1, 45_399_930),
            (39, 1, 0),
            (41, 1, 0),
        ] {
            let of = Exact::ratio(above, below).unwrap_or(Exact::ZERO);
            let expected = Exact::ratio(twelfths, 1_000_000_000_000_i64).unwrap_or(Exact::ZERO);
            assert_eq!(exp_of_minus(of), expected, "e^-{above}/{below}");
        }
    }
}
