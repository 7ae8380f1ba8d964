//! An award as a product of factors, each with its reason: `38 x 1.5 (District) = 57`.

use model::{DecimalsOrFractions, Exact};

/// The factors on awards at Club status.
#[derive(Debug, Clone, Copy)]
pub(super) struct AwardFactors {
    /// The multiple of the Club award (2.2.1), or that of a heat.
    pub status: Exact,
    /// The factor for large teams (2.3.3).
    pub team: Exact,
}

impl AwardFactors {
    /// All factors multiplied.
    pub(super) fn combined(self) -> Exact {
        self.status * self.team
    }

    /// A product with these factors.
    pub(super) fn apply_to(self, product: ExplainedProduct) -> ExplainedProduct {
        product.times(self.status, "").times(self.team, "size of the teams")
    }
}

/// A product, and how it came about. Factors of 1 are left out.
#[derive(Debug, Clone)]
pub(super) struct ExplainedProduct {
    /// The product, exact.
    pub points: Exact,
    first: (Exact, &'static str),
    factors: Vec<Factor>,
}

#[derive(Debug, Clone)]
struct Factor {
    /// The operator before the number.
    by: &'static str,
    number: Exact,
    why: String,
}

impl ExplainedProduct {
    /// A number without factors, and its unit: ` boards`, or none.
    pub(super) fn new(points: Exact, unit: &'static str) -> ExplainedProduct {
        ExplainedProduct { points, first: (points, unit), factors: Vec::new() }
    }

    /// Multiplies by a factor. The reason may be empty.
    pub(super) fn times(mut self, number: Exact, why: &str) -> ExplainedProduct {
        if number != Exact::whole(1) {
            self.points = self.points * number;
            self.factors.push(Factor { by: "x", number, why: why.to_string() });
        }
        self
    }

    /// Divides by a number. The reason may be empty.
    pub(super) fn divided_by(mut self, number: u32, why: &str) -> ExplainedProduct {
        self.points = self.points / number;
        let number = Exact::whole(number);
        self.factors.push(Factor { by: "/", number, why: why.to_string() });
        self
    }

    /// Whether it has no factors.
    pub(super) fn is_without_factors(&self) -> bool {
        self.factors.is_empty()
    }

    /// The arithmetic: `38 x 1.5 (District) = 57`, or `38` without factors.
    pub(super) fn in_words(&self) -> String {
        let formula = self.formula();
        match self.is_without_factors() {
            true => formula,
            false => format!("{formula} = {}", self.notation().format(self.points)),
        }
    }

    /// The arithmetic without its result: `38 x 1.5 (District)`.
    pub(super) fn formula(&self) -> String {
        let (first, unit) = self.first;
        let notation = self.notation();
        let mut told = format!("{}{unit}", notation.format(first));
        for Factor { by, number, why } in &self.factors {
            told.push_str(&format!(" {by} {}", notation.format(*number)));
            if !why.is_empty() {
                told.push_str(&format!(" ({why})"));
            }
        }
        told
    }

    fn notation(&self) -> DecimalsOrFractions {
        let factors = self.factors.iter().map(|factor| factor.number);
        DecimalsOrFractions::for_numbers(factors.chain([self.first.0, self.points]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_product_tells_its_factors_in_one_notation() {
        let ratio = |n: i64, d: i64| Exact::ratio(n, d).unwrap_or(Exact::ZERO);
        let one = Exact::whole(1);
        for (product, told) in [
            (ExplainedProduct::new(Exact::whole(38), "").times(one, "Club"), "38"),
            (
                ExplainedProduct::new(Exact::whole(38), "").times(ratio(3, 2), "District"),
                "38 x 1.5 (District) = 57",
            ),
            (
                ExplainedProduct::new(Exact::whole(6), " boards").times(ratio(3, 2), ""),
                "6 boards x 1.5 = 9",
            ),
            (
                ExplainedProduct::new(Exact::whole(41), "")
                    .times(Exact::whole(12), "")
                    .divided_by(18, "boards")
                    .times(ratio(3, 2), "District"),
                "41 x 12 / 18 (boards) x 1.5 (District) = 41",
            ),
            (
                ExplainedProduct::new(Exact::whole(41), "")
                    .times(Exact::whole(13), "")
                    .divided_by(18, ""),
                "41 x 13 / 18 = 29 11/18",
            ),
        ] {
            assert_eq!(product.in_words(), told);
        }
    }
}
