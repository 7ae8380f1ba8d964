//! A first award by the number of tables: so much a table, one amount, a curve that flattens, or a
//! root. A scale gives one formula for each range of tables; `scale` makes the awards of the other
//! places of it.

use std::fmt;

use serde::Deserialize;

use super::curve;
use super::event_conditions::NumberRange;
use model::{BasisStep, DecimalsOrFractions, Exact, Surd};

/// The first award in a range of tables. Exactly one of its formulas is given.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct FirstPlaceAward {
    pub tables: Option<NumberRange>,
    /// So much a table.
    pub each_table: Option<Exact>,
    /// The same whatever the tables.
    pub award: Option<Exact>,
    /// A curve that flattens.
    pub curve: Option<SaturatingCurve>,
    pub root: Option<RootFormula>,
}

/// `limit x (1 - e^(-tables / over))`, to twelve decimals.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct SaturatingCurve {
    /// What it never reaches.
    pub limit: Exact,
    /// The tables at which it reaches 63 % of that.
    pub over: Exact,
}

/// `award x sqrt(tables / at)`, rounded up to the next multiple of `up_to`.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct RootFormula {
    /// The award at so many tables.
    pub award: Exact,
    /// The number of tables at which the award is reached.
    pub at: Exact,
    /// What it is rounded up to a multiple of.
    pub up_to: Exact,
}

impl FirstPlaceAward {
    /// The tables for which it is; all if it does not say.
    pub(crate) fn table_range(&self) -> NumberRange {
        self.tables.unwrap_or(NumberRange::ALL)
    }

    /// How many formulas it gives; a sound one gives one.
    pub(crate) fn given_formula_count(&self) -> usize {
        let given = [
            self.each_table.is_some(),
            self.award.is_some(),
            self.curve.is_some(),
            self.root.is_some(),
        ];
        given.into_iter().filter(|is_given| *is_given).count()
    }

    /// The numbers of its formula, all of which must be above 0.
    pub(crate) fn formula_numbers(&self) -> Vec<Exact> {
        let plain = [self.each_table, self.award];
        let curve = self.curve.map(|curve| [curve.limit, curve.over]);
        let root = self.root.map(|root| [root.award, root.at, root.up_to]);
        let plain = plain.into_iter().flatten();
        plain.chain(curve.into_iter().flatten()).chain(root.into_iter().flatten()).collect()
    }

    /// The first award at so many tables.
    pub(crate) fn value_at_tables(&self, tables: u32) -> Exact {
        let tables = Exact::whole(tables);
        let each = self.each_table.map(|each| each * tables);
        let curve = || {
            let SaturatingCurve { limit, over } = self.curve?;
            Some(limit * (Exact::whole(1) - curve::exp_of_minus(tables.checked_div(over)?)))
        };
        let root = || self.root.and_then(|root| root.value(tables));
        each.or(self.award).or_else(curve).or_else(root).unwrap_or(Exact::ZERO)
    }

    /// The step of the first award at so many tables: `0.02 x 19 tables = 0.38`.
    pub(crate) fn explain_at_tables(&self, tables: u32, step: BasisStep) -> BasisStep {
        let value = self.value_at_tables(tables);
        if let Some(each) = self.each_table {
            return step
                .with_arithmetic(format!("{each} x {tables} tables"))
                .with_result(value.to_short_text());
        }
        match (self.curve, self.root) {
            (Some(SaturatingCurve { limit, over }), _) => {
                let value = DecimalsOrFractions::for_numbers([value]).format(value);
                let curve = format!("{limit} x (1 - e^(-{tables}/{over}))");
                step.with_arithmetic(curve).with_note(format!("which is {value}"))
            }
            (_, Some(RootFormula { award, at, up_to })) => {
                let under = Exact::whole(tables).checked_div(at).unwrap_or(Exact::ZERO);
                let root = Surd::from_root(award, under);
                let step = step.with_arithmetic(format!("{award} x sqrt({tables}/{at})"));
                let step = step.with_result(DecimalsOrFractions::for_numbers([root]).format(root));
                match up_to == Exact::whole(1) {
                    true => step.with_note(format!("rounded up to {}", value.to_short_text())),
                    false => step.with_note(format!(
                        "the next multiple of {up_to} is {}",
                        value.to_short_text()
                    )),
                }
            }
            _ => step.with_arithmetic(value.to_short_text()),
        }
    }
}

impl RootFormula {
    fn value(&self, tables: Exact) -> Option<Exact> {
        let under = tables.checked_div(self.at)?;
        let steps = Surd::from_root(self.award.checked_div(self.up_to)?, under).ceil();
        Some(self.up_to * Exact::whole(steps))
    }
}

impl fmt::Display for FirstPlaceAward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.each_table, self.award, self.curve, self.root) {
            (Some(each), ..) => write!(f, "{each} x tables"),
            (_, Some(award), ..) => write!(f, "{award}"),
            (_, _, Some(SaturatingCurve { limit, over }), _) => {
                write!(f, "{limit} x (1 - e^(-tables/{over}))")
            }
            (.., Some(RootFormula { award, at, up_to })) => {
                write!(f, "{award} x sqrt(tables/{at}), up to a multiple of {up_to}")
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exact(text: &str) -> Exact {
        Exact::parse_decimal(text).unwrap_or(Exact::ZERO)
    }

    /// The printed example of the simultaneous pairs: 743 tables, 818; and the earlier edition.
    #[test]
    fn roots_are_rounded_up_to_a_multiple() {
        let root = |award, up_to| RootFormula {
            award: exact(award),
            at: exact("25"),
            up_to: exact(up_to),
        };
        for (root, tables, award) in [
            (root("150", "1"), 743, 818),
            (root("100", "10"), 743, 550),
            (root("100", "10"), 25, 100),
        ] {
            assert_eq!(root.value(Exact::whole(tables)), Some(Exact::whole(award)), "{root:?}");
        }
    }
}
