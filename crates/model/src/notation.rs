//! How the numbers of one sum are printed. Fractions and decimals never stand in one sum: `27 1/3 x
//! 1 1/2 = 41`, never `27 1/3 x 1.5 = 41`.

use super::{Exact, Surd};

/// Larger denominators are hard to read, and print as decimals with dots.
const LARGEST_DENOMINATOR: i128 = 100;

/// The notation of all numbers of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecimalsOrFractions {
    /// Decimals, all exact: `1.5`.
    Decimals,
    /// Fractions, all exact: `1 1/2`.
    Fractions,
    /// Decimals, cut after the third if there are more: `0.307...`.
    Cut,
}

impl DecimalsOrFractions {
    /// The notation that prints all these numbers: decimals if each of them ends, else fractions,
    /// unless a number has a root or a large denominator.
    pub fn for_numbers<N: Into<Surd>>(numbers: impl IntoIterator<Item = N>) -> DecimalsOrFractions {
        numbers.into_iter().fold(DecimalsOrFractions::Decimals, |notation, number| {
            match (number.into().exact(), notation) {
                (_, DecimalsOrFractions::Cut) | (None, _) => DecimalsOrFractions::Cut,
                (Some(exact), _) if exact.is_finite_decimal() => notation,
                (Some(exact), _) if exact.denominator() <= LARGEST_DENOMINATOR => {
                    DecimalsOrFractions::Fractions
                }
                (Some(_), _) => DecimalsOrFractions::Cut,
            }
        })
    }

    /// A number in this notation.
    pub fn format(self, number: impl Into<Surd>) -> String {
        let number = number.into();
        match (self, number.exact()) {
            (DecimalsOrFractions::Decimals | DecimalsOrFractions::Cut, Some(exact))
                if exact.is_finite_decimal() =>
            {
                exact.to_decimal()
            }
            (DecimalsOrFractions::Fractions, Some(exact)) => exact.to_fraction(),
            _ => number.to_truncated_decimal(),
        }
    }
}

/// The numbers of one sum, all in the same notation.
pub fn format_in_one_notation<N: Into<Surd> + Copy, const COUNT: usize>(
    numbers: [N; COUNT],
) -> [String; COUNT] {
    let notation = DecimalsOrFractions::for_numbers(numbers);
    numbers.map(|number| notation.format(number))
}

/// Terms and their sum in one notation: `123 + 82 = 205`; the only term by itself.
pub fn sum_with_total_text<N: Into<Surd> + Copy>(terms: &[N]) -> String {
    let terms: Vec<Surd> = terms.iter().map(|term| (*term).into()).collect();
    let sum = terms.iter().copied().fold(Surd::from_exact(Exact::ZERO), |sum, term| sum + term);
    let notation = DecimalsOrFractions::for_numbers(terms.iter().copied().chain([sum]));
    let told: Vec<String> = terms.iter().map(|term| notation.format(*term)).collect();
    match terms.len() {
        0 | 1 => notation.format(sum),
        _ => format!("{} = {}", told.join(" + "), notation.format(sum)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exact(n: i64, d: i64) -> Surd {
        Exact::ratio(n, d).unwrap_or(Exact::ZERO).into()
    }

    #[test]
    fn a_sum_has_one_notation() {
        for (numbers, printed) in [
            ([exact(12, 1), exact(3, 2), exact(18, 1)], ["12", "1.5", "18"]),
            ([exact(82, 3), exact(3, 2), exact(41, 1)], ["27 1/3", "1 1/2", "41"]),
            ([exact(2, 3), exact(-1, 2), exact(1, 6)], ["2/3", "-1/2", "1/6"]),
            ([exact(1, 3), exact(1, 301), exact(5, 2)], ["0.333...", "0.003...", "2.5"]),
            ([exact(-7, 303), exact(0, 1), exact(1, 1)], ["-0.023...", "0", "1"]),
            (
                [Surd::from_root(Exact::whole(2), Exact::whole(2)), exact(1, 3), exact(3, 1)],
                ["2.828...", "0.333...", "3"],
            ),
        ] {
            assert_eq!(format_in_one_notation(numbers), printed);
        }
    }
}
